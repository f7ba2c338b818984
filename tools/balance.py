"""How often each side of a title wins: `python tools/balance.py [TITLE] GAMES [JOBS] [--tally FILE]`. Greedy bots play.

The sides are the factions of Krynea Battlefield (two seats, which is what is played when no title is named), the
kingdoms of Age of Conan (four seats), or in Conan the heroes and the Overlord of every scenario and number of heroes.
Every line-up is played equally often, of different sides in every order of seats.
With `--only TEXT` just the line-ups that hold the text are played, `--bots A,B` gives other strengths to the seats.
With `--tally` each game is a line of the file as soon as it is over, and games that are there already are not played
again: a long series may be stopped and taken up.
"""

import argparse
import itertools
import json
import math
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
    """What is weighed in a title: `line_ups` of sides, and the `options` that start one."""

    title: str
    line_ups: tuple[LineUp, ...]
    options: Callable[[LineUp], dict[str, str]]

    def line_up(self, seed: int) -> LineUp:
        """All of them in turn, by seed."""
        return self.line_ups[seed % len(self.line_ups)]

    @property
    def sides(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(side for line_up in self.line_ups for side in line_up))

    @property
    def seats(self) -> int:
        return len(self.line_ups[0])


def every_order(sides: tuple[str, ...], seats: int) -> tuple[LineUp, ...]:
    return tuple(itertools.permutations(sides, seats))


SCENARIOS = {
    "clutches_of_the_picts": (3, 4),
    "hunting_the_tigress": (3, 4),
    "crown_of_the_drowned_temple": (1, 2, 3, 4),
}
"""Those of Conan with their numbers of heroes."""


def parties() -> tuple[LineUp, ...]:
    """The Overlord (first seat) against the heroes (one player), named for scenario and number of heroes."""
    places = [f"{scenario}/{heroes}" for scenario, numbers in SCENARIOS.items() for heroes in numbers]
    return tuple((f"overlord/{place}", f"heroes/{place}") for place in places)


def party_options(sides: LineUp) -> dict[str, str]:
    _, scenario, heroes = sides[0].split("/")
    return {"scenario": scenario, "heroes": heroes, "overlord": "first"}


FIELDS = {
    "krynea": Field(
        "krynea",
        every_order(("light", "magic", "dark", "mercenary"), 2),
        lambda sides: {f"faction-{seat}": side for seat, side in enumerate(sides)},
    ),
    "age_of_conan": Field(
        "age_of_conan",
        every_order(("aquilonia", "turan", "stygia", "hyperborea"), 4),
        lambda sides: {"kingdoms": ",".join(sides)},
    ),
    "conan": Field("conan", parties(), party_options),
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

    def error(self, side: str) -> float:
        """The standard error of `of`, which counts a game once however many opponents it had."""
        share = self.of(side)
        return math.sqrt(share * (1 - share) / max(1, self.played[side]))

    def mean(self, side: str) -> float:
        """Its points a game."""
        return self.points[side] / max(1, self.played[side])


def play_line_up(name: str, bots: Sequence[str], seed: int) -> Game:
    """One game, the strengths `bots` in the seats in turn; the same for the same seed."""
    place, title = FIELDS[name], find_titles()[name]
    sides = place.line_up(seed)
    match = Match.start(title.rules(), seat_bots(place.seats, [*bots]), seed, place.options(sides))
    answers = play_out(match, Chance(seed ^ DICE_SEED), BotPlayers(title))
    result = match.standing()
    parts = tuple(1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(place.seats))
    return Game(seed, sides, parts, tuple(score.total for score in result.scores), answers)


def play_all(name: str, bots: Sequence[str], seeds: Sequence[int], jobs: int = 1) -> Iterator[Game]:
    """The games of `seeds`, on `jobs` processes; with one, in this one."""
    if jobs == 1:
        yield from (play_line_up(name, bots, seed) for seed in seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_line_up, itertools.repeat(name), itertools.repeat(bots), seeds, chunksize=4)


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


@dataclass(frozen=True)
class Series:
    """What is played: the seeds from 0 to `games` whose line-up holds the text `only`, by `bots` in turn of seats."""

    title: str
    games: int
    only: str = ""
    bots: tuple[str, ...] = ("greedy",)

    @property
    def seeds(self) -> list[int]:
        place = FIELDS[self.title]
        return [seed for seed in range(self.games) if any(self.only in side for side in place.line_up(seed))]


def shares_of(series: Series, jobs: int = 1, tally: Path | None = None) -> Shares:
    """Of all games of the series; those that the tally knows are taken from there."""
    shares, known = Shares(), read_tally(tally)
    for seed in series.seeds:
        if seed in known:
            shares.count(known[seed])
    missing = [seed for seed in series.seeds if seed not in known]
    for game in kept(play_all(series.title, series.bots, missing, jobs), tally):
        shares.count(game)
    return shares


def lines(series: Series, shares: Shares) -> Iterator[str]:
    place = FIELDS[series.title]
    sides = [side for side in place.sides if shares.played[side]]
    width = max((len(side) for side in sides), default=10)
    for side in sides:
        row = (
            f"{side:<{width}} {shares.of(side):6.1%} (error {shares.error(side):4.1%})  {shares.mean(side):5.1f} points"
        )
        rest = [f"{other} {shares.against(side, other):5.1%}" for other in sides if shares.games[side, other]]
        yield row + ("   " + "  ".join(rest) if place.seats == 2 and len(rest) > 1 else "")
    played = len(series.seeds)
    yield f"{played} games, {shares.answers / max(1, played):.0f} answers a game"


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description="how often each side of a title wins")
    parser.add_argument("numbers", nargs="+", metavar="[TITLE] GAMES [JOBS]", help="; ".join(FIELDS))
    parser.add_argument("--only", default="", metavar="TEXT", help="only line-ups with a side that holds the text")
    parser.add_argument("--bots", default="greedy", help="strengths, separated by commas, given to the seats in turn")
    parser.add_argument("--tally", type=Path)
    found = parser.parse_args(arguments)
    name, *numbers = found.numbers if found.numbers[0] in FIELDS else ["krynea", *found.numbers]
    series = Series(name, int(numbers[0]), found.only, tuple(found.bots.split(",")))
    jobs = int(numbers[1]) if len(numbers) > 1 else 1
    for line in lines(series, shares_of(series, jobs, found.tally)):
        print(line)


if __name__ == "__main__":
    main(sys.argv[1:])
