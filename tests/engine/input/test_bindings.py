"""Bindings: defaults, swaps, remaps for one kind of pad."""

from engine.input.actions import Action
from engine.input.bindings import KEY_CAPS, KEY_MAP, PAD_MAP, Bindings
from engine.settings import Settings


def test_every_action_has_a_button_a_key_and_a_cap() -> None:
    assert set(PAD_MAP.values()) == set(Action)
    assert set(KEY_MAP.values()) == set(Action)
    assert set(KEY_CAPS) == set(Action)


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
