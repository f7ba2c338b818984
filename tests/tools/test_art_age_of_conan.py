"""The pictures of Age of Conan: all there for every card, tale and province, in their listed sizes."""

import tomllib
from functools import cache
from pathlib import Path

import pygame
import pytest
import toml

from tools.art_age_of_conan import kit
from tools.art_age_of_conan.adventures import SCENES
from tools.art_age_of_conan.emblems import SOURCES, emblem, kingdom_of
from tools.art_age_of_conan.pieces import Look, army, shape_points, split
from tools.art_age_of_conan.places import facts, geometry, plate_rect

ROOT = Path(__file__).resolve().parents[2]
HOME = ROOT / "sprites" / "age_of_conan"
CONTENT = ROOT / "games" / "age_of_conan" / "content"
KINGDOMS = ("aquilonia", "turan", "stygia", "hyperborea")
SHAPES = ("triangle", "circle", "square", "diamond", "star")


@cache
def listed():
    """{name below sprites/age_of_conan: (width, height, see-through)} of the manifest."""
    table = tomllib.loads((HOME / "manifest.toml").read_text(encoding="utf-8"))
    return {s["name"].removeprefix("age_of_conan/"): (s["w"], s["h"], s["alpha"]) for s in table["sprite"]}


@cache
def layout():
    return tomllib.loads((HOME / "layout.toml").read_text(encoding="utf-8"))


def ids(file, table):
    return [row["id"] for row in tomllib.loads((CONTENT / f"{file}.toml").read_text(encoding="utf-8"))[table]]


@cache
def kingdom_cards():
    return [card for kingdom in KINGDOMS for card in ids(f"cards_{kingdom}", "card")]


# ---------------------------------------------------------------- the list
def test_the_list_names_every_picture_that_is_there():
    files = {f.relative_to(HOME).with_suffix("").as_posix() for f in HOME.rglob("*.png")}
    assert {n for n in listed() if not n.startswith("howto/")} == {n for n in files if not n.startswith("howto/")}


def test_tables_read_alike_with_both_readers():
    for name in ("layout.toml", "manifest.toml"):
        text = (HOME / name).read_text(encoding="utf-8")
        assert toml.loads(text) == tomllib.loads(text)


def test_the_folder_stays_under_twelve_megabytes():
    assert sum(f.stat().st_size for f in HOME.rglob("*") if f.is_file()) < 12_000_000


# ---------------------------------------------------------------- the ground
def test_sheet_table_and_hall():
    assert listed()["map"] == (1240, 940, True)
    assert listed()["table"] == (1920, 1080, False)
    assert listed()["victory"] == (1920, 1080, False)


@pytest.mark.parametrize("kind", ["mask", "glow", "halo", "ring"])
def test_every_province_has_its_light_in_its_box(kind):
    boxes = layout()["province_box"]
    assert boxes.keys() == set(ids("provinces", "province")) and len(boxes) == 28
    assert {k: listed()[f"provinces/{k}/{kind}"][:2] for k in boxes} == {k: tuple(b[2:]) for k, b in boxes.items()}


def test_areas_fade_in_their_boxes():
    for area, box in layout()["area_box"].items():
        assert listed()[f"areas/{area}_faded"][:2] == tuple(box[2:])


def test_a_mask_covers_the_army_and_not_the_neighbour():
    box = pygame.Rect(layout()["province_box"]["koth"])
    mask = pygame.image.load(str(HOME / "provinces" / "koth" / "mask.png"))
    inside = geometry()["province"]["koth"]["army_at"]
    outside = geometry()["province"]["ophir"]["army_at"]
    assert mask.get_at((int(inside[0]) - box.x, int(inside[1]) - box.y)).a == 255
    spot = (int(outside[0]) - box.x, int(outside[1]) - box.y)
    assert not mask.get_rect().collidepoint(spot) or mask.get_at(spot).a == 0


def test_a_plate_has_room_for_each_terrain():
    nemedia = next(f for f in facts() if f.id == "nemedia")
    assert plate_rect(geometry(), nemedia) == pygame.Rect(560, 320, 118, 36)  # 40 + 3 * 26 round 619, 338


# ---------------------------------------------------------------- pieces
def test_a_piece_for_every_shape_and_height():
    names = {f"army_{n}" for n in range(1, 7)} | {"fort", "tower", "city", "pin"}
    names |= {f"{kind}_{shape}" for kind in ("medal", "standard") for shape in SHAPES}
    for name in names:
        sizes = {listed()[f"pieces/{name}_{part}"][:2] for part in ("tint", "ink")}
        assert len(sizes) == 1, name
    pieces = {n.removeprefix("pieces/") for n in listed() if n.startswith("pieces/")}
    assert pieces == {f"{name}_{part}" for name in names for part in ("tint", "ink")} | {
        "raid",
        "obelisk",
        "conan",
        "conan_large",
        "conan_crowned",
    }


def test_tint_and_ink_together_are_the_piece_in_any_colour():
    pygame.display.set_mode((8, 8))
    tint, ink = split(army(3))
    color = (86, 180, 233)
    tint.fill(color, special_flags=pygame.BLEND_RGB_MULT)
    tint.blit(ink, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    wanted = army(3)(Look(color))
    for at in ((22, 14), (22, 40), (22, 5)):
        assert all(abs(a - b) <= 3 for a, b in zip(tint.get_at(at), wanted.get_at(at), strict=True)), at


def test_shapes_have_their_corners():
    assert [len(shape_points(shape, 0, 0, 10)) for shape in SHAPES] == [3, 40, 4, 4, 10]
    assert shape_points("diamond", 5, 5, 10)[0] == (5, -5)


# ---------------------------------------------------------------- cards
def test_every_card_has_a_face_and_a_picture():
    cards = [*kingdom_cards(), *ids("strategy", "strategy"), *ids("artifacts", "artifact"), "conan_bonus"]
    assert len(cards) == 58 + 37 + 3 + 1
    assert {listed()[f"cards/hand/{card}"] for card in cards} == {(150, 210, True)}
    assert {listed()[f"cards/picture/{card}"] for card in cards} == {(369, 247, False)}


@pytest.mark.parametrize("folder", ["cards/hand", "cards/picture", "adventures/small", "backs"])
def test_no_two_things_share_a_picture(folder):
    files = sorted((HOME / folder).glob("*.png"))
    assert len({f.read_bytes() for f in files}) == len(files) > 0


def test_one_emblem_a_kingdom_card():
    assert SOURCES.keys() == set(kingdom_cards()) == {f.stem for f in (HOME / "emblems").glob("*.svg")}
    assert len(set(SOURCES.values())) == 58
    assert kingdom_of("st_gaze") == "stygia"
    assert emblem("aq_archers") == (HOME / "emblems/aq_archers.svg").read_text(encoding="utf-8")


def test_adventures_and_objectives_of_the_content():
    tales, goals = ids("adventures", "adventure"), ids("objectives", "objective")
    assert SCENES.keys() == set(tales) and len(tales) == 27
    assert {listed()[f"adventures/small/{k}"] for k in tales} == {(128, 168, True)}
    assert {listed()[f"adventures/picture/{k}"] for k in tales} == {(369, 397, False)}
    assert {listed()[f"cards/picture/{k}"] for k in goals} == {(369, 247, False)} and len(goals) == 12


def test_backs_for_every_deck():
    decks = {*KINGDOMS, "strategy", "adventure"}
    assert {n for n in listed() if n.startswith("backs/")} == {f"backs/{deck}" for deck in decks}
    assert {listed()[f"backs/{deck}"] for deck in decks} == {(150, 210, True)}


def test_icons_have_one_field():
    wrong = [f.stem for f in (HOME / "icons").glob("*.svg") if 'viewBox="0 0 128 128"' not in f.read_text()]
    assert wrong == []
    assert {f"crest_{kingdom}" for kingdom in KINGDOMS} <= {f.stem for f in (HOME / "icons").glob("*.svg")}


# ---------------------------------------------------------------- scenes
def test_far_is_light_and_near_is_dark():
    night = kit.SKIES["night"]
    assert night.tone(1) == "#0a0c1a"
    assert int(night.tone(0)[1:3], 16) > int(night.tone(0.5)[1:3], 16) > int(night.tone(1)[1:3], 16)


def test_a_part_is_moved_and_mirrored():
    assert kit.shifted("x", 3, 4, 2, True) == '<g transform="translate(3 4) scale(-2 2)">x</g>'
