"""The ten things that are most likely to be implemented wrongly."""

import pytest

from games.conan.rules import events
from games.conan.rules.frames import OverlordTurn
from games.conan.rules.sight import los
from tests.games.conan.scenario import Table


@pytest.mark.rule("CON-13.1", "CON-13.4")
def test_trap_1_hindering_is_a_difference_and_never_hits_melee_or_guard() -> None:
    table = Table()
    table.hero("conan", "V23", mp=9, cards=["sword"])
    table.hero("belit", "V23")
    table.unit("pict_hunters", "V23", 2)
    table.overlord_gems(0).act()
    assert table.cost("walk:conan/V33") == 2  # two enemies less one friend
    table.answer("melee:conan/unit:pict_hunters/1", "gems:1", "weapon:sword").keep(1, 0)
    assert table.told(events.PowerKnown)[0].power == 1


@pytest.mark.rule("CON-2.5", "CON-7.4")
def test_trap_2_earlier_gems_weigh_but_do_not_roll() -> None:
    table = Table()
    table.hero("shevatas", "V23", melee=3, reserve=7)
    pict = table.unit("pict_hunters", "V23")
    table.act().answer(f"melee:shevatas/{pict}")
    assert table.dice == "O"  # only one gem is left to the limit of 4: nothing to choose


@pytest.mark.rule("CON-12.3")
def test_trap_3_base_points_survive_a_first_action() -> None:
    table = Table()
    hero = table.hero("shevatas", "V23", mp=3, cards=["throwing_knives"])
    table.unit("pict_hunters", "V22")
    table.act().answer("ranged:shevatas/", "gems:1").keep(0, 0)
    assert hero.mp == 3
    table.answer("walk:shevatas/V33", "ranged:shevatas/", "gems:1").keep(0, 0)
    assert hero.mp == 0


@pytest.mark.rule("CON-9.7", "CON-9.9", "CON-9.11")
def test_trap_4_the_armour_is_rolled_each_time_after_the_guard_decision() -> None:
    table = Table().overlords_turn()
    table.hero("conan", "V23", cards=["leather_armor"])
    for _ in range(3):
        pict = table.unit("pict_hunters", "V23")
        table.overlord_gems(0).attack(pict, "hero:conan").keep(1, 0)
        assert table.prompt == "guard-gems"
        table.answer("gems:0")
        assert table.prompt == "roll guard" and table.dice == "Y"
        table.keep(1)


@pytest.mark.rule("CON-7.8", "CON-7.9", "CON-26.6")
def test_trap_6_unarmed_is_for_plain_melee_of_heroes_only() -> None:
    table = Table().overlords_turn()
    table.hero("belit", "V23", reserve=0, fatigue=1)
    pict = table.unit("zogar_sag", "V23", life=9)
    table.overlord_gems(0).attack(pict, "hero:belit").keep(2, 2)
    assert table.prompt == "beyond"
    table.answer(f"strike:{pict}")
    assert table.dice == "RRR"
    table.keep(3, 3, 0)
    assert [event.power for event in table.told(events.PowerKnown)] == [4, 6]
    assert not table.on_board("hero:belit") and table.model(pict).life == 6


@pytest.mark.rule("CON-10.5")
def test_trap_7_an_empty_reserve_is_not_death() -> None:
    table = Table().overlords_turn()
    hero = table.hero("conan", "V23", reserve=0, fatigue=0, melee=2, wounds=9)
    pict = table.unit("pict_hunters", "V23")
    table.overlord_gems(0).attack(pict, "hero:conan").keep(1, 0)
    assert (hero.status, hero.melee, hero.wounds) == ("alive", 1, 10)


@pytest.mark.rule("CON-20.3", "CON-EX.12")
def test_trap_8_the_river_is_read_at_payment() -> None:
    table = Table()
    table.hero("conan", "V33")
    for kind in ("hyenas", "pirates", "skeletons", "mummies"):
        table.unit(kind, "V13")
    table.overlord_gems(10).overlords_turn().start(OverlordTurn())
    table.answer("tile:pirates", "end-model")
    assert table.s.river == ["hyenas", "skeletons", "mummies", "pirates"] and table.s.reserve == 8
    assert table.cost("tile:skeletons") == 2 and table.cost("tile:pirates") == 4


@pytest.mark.rule("CON-8.6", "CON-8.15")
def test_trap_10_sight_is_by_dots_and_may_be_one_way() -> None:
    table = Table()
    table.hero("conan", "V33")
    assert los(table.s, "V23", "V23")
    assert los(table.s, "V13", "V23") and not los(table.s, "V23", "V13")
    assert not los(table.s, "H1", "V11")  # the flap
