"""How often each side of a title wins: `python tools/balance.py [TITLE] GAMES [JOBS] [--tally FILE]`. Greedy bots play.

The sides are the factions of Krynea Battlefield (two seats, which is what is played when no title is named) or the
kingdoms of Age of Conan (four seats). Every line-up of different sides is played equally often in every order of seats.
With `--tally` each game is a line of the file as soon as it is over, and games that are there already are not played
again: a long series may be stopped and taken up.
"""

import argparse
import itertools
import json
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

from engine.headless import DICE_SEED, BotPlayers, seat_bots
from engine.rules import Chance, Match
from engine.rules.match import play_out
from engine.titles import find_titles

LineUp = tuple[str, ...]
"""Sides by seat."""


@dataclass(frozen=True)
class Field:
    """What is weighed in a title: so many `seats`, with different ones of `sides`; `options` start a line-up."""

    title: str
    sides: tuple[str, ...]
    seats: int
    options: Callable[[LineUp], dict[str, str]]

    def line_up(self, seed: int) -> LineUp:
        """All of them in turn, by seed."""
        every = list(itertools.permutations(self.sides, self.seats))
        return every[seed % len(every)]


FIELDS = {
    "krynea": Field(
        "krynea",
        ("light", "magic", "dark", "mercenary"),
        2,
        lambda sides: {f"faction-{seat}": side for seat, side in enumerate(sides)},
    ),
    "age_of_conan": Field(
        "age_of_conan",
        ("aquilonia", "turan", "stygia", "hyperborea"),
        4,
        lambda sides: {"kingdoms": ",".join(sides)},
    ),
}


class Game(NamedTuple):
    """One game that was played: by seat the sides, the parts of the win (a draw is shared) and the points."""

    seed: int
    sides: LineUp
    parts: tuple[float, ...]
    points: tuple[int, ...]
    answers: int


@dataclass
class Shares:
    """Sums over games. Wins are kept by (side, opponent), points by side."""

    wins: dict[tuple[str, str], float] = field(default_factory=lambda: defaultdict(float))
    games: dict[tuple[str, str], int] = field(default_factory=lambda: defaultdict(int))
    points: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    played: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    answers: int = 0

    def count(self, game: Game) -> None:
        self.answers += game.answers
        for side, part, points in zip(game.sides, game.parts, game.points, strict=True):
            self.points[side] += points
            self.played[side] += 1
            for other in game.sides:
                if other != side:
                    self.wins[side, other] += part
                    self.games[side, other] += 1

    def of(self, side: str) -> float:
        """The part of its games that `side` won."""
        pairs = [pair for pair in self.games if pair[0] == side]
        return sum(self.wins[pair] for pair in pairs) / max(1, sum(self.games[pair] for pair in pairs))

    def against(self, side: str, other: str) -> float:
        return self.wins[side, other] / max(1, self.games[side, other])

    def mean(self, side: str) -> float:
        """Its points a game."""
        return self.points[side] / max(1, self.played[side])


def play_line_up(name: str, seed: int) -> Game:
    """One game of greedy bots; the same for the same seed."""
    place, title = FIELDS[name], find_titles()[name]
    sides = place.line_up(seed)
    match = Match.start(title.rules(), seat_bots(place.seats, ["greedy"]), seed, place.options(sides))
    answers = play_out(match, Chance(seed ^ DICE_SEED), BotPlayers(title))
    result = match.standing()
    parts = tuple(1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(place.seats))
    return Game(seed, sides, parts, tuple(score.total for score in result.scores), answers)


def play_all(name: str, seeds: Sequence[int], jobs: int = 1) -> Iterator[Game]:
    """The games of `seeds`, on `jobs` processes; with one, in this one."""
    if jobs == 1:
        yield from (play_line_up(name, seed) for seed in seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_line_up, itertools.repeat(name), seeds, chunksize=4)


def read_tally(path: Path | None) -> dict[int, Game]:
    """The games of a tally by seed; none where there is no file yet."""
    if path is None or not path.exists():
        return {}
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return {row[0]: Game(row[0], tuple(row[1]), tuple(row[2]), tuple(row[3]), row[4]) for row in rows}


def kept(games: Iterable[Game], path: Path | None) -> Iterator[Game]:
    """Passes the games on; each is in the file before the next is played."""
    for game in games:
        if path is not None:
            with path.open("a", encoding="utf-8") as tally:
                tally.write(json.dumps(game) + "\n")
        yield game


def shares_of(name: str, games: int, jobs: int = 1, tally: Path | None = None) -> Shares:
    """The seeds from 0 on; those that the tally knows are taken from there."""
    shares, known = Shares(), read_tally(tally)
    for seed in range(games):
        if seed in known:
            shares.count(known[seed])
    missing = [seed for seed in range(games) if seed not in known]
    for game in kept(play_all(name, missing, jobs), tally):
        shares.count(game)
    return shares


def lines(name: str, shares: Shares, games: int) -> Iterator[str]:
    sides = FIELDS[name].sides
    for side in sides:
        row = f"{side:<10} {shares.of(side):6.1%}  {shares.mean(side):5.1f} points"
        if FIELDS[name].seats == 2:
            rest = [f"{other} {shares.against(side, other):5.1%}" for other in sides if other != side]
            row += "   " + "  ".join(rest)
        yield row
    yield f"{games} games, {shares.answers / max(1, games):.0f} answers a game"


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description="how often each side of a title wins")
    parser.add_argument("numbers", nargs="+", metavar="[TITLE] GAMES [JOBS]", help="; ".join(FIELDS))
    parser.add_argument("--tally", type=Path)
    found = parser.parse_args(arguments)
    name, *numbers = found.numbers if found.numbers[0] in FIELDS else ["krynea", *found.numbers]
    games, jobs = int(numbers[0]), int(numbers[1]) if len(numbers) > 1 else 1
    for line in lines(name, shares_of(name, games, jobs, found.tally), games):
        print(line)


if __name__ == "__main__":
    main(sys.argv[1:])
