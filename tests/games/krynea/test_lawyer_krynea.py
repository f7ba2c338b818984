"""Clauses at their edges: once a round, the round before, dying units that react, Raised ones, secrets, solo."""

import pytest

from engine.rules import seen_by
from games.krynea.rules import events
from games.krynea.rules.cards import points
from games.krynea.rules.powers import coordinates, has_expertise, melee_totals
from games.krynea.rules.state import Skill
from tests.games.krynea.scenario import Table, number
from tests.support.laid_out import only


@pytest.mark.rule("KRY-4.16")
def test_who_used_expertise_in_place_of_its_attack_does_not_fight_in_melee() -> None:
    """Bombardiers fire in place of their attack: their melee attack of 1 is no attack of this round either."""
    table = Table().place(0, 0, "bombardiers", "knights").place(1, 0, "alaric")
    assert melee_totals(table.state, 0, 0) == (1 + 4, 1 + 4)
    table.ranged()
    table.answer("expertise:bombardiers")
    assert not coordinates(table.state, 0, 0)
    told = only(table.melee(), events.MeleeTotals)[0]
    assert told.attack[0] == 0 and told.defence[0] == 1


@pytest.mark.rule("KRY-7.8", "KRY-4.18")
def test_what_is_tapped_at_the_reveal_is_not_straightened_in_the_same_round() -> None:
    """Mages of 1 in ranged defence behind Crossbowmen of 3: only Priests can help, once in this round."""
    table = Table().place(0, 0, "crossbowmen_1", "mages_1", "priests").place(0, 1, "heralds")
    table.army(0).skills = [Skill(2, tapped=True)]
    table.unit(0, "crossbowmen_1").tapped = True
    table.state.round = 2
    table.reveal("M1")
    table.use("priests").coin(True)
    assert table.lies(0, 0) == ["crossbowmen_1", "mages_1", "priests"]
    table.game("prepare_purchase")
    assert table.unit(0, "priests").tapped and not table.unit(0, "crossbowmen_1").tapped
    assert not table.army(0).skills[0].tapped, "tapped in the round before"
    table.state.round = 3
    table.game("prepare_purchase")
    assert not table.unit(0, "priests").tapped


@pytest.mark.rule("KRY-7.7", "KRY-7.11")
def test_who_dies_at_the_reveal_brings_a_resource_in_the_next_round() -> None:
    table = Table().dead(0, "knights", "pikemen").place(0, 0, "crossbowmen_1", "mages_1")
    table.state.round = 2
    table.reveal("M1")
    table.pass_all()
    assert table.lies(0, 0) == ["crossbowmen_1"]
    told = only(table.game("prepare_purchase"), events.BudgetSet)[0]
    assert (told.n, told.dead) == (12 + 2, 2), "the Mages died in this round, not in the one before"
    table.state.round = 3
    told = only(table.game("prepare_purchase"), events.BudgetSet)[0]
    assert (told.n, told.dead) == (12 + 1, 1)


@pytest.mark.rule("KRY-8.6", "KRY-7.12")
def test_what_cards_bring_is_part_of_the_budget_that_is_checked() -> None:
    table = Table().deck(0, "knights", "light_infantry_1").aside(0, "supply_train", "double_pay")
    table.purchase(0, funds=0)
    table.use("supply_train").use("double_pay")
    table.answers("troop", "troop")
    assert table.why_not("done") == "" and table.army(0).budget == 5
    checked = only(table.game("check_deployment"), events.SpendingChecked)[0]
    assert (checked.spent, checked.budget) == (5, 5)


@pytest.mark.rule("KRY-7.15", "KRY-7.12")
def test_money_for_troops_serves_in_the_second_purchase_before_its_first_action() -> None:
    """An action kept does not close the troops of the new purchase, so Double Pay is not lost there."""
    table = Table().deck(0, "light_infantry_1", "knights", "scouts", "double_pay")
    table.purchase(0, funds=3)
    table.answers("troop", "action", "action", "done")
    table.answer(["card:light_infantry_1"])
    assert table.army(0).bought_actions == 2 and table.why_not("troop") == "too-dear KRY-7.10"
    table.use("double_pay")
    assert (table.army(0).funds, table.army(0).troop_funds) == (1, 3)
    table.answer("troop")
    assert table.army(0).hand_troops == [number("knights")] and table.army(0).funds == 0


@pytest.mark.rule("KRY-13.3")
def test_a_unit_that_was_saved_is_no_longer_dying_and_may_give_itself_up() -> None:
    table = Table().place(0, 0, "catapults").place(1, 0, "light_infantry_1", "archers_1").skills(1, "faith")
    table.ranged()
    table.answer("attack:catapults")
    table.use("faith", "light_infantry_1").coin(True)
    assert table.cards == ["light_infantry_1"], "for the Archers behind it"
    table.use("light_infantry_1")
    assert table.lies(1, 0) == ["archers_1"] and table.army(1).removed == [number("light_infantry_1")]


@pytest.mark.rule("KRY-13.8", "KRY-13.3")
def test_a_unit_raised_while_dying_has_no_expertise_from_then_on() -> None:
    """4 and 3 of the Catapults kill Priests (1) and Archers (1); the Priests, Raised, heal nobody."""
    table = Table().place(0, 0, "catapults").place(1, 0, "priests", "archers_1").skills(1, "necromancy")
    table.ranged()
    table.answer("attack:catapults")
    table.use("necromancy", "priests").coin(True)
    assert table.lies(1, 0) == ["priests"] and not has_expertise(table.unit(1, "priests"))
    table = Table().place(0, 0, "catapults").place(1, 0, "priests", "archers_1")
    table.ranged()
    table.answer("attack:catapults")
    assert table.cards == ["priests"], "while they are only dying they may"


@pytest.mark.rule("KRY-19.7")
def test_points_for_a_unit_that_is_raised_go_to_the_enemy_facing_it() -> None:
    """Battalion 0 of seat 2 faces seat 0; the bolt comes from seat 1."""
    table = Table(players=3).place(2, 0, "pikemen").hand(1, "magic_bolt_1", "scouts").skills(2, "necromancy")
    table.actions(1)
    table.use("magic_bolt_1")
    table.use("necromancy").coin(True)
    assert [points(table.state, seat) for seat in range(3)] == [2, 0, 0]


@pytest.mark.rule("KRY-15.2", "KRY-17.1", "KRY-17.4")
def test_a_raised_unit_counts_with_its_objects_once() -> None:
    table = Table().place(0, 0, "death_riders").place(1, 0, "knights+warhorse").skills(1, "necromancy")
    table.melee()
    table.use("necromancy").coin(True)
    assert table.score(0) == 4 + 1 and table.army(1).removed == []
    table.melee()
    table.pass_all()
    assert table.lies(1, 0) == [] and table.score(0) == 4 + 1
    assert sorted(table.army(1).removed) == [number("knights"), number("warhorse")]


@pytest.mark.rule("KRY-15.2", "KRY-17.1")
def test_an_object_put_under_a_raised_unit_is_lost_with_it() -> None:
    table = Table().place(0, 0, "death_riders").place(1, 0, "knights").hand(1, "soulblade").skills(1, "necromancy")
    table.melee()
    table.use("necromancy").coin(True)
    table.deployment(first=1)
    table.answer("place:soulblade")
    assert table.score(0) == 4 + 2 and table.stat(1, "knights", "melee_attack") == 4 + 2


@pytest.mark.rule("KRY-17.4")
def test_an_object_destroyed_under_a_raised_unit_counts_once() -> None:
    """Knights 4 and Warhorse 1 count when the Knights are raised; Sabotage of the Warhorse brings nothing more."""
    table = Table().place(0, 0, "death_riders").place(1, 0, "knights+warhorse").skills(1, "necromancy")
    table.hand(0, "sabotage")
    table.melee()
    table.use("necromancy").coin(True)
    assert table.score(0) == 5
    table.actions()
    table.use("sabotage")
    assert table.unit(1, "knights").objects == [] and table.score(0) == 5
    assert number("warhorse") in table.army(1).troop_discard


@pytest.mark.rule("KRY-7.9", "KRY-3.8")
def test_what_was_left_before_the_compensation_stays_secret() -> None:
    table = Table().deck(0, "knights", "pikemen")
    table.purchase(0, funds=7)
    table.answers("troop", "done")
    table.answer(["card:knights"])
    assert [getattr(table.match.view(seat).stack[-1], "lost", None) for seat in (0, 1, None)] == [3, 0, 0]


@pytest.mark.rule("KRY-8.7", "KRY-7.9")
def test_an_object_that_was_shown_is_unknown_again_in_the_view() -> None:
    table = Table().hand(0, "warhorse")
    table.deployment()
    facts = table.game("check_deployment")
    shown = only(facts, events.SpendingChecked)[0]
    assert seen_by(shown, 1) == shown and shown.objects == ("warhorse",)
    assert table.match.view(1).armies[0].hand_troops == [0] and table.match.view(0).armies[0].hand_troops == [95]


@pytest.mark.rule("KRY-20.7")
def test_the_enemy_gives_an_object_to_the_dearest_unit_that_can_use_it() -> None:
    """A Staff raises magic attack: for the Warlocks, not for the dearer Knights; a second Object not for the same."""
    table = Table(players=1, solo="normal").place(1, 0, "knights").place(1, 1, "warlocks").place(1, 2, "mages_1")
    table.hand(1, "staff_of_power", "soulblade")
    table.deployment(first=1)
    assert table.unit(1, "warlocks").objects == [number("staff_of_power")]
    assert table.unit(1, "knights").objects == [number("soulblade")]
    table = Table(players=1, solo="normal").place(1, 0, "knights+warhorse").place(1, 1, "archers_1")
    table.hand(1, "soulblade")
    table.deployment(first=1)
    assert table.army(1).hand_troops == [number("soulblade")], "nobody without Object has melee attack"


@pytest.mark.rule("KRY-20.11")
def test_the_enemy_counts_the_lower_value_of_its_catapults_on_the_second_line() -> None:
    """4 does not beat Alaric's 4, 3 does not beat the 3 of Heavy Infantry: no attack."""
    table = Table(players=1, solo="normal").place(1, 0, "catapults").place(0, 0, "alaric", "heavy_infantry_1")
    assert only(table.ranged(first=1), events.AttackDeclared) == []
    table = Table(players=1, solo="normal").place(1, 0, "catapults").place(0, 0, "alaric", "archers_1")
    assert len(only(table.ranged(first=1), events.AttackDeclared)) == 1


@pytest.mark.rule("KRY-14.2", "KRY-14.4")
def test_a_cancelled_reaction_used_up_the_answer() -> None:
    """Dirty Tricks stop the surgeon; the Mercy in the same hand may not be tried for the same death."""
    table = Table().place(0, 0, "death_riders").place(1, 0, "knights")
    table.hand(0, "dirty_tricks").hand(1, "field_surgeon_1", "prayer_of_mercy")
    table.melee()
    table.pass_all("react")
    table.use("field_surgeon_1").use("dirty_tricks")
    assert table.lies(1, 0) == [] and table.army(1).hand_actions == [number("prayer_of_mercy")]
    assert table.army(1).used == [number("field_surgeon_1")] and table.army(0).used == [number("dirty_tricks")]


@pytest.mark.rule("KRY-14.4", "KRY-13.2")
def test_a_cancelled_sacrifice_keeps_the_unit() -> None:
    table = Table().place(0, 0, "death_riders").place(1, 0, "knights", "archers_1", "light_infantry_1")
    table.hand(0, "dirty_tricks")
    table.melee()
    table.pass_all("react")
    table.use("light_infantry_1").use("dirty_tricks")
    assert table.lies(1, 0) == ["archers_1", "light_infantry_1"] and table.army(1).dead == [number("knights")]


@pytest.mark.rule("KRY-19.9", "KRY-14.4")
def test_an_ally_cannot_cancel_what_an_ally_plays() -> None:
    table = Table(players=4).place(1, 0, "knights").hand(0, "magic_bolt_1").hand(2, "dispel_magic_1")
    table.actions(0)
    table.use("magic_bolt_1")
    assert table.lies(1, 0) == [] and table.army(2).used == []


@pytest.mark.rule("KRY-9.8", "KRY-9.2")
def test_a_moved_unit_need_not_cover() -> None:
    table = Table().place(0, 1, "knights", "priests").place(0, 3, "heralds").place(1, 0, "pikemen")
    table.unit(0, "priests").moved = True
    table.movement()
    assert table.prompt == "", "only moved units could cover: nobody has anything to do"


@pytest.mark.rule("KRY-16.3", "KRY-13.9")
def test_a_troop_thrown_away_cannot_be_raised() -> None:
    table = Table().hand(0, "pikemen", "resurrection", "magical_disruption")
    table.discards()
    table.answer(["card:resurrection", "card:magical_disruption"])
    assert table.army(0).troop_discard == [number("pikemen")]
    table.actions()
    assert table.why_not("play:resurrection") == "no-target KRY-10.5"


@pytest.mark.rule("KRY-17.4", "KRY-15.3")
def test_a_destroyed_object_counts_once_and_brings_no_resource() -> None:
    table = Table().place(1, 0, "heavy_infantry_1+soulblade").place(0, 0, "death_riders").hand(0, "sabotage")
    table.actions()
    table.use("sabotage")
    table.pass_all()
    assert table.score(0) == 2 and table.army(1).dead == []
    table.melee()
    table.pass_all()
    assert table.score(0) == 2 + 2 and table.army(1).dead == [number("heavy_infantry_1")]


@pytest.mark.rule("KRY-11.14", "KRY-11.16")
def test_a_saved_unit_does_not_change_the_other_side_and_first_reacts_the_initiative() -> None:
    table = Table().place(0, 0, "heavy_infantry_1", "priests").place(1, 0, "heavy_infantry_2", "light_infantry_1")
    table.melee(first=1)
    assert table.prompt == "react" and table.asked == 1, "the initiative's unit first"
    table.use("light_infantry_1")
    assert table.asked == 0
    table.use("priests").coin(True)
    assert table.lies(0, 0) == ["heavy_infantry_1", "priests"] and table.lies(1, 0) == ["heavy_infantry_2"]
