"""Prompt bar, glyphs, toasts, captions."""

import itertools

import pygame
import pytest

from engine.input import Action
from engine.settings import Settings
from engine.ui.glyphs import glyph
from engine.ui.kit import Kit
from engine.ui.layout import SAFE
from engine.ui.notices import CaptionLine, Toasts
from engine.ui.theme import Theme

STYLES = ("xbox", "playstation", "nintendo", "deck", "generic", "keyboard", "mouse")
ITEMS = [
    (Action.ACCEPT, "Draw 2 mercenaries"),
    (Action.ALT, "Pillage 2 valuables"),
    (Action.DETAILS, "Look at the card"),
]


@pytest.mark.parametrize("style", STYLES)
def test_no_two_actions_share_a_picture(kit: Kit, style: str) -> None:
    pictures = {action: pygame.image.tobytes(glyph(action, style, 52), "RGBA") for action in Action}  # type: ignore[arg-type]
    for one, two in itertools.combinations(Action, 2):
        assert pictures[one] != pictures[two], (one, two)


def test_a_remapped_button_is_drawn_as_it_is_remapped(kit: Kit) -> None:
    assert glyph(Action.ACCEPT, "xbox", 52, "b") is glyph(Action.BACK, "xbox", 52)


def test_one_line_at_100_percent_two_at_150_all_inside_the_safe_area(kit: Kit, canvas: pygame.Surface) -> None:
    one = kit.prompts(canvas, ITEMS, style="xbox")
    kit.theme = Theme(1.5)
    two = kit.prompts(canvas, [*ITEMS, (Action.MENU, "Menu")], style="xbox")
    assert (one.height, one.bottom) == (80, SAFE.bottom)
    assert two.bottom == SAFE.bottom
    assert two.height > one.height
    assert SAFE.contains(two)


def test_a_click_on_a_prompt_is_its_action(kit: Kit, canvas: pygame.Surface) -> None:
    kit.prompts(canvas, ITEMS, style="mouse", align="left")
    assert kit.prompt_bar.hit((150, 986)) is Action.ACCEPT
    assert kit.prompt_bar.hit((1700, 986)) is None
    kit.tick(1.0)  # a second in which the bar was not drawn
    assert kit.prompt_bar.hit((150, 986)) is None


def test_toasts_are_three_at_most_and_go_after_five_seconds(kit: Kit, canvas: pygame.Surface) -> None:
    toasts = Toasts(kit)
    for n in range(5):
        toasts.add(f"Pad {n}", seat=n)
    assert [toast.words for toast in toasts.shown] == ["Pad 2", "Pad 3", "Pad 4"]
    toasts.add("Pad 4")
    assert len(toasts.shown) == 3
    toasts.draw(canvas)
    toasts.update(5.1)
    assert toasts.shown == []


def test_with_patience_notices_and_captions_stay_as_many_times_as_long(kit: Kit) -> None:
    toasts, line = Toasts(kit), CaptionLine(kit)
    toasts.add("Pad 1")
    line.say("a drum")
    for _ in range(24):
        toasts.update(1.0, patience=5)
        line.update(0.5, patience=5)
    assert toasts.shown and line._left > 0  # 24 of 25 seconds, 12 of 12.5
    toasts.update(1.1, patience=5)
    line.update(0.6, patience=5)
    assert not toasts.shown and not line._left


def test_the_plate_behind_captions_goes_as_far_as_is_wished_and_the_letters_stay_readable(kit: Kit) -> None:
    """T13: at 0 nothing of the ground is hidden but the letters and their dark edge."""
    hidden = []
    for percent in (100, 50, 0):
        kit.theme = Theme.of(Settings().with_value("comfort.caption_plate", percent))
        canvas = pygame.Surface((1920, 1080))
        canvas.fill("#c8b088")
        line = CaptionLine(kit)
        line.say("[horn]")
        line.draw(canvas)
        spot = pygame.Rect(0, 0, 4, 4)
        spot.midbottom = 960, line.bottom - 4
        hidden.append(pygame.transform.average_color(canvas, spot)[:3])
        assert (canvas.get_at((960, 600))[:3]) == pygame.Color("#c8b088")[:3]
        colors = {tuple(canvas.get_at((x, y))[:3]) for x in range(860, 1060) for y in range(860, 930)}
        assert kit.theme.text in colors, percent
        assert min(sum(color) for color in colors) < 130, "a dark edge or plate"
    assert sum(hidden[0]) < sum(hidden[1]) < sum(hidden[2]) == sum(pygame.Color("#c8b088")[:3])


def test_a_caption_goes_after_a_while(kit: Kit) -> None:
    canvas = pygame.Surface((1920, 1080))
    line = CaptionLine(kit)
    line.say("[horn]")
    line.draw(canvas)
    drawn = pygame.image.tobytes(canvas, "RGB")
    line.update(3.0)
    fresh = pygame.Surface((1920, 1080))
    line.draw(fresh)
    assert drawn != pygame.image.tobytes(fresh, "RGB") == bytes(1920 * 1080 * 3)
