"""KRY-11 to KRY-15: attacks, ranges, deaths, reactions, Objects and action units."""

import pytest

from games.krynea.rules import events
from games.krynea.rules.field import within
from games.krynea.rules.powers import coordinates, melee_totals
from tests.games.krynea.scenario import Table, number, slugs
from tests.support.laid_out import only


@pytest.mark.rule("KRY-11.1", "KRY-11.3")
def test_one_ranged_attack_a_turn_from_the_vanguard() -> None:
    table = Table().place(0, 0, "archers_1", "archers_2", "crossbowmen_1").place(1, 0, "heavy_infantry_1", "knights")
    table.place(1, 1, "crossbowmen_2")
    table.ranged()
    assert table.why_not("attack:crossbowmen_1") == "in-the-rear KRY-11.1"
    table.answers("attack:archers_1", "1:knights")
    assert table.asked == 1
    table.answer("pass")
    assert table.why_not("attack:archers_1") == "has-attacked KRY-11.3" and table.cards == ["archers_2"]


@pytest.mark.rule("KRY-11.4")
def test_a_unit_uses_all_its_attacks_in_one_round() -> None:
    table = Table().place(0, 0, "brannoc").place(1, 0, "light_infantry_1", "heavy_infantry_2")
    table.ranged()
    table.answers("attack:brannoc", "1:heavy_infantry_2")
    assert only(table.melee(), events.MeleeTotals)[0].attack[0] == 4
    assert table.lies(1, 0) == ["heavy_infantry_2"], "3 in ranged attack do not beat 3, 4 in melee beat 1 + 2"


@pytest.mark.rule("KRY-11.5")
def test_equal_means_the_defence_wins() -> None:
    for shooter, left in (("crossbowmen_1", ["heavy_infantry_1"]), ("assassins", [])):
        table = Table().place(0, 0, shooter).place(1, 0, "heavy_infantry_1")
        table.ranged()
        table.answer(f"attack:{shooter}")
        assert table.lies(1, 0) == left


@pytest.mark.rule("KRY-11.6", "KRY-11.7")
def test_targets_are_in_range_and_not_hidden() -> None:
    table = Table().place(0, 0, "archers_1").place(0, 1, "crossbowmen_1")
    table.place(1, 0, "knights", "pikemen", "heralds").place(1, 2, "templars").place(1, 3, "mages_1")
    table.ranged()
    table.answer("attack:archers_1")
    assert table.cards == ["knights", "pikemen"]
    table.answer("1:knights")
    table.answer("attack:crossbowmen_1")
    assert table.cards == ["knights", "templars"]
    table = Table().place(0, 0, "archers_1", raised=True).place(1, 1, "knights")
    table.ranged()
    assert table.prompt == "", "no target, no attack"


@pytest.mark.rule("KRY-11.10", "KRY-11.9")
def test_the_initiative_chooses_the_order_of_engagements() -> None:
    table = Table()
    for seat in (0, 1):
        table.place(seat, 0, "heavy_infantry_1").place(seat, 2, "heavy_infantry_2")
    table.melee(first=1)
    assert table.asked == 1 and table.legal == ["engagement:0", "engagement:2"]
    told = only(table.answer("engagement:2"), events.MeleeAnnounced)
    assert [fact.engagement for fact in told] == [2, 0]
    assert told[0].sides == ("battalion:1/2", "battalion:0/2")


@pytest.mark.rule("KRY-11.11", "KRY-11.12")
def test_two_champions_never_coordinate() -> None:
    table = Table().place(0, 0, "alaric", "morvane").place(0, 1, "iderion", "knights")
    assert melee_totals(table.state, 0, 0) == (6, 5) and not coordinates(table.state, 0, 0)
    assert melee_totals(table.state, 0, 1) == (1 + 4, 2 + 4)


@pytest.mark.rule("KRY-11.13")
def test_only_first_line_units_die_in_melee_on_both_sides() -> None:
    table = (
        Table().place(0, 0, "heavy_cavalry_1", "light_infantry_1").place(1, 0, "heavy_cavalry_2", "light_infantry_2")
    )
    table.melee()
    table.pass_all()
    assert table.lies(0, 0) == ["light_infantry_1"] and table.lies(1, 0) == ["light_infantry_2"]


@pytest.mark.rule("KRY-11.15")
def test_without_melee_attack_in_front_there_is_no_attack() -> None:
    table = Table().place(0, 0, "archers_1", "knights").place(1, 0, "light_infantry_1").place(1, 1, "knights")
    told = only(table.melee(), events.MeleeTotals)
    assert len(told) == 1 and told[0].attack == (0, 2) and told[0].defence == (1, 1)
    table.pass_all()
    assert table.lies(0, 0) == ["knights"] and table.lies(1, 1) == ["knights"]


@pytest.mark.rule("KRY-11.16")
def test_cards_before_totals_then_reactions_to_totals() -> None:
    table = Table().place(0, 0, "alaric").place(1, 0, "death_riders", "heavy_cavalry_1")
    table.hand(0, "shield_wall_1").hand(1, "war_cry")
    table.melee()
    assert table.prompt == "melee-turn" and table.asked == 0
    table.use("shield_wall_1")
    assert table.asked == 1
    facts = table.answer("play:war_cry")
    totals = only(facts, events.MeleeTotals)[0]
    assert totals.attack == (6, 6 + 4 + 2) and totals.defence == (5 + 2, 5 + 3)
    table.use("alaric")
    assert table.lies(0, 0) == [], "12 still beats 9"


@pytest.mark.rule("KRY-11.17")
def test_hawk_eyes_use_no_turn_and_add_up() -> None:
    table = Table().place(0, 0, "archers_1").place(1, 0, "alaric", "archers_2").hand(0, "hawk_eyes_1", "hawk_eyes_2")
    table.ranged()
    table.answers("attack:archers_1", "1:alaric")
    table.use("hawk_eyes_1").use("hawk_eyes_2")
    assert table.lies(1, 0) == ["archers_2"], "2 + 2 + 2 beats 4"


@pytest.mark.rule("KRY-11.18")
def test_a_target_that_was_moved_stays_the_target() -> None:
    table = Table().place(0, 0, "catapults").place(1, 0, "mages_1", "knights").hand(1, "feigned_retreat")
    table.melee()
    table.answer(f"react:{number('feigned_retreat')}")
    assert table.lies(1, 0) == ["knights", "mages_1"]


@pytest.mark.rule("KRY-11.19", "KRY-4.3")
def test_a_magic_attack_is_arcane_whatever_the_unit() -> None:
    table = Table().place(0, 0, "hierophants").place(1, 0, "knights").hand(1, "arcane_ward")
    table.magic()
    table.answer("attack:hierophants")
    table.use("arcane_ward")
    assert table.lies(1, 0) == ["knights"] and table.unit(0, "hierophants").attacks == ["magic"]


@pytest.mark.rule("KRY-12.1", "KRY-12.2")
@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("front_first", ["knights"]),
        ("front_van", ["knights", "pikemen"]),
        ("front_rear", ["heralds"]),
        ("front_any", ["knights", "pikemen", "heralds"]),
        ("first_adj", ["knights", "templars", "priests"]),
        ("any_first", ["templars", "knights", "priests", "mages_1"]),
        ("any_second", ["archers_1", "pikemen"]),
        ("any_van", ["templars", "archers_1", "knights", "pikemen", "priests", "mages_1"]),
        ("any_rear", ["heralds"]),
        ("any_enemy", ["templars", "archers_1", "knights", "pikemen", "heralds", "priests", "mages_1"]),
    ],
)
def test_the_ten_ranges(code: str, names: list[str]) -> None:
    table = Table().place(1, 0, "templars", "archers_1").place(1, 1, "knights", "pikemen", "heralds")
    table.place(1, 2, "priests").place(1, 3, "mages_1").place(0, 1, "warlocks")
    found = [card for _, card in within(table.state, 0, 1, code)]
    assert sorted(slugs(found)) == sorted(names)


@pytest.mark.rule("KRY-12.3")
def test_strikes_have_ranges_too() -> None:
    table = Table().place(1, 0, "knights", "pikemen", "archers_1", "mages_1").hand(0, "ambush")
    table.actions()
    table.use("ambush")
    assert table.cards == ["archers_1", "mages_1"]
    table.answer("1:archers_1")
    table.pass_all()
    assert table.lies(1, 0) == ["knights", "pikemen", "mages_1"], "3 beats 1"


@pytest.mark.rule("KRY-13.1", "KRY-15.3")
def test_the_dead_go_to_the_discard_with_their_objects() -> None:
    table = Table().place(0, 0, "knights").place(1, 0, "light_infantry_1+warhorse")
    table.melee()
    assert table.army(1).troop_discard == [number("light_infantry_1"), number("warhorse")]
    assert table.army(1).dead == [number("light_infantry_1")] and table.score(0) == 2


@pytest.mark.rule("KRY-13.2", "KRY-7.7")
def test_the_sacrificed_leave_the_game() -> None:
    table = Table().place(0, 0, "death_riders").place(1, 0, "heavy_infantry_1", "archers_1", "light_infantry_1")
    table.melee()
    table.use("light_infantry_1")
    assert table.lies(1, 0) == ["heavy_infantry_1", "archers_1"]
    assert table.army(1).removed == [number("light_infantry_1")] and table.army(1).dead == []
    assert table.score(0) == 1


@pytest.mark.rule("KRY-13.4")
def test_a_tapped_unit_cannot_react_again() -> None:
    table = Table().place(0, 0, "death_riders").place(1, 0, "heavy_infantry_1", "priests")
    table.unit(1, "priests").tapped = True
    table.melee()
    assert table.lies(1, 0) == ["priests"]


@pytest.mark.rule("KRY-13.5")
def test_a_saved_unit_keeps_place_flags_and_objects() -> None:
    table = Table().place(0, 0, "morvane").place(1, 0, "heavy_infantry_1+blessed_shield", "priests")
    table.unit(1, "heavy_infantry_1").moved = True
    table.melee()
    table.use("priests").coin(True)
    saved = table.unit(1, "heavy_infantry_1")
    assert table.lies(1, 0)[0] == "heavy_infantry_1" and saved.moved and saved.objects == [number("blessed_shield")]


@pytest.mark.rule("KRY-13.8", "KRY-11.6")
def test_raised_catapults_hit_the_first_line_only() -> None:
    table = Table().place(0, 0, "catapults", raised=True).place(1, 0, "heavy_infantry_1", "archers_1")
    table.ranged()
    table.answer("attack:catapults")
    assert table.lies(1, 0) == ["archers_1"]


@pytest.mark.rule("KRY-13.9")
def test_a_failed_raise_takes_the_card_out_of_the_game() -> None:
    table = Table().place(0, 0, "death_riders").place(1, 0, "knights").skills(1, "necromancy")
    table.melee()
    table.use("necromancy").coin(False)
    assert table.army(1).removed == [number("knights")] and table.army(1).troop_discard == [] and table.score(0) == 4
    table = Table().dead(0, "light_infantry_1").hand(0, "resurrection")
    table.actions()
    table.use("resurrection").answer("0/1")
    table.coin(False)
    assert table.army(0).removed == [number("light_infantry_1")] and table.army(0).troop_discard == []


@pytest.mark.rule("KRY-13.10")
def test_a_raised_unit_is_not_raised_again_but_may_be_saved() -> None:
    table = Table().place(0, 0, "death_riders").skills(1, "necromancy", "faith").place(1, 0, "knights", raised=True)
    table.army(1).lost = []
    table.melee()
    assert table.cards == ["faith"]
    table.use("faith").coin(True)
    assert table.lies(1, 0) == ["knights"]


@pytest.mark.rule("KRY-13.11")
def test_who_returns_from_the_discard_has_no_objects() -> None:
    table = Table().place(1, 0, "knights").place(0, 0, "light_infantry_1+warhorse").hand(0, "resurrection")
    table.melee()
    table.actions()
    table.use("resurrection").answer("0/2")
    table.coin(True)
    back = table.unit(0, "light_infantry_1")
    assert back.raised and back.objects == [] and not back.tapped and table.lies(0, 2) == ["light_infantry_1"]
    table = Table().place(0, 0, "death_riders").place(1, 0, "knights+soulblade").skills(1, "necromancy")
    table.melee()
    table.use("necromancy").coin(True)
    assert table.unit(1, "knights").objects == [number("soulblade")]
    assert table.score(0) == 4 + 2, "KRY-15.2 with the Soulblade"


@pytest.mark.rule("KRY-13.12")
def test_a_hidden_unit_frees_its_line() -> None:
    table = Table().place(0, 0, "knights", "priests").hand(0, "shadow_veil").place(1, 0, "heavy_infantry_1")
    table.actions()
    table.use("shadow_veil").answer("0:knights")
    assert table.lies(0, 0) == ["priests"] and melee_totals(table.state, 0, 0) == (1, 2)
    table.melee()
    assert table.lies(0, 0) == []
    table.discards()
    assert table.lies(0, 0) == ["knights"], "the battalion is shorter: the last position"


@pytest.mark.rule("KRY-13.6", "KRY-13.13", "KRY-13.14")
def test_insertion_shifts_back_without_movement() -> None:
    table = Table().place(0, 0, "knights", "priests").hand(0, "earth_elemental")
    table.actions()
    table.use("earth_elemental")
    assert "0/0/2" in table.legal and "0/0/3" not in table.legal and "0/1/0" in table.legal
    table.answer("0/0/0")
    assert table.lies(0, 0) == ["earth_elemental", "knights", "priests"] and not table.unit(0, "knights").moved


@pytest.mark.rule("KRY-13.15")
def test_scouts_show_the_hand_to_their_player_only() -> None:
    table = Table().hand(0, "scouts").hand(1, "duel", "knights")
    table.actions()
    facts = table.answer("play:scouts")
    seen = only(facts, events.HandSeen)[0]
    assert seen.cards == ("knights", "duel") and seen.viewers == (0, 1)
    assert table.match.view(0).armies[1].hand_actions == [number("duel")]
    assert table.match.view(None).armies[1].hand_actions == [0]
    assert len(table.legal) == 3, "seen, or one of the two cards: nothing answers itself before the hand was read"
    table.answer("seen")
    assert table.match.view(0).armies[1].hand_actions == [0]


@pytest.mark.rule("KRY-14.1", "KRY-14.3")
def test_the_owner_is_asked_first_and_one_answer_closes_the_event() -> None:
    table = Table(players=3).place(1, 2, "knights").hand(0, "magic_bolt_1")
    table.hand(1, "dispel_magic_1").hand(2, "dispel_magic_1")
    table.actions(0)
    table.use("magic_bolt_1")
    assert table.prompt == "react" and table.asked == 1
    table.use("dispel_magic_1")
    assert table.army(2).used == [] and table.lies(1, 2) == ["knights"]


@pytest.mark.rule("KRY-14.4", "KRY-14.7")
def test_a_reaction_can_be_answered_last_in_first_out() -> None:
    table = Table().place(1, 0, "knights").hand(0, "magic_bolt_1", "dispel_magic_1").hand(1, "dispel_magic_2")
    table.actions()
    table.use("magic_bolt_1").use("dispel_magic_2")
    assert table.asked == 0
    table.use("dispel_magic_1")
    assert table.lies(1, 0) == [] and table.army(1).used == [number("dispel_magic_2")]


@pytest.mark.rule("KRY-14.5", "KRY-14.6")
def test_a_boost_on_the_hit_and_a_save_on_the_death() -> None:
    table = Table().place(0, 0, "ballista").place(1, 0, "archers_1").hand(1, "divine_shield", "field_surgeon_1")
    table.ranged()
    table.answer("attack:ballista")
    table.answer("pass")
    table.use("divine_shield")
    assert table.prompt == "react", "4 still beats 1 + 2, so the unit is dying"
    table.use("field_surgeon_1").coin(True)
    assert table.lies(1, 0) == ["archers_1"]


@pytest.mark.rule("KRY-14.8")
def test_who_is_asked_does_not_tell_who_holds_a_card() -> None:
    prompts = []
    for card in ("divine_shield", "scouts"):
        table = Table().place(0, 0, "ballista").place(1, 0, "archers_1")
        card_number = table._take(1, card)
        table.army(1).hand_actions.append(card_number)
        table._settle = lambda: []  # type: ignore[method-assign]
        table.ranged()
        table.answer("attack:ballista")
        while table.prompt == "boost":
            table.answer("pass")
        prompts.append((table.prompt, table.asked, len(table.legal)))
    assert prompts == [("react", 1, 2), ("react", 1, 1)], "the same question; only the holder has a choice"


@pytest.mark.rule("KRY-15.1", "KRY-15.4", "KRY-15.5")
def test_objects_go_on_units_with_a_cost_one_of_a_name() -> None:
    table = Table().place(0, 0, "hired_ogre", "knights").hand(0, "soulblade")
    table.deployment()
    table.answer("place:soulblade")
    assert table.unit(0, "knights").objects == [number("soulblade")], "the Ally has no cost"
    table = Table().place(0, 0, "archers_1").hand(0, "soulblade")
    table.actions()
    assert table.prompt == "", "Objects are placed in phase 4 only"
    table.deployment()
    table.answer("place:soulblade")
    assert table.stat(0, "archers_1", "melee_attack") is None


@pytest.mark.rule("KRY-15.2", "KRY-15.3")
def test_the_cost_of_an_object_counts_with_its_unit() -> None:
    table = Table().place(0, 0, "death_riders").place(1, 0, "heavy_infantry_1+soulblade")
    table.melee()
    table.pass_all()
    assert table.score(0) == 4 and table.lost(1) == ["heavy_infantry_1", "soulblade"]


@pytest.mark.rule("KRY-15.6", "KRY-15.7", "KRY-4.9")
def test_an_action_unit_is_no_casualty_and_not_raised() -> None:
    table = Table().hand(0, "summon_imp", "scouts").place(1, 0, "alaric", "knights", "archers_1")
    table.actions()
    table.use("summon_imp").answer("0/0")
    imp = table.unit(0, "summon_imp")
    assert not imp.raised and table.army(0).used == []
    table.magic()
    table.answer("attack:summon_imp")
    assert table.lies(1, 0) == ["alaric", "knights"], "range front_rear: 2 beats 0"
    table.melee()
    table.pass_all()
    assert table.lies(0, 0) == [] and table.army(0).action_discard == [number("summon_imp")]
    assert table.score(1) == 0 and table.army(0).dead == []
