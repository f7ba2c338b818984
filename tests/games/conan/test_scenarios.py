"""CON-25, CON-3.5 to 3.8 Set-up, special rules, victory and the time limit of the three scenarios."""

import pytest

from games.conan.rules import scenarios
from games.conan.rules.content import SCENARIOS
from games.conan.rules.events import ObjectGone, ObjectLies, RuleStirred, SecretChosen, SecretRevealed
from games.conan.rules.figures import in_area, model_of
from games.conan.rules.frames import OverlordTurn, Secrets
from games.conan.rules.gems import gems_of
from games.conan.rules.scenarios import verdict
from games.conan.rules.state import Lying
from games.conan.rules.units_board import models_of
from tests.games.conan.overlord_table import OverlordTable

PICTS, SHIPS, TEMPLE = "clutches_of_the_picts", "hunting_the_tigress", "crown_of_the_drowned_temple"


def stand(table: OverlordTable) -> dict[str, list[str]]:
    """Tile -> areas of its models."""
    return {tile: [model_of(table.s, name).area for name in models_of(table.s, tile)] for tile in table.s.tiles}


@pytest.mark.rule("CON-1.3", "CON-25.1", "CON-2.7")
def test_the_pict_village_is_laid_out() -> None:
    table = OverlordTable(PICTS)
    s = table.s
    assert [(hero.id, hero.area, hero.reserve, hero.fatigue) for hero in s.heroes] == [
        ("conan", "V33", 6, 5), ("shevatas", "V33", 5, 5), ("hadrathus", "V33", 5, 5),
    ]  # fmt: skip
    assert table.hero("conan").cards == ["battle_axe", "shield", "leather_armor"]
    assert stand(table) == {
        "event": [],
        "pict_hunters_blue": ["V22", "V22", "V21"], "pict_hunters_green": ["V24", "V25"],
        "pict_hunters_red": ["V12", "V13"], "pict_warriors_purple": ["V23"] * 2,
        "hyenas_grey": ["V25"], "giant_snake": ["V15"], "zogar_sag": ["V14"],
    }  # fmt: skip
    assert s.chests == dict.fromkeys([f"H{n}" for n in range(1, 9)], 2)
    assert [s.tiles[tile].pool for tile in ("pict_hunters_blue", "pict_warriors_purple", "hyenas_grey")] == [3, 2, 1]
    halo = s.lasting[0]
    assert (halo.kind, halo.on, halo.n, halo.until, halo.spell) == (
        "armour",
        "hero:hadrathus",
        2,
        "stance",
        "mitras_halo",
    )
    assert s.starts == "heroes" and all(gems_of(hero) == hero.born for hero in s.heroes)


def test_against_four_heroes_there_are_more() -> None:
    places = stand(OverlordTable(PICTS, 4))
    assert places["pict_hunters_blue"] == ["V22", "V22", "V21", "V21"]
    assert places["pict_hunters_green"] == ["V24", "V24", "V25"] and places["pict_hunters_red"] == ["V12", "V13", "V14"]
    assert places["pict_warriors_purple"] == ["V23"] * 3 and places["hyenas_grey"] == ["V25", "V25", "V15", "V15"]
    ships = stand(OverlordTable(SHIPS, 4))
    assert ships["bossonian_archers_grey"] == ["D8"] * 4 and ships["pirates_green"] == ["D2"] * 4
    assert ships["belits_guards_grey"] == ["T2", "T3", "T4", "T5", "T5"]


def test_the_fourth_hero_comes_with_four() -> None:
    assert [hero.id for hero in OverlordTable(PICTS, 4).s.heroes] == ["conan", "shevatas", "hadrathus", "belit"]
    assert [hero.id for hero in OverlordTable(TEMPLE, 1).s.heroes] == ["conan"]


@pytest.mark.rule("CON-25.1", "CON-17.1")
def test_the_two_ships_are_laid_out() -> None:
    table = OverlordTable(SHIPS)
    s = table.s
    places = stand(table)
    assert places["belits_guards_grey"] == ["T2", "T3", "T4", "T4", "T5"] and s.tiles["belits_guards_grey"].ally
    assert places["pirates_red"] == ["T5"] * 3 and places["bossonian_archers_grey"] == ["D8"] * 3
    assert places["outer_dark_demon"] == [] and "outer_dark_demon" not in s.river
    assert [(hero.area, hero.fatigue) for hero in s.heroes] == [("T4", 4), ("T8", 4), ("T8", 4)]
    assert s.planks == ["D4/T5"] and s.spell_gems == {"skuthus/energy_drain": 0, "skuthus/sets_halo": 0}
    assert [(one.on, one.n) for one in s.lasting] == [("unit:skuthus/1", 1)]
    assert len(in_area(s, "T5")) == 4  # an ally and three pirates fight at once


@pytest.mark.rule("CON-25.1")
@pytest.mark.parametrize(
    ("heroes", "gems", "tired", "skeletons", "mummies"),
    [(1, (4, 1, 3), 2, 2, 0), (2, (7, 2, 5), 4, 4, 2), (3, (8, 3, 6), 4, 8, 3), (4, (13, 5, 9), 4, 8, 3)],
)
def test_the_temple_depends_on_the_party(
    heroes: int, gems: tuple[int, int, int], tired: int, skeletons: int, mummies: int
) -> None:
    table = OverlordTable(TEMPLE, heroes)
    s = table.s
    assert (s.reserve, s.fatigue, s.recovery) == gems
    assert {hero.fatigue for hero in s.heroes} == {tired}
    assert sum(model.tile.startswith("skeletons") for model in s.models) == skeletons
    assert sum(model.tile.startswith("mummies") for model in s.models) == mummies
    assert s.doors == {"DA": "closed", "DB": "closed", "DC": "locked", "DD": "locked"}
    assert s.lying == [Lying("serpent_crown", "R15"), Lying("grave_salt", "R3")]


@pytest.mark.rule("CON-25.5")
def test_the_asset_deck_is_shuffled_by_the_seed() -> None:
    decks = {tuple(OverlordTable(PICTS, seed=seed).s.deck) for seed in range(8)}
    assert len(decks) > 4 and all(sorted(deck) == sorted(SCENARIOS[PICTS].deck) for deck in decks)
    assert OverlordTable(PICTS, seed=3).s.deck == OverlordTable(PICTS, seed=3).s.deck


# -- secrets


@pytest.mark.rule("CON-25.1", "CON-25.6")
def test_the_overlord_hides_yselda_and_only_the_trigger_reveals_her() -> None:
    table = OverlordTable(PICTS).start(Secrets())
    assert table.prompt == "hide" and table.options == [f"hide:H{n}" for n in (1, 2, 3, 4, 5, 8)]
    table.answer("hide:H8")
    chosen = table.told(SecretChosen)[0]
    assert table.s.secrets == {"yselda": "H8"} and chosen.viewers == (0,) and chosen.secret == ("place",)
    assert scenarios.hiding_places(table.s, "yselda") == ["H1", "H2", "H3", "H4", "H5", "H8"]
    scenarios.entered(table.s, "hero:conan", "H3")
    assert table.s.secrets and scenarios.hiding_places(table.s, "yselda") == ["H1", "H2", "H4", "H5", "H8"]
    scenarios.entered(table.s, "unit:pict_hunters_blue/1", "H8")
    assert table.s.secrets  # only a hero finds her
    scenarios.entered(table.s, "hero:conan", "H8")
    assert not table.s.secrets and table.s.lying == [Lying("yselda", "H8")]


def test_scenarios_without_secrets_ask_for_none() -> None:
    table = OverlordTable(SHIPS).start(Secrets())
    assert table.prompt == "" and not table.told(SecretRevealed)


# -- special rules


def hurt(area: str, power: int, side: str) -> OverlordTable:
    table = OverlordTable(PICTS)
    table.s.lying = [Lying("yselda", "H1")]
    scenarios.objects_hit(table.s, area, power, side)
    return table


def test_yselda_dies_of_any_damage_and_who_did_it_loses() -> None:
    """SC1 rule 1: lying or carried, by area attacks and falls."""
    assert verdict(hurt("H1", 1, "heroes").s) == "overlord"
    assert verdict(hurt("H1", 2, "overlord").s) == "heroes"
    for area, power in (("V11", 3), ("H1", 0)):
        safe = hurt(area, power, "heroes")
        assert verdict(safe.s) == "" and safe.s.lying == [Lying("yselda", "H1")]


def test_yselda_carried_falls_with_her_carrier() -> None:
    table = OverlordTable(PICTS)
    table.hero("conan").cards.append("yselda")
    scenarios.carried_hurt(table.s, "hero:shevatas", 2, "heroes")
    assert verdict(table.s) == ""
    scenarios.carried_hurt(table.s, "hero:conan", 1, "heroes")
    assert "yselda" not in table.hero("conan").cards and table.s.gone == ["yselda"] and verdict(table.s) == "overlord"
    assert not table.told(ObjectGone)  # nobody recorded


def test_zogar_sag_leaves_his_head() -> None:
    """SC1 rule 2."""
    table = OverlordTable(PICTS).kill("unit:zogar_sag/1")
    scenarios.died(table.s, "unit:zogar_sag/1", "V14", "heroes")
    assert table.s.lying == [Lying("zogar_head", "V14")] and not table.told(ObjectLies)


@pytest.mark.rule("CON-16.7")
def test_minions_and_allies_fall_between_the_ships_but_captains_do_not() -> None:
    """SC2 rule 1."""
    s = OverlordTable(SHIPS).s
    falls = ["unit:pirates_red/1", "unit:bossonian_archers_grey/1", "unit:belits_guards_grey/1"]
    assert all(scenarios.leap_kills(s, name) for name in falls)
    assert not any(scenarios.leap_kills(s, name) for name in ("hero:conan", "unit:zaporavo/1", "unit:skuthus/1"))
    assert not scenarios.leap_kills(OverlordTable(PICTS).s, "unit:pict_hunters_blue/1")


@pytest.mark.parametrize(("heroes", "raised"), [(1, 1), (2, 2), (4, 3)])
def test_the_dead_stir_when_the_crown_is_first_lifted(heroes: int, raised: int) -> None:
    """SC3 rule 1: beyond the pool, once, and a face-down tile turns up."""
    table = OverlordTable(TEMPLE, heroes)
    table.kill(*models_of(table.s, "skeletons_blue"))
    scenarios.picked_up(table.s, "hero:conan", "grave_salt")
    assert not models_of(table.s, "skeletons_blue")
    scenarios.picked_up(table.s, "hero:conan", "serpent_crown")
    assert [model_of(table.s, name).area for name in models_of(table.s, "skeletons_blue")] == ["R4"] * raised
    assert not table.s.tiles["skeletons_blue"].face_down
    scenarios.picked_up(table.s, "hero:conan", "serpent_crown")
    assert len(models_of(table.s, "skeletons_blue")) == raised and not table.told(RuleStirred)


def test_the_dead_that_stir_may_exceed_their_pool() -> None:
    table = OverlordTable(TEMPLE, 2)
    scenarios.picked_up(table.s, "hero:conan", "serpent_crown")
    assert len(models_of(table.s, "skeletons_blue")) == 6 and table.s.tiles["skeletons_blue"].pool == 4


def test_without_a_skeleton_tile_in_the_river_nothing_stirs() -> None:
    table = OverlordTable(TEMPLE, 2)
    table.s.river.remove("skeletons_blue")
    scenarios.picked_up(table.s, "hero:conan", "serpent_crown")
    assert len(models_of(table.s, "skeletons_blue")) == 4


def test_the_key_belongs_to_the_vault() -> None:
    assert (
        scenarios.opens(OverlordTable(TEMPLE).s, "key") == "DD" and scenarios.opens(OverlordTable(PICTS).s, "key") == ""
    )


# -- who has won


@pytest.mark.rule("CON-25.2", "CON-3.4", "CON-25.4")
def test_the_picts_are_beaten_by_fleeing_with_both() -> None:
    s = OverlordTable(PICTS).s
    s.fled_with = ["zogar_head"]
    assert verdict(s) == ""
    s.fled_with.append("yselda")
    assert verdict(s) == "heroes"


@pytest.mark.rule("CON-25.2", "CON-3.5")
@pytest.mark.parametrize(
    ("scenario", "heroes", "last"), [(PICTS, 3, 8), (SHIPS, 3, 8), (TEMPLE, 2, 10), (TEMPLE, 4, 9)]
)
def test_time_is_up_after_the_second_end_phase_of_the_last_round(scenario: str, heroes: int, last: int) -> None:
    s = OverlordTable(scenario, heroes).s
    s.halves = 2 * last - 1
    assert verdict(s) == "" and scenarios.time_limit(s) == last
    s.halves = 2 * last
    assert verdict(s) == ("heroes" if scenario == SHIPS else "overlord")  # Bêlit lives


def test_both_captains_dead_or_belit_dead() -> None:
    table = OverlordTable(SHIPS).kill("unit:zaporavo/1")
    assert verdict(table.s) == ""
    table.kill("unit:skuthus/1")
    assert verdict(table.s) == "heroes"
    lost = OverlordTable(SHIPS)
    lost.hero("belit").status, lost.hero("belit").area = "dead", ""
    assert verdict(lost.s) == "overlord"


@pytest.mark.rule("CON-3.8")
@pytest.mark.parametrize("turn", ["heroes", "overlord"])
def test_if_one_change_decides_for_both_the_side_to_move_wins(turn: str) -> None:
    table = OverlordTable(SHIPS).kill("unit:zaporavo/1", "unit:skuthus/1")
    table.hero("belit").status, table.hero("belit").area = "dead", ""
    table.s.turn = turn
    assert verdict(table.s) == turn


@pytest.mark.rule("CON-25.3")
def test_without_heroes_on_the_board_the_overlord_wins() -> None:
    s = OverlordTable(TEMPLE, 2).s
    s.heroes[0].area, s.heroes[0].status = "", "dead"
    assert verdict(s) == ""
    s.heroes[1].area, s.heroes[1].status = "", "fled"
    assert verdict(s) == "overlord"
    s.fled_with = ["serpent_crown"]
    assert verdict(s) == "heroes"  # the last of them took the crown along


@pytest.mark.rule("CON-3.8", "CON-3.4")
def test_a_game_that_is_decided_asks_nothing_more() -> None:
    table = OverlordTable(PICTS)
    table.s.fled_with = ["yselda", "zogar_head"]
    table.start(OverlordTurn())
    assert table.prompt == "" and table.s.winner == "heroes" and table.s.stack == []
