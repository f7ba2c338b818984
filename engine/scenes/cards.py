"""The cards of the title screen: those that can be played and those that come later."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
import toml

from engine.scenes.decor import title_name
from engine.titles import Title
from engine.ui.paint import drop
from engine.ui.text import fit, put, wrap
from engine.ui.theme import BONE, BRASS, MUTED, WALNUT_DEEP

if TYPE_CHECKING:
    from engine.app import App

SIZE = (316, 404)
NAME, PLAYERS = pygame.Rect(24, 276, 268, 70), pygame.Rect(24, 356, 268, 40)
LATER = pygame.Rect(18, 206, 280, 58)


@dataclass(frozen=True)
class Card:
    """One card: `title` is None for a game that comes later."""

    id: str
    name: str
    least: int
    most: int
    order: int
    title: Title | None


def find_cards(app: "App") -> list[Card]:
    """Listed titles and teasers in their order; a teaser whose title is installed gives way to it."""
    found = [
        Card(title.id, title_name(app, title), title.seats[0], title.seats[-1], title.order, title)
        for title in app.titles.values()
        if title.listed
    ]
    file = app.assets.root / "title" / "teasers.toml"
    teasers = toml.load(file).get("teaser", []) if file.is_file() else []
    there = {card.id for card in found}
    for teaser in (teaser for teaser in teasers if teaser["id"] not in there):
        least, most = teaser["seats"]
        found.append(Card(teaser["id"], teaser["name"], least, most, teaser["order"], None))
    return sorted(found, key=lambda card: (card.order, card.id))


def players(app: "App", card: Card) -> str:
    """ "2 to 4 players"."""
    key = "title-players-exact" if card.least == card.most else "title-players-range"
    return app.language(key, least=card.least, most=card.most)


def card_face(app: "App", card: Card, lit: bool) -> pygame.Surface:
    """The card with its words, baked; not lit: the light lies on another card."""
    key = ("title card", card.id, app.language.code, app.kit.theme.scale, lit)
    return app.assets.keep(key, lambda: _face(app, card, lit))


def _face(app: "App", card: Card, lit: bool) -> pygame.Surface:
    name = f"title/card_{card.id}" + ("" if card.title else "_dim")
    picture = app.assets.image(name if app.assets.has(name) else "title/card_template").copy()
    bright = card.title is not None
    _write(picture, card.name, NAME, min(app.kit.theme.px(44), 50), "show", BONE if bright else MUTED)
    longest = app.language("title-players-range", least=2, most=4)  # all cards tell it in one size
    size = fit(longest, "read", PLAYERS.w, min(app.kit.theme.px(29), 38))
    _write(picture, players(app, card), PLAYERS, size, "read", BONE if bright else MUTED)
    if not card.title:
        _later(app, picture)
    if not lit:
        picture.fill((202, 194, 190, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _later(app: "App", picture: pygame.Surface) -> None:
    from engine.ui.panels import plate_face

    words = app.language("title-later")
    picture.blit(plate_face(LATER.size, WALNUT_DEEP, 0.9, BRASS, 10), LATER)
    size = fit(words, "bold", LATER.w - 24, app.kit.theme.px(30))
    put(picture, words, LATER.center, size, "bold", BONE, "center")


def _write(
    picture: pygame.Surface, words: str, rect: pygame.Rect, size: int, face: str, color: tuple[int, int, int]
) -> None:
    """On one line if that leaves it large, else on two."""
    one = fit(words, face, rect.w, size)
    if one >= 34 or " " not in words or rect.h < 60:
        put(picture, words, rect.center, one, face, color, "center")
        return
    size = next((s for s in range(34, 26, -2) if len(wrap(words, s, face, rect.w)) <= 2), 28)
    for n, line in enumerate(wrap(words, size, face, rect.w)[:2]):
        put(picture, line, (rect.centerx, rect.y + 17 + n * 33), size, face, color, "center")


def draw_card(app: "App", canvas: pygame.Surface, card: Card, at: pygame.Rect, lift: float, seat: int | None) -> None:
    """`lift` 0..1 is how far the focus has raised it; a raised card throws a longer shadow."""
    face = card_face(app, card, lift > 0.5)
    place = at.move(0, -round(14 * lift))
    drop(canvas, face, place.topleft, 12 + round(lift) * 8, (6 + round(2 * lift), 14 + round(12 * lift)), 0.75)
    if lift > 0.5:
        app.kit.ring(canvas, place, seat)
