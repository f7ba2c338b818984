"""CON-8.6 to 8.15 Line of sight and elevation, by the dots of the areas. Nothing here changes the position."""

from functools import lru_cache

from games.conan.rules.content import BOARDS
from games.conan.rules.content_boards import Board
from games.conan.rules.state import ConanState

OPEN = "open"


def los(s: ConanState, a: str, b: str) -> bool:
    """CON-8.13 Whether who stands in a sees b. Models never matter (CON-8.8), nor does distance (CON-8.9)."""
    if a == b:
        return True
    here = BOARDS[s.board]
    granted = _water_rule(here, a, b)
    if granted is not None:
        return granted
    if max(here.areas[a].levels) < min(here.areas[b].levels):
        return False
    in_the_way = here.blockers[a, b]
    return not in_the_way or in_the_way <= _gone(s.board, tuple(s.breaches), _open_doors(s))


def _water_rule(here: Board, a: str, b: str) -> bool | None:
    """Water and land see each other only side by side, where the board says so; None where it says nothing."""
    if not here.water_sight or (here.areas[a].kind == "water") == (here.areas[b].kind == "water"):
        return None
    return b in here.areas[a].neighbours


def _open_doors(s: ConanState) -> tuple[str, ...]:
    return tuple(door for door, state in s.doors.items() if state == OPEN)


@lru_cache(maxsize=1024)
def _gone(board_id: str, breaches: tuple[str, ...], doors: tuple[str, ...]) -> frozenset[int]:
    """The numbers of the obstacles that do not stand any more: open doors, walls and doors broken through."""
    here = BOARDS[board_id]
    found = {number for number, one in enumerate(here.obstacles) if one.door in doors and one.door}
    for breach in breaches:
        a, _, b = breach.partition("/")
        if b:  # otherwise a wrecked door, which is open
            found.update(here.walls_between(a, b))
    return frozenset(found)


def seen_from(s: ConanState, area: str) -> list[str]:
    """Every other area in sight of it, in the order of the board."""
    return [one for one in BOARDS[s.board].areas if one != area and los(s, area, one)]


def elevated(s: ConanState, a: str, b: str) -> bool:
    """CON-8.14 An attack from a at b comes from above."""
    here = BOARDS[s.board]
    return max(here.areas[a].levels) > max(here.areas[b].levels)
