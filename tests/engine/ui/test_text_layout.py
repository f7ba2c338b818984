"""Text: wrapping, fitting, icons and bold inside lines."""

import pygame
import pytest

from engine.language import Language
from engine.table.words import plain
from engine.ui.kit import Kit
from engine.ui.rich import Piece, chunks
from engine.ui.text import fit, shorten, width, wrap


@pytest.fixture(autouse=True)
def fonts() -> None:
    pygame.font.init()


def test_wrapped_lines_fit_and_lose_no_word() -> None:
    words = "Draw two cards or pillage two valuables from the market of the die colour"
    for limit in (200, 333, 700):
        lines = wrap(words, 38, "read", limit)
        assert " ".join(lines) == words
        assert all(width(line, 38, "read") <= limit for line in lines)


def test_a_word_too_long_is_cut_with_hyphens() -> None:
    lines = wrap("Donaudampfschifffahrt", 38, "read", 150)
    assert "".join(line.rstrip("-") for line in lines) == "Donaudampfschifffahrt"
    assert all(width(line, 38, "read") <= 150 for line in lines)


def test_newlines_break() -> None:
    assert wrap("one\ntwo", 30, "read", 900) == ("one", "two")


def test_fit_shrinks_in_steps_of_two_to_the_least() -> None:
    assert fit("A", "read", 500, 38) == 38
    assert fit("A" * 100, "read", 200, 38) == 28
    size = fit("Twenty letters or so", "read", 300, 60)
    assert width("Twenty letters or so", size, "read") <= 300 < width("Twenty letters or so", size + 2, "read")


def test_shorten_marks_what_it_cut() -> None:
    short = shorten("A very long name of a saved match", 30, "read", 200)
    assert short.endswith("…")
    assert width(short, 30, "read") <= 200


def test_markup_becomes_pieces_and_glued_icons_stay_glued() -> None:
    assert chunks("take *two* {icon:suit_raid}.", "read") == [
        [Piece("take", "read")],
        [Piece("two", "bold")],
        [Piece("suit_raid", "read", True), Piece(".", "read")],
    ]


def test_a_block_with_an_icon_draws_it_in_the_text_colour(kit: Kit) -> None:
    block = kit.block("{icon:square}", 300, 40, color=(200, 100, 50))
    assert block.surface.get_at((20, block.height // 2))[:3] == (200, 100, 50)
    assert kit.assets.missing == set()


def test_a_title_may_give_its_icons_their_own_colour(kit: Kit) -> None:
    kit.tints["square"] = (10, 200, 10)
    block = kit.block("own {icon:square}", 300, 40)
    at = (width("own ", 40, "read") + 20, block.height // 2)
    assert block.surface.get_at(at)[:3] == (10, 200, 10)


def test_blocks_wrap_within_their_width_at_every_text_size(kit: Kit) -> None:
    from engine.ui.theme import Theme

    words = "While full, every *pillage* takes 1 more {icon:square} of the die colour."
    lines = []
    for scale in (1.0, 1.25, 1.5, 2.0):
        kit.theme = Theme(scale)
        block = kit.block(words, 500)
        assert block.surface.get_width() <= 500
        lines.append(block.lines)
    assert lines == sorted(lines)
    assert lines[0] < lines[-1]


def test_a_number_and_its_per_cent_stay_on_one_line(kit: Kit) -> None:
    """The space before the sign is no place for a break."""
    said = Language("es")("value-percent", n=25)
    assert said == "25\u00a0%"
    words = f"mejor que el {said}"
    limit = width("mejor que el 25", 38, "read") + 4
    assert wrap(words, 38, "read", limit) == ("mejor que el", said)
    assert [piece.word for piece in chunks(words, "read")[-1]] == [said]
    assert plain(f"*{words}*") == words


def test_a_block_is_baked_once(kit: Kit) -> None:
    assert kit.block("Same", 300) is kit.block("Same", 300)
