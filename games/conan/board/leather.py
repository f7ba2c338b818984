"""What the sheets of the heroes are made of: leather, hollows, the veil over who is gone, cards that lie on them."""

import pygame

from engine.ui.paint import layer
from engine.ui.theme import BONE, BRASS, Color, mix
from games.conan.board.colors import BLOOD, INK, TORCH, WELL, WELL_HOT, WELL_LINE
from games.conan.board.desk import Desk
from games.conan.board.gems import gem_row
from games.conan.board.pieces import card_picture
from games.conan.board.placed import Laid
from games.conan.rules.state import Hero

SPACES = ("melee", "ranged", "guard", "manipulation", "move", "reroll")
ZONES = ("reserve", "fatigue", "wounds")
RESTING = (96, 92, 92, 255)
"""The light on what cannot be used now."""


def leather(desk: Desk, out: pygame.Surface, rect: pygame.Rect, rim: Color) -> None:
    """Leather in a rim of the seat's colour."""
    face = mix(desk.theme.ground, (52, 36, 28), 0.55)
    pygame.draw.rect(out, (*face, 250), rect, border_radius=14)
    pygame.draw.rect(out, mix(face, (90, 62, 44), 0.35), rect.inflate(-12, -12), 2, border_radius=10)
    pygame.draw.rect(out, INK, rect, 5, border_radius=14)
    pygame.draw.rect(out, rim, rect.inflate(-2, -2), 4, border_radius=13)


def well(
    out: pygame.Surface, rect: pygame.Rect, hot: bool = False, line: Color = WELL_LINE, face: Color = WELL
) -> None:
    """A hollow in the leather; a hot one glows at its rim."""
    pygame.draw.rect(out, WELL_HOT if hot else face, rect, border_radius=9)
    pygame.draw.rect(out, TORCH if hot else line, rect, 3 if hot else 2, border_radius=9)


def veil_gone(desk: Desk, out: pygame.Surface, hero: Hero, rect: pygame.Rect) -> None:
    """Dead or fled: what is left in the shade, and the word in the light."""
    dead = hero.status == "dead"
    words = desk.label(desk.words("table-dead" if dead else "table-fled"), rect.w // 2, 32, "bold", BONE, most=38)
    plate = pygame.Rect(0, 0, words.get_width() + 84, 50)
    plate.midright = rect.right - 14, rect.centery
    veil = layer(rect.size)
    pygame.draw.rect(veil, (10, 8, 10, 150), veil.get_rect(), border_radius=14)
    out.blit(veil, rect)
    pygame.draw.rect(out, INK, plate, border_radius=12)
    pygame.draw.rect(out, BLOOD if dead else BRASS, plate, 2, border_radius=12)
    sign = desk.icon("skull" if dead else "exit", 40)
    out.blit(sign, sign.get_rect(midleft=(plate.x + 14, plate.centery)))
    out.blit(words, words.get_rect(midleft=(plate.x + 64, plate.centery)))


def lay_card(
    desk: Desk, laid: Laid, hero: Hero, kind: str, card: str, spot: tuple[int, int], size: tuple[int, int]
) -> None:
    element = f"{kind}:{hero.id}/{card}"
    rect = laid.put(card_picture(desk, card, size, kind == "spell"), spot, element, throws=True)
    if kind == "spell" and any(one.spell == card and one.by == f"hero:{hero.id}" for one in desk.view.lasting):
        laid.put(desk.icon("halo", size[0] // 2), (rect.right - size[0] // 2, rect.y - 3), element)
    lying = hero.spells.get(card, 0) if kind == "spell" else 0
    if lying:
        row = gem_row(desk.art, "spent", lying, 20, size[0])
        laid.put(row, (rect.x, rect.bottom - 30), element)
