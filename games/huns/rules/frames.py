"""The frames of every procedure of Huns: what is remembered while one is under way. Their steps live in the modules
named for the rule book's chapters. `seat` is always the player who carries the procedure out."""

from engine.rules import Flow


class Game(Flow, tag="game"):
    """HUN-2 to HUN-10: start goods, rounds, end. `seat` is the next player in turn order to take start goods."""

    seat: int = 0


class StartGoods(Flow, tag="start_goods"):
    """HUN-2.10 `left` valuables are still to be taken; `taken` are the colours taken so far."""

    seat: int
    left: int
    taken: list[str] = []


class Turn(Flow, tag="turn"):
    """HUN-3.9 One turn. `done` are the actions carried out, `owed` the one that may or must come next ("" for any)."""

    seat: int
    done: list[str] = []
    owed: str = ""
    ending: bool = False


class Draw(Flow, tag="draw"):
    """HUN-4 Draw cards of `deck` and play one. `n` is the number of a card's effect; the Draw action (`action`) counts
    for itself. `chosen` are places in `state.drawn`, `played` the cards chosen that are not laid yet, open to all;
    `waiting` are cards that answer to the draw."""

    seat: int
    deck: str
    n: int = 0
    action: bool = True
    chosen: list[int] = []
    played: list[str] = []
    waiting: list[str] = []


class Place(Flow, tag="place"):
    """HUN-4.3 `card` has been laid in the camp of `seat`; what follows from that at once."""

    seat: int
    card: str


class Pillage(Flow, tag="pillage"):
    """HUN-5 Take valuables of the die's colour and place them; `taken` in hand, `waiting` are cards that answer."""

    seat: int
    taken: int = 0
    waiting: list[str] = []


class Load(Flow, tag="load"):
    """HUN-5.3 Place the last `len(sources)` valuables of `state.hand`.

    `sources` says for each where it came from (an element id); `fresh` are the wagons taken meanwhile, on which loading
    is optional; `room` is how many more may go on wagons; `to` is "" until the destination is known, then "wagons" or
    the id of a card.
    """

    seat: int
    sources: list[str]
    cause: str = ""
    to: str = ""
    room: int = 99
    fresh: list[str] = []


class Dispatch(Flow, tag="dispatch"):
    """HUN-7.3 The wagon at `index` has become full. `waiting` are the cards that may answer to the dispatch."""

    seat: int
    index: int
    cubes: list[str] = []
    waiting: list[str] = []


class TakeWagon(Flow, tag="take_wagon"):
    """HUN-7.3 Take a new wagon, to lie at place `index` of the camp."""

    seat: int
    index: int


class Refit(Flow, tag="refit"):
    """HUN-2.6 Bring every camp to its number of wagons."""


class UseCard(Flow, tag="use_card"):
    """HUN-9 Carry out verbs of `card` one after the other; `todo` are the places in its list of those to come.

    `optional`: the owner may still decline. `colors` are those that lay on the wagon whose dispatch is answered.
    """

    seat: int
    card: str
    todo: list[int]
    optional: bool = False
    colors: list[str] = []


class Gain(Flow, tag="gain"):
    """Take `left` valuables of the colours `colors` from the reserve, by the verb `verb` of `card`, and place them.

    `taken` are the sources of those in hand; `to` is the card that they will lie on, if that is settled.
    """

    seat: int
    card: str
    verb: int
    left: int
    colors: list[str]
    optional: bool = False
    taken: list[str] = []
    to: str = ""


class Raze(Flow, tag="raze"):
    """Steal or remove valuables of opponents, by the verb `verb` of `card`.

    `victims` have not been robbed yet; `victim` is being robbed, of whom `left` more may be taken; `robbed` counts the
    opponents robbed so far; `sources` tell where the stolen ones in hand came from.
    """

    seat: int
    card: str
    verb: int
    victims: list[int] = []
    victim: int = -1
    left: int = 0
    robbed: int = 0
    sources: list[str] = []


class Return(Flow, tag="return"):
    """Give back `left` own valuables to their piles, from `zone`: "stash" or the id of a card."""

    seat: int
    zone: str
    left: int
    cause: str


class Haul(Flow, tag="haul"):
    """Move `left` valuables from the own stash to the own wagons."""

    seat: int
    left: int


class SwapWagon(Flow, tag="swap_wagon"):
    """Exchange the own wagon at `index` for a face-up one."""

    seat: int
    index: int = -1


class MoveCurse(Flow, tag="move_curse"):
    """Send the own curse `card` to `victim`, by the raid `raid`."""

    seat: int
    raid: str
    card: str = ""
    victim: int = -1


class ChangeDie(Flow, tag="change_die"):
    """Set or shift the die taken, by the verb `verb` of `card`."""

    seat: int
    card: str
    verb: int


class Reroll(Flow, tag="reroll"):
    """Throw the die taken once more."""

    seat: int
    card: str


AnyFlow = (
    Game
    | StartGoods
    | Turn
    | Draw
    | Place
    | Pillage
    | Load
    | Dispatch
    | TakeWagon
    | Refit
    | UseCard
    | Gain
    | Raze
    | Return
    | Haul
    | SwapWagon
    | MoveCurse
    | ChangeDie
    | Reroll
)
