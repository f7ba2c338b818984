"""The position: everything that lies on the table of a game of Krynea Battlefield, as plain data.

Cards are numbers 1 to 95, unique within an army; 0 stands for one that may not be known. Board element ids (fields of
events, `touches` of options): "unit:1/57" (seat/card), "battalion:0/2" (seat/number), "position:0/2/1", "hand:0/9",
"skill:0/2", "object:1/57/79" (seat/bearer/card), "deck:0/troop", "deck:0/action", "discard:0/troop",
"discard:0/action", "engagement:2", "monolith:M4", "monoliths" (the deck), "token", "seat:1"; before the battle
"faction:light" and "card:57". Two lie nowhere and are only told of: "phase" (what goes on now) and "token/actions" (a
face of the token).
"""

from msgspec import Struct

from engine.rules import State
from games.krynea.rules.frames import AnyFlow

FACTIONS = ("light", "magic", "dark", "mercenary")
KINDS = ("ranged", "magic", "melee")
"""KRY-4.5 The kinds of attack and defence."""
BATTALIONS = 4
PHASES = (
    "initiative",
    "monoliths",
    "purchase",
    "deployment",
    "movement",
    "actions",
    "ranged",
    "magic",
    "melee",
    "discards",
)
"""KRY-21.2 The ten phases, number 1 first."""
REVEAL = 2
"""The number of the phase in which units may die or be tapped before the purchase."""
UNKNOWN = 0


class Unit(Struct, omit_defaults=True):
    """KRY-4.17 A unit in play, with a flag for each meaning of the quarter turn that it can have."""

    card: int
    objects: list[int] = []
    raised: bool = False
    deployed: bool = False
    """Placed this round, bought this round (phase 4)."""
    moved: bool = False
    tapped: bool = False
    fresh: bool = False
    """Tapped this round before phase 3, which straightens only what was tapped in the round before (KRY-7.8)."""
    exhausted: bool = False
    """No attack, coordination or expertise until the end of the round."""
    attacks: list[str] = []
    """Kinds of attack made this round."""
    instead: bool = False
    """KRY-4.16 Used an expertise in place of its attacks this round."""
    entered: int = 0
    """KRY-18.2 Running number of its coming into play."""
    place: int = 0
    """KRY-13.12 The index it will come back to while hidden."""


class Battalion(Struct, omit_defaults=True):
    """KRY-5.2 Active units from the first line back, and the hidden ones."""

    units: list[Unit] = []
    hidden: list[Unit] = []


class Skill(Struct, omit_defaults=True):
    card: int
    tapped: bool = False
    fresh: bool = False
    """As of a unit."""


class Loss(Struct, array_like=True):
    """KRY-17.1 A card that counts as lost, once, and the seat that gets its cost."""

    card: int
    to: int


class Army(Struct):
    """KRY-5.4 What belongs to one player. The top of a deck is its last element."""

    faction: str = ""
    deck: list[int] = []
    """The cards chosen outside the Basic mode, secret; empty in the Basic mode, where everyone knows them."""
    skills: list[Skill] = []
    battalions: list[Battalion] = []
    hand_troops: list[int] = []
    hand_actions: list[int] = []
    aside_troops: list[int] = []
    aside_actions: list[int] = []
    """KRY-7.8 Carried cards, apart from the new ones during phases 3 and 4."""
    troop_deck: list[int] = []
    action_deck: list[int] = []
    troop_discard: list[int] = []
    action_discard: list[int] = []
    used: list[int] = []
    """KRY-10.3 Actions on the table until phase 10."""
    removed: list[int] = []
    dead: list[int] = []
    """KRY-7.7 Units that died in the round before, or in this one after its purchase."""
    dead_early: list[int] = []
    """Units that died at this round's reveal: they count in the next purchase, not in the one that follows at once."""
    lost: list[Loss] = []
    new_objects: list[int] = []
    """KRY-8.6 Objects placed this round that were bought this round."""
    funds: int = 0
    troop_funds: int = 0
    """Resources that can buy troops only."""
    budget: int = 0
    bought_actions: int = 0
    gains: int = 0
    """Resources due in the next purchase."""


class Influence(Struct, omit_defaults=True):
    """KRY-7.2 A monolith in force; `battalion` limits it to one engagement (solo, KRY-20.5)."""

    monolith: str
    battalion: int = -1
    entered: int = 0


class Boon(Struct, omit_defaults=True):
    """A lasting change: `n` to `stat` of units or totals of `seat` (-1: all), of a battalion, a unit or some traits.

    "magic_attacks" (none may be made) and "coordination" (none) are stats too. `until` is "phase" or "round".
    """

    stat: str
    n: int
    until: str
    seat: int = -1
    battalion: int = -1
    card: int = 0
    traits: tuple[str, ...] = ()
    vanguard: bool = False
    entered: int = 0


class KryneaState(State):
    """A game of Krynea Battlefield. Seats count clockwise. In solo mode army 1 has no seat."""

    mode: str = "basic"
    solo: str = ""
    """KRY-20 "", "normal" or "expert"."""
    round: int = 0
    phase: int = 0
    token: int = 0
    banner: str = ""
    """KRY-10.1 "actions" or "attacks" once chosen."""
    entered: int = 0
    """KRY-18.2 The running number."""
    monolith_deck: list[str] = []
    monolith_discard: list[str] = []
    monoliths: list[Influence] = []
    taken: list[str] = []
    """KRY-20.2 Monoliths taken in solo mode."""
    attuned: list[int] = []
    """Seats whose units this round's monoliths do not touch."""
    boons: list[Boon] = []
    looker: int = -1
    """Who sees the hand of `looked_at`."""
    looked_at: int = -1
    armies: list[Army] = []
    stack: list[AnyFlow] = []
