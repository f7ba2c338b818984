"""HUN-12 Refills in mid-round."""

import pytest

from games.huns.rules import events
from tests.games.huns.scenario import Table


@pytest.mark.rule("HUN-12.1")
def test_excess_cost_and_removal_refill_the_piles() -> None:
    excess = Table(2).wagons(0, WG07="", WG14="").pile(yellow=2)
    excess.turn(0, "yellow", 2)
    excess.answer("pillage")
    assert excess.state.reserve["yellow"] == 2
    cost = Table(4).card(0, "EQ12").stash(0, yellow=2).wagons(0, WG07="", WG14="").pile(yellow=0)
    cost.turn(0, "red", 1)
    cost.answers("pillage", "use:EQ12")
    assert cost.state.reserve["yellow"] == 2
    removal = Table(2).full(0, "MC01", "red").wagons(1, WG22="Y", WG06="").wagons(0, WG14="", WG31="").pile(yellow=0)
    removal.turn(0, "red", 1)
    removal.answers("pillage", "use:MC01")
    assert removal.state.reserve["yellow"] == 1


@pytest.mark.rule("HUN-12.1")
def test_theft_does_not_refill_a_pile() -> None:
    table = Table(2).card(0, "RD02").stash(1, yellow=1).wagons(0, WG07="", WG14="").pile(yellow=0)
    table.turn(0, "red", 1)
    table.answer("use:RD02")
    assert table.stashed(1) == "Y" and table.state.reserve["yellow"] == 0
    assert table.told(events.CubesReturned)[0].to == "camp:1/stash/yellow"


@pytest.mark.rule("HUN-12.2")
def test_a_draw_of_two_from_a_deck_of_two_leaves_one() -> None:
    table = Table(2).deck("blue", "EQ01", "EQ02", only=True)
    table.turn(0, "blue", 2)
    table.answers("draw", "card:EQ02")
    assert table.deck_of("blue") == ["EQ01"] and table.prompts == (1, "take-die")


@pytest.mark.rule("HUN-12.3")
def test_a_pile_that_refills_before_the_die_is_used_may_be_pillaged() -> None:
    table = Table(2).card(0, "RD04").wagons(1, WG22="YY", WG06="").wagons(0, WG31="", WG14="").pile(yellow=0)
    table.turn(0, "yellow", 3)
    assert table.why_not("pillage") == "pile-empty HUN-3.7" and "draw" in table.legal
    table.answers("use:RD04")
    assert table.state.reserve["yellow"] == 2 and table.why_not("pillage") == ""
    table.answer("pillage")
    assert table.loads(0) == ["..YY", "...."]
