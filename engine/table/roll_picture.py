"""What is seen of a roll: the tray over the dimmed table, the hand's aim and strength, and what fell."""

import math

import pygame

from engine.dice.dietypes import die_type
from engine.dice.draw import resting_picture
from engine.dice.orientation import resting
from engine.dice.tray import DEPTH, WIDTH
from engine.table.rolling import ROW, Rolling
from engine.tween import ease_out
from engine.ui.kit import Kit
from engine.ui.layout import SAFE
from engine.ui.paint import layer
from engine.ui.text import shorten
from engine.ui.theme import BRASS, BRASS_LIGHT, INK, NUMERAL, PROMPT

GAP, BOX = 26, 100
HALF = 34
"""Half an edge of a die in the row of results."""


def draw_tray(canvas: pygame.Surface, rolling: Rolling) -> None:
    """The empty tray over the dimmed table."""
    calm = rolling.kit.theme.calm
    share = ease_out(rolling.opened)
    rolling.kit.veil(canvas, 1 - 0.55 * share)
    away = 0 if calm else round((1 - share) * 140)
    rolling.view.rect.topleft = rolling.home.x, rolling.home.y + away
    if rolling.shakes:
        rolling.view.rect.move_ip(round(math.sin(rolling.clock * 70) * 2), round(math.cos(rolling.clock * 57) * 2))
    rolling.view.draw_tray(canvas)


def draw_dice(canvas: pygame.Surface, rolling: Rolling) -> None:
    """What lies or rolls in the tray, then what the hand does or what fell."""
    rolling.view.draw_dice(canvas)
    if rolling.waiting:
        _draw_hand(canvas, rolling)
    elif rolling.phase in ("shown", "closing"):
        _draw_result(canvas, rolling)


def _draw_hand(canvas: pygame.Surface, rolling: Rolling) -> None:
    angle, power = rolling.hand.angle, rolling.hand.power if rolling.hand.charging else 0.0
    start = rolling.view.spot(WIDTH * 0.22, DEPTH / 2)
    reach = (120 + 260 * power) * rolling.view.scale
    tip = start[0] + math.cos(angle) * reach, start[1] + math.sin(angle) * reach
    draw_arrow(canvas, start, tip)
    row = _row(rolling, 620)
    rolling.kit.plate(canvas, row, radius=14)
    rolling.kit.text(
        canvas, rolling.kit.say("roll-strength"), (row.x + 28, row.centery), NUMERAL, "bold", anchor="midleft"
    )
    left = row.x + 56 + rolling.kit.width(rolling.kit.say("roll-strength"), NUMERAL, "bold")
    rolling.kit.meter(canvas, pygame.Rect(left, row.y + 22, row.right - left - 28, row.h - 44), power)


def _row(rolling: Rolling, wide: int) -> pygame.Rect:
    row = pygame.Rect(0, 0, min(wide, 1728), ROW - 16)
    row.midtop = rolling.home.centerx, rolling.home.bottom + 14
    return row.clamp(SAFE)


def _draw_result(canvas: pygame.Surface, rolling: Rolling) -> None:
    """The dice that fell, large, with their words. The row goes with the tray when it sinks, and fades on its way."""
    kit = rolling.kit
    words = [word_of(kit, die, face) for die, face in zip(rolling.question.dice, rolling.faces, strict=True)]
    size = PROMPT + 4
    while size > 28 and sum(kit.width(word, size, "bold") + BOX + GAP for word in words) > 1640:
        size -= 2
    widths = [min(400, kit.width(word, size, "bold")) + BOX for word in words]
    row = _row(rolling, sum(widths) + GAP * (len(words) + 1))
    key = "result row", row.size, tuple(rolling.question.dice), tuple(rolling.faces), tuple(words), kit.theme
    picture = kit.assets.keep(key, lambda: _row_picture(rolling, row.size, words, widths, size))
    picture.set_alpha(round(255 * ease_out(rolling.opened)))
    canvas.blit(picture, row.move(0, rolling.view.rect.y - rolling.home.y))


def _row_picture(
    rolling: Rolling, room: tuple[int, int], words: list[str], widths: list[int], size: int
) -> pygame.Surface:
    kit, picture = rolling.kit, layer(room)
    kit.plate(picture, picture.get_rect(), BRASS, 14)
    x, middle = GAP, room[1] // 2
    for die, face, word, wide in zip(rolling.question.dice, rolling.faces, words, widths, strict=True):
        lies = result_picture(die, face)
        picture.blit(lies, lies.get_rect(center=(x + BOX // 2 - 6, middle)))
        fit = shorten(word, kit.theme.px(size), "bold", wide - BOX)
        kit.text(picture, fit, (x + BOX, middle), size, "bold", anchor="midleft")
        x += wide + GAP
    return picture


def result_picture(die: str, face: int) -> pygame.Surface:
    """A die that shows a face, as in the row of results."""
    kind = die_type(die)
    return resting_picture(kind, resting(face, 0.3, kind.sides), HALF)


def word_of(kit: Kit, die: str, face: int) -> str:
    """What a face says: its word, or its number where the title has no word for it.

    The message may use `$die` (the last part of the die type's id, such as a colour) and `$value`.
    """
    shown = die_type(die).faces[face]
    if not kit.language.has(shown.word):
        return str(shown.value)
    return kit.say(shown.word, die=die.rsplit("/", 1)[-1], value=shown.value)


def draw_arrow(canvas: pygame.Surface, start: tuple[float, float], tip: tuple[float, float]) -> None:
    """Where the dice will go: a tapering brass arrow."""
    dx, dy = tip[0] - start[0], tip[1] - start[1]
    length = math.hypot(dx, dy) or 1.0
    ux, uy = dx / length, dy / length
    for grow, color in ((4, INK), (0, BRASS_LIGHT)):
        shaft, head = 8 + grow, 26 + grow
        neck = start[0] + ux * (length - 34), start[1] + uy * (length - 34)
        end = tip[0] + ux * grow * 1.6, tip[1] + uy * grow * 1.6
        points = [
            (start[0] - uy * shaft * 0.4, start[1] + ux * shaft * 0.4),
            (neck[0] - uy * shaft, neck[1] + ux * shaft),
            (neck[0] - uy * head - ux * grow, neck[1] + ux * head - uy * grow),
            end,
            (neck[0] + uy * head - ux * grow, neck[1] - ux * head - uy * grow),
            (neck[0] + uy * shaft, neck[1] - ux * shaft),
            (start[0] + uy * shaft * 0.4, start[1] - ux * shaft * 0.4),
        ]
        pygame.draw.polygon(canvas, color, points)
