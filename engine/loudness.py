"""How loud and for whom: the share of each sound, the sliders, the voice of the table."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import toml

VARIANT = re.compile(r"_\d+$")

USUAL = 0.8
"""The share of a sound that nobody named."""


@dataclass(frozen=True)
class Tuning:
    """How sounds sit among each other. The files all peak at -3 dBFS; `shares` of it, 0..1, sit well together.

    The names in `voice` are what the table announces, on a slider of its own.
    """

    shares: Mapping[str, float]
    voice: frozenset[str]

    def share(self, kind: str) -> float:
        return self.shares.get(kind, USUAL)

    def group(self, kind: str) -> str:
        """The slider that a sound follows."""
        return "voice" if kind in self.voice else "effects"


OURS = Tuning(
    {
        "ui_move": 0.3,
        "ui_accept": 0.45,
        "ui_back": 0.4,
        "ui_refuse": 0.6,
        "ui_page": 0.4,
        "card_slide": 0.4,
        "card_flip": 0.55,
        "card_place": 0.8,
        "cube_drop": 0.65,
        "cube_take": 0.4,
        "coin": 0.45,
        "score_tick": 0.4,
        "toast": 0.45,
        "join": 0.55,
        "leave": 0.5,
        "curtain": 0.5,
        "dice_shake": 0.5,
        "die_die": 0.7,
        "die_wood": 0.8,
        "horn_turn": 0.65,
        "spell": 0.6,
        "victory": 0.9,
        "defeat": 0.8,
        "drum_hit": 1.0,
        "drum_roll": 1.0,
        "march": 1.0,
        "score_total": 0.55,
    },
    frozenset({"defeat", "horn_turn", "join", "leave", "score_total", "toast", "victory"}),
)
"""The sounds of the screens and of every table. What only one title's table plays is tuned in its `sounds.toml`."""


def tuned(files: Iterable[Path]) -> Tuning:
    """Ours with what titles say of their sounds: `voice`, a list of names, and `[share]`, a number for each name."""
    shares, voice = dict(OURS.shares), set(OURS.voice)
    for file in files:
        table = toml.loads(file.read_text(encoding="utf-8"))
        shares.update(table.get("share", {}))
        voice.update(table.get("voice", ()))
    return Tuning(shares, frozenset(voice))


def caption_of(kind: str) -> str:
    """The key of the words that tell a sound to those who do not hear it; a sound that tells nothing has none."""
    return f"caption-{kind.replace('_', '-')}"


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
