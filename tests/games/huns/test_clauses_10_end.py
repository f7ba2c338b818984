"""HUN-10 The end of the game."""

import pytest

from games.huns.rules import events
from tests.games.huns.scenario import Table


@pytest.mark.rule("HUN-10.1")
def test_an_empty_pile_ends_the_game_after_the_last_die_of_the_round() -> None:
    table = Table(2).pile(blue=1).wagons(0, WG14="", WG07="")
    table.last_turn(0, "blue", 1)
    table.answer("pillage")
    assert table.match.over and table.told(events.GameEnded)[0].empty == ("pile:blue",)


@pytest.mark.rule("HUN-10.1")
def test_an_empty_deck_ends_the_game_too() -> None:
    table = Table(2).deck("yellow", "TR01", only=True)
    table.last_turn(0, "yellow", 1)
    table.answer("draw")
    assert table.match.over and table.told(events.GameEnded)[0].empty == ("deck:yellow",)


@pytest.mark.rule("HUN-10.1")
def test_not_in_the_middle_of_a_round() -> None:
    table = Table(2).pile(blue=1).wagons(0, WG14="", WG07="")
    table.turn(0, "blue", 1)
    table.answer("pillage")
    assert table.state.reserve["blue"] == 0 and table.prompts == (1, "take-die")


@pytest.mark.rule("HUN-10.1", "HUN-7.6")
def test_an_empty_wagon_deck_does_not_end_the_game() -> None:
    table = Table(2).wagons(0, WG14="", WG07="").wagon_deck(only=True)
    table.last_turn(0, "yellow", 1)
    table.answer("pillage")
    assert table.prompt == "roll-dice" and table.state.round == 2


@pytest.mark.rule("HUN-10.2")
def test_a_pile_refilled_during_the_round_does_not_end_the_game() -> None:
    table = Table(2).card(0, "RD04").wagons(1, WG14="B", WG07="").pile(blue=0)
    table.last_turn(0, "yellow", 1)
    table.answer("use:RD04")
    assert table.state.reserve["blue"] == 1
    table.answer("draw")
    assert table.prompt == "roll-dice"


@pytest.mark.rule("HUN-10.2")
def test_a_deck_refilled_during_the_round_does_not_end_the_game() -> None:
    table = Table(2).deck("green", "MC01", "MC02", only=True)
    table.last_turn(0, "green", 2)
    table.answer("draw")
    assert table.state.decks["green"] == []
    table.answer("card:MC01")
    assert table.state.decks["green"] == ["MC02"] and table.prompt == "roll-dice"


@pytest.mark.rule("HUN-10.3")
def test_end_effects_of_the_fifth_turn_come_before_the_check() -> None:
    table = Table(2).full(0, "CU02", "red").card(0, "CU05").stash(0, blue=1).wagons(0, WG14="", WG07="").pile(blue=1)
    table.last_turn(0, "blue", 1)
    table.answers("pillage", "wagons")
    assert table.state.reserve["blue"] == 1 and table.stashed(0) == "" and table.prompt == "roll-dice"


@pytest.mark.rule("HUN-10.4")
@pytest.mark.parametrize(("number", "over"), [(39, False), (40, True)])
def test_after_forty_rounds_the_game_ends_in_any_case(number: int, over: bool) -> None:
    table = Table(2).wagons(0, WG14="", WG07="")
    table.state.round = number
    table.last_turn(0, "yellow", 1)
    table.answer("pillage")
    assert table.match.over is over and (not over or table.told(events.GameEnded)[0].empty == ())
