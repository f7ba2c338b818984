"""The common market: five columns of deck, pile and die, and the wagons on offer."""

import pygame

from games.huns.board.art import spread
from games.huns.board.desk import Desk
from games.huns.board.dice import die_picture
from games.huns.board.layout import column_layout, display_layout, wagon_deck_layout
from games.huns.board.pieces import count_tag
from games.huns.board.placed import Laid
from games.huns.board.wagons import lay_wagon
from games.huns.rules.state import COLORS, HunsState


def sew_market(desk: Desk, ground: pygame.Surface) -> None:
    """What never changes: the wool and the five banners."""
    rect = desk.table.market
    desk.lay_mat(ground, desk.art.mat("market_ground", rect.size), rect)
    for k, color in enumerate(COLORS):
        column = column_layout(rect, k)
        desk.shade(ground, desk.art.banner(color), column.banner, 7)
        ring = desk.art.ring(color)
        ground.blit(ring, ring.get_rect(center=(column.ring[0], column.ring[1] + 2)))


def lay_market(desk: Desk, laid: Laid, view: HunsState) -> None:
    for k, color in enumerate(COLORS):
        _lay_column(desk, laid, view, k, color)
    for k, (wagon, where) in enumerate(zip(view.display, display_layout(desk.table.market), strict=False)):
        if wagon:
            lay_wagon(desk.art, laid, wagon, (), where, f"display:{k}", "market")
    _lay_wagon_deck(desk, laid, view)


def _lay_column(desk: Desk, laid: Laid, view: HunsState, index: int, color: str) -> None:
    art, place = desk.art, column_layout(desk.table.market, index)
    cards, cubes = len(view.decks[color]), view.reserve[color]
    stack = art.deck(color, cards, place.deck.size)
    laid.put(stack, place.deck.topleft, f"deck:{color}", cast=stack if cards else None)
    heap = art.heap(color, cubes)
    laid.put(heap, place.pile.topleft, f"pile:{color}", cast=heap, blur=4)
    laid.centre(count_tag(str(cards)), place.deck_tag)
    laid.centre(count_tag(str(cubes)), place.pile_tag)
    _lay_die(desk, laid, view, color, place.ring, place.owner)


def _lay_die(
    desk: Desk, laid: Laid, view: HunsState, color: str, ring: tuple[int, int], owner: tuple[int, int]
) -> None:
    """The die on its ring; taken this turn: lifted and signed; taken earlier: only its owner's sign."""
    x, y = ring
    spot = pygame.Rect(x - 52, y - 50, 104, 100)
    if view.die is not None and view.die.color == color:
        laid.centre(die_picture(color, view.die.value, 36), (x - 6, y - 10), f"die:{color}")
        laid.centre(desk.badge(view.active, 48), owner)
        spot.move_ip(-6, -10)
    elif color in view.dice:
        laid.centre(die_picture(color, view.dice[color], 34), (x, y), f"die:{color}")
    elif color in view.taken:
        laid.centre(desk.badge(view.taken[color], 54), (x, y))
    laid.rects[f"die:{color}"] = spot


def _lay_wagon_deck(desk: Desk, laid: Laid, view: HunsState) -> None:
    where = wagon_deck_layout(desk.table.market)
    count = len(view.wagon_deck)
    if view.top_back:
        stack = spread(view.top_back, desk.art.wagon_back(view.top_back), count)
        laid.centre(stack, where.center, "wagon_deck", cast=stack)
    else:
        laid.touch("wagon_deck", where)
    laid.centre(count_tag(str(count)), (where.centerx, where.bottom + 22))
