"""The how-to pictures: one for each page, of one size, no two alike, and what they show adds up."""

import os
import struct
import tomllib
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from tools.art_age_of_conan.howto import BIDS, PICTURES
from tools.art_age_of_conan.vignette import RUINS, SHAPES, SIZE, SKIES

ROOT = Path(__file__).resolve().parents[2]
HOWTO = ROOT / "sprites" / "age_of_conan" / "howto"
FILES = sorted(HOWTO.glob("*.png"))


def test_a_picture_for_each_page() -> None:
    book = tomllib.loads((ROOT / "games/age_of_conan/howto.toml").read_text(encoding="utf-8"))
    assert [page["picture"] for page in book["page"]] == [f"{n}.png" for n in range(1, len(PICTURES) + 1)]
    assert [file.name for file in FILES] == [page["picture"] for page in book["page"]]


def test_they_have_the_size_of_the_other_titles_pictures() -> None:
    sizes = {struct.unpack(">II", file.read_bytes()[16:24]) for file in FILES}
    assert sizes == {SIZE} == {struct.unpack(">II", (ROOT / "sprites/krynea/howto/1.png").read_bytes()[16:24])}


def test_no_two_alike_and_all_of_them_small() -> None:
    assert len({file.read_bytes() for file in FILES}) == len(PICTURES)
    assert sum(file.stat().st_size for file in FILES) < 3_200_000


def test_the_manifest_lists_them() -> None:
    table = tomllib.loads((ROOT / "sprites/age_of_conan/manifest.toml").read_text(encoding="utf-8"))
    listed = {row["name"]: (row["w"], row["h"], row["alpha"]) for row in table["sprite"]}
    assert {listed.get(f"age_of_conan/howto/{n}") for n in range(1, 9)} == {(900, 560, True)}


def test_the_first_bid_shown_is_the_highest_and_seats_differ_in_shape() -> None:
    """AOC-3.5: 5 + 4 beats 3 + 5 and 6 + 0; the tokens are 0, 3, 4, 5 and 6."""
    assert [value + bid for _, value, _, _, bid in BIDS] == [9, 8, 6]
    assert all(1 <= value <= 6 and bid in (0, 3, 4, 5, 6) for _, value, _, _, bid in BIDS)
    assert len({seat.shape for seat, *_ in BIDS}) == len(BIDS)
    assert set(SHAPES) == {"diamond", "triangle", "square", "star"}


def test_four_adventures_have_four_skies_and_ruins() -> None:
    assert len(set(SKIES)) == len(set(RUINS)) == 4
