"""CON-24 Spells of the Overlord's casters."""

import pytest

from games.conan.rules.events import AttackResolved, EffectEnded, MovementLost, SpellCast
from games.conan.rules.figures import model_of
from games.conan.rules.frames import Activation, Attack, OverlordTurn
from games.conan.rules.state import Lasting
from tests.games.conan.overlord_table import OverlordTable

SKUTHUS, CONAN = "unit:skuthus/1", "hero:conan"


def temple(reserve: int = 8, fatigue: int = 0, conan: str = "R9") -> OverlordTable:
    """Skuthus on the gallery of the temple, Conan one area west of him, nobody else about."""
    table = OverlordTable("crown_of_the_drowned_temple", 1).only(SKUTHUS).gems(reserve, fatigue)
    return table.put(CONAN, conan)


@pytest.mark.rule("CON-24.1", "CON-21.9", "CON-26.33")
def test_a_spell_is_paid_onto_its_card_within_its_saturation() -> None:
    table = temple(8, 5).start(Activation(tile="skuthus"))
    assert "cast:energy_drain" in table.options
    table.answer("cast:energy_drain")
    assert table.s.spell_gems["skuthus/energy_drain"] == 1 and table.s.gems == 5
    assert (table.s.reserve, table.s.fatigue) == (8 - 1 + 3, 5 - 3)  # and what the spell itself does
    assert table.blocked("cast:energy_drain") == "saturated" and table.told(SpellCast)[-1].gems == 1


@pytest.mark.rule("CON-24.1")
def test_without_the_gems_no_spell() -> None:
    table = temple(1).start(Activation(tile="skuthus"))
    assert table.blocked("cast:sets_bite") == "no-gems" and "cast:energy_drain" in table.options


@pytest.mark.rule("CON-24.2")
def test_casting_ends_the_free_movement_and_goes_before_and_after_an_attack() -> None:
    table = temple().put(CONAN, "R10")
    table.start(Activation(tile="skuthus")).answer("cast:sets_bite")
    assert table.told(MovementLost)[-1].n == 2 and model_of(table.s, SKUTHUS).mp == 0
    table.symbols(0, 0).answer("keep", f"strike:{CONAN}").symbols(0).answer("keep", "cast:sets_halo")
    assert [cast.spell for cast in table.told(SpellCast)] == ["sets_bite", "sets_halo"]


@pytest.mark.rule("CON-24.3", "CON-14.8")
def test_reaction_spells_are_cast_in_the_heroes_turn_others_not() -> None:
    table = temple().put(CONAN, "R10")
    table.s.turn = "heroes"
    table.start(Attack(attacker=CONAN, target=SKUTHUS, kind="melee", means="event", fixed=4))
    assert table.prompt == "reaction" and table.options == ["cast:sets_halo", "pass"]
    table.answer("cast:sets_halo", "gems:0")
    resolved = table.told(AttackResolved)[-1]
    assert (resolved.defence, resolved.damage) == (2, 2)  # armour 1 and the halo


@pytest.mark.rule("CON-24.4")
def test_what_lasts_until_the_casters_next_turn_ends_with_its_next_activation() -> None:
    table = temple()
    halo = Lasting(kind="armour", on=SKUTHUS, until="stance", n=1, by=SKUTHUS, spell="sets_halo")
    skin = Lasting(kind="armour", on="unit:giant_snake/1", until="next_turn", n=2, by=SKUTHUS, spell="stone_skin")
    others = Lasting(kind="armour", on=CONAN, until="next_turn", n=2, by="unit:giant_snake/1", spell="stone_skin")
    table.s.lasting = [halo, skin, others]
    table.start(Activation(tile="skuthus"))
    assert table.s.lasting == [others] and len(table.told(EffectEnded)) == 2


@pytest.mark.rule("CON-24.5")
def test_after_the_end_phase_the_card_is_free_again() -> None:
    table = temple()
    table.s.recovery = 0
    table.start(OverlordTurn()).answer("tile:skuthus", "cast:energy_drain", "end-model", "end-turn")
    assert table.s.spell_gems["skuthus/energy_drain"] == 0 and table.prompt == ""
