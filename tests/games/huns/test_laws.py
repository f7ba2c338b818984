"""Whole games by chance, watched by an umpire who knows the rule book and nothing of how the rules are programmed."""

from collections import Counter

import pytest

from engine.rules import Chance, Event, Match, SeatSpec
from engine.rules.match import play_on
from games.huns.rules import RULES, events
from games.huns.rules.content import CONTENT
from games.huns.rules.state import COLORS, Camp, Card, HunsState

GAMES = [(seats, seed) for seats in (2, 3, 4) for seed in range(101, 107)]


def full(card: Card) -> bool:
    return len(card.cubes) == CONTENT.cards[card.id].spaces


def holds(camp: Camp, card_id: str) -> bool:
    """Whether that card of the camp works, by HUN-8.3, HUN-8.4 and the texts of CU04, CU09 and MC06."""
    card = next((card for card in camp.cards if card.id == card_id), None)
    if card is None or card.fled or card.used:
        return False
    if card_id.startswith("MC") and not full(card):
        return False
    if card_id == "MC06":
        return True
    if card_id.startswith("CU"):
        return not holds(camp, "MC06")
    return not holds(camp, {"MC": "CU04", "EQ": "CU09"}.get(card_id[:2], ""))


class Umpire:
    """Sees every event with the position before and after it."""

    def __init__(self) -> None:
        self.raids = Counter[int]()
        self.wild = 0
        self.seat = -1
        self.turns: list[int] = []

    def watch(self, before: HunsState, event: Event, after: HunsState) -> None:
        rule = getattr(self, f"see_{event.__struct_config__.tag}", None)
        if rule is not None:
            rule(before, event, after)
        assert len(after.display) == 4 or not after.wagon_deck or isinstance(event, events.WagonTaken)

    def see_round_started(self, before: HunsState, event: events.RoundStarted, after: HunsState) -> None:
        self.turns = []

    def see_turn_started(self, before: HunsState, event: events.TurnStarted, after: HunsState) -> None:
        self.seat, self.wild = event.seat, 0
        self.raids.clear()
        self.turns.append(event.seat)
        assert event.seat == (after.first + len(self.turns) - 1) % after.seats, "HUN-3.3 clockwise"

    def see_die_taken(self, before: HunsState, event: events.DieTaken, after: HunsState) -> None:
        values = before.dice.values()
        assert before.dice[event.color] == event.value and event.color not in after.dice
        if holds(before.camps[event.seat], "CU10") and min(values) < max(values):
            assert event.value < max(values), "CU10"

    def see_raid_used(self, before: HunsState, event: events.RaidUsed, after: HunsState) -> None:
        self.raids[event.seat] += 1
        assert event.seat == self.seat and self.raids[event.seat] == 1, "HUN-8.2 one a turn, in the own turn"
        assert not holds(before.camps[event.seat], "CU08"), "CU08"

    def see_card_played(self, before: HunsState, event: events.CardPlayed, after: HunsState) -> None:
        assert (event.to_seat != event.seat) == event.card.startswith("CU"), "HUN-4.3"
        assert event.to_seat in range(after.seats)

    def see_cards_drawn(self, before: HunsState, event: events.CardsDrawn, after: HunsState) -> None:
        if event.action:
            assert after.die is not None
            camp = after.camps[event.seat]
            wanted = max(1, after.die.value + holds(camp, "EQ02") - holds(camp, "CU06"))
            assert event.n == min(wanted, len(before.decks[event.deck])), "HUN-4.1, HUN-4.4"
            assert event.deck == after.die.color or holds(camp, "MC05"), "MC05"

    def see_cubes_taken(self, before: HunsState, event: events.CubesTaken, after: HunsState) -> None:
        if event.cause == "pillage":
            assert after.die is not None and event.color == after.die.color
            camp, value = after.camps[event.seat], after.die.value
            wanted = value + holds(camp, "MC04") + (value == 1 and holds(camp, "EQ01"))
            assert event.n == min(wanted, before.reserve[event.color]), "HUN-5.1, HUN-5.2"

    def see_cube_loaded(self, before: HunsState, event: events.CubeLoaded, after: HunsState) -> None:
        if "/wagon:" not in event.to:
            card_id = event.to.partition("card:")[2]
            assert card_id[:2] in ("MC", "CU"), "HUN-6.1"
            return
        at, space = (int(part) for part in event.to.partition("wagon:")[2].split("/space:"))
        camp = before.camps[event.seat]
        wagon = camp.wagons[at]
        assert wagon.cubes[space] == "" and at < 2 + holds(camp, "EQ05"), "HUN-7.1, EQ05"
        assert not (wagon.locked and holds(camp, "CU03")), "CU03"
        if CONTENT.wagons[wagon.id].spaces[space] != event.color:
            self.wild += 1
            assert self.wild == 1 and event.seat == self.seat and holds(camp, "EQ07"), "HUN-7.1, EQ07"

    def see_wagon_dispatched(self, before: HunsState, event: events.WagonDispatched, after: HunsState) -> None:
        assert before.camps[event.seat].wagons[event.index].cubes == list(event.cubes) and all(event.cubes), "HUN-7.3"
        gained = Counter(after.camps[event.seat].stash) - Counter(before.camps[event.seat].stash)
        assert gained == Counter(event.cubes) and after.camps[event.seat].dispatched[-1] == event.wagon

    def see_wagon_taken(self, before: HunsState, event: events.WagonTaken, after: HunsState) -> None:
        camp = after.camps[event.seat]
        assert not (event.source.startswith("display") and holds(camp, "CU12")), "CU12"
        assert len(camp.wagons) <= 2 + holds(camp, "EQ05"), "HUN-2.6"

    def see_cube_stolen(self, before: HunsState, event: events.CubeStolen, after: HunsState) -> None:
        assert event.victim != event.seat == self.seat
        assert not ("/stash" in event.source and holds(before.camps[event.victim], "EQ08")), "EQ08"
        assert "card:CU" not in event.source, "HUN-8.8"

    def see_curse_filled(self, before: HunsState, event: events.CurseFilled, after: HunsState) -> None:
        card = next(card for card in after.camps[event.seat].cards if card.id == event.card)
        assert card.used and full(card)

    def see_round_ended(self, before: HunsState, event: events.RoundEnded, after: HunsState) -> None:
        assert len(self.turns) == 5 and not after.dice, "HUN-3.1"

    def see_token_passed(self, before: HunsState, event: events.TokenPassed, after: HunsState) -> None:
        assert event.seat == (before.first + 1) % after.seats, "HUN-3.5"
        assert all(after.reserve.values()) and all(after.decks.values()), "HUN-10.1"

    def see_game_ended(self, before: HunsState, event: events.GameEnded, after: HunsState) -> None:
        assert len(self.turns) == 5, "HUN-10.1 at the end of a round only"
        assert not all(after.reserve.values()) or not all(after.decks.values()) or after.round == 40


def count(state: HunsState, seat: int) -> int:
    """The score of a seat without treasures, from HUN-11.1 to HUN-11.9."""
    camp, total = state.camps[seat], len(state.camps[seat].dispatched)
    backs = Counter(CONTENT.wagons[wagon].back for wagon in camp.dispatched)
    total += state.seats * min(backs[back] for back in ("purple", "orange", "green", "blue"))
    for card in camp.cards:
        if card.id.startswith("RD"):
            total += 1
        elif card.id.startswith("MC"):
            total += 1 if full(card) else -1
        elif card.fled:
            total -= state.seats
    return total + holds(camp, "MC09")


@pytest.mark.rule("HUN-3.3", "HUN-7.1", "HUN-8.2", "HUN-10.1", "HUN-11.11")
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_no_law_is_broken_in_a_game_by_chance(seats: int, seed: int) -> None:
    match = Match.start(RULES, tuple(SeatSpec(f"player {seat}") for seat in range(seats)), seed, keep_states=True)
    chance, umpire = Chance(seed), Umpire()
    before, moments = match.opening[0].state, match.opening
    while True:
        for event, after in moments:
            assert isinstance(before, HunsState) and isinstance(after, HunsState)
            umpire.watch(before, event, after)
            before = after
        if match.over:
            break
        moments = play_on(match, chance)
    state = match.state
    for seat, score in enumerate(match.standing().scores):
        treasures = sum(line.points for line in score.lines if line.key == "score-treasures")
        assert score.total == count(state, seat) + treasures
        assert treasures % seats == 0
    assert set(state.reserve) == set(COLORS)
