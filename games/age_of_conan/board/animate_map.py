"""What happens on the map: Conan, armies, emissaries, markers and raids."""

from collections.abc import Callable
from typing import Any, TypeAlias

import pygame

from engine.rules import Event
from engine.table.cues import Float, Fly, Glow, Hold, Point, Shake, Sound
from games.age_of_conan.board import pieces
from games.age_of_conan.board.map import cell_rect
from games.age_of_conan.board.stage import FIRE, GOLD, GREEN, MARCH, MOVE, RED, STAGGER, Cues, Stage, signed
from games.age_of_conan.rules import events as ev
from games.age_of_conan.rules.state import AocState

Show: TypeAlias = Callable[[Stage, Any, AocState, AocState], Cues]
CARRIED = 0.9
"""Seconds in which Conan is carried across the map."""
DROP = 130
"""Pixels that a building falls."""


# ---------------------------------------------------------------- Conan
def conan_moved(stage: Stage, event: ev.ConanMoved, before: AocState, after: AocState) -> Cues:
    """He strides to the next province, or is carried far; his steps are heard."""
    far = event.cause == "destination"
    walk = stage.arrive("conan", stage.before("conan"), CARRIED if far else MARCH + 0.13, 150 if far else 46)
    steps = Sound("conan_stride")
    return [steps, *walk, Glow(f"province:{event.to}", CARRIED if far else MARCH, 0.6, GOLD)]


def conan_stayed(stage: Stage, event: ev.ConanStayed, before: AocState, after: AocState) -> Cues:
    """He looks round: a small hop where he stands."""
    return [*stage.arrive("conan", stage.before("conan"), 0.3, 26), Glow("conan", 0.1, 0.5, GOLD)]


# ---------------------------------------------------------------- armies
def units_placed(stage: Stage, event: ev.UnitsPlaced, before: AocState, after: AocState) -> Cues:
    """Fresh discs go from the panel of their kingdom to the province."""
    element = army_of(event.seat, event.province)
    cues = _join(stage, element, stage.army(event.seat, event.n), stage.home(event.seat), MARCH, 90)
    return [*cues, Sound("deploy", MARCH, 0.8), Float(f"+{event.n}", element, MARCH, 0.9, stage.color(event.seat))]


def army_of(seat: int, province: str) -> str:
    return f"army:{seat}/{province}"


def _join(stage: Stage, element: str, picture: pygame.Surface | None, start: Point, time: float, arc: float) -> Cues:
    """`picture` comes to `element`; what stood there before is seen until it has arrived."""
    old, at = stage.lay(element), stage.at(element)
    stays: Cues = [Fly(old, at, at, 0, time)] if old is not None else []
    hides = element if stage.here(element) else ""
    return [*stays, Fly(picture, start, at, 0, time, arc, True, (1.2, 1.0), hides)] if picture is not None else stays


def units_moved(stage: Stage, event: ev.UnitsMoved, before: AocState, after: AocState) -> Cues:
    """The discs march from province to province, quietly or with the tramp of a host."""
    element, start = army_of(event.seat, event.to), stage.before(army_of(event.seat, event.origin))
    time = MARCH + (0.14 if event.how == "attack" else 0.0)
    cues = _join(stage, element, stage.army(event.seat, event.n), start, time, 34 if event.how == "attack" else 20)
    if event.how == "attack":
        return [Sound("march_host"), *cues, Glow(f"province:{event.to}", time, 0.6, RED), Hold(0.2, time)]
    sound = Sound("flee" if event.how == "retreat" else "march", volume=0.7)
    return [sound, *cues, Glow(element, time, 0.4, stage.color(event.seat))]


def units_removed(stage: Stage, event: ev.UnitsRemoved, before: AocState, after: AocState) -> Cues:
    """One disc after the other leaves the stack: into the Fort, or back to its kingdom."""
    element = army_of(event.seat, event.province)
    end = stage.at(f"marker:{event.province}") if event.why == "fort" else stage.home(event.seat)
    disc = stage.army(event.seat, 1)
    start = stage.before(element)
    cues: Cues = [Float(signed(-event.n), element, 0, 1.0, RED)] if event.why != "fort" else []
    for k in range(min(5, event.n)):
        cues.append(Fly(disc, start, end, k * STAGGER, MARCH, 50, False, (1.0, 0.6)))
    if event.why in ("loss", "raid"):
        return [Sound("sword", volume=0.9), Shake(5, 0, 0.25), Glow(f"province:{event.province}", 0, 0.5, RED), *cues]
    return [Sound("march", volume=0.5), *cues]


def advanced(stage: Stage, event: ev.Advanced, before: AocState, after: AocState) -> Cues:
    """The pin moves to the next icon of the track."""
    pin = pieces.pin(stage.desk.art, stage.desk.look(event.seat))
    start, end = (cell_rect(event.province, event.step - k).center for k in (1, 0))
    return [
        Fly(pin, start, end, 0, MOVE, 18, True),
        Sound("drum_hit", volume=0.6),
        Glow(f"province:{event.province}", 0, 0.7, GOLD),
    ]


def forced_march(stage: Stage, event: ev.ForcedMarch, before: AocState, after: AocState) -> Cues:
    element = army_of(event.seat, event.province)
    return [Sound("march_host"), *stage.arrive(element, stage.before(element), 0.3, 30), Glow(element, 0, 0.7, FIRE)]


def loss_prevented(stage: Stage, event: ev.LossPrevented, before: AocState, after: AocState) -> Cues:
    element = army_of(event.seat, event.province)
    return [Sound("steel_ring"), Glow(element, 0, 1.0, GREEN), Float("0", element, 0, 0.9, GREEN)]


# ---------------------------------------------------------------- emissaries
def emissary_of(seat: int, province: str) -> str:
    return f"emissary:{seat}/{province}"


def _pawn(stage: Stage, seat: int) -> pygame.Surface:
    return pieces.emissary(stage.desk.art, stage.desk.look(seat))


def emissary_placed(stage: Stage, event: ev.EmissaryPlaced, before: AocState, after: AocState) -> Cues:
    element = emissary_of(event.seat, event.province)
    return [
        Sound("emissary"),
        *_join(stage, element, _pawn(stage, event.seat), stage.home(event.seat), MARCH, 80),
        Glow(element, MARCH, 0.5),
    ]


def emissary_moved(stage: Stage, event: ev.EmissaryMoved, before: AocState, after: AocState) -> Cues:
    element = emissary_of(event.seat, event.to)
    start = stage.before(emissary_of(event.seat, event.origin))
    return [
        Sound("emissary", volume=0.7),
        *_join(stage, element, _pawn(stage, event.seat), start, MARCH, 24),
        Glow(element, MARCH, 0.4),
    ]


def emissary_removed(stage: Stage, event: ev.EmissaryRemoved, before: AocState, after: AocState) -> Cues:
    """The pawn leaves the map; raising gold, it goes with a full purse."""
    element = emissary_of(event.seat, event.province)
    start, end = stage.before(element), stage.home(event.seat)
    fly = Fly(_pawn(stage, event.seat), start, end, 0, MARCH, 60, False, (1.0, 0.7))
    color = GOLD if event.why == "raise" else RED
    return [Sound("emissary", volume=0.6), fly, Glow(f"province:{event.province}", 0, 0.6, color)]


def emissary_kept(stage: Stage, event: ev.EmissaryKept, before: AocState, after: AocState) -> Cues:
    return [Sound("chant", volume=0.5), Glow(emissary_of(event.seat, event.province), 0, 1.0, GREEN)]


# ---------------------------------------------------------------- forts, towers, cities
def marker_placed(stage: Stage, event: ev.MarkerPlaced, before: AocState, after: AocState) -> Cues:
    """The building comes down on the province with a thud; a City replaces what stood there."""
    element = f"marker:{event.province}"
    x, y = stage.at(element)
    cues: Cues = stage.arrive(element, (x, y - DROP), MOVE, 0, 0.1)
    if event.kind == "city" and stage.lay_there(element):
        cues = [*stage.turn(element, "city_forge"), Glow(element, 0.3, 0.9, GOLD)]
        return cues
    sound = "city_forge" if event.kind == "city" else "deploy"
    ground = f"province:{event.province}"
    return [*cues, Sound(sound, 0.32), Glow(ground, 0.3, 0.9, stage.color(event.seat)), Shake(3, 0.34, 0.2), Hold(0.35)]


def marker_removed(stage: Stage, event: ev.MarkerRemoved, before: AocState, after: AocState) -> Cues:
    """It sinks and is gone."""
    element = f"marker:{event.province}"
    x, y = stage.before(element)
    falls = stage.leave(element, (x, y + 40), 0.4, 0)
    return [Sound("raid"), Shake(6, 0, 0.3), *falls, Glow(f"province:{event.province}", 0, 0.8, RED)]


# ---------------------------------------------------------------- raids
def raid_placed(stage: Stage, event: ev.RaidPlaced, before: AocState, after: AocState) -> Cues:
    """A flame leaps from Conan to the province."""
    element = f"raid:{event.province}"
    flight = _join(stage, element, stage.icon("raid", 40), stage.at("conan"), MARCH, 110)
    return [Sound("raid_fire"), *flight, Glow(f"province:{event.province}", MARCH, 0.8, FIRE)]


def raids_cleared(stage: Stage, event: ev.RaidsCleared, before: AocState, after: AocState) -> Cues:
    """The flames rise and go out."""
    element = f"raid:{event.province}"
    x, y = stage.before(element)
    return [Sound("flee", volume=0.5), *stage.leave(element, (x, y - 90), 0.5, 0), Glow(f"province:{event.province}")]


def raid_helps(stage: Stage, event: ev.RaidHelps, before: AocState, after: AocState) -> Cues:
    """One flame goes over to the side of the province: its Axes count."""
    flame = stage.icon("raid")
    fly = Fly(flame, stage.before(f"raid:{event.province}"), stage.at("strength:1"), 0, 0.5, 120, True, (0.8, 1.1))
    return [Sound("raid_fire", volume=0.8), fly, Glow("strength:1", 0.5, 0.8, FIRE), Hold(0.3, 0.5)]


SHOWN: dict[type[Event], Show] = {
    ev.ConanMoved: conan_moved,
    ev.ConanStayed: conan_stayed,
    ev.UnitsPlaced: units_placed,
    ev.UnitsMoved: units_moved,
    ev.UnitsRemoved: units_removed,
    ev.Advanced: advanced,
    ev.ForcedMarch: forced_march,
    ev.LossPrevented: loss_prevented,
    ev.EmissaryPlaced: emissary_placed,
    ev.EmissaryMoved: emissary_moved,
    ev.EmissaryRemoved: emissary_removed,
    ev.EmissaryKept: emissary_kept,
    ev.MarkerPlaced: marker_placed,
    ev.MarkerRemoved: marker_removed,
    ev.RaidPlaced: raid_placed,
    ev.RaidsCleared: raids_cleared,
    ev.RaidHelps: raid_helps,
}
