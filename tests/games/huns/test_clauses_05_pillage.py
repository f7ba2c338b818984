"""HUN-5 Pillaging."""

import pytest

from engine.rules import IllegalAnswer
from games.huns.rules import events
from tests.games.huns.scenario import Table


@pytest.mark.rule("HUN-5.1")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_take_as_many_as_the_die_shows(value: int) -> None:
    table = Table(2).wagons(0, WG07="", WG14="")
    table.turn(0, "yellow", value)
    table.answer("pillage")
    taken = table.told(events.CubesTaken)
    assert [(event.seat, event.color, event.n) for event in taken] == [(0, "yellow", value)]


@pytest.mark.rule("HUN-5.2")
def test_take_what_is_left() -> None:
    table = Table(2).wagons(0, WG22="", WG14="").pile(yellow=2)
    table.turn(0, "yellow", 3)
    table.answer("pillage")
    assert table.told(events.CubesTaken)[0].n == 2 and table.loads(0) == ["..YY", "...."]
    assert table.state.reserve["yellow"] == 0


@pytest.mark.rule("HUN-5.3")
def test_on_one_card_or_on_wagons_never_on_both() -> None:
    table = Table(2).card(0, "MC01").card(0, "CU01", "red").wagons(0, WG22="", WG31="")
    table.turn(0, "yellow", 3)
    table.answer("pillage")
    assert table.prompts == (0, "choose-destination") and table.legal == ["wagons", "fill:MC01", "fill:CU01"]
    table.answer("fill:CU01")
    assert table.find(0, "CU01").cubes == ["red", "yellow", "yellow"] and table.find(0, "MC01").cubes == []
    assert table.loads(0) == ["....", "...."] and table.state.reserve["yellow"] == 18


@pytest.mark.rule("HUN-5.3")
def test_on_any_number_of_wagons() -> None:
    table = Table(2).wagons(0, WG22="", WG31="")
    table.turn(0, "yellow", 3)
    table.answers("pillage", "space:0/2", "space:1/2")
    assert table.prompt == "load-cube"
    table.answer("space:1/3")
    assert table.loads(0) == ["..Y.", "..YY"]


@pytest.mark.rule("HUN-5.4")
def test_what_fits_must_be_loaded() -> None:
    table = Table(2).wagons(0, WG22="", WG31="")
    table.turn(0, "yellow", 3)
    table.answer("pillage")
    assert table.prompt == "load-cube" and "pass" not in [option.id for option in table.options]
    with pytest.raises(IllegalAnswer):
        table.answer("pass")


@pytest.mark.rule("HUN-5.4")
def test_a_pillage_of_which_nothing_fits_is_legal() -> None:
    table = Table(2).wagons(0, WG07="", WG14="")
    table.turn(0, "yellow", 3)
    assert "pillage" in table.legal
    table.answer("pillage")
    assert table.state.reserve["yellow"] == 20 and table.told(events.CubesReturned)[0].n == 3


@pytest.mark.rule("HUN-5.4", "HUN-7.4")
def test_on_a_wagon_taken_in_the_middle_loading_is_optional() -> None:
    table = Table(2).wagons(0, WG01="BBR", WG15="").display("WG06", "WG14", "WG22", "WG31")
    table.turn(0, "green", 2)
    table.answers("pillage", "display:0")
    assert table.prompts == (0, "load-or-keep") and table.legal == ["space:0/2", "pass"]


@pytest.mark.rule("HUN-5.4")
def test_an_old_wagon_comes_before_declining_a_new_one() -> None:
    """While a space on an old wagon is free, the rest of the pillage cannot be kept back."""
    table = Table(2).wagons(0, WG01="BBR", WG06="BB").display("WG30", "WG14", "WG22", "WG31")
    table.turn(0, "green", 3)
    table.answers("pillage", "space:0/3", "display:0")
    assert table.prompt == "load-cube" and table.legal == ["space:0/0", "space:1/2"]


@pytest.mark.rule("HUN-5.5")
def test_excess_of_a_pillage_returns_to_the_reserve() -> None:
    table = Table(2).card(0, "MC01").wagons(0, WG07="", WG14="")
    table.turn(0, "yellow", 3)
    table.answers("pillage", "fill:MC01")
    returned = table.told(events.CubesReturned)[0]
    assert (returned.n, returned.to) == (1, "pile:yellow") and table.state.reserve["yellow"] == 18


@pytest.mark.rule("HUN-5.5")
def test_excess_of_a_theft_returns_to_the_robbed_wagon() -> None:
    table = Table(2).card(0, "RD03").wagons(0, WG06="", WG07="").wagons(1, WG22="BY", WG31="")
    table.turn(0, "blue", 1)
    table.answers("use:RD03", "space:0/2", "space:0/0")
    assert table.loads(0) == ["B...", "...."] and table.loads(1) == ["..Y.", "...."]
    assert table.state.reserve["yellow"] == 19 and table.state.reserve["blue"] == 19
