"""The typed tables of the files that lie directly in `content/`."""

from typing import Literal

from msgspec import Struct

from games.conan.rules.verbs import Icon, SkillVerb, SpellVerb


class DieFacts(Struct, frozen=True, forbid_unknown_fields=True):
    """CON-6.1 `id` is the die type of rolls; `symbols` of the faces in the engine's order."""

    id: str
    letter: Literal["Y", "O", "R"]
    symbols: tuple[int, ...]


class Constants(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules; see constants.toml for their clauses."""

    aggressive: tuple[int, int, int]
    cautious: tuple[int, int, int]
    unarmed: int
    thrown: int
    chest: int
    leap: tuple[Icon, ...]
    ally_guard: tuple[Icon, ...]
    unit_guard: tuple[Icon, ...]
    track: int
    activations: int
    leave_water: int
    open_door: int
    wreck: int


class Space(Struct, frozen=True, forbid_unknown_fields=True):
    """CON-2.4 The die of an action space and its exertion limit; 99 stands for none (CON-2.6)."""

    die: Icon
    limit: int = 99


class MoveSpace(Struct, frozen=True, forbid_unknown_fields=True):
    base: int
    limit: int


class Encumbrance(Struct, frozen=True, forbid_unknown_fields=True):
    """CON-15.2, CON-15.4 The maximum, and the levels from which base movement is 1 and 2 lower."""

    max: int
    move: tuple[int, int]


class HeroSkill(Struct, frozen=True, forbid_unknown_fields=True):
    """CON-15.3 Not to be used from this level of encumbrance on; 0 stands for no limit."""

    id: str
    limit: int = 0


class HeroFacts(Struct, frozen=True, forbid_unknown_fields=True):
    """CON-2.1, CON-2.4 A hero's sheet."""

    id: str
    gems: int
    melee: Space
    ranged: Space
    manipulation: Space
    guard: Space
    move: MoveSpace
    encumbrance: Encumbrance
    skills: tuple[HeroSkill, ...]


class TileFacts(Struct, frozen=True, forbid_unknown_fields=True):
    """CON-1.6 A kind of unit; `cost` is for reinforcement, 0 where it cannot be reinforced."""

    id: str
    role: Literal["event", "leader", "monster", "minion"]
    move: int = 0
    armour: int = 0
    melee: tuple[Icon, ...] = ()
    ranged: tuple[Icon, ...] = ()
    cost: int = 0
    skills: tuple[str, ...] = ()
    size: int = 1
    tags: tuple[Literal["humanoid", "beast", "undead", "demon"], ...] = ()
    colours: tuple[str, ...] = ()


class CardFacts(Struct, frozen=True, forbid_unknown_fields=True):
    """CON-11.6 An equipment card or object.

    `thrown`: lies in the target's area afterwards (CON-8.5). `area`: dice of its explosion (CON-16.5). `life`: dies of
    so much damage. `move`, `loses` and `difficulty`: base movement, skills and difficulties of its carrier.
    """

    id: str
    kind: Literal["weapon", "armour", "shield", "drink", "object"]
    enc: int
    melee: tuple[Icon, ...] = ()
    ranged: tuple[Icon, ...] = ()
    guard: tuple[Icon, ...] = ()
    armour: tuple[Icon, ...] = ()
    area: tuple[Icon, ...] = ()
    thrown: bool = False
    verbs: tuple[SpellVerb, ...] = ()
    life: int = 0
    move: int = 0
    loses: tuple[str, ...] = ()
    difficulty: int = 0

    @property
    def hands(self) -> int:
        """CON-7.10"""
        return 2 if self.kind == "weapon" and self.enc >= 3 else 1


class SpellFacts(Struct, frozen=True, forbid_unknown_fields=True):
    """CON-14.2 What the fields mean is told in spells.toml."""

    id: str
    cost: int
    saturation: int
    verbs: tuple[SpellVerb, ...]
    variable: bool = False
    reaction: bool = False
    area: bool = False
    target: Literal["self", "hero", "character", "caster", "enemy", "area", "own_area", "object", "dead"] = "self"
    reach: Literal["", "sight", "near", "area", "two", "any"] = ""


class SkillFacts(Struct, frozen=True, forbid_unknown_fields=True):
    """CON-26"""

    id: str
    timing: Literal["A", "D", "M", "P"]
    verbs: tuple[SkillVerb, ...]


class Tables(Struct, frozen=True, forbid_unknown_fields=True):
    constants: Constants
    die: tuple[DieFacts, ...]
    hero: tuple[HeroFacts, ...]
    tile: tuple[TileFacts, ...]
    card: tuple[CardFacts, ...]
    spell: tuple[SpellFacts, ...]
    skill: tuple[SkillFacts, ...]
