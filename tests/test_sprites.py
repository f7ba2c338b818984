"""Every picture stays inside what the SVG loader of pygame can draw, and no two things share one."""

import re
import xml.etree.ElementTree as ET
from collections import defaultdict
from pathlib import Path

import pygame
import pytest

from tools.emblems import draw, pen

SPRITES = Path(__file__).resolve().parents[1] / "sprites"
PICTURES = sorted(SPRITES.rglob("*.svg"))
FOLDERS = sorted({p.parent for p in PICTURES})
EMBLEMS = SPRITES / "huns" / "emblems"
DECKS = ("EQ", "RD", "MC", "CU", "TR")

# Tags that the loader draws; text, use, clipPath, mask, filter, pattern and image are dropped without a word.
DRAWN = {"svg", "g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon", "defs", "stop"}
DRAWN |= {"linearGradient", "radialGradient", "title", "desc"}
PAINTS = {"fill", "stroke", "stop-color", "color"}
PLAIN = re.compile(r"none|#[0-9a-f]{6}|url\(#[\w-]+\)", re.IGNORECASE)
TINTED = {"#ffffff", "none"}
EMBLEM_TONES = {"none", "#efe3c4", "#fff6de", "#8d7450", "#1a1110"}
SUIT_ICONS = ("equipment", "raid", "mercenary", "curse", "treasure")


def elements(path: Path) -> list[tuple[str, dict[str, str]]]:
    return [(e.tag.split("}")[-1], dict(e.attrib)) for e in ET.parse(path).iter()]


def paints(path: Path) -> set[str]:
    return {v for _, attributes in elements(path) for k, v in attributes.items() if k in PAINTS}


def faults(path: Path) -> list[str]:
    """What the loader would ignore or paint grey, in words."""
    found = []
    for tag, attributes in elements(path):
        if tag not in DRAWN:
            found.append(f"<{tag}> is ignored")
        found += [
            f"{k}={v!r} is not a plain hex colour"
            for k, v in attributes.items()
            if k in PAINTS and not PLAIN.fullmatch(v)
        ]
        found += [f"{k} is ignored" for k in attributes if k in ("clip-path", "mask", "filter", "style", "class")]
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda f: str(f.relative_to(SPRITES)))
def test_nothing_in_the_folder_is_silently_ignored(folder):
    assert {p.name: faults(p) for p in folder.glob("*.svg") if faults(p)} == {}


@pytest.mark.parametrize(
    "body",
    [
        '<text x="1">A</text>',
        '<use href="#a"/>',
        '<path fill="currentColor" d="M0 0"/>',
        '<path fill="orange" d="M0 0"/>',
        '<path fill="rgba(1,2,3,0.5)" d="M0 0"/>',
        '<g mask="url(#m)"/>',
        '<filter id="f"/>',
    ],
)
def test_the_check_finds_what_the_loader_ignores(tmp_path, body):
    bad = tmp_path / "bad.svg"
    bad.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">{body}</svg>')
    assert len(faults(bad)) == 1


@pytest.mark.parametrize("name", ["icons", "glyphs", "huns/emblems"])
def test_one_field_for_every_icon(name):
    wrong = [p.name for p in (SPRITES / name).glob("*.svg") if elements(p)[0][1].get("viewBox") != "0 0 128 128"]
    assert wrong == []


def test_sixty_cards_have_sixty_emblems():
    expected = {f"{deck}{n:02d}" for deck in DECKS for n in range(1, 13)}
    assert {p.stem for p in EMBLEMS.glob("*.svg")} == expected


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda f: str(f.relative_to(SPRITES)))
def test_no_two_things_share_a_picture(folder):
    """Compared as drawn, so that two texts for one drawing are found as well."""
    seen = defaultdict(list)
    for path in sorted(folder.glob("*.svg")):
        image = pygame.image.load_sized_svg(str(path), (32, 32))
        seen[pygame.image.tobytes(image, "RGBA")].append(path.name)
    assert [names for names in seen.values() if len(names) > 1] == []


def test_icons_are_white_so_that_they_can_be_tinted():
    assert {p.name: paints(p) - TINTED for p in (SPRITES / "icons").glob("*.svg") if paints(p) - TINTED} == {}


def test_emblems_keep_to_three_tones_and_ink():
    assert {p.name: paints(p) - EMBLEM_TONES for p in EMBLEMS.glob("*.svg") if paints(p) - EMBLEM_TONES} == {}


def test_emblems_fill_their_field_and_are_not_cut_off():
    """At least 60 of 128 units wide and high, and nothing on the outermost row or column."""
    wrong = []
    for path in EMBLEMS.glob("*.svg"):
        box = pygame.image.load_sized_svg(str(path), (128, 128)).get_bounding_rect(min_alpha=40)
        if min(box.size) < 60 or not pygame.Rect(1, 1, 126, 126).contains(box):
            wrong.append((path.stem, tuple(box)))
    assert wrong == []


@pytest.mark.parametrize("suit", SUIT_ICONS)
def test_symbols_on_dice_are_single_paths_of_simple_commands(suit):
    """The dice turn these as polygons, which knows M L H V C Z only."""
    paths = [a for tag, a in elements(SPRITES / "icons" / f"suit_{suit}.svg") if tag == "path"]
    assert len(paths) == 1
    assert set(re.findall(r"[A-Za-z]", paths[0]["d"])) <= set("MLHVCZ")


@pytest.mark.parametrize("folder", list(draw.BOOKS))
def test_what_is_kept_is_what_the_recipes_draw(folder):
    """The parts only: the emblems' outer group is fitted to measured pixels, which the loader's version may shift."""
    kept = {p.stem: p.read_text() for p in (SPRITES / folder).glob("*.svg")}
    book = draw.recipes(folder)
    assert kept.keys() == book.keys()
    assert [name for name, recipe in book.items() if "\n".join(recipe()) not in kept[name]] == []


def test_a_path_moved_turned_and_mirrored():
    corner = "M64 4H74V14Z"
    assert pen.move(corner, 1, 2) == "M65 6L75 6L75 16Z"
    assert pen.turn(corner, 90) == "M124 64L124 74L114 74Z"
    assert pen.flip(corner) == "M64 4L54 4L54 14Z"


def test_a_curve_leaves_a_sharp_corner_straight():
    """A quarter of the way along the side is where the handle of a sharp corner lies."""
    assert pen.blob("0 0!, 40 0!, 0 40!").startswith("M0 0C10 0 30 0 40 0C30 10 10 30 0 40")
