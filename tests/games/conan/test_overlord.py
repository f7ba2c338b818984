"""CON-19, CON-20, CON-24.5 The Book of Skelos, the River and the Overlord's turn."""

import pytest

from games.conan.rules import book
from games.conan.rules.events import GemsRecovered, MarkerMoved, PhaseStarted, TileMoved, TileRemoved, TileTurned
from games.conan.rules.frames import OverlordTurn, Reinforcement
from games.conan.rules.state import Tile
from tests.games.conan.overlord_table import OverlordTable

BLUE, GREEN, RED = "pict_hunters_blue", "pict_hunters_green", "pict_hunters_red"
RIVER = [BLUE, "zogar_sag", "pict_warriors_purple", "hyenas_grey", GREEN, "giant_snake", RED, "event"]


def turn(reserve: int = 10, fatigue: int = 0, **more: object) -> OverlordTable:
    """The Overlord's turn in the Pict village, the recovery over."""
    table = OverlordTable().gems(reserve, fatigue)
    table.s.recovery = 0
    for field, value in more.items():
        setattr(table.s, field, value)
    return table.start(OverlordTurn())


@pytest.mark.rule("CON-19.1", "CON-19.2", "CON-2.8")
@pytest.mark.parametrize(("heroes", "gems"), [(3, (10, 3, 5)), (4, (11, 4, 7))])
def test_the_book_at_the_start(heroes: int, gems: tuple[int, int, int]) -> None:
    s = OverlordTable(heroes=heroes).s
    assert (s.reserve, s.fatigue, s.recovery) == gems and s.gems == gems[0] + gems[1]
    assert s.river == RIVER and [book.cost(s, tile) for tile in s.river] == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.rule("CON-19.3", "CON-19.4", "CON-3.6")
def test_recovery_moves_the_marker_then_the_gems() -> None:
    table = OverlordTable().gems(4, 9)
    table.start(OverlordTurn())
    assert (table.s.marker, table.s.reserve, table.s.fatigue) == (1, 9, 4)
    kinds = [type(event) for event in table.events]
    assert kinds == [PhaseStarted, MarkerMoved, GemsRecovered, PhaseStarted]
    assert [event.phase for event in table.told(PhaseStarted)] == ["recovery", "activation"]
    table.answer("end-turn")
    assert table.told(PhaseStarted)[-1].phase == "end" and table.prompt == ""


@pytest.mark.rule("CON-19.4")
def test_with_less_in_fatigue_all_of_it_moves() -> None:
    table = OverlordTable().gems(4, 3).start(OverlordTurn())
    assert (table.s.reserve, table.s.fatigue) == (7, 0)


@pytest.mark.rule("CON-19.5")
def test_what_is_spent_rests_at_once() -> None:
    table = turn(10, 0).answer(f"tile:{BLUE}")
    assert (table.s.reserve, table.s.fatigue) == (9, 1)


@pytest.mark.rule("CON-20.1", "CON-3.3")
def test_no_activation_one_or_two() -> None:
    none = turn().answer("end-turn")
    assert none.prompt == "" and none.s.activations == 0
    two = turn().answer(f"tile:{BLUE}", "end-tile", "tile:zogar_sag", "end-model")
    assert two.s.activations == 2 and two.prompt == ""


@pytest.mark.rule("CON-20.2")
def test_a_tile_costs_its_place() -> None:
    table = turn(4)
    assert table.options == [f"tile:{one}" for one in RIVER[:4]] + ["end-turn"]
    assert table.blocked(f"tile:{GREEN}") == "no-gems" and table.option("tile:event").args["n"] == 8
    table.answer("tile:hyenas_grey")
    assert table.s.reserve == 0


@pytest.mark.rule("CON-20.3", "CON-20.4")
def test_example_12_the_river_flows_between_two_activations() -> None:
    """CON-EX.12 C costs 3 and goes to the end; then A costs 1; a third activation is not asked for."""
    table = turn(10).answer("tile:pict_warriors_purple", "end-tile")
    river = [BLUE, "zogar_sag", "hyenas_grey", GREEN, "giant_snake", RED, "event", "pict_warriors_purple"]
    assert table.s.river == river and table.s.reserve == 7
    assert table.blocked("tile:pict_warriors_purple") == "no-gems"  # the variant: 8 with 7 gems
    table.answer(f"tile:{BLUE}", "end-tile")
    assert table.s.river == [*river[1:], BLUE] and table.s.reserve == 6 and table.prompt == ""


@pytest.mark.rule("CON-20.4")
def test_the_tile_just_used_may_be_used_again_for_the_last_place() -> None:
    table = turn(11).answer("tile:pict_warriors_purple", "end-tile", "tile:pict_warriors_purple", "end-tile")
    assert table.s.reserve == 0 and table.s.river[-1] == "pict_warriors_purple"


@pytest.mark.rule("CON-20.3")
def test_the_tile_moves_after_the_activation_not_before() -> None:
    table = turn().answer("tile:zogar_sag")
    assert table.s.river == RIVER and not table.told(TileMoved)
    table.answer("end-model")
    assert table.told(TileMoved)[0].river == tuple(table.s.river) and table.s.river[-1] == "zogar_sag"


@pytest.mark.rule("CON-20.5")
def test_an_event_tile_is_activated_like_a_unit() -> None:
    table = turn(8)
    table.kill(f"unit:{BLUE}/1").answer("tile:event")
    assert table.prompt == "reinforce" and table.s.reserve == 0
    table.answer("end-reinforcement")
    assert table.s.river[-1] == "event" and table.s.activations == 1


@pytest.mark.rule("CON-20.6")
def test_the_last_death_turns_the_tile_and_it_clogs_the_river() -> None:
    table = OverlordTable().kill(f"unit:{BLUE}/1", f"unit:{BLUE}/2")
    assert not table.s.tiles[BLUE].face_down
    table.kill(f"unit:{BLUE}/3")
    assert table.s.tiles[BLUE].face_down and table.s.river == RIVER


@pytest.mark.rule("CON-20.7")
def test_a_face_down_tile_is_paid_to_be_rid_of() -> None:
    table = OverlordTable().gems(10).kill("unit:zogar_sag/1")
    table.s.recovery = 0
    table.start(OverlordTurn()).answer("tile:zogar_sag")
    assert table.s.reserve == 8 and table.s.activations == 1 and table.s.tiles["zogar_sag"].out
    assert table.s.river == [BLUE, *RIVER[2:]] and table.told(TileRemoved)
    assert not table.told(TileMoved)


@pytest.mark.rule("CON-20.7")
def test_the_unit_of_a_removed_tile_never_returns() -> None:
    table = OverlordTable().kill(*(f"unit:{BLUE}/{n}" for n in (1, 2, 3)))
    book.discard_tile(table.s, BLUE)
    table.kill(f"unit:{RED}/1").start(Reinforcement(points=4))
    assert table.options == [f"return:{RED}/V11", f"return:{RED}/V15", "end-reinforcement"]


@pytest.mark.rule("CON-20.8")
def test_a_model_that_returns_turns_its_tile_up_in_its_place() -> None:
    table = OverlordTable().kill(*(f"unit:{BLUE}/{n}" for n in (1, 2, 3)))
    table.start(Reinforcement(points=1)).answer(f"return:{BLUE}/V11")
    assert not table.s.tiles[BLUE].face_down and table.s.river == RIVER
    assert [turned.face_down for turned in table.told(TileTurned)] == [False]


@pytest.mark.rule("CON-20.9", "CON-1.6")
def test_the_roles_of_tiles_do_nothing_by_themselves() -> None:
    table = turn().answer("tile:zogar_sag")  # a leader acts as any model
    assert table.prompt == "model"


@pytest.mark.rule("CON-20.10")
def test_a_paid_activation_may_stay_unused() -> None:
    table = turn().answer(f"tile:{BLUE}", "end-tile")
    assert table.s.river[-1] == BLUE and table.s.reserve == 9


@pytest.mark.rule("CON-24.5")
def test_the_end_phase_rests_the_gems_on_spells() -> None:
    table = OverlordTable("hunting_the_tigress").gems(5, 0)
    table.s.recovery = 0
    table.s.spell_gems["skuthus/energy_drain"] = 1
    table.start(OverlordTurn()).answer("end-turn")
    assert (table.s.reserve, table.s.fatigue, table.s.spell_gems["skuthus/energy_drain"]) == (5, 1, 0)


def test_an_overlord_without_gems_is_not_asked() -> None:
    table = turn(0, 0)
    assert table.prompt == "" and table.s.activations == 0


def test_the_track_ends_at_15() -> None:
    table = OverlordTable()
    table.s.marker = 15
    book.move_marker(table.s, 8)
    assert table.s.marker == 15


def test_a_tile_of_a_game_without_its_models_is_not_in_the_river() -> None:
    table = OverlordTable("crown_of_the_drowned_temple", heroes=1)
    assert table.s.river == ["skeletons_blue", "skuthus", "event", "giant_snake"]
    assert "skeletons_green" not in table.s.tiles and isinstance(table.s.tiles["event"], Tile)
