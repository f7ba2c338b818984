"""CON-19 The Book of Skelos: the Overlord's gems, the turn marker, the River."""

from engine.rules import emit
from games.conan.rules import events
from games.conan.rules.content import NUMBERS
from games.conan.rules.state import ConanState

WHO = "overlord"


def spend(s: ConanState, n: int, purpose: str) -> None:
    """CON-19.5 Whatever the Overlord pays goes to Fatigue at once. `purpose`: activation, move, guard or reroll."""
    assert n <= s.reserve, f"{n} gems of {s.reserve}"
    if n:
        s.reserve -= n
        s.fatigue += n
        emit(s, events.GemsSpent(who=WHO, n=n, place="book:fatigue", purpose=purpose))


def move_marker(s: ConanState, limit: int) -> None:
    """CON-3.6, CON-19.4 (1) One space up the track; `limit` is the last round."""
    s.marker = min(NUMBERS.track, s.marker + 1)
    emit(s, events.MarkerMoved(marker=s.marker, limit=limit))


def recover(s: ConanState) -> None:
    """CON-19.4 (2) As many gems as the recovery token says, or all there are, from Fatigue to Reserve."""
    n = min(s.recovery, s.fatigue)
    s.fatigue -= n
    s.reserve += n
    if n:
        emit(s, events.GemsRecovered(who=WHO, n=n))


def cost(s: ConanState, tile: str) -> int:
    """CON-20.2, CON-20.4 The place of the tile in the River, counted from the left."""
    return s.river.index(tile) + 1


def move_to_end(s: ConanState, tile: str) -> None:
    """CON-20.3 The used tile goes to the right end, the others close up. A tile that left the River stays away."""
    if tile in s.river:
        s.river.remove(tile)
        s.river.append(tile)
        emit(s, events.TileMoved(tile=tile, river=tuple(s.river)))


def discard_tile(s: ConanState, tile: str) -> None:
    """CON-20.7 The tile leaves the game."""
    s.river.remove(tile)
    s.tiles[tile].out = True
    emit(s, events.TileRemoved(tile=tile))
