"""Figures on their way: they walk, climb, leap, swim, fly, fall, break through, come and go."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from engine.rules import Event
from engine.table.cues import Banner, Float, Fly, Glow, Hold, Look, Shake, Sound
from games.conan.board.stage import EMBER, GOLD, GREEN, PALE, RED, STEP, VIOLET, Cues, Stage, signed
from games.conan.rules import events as ev
from games.conan.rules.state import ConanState

Show: TypeAlias = Callable[[Stage, Any, ConanState, ConanState], Cues]


class Gait(NamedTuple):
    """How high a figure is lifted on its way, how long it takes, and what is heard."""

    arc: float
    time: float
    sound: str
    volume: float = 0.6


WALK = Gait(26, STEP, "figure_step")
GAITS = {
    "climb": Gait(90, 0.55, "figure_step"),
    "jump": Gait(120, 0.5, "leap_land"),
    "leap": Gait(170, 0.6, "leap_land"),
    "swim": Gait(14, 0.55, "splash"),
    "ashore": Gait(30, 0.55, "splash"),
    "fly": Gait(200, 0.6, "leap_land"),
    "pass": Gait(10, 0.45, "spell"),
    "open": Gait(26, 0.5, "door_slam"),
    "wreck": Gait(60, 0.5, "door_slam"),
    "led": Gait(20, 0.6, "spell"),
    "drawn": Gait(40, 0.4, "cube_take"),
    "teleport": Gait(0, 0.5, "magic_burst"),
}


def moved(stage: Stage, event: ev.Moved, before: ConanState, after: ConanState) -> Cues:
    """From area to area, each step for itself."""
    if event.how == "shed":
        return [Sound("cube_take"), Glow(event.who, 0, 0.7, PALE)]
    gait = GAITS.get(event.how, WALK)
    cues: Cues = [Sound(gait.sound, 0.05, gait.volume), *stage.shift(event.who, event.who, gait.arc, gait.time)]
    if event.how in ("jump", "leap", "wreck"):
        cues += [Sound("drum_hit", gait.time, 0.5), Shake(4, gait.time, 0.2)]
    return cues


def leap_failed(stage: Stage, event: ev.LeapFailed, before: ConanState, after: ConanState) -> Cues:
    """Half the way across, and back or down."""
    picture = stage.lying(event.who)
    if picture is None:
        return [Sound("ui_back")]
    (x, y), (tx, ty) = stage.before(event.who), stage.at(f"area:{event.to}")
    half = ((x + tx) / 2, (y + ty) / 2)
    hides = event.who if stage.here(event.who) else ""
    return [
        Sound("leap_land"),
        Fly(picture, (x, y), half, 0, 0.4, 110, False, hides=hides),
        Sound("drum_hit", 0.35, 0.5),
    ]


def fell(stage: Stage, event: ev.Fell, before: ConanState, after: ConanState) -> Cues:
    """Down it goes, and hits the ground."""
    picture = stage.lying(event.who)
    cues: Cues = [Sound("leap_land", volume=0.6), Sound("drum_hit", 0.35), Shake(6, 0.35, 0.3)]
    if picture is not None:
        x, y = stage.at(event.who)
        hides = event.who if stage.here(event.who) else ""
        cues.append(Fly(picture, (x, y - 130), (x, y), 0, 0.35, 0, False, (1.1, 1.0), hides))
    if event.n:
        cues.append(Float(signed(-event.n), event.who, 0.35, 1.2, RED))
    return cues


def fled(stage: Stage, event: ev.Fled, before: ConanState, after: ConanState) -> Cues:
    """Over the edge, with all that it carries."""
    args: dict[str, str | int] = {"hero": stage.desk.words(f"hero-{event.hero.removeprefix('hero:')}")}
    x, y = stage.before(event.hero)
    goes = stage.leave(event.hero, (x, y + 220), 0.7, 40)
    return [
        Sound("leap_land"),
        *goes,
        Banner("banner-fled", -1, 0.2, 1.3, args),
    ]


def placed(stage: Stage, event: ev.Placed, before: ConanState, after: ConanState) -> Cues:
    """A figure comes out of the dark."""
    x, y = stage.at(event.who)
    comes = stage.arrive(event.who, (x, y - 120), 0.5, 0, 0, 1.3)
    return [Sound("raise_dead", volume=0.7), *comes, Glow(event.who, 0.4, 0.9, GREEN), Look(event.who)]


def removed(stage: Stage, event: ev.Removed, before: ConanState, after: ConanState) -> Cues:
    x, y = stage.before(event.who)
    return [Sound("spell", volume=0.5), *stage.leave(event.who, (x, y - 120), 0.5, 0, 0, 0.5)]


def activated(stage: Stage, event: ev.Activated, before: ConanState, after: ConanState) -> Cues:
    """One figure steps forward."""
    leader: Cues = [Glow(event.leader, 0, 0.5, EMBER)] if event.leader else []
    return [*leader, Glow(event.who, 0, 0.7, VIOLET if not event.leader else EMBER), Sound("drum_hit", volume=0.25)]


def wall_breached(stage: Stage, event: ev.WallBreached, before: ConanState, after: ConanState) -> Cues:
    """Timber flies."""
    element = f"door:{event.border}" if event.border in after.doors else f"border:{event.border}"
    return [Sound("door_slam"), Shake(6, 0, 0.4), Glow(element, 0, 0.9, EMBER), *stage.sway(event.who, 30, 0, 0.35)]


def door_changed(stage: Stage, event: ev.DoorChanged, before: ConanState, after: ConanState) -> Cues:
    element = f"door:{event.door}"
    shake: Cues = [Shake(4, 0.1, 0.2)] if event.state == "closed" else []
    return [Sound("door_slam"), *shake, Glow(element, 0, 0.9, GOLD if event.state == "open" else RED), Hold(0.2)]


def plank_moved(stage: Stage, event: ev.PlankMoved, before: ConanState, after: ConanState) -> Cues:
    element = f"border:{event.border}"
    x, y = stage.at(element)
    cues = stage.arrive(element, (x - 80, y - 60), 0.4, 30) if event.lies else stage.leave(element, (x, y + 90), 0.5, 0)
    return [Sound("door_slam" if event.lies else "splash"), *cues, Glow(element, 0.2, 0.8, EMBER)]


SHOWN: dict[type[Event], Show] = {
    ev.Moved: moved,
    ev.LeapFailed: leap_failed,
    ev.Fell: fell,
    ev.Fled: fled,
    ev.Placed: placed,
    ev.Removed: removed,
    ev.Activated: activated,
    ev.WallBreached: wall_breached,
    ev.DoorChanged: door_changed,
    ev.PlankMoved: plank_moved,
}
