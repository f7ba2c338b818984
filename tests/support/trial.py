"""The trial that every title gets: what must hold at every decision of every game, whatever the rules are."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.headless import DICE_SEED, seat_bots
from engine.rules import Chance, IllegalAnswer, Match, Moment, Roll, Ruleset, copy_state, seen_by
from engine.rules.match import play_on
from engine.rules.record import load, save
from engine.rules.state import pack

CRASHES = Path(__file__).parent.parent.parent / "crashes"
ANSWER_LIMIT = 20_000
Check = Callable[[Match[Any]], None]


def play_checked(rules: Ruleset[Any], seats: int, seed: int, *checks: Check) -> Match[Any]:
    """A game by chance with `checks` before every decision. A failure leaves the game in crashes/, to be opened."""
    match = Match.start(rules, seat_bots(seats, ["random"]), seed, {})
    chance = Chance(seed ^ DICE_SEED)
    try:
        while not match.over:
            assert len(match.log) < ANSWER_LIMIT, "the game does not end"
            for check in checks:
                check(match)
            play_on(match, chance)
        for check in checks:
            check(match)
    except BaseException as error:
        CRASHES.mkdir(exist_ok=True)
        path = CRASHES / f"{rules.id}-{seats}-{seed}.json"
        path.write_bytes(save(match))
        error.add_note(f"the game up to here: {path}")
        raise
    return match


def every_tenth(match: Match[Any], seed: int) -> None:
    """Play on by chance to the end; at every tenth decision copies, views and blocked options hold."""
    chance = Chance(seed)
    while not match.over:
        if len(match.log) % 10 == 0:
            copies(match)
            views(match)
            blocked_stay_blocked(match)
        play_on(match, chance)


def sound(match: Match[Any]) -> None:
    """The title's invariants hold."""
    assert match.rules.faults(match.state) == []


def copies(match: Match[Any]) -> None:
    """A copy and a round trip through JSON give an equal state that shares nothing."""
    state = match.state
    copied = copy_state(state)
    assert copied == state and copied is not state and copied.stack is not state.stack
    assert msgspec.json.decode(msgspec.json.encode(state), type=type(state)) == state


def views(match: Match[Any]) -> None:
    """Filling the blanks of a view with a possible world gives the same view; a view of a view changes nothing."""
    chance = Chance(len(match.log))
    before = pack(match.state)
    for seat in (*range(match.state.seats), None):
        view = match.view(seat)
        world = match.rules.resample(view, chance)
        assert match.rules.view(world, seat) == view, f"seat {seat}"
        assert match.rules.view(view, seat) == view, f"seat {seat}"
        assert match.rules.faults(world) == [], f"a world of seat {seat} is not possible"
        assert view.rng == 0, "a view must not show what will be drawn"
    assert pack(match.state) == before, "view and resample must leave the state alone"


def blocked_stay_blocked(match: Match[Any]) -> None:
    """A blocked option has a reason and a clause, and answering it is refused with nothing changed."""
    question = match.question
    if question is None or isinstance(question, Roll):
        return
    ids = [option.id for option in question.options]
    assert len(set(ids)) == len(ids) and any(not option.blocked for option in question.options)
    before = pack(match.state)
    for option in question.options:
        if option.blocked:
            assert option.clause, f"{question.prompt} {option.id} is blocked without a clause"
            with pytest.raises(IllegalAnswer):
                match.answer(option.id)
    assert pack(match.state) == before


def undo_and_redo(match: Match[Any]) -> None:
    """Taking back and giving again leads to the same position and the same log."""
    depth = match.undo_depth()
    if not depth:
        return
    state, log = pack(match.state), list(match.log)
    match.undo(depth)
    assert len(match.log) == len(log) - depth and match.question is not None
    for _ in range(depth):
        match.redo()
    assert pack(match.state) == state and match.log == log and not match.can_redo


def saves_resume(rules: Ruleset[Any], seats: int, seed: int, at: int) -> None:
    """A game saved at its `at`-th decision and opened again goes on exactly like one that was never saved."""
    match = Match.start(rules, seat_bots(seats, ["random"]), seed, {})
    chance = Chance(seed)
    while not match.over and len(match.log) < at:
        play_on(match, chance)
    opened = load(save(match), {rules.id: rules})
    assert opened.state == match.state and opened.log == match.log and opened.undo_depth() == match.undo_depth()
    fork = Chance(chance.rng)
    while not match.over:
        play_on(match, chance)
        play_on(opened, fork)
    assert opened.state == match.state and opened.standing() == match.standing()


def events_have_no_secrets(match: Match[Any], moments: list[Moment]) -> None:
    """Who is not among the viewers of an event gets blanks in its secret fields."""
    for moment in moments:
        event = moment.event
        for seat in range(match.state.seats):
            seen = seen_by(event, seat)
            assert type(seen) is type(event)
            if event.viewers and event.secret and seat not in event.viewers:
                assert all(getattr(seen, name) != getattr(event, name) for name in event.secret if getattr(event, name))
