"""CON-8.6 to 8.15 Line of sight and elevation, by the dots of the areas. Nothing here changes the position."""

from collections.abc import Collection
from functools import lru_cache

from games.conan.rules.content import BOARDS
from games.conan.rules.content_boards import Board
from games.conan.rules.state import ConanState

OPEN = "open"


def los(s: ConanState, a: str, b: str) -> bool:
    """CON-8.13 Whether who stands in a sees b. Models never matter (CON-8.8), nor does distance (CON-8.9)."""
    return a == b or b in _seen(s.board, tuple(s.breaches), _open_doors(s), a)


def in_view(s: ConanState, area: str) -> Collection[str]:
    """CON-8.7 The area itself and all that are seen from it, in the order of the board; quick to look up."""
    return _seen(s.board, tuple(s.breaches), _open_doors(s), area)


@lru_cache(maxsize=4096)
def _seen(board_id: str, breaches: tuple[str, ...], doors: tuple[str, ...], area: str) -> dict[str, None]:
    here, gone = BOARDS[board_id], _gone(board_id, breaches, doors)
    return dict.fromkeys(one for one in here.areas if one == area or _sees(here, gone, area, one))


def _sees(here: Board, gone: frozenset[int], a: str, b: str) -> bool:
    granted = _water_rule(here, a, b)
    if granted is not None:
        return granted
    return max(here.areas[a].levels) >= min(here.areas[b].levels) and here.blockers[a, b] <= gone


def _water_rule(here: Board, a: str, b: str) -> bool | None:
    """Water and land see each other only side by side, where the board says so; None where it says nothing."""
    if not here.water_sight or (here.areas[a].kind == "water") == (here.areas[b].kind == "water"):
        return None
    return b in here.areas[a].neighbours


def _open_doors(s: ConanState) -> tuple[str, ...]:
    return tuple([door for door, state in s.doors.items() if state == OPEN]) if s.doors else ()


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
    return [one for one in in_view(s, area) if one != area]


def elevated(s: ConanState, a: str, b: str) -> bool:
    """CON-8.14 An attack from a at b comes from above."""
    here = BOARDS[s.board]
    return max(here.areas[a].levels) > max(here.areas[b].levels)
