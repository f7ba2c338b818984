"""The rules of High Throw, the smallest complete title."""

import msgspec

from engine.rules import Chance, Result, Ruleset, Score, ScoreLine
from engine.rules.result import rank
from engine.rules.ruleset import Options
from games._template.rules.content import CONTENT, HASH
from games._template.rules.play import DIE
from games._template.rules.state import EVENTS, Game, ThrowState


def setup(seats: int, seed: int, options: Options) -> ThrowState:
    """THR-1.1 Two to five seats, nobody has points."""
    return ThrowState(seats=seats, rng=seed, points=[0] * seats, thrown=[0] * seats, stack=[Game()])


def view(state: ThrowState, seat: int | None) -> ThrowState:
    """THR-1.3 Everything is open but the generator."""
    seen = msgspec.structs.replace(state)
    seen.rng = 0
    return seen


def resample(view: ThrowState, chance: Chance) -> ThrowState:
    filled = msgspec.structs.replace(view)
    filled.rng = chance.below(1 << 63)
    return filled


def standing(state: ThrowState) -> Result:
    """THR-3.1 One point a round won. THR-3.2 Who is level shares the place."""
    return rank(
        tuple(
            Score(seat, points, (ScoreLine("rounds-won", points, points, "THR-3.1"),))
            for seat, points in enumerate(state.points)
        )
    )


def faults(state: ThrowState) -> list[str]:
    found = []
    if sum(state.points) > state.round:
        found.append(f"{sum(state.points)} rounds were won in {state.round}")
    if any(value not in (0, *CONTENT.values) for value in state.thrown):
        found.append(f"thrown {state.thrown}")
    return found


RULES = Ruleset(
    id="_template",
    version=1,
    seats=(2, 3, 4, 5),
    state=ThrowState,
    events=EVENTS,
    sides={DIE: len(CONTENT.values)},
    content_hash=HASH,
    setup=setup,
    view=view,
    resample=resample,
    standing=standing,
    faults=faults,
)
