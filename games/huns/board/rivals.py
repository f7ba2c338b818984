"""The other camps: small mats over the market, the wider the fewer rivals there are."""

import pygame

from engine.ui.paint import path, rrect, svg
from engine.ui.pool import pooled
from engine.ui.text import fit, ink
from engine.ui.theme import BONE, BRASS_LIGHT, INK, MUTED, mix
from games.huns.board.cards import back_counts, by_family, miniature, signed
from games.huns.board.colors import HORN
from games.huns.board.desk import Desk
from games.huns.board.layout import RIVAL_CARD, RivalLayout, fans, rival_layout
from games.huns.board.pieces import beside, empty_place, family_tag, label, medal, pale, plate
from games.huns.board.placed import Laid
from games.huns.board.points import Tally, tally_of
from games.huns.board.wagons import lay_wagon
from games.huns.rules.state import COLORS, FAMILIES, Camp, Card, HunsState

MINI_STEP = {"equipment": 42, "raid": 42, "mercenary": 69, "curse": 69, "treasure": 42}


def sew_rival(desk: Desk, ground: pygame.Surface, mat: pygame.Rect) -> None:
    desk.lay_mat(ground, desk.art.mat(f"mats/rival_{len(desk.table.rivals)}", mat.size), mat)


def hem_rival(desk: Desk, ground: pygame.Surface, seat: int, mat: pygame.Rect) -> None:
    """The seat's colour round its mat."""
    hem = f"mats/rival_{len(desk.table.rivals)}_hem_{desk.look(seat)}"
    ground.blit(desk.art.mat(hem, mat.size), mat)


@pooled
def turn_rim(size: tuple[int, int]) -> pygame.Surface:
    """The brass frame of the camp whose turn it is."""
    w, h = size
    line = rrect(15, 15, w - 30, h - 30, 10)
    return svg(size, path(line, stroke=INK, width=7) + path(line, stroke=BRASS_LIGHT, width=4))


def lay_rival(desk: Desk, laid: Laid, view: HunsState, seat: int, mat: pygame.Rect) -> None:
    camp = view.camps[seat]
    place = rival_layout(mat, len(camp.wagons))
    tally = tally_of(view, seat)
    laid.touch(f"seat:{seat}", mat)
    if view.active == seat:
        laid.put(turn_rim(mat.size), mat.topleft)
    for k, (wagon, where) in enumerate(zip(camp.wagons, place.wagons, strict=False)):
        element = f"camp:{seat}/wagon:{k}"
        lay_wagon(desk.art, laid, wagon.id, tuple(wagon.cubes), where, element, place.kind)
        if wagon.locked:
            laid.centre(desk.lock(34), (where.right - 8, where.y + 12), f"{element}/lock")
    _lay_head(desk, laid, view, seat, place, tally)
    _lay_stores(desk, laid, camp, seat, place)
    families = by_family(camp.cards)
    if place.cards is not None:
        _lay_cards(desk, laid, families, seat, place.cards, tally)
    for color, where in zip(COLORS, place.tags, strict=False):
        _lay_tag(desk, laid, families[FAMILIES[color]], seat, color, where)
    if view.first == seat:
        laid.centre(desk.art.image("first_player"), (mat.x + 6, mat.y + 8), "token")


def _lay_head(desk: Desk, laid: Laid, view: HunsState, seat: int, place: RivalLayout, tally: Tally) -> None:
    """Seat, name, dispatched wagons, points."""
    laid.centre(desk.badge(seat, 40), place.badge)
    active = view.active == seat
    names = (each.name for each in desk.seats)
    size = min(fit(name, "bold", place.name.w, round(30 * desk.scale), 26) for name in names)
    name = label(desk.name(seat), place.name.w, size, "bold", BRASS_LIGHT if active else BONE, 26)
    laid.put(name, (place.name.x, place.name.centery - name.get_height() // 2))
    laid.centre(desk.icon("cart", 28, mix(HORN, MUTED, 0.4)), place.cart)
    sent = ink(str(len(view.camps[seat].dispatched)), 34, "show", BONE)
    laid.centre(sent, (place.sent[0] + 2, place.sent[1]))
    laid.centre(medal(desk.art, 56, signed(tally.total), 36), place.medal)


def _lay_stores(desk: Desk, laid: Laid, camp: Camp, seat: int, place: RivalLayout) -> None:
    """Stash and dispatched wagons, as far as the mat has room for them; the focus tells the rest."""
    if place.stash is None:
        laid.touch(f"camp:{seat}/stash", pygame.Rect(place.badge[0] - 22, place.badge[1] - 24, 146, 48))
        for k, color in enumerate(COLORS):
            laid.touch(f"camp:{seat}/stash/{color}", place.tags[k].inflate(0, -30))
    if place.dispatched is None:
        laid.touch(f"camp:{seat}/dispatched", pygame.Rect(place.cart[0] - 20, place.cart[1] - 24, 64, 48))
        if place.stash is not None:
            _lay_column(desk, laid, camp, seat, place.stash)
        return
    assert place.stash is not None
    _lay_row(laid, place.stash, [(desk.art.cube(c, "mini"), camp.stash.get(c, 0), c) for c in COLORS], seat, "stash")
    chips = [(pygame.transform.smoothscale(desk.art.chip(b), (32, 32)), n, b) for b, n in back_counts(camp.dispatched)]
    _lay_row(laid, place.dispatched, chips, seat, "dispatched")


def _lay_column(desk: Desk, laid: Laid, camp: Camp, seat: int, where: pygame.Rect) -> None:
    """The stash of a mat of middle width: each colour over its number."""
    laid.put(plate(where.size, 12), where.topleft)
    laid.touch(f"camp:{seat}/stash", where)
    step = (where.w - 10) / len(COLORS)
    for k, color in enumerate(COLORS):
        count, x = camp.stash.get(color, 0), where.x + 5 + step * (k + 0.5)
        cube = desk.art.cube(color, "market")
        laid.centre(cube if count else pale(cube), (x, where.centery - 20), f"camp:{seat}/stash/{color}")
        laid.centre(ink(str(count), 34, "show", BONE if count else MUTED), (x, where.centery + 22))


def _lay_row(
    laid: Laid, where: pygame.Rect, tokens: list[tuple[pygame.Surface, int, str]], seat: int, store: str
) -> None:
    element = f"camp:{seat}/{store}"
    laid.put(plate(where.size, 12), where.topleft)
    laid.touch(element, where)
    step = (where.w - 8) / len(tokens)
    for k, (picture, count, name) in enumerate(tokens):
        center = (where.x + 4 + step * (k + 0.5), where.centery)
        laid.centre(beside(picture, count, 34), center, f"{element}/{name}")


def _lay_cards(
    desk: Desk, laid: Laid, families: dict[str, list[Card]], seat: int, area: pygame.Rect, tally: Tally
) -> None:
    counts = tuple(len(families[name]) for name in FAMILIES.values())
    steps = tuple(MINI_STEP[name] for name in FAMILIES.values())
    for name, fan in zip(FAMILIES.values(), fans(area, counts, steps, RIVAL_CARD[0], gap=10), strict=True):
        if not families[name]:
            laid.put(empty_place(RIVAL_CARD), (fan.x, area.y))
        for x, card in zip(fan.cards, families[name], strict=True):
            picture = miniature(desk.art, card, tally.cards.get(card.id), RIVAL_CARD)
            element = f"camp:{seat}/card:{card.id}"
            laid.put(picture, (x, area.y), element, cast=picture, blur=4)


def _lay_tag(desk: Desk, laid: Laid, cards: list[Card], seat: int, color: str, where: pygame.Rect) -> None:
    """How many cards of a family; each card of it is a slice of the pennant that can be touched."""
    laid.put(family_tag(desk.art, color, len(cards)), where.topleft, f"camp:{seat}/family:{color}")
    for k, card in enumerate(cards):
        width = max(12, where.w // len(cards))
        slice_x = where.x + k * where.w // len(cards)
        laid.touch(f"camp:{seat}/card:{card.id}", pygame.Rect(slice_x, where.y, width, where.h))
