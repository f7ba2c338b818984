"""Events of Conan name figures; the board knows whose they are, so that bots among themselves play faster."""

import pytest

from engine.rules import Event, Match
from games.conan.board.doers import befallen, doer_of
from games.conan.rules import RULES, events
from games.conan.rules.state import ConanState
from tests.support.tables import seats

OVERLORD, FIRST, SECOND = 2, 0, 1


@pytest.fixture(scope="module")
def state() -> ConanState:
    """Two heroes' players and the Overlord in the last seat; who leads whom is set here."""
    options = {"scenario": "clutches_of_the_picts", "overlord": "last"}
    state: ConanState = Match.start(RULES, seats(3), 1, options).state
    for hero in state.heroes:
        hero.seat = FIRST if hero.id == "conan" else SECOND
    return state


def pict(state: ConanState) -> str:
    return next(f"unit:{model.tile}/{model.n}" for model in state.models if not model.ally)


def told(state: ConanState, event: Event) -> tuple[int | None, frozenset[int]]:
    return doer_of(state, event), befallen(state, event)


def test_a_hero_is_its_players_and_a_unit_the_overlords(state: ConanState) -> None:
    assert told(state, events.Fled(hero="hero:conan", area="V1", cards=())) == (FIRST, frozenset())
    assert told(state, events.Fell(who=pict(state), n=1)) == (OVERLORD, frozenset())
    assert doer_of(state, events.TileActivated(tile=state.models[0].tile, place=1, cost=1)) == OVERLORD


def test_an_attack_befalls_whom_it_aims_at(state: ConanState) -> None:
    attack = events.AttackDeclared(attacker=pict(state), target="hero:conan", kind="melee", area="V1", means="")
    assert told(state, attack) == (OVERLORD, frozenset({FIRST}))
    wound = events.Wounded(who=pict(state), n=1, left=0, by="hero:conan")
    assert told(state, wound) == (FIRST, frozenset({OVERLORD}))


def test_what_belongs_to_nobody_is_nobodys_doing(state: ConanState) -> None:
    assert told(state, events.TurnStarted(side="heroes", round=1, marker=0)) == (None, frozenset())
    assert doer_of(state, events.TurnStarted(side="overlord", round=1, marker=0)) == OVERLORD
    assert told(state, events.Wounded(who="hero:conan", n=1, left=3, by="")) == (FIRST, frozenset())
