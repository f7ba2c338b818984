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
    """HUN-4 Draw `n` cards of `deck` and play one. `action` is False for a card's effect. `chosen` are places in
    `state.drawn`, the cards that will be played."""

    seat: int
    deck: str
    n: int
    action: bool = True
    chosen: list[int] = []


class Place(Flow, tag="place"):
    """HUN-4.3 `card` has been laid in `camp`; what follows from that at once."""

    camp: int
    card: str


class Pillage(Flow, tag="pillage"):
    """HUN-5 Take valuables of the die's colour and place them."""

    seat: int
    n: int = 0


class Load(Flow, tag="load"):
    """HUN-5.3 Place the last `len(sources)` valuables of `state.hand`.

    `sources` says for each where it came from (an element id, see `zones.py`); `fresh` are the wagons taken meanwhile,
    on which loading is optional; `room` is how many more may go on wagons; `to` is "" until the destination is known.
    """

    seat: int
    sources: list[str]
    cause: str = ""
    to: str = ""
    room: int = 99
    declined: bool = False
    fresh: list[str] = []


class Dispatch(Flow, tag="dispatch"):
    """HUN-7.3 The wagon `wagon` has become full. `waiting` are the seats whose cards may answer to the dispatch."""

    seat: int
    wagon: str
    cubes: list[str] = []
    waiting: list[int] = []


class TakeWagon(Flow, tag="take_wagon"):
    """HUN-7.3 Take a new wagon, to lie at place `index` of the camp."""

    seat: int
    index: int


class Refit(Flow, tag="refit"):
    """HUN-2.6 Bring every camp to its number of wagons."""


class UseCard(Flow, tag="use_card"):
    """HUN-9 Carry out the verbs of `card` one after the other; `next` is the verb to come."""

    seat: int
    card: str
    verbs: str = "use"
    next: int = 0


class Gain(Flow, tag="gain"):
    """Take `left` valuables from the reserve, by the verb `verb` of `card`; they are in hand from `base` on."""

    seat: int
    card: str
    verb: int
    left: int = 0
    base: int = 0
    to: str = ""


class Raze(Flow, tag="raze"):
    """Steal or remove valuables of opponents, by the verb `verb` of `card`.

    `victims` are still to come, `victim` is the one being robbed, of whom `left` more may be taken; `robbed` counts
    the opponents robbed so far.
    """

    seat: int
    card: str
    verb: int
    victims: list[int] = []
    victim: int = -1
    left: int = 0
    robbed: int = 0
    base: int = 0
    sources: list[str] = []


class Return(Flow, tag="return"):
    """Give back `left` own valuables of `zone` ("stash" or "wagons") to their piles."""

    seat: int
    zone: str
    left: int
    card: str = ""


class Haul(Flow, tag="haul"):
    """Move `left` valuables from the own stash to the own wagons."""

    seat: int
    left: int
    color: str = ""


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
