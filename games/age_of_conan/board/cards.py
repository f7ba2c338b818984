"""Cards: as held, and as a small chip on the table. What is baked has numerals and signs but no words on it."""

import pygame

from engine.board.made import tinted
from engine.ui.paint import layer
from engine.ui.theme import BRASS, Color, mix
from games.age_of_conan.board.colors import INK, PARCHMENT_LIGHT, USED_LIGHT
from games.age_of_conan.board.desk import Desk
from games.age_of_conan.rules.content import CARDS, CONTENT, STRATEGIES

Surface = pygame.Surface
HAND = (150, 210)
RELIC: Color = (110, 74, 140)
FRAMES: dict[str, Color] = {
    "aquilonia": (172, 58, 36),
    "turan": (184, 132, 30),
    "stygia": (30, 112, 84),
    "hyperborea": (122, 84, 140),
}


def face(desk: Desk, card: str) -> Surface:
    """A card as it is held; a strategy card's back when it is not known."""
    known = card in STRATEGIES or card in CARDS or card in CONTENT.artifacts or card.startswith("conan_")
    return desk.art.image(f"cards/hand/{card}") if known else back(desk, "strategy")


def back(desk: Desk, deck: str, kingdom: str = "") -> Surface:
    """`deck` is kingdom or strategy."""
    return desk.art.image(f"backs/{kingdom if deck == 'kingdom' and kingdom else 'strategy'}")


def picture(desk: Desk, card: str) -> Surface:
    """The scene of a card or objective in a brass frame, for the top of the enlarged card."""
    return framed(desk, f"cards/picture/{card}")


def framed(desk: Desk, name: str) -> Surface:
    def make() -> Surface:
        out = desk.art.image(name).copy()
        pygame.draw.rect(out, BRASS, out.get_rect(), 5)
        return out

    return desk.art.keep(("framed", name), make)


# ---------------------------------------------------------------- on the table
def chip(desk: Desk, card: str, ready: bool, size: int) -> Surface:
    """What lies before a kingdom: a small square with its sign, dark and crosswise when it is used."""
    return desk.art.keep(("chip", card, ready, size), lambda: _chip(desk, card, ready, size))


def _chip(desk: Desk, card: str, ready: bool, size: int) -> Surface:
    out = layer((size, size))
    frame = FRAMES[CARDS[card].kingdom] if card in CARDS else RELIC
    pygame.draw.rect(out, mix(frame, INK, 0.4), out.get_rect(), border_radius=6)
    pygame.draw.rect(out, PARCHMENT_LIGHT, out.get_rect().inflate(-5, -5), border_radius=4)
    sign = sign_of(desk, card, size - 5)
    out.blit(sign, sign.get_rect(center=(size // 2, size // 2)))
    return out if ready else tinted(pygame.transform.rotate(out, -90), USED_LIGHT)


def sign_of(desk: Desk, card: str, size: int) -> Surface:
    """The emblem of a kingdom card, artifact or the bonus card."""
    if card in CARDS:
        return desk.art.assets.svg(f"age_of_conan/emblems/{card}", size)
    return desk.icon(card, size)
