"""HUN-11 Final scoring."""

import pytest

from tests.games.huns.scenario import Table


@pytest.mark.rule("HUN-11.1")
def test_equipment_scores_nothing() -> None:
    assert Table(2).cards(0, "EQ01", "EQ02", "EQ03").score(0) == 0


@pytest.mark.rule("HUN-11.2")
def test_one_for_each_raid_used_or_not() -> None:
    assert Table(2).card(0, "RD01").card(0, "RD02", used=True).points(0) == {"score-raids": 2}


@pytest.mark.rule("HUN-11.3", "HUN-11.4")
def test_plus_one_for_a_full_mercenary_minus_one_for_an_incomplete() -> None:
    table = Table(2).full(0, "MC01").full(0, "MC02").card(0, "MC03", "red").card(0, "MC04").card(0, "MC05")
    assert table.points(0) == {"score-mercenaries": 2, "score-incomplete": -3}


@pytest.mark.rule("HUN-11.5")
@pytest.mark.parametrize(("players", "points"), [(2, -4), (3, -6), (4, -8)])
def test_a_fled_curse_costs_as_many_as_players(players: int, points: int) -> None:
    table = Table(players).card(0, "CU01", fled=True).card(0, "CU02", fled=True)
    assert table.points(0) == {"score-fled": points}


@pytest.mark.rule("HUN-11.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_treasure_scores_when_its_condition_is_met(players: int) -> None:
    table = Table(players).cards(0, "TR09", "TR10")
    assert table.points(0) == {"score-treasures": players}
    assert Table(players).card(0, "TR09").points(0) == {}


@pytest.mark.rule("HUN-11.7")
def test_face_up_curses_score_nothing() -> None:
    assert Table(2).card(0, "CU01", "red").full(0, "CU02").score(0) == 0


@pytest.mark.rule("HUN-11.8")
def test_one_for_each_dispatched_wagon() -> None:
    assert Table(2).dispatched(0, "WG01", "WG02", "WG09").points(0) == {"score-wagons": 3}


@pytest.mark.rule("HUN-11.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_set_of_four_backs_gives_as_many_as_players(players: int) -> None:
    one = Table(players).dispatched(0, "WG01", "WG02", "WG03", "WG09", "WG10", "WG17", "WG25", "WG26")
    assert one.points(0) == {"score-wagons": 8, "score-wagon-sets": players}
    two = Table(players).dispatched(0, "WG01", "WG02", "WG09", "WG10", "WG17", "WG18", "WG25", "WG26")
    assert two.points(0) == {"score-wagons": 8, "score-wagon-sets": 2 * players}


@pytest.mark.rule("HUN-11.10")
def test_loads_and_stash_score_nothing_by_themselves() -> None:
    assert Table(2).wagons(0, WG01="BBR", WG07="RRK").stash(0, blue=3, yellow=5).points(0) == {}


@pytest.mark.rule("HUN-11.11")
def test_totals_may_be_negative_and_treasures_are_read_at_the_same_time() -> None:
    assert Table(4).card(0, "CU01", fled=True).card(0, "MC01").score(0) == -5
    table = Table(2).card(0, "TR02").card(1, "TR03").stash(1, blue=1).dispatched(0, "WG01").dispatched(1, "WG02")
    assert (table.score(0), table.score(1)) == (3, 3)  # the tie in wagons counts although both treasures are counted


@pytest.mark.rule("HUN-11.12")
def test_ties_go_to_stash_then_wagons_then_fewer_fled_curses_then_are_shared() -> None:
    stash = Table(2).dispatched(0, "WG01").dispatched(1, "WG02").stash(1, blue=1)
    assert stash.match.standing().places == ((1,), (0,))
    wagons = Table(2).dispatched(0, "WG01").card(1, "RD01")
    assert wagons.match.standing().places == ((0,), (1,))
    fled = Table(2).card(0, "CU01", fled=True).cards(0, "RD01", "RD02", "RD03").card(1, "RD04")
    assert (fled.score(0), fled.score(1)) == (1, 1) and fled.match.standing().places == ((1,), (0,))
    shared = Table(3).dispatched(0, "WG01").dispatched(2, "WG02")
    assert shared.match.standing().places == ((0, 2), (1,)) and shared.match.standing().winners == (0, 2)
