"""The worked examples of the rules sheet, with exact numbers."""

import pytest

from games.conan.rules import events
from games.conan.rules.content import CONTENT
from games.conan.rules.frames import HeroesTurn
from games.conan.rules.turns import recovery
from tests.games.conan.scenario import Table


@pytest.mark.rule("CON-EX.1", "CON-2.5", "CON-6.2", "CON-7.2", "CON-7.4", "CON-7.5", "CON-7.7")
def test_ex_1_shevatas_stabs_a_guard() -> None:
    table = Table("two_ships")
    hero = table.hero("shevatas", "D5", reserve=9, cards=["kris"])
    guard = table.unit("bossonian_guards", "D5")
    table.unit("pirates", "D5")
    table.overlord_gems(0).act()
    table.answer(f"melee:shevatas/{guard}", "gems:2", "weapon:kris")
    assert table.dice == "OOY"
    table.symbols(2, 1, 1)
    assert table.legal("free") == ["free:2"]  # one yellow die, once
    table.answer("keep")
    record = table.told(events.AttackResolved)[0]
    assert (record.power, record.ignored, record.defence, record.damage) == (4, 0, 2, 2)
    assert not table.on_board(guard) and hero.melee == 2
    table.answer("melee:shevatas/unit:pirates/1")
    assert table.legal() == ["gems:1", "gems:2"]  # 3 would be over the limit of 4


@pytest.mark.rule("CON-EX.2", "CON-7.1", "CON-8.1", "CON-8.2", "CON-8.4", "CON-8.5", "CON-13.3", "CON-26.10")
def test_ex_2a_conan_hurls_the_axe_past_the_snake() -> None:
    table = Table("pict_village")
    conan = table.hero("conan", "V23", cards=["battle_axe"])
    table.unit("giant_snake", "V23", life=8)
    zogar = table.unit("zogar_sag", "V24", life=5)
    table.overlord_gems(0).act()
    assert table.legal("walk") == [] and table.why("walk:conan/V24") == "blocking CON-26.10"
    table.answer("ranged:conan/", "gems:3")
    assert table.prompt == "ranged-target"
    table.answer(f"target:{zogar}")
    assert table.dice == "OOOR"
    table.keep(2, 1, 0, 2)
    record = table.told(events.AttackResolved)[0]
    assert (sum(record.faces), record.ignored, record.power, record.damage) == (5, 1, 4, 1)
    assert table.lying("V24") == ["battle_axe"] and conan.cards == []


@pytest.mark.rule("CON-EX.2", "CON-26.8")
def test_ex_2b_an_elite_shooter_is_not_hindered() -> None:
    table = Table("pict_village")
    table.hero("ngora", "V23", cards=["battle_axe"])
    table.unit("giant_snake", "V23", life=8)
    zogar = table.unit("zogar_sag", "V24", life=5)
    table.overlord_gems(0).act()
    table.answer("ranged:ngora/", "gems:3", f"target:{zogar}").keep(2, 1, 0, 1)
    record = table.told(events.AttackResolved)[0]
    assert (sum(record.faces), record.ignored, record.power) == (4, 0, 4)


@pytest.mark.rule("CON-EX.3", "CON-9.3", "CON-10.1", "CON-10.2", "CON-10.3")
def test_ex_3_the_giant_snake_strikes_shevatas() -> None:
    table = Table("pict_village").overlords_turn()
    hero = table.hero("shevatas", "V23", reserve=8, fatigue=2, cards=["kris"])
    snake = table.unit("giant_snake", "V23", life=8)
    table.overlord_gems(0).attack(snake, "hero:shevatas")
    assert table.dice == "OOO"
    table.keep(2, 2, 1)
    assert table.prompt == "guard-gems"
    table.answer("gems:2")
    assert table.dice == "OO"  # he dodges
    table.keep(1, 1)
    assert table.told(events.AttackResolved)[0].damage == 3
    assert (hero.reserve, hero.guard, hero.fatigue, hero.wounds) == (6, 1, 0, 3)


@pytest.mark.rule("CON-EX.4", "CON-9.9", "CON-9.12")
def test_ex_4_a_guard_hits_conan_lightly() -> None:
    table = Table("pict_village").overlords_turn()
    conan = table.hero("conan", "V23", cards=["leather_armor"])
    guard = table.unit("bossonian_guards", "V23")
    table.overlord_gems(0).attack(guard, "hero:conan").keep(1, 0)
    table.answer("gems:1")
    assert table.dice == "OY"
    table.keep(0, 0)
    assert table.told(events.AttackResolved)[0].damage == 1 and conan.wounds == 1


@pytest.mark.rule("CON-EX.5", "CON-4.4", "CON-4.5", "CON-4.6")
@pytest.mark.parametrize(("dead", "aggressive", "cautious"), [(0, 2, 5), (1, 3, 6), (2, 4, 7), (3, 4, 7)])
def test_ex_5_the_stance_table(dead: int, aggressive: int, cautious: int) -> None:
    for fatigue in (9, 1):
        table = Table()
        bold = table.hero("conan", "V33", reserve=0, fatigue=fatigue)
        shy = table.hero("shevatas", "V33", reserve=0, fatigue=fatigue, stance="cautious")
        for name in ("belit", "valeria", "ngora")[:dead]:
            table.hero(name, "", status="dead")
        table.hero("zelata", "", status="fled")  # does not count
        recovery(table.s, HeroesTurn())
        assert (bold.reserve, shy.reserve) == (min(fatigue, aggressive), min(fatigue, cautious))


@pytest.mark.rule("CON-EX.6", "CON-13.1", "CON-13.2", "CON-12.1")
@pytest.mark.parametrize(("heroes", "enemies", "cost"), [(1, 1, 2), (2, 1, 1), (2, 3, 3), (1, 3, 4), (2, 2, 2)])
def test_ex_6_hindered_movement(heroes: int, enemies: int, cost: int) -> None:
    table = Table()
    for name in ("conan", "hadrathus")[:heroes]:
        table.hero(name, "V23", mp=9)
    table.unit("pict_hunters", "V23", enemies)
    table.act()
    assert table.cost("walk:conan/V33") == cost


@pytest.mark.rule("CON-EX.6", "CON-13.2")
def test_ex_6_the_last_one_is_alone() -> None:
    table = Table()
    table.hero("conan", "V23", mp=9)
    table.hero("hadrathus", "V23", mp=9)
    table.unit("pict_hunters", "V23")
    table.act().answer("walk:conan/V33")
    assert table.one("conan").mp == 8 and table.cost("walk:hadrathus/V33") == 2


@pytest.mark.rule("CON-EX.7", "CON-11.4", "CON-11.12", "CON-13.4")
@pytest.mark.parametrize(("friends", "shown", "success"), [(0, 5, True), (0, 4, False), (1, 4, True), (1, 3, False)])
def test_ex_7_a_hindered_lock(friends: int, shown: int, success: bool) -> None:
    table = Table()
    table.hero("conan", "V23", reserve=3)
    if friends:
        table.hero("hadrathus", "V23")
    table.unit("pict_hunters", "V23", 3)
    table.s.chests = {"V23": 2}
    table.act().answer("chest:conan/V23", "gems:3")
    table.keep(*{5: (2, 2, 1), 4: (2, 1, 1), 3: (1, 1, 1)}[shown])
    assert table.told(events.ManipulationDone)[0].success is success


@pytest.mark.rule("CON-EX.8", "CON-6.4", "CON-6.6", "CON-11.3")
def test_ex_8_two_rerolls_of_the_same_die() -> None:
    table = Table()
    conan = table.hero("conan", "V23")
    table.s.chests = {"V23": 2}
    table.act().answer("chest:conan/V23", "gems:2").symbols(1, 0)
    table.answer("paid:1").symbols(0).answer("paid:1").symbols(2)
    done = table.told(events.ManipulationDone)[0]
    assert (done.power, done.success) == (3, True) and (conan.manipulation, conan.reroll) == (2, 2)


@pytest.mark.rule("CON-EX.9", "CON-12.2", "CON-12.3", "CON-12.5", "CON-26.4", "CON-12.8")
def test_ex_9_out_of_the_yard_into_a_hut() -> None:
    table = Table()
    conan = table.hero("conan", "V11", cards=["battle_axe"])
    table.unit("bossonian_guards", "V11", 3)
    table.overlord_gems(0).act()
    table.answer("melee:conan/unit:bossonian_guards/1", "gems:2", "weapon:battle_axe").keep(3, 3, 0)
    assert table.prompt == "circular"  # 6 - 2 = 4, of which 3 are beyond
    table.answer("strike:unit:bossonian_guards/2")
    assert len(table.here("V11")) == 2  # 3 - 2 = 1 kills the second, nothing is left over
    assert table.cost("walk:conan/H1") == 3
    table.answer("walk:conan/H1")
    assert (conan.area, conan.mp, conan.move) == ("H1", 0, 1)


@pytest.mark.rule("CON-EX.10", "CON-15.1", "CON-15.3", "CON-15.4")
def test_ex_10_encumbrance() -> None:
    from games.conan.rules.powers import base_move, burden, skills

    table = Table()
    hero = table.hero("shevatas", "V23", cards=["kris", "crossbow"])
    assert burden(hero) == 4 and "evasive" in skills(table.s, "hero:shevatas")
    hero.cards.append("chain_mail")
    assert burden(hero) == 7 and base_move(hero) == 2
    assert not {"evasive", "untouchable"} & {*skills(table.s, "hero:shevatas")}


@pytest.mark.rule("CON-EX.11", "CON-11.9", "CON-16.5", "CON-11.10")
def test_ex_11_a_thrown_orb_falls_short() -> None:
    table = Table("drowned_temple")
    conan = table.hero("conan", "R1", cards=["explosive_orb"])
    table.unit("skeletons", "R1")
    table.s.doors = dict.fromkeys(table.s.doors, "open")
    table.act().answer("throw:conan/explosive_orb")
    assert table.cost("area:R6") == 3
    table.answer("area:R6", "gems:2").keep(1, 1)  # hinder 1: power 1
    assert table.told(events.Exploded) == [events.Exploded(card="explosive_orb", area="R4")]
    assert conan.cards == [] and table.dice == "RR"


@pytest.mark.rule("CON-EX.13", "CON-22.2")
def test_ex_13_guard_benefit() -> None:
    for gems, damage in ((0, 1), (1, 0)):
        table = Table()
        table.hero("conan", "V23")
        pict = table.unit("pict_warriors", "V23")
        table.attack("hero:conan", pict, gems=3, unarmed=False, means="test", dice=["R"]).keep(3)
        table.answer(f"gems:{gems}")
        if gems:
            table.keep(1)
        assert table.told(events.AttackResolved)[0].damage == damage and table.on_board(pict) is bool(gems)


def test_the_dice_of_the_sheet() -> None:
    """P(2Y >= 4) = 1/36, P(3Y >= 4) = 28/216, P(2O = 4) = 1/9, P(R = 0) = 1/6, E(5R) = 7.5."""
    yellow, orange, red = (CONTENT.dice[letter].symbols for letter in ("Y", "O", "R"))
    assert sum(a + b >= 4 for a in yellow for b in yellow) == 1
    assert sum(a + b + c >= 4 for a in yellow for b in yellow for c in yellow) == 28
    assert sum(a + b == 4 for a in orange for b in orange) == 4
    assert red.count(0) == 1 and 5 * sum(red) / 6 == 7.5
