"""Pictures of cards that may soon be wanted."""

from collections.abc import Iterator
from functools import partial

from engine.board.warm import Make
from games.krynea.board.art import Art
from games.krynea.board.desk import faction_of
from games.krynea.rules.content import CARDS
from games.krynea.rules.decks import basic_deck
from games.krynea.rules.state import KryneaState

SIZES = {"troop": ("hand", "field", "rear", "thumb"), "action": ("hand", "thumb"), "skill": ("thumb",)}
LOW = {"field": "chip", "rear": "thumb"}


def cards(art: Art, view: KryneaState, seat: int) -> Iterator[Make]:
    """Whatever the army of a seat may bring into play."""
    army, faction, four = view.armies[seat], faction_of(view, seat), len(view.armies) == 4
    if not army.faction:
        return
    for card in [card for card in army.deck if card] or basic_deck(army.faction):
        for size in SIZES[CARDS[card].kind]:
            name = f"krynea/cards/{faction}/{LOW.get(size, size) if four else size}/{card}"
            if art.assets.has(name):
                yield partial(art.assets.image, name)
