"""Everything that can happen in Huns, as facts for log, tweens and sounds.

Fields called `source` and `to` are element ids: "pile:blue", "deck:red", "die:blue", "display:2", "wagon_deck",
"camp:1/wagon:0/space:2", "camp:1/card:MC01", "camp:1/stash", "camp:1/stash/blue", "camp:1/dispatched", "hand".
"""

from engine.rules import Event


class GameStarted(Event, frozen=True, tag="game_started"):
    first: int


class RoundStarted(Event, frozen=True, tag="round_started"):
    begins = True
    round: int
    first: int


class DiceRolled(Event, frozen=True, tag="dice_rolled"):
    """HUN-3.2 `values` by colour."""

    reveals = True
    seat: int
    values: dict[str, int]


class TurnStarted(Event, frozen=True, tag="turn_started"):
    begins = True
    seat: int
    turn: int


class DieTaken(Event, frozen=True, tag="die_taken"):
    seat: int
    color: str
    value: int


class DieChanged(Event, frozen=True, tag="die_changed"):
    """The die of `seat` counts as `after`, because of `card`."""

    seat: int
    color: str
    before: int
    after: int
    card: str


class ActionSkipped(Event, frozen=True, tag="action_skipped"):
    """HUN-3.7 Neither drawing nor pillaging was possible."""

    seat: int


class CardsDrawn(Event, frozen=True, tag="cards_drawn"):
    """`n` cards came off `deck` (a colour); what they are, only `seat` knows."""

    reveals = True
    secret = ("cards",)
    seat: int
    deck: str
    n: int
    cards: tuple[str, ...]
    action: bool = True


class CardPlayed(Event, frozen=True, tag="card_played"):
    """`seat` laid `card`, one of the cards drawn from `source`, into the camp of `to_seat`."""

    reveals = True
    seat: int
    card: str
    to_seat: int
    source: str = ""


class CardsReturned(Event, frozen=True, tag="cards_returned"):
    """`n` cards not chosen went under `deck`."""

    seat: int
    deck: str
    n: int


class CurseFled(Event, frozen=True, tag="curse_fled"):
    seat: int
    card: str


class CurseFilled(Event, frozen=True, tag="curse_filled"):
    seat: int
    card: str


class CurseMoved(Event, frozen=True, tag="curse_moved"):
    seat: int
    card: str
    to_seat: int


class MercenaryFilled(Event, frozen=True, tag="mercenary_filled"):
    seat: int
    card: str


class MercenaryBroken(Event, frozen=True, tag="mercenary_broken"):
    """A full mercenary lost a valuable; its effect stops (HUN-8.3)."""

    seat: int
    card: str


class CubesTaken(Event, frozen=True, tag="cubes_taken"):
    """`seat` took `n` valuables into the hand; `cause` is "pillage", "start" or the id of a card."""

    seat: int
    color: str
    n: int
    source: str
    cause: str


class CubeLoaded(Event, frozen=True, tag="cube_loaded"):
    """A valuable went from `source` ("hand" or an element) to a wagon space or a card of `seat`."""

    seat: int
    color: str
    to: str
    source: str = "hand"


class CubesReturned(Event, frozen=True, tag="cubes_returned"):
    """`n` valuables went from `source` of `seat` back to `to`, a pile or the zone they were robbed from."""

    seat: int
    color: str
    n: int
    source: str
    to: str
    cause: str = ""


class CubesStashed(Event, frozen=True, tag="cubes_stashed"):
    """`n` valuables went from `source` into the stash of `seat`, by `cause` (the id of a card)."""

    seat: int
    color: str
    n: int
    source: str
    cause: str


class CubeStolen(Event, frozen=True, tag="cube_stolen"):
    """A valuable went from `source`, in the camp of `victim`, into the hand of `seat`."""

    seat: int
    victim: int
    color: str
    source: str
    cause: str


class WagonDispatched(Event, frozen=True, tag="wagon_dispatched"):
    """HUN-7.3 The wagon at `index` was full; `cubes` went to the stash."""

    seat: int
    wagon: str
    index: int
    cubes: tuple[str, ...]


class WagonTaken(Event, frozen=True, tag="wagon_taken"):
    """`seat` took `wagon` from `source` ("display:2" or "wagon_deck") to place `index`."""

    reveals = True
    seat: int
    wagon: str
    source: str
    index: int


class DisplayRefilled(Event, frozen=True, tag="display_refilled"):
    """HUN-2.5 `wagon` came from the deck to place `index` of the display."""

    reveals = True
    wagon: str
    index: int


class WagonsPeeked(Event, frozen=True, tag="wagons_peeked"):
    """`seat` looks at the top `n` of the wagon deck."""

    reveals = True
    secret = ("wagons",)
    seat: int
    n: int
    wagons: tuple[str, ...]


class WagonSwapped(Event, frozen=True, tag="wagon_swapped"):
    """`seat` gave `given` at `index` for `wagon`, which lay at `place` of the display; now `given` lies there."""

    seat: int
    given: str
    wagon: str
    index: int
    place: int


class WagonLocked(Event, frozen=True, tag="wagon_locked"):
    seat: int
    index: int
    wagon: str


class WagonUnlocked(Event, frozen=True, tag="wagon_unlocked"):
    seat: int
    index: int
    wagon: str


class RaidUsed(Event, frozen=True, tag="raid_used"):
    """HUN-8.2 `card` was rotated."""

    seat: int
    card: str


class RaidCancelled(Event, frozen=True, tag="raid_cancelled"):
    """`seat`, a target of `raid`, ignores it thanks to `card`."""

    seat: int
    card: str
    raid: str


class EffectUsed(Event, frozen=True, tag="effect_used"):
    """`card` of `seat` did its work, by choice or by itself."""

    seat: int
    card: str


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    seat: int


class RoundEnded(Event, frozen=True, tag="round_ended"):
    round: int


class TokenPassed(Event, frozen=True, tag="token_passed"):
    """HUN-3.5 `seat` holds the first-player token now."""

    seat: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    """HUN-10.1 `empty` names the piles and decks that ran out ("pile:red"); none after the last of forty rounds."""

    empty: tuple[str, ...]
    winners: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = tuple(kind for kind in Event.__subclasses__() if kind.__module__ == __name__)
