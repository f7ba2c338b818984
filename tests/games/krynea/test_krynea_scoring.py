"""KRY-17 to KRY-20: winning, priority of rules, three and four players, solo mode."""

import pytest

from engine.rules import Chance, Match, SeatSpec
from engine.rules.match import play_out
from games.krynea.rules import RULES, events
from games.krynea.rules.cards import bury, points
from games.krynea.rules.field import allies, enemies, engagement_of, engagements, facing, within
from games.krynea.rules.frames import Guard
from games.krynea.rules.initiative import first_seat
from games.krynea.rules.scoring import living
from games.krynea.rules.solo import take_monoliths
from games.krynea.rules.state import Influence
from tests.games.krynea.scenario import Table, number
from tests.support.laid_out import only


@pytest.mark.rule("KRY-17.3", "KRY-17.4")
def test_a_tie_goes_to_the_living_resources() -> None:
    table = Table().place(0, 0, "knights+soulblade").place(0, 1, "templars", raised=True).place(1, 0, "iderion")
    table.state.armies[0].lost = []
    assert (living(table.state, 0), living(table.state, 1)) == (6, 5)
    assert RULES.standing(table.state).winners == (0,)
    table = Table().place(0, 0, "knights").place(1, 0, "knights")
    assert RULES.standing(table.state).winners == (0, 1)


@pytest.mark.rule("KRY-17.5", "KRY-19.7")
def test_own_sacrifices_count_for_the_enemy() -> None:
    table = Table().place(0, 2, "knights").hand(0, "blood_pact")
    table.actions()
    table.use("blood_pact").answer("0/0")
    assert table.score(1) == 4 and table.score(0) == 0


@pytest.mark.rule("KRY-17.6")
def test_a_side_without_units_plays_on() -> None:
    table = Table().place(1, 0, "knights")
    table.melee()
    assert table.prompt == ""
    table.game("prepare_purchase")
    assert table.prompt == "purchase" and table.asked == 0


@pytest.mark.rule("KRY-18.1", "KRY-18.2")
def test_the_card_put_in_play_last_wins() -> None:
    table = Table().place(0, 0, "light_infantry_1").place(1, 0, "knights").hand(0, "rally").hand(1, "desertion")
    table.actions(first=1)
    table.use("desertion").coin(True)
    assert table.unit(0, "light_infantry_1").exhausted
    table.use("rally")
    assert not table.unit(0, "light_infantry_1").exhausted, "Rally came later"
    table.monolith("M2")
    assert table.state.entered >= 0


@pytest.mark.rule("KRY-18.1")
def test_a_card_overrides_the_rule_book() -> None:
    table = Table().place(0, 0, "templars", "priests", "knights").place(0, 1, "pikemen").place(0, 2, "halberdiers")
    table.place(0, 3, "heralds").place(1, 0, "archers_1")
    table.movement()
    assert f"move:{number('knights')}/3" in table.legal, "not an adjacent battalion, but Knights ride"


@pytest.mark.rule("KRY-19.1", "KRY-19.10")
@pytest.mark.parametrize(("players", "fights"), [(3, 6), (4, 8)])
def test_engagements_of_three_and_four(players: int, fights: int) -> None:
    table = Table(players=players)
    pairs = engagements(table.state)
    assert len(pairs) == fights == len({frozenset(pair) for pair in pairs})
    for number_, sides in enumerate(pairs):
        assert facing(table.state, *sides[0]) == sides[1] and facing(table.state, *sides[1]) == sides[0]
        assert {engagement_of(table.state, *side) for side in sides} == {number_}
    told = only(table.game("prepare_purchase"), events.BudgetSet)
    assert [fact.n for fact in told] == [30] * players


@pytest.mark.rule("KRY-19.4")
def test_the_token_goes_round_and_its_holder_is_first_in_all_phases() -> None:
    table = Table(players=3)
    table.game()
    assert table.state.token == 1
    for phase in range(1, 11):
        table.state.phase = phase
        assert first_seat(table.state) == 1
    table = Table(players=4)
    facts = table.game("show_banner")
    assert table.prompt == "" or table.prompt != "banner"
    assert not only(facts, events.BannerChosen)


@pytest.mark.rule("KRY-19.5", "KRY-19.7")
def test_points_go_to_the_author_of_the_loss() -> None:
    table = Table(players=3).place(2, 0, "knights").place(1, 0, "pikemen").hand(0, "magic_bolt_1", "scouts")
    table.actions(0)
    table.use("magic_bolt_1").answer("2:knights")
    assert [points(table.state, seat) for seat in range(3)] == [4, 0, 0]
    table = Table(players=3).place(0, 1, "heavy_cavalry_1").place(1, 2, "light_infantry_1")
    table.melee()
    assert [points(table.state, seat) for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("KRY-19.6")
def test_allies_sit_opposite_and_share_their_losses() -> None:
    table = Table(players=4).place(1, 0, "knights")
    assert allies(table.state, 0) == (0, 2) and enemies(table.state, 0) == [1, 3]
    bury(table.state, 1, number("knights"), 2)
    assert [table.score(seat) for seat in range(4)] == [4, 0, 4, 0]
    assert RULES.standing(table.state).places == ((0, 2), (1, 3))


@pytest.mark.rule("KRY-19.8")
def test_three_players_each_for_themselves() -> None:
    table = Table(players=3).place(1, 0, "knights").place(0, 0, "pikemen")
    bury(table.state, 1, number("knights"), 2)
    assert enemies(table.state, 0) == [1, 2]
    assert RULES.standing(table.state).places == ((2,), (0,), (1,))


@pytest.mark.rule("KRY-19.9")
def test_ranges_reach_all_enemies_but_no_allies_and_cross_the_corner() -> None:
    table = Table(players=4).place(1, 2, "knights").place(3, 1, "pikemen").place(2, 0, "templars")
    assert {seat for seat, _ in within(table.state, 0, 0, "any_enemy")} == {1, 3}
    found = within(table.state, 0, 1, "first_adj")
    assert found == [(1, number("knights")), (3, number("pikemen"))]


# -- solo


def solo(level: str = "normal", seed: int = 2, **options: str) -> Match:  # type: ignore[type-arg]
    wanted = {"solo": level, "faction-0": "light", "faction-1": "mercenary", **options}
    return Match.start(RULES, (SeatSpec("Alicia"),), seed, wanted)


@pytest.mark.rule("KRY-20.1", "KRY-20.6")
def test_the_enemy_has_troops_only_or_all_on_the_expert_level() -> None:
    normal, expert = solo().state.armies[1], solo("expert").state.armies[1]
    assert not normal.skills and not normal.action_deck and len(expert.skills) == 2
    table = Match.start(RULES, (SeatSpec("Alicia"),), 2, {"faction-0": "light"})
    assert table.question.prompt == "enemy-faction" and table.question.seat == 0


@pytest.mark.rule("KRY-20.2", "KRY-20.4")
def test_monoliths_guard_battalions_and_are_taken_from_empty_ones() -> None:
    match = solo()
    assert sorted(one.battalion for one in match.state.monoliths) == [0, 1, 2, 3]
    table = Table(players=1, mode="free", solo="normal").place(1, 0, "knights")
    state = table.state
    state.monoliths = [Influence(state.monolith_deck.pop(), battalion) for battalion in range(4)]
    take_monoliths(state)
    assert len(state.taken) == 3 and [one.battalion for one in state.monoliths] == [0]
    state.monolith_deck = state.monolith_deck[:2]
    table.place(1, 1, "heralds").place(1, 2, "pikemen").place(1, 3, "templars")
    table.begin(2, Guard())
    assert table.prompt == "guard" and table.legal == ["battalion:1", "battalion:2"], "3 is first, then a tie of 2"
    table.answer("battalion:2")
    assert [one.battalion for one in state.monoliths] == [0, 3, 2]


@pytest.mark.rule("KRY-20.3")
def test_the_initiative_changes_sides() -> None:
    match, tokens = solo(), []
    chance = Chance(4)
    while not match.over:
        from engine.rules.match import play_on

        tokens += [m.event.token for m in play_on(match, chance) if isinstance(m.event, events.RoundStarted)]
    first = next(m.event.token for m in match.opening if isinstance(m.event, events.RoundStarted))
    assert tokens == [1 - first, first, 1 - first]


@pytest.mark.rule("KRY-20.5")
def test_a_monolith_works_in_its_engagement_on_both_sides() -> None:
    table = (
        Table(players=1, solo="normal").place(0, 0, "archers_1").place(0, 1, "archers_2").place(1, 0, "crossbowmen_1")
    )
    table.state.monoliths = [Influence("M2", 0)]
    assert table.stat(0, "archers_1", "ranged_attack") == 3 and table.stat(0, "archers_2", "ranged_attack") == 2
    assert table.stat(1, "crossbowmen_1", "ranged_attack") == 4


@pytest.mark.rule("KRY-20.7")
def test_the_enemy_buys_from_the_top_while_it_fits() -> None:
    table = Table(players=1, solo="normal").deck(1, "knights", "iderion", "pikemen", "paladins")
    table.army(1).action_deck, table.army(1).removed = [], table.army(1).removed + table.army(1).action_deck
    table.purchase(1, funds=12)
    assert sorted(table.army(1).hand_troops) == sorted(map(number, ("knights", "iderion", "pikemen")))


@pytest.mark.rule("KRY-20.8")
def test_the_enemy_deploys_fighters_first() -> None:
    table = Table(players=1, solo="normal").hand(1, "archers_1", "pikemen", "knights", "heavy_infantry_1")
    table.deployment(first=1)
    assert [table.lies(1, at) for at in range(4)] == [["knights"], ["heavy_infantry_1"], ["pikemen"], ["archers_1"]]


@pytest.mark.rule("KRY-20.9")
def test_the_enemy_swaps_a_better_fighter_to_the_front() -> None:
    table = Table(players=1, solo="normal").place(1, 0, "archers_1", "knights")
    for battalion, name in ((1, "pikemen"), (2, "templars"), (3, "heralds")):
        table.place(1, battalion, name)
    table.movement(first=1)
    assert table.lies(1, 0) == ["knights", "archers_1"]


@pytest.mark.rule("KRY-20.10")
def test_the_enemy_always_chooses_the_attacks() -> None:
    table = Table(players=1, solo="normal")
    table.state.token = 1
    facts = table.game("show_banner")
    assert only(facts, events.BannerChosen)[0].banner == "attacks"


@pytest.mark.rule("KRY-20.11")
def test_the_enemy_shoots_the_dearest_that_would_die() -> None:
    table = Table(players=1, solo="normal").place(1, 0, "assassins").place(1, 1, "archers_1")
    table.place(0, 0, "mages_1").place(0, 1, "knights").place(0, 2, "templars")
    table.ranged(first=1)
    assert table.lies(0, 1) == [] and table.lies(0, 0) and table.lies(0, 2), "4 beats 3 of the Knights; Archers stay"


@pytest.mark.rule("KRY-20.12")
def test_the_expert_enemy_uses_its_actions() -> None:
    table = Table(players=1, solo="expert").place(0, 0, "pikemen").place(0, 1, "catapults").hand(1, "magic_bolt_1")
    table.actions(first=1)
    assert table.lies(0, 1) == [], "the dearest target"
    table = Table(players=1, solo="expert").place(0, 0, "knights").hand(0, "magic_bolt_1").place(1, 0, "knights")
    table.hand(1, "dispel_magic_1")
    table.actions(first=0)
    table.use("magic_bolt_1")
    assert table.lies(1, 0) == ["knights"]


@pytest.mark.rule("KRY-20.13")
def test_nine_monoliths_are_a_victory() -> None:
    match = solo()
    play_out(match, Chance(3))
    state = match.state
    result = match.standing()
    assert result.scores[0].total == len(state.taken) and 0 <= len(state.taken) <= 9
    state.taken = [f"M{n}" for n in range(1, 9)]
    assert RULES.standing(state).winners == () and RULES.standing(state).places[1] == (0,)
    state.taken = [f"M{n}" for n in range(1, 10)]
    assert RULES.standing(state).winners == (0,)
    lines = [line.key for line in RULES.standing(state).scores[0].lines]
    assert lines == ["score-monoliths", "score-victory"]
