"""The worked examples of a first game, laid out and played."""

from games.huns.rules import events
from games.huns.rules.frames import Load, UseCard
from tests.games.huns.scenario import Table, kinds
from tests.support.laid_out import only


def test_drawing_two_plays_one_and_puts_the_other_under_the_deck() -> None:
    table = Table(2).deck("green", "MC01", "MC05")
    table.turn(0, "green", 2)
    assert table.prompt == "choose-action" and table.legal == ["draw", "pillage"]
    table.answer("draw")
    assert table.prompt == "choose-card" and table.legal == ["card:MC01", "card:MC05"]
    happened = table.answer("card:MC01")
    deck = table.state.decks["green"]
    assert len(deck) == 9 and deck[0] == "MC05" and table.camp(0).cards[0].id == "MC01"
    assert "turn_ended" in kinds(happened) and len(table.state.dice) == 4
    table.check()


def test_a_pillage_goes_to_one_card_or_to_wagons() -> None:
    table = Table(2).card(0, "MC01").card(0, "CU01")
    table.turn(0, "yellow", 3)
    table.answer("pillage")
    assert table.prompt == "choose-destination" and table.legal == ["wagons", "fill:MC01", "fill:CU01"]
    table.answer("fill:MC01")
    assert table.find(0, "MC01").cubes == ["yellow", "yellow"] and table.state.reserve["yellow"] == 18
    table.check()


def test_three_blue_on_two_free_spaces() -> None:
    table = Table(2).wagons(0, WG17=["blue"], WG18=[])
    table.turn(0, "blue", 3)
    table.answer("pillage")
    assert table.state.reserve["blue"] == 17 and table.camp(0).wagons[1].cubes == ["", "", "", "blue"]
    table.check()


def test_a_full_wagon_leaves_at_once_and_the_rest_may_ride_on_the_new_one() -> None:
    table = Table(2).wagons(0, WG01=["blue", "blue", "red"], WG15=[]).display("WG06", "WG15", "WG16", "WG20")
    table.wagons(0, WG01=["blue", "blue", "red"], WG14=[])
    table.turn(0, "green", 2)
    table.answer("pillage")
    assert table.prompt == "choose-wagon" and table.legal[0] == "display:0" and len(table.state.display) == 4
    table.answer("display:0")
    assert table.prompt == "load-or-keep" and table.legal == ["space:0/2", "pass"]
    table.answer("space:0/2")
    camp = table.camp(0)
    assert camp.dispatched == ["WG01"] and camp.stash == {"blue": 2, "red": 1, "green": 1, "black": 0, "yellow": 0}
    assert len(camp.wagons) == 2 and len(table.state.display) == 4 and table.state.reserve["green"] == 18
    table.check()


def test_a_second_charge_does_the_other_action_with_the_same_die() -> None:
    table = Table(2).card(0, "RD07").wagons(0, WG14=[], WG15=[])
    table.turn(0, "green", 2)
    assert table.why_not("use:RD07") == "raid-not-now HUN-9.1"
    table.answer("pillage")
    assert table.prompt == "more-effects" and table.legal == ["use:RD07", "pass"]
    table.answer("use:RD07")
    assert table.prompt == "choose-card" and table.find(0, "RD07").used


def test_a_bodyguard_turns_a_raid_away_and_is_broken_by_it() -> None:
    table = Table(3).card(0, "RD04").full(1, "MC11", "red").wagons(1, WG01=["blue", "red"], WG15=[])
    table.wagons(2, WG02=["red", "green", "black"], WG14=[])
    table.turn(0, "green", 1)
    table.answer("use:RD04")
    assert table.asked == 1 and table.prompt == "cancel-raid"
    happened = table.answer("use:MC11")
    assert kinds(happened)[0] == "raid_cancelled" and "mercenary_broken" in kinds(happened)
    assert table.asked == 2 and table.prompt == "remove-cube" and len(table.legal) == 3
    table.answers("space:0/0", "space:0/2")
    assert table.camp(2).wagons[0].cubes == ["", "", "", "black"] and table.find(1, "MC11").cubes == ["red", "red"]
    assert table.camp(1).wagons[0].cubes == ["blue", "", "red", ""]
    table.check()


def test_excess_of_a_theft_returns_to_the_robbed_stash() -> None:
    table = Table(2).card(0, "RD02").stash(1, yellow=2).wagons(0, WG14=[], WG07=[])
    table.turn(0, "green", 1)
    happened = table.answer("use:RD02")
    assert only(happened, events.CubesReturned)[0].to == "camp:1/stash/yellow" and table.camp(1).stash["yellow"] == 2
    table.check()


def test_a_wainwright_gains_while_other_valuables_wait_in_the_hand() -> None:
    table = Table(2).full(0, "MC02", "red").wagons(0, WG06=["blue", "blue", "green"], WG07=[]).display("WG23", "WG18")
    table.turn(0, "green", 3)
    table.answers("pillage", "display:0")
    assert table.prompt == "gain-color" and table.state.hand == ["green", "green"]
    table.answer("color:red")
    assert table.state.hand == ["green", "green", "red"] and table.prompt == "load-cube"
    assert sum(isinstance(frame, Load) for frame in table.state.stack) == 2
    assert any(isinstance(frame, UseCard) for frame in table.state.stack)
    table.answer("space:1/0")
    assert table.state.hand == ["green", "green"] and table.prompt == "load-or-keep"
    table.answers("space:0/2", "pass")
    assert table.camp(0).wagons[0].cubes == ["", "", "green", ""] and table.state.hand == []


def test_a_shaman_makes_the_victim_deaf_to_every_curse() -> None:
    table = Table(2).full(0, "MC06").card(0, "CU04").card(0, "CU02").full(0, "MC04")
    table.turn(0, "green", 3)
    assert table.state.die is not None and table.state.die.value == 3
    assert next(option for option in table.options if option.id == "pillage").args["n"] == 4


def test_a_third_yoke_brings_its_wagon_at_once_and_rusts() -> None:
    table = Table(2).deck("blue", "EQ05").card(1, "RD05").card(1, "CU09")
    table.turn(0, "blue", 1)
    table.answer("draw")
    assert table.prompt == "choose-wagon"
    table.answer("deck")
    assert len(table.camp(0).wagons) == 3
    table.answer("die:green")
    table.answer("use:RD05")
    assert table.asked == 0 and table.prompt == "flee" and table.legal == ["endure", "flee"]
    table.answer("endure")
    assert len(table.camp(0).wagons) == 3 and [card.id for card in table.camp(0).cards] == ["EQ05", "CU09"]
    table.check()
