"""Everything that can happen in Conan, as facts for log, tweens, sounds and captions.

Characters, areas and cards are named as in state.py. `dice` are icons ("O*"), `faces` the symbols they show.
"""

from engine.rules import Event


class GameStarted(Event, frozen=True, tag="game_started"):
    scenario: str
    board: str


class SecretChosen(Event, frozen=True, tag="secret_chosen"):
    """CON-25.6 Only the Overlord knows the `place`."""

    secret = ("place",)
    what: str
    place: str


class SecretRevealed(Event, frozen=True, tag="secret_revealed"):
    reveals = True
    what: str
    place: str


class TurnStarted(Event, frozen=True, tag="turn_started"):
    """CON-3.1 `side` is heroes or overlord, `marker` the place on the track."""

    begins = True
    side: str
    round: int
    marker: int


class PhaseStarted(Event, frozen=True, tag="phase_started"):
    """start, stance, action, end; recovery, activation, end."""

    begins = True
    side: str
    phase: str


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    side: str


class MarkerMoved(Event, frozen=True, tag="marker_moved"):
    marker: int
    limit: int


# -- gems


class StanceTaken(Event, frozen=True, tag="stance_taken"):
    """CON-4.3"""

    hero: str
    stance: str


class GemsRecovered(Event, frozen=True, tag="gems_recovered"):
    """CON-4.4, CON-19.4 `who` is a hero's name, or "overlord"; from Fatigue to Reserve."""

    who: str
    n: int


class GemsSpent(Event, frozen=True, tag="gems_spent"):
    """`n` gems go from Reserve to `place`: "space:conan/melee", "spell:...", "allies:belit" or "book:fatigue".

    `purpose` tells what the Overlord buys: activation, move, guard, reroll.
    """

    who: str
    n: int
    place: str
    purpose: str = ""


class GemsRested(Event, frozen=True, tag="gems_rested"):
    """CON-4.2, CON-18.1, CON-24.5 `n` gems go from spaces, tiles and spells to Fatigue."""

    who: str
    n: int


class GemsMoved(Event, frozen=True, tag="gems_moved"):
    """`n` gems go between two zones or owners by an effect; elements such as "zone:conan/wounds"."""

    n: int
    origin: str
    to: str
    cause: str = ""


class PhaseMovement(Event, frozen=True, tag="phase_movement"):
    """CON-12.2 A hero has `n` base movement points."""

    hero: str
    n: int


class MovementLost(Event, frozen=True, tag="movement_lost"):
    """CON-12.3, CON-21.3"""

    who: str
    n: int


# -- dice


class DiceThrown(Event, frozen=True, tag="dice_thrown"):
    """CON-6.1, CON-27.2"""

    reveals = True
    roller: str
    purpose: str
    dice: tuple[str, ...]
    faces: tuple[int, ...]
    total: int


class DieRerolled(Event, frozen=True, tag="die_rerolled"):
    """CON-6.2, CON-6.4 `means` is free, paid or support; `die` its place in the throw."""

    reveals = True
    roller: str
    die: int
    colour: str
    before: int
    after: int
    total: int
    means: str


# -- attacks


class AttackDeclared(Event, frozen=True, tag="attack_declared"):
    """CON-7.1, CON-8.1 `means` as in frames.Attack; `area` where the target stands."""

    attacker: str
    target: str
    kind: str
    area: str
    means: str = ""


class TargetChanged(Event, frozen=True, tag="target_changed"):
    """CON-26.29 `target` takes the place of `saved`."""

    saved: str
    target: str


class PoolBuilt(Event, frozen=True, tag="pool_built"):
    """CON-7.4, CON-8.2 The dice with their reasons: gems, cards, elevation."""

    who: str
    dice: tuple[str, ...]
    gems: int = 0
    cards: tuple[str, ...] = ()
    elevation: int = 0


class SymbolsIgnored(Event, frozen=True, tag="symbols_ignored"):
    """CON-13.3 `n` symbols are lost by hindering (`reason` hindering) or to an unarmed attack (unarmed)."""

    who: str
    n: int
    reason: str


class PowerKnown(Event, frozen=True, tag="power_known"):
    """CON-7.5 The attack power is final."""

    attacker: str
    target: str
    symbols: int
    ignored: int
    power: int


class GuardBuilt(Event, frozen=True, tag="guard_built"):
    """CON-9.5, CON-22.2 `who` guards for `target` (mostly itself) with gems, a card and armour.

    `flat` is what needs no dice: armour by spells (CON-9.13) and the armour value of a tile (CON-22.1).
    """

    who: str
    target: str
    gems: int
    card: str = ""
    armour: str = ""
    dice: tuple[str, ...] = ()
    flat: int = 0


class DefenceChanged(Event, frozen=True, tag="defence_changed"):
    """`n` by a skill (precision_strike, precision_shot, untouchable) or a spell (armour)."""

    who: str
    n: int
    reason: str


class DefenceKnown(Event, frozen=True, tag="defence_known"):
    """CON-9.6, CON-22.1 The defence power is final."""

    who: str
    power: int


class AttackResolved(Event, frozen=True, tag="attack_resolved"):
    """CON-27.5 The record of the whole attack."""

    attacker: str
    target: str
    kind: str
    means: str
    gems: int
    cards: tuple[str, ...]
    dice: tuple[str, ...]
    faces: tuple[int, ...]
    ignored: int
    power: int
    defence: int
    damage: int


class AreaAttacked(Event, frozen=True, tag="area_attacked"):
    """CON-16.1"""

    area: str
    means: str
    attacker: str
    power: int


class Exploded(Event, frozen=True, tag="exploded"):
    """CON-16.5"""

    card: str
    area: str


class Wounded(Event, frozen=True, tag="wounded"):
    """CON-10.2, CON-22.4 `n` gems into the Wound zone, or life points lost; `left` what is left to live by."""

    who: str
    n: int
    left: int
    by: str = ""


class Died(Event, frozen=True, tag="died"):
    """CON-10.5, CON-22.4"""

    who: str
    area: str
    by: str = ""


class SkillUsed(Event, frozen=True, tag="skill_used"):
    """A skill makes a difference: counterattack, attack_from_beyond, circular_strike, sacrifice ..."""

    who: str
    skill: str
    on: str = ""


class Poisoned(Event, frozen=True, tag="poisoned"):
    """CON-26.27"""

    hero: str
    space: str
    n: int


class EffectBegan(Event, frozen=True, tag="effect_began"):
    """A lasting effect (state.Lasting): armour, flying, immobile, web, grabbed ..."""

    kind: str
    on: str
    by: str
    cause: str
    n: int = 0


class EffectEnded(Event, frozen=True, tag="effect_ended"):
    kind: str
    on: str
    cause: str = ""


# -- movement


class Moved(Event, frozen=True, tag="moved"):
    """CON-12.1 `how` as in frames.Cross; `cost` in movement points, `gems` of them bought now."""

    who: str
    origin: str
    to: str
    how: str
    cost: int
    gems: int = 0


class LeapFailed(Event, frozen=True, tag="leap_failed"):
    """CON-16.7"""

    who: str
    origin: str
    to: str


class Fell(Event, frozen=True, tag="fell"):
    """CON-16.8"""

    who: str
    n: int


class Fled(Event, frozen=True, tag="fled"):
    """CON-25.4"""

    hero: str
    area: str
    cards: tuple[str, ...]


class Placed(Event, frozen=True, tag="placed"):
    """A model is put on the board."""

    who: str
    area: str
    cause: str


class Removed(Event, frozen=True, tag="removed"):
    """A model leaves the board without dying."""

    who: str
    area: str
    cause: str


class WallBreached(Event, frozen=True, tag="wall_breached"):
    """CON-26.11"""

    who: str
    border: str


class DoorChanged(Event, frozen=True, tag="door_changed"):
    """CON-11.14 `state` is open or closed."""

    who: str
    door: str
    state: str


class PlankMoved(Event, frozen=True, tag="plank_moved"):
    who: str
    border: str
    lies: bool


# -- objects


class ManipulationDone(Event, frozen=True, tag="manipulation_done"):
    """CON-11.3"""

    hero: str
    what: str
    power: int
    difficulty: int
    success: bool


class ChestOpened(Event, frozen=True, tag="chest_opened"):
    """CON-11.12 `card` is empty when the deck was."""

    reveals = True
    hero: str
    area: str
    card: str


class ObjectTaken(Event, frozen=True, tag="object_taken"):
    """CON-11.7 `how` is picked, given, taken, caught, drawn or spell; `origin` a hero or an area."""

    hero: str
    card: str
    origin: str
    how: str


class ObjectLies(Event, frozen=True, tag="object_lies"):
    """CON-8.5, CON-11.8 `how` is dropped, thrown, weapon, lost or appeared."""

    card: str
    area: str
    how: str
    by: str = ""


class ObjectGone(Event, frozen=True, tag="object_gone"):
    """Used up, discarded, lost in the water."""

    card: str
    who: str
    why: str


# -- spells


class SpellCast(Event, frozen=True, tag="spell_cast"):
    """CON-14.1"""

    caster: str
    spell: str
    gems: int
    targets: tuple[str, ...] = ()


# -- the Overlord


class TileActivated(Event, frozen=True, tag="tile_activated"):
    """CON-20.2"""

    tile: str
    place: int
    cost: int


class TileMoved(Event, frozen=True, tag="tile_moved"):
    """CON-20.3 The River after it."""

    tile: str
    river: tuple[str, ...]


class TileTurned(Event, frozen=True, tag="tile_turned"):
    """CON-20.6, CON-20.8"""

    tile: str
    face_down: bool


class TileRemoved(Event, frozen=True, tag="tile_removed"):
    """CON-20.7"""

    tile: str


class TileSwapped(Event, frozen=True, tag="tile_swapped"):
    old: str
    new: str


class EventResolved(Event, frozen=True, tag="event_resolved"):
    """CON-23.1"""

    event: str


class ReinforcementStarted(Event, frozen=True, tag="reinforcement_started"):
    """CON-23.2"""

    points: int


class Activated(Event, frozen=True, tag="activated"):
    """CON-21.1, CON-17.2 One model begins to act."""

    who: str
    leader: str = ""


class RuleStirred(Event, frozen=True, tag="rule_stirred"):
    """A special rule of the scenario takes effect."""

    rule: str
    where: str = ""


class GameEnded(Event, frozen=True, tag="game_ended"):
    """CON-3.4 `winner` is heroes or overlord."""

    winner: str


EVENTS: tuple[type[Event], ...] = tuple(kind for kind in Event.__subclasses__() if kind.__module__ == __name__)
