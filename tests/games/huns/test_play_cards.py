"""Every equipment, raid, mercenary and curse at work, one table each. Seat 0 is the one who acts."""

import pytest

from engine.rules import Event
from games.huns.rules import events
from games.huns.rules.powers import active
from tests.games.huns.scenario import Table, kinds
from tests.support.laid_out import only


def pillage_n(table: Table) -> int:
    """How many a pillage would take now."""
    return int(next(option.args["n"] for option in table.options if option.id == "pillage"))


def draw_n(table: Table) -> int:
    return int(next(option.args["n"] for option in table.options if option.id == "draw"))


def value(table: Table) -> int:
    assert table.state.die is not None
    return table.state.die.value


def empty_handed(players: int = 2) -> Table:
    """No wagon of seat 0 has room for blue."""
    return Table(players).wagons(0, WG15=[], WG23=[])


# -- equipment


@pytest.mark.parametrize(("die", "taken"), [(1, 2), (2, 2), (3, 3)])
def test_eq01_recurve_bow(die: int, taken: int) -> None:
    table = Table().card(0, "EQ01").card(0, "RD01")
    table.turn(0, "blue", die)
    assert pillage_n(table) == taken


def test_eq02_hunting_falcon() -> None:
    table = Table().card(0, "EQ02")
    table.turn(0, "red", 2)
    assert draw_n(table) == 3
    table.answer("draw")
    assert len(table.legal) == 3


@pytest.mark.parametrize(("card", "color"), [("EQ03", "blue"), ("EQ04", "black")])
def test_eq03_eq04_saddle_and_charm(card: str, color: str) -> None:
    table = Table().card(0, card).wagons(0, WG15=[], WG23=[])
    table.turn(0, color, 1)
    table.answer(f"use:{card}")
    assert f"color:{color}" not in table.legal and len(table.legal) == 4
    table.answers("color:yellow")
    assert table.camp(0).wagons[0].cubes == ["", "", "yellow", ""]
    assert table.why_not(f"use:{card}") == "limit-turn HUN-9.1"
    other = Table().card(0, card).card(0, "RD01")
    other.turn(0, "green", 1)
    assert other.why_not(f"use:{card}") == "other-die-color HUN-9.1"


def test_eq05_third_yoke() -> None:
    table = Table().deck("blue", "EQ05")
    table.turn(0, "blue", 1)
    table.answers("draw", "display:0")
    assert len(table.camp(0).wagons) == 3 and len(table.state.display) == 4
    table.check()


def test_eq05_the_third_wagon_cannot_be_loaded_when_the_gear_rusts() -> None:
    table = Table().card(0, "EQ05").card(0, "CU09").wagons(0, WG15=[], WG23=[], WG14=[])
    table.turn(0, "blue", 1)
    table.answers("pillage", "wagons")
    assert table.state.reserve["blue"] == 20 and table.camp(0).wagons[2].cubes == [""] * 4


def test_eq06_carved_dice_cup() -> None:
    table = Table().card(0, "EQ06")
    table.turn(0, "red", 2)
    table.answer("use:EQ06")
    assert table.legal == ["value:1", "value:3"]
    table.answer("value:3")
    assert value(table) == 3 and table.prompt == "choose-action"
    assert table.why_not("use:EQ06") == "limit-round HUN-9.1"


def test_eq06_stays_within_one_to_three() -> None:
    table = Table().card(0, "EQ06")
    table.turn(0, "red", 3)
    table.answer("use:EQ06")
    assert value(table) == 2


def test_eq07_flexible_tally() -> None:
    table = Table().card(0, "EQ07").wagons(0, WG15=[], WG23=["red"])
    table.turn(0, "blue", 2)
    table.answer("pillage")
    assert table.prompt == "load-or-keep"
    assert table.legal == ["space:0/0/blue", "space:0/2/blue", "space:1/1/blue", "space:1/2/blue", "pass"]
    table.answer("space:0/2/blue")
    assert table.camp(0).wagons[0].cubes == ["", "", "blue", ""] and table.state.reserve["blue"] == 19
    table.check()


def test_eq08_felt_yurt() -> None:
    table = Table().card(1, "EQ08").stash(1, red=2).card(0, "RD02")
    table.turn(0, "blue", 1)
    assert table.why_not("use:RD02") == "stash-protected HUN-9.1"


def test_eq09_spare_sacks() -> None:
    table = empty_handed().card(0, "EQ09")
    table.turn(0, "blue", 3)
    table.answer("pillage")
    assert table.prompt == "keep-excess" and table.legal == ["use:EQ09", "pass"]
    table.answer("use:EQ09")
    assert table.camp(0).stash["blue"] == 1 and table.state.reserve["blue"] == 19
    table.check()


def test_eq10_steppe_map() -> None:
    table = Table().card(0, "EQ10").wagons(0, WG01=["blue", "blue", "red"], WG15=[]).wagon_deck("WG04", "WG05")
    table.turn(0, "green", 1)
    table.answer("pillage")
    assert table.legal[-2:] == ["deck", "use:EQ10"]
    happened = table.answer("use:EQ10")
    assert only(happened, events.WagonsPeeked)[0].wagons == ("WG04", "WG05")
    assert table.state.looker == 0 and table.match.view(1).drawn == ["?", "?"]
    table.answer("wagon:1")
    assert table.camp(0).wagons[0].id == "WG05" and table.state.wagon_deck[0] == "WG04"
    table.check()


def test_eq11_war_drum() -> None:
    table = Table(3).card(0, "EQ11")
    table.last_turn(0, "blue", 2)
    assert value(table) == 3
    other = Table(3).card(0, "EQ11")
    other.turn(0, "blue", 2)
    assert value(other) == 2


def test_eq12_tribute_scales() -> None:
    table = Table(4).card(0, "EQ12").stash(0, red=1, blue=2).wagons(0, WG15=[], WG23=[])
    table.turn(0, "green", 1)
    table.answer("pillage")
    assert table.prompt == "more-effects" and table.legal == ["use:EQ12", "pass"]
    table.answers("use:EQ12", "color:red", "color:yellow")
    assert table.camp(0).stash == {"blue": 1, "red": 0, "green": 0, "black": 0, "yellow": 0}
    assert table.camp(0).wagons[0].cubes == ["", "", "yellow", ""]
    table.check()


# -- raids


def test_rd01_storm_the_granary() -> None:
    table = Table().card(0, "RD01").wagons(0, WG06=[], WG15=[])
    table.turn(0, "red", 1)
    table.answers("use:RD01", "color:blue")
    assert table.camp(0).wagons[0].cubes == ["blue", "blue", "", ""] and table.state.reserve["blue"] == 18
    assert table.find(0, "RD01").used


def test_rd02_night_riders_rob_every_stash() -> None:
    table = Table(3).card(0, "RD02").stash(1, red=1).stash(2, blue=1, yellow=1).wagons(0, WG15=[], WG07=[])
    table.turn(0, "red", 1)
    table.answer("use:RD02")
    assert table.prompt == "steal-cube" and table.legal == ["color:blue", "color:yellow"]
    table.answer("color:yellow")
    assert table.prompt == "move-cube" and table.legal == ["space:0/0", "space:0/2", "space:1/0"]
    table.answer("space:0/0")
    assert table.camp(0).wagons[0].cubes == ["red", "", "yellow", ""]
    assert table.camp(1).stash["red"] == table.camp(2).stash["yellow"] == 0 and table.camp(2).stash["blue"] == 1
    table.check()


def test_rd03_rustle_the_herd() -> None:
    table = Table().card(0, "RD03").wagons(1, WG15=["red", "red", "yellow"], WG01=[]).wagons(0, WG07=[], WG14=[])
    table.turn(0, "green", 1)
    table.answer("use:RD03")
    assert table.legal == ["space:0/0", "space:0/2"]
    table.answer("space:0/0")
    assert table.legal == ["space:0/1", "space:0/2", "pass"]
    table.answer("space:0/2")
    assert table.camp(1).wagons[0].cubes == ["", "red", "yellow", ""] and table.camp(0).wagons[0].cubes[0] == "red"
    table.check()


def test_rd04_scorched_grass() -> None:
    table = Table(3).card(0, "RD04").wagons(1, WG01=["blue"], WG14=[]).wagons(2, WG15=["red", "red", "yellow"], WG02=[])
    table.turn(0, "green", 1)
    table.answer("use:RD04")
    assert table.asked == 2 and table.camp(1).wagons[0].cubes == [""] * 4
    table.answers("space:0/2")
    assert table.camp(2).wagons[0].cubes == ["", "red", "", ""] and table.prompt == "choose-action"
    table.check()


def test_rd05_turn_the_hex() -> None:
    table = Table(3).card(0, "RD05").card(0, "CU05", "red", "red")
    table.turn(0, "green", 1)
    table.answers("use:RD05", "victim:2")
    assert table.state.reserve["red"] == 22 and table.asked == 2 and table.prompt == "flee"
    table.answer("flee")
    assert table.find(2, "CU05").fled and [card.id for card in table.camp(0).cards] == ["RD05"]
    assert table.score(2) == -3
    table.check()


def test_rd05_a_bodyguard_leaves_the_curse_where_it_was() -> None:
    table = Table(3).card(0, "RD05").card(0, "CU05", "red").full(1, "MC11")
    table.turn(0, "green", 1)
    table.answers("use:RD05", "victim:1", "use:MC11")
    assert table.find(0, "CU05").cubes == [] and len(table.find(1, "MC11").cubes) == 2
    table.check()


def test_rd06_feint() -> None:
    table = Table().card(0, "RD06")
    table.turn(0, "green", 1)
    table.answer("use:RD06")
    assert table.legal == ["value:2", "value:3"]
    table.answer("value:3")
    assert pillage_n(table) == 3
    later = Table().card(0, "RD06").card(0, "RD01").wagons(0, WG14=[], WG15=[])
    later.turn(0, "green", 1)
    later.answer("pillage")
    assert later.prompt == "more-effects" and later.why_not("use:RD06") == "absent"


def test_rd07_second_charge_draws_after_a_pillage() -> None:
    table = Table().card(0, "RD07").wagons(0, WG14=[], WG22=[])
    table.turn(0, "red", 3)
    table.answers("pillage", "use:RD07")
    assert table.prompt == "choose-card" and len(table.legal) == 3


def test_rd08_buy_loyalty() -> None:
    table = Table().card(0, "RD08").card(0, "MC04", "red").card(0, "MC09", "red")
    table.turn(0, "green", 1)
    table.answer("use:RD08")
    assert table.legal == ["fill:MC04", "fill:MC09"]
    table.answers("fill:MC04", "color:blue", "color:yellow")
    assert table.find(0, "MC04").cubes == ["red", "blue", "yellow"]
    table.check()


def test_rd09_seize_a_convoy() -> None:
    table = Table().card(0, "RD09").wagons(0, WG01=["blue", "red"], WG14=[]).display("WG15", "WG06", "WG16", "WG20")
    table.turn(0, "green", 1)
    table.answers("use:RD09", "wagon:0", "display:0")
    assert table.camp(0).wagons[0].id == "WG15" and table.camp(0).wagons[0].cubes == ["red", "", "", ""]
    assert table.state.display == ["WG01", "WG06", "WG16", "WG20"] and table.state.reserve["blue"] == 20
    table.answer("color:yellow")
    assert table.camp(0).wagons[0].cubes == ["red", "", "yellow", ""]
    table.check()


def test_rd10_loot_the_shrine_is_not_a_draw_action() -> None:
    table = Table().card(0, "RD10").card(0, "EQ02").card(0, "CU07")
    table.turn(0, "green", 1)
    table.answer("use:RD10")
    assert table.prompt == "choose-card" and len(table.legal) == 4 and table.camp(1).stash["green"] == 0
    table.answer(table.legal[2])
    rest = list(table.legal)
    table.answer([rest[1], rest[0], rest[2]])
    bottom = table.state.decks["yellow"][:3]
    assert bottom == [rest[2][5:], rest[0][5:], rest[1][5:]] and len(table.state.decks["yellow"]) == 9


def test_rd11_broken_oaths() -> None:
    table = Table(3).card(0, "RD11").full(1, "MC09", "red").full(2, "MC01", "yellow").wagons(0, WG15=[], WG07=[])
    table.turn(0, "green", 1)
    table.answers("use:RD11")
    assert table.legal == ["victim:1", "victim:2"]
    table.answer("victim:1")
    assert table.legal == ["victim:2", "pass"]
    happened = table.answer("victim:2")
    assert only(happened, events.MercenaryBroken)[0].card == "MC01"
    assert table.score(1) == -1 and not active(table.state, 1, "MC09")


def test_rd12_great_sweep() -> None:
    table = Table(4).card(0, "RD12").wagons(0, WG32=[], WG06=[])
    table.turn(0, "green", 1)
    table.answers("use:RD12", ["color:red", "color:black", "color:yellow"])
    assert table.camp(0).wagons[0].cubes == ["", "", "black", "yellow"] and table.state.reserve["red"] == 24
    table.check()


def test_one_raid_a_turn_but_another_in_the_next_turn_of_the_round() -> None:
    table = Table(2)
    for raid in ("RD01", "RD02", "RD06", "RD10"):
        table.card(0, raid)
    table.turn(0, "green", 1)
    table.answers("use:RD06", "value:2")
    assert table.why_not("use:RD01") == "raid-this-turn HUN-8.2" and table.why_not("use:RD06") == "raid-used HUN-8.2"
    table.answer("pillage")
    while table.asked == 0 and table.prompt != "more-effects":
        table.answer(table.legal[0])
    table.answer("die:red")
    while table.asked == 1:
        table.answer("pillage" if table.prompt == "choose-action" else table.legal[0])
    table.answer("die:blue")
    assert table.prompt == "choose-action" and table.why_not("use:RD01") == ""


# -- mercenaries


def test_mercenaries_work_only_while_full() -> None:
    table = Table().card(0, "MC03", "red").card(0, "RD06")
    table.turn(0, "green", 1)
    assert table.why_not("use:MC03") == "mercenary-incomplete HUN-8.3"


def test_mc01_ildico() -> None:
    table = Table().full(0, "MC01").wagons(1, WG15=["red", "yellow"], WG01=[])
    table.wagons(0, WG14=[], WG22=[]).turn(0, "green", 1)
    table.answers("pillage", "use:MC01", "space:0/2")
    assert table.camp(1).wagons[0].cubes == ["red", "", "", ""] and table.state.reserve["yellow"] == 20
    table.check()


def test_mc02_bledan() -> None:
    table = Table().full(0, "MC02").wagons(0, WG01=["blue", "blue", "red"], WG15=[])
    table.turn(0, "green", 1)
    table.answers("pillage", "display:0")
    assert table.prompt == "gain-color" and "pass" in table.legal
    happened = table.answer("pass")
    assert "effect_used" not in kinds(happened) and table.camp(0).wagons[0].cubes == [""] * 4
    table.check()


def test_mc03_kreka() -> None:
    table = Table().full(0, "MC03").card(0, "EQ06")
    table.turn(0, "green", 1)
    table.answer("use:MC03")
    table.roll(3)
    assert value(table) == 3 and table.why_not("use:MC03") == "limit-turn HUN-9.1"


def test_mc04_onegesh() -> None:
    table = Table().full(0, "MC04")
    table.turn(0, "green", 3)
    assert pillage_n(table) == 4


def test_mc05_eskam() -> None:
    table = Table().full(0, "MC05").deck("yellow", "TR01", "TR02")
    table.turn(0, "green", 2)
    assert "draw:yellow" in table.legal and "draw:green" not in table.legal
    table.answers("draw:yellow", "card:TR02")
    assert table.camp(0).cards[-1].id == "TR02" and table.state.decks["yellow"][0] == "TR01"


def test_mc06_atakam() -> None:
    table = Table().full(0, "MC06").card(0, "CU06").card(0, "CU08").card(0, "RD01")
    table.turn(0, "red", 2)
    assert draw_n(table) == 2 and table.why_not("use:RD01") == ""
    assert not active(table.state, 0, "CU08")


def test_mc07_ruga() -> None:
    table = Table().full(0, "MC07").stash(1, red=1).wagons(0, WG15=[], WG14=[])
    table.turn(0, "green", 1)
    table.answer("use:MC07")
    assert table.camp(0).wagons[0].cubes[0] == "red" and table.camp(1).stash["red"] == 0
    assert table.prompt == "choose-action" and table.why_not("use:MC07") == "limit-round HUN-9.1"


def test_mc08_twin_scouts() -> None:
    table = Table().full(0, "MC08").deck("red", "RD01", "RD02", "RD03")
    table.turn(0, "red", 3)
    table.answers("draw", "card:RD02")
    assert table.prompt == "choose-second-card" and table.legal == ["card:RD01", "card:RD03", "pass"]
    table.answer("card:RD03")
    assert [card.id for card in table.camp(0).cards] == ["MC08", "RD02", "RD03"]
    assert table.state.decks["red"][0] == "RD01"
    table.check()


def test_mc08_needs_a_three() -> None:
    table = Table().full(0, "MC08").deck("red", "RD01", "RD02")
    table.turn(0, "red", 2)
    table.answers("draw", "card:RD02")
    assert [card.id for card in table.camp(0).cards] == ["MC08", "RD02"]


def test_mc09_dengizik() -> None:
    table = Table().full(0, "MC09").card(1, "MC01", "red")
    assert table.score(0) == 2 and table.score(1) == -1
    table.card(0, "CU04")
    assert table.score(0) == 1


def test_mc10_mamas() -> None:
    table = Table().full(1, "MC10").wagons(0, WG01=["blue", "blue", "red"], WG15=[])
    table.turn(0, "green", 1)
    table.answers("pillage", "display:0")
    assert table.asked == 1 and table.prompt == "gain-color"
    assert table.legal == ["color:blue", "color:red", "color:green", "pass"]
    table.answer("color:red")
    assert table.camp(1).stash["red"] == 1
    table.check()


def test_mc12_orestes() -> None:
    table = Table(4).full(0, "MC12").card(0, "RD01").stash(0, red=1).wagons(0, WG15=["red", "red", "yellow"], WG14=[])
    table.turn(0, "green", 1)
    table.answer("pillage")
    assert table.prompt == "more-effects" and table.why_not("use:MC12") == "nothing-to-move HUN-9.1"
    other = Table(4).full(0, "MC12").stash(0, yellow=1).wagons(0, WG15=["red", "red", "yellow"], WG06=[])
    other.turn(0, "green", 1)
    other.answers("pillage", "use:MC12")
    assert other.prompt == "choose-wagon" and other.camp(0).dispatched == ["WG15"]
    assert other.camp(0).stash["yellow"] == 2 and other.camp(0).stash["red"] == 2


# -- curses


def test_cu01_broken_axle() -> None:
    table = Table().card(0, "CU01").wagons(0, WG22=[], WG14=[])
    table.turn(0, "blue", 3)
    table.answers("pillage", "wagons")
    assert table.prompt == "load-cube"
    table.answers("space:0/0", "space:0/1")
    assert table.camp(0).wagons[0].cubes == ["blue", "blue", "", ""] and table.camp(0).wagons[1].cubes == [""] * 4
    assert table.state.reserve["blue"] == 18
    table.check()


def test_cu02_foul_weather() -> None:
    table = Table().card(0, "CU02")
    happened = table.turn(0, "blue", 3)
    assert value(table) == 2 and only(happened, events.DieChanged)[0].card == "CU02"


def test_cu02_a_feint_to_three_counts_as_two() -> None:
    table = Table().card(0, "CU02").card(0, "RD06")
    table.turn(0, "blue", 1)
    table.answers("use:RD06", "value:3")
    assert value(table) == 2


def test_cu03_lame_oxen() -> None:
    table = Table().deck("black", "CU03").wagons(1, WG14=[], WG22=[])
    table.turn(0, "black", 1)
    table.answers("draw", "endure")
    assert table.asked == 1 and table.prompt == "lock-wagon" and table.legal == ["wagon:0", "wagon:1"]
    table.answer("wagon:0")
    table.answer("die:blue")
    table.answers("pillage", "wagons")
    assert table.camp(1).wagons[0].cubes == [""] * 4 and table.camp(1).wagons[1].cubes == ["blue", "", "", ""]
    table.check()


def test_cu03_the_lock_goes_with_the_curse() -> None:
    table = Table().card(0, "CU03", "red", "red", "red").wagons(0, WG14=[], WG22=[])
    table.camp(0).wagons[0].locked = True
    table.turn(0, "blue", 1)
    happened = table.answers("pillage", "fill:CU03")
    assert kinds(happened)[2:4] == ["curse_filled", "wagon_unlocked"] and not table.camp(0).wagons[0].locked
    table.check()


def test_cu04_unpaid_wages() -> None:
    table = Table().card(0, "CU04").full(0, "MC04").full(0, "MC03")
    table.turn(0, "blue", 2)
    assert table.prompt == "choose-action" and pillage_n(table) == 2
    assert table.why_not("use:MC03") == "disabled-mercenary HUN-9.5" and table.score(0) == 2


def test_cu05_hungry_winter() -> None:
    table = empty_handed().card(0, "CU05").stash(0, red=1, yellow=2)
    table.turn(0, "blue", 1)
    table.answers("pillage", "wagons")
    assert table.prompt == "return-cube" and table.legal == ["color:red", "color:yellow"]
    table.answer("color:yellow")
    assert table.camp(0).stash["yellow"] == 1 and table.state.reserve["yellow"] == 19


def test_cu06_clouded_omens() -> None:
    table = Table().card(0, "CU06")
    table.turn(0, "red", 3)
    assert draw_n(table) == 2
    other = Table().card(0, "CU06")
    other.turn(0, "red", 1)
    assert draw_n(other) == 1


def test_cu07_blood_feud() -> None:
    table = Table(3).card(0, "CU07")
    table.turn(0, "red", 1)
    table.answer("draw")
    assert table.camp(1).stash["red"] == 1 and table.state.reserve["red"] == 21
    table.check()


def test_cu08_mutiny() -> None:
    table = Table().card(0, "CU08").card(0, "RD01")
    table.turn(0, "red", 1)
    assert table.why_not("use:RD01") == "mutiny HUN-8.4"


def test_cu09_rusted_gear() -> None:
    table = Table().card(0, "CU09").card(0, "EQ01").card(0, "EQ06")
    table.turn(0, "red", 1)
    assert pillage_n(table) == 1 and table.why_not("use:EQ06") == "disabled-equipment HUN-9.5"


def test_cu10_evil_star() -> None:
    table = Table().card(0, "CU10")
    table.offer(0, blue=3, red=3, green=2)
    assert table.why_not("die:blue") == table.why_not("die:red") == "evil-star HUN-8.4" and table.legal == ["die:green"]
    even = Table().card(0, "CU10")
    even.offer(0, blue=3, red=3)
    assert even.legal == ["die:blue", "die:red"]


def test_cu11_tithe() -> None:
    table = Table(3).card(0, "CU11").wagons(0, WG14=[], WG15=[]).dispatched(1, "WG01")
    table.turn(0, "blue", 2)
    table.answers("pillage", "wagons")
    assert table.camp(2).stash["blue"] == 1 and table.camp(0).wagons[0].cubes[0] == "blue"
    small = Table(3).card(0, "CU11").wagons(0, WG14=[], WG15=[])
    small.turn(0, "blue", 1)
    small.answers("pillage", "wagons")
    assert small.camp(1).stash["blue"] == small.camp(2).stash["blue"] == 0


def test_cu11_the_victim_breaks_ties() -> None:
    table = Table(3).card(0, "CU11")
    table.turn(0, "blue", 2)
    table.answer("pillage")
    assert table.asked == 0 and table.prompt == "choose-tithe" and table.legal == ["opponent:1", "opponent:2"]


def test_cu12_jealous_rivals() -> None:
    table = Table(4).card(0, "CU12").wagons(0, WG01=["blue", "blue", "red"], WG15=[]).wagon_deck("WG04")
    table.turn(0, "green", 1)
    happened: list[Event] = table.answers("pillage", "wagons")
    assert only(happened, events.WagonTaken)[0].source == "wagon_deck" and table.camp(0).wagons[0].id == "WG04"
    table.check()


def test_rd07_end_effects_wait_for_the_second_action() -> None:
    table = Table().card(0, "RD07").full(0, "MC01").wagons(0, WG07=[], WG15=[]).wagons(1, WG02=["red"], WG06=[])
    table.turn(0, "blue", 1)
    table.answer("pillage")
    assert table.legal == ["use:RD07", "use:MC01", "pass"]
    happened = table.answer("use:RD07")
    assert only(happened, events.CardPlayed)[0].seat == 0 and table.legal == ["use:MC01", "pass"]
