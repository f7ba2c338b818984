"""The twelve equipment cards, one by one against the content sheet. Seat 0 owns the card unless said otherwise."""

import pytest

from engine.rules import BLANK
from games.huns.rules import events
from games.huns.rules.powers import active
from tests.games.huns.scenario import Table


def pillaged(table: Table) -> int:
    """How many valuables the Pillage of the last answers took."""
    return next(event.n for event in table.told(events.CubesTaken) if event.cause == "pillage")


def die(table: Table) -> int:
    assert table.state.die is not None
    return table.state.die.value


def no_blue(players: int = 2) -> Table:
    """Seat 0 has no space for blue."""
    return Table(players).wagons(0, WG15="", WG23="")


# -- EQ01 Recurve Bow: mod_pillage(+1) with a die showing 1


@pytest.mark.parametrize(("value", "taken"), [(1, 2), (2, 2), (3, 3)])
def test_eq01_a_one_pillages_two(value: int, taken: int) -> None:
    table = no_blue().card(0, "EQ01")
    table.turn(0, "blue", value)
    table.answer("pillage")
    assert pillaged(table) == taken


def test_eq01_counts_what_the_die_shows_after_the_dice_cup_and_adds_to_the_steward() -> None:
    table = no_blue().cards(0, "EQ01", "EQ06").full(0, "MC04", "red")
    table.turn(0, "blue", 2)
    table.answers("use:EQ06", "value:1", "pillage")
    assert pillaged(table) == 3


def test_eq01_takes_what_is_left() -> None:
    table = no_blue().card(0, "EQ01").pile(blue=1)
    table.turn(0, "blue", 1)
    table.answer("pillage")
    assert pillaged(table) == 1


@pytest.mark.rule("HUN-9.5")
def test_eq01_rusted_gear() -> None:
    table = no_blue().cards(0, "EQ01", "CU09")
    table.turn(0, "blue", 1)
    table.answers("pillage", "wagons")
    assert pillaged(table) == 1


# -- EQ02 Hunting Falcon: mod_draw(+1)


@pytest.mark.parametrize(("value", "drawn"), [(1, 2), (2, 3), (3, 4)])
def test_eq02_draws_one_more_and_plays_exactly_one(value: int, drawn: int) -> None:
    table = Table(2).card(0, "EQ02").deck("yellow", "TR01", "TR02", "TR03", "TR04")
    table.turn(0, "yellow", value)
    table.answer("draw")
    assert len(table.legal) == drawn
    table.answer("card:TR01")
    if drawn > 2:
        table.answer(table.legal)
    assert table.laid(0) == ["EQ02", "TR01"] and len(table.deck_of("yellow")) == 9


def test_eq02_draws_what_the_deck_has() -> None:
    table = Table(2).card(0, "EQ02").deck("yellow", "TR01", only=True)
    table.turn(0, "yellow", 1)
    table.answer("draw")
    assert table.laid(0) == ["EQ02", "TR01"]


# -- EQ03 Pack Saddle, EQ04 Bone Charm: gain 1 of another colour when the die is blue, or black


@pytest.mark.parametrize(("card", "color", "other"), [("EQ03", "blue", "black"), ("EQ04", "black", "blue")])
def test_eq03_eq04_one_of_any_other_color_once_a_turn(card: str, color: str, other: str) -> None:
    table = Table(2).card(0, card).wagons(0, WG15="", WG23="")
    table.turn(0, color, 1)
    table.answer(f"use:{card}")
    assert table.prompt == "gain-color" and sorted(table.legal) == sorted(
        f"color:{name}" for name in ("green", "red", "yellow", other)
    )
    table.answer("color:yellow")
    assert table.loads(0) == ["..Y.", "...."] and table.state.reserve["yellow"] == 19
    assert table.prompt == "choose-action" and table.why_not(f"use:{card}") == "limit-turn HUN-9.1"


@pytest.mark.parametrize(("card", "color"), [("EQ03", "red"), ("EQ04", "blue")])
def test_eq03_eq04_not_with_another_die(card: str, color: str) -> None:
    table = Table(2).cards(0, card, "RD10")
    table.turn(0, color, 1)
    assert table.why_not(f"use:{card}") == "other-die-color HUN-9.1"


def test_eq03_empty_piles_cannot_be_chosen_and_with_all_of_them_empty_it_cannot_be_used() -> None:
    table = Table(2).card(0, "EQ03").pile(red=0, green=0)
    table.turn(0, "blue", 1)
    table.answer("use:EQ03")
    assert table.legal == ["color:black", "color:yellow"] and table.why_not("color:red") == "pile-empty HUN-5.2"
    empty = Table(2).cards(0, "EQ03", "RD10").pile(red=0, green=0, black=0, yellow=0)
    empty.turn(0, "blue", 1)
    assert empty.why_not("use:EQ03") == "pile-empty HUN-5.2"


def test_eq03_loads_like_a_pillage_on_a_card_or_back_as_excess() -> None:
    table = Table(2).card(0, "EQ03").card(0, "MC01").wagons(0, WG15="", WG23="")
    table.turn(0, "blue", 1)
    table.answers("use:EQ03", "color:black")
    assert table.legal == ["wagons", "fill:MC01"]
    table.answer("fill:MC01")
    assert table.find(0, "MC01").cubes == ["black"]
    excess = Table(2).card(0, "EQ03").wagons(0, WG15="", WG23="")
    excess.turn(0, "blue", 1)
    excess.answers("use:EQ03", "color:black")
    assert excess.state.reserve["black"] == 20


# -- EQ05 Third Yoke: a third wagon


def test_eq05_the_extra_wagon_is_taken_at_once_and_may_be_loaded() -> None:
    table = Table(2).deck("blue", "EQ05").wagons(0, WG15="", WG23="").display("WG06", "WG07", "WG01", "WG02")
    table.turn(0, "blue", 1)
    table.answers("draw", "display:0")
    assert table.held(0) == ["WG15", "WG23", "WG06"] and len(table.state.display) == 4
    table = Table(2).card(0, "EQ05").wagons(0, WG15="", WG23="", WG06="")
    table.turn(0, "blue", 1)
    table.answer("pillage")
    assert table.loads(0) == ["....", "....", "B..."]


def test_eq05_a_dispatched_one_of_three_is_replaced() -> None:
    table = Table(2).card(0, "EQ05").wagons(0, WG15="", WG23="", WG06="BGG")
    table.turn(0, "blue", 1)
    table.answers("pillage", "deck")
    assert len(table.held(0)) == 3 and table.camp(0).dispatched == ["WG06"]


@pytest.mark.rule("HUN-9.5")
def test_eq05_when_it_stops_the_third_wagon_stays_but_cannot_be_loaded() -> None:
    table = Table(2).cards(0, "EQ05", "CU09").wagons(0, WG15="", WG23="", WG06="G")
    table.turn(0, "blue", 1)
    table.answers("pillage", "wagons")
    assert table.loads(0) == ["....", "....", "..G."] and table.state.reserve["blue"] == 20


def test_eq05_while_it_is_off_a_dispatched_wagon_is_not_replaced() -> None:
    table = Table(2).cards(0, "EQ05", "CU09").wagons(0, WG22="BYY", WG23="", WG06="G")
    table.turn(0, "blue", 2)
    table.answers("pillage", "wagons")
    assert table.held(0) == ["WG23", "WG06"]
    assert table.camp(0).dispatched == ["WG22"] and table.loads(0) == ["....", "B.G."]


def test_eq05_when_the_curse_is_filled_the_third_wagon_comes_back() -> None:
    table = Table(2).card(0, "EQ05").card(0, "CU09", "red", "red").wagons(0, WG15="", WG23="")
    table.turn(0, "blue", 1)
    table.answers("pillage", "fill:CU09")
    assert table.prompts == (0, "choose-wagon")
    table.answer("deck")
    assert len(table.held(0)) == 3


# -- EQ06 Carved Dice Cup: shift the die by one, once a round


@pytest.mark.parametrize(("value", "choices"), [(1, [2]), (2, [1, 3]), (3, [2])])
def test_eq06_one_step_within_one_to_three(value: int, choices: list[int]) -> None:
    table = Table(2).card(0, "EQ06")
    table.turn(0, "blue", value)
    table.answer("use:EQ06")
    if len(choices) > 1:
        assert table.prompt == "set-die" and table.legal == [f"value:{choice}" for choice in choices]
        table.answer("value:3")
    assert die(table) == choices[-1] and table.prompt == "choose-action"


def test_eq06_once_a_round_and_again_in_the_next() -> None:
    table = no_blue().card(0, "EQ06").wagons(1, WG06="", WG30="")
    table.offer(0, blue=1, red=1, yellow=1)
    table.answers("die:blue", "use:EQ06", "pillage", "die:red", "pillage")
    assert table.prompts == (0, "choose-action") and table.why_not("use:EQ06") == "limit-round HUN-9.1"
    table.answer("pillage")
    assert table.prompts == (1, "roll-dice") and table.camp(0).used_round == []


def test_eq06_only_before_the_action() -> None:
    table = Table(2).cards(0, "EQ06", "RD10").wagons(0, WG15="", WG23="")
    table.turn(0, "blue", 1)
    table.answer("pillage")
    assert table.prompt == "more-effects" and table.why_not("use:EQ06") == "absent"


# -- EQ07 Flexible Tally: one valuable on a space of another colour


def test_eq07_one_valuable_a_turn_on_a_space_of_another_color() -> None:
    table = Table(2).card(0, "EQ07").wagons(0, WG15="RRY", WG23="")
    table.turn(0, "blue", 2)
    table.answer("pillage")
    assert table.prompt == "load-or-keep"
    assert table.legal == ["space:0/3/blue", "space:1/0/blue", "space:1/2/blue", "pass"]
    table.answer("space:1/0/blue")
    assert table.loads(0) == ["RRY.", "B..."] and table.state.reserve["blue"] == 19  # the second finds no space


def test_eq07_a_wagon_filled_with_it_is_dispatched_and_the_stash_gets_the_real_color() -> None:
    table = Table(2).card(0, "EQ07").wagons(0, WG15="RRY", WG23="")
    table.turn(0, "blue", 1)
    table.answers("pillage", "space:0/3/blue", "deck")
    assert table.camp(0).dispatched == ["WG15"] and table.stashed(0) == "BRRY"


def test_eq07_may_be_declined() -> None:
    table = Table(2).card(0, "EQ07").wagons(0, WG15="RRY", WG23="")
    table.turn(0, "blue", 1)
    table.answers("pillage", "pass")
    assert table.loads(0) == ["RRY.", "...."] and table.state.reserve["blue"] == 20


@pytest.mark.rule("HUN-5.4")
def test_eq07_does_not_excuse_from_loading_what_fits() -> None:
    table = Table(2).card(0, "EQ07").wagons(0, WG06="", WG23="")
    table.turn(0, "blue", 1)
    table.answer("pillage")
    assert "pass" not in table.legal and "space:0/0" in table.legal and "space:1/0/blue" in table.legal


@pytest.mark.rule("HUN-8.10")
def test_eq07_counts_for_the_cap_of_a_broken_axle() -> None:
    table = Table(2).cards(0, "EQ07", "CU01").wagons(0, WG14="", WG23="")
    table.turn(0, "blue", 3)
    table.answers("pillage", "wagons", "space:1/0/blue")
    assert table.loads(0) == ["B...", "B..."] and table.state.reserve["blue"] == 18


def test_eq07_rusted_gear() -> None:
    table = Table(2).cards(0, "EQ07", "CU09").wagons(0, WG15="", WG23="")
    table.turn(0, "blue", 1)
    table.answers("pillage", "wagons")
    assert table.loads(0) == ["....", "...."]


# -- EQ08 Felt Yurt: the stash is safe from opponents


def test_eq08_opponents_cannot_take_from_the_stash() -> None:
    table = Table(2).card(0, "EQ08").stash(0, blue=2).card(1, "RD02").full(1, "MC07", "red")
    table.turn(1, "yellow", 1)
    assert table.why_not("use:RD02") == "stash-protected HUN-9.1"
    assert table.why_not("use:MC07") == "stash-protected HUN-9.1"


def test_eq08_protects_its_owner_only() -> None:
    table = Table(3).card(0, "EQ08").stash(0, blue=2).card(1, "RD02").stash(2, green=1).wagons(1, WG06="", WG07="")
    table.turn(1, "yellow", 1)
    table.answer("use:RD02")
    assert table.stashed(0) == "BB" and table.stashed(2) == "" and table.loads(1) == ["..G.", "...."]


def test_eq08_does_not_stop_the_own_hungry_winter_nor_a_theft_from_wagons() -> None:
    table = Table(2).cards(0, "EQ08", "CU05").stash(0, blue=1).wagons(0, WG15="", WG23="")
    table.turn(0, "blue", 1)
    table.answers("pillage", "wagons")
    assert table.stashed(0) == ""
    wagons = Table(2).card(0, "EQ08").wagons(0, WG15="R", WG23="").card(1, "RD03")
    wagons.turn(1, "yellow", 1)
    assert wagons.why_not("use:RD03") == ""


def test_eq08_rusted_gear() -> None:
    table = Table(2).cards(0, "EQ08", "CU09").stash(0, blue=2).card(1, "RD02")
    table.turn(1, "yellow", 1)
    assert table.why_not("use:RD02") == ""


# -- EQ09 Spare Sacks: one excess valuable goes to the stash


def test_eq09_one_excess_valuable_of_the_pillage_goes_to_the_stash() -> None:
    table = no_blue().card(0, "EQ09")
    table.turn(0, "blue", 3)
    table.answer("pillage")
    assert table.prompts == (0, "keep-excess") and table.legal == ["use:EQ09", "pass"]
    table.answer("use:EQ09")
    assert table.stashed(0) == "B" and table.state.reserve["blue"] == 19


def test_eq09_may_be_declined_and_is_not_asked_without_excess() -> None:
    table = no_blue().card(0, "EQ09")
    table.turn(0, "blue", 1)
    table.answers("pillage", "pass")
    assert table.stashed(0) == "" and table.state.reserve["blue"] == 20
    fits = Table(2).card(0, "EQ09").wagons(0, WG06="", WG23="")
    fits.turn(0, "blue", 1)
    fits.answer("pillage")
    assert fits.prompts == (1, "take-die")


def test_eq09_once_a_turn() -> None:
    """A second charge pillages after the draw only once; two pillages need two turns."""
    table = no_blue().card(0, "EQ09").wagons(1, WG30="", WG31="")
    table.offer(0, blue=1, red=1, black=1)
    table.answers("die:blue", "pillage", "use:EQ09", "die:red", "pillage")
    assert table.prompts == (0, "choose-action")
    table.answer("pillage")
    assert table.prompts == (0, "keep-excess")
    table.answer("use:EQ09")
    assert table.stashed(0) == "BK"


def test_eq09_works_on_the_excess_of_a_card_and_of_the_broken_axle_but_not_on_a_gain() -> None:
    card = Table(2).card(0, "EQ09").card(0, "MC01", "red")
    card.turn(0, "blue", 2)
    card.answers("pillage", "fill:MC01", "use:EQ09")
    assert card.stashed(0) == "B"
    axle = Table(2).cards(0, "EQ09", "CU01").wagons(0, WG14="", WG06="B")
    axle.turn(0, "blue", 3)
    axle.answers("pillage", "wagons", "space:0/0", "space:0/1", "use:EQ09")
    assert axle.stashed(0) == "B" and axle.loads(0) == ["BB..", "B..."]
    gain = no_blue().cards(0, "EQ09", "RD01")
    gain.turn(0, "red", 1)
    gain.answers("use:RD01", "color:blue")
    assert gain.prompt == "choose-action" and gain.state.reserve["blue"] == 20


# -- EQ10 Steppe Map: look at two wagons of the deck


def dispatching() -> Table:
    return Table(2).card(0, "EQ10").wagons(0, WG01="BBR", WG07="").wagon_deck("WG09", "WG10", "WG17")


def test_eq10_take_one_of_the_top_two_the_other_goes_to_the_bottom() -> None:
    for answer, taken, bottom in (("wagon:0", "WG09", "WG10"), ("wagon:1", "WG10", "WG09")):
        table = dispatching()
        table.turn(0, "green", 1)
        table.answers("pillage", "use:EQ10")
        assert table.prompts == (0, "choose-wagon") and table.legal == ["wagon:0", "wagon:1"]
        assert table.state.drawn == ["WG09", "WG10"] and table.match.view(1).drawn == [BLANK, BLANK]
        table.answer(answer)
        assert table.held(0) == [taken, "WG07"] and table.state.wagon_deck[0] == bottom
        assert table.state.top_back == "green"


def test_eq10_is_a_choice_and_needs_two_wagons() -> None:
    table = dispatching()
    table.turn(0, "green", 1)
    table.answers("pillage", "deck")
    assert table.held(0) == ["WG09", "WG07"]
    one = Table(2).card(0, "EQ10").wagons(0, WG01="BBR", WG07="").wagon_deck("WG09", only=True)
    one.turn(0, "green", 1)
    one.answer("pillage")
    assert one.why_not("use:EQ10") == "absent" and "deck" in one.legal


def test_eq10_at_each_dispatch_of_a_turn() -> None:
    table = Table(2).card(0, "EQ10").wagons(0, WG01="BBR", WG11="GBR").wagon_deck("WG07", "WG15", "WG09", "WG10")
    table.turn(0, "green", 2)
    table.answers("pillage", "space:0/3", "use:EQ10", "wagon:0")
    assert table.prompt == "choose-wagon" and "use:EQ10" in table.legal
    table.answers("use:EQ10", "wagon:1")
    assert table.held(0) == ["WG07", "WG10"]


# -- EQ11 War Drum: the last die of the round counts one more


@pytest.mark.parametrize(("value", "counts"), [(1, 2), (2, 3), (3, 3)])
def test_eq11_the_last_die_counts_one_more(value: int, counts: int) -> None:
    table = Table(3).card(0, "EQ11")
    table.last_turn(0, "blue", value)
    assert die(table) == counts


def test_eq11_no_other_die_and_a_three_still_counts_two_in_foul_weather() -> None:
    table = Table(3).card(0, "EQ11")
    table.turn(0, "blue", 1)
    assert die(table) == 1
    foul = Table(3).cards(0, "EQ11", "CU02")
    foul.last_turn(0, "blue", 2)
    assert die(foul) == 2


# -- EQ12 Tribute Scales: two from the stash for one of any colour


def test_eq12_return_two_gain_one_once_a_turn_after_the_action() -> None:
    table = Table(4).card(0, "EQ12").stash(0, blue=1, red=1, green=2).wagons(0, WG15="", WG31="")
    table.turn(0, "blue", 1)
    assert table.why_not("use:EQ12") == "absent"
    table.answers("pillage", "use:EQ12")
    assert table.prompt == "return-cube" and table.legal == ["color:blue", "color:red", "color:green"]
    table.answers("color:green", "color:red", "color:black")
    assert table.stashed(0) == "BG" and table.loads(0) == ["....", "K..."]
    assert table.state.reserve == {"blue": 23, "red": 24, "green": 23, "black": 23, "yellow": 24}
    assert table.prompts == (1, "take-die")  # once a turn


def test_eq12_needs_two() -> None:
    table = Table(4).cards(0, "EQ12", "RD10").stash(0, blue=1).wagons(0, WG15="", WG31="")
    table.turn(0, "blue", 1)
    table.answer("pillage")
    assert table.why_not("use:EQ12") == "cannot-pay HUN-9.1"


@pytest.mark.rule("HUN-9.5")
@pytest.mark.parametrize("card", [f"EQ{number:02}" for number in range(1, 13)])
def test_rusted_gear_switches_every_equipment_off(card: str) -> None:
    table = Table(4).card(0, card)
    assert active(table.state, 0, card)
    table.card(0, "CU09")
    assert not active(table.state, 0, card)
