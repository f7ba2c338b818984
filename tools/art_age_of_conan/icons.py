"""Rasterises the vector icons; seat-coloured drawings carry three placeholder colours."""

import io
from functools import cache
from pathlib import Path

import pygame

from tools.art_age_of_conan.output import HOME

FOLDERS = (HOME / "icons", Path(__file__).parent / "drawings")
PLACEHOLDERS = ("#808001", "#808002", "#808003")  # base, light, dark


@cache
def icon(name, size, look=None):
    """The icon as a size x size surface; `look` fills the placeholder colours."""
    text = next(f for folder in FOLDERS if (f := folder / f"{name}.svg").is_file()).read_text(encoding="utf-8")
    if look is not None:
        for mark, color in zip(PLACEHOLDERS, (look.base, look.light, look.dark), strict=True):
            text = text.replace(mark, "#{:02x}{:02x}{:02x}".format(*color))
    big = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (size * 2, size * 2))
    return pygame.transform.smoothscale(big.convert_alpha(), (size, size))
