"""Objects and chests: opened, taken up, handed on, thrown, caught, dropped, lost; and the orb that goes off."""

from collections.abc import Callable
from typing import Any, TypeAlias

from engine.rules import Event
from engine.table.cues import Float, Fly, Glow, Hold, Look, Shake, Sound
from games.conan.board.stage import EMBER, GOLD, GREEN, PALE, READ, RED, Cues, Stage
from games.conan.rules import events as ev
from games.conan.rules.figures import is_hero
from games.conan.rules.state import ConanState

Show: TypeAlias = Callable[[Stage, Any, ConanState, ConanState], Cues]
HANDED = 0.42


def manipulation_done(stage: Stage, event: ev.ManipulationDone, before: ConanState, after: ConanState) -> Cues:
    """What was shown against what was wanted."""
    sign = "≥" if event.success else "<"
    color = GREEN if event.success else RED
    told = Float(f"{event.power} {sign} {event.difficulty}", event.hero, 0, 1.3, color)
    return [Sound("cube_drop" if event.success else "ui_back", volume=0.6), told, Glow(event.hero, 0, 0.7, color)]


def chest_opened(stage: Stage, event: ev.ChestOpened, before: ConanState, after: ConanState) -> Cues:
    """The lid creaks; what lay in it is held up."""
    start = stage.before(f"chest:{event.area}")
    cues: Cues = [Sound("chest_creak"), Glow(event.hero, 0, 1.0, GOLD)]
    if event.card:
        card = stage.card(event.card)
        cues.append(Fly(card, start, stage.high(), 0.2, 0.5, 80, True, (0.5, 1.2)))
        cues += [stage.stay(0.7 + READ), Hold(READ, 0.7)]
    return [*cues, Look(f"object:{event.area}/{event.card}")]


def object_taken(stage: Stage, event: ev.ObjectTaken, before: ConanState, after: ConanState) -> Cues:
    """Up from the ground, or from hand to hand, onto the sheet."""
    hero = event.hero.removeprefix("hero:")
    end = stage.at(f"card:{hero}/{event.card}")
    fly = Fly(stage.gear(event.card, "object"), _origin(stage, event), end, 0, HANDED, 90, True, (1.0, 0.7))
    sound = Sound("card_slide" if event.how in ("given", "taken") else "cube_take")
    return [sound, fly, Glow(event.hero, 0.2, 0.7, GOLD), Glow(f"card:{hero}/{event.card}", HANDED, 0.8, GOLD)]


def _origin(stage: Stage, event: ev.ObjectTaken) -> tuple[float, float]:
    if is_hero(event.origin):
        return stage.before(f"card:{event.origin.removeprefix('hero:')}/{event.card}")
    if event.origin.startswith("unit:"):
        return stage.before(event.origin)
    return stage.before(f"object:{event.origin}/{event.card}") if event.origin else stage.middle()


def object_lies(stage: Stage, event: ev.ObjectLies, before: ConanState, after: ConanState) -> Cues:
    """Thrown in a high arc, dropped at the feet, or come to light."""
    element = f"object:{event.area}/{event.card}"
    start = stage.before(event.by) if event.by else stage.at(f"area:{event.area}")
    arc, time = (170, 0.6) if event.how in ("thrown", "weapon") else (50, 0.35)
    comes = stage.arrive(element, start, time, arc, 0, 1.3)
    if not comes:
        comes = [Fly(stage.gear(event.card, "object"), start, stage.at(element), 0, time, arc, False, (1.0, 0.6))]
    sounds: Cues = [Sound("arrow", volume=0.5)] if arc > 100 else []
    return [*sounds, *comes, Sound("cube_drop", time, 0.8), Glow(element, time, 0.7, PALE)]


def object_gone(stage: Stage, event: ev.ObjectGone, before: ConanState, after: ConanState) -> Cues:
    """Used up it fades from the sheet; in the water it sinks; killed it falls."""
    hero = event.who.removeprefix("hero:")
    start = stage.before(f"card:{hero}/{event.card}") if is_hero(event.who) else stage.middle()
    end = (start[0], start[1] + (80 if event.why == "lost" else -90))
    fly = Fly(stage.gear(event.card, "object"), start, end, 0, 0.5, 0, False, (1.0, 0.6))
    sound = {"lost": "splash", "killed": "defeat"}.get(event.why, "cube_take")
    return [Sound(sound, volume=0.7), fly]


def exploded(stage: Stage, event: ev.Exploded, before: ConanState, after: ConanState) -> Cues:
    return [Sound("magic_burst"), Shake(6, 0, 0.5), *stage.shine(event.area, EMBER, 0, 1.2), Hold(0.3)]


SHOWN: dict[type[Event], Show] = {
    ev.ManipulationDone: manipulation_done,
    ev.ChestOpened: chest_opened,
    ev.ObjectTaken: object_taken,
    ev.ObjectLies: object_lies,
    ev.ObjectGone: object_gone,
    ev.Exploded: exploded,
}
