"""Figures with their values beside them, and sums in pictures, for the enlarged card."""

import pygame

from engine.ui.paint import layer
from engine.ui.text import text
from engine.ui.theme import BONE, MUTED
from games.conan.board.desk import Desk
from games.conan.rules.content import TILES
from games.conan.rules.figures import hero_facts
from games.conan.rules.powers import base_move
from games.conan.rules.state import Hero

Value = tuple[str, str | tuple[str, ...]]
"""An icon, and beside it words or dice."""
SIGN, LINE, NUMBER, GAP = 44, 50, 38, 10


def strip(desk: Desk, parts: list[Value]) -> pygame.Surface:
    """Icons with what belongs to them, in one row; a part that is no icon is a word between them."""
    return in_row([_part(desk, *part) for part in parts])


def in_row(pieces: list[pygame.Surface]) -> pygame.Surface:
    """Pictures beside each other."""
    wide = sum(one.get_width() for one in pieces) + GAP * (len(pieces) - 1)
    out, x = layer((max(1, wide), LINE)), 0
    for one in pieces:
        out.blit(one, one.get_rect(midleft=(x, LINE // 2)))
        x += one.get_width() + GAP
    return out


def stacked(rows: list[pygame.Surface]) -> pygame.Surface:
    """Rows under each other."""
    out = layer((max(one.get_width() for one in rows), LINE * len(rows)))
    for k, one in enumerate(rows):
        out.blit(one, (0, LINE * k))
    return out


def _part(desk: Desk, icon: str, value: str | tuple[str, ...]) -> pygame.Surface:
    signs = [desk.icon(icon, SIGN)] if icon else []
    if isinstance(value, str):
        signs += [text(value, NUMBER, "bold", BONE if icon else MUTED)] if value else []
    else:
        for die in value:
            signs.append(desk.die(die[0], 34))
            signs += [desk.icon("reroll", 28)] if die.endswith("*") else []
    out, x = layer((sum(one.get_width() + 4 for one in signs), LINE)), 0
    for one in signs:
        out.blit(one, one.get_rect(midleft=(x, LINE // 2)))
        x += one.get_width() + 4
    return out


def beside(figure: pygame.Surface, rows: list[pygame.Surface]) -> pygame.Surface:
    """A figure on the left, rows on the right."""
    high = max(figure.get_height(), LINE * len(rows))
    values = stacked(rows)
    out = layer((figure.get_width() + 24 + values.get_width(), high))
    out.blit(figure, (0, (high - figure.get_height()) // 2))
    out.blit(values, (figure.get_width() + 24, (high - values.get_height()) // 2))
    return out


def unit_picture(desk: Desk, kind: str) -> pygame.Surface:
    """CON-20.9 Movement, armour and attacks of a tile beside its figure."""

    def make() -> pygame.Surface:
        facts = TILES[kind]
        figure = desk.art.image(f"figures/{kind}_sheet")
        if facts.role == "event":
            return figure
        rows = [strip(desk, [("move", str(facts.move)), ("armour", str(facts.armour))])]
        rows += [
            strip(desk, [(icon, dice)]) for icon, dice in (("melee", facts.melee), ("ranged", facts.ranged)) if dice
        ]
        return beside(_shrunk(figure, 150), rows)

    return desk.art.keep(("unit values", kind), make)


def hero_picture(desk: Desk, hero: Hero) -> pygame.Surface:
    """CON-2.4 The dice of a hero's spaces beside its figure."""
    move = str(base_move(hero))

    def make() -> pygame.Surface:
        facts = hero_facts(hero)
        figure = desk.art.image(f"figures/{hero.id}_sheet")
        rows = [
            strip(
                desk, [("melee", (facts.melee.die,)), ("ranged", (facts.ranged.die,)), ("guard", (facts.guard.die,))]
            ),
            strip(desk, [("manipulation", (facts.manipulation.die,)), ("move", move)]),
        ]
        return beside(_shrunk(figure, 150), rows)

    return desk.art.keep(("hero values", hero.id, move), make)


def _shrunk(picture: pygame.Surface, high: int) -> pygame.Surface:
    if picture.get_height() <= high:
        return picture
    w, h = picture.get_size()
    return pygame.transform.smoothscale(picture, (round(w * high / h), high))
