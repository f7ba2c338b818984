"""What boards are made of: pieces that are laid and lifted, pictures that are kept, places that an event looks for."""

import pygame
import pytest

from engine.board.desk import NEUTRAL, BaseDesk
from engine.board.laid import BaseLaid, Placed, mark_place
from engine.board.stage import BaseStage
from engine.rules import SeatSpec

RED, BLUE, BLACK = (255, 0, 0), (0, 0, 255), (0, 0, 0)
NONE: frozenset[str] = frozenset()


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))


def block(w: int, h: int, color: tuple[int, int, int] = RED) -> pygame.Surface:
    out = pygame.Surface((w, h), pygame.SRCALPHA)
    out.fill(color)
    return out


class Laid(BaseLaid):
    LOOSE = ("sign",)


# ------------------------------------------------------------ pieces
def test_an_element_is_met_at_its_first_piece() -> None:
    laid = Laid()
    assert laid.put(block(10, 20), (5.4, 7.6), "army:1") == pygame.Rect(5, 8, 10, 20)
    laid.centre(block(4, 4), (100, 100), "army:1")
    laid.put(block(4, 4), (0, 0))
    assert laid.rects == {"army:1": pygame.Rect(5, 8, 10, 20)} and len(laid.pieces) == 3


def test_a_box_counts_in_the_pictures_place_and_a_mere_place_can_be_touched() -> None:
    laid = Laid()
    laid.put(block(10, 10), (0, 0), "card", box=pygame.Rect(2, 2, 3, 3))
    laid.touch("field", pygame.Rect(50, 50, 9, 9))
    laid.touch("card", pygame.Rect(50, 50, 9, 9))
    assert laid.rects == {"card": pygame.Rect(2, 2, 3, 3), "field": pygame.Rect(50, 50, 9, 9)}
    assert laid.picture("field") is None


def test_mere_parts_are_no_elements() -> None:
    laid = Laid()
    laid.put(block(10, 10), (0, 0), "sign:1")
    assert laid.rects == {} and laid.picture("sign:1") is None


def test_what_belongs_to_an_element_is_lifted_with_it() -> None:
    laid = Laid()
    laid.put(block(10, 10), (100, 100), "army")
    laid.put(block(4, 4, BLUE), (108, 108), "army")
    laid.put(block(99, 99, BLUE), (0, 0), "other")
    whole = laid.picture("army")
    assert whole is not None and whole.get_size() == (58, 58)
    assert whole.get_at((24, 24))[:3] == RED and whole.get_at((33, 33))[:3] == BLUE
    assert laid.picture("army") is whole


def test_one_piece_is_lifted_as_it_is_and_a_turned_one_upright() -> None:
    laid, plain, upright = Laid(), block(10, 10), block(10, 20)
    laid.put(plain, (0, 0), "a")
    laid.put(block(20, 10), (0, 0), "b", upright=upright)
    assert laid.picture("a") is plain and laid.picture("b") is upright


def test_what_is_forgotten_is_met_where_it_is_laid_next() -> None:
    laid = Laid()
    laid.put(block(10, 10), (0, 0), "a")
    laid.forget("a")
    laid.forget("never laid")
    laid.put(block(10, 10), (50, 50), "a")
    assert laid.rects == {"a": pygame.Rect(50, 50, 10, 10)} and len(laid.pieces) == 2


def test_a_marked_place_has_a_rim_in_its_colour_and_a_wash_only_where_wanted() -> None:
    canvas = pygame.Surface((200, 200))
    mark_place(canvas, pygame.Rect(20, 20, 100, 100), RED, wash=0)
    assert canvas.get_at((70, 70))[:3] == BLACK and canvas.get_at((24, 70))[0] > 100
    mark_place(canvas, pygame.Rect(20, 20, 100, 100), RED, wash=0.5)
    assert canvas.get_at((70, 70))[0] == pytest.approx(127, abs=3)


# ------------------------------------------------------------ desk and stage
class Theme:
    scale = 1.0

    def seat(self, look: int) -> tuple[int, int, int]:
        return look, look, look


class Kit:
    theme = Theme()

    def language(self, key: str, **args: object) -> str:
        return f"{key} {args}"


class Stage(BaseStage[BaseDesk, BaseLaid]):
    def around(self, element: str) -> str:
        return {"army:7": "field"}.get(element, "")

    def middle(self) -> tuple[float, float]:
        return 900, 500


def test_names_and_colours_go_by_the_look_that_a_seat_chose() -> None:
    desk = BaseDesk(Kit(), (SeatSpec("Ada", 3), SeatSpec("Bo", 1)))
    assert (desk.name(1), desk.name(-1), desk.name(2)) == ("Bo", "", "")
    assert (desk.look(0), desk.look(5)) == (3, NEUTRAL) and desk.color(0) == (3, 3, 3)
    assert desk.words("key", n=2) == "key {'n': 2}"


def test_an_event_looks_for_things_where_they_are_were_or_belong() -> None:
    was, now = Laid(), Laid()
    was.put(block(10, 10), (0, 0), "gone")
    was.put(block(10, 10), (0, 0), "moved")
    now.put(block(10, 10), (100, 100), "moved")
    now.touch("field", pygame.Rect(200, 200, 10, 10))
    stage = Stage(BaseDesk(Kit(), (SeatSpec("Ada", 3),)), was, now)
    assert stage.at("moved") == (105, 105) and stage.before("moved") == (5, 5)
    assert stage.at("gone") == (5, 5) and stage.at("army:7") == (205, 205) and stage.at("never") == (900, 500)
    assert stage.here("moved") and not stage.here("gone") and stage.lay_there("gone")
    assert stage.lying("gone") is was.picture("gone") and stage.lying("moved") is now.picture("moved")
    assert stage.color(0) == "#030303"


def test_placed_pieces_know_their_place() -> None:
    assert Placed(block(3, 4), (1, 2)).rect == pygame.Rect(1, 2, 3, 4)
