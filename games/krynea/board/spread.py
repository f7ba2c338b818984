"""What is chosen before the battle, spread over the field: the crests of the factions, the cards of a deck.

It is laid out when the answers touch "faction:light" or "card:57"; else they are buttons.
"""

import pygame

from engine.rules import Choose, ChooseSome
from games.krynea.board.desk import Desk, faction_of
from games.krynea.board.layout import LEFT, RIGHT
from games.krynea.board.placed import Laid
from games.krynea.rules.state import KryneaState

CARD, STEP = (90, 126), (94, 130)
FIRST_ROW = 116
CREST = (168, 200)


def lay_spread(desk: Desk, laid: Laid, view: KryneaState) -> None:
    question = view.question
    if not isinstance(question, (Choose, ChooseSome)):
        return
    touched = [option.touches[0] for option in question.options if option.touches]
    factions = [element for element in touched if element.startswith("faction:")]
    cards = [element for element in touched if element.startswith("card:")]
    for k, element in enumerate(factions):
        x = (LEFT + RIGHT) // 2 + (2 * k - len(factions) + 1) * 118
        laid.centre(desk.art.scaled(f"crests/{element.partition(':')[2]}", CREST), (x, 510), element)
    columns = (RIGHT - LEFT - 16) // STEP[0]
    for k, element in enumerate(cards):
        at = (LEFT + 14 + k % columns * STEP[0], FIRST_ROW + k // columns * STEP[1])
        laid.put(_small(desk, faction_of(view, question.seat), int(element.partition(":")[2])), at, element)


def _small(desk: Desk, faction: str, card: int) -> pygame.Surface:
    def make() -> pygame.Surface:
        return pygame.transform.smoothscale(desk.art.hand_card(card, faction, desk.card(card)), CARD)

    return desk.art.assets.keep(("krynea spread", card, faction, desk.kit.language.code), make)
