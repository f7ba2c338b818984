"""The procedures of High Throw, one step a clause."""

from engine.rules import Choose, Option, Roll, ask, call, emit, goto, leave, steps
from games._template.rules.content import CONTENT
from games._template.rules.state import DieThrown, Game, GameEnded, Round, RoundStarted, RoundWon, ThrowState

DIE = "_template/die"


def play_round(s: ThrowState, c: Game) -> None:
    """THR-2.1 A round starts with nothing thrown."""
    s.thrown = [0] * s.seats
    emit(s, RoundStarted(round=s.round))
    call(s, Round())


def next_round(s: ThrowState, c: Game) -> None:
    """THR-1.2 The game lasts three rounds."""
    if s.round < CONTENT.rounds:
        s.round += 1
        goto(c, "play_round")


def end_game(s: ThrowState, c: Game) -> None:
    """THR-1.2 After the last round the game is over."""
    emit(s, GameEnded())


steps(Game, play_round, next_round, end_game)


def throw_die(s: ThrowState, c: Round) -> None:
    """THR-2.2 Each seat in turn throws one die."""
    ask(s, Roll(c.turn, (DIE,), "throw"))


def note_throw(s: ThrowState, c: Round, faces: list[int]) -> None:
    """THR-2.2 The value of the face on top is the seat's throw."""
    s.thrown[c.turn] = CONTENT.values[faces[0]]
    emit(s, DieThrown(seat=c.turn, value=s.thrown[c.turn]))


def offer_again(s: ThrowState, c: Round) -> None:
    """THR-2.3 Who threw may keep the throw or throw once more; the second throw stands."""
    lower = max(s.thrown[: c.turn], default=0) <= s.thrown[c.turn]
    blocked = "already-best" if lower and c.turn == s.seats - 1 else ""
    again = Option("again", ("die",), blocked=blocked, clause="THR-2.3" if blocked else "")
    ask(s, Choose(c.turn, "keep-or-again", (Option("keep", (f"seat:{c.turn}",)), again)))


def take_choice(s: ThrowState, c: Round, choice: str) -> None:
    """THR-2.3 A seat that keeps its throw is done."""
    if choice == "keep":
        goto(c, "next_seat")
    else:
        ask(s, Roll(c.turn, (DIE,), "throw"))


def note_second_throw(s: ThrowState, c: Round, faces: list[int]) -> None:
    """THR-2.3 The second throw stands."""
    note_throw(s, c, faces)


def next_seat(s: ThrowState, c: Round) -> None:
    """THR-2.2 Then the seat to the left throws, until all have."""
    c.turn += 1
    if c.turn < s.seats:
        goto(c, "throw_die")


def score_round(s: ThrowState, c: Round) -> None:
    """THR-2.4 The highest throw wins the round; when the highest is thrown twice nobody does."""
    best = max(s.thrown)
    winner = s.thrown.index(best) if s.thrown.count(best) == 1 else -1
    if winner >= 0:
        s.points[winner] += 1
    emit(s, RoundWon(round=s.round, seat=winner))
    leave(c)


steps(Round, throw_die, note_throw, offer_again, take_choice, note_second_throw, next_seat, score_round)
