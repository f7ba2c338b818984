"""The twelve mercenaries, one by one against the content sheet. Seat 0 owns the card unless said otherwise."""

import pytest

from games.huns.rules import events
from games.huns.rules.content import CONTENT
from games.huns.rules.powers import active
from tests.games.huns.scenario import Table, kinds

SPACES = {
    "MC01": 2,
    "MC02": 3,
    "MC03": 2,
    "MC04": 4,
    "MC05": 3,
    "MC06": 3,
    "MC07": 4,
    "MC08": 4,
    "MC09": 2,
    "MC10": 3,
    "MC11": 3,
    "MC12": 2,
}


@pytest.mark.rule("HUN-8.3")
@pytest.mark.parametrize(("card", "spaces"), SPACES.items())
def test_every_mercenary_works_only_with_all_spaces_filled(card: str, spaces: int) -> None:
    assert CONTENT.cards[card].spaces == spaces
    assert not active(Table(4).card(0, card, *["red"] * (spaces - 1)).state, 0, card)
    full = Table(4).full(0, card)
    assert active(full.state, 0, card)
    full.card(0, "CU04")
    assert not active(full.state, 0, card) or card == "MC06"


# -- MC01 Ildico the Poisoner: after the action, one valuable off a wagon of an opponent, once a round


def test_mc01_one_valuable_of_an_opponent_returns_to_the_reserve() -> None:
    table = (
        Table(3).full(0, "MC01").wagons(0, WG15="", WG31="").wagons(1, WG06="BG", WG14="").wagons(2, WG11="R", WG30="")
    )
    table.offer(0, blue=1, red=1, green=1, black=1)
    table.answers("die:blue", "pillage")
    assert table.prompt == "more-effects"
    table.answer("use:MC01")
    assert table.prompts == (0, "choose-opponent") and table.legal == ["victim:1", "victim:2"]
    table.answer("victim:1")
    assert table.prompts == (0, "remove-cube") and table.legal == ["space:0/0", "space:0/2"]
    table.answer("space:0/2")
    assert table.loads(1) == ["B...", "...."] and table.state.reserve["green"] == 22


def test_mc01_once_a_round() -> None:
    table = Table(2).cards(0, "RD10").full(0, "MC01").wagons(0, WG15="", WG31="").wagons(1, WG06="GG", WG22="")
    table.offer(0, blue=1, red=1, green=1)
    table.answers("die:blue", "pillage", "use:MC01", "die:red", "pillage")
    table.answer("pillage")
    assert table.why_not("use:MC01") == "limit-round HUN-9.1"


def test_mc01_needs_something_to_take() -> None:
    table = Table(2).cards(0, "RD10").full(0, "MC01").wagons(0, WG15="", WG31="").wagons(1, WG06="", WG22="")
    table.turn(0, "blue", 1)
    table.answer("pillage")
    assert table.why_not("use:MC01") == "nothing-to-take HUN-9.1"


# -- MC02 Bledan the Wainwright: one of any colour for each dispatch


@pytest.mark.rule("HUN-7.7")
def test_mc02_gains_at_each_dispatch_also_at_one_it_caused() -> None:
    table = Table(2).full(0, "MC02").wagons(0, WG01="BBR", WG02="RRG").display("WG22", "WG31", "WG30", "WG15")
    table.turn(0, "green", 1)
    table.answers("pillage", "display:0")
    assert table.prompts == (0, "gain-color") and table.legal[-1] == "pass" and len(table.legal) == 6
    table.answers("color:black")
    assert table.camp(0).dispatched == ["WG01", "WG02"] and table.prompt == "choose-wagon"
    table.answer("deck")
    assert table.prompt == "gain-color"
    table.answer("pass")
    assert table.stashed(0) == "BBRRRGGK"


def test_mc02_may_be_declined_and_is_not_for_others() -> None:
    table = Table(2).full(1, "MC02").wagons(0, WG01="BBR", WG07="")
    table.turn(0, "green", 1)
    table.answers("pillage", "deck")
    assert table.prompts == (1, "take-die")


@pytest.mark.rule("HUN-7.4")
def test_mc02_comes_before_the_rest_of_the_pillage_which_stays_in_hand() -> None:
    table = Table(2).full(0, "MC02").wagons(0, WG01="BBR", WG07="").display("WG06", "WG31", "WG22", "WG15")
    table.turn(0, "green", 2)
    table.answers("pillage", "display:0")
    assert table.prompt == "gain-color" and table.state.hand == ["green"]
    table.answers("color:black")
    assert table.loads(0) == ["....", "..K."] and table.prompt == "load-or-keep"
    table.answer("space:0/2")
    assert table.loads(0) == ["..G.", "..K."]


# -- MC03 Kreka the Seer: throw the die again


def test_mc03_the_new_value_stands() -> None:
    table = Table(2).full(0, "MC03").wagons(0, WG15="", WG31="")
    table.turn(0, "blue", 1)
    table.answer("use:MC03")
    assert table.prompts == (0, "reroll")
    table.roll(3)
    assert table.why_not("use:MC03") == "limit-turn HUN-9.1"
    table.answer("pillage")
    assert table.told(events.CubesTaken)[0].n == 3


def test_mc03_under_foul_weather_a_three_counts_two() -> None:
    table = Table(2).full(0, "MC03").card(0, "CU02")
    table.turn(0, "blue", 1)
    table.answer("use:MC03")
    table.roll(3)
    assert table.state.die is not None and table.state.die.value == 2


def test_mc03_not_after_the_action() -> None:
    table = Table(2).card(0, "RD10").full(0, "MC03").wagons(0, WG15="", WG31="")
    table.turn(0, "blue", 1)
    table.answer("pillage")
    assert table.prompt == "more-effects" and table.why_not("use:MC03") == "absent"


# -- MC04 Onegesh the Steward: every pillage takes one more


@pytest.mark.parametrize("value", [1, 2, 3])
def test_mc04_one_more(value: int) -> None:
    table = Table(2).full(0, "MC04").wagons(0, WG15="", WG31="")
    table.turn(0, "blue", value)
    table.answer("pillage")
    assert table.told(events.CubesTaken)[0].n == value + 1


# -- MC05 Eskam the Spy: draw from a deck of another colour


def test_mc05_another_deck_with_the_value_of_the_die() -> None:
    table = Table(2).full(0, "MC05").deck("yellow", "TR01", "TR02")
    table.turn(0, "blue", 2)
    assert table.legal == ["draw", "draw:red", "draw:green", "draw:black", "draw:yellow", "pillage"]
    table.answer("draw:yellow")
    assert table.legal == ["card:TR01", "card:TR02"]
    table.answer("card:TR02")
    assert table.laid(0) == ["MC05", "TR02"] and table.deck_of("yellow")[-1] == "TR01"


def test_mc05_helps_when_the_own_deck_is_empty_and_the_feud_takes_the_color_of_the_die() -> None:
    table = Table(2).full(0, "MC05").card(0, "CU07").deck("blue", only=True).deck("yellow", "TR01")
    table.turn(0, "blue", 1)
    assert table.why_not("draw") == "deck-empty HUN-3.7" and "draw:yellow" in table.legal
    table.answer("draw:yellow")
    assert table.laid(0) == ["MC05", "CU07", "TR01"] and table.stashed(1) == "B"


def test_mc05_a_curse_drawn_so_goes_to_an_opponent() -> None:
    table = Table(2).full(0, "MC05").deck("black", "CU02")
    table.turn(0, "blue", 1)
    table.answer("draw:black")
    assert table.prompts == (1, "flee")


# -- MC06 Atakam the Shaman: curses have no effect on you


def test_mc06_ignores_curses_which_still_count_as_active() -> None:
    table = Table(2).full(0, "MC06").cards(0, "CU01", "CU02", "CU06", "CU08", "CU10", "RD10", "TR10")
    table.offer(0, blue=3, red=1)
    assert table.legal == ["die:blue", "die:red"]
    table.answer("die:blue")
    assert table.state.die is not None and table.state.die.value == 3 and "use:RD10" in table.legal
    assert "score-treasures" not in table.points(0)


def test_mc06_stands_above_unpaid_wages() -> None:
    """Both speak of the other: a full Shaman ignores curses, so also the one that would switch mercenaries off."""
    table = Table(2).full(0, "MC06").full(0, "MC04").card(0, "CU04").wagons(0, WG15="", WG31="")
    table.turn(0, "blue", 1)
    table.answers("pillage", "wagons")
    assert table.told(events.CubesTaken)[0].n == 2


def test_mc06_when_robbed_the_curses_weigh_again() -> None:
    table = Table(3).card(1, "RD11").full(0, "MC06", "red").card(0, "CU04").full(0, "MC04", "red")
    table.wagons(1, WG01="", WG06="")
    table.turn(1, "yellow", 1)
    table.answers("use:RD11", "cube:MC06/red")
    assert not active(table.state, 0, "MC06") and not active(table.state, 0, "MC04")


def test_mc06_a_locked_wagon_may_be_loaded_and_the_lock_goes_on_to_the_next_wagon() -> None:
    table = Table(2).full(0, "MC06").card(0, "CU03").wagons(0, WG01="BBR", WG07="").lock(0, 0)
    table.turn(0, "green", 1)
    table.answers("pillage", "wagons", "deck")
    assert table.camp(0).dispatched == ["WG01"] and [wagon.locked for wagon in table.camp(0).wagons] == [True, False]


# -- MC07 Ruga the Horse Archer: steal one from a stash, once a round


def test_mc07_before_or_after_the_action_once_a_round() -> None:
    table = Table(3).full(0, "MC07").stash(1, blue=2, red=1).stash(2, green=1).wagons(0, WG06="", WG31="")
    table.turn(0, "yellow", 1)
    table.answers("use:MC07", "victim:1")
    assert table.prompts == (0, "steal-cube") and table.legal == ["color:blue", "color:red"]
    table.answer("color:blue")
    assert table.stashed(1) == "BR" and table.loads(0) == ["B...", "...."]
    assert table.why_not("use:MC07") == "limit-round HUN-9.1"
    later = Table(2).full(0, "MC07").stash(1, blue=1).wagons(0, WG06="", WG31="")
    later.turn(0, "red", 1)
    later.answers("pillage", "use:MC07")
    assert later.loads(0) == ["B...", "...."]


def test_mc07_is_no_raid_so_the_bodyguard_sleeps() -> None:
    table = Table(3).full(0, "MC07").full(1, "MC11").stash(1, blue=1).wagons(0, WG06="", WG31="")
    table.turn(0, "red", 1)
    table.answer("use:MC07")
    assert table.prompts == (0, "choose-action") and table.stashed(1) == ""


# -- MC08 The Twin Scouts: with a 3, play two of the cards drawn


def test_mc08_two_of_three_cards() -> None:
    table = Table(2).full(0, "MC08").deck("yellow", "TR01", "TR02", "TR03")
    table.turn(0, "yellow", 3)
    table.answers("draw", "card:TR02")
    assert table.prompt == "choose-second-card" and table.legal == ["card:TR01", "card:TR03", "pass"]
    table.answer("card:TR01")
    assert table.laid(0) == ["MC08", "TR02", "TR01"] and table.deck_of("yellow")[-1] == "TR03"


def test_mc08_may_be_declined_and_needs_a_three() -> None:
    table = Table(2).full(0, "MC08").deck("yellow", "TR01", "TR02", "TR03")
    table.turn(0, "yellow", 3)
    table.answers("draw", "card:TR02", "pass", ["card:TR01", "card:TR03"])
    assert table.laid(0) == ["MC08", "TR02"]
    two = Table(2).full(0, "MC08").deck("yellow", "TR01", "TR02")
    two.turn(0, "yellow", 2)
    two.answers("draw", "card:TR02")
    assert two.laid(0) == ["MC08", "TR02"] and two.prompts == (1, "take-die")


def test_mc08_two_curses_each_with_a_victim_and_a_flight_of_its_own() -> None:
    table = Table(3).full(0, "MC08").deck("black", "CU02", "CU05", "CU06")
    table.turn(0, "black", 3)
    table.answers("draw", "card:CU02", "card:CU05")
    assert table.prompts == (0, "choose-victim")
    table.answers("victim:1", "flee")
    assert table.prompts == (0, "choose-victim")
    table.answers("victim:1", "endure")
    assert table.laid(1) == ["CU02", "CU05"] and table.find(1, "CU02").fled and not table.find(1, "CU05").fled


def test_mc08_works_with_a_feint_and_with_two_cards_in_the_deck() -> None:
    table = Table(2).full(0, "MC08").card(0, "RD06").deck("yellow", "TR01", "TR02", only=True)
    table.turn(0, "yellow", 1)
    table.answers("use:RD06", "value:3", "draw", "card:TR01", "card:TR02")
    assert table.laid(0) == ["MC08", "RD06", "TR01", "TR02"] and table.deck_of("yellow") == []


def test_mc08_is_no_help_to_a_raid_that_draws() -> None:
    table = Table(2).full(0, "MC08").card(0, "RD10").deck("yellow", "TR01", "TR02", "TR03", "TR04")
    table.turn(0, "blue", 3)
    table.answers("use:RD10", "card:TR01")
    assert table.prompt == "order-cards"


# -- MC09 Dengizik the Standard: one point more


def test_mc09_two_points_in_all_while_full() -> None:
    assert Table(2).full(0, "MC09").score(0) == 2
    assert Table(2).card(0, "MC09", "red").score(0) == -1
    assert Table(2).full(0, "MC09").card(0, "CU04").score(0) == 1


# -- MC10 Mamas the Toll Keeper: one of a colour on every wagon an opponent dispatches


def tolled() -> Table:
    return Table(3).full(2, "MC10", "yellow").wagons(0, WG01="BBR", WG07="").display("WG22", "WG31", "WG30", "WG15")


def test_mc10_a_color_of_the_wagon_from_the_reserve_into_the_stash() -> None:
    table = tolled()
    table.turn(0, "green", 1)
    table.answers("pillage", "deck")
    assert table.prompts == (2, "gain-color") and table.legal == ["color:blue", "color:red", "color:green", "pass"]
    table.answer("color:red")
    assert table.stashed(2) == "R" and table.state.reserve["red"] == 20 and table.prompts == (1, "take-die")


def test_mc10_may_be_declined_and_takes_nothing_from_empty_piles() -> None:
    table = tolled().pile(red=0)
    table.turn(0, "green", 1)
    table.answers("pillage", "deck")
    assert table.why_not("color:red") == "pile-empty HUN-5.2"
    table.answer("pass")
    assert table.stashed(2) == ""


def test_mc10_not_for_the_own_dispatch_nor_under_unpaid_wages() -> None:
    own = Table(2).full(0, "MC10").wagons(0, WG01="BBR", WG07="")
    own.turn(0, "green", 1)
    own.answers("pillage", "deck")
    assert own.prompts == (1, "take-die")
    unpaid = tolled().card(2, "CU04")
    unpaid.turn(0, "green", 1)
    unpaid.answers("pillage", "deck")
    assert unpaid.prompts == (1, "take-die")


def test_mc10_answers_each_of_two_dispatches_in_the_middle_of_a_pillage() -> None:
    table = Table(2).full(1, "MC10", "red").wagons(0, WG01="BRG", WG09="BKY").display("WG07", "WG02", "WG03", "WG31")
    table.turn(0, "blue", 2)
    table.answers("pillage", "space:0/1", "display:0")
    assert table.prompts == (1, "gain-color") and table.state.hand == ["blue"]
    table.answers("color:green")
    assert table.prompts == (0, "choose-wagon")
    table.answers("deck")
    assert table.prompts == (1, "gain-color") and table.legal == ["color:blue", "color:black", "color:yellow", "pass"]
    table.answer("color:yellow")
    assert table.stashed(1) == "GY" and table.camp(0).dispatched == ["WG01", "WG09"]


@pytest.mark.rule("HUN-9.2")
@pytest.mark.parametrize(("first", "asked"), [("MC02", 0), ("MC10", 1)])
def test_the_active_player_chooses_whether_the_wainwright_or_the_toll_keeper_answers_first(
    first: str, asked: int
) -> None:
    table = Table(2).full(0, "MC02").full(1, "MC10", "red").wagons(0, WG01="BBR", WG07="").pile(green=1)
    table.turn(0, "green", 1)
    table.answers("pillage", "deck")
    assert table.prompts == (0, "choose-order") and table.legal == ["use:MC02", "use:MC10"]
    table.answer(f"use:{first}")
    assert table.prompts == (asked, "gain-color")


# -- MC11 Edeko the Bodyguard: ignore a raid for one valuable


def test_mc11_ignores_a_raid_that_still_hits_the_others_and_loses_one_valuable() -> None:
    table = (
        Table(3).card(0, "RD02").full(1, "MC11", "red").stash(1, blue=1).stash(2, blue=1).wagons(0, WG06="", WG31="")
    )
    table.turn(0, "yellow", 1)
    table.answer("use:RD02")
    assert table.prompts == (1, "cancel-raid") and table.legal == ["use:MC11", "pass"]
    table.answer("use:MC11")
    assert table.stashed(1) == "B" and table.stashed(2) == "" and table.loads(0) == ["B...", "...."]
    assert table.find(1, "MC11").cubes == ["red", "red"] and table.state.reserve["red"] == 20
    assert not active(table.state, 1, "MC11")


def test_mc11_may_be_declined() -> None:
    table = Table(3).card(0, "RD02").full(1, "MC11", "red").stash(1, blue=1).wagons(0, WG06="", WG31="")
    table.turn(0, "yellow", 1)
    table.answers("use:RD02", "pass")
    assert table.stashed(1) == "" and active(table.state, 1, "MC11")


@pytest.mark.parametrize("raid", ["RD02", "RD03", "RD04", "RD05", "RD11"])
def test_mc11_answers_every_raid_aimed_at_its_owner(raid: str) -> None:
    table = Table(3).card(0, raid).full(1, "MC11", "red").stash(1, blue=1).wagons(1, WG06="B", WG31="")
    table.wagons(2, WG14="", WG30="").card(0, "CU02")
    table.turn(0, "yellow", 1)
    table.answer(f"use:{raid}")
    if table.prompt == "choose-victim":
        table.answer("victim:1")
    assert table.prompts == (1, "cancel-raid")
    told = table.answer("use:MC11")
    assert "raid_cancelled" in kinds(told) and table.loads(1) == ["B...", "...."] and table.stashed(1) == "B"
    assert table.laid(1) == ["MC11"] and len(table.find(1, "MC11").cubes) == 2


def test_mc11_is_not_asked_by_raids_that_touch_nobody() -> None:
    table = Table(3).card(0, "RD01").full(1, "MC11", "red").wagons(0, WG06="", WG31="")
    table.turn(0, "yellow", 1)
    table.answers("use:RD01", "color:red")
    assert table.prompts == (0, "choose-action")


# -- MC12 Orestes the Broker: from the stash to a matching wagon space, once a round


def test_mc12_one_valuable_onto_a_matching_space() -> None:
    table = Table(4).full(0, "MC12").stash(0, blue=1, yellow=1).wagons(0, WG06="B", WG15="")
    table.turn(0, "black", 1)
    table.answers("pillage", "use:MC12")
    assert table.prompt == "move-cube" and table.legal == ["space:0/1", "space:1/2"]
    table.answer("space:0/1")
    assert table.loads(0) == ["BB..", "...."] and table.stashed(0) == "Y"


@pytest.mark.rule("HUN-7.7")
def test_mc12_may_fill_a_wagon() -> None:
    table = Table(4).full(0, "MC12").stash(0, blue=1).wagons(0, WG06="BGG", WG15="")
    table.turn(0, "black", 1)
    table.answers("pillage", "use:MC12", "deck")
    assert table.camp(0).dispatched == ["WG06"] and table.stashed(0) == "BBGG"


def test_mc12_needs_a_matching_space() -> None:
    table = Table(4).card(0, "RD10").full(0, "MC12").stash(0, green=1).wagons(0, WG31="", WG15="")
    table.turn(0, "blue", 1)
    table.answer("pillage")
    assert table.why_not("use:MC12") == "nothing-to-move HUN-9.1"
