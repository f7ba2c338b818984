"""Whole games as text, answer by answer and event by event; run as a module it writes the golden files anew.

python -m tests.games.conan.playthroughs
"""

from pathlib import Path

from engine.headless import BotPlayers
from engine.rules import Chance, Match, SeatSpec
from engine.rules.playthrough import play_as_text
from engine.titles import find_titles
from games.conan.rules import RULES

SEED = 7
GAMES = {
    "clutches_of_the_picts": (2, "greedy"),
    "hunting_the_tigress": (4, ""),
    "crown_of_the_drowned_temple": (3, ""),
}
"""Scenario -> seats and strength of the bots; without one they answer by chance."""


def file_of(scenario: str) -> Path:
    return Path(__file__).with_name(f"golden_{scenario}.txt")


def playthrough(scenario: str) -> str:
    """A whole game and its result."""
    seats, strength = GAMES[scenario]
    specs = tuple(SeatSpec(name, bot=strength) for name in ("Aigul", "Batu", "Sarnai", "Temur")[:seats])
    match = Match.start(RULES, specs, SEED, {"scenario": scenario})
    players = BotPlayers(find_titles()["conan"]) if strength else None
    lines = list(play_as_text(match, Chance(SEED), players))
    return "\n".join([*lines, f"winner {match.state.winner}", f"places {match.standing().places}"]) + "\n"


if __name__ == "__main__":
    for name in GAMES:
        file_of(name).write_text(playthrough(name), encoding="utf-8")
