"""Valuables taken and not yet placed: they lie in a row at the edge of their owner's mat."""

import pygame

from games.huns.board.desk import Desk
from games.huns.board.pieces import plate
from games.huns.board.placed import Laid
from games.huns.rules.state import HunsState

STEP, HIGH = 52, 66


def hand_place(desk: Desk, seat: int, bottom: int, others: list[int], count: int) -> pygame.Rect:
    """The plate for `count` valuables in the hand of `seat`."""
    where = pygame.Rect(0, 0, max(1, count) * STEP + 24, HIGH)
    if seat == bottom:
        where.center = (desk.table.camp.x + 548, desk.table.camp.y + 22)
    else:
        mat = desk.table.rivals[others.index(seat)]
        where.center = (mat.x + 212, mat.bottom + 4)
    return where


def hand_slot(where: pygame.Rect, index: int) -> tuple[int, int]:
    return where.x + 12 + STEP // 2 + index * STEP, where.centery


def lay_hand(desk: Desk, laid: Laid, view: HunsState, bottom: int, others: list[int]) -> None:
    if not view.hand:
        return
    where = hand_place(desk, holder(view), bottom, others, len(view.hand))
    laid.put(plate(where.size, 18, 0.92), where.topleft, "hand")
    for k, color in enumerate(view.hand):
        laid.centre(desk.art.cube(color, "large"), hand_slot(where, k), f"hand/{k}")


def holder(view: HunsState) -> int:
    """Whose valuables these are: of the seat that places or takes them now, which need not be the one on turn."""
    owned = [frame for frame in reversed(view.stack) if hasattr(frame, "seat")]
    placing = [frame for frame in owned if hasattr(frame, "sources") or hasattr(frame, "taken")]
    return int((placing or owned)[0].seat) if owned else view.active
