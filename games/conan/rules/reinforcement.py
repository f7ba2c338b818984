"""CON-23.2 to 23.6 Dead models return for points."""

from engine.rules import Choose, Option, ask, emit, goto, leave
from games.conan.rules import events
from games.conan.rules.content import TILES
from games.conan.rules.frames import Reinforcement
from games.conan.rules.scenarios import scenario
from games.conan.rules.state import ConanState
from games.conan.rules.units_board import has_room, models_of, place_model
from games.conan.rules.watch import steps

END = "end-reinforcement"


def price(s: ConanState, tile: str) -> int:
    """CON-23.2 The reinforcement cost of a model; 0 where it cannot return (CON-23.6)."""
    return TILES[s.tiles[tile].kind].cost


def missing(s: ConanState, tile: str) -> int:
    """CON-23.3 How many models are dead: those that the pool has more than the board."""
    return max(0, s.tiles[tile].pool - len(models_of(s, tile)))


def returning(s: ConanState) -> list[str]:
    """CON-23.3 The tiles of the River of which a model could return."""
    return [tile for tile in s.river if price(s, tile) and missing(s, tile)]


def announce(s: ConanState, c: Reinforcement) -> None:
    emit(s, events.ReinforcementStarted(points=c.points))


def choose_model(s: ConanState, c: Reinforcement) -> None:
    """CON-23.2, CON-23.4 Tile and area together, until the points or the dead run out; what is left is lost."""
    options = [_option(s, c, tile, area) for tile in returning(s) for area in scenario(s).reinforcement]
    if all(option.blocked for option in options):
        leave(c)
        return
    ask(s, Choose(s.overlord, "reinforce", (*options, Option(END)), {"n": c.points}, "CON-23.2"))


def _option(s: ConanState, c: Reinforcement, tile: str, area: str) -> Option:
    reason = ("", "")
    if price(s, tile) > c.points:
        reason = ("no-points", "CON-23.2")
    elif not has_room(s, tile, area):
        reason = ("occupied", "CON-23.4")
    args: dict[str, str | int] = {"tile": tile, "area": area, "n": price(s, tile)}
    return Option(f"return:{tile}/{area}", (f"area:{area}", f"tile:{tile}"), args, *reason)


def note_model(s: ConanState, c: Reinforcement, answer: str) -> None:
    """CON-20.8, CON-23.5 The model is back, and its tile face up."""
    if answer == END:
        leave(c)
        return
    tile, area = answer.partition(":")[2].split("/")
    c.points -= price(s, tile)
    bring_back(s, tile, area, "reinforcement")
    goto(c, "choose_model")


def bring_back(s: ConanState, tile: str, area: str, cause: str) -> None:
    """CON-20.8 One dead model of the tile returns; the caller has looked at pool and room."""
    place_model(s, tile, area, cause)


steps(Reinforcement, announce, choose_model, note_model)
