"""The names over the bids stay in their bands at every text size."""

import pygame
import pytest

from games.age_of_conan.board import ledger_bids
from games.age_of_conan.board.placed import Laid
from tests.support.tables import board_of

BAND = 46
"""Pixels of the band of a column; see `ledger_pictures.column`."""


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_names_and_heading_fit_their_bands(scale: float, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = board_of("age_of_conan", 2, scale, "es").desk
    made: list[pygame.Surface] = []
    label = desk.label
    monkeypatch.setattr(desk, "label", lambda *args, **more: made.append(label(*args, **more)) or made[-1])
    laid = Laid(desk.art)
    ledger_bids._lay_owner(desk, laid, 0, pygame.Rect(100, 100, 540, 300), asked=True)
    ledger_bids.board(desk, laid, pygame.Rect(80, 60, 1100, 428), "La puja")
    name, heading = (picture.get_bounding_rect() for picture in made)
    assert 0 < name.h <= BAND - 4
    assert 0 < heading.h <= ledger_bids.HEAD - 12
