"""Valuables in hand lie at the mat of whoever takes them, and their plate comes with them."""

import pygame

from games.huns.board.hand import holder
from games.huns.board.placed import Laid
from games.huns.rules.frames import Load, Pillage, StartGoods
from games.huns.rules.state import HunsState


def test_start_goods_lie_with_the_seat_that_takes_them_not_with_the_first_player() -> None:
    view = HunsState(seats=4, rng=1, active=0, hand=["black"])
    view.stack.append(StartGoods(seat=2, left=1))
    assert holder(view) == 2
    view.stack.append(Load(seat=2, sources=["pile:black"]))
    assert holder(view) == 2


def test_who_places_goes_before_who_is_on_turn() -> None:
    view = HunsState(seats=4, rng=1, active=1, hand=["red"])
    assert holder(view) == 1
    view.stack += [Pillage(seat=1), Load(seat=3, sources=["pile:red"])]
    assert holder(view) == 3


def test_no_plate_before_its_valuables_are_there() -> None:
    laid, canvas = Laid(), pygame.Surface((200, 100))
    plate, cube = pygame.Surface((80, 60)), pygame.Surface((40, 40))
    plate.fill((9, 9, 9))
    cube.fill((200, 0, 0))
    laid.put(plate, (10, 10), "hand")
    laid.put(cube, (20, 20), "hand/0")
    canvas.fill((255, 255, 255))
    laid.draw(canvas, frozenset({"hand/0"}), None)
    assert canvas.get_at((12, 12))[:3] == (255, 255, 255)
    laid.draw(canvas, frozenset(), None)
    assert canvas.get_at((12, 12))[:3] == (9, 9, 9)
