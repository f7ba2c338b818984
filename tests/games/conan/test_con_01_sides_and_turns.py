"""CON-1 to CON-5, CON-18 Sides, gems, order of play, the heroes' turn."""

import pytest

from engine.rules import Chance, Match, SeatSpec
from engine.rules.match import play_on
from games.conan.rules import RULES, events
from games.conan.rules.content import SCENARIOS
from games.conan.rules.frames import ActionPhase, HeroesTurn, Stances
from games.conan.rules.game import setup
from games.conan.rules.gems import gems_of
from games.conan.rules.powers import room
from games.conan.rules.state import ConanState
from tests.games.conan.scenario import Table


def begun(seats: int, **options: str) -> Match[ConanState]:
    return Match.start(RULES, tuple(SeatSpec(f"player {n}") for n in range(seats)), 3, options)


@pytest.mark.rule("CON-1.1", "CON-1.4", "CON-1.9")
@pytest.mark.parametrize(("seats", "shares"), [(2, [4]), (3, [2, 2]), (4, [2, 1, 1]), (5, [1, 1, 1, 1])])
def test_one_overlord_and_the_heroes_divided(seats: int, shares: list[int]) -> None:
    s = setup(seats, 1, {"heroes": "4"})
    assert s.overlord == 0 and 0 not in [hero.seat for hero in s.heroes]
    assert [sum(hero.seat == seat for hero in s.heroes) for seat in range(1, seats)] == shares
    assert setup(seats, 1, {"overlord": "last"}).overlord == seats - 1


@pytest.mark.rule("CON-1.2", "CON-1.3", "CON-1.5", "CON-25.2")
def test_the_scenario_gives_place_and_goals_of_both_sides() -> None:
    for scenario in SCENARIOS.values():
        assert scenario.board and {goal.side for goal in scenario.goal} == {"heroes", "overlord"}
        assert setup(2, 1, {"scenario": scenario.id}).river


@pytest.mark.rule("CON-1.7")
def test_no_limit_of_components_but_the_scenarios_pools() -> None:
    s = setup(2, 1, {})
    assert s.tiles["pict_hunters_blue"].pool == 3 and not hasattr(s, "tokens_left")


@pytest.mark.rule("CON-1.8")
def test_friends_and_enemies() -> None:
    from games.conan.rules.figures import foes, friends

    table = Table()
    table.hero("conan", "V23")
    table.hero("belit", "V23")
    ally = table.unit("belits_guards", "V23", ally=True)
    pict = table.unit("pict_hunters", "V23")
    assert friends(table.s, "hero:conan") == ["hero:belit", ally] and foes(table.s, "hero:conan") == [pict]
    assert friends(table.s, pict) == [] and foes(table.s, pict) == ["hero:conan", "hero:belit", ally]


@pytest.mark.rule("CON-2.1", "CON-2.2", "CON-2.3", "CON-2.7")
def test_gems_of_a_hero_at_the_start() -> None:
    conan = setup(2, 1, {}).heroes[0]
    assert (conan.reserve, conan.fatigue, conan.wounds, gems_of(conan)) == (6, 5, 0, 11)


@pytest.mark.rule("CON-2.4", "CON-2.5", "CON-2.6")
def test_limits_of_the_spaces() -> None:
    table = Table()
    conan = table.hero("conan", "V23", reserve=11)
    assert [room(table.s, conan, space) for space in ("melee", "ranged", "manipulation", "move")] == [5, 4, 3, 4]
    assert room(table.s, conan, "guard") == room(table.s, conan, "reroll") == 11
    conan.melee = 4
    assert room(table.s, conan, "melee") == 1
    conan.reserve = 0
    assert room(table.s, conan, "melee") == 0


@pytest.mark.rule("CON-3.1", "CON-3.3", "CON-3.4", "CON-3.5", "CON-3.7")
def test_sides_alternate_and_two_turns_make_a_round() -> None:
    match, chance = begun(2), Chance(1)
    told = list(match.opening)
    while not match.over and match.state.round < 3:
        told += play_on(match, chance)
    turns = [moment.event for moment in told if isinstance(moment.event, events.TurnStarted)]
    assert [(turn.side, turn.round, turn.marker) for turn in turns[:4]] == [
        ("heroes", 1, 0),
        ("overlord", 1, 0),
        ("heroes", 2, 1),
        ("overlord", 2, 1),
    ]
    assert match.state.marker == 2 and match.state.halves == 4


@pytest.mark.rule("CON-3.8")
def test_victory_is_seen_at_once_and_the_active_side_goes_first() -> None:
    table = Table()
    table.hero("conan", "V33", cards=["yselda", "zogar_head"], mp=2)
    table.act().answer("flee:conan/V33")
    assert table.s.winner == "heroes" and table.told(events.GameEnded) == [events.GameEnded(winner="heroes")]
    assert table.prompt == "" and table.s.stack == []


# -- the heroes' turn


@pytest.mark.rule("CON-4.1", "CON-4.2", "CON-4.3")
def test_the_four_phases_and_tired_guards() -> None:
    table = Table()
    hero = table.hero("conan", "V23", reserve=5, guard=2, reroll=1, spells={})
    table.s.river = []
    table.start(HeroesTurn())
    assert hero.fatigue == 3 and (hero.guard, hero.reroll) == (0, 0) and table.prompt == "stance"
    table.answer("confirm", "pass")
    names = [event.phase for event in table.told(events.PhaseStarted)]
    assert names == ["start", "stance", "action", "end"]


@pytest.mark.rule("CON-4.7", "CON-4.8", "CON-4.9", "CON-15.6")
def test_a_cautious_hero_only_guards_and_rerolls() -> None:
    """Trap 9: no dropping, no potion, no picking up, no movement."""
    table = Table()
    table.hero("conan", "V23", stance="cautious", cards=["life_potion", "dagger"])
    bold = table.hero("hadrathus", "V23", cards=["life_potion"], spells={"mitras_healing": 0})
    table.lie("key", "V23").unit("pict_hunters", "V23")
    table.act()
    assert not [option for option in table.legal() if ":conan" in option]
    assert {"walk:hadrathus/V33", "drop:hadrathus/life_potion", "drink:hadrathus/life_potion"} <= {*table.legal()}
    assert table.one("conan").mp == 0 and bold.mp == 2


@pytest.mark.rule("CON-4.10", "CON-3.2")
def test_stances_are_changed_until_confirmed_by_every_seat() -> None:
    table = Table(seats=3)
    conan, belit = table.hero("conan", "V23", reserve=3, fatigue=7), table.hero("belit", "V33", reserve=3, fatigue=6)
    belit.seat = 2
    table.start(HeroesTurn())
    table.answer("cautious:conan", "aggressive:conan", "cautious:conan")
    assert table.s.question is not None and table.s.question.seat == 1
    table.answer("confirm", "confirm")
    assert (conan.reserve, belit.reserve) == (8, 5)
    assert table.s.question.seat == 2  # only the aggressive act
    with pytest.raises(AssertionError):
        table.answer("aggressive:conan")


@pytest.mark.rule("CON-4.11")
def test_changing_from_cautious_to_aggressive_ends_a_halo() -> None:
    from games.conan.rules.lasting import begin
    from games.conan.rules.state import Lasting

    for stance, left in (("cautious", 0), ("aggressive", 1)):
        table = Table()
        table.hero("hadrathus", "V23", stance=stance)
        begin(table.s, Lasting(kind="armour", on="hero:hadrathus", until="stance", n=2, spell="mitras_halo"))
        table.start(Stances())
        table.answer(*(["aggressive:hadrathus"] if stance == "cautious" else []), "confirm")
        assert len(table.s.lasting) == left


@pytest.mark.rule("CON-5.1", "CON-5.2", "CON-3.2")
def test_heroes_act_in_any_order_until_all_stop() -> None:
    table = Table(seats=3)
    table.hero("conan", "V23", mp=3)
    table.hero("shevatas", "V23", mp=3)
    table.hero("belit", "V23", mp=2).seat = 2
    table.act()
    table.answer("walk:conan/V33", "walk:shevatas/V33", "walk:conan/V32", "pass")
    assert table.s.question is not None and table.s.question.seat == 2
    table.answer("walk:belit/V33", "pass")
    assert table.s.question.seat == 1  # somebody has acted: a pass is not final
    table.answer("pass")
    assert table.prompt == ""
    assert table.one("conan").reserve == 10  # kept to defend


@pytest.mark.rule("CON-5.3", "CON-5.4", "CON-7.6")
def test_gems_stay_on_the_space_and_attacks_may_be_repeated() -> None:
    table = Table()
    conan = table.hero("conan", "V23", cards=["battle_axe"])
    table.unit("zogar_sag", "V23", life=5)
    table.overlord_gems(0).act()
    table.answer("melee:conan/unit:zogar_sag/1", "gems:3", "weapon:battle_axe")
    assert table.prompt == "roll attack" and isinstance(table.s.stack[0], ActionPhase)
    table.keep(0, 0, 0, 0)
    assert conan.melee == 3
    table.answer("melee:conan/unit:zogar_sag/1")
    assert table.legal() == ["gems:1", "gems:2"]
    table.answer("gems:2", "weapon:battle_axe")
    assert table.dice == "RRR"  # only the gems assigned now (trap 2)
    table.keep(0, 0, 0)
    assert table.why("melee:conan/unit:zogar_sag/1") == "exhausted CON-2.5"


@pytest.mark.rule("CON-5.5", "CON-11.8", "CON-12.4")
def test_free_actions_cost_nothing_and_end_no_movement() -> None:
    table = Table()
    conan = table.hero("conan", "V23", cards=["dagger", "life_potion"], wounds=1, fatigue=0, mp=2)
    table.act().answer("walk:conan/V33", "drop:conan/dagger", "drink:conan/life_potion")
    assert conan.mp == 1 and conan.reserve == 11 and table.lying("V33") == ["dagger"]
    table.answer("walk:conan/V32")
    assert conan.mp == 0 and conan.move == 0


@pytest.mark.rule("CON-18.1", "CON-18.2", "CON-12.6", "CON-14.3", "CON-17.7")
def test_the_end_phase() -> None:
    table = Table()
    hero = table.hero("hadrathus", "V23", reserve=5, mp=2, spells={"borne_by_the_wind": 0})
    table.start(HeroesTurn()).answer("confirm")
    table.answer("cast:hadrathus/borne_by_the_wind", "fly:hadrathus/V33")
    hero.melee, hero.allies = 1, 1
    hero.reserve -= 2
    table.answer("pass")
    assert (hero.reserve, hero.fatigue, hero.mp) == (2, 3, 0)
    assert sum(hero.spells.values()) == 0 and table.s.lasting == []


@pytest.mark.rule("CON-25.3")
def test_without_heroes_the_overlord_has_won() -> None:
    table = Table()
    table.hero("conan", "V33", mp=2)
    table.act().answer("flee:conan/V33")
    assert table.s.winner == "overlord"
