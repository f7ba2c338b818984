"""What a title's rules package hands to the engine."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic

from engine.rules.chance import Chance
from engine.rules.event import Event
from engine.rules.result import Result
from engine.rules.state import S

Options = Mapping[str, str | int | bool]


@dataclass(frozen=True)
class Ruleset(Generic[S]):
    """The rules of one title. A title's `rules` package exports one as `RULES`.

    `setup(seats, seed, options)` gives a state whose stack holds the game's flow, not yet run.
    `view(state, seat)` blanks what `seat` may not know (None: a spectator); same type, the argument untouched.
    `resample(view, chance)` fills the blanks with one possible world, so that `view` of it gives the view back.
    `standing(state)` scores the position as if the game ended now; after the end it is the result.
    `faults(state)` lists broken invariants in words; an empty list is a sound state.
    `sides` maps each die type to its number of faces. `upgrades[n]` turns the raw save of rules version n into n + 1.
    """

    id: str
    version: int
    seats: tuple[int, ...]
    state: type[S]
    events: tuple[type[Event], ...]
    sides: Mapping[str, int]
    content_hash: str
    setup: Callable[[int, int, Options], S]
    view: Callable[[S, int | None], S]
    resample: Callable[[S, Chance], S]
    standing: Callable[[S], Result]
    faults: Callable[[S], list[str]]
    upgrades: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = field(default_factory=dict)
