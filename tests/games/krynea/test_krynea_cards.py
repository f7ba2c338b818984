"""What each card does that no clause or example has shown, and the traps of the rules sheet."""

import pytest

from games.krynea.rules import events
from games.krynea.rules.content import CARDS
from games.krynea.rules.powers import melee_totals
from tests.games.krynea.scenario import Table, number
from tests.support.laid_out import only


def test_attunement_keeps_monoliths_off_own_units() -> None:
    table = Table().skills(0, "attunement").place(0, 0, "heavy_infantry_1").place(1, 0, "heavy_infantry_1")
    table.reveal("M5")
    table.use("attunement")
    assert table.stat(0, "heavy_infantry_1", "melee_attack") == 3
    assert table.stat(1, "heavy_infantry_1", "melee_attack") == 4


def test_magic_helps_arcanists() -> None:
    table = Table().skills(0, "magic").place(0, 0, "mages_1", "hierophants")
    assert table.stat(0, "mages_1", "magic_attack") == 3 and table.stat(0, "hierophants", "magic_attack") == 3


def test_alchemy_raises_one_stat_for_the_round() -> None:
    table = Table().skills(0, "alchemy").place(0, 0, "archers_1")
    table.actions()
    table.answers("skill:alchemy", "ranged_attack/0:archers_1")
    assert table.stat(0, "archers_1", "ranged_attack") == 4
    table.discards()
    assert table.stat(0, "archers_1", "ranged_attack") == 2


def test_dread_and_war_cry_and_cavalry_charge_and_zeal() -> None:
    table = Table().skills(0, "dread").place(0, 0, "knights").place(1, 0, "templars")
    table.hand(0, "war_cry", "cavalry_charge", "zeal")
    table.melee()
    for name in ("dread", "war_cry", "cavalry_charge", "zeal"):
        table.use(name)
    assert table.lies(0, 0) == ["knights"] and table.lies(1, 0) == []
    table = Table().place(0, 0, "knights").place(1, 0, "templars").hand(0, "cavalry_charge").skills(1, "dread")
    table.melee()
    totals = only(table.answer("play:cavalry_charge"), events.MeleeTotals)
    assert not totals and table.asked == 1
    facts = table.answer("skill:dread")
    assert only(facts, events.MeleeTotals)[0].attack == (4 + 3 - 2, 4)


def test_cavalry_charge_needs_cavalry_in_front_and_a_warhorse_is_enough() -> None:
    table = Table().place(0, 0, "templars").place(1, 0, "templars").hand(0, "cavalry_charge")
    table.melee()
    assert table.prompt == "", "blocked, so passed"
    table = Table().place(0, 0, "templars+warhorse").place(1, 0, "pikemen").hand(0, "cavalry_charge")
    assert melee_totals(table.state, 1, 0) == (2, 3 + 2), "Pikemen against Cavalry"
    table.melee()
    facts = table.answer("play:cavalry_charge")
    assert only(facts, events.MeleeTotals)[0].attack == (4 + 1 + 3, 2)


def test_coffers_supply_train_double_pay_and_brannoc_bring_resources() -> None:
    table = Table().skills(0, "coffers").aside(0, "supply_train").hand(0, "double_pay").deck(0, "knights", "scouts")
    table.state.round = 2
    table.army(0).gains = 1
    table.game("prepare_purchase")
    assert table.army(0).budget == 12 + 1 + 1
    table.use("double_pay")
    assert table.army(0).troop_funds == 3
    table.answer("troop")
    assert (table.army(0).troop_funds, table.army(0).funds) == (0, 13)


def test_money_for_troops_is_lost_with_the_first_action() -> None:
    table = Table().hand(0, "double_pay")
    table.purchase(0, funds=10)
    table.use("double_pay")
    table.answer("action")
    assert table.army(0).troop_funds == 0 and table.army(0).funds == 9


def test_brannoc_is_paid_for_the_kills_of_his_battalion() -> None:
    table = Table().place(0, 0, "heavy_cavalry_1", "brannoc").place(1, 0, "pikemen")
    table.melee()
    assert table.army(0).gains == 1


def test_shield_wall_forced_march_and_tactics() -> None:
    table = Table().place(0, 0, "light_infantry_1").place(1, 0, "heavy_infantry_1").hand(0, "shield_wall_1")
    table.melee()
    table.use("shield_wall_1")
    assert table.lies(0, 0) == ["light_infantry_1"], "3 does not beat 1 + 2"
    table = Table().place(0, 0, "knights", "pikemen").hand(0, "forced_march")
    for battalion, name in ((1, "heralds"), (2, "templars"), (3, "priests")):
        table.place(0, battalion, name)
    table.unit(0, "knights").moved = True
    table.actions()
    table.use("forced_march")
    assert table.lies(0, 0) == ["pikemen", "knights"]


def test_saves_of_the_general_cards() -> None:
    for card in ("field_surgeon_1", "prayer_of_mercy"):
        table = Table().place(0, 0, "death_riders").place(1, 0, "knights").hand(1, card)
        table.melee()
        table.use(card).coin(True)
        assert table.lies(1, 0) == ["knights"]
    table = (
        Table()
        .place(0, 0, "alaric", "heavy_cavalry_1")
        .place(1, 0, "death_riders")
        .hand(1, "field_surgeon_1", "scouts")
    )
    table.melee()
    table.pass_all()
    assert table.lies(1, 0) == [], "Death Riders are not human"


def test_rain_of_arrows_take_cover_and_divine_shield() -> None:
    for shield, left in (("", []), ("take_cover", ["archers_1", "archers_2"]), ("divine_shield", ["archers_1"])):
        table = Table().place(1, 0, "archers_1", "archers_2").hand(0, "rain_of_arrows")
        if shield:
            table.hand(1, shield)
        table.ranged()
        table.use("rain_of_arrows")
        if shield:
            table.use(shield)
        table.pass_all()
        assert table.lies(1, 0) == left


def test_circle_of_light_and_arcane_guard_and_paladins_protect_from_magic() -> None:
    table = Table().place(0, 0, "heavy_infantry_1", "arcane_guard").place(1, 0, "warlocks").hand(0, "circle_of_light")
    table.actions()
    table.use("circle_of_light")
    assert table.guard(0, "heavy_infantry_1", "magic") == 3
    table = Table().place(0, 0, "heavy_infantry_1", "arcane_guard").place(1, 0, "warlocks")
    table.magic(first=1)
    table.answers("attack:warlocks", "0:heavy_infantry_1")
    table.use("arcane_guard")
    assert table.lies(0, 0) == ["heavy_infantry_1", "arcane_guard"], "3 does not beat 1 + 2"
    table = Table().place(0, 0, "heavy_infantry_1", "paladins")
    assert table.guard(0, "heavy_infantry_1", "magic") == 2


def test_duel_and_dorran_stop_coordination() -> None:
    table = Table().place(0, 0, "heavy_infantry_1", "light_infantry_1").place(1, 0, "knights").hand(0, "duel")
    assert melee_totals(table.state, 0, 0) == (5, 3)
    table.actions()
    table.use("duel")
    assert melee_totals(table.state, 0, 0) == (3, 2)
    table = Table().place(0, 0, "heavy_infantry_1", "light_infantry_1").monolith("M9")
    assert melee_totals(table.state, 0, 0) == (3, 2)


def test_heralds_morvane_and_objects() -> None:
    table = Table().place(0, 0, "heavy_infantry_1+poisoned_blades", "heralds").place(1, 0, "morvane+blessed_shield")
    assert table.stat(0, "heavy_infantry_1", "melee_attack") == 3 + 1 + 1
    assert melee_totals(table.state, 0, 0) == (5 + 1, 2 + 2 - 1)
    assert melee_totals(table.state, 1, 0) == (6, 5 + 1)
    table = Table().place(0, 0, "mages_1+staff_of_power+veil_cloak")
    assert table.stat(0, "mages_1", "magic_attack") == 4
    assert (table.guard(0, "mages_1", "ranged"), table.guard(0, "mages_1", "magic")) == (3, 3)


def test_fireball_chain_lightning_and_alchemical_fire() -> None:
    table = Table().place(1, 0, "knights", "mages_1").hand(0, "fireball")
    table.actions()
    table.use("fireball")
    table.pass_all()
    assert table.lies(1, 0) == []
    table = Table().place(1, 1, "knights").place(1, 0, "archers_1").place(1, 2, "alaric").hand(0, "chain_lightning")
    table.actions()
    table.use("chain_lightning").answer("1:knights")
    table.pass_all()
    assert (table.lies(1, 0), table.lies(1, 1), table.lies(1, 2)) == ([], [], ["alaric"])
    table = Table().place(1, 0, "knights", "priests").hand(0, "alchemical_fire")
    table.ranged()
    table.use("alchemical_fire")
    assert table.lies(1, 0) == ["knights"]


def test_haste_draught_gives_one_more_attack() -> None:
    table = Table().place(0, 0, "assassins").place(1, 0, "pikemen", "heralds").hand(0, "haste_draught")
    table.ranged()
    table.answers("attack:assassins", "1:pikemen")
    table.use("haste_draught")
    assert table.lies(1, 0) == [] and table.prompt == ""


def test_sabotage_destroys_an_object_or_stops_an_engine() -> None:
    table = Table().place(1, 0, "knights+soulblade", "catapults").hand(0, "sabotage")
    table.actions()
    table.use("sabotage").answer("1:knights:soulblade")
    assert table.unit(1, "knights").objects == [] and table.score(0) == 2 and table.army(1).dead == []
    table = Table().place(1, 0, "catapults").place(0, 0, "knights").hand(0, "sabotage")
    table.actions()
    table.use("sabotage")
    assert table.unit(1, "catapults").exhausted
    table.ranged(first=1)
    assert table.prompt == ""


def test_dirty_tricks_answer_physical_cards_only() -> None:
    table = Table().place(1, 0, "knights", "pikemen", "archers_1").hand(0, "ambush").hand(1, "dirty_tricks")
    table.actions()
    table.use("ambush").use("dirty_tricks")
    assert table.lies(1, 0) == ["knights", "pikemen", "archers_1"]
    table = Table().place(1, 0, "knights").hand(0, "magic_bolt_1").hand(1, "dirty_tricks")
    table.actions()
    table.use("magic_bolt_1")
    assert table.lies(1, 0) == []


def test_animate_dead_and_resurrection_differ() -> None:
    table = Table().dead(0, "knights", "light_infantry_1").hand(0, "resurrection")
    table.actions()
    table.use("resurrection")
    assert table.prompt == "target-own-battalion-any", "Knights are too dear, so the Light Infantry it is"
    table = Table().dead(0, "knights", "death_riders").place(0, 0, "priests").hand(0, "animate_dead")
    table.actions()
    table.use("animate_dead").answers(str(number("death_riders")), "0/0/0")
    table.coin(True)
    assert table.lies(0, 0) == ["death_riders", "priests"] and table.unit(0, "death_riders").raised


def test_consecrated_ground_removes_the_raised_of_both_sides() -> None:
    table = Table().dead(0, "knights").dead(1, "pikemen").hand(0, "consecrated_ground")
    table.place(0, 0, "knights", raised=True).place(1, 0, "pikemen", raised=True).place(1, 0, "templars")
    table.state.armies[0].dead, table.state.armies[1].dead = [], []
    table.actions()
    table.use("consecrated_ground")
    table.pass_all()
    assert table.lies(0, 0) == [] and table.lies(1, 0) == ["templars"]
    assert table.army(0).removed == [number("knights")] and (table.score(0), table.score(1)) == (2, 4)


def test_guardian_angel_hired_ogre_and_blood_pact() -> None:
    table = Table().place(0, 0, "mages_1").hand(0, "guardian_angel")
    table.actions()
    table.use("guardian_angel").answer("0/0")
    assert table.lies(0, 0) == ["guardian_angel", "mages_1"]
    table = Table().place(0, 0, "knights").place(0, 1, "light_infantry_1").hand(0, "blood_pact")
    table.actions()
    table.use("blood_pact").answers("0:light_infantry_1", "0/0")
    assert melee_totals(table.state, 0, 0) == (4 + 3, 4)


def test_mirror_image_sends_magic_back() -> None:
    table = Table().place(0, 0, "warlocks", "archers_1").place(1, 0, "heavy_infantry_1").hand(1, "mirror_image")
    table.magic()
    table.answer("attack:warlocks")
    table.use("mirror_image").answer("0:archers_1")
    table.pass_all()
    assert table.lies(0, 0) == ["warlocks"] and table.lies(1, 0) == ["heavy_infantry_1"] and table.score(1) == 2


def test_elementalists_strike_both_vanguard_units_of_any_battalion() -> None:
    table = Table().place(0, 0, "elementalists").place(1, 3, "heavy_infantry_1", "archers_1").place(1, 1, "pikemen")
    table.magic()
    table.answers("expertise:elementalists", "1/3")
    table.pass_all()
    assert table.lies(1, 3) == []


def test_necromancers_raise_the_dying() -> None:
    table = Table().place(1, 0, "death_riders").place(0, 0, "knights").place(0, 1, "pikemen", "necromancers")
    table.melee()
    table.use("necromancers").coin(True)
    assert table.unit(0, "knights").raised and table.unit(0, "necromancers").tapped


def test_hierophants_reach_the_adjacent_battalion() -> None:
    for battalion, asked in ((1, True), (2, False)):
        table = Table().place(1, 0, "death_riders").place(0, 0, "knights").place(0, battalion, "hierophants")
        table.melee()
        assert (table.prompt == "react") == asked


def test_monoliths_tharn_nereth_oluth_and_sylmara() -> None:
    table = Table().place(0, 0, "knights", "pikemen").monolith("M3")
    assert table.guard(0, "knights", "magic") == 3 and table.guard(0, "pikemen", "magic") == 2
    table = Table().place(0, 0, "death_riders").place(1, 0, "knights", "priests").skills(1, "faith").monolith("M6")
    table.state.armies[1].battalions[0].units.pop()
    table.melee()
    assert table.lies(1, 0) == [], "nobody may be saved"
    table = Table().place(0, 0, "warlocks").place(1, 0, "heavy_infantry_1", "mages_1").monolith("M7")
    table.magic()
    table.answer("attack:warlocks")
    table.pass_all()
    assert table.lies(1, 0) == ["mages_1"]
    table = Table()
    table.reveal("M8")
    assert [army.gains for army in table.state.armies] == [2, 2]


def test_traps_are_covered_by_name() -> None:
    """Traps 1 to 22: each is the subject of a test named after it; those left are here."""
    assert CARDS[number("archers_1")].scores.get("melee_attack") is None, "9: a dash is not zero"
    table = Table().place(0, 0, "archers_1", "archers_2", "mages_1").place(1, 0, "knights")
    table.magic()
    assert table.cards == ["mages_1"], "10: magic from anywhere"
    table = Table().place(0, 0, "heavy_infantry_1").place(1, 0, "knights").hand(0, "divine_shield", "scouts")
    table.melee()
    table.use("divine_shield")
    assert table.lies(1, 0) == ["knights"] and table.lies(0, 0) == ["heavy_infantry_1"], "20: 4 against 2 + 2"
    table = Table().place(0, 0, "elementalists").place(1, 0, "archers_1", "pikemen").hand(0, "magical_disruption")
    table.actions()
    table.use("magical_disruption").pass_all()
    table.magic()
    assert table.cards == ["elementalists"] and table.legal[0].startswith("expertise"), "17: expertise is no attack"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_card_can_be_seen_on_a_table(players: int) -> None:
    table = Table(players=players)
    table.state.stack = []
    table.check()
    assert all(len(army.troop_deck) == 42 and len(army.action_deck) == 45 for army in table.state.armies)
