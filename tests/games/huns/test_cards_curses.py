"""The twelve curses, one by one against the content sheet. Seat 0 is the victim unless said otherwise."""

import pytest

from games.huns.rules import events
from games.huns.rules.content import CONTENT
from games.huns.rules.powers import active
from tests.games.huns.scenario import Table

SPACES = {
    "CU01": 3,
    "CU02": 2,
    "CU03": 4,
    "CU04": 3,
    "CU05": 3,
    "CU06": 2,
    "CU07": 3,
    "CU08": 3,
    "CU09": 3,
    "CU10": 4,
    "CU11": 2,
    "CU12": 3,
}


def taken(table: Table) -> int:
    return next(event.n for event in table.told(events.CubesTaken) if event.cause == "pillage")


@pytest.mark.rule("HUN-8.4", "HUN-8.5", "HUN-9.3")
@pytest.mark.parametrize(("card", "spaces"), SPACES.items())
def test_every_curse_weighs_until_it_is_filled_or_fled(card: str, spaces: int) -> None:
    assert CONTENT.cards[card].spaces == spaces and CONTENT.cards[card].mode == "passive"
    assert active(Table(4).card(0, card, *["red"] * (spaces - 1)).state, 0, card)
    assert not active(Table(4).full(0, card, "red").state, 0, card)
    assert not active(Table(4).card(0, card, fled=True).state, 0, card)
    assert not active(Table(4).card(0, card).full(0, "MC06").state, 0, card)


@pytest.mark.parametrize("card", SPACES)
def test_every_curse_drawn_is_laid_before_an_opponent_and_may_be_fled(card: str) -> None:
    table = Table(4).deck("black", card)
    table.turn(0, "black", 1)
    table.answers("draw", "victim:2")
    assert table.prompts == (2, "flee")
    table.answer("flee")
    assert table.find(2, card).fled and table.prompts == (1, "take-die") and table.score(2) == -4


# -- CU01 Broken Axle: at most two of each pillage on wagons


def test_cu01_at_most_two_of_a_pillage_on_wagons() -> None:
    table = Table(2).card(0, "CU01").wagons(0, WG22="", WG31="")
    table.turn(0, "yellow", 3)
    table.answers("pillage", "wagons", "space:0/2", "space:1/2")
    assert table.loads(0) == ["..Y.", "..Y."] and table.state.reserve["yellow"] == 18


def test_cu01_not_on_cards() -> None:
    table = Table(2).card(0, "CU01").wagons(0, WG22="", WG31="")
    table.turn(0, "yellow", 3)
    table.answers("pillage", "fill:CU01")
    assert table.find(0, "CU01").cubes == ["yellow"] * 3 and table.find(0, "CU01").used


def test_cu01_counts_over_a_dispatch_in_the_middle() -> None:
    table = Table(2).card(0, "CU01").wagons(0, WG22="BBY", WG07="").display("WG31", "WG30", "WG15", "WG05")
    table.turn(0, "yellow", 3)
    table.answers("pillage", "wagons", "display:0", "space:0/2")
    assert table.loads(0) == ["..Y.", "...."] and table.stashed(0) == "BBYY"
    assert table.state.reserve["yellow"] == 17  # three in the camp, the third of the pillage back


# -- CU02 Foul Weather: a 3 counts as 2


@pytest.mark.parametrize(("value", "counts"), [(1, 1), (2, 2), (3, 2)])
def test_cu02_a_three_counts_two(value: int, counts: int) -> None:
    table = Table(2).card(0, "CU02").wagons(0, WG15="", WG31="")
    table.turn(0, "blue", value)
    table.answers("pillage", "wagons")
    assert taken(table) == counts


def test_cu02_no_card_makes_a_three_for_the_victim() -> None:
    table = Table(2).cards(0, "CU02", "RD06", "EQ06")
    table.turn(0, "blue", 2)
    table.answer("use:EQ06")
    assert table.state.die is not None and table.state.die.value == 1  # up is no change
    table.answers("use:RD06", "value:3")
    assert table.state.die.value == 2


def test_cu02_draws_two_and_the_scouts_stay_at_home() -> None:
    table = Table(2).card(0, "CU02").full(0, "MC08").deck("yellow", "TR01", "TR02", "TR03")
    table.turn(0, "yellow", 3)
    table.answer("draw")
    assert table.legal == ["card:TR01", "card:TR02"]
    table.answer("card:TR01")
    assert table.prompts == (1, "take-die")


# -- CU03 Lame Oxen: one wagon is locked


def test_cu03_the_victim_chooses_a_wagon_that_cannot_be_loaded() -> None:
    table = Table(2).deck("black", "CU03").wagons(1, WG06="", WG14="")
    table.offer(0, black=1, blue=3)
    table.answers("die:black", "draw", "endure")
    assert table.prompts == (1, "lock-wagon") and table.legal == ["wagon:0", "wagon:1"]
    table.answer("wagon:0")
    assert table.prompts == (1, "choose-action")
    table.answers("pillage", "wagons")
    assert table.loads(1) == ["....", "BB.."]


def test_cu03_fled_locks_nothing() -> None:
    table = Table(2).deck("black", "CU03")
    table.turn(0, "black", 1)
    table.answers("draw", "flee")
    assert not any(wagon.locked for wagon in table.camp(1).wagons) and table.prompts == (1, "take-die")


@pytest.mark.rule("HUN-8.4")
def test_cu03_filled_it_unlocks() -> None:
    table = Table(2).card(0, "CU03", "red", "red", "red").wagons(0, WG06="", WG14="").lock(0, 0)
    table.turn(0, "blue", 1)
    table.answers("pillage", "fill:CU03")
    assert not any(wagon.locked for wagon in table.camp(0).wagons)
    assert table.told(events.WagonUnlocked) == [events.WagonUnlocked(seat=0, index=0, wagon="WG06")]


def test_cu03_a_locked_wagon_may_be_robbed_and_takes_nothing_from_the_broker() -> None:
    table = Table(2).card(0, "CU03").wagons(0, WG06="B", WG15="").lock(0, 0).card(1, "RD04").wagons(1, WG14="", WG07="")
    table.turn(1, "yellow", 1)
    table.answer("use:RD04")
    assert table.loads(0) == ["....", "...."]
    broker = Table(4).full(0, "MC12").card(0, "CU03").stash(0, blue=1).wagons(0, WG06="B", WG15="").lock(0, 0)
    broker.turn(0, "black", 1)
    broker.answers("pillage", "wagons")
    assert broker.stashed(0) == "B" and broker.prompts == (1, "take-die")


def test_cu03_a_new_third_wagon_is_free() -> None:
    table = Table(2).card(0, "CU03").wagons(0, WG06="", WG15="").lock(0, 0).deck("blue", "EQ05")
    table.turn(0, "blue", 1)
    table.answers("draw", "deck")
    assert [wagon.locked for wagon in table.camp(0).wagons] == [True, False, False]


def test_cu03_spaces_of_the_locked_wagon_are_shown_as_blocked() -> None:
    table = Table(2).card(0, "CU03").wagons(0, WG01="", WG06="", WG09="").card(0, "EQ05").lock(0, 0)
    table.turn(0, "blue", 1)
    table.answers("pillage", "wagons")
    assert table.prompts == (0, "load-cube") and table.why_not("space:0/0") == "wagon-locked HUN-8.4"
    assert table.legal == ["space:1/0", "space:2/0"]


# -- CU04 Unpaid Wages: mercenaries are inactive


def test_cu04_mercenaries_do_not_work_but_score() -> None:
    table = Table(2).full(0, "MC04").full(0, "MC03").cards(0, "CU04", "RD01").wagons(0, WG15="", WG31="")
    table.turn(0, "blue", 1)
    assert table.why_not("use:MC03") == "disabled-mercenary HUN-9.5"
    table.answers("pillage", "wagons")
    assert taken(table) == 1 and table.points(0)["score-mercenaries"] == 2


# -- CU05 Hungry Winter: after each own turn one valuable of the stash returns


def test_cu05_the_victim_chooses_one_after_each_own_turn() -> None:
    table = Table(2).card(0, "CU05").stash(0, blue=1, green=1).wagons(0, WG15="", WG31="").wagons(1, WG30="", WG03="")
    table.offer(0, blue=1, red=1, black=1)
    table.answers("die:blue", "pillage", "wagons")
    assert table.prompts == (0, "return-cube") and table.legal == ["color:blue", "color:green"]
    table.answer("color:blue")
    assert table.stashed(0) == "G" and table.state.reserve["blue"] == 20
    table.answers("die:red", "pillage")
    assert table.stashed(0) == "G"  # not after the turn of another
    table.answers("pillage", "wagons")
    assert table.stashed(0) == "" and table.state.round == 2


def test_cu05_nothing_happens_with_an_empty_stash() -> None:
    table = Table(2).card(0, "CU05").wagons(0, WG15="", WG31="")
    table.turn(0, "blue", 1)
    table.answers("pillage", "wagons")
    assert table.prompts == (1, "take-die") and table.told(events.EffectUsed) == []


def test_cu05_filled_in_the_turn_takes_nothing_any_more() -> None:
    table = Table(2).card(0, "CU05", "red", "red").stash(0, green=1)
    table.turn(0, "blue", 1)
    table.answers("pillage", "fill:CU05")
    assert table.stashed(0) == "G"


# -- CU06 Clouded Omens: one card fewer, never below one


@pytest.mark.parametrize(("value", "drawn"), [(1, 1), (2, 1), (3, 2)])
def test_cu06_one_card_fewer_never_below_one(value: int, drawn: int) -> None:
    table = Table(2).card(0, "CU06").deck("yellow", "TR01", "TR02", "TR03")
    table.turn(0, "yellow", value)
    table.answer("draw")
    assert table.told(events.CardsDrawn)[0].n == drawn


# -- CU07 Blood Feud: the left neighbour takes one of the die's colour for each Draw


def test_cu07_the_player_to_the_left_takes_one_into_the_stash() -> None:
    table = Table(3).card(1, "CU07").deck("yellow", "TR01")
    table.turn(1, "yellow", 1)
    table.answer("draw")
    assert table.stashed(2) == "Y" and table.stashed(0) == "" and table.state.reserve["yellow"] == 21


def test_cu07_not_for_a_pillage_and_not_from_an_empty_pile() -> None:
    table = Table(2).card(0, "CU07").wagons(0, WG15="", WG31="")
    table.turn(0, "blue", 1)
    table.answers("pillage", "wagons")
    assert table.stashed(1) == ""
    empty = Table(2).card(0, "CU07").deck("yellow", "TR01").pile(yellow=0)
    empty.turn(0, "yellow", 1)
    assert empty.stashed(1) == "" and empty.laid(0) == ["CU07", "TR01"]


# -- CU08 Mutiny: no raid can be activated


def test_cu08_no_raid_for_the_victim_but_it_still_scores() -> None:
    table = Table(2).cards(0, "RD01", "CU08").card(1, "RD01").full(0, "MC03")
    table.turn(0, "blue", 1)
    assert table.why_not("use:RD01") == "mutiny HUN-8.4" and table.points(0)["score-raids"] == 1


# -- CU09 Rusted Gear: equipment has no effect


def test_cu09_equipment_has_no_effect() -> None:
    table = Table(2).cards(0, "EQ01", "EQ03", "CU09", "RD01").wagons(0, WG15="", WG31="")
    table.turn(0, "blue", 1)
    assert table.why_not("use:EQ03") == "disabled-equipment HUN-9.5"
    table.answers("pillage", "wagons")
    assert taken(table) == 1


def test_cu09_filled_equipment_works_again() -> None:
    table = Table(2).card(0, "EQ01").card(0, "CU09", "red", "red").full(0, "MC07").stash(1, blue=1)
    table.wagons(0, WG15="", WG31="")
    table.turn(0, "blue", 1)
    table.answers("use:MC07", "fill:CU09", "pillage")
    assert taken(table) == 2


# -- CU10 Evil Star: no die of the highest value while a lower one is on offer


@pytest.mark.parametrize(
    ("dice", "legal"),
    [
        ({"blue": 3, "red": 3, "green": 1}, ["die:green"]),
        ({"blue": 3, "red": 2, "green": 1}, ["die:red", "die:green"]),
        ({"blue": 2, "red": 2, "green": 2}, ["die:blue", "die:red", "die:green"]),
    ],
)
def test_cu10_not_the_highest_while_a_lower_is_on_offer(dice: dict[str, int], legal: list[str]) -> None:
    table = Table(2).card(0, "CU10")
    table.offer(0, **dice)
    assert table.legal == legal
    blocked = {option.id: f"{option.blocked} {option.clause}" for option in table.options if option.blocked}
    assert set(blocked.values()) <= {"evil-star HUN-8.4"} and len(blocked) == 3 - len(legal)


def test_cu10_the_last_die_may_always_be_taken() -> None:
    table = Table(2).card(0, "CU10")
    table.last_turn(0, "blue", 3)
    assert table.state.die is not None and table.state.die.value == 3


# -- CU11 Tithe: one of each pillage of two or more to the opponent with the fewest dispatched wagons


def test_cu11_one_goes_to_the_poorest_opponent() -> None:
    table = Table(3).card(0, "CU11").dispatched(1, "WG09").wagons(0, WG06="", WG31="")
    table.turn(0, "blue", 2)
    table.answers("pillage", "wagons")
    assert table.stashed(2) == "B" and table.stashed(1) == "" and table.loads(0) == ["B...", "...."]
    assert table.state.reserve["blue"] == 20


def test_cu11_the_victim_breaks_ties_and_the_own_wagons_do_not_count() -> None:
    table = Table(3).card(0, "CU11").wagons(0, WG06="", WG31="").dispatched(1, "WG09").dispatched(2, "WG10")
    table.turn(0, "blue", 3)
    table.answer("pillage")
    assert table.prompts == (0, "choose-tithe") and table.legal == ["opponent:1", "opponent:2"]
    table.answers("opponent:1", "wagons")
    assert table.stashed(1) == "B" and table.loads(0) == ["BB..", "...."]


def test_cu11_not_from_a_pillage_of_one() -> None:
    table = Table(3).card(0, "CU11").wagons(0, WG06="", WG31="")
    table.turn(0, "blue", 1)
    table.answers("pillage", "wagons")
    assert table.stashed(1) == table.stashed(2) == "" and table.loads(0) == ["B...", "...."]
    last = Table(3).card(0, "CU11").wagons(0, WG06="", WG31="").pile(blue=1)
    last.turn(0, "blue", 3)
    last.answers("pillage", "wagons")
    assert last.stashed(1) == last.stashed(2) == ""


def test_cu11_with_the_steward_a_one_is_a_pillage_of_two() -> None:
    table = Table(3).card(0, "CU11").full(0, "MC04").wagons(0, WG06="", WG31="").dispatched(1, "WG09")
    table.turn(0, "blue", 1)
    table.answers("pillage", "wagons")
    assert taken(table) == 2 and table.stashed(2) == "B" and table.loads(0) == ["B...", "...."]


# -- CU12 Jealous Rivals: new wagons from the top of the deck


def test_cu12_new_wagons_from_the_top_of_the_deck_only() -> None:
    table = Table(4).card(0, "CU12").wagons(0, WG01="BBR", WG07="").wagon_deck("WG09", "WG10")
    table.turn(0, "green", 1)
    table.answers("pillage", "wagons")
    assert table.held(0) == ["WG09", "WG07"] and len(table.state.display) == 4


def test_cu12_explains_itself_where_the_map_leaves_a_choice() -> None:
    table = Table(4).cards(0, "CU12", "EQ10").wagons(0, WG01="BBR", WG07="").wagon_deck("WG09", "WG10")
    table.turn(0, "green", 1)
    table.answers("pillage", "wagons")
    assert table.legal == ["deck", "use:EQ10"] and table.why_not("display:0") == "jealous-rivals HUN-8.4"


@pytest.mark.rule("HUN-7.6", "HUN-2.6")
def test_cu12_without_a_deck_one_goes_without_until_it_is_filled() -> None:
    table = Table(4).card(0, "CU12", "red", "red").wagons(0, WG01="BBR", WG07="").display("WG09", "WG10")
    table.wagon_deck(only=True)
    table.turn(0, "green", 1)
    table.answers("pillage", "wagons")
    assert table.held(0) == ["WG07"]
    filled = Table(4).card(0, "CU12", "red", "red").wagons(0, WG07="").display("WG09", "WG10").wagon_deck(only=True)
    filled.turn(0, "green", 1)
    filled.answers("pillage", "fill:CU12")
    assert filled.prompts == (0, "choose-wagon") and filled.legal == ["display:0", "display:1"]
