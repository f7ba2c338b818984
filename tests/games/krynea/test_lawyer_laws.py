"""Whole games by chance under the eyes of an umpire, and what the other seats may learn meanwhile."""

from typing import Any

import msgspec
import pytest

from engine.rules import Chance, Choose, Event, Match, Moment, SeatSpec, copy_state, seen_by
from engine.rules.match import play_on
from engine.rules.question import legal_options
from games.krynea.rules import RULES, events
from games.krynea.rules.content import CARDS, CONTENT
from games.krynea.rules.state import KryneaState
from tests.games.krynea.umpire_krynea import Umpire

GAMES: list[tuple[int, int, dict[str, str]]] = [
    *((2, seed, {"mode": "basic"}) for seed in range(301, 307)),
    *((2, seed, {"mode": "free"}) for seed in range(311, 315)),
    *((3, seed, {"mode": "free"}) for seed in range(321, 325)),
    *((4, seed, {"mode": "basic"}) for seed in range(331, 334)),
    (1, 341, {"solo": "normal"}),
    (1, 342, {"solo": "expert"}),
    (1, 343, {"solo": "expert"}),
]
HIDDEN = ("hand_troops", "hand_actions", "aside_troops", "aside_actions", "troop_deck", "action_deck")


def press_on(match: Match[KryneaState], chance: Chance) -> list[Moment]:
    """Answer by chance, but buy, move and fight rather than pass: battles are large and most cards are played."""
    question = match.question
    if not isinstance(question, Choose) or not chance.below(6):
        return play_on(match, chance)
    legal = [option.id for option in legal_options(question)]
    busy = [one for one in legal if one not in ("pass", "done")] or legal
    return match.answer("troop" if "troop" in busy and chance.below(8) else busy[chance.below(len(busy))])


def leaks(event: Event, after: KryneaState) -> list[str]:
    """Slugs of cards that are hidden from the others and yet told to them."""
    owner = getattr(event, "seat", -1)
    if owner < 0 or owner >= after.seats or isinstance(event, events.SpendingChecked):
        return []
    army: Any = after.armies[owner]
    secret = {CARDS[card].slug for zone in HIDDEN for card in getattr(army, zone)}
    told: list[str] = []
    for viewer in {*range(after.seats)} - {owner, getattr(event, "other", owner)}:
        told += _words(msgspec.to_builtins(seen_by(event, viewer)))
    return [word for word in told if word in secret]


def _words(value: object) -> list[str]:
    if isinstance(value, dict):
        return [word for one in value.values() for word in _words(one)]
    if isinstance(value, (list, tuple)):
        return [word for one in value for word in _words(one)]
    return [value] if isinstance(value, str) else []


@pytest.mark.rule("KRY-7.7", "KRY-8.5", "KRY-9.8", "KRY-11.9", "KRY-12.1", "KRY-14.1", "KRY-16.2", "KRY-17.1")
@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_no_law_is_broken_in_a_game_by_chance(seats: int, seed: int, options: dict[str, str]) -> None:
    players = tuple(SeatSpec(f"player {seat}") for seat in range(seats))
    match = Match.start(RULES, players, seed, options, keep_states=True)
    chance, umpire = Chance(seed), Umpire(max(seats, 2))
    before: object = copy_state(match.state)
    moments = match.opening
    while True:
        for event, after in moments:
            assert isinstance(before, KryneaState) and isinstance(after, KryneaState)
            umpire.watch(before, event, after)
            assert leaks(event, after) == []
            before = after
        if match.over:
            break
        moments = press_on(match, chance)
    state = match.state
    for seat in range(len(state.armies)):
        assert umpire.piles(state, seat) == umpire.lost[seat], "KRY-17.1"
    if seats == 2:
        worth = [sum(CARDS[card].cost for card in umpire.lost[1 - seat]) for seat in (0, 1)]
        assert [score.total for score in match.standing().scores] == worth, "KRY-17.2, KRY-17.5"


@pytest.mark.rule("KRY-3.8", "KRY-7.9", "KRY-7.11")
@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_sees_what_is_not_his(seats: int) -> None:
    players = tuple(SeatSpec(f"player {seat}") for seat in range(seats))
    match = Match.start(RULES, players, 351, {"mode": "free"})
    chance = Chance(351)
    while not match.over:
        press_on(match, chance)
        for viewer in (None, *range(seats)):
            seen: Any = match.view(viewer)
            assert seen.rng == 0 and set(seen.monolith_deck) <= {"?"}
            for owner, army in enumerate(seen.armies):
                if owner == viewer or (seen.looker, seen.looked_at) == (viewer, owner):
                    continue
                assert not any(card for zone in HIDDEN for card in getattr(army, zone))
                assert (army.funds, army.troop_funds, set(army.deck) - {0}) == (0, 0, set())
            question = seen.question
            if question is not None and question.seat != viewer:
                assert not getattr(question, "options", ())


def test_the_umpire_knows_every_monolith_that_changes_a_number() -> None:
    bonuses = {name: facts.bonuses for name, facts in CONTENT.monoliths.items() if facts.bonuses}
    assert set(bonuses) == {"M2", "M3", "M4", "M5"} and all(n == 1 for one in bonuses.values() for n in one.values())
