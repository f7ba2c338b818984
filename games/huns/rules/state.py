"""The position: everything that lies on the table of a game of Huns, as plain data."""

from msgspec import Struct

from engine.rules import State
from games.huns.rules.frames import AnyFlow

COLORS = ("blue", "red", "green", "black", "yellow")
"""HUN-1.4 The colours of dice, piles and decks, in table order."""
FAMILIES = {"blue": "equipment", "red": "raid", "green": "mercenary", "black": "curse", "yellow": "treasure"}
BACKS = ("purple", "orange", "green", "blue")
"""HUN-7.5 The back colours of the wagons; they have nothing to do with the colours of valuables."""


class Card(Struct, omit_defaults=True):
    """A card lying in a camp."""

    id: str
    cubes: list[str] = []
    """Colours of the valuables on it, in the order laid (mercenary, curse)."""
    used: bool = False
    """A raid: rotated. A curse: filled and off for good (HUN-8.8)."""
    fled: bool = False
    """HUN-8.5 A curse that lies face down."""


class Wagon(Struct, omit_defaults=True):
    """An undispatched wagon; `cubes` has one entry a space, "" or the colour of the valuable lying there."""

    id: str
    cubes: list[str]
    locked: bool = False
    """Chosen for the lock of a curse; the lock holds while that curse is active."""


class Camp(Struct):
    """HUN-2.8 What lies in front of one player."""

    cards: list[Card] = []
    wagons: list[Wagon] = []
    stash: dict[str, int] = {}
    """Valuables by colour; every colour has an entry."""
    dispatched: list[str] = []
    """Wagon ids in the order dispatched."""
    used_turn: list[str] = []
    used_round: list[str] = []
    """Ids of the cards whose limit for the turn or the round is spent."""


class Die(Struct):
    """The die taken this turn; `value` is what it counts as now."""

    color: str
    value: int


class HunsState(State):
    """A game of Huns. Seats count clockwise; the top of a deck is its last element."""

    round: int = 0
    turn: int = 0
    """HUN-3.1 0 to 4 within the round."""
    first: int = 0
    active: int = 0
    dice: dict[str, int] = {}
    """Values on offer by colour."""
    taken: dict[str, int] = {}
    """Who took which die this round, by colour."""
    die: Die | None = None
    reserve: dict[str, int] = {}
    decks: dict[str, list[str]] = {}
    wagon_deck: list[str] = []
    top_back: str = ""
    """HUN-7.5 Back colour of the top of the wagon deck, "" when it is empty."""
    display: list[str] = []
    hand: list[str] = []
    """Valuables taken and not yet placed, open to all."""
    drawn: list[str] = []
    """Cards (or wagons) being looked at by `looker`, from the deck `drawn_from` (a colour or "wagons")."""
    drawn_from: str = ""
    looker: int = -1
    camps: list[Camp] = []
    stack: list[AnyFlow] = []
