"""CON-11, CON-15 Objects, Manipulation, doors and encumbrance."""

import pytest

from games.conan.rules import events
from games.conan.rules.frames import Land
from games.conan.rules.powers import burden
from tests.games.conan.scenario import Table


@pytest.mark.rule("CON-11.1", "CON-11.2", "CON-11.4", "CON-11.6", "CON-11.7")
def test_a_simple_manipulation_is_one_gem_and_no_roll() -> None:
    table = Table()
    conan = table.hero("conan", "V23")
    belit = table.hero("belit", "V23", cards=["ornamental_spear"], stance="cautious")
    table.unit("pict_hunters", "V23", 3)
    table.lie("yselda", "V23").lie("zogar_head", "V23")
    table.act().answer("pick:conan/yselda", "pick:conan/zogar_head")
    assert conan.cards == ["yselda", "zogar_head"] and conan.manipulation == 2
    table.answer("give:conan/belit/zogar_head")
    assert belit.cards == ["ornamental_spear", "zogar_head"] and conan.manipulation == 3
    assert table.why("take:conan/belit/ornamental_spear") == "exhausted CON-2.5"


@pytest.mark.rule("CON-11.7")
def test_the_taker_may_pay_but_only_in_one_area() -> None:
    table = Table()
    conan = table.hero("conan", "V23")
    table.hero("belit", "V23", cards=["javelin"])
    table.hero("shevatas", "V33", cards=["kris"])
    table.act()
    assert table.option("take:conan/shevatas/kris") is None
    table.answer("take:conan/belit/javelin")
    assert conan.cards == ["javelin"] and conan.manipulation == 1


@pytest.mark.rule("CON-11.5")
def test_a_failed_manipulation_may_be_tried_again() -> None:
    table = Table()
    conan = table.hero("conan", "V23")
    table.s.chests = {"V23": 2}
    table.s.deck = ["chain_mail"]
    table.act().answer("chest:conan/V23", "gems:1").keep(1)
    assert table.s.chests and table.prompt == "act"
    table.answer("chest:conan/V23", "gems:1").keep(2)
    assert conan.manipulation == 2 and table.s.chests == {}
    table.answer("take:chain_mail")
    assert conan.cards == ["chain_mail"] and table.s.deck == []


@pytest.mark.rule("CON-11.12", "CON-11.13")
def test_chests_hold_the_top_card_or_nothing() -> None:
    table = Table()
    table.hero("conan", "V23", cards=[])
    table.s.chests = {"V23": 1, "V33": 1}
    table.s.deck = ["chain_mail", "crossbow"]
    table.act().answer("chest:conan/V23", "gems:1").keep(1)
    table.answer("leave:crossbow")
    assert table.lying("V23") == ["crossbow"] and table.s.deck == ["chain_mail"]
    table.s.deck = []
    table.one("conan").area = "V33"
    table.act().answer("chest:conan/V33", "gems:1").keep(1)
    assert table.told(events.ChestOpened)[-1].card == "" and table.s.chests == {}


@pytest.mark.rule("CON-11.8", "CON-16.4", "CON-16.5")
def test_a_dropped_orb_goes_off_under_the_hero() -> None:
    table = Table()
    hero = table.hero("conan", "V23", cards=["explosive_orb"])
    pict = table.unit("pict_hunters", "V23", 2)
    table.overlord_gems(0).act().answer("drop:conan/explosive_orb").keep(2, 0)
    assert table.prompt == "next-victim"  # the thrower chooses the order; the hunters are alike
    assert table.legal() == ["next:hero:conan", "next:unit:pict_hunters/1"]
    table.answer("next:hero:conan", "gems:0")
    assert hero.wounds == 2 and not table.on_board(pict) and table.here("V23") == ["hero:conan"]
    assert table.s.gone == ["explosive_orb"]


@pytest.mark.rule("CON-11.9", "CON-11.10")
@pytest.mark.parametrize(("shown", "area"), [((0, 0), "V33"), ((1, 0), "V23"), ((2, 0), "V24")])
def test_a_throw_flies_as_far_as_its_power(shown: tuple[int, int], area: str) -> None:
    table = Table()
    conan = table.hero("conan", "V21", cards=["dagger", "chain_mail", "yselda"])
    conan.area = "V33"
    table.act()
    assert table.option("throw:conan/yselda") is None  # 6 is too heavy
    conan.area = "V22"
    table.act().answer("throw:conan/dagger", "area:V25", "gems:2").keep(*shown)
    assert table.lying({"V33": "V22"}.get(area, area)) == ["dagger"]


@pytest.mark.rule("CON-11.11")
def test_an_aggressive_hero_may_catch_for_a_gem() -> None:
    table = Table()
    table.hero("conan", "V22", cards=["dagger"])
    belit = table.hero("belit", "V23")
    table.hero("shevatas", "V23", stance="cautious")
    table.act().answer("throw:conan/dagger", "area:V23", "gems:1").keep(1)
    assert table.prompt == "catch" and table.legal() == ["catch:belit", "pass"]
    table.answer("catch:belit")
    assert belit.cards == ["dagger"] and belit.manipulation == 1 and table.lying("V23") == []


@pytest.mark.rule("CON-16.5")
def test_an_orb_cannot_be_caught_and_its_blast_is_not_hindered() -> None:
    table = Table()
    table.hero("conan", "V22")
    table.hero("belit", "V23", reserve=3)
    table.unit("pict_warriors", "V22", 2)
    table.start(Land(card="explosive_orb", area="V23", by="hero:conan")).keep(3, 1)
    assert table.told(events.AreaAttacked)[0].power == 4 and table.prompt == "guard-gems"


@pytest.mark.rule("CON-11.14")
def test_doors_are_opened_closed_and_unlocked() -> None:
    table = Table("drowned_temple")
    hero = table.hero("shevatas", "R4", mp=3)
    table.act()
    assert table.why("walk:shevatas/R8") == "door-closed CON-11.14"
    table.answer("open-door:shevatas/DA")
    assert table.s.doors["DA"] == "open" and hero.manipulation == 1
    table.answer("close-door:shevatas/DA", "open-door:shevatas/DA", "walk:shevatas/R8")
    assert hero.area == "R8" and hero.mp == 2


@pytest.mark.rule("CON-11.14", "CON-26.23", "CON-11.3")
def test_a_locked_door_and_the_lock_picker() -> None:
    table = Table("drowned_temple")
    table.hero("shevatas", "R5")
    table.hero("conan", "R5", cards=["lantern_of_set"])
    table.act()
    assert table.why("walk:shevatas/R6") == "door-locked CON-11.14"
    table.answer("lock:shevatas/DC", "gems:1")
    assert table.dice == "RR"
    table.keep(1, 0)
    assert table.s.doors["DC"] == "locked"
    table.answer("lock:conan/DC", "gems:1").keep(1)
    assert [done.difficulty for done in table.told(events.ManipulationDone)] == [2, 1]  # with two heroes; the lantern
    assert table.s.doors["DC"] == "open"
    assert table.option("close-door:conan/DC") is None  # open for the rest of the game


def test_the_key_opens_the_vault_and_is_discarded() -> None:
    table = Table("drowned_temple")
    hero = table.hero("conan", "R7", cards=["key"])
    table.act().answer("key:conan/key/DD")
    assert table.s.doors["DD"] == "open" and hero.cards == [] and table.s.gone == ["key"]


def test_the_plank_is_cast_off() -> None:
    table = Table("two_ships")
    table.hero("conan", "T5")
    table.act().answer("cast-off:conan/D4/T5", "gems:2").keep(1, 1)
    assert table.s.planks == [] and table.option("walk:conan/D4") is None


@pytest.mark.rule("CON-11.16")
def test_units_leave_objects_alone() -> None:
    from games.conan.rules.frames import ModelTurn

    table = Table().overlords_turn()
    table.hero("conan", "V33")
    pict = table.unit("pict_hunters", "V23")
    table.lie("key", "V23")
    table.model(pict).mp = 2
    table.start(ModelTurn(who=pict))
    assert not [option for option in table.legal() if "key" in option]


def test_water_swallows_objects() -> None:
    table = Table("two_ships")
    hero = table.hero("conan", "W1", cards=["dagger"])
    table.act().answer("drop:conan/dagger")
    assert hero.cards == [] and table.lying("W1") == [] and table.s.gone == ["dagger"]


# -- encumbrance


@pytest.mark.rule("CON-15.1", "CON-15.2")
def test_who_carries_too_much_drops_at_once() -> None:
    table = Table()
    hero = table.hero("shevatas", "V23", cards=["kris", "crossbow", "chain_mail"])
    table.lie("zogar_head", "V23").lie("yselda", "V23")
    table.act().answer("pick:shevatas/zogar_head")
    assert burden(hero) == 9 and table.prompt == "act"
    table.answer("pick:shevatas/yselda")
    assert burden(hero) == 15 and table.prompt == "overloaded"
    table.answer("drop:crossbow", "drop:chain_mail")
    assert burden(hero) == 9 and table.prompt == "act"
    assert table.lying("V23") == ["crossbow", "chain_mail"]


@pytest.mark.rule("CON-15.3", "CON-15.4")
def test_limits_of_skills_and_movement() -> None:
    from games.conan.rules.powers import base_move, has

    table = Table()
    hero = table.hero("conan", "V23", cards=["yselda"])
    assert not has(table.s, "hero:conan", "swimming") and has(table.s, "hero:conan", "leap")
    hero.cards.append("zogar_head")  # 8
    assert base_move(hero) == 1 and not has(table.s, "hero:conan", "leap")
    hero.cards.append("shield")  # 10
    assert base_move(hero) == 0 and has(table.s, "hero:conan", "wall_wrecker")


@pytest.mark.rule("CON-15.5")
def test_a_new_burden_changes_the_points_left() -> None:
    table = Table()
    hero = table.hero("shevatas", "V23", cards=["kris", "crossbow"], mp=3)
    table.lie("chain_mail", "V23")
    table.act().answer("pick:shevatas/chain_mail")
    assert hero.mp == 2
    table.answer("drop:shevatas/chain_mail")
    assert hero.mp == 3  # it has not begun to move
    table.answer("pick:shevatas/chain_mail", "walk:shevatas/V33")
    assert hero.mp == 1
    table.answer("drop:shevatas/chain_mail")
    assert hero.mp == 1  # nothing is restored to who has moved


@pytest.mark.rule("CON-12.2", "CON-15.4")
def test_the_crown_slows_its_carrier() -> None:
    from games.conan.rules.powers import base_move, has

    table = Table("drowned_temple")
    hero = table.hero("shevatas", "R15", cards=["serpent_crown"])
    assert base_move(hero) == 2 and not has(table.s, "hero:shevatas", "evasive")
