"""How loud and for whom: the share of each sound, the sliders, the voice of the table, the captions."""

import re
from dataclasses import dataclass
from typing import Protocol

VARIANT = re.compile(r"_\d+$")

# The files all peak at -3 dBFS; these are the shares of it that sit well together. What is not named plays at 0.8.
TRIM = {
    "ui_move": 0.3, "ui_accept": 0.45, "ui_back": 0.4, "ui_refuse": 0.6, "ui_page": 0.4, "card_slide": 0.4,
    "card_flip": 0.55, "card_place": 0.8, "cube_drop": 0.65, "cube_take": 0.4, "coin": 0.45, "score_tick": 0.4,
    "toast": 0.45, "join": 0.55, "leave": 0.5, "curtain": 0.5, "dice_shake": 0.5, "die_die": 0.7, "die_wood": 0.8,
    "horn_turn": 0.65, "spell": 0.6, "victory": 0.9, "defeat": 0.8, "drum_hit": 1.0, "drum_roll": 1.0, "march": 1.0,
    "score_total": 0.55, "wagon_dispatch": 0.65, "glass_chime": 0.45, "glass_crack": 0.7, "glass_shatter": 0.85,
    "steel_ring": 0.7, "magic_burst": 0.75, "volley": 0.85, "coin_toss": 0.5, "banner": 0.75, "monolith": 0.9,
    "deploy": 0.85, "cover_step": 0.8, "chant": 0.55, "raise_dead": 0.7,
    "age_turn": 1.0, "bid_reveal": 0.6, "city_forge": 0.65, "conan_stride": 0.75, "contest_drums": 1.0,
    "coronation": 0.85, "emissary": 0.65, "gold_coins": 0.5, "march_host": 1.0, "raid_fire": 0.75, "sorcery_flame": 0.7,
    "axe_bite": 0.9, "gem_crack": 0.6, "chest_creak": 0.65, "door_slam": 0.8, "river_tile": 0.6, "figure_step": 0.6,
    "leap_land": 0.7, "splash": 0.65,
}  # fmt: skip

# The voice of the table: what it announces, on a slider of its own.
VOICE = frozenset({"horn_turn", "victory", "defeat", "toast", "join", "leave", "score_total", "age_turn", "coronation"})

# Sounds that tell something, and the message that tells it to those who do not hear it.
CAPTIONS = {
    name: f"caption-{name.replace('_', '-')}"
    for name in (
        "horn_turn", "drum_roll", "drum_hit", "victory", "defeat", "curse", "flee", "raid", "march", "sword", "arrow",
        "spell", "wagon_dispatch", "coin", "score_total", "curtain", "toast", "join", "leave", "ui_refuse",
        "glass_chime", "glass_crack", "glass_shatter", "steel_ring", "magic_burst", "volley", "coin_toss", "banner",
        "monolith", "cover_step", "chant", "raise_dead", "age_turn", "bid_reveal", "city_forge", "conan_stride",
        "contest_drums", "coronation", "emissary", "gold_coins", "march_host", "raid_fire", "sorcery_flame",
        "axe_bite", "gem_crack", "chest_creak", "door_slam", "river_tile", "splash",
    )
}  # fmt: skip


class Volumes(Protocol):
    """Four sliders, each 0..100."""

    @property
    def master(self) -> int: ...
    @property
    def effects(self) -> int: ...
    @property
    def music(self) -> int: ...
    @property
    def voice(self) -> int: ...


@dataclass
class Levels:
    """The four sliders as they stand, 0..100, clamped on the way in."""

    master: int = 80
    effects: int = 90
    music: int = 60
    voice: int = 80

    def gain(self, group: str) -> float:
        """0..1 for `group` ("effects", "music", "voice"); half a slider is 10 dB less, which ears call half as loud."""
        own = int(getattr(self, group))
        return float((clamp(self.master / 100) * clamp(own / 100)) ** (5 / 3))


def clamp(value: float) -> float:
    return min(1.0, max(0.0, value))


def sides(pan: float) -> tuple[float, float]:
    """Left and right gain for `pan` 0 (left) .. 1 (right): full on both in the middle, the far side fades."""
    return clamp(2 - 2 * pan), clamp(2 * pan)


def kind_of(name: str) -> str:
    """The base name of a variant: "die_wood_3" is a "die_wood"."""
    return VARIANT.sub("", name)
