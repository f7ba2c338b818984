"""The hand of the seat at the bottom along the edge, and what it has laid on the table; backs for who may not look."""

import pygame

from engine.board.made import tinted
from engine.rules import BLANK, Choose, ChooseSome
from games.age_of_conan.board import cards, pieces
from games.age_of_conan.board.colors import USED_LIGHT
from games.age_of_conan.board.desk import Desk
from games.age_of_conan.board.kingdoms import asks_for_bid
from games.age_of_conan.board.panels import plate
from games.age_of_conan.board.placed import Laid
from games.age_of_conan.board.tokens import bid_picture
from games.age_of_conan.rules.content import NUMBERS
from games.age_of_conan.rules.state import AocState, TableCard

MOST_LEANING = 8
RAISED = 30
"""How far a card that is being used stands out."""
LESS = 0.4
"""The share of a card that is of little use now, of what a useful one shows."""
STEP = 112
"""Between two cards of a small hand."""
BID, BID_PITCH = 76, 98
LAID = (84, 118)
LAID_STEP = 58
LAID_MOST = 250
FOOT = 1072
"""Where the lower edge of a card lies that the focus has pulled out."""


def held_cards(view: AocState, seat: int) -> list[tuple[str, str]]:
    """Every card in the hand with its deck, kingdom cards first; copies that are known lie as one."""
    kingdom, found = view.kingdoms[seat], []
    for deck, held in (("kingdom", kingdom.hand), ("strategy", kingdom.strategies)):
        known = sorted({card for card in held if card != BLANK})
        found += [(card, deck) for card in known + [BLANK] * held.count(BLANK)]
    return found


def element_of(seat: int, card: str, deck: str, index: int) -> str:
    """A card nobody may know is named by its place; copies share one name."""
    if card == BLANK:
        return f"hand:{seat}/back{index}"
    return f"{'hand' if deck == 'kingdom' else 'strategy'}:{seat}/{card}"


def lay_hand(desk: Desk, laid: Laid, view: AocState, seat: int) -> None:
    area = desk.table.hand
    table = view.kingdoms[seat].table
    wide = min(LAID_MOST, LAID[1] + LAID_STEP * (len(table) - 1)) if table else 0
    _lay_table(desk, laid, seat, table, pygame.Rect(area.right - wide, area.y, wide, area.h))
    held = held_cards(view, seat)
    names = [element_of(seat, card, deck, k) for k, (card, deck) in enumerate(held)]
    places = places_of(weights(view, names), area.x, area.w - wide)
    for x, name in reversed([*zip(places, names, strict=True)]):  # the card on top of others is met first
        laid.touch(name, pulled_rect(x))
    for k, ((card, deck), x) in enumerate(zip(held, places, strict=True)):
        _lay_card(desk, laid, view, (seat, card, deck), names[k], x, (_lean(k, len(held)), _sink(k, len(held))))


def lay_bids(desk: Desk, laid: Laid, view: AocState, seat: int) -> None:
    """AOC-3.4 The five bid tokens large over the hand, while one of them is chosen."""
    if not asks_for_bid(view, seat):
        return
    tray = pygame.Rect(desk.table.hand.x, 0, BID_PITCH * len(NUMBERS.bids) + 16, BID + 24)
    tray.bottom = desk.table.hand.y - 14
    plate(desk, laid, tray)
    for k, value in enumerate(NUMBERS.bids):
        picture = bid_picture(value, desk.color(seat), value not in view.kingdoms[seat].bids, BID)
        middle = (tray.x + 8 + BID_PITCH * k + BID_PITCH // 2, tray.centery)
        laid.centre(picture, middle, f"bid:{seat}/{value}", throws=True)


def _lay_card(
    desk: Desk, laid: Laid, view: AocState, held: tuple[int, str, str], name: str, x: int, lies: tuple[int, int]
) -> None:
    """`held` is seat, card and deck; `lies` how it leans and how far it sinks in the fan."""
    seat, card, deck = held
    upright = picture_of(desk, view, seat, card, deck)
    picture = _leaning(desk, upright, lies[0], (card, deck, view.kingdoms[seat].id))
    y = desk.table.hand.y + lies[1] - (RAISED if card in busy(view, seat) else 0)
    where = picture.get_rect(center=(x + upright.get_width() // 2, y + upright.get_height() // 2))
    box = pygame.Rect(x, y, upright.get_width(), 1080 - y)
    laid.put(picture, where.topleft, name, True, box, upright)
    copies = view.kingdoms[seat].hand.count(card) if card != BLANK else 1
    if copies > 1:
        laid.centre(pieces.count_tag(desk.art, copies), (x + 22, y + 20), name)


def weights(view: AocState, names: list[str]) -> list[float]:
    """How much of each card is shown: those that are asked about most, else the strategy cards."""
    question = view.question
    options = question.options if isinstance(question, (Choose, ChooseSome)) else ()
    asked = {touched for option in options if not option.blocked for touched in option.touches} & set(names)
    return [1.0 if (name in asked if asked else name.startswith("strategy")) else LESS for name in names]


def places_of(shares: list[float], left: int, room: int) -> list[int]:
    """Left edges of the fanned cards within `room` pixels; a card of a smaller share lies closer under the next."""
    if not shares:
        return []
    total = sum(shares[:-1])
    unit = (room - cards.HAND[0]) / total if total else 0.0
    found = [float(left)]
    for share in shares[:-1]:
        found.append(found[-1] + min(STEP, share * unit))
    return [round(x) for x in found]


def _lean(index: int, count: int) -> int:
    """Degrees that a card leans in the fan; a large hand is held straight."""
    return round((index - (count - 1) / 2) * 1.6) if count <= MOST_LEANING else 0


def _sink(index: int, count: int) -> int:
    middle = (count - 1) / 2
    return round(abs(index - middle) / max(1.0, middle) * 8) if count > 1 else 0


def _leaning(desk: Desk, picture: pygame.Surface, turn: int, what: tuple[object, ...]) -> pygame.Surface:
    if not turn:
        return picture
    return desk.art.keep(("fan", turn, *what), lambda: pygame.transform.rotozoom(picture, -turn, 1.0))


def pulled_rect(x: int) -> pygame.Rect:
    """Where a card lies when the focus has pulled it out: that is also where it is touched."""
    return pygame.Rect(x, FOOT - cards.HAND[1], *cards.HAND)


def busy(view: AocState, seat: int) -> set[str]:
    """Cards that are being carried out."""
    return {getattr(frame, "card", "") for frame in view.stack if getattr(frame, "seat", -1) == seat} - {"", BLANK}


def picture_of(desk: Desk, view: AocState, seat: int, card: str, deck: str) -> pygame.Surface:
    if card == BLANK:
        return cards.back(desk, deck, view.kingdoms[seat].id if deck == "kingdom" else "")
    return cards.face(desk, card)


# ---------------------------------------------------------------- on the table
def _lay_table(desk: Desk, laid: Laid, seat: int, table: list[TableCard], area: pygame.Rect) -> None:
    """AOC-11.2 Ready ones stand upright, used ones are turned and dark."""
    step = (area.w - 16 - LAID[0]) / max(1, len(table) - 1)
    for k, one in enumerate(table):
        picture = _lying(desk, one)
        middle = (area.x + 16 + LAID[0] // 2 + round(step * k), area.y + LAID[1] // 2 - 6)
        laid.centre(picture, middle, f"table:{seat}/{k}", True)


def _lying(desk: Desk, one: TableCard) -> pygame.Surface:
    def make() -> pygame.Surface:
        small = pygame.transform.smoothscale(cards.face(desk, one.card), LAID)
        return small if one.ready else tinted(pygame.transform.rotate(small, -90), USED_LIGHT)

    return desk.art.keep(("lying", one.card, one.ready), make)
