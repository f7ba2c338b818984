"""What each event looks like: one function an event, in a table keyed by the event's type."""

from collections.abc import Callable
from typing import Any, TypeAlias

from engine.rules import Event
from engine.table.cues import Banner, Fly, Glow, Hold, Look, Shake, Sound
from games.conan.board import animate_attack as attacks
from games.conan.board import animate_gems as gems
from games.conan.board import animate_moves as moves
from games.conan.board import animate_things as things
from games.conan.board import animate_wounds as wounds
from games.conan.board.naming import Names
from games.conan.board.stage import EMBER, GOLD, GREEN, MOON, PALE, RED, VIOLET, Cues, Stage
from games.conan.board.words import SILENT, tag_of
from games.conan.rules import events as ev
from games.conan.rules.figures import area_of
from games.conan.rules.scenarios import time_limit
from games.conan.rules.state import HEROES, ConanState

LEAST = 0.45
Show: TypeAlias = Callable[[Stage, Any, ConanState, ConanState], Cues]


def names_of(stage: Stage) -> Names:
    return Names(stage.desk.words, stage.desk.kit.language.has)


# ---------------------------------------------------------------- turns
def game_started(stage: Stage, event: ev.GameStarted, before: ConanState, after: ConanState) -> Cues:
    return [Sound("drum_roll"), Glow("track", 0, 1.2, EMBER), Hold(0.4)]


def turn_started(stage: Stage, event: ev.TurnStarted, before: ConanState, after: ConanState) -> Cues:
    """A horn for the heroes, drums from the dark for the Overlord; the last round is called out."""
    heroes = event.side == HEROES
    banner = Banner(f"banner-{event.side}", -1 if heroes else after.overlord, 0, 1.0)
    if heroes and event.round == time_limit(after):
        banner = Banner("banner-last-round", -1, 0, 1.3)
    return [Sound("horn_turn" if heroes else "drum_roll", volume=0.7), banner]


def phase_started(stage: Stage, event: ev.PhaseStarted, before: ConanState, after: ConanState) -> Cues:
    if event.phase == "stance":
        return [Banner("banner-stances", -1, 0, 0.8), Sound("drum_hit", volume=0.5)]
    return []


def turn_ended(stage: Stage, event: ev.TurnEnded, before: ConanState, after: ConanState) -> Cues:
    return [Glow("track", 0, 0.4, PALE)]


def marker_moved(stage: Stage, event: ev.MarkerMoved, before: ConanState, after: ConanState) -> Cues:
    """The flame goes on along the track."""
    return [Sound("drum_hit", volume=0.5), Glow("track", 0, 0.7, EMBER)]


# ---------------------------------------------------------------- secrets, events, rules
def secret_chosen(stage: Stage, event: ev.SecretChosen, before: ConanState, after: ConanState) -> Cues:
    return [Sound("curtain", volume=0.5), Glow("book:reserve", 0, 0.6, VIOLET)]


def secret_revealed(stage: Stage, event: ev.SecretRevealed, before: ConanState, after: ConanState) -> Cues:
    """What was hidden is held up for everybody."""
    args: dict[str, str | int] = {"card": names_of(stage).card(event.what)}
    start, picture = stage.at(f"area:{event.place}"), stage.gear(event.what, "object")
    held = Fly(picture, start, stage.high(), 0.2, 0.5, 80, True, (0.6, 1.4))
    banner = Banner("banner-found", -1, 0, 1.3, args)
    return [Sound("toast"), banner, held, stage.stay(1.4), *stage.shine(event.place, GOLD, 0, 1.2), Hold(0.2, 1.3)]


def event_resolved(stage: Stage, event: ev.EventResolved, before: ConanState, after: ConanState) -> Cues:
    args: dict[str, str | int] = {"event": stage.desk.words(f"happening-{event.event}")}
    return [Sound("drum_roll", volume=0.8), Banner("banner-event", after.overlord, 0, 1.3, args), Hold(0.1, 1.3)]


def reinforcement_started(stage: Stage, event: ev.ReinforcementStarted, before: ConanState, after: ConanState) -> Cues:
    return [Sound("raise_dead", volume=0.7), Glow("tile:event", 0, 0.9, GREEN)]


def rule_stirred(stage: Stage, event: ev.RuleStirred, before: ConanState, after: ConanState) -> Cues:
    args: dict[str, str | int] = {"rule": names_of(stage).rule(event.rule)}
    return [Sound("curse"), Banner("banner-rule", -1, 0, 1.4, args), Shake(5, 0.1, 0.4), Hold(0.1, 1.4)]


# ---------------------------------------------------------------- spells and what lasts
def spell_cast(stage: Stage, event: ev.SpellCast, before: ConanState, after: ConanState) -> Cues:
    """The spell leaves its caster and strikes what it is cast at."""
    cues: Cues = [Sound("spell"), Glow(event.caster, 0, 0.9, VIOLET)]
    picture = _spell_picture(stage, event.spell)
    start = stage.at(event.caster)
    for target in event.targets:
        element = target if ":" in target else f"area:{target}"
        cues += [
            Fly(picture, start, stage.at(element), 0.25, 0.5, 110, False, (1.0, 0.6)),
            Glow(element, 0.7, 0.8, VIOLET),
        ]
    if not event.targets:
        x, y = start
        cues.append(Fly(picture, (x, y - 20), (x, y - 120), 0.1, 0.7, 0, True, (0.6, 1.0)))
    return [*cues, Look(f"spell:{_holder(stage, event.caster)}/{event.spell}")]


def _spell_picture(stage: Stage, spell: str) -> Any:
    return stage.gear(spell, "spell")


def _holder(stage: Stage, caster: str) -> str:
    """Whose card it is: a hero's, or a tile's."""
    return caster.removeprefix("hero:").removeprefix("unit:").rpartition("/")[0] or caster.removeprefix("hero:")


EFFECTS = {"armour": MOON, "untargetable": MOON, "flying": PALE, "web": PALE, "grabbed": RED}


def effect_began(stage: Stage, event: ev.EffectBegan, before: ConanState, after: ConanState) -> Cues:
    sound = "cube_take" if event.kind in ("web", "grabbed") else "spell"
    return [Sound(sound, volume=0.7), Glow(event.on, 0, 1.0, EFFECTS.get(event.kind, VIOLET))]


def effect_ended(stage: Stage, event: ev.EffectEnded, before: ConanState, after: ConanState) -> Cues:
    return [Glow(event.on, 0, 0.5, PALE)]


# ---------------------------------------------------------------- the end
def game_ended(stage: Stage, event: ev.GameEnded, before: ConanState, after: ConanState) -> Cues:
    """Who has won, over a table whose victors still shine."""
    heroes = event.winner == HEROES
    key = "banner-heroes-win" if heroes else "banner-overlord-win"
    glows: Cues = [
        Glow(f"hero:{hero.id}", 0.5, 2.0, GOLD) for hero in after.heroes if heroes and area_of(after, f"hero:{hero.id}")
    ]
    if not heroes:
        glows = [Glow("book:reserve", 0.5, 2.0, GREEN)]
    seat = -1 if heroes else after.overlord
    return [
        Sound("drum_roll"),
        *glows,
        Banner(key, seat, 0.6, 2.4),
        Sound("victory" if heroes else "defeat", 0.6),
        Hold(0.4, 3.0),
    ]


SHOWN: dict[type[Event], Show] = {
    ev.GameStarted: game_started,
    ev.TurnStarted: turn_started,
    ev.PhaseStarted: phase_started,
    ev.TurnEnded: turn_ended,
    ev.MarkerMoved: marker_moved,
    ev.SecretChosen: secret_chosen,
    ev.SecretRevealed: secret_revealed,
    ev.EventResolved: event_resolved,
    ev.ReinforcementStarted: reinforcement_started,
    ev.RuleStirred: rule_stirred,
    ev.SpellCast: spell_cast,
    ev.EffectBegan: effect_began,
    ev.EffectEnded: effect_ended,
    ev.GameEnded: game_ended,
    **gems.SHOWN,
    **moves.SHOWN,
    **things.SHOWN,
    **attacks.SHOWN,
    **wounds.SHOWN,
}


def cues_of(stage: Stage, event: Event, before: ConanState, after: ConanState) -> Cues:
    """What `event` looks like. What is told in words stays for LEAST seconds, so that it can be read."""
    cues = SHOWN[type(event)](stage, event, before, after)
    short = max((cue.delay + getattr(cue, "duration", 0.0) for cue in cues), default=0.0) < LEAST
    return [*cues, Hold(LEAST)] if short and tag_of(event) not in SILENT else cues
