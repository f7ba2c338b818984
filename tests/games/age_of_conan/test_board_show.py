"""What happens on the table of Age of Conan is seen: every event has its cues, and they point at what is there."""

from functools import cache

import pytest

from engine.rules import Match, Moment
from engine.table.cues import Float, Fly, Sound
from games.age_of_conan.board import AgeOfConanBoard
from games.age_of_conan.board.animate import SHOWN
from games.age_of_conan.board.contest_facts import contest_of
from games.age_of_conan.board.dock import covered, dock
from games.age_of_conan.board.layout import MAP, SAFE
from games.age_of_conan.rules import RULES
from games.age_of_conan.rules import events as ev
from games.age_of_conan.rules.content import PROVINCES
from games.age_of_conan.rules.events import EVENTS
from games.age_of_conan.rules.state import AocState
from tests.games.age_of_conan.scenario import Board
from tests.support.shown import Shown, bad_flights, cues_of, ends, lost_lights, shown, unknown_banners, unknown_sounds
from tests.support.tables import board_of, play_through, seats

UNTOUCHED = ("sum:", "count:", "reasons:", "odds")
"""Elements that are hidden for a while, and never touched."""
LONGEST = 6.0
"""Seconds that one event may take."""


def table(seats: int = 4, scale: float = 1.0, code: str = "en") -> AgeOfConanBoard:
    made: AgeOfConanBoard = board_of("age_of_conan", seats, scale, code)
    return made


@cache
def told() -> tuple[Shown, ...]:
    """A game with what is seen of it."""
    match = Match.start(RULES, seats(4), 5, {}, keep_states=True)
    return tuple(shown(table(), RULES, play_through(match, 5), {}))


def test_every_event_is_shown() -> None:
    assert set(SHOWN) == set(EVENTS)


def test_every_event_of_a_game_has_cues_and_none_takes_long() -> None:
    assert {one.name for one in told() if not one.cues} == set()
    assert {name: end for name, end in ends(told()).items() if end > LONGEST} == {}
    assert len(ends(told())) > 40


def test_sounds_and_banners_are_there() -> None:
    assert unknown_sounds(told()) == set()
    assert unknown_banners(told(), table().desk.kit.language) == set()


def test_what_flies_stays_near_the_canvas_and_hides_what_lies_there() -> None:
    assert bad_flights(told(), UNTOUCHED) == []


def test_most_lights_find_their_element() -> None:
    """Only the panels of the kingdoms and what flies away may be missing."""
    assert lost_lights(told()) <= {"artifact", "conan_bonus", "tokens", "token"}


# ---------------------------------------------------------------- single events
def test_an_army_marches_from_province_to_province() -> None:
    shown, board = table(2), Board()
    before = RULES.view(board.army("aquilonia", "ophir", 3).state, 0)
    board.of("aquilonia").units.clear()
    after = RULES.view(board.army("aquilonia", "koth", 3).state, 0)
    event = ev.UnitsMoved(seat=0, origin="ophir", to="koth", n=3, how="attack")
    cues = cues_of(shown, event, before, after)
    fly = next(cue for cue in cues if isinstance(cue, Fly))
    assert fly.hides == "army:0/koth" and fly.end == shown.elements()["army:0/koth"].center
    assert fly.start[1] < fly.end[1], "Ophir lies north of Koth"
    assert Sound("march_host") in cues


def test_only_the_dice_that_are_thrown_again_fly() -> None:
    shown, board = table(2), Board().army("aquilonia", "ophir", 3, 0).goods("aquilonia", sorcery=1)
    board.military("aquilonia")
    board.answer("campaign:ophir")
    board.dice("hit blank blank")
    before = RULES.view(board.state, 0)
    contest = contest_of(before)
    assert contest is not None
    contest.again = [1, 2]
    after = RULES.view(board.state, 0)
    event = ev.ContestRolled(seat=0, side="attacker", faces=("hit", "blank", "blank"), successes=1, again=True)
    flies = [cue for cue in cues_of(shown, event, before, after) if isinstance(cue, Fly)]
    assert [fly.hides for fly in flies][:2] == ["contest:0/1", "contest:0/2"]
    assert {fly.hides for fly in flies[2:]} == {"successes:0", "count:0", "reasons:0", "odds", "verdict"}
    counted = [cue for cue in cues_of(shown, event, before, after) if isinstance(cue, Float)]
    assert [(cue.text, cue.element) for cue in counted] == [("+1", "contest:0/0")]


def after(moment: Moment) -> AocState:
    assert isinstance(moment.state, AocState)
    return moment.state


def test_bids_are_turned_together_with_the_first() -> None:
    """AOC-3.4"""
    shown, board = table(2), Board().strategies("aquilonia", "s01").strategies("turan", "s02")
    board.set_aside()
    board.bid()
    board.answer("strategy:s01", "bid:4", "strategy:s02")
    board.match.keep_states = True
    last = board.match.answer("bid:5")
    before = RULES.view(after(last[0]), 0)
    assert isinstance(last[0].event, ev.BidPlaced)
    first = next(moment for moment in last if isinstance(moment.event, ev.BidRevealed))
    flies = [cue for cue in cues_of(shown, first.event, before, RULES.view(after(first), 0)) if isinstance(cue, Fly)]
    turned = {fly.hides for fly in flies if fly.flip_to is not None}
    assert {"sum:0", "sum:1"} <= {fly.hides for fly in flies}
    assert turned == {"bidding:0", "bidding:1"}


# ---------------------------------------------------------------- where the boards lie
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_boards_leave_the_province_question_and_card_free(seats: int) -> None:
    desk, hidden = table(seats).desk, []
    for province in PROVINCES:
        rect = dock(desk, province, 400)
        assert not rect.colliderect(desk.table.bar) and not rect.colliderect(desk.table.details)
        assert not rect.colliderect(desk.table.news), "what others did is read on a plate of its own"
        assert rect.left >= SAFE.left and rect.right <= MAP.right and rect.top >= SAFE.top - 10
        if covered(province, rect) > 0:
            hidden.append(province)
    assert set(hidden) <= {"argos"}, "its Fort stands far above its name"


@pytest.mark.parametrize(("scale", "code"), [(1.0, "en"), (1.5, "es"), (2.0, "es")])
def test_a_contest_with_everything_in_it_fits(scale: float, code: str) -> None:
    board = Board(4).army("aquilonia", "koth", 5, 0).conan("koth", "aquilonia").goods("aquilonia", sorcery=1)
    board.table("aquilonia", "aq_pikemen").raid("koth", 1).hand("aquilonia", "aq_charge")
    board.military("aquilonia")
    board.answer("campaign:koth")
    while board.prompt == "before-rolls":
        board.answer(board.legal[0])
    shown = table(4, scale, code)
    shown.show(RULES.view(board.state, 0), 0)
    sides = [shown.elements()[f"strength:{at}"] for at in (0, 1)]
    assert sides[0].right < sides[1].left and all(MAP.contains(side) for side in sides)
    assert not any(side.colliderect(shown.bar_rect) for side in sides)
