"""What a blow leaves behind: gems that crack, blood, death, skills that make a difference, poison."""

from collections.abc import Callable
from typing import Any, TypeAlias

from engine.rules import Event
from engine.table.cues import Banner, Float, Fly, Glow, Hold, Shake, Sound
from games.conan.board.naming import Names, kind_of
from games.conan.board.stage import GOLD, GREEN, MOON, RED, VIOLET, Cues, Stage, signed
from games.conan.rules import events as ev
from games.conan.rules.content import CONTENT
from games.conan.rules.figures import is_hero
from games.conan.rules.state import ConanState

Show: TypeAlias = Callable[[Stage, Any, ConanState, ConanState], Cues]


def wounded(stage: Stage, event: ev.Wounded, before: ConanState, after: ConanState) -> Cues:
    """Gems crack, one by one, and lie in the Wound zone; others bleed."""
    at = f"attack:life/{event.who}" if stage.here(f"attack:life/{event.who}") else event.who
    cues: Cues = [Glow(at, 0, 0.8, RED), Float(signed(-event.n), event.who, 0, 1.2, RED), Shake(5, 0, 0.25)]
    if not is_hero(event.who):
        return [Sound("gem_crack", volume=0.7), *cues, Hold(0.2)]
    hero = event.who.removeprefix("hero:")
    end = stage.at(f"zone:{hero}/wounds")
    picture, start = stage.gem("wounds"), stage.at(event.who)
    for k in range(min(6, event.n)):
        cues.append(Sound("gem_crack", k * 0.14, 0.8))
        cues.append(Fly(picture, start, end, k * 0.14, 0.5, 120, False, (1.6, 0.8)))
    return [*cues, Glow(f"zone:{hero}/wounds", 0.5, 0.8, RED), Hold(0.2, 0.5)]


def died(stage: Stage, event: ev.Died, before: ConanState, after: ConanState) -> Cues:
    """It falls and fades; heroes and leaders are named."""
    x, y = stage.before(event.who)
    picture = stage.was.picture(event.who)
    cues: Cues = [Sound("defeat" if is_hero(event.who) else "drum_hit", volume=0.8), Shake(6, 0.1, 0.35)]
    if picture is not None:
        cues.append(Fly(picture, (x, y), (x, y + 70), 0, 0.6, 0, False, (1.0, 0.5)))
        cues.append(Fly(stage.icon("skull", 96), (x, y), (x, y - 90), 0.25, 0.7, 0, False, (0.7, 1.0)))
    if is_great(event.who):
        args: dict[str, str | int] = {"who": Names(stage.desk.words, stage.desk.kit.language.has).character(event.who)}
        cues += [Banner("banner-died", -1, 0.2, 1.4, args), Hold(0.2, 1.4)]
    return cues


def is_great(name: str) -> bool:
    """Heroes, leaders and monsters: their death is called out."""
    kind = kind_of(name)
    return is_hero(name) or (kind in CONTENT.tiles and CONTENT.tiles[kind].role in ("leader", "monster"))


def skill_used(stage: Stage, event: ev.SkillUsed, before: ConanState, after: ConanState) -> Cues:
    """A skill makes a difference: its name rises from who has it."""
    cues: Cues = [Sound("card_flip", volume=0.8), Glow(event.who, 0, 0.9, VIOLET)]
    cues.append(Float(stage.desk.words(f"skill-{event.skill}"), event.who, 0, 1.3, GOLD))
    return [*cues, *([Glow(event.on, 0.3, 0.8, MOON)] if event.on else []), Hold(0.4)]


def poisoned(stage: Stage, event: ev.Poisoned, before: ConanState, after: ConanState) -> Cues:
    space = f"space:{event.hero.removeprefix('hero:')}/{event.space}"
    return [Sound("curse", volume=0.6), Glow(event.hero, 0, 0.8, GREEN), Glow(space, 0.2, 0.9, GREEN), Hold(0.2)]


SHOWN: dict[type[Event], Show] = {
    ev.Wounded: wounded,
    ev.Died: died,
    ev.SkillUsed: skill_used,
    ev.Poisoned: poisoned,
}
