"""What fighting looks like: missiles and magic in the air, comparisons, melees, bonuses."""

from collections.abc import Callable
from typing import Any, TypeAlias

from engine.language import true_minus
from engine.rules import Event
from engine.table.cues import Cue, Float, Fly, Glow, Hold, Shake, Sound
from games.krynea.board.pace import GREEN, KIND_COLORS, PALE, RED, STAGGER
from games.krynea.board.stage import Stage
from games.krynea.rules import events as ev
from games.krynea.rules.state import KryneaState

Cues: TypeAlias = list[Cue]
SOUNDS = {"ranged": "arrow", "magic": "magic_burst", "melee": "sword"}
FLIGHT = 0.38


def attack_declared(stage: Stage, event: ev.AttackDeclared, before: KryneaState, after: KryneaState) -> Cues:
    """The sign of the attack flies from the attacker, or from where the card was held up, to each target."""
    card, color = stage.number(event.card), KIND_COLORS[event.kind]
    attacker = f"unit:{event.seat}/{card}"
    start = stage.at(attacker) if event.source == "unit" and stage.here(attacker) else stage.middle()
    missile = stage.desk.icon(f"attack_{event.kind}", 64, _rgb(color))
    cues: Cues = [Glow(attacker, 0, 0.5, color)] if event.source == "unit" else []
    for k, target in enumerate(event.targets):
        delay = 0.15 + k * STAGGER
        cues.append(Fly(missile, start, stage.at(target), delay, FLIGHT, 110, False, (0.7, 1.2)))
        if k == 0 or event.kind != "ranged":
            volley = event.kind == "ranged" and len(event.targets) > 1
            cues.append(Sound("volley" if volley else SOUNDS[event.kind], delay))
        cues += [Glow(target, delay + FLIGHT, 0.6, color)]
    return cues


def _rgb(code: str) -> tuple[int, int, int]:
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def attack_cancelled(stage: Stage, event: ev.AttackCancelled, before: KryneaState, after: KryneaState) -> Cues:
    return [Sound("curse", volume=0.5), Glow(f"unit:{event.seat}/{stage.number(event.card)}", 0, 0.6, PALE)]


def attack_redirected(stage: Stage, event: ev.AttackRedirected, before: KryneaState, after: KryneaState) -> Cues:
    """The blow jumps from one unit to the other."""
    spark = stage.desk.icon("attack", 64, _rgb("#ffb14a"))
    fly = Fly(spark, stage.at(event.old), stage.at(event.new), 0, FLIGHT, 90)
    return [fly, Sound("arrow"), Glow(event.new, FLIGHT, 0.7, RED)]


def attack_compared(stage: Stage, event: ev.AttackCompared, before: KryneaState, after: KryneaState) -> Cues:
    """Value against defence, in numbers over the unit."""
    sign = ">" if event.beaten else "≤"
    color = RED if event.beaten else GREEN
    cues: Cues = [Float(f"{event.value} {sign} {event.defence}", event.element, 0, 1.2, color)]
    cues += [Sound("sword" if event.beaten else "steel_ring", volume=0.8), Glow(event.element, 0, 0.7, color)]
    return [*cues, Shake(4, 0, 0.2)] if event.beaten else cues


# ---------------------------------------------------------------- melee
def melee_announced(stage: Stage, event: ev.MeleeAnnounced, before: KryneaState, after: KryneaState) -> Cues:
    """The lines meet."""
    element = f"engagement:{event.engagement}"
    return [Glow(element, 0, 0.7, RED), *(Glow(side, 0, 0.7) for side in event.sides), Sound("sword", 0.1)]


def melee_totals(stage: Stage, event: ev.MeleeTotals, before: KryneaState, after: KryneaState) -> Cues:
    """Both totals, over both battalions: attack, then defence."""
    cues: Cues = [Sound("drum_hit", volume=0.6), Glow(f"engagement:{event.engagement}", 0, 0.9)]
    for k, side in enumerate(event.sides):
        wins = event.attack[k] > event.defence[1 - k]
        cues.append(Float(f"{event.attack[k]} / {event.defence[k]}", side, 0, 1.3, RED if wins else PALE))
    return [*cues, Hold(0.35)]


# ---------------------------------------------------------------- bonuses
def bonus_given(stage: Stage, event: ev.BonusGiven, before: KryneaState, after: KryneaState) -> Cues:
    element = event.element if event.element and stage.here(event.element) else f"seat:{event.seat}"
    words, color = true_minus(f"{event.n:+d}"), GREEN if event.n > 0 else RED
    return [Glow(element, 0, 0.8, color), Float(words, element, 0, 1.1, color), Sound("glass_chime", volume=0.6)]


def suppressed(stage: Stage, event: ev.Suppressed, before: KryneaState, after: KryneaState) -> Cues:
    element = event.element if event.element and stage.here(event.element) else "token"
    return [Glow(element, 0, 0.9, RED), Sound("curse", volume=0.6)]


SHOWN: dict[type[Event], Callable[[Stage, Any, KryneaState, KryneaState], Cues]] = {
    ev.AttackDeclared: attack_declared,
    ev.AttackCancelled: attack_cancelled,
    ev.AttackRedirected: attack_redirected,
    ev.AttackCompared: attack_compared,
    ev.MeleeAnnounced: melee_announced,
    ev.MeleeTotals: melee_totals,
    ev.BonusGiven: bonus_given,
    ev.Suppressed: suppressed,
}
