"""Whole games by chance in every scenario: they end, stay sound, and show nobody what is not theirs. CON-27."""

import pytest

from engine.headless import seat_bots
from engine.rules import BLANK, Chance, Match
from engine.rules.match import play_on
from games.conan.rules import RULES, events
from games.conan.rules.content import SCENARIOS
from games.conan.rules.state import ConanState
from games.conan.rules.view import unseen_assets
from tests.games.conan.scenario import Table
from tests.support import trial

TABLES = [(2 + number % 4, scenario) for number, scenario in enumerate(SCENARIOS)]
TABLES += [(5, scenario) for scenario in SCENARIOS]


def begun(seats: int, scenario: str, seed: int = 5) -> Match[ConanState]:
    return Match.start(RULES, seat_bots(seats, ["random"]), seed, {"scenario": scenario})


@pytest.mark.rule("CON-27.1", "CON-1.3")
@pytest.mark.parametrize(("seats", "scenario"), TABLES)
def test_games_by_chance_end_and_stay_sound(seats: int, scenario: str) -> None:
    match, chance = begun(seats, scenario), Chance(seats)
    while not match.over:
        assert RULES.faults(match.state) == []
        play_on(match, chance)
    assert RULES.faults(match.state) == [] and match.state.winner
    assert {seat for place in match.standing().places for seat in place} == set(range(seats))


@pytest.mark.parametrize(("seats", "scenario"), TABLES[:3])
def test_views_hold_at_every_tenth_decision(seats: int, scenario: str) -> None:
    match, chance = begun(seats, scenario, 8), Chance(8)
    while not match.over:
        if len(match.log) % 10 == 0:
            trial.copies(match)
            trial.views(match)
            trial.blocked_stay_blocked(match)
            trial.undo_and_redo(match)
        play_on(match, chance)


@pytest.mark.rule("CON-25.1", "CON-25.5", "CON-25.6")
def test_only_the_overlord_knows_where_yselda_lies() -> None:
    match = begun(3, "clutches_of_the_picts")
    assert match.question is not None and match.question.seat == 0
    assert match.view(1).question.options == () and match.view(0).question.options  # type: ignore[union-attr]
    match.answer("hide:H3")
    assert match.view(0).secrets == {"yselda": "H3"} and match.view(1).secrets == {"yselda": BLANK}
    assert {*match.view(0).deck} == {BLANK} and sorted(match.state.deck) == unseen_assets(match.state)


@pytest.mark.rule("CON-27.2")
def test_the_same_seed_and_faces_give_the_same_game() -> None:
    games = []
    for _ in range(2):
        match, chance = begun(3, "crown_of_the_drowned_temple"), Chance(4)
        while not match.over:
            play_on(match, chance)
        games.append((match.log, match.state))
    assert games[0] == games[1]
    rolled = [entry for entry in games[0][0] if entry.dice]
    assert rolled and all(len(entry.answer) == len(entry.dice) for entry in rolled)


@pytest.mark.rule("CON-27.3")
def test_interrupts_are_decisions_of_their_own_with_a_pass() -> None:
    """Sacrifice is offered before the dice, the guard of its controller after them."""
    table = Table()
    table.hero("conan", "V23")
    captain = table.unit("captain", "V23", life=5)
    guard = table.unit("bossonian_guards", "V23")
    table.overlord_gems(1).attack("hero:conan", captain, means="test", dice=["R"])
    assert table.prompt == "sacrifice" and table.legal() == [f"sacrifice:{guard}", "pass"]
    table.answer("pass").keep(3)
    assert table.told(events.AttackResolved)[0].damage == 0  # armour 3: nobody is asked for gems


@pytest.mark.rule("CON-27.4")
def test_undo_stops_at_dice() -> None:
    match = begun(2, "clutches_of_the_picts")
    match.answer("hide:H3")
    match.answer("cautious:hadrathus")
    match.answer("aggressive:hadrathus")
    match.answer("confirm")
    assert match.undo_depth() == 1
    match.answer("cast:hadrathus/lightning_storm")
    match.answer("aim:V22")
    assert match.undo_depth() == 1
    match.answer([0, 0])
    assert match.undo_depth() == 0


def test_the_sides_share_their_places() -> None:
    match, chance = begun(4, "hunting_the_tigress"), Chance(2)
    while not match.over:
        play_on(match, chance)
    places = match.standing().places
    assert places in (((0,), (1, 2, 3)), ((1, 2, 3), (0,)))
    assert (places[0] == (0,)) == (match.state.winner == "overlord")


@pytest.mark.rule("CON-27.3", "CON-26.31")
def test_friends_are_asked_clockwise_from_the_targets_seat() -> None:
    table = Table(seats=4).overlords_turn()
    table.hero("ngora", "V23", cards=["shield"]).seat = 1
    table.hero("pallantides", "V23", cards=["sword"]).seat = 3
    table.hero("shevatas", "V23").seat = 2
    pict = table.unit("pict_warriors", "V23")
    table.overlord_gems(0).attack(pict, "hero:shevatas")
    assert table.prompt == "sacrifice" and table.legal()[0] == "sacrifice:hero:pallantides"
    table.answer("pass").keep(3)
    assert table.prompt == "bodyguard" and table.legal()[0] == "bodyguard:hero:pallantides"
    table.answer("pass")
    assert table.legal()[0] == "bodyguard:hero:ngora"
    table.answer("bodyguard:hero:ngora", "gems:1")
    assert table.dice == "OO"  # the shield parries for a friend
    table.keep(2, 1)
    assert table.one("shevatas").wounds == 0 and table.one("ngora").guard == 1
