"""Pictures that may soon be wanted, loaded one at a time in quiet frames: no card costs a frame when it comes."""

from collections import deque

from games.krynea.board.art import Art
from games.krynea.board.desk import faction_of
from games.krynea.rules.content import CARDS
from games.krynea.rules.decks import basic_deck
from games.krynea.rules.state import KryneaState

SIZES = {"troop": ("hand", "field", "rear", "thumb"), "action": ("hand", "thumb"), "skill": ("thumb",)}
LOW = {"field": "chip", "rear": "thumb"}


class Warmer:
    """Tell it what is in the game with `expect`, call `step` in every frame."""

    def __init__(self, art: Art) -> None:
        self.art = art
        self._todo: deque[str] = deque()
        self._known: set[tuple[int, str]] = set()

    def expect(self, view: KryneaState) -> None:
        """Whatever an army may bring into play."""
        for seat, army in enumerate(view.armies):
            key = (seat, army.faction)
            if army.faction and key not in self._known:
                self._known.add(key)
                cards = [card for card in army.deck if card] or basic_deck(army.faction)
                self._todo += self._names(view, seat, cards)

    def _names(self, view: KryneaState, seat: int, cards: list[int]) -> list[str]:
        faction, four = faction_of(view, seat), len(view.armies) == 4
        found = []
        for card in cards:
            for size in SIZES[CARDS[card].kind]:
                name = f"krynea/cards/{faction}/{LOW.get(size, size) if four else size}/{card}"
                if self.art.assets.has(name):
                    found.append(name)
        return found

    def step(self) -> None:
        """One picture, half a millisecond."""
        if self._todo:
            self.art.assets.image(self._todo.popleft())
