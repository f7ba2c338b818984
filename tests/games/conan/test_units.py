"""CON-22 Attacks against units, their guard, their death."""

import pytest

from games.conan.rules.events import AttackResolved, Died, GuardBuilt, ObjectLies, SkillUsed, TileTurned, Wounded
from games.conan.rules.figures import find_model, model_of
from games.conan.rules.frames import AreaAttack, Attack, Harm, UnitGuard
from games.conan.rules.state import Lasting
from games.conan.rules.units import lose_life
from tests.games.conan.overlord_table import OverlordTable

CONAN, WARRIOR, SNAKE = "hero:conan", "unit:pict_warriors_purple/1", "unit:giant_snake/1"
ZOGAR = "unit:zogar_sag/1"


def guard(target: str, power: int, reserve: int = 5, **more: object) -> OverlordTable:
    """`target` is attacked by Conan with that power and defends."""
    table = OverlordTable().gems(reserve)
    for field, value in more.items():
        setattr(table.s, field, value)
    return table.start(UnitGuard(target=target, attacker=CONAN, kind="melee", power=power))


def strike(target: str, power: int, reserve: int = 0) -> OverlordTable:
    """Conan's Melee Attack of a power that was settled beforehand, in an area of his and the target's own."""
    table = OverlordTable().gems(reserve)
    table.put(CONAN, "V34").put(target, "V34").s.turn = "heroes"
    return table.start(Attack(attacker=CONAN, target=target, kind="melee", means="event", fixed=power))


@pytest.mark.rule("CON-22.1")
def test_armour_alone_is_a_units_defence() -> None:
    for target, armour in ((WARRIOR, 2), (SNAKE, 3), ("unit:hyenas_grey/1", 0)):
        table = OverlordTable().gems(0)
        table.start(Attack(attacker=CONAN, target=target, kind="melee", means="event", fixed=7))
        assert table.told(AttackResolved)[-1].defence == armour


@pytest.mark.rule("CON-22.2")
def test_example_13_one_gem_saves_the_warrior() -> None:
    """CON-EX.13 Power 3 against armour 2: one gem, orange 1, no damage."""
    bare = strike(WARRIOR, 3)
    assert bare.told(AttackResolved)[-1].damage == 1 and find_model(bare.s, WARRIOR) is None
    table = strike(WARRIOR, 3, reserve=4)
    assert table.prompt == "guard-gems" and table.options == [f"gems:{n}" for n in range(5)]
    table.answer("gems:1")
    assert table.dice == "O" and (table.s.reserve, table.s.fatigue) == (3, 1)
    table.symbols(1)
    resolved = table.told(AttackResolved)[-1]
    assert (resolved.power, resolved.defence, resolved.damage) == (3, 3, 0) and find_model(table.s, WARRIOR)


@pytest.mark.rule("CON-22.2")
def test_the_number_of_gems_is_settled_before_the_throw() -> None:
    table = guard(SNAKE, 6).answer("gems:2")
    assert table.dice == "OO" and table.told(GuardBuilt)[-1].gems == 2
    table.symbols(0, 1)
    assert table.prompt == "reroll" and table.options == ["paid:0", "paid:1", "keep"]  # more gems only for rerolls


def test_nobody_is_asked_to_guard_without_need_or_gems() -> None:
    assert guard(SNAKE, 3).prompt == "" and guard(SNAKE, 6, reserve=0).prompt == ""


def test_armour_by_spells_counts_before_gems() -> None:
    halo = Lasting(kind="armour", on=SNAKE, until="stance", n=2, by=SNAKE, spell="mitras_halo")
    assert guard(SNAKE, 5, lasting=[halo]).prompt == ""
    assert guard(SNAKE, 6, lasting=[halo]).prompt == "guard-gems"


@pytest.mark.rule("CON-22.3")
def test_units_guard_against_area_attacks_unless_nothing_helps() -> None:
    table = OverlordTable().gems(5).put(WARRIOR, "V34")
    table.s.turn = "heroes"
    table.start(AreaAttack(area="V34", dice=["R", "R"], means="explosive_orb", seat=1, side="heroes"))
    table.symbols(3, 0)
    assert table.prompt == "guard-gems"
    sure = OverlordTable().gems(5).put(WARRIOR, "V34")
    sure.start(AreaAttack(area="V34", dice=["R", "R"], means="swarm", seat=1, side="heroes", sure=True)).symbols(1, 0)
    assert find_model(sure.s, WARRIOR) is None and not sure.told(GuardBuilt)


@pytest.mark.rule("CON-22.4")
def test_life_points_go_down_to_death() -> None:
    table = OverlordTable()
    assert model_of(table.s, WARRIOR).life == 1 and model_of(table.s, SNAKE).life == 8
    table.start(Harm(target=SNAKE, n=3, by=CONAN, side="heroes"))
    assert model_of(table.s, SNAKE).life == 5 and table.told(Wounded)[-1].left == 5
    table.start(Harm(target=SNAKE, n=5, by=CONAN, side="heroes"))
    assert find_model(table.s, SNAKE) is None and table.told(Died)[-1].who == SNAKE


@pytest.mark.rule("CON-22.4")
@pytest.mark.parametrize(("heroes", "life"), [(1, 5), (2, 6), (3, 6), (4, 8)])
def test_life_points_are_told_by_the_scenario(heroes: int, life: int) -> None:
    assert model_of(OverlordTable("crown_of_the_drowned_temple", heroes).s, SNAKE).life == life


@pytest.mark.rule("CON-22.5")
def test_damage_beyond_the_life_points_is_lost() -> None:
    table = OverlordTable()
    assert lose_life(table.s, WARRIOR, 4, CONAN) == 1
    table = strike(WARRIOR, 9)
    assert table.told(Wounded)[-1].n == 1 and len(table.told(Died)) == 1  # no two-handed weapon, no Circular Strike


@pytest.mark.rule("CON-22.6", "CON-20.6")
def test_after_the_death_the_tile_is_turned_then_the_scenario_speaks() -> None:
    table = OverlordTable().put(ZOGAR, "V23").start(Harm(target=ZOGAR, n=5, by=CONAN, side="heroes"))
    kinds = [type(event) for event in table.events if isinstance(event, (TileTurned, Died, ObjectLies))]
    assert kinds == [TileTurned, Died, ObjectLies]
    head = table.told(ObjectLies)[-1]
    assert (head.card, head.area) == ("zogar_head", "V23")


@pytest.mark.rule("CON-22.6", "CON-26.6")
def test_attack_from_beyond_comes_before_the_model_is_removed() -> None:
    table = OverlordTable().put(CONAN, "V14")
    table.s.tiles["zogar_sag"].kind = "akivasha"
    table.start(Harm(target=ZOGAR, n=5, by=CONAN, side="heroes"))
    assert table.prompt == "beyond" and find_model(table.s, ZOGAR) is not None
    table.answer(f"strike:{CONAN}")
    assert table.told(SkillUsed)[-1].skill == "attack_from_beyond" and table.dice == "RRR"


@pytest.mark.rule("CON-7.9", "CON-10.1")
def test_units_are_never_unarmed() -> None:
    table = OverlordTable().gems(0).put(CONAN, "V23")
    table.hero("conan").reserve = 0
    table.start(Attack(attacker=WARRIOR, target=CONAN, kind="melee")).symbols(1).answer("keep").symbols(0)
    resolved = table.told(AttackResolved)[-1]
    assert (resolved.power, resolved.ignored, resolved.damage) == (1, 0, 1)


@pytest.mark.rule("CON-17.5", "CON-17.6")
def test_a_leader_pays_for_the_guard_of_an_ally() -> None:
    table = OverlordTable("hunting_the_tigress").gems(0)
    ally, pirate = "unit:belits_guards_grey/4", "unit:pirates_red/1"
    belit = table.hero("belit")
    belit.stance, belit.reserve = "cautious", 2
    table.start(Attack(attacker=pirate, target=ally, kind="melee", means="event", fixed=3))
    assert table.prompt == "sacrifice" or table.prompt == "guard-gems"
    while table.prompt == "sacrifice":
        table.answer("pass")
    table.answer("gems:2")
    assert table.dice == "OO" and (belit.reserve, belit.allies) == (0, 2)
    table.symbols(1, 1)
    assert find_model(table.s, ally) is not None  # 1 armour and 2
