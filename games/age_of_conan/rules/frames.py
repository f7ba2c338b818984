"""The frames of every procedure of Age of Conan. Their steps live in the modules named for the chapters.

`seat` is the player who carries the procedure out.
"""

from msgspec import Struct

from engine.rules import Flow


class Game(Flow, tag="game"):
    """AOC-2.13, AOC-4 Turns until three ages are over; `seat` is whose turn is next."""

    seat: int = 0


class Bid(Flow, tag="bid"):
    """AOC-3 One bid; `cards`, `tokens` and `second` (the Conan bonus card) by seat, "" and -1 before the choice."""

    cards: list[str] = []
    tokens: list[int] = []
    second: str = ""
    turn: int = 0
    revealed: bool = False


class Turn(Flow, tag="turn"):
    """AOC-4.3, AOC-4.4 The turn of `seat`; `kind` of action once the die is taken."""

    seat: int
    face: str = ""
    kind: str = ""


class TokenOffer(Flow, tag="token_offer"):
    """AOC-5.9 `seat` keeps or exchanges `token`; `secret` when it was drawn from the bag."""

    seat: int
    token: int
    secret: bool = False


class ConanAction(Flow, tag="conan_action"):
    """AOC-12.2, AOC-12.3"""

    seat: int
    moved: bool = False
    raided: bool = False


class Court(Flow, tag="court"):
    """AOC-12.4"""

    seat: int


class Intrigue(Flow, tag="intrigue"):
    """AOC-13.1 `moves` made; `moved` counts emissaries that have moved, by province; `origin` while one moves."""

    seat: int
    moves: int = 0
    extra: int = 0
    moved: dict[str, int] = {}
    origin: str = ""


class IntrigueContest(Flow, tag="intrigue_contest"):
    """AOC-13.9 An alliance is made, or that of `defender` cancelled."""

    seat: int
    province: str
    defender: int


class RemoveEmissary(Flow, tag="remove_emissary"):
    """AOC-13.15, AOC-13.18 One emissary of `seat` goes after a contest, unless a card keeps it."""

    seat: int
    province: str


class EmissaryGold(Flow, tag="emissary_gold"):
    """AOC-13.8, AOC-13.15 `seat` gains the level of `province`, and what its cards add."""

    seat: int
    province: str


class Military(Flow, tag="military"):
    """AOC-14.1 `moves` are relocations made; `moved` counts units that came by one (AOC-14.5), by province."""

    seat: int
    moves: int = 0
    extra: int = 0
    sea: int = 0
    moved: dict[str, int] = {}
    to: str = ""


class Relocation(Flow, tag="relocation"):
    """AOC-14.3 Units go from `origin` to the friendly `to`; at most `most`. Hands back their number."""

    seat: int
    origin: str
    to: str
    most: int


class Attack(Flow, tag="attack"):
    """AOC-14.7 Units go from `origin` to attack in `to`; an army on campaign attacks where it stands."""

    seat: int
    origin: str
    to: str


class Campaign(Flow, tag="campaign"):
    """AOC-15 Contests of one army in one province."""

    seat: int
    province: str


class Clash(Flow, tag="clash"):
    """AOC-16, AOC-17 A siege, or a battle, of `seat` against `defender`."""

    seat: int
    province: str
    origin: str
    defender: int
    siege: bool


class Loss(Flow, tag="loss"):
    """The army of `seat` loses one unit in a contest, unless a card prevents it."""

    seat: int
    province: str


class Side(Struct, omit_defaults=True):
    """One side of a contest; seat -1 is a neutral province. `faces` are the dice as they lie."""

    seat: int
    strength: int
    conan: bool = False
    strategy: str = ""
    extra: int = 0
    fewer: int = 0
    six: bool = False
    counts: list[str] = []
    faces: list[str] = []
    bonus: int = 0
    sorcery: int = 0
    """Sorcery spent on re-rolls."""
    rerolls: int = 1
    """AOC-9.15 How often it may be spent."""


class Contest(Flow, tag="contest"):
    """AOC-9.5 One contest: `sides` are attacker and defender. Hands back "won" or "lost", for the attacker.

    `turn` is the side that is asked or rolls, `passes` those in a row, `again` the dice to be thrown once more.
    """

    kind: str
    province: str
    terrain: str
    sides: list[Side]
    turn: int = 0
    passes: int = 0
    revealed: bool = False
    again: list[int] = []
    picks: int = 0
    """AOC-9.17 How many dice may be picked for a re-roll; 0 outside of one."""


class Effects(Flow, tag="effects"):
    """A kingdom card is carried out, verb by verb. `held`: it goes to the discard at the end."""

    seat: int
    card: str
    held: bool = False
    done: int = 0
    left: int = 0
    """What the verb that is under way still has to do."""
    place: str = ""
    moved: dict[str, int] = {}


class EndAdventure(Flow, tag="end_adventure"):
    """AOC-6 An adventure is over; `offered` the coronation (AOC-6.10)."""

    offered: bool = False
    over: bool = False


class Coronation(Flow, tag="coronation"):
    """AOC-8.4 The Conan player names a category. Hands back 1 when it was attempted."""

    seat: int


class AgeChange(Flow, tag="age_change"):
    """AOC-7 `turn` counts the seats within a step, from the holder of the first-player token."""

    turn: int = 0


class Raids(Flow, tag="raids"):
    """AOC-7.2 to 7.4"""

    turn: int = 0


class Build(Flow, tag="build"):
    """AOC-7.10 to 7.15 `seat` builds and raises troops; `todo` provinces are still to come."""

    seat: int
    todo: list[str] = []


class Spend(Flow, tag="spend"):
    """AOC-7.16"""

    seat: int


class ArtifactBid(Flow, tag="artifact_bid"):
    """AOC-7.19 to 7.24 `categories` and `shown` tokens by seat; "" and empty before the choice."""

    turn: int = 0
    categories: list[str] = []
    shown: list[list[int]] = []
    revealed: bool = False


AnyFlow = (
    Game
    | Bid
    | Turn
    | TokenOffer
    | ConanAction
    | Court
    | Intrigue
    | IntrigueContest
    | RemoveEmissary
    | EmissaryGold
    | Military
    | Relocation
    | Attack
    | Campaign
    | Clash
    | Loss
    | Contest
    | Effects
    | EndAdventure
    | Coronation
    | AgeChange
    | Raids
    | Build
    | Spend
    | ArtifactBid
)
