"""Edges that a whole game seldom reaches: who gets the points, second answers, auras, expertise in place of attacks."""

import pytest

from games.krynea.rules import events
from games.krynea.rules.cards import points
from games.krynea.rules.scoring import living
from tests.games.krynea.scenario import Table, number
from tests.support.laid_out import only


@pytest.mark.rule("KRY-19.7", "KRY-19.5")
def test_points_go_to_the_author_even_if_another_faces_the_unit() -> None:
    """Battalion 0 of seat 2 faces seat 0; the bolt of seat 1 kills there."""
    table = Table(players=3).place(2, 0, "knights").hand(1, "magic_bolt_1", "scouts")
    table.actions(1)
    table.use("magic_bolt_1")
    assert [points(table.state, seat) for seat in range(3)] == [0, 4, 0]


@pytest.mark.rule("KRY-19.7", "KRY-11.18")
def test_points_for_a_redirected_attack_go_to_who_redirected_it() -> None:
    """Seat 0 strikes battalion 1 of seat 1, which faces battalion 2 of seat 2; the mirror sends the 4 on to there."""
    table = Table(players=3).place(1, 1, "heralds").place(2, 2, "archers_1")
    table.hand(0, "magic_bolt_1", "scouts").hand(1, "mirror_image")
    table.actions(0)
    table.use("magic_bolt_1").answer("1:heralds")
    table.use("mirror_image")
    assert table.lies(2, 2) == [] and table.lies(1, 1) == ["heralds"]
    assert [points(table.state, seat) for seat in range(3)] == [0, 2, 0]


@pytest.mark.rule("KRY-11.8", "KRY-11.5")
def test_catapults_hit_the_second_line_with_three() -> None:
    table = Table().place(0, 0, "catapults").place(1, 0, "alaric", "heavy_infantry_1")
    table.ranged()
    told = only(table.answer("attack:catapults"), events.AttackDeclared)[0]
    assert told.values == (4, 3) and table.lies(1, 0) == ["alaric", "heavy_infantry_1"], "4 against 4, 3 against 3"


@pytest.mark.rule("KRY-4.16")
def test_expertise_in_place_of_the_attack_is_the_only_one_of_the_round() -> None:
    table = Table().place(0, 0, "bombardiers").place(1, 0, "alaric", "knights").hand(0, "rain_of_arrows")
    table.ranged()
    table.answer("expertise:bombardiers")
    assert table.why_not("attack:bombardiers") == "used-expertise KRY-4.16"
    assert table.why_not("expertise:bombardiers") == "used-expertise KRY-4.16"


@pytest.mark.rule("KRY-4.4", "KRY-5.2")
def test_the_expertise_of_the_vanguard_stays_in_the_vanguard() -> None:
    table = Table().place(0, 0, "paladins", "archers_1", "archers_2").place(0, 1, "heralds")
    assert table.stat(0, "archers_1", "magic_defence") == 0 + 1
    assert table.stat(0, "archers_2", "magic_defence") == 0, "the rear"
    assert table.stat(0, "paladins", "magic_defence") == 2, "not itself"
    assert table.stat(0, "heralds", "melee_attack") == 1, "in the first line it helps nobody, not even itself"


@pytest.mark.rule("KRY-14.5", "KRY-11.16")
def test_the_hit_of_the_second_side_can_be_answered_too() -> None:
    """Two Heavy Infantry, 3 against 2 on both sides; the shield of the side without initiative makes it 4."""
    table = Table().place(0, 0, "heavy_infantry_1").place(1, 0, "heavy_infantry_2").hand(1, "divine_shield")
    table.melee()
    table.pass_all("react")
    assert table.asked == 1
    table.use("divine_shield")
    assert table.lies(0, 0) == [] and table.lies(1, 0) == ["heavy_infantry_2"]


@pytest.mark.rule("KRY-14.1", "KRY-14.3")
def test_the_announcement_of_a_melee_is_answered_once_for_both_sides() -> None:
    table = Table().place(0, 0, "knights", "priests").place(1, 0, "knights", "priests")
    table.hand(0, "feigned_retreat").hand(1, "feigned_retreat")
    table.melee()
    table.use("feigned_retreat")
    assert table.army(1).used == [] and table.army(0).used == [number("feigned_retreat")]
    assert table.prompt != "melee-turn", "nothing is left but the totals"


@pytest.mark.rule("KRY-7.6")
def test_esnogar_leaves_the_attuned_alone() -> None:
    table = Table().skills(0, "attunement")
    for seat in (0, 1):
        table.place(seat, 0, "crossbowmen_1", "mages_1")
    table.reveal("M1")
    table.use("attunement")
    table.pass_all()
    assert table.lies(0, 0) == ["crossbowmen_1", "mages_1"] and table.lies(1, 0) == ["crossbowmen_1"]


@pytest.mark.rule("KRY-7.7")
def test_who_came_back_from_the_discard_in_the_same_round_brings_nothing() -> None:
    table = Table().dead(0, "light_infantry_1", "pikemen").hand(0, "resurrection")
    table.actions()
    table.use("resurrection").answer(str(number("light_infantry_1")))
    table.answer("0/1")
    table.coin(True)
    table.state.round = 2
    assert only(table.game("prepare_purchase"), events.BudgetSet)[0].n == 12 + 1


@pytest.mark.rule("KRY-13.12", "KRY-17.3")
def test_a_hidden_unit_counts_as_alive_and_is_no_target() -> None:
    table = Table().place(0, 0, "knights+warhorse", "pikemen").hand(0, "shadow_veil").hand(1, "magic_bolt_1", "scouts")
    table.actions()
    table.use("shadow_veil").answer("0:knights")
    assert living(table.state, 0) == 4 + 1 + 2
    table.use("magic_bolt_1")
    assert table.lies(0, 0) == [], "the only target: 4 beats 2"


@pytest.mark.rule("KRY-13.3", "KRY-14.5")
def test_units_dying_together_in_a_melee_may_heal_across_battalions_only_as_printed() -> None:
    """Hierophants reach the battalion beside their own, not the one beyond."""
    table = Table().place(0, 0, "death_riders").place(1, 0, "pikemen").place(1, 1, "hierophants")
    table.melee()
    assert table.cards == ["hierophants"]
    table = Table().place(0, 0, "death_riders").place(1, 0, "pikemen").place(1, 2, "hierophants")
    table.melee()
    assert table.lies(1, 0) == []


@pytest.mark.rule("KRY-10.1", "KRY-7.1")
def test_without_a_banner_the_token_holder_is_first_in_every_other_phase() -> None:
    table = Table()
    table.state.token = 1
    facts = table.game("prepare_purchase")
    assert only(facts, events.PhaseStarted)[0].first == 1 and table.asked == 1
