"""Who goes where: guards of a hero on whom all depends, carriers and those who wait for them, and the last prey."""

from games.conan.hero_worths import blast_worth
from games.conan.plans import assign, rounds_left, slowness, threats
from games.conan.rules.ground import exits
from games.conan.unit_habits import event_worth
from tests.games.conan.overlord_table import OverlordTable
from tests.games.conan.scenario import Table

RED = [f"unit:pirates_red/{n}" for n in (1, 2, 3)]


def test_somebody_stays_by_belit_while_pirates_are_near() -> None:
    """Conan, who is stronger, goes for the captains."""
    s = OverlordTable("hunting_the_tigress").s
    assert threats(s) == RED
    plan = assign(s)
    assert plan["shevatas"] == {"T5"} and plan["conan"] in ({"D4"}, {"D8"}) and plan["belit"] == {"T4"}


def test_with_nobody_near_belit_all_hunt() -> None:
    s = OverlordTable("hunting_the_tigress").kill(*RED).s
    assert threats(s) == []
    assert {area for hero in ("conan", "shevatas") for area in assign(s)[hero]} == {"D4", "D8"}


def test_weight_costs_movement_and_spells() -> None:
    """Yselda weighs 6: with a dagger that is 7, two limits of movement and the one of spells; with a kris one of 6."""
    table = Table()
    hadrathus = table.hero("hadrathus", "V23", cards=["dagger"])
    shevatas = table.hero("shevatas", "V23", cards=["kris"])
    assert slowness(hadrathus, "yselda") == 2 * 3 + 2 and slowness(shevatas, "yselda") == 3


def test_the_stronger_back_is_waited_for() -> None:
    table = Table()
    table.hero("hadrathus", "V23", cards=["dagger"])
    table.hero("shevatas", "V33", cards=["kris"])
    table.lie("yselda", "V23").act()
    assert assign(table.s)["shevatas"] == {"V23"}
    assert habit(table) == "walk:shevatas/V23"


def test_a_strong_carrier_waits_for_a_slow_one_until_it_is_late() -> None:
    table = Table()
    table.hero("conan", "V33", cards=["battle_axe", "zogar_head"])
    table.hero("shevatas", "V13", cards=["kris", "yselda"])
    assert assign(table.s)["conan"] == {"V13"}
    table.act()
    assert habit(table) != "flee:conan/V33"
    table.s.round = 7
    assert rounds_left(table.s) == 2 and assign(table.s)["conan"] == {*exits(table.s)}


def test_the_last_prey_is_not_given_away() -> None:
    table = OverlordTable("hunting_the_tigress")
    assert event_worth(table.s, "glory_to_set") > 0
    assert event_worth(table.kill("unit:zaporavo/1").s, "glory_to_set") < -50


def habit(table: Table) -> object:
    from engine.rules import Chance
    from games.conan.bot import shortcut

    assert table.s.question is not None
    return shortcut(table.s, table.s.question, Chance(1))


def test_nobody_jumps_with_yselda_in_the_arms() -> None:
    """CON-16.9 A fall from the mound would kill her, and lose the game."""
    table = Table()
    table.hero("shevatas", "V13", cards=["kris", "yselda"], mp=3)
    table.act()
    assert habit(table) in ("walk:shevatas/V12", "walk:shevatas/V14")


def test_no_orb_is_thrown_where_she_lies() -> None:
    table = Table()
    table.hero("conan", "V33")
    table.unit("pict_hunters", "V23", n=3)
    assert blast_worth(table.s, "hero:conan", "V23", ["R", "R"]) > 0
    table.lie("yselda", "V23")
    assert blast_worth(table.s, "hero:conan", "V23", ["R", "R"]) < 0


def test_the_better_deed_of_a_fellow_player_comes_first() -> None:
    """CON-3.2 Conan could strike a Pict, but Shevatas stands by Yselda."""
    table = Table(seats=3)
    table.hero("conan", "V33", cards=["battle_axe"])
    table.hero("shevatas", "V23", cards=["kris"]).seat = 2
    table.unit("pict_hunters", "V33")
    table.lie("yselda", "V23").act()
    assert table.s.question is not None and table.s.question.seat == 1 and habit(table) == "pass"
    table.answer("pass")
    assert habit(table) == "pick:shevatas/yselda"
    table.answer("pick:shevatas/yselda")
    assert table.s.question.seat == 2
