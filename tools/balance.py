"""How often each faction of Krynea Battlefield wins when greedy bots play: `python tools/balance.py GAMES [JOBS]`.

Every pairing of two different factions is played from both seats equally often.
"""

import itertools
import sys
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from engine.bots.policies import think
from engine.headless import DICE_SEED, seat_bots
from engine.rules import Answer, Chance, Match
from engine.rules.match import play_out
from engine.titles import find_titles

FACTIONS = ("light", "magic", "dark", "mercenary")
PAIRINGS = list(itertools.permutations(FACTIONS, 2))
Pairing = tuple[str, str]


@dataclass
class Shares:
    """Wins and games by (faction, opponent); a draw is half a win. `points` and `answers` are sums over all games."""

    wins: dict[Pairing, float] = field(default_factory=lambda: defaultdict(float))
    games: dict[Pairing, int] = field(default_factory=lambda: defaultdict(int))
    points: int = 0
    answers: int = 0

    def of(self, faction: str) -> float:
        """The part of its games that `faction` won."""
        pairs = [pair for pair in self.games if pair[0] == faction]
        return sum(self.wins[pair] for pair in pairs) / max(1, sum(self.games[pair] for pair in pairs))

    def against(self, faction: str, other: str) -> float:
        return self.wins[faction, other] / max(1, self.games[faction, other])


def play_pairing(seed: int) -> tuple[Pairing, list[float], list[int], int]:
    """One game of greedy bots: the pairing, the parts of the win, the points, the answers it took."""
    title = find_titles()["krynea"]
    bot, rules, pairing = title.bot(), title.rules(), PAIRINGS[seed % len(PAIRINGS)]
    options = {f"faction-{seat}": faction for seat, faction in enumerate(pairing)}
    match = Match.start(rules, seat_bots(2, ["greedy"]), seed, options)

    def decide(match: Match, chance: Chance) -> Answer:
        question = match.question
        assert question is not None
        return think("greedy", rules, bot, match.view(question.seat), chance)

    answers = play_out(match, Chance(seed ^ DICE_SEED), decide)
    result = match.standing()
    parts = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in (0, 1)]
    return pairing, parts, [score.total for score in result.scores], answers


def faction_shares(games: int, jobs: int = 1, first_seed: int = 0) -> Shares:
    """Play `games` games on `jobs` processes; equal seeds give equal shares."""
    shares = Shares()
    with ProcessPoolExecutor(jobs) as pool:
        seeds = range(first_seed, first_seed + games)
        for pairing, parts, points, answers in pool.map(play_pairing, seeds, chunksize=4):
            for seat, part in enumerate(parts):
                pair = (pairing[seat], pairing[1 - seat])
                shares.wins[pair] += part
                shares.games[pair] += 1
            shares.points += sum(points)
            shares.answers += answers
    return shares


def main() -> None:
    games, jobs = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    shares = faction_shares(games, jobs)
    for faction in FACTIONS:
        row = "  ".join(f"{other} {shares.against(faction, other):5.1%}" for other in FACTIONS if other != faction)
        print(f"{faction:<10} {shares.of(faction):6.1%}   {row}")
    print(f"{games} games, {shares.points / games / 2:.1f} points a side, {shares.answers / games:.0f} answers a game")


if __name__ == "__main__":
    main()
