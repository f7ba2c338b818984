"""The position: everything that lies on the table of a game of Age of Conan, as plain data.

Board element ids (fields of events, `touches` of options): "province:koth", "army:0/koth", "emissary:0/koth",
"marker:koth", "raid:koth", "conan", "track:adventure" (the tokens), "token:0" (place on the track), "adventure" (the
card), "objective:o05", "die:0" (place in the pool), "hand:0/aq_levy", "strategy:0/s07", "table:0/1" (place),
"artifact:heart_of_tammuz", "conan_bonus", "bid:0/5", "tokens:0" (kept ones), "gold:0", "sorcery:0", "seat:0",
"deck:0/kingdom", "deck:strategy", "contest:0/2" (side, 0 the attacker, and place of a die of the contest under way).
Copies of a kingdom card have one id. Adventure tokens are numbers 1 to 56; 0 stands for one that may not be known.
"""

from msgspec import Struct

from engine.rules import State
from games.age_of_conan.rules.frames import AnyFlow

UNKNOWN = 0
NOBODY = -1


class TableCard(Struct, array_like=True):
    """AOC-11.2 `ready`, or turned; `tired` when it was used or laid down in the own turn that is going on."""

    card: str
    ready: bool = True
    tired: bool = False


class Marker(Struct, array_like=True):
    """AOC-1.8 Of a seat: "fort", "tower" or "city"."""

    seat: int
    kind: str


class Kingdom(Struct):
    """What belongs to one player. The last card of a deck is its top."""

    id: str
    units: dict[str, int] = {}
    """Province -> number; provinces without are not in it."""
    campaigns: dict[str, int] = {}
    """AOC-15.1 Province -> place on its track, 0 for the first icon, of every army in a neutral province."""
    emissaries: dict[str, int] = {}
    gold: int = 0
    sorcery: int = 0
    crom: int = 0
    ep: int = 0
    bids: list[int] = []
    """AOC-3.9 The bid tokens that are available."""
    tokens: list[int] = []
    deck: list[str] = []
    discard: list[str] = []
    hand: list[str] = []
    strategies: list[str] = []
    table: list[TableCard] = []
    artifacts: list[str] = []
    out: bool = False
    """AOC-8.6 Failed to crown Conan."""


class AocState(State):
    """A game of Age of Conan. Seats count clockwise."""

    kingdoms: list[Kingdom] = []
    areas: list[str] = []
    """AOC-2.20 In play."""
    age: int = 1
    adventure: str = ""
    adventure_deck: list[str] = []
    """AOC-2.9 What is left of the age."""
    adventure_stock: list[str] = []
    adventures_done: list[str] = []
    track: list[int] = []
    bag: list[int] = []
    spent_tokens: list[int] = []
    conan: str = ""
    conan_seat: int = NOBODY
    first: int = 0
    """Holder of the first-player token."""
    active: int = NOBODY
    pool: list[str] = []
    """Faces of the unused fate dice."""
    strategy_deck: list[str] = []
    strategy_discard: list[str] = []
    objectives: list[str] = []
    objective_deck: list[str] = []
    objectives_gone: list[str] = []
    markers: dict[str, Marker] = {}
    raids: dict[str, int] = {}
    bonus: int = NOBODY
    """AOC-7.25 Holder of the Conan bonus card."""
    crom_due: list[int] = []
    """AOC-16.11 Seats that get a "Crom" token at the end of the turn."""
    crowned: int = NOBODY
    stack: list[AnyFlow] = []
