"""The hand of the seat at the bottom, fanned along the edge; backs for everybody who may not see it."""

import pygame

from engine.ui.paint import layer
from games.krynea.board.desk import Desk, faction_of
from games.krynea.board.layout import HAND_SHOWN, LEFT, RIGHT, hand_places
from games.krynea.board.placed import Laid
from games.krynea.rules.content import CARDS
from games.krynea.rules.frames import Deployment, Play
from games.krynea.rules.state import UNKNOWN, Army, KryneaState

ALL_PHASES = (3, 10)
"""Phases in which troops and actions matter alike; the others are fought with actions, the fourth with troops."""
MOST_LEANING = 7
LOOKED, LOOKED_ACROSS, LOOKED_MIDDLE = (210, 343), 5, 512
"""Room for each card of a hand that is looked into, how many lie in a row, and the middle of the rows."""
NAMED = 74
"""How high the plate under such a card is, with two lines of a name."""
RAISED = 24
"""How far a card that is being placed or aimed stands out."""


def held_cards(army: Army) -> list[tuple[int, str]]:
    """Every card in the hand with its deck, troops first; carried ones behind the new ones."""
    troops = [(card, "troops") for card in army.hand_troops + army.aside_troops]
    return troops + [(card, "actions") for card in army.hand_actions + army.aside_actions]


def hand_element(seat: int, card: int, index: int) -> str:
    """A card nobody may know is named by its place."""
    return f"hand:{seat}/{card}" if card != UNKNOWN else f"hand:{seat}/back{index}"


def lay_hand(desk: Desk, laid: Laid, view: KryneaState, seat: int) -> None:
    army, faction = view.armies[seat], faction_of(view, seat)
    held = held_cards(army)
    useful = tuple(view.phase in ALL_PHASES or (deck == "troops") == (view.phase == 4) for _, deck in held)
    busy = in_use(view, seat)
    for k, ((card, deck), (x, y)) in enumerate(zip(held, hand_places(len(held), useful), strict=True)):
        element = hand_element(seat, card, k)
        high = RAISED if card in busy else 0
        upright, turn = card_picture(desk, faction, card, deck), _lean(k, len(held))
        box = pygame.Rect(x, y - high, upright.get_width(), HAND_SHOWN + high)
        picture = _leaning(desk, upright, turn, (card, deck, faction, desk.kit.language.code))
        middle = (x + upright.get_width() // 2, y - high + upright.get_height() // 2)
        laid.card(picture, picture.get_rect(center=middle).topleft, element, "hand", turn, box, upright)
        if high:
            laid.lit[element] = desk.color(seat)


def _lean(index: int, count: int) -> int:
    """Degrees that a card leans in the fan; a large hand is held straight."""
    return round((index - (count - 1) / 2) * 2) if count <= MOST_LEANING else 0


def _leaning(desk: Desk, picture: pygame.Surface, turn: int, what: tuple[object, ...]) -> pygame.Surface:
    if not turn:
        return picture
    return desk.art.assets.keep(("krynea fan", turn, *what), lambda: pygame.transform.rotozoom(picture, -turn, 1.0))


def in_use(view: KryneaState, seat: int) -> set[int]:
    """Cards of the hand that are being placed or aimed."""
    frames = [frame for frame in view.stack if isinstance(frame, (Deployment, Play)) and frame.seat == seat]
    return {frame.card for frame in frames} - {UNKNOWN}


def card_picture(desk: Desk, faction: str, card: int, deck: str) -> pygame.Surface:
    if card == UNKNOWN:
        return desk.art.back(faction, "hand", deck)
    return desk.art.hand_card(card, faction, desk.card(card))


def lay_rival_hand(desk: Desk, laid: Laid, view: KryneaState, seat: int) -> None:
    """With two armies the other hand looks in from above: the feet of its cards."""
    held = held_cards(view.armies[seat])
    step = min(46, 420 // max(1, len(held)))
    left = (LEFT + 1388) // 2 - (len(held) * step + 40) // 2
    for k, (card, deck) in enumerate(held):
        back = desk.art.scaled(f"backs/{faction_of(view, seat)}/hand_{deck}", (90, 126))
        laid.put(back, (left + k * step, -88), f"hand:{seat}/foot{k}" if card == UNKNOWN else "")
        laid.rects.pop(f"hand:{seat}/foot{k}", None)


def lay_looked_at(desk: Desk, laid: Laid, view: KryneaState) -> None:
    """KRY-13.15 A hand that the seat at the bottom looks into, open in the middle of the table, each card named."""
    seat = view.looked_at
    if view.looker < 0 or seat < 0:
        return
    held = [pair for pair in held_cards(view.armies[seat]) if pair[0] != UNKNOWN]
    rows = -(-len(held) // LOOKED_ACROSS)
    for k, (card, deck) in enumerate(held):
        assert card in CARDS
        picture = _named(desk, faction_of(view, seat), card, deck)
        row, column = divmod(k, LOOKED_ACROSS)
        across = min(LOOKED_ACROSS, len(held) - row * LOOKED_ACROSS)
        x = (LEFT + RIGHT) // 2 + round((column - across / 2) * LOOKED[0]) + (LOOKED[0] - picture.get_width()) // 2
        y = LOOKED_MIDDLE + round((row - rows / 2) * LOOKED[1])
        laid.put(picture, (x, y), f"hand:{seat}/{card}")


def _named(desk: Desk, faction: str, card: int, deck: str) -> pygame.Surface:
    """The card with its name on a plate below, in letters that are read from the couch."""

    def make() -> pygame.Surface:
        picture = card_picture(desk, faction, card, deck)
        wide, high = LOOKED[0] - 3, picture.get_height()
        block = desk.kit.block(desk.card(card), wide - 4, desk.theme.least, "bold", center=True)
        out = layer((wide, high + 2 + max(NAMED, block.height + 8)))
        plate = pygame.Rect(0, high + 2, wide, out.get_height() - high - 2)
        desk.kit.plate(out, plate, radius=10)
        out.blit(picture, ((wide - picture.get_width()) // 2, 0))
        out.blit(block.surface, block.surface.get_rect(center=plate.center))
        return out

    return desk.art.assets.keep(("krynea named", card, faction, desk.theme, desk.kit.language.code), make)
