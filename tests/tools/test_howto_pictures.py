"""The how-to pictures of every title: one for each page, of one size, no two alike."""

import os
import struct
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from engine.assets import SPRITES
from tools.art.howto import SIZE

TITLES = {"huns": "art", "krynea": "art_krynea", "age_of_conan": "art_age_of_conan", "conan": "art_conan"}
"""The folder of `tools/` in which each title's pictures are painted."""
MOST = 3_200_000
"""Bytes that the pictures of one title may take."""

every_title = pytest.mark.parametrize("title", TITLES)


def pictures(title: str) -> list[Path]:
    return sorted((SPRITES / title / "howto").glob("*.png"))


@every_title
def test_a_picture_for_each_page_each_painted_here(title: str) -> None:
    book = tomllib.loads((SPRITES.parent / "games" / title / "howto.toml").read_text(encoding="utf-8"))
    painted = import_module(f"tools.{TITLES[title]}.howto").PICTURES
    wanted = [f"{n}.png" for n in range(1, len(painted) + 1)]
    assert [page["picture"] for page in book["page"]] == wanted == [file.name for file in pictures(title)]


@every_title
def test_they_have_one_size(title: str) -> None:
    assert {struct.unpack(">II", file.read_bytes()[16:24]) for file in pictures(title)} == {SIZE}


@every_title
def test_no_two_alike_and_all_of_them_small(title: str) -> None:
    files = pictures(title)
    assert len({file.read_bytes() for file in files}) == len(files)
    assert sum(file.stat().st_size for file in files) < MOST


@pytest.mark.parametrize("title", [title for title in TITLES if title != "huns"])  # whose pictures have no list
def test_the_manifest_lists_them(title: str) -> None:
    table = tomllib.loads((SPRITES / title / "manifest.toml").read_text(encoding="utf-8"))
    listed = {row["name"].removeprefix(f"{title}/"): (row["w"], row["h"], row["alpha"]) for row in table["sprite"]}
    assert {listed.get(f"howto/{file.stem}") for file in pictures(title)} == {(*SIZE, True)}
