"""CON-12, CON-13, CON-16 Movement, hindering, area attacks, leaps, falls and space."""

import pytest

from games.conan.rules import events
from games.conan.rules.frames import AreaAttack, Fall, Game
from tests.games.conan.scenario import Table


@pytest.mark.rule("CON-12.1", "CON-12.2", "CON-12.5")
def test_base_points_first_then_gems_on_the_move_space() -> None:
    table = Table()
    conan = table.hero("conan", "V23", mp=2)
    table.act().answer("walk:conan/V33", "walk:conan/V32", "walk:conan/V22")
    assert (conan.mp, conan.move, conan.reserve) == (0, 1, 9)
    assert table.told(events.Moved)[-1] == events.Moved(
        who="hero:conan", origin="V32", to="V22", how="walk", cost=1, gems=1
    )


@pytest.mark.rule("CON-12.3")
def test_a_movement_interrupted_is_lost_a_first_attack_costs_nothing() -> None:
    """Trap 3."""
    table = Table()
    hero = table.hero("conan", "V23", mp=2)
    table.unit("zogar_sag", "V23", life=5)
    table.overlord_gems(0).act().answer("melee:conan/unit:zogar_sag/1", "gems:1").keep(0)
    assert hero.mp == 2
    table.answer("walk:conan/V33")  # 1 + 1 hindering
    assert hero.mp == 0
    hero.mp, hero.moved = 2, False
    table.lie("key", "V32")
    table.act().answer("walk:conan/V32", "pick:conan/key")
    assert hero.mp == 0 and table.told(events.MovementLost) == [events.MovementLost(who="hero:conan", n=1)]
    table.answer("walk:conan/V22")
    assert hero.move == 1  # bought points are not concerned


@pytest.mark.rule("CON-12.4")
def test_another_hero_in_between_ends_no_movement() -> None:
    table = Table()
    conan = table.hero("conan", "V23", mp=2)
    table.hero("belit", "V33", mp=2)
    table.act().answer("walk:conan/V22", "walk:belit/V32", "walk:conan/V32")
    assert conan.mp == 0 and conan.move == 0


@pytest.mark.rule("CON-12.7")
def test_what_cannot_be_paid_completely_cannot_be_crossed() -> None:
    table = Table()
    conan = table.hero("conan", "V11", reserve=0, fatigue=5, mp=1)
    table.act()
    assert table.why("walk:conan/H1") == "too-far CON-12.7" and conan.mp == 1
    assert "walk:conan/V12" in table.legal()


@pytest.mark.rule("CON-12.8", "CON-26.19")
def test_kinds_of_borders() -> None:
    table = Table()
    table.hero("conan", "V21", mp=4)
    table.hero("hadrathus", "V21", mp=2)
    table.act()
    assert table.cost("climb:conan/V11") == 3 and table.why("climb:hadrathus/V11") == "needs-climb CON-12.8"
    table.one("conan").area = "V31"
    table.act()
    assert table.cost("walk:conan/H5") == 2


@pytest.mark.rule("CON-12.8", "CON-16.8", "CON-26.16")
def test_jumping_down_hurts_and_leapers_less() -> None:
    for name, dice in (("hadrathus", "O"), ("pelias", "OO")):
        table = Table()
        hero = table.hero(name, "V13", mp=2, fatigue=4, cards=["scale_mail"] if name == "pelias" else [])
        table.act()
        assert table.cost(f"jump:{name}/V23") == 1
        table.answer(f"jump:{name}/V23")
        assert table.dice == dice
        table.keep(*[2] * len(dice))
        assert hero.wounds == 2 * len(dice) and hero.area == "V23" and hero.mp == 1  # no Guard, no Armour


@pytest.mark.rule("CON-16.8")
def test_a_faller_may_reroll() -> None:
    table = Table()
    hero = table.hero("conan", "V23", reserve=2)
    table.start(Fall(who="hero:conan", dice=["O", "O"])).symbols(2, 0)
    table.answer("paid:0").symbols(0)
    assert hero.wounds == 0 and hero.reroll == 1


@pytest.mark.rule("CON-16.9")
def test_a_carried_person_falls_too() -> None:
    table = Table()
    table.hero("conan", "V23", fatigue=3, cards=["yselda"])
    table.start(Fall(who="hero:conan", dice=["O"])).keep(1)
    assert table.s.winner == "overlord" and table.s.gone == ["yselda"]


@pytest.mark.rule("CON-12.9", "CON-26.13")
def test_water_needs_swimming_and_is_left_slowly() -> None:
    table = Table("two_ships")
    table.hero("conan", "T5", mp=3)
    table.hero("hadrathus", "T5", mp=2)
    table.act()
    assert table.why("swim:hadrathus/W2") == "needs-swimming CON-12.9"
    table.answer("swim:conan/W2")
    assert table.cost("walk:conan/D4") == 2
    table.answer("walk:conan/D4")
    assert table.one("conan").mp == 0


@pytest.mark.rule("CON-12.9")
def test_who_is_left_in_deep_water() -> None:
    table = Table("two_ships")
    table.hero("hadrathus", "W2")
    pict = table.unit("pict_hunters", "W2")
    table.s.turn = "overlord"
    table.start(Game(at="leave_water"))
    assert table.area("hero:hadrathus") in ("T5", "D4") and not table.on_board(pict)


@pytest.mark.rule("CON-12.9")
def test_shallows_slow_who_cannot_swim() -> None:
    table = Table("drowned_temple")
    table.hero("conan", "R13", mp=2)
    table.hero("hadrathus", "R13", mp=2)
    table.act()
    assert table.cost("walk:conan/R12") == 1 and table.cost("walk:hadrathus/R12") == 2


@pytest.mark.rule("CON-12.10", "CON-13.2")
def test_areas_with_enemies_may_be_entered_and_left() -> None:
    table = Table()
    table.hero("conan", "V33", mp=3)
    table.unit("pict_hunters", "V23")
    table.act().answer("walk:conan/V23")
    assert table.cost("walk:conan/V22") == 2


@pytest.mark.rule("CON-13.1", "CON-13.6")
def test_hindering_counts_models_not_sizes_and_allies_are_friends() -> None:
    """Trap 1."""
    from games.conan.rules.figures import hinder

    table = Table()
    table.hero("conan", "V23")
    pict = table.unit("giant_snake", "V23", life=8)
    assert hinder(table.s, "hero:conan") == 1 == hinder(table.s, pict)
    table.unit("belits_guards", "V23", ally=True)
    table.lie("yselda", "V23")
    assert hinder(table.s, "hero:conan") == 0 and hinder(table.s, pict) == 2


@pytest.mark.rule("CON-13.3", "CON-13.4", "CON-13.5")
def test_which_rolls_are_hindered() -> None:
    from games.conan.rules.powers import dice_hinder

    table = Table().overlords_turn()
    table.hero("conan", "V23")
    table.hero("belit", "V23")
    archer = table.unit("pirates", "V23")
    assert dice_hinder(table.s, archer, "ranged") == 2
    table.overlord_gems(0).attack(archer, "hero:conan", "ranged", means="test", dice=["O", "O"]).keep(2, 1)
    assert table.told(events.PowerKnown)[0].power == 1
    table.answer("gems:2")
    table.keep(1, 0)
    assert table.told(events.AttackResolved)[0].defence == 1  # Guard is not hindered


# -- area attacks


def blast(table: Table, *shown: int, **facts: object) -> Table:
    frame = AreaAttack(area="V23", dice=["Y"] * len(shown), means="test", attacker="hero:conan", seat=1)
    frame.side = "heroes"
    for field, value in facts.items():
        setattr(frame, field, value)
    return table.overlord_gems(0).start(frame).keep(*shown)


@pytest.mark.rule("CON-16.1", "CON-16.2")
def test_an_area_attack_strikes_friend_and_foe_with_one_throw() -> None:
    table = Table()
    table.hero("conan", "V23", reserve=0, fatigue=5)
    table.hero("belit", "V23", reserve=0, fatigue=5)
    pict = table.unit("pict_hunters", "V23")
    blast(table, 1, 1)
    assert table.legal() == ["next:hero:conan", "next:hero:belit", f"next:{pict}"]
    table.answer("next:hero:belit", f"next:{pict}")
    assert table.one("conan").wounds == table.one("belit").wounds == 2 and not table.on_board(pict)
    assert len(table.told(events.DiceThrown)) == 1


@pytest.mark.rule("CON-16.1")
def test_somebody_may_be_left_out() -> None:
    table = Table()
    table.hero("conan", "V23", reserve=0, fatigue=5)
    pict = table.unit("pict_hunters", "V23")
    blast(table, 2, spared=["hero:conan"])
    assert table.one("conan").wounds == 0 and not table.on_board(pict)


@pytest.mark.rule("CON-16.3", "CON-9.4")
def test_no_weapon_parries_an_area_attack() -> None:
    table = Table()
    table.hero("conan", "V23", cards=["sword", "leather_armor"])
    blast(table, 2, 2)
    table.answer("gems:1")
    assert table.dice == "OY"  # the dodge and the armour


# -- leaps


@pytest.mark.rule("CON-16.6", "CON-16.7", "CON-13.4")
def test_leaps_are_rolled_for_and_paid_in_any_case() -> None:
    for shown, area in ((1, "D2"), (0, "T3")):
        table = Table("two_ships")
        hero = table.hero("conan", "T3", reserve=0, fatigue=9, mp=3)
        table.unit("pirates", "T3")
        table.act()
        assert table.cost("leap:conan/D2") == 3  # two borders, one pirate
        table.answer("leap:conan/D2")
        assert table.dice == "R"
        table.keep(shown)
        assert hero.area == area and hero.mp == 0
    assert table.told(events.LeapFailed)


@pytest.mark.rule("CON-16.6")
def test_a_leap_may_be_rerolled_and_needs_the_skill() -> None:
    table = Table("two_ships")
    hero = table.hero("conan", "T7", mp=2)
    table.hero("conan_general", "T7", mp=2, cards=["yselda", "zogar_head"])
    table.act()
    assert table.why("leap:conan_general/D6") == "needs-leap CON-16.6"
    table.answer("leap:conan/D6").symbols(1).answer("paid:0").symbols(2)
    assert hero.area == "D6" and hero.reroll == 1


# -- space


@pytest.mark.rule("CON-16.10")
def test_an_area_holds_no_more_than_fits() -> None:
    table = Table()
    table.hero("conan", "V31", mp=4)
    table.unit("pict_hunters", "H5", 4)
    table.act()
    assert table.why("walk:conan/H5") == "occupied CON-16.10"
    table.one("conan").area = "V21"
    table.act()
    assert table.why("wreck:conan/H5") == "occupied CON-16.10"


@pytest.mark.rule("CON-16.12")
def test_units_fall_too() -> None:
    table = Table().overlords_turn()
    table.hero("conan", "V33")
    pict = table.unit("zogar_sag", "V13", life=5)
    table.overlord_gems(0).start(Fall(who=pict, dice=["O", "O"])).keep(2, 1)
    assert table.model(pict).life == 2


@pytest.mark.rule("CON-25.4")
def test_fleeing_is_a_border_of_its_own() -> None:
    table = Table()
    hero = table.hero("conan", "V33", mp=1, cards=["dagger"])
    table.hero("belit", "V33", mp=2)
    table.unit("pict_hunters", "V33", 2)
    table.act()
    assert table.cost("flee:conan/V33") == 2
    table.answer("flee:conan/V33")
    assert (hero.status, hero.area, table.s.fled_with) == ("fled", "", ["dagger"])
    assert not [option for option in table.legal() if ":conan" in option]
