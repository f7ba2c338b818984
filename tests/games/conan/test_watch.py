"""CON-3.8 Victory is looked for before every step but the quiet ones."""

from collections.abc import Callable
from functools import wraps
from typing import Any

import pytest

from engine.headless import seat_bots
from engine.rules import Chance, Match, flow
from engine.rules.match import play_out
from games.conan.rules import RULES, frames
from games.conan.rules.ground import exits
from games.conan.rules.scenarios import verdict
from games.conan.rules.state import ConanState


def is_quiet(step: Callable[..., None]) -> bool:
    """A watched step is wrapped."""
    return not hasattr(step, "__wrapped__")


def undecided(step: Callable[..., None], calls: list[str]) -> Callable[..., None]:
    @wraps(step)
    def checked(s: ConanState, *rest: Any) -> None:
        assert verdict(s) == "", f"{step.__name__} came although the game was decided"
        calls.append(step.__name__)
        step(s, *rest)

    return checked


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The quiet steps that ran, each of them checked."""
    found: list[str] = []
    for kind, table in flow._tables.items():
        if kind.__module__ == frames.__name__:
            for name, (step, following, wants) in [*table.items()]:
                if is_quiet(step):
                    monkeypatch.setitem(table, name, (undecided(step, found), following, wants))
    return found


WANTED = {"clutches_of_the_picts": ["yselda", "zogar_head"], "crown_of_the_drowned_temple": ["serpent_crown"]}
"""What must be carried off the board."""


def near_the_end(s: ConanState) -> None:
    """Every hero dies of a scratch, and the first may walk off with all that is wanted."""
    for hero in s.heroes:
        hero.fatigue, hero.wounds = 0, hero.reserve + hero.fatigue - 1
        hero.reserve = 1
    s.heroes[0].cards = WANTED.get(s.scenario, [])
    s.heroes[0].area = next(iter(exits(s)), s.heroes[0].area)


@pytest.mark.parametrize("scenario", [*WANTED, "hunting_the_tigress"])
@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_decided_before_a_quiet_step(calls: list[str], scenario: str, seed: int) -> None:
    match = Match.start(RULES, seat_bots(3, ["random"]), seed, {"scenario": scenario})
    near_the_end(match.state)
    play_out(match, Chance(seed))
    assert match.state.winner and {"announce", "roll_attack", "note_deed", "throw"} <= {*calls}
