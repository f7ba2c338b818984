"""HUN-6 Filling cards."""

import pytest

from games.huns.rules import events
from tests.games.huns.scenario import Table


@pytest.mark.rule("HUN-6.1")
def test_only_mercenaries_and_curses_of_the_own_camp_can_be_filled() -> None:
    table = Table(2).cards(0, "EQ01", "RD01", "MC01", "CU01", "TR01").cards(1, "MC02", "CU02")
    table.turn(0, "blue", 2)
    table.answer("pillage")
    assert [option.id for option in table.options] == ["wagons", "fill:MC01", "fill:CU01"]


@pytest.mark.rule("HUN-6.2")
def test_colors_are_free() -> None:
    table = Table(2).card(0, "MC02", "red", "yellow")
    table.turn(0, "blue", 1)
    table.answers("pillage", "fill:MC02")
    assert table.find(0, "MC02").cubes == ["red", "yellow", "blue"]
    assert table.told(events.MercenaryFilled) == [events.MercenaryFilled(seat=0, card="MC02")]


@pytest.mark.rule("HUN-6.3")
def test_excess_returns_to_the_reserve() -> None:
    table = Table(2).card(0, "CU02", "red")
    table.turn(0, "blue", 3)
    table.answers("pillage", "fill:CU02")
    assert table.find(0, "CU02").cubes == ["red", "blue"] and table.state.reserve["blue"] == 19


@pytest.mark.rule("HUN-6.4")
def test_full_off_and_fled_cards_cannot_be_chosen() -> None:
    table = Table(2).full(0, "MC01", "red").full(0, "CU02", "red").card(0, "CU01", fled=True).card(0, "MC02")
    table.turn(0, "blue", 1)
    table.answer("pillage")
    assert table.legal == ["wagons", "fill:MC02"]
    assert table.why_not("fill:MC01") == "card-full HUN-6.4"
    assert table.why_not("fill:CU02") == "curse-off HUN-6.4"
    assert table.why_not("fill:CU01") == "curse-fled HUN-6.4"
