"""Cards: as held, as a small chip on the table, and large for the enlarged card. What is baked has no words on it."""

import pygame

from engine.ui.paint import circle, layer, path, poly, svg
from engine.ui.text import put_ink
from engine.ui.theme import BONE, BRASS, WALNUT_DEEP, Color, mix
from games.age_of_conan.board.art import Art, tinted
from games.age_of_conan.board.colors import AREAS, INK, PARCHMENT, PARCHMENT_LIGHT, TERRAINS, USED_LIGHT
from games.age_of_conan.board.desk import Desk
from games.age_of_conan.rules.content import CARDS, CONTENT, STRATEGIES

Surface = pygame.Surface
HAND = (150, 210)
KIND_SIGNS = {"table": "strategy_card", "event": "court", "instant": "wild"}
NAVY: Color = (35, 58, 76)
KINGDOM: dict[str, Color] = {
    "aquilonia": (172, 58, 36),
    "turan": (176, 128, 30),
    "stygia": (30, 112, 84),
    "hyperborea": (122, 84, 140),
}


def sign_of(card: str) -> str:
    """The icon that stands for a kingdom card: what its first verb is about."""
    facts = CARDS.get(card)
    if facts is None:
        return {"conan_bonus": "conan", "conan_player": "conan"}.get(card, "crown")
    verb = facts.verbs[0]
    text = str(verb.__struct_config__.tag)
    if "gold" in text:
        return "gold"
    if "sorcery" in text or "roll" in text:
        return "sorcery"
    if "emissar" in text or facts.when.contest == "intrigue":
        return "intrigue"
    return "military" if facts.when.contest == "military" else "court"


def face(desk: Desk, card: str) -> Surface:
    """A card as it is held; its back when it is not known."""
    if card in STRATEGIES:
        return desk.art.keep(("strategy", card), lambda: _strategy(desk, card))
    if card in CARDS:
        return desk.art.keep(("kingdom", card), lambda: _kingdom(desk, card))
    return back(desk, "strategy")


def back(desk: Desk, deck: str, kingdom: str = "") -> Surface:
    """`deck` is kingdom or strategy."""
    return desk.art.keep(("back", deck, kingdom), lambda: _back(desk, deck, kingdom))


def _back(desk: Desk, deck: str, kingdom: str) -> Surface:
    out = _blank(KINGDOM.get(kingdom, NAVY))
    pygame.draw.rect(out, mix(KINGDOM.get(kingdom, NAVY), WALNUT_DEEP, 0.5), (12, 12, HAND[0] - 24, HAND[1] - 24), 0, 6)
    sign = desk.icon(f"{deck}_card", 84)
    out.blit(sign, sign.get_rect(center=(HAND[0] // 2, 70)))
    return out


def _blank(frame: Color) -> Surface:
    out, (w, h) = layer(HAND), HAND
    pygame.draw.rect(out, mix(frame, (10, 6, 4), 0.55), (0, 0, w, h), border_radius=12)
    pygame.draw.rect(out, frame, (3, 3, w - 6, h - 6), border_radius=10)
    pygame.draw.rect(out, PARCHMENT, (10, 10, w - 20, h - 20), border_radius=6)
    pygame.draw.rect(out, mix(PARCHMENT, PARCHMENT_LIGHT, 0.6), (14, 14, w - 28, h - 28), border_radius=5)
    pygame.draw.rect(out, BRASS, (9, 9, w - 18, h - 18), 2, border_radius=6)
    return out


def _strategy(desk: Desk, card: str) -> Surface:
    """What must be seen in a fan stands at the top: bid value, area, counted faces, terrains below."""
    facts, out = STRATEGIES[card], _blank((53, 84, 106))
    put_medal(out, (34, 34), str(facts.bid), NAVY)
    put_area(out, (80, 30), facts.main)
    for k, counted in enumerate(facts.counts):
        picture = desk.icon(counted, 38)
        out.blit(picture, picture.get_rect(center=(32 + 44 * k, 80)))
    for k, terrain in enumerate(facts.terrain):
        cell = pygame.Rect(14 + 46 * k, 126, 44, 44)
        pygame.draw.rect(out, TERRAINS[terrain], cell, border_radius=6)
        pygame.draw.rect(out, INK, cell, 2, border_radius=6)
        picture = desk.icon(terrain, 36)
        out.blit(picture, picture.get_rect(center=cell.center))
    return out


def _kingdom(desk: Desk, card: str) -> Surface:
    facts = CARDS[card]
    out = _blank(KINGDOM[facts.kingdom])
    picture = desk.icon(sign_of(card), 64)
    out.blit(picture, picture.get_rect(center=(50, 52)))
    if facts.cost:
        put_cost(desk, out, (36, 112), facts.cost)
    kind = desk.icon(KIND_SIGNS[facts.kind], 40)
    out.blit(kind, kind.get_rect(center=(92 if facts.cost else 40, 112)))
    return out


def put_medal(out: Surface, at: tuple[int, int], words: str, fill: Color) -> None:
    disc = svg((54, 54), path(circle(27, 27, 26), BRASS) + path(circle(27, 27, 23), fill))
    out.blit(disc, disc.get_rect(center=at))
    put_ink(out, words, at, 40, "show", BONE)


def put_cost(desk: Desk, out: Surface, at: tuple[int, int], cost: int) -> None:
    coin = desk.icon("gold", 46)
    out.blit(coin, coin.get_rect(center=at))
    put_ink(out, str(cost), (at[0], at[1] - 2), 34, "show", INK)


def put_area(out: Surface, at: tuple[int, int], area: str, size: int = 34) -> None:
    """A pointer of the wind rose on the area's tint; a ring for the middle."""
    half = size / 2
    body = path(circle(half, half, half - 1), INK) + path(circle(half, half, half - 3.5), AREAS[area])
    if area == "central":
        body += path(circle(half, half, half * 0.42), BONE, INK, size * 0.13)
    else:
        turn = {"north": 0, "east": 90, "south": 180}[area]
        tip = [(0, -0.62), (0.42, 0.42), (0, 0.16), (-0.42, 0.42)]
        points = [pygame.Vector2(x, y).rotate(turn) * half + (half, half) for x, y in tip]
        body += path(poly([(p.x, p.y) for p in points]), INK)
    picture = svg((size, size), body)
    out.blit(picture, picture.get_rect(center=at))


# ---------------------------------------------------------------- on the table
def chip(desk: Desk, card: str, ready: bool, size: int) -> Surface:
    """What lies before a rival: a small square with its sign, dark and crosswise when it is used."""
    return desk.art.keep(("chip", card, ready, size), lambda: _chip(desk, card, ready, size))


def _chip(desk: Desk, card: str, ready: bool, size: int) -> Surface:
    out = layer((size, size))
    frame = KINGDOM[CARDS[card].kingdom] if card in CARDS else (110, 74, 140)
    pygame.draw.rect(out, mix(frame, INK, 0.4), out.get_rect(), border_radius=6)
    pygame.draw.rect(out, PARCHMENT_LIGHT, out.get_rect().inflate(-6, -6), border_radius=4)
    picture = artifact_sign(desk, card, size - 8)
    out.blit(picture, picture.get_rect(center=(size // 2, size // 2)))
    return out if ready else tinted(pygame.transform.rotate(out, -90), USED_LIGHT)


def artifact_sign(desk: Desk, card: str, size: int) -> Surface:
    """The sign of a card or artifact."""
    if card in CONTENT.artifacts and CONTENT.artifacts[card].category != "women":
        return desk.icon(CONTENT.artifacts[card].category, size)
    return desk.icon("women" if card in CONTENT.artifacts else sign_of(card), size)


__all__ = ["HAND", "Art", "artifact_sign", "back", "chip", "face", "put_area", "sign_of"]
