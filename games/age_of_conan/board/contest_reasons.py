"""Why a side of a contest is as strong as it is: its reasons in words, side by side, as large as they fit."""

import pygame

from engine.ui.paint import layer
from engine.ui.rich import Block, layout_rich
from games.age_of_conan.board import contest_facts as facts
from games.age_of_conan.board.desk import Desk
from games.age_of_conan.board.words import is_card
from games.age_of_conan.rules.contests import dice_of
from games.age_of_conan.rules.frames import Contest
from games.age_of_conan.rules.state import AocState

REASONS = (76, 152)
"""Least and most height of the reasons."""
STEP = 38
"""The board grows by whole lines, so that few sizes of it are baked."""
APART = 28
"""Between two reasons in a line."""
LEAST, LARGEST = 28, 38
"""Sizes between which the text of the reasons is fitted into its place."""


def lines(desk: Desk, view: AocState, contest: Contest, at: int) -> list[str]:
    """What makes the strength of a side, its dice and what they count, each with its source."""
    lines = [*facts.strength_lines(view, contest, at), *facts.change_lines(view, contest, at)]
    told = [_told(desk, line) for line in lines]
    if facts.capped(contest.sides[at]):
        told.append(desk.words("contest-capped", n=dice_of(contest.sides[at])))
    luck = facts.luck(contest, at)
    if luck is not None:
        told.append("{icon:dice} " + desk.words("contest-luck", n=luck))
    return told


def fitting(desk: Desk, told: list[list[str]], wide: int) -> tuple[int, int]:
    """The largest size at which the reasons of both sides fit, and their height, in whole lines."""
    for size in range(min(LARGEST, desk.theme.px(30)), LEAST - 1, -2):
        high = (
            max(sum(max(one.height for one in row) + 2 for row in _rows(desk, lines, wide, size)) for lines in told) + 8
        )
        if high <= REASONS[1]:
            break
    return size, max(REASONS[0], high + -high % STEP)


def _rows(desk: Desk, told: list[str], wide: int, size: int) -> list[list[Block]]:
    """Reasons side by side as long as they fit; none is broken that fits into a line of its own."""
    rows: list[list[Block]] = []
    for words in told:
        block = layout_rich(words, wide, size, desk.kit.inline_icon)
        row = next((row for row in rows if sum(one.width + APART for one in row) + block.width <= wide), None)
        if row is None:
            rows.append([block])
        else:
            row.append(block)
    return rows


def flow(desk: Desk, told: list[str], wide: int, size: int, right: bool) -> pygame.Surface:
    """The reasons of one side, from its outer edge."""
    rows = _rows(desk, told, wide, size)
    out, y = layer((wide, sum(max(one.height for one in row) + 2 for row in rows))), 0
    for row in rows:
        x = wide - sum(one.width for one in row) - APART * (len(row) - 1) if right else 0
        for one in row:
            out.blit(one.surface, (x, y))
            x += one.width + APART
        y += max(one.height for one in row) + 2
    return out


def _told(desk: Desk, line: facts.Line) -> str:
    """One reason; its words stay together with a hard space."""
    args = dict(line.args)
    card = args.pop("card", "")
    args["card"] = desk.card(str(card)) if card and is_card(str(card)) else desk.words("contest-a-card")
    if "province" in args:
        args["province"] = desk.province(str(args["province"]))
    words = desk.words(line.key, **args)
    return f"{{icon:{line.icon}}} {words}" if line.icon else words
