"""CON-6 to CON-10 Dice, rerolls, attacks, guard, wounds."""

import pytest

from games.conan.rules import events
from games.conan.rules.frames import Harm, Throw
from games.conan.rules.lasting import begin
from games.conan.rules.state import Lasting
from tests.games.conan.scenario import Table


def record(table: Table) -> events.AttackResolved:
    return table.told(events.AttackResolved)[-1]


# -- dice


@pytest.mark.rule("CON-6.2", "CON-6.3")
def test_each_arrow_rerolls_one_die_of_its_colour_once() -> None:
    table = Table()
    table.hero("conan", "V23", reserve=0, melee=1)
    table.start(Throw(dice=["R*", "R", "O*"], purpose="attack", roller="hero:conan", seat=1))
    table.symbols(0, 1, 0)
    assert table.legal() == ["free:0", "free:1", "free:2", "keep"]
    table.answer("free:0").symbols(0)
    assert table.legal() == ["free:2", "keep"]  # one red arrow only
    table.answer("free:2").symbols(0)
    assert table.prompt == "" and [event.means for event in table.told(events.DieRerolled)] == ["free", "free"]


@pytest.mark.rule("CON-6.3")
def test_three_arrows_never_reroll_one_die_twice() -> None:
    table = Table()
    table.hero("conan", "V23", reserve=0, melee=1)
    table.start(Throw(dice=["Y*", "Y*"], purpose="attack", roller="hero:conan", seat=1)).symbols(0, 0)
    table.answer("free:0").symbols(0)
    assert table.legal() == ["free:1", "keep"]


@pytest.mark.rule("CON-6.3")
def test_an_arrow_of_a_space_counts_once() -> None:
    table = Table()
    table.hero("valeria", "V23")
    table.unit("zogar_sag", "V23", life=5)
    table.overlord_gems(0).act()
    table.answer("melee:valeria/unit:zogar_sag/1", "gems:3").symbols(0, 0, 0)
    table.answer("free:0").symbols(0)
    assert not table.legal("free")


@pytest.mark.rule("CON-6.4", "CON-6.5", "CON-6.6", "CON-6.9")
def test_free_and_paid_rerolls_in_any_order() -> None:
    table = Table()
    hero = table.hero("conan", "V23", reserve=2, melee=1)
    table.start(Throw(dice=["O*", "O"], purpose="attack", roller="hero:conan", seat=1)).symbols(0, 1)
    table.answer("paid:0").symbols(0).answer("free:0").symbols(1).answer("paid:0").symbols(2)
    assert hero.reroll == 2 and table.told(events.DieRerolled)[-1].total == 3
    assert table.prompt == ""  # no gem is left


@pytest.mark.rule("CON-6.8", "CON-9.15")
def test_a_cautious_hero_guards_and_rerolls_in_the_overlords_turn() -> None:
    table = Table().overlords_turn()
    hero = table.hero("conan", "V23", reserve=2, stance="cautious")
    pict = table.unit("pict_warriors", "V23")
    table.overlord_gems(0).attack(pict, "hero:conan").keep(3)
    table.answer("gems:1").symbols(0).answer("paid:0").keep(2)
    assert (hero.guard, hero.reroll, record(table).damage) == (1, 1, 1)
    table.answer("from:reroll")  # with Fatigue empty a gem of the spaces is the wound
    assert (hero.guard, hero.reroll, hero.wounds) == (1, 0, 1)


@pytest.mark.rule("CON-6.7", "CON-7.11")
def test_penalties_come_after_rerolls() -> None:
    table = Table()
    table.hero("conan", "V23", reserve=3)
    pict = table.unit("pict_warriors", "V23")
    table.overlord_gems(0).act().answer(f"melee:conan/{pict}", "gems:1").symbols(0)
    table.answer("paid:0").keep(3)
    order = [type(moment.event).__name__ for moment in table.moments]
    assert order.index("DieRerolled") < order.index("SymbolsIgnored") < order.index("PowerKnown")
    assert (record(table).power, record(table).ignored) == (1, 2)


@pytest.mark.rule("CON-6.9")
def test_gems_cannot_be_decided_again_after_the_roll() -> None:
    table = Table()
    conan = table.hero("conan", "V23")
    pict = table.unit("pict_warriors", "V23")
    table.act().answer(f"melee:conan/{pict}", "gems:2").symbols(0, 0)
    assert not table.legal("gems") and conan.melee == 2


# -- melee


@pytest.mark.rule("CON-7.1", "CON-16.11")
def test_melee_reaches_the_own_area_and_an_occupied_one() -> None:
    table = Table()
    table.hero("conan", "V11")
    pict = table.unit("pict_hunters", "V11")
    table.unit("pict_warriors", "V12")
    snake = table.unit("giant_snake", "H1", life=8)  # fills the hut
    table.act()
    assert table.legal("melee") == [f"melee:conan/{pict}", f"melee:conan/{snake}"]


@pytest.mark.rule("CON-16.11")
def test_who_is_inside_may_not_attack_out() -> None:
    from games.conan.rules.targets import legal_targets

    table = Table()
    table.hero("conan", "V11")
    snake = table.unit("giant_snake", "H1", life=8)
    assert legal_targets(table.s, snake, "melee") == [] and legal_targets(table.s, "hero:conan", "melee") == [snake]


@pytest.mark.rule("CON-7.3", "CON-7.10", "CON-26.2")
def test_one_weapon_or_two_light_ones_with_ambidextrous() -> None:
    for name, pairs in (("conan", []), ("valeria", ["weapon:dagger+sword"])):
        table = Table()
        hero = table.hero(name, "V23", cards=["sword", "dagger"])
        pict = table.unit("pict_hunters", "V23")
        table.act().answer(f"melee:{name}/{pict}", "gems:1")
        assert [option for option in table.legal("weapon") if "+" in option] == pairs
        assert "unarmed" in table.legal()
        if pairs:
            hero.cards = ["battle_axe", "dagger"]
            table.act().answer(f"melee:{name}/{pict}", "gems:1")
            assert table.legal("weapon") == ["weapon:battle_axe", "weapon:dagger"]


@pytest.mark.rule("CON-7.8", "CON-7.7")
def test_bare_hands_cost_two_and_melee_is_not_hindered() -> None:
    table = Table()
    table.hero("conan", "V23")
    table.unit("pict_hunters", "V23", 3)
    table.overlord_gems(0).act().answer("melee:conan/unit:pict_hunters/1", "gems:1").keep(1)
    assert (record(table).ignored, record(table).power) == (1, 0)  # not below 0


@pytest.mark.rule("CON-7.9", "CON-26.7")
def test_units_and_counterattacks_are_never_unarmed() -> None:
    """Trap 6."""
    table = Table().overlords_turn()
    table.hero("valeria", "V23")
    pict = table.unit("hyenas", "V23", life=3)
    table.overlord_gems(0).attack(pict, "hero:valeria").keep(2)
    table.answer("gems:0")
    assert record(table).power == 2 and table.prompt == "counterattack"
    table.answer(f"counterattack:{pict}")
    assert table.dice == "R"
    table.keep(2)
    assert (record(table).power, record(table).ignored) == (2, 0)


# -- ranged


@pytest.mark.rule("CON-8.1")
def test_a_ranged_attack_needs_a_ranged_card_and_sight() -> None:
    table = Table()
    hero = table.hero("conan", "V33", cards=["sword"])
    table.unit("pict_hunters", "V23")
    table.act()
    assert table.option("ranged:conan/") is None
    hero.cards = ["javelin", "dagger"]
    table.act().answer("ranged:conan/")
    assert table.legal() == ["card:javelin", "card:dagger"]
    table.answer("card:dagger", "gems:2")
    assert table.dice == "OOY"  # the only enemy in sight is the target


@pytest.mark.rule("CON-8.1", "CON-8.6")
def test_out_of_sight_cannot_be_shot() -> None:
    table = Table()
    table.hero("conan", "V33", cards=["bossonian_bow"])
    table.unit("pict_hunters", "V13")
    table.act()
    assert table.why("ranged:conan/") == "no-target CON-8.1"


@pytest.mark.rule("CON-8.3", "CON-8.10", "CON-8.4")
def test_shooting_in_the_own_area_is_hindered_and_repeatable() -> None:
    table = Table()
    hero = table.hero("conan", "V23", cards=["bossonian_bow"])
    pict = table.unit("pict_hunters", "V23", 2)
    table.overlord_gems(0).act()
    for gems in (1, 1):
        table.answer("ranged:conan/", f"gems:{gems}", f"target:{pict}").keep(2, 1)
        assert (record(table).ignored, record(table).power, record(table).damage) == (2, 1, 0)
    assert hero.ranged == 2 and hero.cards == ["bossonian_bow"]


@pytest.mark.rule("CON-8.8")
def test_models_do_not_block_the_sight() -> None:
    table = Table()
    table.hero("conan", "V22", cards=["bossonian_bow"])
    table.unit("pict_hunters", "V23", 2)
    far = table.unit("pict_warriors", "V24")
    table.act().answer("ranged:conan/", "gems:1")
    assert f"target:{far}" in table.legal()


@pytest.mark.rule("CON-8.5")
def test_a_thrown_weapon_drops_hit_or_miss() -> None:
    table = Table()
    hero = table.hero("conan", "V22", cards=["javelin"])
    pict = table.unit("pict_hunters", "V23")
    table.overlord_gems(0).act().answer("ranged:conan/", "gems:1").keep(0, 0)
    assert table.lying("V23") == ["javelin"] and hero.cards == [] and table.on_board(pict)


@pytest.mark.rule("CON-8.12", "CON-8.14")
def test_from_above_there_is_one_die_more() -> None:
    table = Table()
    table.hero("conan", "V13", cards=["bossonian_bow"])
    table.unit("pict_hunters", "V24")
    table.act().answer("ranged:conan/", "gems:2")
    assert table.dice == "OOOY" and table.told(events.PoolBuilt)[-1].elevation == 1


# -- guard


@pytest.mark.rule("CON-9.1", "CON-9.2", "CON-9.5", "CON-9.6", "CON-9.8", "CON-9.11", "CON-9.14")
def test_guard_gems_then_card_then_dice_with_armour() -> None:
    table = Table().overlords_turn()
    hero = table.hero("conan", "V23", cards=["shield", "sword", "leather_armor"])
    table.unit("pict_hunters", "V23", 2)
    table.overlord_gems(0).attack("unit:pict_hunters/1", "hero:conan").keep(2, 2)
    assert table.prompt == "guard-gems" and table.legal()[0] == "gems:0" and len(table.legal()) == 11
    table.answer("gems:2")
    assert table.legal() == ["card:shield", "card:sword", "dodge"]
    table.answer("card:shield")
    assert table.dice == "OOOY"  # two gems, the shield, the armour; enemies do not hinder it
    table.keep(1, 0, 1, 1)
    assert record(table).defence == 3 and hero.wounds == 1 and hero.guard == 1


@pytest.mark.rule("CON-9.3", "CON-9.4", "CON-9.16")
def test_only_shields_against_ranged_attacks() -> None:
    """Trap 5: dodging with bare gems stays legal."""
    for cards, dice in ((["sword", "shield"], "OO"), (["sword", "mitras_staff"], "OY"), (["sword"], "O")):
        table = Table().overlords_turn()
        table.hero("conan", "V23", cards=cards)
        archer = table.unit("bossonian_archers", "V24")
        table.overlord_gems(0).attack(archer, "hero:conan", "ranged").keep(2, 2)
        table.answer("gems:1")
        assert table.dice == dice


@pytest.mark.rule("CON-9.7")
def test_guard_is_for_one_attack_only() -> None:
    """Trap 4: every attack needs its own Guard, armour serves against all."""
    table = Table().overlords_turn()
    hero = table.hero("conan", "V23", cards=["leather_armor"])
    for number in (1, 2):
        table.unit("pict_hunters", "V23")
        table.overlord_gems(0).attack(f"unit:pict_hunters/{number}", "hero:conan").keep(1, 1)
        assert table.prompt == "guard-gems"
        table.answer("gems:0")
        assert table.dice == "Y"
        table.keep(0)
    assert hero.wounds == 4 and hero.guard == 0


@pytest.mark.rule("CON-9.9", "CON-9.10")
def test_one_armour_counts_with_or_without_guard() -> None:
    table = Table().overlords_turn()
    table.hero("conan", "V23", reserve=0, fatigue=9, cards=["leather_armor", "chain_mail"])
    pict = table.unit("pict_hunters", "V23")
    table.overlord_gems(0).attack(pict, "hero:conan").keep(1, 1)
    assert table.dice == "O"


@pytest.mark.rule("CON-9.13")
def test_armour_of_spells_is_added_to_one_card() -> None:
    table = Table().overlords_turn()
    hero = table.hero("conan", "V23", reserve=0, fatigue=9, cards=["leather_armor"])
    begin(table.s, Lasting(kind="armour", on="hero:conan", until="stance", n=2, spell="mitras_halo"))
    begin(table.s, Lasting(kind="armour", on="hero:conan", until="stance", n=1, spell="sets_halo"))
    pict = table.unit("giant_snake", "V23", life=8)
    table.overlord_gems(0).attack(pict, "hero:conan").keep(2, 2, 2)
    table.keep(1)
    assert record(table).defence == 4 and hero.wounds == 2
    assert table.told(events.GuardBuilt)[0].flat == 3


# -- wounds


def harmed(table: Table, n: int) -> Table:
    return table.start(Harm(target="hero:conan", n=n))


@pytest.mark.rule("CON-10.3", "CON-10.4")
def test_fatigue_then_spaces_then_reserve() -> None:
    """Trap 7."""
    table = Table()
    hero = table.hero("conan", "V23", reserve=3, fatigue=1, move=1, guard=2)
    harmed(table, 3)
    assert table.prompt == "wound-from" and table.legal() == ["from:move", "from:guard"]
    table.answer("from:guard", "from:guard")
    assert (hero.fatigue, hero.move, hero.guard, hero.reserve, hero.wounds) == (0, 1, 0, 3, 3)
    harmed(table, 2)
    assert (hero.move, hero.reserve, hero.wounds) == (0, 2, 5)


@pytest.mark.rule("CON-10.5", "CON-10.6", "CON-10.7", "CON-7.11")
def test_a_hero_dies_when_all_gems_are_wounds() -> None:
    table = Table()
    table.hero("belit", "V33")
    hero = table.hero("conan", "V23", reserve=0, fatigue=3, cards=["sword"], spells={"blaze": 0})
    begin(table.s, Lasting(kind="armour", on="hero:belit", until="next_turn", n=2, by="hero:conan", spell="stone_skin"))
    harmed(table, 2)
    assert hero.status == "alive" and hero.reserve == 0  # an empty Reserve is not death
    harmed(table, 5)
    assert (hero.status, hero.area, hero.wounds) == ("dead", "", 3)
    assert table.lying("V23") == ["sword"] and table.s.lasting == []
    assert table.told(events.Died) == [events.Died(who="hero:conan", area="V23")]


@pytest.mark.rule("CON-10.8", "CON-11.15")
def test_healing_cannot_take_more_wounds_than_there_are() -> None:
    table = Table()
    hero = table.hero("conan", "V23", wounds=1, fatigue=2, cards=["life_potion"])
    table.act().answer("drink:conan/life_potion")
    assert table.legal() == ["from:fatigue", "from:wound"]
    table.answer("from:wound")
    assert (hero.reserve, hero.fatigue, hero.wounds) == (12, 1, 0)
    assert hero.cards == [] and table.s.gone == ["life_potion"]


@pytest.mark.rule("CON-10.9")
def test_unavoidable_damage_skips_guard_and_armour() -> None:
    table = Table()
    hero = table.hero("conan", "V23", fatigue=2, cards=["pictish_drink", "scale_mail"])
    table.act().answer("drink:conan/pictish_drink")
    assert (hero.reserve, hero.fatigue, hero.wounds) == (11, 0, 1) and table.prompt == "act"


@pytest.mark.rule("CON-10.1")
def test_damage_is_never_below_zero() -> None:
    table = Table()
    table.hero("conan", "V23")
    zogar = table.unit("zogar_sag", "V23", life=5)
    table.overlord_gems(0).attack("hero:conan", zogar, means="test", dice=["R"]).keep(1)
    assert (record(table).power, record(table).defence, record(table).damage) == (1, 3, 0)


@pytest.mark.rule("CON-27.5", "CON-27.2")
def test_one_attack_is_told_in_the_order_of_the_book() -> None:
    table = Table()
    table.hero("conan", "V23", cards=["battle_axe"])
    zogar = table.unit("zogar_sag", "V23", life=5)
    table.overlord_gems(4).act().answer(f"melee:conan/{zogar}", "gems:2", "weapon:battle_axe").symbols(3, 1, 0)
    table.answer("free:2").symbols(2).answer("keep", "gems:1").keep(1)
    names = [type(moment.event).__name__ for moment in table.moments]
    wanted = ["AttackDeclared", "PoolBuilt", "DiceThrown", "DieRerolled", "PowerKnown", "GuardBuilt", "DefenceKnown"]
    places = [names.index(name) for name in (*wanted, "AttackResolved", "Wounded")]
    assert places == sorted(places)
    told = record(table)
    assert (told.gems, told.cards, told.dice) == (2, ("battle_axe",), ("R", "R", "R*"))
    assert (told.faces, told.power, told.defence, told.damage) == ((3, 1, 2), 6, 4, 2)


@pytest.mark.rule("CON-8.5", "CON-26.6")
def test_a_thrower_killed_from_beyond_has_dropped_the_weapon_where_it_fell() -> None:
    table = Table()
    table.hero("belit", "V33")
    hero = table.hero("conan", "V23", reserve=1, wounds=9, cards=["battle_axe"])
    akivasha = table.unit("akivasha", "V23", life=1)
    table.overlord_gems(0).act().answer("ranged:conan/").keep(2, 3)
    assert table.prompt == "beyond"
    table.answer("strike:hero:conan").keep(3, 3, 3)
    assert hero.status == "dead" and not table.on_board(akivasha)
    assert table.lying("V23") == ["battle_axe"] and table.s.gone == []


@pytest.mark.rule("CON-26.7", "CON-26.6")
def test_nobody_counters_the_dying() -> None:
    table = Table().overlords_turn()
    table.hero("belit", "V33", reserve=0, fatigue=1)
    table.hero("conan", "V23")
    constantius = table.unit("constantius", "V33", life=9)
    table.overlord_gems(0).attack(constantius, "hero:belit").keep(3, 2)
    table.answer(f"strike:{constantius}").keep(3, 3, 0)
    assert table.prompt == "" and table.model(constantius).life == 6
