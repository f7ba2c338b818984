"""CON-23 Events, and dead models that return."""

import pytest
from msgspec import structs

from games.conan.rules.content import SCENARIOS
from games.conan.rules.events import AreaAttacked, DoorChanged, EventResolved, Placed, TileSwapped
from games.conan.rules.figures import area_of, model_of
from games.conan.rules.frames import EventTile, OverlordTurn, Reinforcement
from games.conan.rules.units_board import models_of
from tests.games.conan.overlord_table import OverlordTable

BLUE, WARRIORS = "pict_hunters_blue", "pict_warriors_purple"
ARCHERS = [f"unit:bossonian_archers_grey/{n}" for n in (1, 2, 3)]


def event(scenario: str, heroes: int = 3) -> OverlordTable:
    return OverlordTable(scenario, heroes).gems(10).start(EventTile(tile="event"))


@pytest.mark.rule("CON-23.1")
def test_one_of_several_events_by_choice() -> None:
    table = event("hunting_the_tigress")
    assert table.prompt == "event"
    assert table.options == ["event:reinforcement", "event:fire_at_will", "event:glory_to_set"]
    table.answer("event:reinforcement")
    assert table.told(EventResolved)[-1].event == "reinforcement" and table.prompt == ""  # nobody is dead


@pytest.mark.rule("CON-23.1")
def test_a_single_event_is_not_asked_for() -> None:
    table = OverlordTable().kill(f"unit:{BLUE}/1").start(EventTile(tile="event"))
    assert table.prompt == "reinforce"


@pytest.mark.rule("CON-23.1")
def test_all_events_in_order_where_the_scenario_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    temple = SCENARIOS["crown_of_the_drowned_temple"]
    monkeypatch.setitem(SCENARIOS, temple.id, structs.replace(temple, events="all"))
    table = event(temple.id).symbols(0, 0)
    assert [one.event for one in table.told(EventResolved)] == ["reinforcement", "tide", "slam"]


@pytest.mark.rule("CON-23.2")
def test_points_buy_models_and_the_rest_is_lost() -> None:
    table = OverlordTable(heroes=4).kill(f"unit:{BLUE}/1", f"unit:{WARRIORS}/1", f"unit:{WARRIORS}/2")
    table.start(Reinforcement(points=4))
    assert table.option(f"return:{WARRIORS}/V11").args["n"] == 2
    table.answer(f"return:{WARRIORS}/V11", f"return:{BLUE}/V15")
    assert table.prompt == ""  # 1 point left, and a warrior costs 2
    assert [(one.who, one.area) for one in table.told(Placed)] == [
        (f"unit:{WARRIORS}/4", "V11"),
        (f"unit:{BLUE}/5", "V15"),
    ]


@pytest.mark.rule("CON-23.3", "CON-23.6")
def test_only_the_dead_with_a_cost_return() -> None:
    table = OverlordTable(heroes=4).kill("unit:giant_snake/1", "unit:zogar_sag/1", "unit:hyenas_grey/2")
    table.start(Reinforcement(points=9))
    assert table.options == ["return:hyenas_grey/V11", "return:hyenas_grey/V15", "end-reinforcement"]
    table.answer("return:hyenas_grey/V15")
    assert table.prompt == "" and len(models_of(table.s, "hyenas_grey")) == 4  # the pool


@pytest.mark.rule("CON-23.4", "CON-16.10")
def test_they_appear_where_there_is_room() -> None:
    table = OverlordTable(heroes=4).kill(f"unit:{BLUE}/1")
    for n in (1, 2):
        table.put(f"unit:{WARRIORS}/{n}", "V15")  # with the snake of size 4 and two hyenas: 8 of 8
    table.start(Reinforcement(points=4))
    assert table.blocked(f"return:{BLUE}/V15") == "occupied" and f"return:{BLUE}/V11" in table.options


@pytest.mark.rule("CON-23.5")
def test_who_returned_may_act_in_the_same_turn() -> None:
    table = OverlordTable().kill(*(f"unit:{BLUE}/{n}" for n in (1, 2, 3))).gems(12)
    table.s.recovery = 0
    table.start(OverlordTurn()).answer("tile:event", f"return:{BLUE}/V11", "end-reinforcement", f"tile:{BLUE}")
    assert table.prompt == "model" and model_of(table.s, f"unit:{BLUE}/4").mp == 2


@pytest.mark.rule("CON-21.10")
def test_fire_at_will_costs_nothing_and_passes_over_who_sees_nobody() -> None:
    table = OverlordTable("hunting_the_tigress").gems(0).put(ARCHERS[1], "D5").put(ARCHERS[2], "D8")
    table.put("hero:conan", "T6").put("hero:shevatas", "T6").put("hero:belit", "T2")
    for n in range(1, 6):
        table.put(f"unit:belits_guards_grey/{n}", "T2")
    table.start(EventTile(tile="event")).answer("event:fire_at_will")
    assert table.prompt == "aim" and "shoot:hero:belit" not in table.options  # D8 sees T6 but not T2
    assert "shoot:hero:conan" in table.options
    table.answer("shoot:hero:conan")
    assert table.prompt == "roll attack" and table.s.reserve == 0
    table.symbols(0, 0, 0).answer("keep")  # one more from the poop
    assert table.prompt == "aim" and "shoot:hero:belit" in table.options  # the archer in D5
    table.answer("pass", "pass")
    assert table.prompt == ""


def test_glory_to_set_puts_the_demon_in_the_place_of_skuthus() -> None:
    """SC2: his death counts for the heroes, his tile is replaced in place, and it happens once."""
    table = event("hunting_the_tigress").answer("event:glory_to_set")
    demon = models_of(table.s, "outer_dark_demon")
    assert [area_of(table.s, one) for one in demon] == ["D8"] and not models_of(table.s, "skuthus")
    assert model_of(table.s, demon[0]).life == 6
    assert table.s.river.index("outer_dark_demon") == 7 and "skuthus" not in table.s.river
    assert not table.s.tiles["outer_dark_demon"].face_down and table.told(TileSwapped)
    table.kill("unit:zaporavo/1").start(EventTile(tile="event"))
    assert table.s.winner == "heroes"


def test_glory_to_set_needs_skuthus_and_room() -> None:
    dead = OverlordTable("hunting_the_tigress").kill("unit:skuthus/1").start(EventTile(tile="event"))
    assert dead.options == ["event:reinforcement", "event:fire_at_will"]
    full = OverlordTable("hunting_the_tigress")
    for n in (1, 2, 3):
        full.put(f"unit:pirates_blue/{n}", "D8")
    full.start(EventTile(tile="event"))
    assert full.blocked("event:glory_to_set") == "occupied"  # 3 + 3 + 1 of 8, the demon is of size 3


def test_the_tide_strikes_heroes_in_the_court_alone() -> None:
    """SC3: 2 yellow on R13; Guard is allowed."""
    table = OverlordTable("crown_of_the_drowned_temple").gems(9).put("hero:conan", "R13")
    table.start(EventTile(tile="event")).answer("event:tide")
    assert table.dice == "YY"
    table.symbols(2, 1)
    assert table.told(AreaAttacked)[-1].power == 3 and table.prompt.startswith("guard")
    table.answer("gems:0").symbols(0).answer("keep")
    assert table.hero("conan").wounds == 3 and model_of(table.s, "unit:giant_snake/1").life == 6


def test_slam_shuts_an_open_door_with_an_empty_side() -> None:
    """SC3: not with somebody in both areas, not a door that had a lock, not a wrecked one."""
    table = OverlordTable("crown_of_the_drowned_temple", 1).put("hero:conan", "R8")
    table.s.doors.update(DA="open", DB="open", DC="open")
    table.start(EventTile(tile="event")).answer("event:slam")
    assert table.options == ["door:DB"]  # R4 and R8 are both held, DC had a lock
    table.answer("door:DB")
    assert table.s.doors["DB"] == "closed" and table.told(DoorChanged)[-1].state == "closed"


def test_slam_without_a_door_to_shut_does_nothing() -> None:
    table = event("crown_of_the_drowned_temple").answer("event:slam")
    assert table.prompt == "" and not table.told(DoorChanged)
