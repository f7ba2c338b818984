"""The glass and steel of Krynea is all there: every card, every size, in the sizes and places that its tables list."""

import re
import struct
import tomllib
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path

import numpy as np
import pygame
import pytest
import toml

from tools.art_krynea import vignette
from tools.art_krynea.catalogue import CARDS
from tools.art_krynea.emblems import SKETCHES, drawing
from tools.art_krynea.signs import SIGNS
from tools.art_krynea.sketch import contour, emblem_svg, svg_of

SPRITES = Path(__file__).resolve().parents[2] / "sprites"
KRYNEA = SPRITES / "krynea"
ARMIES = ("light", "magic", "dark", "mercenary")
PHASES = [
    "initiative",
    "monoliths",
    "purchase",
    "deployment",
    "movement",
    "actions",
    "ranged",
    "magic",
    "melee",
    "discards",
]
RANGES = [
    "front_first",
    "front_van",
    "front_rear",
    "front_any",
    "first_adj",
    "any_first",
    "any_second",
    "any_van",
    "any_rear",
    "any_enemy",
]
VALUES = [f"{row}_{kind}" for row in ("attack", "defence") for kind in ("ranged", "magic", "melee")]
IDS = [str(k) for k in range(1, 96)]
MONOLITHS = [f"M{k}" for k in range(1, 10)]
# 42 troops less 6 Objects, and the actions that enter as units: Imp, Angel, Elemental, Ogre
UNITS = [str(k) for k in range(54, 96) if k not in (76, 79, 82, 86, 91, 95)] + ["37", "43", "46", "51"]


@cache
def listed() -> dict[str, tuple[int, int, bool]]:
    table = tomllib.loads((KRYNEA / "manifest.toml").read_text(encoding="utf-8"))
    return {s["name"].removeprefix("krynea/"): (s["w"], s["h"], s["alpha"]) for s in table["sprite"]}


@cache
def layout() -> dict[str, dict]:
    return tomllib.loads((KRYNEA / "layout.toml").read_text(encoding="utf-8"))


def header(file: Path) -> tuple[int, int, bool]:
    data = file.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n", file
    w, h, depth, kind = struct.unpack(">IIBB", data[16:26])
    assert depth == 8
    return w, h, kind in (4, 6) or (kind == 3 and b"tRNS" in data[:2000])


def test_pictures_and_manifest_agree():
    found = {f.relative_to(KRYNEA).with_suffix("").as_posix(): header(f) for f in KRYNEA.rglob("*.png")}
    assert found == listed()


def test_cards_and_table_stay_under_fourteen_megabytes_and_the_stories_under_four():
    stories = [*(KRYNEA / "howto").glob("*.png"), KRYNEA / "victory.png"]
    told = sum(f.stat().st_size for f in stories)
    assert told < 4_000_000
    assert sum(f.stat().st_size for f in KRYNEA.rglob("*.png")) - told < 14_000_000


def test_a_ground_for_the_results():
    assert listed()["victory"] == (1920, 1080, False)


def test_totals_of_the_melee_page_add_up_only_when_both_attack(monkeypatch):
    """Foot 3/2 and riders 4/4 make 7/6; riders 6/4 before bowmen without a melee attack stay 6/4."""
    melee = {"foot": (3, 2), "riders": (4, 4), "ghosts": (6, 4), "bows": (None, 1)}
    table = {
        slug: {"attack": {} if a is None else {"melee": a}, "defence": {"melee": d}} for slug, (a, d) in melee.items()
    }
    monkeypatch.setattr(vignette, "facts", lambda: table)
    assert [vignette.total(("foot", "riders"), row) for row in ("attack", "defence")] == [7, 6]
    assert [vignette.total(("ghosts", "bows"), row) for row in ("attack", "defence")] == [6, 4]
    assert vignette.total(("bows", "foot"), "attack") == 0


def test_a_burst_card_flies_apart_from_its_middle():
    card = pygame.Surface((100, 140), pygame.SRCALPHA)
    card.fill((200, 30, 30, 255))
    near, far = (vignette.splinters(card, spread, 3) for spread in (0, 60))
    assert len(near) == len(far) > 20
    assert sum(np.hypot(*at) for _, at in far) > sum(np.hypot(*at) for _, at in near) + 30 * len(far)


def test_floors_are_opaque_and_of_the_canvas():
    assert {listed()[f"floor_{seats}"] for seats in ("two", "four")} == {(1920, 1080, False)}


def test_the_catalogue_counts_the_box():
    assert [card.id for card in CARDS] == IDS + MONOLITHS
    assert len({card.slug for card in CARDS}) == 104
    by_id = {card.id: card for card in CARDS}
    assert [by_id[k].slug for k in ("1", "9", "53", "54", "84", "95", "M2")] == [
        "attunement", "magic_bolt_1", "desertion", "light_infantry_1", "iderion", "warhorse", "ceirwen",
    ]  # fmt: skip
    assert sorted(card.id for card in CARDS if card.stands) == sorted(UNITS)
    assert [card.id for card in CARDS if card.face == "champion"] == ["80", "84", "88", "92"]


@pytest.mark.parametrize("army", ARMIES)
def test_every_army_has_every_card_in_hand_and_every_unit_on_the_field(army):
    names = listed()
    assert {names[f"cards/{army}/hand/{k}"] for k in IDS} == {(181, 253, True)}
    assert {names[f"cards/{army}/thumb/{k}"] for k in IDS} == {(61, 61, True)}
    assert {names[f"cards/{army}/field/{k}"] for k in UNITS} == {(127, 151, True)}
    assert {names[f"cards/{army}/chip/{k}"] for k in UNITS} == {(197, 81, True)}
    assert {names[f"cards/{army}/rear/{k}"] for k in UNITS} == {(127, 63, True)}
    for face in ("unit", "champion", "summoned", "object", "action", "skill"):
        assert names[f"frames/{army}/large_{face}"] == (421, 589, True)
    for size in ("hand", "field", "pile"):
        assert {f"backs/{army}/{size}_{deck}" for deck in ("actions", "troops")} <= names.keys()


def test_monoliths_are_finished_in_hand_and_field_size():
    assert {listed()[f"cards/neutral/hand/{k}"] for k in MONOLITHS} == {(181, 253, True)}
    assert {listed()[f"cards/neutral/field/{k}"] for k in MONOLITHS} == {(127, 151, True)}
    assert {"frames/neutral/large_monolith", "backs/neutral/hand_monoliths", "stands/monolith"} <= listed().keys()


@pytest.mark.parametrize("army", ARMIES)
@pytest.mark.parametrize("size", ["hand", "thumb"])
def test_no_two_cards_of_an_army_look_alike(army, size):
    assert len({(KRYNEA / f"cards/{army}/{size}/{k}.png").read_bytes() for k in IDS}) == 95


def test_armies_differ_in_their_glass():
    assert len({(KRYNEA / f"cards/{army}/field/57.png").read_bytes() for army in ARMIES}) == 4


# ---------------------------------------------------------------- emblems
def test_one_emblem_a_card_and_one_in_each_armys_cloth():
    assert {f.stem for f in (KRYNEA / "emblems").glob("*.svg")} == {*IDS, *MONOLITHS}
    for army in ARMIES:
        assert {f.stem for f in (KRYNEA / "emblems" / army).glob("*.svg")} == set(IDS)
    assert SKETCHES.keys() == {card.slug for card in CARDS}


def test_kept_emblems_are_what_the_sketches_draw():
    body = svg_of(SKETCHES["fireball"])
    assert drawing("fireball", "neutral") == emblem_svg(body, "neutral")
    assert drawing("mages_1", "magic") == (KRYNEA / "emblems/magic/65.svg").read_text(encoding="utf-8")
    stale = [c.id for c in CARDS if drawing(c.slug, "neutral") != (KRYNEA / f"emblems/{c.id}.svg").read_text()]
    assert stale == []


def silhouette(file: Path, px: int) -> bytes:
    picture = pygame.image.load_sized_svg(str(file), (px, px))
    return bytes(255 * (picture.get_at((x, y)).a > 127) for y in range(px) for x in range(px))


def test_every_card_has_a_silhouette_of_its_own():
    """At 48 px, at least 4 % of the field apart from every other outline: same-named companies too."""
    shapes = {file.stem: silhouette(file, 48) for file in (KRYNEA / "emblems").glob("*.svg")}
    numbers = {k: int.from_bytes(shape) for k, shape in shapes.items()}
    names = sorted(numbers)
    close = [
        (a, b) for i, a in enumerate(names) for b in names[i + 1 :] if (numbers[a] ^ numbers[b]).bit_count() < 8 * 92
    ]
    assert close == []


def test_emblems_fill_their_field_and_are_not_cut_off():
    wrong = []
    for file in (KRYNEA / "emblems").glob("*.svg"):
        box = pygame.image.load_sized_svg(str(file), (128, 128)).get_bounding_rect(min_alpha=40)
        if max(box.size) < 116 or min(box.size) < 40 or not pygame.Rect(1, 1, 126, 126).contains(box):
            wrong.append((file.stem, tuple(box)))
    assert wrong == []


def test_emblems_and_icons_have_one_field():
    files = [*(KRYNEA / "emblems").rglob("*.svg"), *(KRYNEA / "icons").glob("*.svg")]
    assert {ET.parse(f).getroot().get("viewBox") for f in files} == {"0 0 128 128"}


def test_a_sketch_line_becomes_a_filled_a_bare_or_a_drawn_path():
    assert svg_of("b M0 0L4 0Z") == '<path d="M0 0L4 0Z" fill="$b"/>'
    assert svg_of("b| M0 0L4 0Z") == '<path d="M0 0L4 0Z" fill="$b" stroke="none"/>'
    assert svg_of("b~5 M0 0L4 0") == '<path d="M0 0L4 0" fill="none" stroke="$b" stroke-width="5"/>'
    assert svg_of("&bc M0 0L4 0Z").endswith('<path d="M128 0L124 0Z" fill="$c"/>')


def test_a_long_path_goes_on_in_the_next_line():
    assert svg_of("b M0 0\nL4 0Z") == '<path d="M0 0 L4 0Z" fill="$b"/>'


def test_the_contour_is_wider_and_leaves_inner_facets_out():
    assert contour('<path d="M0 0" fill="$b"/>') == '<path d="M0 0" fill="$K" stroke="$K" stroke-width="11"/>'
    assert contour('<path d="M0 0" fill="$b" stroke="none"/>') == ""
    thick = contour('<path d="M0 0" fill="none" stroke="$b" stroke-width="5"/>')
    assert thick == '<path d="M0 0" fill="none" stroke="$K" stroke-width="14"/>'


# ---------------------------------------------------------------- icons
def test_icons_for_values_ranges_and_phases():
    names = {f.stem for f in (KRYNEA / "icons").glob("*.svg")}
    assert names == SIGNS.keys()
    assert names >= {*VALUES, *(f"range_{code}" for code in RANGES), *(f"phase_{name}" for name in PHASES)}


def test_icons_are_white_with_lead_so_that_they_can_be_tinted():
    tones = {tone for f in (KRYNEA / "icons").glob("*.svg") for tone in re.findall(r"#[0-9a-f]{6}", f.read_text())}
    assert tones == {"#ffffff", "#17161a", "#565a60"}


# ---------------------------------------------------------------- positions
def test_tables_read_alike_with_both_readers():
    for name in ("layout.toml", "manifest.toml"):
        text = (KRYNEA / name).read_text(encoding="utf-8")
        assert toml.loads(text) == tomllib.loads(text)


def test_layout_names_every_card():
    assert layout()["cards"]["mages_1"] == "65"
    assert {*layout()["cards"].values()} == {*IDS, *MONOLITHS} == layout()["faces"].keys()


@pytest.mark.parametrize(
    "section", ["hand_unit", "hand_champion", "field_unit", "large_unit", "chip_unit", "rear_unit"]
)
def test_six_values_lie_apart_inside_the_card(section):
    table = layout()[section]
    card = pygame.Rect((0, 0), table["size"])
    spots = [pygame.Rect(table[value]) for value in VALUES]
    assert all(card.contains(spot) for spot in spots)
    assert [spot.inflate(-4, -4).collidelistall(spots) for spot in spots] == [[k] for k in range(6)]
    attack, defence = spots[0], spots[3]
    assert attack.centery < defence.centery
    assert spots[0].centerx < spots[1].centerx < spots[2].centerx


@pytest.mark.parametrize("section", ["hand_unit", "hand_action", "large_unit", "large_action", "large_monolith"])
def test_name_and_text_do_not_cover_the_window(section):
    table = layout()[section]
    window = pygame.Rect(table["window"])
    for key in ("name", "text", "values"):
        if key in table:
            assert not window.colliderect(table[key]), key


def test_every_listed_size_is_the_size_of_its_picture():
    sizes = {"engagement": "plates/engagement_up_kills", "token": "token/actions", "stand": "stands/monolith"}
    for section, key in (("engagement", "half"), ("token", "size"), ("stand", "size")):
        assert tuple(layout()[section][key]) == listed()[sizes[section]][:2]
    assert tuple(layout()["lane_two"]["size"]) == listed()["plates/lane_two"][:2]
    assert tuple(layout()["rail"]["four"]) == listed()["plates/rail_four"][:2]


def test_card_widths_are_odd():
    for size in ("hand", "field", "large", "chip", "rear", "thumb", "pile"):
        section = size if size in ("thumb", "pile") else f"{size}_unit"
        assert layout()[section]["size"][0] % 2 == 1
