"""The baked pictures are all there, in the size and with the transparency that their manifest lists."""

import struct
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest
import toml

SPRITES = Path(__file__).resolve().parents[2] / "sprites"
FAMILIES = ("EQ", "RD", "MC", "CU", "TR")
CARDS = [f"{family}{k:02}" for family in FAMILIES for k in range(1, 13)]
SUITS = ("equipment", "raid", "mercenary", "curse", "treasure")
SEATS = ("amber", "sky", "green", "vermilion", "violet")


def header(file: Path) -> tuple[int, int, bool]:
    """(width, height, see-through) from the PNG's own header."""
    data = file.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n", file
    w, h, depth, kind = struct.unpack(">IIBB", data[16:26])
    assert depth == 8
    return w, h, kind in (4, 6) or (kind == 3 and b"tRNS" in data[:2000])


def manifest() -> dict[str, tuple[int, int, bool]]:
    table = tomllib.loads((SPRITES / "manifest.toml").read_text(encoding="utf-8"))
    return {s["name"]: (s["w"], s["h"], s["alpha"]) for s in table["sprite"]}


def test_every_listed_picture_exists_as_listed() -> None:
    for name, listed in manifest().items():
        assert header(SPRITES / f"{name}.png") == listed, name


def test_every_baked_picture_is_listed() -> None:
    found = {
        f.relative_to(SPRITES).with_suffix("").as_posix()
        for folder in ("frame", "title", "huns")
        for f in (SPRITES / folder).rglob("*.png")
    }
    assert found == set(manifest())


@pytest.mark.parametrize("name", ["title/night", "frame/curtain", "frame/walnut", "huns/table_rug", "huns/victory"])
def test_full_screens_are_opaque_and_of_the_canvas(name: str) -> None:
    assert manifest()[name] == (1920, 1080, False)


def test_sixty_cards_small_and_large() -> None:
    listed = manifest()
    assert {listed[f"huns/cards/{ident}"] for ident in CARDS} == {(360, 190, True)}
    assert {listed[f"huns/cards/small/{ident}"] for ident in CARDS} == {(104, 160, True)}


def test_no_two_cards_look_alike() -> None:
    for folder in ("huns/cards", "huns/cards/small"):
        assert len({(SPRITES / folder / f"{ident}.png").read_bytes() for ident in CARDS}) == 60


def test_each_suit_and_each_seat_has_its_pieces() -> None:
    listed = manifest()
    for suit in SUITS:
        for name in (
            "banners/{}",
            "rings/{}",
            "backs/{}_market",
            "cubes/{}_camp",
            "sockets/{}_market",
            "frames/{}_large",
        ):
            assert f"huns/{name.format(suit)}" in listed
    for seat in SEATS:
        assert f"title/khan_{seat}" in listed
        assert listed[f"huns/mats/camp_hem_{seat}"] == listed["huns/mats/camp"]


def test_all_pictures_together_stay_small() -> None:
    assert sum((SPRITES / f"{name}.png").stat().st_size for name in manifest()) < 30_000_000


@pytest.mark.parametrize("name", ["manifest.toml", "title/layout.toml", "frame/layout.toml", "huns/layout.toml"])
def test_tables_read_alike_with_both_readers(name: str) -> None:
    text = (SPRITES / name).read_text(encoding="utf-8")
    assert toml.loads(text) == tomllib.loads(text)


def test_wagon_spaces_lie_in_the_bed_from_left_to_right() -> None:
    layout = tomllib.loads((SPRITES / "huns/layout.toml").read_text(encoding="utf-8"))
    for name in ("wagon_camp", "wagon_market", "wagon_mini"):
        table = layout[name]
        xs = [x for x, _ in table["sockets"]]
        half = table["socket"] / 2
        assert len(xs) == 4
        assert all(b - a >= table["socket"] for a, b in pairwise(xs))
        assert xs[0] - half >= 0
        assert xs[-1] + half <= table["size"][0]
        picture = name.replace("wagon_", "")
        assert manifest()[f"huns/wagons/green_{picture}"][:2] == tuple(table["size"])


def test_seat_plates_stay_in_the_safe_margins() -> None:
    rects = tomllib.loads((SPRITES / "title/layout.toml").read_text(encoding="utf-8"))["seat_plates"]["rects"]
    assert len(rects) == 5
    assert all(x >= 96 and x + w <= 1824 and y >= 54 and y + h <= 1026 for x, y, w, h in rects)
