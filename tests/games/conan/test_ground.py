"""Boards: borders, walls, distances, and the lines of sight of all three, dot by dot."""

from pathlib import Path

import pytest

from games.conan.rules.content import BOARDS
from games.conan.rules.ground import (
    Border,
    border,
    capacity,
    distance,
    exits,
    is_water,
    is_wet,
    landing,
    neighbours,
    site,
    walled,
)
from games.conan.rules.sight import elevated, los, seen_from
from games.conan.rules.state import ConanState, Hero

SCENARIO = {
    "pict_village": "clutches_of_the_picts",
    "two_ships": "hunting_the_tigress",
    "drowned_temple": "crown_of_the_drowned_temple",
}


def ground(board: str, **more: object) -> ConanState:
    """The bare board with its doors as they start and every plank in place."""
    s = ConanState(seats=2, rng=0, board=board, scenario=SCENARIO[board], planks=["D4/T5"])
    s.heroes = [Hero(id=name, seat=1) for name in ("conan", "shevatas", "valeria")]  # three: locks depend on it
    s.doors = {door: facts.state for door, facts in BOARDS[board].doors.items()}
    for field, value in more.items():
        setattr(s, field, value)
    return s


def golden(board: str) -> dict[str, list[str]]:
    """The tables that were drawn up with the boards: area, "sees", areas."""
    lines = (Path(__file__).parent / "sight" / f"{board}.txt").read_text().splitlines()
    rows = [line.split() for line in lines]
    return {row[0]: [name for name in row[2:] if name != "-"] for row in rows}


@pytest.mark.rule("CON-8.6", "CON-8.13")
@pytest.mark.parametrize("board", SCENARIO)
def test_the_lines_of_sight_of_every_area(board: str) -> None:
    s, table = ground(board), golden(board)
    assert list(table) == list(BOARDS[board].areas)
    assert {area: seen_from(s, area) for area in table} == {
        area: [one for one in BOARDS[board].areas if one in seen] for area, seen in table.items()
    }


@pytest.mark.rule("CON-8.7")
@pytest.mark.parametrize("board", SCENARIO)
def test_everybody_sees_the_own_area(board: str) -> None:
    assert all(los(ground(board), area, area) for area in BOARDS[board].areas)


def test_open_doors_open_the_lines_that_the_sheet_names() -> None:
    shut, wide = ground("drowned_temple"), ground("drowned_temple")
    wide.doors = dict.fromkeys(wide.doors, "open")
    gained = {f"{a}-{b}" for a in BOARDS[wide.board].areas for b in seen_from(wide, a) if b not in seen_from(shut, a)}
    told = """R1-R6 R1-R7 R4-R6 R4-R7 R4-R8 R4-R12 R5-R6 R5-R7 R6-R1 R6-R4 R6-R5 R7-R1 R7-R4 R7-R5 R7-R15 R8-R4 R8-R12
        R10-R13 R11-R15 R12-R4 R12-R8 R15-R7 R15-R11"""
    assert gained == set(told.split())


@pytest.mark.rule("CON-8.11", "CON-8.15")
def test_from_the_mound_one_sees_the_square_but_not_back() -> None:
    s = ground("pict_village")
    assert los(s, "V13", "V23") and not los(s, "V23", "V13")
    assert los(s, "V14", "V23") and los(s, "V23", "V14")  # the slope holds both levels


@pytest.mark.rule("CON-8.9")
def test_distance_does_not_matter_to_sight() -> None:
    assert los(ground("two_ships"), "T2", "D7") and distance(ground("two_ships"), "T2", "D7") == 5


@pytest.mark.rule("CON-8.14")
def test_who_stands_above_whom() -> None:
    ships, village = ground("two_ships"), ground("pict_village")
    assert elevated(ships, "T8", "T6") and elevated(ships, "T7", "T5") and elevated(ships, "T5", "W2")
    assert not elevated(ships, "T8", "T7") and not elevated(ships, "T5", "T4") and not elevated(ships, "W2", "T5")
    assert elevated(village, "V12", "V22") and not elevated(village, "V12", "V13")


def test_water_and_ships_see_each_other_side_by_side_only() -> None:
    s = ground("two_ships")
    assert los(s, "W2", "T5") and los(s, "T5", "W2") and not los(s, "T8", "W3") and not los(s, "W1", "T1")


@pytest.mark.rule("CON-26.11")
def test_a_breach_is_a_plain_border_with_free_sight() -> None:
    s = ground("pict_village")
    assert border(s, "V33", "H7") == Border("wall", material="wood")
    assert border(s, "V13", "H2") == Border("wall", material="stone")
    assert border(s, "V33", "H1") is None and not los(s, "V33", "H6")
    s.breaches = ["H6/V33"]
    assert border(s, "V33", "H6") == Border("open") and "H6" in neighbours(s, "V33") and "H6" not in walled(s, "V33")
    assert los(s, "V33", "H6") and los(s, "H6", "V33") and not los(s, "V33", "H7")


def test_a_wrecked_door_stays_open() -> None:
    s = ground("drowned_temple", breaches=["DA"])
    s.doors["DA"] = "open"
    found = border(s, "R4", "R8")
    assert found is not None and found.kind == "open" and los(s, "R4", "R8") and not los(s, "R4", "R12")


def test_who_touches_whom_behind_a_wall() -> None:
    village, temple = ground("pict_village"), ground("drowned_temple")
    told = "V13/H2 V13/H3 V14/H4 V21/H5 V22/H2 V24/H7 V25/H4 V32/H5 V33/H6 V33/H7"
    assert {f"{a}/{b}" for a in BOARDS["pict_village"].areas if a[0] == "V" for b in walled(village, a)} == {
        *told.split()
    }
    assert {f"{a}/{b}" for a in BOARDS["drowned_temple"].areas for b in walled(temple, a)} == {
        "R8/R9", "R9/R8", "R14/R15", "R15/R14",
    }  # fmt: skip


@pytest.mark.rule("CON-1.10", "CON-12.8")
def test_borders_of_every_kind() -> None:
    village, ships, temple = ground("pict_village"), ground("two_ships"), ground("drowned_temple")
    assert border(village, "V22", "V23") == Border("open")
    assert border(village, "V12", "H2") == Border("flap", 2, 1)
    assert border(village, "V11", "V21") == border(village, "V21", "V11") == Border("climb", 3, 2, up=True)
    assert border(village, "V13", "V23") == Border("cliff", fall=("O", "O"), leap_fall=("O",))
    assert border(village, "V23", "V13") == Border("cliff", 3, 2, up=True)
    assert border(ships, "T8", "T6") == Border("cliff", fall=("Y", "Y"), leap_fall=("Y",))
    assert border(ships, "T6", "T8") == Border("cliff", 2, 1, up=True)
    assert border(ships, "T3", "W1") == Border("water")
    assert border(ships, "T7", "D6") == Border("leap", 2, 1, difficulty=2, over="W3")
    assert border(temple, "R4", "R8") == Border("door", material="wood", door="DA", state="closed")


def test_the_plank_is_a_border_while_it_lies() -> None:
    s = ground("two_ships")
    assert border(s, "T5", "D4") == Border("plank", difficulty=2) and distance(s, "T5", "D4") == 1
    s.planks = []
    assert border(s, "T5", "D4") is None and "D4" not in neighbours(s, "T5") and distance(s, "T5", "D4") == 2


@pytest.mark.rule("CON-11.14")
def test_a_door_opened_is_a_plain_border() -> None:
    s = ground("drowned_temple")
    locked = border(s, "R7", "R15")
    assert locked == Border("door", material="stone", door="DD", state="locked", difficulty=3)
    s.heroes.pop()
    assert border(s, "R7", "R15") == Border("door", material="stone", door="DD", state="locked", difficulty=2)
    s.doors["DC"] = "open"
    found = border(s, "R5", "R6")
    assert found is not None and (found.kind, found.mp, found.door) == ("open", 1, "DC")


@pytest.mark.rule("CON-11.10")
def test_distance_counts_every_border_once_and_ignores_doors() -> None:
    temple, village = ground("drowned_temple"), ground("pict_village")
    assert distance(temple, "R1", "R15") == 5 and distance(temple, "R4", "R8") == 1
    assert distance(village, "V13", "V23") == 1 and distance(village, "V31", "V15") == 6


@pytest.mark.rule("CON-11.10")
def test_a_throw_falls_short_along_the_line() -> None:
    s = ground("two_ships")
    assert [landing(s, "T2", "D3", n) for n in (0, 1, 2, 3, 4)] == ["T2", "T3", "D2", "D3", "D3"]
    village = ground("pict_village")
    assert [landing(village, "V21", "V25", n) for n in (1, 2, 3)] == ["V22", "V23", "V24"]


@pytest.mark.rule("CON-11.9", "CON-11.10")
@pytest.mark.parametrize("board", SCENARIO)
def test_what_flies_n_areas_far_lands_n_areas_away_and_nearer_to_the_target(board: str) -> None:
    s = ground(board)
    for a in BOARDS[board].areas:
        for b in seen_from(s, a):
            far = distance(s, a, b)
            spots = [landing(s, a, b, n) for n in range(far + 1)]
            assert [distance(s, a, spot) for spot in spots] == list(range(far + 1)) and spots[-1] == b
            assert distance(s, b, a) == far


@pytest.mark.parametrize("board", SCENARIO)
def test_over_a_plain_border_both_sides_see_each_other(board: str) -> None:
    s = ground(board)
    for a in BOARDS[board].areas:
        plain = [b for b in neighbours(s, a) if border(s, a, b) == Border("open")]
        assert all(los(s, a, b) and los(s, b, a) for b in plain)


@pytest.mark.rule("CON-16.10")
def test_areas_hold_so_much() -> None:
    assert capacity(ground("pict_village"), "H1") == 4 and capacity(ground("two_ships"), "W1") == 12


def test_water_deep_and_shallow() -> None:
    ships, temple = ground("two_ships"), ground("drowned_temple")
    assert is_water(ships, "W1") and is_wet(site(ships), "W1") and not is_wet(site(ships), "T1")
    assert not is_water(temple, "R13") and is_wet(site(temple), "R13")
    assert exits(temple) == ("R1",) and exits(ships) == ()
