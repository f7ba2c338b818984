"""Fifteen places where the rules are easily misread."""

import pytest

from engine.rules import IllegalAnswer
from games.huns.rules import events
from games.huns.rules.content import CONTENT
from tests.games.huns.scenario import Table
from tests.support.laid_out import only


@pytest.mark.rule("HUN-2.1", "HUN-2.2")
def test_trap_1_the_cards_marked_4_not_four_cards() -> None:
    for players, out in ((2, {"3+", "4"}), (3, {"4"}), (4, set[str]())):
        for color, deck in Table(players).state.decks.items():
            missing = {card.mark for card in CONTENT.cards.values() if card.color == color and card.id not in deck}
            assert missing == out and len(deck) == 12 - len(out)


@pytest.mark.rule("HUN-10.1")
def test_trap_2_the_end_is_checked_only_after_the_fifth_turn() -> None:
    table = Table(2).wagons(0, WG14="", WG07="").wagons(1, WG22="", WG06="").pile(blue=1)
    table.offer(0, blue=1, yellow=1)
    table.answers("die:blue", "pillage")
    assert table.state.reserve["blue"] == 0 and table.prompts == (1, "choose-action")
    table.answers("draw")
    assert table.match.over and table.told(events.GameEnded)


@pytest.mark.rule("HUN-5.3")
def test_trap_3_wagons_or_one_card_never_both() -> None:
    table = Table(2).card(0, "MC01").wagons(0, WG22="", WG07="")
    table.turn(0, "yellow", 3)
    table.answers("pillage", "fill:MC01")
    assert table.loads(0) == ["....", "...."] and table.state.reserve["yellow"] == 18
    table = Table(2).card(0, "MC01").wagons(0, WG22="", WG07="")
    table.turn(0, "yellow", 3)
    table.answers("pillage", "wagons")
    assert table.find(0, "MC01").cubes == [] and table.state.reserve["yellow"] == 18


@pytest.mark.rule("HUN-7.3", "HUN-7.4")
def test_trap_4_left_over_valuables_may_ride_on_the_new_wagon() -> None:
    table = Table(2).wagons(0, WG22="BBY", WG07="").display("WG31", "WG30", "WG15", "WG05")
    table.turn(0, "yellow", 3)
    table.answers("pillage", "display:0", "space:0/2", "space:0/3")
    assert table.loads(0) == ["..YY", "...."] and table.camp(0).dispatched == ["WG22"]


@pytest.mark.rule("HUN-2.5")
def test_trap_5_the_display_is_refilled_before_the_next_choice() -> None:
    table = (
        Table(2).wagons(0, WG22="BBY", WG30="GGY").display("WG31", "WG15", "WG05", "WG13").wagon_deck("WG09", "WG10")
    )
    table.turn(0, "yellow", 2)
    table.answers("pillage", "space:0/3", "display:3")
    assert table.state.display == ["WG31", "WG15", "WG05", "WG09"] and table.prompt == "load-cube"
    table.answers("space:1/3")
    assert table.prompt == "choose-wagon" and table.state.display[3] == "WG09"
    table.answer("display:3")
    assert table.held(0) == ["WG13", "WG09"] and table.state.display[3] == "WG10"


@pytest.mark.rule("HUN-8.2")
def test_trap_6_used_raids_score_and_the_limit_is_one_a_turn_not_a_round() -> None:
    table = Table(2).cards(0, "RD01", "RD10").wagons(0, WG07="", WG14="").wagons(1, WG22="", WG06="")
    table.offer(0, green=1, red=1, yellow=1)
    table.answers("die:green", "use:RD01", "color:yellow", "pillage", "die:red", "pillage")
    assert table.prompts == (0, "choose-action") and "use:RD10" in table.legal
    assert table.points(0) == {"score-raids": 2}


@pytest.mark.rule("HUN-8.5")
def test_trap_7_flee_only_at_placement_and_it_costs_as_many_as_players() -> None:
    table = Table(4).deck("black", "CU03")
    table.turn(0, "black", 1)
    table.answers("draw", "victim:3", "flee")
    assert table.score(3) == -4
    later = Table(4).card(0, "CU03")
    later.turn(0, "blue", 1)
    assert not any(option.id == "flee" for option in later.options)


@pytest.mark.rule("HUN-8.4", "HUN-8.6")
def test_trap_8_filled_curses_stay_with_their_valuables_and_score_nothing() -> None:
    table = Table(2).card(0, "CU01", "red", "green")
    table.turn(0, "blue", 2)
    table.answers("pillage", "fill:CU01")
    assert table.laid(0) == ["CU01"] and table.find(0, "CU01").cubes == ["red", "green", "blue"]
    assert table.find(0, "CU01").used and table.stashed(0) == "" and table.score(0) == 0


@pytest.mark.rule("HUN-8.3")
def test_trap_9_a_mercenary_turns_from_plus_one_to_minus_one() -> None:
    table = Table(3).full(1, "MC01", "red").card(0, "RD11").wagons(0, WG07="", WG14="")
    table.turn(0, "green", 1)
    assert table.score(1) == 1
    table.answers("use:RD11")
    assert table.score(1) == -1 and table.find(1, "MC01").cubes == ["red"]
    assert table.told(events.MercenaryBroken) == [events.MercenaryBroken(seat=1, card="MC01")]


@pytest.mark.rule("HUN-6.2", "HUN-7.1")
def test_trap_10_color_matters_on_wagons_and_never_on_cards() -> None:
    table = Table(2).card(0, "MC02", "red").wagons(0, WG02="", WG07="")
    table.turn(0, "blue", 1)
    table.answers("pillage", "fill:MC02")
    assert table.find(0, "MC02").cubes == ["red", "blue"]
    table = Table(2).card(0, "MC02", "red").wagons(0, WG02="", WG07="")
    table.turn(0, "blue", 1)
    table.answers("pillage", "wagons")
    assert table.loads(0) == ["....", "...."] and table.state.reserve["blue"] == 20


@pytest.mark.rule("HUN-7.5")
def test_trap_11_back_colors_are_not_colors_of_valuables() -> None:
    """WG31 has a blue back and no blue space; WG06 has blue spaces and a purple back."""
    assert CONTENT.wagons["WG31"].back == "blue" and CONTENT.wagons["WG06"].back == "purple"
    table = Table(2).wagons(0, WG31="", WG07="")
    table.turn(0, "blue", 2)
    table.answer("pillage")
    assert table.loads(0) == ["....", "...."]
    treasure = Table(2).card(0, "TR03").dispatched(0, "WG31", "WG25")
    assert treasure.points(0) == {"score-wagons": 2}  # no blue valuable in the stash


@pytest.mark.rule("HUN-3.4", "HUN-3.5")
def test_trap_12_with_four_players_the_first_acts_first_and_last_and_the_token_still_moves_left() -> None:
    table = Table(4)
    table.start()
    table.play_round()
    started = table.roll(1, 1, 1, 1, 1) + table.play_round()
    assert [event.seat for event in only(started, events.TurnStarted)] == [0, 1, 2, 3, 0]
    assert table.prompts == (1, "roll-dice")


@pytest.mark.rule("HUN-5.5")
def test_trap_13_excess_of_a_theft_returns_to_the_victim() -> None:
    table = Table(2).full(0, "MC07", "red").stash(1, yellow=1).wagons(0, WG07="", WG14="")
    table.turn(0, "red", 1)
    table.answers("use:MC07")
    assert table.stashed(1) == "Y" and table.state.reserve["yellow"] == 19


@pytest.mark.rule("HUN-9.1")
def test_trap_14_start_of_turn_lasts_until_just_after_the_die_is_taken() -> None:
    table = Table(2).card(0, "EQ03").card(0, "EQ06")
    table.offer(0, blue=2, red=1)
    assert table.prompts == (0, "take-die")
    table.answer("die:blue")
    assert table.prompt == "choose-action" and {"use:EQ03", "use:EQ06"} <= set(table.legal)


@pytest.mark.rule("HUN-4.3", "HUN-8.5")
def test_trap_15_with_two_players_no_victim_is_chosen_but_the_flight_is() -> None:
    table = Table(2).deck("black", "CU03")
    table.turn(0, "black", 1)
    table.answer("draw")
    assert table.prompts == (1, "flee")
    with pytest.raises(IllegalAnswer):
        table.answer("victim:1")
