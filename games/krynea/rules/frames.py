"""The frames of every procedure of Krynea Battlefield. Their steps live in the modules named for the chapters.

`seat` is the player who carries the procedure out. A unit is named "seat:card" (`ref`), a battalion "seat/number",
a position "seat/number/index"; `targets` hold such names in the order of the card's picks.
"""

from msgspec import Struct

from engine.rules import Flow


class Game(Flow, tag="game"):
    """KRY-7.1 to KRY-16.4 Four rounds of ten phases; `turn` counts seats within a phase."""

    turn: int = 0


class ChooseDeck(Flow, tag="choose_deck"):
    """KRY-3 `seat` names a faction and, outside the Basic mode, makes a deck of its cards."""

    seat: int
    skills: list[int] = []
    actions: list[int] = []


class Reveal(Flow, tag="reveal"):
    """KRY-7.2 The monoliths `todo` come into force, each an event that can be answered."""

    todo: list[str]


class Guard(Flow, tag="guard"):
    """KRY-20.4 Monoliths are put to the enemy's battalions, one after the other."""


class Purchase(Flow, tag="purchase"):
    """KRY-7.7 to 7.15 `seat` buys; `new` actions so far, after which there are no more troops. `again`: the new
    purchase after the hand compensation, before which `lost` resources were left."""

    seat: int
    new: int = 0
    again: bool = False
    lost: int = 0


class Deployment(Flow, tag="deployment"):
    """KRY-8 One troop at a time; `card` of `seat` is being placed."""

    seat: int
    passes: int = 0
    card: int = 0


class Movement(Flow, tag="movement"):
    """KRY-9 One movement at a time; `passes` in a row."""

    seat: int
    passes: int = 0


class Actions(Flow, tag="actions"):
    """KRY-10 One action at a time; `passes` in a row."""

    seat: int
    passes: int = 0


class Attacks(Flow, tag="attacks"):
    """KRY-11.1 to 11.3 The ranged or the magic phase (`kind`); `passes` in a row."""

    seat: int
    kind: str
    passes: int = 0


class Play(Flow, tag="play"):
    """KRY-10.5, KRY-14.4 `seat` uses an action, a skill or an expertise (`source`: "hand", "skill" or "unit").

    `battalion` is the one concerned: of the unit, of the melee announced, or of the enemy unit chosen. A reaction
    `answers` the event of the window below, for its own unit `subject`. `missed`: the roll failed.
    """

    seat: int
    card: int
    source: str
    battalion: int = -1
    targets: list[str] = []
    subject: str = ""
    answers: str = ""
    todo: int = 0
    cancelled: bool = False
    missed: bool = False


class Auto(Flow, tag="auto"):
    """KRY-20 What the enemy without a seat decides: hands over its answer at once."""


class Window(Flow, tag="window"):
    """KRY-14 An event that can be answered once. `queue` are the seats still to be asked.

    `kind` is monolith_revealed, played, declared, hit, totals or dying. `seat` and `card` are the affected unit or the
    card played and its owner, `by` the seat that caused it, `attack` the kind of attack, `source` what attacks or is
    played ("unit", "strike", "hand", "skill", "monolith"). The frame below the window carries the event out.
    """

    kind: str
    seat: int
    card: int
    by: int
    battalion: int = -1
    nature: str = ""
    attack: str = ""
    source: str = ""
    queue: list[int] = []


class Declare(Flow, tag="declare"):
    """KRY-11.6 The unit `card` of `seat` attacks: its target, then cards that go with the attack (KRY-11.17)."""

    seat: int
    card: int
    kind: str
    target: str = ""
    bonus: int = 0


class Target(Struct, array_like=True):
    """A unit under attack and the value against it; `by` is who gets the points. `beaten` at the last comparison."""

    seat: int
    card: int
    value: int
    by: int
    beaten: bool = False


class Assault(Flow, tag="assault"):
    """KRY-11.5, KRY-11.8 An attack of a unit, a card strike or a monolith's (`source`) on `targets`.

    `shields` are bonuses for this attack to the defence of units, by ref.
    """

    seat: int
    card: int
    source: str
    kind: str
    targets: list[Target]
    nature: str = ""
    shields: dict[str, int] = {}
    done: int = 0
    cancelled: bool = False


class Doom(Struct, array_like=True):
    """A unit about to die, who gets the points, and its fate: "dead", "saved", "raised" or "removed"."""

    seat: int
    card: int
    by: int
    fate: str = "dead"


class Fall(Flow, tag="fall"):
    """KRY-13.1 to 13.6 Units die together, each death an event of its own; they leave when all are settled."""

    doomed: list[Doom]
    done: int = 0


class Melee(Flow, tag="melee"):
    """KRY-11.9 to 11.16 One engagement; `sides` are its two battalions, that of the initiative first.

    `plus_attack` and `plus_defence` hold for this melee; `attack` and `defence` are the totals once made.
    """

    sides: list[tuple[int, int]]
    turn: int = 0
    passes: int = 0
    answered: bool = False
    plus_attack: list[int] = []
    plus_defence: list[int] = []
    attack: list[int] = []
    defence: list[int] = []
    wounded: list[str] = []
    done: int = 0


class MeleePhase(Flow, tag="melee_phase"):
    """KRY-11.10 The engagements still to be fought, by number."""

    left: list[int] = []


class Look(Flow, tag="look"):
    """KRY-13.15 `seat` looks at the hand of `other`."""

    seat: int
    other: int


class Discards(Flow, tag="discards"):
    """KRY-16 `turn` counts the seats that have chosen what to carry."""

    turn: int = 0


AnyFlow = (
    Game
    | ChooseDeck
    | Reveal
    | Guard
    | Purchase
    | Deployment
    | Movement
    | Actions
    | Attacks
    | Play
    | Window
    | Auto
    | Declare
    | Assault
    | Fall
    | Melee
    | MeleePhase
    | Look
    | Discards
)
