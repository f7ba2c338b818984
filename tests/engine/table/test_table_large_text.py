"""With text at 200 % the banner's words stay in their band, and the list of answers breaks few of them."""

import pygame
import pytest

from engine.rules import Option
from engine.table.actors import Ribbon
from engine.table.choices import Choices
from engine.table.cues import Banner
from engine.ui.kit import Kit
from engine.ui.layout import SAFE
from engine.ui.theme import BONE, Theme


@pytest.fixture
def kit(app, monkeypatch):
    kit = Kit(app.kit.theme, app.assets, app.language)
    monkeypatch.setattr(kit, "say", lambda key, **args: "Juega Aigul")
    return kit


def ink_of(kit: Kit, scale: float) -> pygame.Rect:
    """What is drawn in the colour of the words."""
    kit.theme = Theme(scale=scale)
    ribbon = Ribbon(Banner("banner-turn", 1), kit, 1, 480, calm=True)
    seen = pygame.Surface((1920, Ribbon.HEIGHT))
    seen.blit(ribbon.picture, (0, 0))
    rects = pygame.mask.from_threshold(seen, BONE, (12, 12, 12, 255)).get_bounding_rects()
    assert rects
    return rects[0].unionall(rects[1:])


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_words_of_a_banner_stay_between_the_rims_of_its_band(kit, scale: float) -> None:
    ink = ink_of(kit, scale)
    assert ink.top >= 8 + 5 + 4 and ink.bottom <= Ribbon.HEIGHT - 8 - 5 - 4


def test_the_words_of_a_banner_grow_by_half_at_most(kit) -> None:
    assert 1.3 * ink_of(kit, 1.0).h < ink_of(kit, 2.0).h <= 1.5 * ink_of(kit, 1.0).h


@pytest.mark.parametrize(("scale", "wide"), [(1.0, 900), (1.5, 1350), (2.0, SAFE.w)])
def test_the_list_of_answers_is_wider_with_larger_text(kit, scale: float, wide: int) -> None:
    kit.theme = Theme(scale=scale)
    options = [Option(str(n)) for n in range(9)]
    choices = Choices(kit, "¿Qué hacen los héroes?", options, lambda _: "Conan golpea: Guerrero picto", lambda _: "", 0)
    assert choices.rect.w == wide and SAFE.contains(choices.rect)
    assert choices.menu.rows()[0].h < 2 * kit.line_height(38), "in one line"
