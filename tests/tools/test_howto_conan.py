"""What the how-to pictures of Conan show adds up."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from games.conan.rules.content import HEROES, TILES
from tools.art_conan.howto import ACTIONS, ARMOUR, DEAD, HINDERED, POWER, RIVER, SPENT, STANCES, TAKEN


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
