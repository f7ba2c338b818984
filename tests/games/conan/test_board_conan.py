"""The board of Conan shows views: its places, its elements, what it costs to go somewhere, what stands in the way."""

from collections.abc import Iterator

import pygame
import pytest

from engine.input.actions import DIRECTIONS
from engine.rules import BLANK, Choose, Match, Option
from engine.rules.chance import Chance
from engine.rules.match import play_on
from engine.table.asking import Asking
from engine.ui.focus import Element, FocusMap
from games.conan.board import ConanBoard
from games.conan.board.layout import SAFE, table_layout
from games.conan.board.marks import blocked_at
from games.conan.board.placed import group_of
from games.conan.board.reach import large_hero, mover, reach, seen
from games.conan.board.spots import free_spot, spot_of
from games.conan.board.track import goals_of
from games.conan.rules import RULES
from games.conan.rules.content import BOARDS
from games.conan.rules.content_boards import AreaFacts, Board, BoardTable, BorderFacts, WallFacts
from games.conan.rules.frames import Shoot
from games.conan.rules.state import ConanState, Lying
from games.conan.rules.view import view as seen_by
from tests.games.conan.scenario import Table
from tests.support.tables import board_of, seats

CANVAS = pygame.Rect(0, 0, 1920, 1080)
SCENARIOS = ("clutches_of_the_picts", "hunting_the_tigress", "crown_of_the_drowned_temple")


def board(count: int, scale: float = 1.0, code: str = "en") -> ConanBoard:
    made: ConanBoard = board_of("conan", count, scale, code)
    return made


def start(count: int, seed: int, scenario: str = SCENARIOS[0], heroes: str = "auto") -> Match[ConanState]:
    return Match.start(RULES, seats(count), seed, {"scenario": scenario, "heroes": heroes}, keep_states=True)


def play(match: Match[ConanState], seed: int, limit: int) -> Iterator[Match[ConanState]]:
    """Answer by chance, at most `limit` times; yields the match before every answer."""
    chance = Chance(seed)
    for _ in range(limit):
        if match.question is None:
            return
        yield match
        play_on(match, chance)


def shown(state: ConanState, viewer: int, count: int = 2) -> ConanBoard:
    here = board(count)
    here.show(seen_by(state, viewer), viewer)
    return here


# ---------------------------------------------------------------- geometry
@pytest.mark.parametrize("heroes", [1, 2, 3, 4])
def test_what_must_be_read_lies_within_the_safe_margins(heroes: int) -> None:
    table = table_layout(heroes)
    rects = [table.bar, table.news, table.details, table.big, *table.small]
    assert [rect for rect in rects if not SAFE.contains(rect)] == []
    assert len(table.small) == heroes - 1
    for k, one in enumerate(rects):
        assert [other for other in rects[k + 1 :] if one.colliderect(other)] == []


def test_a_newcomer_stands_where_it_hides_nobody() -> None:
    first = free_spot("pict_village", "V23", [])
    second = free_spot("pict_village", "V23", [first])
    (x, y), (ox, oy) = (spot_of("pict_village", "V23", k) for k in (first, second))
    assert first == 0
    assert max(abs(x - ox), abs(y - oy)) >= 70  # a base is 60 wide


# ---------------------------------------------------------------- elements
@pytest.mark.parametrize(("count", "scenario"), [(2, SCENARIOS[1]), (3, SCENARIOS[0]), (5, SCENARIOS[2])])
def test_every_answer_that_is_about_a_thing_is_met_at_a_thing(count: int, scenario: str) -> None:
    here, lost = board(count), set()
    for match in play(start(count, 4, scenario), 4, 70):
        question = match.question
        if not isinstance(question, Choose):
            continue
        here.show(match.view(question.seat), question.seat)
        places = here.elements()
        lost |= {option.id for option in question.options if option.touches and not places.keys() & {*option.touches}}
        assert [key for key, rect in places.items() if not CANVAS.colliderect(rect)] == []
    assert lost == set()


@pytest.mark.parametrize("code", ["en", "es"])
def test_everything_can_be_told_of_in_words(code: str) -> None:
    here = board(4, 1.5, code)
    match = [*play(start(4, 6, SCENARIOS[2]), 6, 60)][-1]
    here.show(match.view(1), 1)
    for key in here.elements():
        told = here.details(key)
        if told is not None:
            words = " ".join((told.heading, told.text, told.family, *told.facts))
            assert "⟦" not in words, key
    assert here.desk.art.assets.missing == set()


@pytest.mark.parametrize(("count", "scenario"), [(2, SCENARIOS[1]), (3, SCENARIOS[0]), (4, SCENARIOS[2])])
def test_what_can_be_chosen_is_reached_with_four_directions(count: int, scenario: str) -> None:
    """In a crowd one thing may stay hidden behind nearer ones: the shoulder buttons come to it."""
    here = board(count)
    for n, match in enumerate(play(start(count, 8, scenario), 8, 90)):
        question = match.question
        if n % 6 or not isinstance(question, Choose):
            continue
        here.show(match.view(question.seat), question.seat)
        asking = Asking(question, here.elements())
        legal = asking.legal
        focus = FocusMap()
        focus.set([Element(key, rect, key in legal) for key, rect in here.elements().items()])
        met, todo = {*sorted(legal)[:1]}, sorted(legal)[:1]
        while todo:
            one = todo.pop()
            for direction in DIRECTIONS:
                focus.focus(one)
                focus.move(direction)
                if focus.current is not None and focus.current not in met:
                    met.add(focus.current)
                    todo.append(focus.current)
        assert len(legal - met) <= 1, (question.prompt, legal - met)


def test_things_that_are_weighed_against_each_other() -> None:
    assert group_of("unit:hyenas_grey/1") == group_of("area:V23") == "board"
    assert group_of("tile:hyenas_grey") == "river"
    assert group_of("card:conan/sword") == group_of("space:conan/melee") == "sheet"
    assert group_of("track") == ""


# ---------------------------------------------------------------- ways
def test_the_cost_of_a_way_counts_borders_and_hindering() -> None:
    """CON-12.8, CON-13.2 Two hunters in Conan's area: 1 + 2 to the next one, 1 more to the one behind it."""
    table = Table()
    table.hero("conan", "V33", mp=2, reserve=4)
    table.unit("pict_hunters-blue", "V33", 2)
    ways = reach(table.s, "hero:conan")
    assert (ways["V32"].cost, ways["V32"].hinder, ways["V32"].origin) == (3, 2, "V33")
    assert (ways["V31"].cost, ways["V31"].hinder, ways["V31"].origin) == (4, 0, "V32")


def test_nothing_is_reached_beyond_free_points_and_gems() -> None:
    """CON-12.7 One point and one gem: two areas, no third."""
    table = Table()
    table.hero("shevatas", "V33", mp=1, reserve=1)
    ways = reach(table.s, "hero:shevatas")
    assert max(leg.cost for leg in ways.values()) == 2
    assert "V22" in ways
    assert "V21" not in ways


def test_the_hero_that_acted_last_is_large_and_moves() -> None:
    table = Table()
    table.hero("conan", "V33")
    table.hero("shevatas", "V23")
    table.act()
    assert (mover(table.s, 1), large_hero(table.s, 1)) == ("hero:conan", "conan")
    table.answer("walk:shevatas/V22")
    assert (mover(table.s, 1), large_hero(table.s, 1)) == ("hero:shevatas", "shevatas")


# ---------------------------------------------------------------- sight
def test_a_line_of_sight_ends_at_the_ledge() -> None:
    """CON-8.13 From the square up to the mound: the ledge at y = 300 lies at 190 + 0.74 x 300 = 412 on the screen."""
    table = Table()
    table.hero("conan", "V23", cards=["bossonian_bow"])
    assert not seen(table.s, "hero:conan")["V13"]
    assert blocked_at(table.s, "V23", "V13") == (680, 412)


def test_who_aims_looks_into_a_dark_board() -> None:
    table = Table()
    table.hero("conan", "V23", cards=["bossonian_bow"])
    table.unit("pict_hunters-blue", "V22")
    table.s.stack = [Shoot(hero="conan", card="bossonian_bow", gems=1)]
    here = shown(table.s, 1)
    marks = {piece.element for piece in here.laid.pieces}
    assert "mark:eye/V22" in marks
    assert here.laid.dark
    assert "V22" in here.laid.kept(frozenset())
    assert "V13" not in here.laid.kept(frozenset())


# ---------------------------------------------------------------- secrets
def test_only_the_overlord_sees_the_hiding_place() -> None:
    """CON-25.6"""
    match = start(3, 2)
    match.answer("hide:H4")
    here = board(3)
    for seat, known in ((0, True), (1, False), (2, False)):
        here.show(match.view(seat), seat)
        signs = [piece for piece in here.laid.pieces if piece.element == "mark:secret/yselda"]
        assert bool(signs) is known
        told = here.details("area:H4")
        assert told is not None
        assert ("Hidden here" in " ".join(told.facts)) is known
    assert match.view(1).secrets == {"yselda": BLANK}


# ---------------------------------------------------------------- pictures
def test_the_same_look_is_painted_once() -> None:
    here = board(3)
    match = [*play(start(3, 5), 5, 12)][-1]
    here.show(match.view(1), 1)
    canvas = pygame.Surface(CANVAS.size)
    for _ in range(3):
        here.draw(canvas, frozenset(), None)
    here.draw(canvas, frozenset({"hero:conan"}), None)
    assert len(here._pictures) == 2
    assert here.picture("hero:conan") is not None
    assert here.picture("area:V23") is not None
    assert here.picture("track") is None


def test_a_hut_is_open_while_somebody_or_something_is_in_it() -> None:
    table = Table()
    table.hero("conan", "H1")
    table.s.lying = [Lying("sword", "H2")]
    roofs = {area for _, _, area in shown(table.s, 1).laid.roofs}
    assert roofs == {"H3", "H4", "H5", "H6", "H7", "H8"}


def test_what_the_heroes_need_is_open_found_carried_or_done() -> None:
    table = Table()
    hero = table.hero("conan", "V33")
    wanted = [("gear/yselda", "open", "object/yselda"), ("gear/zogar_head", "open", "object/zogar_head")]
    assert goals_of(table.s) == wanted
    table.s.lying, hero.cards = [Lying("zogar_head", "V13")], ["yselda"]
    assert [state for _, state, _ in goals_of(table.s)] == ["carried", "found"]
    table.s.fled_with, hero.cards = ["yselda"], []
    assert [state for _, state, _ in goals_of(table.s)] == ["done", "found"]


def test_every_area_has_room_for_a_mark() -> None:
    art = board(2).desk.art
    for name, facts in BOARDS.items():
        assert [area for area in facts.areas if not art.corners(name, area)] == []


def test_a_board_of_ones_own_is_drawn_from_its_outlines(monkeypatch: pytest.MonkeyPatch) -> None:
    """800 x 450 units on 1184 x 666 pixels: a unit is 1.48 pixels, the corner of the board at 88, 190."""
    areas = (
        AreaFacts("A", "0,0 400,0 400,450 0,450", "200,225", (0,), 8, ("B",)),
        AreaFacts("B", "400,0 800,0 800,450 400,450", "600,225", (1,), 8, ("A",), "room"),
    )
    door = BorderFacts(("A", "B"), "door", door="D", line="400,200 400,250", material="wood", state="closed")
    walls = (WallFacts("400,0 400,200", "wood"), WallFacts("400,250 400,450", "stone"))
    monkeypatch.setitem(BOARDS, "mine", Board(BoardTable("mine", (800, 450), "Y", ("A",), areas, (door,), walls)))
    table = Table()
    table.hero("conan", "A")
    table.unit("pict_hunters-blue", "B", 3)
    table.s.board, table.s.doors = "mine", {"D": "closed"}
    here = shown(table.s, 1)
    here.draw(pygame.Surface(CANVAS.size), frozenset(), frozenset({"area:A"}))
    assert here.elements()["area:A"].contains((88, 190, 592, 666))
    assert here.picture("area:B") is not None
    assert here.elements()["area:B"].collidepoint(here.elements()["unit:pict_hunters_blue/3"].center)


# ---------------------------------------------------------------- where the focus begins
def test_pressing_again_turns_the_stance_back_that_was_changed_last() -> None:
    match, here = start(2, 5, heroes="3"), board(2)
    while match.question is not None and match.question.key != "stance":
        play_on(match, Chance(1))
    question = match.question
    assert isinstance(question, Choose)
    here.show(match.view(question.seat), question.seat)
    assert here.first(question) == ""
    changes = [option for option in question.options if option.id != "confirm"]
    assert len(changes) == 3
    for change in (changes[2], changes[1]):
        match.answer(change.id)
        here.show(match.view(question.seat), question.seat)
        assert here.first(question) == change.args["who"]
    here.show(match.view(question.seat), question.seat)
    assert here.first(question) == changes[1].args["who"], "shown again, nothing has changed"
    later = match.view(question.seat)
    later.round += 1
    here.show(later, question.seat)
    assert here.first(question) == "", "a new round begins with the first"


def test_a_hasty_press_rerolls_nothing() -> None:
    here = board(2)
    assert here.first(Choose(0, "reroll", (Option("paid:0", ("die:0",)), Option("keep")))) == "option:keep"
