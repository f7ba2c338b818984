"""The position of a game of High Throw: plain data only."""

from msgspec import field

from engine.rules import Event, Flow, State


class Game(Flow):
    """The whole game: rounds until the last one is over."""


class Round(Flow):
    """One round: each seat in turn throws, or keeps what it has."""

    turn: int = 0
    """How many seats have thrown in this round."""


class ThrowState(State):
    round: int = 1
    points: list[int] = field(default_factory=list)
    """Rounds won by each seat."""
    thrown: list[int] = field(default_factory=list)
    """Value thrown by each seat in this round; 0 before the throw."""
    stack: list[Game | Round] = field(default_factory=list)


class RoundStarted(Event, frozen=True, tag="round_started"):
    begins = True
    round: int


class DieThrown(Event, frozen=True, tag="die_thrown"):
    reveals = True
    seat: int
    value: int


class RoundWon(Event, frozen=True, tag="round_won"):
    """`seat` threw highest; -1 when nobody did alone."""

    round: int
    seat: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    pass


EVENTS = (RoundStarted, DieThrown, RoundWon, GameEnded)
