"""What an attack looks like: the blow, dice that are counted one by one, guard, cracking gems, death."""

from collections.abc import Callable
from typing import Any, TypeAlias

from engine.rules import Event
from engine.table.cues import Float, Fly, Glow, Hold, Shake, Sound
from games.conan.board.attack_facts import attack_of
from games.conan.board.stage import (
    EMBER,
    GOLD,
    GREEN,
    MOON,
    MOVE,
    PALE,
    RED,
    STAGGER,
    Cues,
    Stage,
    signed,
)
from games.conan.rules import events as ev
from games.conan.rules.content import CONTENT
from games.conan.rules.state import ConanState

Show: TypeAlias = Callable[[Stage, Any, ConanState, ConanState], Cues]
COUNT = 0.2
"""Seconds from one symbol to the next."""
ROWS = {"attack": "attack", "guard": "defence"}
"""The row of the story in which the dice of a purpose lie; other throws have a row of their own."""
LUNGE, BLOW, ENTRY = 90, 44, 240
"""How far who strikes comes forward, who is struck is thrown back, and both come in, in pixels."""


# ---------------------------------------------------------------- the blow
def attack_declared(stage: Stage, event: ev.AttackDeclared, before: ConanState, after: ConanState) -> Cues:
    """Both come in from their sides of the band; of an area attack only the next victim."""
    sound = {"melee": "sword", "ranged": "arrow"}.get(event.kind, "spell")
    cues: Cues = [Sound("drum_hit", volume=0.6), Hold(0.45), *stage.sway(event.target, ENTRY, 0, 0.4)]
    if event.attacker and event.kind != "area":
        cues += [Sound(sound, 0.12, 0.5), *stage.sway(event.attacker, -ENTRY, 0, 0.34)]
    return cues


def target_changed(stage: Stage, event: ev.TargetChanged, before: ConanState, after: ConanState) -> Cues:
    """Somebody steps in between."""
    return [
        Sound("figure_step"),
        *stage.sway(event.target, 160, 0, 0.4),
        Glow(event.target, 0.3, 0.8, MOON),
        Hold(0.4, 0.3),
    ]


def pool_built(stage: Stage, event: ev.PoolBuilt, before: ConanState, after: ConanState) -> Cues:
    """The dice are taken up."""
    dice = [f"attack_die:{k}" for k in range(len(event.dice))]
    glows: Cues = [Glow(die, k * 0.05, 0.4, GOLD) for k, die in enumerate(dice)]
    return [Sound("dice_shake", volume=0.7), *glows]


def symbols_ignored(stage: Stage, event: ev.SymbolsIgnored, before: ConanState, after: ConanState) -> Cues:
    row = "attack:sum/attack" if attack_of(after) else "attack:sum/manipulation"
    return [Sound("card_place", volume=0.6), Float(signed(-event.n), row, 0, 1.1, RED), Glow(row, 0, 0.6, RED)]


def power_known(stage: Stage, event: ev.PowerKnown, before: ConanState, after: ConanState) -> Cues:
    """The attack power stands; who strikes lunges."""
    lunge = stage.sway(event.attacker, -LUNGE, 0, 0.3) if event.attacker else []
    return [*lunge, Sound("drum_hit", 0.1, 0.7), Glow("attack:attack", 0, 0.8, GOLD), Hold(0.3)]


# ---------------------------------------------------------------- dice
def dice_thrown(stage: Stage, event: ev.DiceThrown, before: ConanState, after: ConanState) -> Cues:
    """From the tray each die goes to its place; then the symbols are counted one by one, and only then told."""
    x, y = stage.desk.table.tray.center
    cues: Cues = []
    for k in range(len(event.dice)):
        start = (x + (k - (len(event.dice) - 1) / 2) * 92, y)
        cues += stage.arrive(f"die:{k}", start, MOVE, 50, k * STAGGER, 1.4)
        cues.append(Sound("die_wood", k * STAGGER + MOVE, 0.5))
    counted = _count(stage, event, len(event.dice) * STAGGER + MOVE)
    end = max(cue.delay for cue in counted)
    return [*cues, *counted, *_kept_back(stage, event.purpose, end)]


def _kept_back(stage: Stage, purpose: str, until: float) -> Cues:
    """Numbers that would tell the count before it is made."""
    row = ROWS.get(purpose, purpose)
    numbers = (f"attack:{row}", f"attack:sum/{row}", "attack:outcome")
    return [stage.as_it_was(element, until) for element in numbers if stage.here(element)]


def _count(stage: Stage, event: ev.DiceThrown, start: float) -> Cues:
    cues: Cues = []
    at = start + 0.1
    bad = event.purpose == "fall"
    for k, face in enumerate(event.faces):
        if face:
            color = RED if bad else GREEN
            cues += [Glow(f"die:{k}", at, 0.45, color), Float(signed(face), f"die:{k}", at, 0.9, color)]
            cues.append(Sound("score_tick", at))
            at += COUNT
    total = f"attack:{ROWS.get(event.purpose, event.purpose)}"
    return [*cues, Glow(total, at, 0.7, GOLD if event.total else PALE), Sound("score_total", at, 0.4), Hold(0.5, at)]


def die_rerolled(stage: Stage, event: ev.DieRerolled, before: ConanState, after: ConanState) -> Cues:
    """The new face in place of the old one, and the difference."""
    element, gain = f"die:{event.die}", event.after - event.before
    x, y = stage.desk.table.tray.center
    color = GREEN if gain > 0 else RED if gain < 0 else PALE
    comes = stage.arrive(element, (x, y), MOVE, 50, 0, 1.4)
    told = Float(signed(gain) if gain else "=", element, MOVE, 1.0, color)
    throw = after.stack[-1] if after.stack else None
    held = _kept_back(stage, str(getattr(throw, "purpose", "")), MOVE + 0.1)
    return [Sound("die_wood", MOVE, 0.6), *comes, *held, told, Glow(element, MOVE, 0.6, color), Hold(0.3, MOVE)]


# ---------------------------------------------------------------- guard and armour
def guard_built(stage: Stage, event: ev.GuardBuilt, before: ConanState, after: ConanState) -> Cues:
    """The weapon or shield that parries goes up, or who dodges steps aside."""
    if not event.dice:
        return []
    cues: Cues = [Sound("dice_shake", volume=0.5), Glow("attack:defence", 0, 0.7, MOON)]
    if event.card:
        hero = event.who.removeprefix("hero:")
        start = stage.at(f"card:{hero}/{event.card}")
        cues.append(
            Fly(stage.gear(event.card, "shield"), start, stage.at("attack:defence"), 0, 0.45, 80, True, (0.7, 1.0))
        )
        cues.append(Sound("steel_ring", 0.4, 0.4))
    elif event.gems:
        cues += stage.sway(event.who, BLOW, 0, 0.35)
    return cues


def defence_changed(stage: Stage, event: ev.DefenceChanged, before: ConanState, after: ConanState) -> Cues:
    color = GREEN if event.n > 0 else RED
    return [Float(signed(event.n), "attack:defence", 0, 1.1, color), Glow("attack:defence", 0, 0.7, color)]


def defence_known(stage: Stage, event: ev.DefenceKnown, before: ConanState, after: ConanState) -> Cues:
    """The dice of the defence melt into its number."""
    end = stage.at("attack:defence")
    cues: Cues = [Sound("card_place", 0.25, 0.5)]
    for k in range(8):
        if stage.lay_there(f"die:{k}") and not stage.here(f"die:{k}"):
            cues += stage.leave(f"die:{k}", end, MOVE, 30, k * 0.04, 0.5)
    return [*cues, Glow("attack:defence", MOVE, 0.7, MOON), Hold(0.25, MOVE)]


def attack_resolved(stage: Stage, event: ev.AttackResolved, before: ConanState, after: ConanState) -> Cues:
    """Both numbers side by side; the weapon bites, or a shield rings."""
    hits = event.damage > 0
    sign = ">" if hits else "≤"
    told = Float(f"{event.power} {sign} {event.defence}", "attack:outcome", 0, 1.2, RED if hits else GREEN)
    cues: Cues = [told, Glow("attack:outcome", 0, 0.9, RED if hits else GREEN)]
    cues += _missile(stage, event)
    landed = 0.32
    cues.append(Sound("axe_bite" if hits else "steel_ring", landed))
    if hits:
        return [*cues, *stage.sway(event.target, BLOW, landed, 0.35), Shake(6, landed, 0.3), Hold(0.4, landed)]
    return [*cues, Glow("attack:defence", landed, 0.7, MOON), Hold(0.5, landed)]


def _missile(stage: Stage, event: ev.AttackResolved) -> Cues:
    """The weapon on its way from one to the other: thrown and shot in an arc, swung straight."""
    if not event.attacker or not stage.here(event.attacker) or not stage.here(event.target):
        return []
    start, end = stage.at(event.attacker), stage.at(event.target)
    thrown = event.kind == "ranged"
    picture = stage.gear(weapon_of(event), _weapon_icon(event))
    return [Fly(picture, start, end, 0, 0.34, 170 if thrown else 60, False, (0.8, 1.3))]


def weapon_of(event: ev.AttackResolved) -> str:
    """What flies: a weapon that is thrown or swung, or the spell; what it shoots with stays in the hand."""
    if event.kind == "ranged" and _shoots(event):
        return ""
    return event.cards[0] if event.cards else event.means


def _shoots(event: ev.AttackResolved) -> bool:
    return not any(CONTENT.cards[card].thrown for card in event.cards)


def _weapon_icon(event: ev.AttackResolved) -> str:
    if event.kind == "ranged" and _shoots(event):
        return "ranged"
    return "melee" if event.kind in ("melee", "ranged") else "spell"


def area_attacked(stage: Stage, event: ev.AreaAttacked, before: ConanState, after: ConanState) -> Cues:
    """It falls on everybody there."""
    area = f"area:{event.area}"
    burst: Cues = [Sound("magic_burst"), Shake(5, 0.1, 0.35), *stage.shine(event.area, EMBER, 0, 1.1)]
    return [*burst, Float(str(event.power), area, 0.2, 1.2, GOLD), Hold(0.3)]


SHOWN: dict[type[Event], Show] = {
    ev.AttackDeclared: attack_declared,
    ev.TargetChanged: target_changed,
    ev.PoolBuilt: pool_built,
    ev.SymbolsIgnored: symbols_ignored,
    ev.PowerKnown: power_known,
    ev.DiceThrown: dice_thrown,
    ev.DieRerolled: die_rerolled,
    ev.GuardBuilt: guard_built,
    ev.DefenceChanged: defence_changed,
    ev.DefenceKnown: defence_known,
    ev.AttackResolved: attack_resolved,
    ev.AreaAttacked: area_attacked,
}
