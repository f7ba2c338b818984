"""The words that card effects are written in: one Struct a verb, as found in `content/*.toml`.

What each does is in `contests.py` and `windows.py` for contests, in `effects.py` for the rest, and at the moment named
by the card's window for those that change a price or a loss.
"""

import re
from typing import Literal, TypeAlias

from msgspec import Struct

Face: TypeAlias = Literal["hit", "hit_conan", "hit_attacker", "shield", "axe", "blank"]
Terrain: TypeAlias = Literal["plain", "hills", "wood", "city"]


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class _Verb(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="verb", tag=_snake):
    """Base of the verbs; the tag is the name in snake case."""


class AddSuccesses(_Verb, frozen=True):
    """The own success total of this contest rises by `n` after all re-rolls."""

    n: int


class ExtraDie(_Verb, frozen=True):
    """`n` more dice for the own roll; `six` lifts the own cap from 5 to 6 (AOC-11.7)."""

    n: int
    six: bool = False


class EnemyDice(_Verb, frozen=True):
    """The opponent rolls `n` dice fewer, at least 1, applied after the cap."""

    n: int


class CountFace(_Verb, frozen=True):
    """That face is a success for the own roll, once (AOC-9.13)."""

    face: Literal["shield", "axe"]


class RerollDice(_Verb, frozen=True):
    """Up to `n` of the own dice are thrown again once, beside the sorcery."""

    n: int


class ExtraSorceryReroll(_Verb, frozen=True):
    """`n` more sorcery re-rolls in this contest, each for 1 sorcery."""

    n: int


class KeepDice(_Verb, frozen=True):
    """At a sorcery re-roll the player chooses which dice to keep."""


class WinTies(_Verb, frozen=True):
    """With equal successes this side wins; if both sides have it, the defender."""


class PreventLoss(_Verb, frozen=True):
    """`n` units of a loss stay on the board; the contest is still lost."""

    n: int


class FreeForcedMarch(_Verb, frozen=True):
    """This forced march costs no unit; also with a single unit left."""


class KeepEmissary(_Verb, frozen=True):
    """The emissary is not removed."""


class GainGold(_Verb, frozen=True):
    n: int


class GainSorcery(_Verb, frozen=True):
    n: int


class PayGold(_Verb, frozen=True):
    """Price of the rest of the card."""

    n: int


class PaySorcery(_Verb, frozen=True):
    """Price of the rest of the card."""

    n: int


class DrawStrategy(_Verb, frozen=True):
    n: int


class DrawKingdom(_Verb, frozen=True):
    n: int


class PlaceUnit(_Verb, frozen=True):
    """`n` units from the reserve to the own home, to one friendly province, or to one with an own Fort or City.

    `another`: not where the last ones went, if there is another such province.
    """

    n: int
    where: Literal["home", "friendly", "fort"]
    another: bool = False


class PlaceEmissary(_Verb, frozen=True):
    """`n` emissaries from the reserve to one friendly province."""

    n: int


class RemoveOwnUnit(_Verb, frozen=True):
    """Price of the rest of the card: `n` own units, anywhere."""

    n: int


class RemoveEnemyUnit(_Verb, frozen=True):
    """`n` units of one opponent from one province that is no home; `near_emissary`: with or beside an own emissary."""

    n: int
    where: Literal["near_emissary", "any"]


class MoveArmy(_Verb, frozen=True):
    """Up to `n` relocations (AOC-14.3) without a die; no attack."""

    n: int


class ExtraRelocation(_Verb, frozen=True):
    """`n` more relocations within this Military action, before its attack."""

    n: int


class SeaRelocation(_Verb, frozen=True):
    """`n` relocations may go between friendly coasts of one sea."""

    n: int


class ExtraEmissaryMove(_Verb, frozen=True):
    """`n` more emissary moves within this Intrigue action."""

    n: int


class TeleportEmissary(_Verb, frozen=True):
    """`n` own emissaries each go to any province in play that is no other player's home."""

    n: int


class MoveConan(_Verb, frozen=True):
    """Conan moves `n` steps; no adventure token is taken or discarded."""

    n: int


class ChangeFateDie(_Verb, frozen=True):
    """`n` unused dice of the pool are turned to any face."""

    n: int


Verb: TypeAlias = (
    AddSuccesses
    | ExtraDie
    | EnemyDice
    | CountFace
    | RerollDice
    | ExtraSorceryReroll
    | KeepDice
    | WinTies
    | PreventLoss
    | FreeForcedMarch
    | KeepEmissary
    | GainGold
    | GainSorcery
    | PayGold
    | PaySorcery
    | DrawStrategy
    | DrawKingdom
    | PlaceUnit
    | PlaceEmissary
    | RemoveOwnUnit
    | RemoveEnemyUnit
    | MoveArmy
    | ExtraRelocation
    | SeaRelocation
    | ExtraEmissaryMove
    | TeleportEmissary
    | MoveConan
    | ChangeFateDie
)
