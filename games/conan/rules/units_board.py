"""CON-16.10, CON-20.8 Models that come to the board, and their tiles in the River. Knows no scenario."""

from engine.rules import emit
from games.conan.rules import events
from games.conan.rules.content import TILES
from games.conan.rules.figures import model_name, room_taken
from games.conan.rules.ground import capacity
from games.conan.rules.state import ConanState, Model


def models_of(s: ConanState, tile: str) -> list[str]:
    """The models of a tile on the board, by number."""
    return [model_name(model) for model in s.models if model.tile == tile]


def room_left(s: ConanState, area: str) -> int:
    """CON-16.10 The sizes that still find space there."""
    return capacity(s, area) - room_taken(s, area)


def has_room(s: ConanState, tile: str, area: str) -> bool:
    """CON-16.10 One more model of the tile fits in."""
    return TILES[s.tiles[tile].kind].size <= room_left(s, area)


def add_model(s: ConanState, tile: str, area: str) -> str:
    """A fresh model of the tile in the area, unannounced; its name."""
    facts = s.tiles[tile]
    facts.made += 1
    s.models.append(Model(tile=tile, n=facts.made, area=area, life=facts.life, ally=facts.ally))
    return model_name(s.models[-1])


def place_model(s: ConanState, tile: str, area: str, cause: str) -> str:
    """A model of the tile comes to the board; the caller has looked at the room. Its name."""
    name = add_model(s, tile, area)
    emit(s, events.Placed(who=name, area=area, cause=cause))
    turn_up(s, tile)
    return name


def turn_up(s: ConanState, tile: str) -> None:
    """CON-20.8 Face up again, in its place."""
    if s.tiles[tile].face_down:
        s.tiles[tile].face_down = False
        emit(s, events.TileTurned(tile=tile, face_down=False))


def swap_tile(s: ConanState, old: str, new: str) -> None:
    """The new tile takes the old one's place in the River."""
    if old not in s.river:
        return
    s.river[s.river.index(old)] = new
    s.tiles[old].out = True
    s.tiles[new].face_down = not models_of(s, new)
    emit(s, events.TileSwapped(old=old, new=new))
