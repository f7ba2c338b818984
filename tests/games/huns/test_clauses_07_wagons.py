"""HUN-7 Wagons."""

from collections import Counter

import pytest

from games.huns.rules.content import CONTENT
from games.huns.rules.rounds import is_over
from tests.games.huns.scenario import Table, kinds


@pytest.mark.rule("HUN-7.1")
def test_only_on_an_empty_space_of_its_own_color() -> None:
    table = Table(2).wagons(0, WG01="B", WG07="")
    table.turn(0, "blue", 3)
    table.answer("pillage")
    assert table.loads(0) == ["BB..", "...."] and table.state.reserve["blue"] == 18


@pytest.mark.rule("HUN-7.2")
def test_spread_over_wagons_the_rest_returns() -> None:
    table = Table(2).wagons(0, WG01="B", WG05="")
    table.turn(0, "blue", 3)
    table.answer("pillage")
    assert table.loads(0) == ["BB..", "..B."] and table.state.reserve["blue"] == 17


@pytest.mark.rule("HUN-7.3")
def test_a_full_wagon_is_dispatched_and_a_new_one_taken_from_deck_or_display() -> None:
    table = Table(2).wagons(0, WG01="BBR", WG07="").display("WG14", "WG15", "WG22", "WG31").wagon_deck("WG09", "WG10")
    table.turn(0, "green", 1)
    told = table.answer("pillage")
    assert kinds(told)[:3] == ["cubes_taken", "cube_loaded", "wagon_dispatched"]
    assert table.stashed(0) == "BBRG" and table.camp(0).dispatched == ["WG01"] and table.held(0) == ["WG07"]
    assert table.prompts == (0, "choose-wagon")
    assert table.legal == ["display:0", "display:1", "display:2", "display:3", "deck"]
    table.answer("deck")
    assert table.held(0) == ["WG09", "WG07"] and table.state.display == ["WG14", "WG15", "WG22", "WG31"]


@pytest.mark.rule("HUN-7.4")
def test_the_rest_may_ride_on_the_new_wagon_or_return() -> None:
    for answer, loads, left in (("space:0/2", ["..G.", "...."], 18), ("pass", ["....", "...."], 19)):
        table = Table(2).wagons(0, WG01="BBR", WG07="").display("WG06", "WG15", "WG22", "WG31")
        table.turn(0, "green", 2)
        table.answers("pillage", "display:0", answer)
        assert table.loads(0) == loads and table.state.reserve["green"] == left


@pytest.mark.rule("HUN-7.5")
def test_eight_backs_of_each_color_open_to_all() -> None:
    assert Counter(wagon.back for wagon in CONTENT.wagons.values()) == {"purple": 8, "orange": 8, "green": 8, "blue": 8}
    table = Table(2).dispatched(1, "WG01").wagon_deck("WG09", "WG17").wagons(0, WG02="RRG", WG06="")
    table.turn(0, "black", 1)
    assert table.match.view(1).top_back == table.match.view(None).top_back == "orange"
    assert table.match.view(0).camps[1].dispatched == ["WG01"]
    table.answer("pillage")
    deck = next(option for option in table.options if option.id == "deck")
    assert deck.args == {"back": "orange"}
    table.answer("deck")
    assert table.state.top_back == "green"


@pytest.mark.rule("HUN-7.6")
def test_without_a_wagon_deck_the_display_is_not_refilled() -> None:
    table = Table(2).wagons(0, WG01="BBR", WG07="").display("WG14", "WG15").wagon_deck(only=True)
    table.turn(0, "green", 1)
    table.answer("pillage")
    assert table.legal == ["display:0", "display:1"]
    table.answer("display:1")
    assert table.held(0) == ["WG15", "WG07"] and table.state.display == ["WG14"]
    assert not is_over(table.state)


@pytest.mark.rule("HUN-7.6")
def test_with_no_wagon_left_one_plays_on_with_fewer() -> None:
    table = Table(2).wagons(0, WG01="BBR", WG07="").display().wagon_deck(only=True)
    table.turn(0, "green", 2)
    table.answer("pillage")
    assert table.held(0) == ["WG07"] and table.state.reserve["green"] == 19 and table.prompts == (1, "take-die")


@pytest.mark.rule("HUN-7.7")
def test_two_wagons_filled_by_one_pillage_leave_in_the_order_chosen() -> None:
    table = Table(2).wagons(0, WG01="BRG", WG09="BKY").display("WG07", "WG02", "WG03", "WG31")
    table.turn(0, "blue", 2)
    table.answer("pillage")
    assert table.prompt == "load-cube" and table.legal == ["space:0/1", "space:1/1"]
    table.answer("space:1/1")
    assert table.camp(0).dispatched == ["WG09"] and table.prompt == "choose-wagon"
    told = table.answer("display:0")
    assert table.camp(0).dispatched == ["WG09", "WG01"] and "wagon_dispatched" in kinds(told)
    table.answer("deck")
    assert table.held(0)[1] == "WG07" and table.stashed(0) == "BBBBRGKY"


@pytest.mark.rule("HUN-7.7")
def test_dispatch_is_checked_after_every_valuable_of_an_effect_too() -> None:
    table = Table(2).card(0, "RD01").wagons(0, WG07="RRK", WG02="RRG").display("WG12", "WG31", "WG06", "WG22")
    table.turn(0, "blue", 1)
    table.answers("use:RD01", "color:black", "space:0/3")
    assert table.camp(0).dispatched == ["WG07"] and table.state.hand == ["black", "black"]
    table.answers("display:0", "space:1/3")
    assert table.camp(0).dispatched == ["WG07", "WG02"] and table.state.hand == ["black"]


@pytest.mark.rule("HUN-7.8")
def test_valuables_on_wagons_are_open_and_may_be_stolen_those_in_the_stash_only_by_a_card_that_says_so() -> None:
    table = Table(2).card(0, "RD03").wagons(1, WG01="BR", WG07="").stash(1, yellow=3).dispatched(1, "WG15")
    table.turn(0, "blue", 1)
    assert table.match.view(0).camps[1].wagons[0].cubes == ["blue", "", "red", ""]
    table.answer("use:RD03")
    assert table.legal == ["space:0/0", "space:0/2"]
    table.answers("space:0/0", "pass")
    assert table.stashed(1) == "YYY" and table.camp(1).dispatched == ["WG15"]
