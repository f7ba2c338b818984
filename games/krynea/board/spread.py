"""What is chosen before the battle, spread over the field: the crests of the factions, the cards of a deck."""

import pygame

from engine.ui.paint import layer
from games.krynea.board.desk import Desk, faction_of
from games.krynea.board.layout import LEFT, RIGHT
from games.krynea.board.placed import Laid
from games.krynea.rules.decks import allowed
from games.krynea.rules.frames import ChooseDeck
from games.krynea.rules.state import FACTIONS, KryneaState

KINDS = {"note_skills": "skill", "note_actions": "action", "check_deck": "troop"}
"""The step that hears which cards were chosen, and their kind."""
CARD, STEP = (90, 126), (94, 130)
FIRST_ROW = 116
CREST = (168, 200)
NAME = (220, 60)


def choosing(view: KryneaState) -> ChooseDeck | None:
    """Who makes a deck now. The question itself may be younger than the view that is shown."""
    top = view.stack[-1] if view.stack else None
    return top if isinstance(top, ChooseDeck) else None


def lay_spread(desk: Desk, laid: Laid, view: KryneaState) -> None:
    maker = choosing(view)
    if maker is None:
        return
    faction = view.armies[maker.seat].faction
    if not faction:
        for k, name in enumerate(FACTIONS):
            x = (LEFT + RIGHT) // 2 + (2 * k - len(FACTIONS) + 1) * 118
            laid.put(_crest(desk, name), (x - NAME[0] // 2, 410), f"faction:{name}")
    columns = (RIGHT - LEFT - 16) // STEP[0]
    for k, card in enumerate(allowed(view.mode, faction, KINDS[maker.at]) if maker.at in KINDS else ()):
        at = (LEFT + 14 + k % columns * STEP[0], FIRST_ROW + k // columns * STEP[1])
        laid.put(_small(desk, faction_of(view, maker.seat), card), at, f"card:{card}")


def _crest(desk: Desk, name: str) -> pygame.Surface:
    """The crest over its name: one thing, so that nothing is laid between them."""

    def make() -> pygame.Surface:
        plate = _name(desk, name)
        out = layer((NAME[0], CREST[1] + 22 + plate.get_height()))
        out.blit(desk.art.scaled(f"crests/{name}", CREST), ((NAME[0] - CREST[0]) // 2, 0))
        out.blit(plate, (0, CREST[1] + 22))
        return out

    return desk.art.assets.keep(("krynea crest", name, desk.theme, desk.kit.language.code), make)


def _name(desk: Desk, faction: str) -> pygame.Surface:
    """Its name on a plate, in as many lines as it has words to part."""

    def make() -> pygame.Surface:
        block = desk.kit.block(desk.words(f"faction-{faction}"), NAME[0] - 20, desk.theme.least, "bold")
        plate = pygame.Surface((NAME[0], max(NAME[1], block.height + 16)), pygame.SRCALPHA)
        desk.kit.plate(plate, plate.get_rect(), radius=12)
        plate.blit(block.surface, block.surface.get_rect(center=plate.get_rect().center))
        return plate

    return desk.art.assets.keep(("krynea name", faction, desk.theme, desk.kit.language.code), make)


def _small(desk: Desk, faction: str, card: int) -> pygame.Surface:
    def make() -> pygame.Surface:
        return pygame.transform.smoothscale(desk.art.hand_card(card, faction, desk.card(card)), CARD)

    return desk.art.assets.keep(("krynea spread", card, faction, desk.kit.language.code), make)
