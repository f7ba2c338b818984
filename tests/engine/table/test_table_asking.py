"""What can be focused and what an input means, without a screen."""

import pygame

from engine.input.actions import Action
from engine.input.events import ActionEvent, PointerEvent
from engine.rules import Choose, ChooseSome, Option
from engine.table.asking import DONE, MORE, Asking, kind_of, lone_answer

PLACES = {
    "deck": pygame.Rect(100, 100, 80, 120),
    "pile": pygame.Rect(300, 100, 80, 120),
    "card": pygame.Rect(500, 100, 80, 120),
    "other": pygame.Rect(700, 100, 80, 120),
}
FIVE = Choose(
    0,
    "p",
    (
        Option("draw", ("deck",)),
        Option("pillage", ("nowhere", "pile")),
        Option("left", ("card",)),
        Option("right", ("card",)),
        Option("spent", ("other",), blocked="used", clause="X-1"),
        Option("pass"),
    ),
)


def press(action: Action) -> ActionEvent:
    return ActionEvent(action, "press", "keyboard", 0)


def placed(question: Choose | ChooseSome) -> Asking:
    asking = Asking(question, PLACES)
    buttons = {
        f"option:{option.id}": pygame.Rect(100 + 200 * n, 900, 150, 60) for n, option in enumerate(asking.buttons)
    }
    if asking.some:
        buttons[DONE] = pygame.Rect(1500, 900, 150, 60)
    asking.place(PLACES, buttons)
    return asking


def test_an_option_is_met_at_the_first_thing_it_touches_that_lies_on_the_board() -> None:
    asking = placed(FIVE)
    assert {key: [option.id for option in options] for key, options in asking.spots.items()} == {
        "deck": ["draw"],
        "pile": ["pillage"],
        "card": ["left", "right"],
        "other": ["spent"],
    }
    assert [option.id for option in asking.buttons] == ["pass"]
    assert asking.legal == {"deck", "pile", "card"}


def test_things_as_good_as_each_other_can_all_be_clicked_but_the_focus_stops_at_one() -> None:
    places = {f"die:{n}": pygame.Rect(100 * n, 0, 80, 80) for n in range(4)} | {"army:1": pygame.Rect(600, 0, 80, 80)}
    axe = Option("axe", ("die:0", "die:2", "die:3", "army:1", "die:9"))
    question = Choose(
        0, "p", (axe, Option("hit", ("die:1",)), Option("both", ("die:1", "die:2")), Option("any", ("die:3",)))
    )
    asking = Asking(question, places)
    asking.place(places, {})
    met = {key: [option.id for option in options] for key, options in asking.spots.items()}
    assert met == {"die:0": ["axe"], "die:1": ["hit", "both"], "die:3": ["any"], "die:2": ["axe", "both"]}
    assert asking.legal == {"die:0", "die:1", "die:2", "die:3"}
    assert {element.id for element in asking.focus.elements if element.legal} == {"die:0", "die:1", "die:3"}
    said = asking.choose("die:2")
    assert said and (said.kind, said.value) == ("list", ["axe", "both"])


def test_the_kind_of_a_thing_is_what_its_parts_are() -> None:
    assert kind_of("camp:0/wagon:1") == kind_of("camp:2/wagon:0") == ("camp", "wagon")
    assert kind_of("camp:0/stash") == ("camp",) and kind_of("unit:0/73") == ("unit",)


def test_few_legal_options_are_all_buttons_too() -> None:
    asking = placed(Choose(0, "p", (Option("a", ("deck",)), Option("b"), Option("c", ("pile",), blocked="no"))))
    assert [option.id for option in asking.buttons] == ["a", "b"]


def test_the_focus_starts_on_the_first_legal_option() -> None:
    asking = placed(Choose(0, "p", (Option("a", ("deck",), blocked="no"), Option("b", ("pile",)))))
    assert asking.focus.current == "option:b"
    assert asking.shown_element == "pile"


def test_accept_on_an_element_answers() -> None:
    asking = placed(FIVE)
    assert asking.focus.current == "deck"
    said = asking.handle(press(Action.ACCEPT))
    assert said and (said.kind, said.value) == ("answer", "draw")


def test_an_element_with_several_options_opens_a_list_of_them() -> None:
    asking = placed(FIVE)
    asking.focus.focus("card")
    said = asking.handle(press(Action.ACCEPT))
    assert said and (said.kind, said.value) == ("list", ["left", "right"])


def test_a_blocked_option_can_be_focused_and_is_refused_with_its_rule() -> None:
    asking = placed(FIVE)
    asking.focus.focus("other")
    said = asking.handle(press(Action.ACCEPT))
    assert said and said.kind == "refused" and said.option and said.option.clause == "X-1"
    rules = asking.handle(press(Action.DETAILS))
    assert rules and rules.kind == "rules" and rules.option and rules.option.id == "spent"


def test_the_shoulder_buttons_go_through_the_legal_options_only() -> None:
    asking = placed(FIVE)
    met = []
    for _ in range(4):
        asking.handle(press(Action.PAGE_RIGHT))
        met.append(asking.focus.current)
    assert sorted(met) == ["card", "deck", "option:pass", "pile"]


def test_d_pad_and_two_buttons_reach_every_option_by_the_list() -> None:
    said = placed(FIVE).handle(press(Action.ALT))
    assert said and said.kind == "all"
    assert said.value == ["draw", "pillage", "left", "right", "spent", "pass"]


def test_the_list_is_reached_with_two_buttons_too() -> None:
    asking = placed(FIVE)
    asking.place(PLACES, {MORE: pygame.Rect(1700, 900, 60, 60), "option:pass": pygame.Rect(100, 900, 60, 60)})
    asking.focus.focus("option:pass")
    asking.handle(press(Action.RIGHT))
    assert asking.focus.current == MORE
    said = asking.handle(press(Action.ACCEPT))
    assert said and said.kind == "all"


def test_while_peek_is_held_everything_can_be_looked_at() -> None:
    asking = placed(Choose(0, "p", (Option("a", ("deck",)), Option("b", ("card",)), *(Option(c) for c in "cde"))))
    asking.handle(press(Action.RIGHT))
    assert asking.focus.current == "card"
    asking.focus.focus("deck")
    asking.handle(press(Action.PEEK))
    asking.place(PLACES, {})
    asking.handle(press(Action.RIGHT))
    assert asking.focus.current == "pile"


def test_a_click_counts_when_pressed_and_let_go_on_the_same_thing() -> None:
    asking = placed(FIVE)
    on_pile, on_deck = PLACES["pile"].center, PLACES["deck"].center
    asking.handle(PointerEvent("press", on_pile, 1))
    assert asking.handle(PointerEvent("release", on_deck, 1)) is None
    asking.handle(PointerEvent("press", on_pile, 1))
    said = asking.handle(PointerEvent("release", on_pile, 1))
    assert said and (said.kind, said.value) == ("answer", "pillage")


def test_picks_keep_their_order_and_are_taken_back_one_by_one() -> None:
    some = ChooseSome(0, "p", (Option("a"), Option("b"), Option("c")), 2, 2)
    asking = placed(some)
    assert asking.done().kind == "refused"
    for key in ("c", "a"):
        assert asking.take(key).kind == "picked"
    assert (asking.number("c"), asking.number("a"), asking.number("b")) == (1, 2, 0)
    assert asking.focus.current == DONE  # as many as are wanted: the next press finishes
    assert asking.take("b").kind == "refused"  # two at most
    asking.handle(press(Action.BACK))
    assert asking.picks == ["c"]
    asking.take("b")
    said = asking.choose(DONE)
    assert said and (said.kind, said.value) == ("answer", ["c", "b"])


def test_after_a_pick_the_focus_goes_on_to_what_has_still_to_be_picked() -> None:
    some = ChooseSome(0, "p", (Option("a"), Option("b"), Option("c", blocked="no"), Option("d")), 3, 3)
    asking = placed(some)
    asking.focus.focus("option:b")
    for expected in ("option:d", "option:a", DONE):
        asking.handle(press(Action.ACCEPT))
        assert asking.focus.current == expected
    assert asking.picks == ["b", "d", "a"]


def test_on_the_board_the_focus_goes_on_from_place_to_place() -> None:
    asking = placed(ChooseSome(0, "p", (Option("a", ("deck",)), Option("b", ("pile",)), Option("c", ("card",))), 2, 3))
    asking.focus.focus("pile")
    asking.handle(press(Action.ACCEPT))
    assert asking.focus.current == "card"
    asking.handle(press(Action.ACCEPT))
    assert asking.focus.current == "card"  # two are enough: nothing more has to be picked


def test_where_nothing_has_to_be_picked_the_focus_stays() -> None:
    asking = placed(ChooseSome(0, "p", (Option("a"), Option("b"), Option("c")), 0, 3))
    asking.handle(press(Action.ACCEPT))
    assert (asking.picks, asking.focus.current) == (["a"], "option:a")
    asking.handle(press(Action.ACCEPT))
    assert asking.picks == []


def test_back_without_picks_means_undo() -> None:
    said = placed(FIVE).handle(press(Action.BACK))
    assert said and said.kind == "undo"


def test_a_single_legal_choice_answers_itself() -> None:
    assert lone_answer(Choose(0, "p", (Option("a"), Option("b", blocked="no")))) == "a"
    assert lone_answer(FIVE) is None
    assert lone_answer(ChooseSome(0, "p", (Option("a"),), 1, 1)) == ["a"]
    assert lone_answer(ChooseSome(0, "p", (Option("a"), Option("b")), 2, 2)) is None


def test_a_board_may_say_where_the_focus_begins_among_what_answers() -> None:
    asking = placed(FIVE)
    for key, expected in (
        ("pile", "pile"),
        ("option:pass", "option:pass"),
        ("other", "option:pass"),
        ("", "option:pass"),
    ):
        asking.begin(key)
        assert asking.focus.current == expected, "what is blocked or no answer at all changes nothing"
