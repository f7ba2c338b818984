"""The own camp: who, how many points, stash and sent wagons, wagons to fill, five families of cards."""

import pygame

from engine.ui.text import engraved, fit, ink, shorten, width
from engine.ui.theme import BONE, BRASS_LIGHT, MUTED, mix
from games.huns.board.art import LAYOUT
from games.huns.board.cards import back_counts, by_family, lay_card, signed
from games.huns.board.colors import SUITS
from games.huns.board.desk import Desk
from games.huns.board.layout import CARD, CampLayout, Fan, camp_layout, fans
from games.huns.board.pieces import count_tag, empty_place, label, medal, pale
from games.huns.board.placed import Laid
from games.huns.board.points import Tally, tally_of
from games.huns.board.wagons import lay_wagon
from games.huns.rules.state import COLORS, FAMILIES, Card, HunsState

FULL_STEP = {"equipment": 58, "raid": 62, "mercenary": 110, "curse": 110, "treasure": 58}
"""How far the next card of a family lies from the one before when there is room."""
TIGHT = 26
"""Cards that would lie closer than this take the room of the names above."""


def sew_camp(desk: Desk, ground: pygame.Surface) -> None:
    """The mat, and the plates of stash and sent wagons."""
    rect = desk.table.camp
    desk.lay_mat(ground, desk.art.mat("mats/camp", rect.size), rect)
    place = camp_layout(rect, 2)
    plate = desk.art.image("count_plate")
    for where, icon in ((place.stash, desk.art.assets.scaled("huns/chest", (42, 34))), (place.dispatched, None)):
        shown = plate if plate.get_height() == where.h else pygame.transform.smoothscale(plate, where.size)
        ground.blit(shown, where)
        if icon is not None:
            ground.blit(icon, icon.get_rect(center=(where.x + 26, where.centery)))


def hem_camp(desk: Desk, ground: pygame.Surface, seat: int) -> None:
    """The seat's colour round the mat."""
    rect = desk.table.camp
    ground.blit(desk.art.mat(f"mats/camp_hem_{desk.look(seat)}", rect.size), rect)


def lay_camp(desk: Desk, laid: Laid, view: HunsState, seat: int) -> None:
    camp = view.camps[seat]
    place = camp_layout(desk.table.camp, len(camp.wagons))
    tally = tally_of(view, seat)
    laid.touch(f"seat:{seat}", pygame.Rect(place.stash.x - 4, desk.table.camp.y + 18, 296, 74))
    _lay_name(desk, laid, view, seat, place, tally)
    _lay_stash(desk, laid, view, seat, place)
    for k, (wagon, where) in enumerate(zip(camp.wagons, place.wagons, strict=False)):
        element = f"camp:{seat}/wagon:{k}"
        lay_wagon(desk.art, laid, wagon.id, tuple(wagon.cubes), where, element, "camp")
        if wagon.locked:
            laid.centre(desk.lock(), (where.right - 26, where.y + 30), f"{element}/lock")
    for where in place.wagons[len(camp.wagons) :]:
        laid.put(empty_place(where.size), where.topleft)
    x = (place.wagons[0].x + place.wagons[-1].right) // 2
    _score(laid, tally.wagons, (x, place.score_y))
    _lay_families(desk, laid, camp.cards, seat, place, tally)


def _lay_name(desk: Desk, laid: Laid, view: HunsState, seat: int, place: CampLayout, tally: Tally) -> None:
    laid.centre(desk.badge(seat, 64), place.badge)
    name = desk.name(seat)
    size = fit(name, "show", place.name.w, round(44 * min(desk.scale, 1.25)), 30)
    words = engraved(shorten(name, size, "show", place.name.w), size, "show", BONE, 2)
    laid.put(words, (place.name.x, place.name.centery - words.get_height() // 2))
    laid.centre(medal(desk.art, 72, signed(tally.total), 44), place.medal)
    if view.first == seat:
        laid.centre(desk.art.image("first_player"), (desk.table.camp.x + 8, desk.table.camp.y + 10), "token")


def _lay_stash(desk: Desk, laid: Laid, view: HunsState, seat: int, place: CampLayout) -> None:
    """Two plates: valuables by colour, sent wagons by back."""
    camp, plate = view.camps[seat], LAYOUT["count_plate"]
    laid.touch(f"camp:{seat}/stash", place.stash)
    laid.touch(f"camp:{seat}/dispatched", place.dispatched)
    step = plate["width"] / len(COLORS)
    for k, color in enumerate(COLORS):
        count = camp.stash.get(color, 0)
        x = place.stash.x + plate["first"] + step * (k + 0.5)
        _token(laid, desk.art.cube(color, "stash"), count, (x, place.stash.centery), f"camp:{seat}/stash/{color}")
    step = plate["width"] / 4
    cart = desk.icon("cart", 40, mix(BRASS_LIGHT, MUTED, 0.3))
    laid.centre(cart, (place.dispatched.x + 26, place.dispatched.centery))
    for k, (back, count) in enumerate(back_counts(camp.dispatched)):
        x = place.dispatched.x + plate["first"] + step * (k + 0.5)
        _token(laid, desk.art.chip(back), count, (x, place.dispatched.centery), f"camp:{seat}/dispatched/{back}")


def _token(laid: Laid, picture: pygame.Surface, count: int, center: tuple[float, float], element: str) -> None:
    """A thing over its number; pale when there is none."""
    laid.centre(picture if count else pale(picture), (center[0], center[1] - 15), element)
    laid.centre(ink(str(count), 36, "show", BONE if count else MUTED), (center[0], center[1] + 24))


def _score(laid: Laid, points: int, center: tuple[int, int]) -> None:
    """What a group of things is worth so far."""
    words = signed(points, plus=True)
    laid.centre(_numeral(words, bool(points)), center)


def _numeral(words: str, worth: bool) -> pygame.Surface:
    return count_tag(words, 34, BRASS_LIGHT if worth else MUTED)


def _lay_families(desk: Desk, laid: Laid, cards: list[Card], seat: int, place: CampLayout, tally: Tally) -> None:
    families = by_family(cards)
    counts = tuple(len(families[name]) for name in FAMILIES.values())
    spread, size = _spread(desk, place.families, counts)
    for color, fan in zip(COLORS, spread, strict=True):
        name = FAMILIES[color]
        _header(desk, laid, color, fan, (fan.x + fan.width // 2, place.header_y), size)
        if not families[name]:
            laid.put(empty_place((fan.width, CARD[1])), (fan.x, place.cards_y))
        for x, card in zip(fan.cards, families[name], strict=True):
            points = tally.cards.get(card.id)
            lay_card(desk.art, laid, card, points, (x, place.cards_y), f"camp:{seat}/card:{card.id}")
        _score(laid, tally.families[name], (fan.x + fan.width // 2, place.score_y))


def _spread(desk: Desk, area: pygame.Rect, counts: tuple[int, ...]) -> tuple[tuple[Fan, ...], int]:
    """The families side by side, and the type size of their names: as large as the cards leave room for."""
    steps = tuple(FULL_STEP[name] for name in FAMILIES.values())
    for size in range(round(28 * desk.scale), 26, -2):
        names = tuple(width(desk.words(f"suit-{color}"), size, "bold") + 4 for color in COLORS)
        spread = fans(area, counts, steps, CARD[0], names)
        if spread and min(fan.pitch for fan in spread) >= TIGHT:
            return spread, size
    return fans(area, counts, steps, CARD[0], gap=12, empty=CARD[0] // 2), 28


def _header(desk: Desk, laid: Laid, color: str, fan: Fan, center: tuple[int, int], size: int) -> None:
    """The family's name over its cards; where they lie too tight for it, the suit alone."""
    words = desk.words(f"suit-{color}")
    ink_color = mix(SUITS[color][1], BONE, 0.62)
    if width(words, 28, "bold") <= max(fan.width, fan.room):
        laid.centre(label(words, max(fan.width, fan.room), size, "bold", ink_color), center)
    else:
        laid.centre(desk.icon(f"suit_{FAMILIES[color]}", 36, ink_color), center)
