"""The ten worked examples at the end of the rule book, number by number."""

import pytest

from engine.rules import IllegalAnswer
from games.huns.rules import events
from tests.games.huns.scenario import Table


@pytest.mark.rule("HUN-EX.1", "HUN-4.1", "HUN-3.3")
def test_example_1_two_mercenaries_are_drawn_and_ildico_is_played() -> None:
    table = Table(2).deck("green", "MC01", "MC05")
    assert len(table.deck_of("green")) == 10
    table.offer(0, blue=1, red=3, green=2, black=1, yellow=2)
    table.answers("die:green", "draw")
    assert table.legal == ["card:MC01", "card:MC05"]
    table.answer("card:MC01")
    assert len(table.deck_of("green")) == 9 and table.deck_of("green")[-1] == "MC05"
    assert table.laid(0) == ["MC01"] and table.points(0) == {"score-incomplete": -1}
    assert table.state.dice == {"blue": 1, "red": 3, "black": 1, "yellow": 2}


@pytest.mark.rule("HUN-EX.2", "HUN-5.3", "HUN-5.4")
def test_example_2_three_yellow_for_a_mercenary_or_a_curse() -> None:
    for card, laid, left in (("MC01", 2, 18), ("CU01", 3, 17)):
        table = Table(2).cards(0, "MC01", "CU01")
        table.turn(0, "yellow", 3)
        table.answers("pillage", f"fill:{card}")
        assert table.find(0, card).cubes == ["yellow"] * laid and table.state.reserve["yellow"] == left
        assert len(table.find(0, "MC01").cubes) + len(table.find(0, "CU01").cubes) == laid
        assert table.prompts == (1, "take-die")  # nothing more is asked: no second card


@pytest.mark.rule("HUN-EX.3", "HUN-7.1", "HUN-7.2")
def test_example_3_two_free_blue_spaces_for_three_blue() -> None:
    table = Table(2).wagons(0, WG01="B", WG05="YY")
    table.turn(0, "blue", 3)
    assert table.state.reserve["blue"] == 19
    table.answer("pillage")
    assert table.loads(0) == ["BB..", "YYB."] and table.state.reserve["blue"] == 17


@pytest.mark.rule("HUN-EX.4", "HUN-7.3", "HUN-7.4", "HUN-2.5")
def test_example_4_a_wagon_is_dispatched_in_the_middle_of_a_pillage() -> None:
    table = Table(2).wagons(0, WG01="BBR", WG07="").display("WG06", "WG15", "WG22", "WG31")
    table.turn(0, "green", 2)
    table.answer("pillage")
    assert table.stashed(0) == "BBRG" and table.camp(0).dispatched == ["WG01"]
    table.answers("display:0", "space:0/2")
    assert table.state.reserve["green"] == 18 and table.loads(0) == ["..G.", "...."]
    assert table.held(0) == ["WG06", "WG07"] and len(table.state.display) == 4


@pytest.mark.rule("HUN-EX.5", "HUN-4.2")
def test_example_5_the_single_card_must_be_played() -> None:
    table = Table(2).deck("green", "MC01")
    table.turn(0, "green", 1)
    table.answer("draw")
    assert table.laid(0) == ["MC01"] and table.score(0) == -1 and table.prompts == (1, "take-die")


@pytest.mark.rule("HUN-EX.6", "HUN-11.2", "HUN-11.3", "HUN-11.4", "HUN-11.5", "HUN-11.6", "HUN-11.8", "HUN-11.9")
def test_example_6_a_score_of_eleven() -> None:
    table = Table(3).dispatched(0, "WG01", "WG02", "WG09", "WG10", "WG17", "WG25")
    table.card(0, "RD01", used=True).card(0, "RD02").full(0, "MC01").card(0, "MC02", "red")
    table.card(0, "CU01", fled=True).card(0, "CU02").cards(0, "TR01", "TR09", "EQ01", "EQ02", "EQ03")
    assert table.points(0) == {
        "score-wagons": 6,
        "score-wagon-sets": 3,
        "score-raids": 2,
        "score-mercenaries": 1,
        "score-incomplete": -1,
        "score-fled": -3,
        "score-curses": 0,
        "score-treasures": 3,
        "score-equipment": 0,
    }
    assert table.score(0) == 11


@pytest.mark.rule("HUN-EX.7", "HUN-5.2", "HUN-10.2", "HUN-12.1")
def test_example_7_an_empty_pile_is_refilled_and_the_game_goes_on() -> None:
    table = Table(2).card(1, "RD04").wagons(0, WG02="R", WG14="B").wagons(1, WG31="", WG22="").pile(red=1)
    table.offer(0, red=3, yellow=1)
    table.answers("die:red", "pillage")
    assert table.told(events.CubesTaken)[0].n == 1 and table.state.reserve["red"] == 0
    assert table.loads(0) == ["RR..", "B..."] and table.prompts == (1, "choose-action")
    table.answers("use:RD04", "space:0/0", "space:1/0")
    assert table.state.reserve["red"] == 1
    table.answer("draw")
    assert table.state.round == 2 and not table.match.over


@pytest.mark.rule("HUN-EX.8", "HUN-2.10", "HUN-2.11")
def test_example_8_start_goods_of_four_players() -> None:
    table = Table(4)
    table.start()
    table.answers(table.legal[0])
    while table.prompt != "roll-dice":
        table.answer(table.legal[-1])
    cargo = ["".join(load).replace(".", "") for load in map(table.loads, range(4))]
    assert [len(load) for load in cargo] == [0, 0, 1, 2] and len(set(cargo[3])) == 2
    assert sum(table.state.reserve.values()) == 117


@pytest.mark.rule("HUN-EX.9", "HUN-8.3", "HUN-11.4")
def test_example_9_a_robbed_mercenary_stops_and_costs_a_point() -> None:
    table = Table(3).card(0, "RD11").full(1, "MC04", "red").wagons(0, WG07="", WG14="").wagons(1, WG22="", WG06="")
    assert table.score(1) == 1
    table.offer(0, green=1, blue=1)
    table.answers("die:green", "use:RD11", "pillage")
    assert table.find(1, "MC04").cubes == ["red"] * 3 and table.score(1) == -1
    assert table.asked == 1 and next(option.args["n"] for option in table.options if option.id == "pillage") == 1


@pytest.mark.rule("HUN-EX.10", "HUN-8.2")
def test_example_10_one_raid_a_turn() -> None:
    table = Table(2).cards(0, "RD01", "RD02", "RD03", "RD10").stash(1, yellow=2)
    table.wagons(0, WG07="", WG14="").wagons(1, WG22="B", WG06="")
    table.offer(0, green=1, red=1, yellow=1)
    table.answers("die:green", "use:RD01", "color:yellow")
    with pytest.raises(IllegalAnswer):
        table.answer("use:RD10")
    assert {table.why_not(f"use:{raid}") for raid in ("RD02", "RD03", "RD10")} == {"raid-this-turn HUN-8.2"}
    table.answers("pillage", "die:red", "pillage")
    assert table.prompts == (0, "choose-action") and table.why_not("use:RD01") == "raid-used HUN-8.2"
    assert {"use:RD02", "use:RD03", "use:RD10"} <= set(table.legal)
    table.answer("use:RD02")
    assert table.find(0, "RD02").used
