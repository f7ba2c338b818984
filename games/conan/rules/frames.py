"""The frames of every procedure of Conan. Their steps live in the modules named for the chapters.

Characters are named as in state.py; dice are icons such as "O" or "R*" (the star is an arrow, CON-6.2).
"""

from engine.rules import Flow


class Game(Flow, tag="game"):
    """CON-3.1, CON-3.5 Set-up choices, then turn after turn."""


# -- the heroes' side


class HeroesTurn(Flow, tag="heroes_turn"):
    """CON-4.1 Start, Stance, Action, End."""


class Stances(Flow, tag="stances"):
    """CON-4.3, CON-4.10 `todo` are the seats that have not confirmed; `before` the stances of the round before."""

    todo: list[int] = []
    before: dict[str, str] = {}


class ActionPhase(Flow, tag="action_phase"):
    """CON-5.1, CON-5.2 `seat` is asked; those that `passed` wanted nothing since the last deed, by `hero`."""

    seat: int = -1
    passed: list[int] = []
    hero: str = ""
    deed: str = ""
    what: str = ""


class Strike(Flow, tag="strike"):
    """CON-7.11 A hero's Melee Attack: enemy, gems, weapon."""

    hero: str
    target: str
    gems: int = 0
    cards: list[str] = []


class Shoot(Flow, tag="shoot"):
    """CON-8.1 A hero's Ranged Attack: weapon, gems, enemy."""

    hero: str
    card: str = ""
    gems: int = 0
    target: str = ""


class Attack(Flow, tag="attack"):
    """CON-7.11, CON-9.14, CON-27.5 One attack by anybody on one character, from the declaration to its consequences.

    `kind` is melee, ranged or spell; `means` tells what it is made with: "" (a plain attack), counterattack, beyond,
    circular, web, a spell's id, or an event's. `dice` is the pool, `fixed` an attack power that is not rolled. `sure`:
    cannot be defended. `late` is set once the target was settled.
    """

    attacker: str
    target: str
    kind: str
    means: str = ""
    area: str = ""
    """Where the target stood when the attack was declared."""
    gems: int = 0
    cards: list[str] = []
    dice: list[str] = []
    web: int = 0
    fixed: int = -1
    sure: bool = False
    unarmed: bool = False
    style: str = ""
    """CON-26.4 "precision" or "circular" where both could be used."""
    faces: list[int] = []
    symbols: int = 0
    ignored: int = 0
    power: int = 0
    defence: int = 0
    guarded: bool = True
    """False for who took the place of another (CON-26.29)."""
    guard_by: str = ""
    """CON-26.31 The bodyguard."""
    side: str = ""
    """Who is to blame where nobody attacks (an event, an explosion)."""
    asked: list[str] = []
    damage: int = 0
    excess: int = 0
    died: bool = False


class AreaAttack(Flow, tag="area_attack"):
    """CON-16.1 to 16.3 One throw for all in `area` but `spared`; `side` is to blame for what it does.

    `only` limits it to heroes or units; `todo` are the characters still to defend.
    """

    area: str
    dice: list[str]
    means: str
    attacker: str = ""
    seat: int = 0
    side: str = ""
    spared: list[str] = []
    only: str = ""
    sure: bool = False
    power: int = 0
    todo: list[str] = []
    target: str = ""


class Throw(Flow, tag="throw"):
    """CON-6 A throw with its rerolls; the result is the faces, in the order of `dice`.

    `roller` is the character whose dice they are ("" for an event: no rerolls but by `seat`'s gems). `plain`: free
    rerolls do not exist. `arrows` are the colours of free rerolls left, `freed` the dice that had theirs.
    """

    dice: list[str]
    purpose: str
    roller: str = ""
    seat: int = 0
    arrows: list[str] = []
    support: int = 0
    faces: list[int] = []
    freed: list[int] = []
    die: int = -1
    means: str = ""
    against: int = -1
    """What the throw must beat or reach, for bots and captions; -1 unknown."""


class HeroGuard(Flow, tag="hero_guard"):
    """CON-9 `target` defends; with a bodyguard (CON-26.31) `by` guards in its place, and the target may be an ally.

    Hands over the symbols of guard, armour and spells.
    """

    target: str
    attacker: str
    kind: str
    power: int
    guarded: bool = True
    by: str = ""
    gems: int = 0
    card: str = ""
    dice: list[str] = []


class Harm(Flow, tag="harm"):
    """CON-10.2, CON-22.4 `target` suffers `n` damage; hands over what was beyond its life, -1 if it lives."""

    target: str
    n: int
    by: str = ""
    side: str = ""
    left: int = 0
    excess: int = -1


class Death(Flow, tag="death"):
    """CON-10.5, CON-22.6 `target` dies by `by` (a character or "")."""

    target: str
    by: str = ""
    side: str = ""


class Cross(Flow, tag="cross"):
    """CON-12 `who` goes `how` (see moves.Way) into `to`, over `edge` where a wall, a door or a leap is concerned."""

    who: str
    to: str
    how: str = "walk"
    cost: int = 0
    difficulty: int = 0
    fall: list[str] = []
    edge: str = ""
    origin: str = ""
    gems: int = 0


class Fall(Flow, tag="fall"):
    """CON-16.8 Falling: symbols are damage."""

    who: str
    dice: list[str]


class Manipulation(Flow, tag="manipulation"):
    """CON-11.3 A complex Manipulation of `hero` at `what` (chest, lock, throw, plank); the result is its power."""

    hero: str
    what: str
    difficulty: int
    gems: int = 0
    most: int = 99


class Chest(Flow, tag="chest"):
    """CON-11.12"""

    hero: str
    card: str = ""


class Lock(Flow, tag="lock"):
    """CON-11.14 `hero` at the locked door `door`."""

    hero: str
    door: str


class Hurl(Flow, tag="hurl"):
    """CON-11.9 `hero` throws `card`."""

    hero: str
    card: str
    area: str = ""


class Land(Flow, tag="land"):
    """CON-11.9 to 11.11, CON-16.5 `card` comes down in `area`, thrown or dropped by `by`."""

    card: str
    area: str
    by: str
    thrown: bool = True
    todo: list[str] = []


class Overload(Flow, tag="overload"):
    """CON-15.2 `hero` drops objects until it may carry the rest."""

    hero: str


class Plank(Flow, tag="plank"):
    """`hero` casts off the plank `border` (board two_ships)."""

    hero: str
    border: str


class Cast(Flow, tag="cast"):
    """CON-14, CON-24.1 `caster` casts `spell` at `target` (a character, an area, an object or a tile) with `gems`."""

    caster: str
    spell: str
    target: str = ""
    gems: int = 0


class Effect(Flow, tag="effect"):
    """The verbs of a spell or a drink (`source`), one after the other; `who` casts or drinks, `todo` is the next."""

    who: str
    source: str
    target: str = ""
    gems: int = 0
    todo: int = 0


class Mend(Flow, tag="mend"):
    """CON-10.8, CON-11.15 `n` gems of `hero` go from the zones `origins` to the Reserve; `dice` tell how many."""

    hero: str
    origins: list[str]
    n: int
    cause: str
    healer: str
    dice: list[str] = []


class Guide(Flow, tag="guide"):
    """A spell takes `who` up to `left` areas away; `how` is led (ways that do no harm) or teleport."""

    who: str
    seat: int
    left: int
    how: str


class Reactions(Flow, tag="reactions"):
    """CON-14.8, CON-27.3 A moment at which reaction spells may be cast; `queue` are casters still to be asked.

    `when` is attack, defence, between or end.
    """

    when: str
    queue: list[str]


class Beyond(Flow, tag="beyond"):
    """CON-26.6 Attack from Beyond of `who`."""

    who: str


# -- the Overlord's side and the scenario: kept by the modules book, overlord, activation, units, reinforcement


class Secrets(Flow, tag="secrets"):
    """CON-25.1 The Overlord's hidden choices; `card` is the object to be hidden now."""

    card: str = ""


class OverlordTurn(Flow, tag="overlord_turn"):
    """CON-19.3 Recovery, Activation, End; `tile` is the one being activated."""

    tile: str = ""


class Activation(Flow, tag="activation"):
    """CON-20, CON-21.1 `tile` is activated; its models act one after the other."""

    tile: str


class ModelTurn(Flow, tag="model_turn"):
    """CON-21, CON-17.3 One model acts; `leader` is the hero who pays for an ally.

    `deed` and its `target` are what it was told to do next.
    """

    who: str
    leader: str = ""
    deed: str = ""
    target: str = ""


class UnitGuard(Flow, tag="unit_guard"):
    """CON-22.1 to 22.3 A unit or ally defends; hands over its defence power before skills."""

    target: str
    attacker: str
    kind: str
    power: int
    guarded: bool = True
    gems: int = 0


class EventTile(Flow, tag="event_tile"):
    """CON-23.1 The event `choice` happens, at its verb number `verb`; `todo` are those to follow."""

    tile: str
    choice: str = ""
    verb: int = 0
    todo: list[str] = []


class Volley(Flow, tag="volley"):
    """CON-21.10 Each of `todo` may shoot once; `who` is at it."""

    todo: list[str] = []
    who: str = ""


class Reinforcement(Flow, tag="reinforcement"):
    """CON-23.2 `points` left to spend."""

    points: int


AnyFlow = (
    Game
    | HeroesTurn
    | Stances
    | ActionPhase
    | Strike
    | Shoot
    | Attack
    | AreaAttack
    | Throw
    | HeroGuard
    | Harm
    | Death
    | Cross
    | Fall
    | Manipulation
    | Chest
    | Lock
    | Hurl
    | Land
    | Overload
    | Plank
    | Cast
    | Effect
    | Mend
    | Guide
    | Reactions
    | Beyond
    | Secrets
    | OverlordTurn
    | Activation
    | ModelTurn
    | UnitGuard
    | EventTile
    | Volley
    | Reinforcement
)
