"""KRY-7 to KRY-10 and KRY-16: the phases that are not fighting."""

import pytest

from games.krynea.rules import events
from games.krynea.rules.content import CARDS
from games.krynea.rules.initiative import first_seat
from tests.games.krynea.scenario import Table, number
from tests.support.laid_out import only


@pytest.mark.rule("KRY-7.1")
def test_the_token_is_random_in_round_one_and_then_alternates() -> None:
    from engine.rules import SeatSpec
    from games.krynea.rules.setup import setup

    assert {setup(2, seed, {}).token for seed in range(12)} == {0, 1}
    table = Table()
    table.state.token = 1
    table.game()
    assert table.state.token == 0 and SeatSpec("x").name == "x"


@pytest.mark.rule("KRY-7.3")
def test_the_monolith_goes_to_the_discard_after_phase_10() -> None:
    table = Table().monolith("M9")
    table.game("discard")
    assert table.state.monolith_discard[0] == "M9" and len(table.state.monoliths) == 1


@pytest.mark.rule("KRY-7.4", "KRY-7.5", "KRY-7.3")
def test_bonuses_reach_units_that_enter_later() -> None:
    table = Table().monolith("M4")
    table.place(0, 0, "mages_1")
    assert table.stat(0, "mages_1", "magic_attack") == 3


@pytest.mark.rule("KRY-7.6")
def test_esnogar_turns_each_first_line_on_its_second() -> None:
    table = Table().place(0, 0, "knights", "paladins").place(0, 1, "heavy_infantry_1", "archers_1")
    table.place(1, 0, "crossbowmen_1", "mages_1").place(1, 1, "archers_1")
    facts = table.reveal("M1")
    told = {fact.targets: (fact.values, fact.kind) for fact in only(facts, events.AttackDeclared)}
    assert told == {("unit:0/70", "unit:0/61"): ((4, 3), "melee"), ("unit:1/65",): ((3,), "ranged")}
    table.pass_all()
    assert table.lies(0, 0) == ["knights", "paladins"] and table.lies(0, 1) == ["heavy_infantry_1"]
    assert table.lies(1, 0) == ["crossbowmen_1"] and (table.score(0), table.score(1)) == (2, 2)


@pytest.mark.rule("KRY-7.8")
def test_carried_cards_are_set_aside_and_come_back() -> None:
    table = Table().hand(0, "knights", "supply_train").place(0, 0, "priests").skills(0, "faith")
    table.unit(0, "priests").tapped = table.army(0).skills[0].tapped = True
    table.state.round = 2
    table.game("prepare_purchase")
    army = table.army(0)
    assert not table.unit(0, "priests").tapped and not army.skills[0].tapped
    assert army.aside_troops == [number("knights")] and army.hand_troops == []
    table.use("supply_train")
    assert army is not table.army(0) or table.army(0).funds == 14
    assert table.army(0).funds == 14


@pytest.mark.rule("KRY-7.9")
def test_the_initiative_player_buys_first_and_in_secret() -> None:
    table = Table()
    table.state.token = 1
    facts = table.game("prepare_purchase")
    assert table.asked == 1 and only(facts, events.BudgetSet)[0].n == 30
    bought = only(table.answer("troop"), events.CardBought)[0]
    from engine.rules import seen_by

    assert seen_by(bought, 0).card == "?" and seen_by(bought, 1).card != "?"


@pytest.mark.rule("KRY-7.7")
def test_sacrificed_raised_and_objects_bring_no_resource() -> None:
    table = Table().dead(0, "knights", "pikemen").place(0, 1, "heralds+warhorse")
    table.hand(0, "blood_pact")
    table.actions()
    table.use("blood_pact").answers("0/2")
    assert table.army(0).dead == [number("knights"), number("pikemen")]
    table.state.round = 2
    assert only(table.game("prepare_purchase"), events.BudgetSet)[0].n == 14


@pytest.mark.rule("KRY-7.10", "KRY-7.11", "KRY-7.12")
def test_troops_come_in_deck_order_before_actions() -> None:
    table = Table().deck(0, "knights", "light_infantry_1")
    table.purchase(0, funds=4)
    assert table.match.view(0).armies[0].troop_deck[-1] == number("knights")
    assert table.match.view(1).armies[0].troop_deck[-1] == 0
    table.answer("action")
    assert table.why_not("troop") == "actions-begun KRY-7.12" and table.army(0).funds == 3


@pytest.mark.rule("KRY-7.13")
def test_at_most_five_stay_unspent_unless_nothing_can_be_bought() -> None:
    table = Table().deck(0, "light_infantry_1", "light_infantry_2")
    table.purchase(0, funds=8)
    assert table.why_not("done") == "too-much-left KRY-7.13"
    table.answers("troop", "troop", "action", "done")
    assert table.army(0).funds == 5 and table.prompt == "compensate"
    table = Table().deck(0, "knights", "scouts")
    table.purchase(0, funds=9)
    table.answers("troop", "action")
    table.army(0).funds = 7
    assert table.why_not("done") == ""


@pytest.mark.rule("KRY-7.14")
def test_compensation_is_for_round_one() -> None:
    table = Table().deck(0, "knights", "pikemen")
    table.state.round = 2
    table.purchase(0, funds=6)
    table.answers("troop", "done")
    assert table.prompt == ""


@pytest.mark.rule("KRY-7.13", "KRY-7.14")
def test_only_what_comes_back_is_spent_again() -> None:
    """4 of 9 are left after the Knights' 5; with the Knights back there are 5 to spend, and 4 are lost."""
    table = Table().deck(0, "knights", "pikemen")
    table.purchase(0, funds=CARDS[number("knights")].cost + 4)
    table.answers("troop", "done")
    table.answer([f"card:{number('knights')}"])
    assert table.prompt == "purchase" and table.army(0).funds == CARDS[number("knights")].cost
    ended = only(table.answer("done"), events.PurchaseEnded)[0]
    assert ended.wasted == CARDS[number("knights")].cost + 4


@pytest.mark.rule("KRY-7.16")
def test_empty_decks_are_not_refilled() -> None:
    table = Table().dead(0, "heavy_infantry_1").deck(0, "light_infantry_1")
    table.purchase(0, funds=12)
    table.answer("troop")
    assert table.why_not("troop") == "deck-empty KRY-7.16"
    assert table.army(0).troop_discard == [number("heavy_infantry_1")]


@pytest.mark.rule("KRY-8.1", "KRY-8.8")
def test_bought_units_must_go_down_and_carried_ones_may() -> None:
    table = Table().hand(0, "pikemen").aside(0, "knights")
    table.deployment()
    assert "pass" not in table.legal
    table.answers("place:pikemen", "battalion:2")
    assert table.asked == 0 and "pass" in table.legal, "seat 1 has no troops and is skipped"
    table.answer("pass")
    assert table.army(0).aside_troops == [number("knights")]


@pytest.mark.rule("KRY-8.2", "KRY-8.3")
def test_a_new_unit_is_turned_and_last_in_its_battalion() -> None:
    table = Table().place(0, 0, "knights", "priests").hand(0, "pikemen")
    for battalion in (1, 2, 3):
        table.place(0, battalion, *(["archers_1", "archers_2"] if battalion == 1 else []))
    for battalion, pair in ((2, ("mages_1", "mages_2")), (3, ("templars", "heralds"))):
        table.place(0, battalion, *pair)
    table.deployment()
    table.answers("place:pikemen", "battalion:0")
    assert table.lies(0, 0) == ["knights", "priests", "pikemen"] and table.unit(0, "pikemen").deployed


@pytest.mark.rule("KRY-8.6", "KRY-8.7")
def test_objects_not_placed_are_shown_and_stay_in_hand() -> None:
    table = Table().hand(0, "warhorse")
    table.army(0).budget, table.army(0).bought_actions = 30, 2
    table.deployment()
    facts = table.game("check_deployment")
    checked = only(facts, events.SpendingChecked)[0]
    assert (checked.spent, checked.objects) == (3, ("warhorse",)) and table.army(0).hand_troops == [95]


def row(table: Table, *leave: int) -> Table:
    """One unit in every battalion of both players, so that nothing has to be covered, except in `leave`."""
    for battalion, name in enumerate(("templars", "halberdiers", "heralds", "pikemen")):
        if battalion not in leave:
            table.place(0, battalion, name)
        table.place(1, battalion, name)
    return table


@pytest.mark.rule("KRY-9.2", "KRY-9.3", "KRY-9.9")
def test_a_swap_spends_the_movement_of_both() -> None:
    table = row(Table()).place(0, 0, "knights", "mages_1")
    table.movement()
    table.answer("swap:0/0")
    assert table.why_not("swap:0/1") == "has-moved KRY-9.3"
    table.pass_all()
    table.game("straighten_moved")
    assert not any(unit.moved for unit in table.army(0).battalions[0].units)


@pytest.mark.rule("KRY-9.4", "KRY-9.7", "KRY-9.8")
def test_only_the_rear_changes_battalion_and_fills_vanguards_first() -> None:
    table = row(Table()).place(0, 1, "priests", "mages_1").place(0, 0, "archers_1")
    table.movement()
    assert [option for option in table.legal if option.startswith("move")] == [f"move:{number('mages_1')}/2"]
    assert table.why_not("move:mages_1/0") == "vanguard-first KRY-9.7"
    table.answer("move:mages_1/2")
    assert table.lies(0, 2) == ["heralds", "mages_1"]


@pytest.mark.rule("KRY-9.5", "KRY-9.6", "KRY-9.8", "KRY-9.10")
def test_an_empty_first_line_must_be_covered() -> None:
    table = row(Table(), 0).place(0, 1, "priests", "mages_1", "archers_1")
    table.movement()
    assert table.legal == [f"move:{number('mages_1')}/0", f"move:{number('archers_1')}/0"]
    table.answer("move:mages_1/0")
    assert table.lies(0, 0) == ["mages_1"] and table.lies(0, 1) == ["halberdiers", "priests", "archers_1"]
    table = row(Table(), 0).place(0, 1, "priests")
    table.movement()
    assert table.legal == [f"move:{number('priests')}/0"], "a second line covers when no rear can"


@pytest.mark.rule("KRY-9.8")
def test_what_nobody_can_cover_stays_empty() -> None:
    table = row(Table(), 0)
    table.movement()
    assert table.prompt == "" and table.lies(0, 0) == []


@pytest.mark.rule("KRY-9.1")
def test_declining_is_not_final() -> None:
    table = row(Table()).place(0, 0, "knights").place(1, 0, "knights")
    table.movement()
    table.answers("pass", "swap:0/0")
    assert table.asked == 0
    table.answer("swap:0/0")
    assert table.lies(0, 0) == ["knights", "templars"]


@pytest.mark.rule("KRY-10.1")
@pytest.mark.parametrize(("banner", "actions", "attacks"), [("actions", 0, 1), ("attacks", 1, 0)])
def test_the_banner_splits_the_initiative(banner: str, actions: int, attacks: int) -> None:
    table = Table()
    table.game("show_banner")
    assert table.prompt == "banner" and table.asked == 0
    table.state.banner = banner
    firsts = []
    for phase in (6, 7, 8, 9):
        table.state.phase = phase
        firsts.append(first_seat(table.state))
    assert firsts == [actions, attacks, attacks, attacks]


@pytest.mark.rule("KRY-10.2", "KRY-10.4")
def test_players_use_one_action_each_in_turn_skills_too() -> None:
    table = Table().place(0, 0, "knights").place(1, 0, "knights").place(1, 1, "templars")
    table.skills(1, "alchemy").hand(0, "magic_bolt_1", "magic_bolt_2").hand(1, "circle_of_light")
    table.actions()
    table.use("magic_bolt_1").answer("1:knights")
    assert table.asked == 1
    table.answer("pass")
    assert table.asked == 0
    table.answer("pass")
    assert table.prompt == ""


@pytest.mark.rule("KRY-10.3", "KRY-16.1")
def test_used_actions_lie_on_the_table_until_phase_10() -> None:
    table = Table().place(1, 0, "knights").hand(0, "magic_bolt_1")
    table.actions()
    table.use("magic_bolt_1")
    assert table.army(0).used == [9]
    table.discards()
    assert table.army(0).used == [] and table.army(0).action_discard == [9]


@pytest.mark.rule("KRY-10.5")
def test_an_action_needs_a_target() -> None:
    table = Table().hand(0, "magic_bolt_1", "scouts").hand(1, "scouts")
    table.actions()
    assert table.why_not("play:magic_bolt_1") == "no-target KRY-10.5" and table.why_not("play:scouts") == ""


@pytest.mark.rule("KRY-16.2", "KRY-16.3")
def test_discarded_troops_are_not_dead() -> None:
    table = Table().hand(0, "knights", "scouts").place(0, 0, "hired_ogre")
    table.discards()
    table.answer(["card:scouts"])
    assert table.army(0).troop_discard == [number("knights")]
    assert table.army(0).dead == [] and table.lost(0) == [] and table.lies(0, 0) == ["hired_ogre"]


@pytest.mark.rule("KRY-16.5")
def test_nothing_is_carried_after_round_four() -> None:
    table = Table().hand(0, "scouts", "knights")
    table.state.round = 4
    table.discards()
    assert table.prompt == "" and table.army(0).hand_actions == [] and table.army(0).hand_troops == []
    assert CARDS[table.army(0).action_discard[0]].slug == "scouts"


@pytest.mark.rule("KRY-16.3", "KRY-13.12")
def test_round_effects_end_and_hidden_units_return() -> None:
    table = Table().place(0, 0, "knights", "priests", "pikemen").hand(0, "shadow_veil", "blood_pact")
    table.actions()
    table.use("shadow_veil").answer("0:priests")
    assert table.lies(0, 0) == ["knights", "pikemen"]
    table.discards()
    table.answer([])
    assert table.lies(0, 0) == ["knights", "priests", "pikemen"] and table.state.boons == []
