"""The recorded games of Age of Conan: `python -m tests.games.age_of_conan.playthroughs` writes them anew."""

from pathlib import Path

from engine.headless import BotPlayers
from engine.rules import Chance, Match, SeatSpec
from engine.rules.playthrough import play_as_text
from engine.titles import find_titles
from games.age_of_conan.rules import RULES

SEATS = {2: "", 4: "greedy"}
"""Two that answer by chance, and four bots, who get farther into the rules."""
SEED = 7
NAMES = ("Aigul", "Batu", "Sarnai", "Temur")


def file_of(seats: int) -> Path:
    return Path(__file__).with_name(f"golden_{seats}_seats.txt")


def playthrough(seats: int) -> str:
    """A whole game and its result."""
    specs = tuple(SeatSpec(name, look, SEATS[seats]) for look, name in enumerate(NAMES[:seats]))
    match = Match.start(RULES, specs, SEED)
    players = BotPlayers(find_titles()["age_of_conan"]) if SEATS[seats] else None
    lines = list(play_as_text(match, Chance(SEED), players))
    result = match.standing()
    for score in result.scores:
        points = " ".join(f"{line.key}={line.points}" for line in score.lines)
        lines.append(f"score seat={score.seat} total={score.total} {points}".rstrip())
    lines.append(f"places {result.places}")
    return "\n".join(lines) + "\n"


def main() -> None:
    for seats in SEATS:
        file_of(seats).write_text(playthrough(seats), encoding="utf-8")


if __name__ == "__main__":
    main()
