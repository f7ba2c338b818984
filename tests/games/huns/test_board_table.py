"""The board shows views: its elements, its pictures, what events look like."""

import pygame
import pytest

from engine.assets import SPRITES
from engine.rules import BLANK, Choose, ChooseSome
from engine.table.cues import Fly, Sound
from games.huns.board.animate import SHOWN
from games.huns.board.placed import ancestors, within
from games.huns.rules import RULES
from games.huns.rules import events as ev
from games.huns.rules.events import EVENTS
from games.huns.rules.state import Card
from tests.games.huns.board_support import board, start
from tests.support.tables import play

QUIET = {ev.GameStarted, ev.ActionSkipped, ev.TurnEnded, ev.RoundEnded}
"""Events that need no picture of their own."""


def test_an_element_lies_on_what_it_belongs_to() -> None:
    assert ancestors("camp:0/wagon:1/space:2") == ["camp:0/wagon:1/space:2", "camp:0/wagon:1", "camp:0"]
    assert within("camp:0/wagon:1/space:2", frozenset({"camp:0/wagon:1"}))
    assert not within("camp:0/wagon:1", frozenset({"camp:0/wagon:1/space:2"}))


def test_every_event_is_shown() -> None:
    assert set(EVENTS) - set(SHOWN) == QUIET


@pytest.mark.parametrize("count", [2, 3, 4])
def test_every_option_touches_something_on_the_table(count: int) -> None:
    table, match = board(count), start(count, 3)
    for _, state in play(match, 3, 150):
        question = state.question
        if isinstance(question, (Choose, ChooseSome)):
            table.show(RULES.view(state, question.seat), question.seat)
            touched = {element for option in question.options for element in option.touches}
            assert touched <= set(table.elements())


@pytest.mark.parametrize("viewer", [0, None])
def test_cues_of_a_game_name_sounds_and_places_that_are_there(viewer: int | None) -> None:
    table, match = board(3), start(3, 9)
    before = match.view(viewer)
    table.show(before, viewer)
    sounds = {file.stem.rstrip("_0123456789") for file in (SPRITES.parent / "sounds").iterdir()}
    for event, state in play(match, 9, 200):
        after = RULES.view(state, viewer)
        table.show(after, viewer)
        for cue in table.cues(event, before, after):
            if isinstance(cue, Fly):
                assert cue.hides == "" or cue.hides in table.elements(), (event, cue.hides)
                assert cue.duration <= 0.8
            if isinstance(cue, Sound):
                assert cue.name in sounds
        before = after


def test_all_elements_lie_on_the_canvas() -> None:
    table, match = board(4, 1.5, "es"), start(4, 2)
    for _ in play(match, 2, 120):
        pass
    table.show(match.view(1), 1)
    canvas = pygame.Rect(0, 0, 1920, 1080)
    assert all(canvas.contains(rect) and rect.w > 0 and rect.h > 0 for rect in table.elements().values())


def test_a_hidden_element_is_not_drawn_and_a_quiet_table_is_kept() -> None:
    table, match = board(2), start(2, 1)
    table.show(match.view(0), 0)
    seen, gone, again = (pygame.Surface((1920, 1080)) for _ in range(3))
    table.draw(seen, frozenset(), None)
    table.draw(gone, frozenset({"wagon_deck"}), None)
    table.draw(again, frozenset(), None)
    spot = table.elements()["wagon_deck"].center
    assert seen.get_at(spot) == again.get_at(spot) != gone.get_at(spot)


def test_legal_elements_are_brighter_than_the_rest_beside_them() -> None:
    table, match = board(2), start(2, 1)
    table.show(match.view(0), 0)
    plain, marked = pygame.Surface((1920, 1080)), pygame.Surface((1920, 1080))
    table.draw(plain, frozenset(), None)
    table.draw(marked, frozenset(), frozenset({"display:0"}))
    chosen, other = (table.elements()[f"display:{k}"] for k in (0, 1))
    mean = pygame.transform.average_color
    assert sum(mean(marked, chosen)[:3]) >= sum(mean(plain, chosen)[:3])
    assert sum(mean(marked, other)[:3]) < sum(mean(plain, other)[:3])


def test_cards_that_others_draw_show_their_backs() -> None:
    table, match = board(2), start(2, 4)
    view = match.view(0)
    view.drawn, view.drawn_from, view.looker = [BLANK, BLANK], "red", 1
    table.show(view, 0)
    assert table.picture("drawn:0") is table.picture("drawn:1")
    assert table.details("drawn:0") is None


def test_details_of_a_card_tell_name_text_and_how_full_it_is() -> None:
    table, match = board(2), start(2, 4)
    view = match.view(0)
    view.camps[0].cards.append(Card(id="MC04", cubes=["blue", "green"]))
    table.show(view, 0)
    told = table.details("camp:0/card:MC04")
    assert told is not None
    assert told.heading == "Onegesh the Steward" and told.family == "Mercenary"
    assert told.text == "Every pillage takes 1 more valuable of the die's colour."
    assert "2 / 4" in told.facts[0] and told.clause == "HUN-8.3"


def test_details_of_a_rival_list_the_cards() -> None:
    table, match = board(2), start(2, 4)
    view = match.view(0)
    view.camps[1].cards = [Card(id="CU01", cubes=["red"]), Card(id="RD01", used=True), Card(id="EQ05")]
    table.show(view, 0)
    told = table.details("seat:1")
    assert told is not None and told.heading == "Yezdi"
    lines = [line.split("} ")[1] for line in told.text.split("\n")]
    assert lines == ["Third Yoke", "Storm the Granary {icon:raid_used}", "Broken Axle 1/3"]
