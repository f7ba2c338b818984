"""Pieces on a ground of areas: what is dimmed beside what can be chosen, and what glows in which way."""

import pygame
import pytest

from engine.board.laid import NOTHING, GroundLaid
from engine.board.made import Made
from engine.board.strokes import Canvas

WHITE, BLACK, GREEN = (255, 255, 255), (0, 0, 0), (0, 255, 0)


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))


class Laid(GroundLaid):
    AREA, GROUND, REST = "land:", "map", (100, 100, 100, 255)

    def __init__(self) -> None:
        super().__init__(Made())
        self.lands: list[str] = []

    def group(self, element: str) -> str:
        head = element.partition(":")[0]
        return {"land": "map", "army": "map", "card": "hand"}.get(head, "")

    def _draw_land(
        self,
        canvas: Canvas,
        ground: pygame.Surface,
        lights: dict[str, tuple[int, int, int]],
        chosen: frozenset[str],
    ) -> None:
        self.lands = sorted(key for key in lights if key.startswith(self.AREA))


def laid() -> Laid:
    """An army on a land at the left, two cards at the right, each 20 by 20 and white."""
    out = Laid()
    white = pygame.Surface((20, 20), pygame.SRCALPHA)
    white.fill(WHITE)
    for element, x in (("army:1", 50), ("card:1", 150), ("card:2", 250)):
        out.put(white, (x, 50), element)
    out.touch("land:1", pygame.Rect(20, 20, 80, 80))
    return out


def drawn(one: Laid, *legal: str, hidden: frozenset[str] = NOTHING) -> pygame.Surface:
    canvas = pygame.Surface((300, 120))
    one.draw(canvas, canvas, hidden, frozenset(legal), GREEN)
    return canvas


def color(canvas: pygame.Surface, x: int, y: int = 60) -> tuple[int, int, int]:
    r, g, b, _ = canvas.get_at((x, y))
    return r, g, b


def test_a_card_beside_one_that_can_be_chosen_is_dimmed_and_nothing_else() -> None:
    canvas = drawn(laid(), "card:1")
    assert color(canvas, 160) == WHITE and color(canvas, 260) == (100, 100, 100)
    assert color(canvas, 60) == WHITE, "the map is weighed against nothing in a hand"


def test_what_stands_on_the_ground_is_never_dimmed_one_by_one() -> None:
    canvas = drawn(laid(), "land:1")
    assert color(canvas, 60) == WHITE


def test_areas_are_left_to_the_title_and_get_no_rim() -> None:
    one = laid()
    canvas = drawn(one, "land:1")
    assert one.lands == ["land:1"] and color(canvas, 24, 24) == BLACK


def test_on_the_ground_the_outline_glows_elsewhere_a_rim() -> None:
    army, card = drawn(laid(), "army:1"), drawn(laid(), "card:1")
    assert color(army, 47)[1] > 0 and color(card, 47) == BLACK
    assert color(card, 148)[1] > 0 and color(army, 148) == BLACK
    assert color(army, 40)[1] > 0, "a glow fades out further away than a rim of 12 pixels, half on each side, reaches"
    assert color(card, 140) == BLACK


def test_what_is_hidden_is_not_drawn() -> None:
    canvas = drawn(laid(), hidden=frozenset({"card:2"}))
    assert color(canvas, 260) == BLACK and color(canvas, 160) == WHITE
