"""Bindings: defaults, swaps, remaps for one kind of pad."""

import pygame

from engine.input.actions import Action
from engine.input.bindings import PAD_MAP, Bindings
from engine.input.keys import KEY_MAP, cap_of, key_name
from engine.settings import Settings


def test_every_action_has_a_button_and_a_key() -> None:
    assert set(PAD_MAP.values()) == set(Action)
    assert set(KEY_MAP.values()) == set(Action)


def test_prompts_show_the_keys_that_people_look_for() -> None:
    bindings = Bindings()
    caps = [cap_of(bindings.key_of(action)) for action in Action]
    assert caps == ["↑", "↓", "←", "→", "Enter", "Esc", "X", "C", "M", "L", "Q", "E", "Shift", "F"]


def test_keys_have_names_that_every_file_can_bear() -> None:
    assert [key_name(key) for key in (pygame.K_SPACE, pygame.K_LSHIFT, pygame.K_COMMA, 241)] == [
        "space",
        "left shift",
        "key 44",
        "key 241",
    ]
    assert [cap_of(name) for name in ("space", "key 44", "key 241", "f5", "caps lock")] == [
        "Space",
        ",",
        "Ñ",
        "F5",
        "Caps lock",
    ]


def test_a_key_of_ones_own_is_shown_and_those_as_shipped_go_on() -> None:
    bindings = Bindings.of(Settings().with_remap("keyboard", "k", "accept"))
    assert bindings.key(pygame.K_k) is bindings.key(pygame.K_RETURN) is Action.ACCEPT
    assert bindings.key_of(Action.ACCEPT) == "k" and bindings.keys_of(Action.ACCEPT)[1:] == ["return", "enter", "space"]
    assert Bindings({"keyboard": {"x": "fly"}}).key(pygame.K_x) is Action.ALT


def test_swap_changes_buttons_and_prompts_together() -> None:
    swapped = Bindings(swap_accept=True)
    assert swapped.pad("b") is Action.ACCEPT
    assert swapped.pad("a") is Action.BACK
    assert swapped.button_of(Action.ACCEPT) == "b"


def test_a_remap_holds_for_that_kind_of_pad_only() -> None:
    bindings = Bindings.of(Settings().with_remap("Pad One", "x", "menu"))
    assert bindings.pad("x", "Pad One") is Action.MENU
    assert bindings.pad("x", "Pad Two") is Action.ALT


def test_a_remap_to_nonsense_keeps_the_default() -> None:
    assert Bindings({"Pad": {"x": "fly"}}).pad("x", "Pad") is Action.ALT


def test_unknown_buttons_mean_nothing() -> None:
    assert Bindings().pad("paddle") is None
    assert Bindings().button_of(Action.ALT, "Pad") == "x"
