"""The words that card effects are written in: one Struct a verb, as found in `content/*.toml`.

What each does is in the module named for the chapter it bears on; `effects.py` ties the two together.
"""

import re
from typing import Literal, TypeAlias

from msgspec import Struct

Color: TypeAlias = Literal["blue", "red", "green", "black", "yellow"]
Zone: TypeAlias = Literal["stash", "wagons", "mercenary"]


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class _Verb(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="verb", tag=_snake):
    """Base of the verbs; the tag is the name in snake case."""


class Gain(_Verb, frozen=True):
    """Take `n` valuables from the reserve and place them in `to`.

    `colors`: "any" or "mix" each a free choice, "one" all of one colour, "different" each of another colour. `but` is a
    colour not allowed. `of` fixes the colour: that of the "die", or one that lay on the dispatched "wagon". `die` is a
    condition: the colour that the die taken must have. `who` gains: "you" or the neighbour to the "left".
    """

    n: int
    colors: Literal["any", "mix", "one", "different"] = "any"
    but: Color | Literal[""] = ""
    die: Color | Literal[""] = ""
    of: Literal["", "die", "wagon"] = ""
    to: Literal["load", "stash", "mercenary"] = "load"
    who: Literal["you", "left"] = "you"


class Steal(_Verb, frozen=True):
    """Take up to `n` valuables from a zone of one, each, or up to two opponents and place them like a pillage."""

    n: int
    zone: Zone
    victims: Literal["one", "each", "two"]


class Remove(_Verb, frozen=True):
    """Return up to `n` valuables from a zone of the victims to their piles; `chooser` picks which."""

    n: int
    zone: Literal["stash", "wagons", "this_card"]
    victims: Literal["one", "each", "you"]
    chooser: Literal["you", "victim"] = "you"


class Pay(_Verb, frozen=True):
    """Return exactly `n` own valuables, or the card cannot be used."""

    n: int
    zone: Literal["stash"] = "stash"


class Move(_Verb, frozen=True):
    """Move `n` valuables from the own stash to matching spaces of own wagons."""

    n: int


class Transfer(_Verb, frozen=True):
    """Of a pillage of at least `least`, `n` go to the stash of the opponent with the fewest dispatched wagons."""

    n: int
    least: int


class ModPillage(_Verb, frozen=True):
    """The Pillage action takes `d` more; `die` limits it to a die of that value (0: any)."""

    d: int
    die: int = 0


class ModDraw(_Verb, frozen=True):
    """The Draw action reveals `d` more (or fewer, never below 1)."""

    d: int


class ModDie(_Verb, frozen=True):
    """Change the die taken: one of `shifts`, or to one of `values`; or `sees` always counts as `counts_as`.

    `last_die`: only when it is the last of the round.
    """

    shifts: tuple[int, ...] = ()
    values: tuple[int, ...] = ()
    sees: int = 0
    counts_as: int = 0
    last_die: bool = False


class RerollDie(_Verb, frozen=True):
    """Throw the die taken again."""


class WildSpace(_Verb, frozen=True):
    """`n` valuables loaded this turn may lie on a space of another colour."""

    n: int


class KeepExcess(_Verb, frozen=True):
    """`n` excess valuables of a pillage go to the stash."""

    n: int


class WagonSlots(_Verb, frozen=True):
    """Hold `n` more undispatched wagons."""

    n: int


class WagonPeek(_Verb, frozen=True):
    """When taking a wagon, look at the top `n` of the wagon deck and take one of them."""

    n: int


class SwapWagon(_Verb, frozen=True):
    """Exchange an own wagon for a face-up one."""


class DrawFrom(_Verb, frozen=True):
    """The Draw action may use a deck of another colour."""


class DrawPlay(_Verb, frozen=True):
    """Draw `n` cards of the deck `deck` and play one; not a Draw action."""

    deck: Color
    n: int


class PlayExtra(_Verb, frozen=True):
    """Play up to `n` more of the cards of a Draw action with a die of value `die`."""

    n: int
    die: int


class ExtraAction(_Verb, frozen=True):
    """After the action, do the other kind of action with the same die."""


class MoveCurse(_Verb, frozen=True):
    """Send an own active curse to an opponent."""


class Protect(_Verb, frozen=True):
    """Opponents cannot take or remove valuables from `zone`."""

    zone: Zone


class IgnoreCurses(_Verb, frozen=True):
    """Active curses in the own camp have no effect."""


class CancelForYou(_Verb, frozen=True):
    """The event has no effect on the owner."""


class CapLoad(_Verb, frozen=True):
    """At most `n` valuables of each pillage may go on wagons."""

    n: int


class LockWagon(_Verb, frozen=True):
    """`n` wagons, chosen when the curse lands, cannot be loaded."""

    n: int


class Forbid(_Verb, frozen=True):
    """The victim may not activate a raid, take a die of the highest value, or take a face-up wagon."""

    what: Literal["raid", "highest_die", "display"]


class Disable(_Verb, frozen=True):
    """The cards of a family have no effect for the victim."""

    family: Literal["equipment", "mercenary"]


class Score(_Verb, frozen=True):
    """`n` victory points at the end."""

    n: int


ACTS = (Gain, Steal, Remove, Pay, Move, ModDie, RerollDie, SwapWagon, DrawPlay, ExtraAction, MoveCurse)
"""Verbs that are carried out at a moment; the others hold while their card is active."""

Verb: TypeAlias = (
    Gain
    | Steal
    | Remove
    | Pay
    | Move
    | Transfer
    | ModPillage
    | ModDraw
    | ModDie
    | RerollDie
    | WildSpace
    | KeepExcess
    | WagonSlots
    | WagonPeek
    | SwapWagon
    | DrawFrom
    | DrawPlay
    | PlayExtra
    | ExtraAction
    | MoveCurse
    | Protect
    | IgnoreCurses
    | CancelForYou
    | CapLoad
    | LockWagon
    | Forbid
    | Disable
    | Score
)
