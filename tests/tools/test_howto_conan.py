"""The how-to pictures: one for each page, of one size, no two alike, and what they show adds up."""

import os
import struct
import tomllib
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from games.conan.rules.content import HEROES, TILES
from tools.art.howto import SIZE
from tools.art_conan.howto import ACTIONS, ARMOUR, DEAD, HINDERED, PICTURES, POWER, RIVER, SPENT, STANCES, TAKEN

ROOT = Path(__file__).resolve().parents[2]
HOWTO = ROOT / "sprites" / "conan" / "howto"
FILES = sorted(HOWTO.glob("*.png"))


def test_a_picture_for_each_page() -> None:
    book = tomllib.loads((ROOT / "games/conan/howto.toml").read_text(encoding="utf-8"))
    assert [page["picture"] for page in book["page"]] == [f"{n}.png" for n in range(1, len(PICTURES) + 1)]
    assert [file.name for file in FILES] == [page["picture"] for page in book["page"]]


def test_they_have_the_size_of_the_other_titles_pictures() -> None:
    sizes = {struct.unpack(">II", file.read_bytes()[16:24]) for file in FILES}
    assert sizes == {SIZE} == {struct.unpack(">II", (ROOT / "sprites/krynea/howto/1.png").read_bytes()[16:24])}


def test_no_two_alike_and_all_of_them_small() -> None:
    assert len({file.read_bytes() for file in FILES}) == len(PICTURES)
    assert sum(file.stat().st_size for file in FILES) < 2_000_000


def test_the_manifest_lists_them() -> None:
    table = tomllib.loads((ROOT / "sprites/conan/manifest.toml").read_text(encoding="utf-8"))
    listed = {row["name"]: (row["w"], row["h"], row["alpha"]) for row in table["sprite"]}
    assert {listed.get(f"conan/howto/{n}") for n in range(1, 9)} == {(900, 560, True)}


def test_the_gems_of_the_first_picture_are_conans() -> None:
    assert sum(SPENT.values()) == 11 == HEROES["conan"].gems


def test_stances_recover_and_allow_what_the_rules_say() -> None:
    """CON-4.4, CON-4.8."""
    assert STANCES == {"aggressive": (2, ACTIONS), "cautious": (5, ("guard", "reroll"))}
    assert set(ACTIONS) == {"melee", "ranged", "move", "manipulation", "guard", "reroll"}


def test_the_blow_leaves_two_damage_after_zogar_sags_armour() -> None:
    """Two gems of Conan's red die and the battle axe: 2 + 1 + 2 = 5, less 3."""
    assert sum(POWER) - ARMOUR == 2
    assert TILES["zogar_sag"].armour == ARMOUR


def test_two_enemies_and_a_friend_hinder_by_one() -> None:
    """CON-13.1."""
    assert len(HINDERED["enemies"]) - len(HINDERED["friends"]) == 1


def test_the_river_has_eight_places_and_the_dead_cost_a_point_each() -> None:
    assert len(set(RIVER)) == 8 and 0 < TAKEN < 7
    assert DEAD * TILES["skeletons"].cost == 4
