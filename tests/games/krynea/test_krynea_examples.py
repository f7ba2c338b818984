"""The worked examples of the rules sheet, number by number."""

import pytest

from games.krynea.rules import RULES, events
from games.krynea.rules.content import CARDS, CONTENT
from games.krynea.rules.decks import basic_deck, deck_faults
from games.krynea.rules.field import facing
from games.krynea.rules.melee import attack_total, defence_total
from games.krynea.rules.powers import cost
from tests.games.krynea.scenario import Table, number
from tests.support.laid_out import only


def melee_totals_of(table: Table, first: int = 0) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Attack and defence of both sides in the one melee there is."""
    facts = only(table.melee(first), events.MeleeTotals)
    return facts[0].attack, facts[0].defence


@pytest.mark.rule("KRY-EX.1", "KRY-14.2", "KRY-14.1")
def test_after_a_failed_save_no_other_may_be_tried_for_that_death() -> None:
    table = Table().place(0, 0, "archers_1").place(1, 0, "heavy_infantry_1", "priests", "light_infantry_1")
    table.hand(0, "hawk_eyes_1")
    table.ranged()
    table.answer("attack:archers_1")
    table.answer("1:heavy_infantry_1")
    table.use("hawk_eyes_1")
    assert table.prompt == "react" and table.asked == 1
    assert set(table.cards) == {"priests", "light_infantry_1"}
    table.use("priests").coin(False)
    assert table.lies(1, 0) == ["priests", "light_infantry_1"] and table.prompt == ""


@pytest.mark.rule("KRY-EX.2", "KRY-11.19", "KRY-4.3")
def test_magical_disruption_stops_unit_attacks_and_nothing_else() -> None:
    table = Table().place(0, 0, "mages_1").place(1, 0, "hierophants", "priests").hand(0, "magical_disruption")
    table.actions()
    table.use("magical_disruption").pass_all()
    table.magic()
    assert table.prompt == "", "neither Mages nor Hierophants may attack"
    table.place(0, 1, "death_riders").place(1, 1, "heavy_infantry_1", "arcane_guard")
    table.melee()
    table.answer("engagement:1")
    assert table.prompt == "react" and "hierophants" in table.cards, "their expertise still works"


@pytest.mark.rule("KRY-EX.3", "KRY-8.4", "KRY-8.5", "KRY-8.3")
def test_eleven_units_fill_first_lines_then_second_lines_then_the_rear() -> None:
    names = [f"light_infantry_{n}" for n in (1, 2, 3)] + [f"heavy_infantry_{n}" for n in (1, 2, 3, 4)]
    names += ["archers_1", "archers_2", "mages_1", "mages_2"]
    table = Table().hand(0, *names)
    table.deployment()
    for at, name in enumerate(names):
        table.answer(f"place:{name}")
        if table.prompt == "deploy-where":
            table.answer(f"battalion:{(0, 0, 2)[at - 8] if at >= 8 else at % 4}")
    assert [len(table.lies(0, battalion)) for battalion in range(4)] == [4, 2, 3, 2]


@pytest.mark.rule("KRY-EX.4", "KRY-11.11", "KRY-11.13", "KRY-13.6", "KRY-11.9")
def test_coordination_needs_melee_attack_in_both_lines() -> None:
    table = Table().place(0, 0, "light_infantry_1", "archers_1")
    table.place(1, 0, "heavy_infantry_1", "light_infantry_1")
    assert melee_totals_of(table) == ((2, 5), (1, 3))
    assert table.lies(0, 0) == ["archers_1"]
    assert table.lies(1, 0) == ["heavy_infantry_1", "light_infantry_1"]


@pytest.mark.rule("KRY-EX.5", "KRY-13.3")
def test_a_dying_unit_may_help_but_not_give_itself_up() -> None:
    table = Table().place(0, 0, "catapults").place(1, 0, "heavy_infantry_1", "light_infantry_1")
    table.ranged()
    table.answer("attack:catapults")
    assert table.lies(1, 0) == [], "both died: the dying Light Infantry was not even asked"


@pytest.mark.rule("KRY-EX.6", "KRY-6.1", "KRY-3.2")
def test_skills_of_the_two_basic_decks() -> None:
    table = Table(mode="basic", factions=("magic", "light"))
    table.state.round = 0
    table.game("choose_decks")
    names = [[CARDS[skill.card].slug for skill in army.skills] for army in table.state.armies]
    assert names == [["magic", "alchemy"], ["attunement", "faith"]]


@pytest.mark.rule("KRY-EX.7", "KRY-7.4")
def test_esnogar_without_troops_does_nothing() -> None:
    table = Table()
    facts = table.reveal("M1")
    assert facts == [] and table.prompt == ""


@pytest.mark.rule("KRY-EX.8", "KRY-7.10", "KRY-7.12")
def test_alicia_buys_for_25_and_five_actions() -> None:
    troops = ["paladins", "priests", "iderion", "heavy_cavalry_1", "heavy_cavalry_2", "crossbowmen_1", "knights"]
    table = Table().deck(0, *troops, "catapults")
    assert sum(CARDS[number(name)].cost for name in troops) == 24
    table = Table().deck(0, *troops, "light_infantry_1", "catapults")
    table.purchase()
    table.answers(*["troop"] * 8)
    top = next(option for option in table.options if option.id == "troop")
    assert top.args["card"] == "catapults" and table.army(0).funds == 5
    table.answers(*["action"] * 5)
    assert table.army(0).funds == 0 and table.legal == ["done"]


@pytest.mark.rule("KRY-EX.9", "KRY-7.14", "KRY-7.15")
def test_miguel_compensates_mages_and_crossbowmen() -> None:
    troops = ["mages_1", "crossbowmen_1", "alaric", "knights", "paladins", "catapults"]
    troops += ["templars", "priests", "pikemen"]
    assert sum(CARDS[number(name)].cost for name in troops) == 29
    actions = ["magic_bolt_1", "hawk_eyes_1", "shield_wall_1", "war_cry", "scouts"]
    table = Table().deck(1, *troops, "light_infantry_1", *actions)
    table.purchase(1)
    table.answers(*["troop"] * 9, "action", "done", ["card:mages_1", "card:crossbowmen_1"])
    assert table.army(1).funds == 5
    table.answers("troop", *["action"] * 4, "done")
    army = table.army(1)
    assert sum(CARDS[card].cost for card in army.hand_troops) == 25 and len(army.hand_actions) == 5
    assert army.troop_deck == [number("crossbowmen_1"), number("mages_1")] and table.prompt == ""


@pytest.mark.rule("KRY-EX.10", "KRY-8.1")
def test_players_place_one_troop_each_in_turn() -> None:
    table = Table().hand(0, "paladins", "mages_1").hand(1, "knights", "priests")
    table.deployment()
    seats = []
    for name, battalion in (("paladins", 1), ("knights", 1), ("mages_1", 0), ("priests", 3)):
        seats.append(table.asked)
        table.answers(f"place:{name}", f"battalion:{battalion}")
    assert seats == [0, 1, 0, 1] and table.lies(0, 1) == ["paladins"] and table.lies(1, 1) == ["knights"]


@pytest.mark.rule("KRY-EX.11", "KRY-8.6", "KRY-8.2")
def test_turned_cards_and_actions_are_added_up() -> None:
    from games.krynea.rules.deployment import check_spending

    table = Table().hand(0, "paladins", "mages_1").aside(0, "knights")
    table.army(0).bought_actions, table.army(0).budget = 3, 30
    table.deployment()
    table.answers("place:paladins", "battalion:0", "place:knights", "battalion:1", "place:mages_1", "battalion:2")
    flags = [table.unit(0, name).deployed for name in ("paladins", "knights", "mages_1")]
    assert flags == [True, False, True]
    from engine.rules import recording

    with recording() as moments:
        check_spending(table.state, 0)
    checked = moments[0].event
    assert isinstance(checked, events.SpendingChecked) and checked.spent == 4 + 2 + 3 <= 30
    assert not table.unit(0, "paladins").deployed


@pytest.mark.rule("KRY-EX.12", "KRY-9.1", "KRY-9.3")
def test_movement_ends_when_both_decline_in_a_row() -> None:
    table = Table().place(0, 0, "knights", "mages_1").place(1, 0, "mages_1", "knights")
    for seat in (0, 1):
        table.place(seat, 1, "pikemen").place(seat, 2, "halberdiers").place(seat, 3, "heralds")
    table.movement()
    table.answer("pass")
    table.answer("swap:0/0")
    assert table.lies(1, 0) == ["knights", "mages_1"] and table.asked == 0
    table.answer("pass")
    assert table.prompt == "", "Miguel has nothing left to move, and declines"


@pytest.mark.rule("KRY-EX.13", "KRY-10.3", "KRY-14.7")
def test_dispel_magic_answers_magic_bolt() -> None:
    table = Table().place(1, 1, "knights", "catapults").hand(0, "magic_bolt_1").hand(1, "dispel_magic_1")
    table.actions(0)
    table.use("magic_bolt_1").answer("1:catapults")
    assert table.asked == 1
    table.use("dispel_magic_1")
    assert table.lies(1, 1) == ["knights", "catapults"]
    assert [army.used for army in table.state.armies] == [[9], [11]]


@pytest.mark.rule("KRY-EX.14")
def test_miguel_plays_magical_disruption_then_both_pass() -> None:
    table = Table().place(0, 0, "mages_1").hand(1, "magical_disruption").hand(0, "scouts")
    table.actions(0)
    table.answer("pass")
    table.use("magical_disruption")
    assert table.prompt == "", "Alicia's Scouts have no hand to look at, both pass"
    assert table.state.boons[0].stat == "magic_attacks"


@pytest.mark.rule("KRY-EX.15", "KRY-11.5", "KRY-11.17")
def test_crossbowmen_need_hawk_eyes_against_heavy_infantry() -> None:
    for cards, left in (((), ["heavy_infantry_1"]), (("hawk_eyes_1",), [])):
        table = Table().place(1, 0, "crossbowmen_1").place(0, 0, "heavy_infantry_1").hand(1, *cards)
        table.ranged(first=1)
        table.answer("attack:crossbowmen_1")
        if cards:
            table.use("hawk_eyes_1")
        assert table.lies(0, 0) == left


@pytest.mark.rule("KRY-EX.16", "KRY-4.14", "KRY-13.1")
def test_faith_fails_and_the_mages_go_to_the_discard() -> None:
    table = Table().place(0, 0, "archers_1").place(1, 0, "knights", "mages_1").skills(1, "faith")
    table.ranged()
    table.answers("attack:archers_1", "1:mages_1")
    table.use("faith").coin(False)
    assert table.army(1).troop_discard == [number("mages_1")] and table.army(1).dead == [number("mages_1")]
    assert table.army(1).skills[0].tapped


@pytest.mark.rule("KRY-EX.17", "KRY-11.8", "KRY-13.4", "KRY-14.6")
def test_the_dying_mages_protect_the_heavy_infantry_from_the_catapults() -> None:
    table = Table().place(1, 0, "catapults").place(0, 0, "heavy_infantry_1", "mages_1")
    table.ranged(first=1)
    facts = table.answer("attack:catapults")
    compared = [(fact.value, fact.defence) for fact in only(facts, events.AttackCompared)]
    assert compared == []
    assert table.prompt == "react" and table.asked == 0
    table.answer("pass")
    table.use("mages_1", "heavy_infantry_1")
    assert table.lies(0, 0) == ["heavy_infantry_1"] and table.lost(0) == ["mages_1"]


@pytest.mark.rule("KRY-EX.18", "KRY-11.2")
def test_mages_attack_from_the_rear_unless_disrupted() -> None:
    for disrupted in (False, True):
        table = Table().place(0, 0, "knights", "paladins", "mages_1").place(1, 0, "catapults")
        if disrupted:
            table.hand(1, "magical_disruption")
            table.actions(1)
            table.use("magical_disruption").pass_all()
        table.magic()
        assert (table.prompt == "") == disrupted


@pytest.mark.rule("KRY-EX.19")
def test_equal_attack_and_defence_kill_nobody() -> None:
    table = Table().place(0, 0, "heavy_infantry_1").place(1, 0, "pikemen")
    assert melee_totals_of(table) == ((3, 2), (2, 3))
    assert table.lies(0, 0) and table.lies(1, 0)


@pytest.mark.rule("KRY-EX.20", "KRY-11.14", "KRY-13.5")
def test_healing_saves_the_paladins() -> None:
    table = Table().place(1, 0, "knights", "heavy_cavalry_1").place(0, 0, "paladins", "priests")
    assert melee_totals_of(table, first=1) == ((8, 4), (7, 7))
    table.use("priests").coin(True)
    assert table.lies(0, 0) == ["paladins", "priests"] and table.lies(1, 0) == ["knights", "heavy_cavalry_1"]


@pytest.mark.rule("KRY-EX.21")
def test_two_heavy_infantry_kill_each_other() -> None:
    table = Table().place(0, 0, "heavy_infantry_1").place(1, 0, "heavy_infantry_1")
    assert melee_totals_of(table) == ((3, 3), (2, 2))
    assert table.lies(0, 0) == table.lies(1, 0) == []


@pytest.mark.rule("KRY-EX.22", "KRY-17.1", "KRY-17.2", "KRY-17.5")
def test_losses_of_round_one_are_counted_for_the_other_side() -> None:
    table = Table().dead(0, "heavy_infantry_1", "heavy_infantry_2", "mages_1").dead(1, "mages_1", "heavy_infantry_1")
    assert (table.score(1), table.score(0)) == (6, 4)
    assert RULES.standing(table.state).winners == (1,)


@pytest.mark.rule("KRY-EX.23", "KRY-16.2")
def test_alicia_must_drop_one_of_four_actions() -> None:
    table = Table().hand(0, "magic_bolt_1", "scouts", "war_cry", "ambush").hand(1, "rally", "duel")
    table.discards()
    assert table.prompt == "carry" and table.asked == 0
    table.answer(["card:scouts", "card:war_cry", "card:ambush"])
    table.answer(["card:rally", "card:duel"])
    assert table.army(0).action_discard == [9] and len(table.army(0).hand_actions) == 3
    assert len(table.army(1).hand_actions) == 2


@pytest.mark.rule("KRY-EX.24", "KRY-7.1", "KRY-7.2", "KRY-4.6")
def test_the_token_goes_to_miguel_and_ceirwen_helps_the_archers() -> None:
    table = Table().place(0, 0, "archers_1", "heavy_infantry_1")
    table.state.monolith_deck.remove("M2")
    table.state.monolith_deck.append("M2")
    table.game()
    assert table.state.token == 1 and table.state.round == 2
    assert table.stat(0, "archers_1", "ranged_attack") == 3
    assert table.stat(0, "heavy_infantry_1", "ranged_attack") is None


@pytest.mark.rule("KRY-EX.25", "KRY-7.7", "KRY-7.11")
def test_budgets_of_round_two() -> None:
    table = Table().dead(0, "heavy_infantry_1", "heavy_infantry_2", "mages_1").dead(1, "mages_1", "heavy_infantry_1")
    table.state.round = 2
    facts = only(table.game("prepare_purchase"), events.BudgetSet)
    assert [(fact.seat, fact.n, fact.dead) for fact in facts] == [(0, 15, 3), (1, 14, 2)]
    assert table.army(0).dead == []


@pytest.mark.rule("KRY-EX.26", "KRY-7.13")
def test_purchases_of_round_two() -> None:
    table = Table().deck(0, "iderion", "heavy_cavalry_1", "crossbowmen_1", "knights")
    table.state.round = 2
    table.purchase(0, funds=15)
    table.answers("troop", "troop", "troop", *["action"] * 4)
    assert table.army(0).funds == 0
    table.answer("done")
    assert table.prompt == ""
    table = Table().deck(1, "knights", "catapults", "light_infantry_1")
    table.state.round = 2
    table.purchase(1, funds=14)
    table.answers("troop", "troop", *["action"] * 5)
    assert table.army(1).funds == 1 and table.why_not("done") == ""


@pytest.mark.rule("KRY-EX.27", "KRY-3.1", "KRY-3.3", "KRY-3.6", "KRY-3.9")
def test_a_deck_costs_60_and_holds_no_id_twice() -> None:
    deck = basic_deck("mercenary")
    assert deck_faults(deck, "factions", "mercenary") == []
    cheap = [card for card in deck if card != number("brannoc")]
    assert sum(CARDS[card].cost for card in deck) == 60
    weaker = [*(card for card in cheap if card != number("ballista")), number("veil_cloak"), number("arcane_guard")]
    faults = deck_faults(weaker, "factions", "mercenary")
    assert sum(CARDS[card].cost for card in weaker) == 58 and ("KRY-3.3", {"n": 58, "wanted": 60}) in faults
    one_short = [*(card for card in deck if card != number("knights")), number("templars")]
    faults = deck_faults(one_short, "factions", "mercenary")
    assert faults == [("KRY-3.3", {"n": 59, "wanted": 60})]
    twice = [*(card for card in deck if card != number("heavy_infantry_2")), 57]
    assert ("KRY-3.6", {"card": 57}) in deck_faults(twice, "factions", "mercenary")


@pytest.mark.rule("KRY-EX.28", "KRY-13.2", "KRY-13.7", "KRY-13.8", "KRY-13.9", "KRY-17.4")
def test_raised_knights_count_once() -> None:
    table = Table().place(0, 0, "death_riders").place(1, 0, "knights").skills(1, "necromancy")
    table.melee()
    table.use("necromancy").coin(True)
    knights = table.unit(1, "knights")
    assert knights.raised and table.score(0) == 4 and table.army(1).dead == []
    table.movement()
    table.place(1, 1, "pikemen", "templars")
    table.melee()
    assert table.lies(1, 0) == [] and table.score(0) == 4
    assert table.army(1).removed == [number("knights")] and table.army(1).troop_discard == []
    table.check()


@pytest.mark.rule("KRY-EX.29")
def test_new_units_go_where_the_lines_are_shortest() -> None:
    table = (
        Table().place(0, 1, "pikemen").place(0, 2, "knights", "paladins", "priests").place(0, 3, "mages_1", "mages_2")
    )
    table.hand(0, "templars", "halberdiers", "heralds")
    table.deployment()
    table.answer("place:templars")
    assert table.lies(0, 0) == ["templars"], "battalion 0 was the only one due"
    table.answer("place:halberdiers")
    assert table.legal == ["battalion:0", "battalion:1"]
    assert table.why_not("battalion:2") == "lines-first KRY-8.4"


@pytest.mark.rule("KRY-EX.30", "KRY-19.3", "KRY-19.2")
def test_the_corner_layout_of_four_players() -> None:
    table = Table(players=4)
    assert facing(table.state, 0, 1) == (1, 2) and facing(table.state, 3, 0) == (0, 3)
    assert facing(table.state, 0, 3) == (3, 0)


@pytest.mark.rule("KRY-EX.31", "KRY-15.2", "KRY-4.15")
def test_soulblade_adds_cost_and_attack() -> None:
    table = Table().place(0, 0, "heavy_infantry_1+soulblade").place(0, 1, "heavy_infantry_2").hand(1, "desertion")
    assert cost(table.unit(0, "heavy_infantry_1")) == 4
    assert table.stat(0, "heavy_infantry_1", "melee_attack") == 5
    table.actions(1)
    table.use("desertion").coin(True)
    assert table.unit(0, "heavy_infantry_2").exhausted and not table.unit(0, "heavy_infantry_1").exhausted


def test_totals_are_told_as_they_count() -> None:
    from games.krynea.rules.frames import Melee

    frame = Melee(sides=[(0, 0), (1, 0)], attack=[3, -99], defence=[2, 1], plus_attack=[-5, 3], plus_defence=[0, -4])
    assert [attack_total(frame, side) for side in (0, 1)] == [0, 0]
    assert [defence_total(frame, side) for side in (0, 1)] == [2, 0]
    assert CONTENT.constants.rounds == 4
