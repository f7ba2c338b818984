"""CON-14 Spells and their moments; CON-17 Allies; CON-24.4 durations."""

import pytest

from games.conan.rules import events
from games.conan.rules.content import SPELLS
from games.conan.rules.frames import Cast, ModelTurn
from games.conan.rules.gems import gems_of
from games.conan.rules.lasting import activated, begin, turn_begins
from games.conan.rules.state import Lasting
from tests.games.conan.scenario import Table


def caster(table: Table, *spells: str, name: str = "hadrathus", area: str = "V23", **facts: object) -> Table:
    table.hero(name, area, spells=dict.fromkeys(spells, 0), **facts)  # type: ignore[arg-type]
    return table


@pytest.mark.rule("CON-14.1", "CON-14.2", "CON-26.33", "CON-15.3")
def test_casting_needs_the_skill_the_card_and_the_gems() -> None:
    table = caster(Table(), "blaze", "lightning_storm", reserve=5)
    hero = table.one("hadrathus")
    table.unit("pict_hunters", "V22")
    table.overlord_gems(0).act().answer("cast:hadrathus/blaze")
    assert table.legal() == ["aim:V23", "aim:V22"]
    table.answer("aim:V22").keep(1)
    assert hero.spells == {"blaze": 2, "lightning_storm": 0} and hero.reserve == 3
    assert table.why("cast:hadrathus/blaze") == "saturated CON-14.2"
    hero.cards = ["crossbow", "yselda"]  # 9: the skill is lost
    table.act()
    assert table.prompt == "overloaded"
    table.answer("drop:crossbow")  # 6 is still too much for Spell Caster
    assert table.option("cast:hadrathus/lightning_storm") is None


@pytest.mark.rule("CON-14.2")
def test_a_spell_may_be_cast_several_times_within_its_saturation() -> None:
    table = caster(Table(), "sets_possession")
    pict = table.unit("pict_hunters", "V22")
    table.unit("pict_warriors", "V22")
    table.act()
    for _ in range(2):
        table.answer("cast:hadrathus/sets_possession", f"aim:{pict}")
    assert table.one("hadrathus").spells == {"sets_possession": 4}
    assert table.why("cast:hadrathus/sets_possession") == "saturated CON-14.2"


@pytest.mark.rule("CON-14.4", "CON-14.5", "CON-14.6", "CON-13.4")
def test_a_spell_attacks_with_its_own_dice_unhindered_and_is_parried_by_shields_only() -> None:
    table = Table().overlords_turn()
    table.hero("conan", "V23", cards=["sword", "buckler"])
    skuthus = table.unit("skuthus", "V23", life=3)
    table.overlord_gems(2).spells("skuthus", "sets_bite").start(Cast(caster=skuthus, spell="sets_bite"))
    assert table.dice == "OO"
    table.keep(2, 2)
    told = table.told(events.PowerKnown)[0]
    assert (told.power, told.ignored) == (4, 0)
    table.answer("gems:1")
    assert table.dice == "OY"
    assert table.one("conan").fatigue == 1 and table.one("conan").reserve == 8  # drained before defending


@pytest.mark.rule("CON-14.5", "CON-26.8", "CON-26.30")
def test_untouchable_does_not_help_against_spells() -> None:
    for kind, defence in (("spell", 0), ("ranged", 1)):
        table = Table().overlords_turn()
        table.hero("shevatas", "V23", reserve=0, fatigue=9)
        skuthus = table.unit("skuthus", "V23", life=3)
        table.overlord_gems(0).attack(skuthus, "hero:shevatas", kind, means="test", dice=["O"]).keep(2)
        assert table.told(events.AttackResolved)[0].defence == defence


@pytest.mark.rule("CON-14.7", "CON-14.8", "CON-9.13")
def test_a_halo_in_the_opponents_turn_even_of_a_cautious_hero() -> None:
    table = caster(Table(), "mitras_halo", stance="cautious", fatigue=0).overlords_turn()
    pict = table.unit("pict_warriors", "V23")
    table.overlord_gems(0).attack(pict, "hero:hadrathus").keep(3)
    assert table.prompt == "reaction" and table.legal() == ["cast:mitras_halo", "pass"]
    table.answer("cast:mitras_halo", "gems:0")
    assert table.told(events.AttackResolved)[0].damage == 1
    assert table.one("hadrathus").spells == {"mitras_halo": 2}  # the wound came from the card
    assert [effect.kind for effect in table.s.lasting] == ["armour"]  # CON-14.9: it stays all the same


@pytest.mark.rule("CON-14.7")
def test_a_reaction_spell_may_be_cast_in_the_own_action_phase() -> None:
    table = caster(Table(), "mitras_halo")
    table.act().answer("cast:hadrathus/mitras_halo")
    assert table.why("cast:hadrathus/mitras_halo") in ("lasts-already CON-14.10", "saturated CON-14.2")


@pytest.mark.rule("CON-14.8", "CON-24.3", "CON-16.3")
def test_a_swarm_before_the_dice_of_an_attack() -> None:
    table = Table()
    table.hero("conan", "V23", fatigue=4, cards=["leather_armor"])
    zogar = table.unit("zogar_sag", "V23", life=5)
    mummy = table.unit("mummies", "V23")
    table.overlord_gems(3).spells("zogar_sag", "pestilential_swarm")
    table.attack("hero:conan", zogar, means="test", dice=["R"])
    assert table.prompt == "reaction"
    table.answer("cast:pestilential_swarm").keep(1, 1, 1)
    assert table.one("conan").wounds == 3  # neither Guard nor armour
    assert table.on_board(mummy) and table.model(zogar).life == 5  # undead and the caster are spared
    assert table.prompt == "roll attack" and table.s.reserve == 0


@pytest.mark.rule("CON-14.9", "CON-14.10")
def test_a_lasting_spell_is_not_added_to_itself() -> None:
    from games.conan.rules.powers import armour_spells

    table = caster(Table(), "stone_skin", reserve=9)
    halo = Lasting(kind="armour", on="hero:hadrathus", until="next_turn", n=2, by="hero:hadrathus", spell="stone_skin")
    for _ in range(2):
        begin(table.s, halo)
    assert armour_spells(table.s, "hero:hadrathus") == 2
    table.one("hadrathus").cards = ["yselda"]  # Spell Caster is lost
    assert armour_spells(table.s, "hero:hadrathus") == 2


@pytest.mark.rule("CON-24.4")
def test_until_the_next_turn_or_activation() -> None:
    table = caster(Table())
    table.unit("skuthus", "V13")
    begin(table.s, Lasting(kind="armour", on="hero:hadrathus", until="next_turn", n=2, by="hero:hadrathus", spell="a"))
    begin(table.s, Lasting(kind="armour", on="unit:skuthus/1", until="next_turn", n=2, by="unit:skuthus/1", spell="a"))
    turn_begins(table.s)
    assert [effect.by for effect in table.s.lasting] == ["unit:skuthus/1"]
    activated(table.s, "skuthus")
    assert table.s.lasting == []


# -- the spells one by one


def test_boris_rage_and_withering() -> None:
    table = caster(Table(), "boris_rage", "withering")
    warrior = table.unit("pict_warriors", "V22", 2)
    table.overlord_gems(3).act().answer("cast:hadrathus/withering", f"aim:{warrior}").keep(1)
    assert not table.on_board(warrior)  # armour 2 does not count
    table.answer("cast:hadrathus/boris_rage").keep(2, 2).answer("gems:0")
    assert table.here("V22") == []


def test_borne_by_the_wind() -> None:
    table = caster(Table(), "borne_by_the_wind", mp=1)
    table.unit("giant_snake", "V23", life=8)
    table.act().answer("cast:hadrathus/borne_by_the_wind", "fly:hadrathus/V13")
    assert table.area("hero:hadrathus") == "V13"


def test_energy_drain() -> None:
    table = Table().overlords_turn()
    conan = table.hero("conan", "V22")
    skuthus = table.unit("skuthus", "V23", life=3)
    table.s.reserve, table.s.fatigue, table.s.gems = 1, 5, 6
    table.spells("skuthus", "energy_drain").start(Cast(caster=skuthus, spell="energy_drain"))
    assert (conan.reserve, conan.fatigue) == (9, 1) and (table.s.reserve, table.s.fatigue) == (3, 2)


@pytest.mark.rule("CON-2.2")
def test_gift_of_life_changes_the_owner_of_gems() -> None:
    table = caster(Table(), "gift_of_life", reserve=6)
    conan = table.hero("conan", "V22", reserve=0, wounds=5)
    table.act().answer("cast:hadrathus/gift_of_life")
    assert (table.one("hadrathus").reserve, conan.reserve) == (2, 2)
    assert (table.one("hadrathus").born, conan.born) == (4, 7) == (gems_of(table.one("hadrathus")), gems_of(conan))


def test_kiss_of_death() -> None:
    table = Table().overlords_turn()
    conan = table.hero("conan", "V23", reserve=0, fatigue=9)
    skuthus = table.unit("skuthus", "V23", life=3)
    table.overlord_gems(3).spells("skuthus", "kiss_of_death").start(Cast(caster=skuthus, spell="kiss_of_death"))
    assert table.dice == "RRR"
    table.keep(1, 1, 1)
    assert conan.wounds == 3 and not table.on_board(skuthus) and not table.told(events.Died)


def test_magical_dizziness() -> None:
    table = caster(Table(), "blaze", reserve=5).overlords_turn()
    skuthus = table.unit("skuthus", "V22", life=3)
    table.overlord_gems(2).spells("skuthus", "magical_dizziness")
    table.start(Cast(caster=skuthus, spell="magical_dizziness"))
    table.answer("aim:hero:hadrathus")
    table.s.turn = "heroes"
    table.s.phase = "action"
    table.unit("pict_hunters", "V33")
    table.act().answer("cast:hadrathus/blaze", "aim:V33").keep(0)
    hero = table.one("hadrathus")
    assert (hero.reserve, hero.fatigue, hero.spells["blaze"]) == (2, 1, 2)


def test_mind_control() -> None:
    table = caster(Table(), "mind_control")
    pict = table.unit("pict_hunters", "V13")
    table.act().answer("cast:hadrathus/mind_control", "gems:1")
    assert table.prompt == "guide" and "area:V23" not in table.legal()  # the jump would hurt
    table.answer("area:V12", "area:V22")
    assert table.area(pict) == "V22" and table.prompt == "act"  # one gem, two areas


def test_mitras_healing() -> None:
    table = caster(Table(), "mitras_healing")
    conan = table.hero("conan", "V23", reserve=1, wounds=3)
    table.act().answer("cast:hadrathus/mitras_healing", "aim:hero:conan")
    assert table.dice == "O"
    table.keep(2)
    assert (conan.reserve, conan.wounds) == (3, 1)


def test_sets_possession() -> None:
    table = caster(Table(), "sets_possession", mp=2)
    warrior = table.unit("pict_warriors", "V23")
    hunter = table.unit("pict_hunters", "V22")
    table.act()
    assert table.why("walk:hadrathus/V33") == "blocking CON-26.10"
    table.answer("cast:hadrathus/sets_possession", f"aim:{warrior}")
    assert [effect.kind for effect in table.s.lasting] == ["unblocking"]
    assert "walk:hadrathus/V33" in table.legal()
    table.answer("pass").overlords_turn()
    begin(table.s, Lasting(kind="immobile", on=hunter, until="own_turn", by="hero:hadrathus", spell="sets_possession"))
    activated(table.s, "pict_hunters")
    table.model(hunter).mp = 2
    table.overlord_gems(0).start(ModelTurn(who=hunter))
    assert table.prompt == ""  # it can neither move nor attack


def test_telekinesis() -> None:
    table = caster(Table(), "telekinesis")
    table.lie("key", "V22").lie("yselda", "V22")
    table.act().answer("cast:hadrathus/telekinesis")
    assert table.one("hadrathus").cards == ["key"] and table.one("hadrathus").manipulation == 0


def test_teleportation() -> None:
    table = caster(Table("drowned_temple"), "teleportation", area="R4")
    table.unit("giant_snake", "R4", life=8)
    table.act().answer("cast:hadrathus/teleportation", "gems:2")
    assert "area:R9" not in table.legal()  # it only touches, behind a wall
    table.answer("area:R8")  # the door is closed
    assert table.area("hero:hadrathus") == "R8"
    table.answer("area:R2")
    assert table.one("hadrathus").spells == {"teleportation": 2}


def test_return_of_the_brave() -> None:
    table = Table().overlords_turn()
    table.hero("conan", "V33")
    zogar = table.unit("zogar_sag", "V13", life=5)
    table.unit("pict_warriors", "V22")
    table.s.models.pop()
    table.overlord_gems(3).spells("zogar_sag", "return_of_the_brave")
    table.start(Cast(caster=zogar, spell="return_of_the_brave"))
    assert "unit:pict_warriors/2" in table.here("V13") and table.s.reserve == 1


def test_every_spell_has_a_verb() -> None:
    assert len(SPELLS) == 20 and all(spell.verbs for spell in SPELLS.values())


# -- allies


def allied(**facts: object) -> tuple[Table, str]:
    table = Table()
    table.hero("belit", "V33", **facts)  # type: ignore[arg-type]
    return table, table.unit("belits_guards", "V23", ally=True)


@pytest.mark.rule("CON-17.1", "CON-17.2", "CON-17.3", "CON-17.7")
def test_a_leader_activates_each_ally_once() -> None:
    table, guard = allied()
    pict = table.unit("pict_hunters", "V24")
    table.overlord_gems(0).act().answer(f"lead:belit/{guard}")
    assert table.one("belit").allies == 1 and table.model(guard).mp == 3
    table.answer("walk:V24", f"strike:{pict}")
    assert table.dice == "O" and table.model(guard).mp == 0
    table.keep(2)
    assert not table.on_board(pict)
    if table.prompt == "model":
        table.answer("end-model")
    assert table.why(f"lead:belit/{guard}") == "has-acted CON-17.2"


@pytest.mark.rule("CON-17.4")
def test_extra_gems_move_an_ally_at_most_its_value() -> None:
    table, guard = allied(reserve=9)
    table.act().answer(f"lead:belit/{guard}", *[f"walk:{area}" for area in ("V22", "V23", "V24")])
    assert table.model(guard).mp == 0
    table.answer("walk:V23", "walk:V22", "walk:V23")
    assert table.one("belit").allies == 4 and not [option for option in table.legal() if option.startswith("walk:V")]


@pytest.mark.rule("CON-17.5", "CON-17.6")
def test_a_leader_guards_and_rerolls_for_an_ally() -> None:
    table, guard = allied(stance="cautious", reserve=3)
    table.overlords_turn()
    pict = table.unit("pict_hunters", "V23")
    table.overlord_gems(0).attack(pict, guard).keep(1, 1)
    table.answer("gems:1").symbols(0).answer("paid:0").keep(1)
    assert table.on_board(guard) and table.one("belit").allies == 2
    assert table.told(events.AttackResolved)[0].defence == 2


@pytest.mark.rule("CON-17.8")
def test_without_leaders_the_allies_go() -> None:
    from games.conan.rules.frames import Death

    table, guard = allied()
    table.hero("shevatas", "V33")
    table.start(Death(target="hero:belit"))
    assert not table.on_board(guard) and [event.cause for event in table.told(events.Removed)] == ["leaderless"]


@pytest.mark.rule("CON-17.9")
def test_the_death_of_an_ally_is_no_heros_death() -> None:
    from games.conan.rules.frames import Death
    from games.conan.rules.powers import dead_heroes

    table, guard = allied()
    table.lie("key", "V23")
    table.s.chests = {"V23": 2}
    table.act().answer(f"lead:belit/{guard}")
    assert not [option for option in table.legal() if "key" in option or "chest" in option]
    table.start(Death(target=guard))
    assert dead_heroes(table.s) == 0


@pytest.mark.rule("CON-24.4")
def test_a_possessed_ally_cannot_move_when_it_is_led() -> None:
    table, guard = allied()
    begin(table.s, Lasting(kind="immobile", on=guard, until="own_turn", by="unit:x/1", spell="sets_possession"))
    table.unit("pict_hunters", "V23")
    table.act().answer(f"lead:belit/{guard}")
    assert table.legal() == ["strike:unit:pict_hunters/1", "end-model"]
