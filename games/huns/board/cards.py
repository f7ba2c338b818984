"""Cards as they lie in a camp: face, points, valuables; and families of cards fanned side by side."""

import pygame

from engine.ui.paint import layer
from games.huns.board.art import LAYOUT, Art
from games.huns.board.pieces import medal
from games.huns.board.placed import Laid
from games.huns.rules.content import CONTENT
from games.huns.rules.state import BACKS, Card

PLACES = LAYOUT["card_small"]
MINUS = "−"


def signed(points: int, plus: bool = False) -> str:
    """A number with a real minus sign; `plus` writes the plus of positive ones."""
    if points < 0:
        return MINUS + str(-points)
    return f"+{points}" if plus and points else str(points)


def look_of(card: Card) -> str:
    """How a card lies: "" face up, "used" (spent raid, curse that is off), "fled" (face down)."""
    return "fled" if card.fled else "used" if card.used else ""


def face(art: Art, card: Card, points: int | None) -> pygame.Surface:
    """The card with its points and spaces, but without the valuables on it: those are pieces of their own."""
    return art.assets.keep(("huns face", card.id, look_of(card), points), lambda: _face(art, card, points))


def _face(art: Art, card: Card, points: int | None) -> pygame.Surface:
    out = art.card(card.id, look_of(card)).copy()
    facts = CONTENT.cards.get(card.id)
    if facts is not None and not card.fled:
        socket = art.socket(22)
        for at in PLACES.get(f"sockets_{facts.spaces}", ()):
            out.blit(socket, socket.get_rect(center=at))
    if card.used and facts is not None and facts.family == "raid":
        seal = art.image("raid_used")
        out.blit(seal, seal.get_rect(center=PLACES["seal"]))
    if points is not None:
        disc = medal(art, 44, signed(points), 34)
        out.blit(disc, disc.get_rect(center=(PLACES["medal"][0] - 1, PLACES["medal"][1])))
    return out


def lay_card(art: Art, laid: Laid, card: Card, points: int | None, at: tuple[int, int], element: str) -> None:
    """A small card with the valuables on it, at full size."""
    picture = face(art, card, points)
    laid.put(picture, at, element, cast=art.image("frames/curse_small"))
    facts = CONTENT.cards.get(card.id)
    if facts is None or card.fled:
        return
    for k, (cube, (x, y)) in enumerate(zip(card.cubes, PLACES.get(f"sockets_{facts.spaces}", ()), strict=False)):
        laid.centre(art.cube(cube, "card"), (at[0] + x, at[1] + y - 2), f"{element}/cube:{k}")


def miniature(art: Art, card: Card, points: int | None, size: tuple[int, int]) -> pygame.Surface:
    """The whole card, its valuables included, as small as it lies in a rival's camp."""
    key = ("huns miniature", card.id, look_of(card), points, tuple(card.cubes), size)
    return art.assets.keep(key, lambda: _miniature(art, card, points, size))


def _miniature(art: Art, card: Card, points: int | None, size: tuple[int, int]) -> pygame.Surface:
    whole = layer(tuple(PLACES["size"]))
    laid = Laid()
    lay_card(art, laid, card, points, (0, 0), "card")
    for piece in laid.pieces:
        whole.blit(piece.picture, piece.at)
    return pygame.transform.smoothscale(whole, size)


def family_of(card_id: str) -> str:
    """Family of a card by its id; readable for blanks too."""
    facts = CONTENT.cards.get(card_id)
    return facts.family if facts else ""


def by_family(cards: list[Card]) -> dict[str, list[Card]]:
    """The cards of a camp sorted into the families, each in the order laid."""
    sorted_cards: dict[str, list[Card]] = {name: [] for name in ("equipment", "raid", "mercenary", "curse", "treasure")}
    for card in cards:
        sorted_cards[family_of(card.id)].append(card)
    return sorted_cards


def back_counts(wagons: list[str]) -> list[tuple[str, int]]:
    """Dispatched wagons by back colour."""
    backs = [CONTENT.wagons[wagon].back for wagon in wagons]
    return [(back, backs.count(back)) for back in BACKS]  # type: ignore[arg-type]
