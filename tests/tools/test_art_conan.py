"""The pictures of Conan: all there for every area, figure, card, spell and event, in their listed sizes."""

import tomllib
from functools import cache
from pathlib import Path

import pygame
import pytest
import toml

from tools.art_conan.figure import Figure, along, local
from tools.art_conan.gear import GEAR
from tools.art_conan.goods import GOODS
from tools.art_conan.happenings import HAPPENINGS
from tools.art_conan.loose import LEAVES
from tools.art_conan.places import BOARDS, at, board, points
from tools.art_conan.skills import SKILLS
from tools.art_conan.sorcery import SORCERY
from tools.art_conan.standees import FIGURES, SUPERSAMPLE, extent, render

ROOT = Path(__file__).resolve().parents[2]
HOME = ROOT / "sprites" / "conan"
CONTENT = ROOT / "games" / "conan" / "content"
SEATS = ("amber", "sky", "green", "vermilion", "violet")
COLORS = {"grey", "blue", "green", "orange", "purple", "red"}


@cache
def listed():
    """{name below sprites/conan: (width, height, see-through)} of the manifest."""
    table = tomllib.loads((HOME / "manifest.toml").read_text(encoding="utf-8"))
    return {s["name"].removeprefix("conan/"): (s["w"], s["h"], s["alpha"]) for s in table["sprite"]}


@cache
def layout():
    return tomllib.loads((HOME / "layout.toml").read_text(encoding="utf-8"))


@cache
def rows(file, table):
    return tomllib.loads((CONTENT / f"{file}.toml").read_text(encoding="utf-8"))[table]


def ids(file, table):
    return [row["id"] for row in rows(file, table)]


# ---------------------------------------------------------------- the list
def test_the_list_names_every_picture_that_is_there():
    assert listed().keys() == {f.relative_to(HOME).with_suffix("").as_posix() for f in HOME.rglob("*.png")}


def test_tables_read_alike_with_both_readers():
    for name in ("layout.toml", "manifest.toml"):
        text = (HOME / name).read_text(encoding="utf-8")
        assert toml.loads(text) == tomllib.loads(text)


def test_the_folder_stays_under_eleven_megabytes():
    assert sum(f.stat().st_size for f in HOME.rglob("*") if f.is_file()) < 11_000_000


# ---------------------------------------------------------------- boards
@pytest.mark.parametrize("name", BOARDS)
def test_a_board_lit_and_dim(name):
    assert listed()[f"boards/{name}/lit"] == (1920, 1080, False)
    assert listed()[f"boards/{name}/dim"] == (1217, 790, False)


@pytest.mark.parametrize("name", BOARDS)
def test_every_area_has_its_light_in_its_box(name):
    boxes = layout()[name]["area_box"]
    assert list(boxes) == [row["id"] for row in rows(f"boards/{name}", "area")]
    for area, box in boxes.items():
        for layer in ("mask", "glow", "ring"):
            assert listed()[f"boards/{name}/areas/{area}_{layer}"][:2] == tuple(box[2:]), (area, layer)


def opacity(name, area, spot):
    """Alpha of an area's mask at a point of the screen; 0 outside its picture."""
    box = pygame.Rect(layout()[name]["area_box"][area])
    mask = pygame.image.load(str(HOME / "boards" / name / "areas" / f"{area}_mask.png"))
    place = (spot[0] - box.x, spot[1] - box.y)
    return mask.get_at(place).a if mask.get_rect().collidepoint(place) else 0


@pytest.mark.parametrize("name", BOARDS)
def test_pieces_marks_and_sight_lines_lie_inside_their_area(name):
    table = layout()[name]
    for area in board(name).areas:
        assert opacity(name, area, table["dot"][area]) == 255, area
        assert opacity(name, area, table["mark"][area]) > 0, area
        assert all(opacity(name, area, spot) == 255 for spot in table["spots"][area]), area


@pytest.mark.parametrize("name", BOARDS)
def test_there_is_room_for_eight_in_an_area_and_four_in_a_hut(name):
    for area, facts in board(name).areas.items():
        spots = layout()[name]["spots"][area]
        assert len({tuple(spot) for spot in spots}) == (4 if facts.kind == "hut" else 8), area


def test_a_mask_leaves_the_neighbour_alone():
    assert opacity("pict_village", "V22", layout()["pict_village"]["dot"]["V23"]) == 0
    assert opacity("two_ships", "W1", layout()["two_ships"]["dot"]["T3"]) == 0


def test_every_hut_has_a_roof_that_covers_it():
    for hut in (f"H{n}" for n in range(1, 9)):
        w, h, alpha = listed()[f"boards/pict_village/roofs/{hut}"]
        roof = pygame.Rect(*layout()["pict_village"]["roof"][hut], w, h)
        assert alpha and roof.collidepoint(layout()["pict_village"]["dot"][hut])


def test_board_points_go_to_the_screen():
    assert at(0, 0) == (88, 190)
    assert at(1600, 900) == (1272, 856)  # 88 + 1600 * 0.74, 190 + 900 * 0.74
    assert points("1,2 30,40") == [(1, 2), (30, 40)]


# ---------------------------------------------------------------- figures
def test_a_figure_for_every_hero_and_tile_and_the_captive():
    wanted = {*ids("heroes", "hero"), *ids("tiles", "tile"), "yselda"}
    assert len(wanted) == 12 + 27 + 1 and wanted <= FIGURES.keys()
    for name in FIGURES:
        assert listed()[f"heads/{name}"] == (92, 92, True)
        for size in ("board", "sheet", "portrait"):
            w, h, _ = listed()[f"figures/{name}_{size}"]
            assert 0 < layout()["figures"][size][name][0] < w, name
            assert h * 0.5 < layout()["figures"][size][name][1] <= h, name


def test_base_rings_for_every_seat_and_tile_colour():
    for width in (60, 78, 100, 118):
        for base in [f"hero_{seat}" for seat in SEATS] + [f"foe_{color}" for color in (*COLORS, "boss")]:
            assert f"rings/{base}_{width}" in listed()
        assert f"rings/shadow_{width}" in listed() and f"middle_{width}" in layout()["rings"]
    assert set(layout()["figures"]["ring"].values()) <= {60, 78, 100, 118}


def test_a_face_for_every_tile_in_each_of_its_colours():
    for row in rows("tiles", "tile"):
        assert set(row.get("colours", [])) <= COLORS
        for name in [f"{row['id']}_{color}" for color in row.get("colours", [])] or [row["id"]]:
            assert listed()[f"tiles/{name}"][:2] == (58, 79) and listed()[f"tiles/{name}_large"][:2] == (120, 163)
    assert {"tiles/back", "tiles/back_large"} <= listed().keys()


def test_a_figure_is_as_large_as_its_points():
    f = Figure()
    f.poly("red", [(-10, -100), (10, -100), (10, 0), (-10, 0)])
    assert extent(f.shapes) == (-10, -100, 10, 0)
    picture, origin = render(f.shapes, 100, fade=False)
    assert picture.get_size() == (30, 110) and origin == (15, 105)  # 5 units of room on each side
    assert SUPERSAMPLE == 3


def test_angles_go_clockwise_from_up():
    assert along((0, 0), 90, 10) == pytest.approx((10, 0), abs=1e-9)
    assert local((5, 5), 180, [(0, 10)])[0] == pytest.approx((5, 15))


# ---------------------------------------------------------------- what lies about
def test_gems_in_their_states_and_dice_with_their_symbols():
    for size in (20, 28, 36, 48):
        for state in ("ready", "tired", "wound", "overlord", "overlord_tired"):
            assert listed()[f"gems/{state}_{size}"][:2] == (size + 8, size + 8)
        assert listed()[f"gems/spent_{size}"][:2] == (size * 2, size * 2)
    for row in rows("dice", "die"):
        for symbols in set(row["symbols"]):
            assert {f"dice/{row['letter']}_{symbols}_{size}" for size in (30, 44, 72)} <= listed().keys()


def test_every_door_of_every_board_in_every_state():
    materials = {b["material"] for name in BOARDS for b in board(name).borders if b["kind"] == "door"}
    assert materials == set(LEAVES)
    doors = {f"door_{m}_{s}_{way}" for m in LEAVES for s in ("open", "closed", "locked") for way in ("across", "along")}
    assert (
        doors | {"chest", "chest_open", "plank", "bundle", "breach_wood", "breach_stone"} <= layout()["things"].keys()
    )
    assert {f"things/{name}" for name in layout()["things"]} <= listed().keys()


# ---------------------------------------------------------------- cards
def test_every_card_spell_and_event_has_a_face_and_a_picture():
    cards, spells = ids("cards", "card"), ids("spells", "spell")
    assert len(cards) == 48 and set(cards) == GEAR.keys() | GOODS.keys()
    assert len(spells) == 20 and set(spells) == SORCERY.keys()
    scenarios = sorted((CONTENT / "scenarios").glob("*.toml"))
    events = {e["id"] for f in scenarios for e in tomllib.loads(f.read_text(encoding="utf-8")).get("event", ())}
    assert events == HAPPENINGS.keys()
    faces = {*(f"cards/{c}" for c in cards), *(f"spells/{s}" for s in spells), *(f"events/{e}" for e in events)}
    assert {listed()[face] for face in faces | {"cards/back", "spells/back"}} == {(150, 210, True)}
    assert {listed()[f"pictures/{name}"] for name in cards + spells} == {(369, 247, False)}
    assert {f"gear/{name}" for name in cards + spells} <= listed().keys()


def test_a_frame_for_every_kind_keeps_picture_and_words_apart():
    kinds = {row["kind"] for row in rows("cards", "card")} | {"spell", "event"}
    assert {listed()[f"frames/{kind}"] for kind in kinds} == {(421, 589, True)}
    spots = [pygame.Rect(spot) for spot in layout()["large_card"].values()]
    assert [spot.collidelistall(spots) for spot in spots] == [[i] for i in range(len(spots))]
    assert layout()["large_card"]["window"][2:] == [369, 247]


def test_every_skill_has_its_sign():
    assert set(ids("skills", "skill")) == SKILLS.keys()
    assert {listed()[f"skills/{skill}"][:2] for skill in SKILLS} == {(96, 96)}


@pytest.mark.parametrize("folder", ["cards", "spells", "events", "pictures", "gear", "icons", "skills", "figures"])
def test_no_two_things_share_a_picture(folder):
    files = sorted((HOME / folder).glob("*.png"))
    assert len({f.read_bytes() for f in files}) == len(files) > 0


# ---------------------------------------------------------------- the story
def test_grounds_of_the_results():
    assert listed()["victory"] == listed()["victory_overlord"] == (1920, 1080, False)
