"""The position: everything that lies on the table of a game of Conan, as plain data.

Characters are named "hero:conan" or "unit:pict_hunters_blue/2" (tile and running number; allies too). Board element ids
(fields of events, `touches` of options): those two, "area:V23", "border:V13/V23" (ids in order), "space:conan/melee"
(melee, ranged, guard, manipulation, move, reroll), "zone:conan/reserve" (reserve, fatigue, wounds),
"card:conan/battle_axe" (carried), "object:V23/zogar_head" (lying), "chest:H1", "door:DA", "spell:conan/blaze" and
"spell:skuthus/sets_bite", "allies:belit" (the ally tile by the sheet of its leader), "river:3" (a place, 1 leftmost),
"tile:hyenas_grey", "book:reserve", "book:fatigue", "deck", "track" and "seat:1".

The Overlord is one seat (`overlord`), the others share the heroes. Sides are "heroes" and "overlord".
"""

from msgspec import Struct

from engine.rules import State
from games.conan.rules.frames import AnyFlow

HEROES, OVERLORD = "heroes", "overlord"
SPACES = ("melee", "ranged", "guard", "manipulation", "move", "reroll")
"""CON-2.4 The action spaces of a hero."""
WOUND_ORDER = ("move", "manipulation", "melee", "ranged", "reroll", "guard")
"""CON-10.4 The order in which gems leave the spaces when nobody chooses."""


class Hero(Struct, omit_defaults=True):
    """CON-1.4, CON-2.2 A hero with the gems in every zone. `area` is empty off the board."""

    id: str
    seat: int
    area: str = ""
    status: str = "alive"
    """alive, dead or fled."""
    stance: str = ""
    """aggressive or cautious; empty before the first choice."""
    reserve: int = 0
    fatigue: int = 0
    wounds: int = 0
    melee: int = 0
    ranged: int = 0
    guard: int = 0
    manipulation: int = 0
    move: int = 0
    reroll: int = 0
    allies: int = 0
    """Gems on the ally tile."""
    spells: dict[str, int] = {}
    """Spell cards with the gems that lie on them."""
    cards: list[str] = []
    mp: int = 0
    """Base movement points left in this Action phase."""
    moved: bool = False
    """CON-12.3 Has begun to move in this Action phase."""
    poison: dict[str, int] = {}
    """CON-26.27 Poison tokens on "melee" and "move"."""
    born: int = 0
    """The gems it owns in all (CON-2.2), changed only by effects that move gems between heroes."""


class Model(Struct, omit_defaults=True):
    """CON-1.6 One model of a tile on the board, of either side."""

    tile: str
    n: int
    area: str
    life: int = 1
    ally: bool = False
    mp: int = 0
    bought: int = 0
    """CON-21.4 Movement points bought in this activation."""
    acted: bool = False
    """Has had its turn in this activation (an ally: in this Action phase)."""
    attacked: bool = False


class Tile(Struct, omit_defaults=True):
    """CON-20.5 A tile of the River or by a hero's sheet; `kind` names its facts."""

    kind: str
    colour: str = ""
    life: int = 1
    """Life points of each model at the start."""
    pool: int = 0
    """CON-23.3 Most models on the board at a time."""
    made: int = 0
    """Running number of the last model put on the board."""
    face_down: bool = False
    out: bool = False
    """CON-20.7 Removed from the game."""
    ally: bool = False


class Lying(Struct, array_like=True):
    """CON-11.16 An object on the floor of an area."""

    card: str
    area: str


class Lasting(Struct, omit_defaults=True):
    """An effect that stays: `kind` is armour, immobile, unblocking, dizziness, untargetable, web, grabbed or a skill
    that is granted.

    `until`: "turn" (the next End phase), "stance" (on changes from cautious to aggressive or is activated),
    "next_turn" (the caster's next turn or activation, CON-24.4), "own_turn" (after the next aggressive Action phase or
    activation of `on`, which is when it is `ripe`), "together" (while both stay in one area) or "shed". `n` is the
    amount; `spell` what it comes from (for untargetable: the tag of those who may not attack).
    """

    kind: str
    on: str
    until: str
    n: int = 0
    by: str = ""
    spell: str = ""
    ripe: bool = False


class ConanState(State):
    """A game of Conan."""

    overlord: int = 0
    scenario: str = ""
    board: str = ""
    turn: str = ""
    """The side whose turn it is."""
    phase: str = ""
    marker: int = 0
    """CON-3.6 The turn track, 0 to 15."""
    round: int = 1
    """CON-3.7 The round number shown."""
    halves: int = 0
    """Turns finished; two make a round (CON-3.5)."""
    starts: str = HEROES
    winner: str = ""
    heroes: list[Hero] = []
    models: list[Model] = []
    tiles: dict[str, Tile] = {}
    river: list[str] = []
    reserve: int = 0
    fatigue: int = 0
    recovery: int = 0
    gems: int = 0
    """The Overlord's gems in all."""
    activations: int = 0
    """CON-20.1 Tiles activated in this turn."""
    spell_gems: dict[str, int] = {}
    """CON-24.1 Gems on the Overlord's spell cards; keys "skuthus/energy_drain" list what each caster has."""
    doors: dict[str, str] = {}
    """Door id -> open, closed or locked."""
    breaches: list[str] = []
    """CON-26.11 Borders "H1/V12" (ids in order) that were wrecked open."""
    planks: list[str] = []
    """Borders of removable planks that lie."""
    chests: dict[str, int] = {}
    """Area -> difficulty of the chest in it."""
    lying: list[Lying] = []
    deck: list[str] = []
    """CON-25.5 Asset cards, the top last."""
    gone: list[str] = []
    """Objects that left the game: used up, discarded, lost in water or taken along by who fled."""
    fled_with: list[str] = []
    """Objects carried off the board by heroes who fled."""
    secrets: dict[str, str] = {}
    """CON-25.6 What the Overlord chose in secret and was not revealed yet: "yselda" -> "H3"."""
    tokens: dict[str, int] = {}
    """Counters and flags of the scenario ("crown_taken", "once/glory_to_set")."""
    lasting: list[Lasting] = []
    fought: list[str] = []
    """CON-26.24 "unit:thalis/1>hero:conan": who has attacked whom, kept for characters with Fascination."""
    stack: list[AnyFlow] = []
