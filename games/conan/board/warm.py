"""Pictures of areas and figures that may soon be wanted."""

from collections.abc import Iterator
from functools import partial

from engine.board.warm import Make, Warmer
from engine.ui.theme import Color, mix
from games.conan.board.attack import pictures_to_come
from games.conan.board.colors import TORCH
from games.conan.board.desk import Desk
from games.conan.board.placed import Laid
from games.conan.rules.content import BOARDS
from games.conan.rules.state import ConanState


def expect(warmer: Warmer, desk: Desk, view: ConanState, laid: Laid) -> None:
    """The light of every area and figure in the colour of the seat that is asked, and what an attack will want."""
    color = desk.color(view.question.seat if view.question is not None else desk.bottom)
    warmer.expect("areas", (view.board, color), _areas(desk, view.board, color))
    warmer.expect("outlines", laid, _outlines(desk, laid, color))
    warmer.expect("attack", laid, pictures_to_come(desk, view))


def _areas(desk: Desk, board: str, color: Color) -> Iterator[Make]:
    for area in BOARDS[board].areas:
        yield partial(desk.art.area, board, area, "glow", mix(TORCH, color, 0.25))


def _outlines(desk: Desk, laid: Laid, color: Color) -> Iterator[Make]:
    for element, piece in laid.own.items():
        if element.startswith(("hero:", "unit:")):
            yield partial(desk.art.outline, piece.picture, color)
