"""One row of the sum: its reasons in words, the dice as they lie, what is lost, and the number that comes of it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

import pygame

from engine.ui.rich import Block, layout_rich
from engine.ui.text import ink
from engine.ui.theme import BONE, BRASS_LIGHT, GOOD, Color, rgb
from games.conan.board.attack_facts import Die, Line, Side
from games.conan.board.attack_pictures import seal, slab, unknown_mark
from games.conan.board.desk import Desk
from games.conan.board.naming import Names
from games.conan.board.placed import Laid
from games.conan.rules.content import CONTENT

SEAL = 104
PAD = 14
LEAST = 28
APART = 22
"""Between two reasons in a line."""
LOSS = rgb("#ff8a6a")
DICE = ((62, 88), (52, 74), (44, 62), (36, 51))
"""Sizes of dice, and the room that one takes whose face is not hidden by the next."""
ROW = 88
"""Height of the dice."""
COUNTED = ("table-difficulty",)
"""Words that hold their amount themselves."""
HEADS = {"attack": "attack-power", "defence": "attack-defence"}


@dataclass(frozen=True)
class Row:
    """`what` is attack, defence or the purpose of another throw; `total` the words of its seal."""

    what: str
    rect: pygame.Rect
    side: Side
    total: str
    color: Color


def lay_row(desk: Desk, laid: Laid, names: Names, row: Row) -> None:
    rect = row.rect
    laid.put(slab(rect.size, row.color), rect.topleft)
    coin = seal(row.total, SEAL, row.what != "defence")
    laid.centre(coin, (rect.right - SEAL // 2 - PAD, rect.bottom - SEAL // 2 - 6), f"attack:{row.what}")
    wide = rect.w - 2 * PAD
    _lay_reasons(desk, laid, names, row, pygame.Rect(rect.x + PAD, rect.y + 8, wide, rect.h - SEAL - 8))
    _lay_dice(desk, laid, row, pygame.Rect(rect.x + PAD, rect.bottom - ROW - 12, wide - SEAL - PAD, ROW))


# ---------------------------------------------------------------- reasons
def _lay_reasons(desk: Desk, laid: Laid, names: Names, row: Row, room: pygame.Rect) -> None:
    """Side by side, as large as they fit; the heading is the first of them."""
    told = [f"*{desk.words(HEADS.get(row.what, 'attack-symbols'))}*"]
    told += [reason(desk, names, line) for line in row.side.lines]
    for size in range(min(38, desk.theme.px(30)), LEAST - 1, -2):
        rows = _flow(desk, told, room.w, size)
        if _height(rows) <= room.h:
            break
    y = room.y
    for n, line in enumerate(rows):
        x = room.x
        for k, block in enumerate(line):
            laid.put(block.surface, (x, y), f"attack:reason/{row.what}/{n}.{k}")
            x += block.width + APART
        y += max(block.height for block in line)


def _height(rows: list[list[Block]]) -> int:
    return sum(max(block.height for block in line) for line in rows)


def _flow(desk: Desk, told: list[str], wide: int, size: int) -> list[list[Block]]:
    rows: list[list[Block]] = []

    def icon(name: str, high: int, ink: Color) -> pygame.Surface:
        return desk.icon(name, round(high * 1.1))

    for k, words in enumerate(told):
        color = BRASS_LIGHT if not k and words.startswith("*") else BONE
        block = layout_rich(words, wide, size, icon, "read", color, 1.0)
        if rows and sum(one.width + APART for one in rows[-1]) + block.width <= wide:
            rows[-1].append(block)
        else:
            rows.append([block])
    return rows


def reason(desk: Desk, names: Names, line: Line) -> str:
    """A reason in words: its icon, what it is, how much."""
    kind, _, one = line.key.partition(":")
    if line.key in COUNTED:
        return f"{{icon:{line.icon}}} {desk.words(line.key, n=int(line.amount))}"
    words = names.thing(one) if kind == "means" else desk.words(line.key)
    icon = f"{{icon:{line.icon}}} " if line.icon else ""
    return f"{icon}{words} *{line.amount}*" if line.amount else f"{icon}{words}"


# ---------------------------------------------------------------- dice
def _lay_dice(desk: Desk, laid: Laid, row: Row, room: pygame.Rect) -> None:
    """First what counts without dice, then the dice, then their sum and what is taken off it; many dice leave no room
    for the sum."""
    x = room.x
    if row.side.flat:
        x = _lay_flat(desk, laid, row, (x, room.centery))
    dice, tail = row.side.dice, _tail(row)
    if len(dice) * DICE[-1][1] > room.right - x - _wide(tail):
        tail = tail[2:]
    taken = _wide(tail)
    size, pitch = next((one for one in DICE if len(dice) * one[1] <= room.right - x - taken), DICE[-1])
    pitch = min(pitch, max(26, (room.right - x - taken - size) // max(1, len(dice) - 1)))
    for k, die in enumerate(dice):
        _lay_die(desk, laid, die, size, (x + size // 2 + 4 + k * pitch, room.centery))
    x += (len(dice) - 1) * pitch + round(1.5 * size) + 6 if dice else 8
    element = f"attack:sum/{row.what}"
    for picture in tail:
        laid.put(picture, (x, room.centery - picture.get_height() // 2), element)
        x += picture.get_width() + 14


def _wide(tail: list[pygame.Surface]) -> int:
    return sum(picture.get_width() + 14 for picture in tail) + (18 if tail else 0)


def _lay_flat(desk: Desk, laid: Laid, row: Row, at: tuple[int, int]) -> int:
    """Armour, or a power that is not thrown."""
    icon = desk.icon("guard" if row.what == "defence" else "melee", 62)
    laid.put(icon, (at[0], at[1] - 31), f"attack:flat/{row.what}")
    number = ink(str(row.side.flat), 52, "show", BONE)
    laid.put(number, (at[0] + 72, at[1] - number.get_height() // 2), f"attack:flat/{row.what}/n")
    return at[0] + 72 + number.get_width() + 18


def _tail(row: Row) -> list[pygame.Surface]:
    """ "= 5 −1", once the dice lie; where they alone make the number of the seal, that says it."""
    faces, side = [die.face for die in row.side.dice], row.side
    if not faces or min(faces) < 0:
        return []
    change = -side.losses or (int(row.total) - side.flat - sum(faces) if row.total.isdigit() else 0)
    if not (change or side.flat or side.losses):
        return []
    found = [ink("=", 34, "show", BRASS_LIGHT), ink(str(sum(faces)), 52, "show", BONE)]
    if change:
        words = f"{change:+d}".replace("-", "\N{MINUS SIGN}")
        found.append(ink(words, 46, "show", LOSS if change < 0 else GOOD))
    return found


def _lay_die(desk: Desk, laid: Laid, die: Die, size: int, at: tuple[int, int]) -> None:
    picture = die_picture(desk, die, size)
    laid.centre(picture, at, die.element)


def die_picture(desk: Desk, die: Die, size: int) -> pygame.Surface:
    """A die with its face; a question mark on one that is still to be thrown."""
    if die.face >= 0:
        return desk.die(die.icon[0], size, die.face)
    return desk.art.keep(("unthrown", die.icon[0], size), lambda: _unthrown(desk, die.icon[0], size))


def dice_to_come(desk: Desk) -> Iterator[Callable[[], object]]:
    """Every die at every size, each made by a call."""
    for die in CONTENT.dice.values():
        for size, _ in DICE:
            for face in (-1, *sorted(set(die.symbols))):
                yield partial(die_picture, desk, Die(die.letter, face, ""), size)


def _unthrown(desk: Desk, letter: str, size: int) -> pygame.Surface:
    out = desk.die(letter, size).copy()
    mark = unknown_mark(round(size * 0.62))
    out.blit(mark, mark.get_rect(center=(out.get_width() // 2 - 2, out.get_height() // 2 - 3)))
    return out
