"""Assets: conversion, the budget, what is missing."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from engine.assets import Assets, padded

SQUARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><path d="M0 0H128V128H0Z" fill="#ffffff"/></svg>'
)


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    yield


@pytest.fixture
def sprites(tmp_path: Path) -> Path:
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons" / "square.svg").write_text(SQUARE)
    pygame.image.save(pygame.Surface((8, 8)), str(tmp_path / "plain.png"))
    (tmp_path / "broken.png").write_bytes(b"no picture")
    return tmp_path


def test_an_svg_comes_in_size_and_colour_and_is_kept(sprites: Path) -> None:
    assets = Assets(sprites)
    icon = assets.svg("icons/square", 40, (200, 100, 50))
    assert icon.get_size() == (40, 40)
    assert icon.get_at((20, 20))[:3] == (200, 100, 50)
    assert assets.svg("icons/square", 40, (200, 100, 50)) is icon


def test_an_opaque_picture_keeps_its_size_but_not_the_slow_row_length(sprites: Path) -> None:
    picture = Assets(sprites).image("plain")
    assert picture.get_size() == (8, 8)
    assert picture.get_pitch() % 16 != 0


def test_odd_widths_are_left_alone() -> None:
    odd = pygame.Surface((9, 2)).convert()
    assert padded(odd) is odd


@pytest.mark.parametrize("name", ["not/there", "broken"])
def test_a_missing_or_broken_picture_is_a_plate_and_told_once(sprites: Path, name: str) -> None:
    assets = Assets(sprites)
    plate = assets.image(name)
    assert plate.get_size() == (160, 120)
    assert plate.get_at((80, 10))[:3] != (255, 0, 255)
    assert assets.missing == {name}


def test_the_oldest_goes_when_the_budget_is_full(sprites: Path) -> None:
    assets = Assets(sprites, budget=2 * 40 * 40 * 4)
    first = assets.svg("icons/square", 40)
    for color in ((1, 2, 3), (4, 5, 6)):
        assets.svg("icons/square", 40, color)
    assert assets.bytes <= assets.budget
    assert assets.svg("icons/square", 40) is not first
