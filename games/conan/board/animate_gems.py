"""Gems on their way between reserve, spaces, fatigue and wounds; the tiles of the River as they are used and move."""

from collections.abc import Callable
from typing import Any, TypeAlias

from engine.rules import Event
from engine.table.cues import Float, Glow, Hold, Look, Sound
from games.conan.board.stage import EMBER, GOLD, GREEN, MOVE, PALE, RED, STAGGER, VIOLET, Cues, Stage, signed
from games.conan.rules import events as ev
from games.conan.rules.figures import is_hero
from games.conan.rules.gems import assigned
from games.conan.rules.state import ConanState

Show: TypeAlias = Callable[[Stage, Any, ConanState, ConanState], Cues]
BOOK = "overlord"
STANCES = {"aggressive": ("aggressive", EMBER), "cautious": ("cautious", PALE)}


def stance_taken(stage: Stage, event: ev.StanceTaken, before: ConanState, after: ConanState) -> Cues:
    """The sign of the stance goes down on the sheet."""
    hero = event.hero.removeprefix("hero:")
    icon, color = STANCES[event.stance]
    x, y = stage.at(f"zone:{hero}/reserve")
    sound = Sound("sword" if event.stance == "aggressive" else "steel_ring", volume=0.5)
    fly = stage.pour(stage.icon(icon, 84), 1, (x, y - 160), (x, y - 60))[:1]
    return [sound, *fly, Glow(event.hero, 0.2, 0.8, color), Glow(f"zone:{hero}/reserve", 0.2, 0.8, color)]


def gems_recovered(stage: Stage, event: ev.GemsRecovered, before: ConanState, after: ConanState) -> Cues:
    """From Fatigue to Reserve."""
    start, end = stage.purse(event.who, "fatigue"), stage.purse(event.who, "reserve")
    return _flow(stage, event.n, start, end, event.who == BOOK, GREEN)


def _flow(stage: Stage, n: int, start: str, end: str, overlord: bool, color: str) -> Cues:
    """`n` gems go from one place to another, in the look of where they arrive."""
    state = end.rpartition("/")[2] if end.startswith("zone:") else end.removeprefix("book:")
    if state not in ("reserve", "fatigue", "wounds"):
        state = "spent"
    cues = stage.pour(stage.gem(state, overlord), n, stage.before(start), stage.at(end))
    last = MOVE + min(n, 6) * STAGGER
    return [*cues, Glow(end, MOVE, 0.6, color), Float(signed(n), end, last, 1.0, color)]


def gems_spent(stage: Stage, event: ev.GemsSpent, before: ConanState, after: ConanState) -> Cues:
    """From Reserve to the space, the spell or the ally tile; the Overlord's go to Fatigue."""
    overlord = not is_hero(event.who)
    cues = stage.pour(
        stage.gem("fatigue" if event.place == "book:fatigue" else "spent", overlord),
        event.n,
        stage.before(stage.purse(event.who, "reserve")),
        stage.at(event.place),
    )
    return [*cues, Glow(event.place, MOVE, 0.6, EMBER)]


def gems_rested(stage: Stage, event: ev.GemsRested, before: ConanState, after: ConanState) -> Cues:
    """All that was spent sinks into Fatigue."""
    end = stage.purse(event.who, "fatigue")
    hero = next((one for one in before.heroes if f"hero:{one.id}" == event.who), None)
    if hero is None:
        starts = [f"spell:{key}" for key, n in before.spell_gems.items() if n]
    else:
        starts = [place_of(hero.id, place) for place in assigned(hero)]
    overlord = hero is None
    cues: Cues = []
    for k, start in enumerate(starts[:6]):
        cues += stage.pour(stage.gem("fatigue", overlord), 1, stage.before(start), stage.at(end), k * STAGGER)
    return [*cues, Glow(end, MOVE, 0.5, PALE)]


def place_of(hero: str, place: str) -> str:
    """The element of a place with gems on it, as `gems.assigned` names it."""
    if place == "allies":
        return f"allies:{hero}"
    kind, _, spell = place.partition("/")
    return f"spell:{hero}/{spell}" if kind == "spell" else f"space:{hero}/{place}"


def gems_moved(stage: Stage, event: ev.GemsMoved, before: ConanState, after: ConanState) -> Cues:
    """By an effect: healed, drained, given."""
    worse = event.to.endswith(("wounds", "fatigue"))
    flow = _flow(stage, event.n, event.origin, event.to, event.to.startswith("book:"), RED if worse else GREEN)
    return [Sound("curse" if worse else "coin", volume=0.5), *flow]


def phase_movement(stage: Stage, event: ev.PhaseMovement, before: ConanState, after: ConanState) -> Cues:
    return [Glow(f"space:{event.hero.removeprefix('hero:')}/move", 0, 0.5, EMBER)]


def movement_lost(stage: Stage, event: ev.MovementLost, before: ConanState, after: ConanState) -> Cues:
    element = f"space:{event.who.removeprefix('hero:')}/move" if is_hero(event.who) else event.who
    return [Float(signed(-event.n), element, 0, 0.9, RED), Glow(element, 0, 0.5, PALE)]


# ---------------------------------------------------------------- the River
def tile_activated(stage: Stage, event: ev.TileActivated, before: ConanState, after: ConanState) -> Cues:
    """The tile is taken up; all its figures shine."""
    element = f"tile:{event.tile}"
    glows: Cues = [Glow(_name(model), 0.15, 0.9, VIOLET) for model in after.models if model.tile == event.tile]
    return [Sound("river_tile"), Glow(element, 0, 1.0, GOLD), *glows, Look(element), Hold(0.3)]


def _name(model: Any) -> str:
    return f"unit:{model.tile}/{model.n}"


def tile_moved(stage: Stage, event: ev.TileMoved, before: ConanState, after: ConanState) -> Cues:
    """It goes to the end; those behind it move up."""
    element = f"tile:{event.tile}"
    cues: Cues = [Sound("river_tile", volume=0.8), *stage.shift(element, element, -70, 0.5, True)]
    for tile in event.river:
        if tile != event.tile:
            cues += stage.shift(f"tile:{tile}", f"tile:{tile}")
    return cues


def tile_turned(stage: Stage, event: ev.TileTurned, before: ConanState, after: ConanState) -> Cues:
    element = f"tile:{event.tile}"
    return [*stage.turn(element, "river_tile"), Glow(element, 0.3, 0.7, PALE if event.face_down else GREEN)]


def tile_removed(stage: Stage, event: ev.TileRemoved, before: ConanState, after: ConanState) -> Cues:
    element = f"tile:{event.tile}"
    x, y = stage.before(element)
    cues: Cues = [Sound("river_tile"), *stage.leave(element, (x, y - 140), 0.4, 0)]
    for tile in after.river:
        cues += stage.shift(f"tile:{tile}", f"tile:{tile}")
    return cues


def tile_swapped(stage: Stage, event: ev.TileSwapped, before: ConanState, after: ConanState) -> Cues:
    """One tile goes, the other comes down in its place."""
    x, y = stage.before(f"tile:{event.old}")
    new = f"tile:{event.new}"
    goes = stage.leave(f"tile:{event.old}", (x, y - 140), 0.4, 0)
    comes = stage.arrive(new, (x, y - 160), 0.5, 0, 0.3)
    return [Sound("river_tile"), *goes, *comes, Glow(new, 0.7, 0.9, VIOLET)]


SHOWN: dict[type[Event], Show] = {
    ev.StanceTaken: stance_taken,
    ev.GemsRecovered: gems_recovered,
    ev.GemsSpent: gems_spent,
    ev.GemsRested: gems_rested,
    ev.GemsMoved: gems_moved,
    ev.PhaseMovement: phase_movement,
    ev.MovementLost: movement_lost,
    ev.TileActivated: tile_activated,
    ev.TileMoved: tile_moved,
    ev.TileTurned: tile_turned,
    ev.TileRemoved: tile_removed,
    ev.TileSwapped: tile_swapped,
}
