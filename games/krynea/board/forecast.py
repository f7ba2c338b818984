"""Beside the units in reach: what the attack that is being aimed, or carried out, does to them."""

from functools import partial

import pygame

from engine.ui.paint import layer
from engine.ui.text import put_ink
from engine.ui.theme import BONE, mix
from games.krynea.board.art import Art, stud
from games.krynea.board.colors import HOLD, KILL, LEAD, PLATE
from games.krynea.board.desk import Desk
from games.krynea.board.marks import LAYOUT
from games.krynea.board.placed import Laid
from games.krynea.rules import verbs
from games.krynea.rules.content import CARDS
from games.krynea.rules.field import find, ref, unit_of, unit_place, within
from games.krynea.rules.frames import Assault, Declare, Play
from games.krynea.rules.powers import defence, reachable, score
from games.krynea.rules.state import KryneaState

SMALL, CHIP = (46, 80), 81
Blow = tuple[int, int, int, int]
"""Seat and card of the target, the value against it, its defence."""


def lay_forecasts(desk: Desk, laid: Laid, view: KryneaState) -> None:
    """Plates on the free side of the cards, small ones where lanes are narrow; in the rear only a sign."""
    for seat, card, value, guard in blows(view):
        rect = laid.rects.get(unit_place(seat, card))
        if rect is None:
            continue
        if rect.h < CHIP:
            laid.centre(
                stud(desk.art.assets, "dying" if value > guard else "defence", 34), (rect.right - 8, rect.y + 6)
            )
            continue
        small = desk.table.art != "two"
        picture = plate(desk.art, value, guard, small)
        x = rect.right + 2 if rect.h > 100 else rect.x - picture.get_width() - 2
        laid.put(picture, (x, rect.centery - picture.get_height() // 2))


def blows(view: KryneaState) -> list[Blow]:
    """What the topmost attack compares; while it is aimed, for every unit in reach."""
    for frame in reversed(view.stack):
        if isinstance(frame, Declare):
            return [] if frame.target else _aimed(view, frame)
        if isinstance(frame, Assault):
            return _carried_out(view, frame)
        if isinstance(frame, Play) and not frame.targets:
            return _struck(view, frame)
    return []


def _aimed(view: KryneaState, frame: Declare) -> list[Blow]:
    stand = find(view, frame.seat, frame.card)
    if stand is None:
        return []
    unit = unit_of(view, frame.seat, frame.card)
    value = (score(view, frame.seat, *stand, f"{frame.kind}_attack") or 0) + frame.bonus
    return _against(view, reachable(view, frame.seat, stand[0], unit, frame.kind), value, frame.kind)


def _carried_out(view: KryneaState, frame: Assault) -> list[Blow]:
    found = []
    for target in frame.targets:
        stand = find(view, target.seat, target.card)
        if stand is not None:
            shield = frame.shields.get(ref(target.seat, target.card), 0)
            found.append(
                (target.seat, target.card, target.value, defence(view, target.seat, *stand, frame.kind) + shield)
            )
    return found


def _struck(view: KryneaState, frame: Play) -> list[Blow]:
    """A card that strikes one enemy unit of its player's choice."""
    effect = CARDS[frame.card].effect
    strike = next((verb for verb in effect.verbs if isinstance(verb, verbs.Strike)), None)
    pick = next((pick for pick in effect.targets if pick.pick == "enemy_unit"), None)
    if strike is None or pick is None:
        return []
    return _against(view, within(view, frame.seat, 0, pick.range), strike.value, strike.kind)


def _against(view: KryneaState, units: list[tuple[int, int]], value: int, kind: str) -> list[Blow]:
    found = []
    for seat, card in units:
        stand = find(view, seat, card)
        if stand is not None:
            found.append((seat, card, value, defence(view, seat, *stand, kind)))
    return found


def plate(art: Art, value: int, guard: int, small: bool) -> pygame.Surface:
    key = ("krynea forecast", value, guard, small)
    return art.assets.keep(key, partial(_plate, art, value, guard, small))


def _plate(art: Art, value: int, guard: int, small: bool) -> pygame.Surface:
    kills = value > guard
    if small:
        return _small_plate(art, kills, guard)
    out = art.image(f"plates/forecast_{'kills' if kills else 'holds'}").copy()
    for name, number, color in (("blow", value, KILL if kills else HOLD), ("guard", guard, BONE)):
        x, y, w, h = LAYOUT["forecast"][name]
        put_ink(out, str(number), (x + w / 2, y + h / 2), 34, "bold", color)
    return out


def _small_plate(art: Art, kills: bool, guard: int) -> pygame.Surface:
    out, hue = layer(SMALL), KILL if kills else HOLD
    pygame.draw.rect(out, LEAD, out.get_rect(), border_radius=9)
    pygame.draw.rect(out, mix(PLATE, hue, 0.22), out.get_rect().inflate(-6, -6), border_radius=7)
    pygame.draw.rect(out, hue, out.get_rect().inflate(-4, -4), 2, border_radius=8)
    sign = art.assets.svg(f"krynea/icons/{'dying' if kills else 'defence'}", 30, hue)
    out.blit(sign, sign.get_rect(center=(SMALL[0] // 2, 22)))
    put_ink(out, str(guard), (SMALL[0] / 2, 57), 32, "bold", KILL if kills else BONE)
    return out
