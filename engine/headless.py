"""Whole games without a screen: demos that are printed, and arenas that measure strengths."""

import math
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from engine.bots.policies import think
from engine.bots.spec import BotSpec
from engine.rules import Answer, Chance, Match, Result, SeatSpec
from engine.rules.match import play_out
from engine.rules.playthrough import play_as_text
from engine.titles import Title, find_titles

NAMES = ("Temur", "Aigul", "Batu", "Sarnai", "Tomyris")
DICE_SEED = 0x5EED
"""Keeps the dice of a game apart from its shuffles, which start from the same seed."""


def seat_bots(count: int, bots: list[str]) -> tuple[SeatSpec, ...]:
    """`count` seats played by the strengths in `bots`, in turn."""
    return tuple(SeatSpec(NAMES[seat], seat, bots[seat % len(bots)]) for seat in range(count))


@dataclass
class BotPlayers:
    """Answers for every seat of a match by the strength in its `SeatSpec`."""

    title: Title
    bot: BotSpec = field(init=False)

    def __post_init__(self) -> None:
        self.bot = self.title.bot()

    def __call__(self, match: Match[Any], chance: Chance) -> Answer:
        question = match.question
        assert question is not None
        strength = match.seats[question.seat].bot or "random"
        return think(strength, match.rules, self.bot, match.view(question.seat), chance)


def start_game(title: Title, seats: tuple[SeatSpec, ...], seed: int) -> Match[Any]:
    return Match.start(title.rules(), seats, seed, title.default_options)


def demo_lines(title: Title, seats: tuple[SeatSpec, ...], seed: int) -> Iterator[str]:
    """The course of one game and its final table, the same for the same seed."""
    match = start_game(title, seats, seed)
    yield f"{title.id}, {len(seats)} seats, seed {seed}: " + ", ".join(f"{seat.name} ({seat.bot})" for seat in seats)
    yield from play_as_text(match, Chance(seed ^ DICE_SEED), BotPlayers(title))
    yield ""
    yield from final_table(match)


def final_table(match: Match[Any]) -> Iterator[str]:
    """Place, name, points and where they come from."""
    result = match.standing()
    for place, seats in enumerate(result.places, start=1):
        for seat in seats:
            score = result.scores[seat]
            lines = ", ".join(f"{line.key} {line.points:+d}" for line in score.lines if line.points)
            yield f"{place}. {match.seats[seat].name:<8} {score.total:>4}   {lines}"


def play_game(title: Title, seats: tuple[SeatSpec, ...], seed: int) -> tuple[Result, int]:
    """The result of one game and the number of answers it took."""
    match = start_game(title, seats, seed)
    answers = play_out(match, Chance(seed ^ DICE_SEED), BotPlayers(title))
    return match.standing(), answers


@dataclass
class Share:
    """Wins of one strength over the games it could have won; a shared win counts in part."""

    strength: str
    games: int = 0
    wins: float = 0.0
    points: int = 0

    def interval(self) -> tuple[float, float]:
        """The 95 % interval after Wilson, as fractions."""
        n, z = max(self.games, 1), 1.96
        p = self.wins / n
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(0.0, middle - half), min(1.0, middle + half)  # rounding may leave the range by a hair


def _arena_game(title_id: str, bots: list[str], seed: int) -> tuple[list[str], Result]:
    """One game of the arena; the strengths move round by one seat each game, so that no one always starts."""
    title = find_titles()[title_id]
    turn = seed % len(bots)
    order = bots[turn:] + bots[:turn]
    return order, play_game(title, seat_bots(len(order), order), seed)[0]


def arena(title: Title, bots: list[str], games: int, jobs: int, first_seed: int = 1) -> list[Share]:
    """Play `games` games between the strengths in `bots` (one a seat) on `jobs` processes."""
    shares = {name: Share(name) for name in bots}
    seeds = range(first_seed, first_seed + games)
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        outcomes = pool.map(_arena_game, [title.id] * games, [bots] * games, seeds, chunksize=4)
        for order, result in outcomes:
            _count(shares, order, result)
    return list(shares.values())


def _count(shares: dict[str, Share], order: list[str], result: Result) -> None:
    for seat, name in enumerate(order):
        shares[name].games += 1
        shares[name].points += result.scores[seat].total
        if seat in result.winners:
            shares[name].wins += 1 / len(result.winners)
