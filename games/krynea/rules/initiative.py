"""KRY-7.1, KRY-10.1, KRY-19.4 Who acts first, who is next, and how a seat is asked."""

from collections.abc import Callable

from engine.rules import Choose, ChooseSome, ask, call
from engine.rules.flow import END
from games.krynea.rules.content import CONTENT
from games.krynea.rules.field import clockwise
from games.krynea.rules.frames import Auto
from games.krynea.rules.state import KryneaState

COIN = CONTENT.coin.id
Automaton = Callable[[KryneaState, Choose | ChooseSome], "str | list[str]"]
_automata: list[Automaton] = []


def first_seat(s: KryneaState) -> int:
    """The seat with the initiative of this phase."""
    chosen = {6: "actions", 7: "attacks", 8: "attacks", 9: "attacks"}.get(s.phase)
    if len(s.armies) > 2 or chosen is None or s.banner in ("", chosen):
        return s.token
    return 1 - s.token


def after(s: KryneaState, seat: int) -> int:
    return (seat + 1) % len(s.armies)


def answering_order(s: KryneaState, owner: int) -> list[int]:
    """KRY-14.3 The owner of what is affected, then the others from the phase's initiative, clockwise."""
    order = clockwise(s, first_seat(s))
    return order if owner < 0 else [owner, *(seat for seat in order if seat != owner)]


def put(s: KryneaState, question: Choose | ChooseSome) -> None:
    """Ask `question`; an army without a seat answers at once (KRY-20). Comes last in its step."""
    if question.seat < s.seats:
        ask(s, question)
    else:
        call(s, Auto(at=END, result=_automata[0](s, question)))


def set_automaton(automaton: Automaton) -> None:
    """Name who answers for an army without a seat."""
    _automata[:] = [automaton]


def thrower(s: KryneaState, seat: int) -> int:
    """Who throws the coin for `seat`."""
    return seat if seat < s.seats else 0
