"""The twelve treasures: when each condition holds and when it just does not. Seat 0 owns the card."""

import pytest

from games.huns.rules.content import CONTENT
from tests.games.huns.scenario import Table

STASHED = {"TR03": "blue", "TR04": "red", "TR05": "green", "TR06": "black", "TR07": "yellow"}


def met(table: Table, card: str, seat: int = 0) -> bool:
    """Whether the treasure scores; it is worth as many points as players, in a line of its own."""
    table.card(seat, card)
    points = table.points(seat).get("score-treasures", 0)
    assert points in (0, table.state.seats)
    return points > 0


@pytest.mark.rule("HUN-8.7")
def test_treasures_do_nothing_in_play() -> None:
    for number in range(1, 13):
        facts = CONTENT.cards[f"TR{number:02}"]
        assert facts.condition is not None and facts.verbs == () and facts.spaces == 0


def test_tr01_all_four_backs_dispatched() -> None:
    assert met(Table(2).dispatched(0, "WG01", "WG09", "WG17", "WG25"), "TR01")
    assert not met(Table(2).dispatched(0, "WG01", "WG02", "WG09", "WG17"), "TR01")


def test_tr02_no_opponent_has_more_dispatched_wagons() -> None:
    assert met(Table(3).dispatched(0, "WG01").dispatched(1, "WG02"), "TR02")
    assert not met(Table(3).dispatched(0, "WG01").dispatched(2, "WG02", "WG03"), "TR02")
    assert not met(Table(3), "TR02")


@pytest.mark.parametrize(("card", "color"), STASHED.items())
def test_tr03_to_tr07_no_opponent_has_more_of_the_color_in_the_stash(card: str, color: str) -> None:
    assert met(Table(3).stash(0, **{color: 1}), card)
    assert met(Table(3).stash(0, **{color: 2}).stash(1, **{color: 2}), card)
    assert not met(Table(3).stash(0, **{color: 2}).stash(2, **{color: 3}), card)
    assert not met(Table(3), card)


def test_tr03_valuables_on_wagons_and_cards_are_not_in_the_stash() -> None:
    assert not met(Table(2).wagons(0, WG01="BB", WG07="").full(0, "MC01", "blue"), "TR03")


def test_tr08_two_full_mercenaries_and_no_incomplete_one() -> None:
    assert met(Table(2).full(0, "MC01").full(0, "MC02"), "TR08")
    assert not met(Table(2).full(0, "MC01"), "TR08")
    assert not met(Table(2).full(0, "MC01").full(0, "MC02").card(0, "MC03", "red"), "TR08")


@pytest.mark.rule("HUN-9.5")
def test_tr08_unpaid_mercenaries_are_still_full() -> None:
    assert met(Table(2).full(0, "MC01").full(0, "MC02").card(0, "CU04"), "TR08")


def test_tr09_three_raids_used_or_not() -> None:
    assert met(Table(2).cards(0, "RD01", "RD02").card(0, "RD03", used=True), "TR09")
    assert not met(Table(2).cards(0, "RD01", "RD02"), "TR09")


def test_tr10_no_fled_and_no_active_curse() -> None:
    assert met(Table(2), "TR10")
    assert met(Table(2).full(0, "CU01"), "TR10")
    assert not met(Table(2).card(0, "CU01", "red"), "TR10")
    assert not met(Table(2).card(0, "CU01", fled=True), "TR10")


def test_tr10_a_curse_ignored_is_active_all_the_same() -> None:
    assert not met(Table(2).card(0, "CU01").full(0, "MC06"), "TR10")


def test_tr11_three_equipment_cards() -> None:
    assert met(Table(3).cards(0, "EQ01", "EQ02", "EQ03"), "TR11")
    assert not met(Table(3).cards(0, "EQ01", "EQ02"), "TR11")
    assert met(Table(3).cards(0, "EQ01", "EQ02", "EQ03", "CU09"), "TR11")


def test_tr12_four_valuables_on_undispatched_wagons() -> None:
    assert met(Table(4).wagons(0, WG01="BB", WG15="RR"), "TR12")
    assert not met(Table(4).wagons(0, WG01="BB", WG15="R").stash(0, blue=3), "TR12")


@pytest.mark.rule("HUN-11.11")
def test_conditions_are_about_the_owner_only() -> None:
    assert not met(Table(2).stash(1, blue=3), "TR03", seat=0)
    assert met(Table(2).stash(1, blue=3), "TR03", seat=1)
