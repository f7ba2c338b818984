"""The enlarged card: what the focus tells of each element, in words."""

import re

import pygame

from engine.table.board import Details
from engine.ui.paint import layer
from engine.ui.theme import hexa
from games.huns.board.camp_picture import camp_picture
from games.huns.board.cards import back_counts, by_family, signed
from games.huns.board.colors import ACCENTS
from games.huns.board.desk import Desk
from games.huns.board.dice import die_picture
from games.huns.board.points import tally_of
from games.huns.board.wagons import spaces
from games.huns.rules.content import CONTENT
from games.huns.rules.state import COLORS, FAMILIES, Card, HunsState

PICTURE = (360, 190)
MOST_LINES = 8
CARD_ID = re.compile(r"card:(\w+)")
WAGON_ID = re.compile(r"camp:(\d+)/wagon:(\d+)")
SEAT_ID = re.compile(r"(?:seat|camp):(\d+)")
WORTH = {"equipment": "", "raid": "+1", "mercenary": "+1 / −1", "curse": ""}
"""What a card of a family is worth; a treasure as many as there are players."""


class Teller:
    """Answers `details` for one view."""

    def __init__(self, desk: Desk, view: HunsState) -> None:
        self.desk = desk
        self.view = view

    def tell(self, element: str) -> Details | None:
        card = CARD_ID.search(element)
        wagon = WAGON_ID.match(element)
        if card:
            return self._lying(element, card.group(1))
        if wagon:
            held = self.view.camps[int(wagon.group(1))].wagons
            index = int(wagon.group(2))
            return self.wagon(held[index].id, tuple(held[index].cubes)) if index < len(held) else None
        head, _, rest = element.partition(":")
        if head in ("seat", "camp"):
            return self._store(element)
        tellers = {
            "drawn": self._drawn,
            "display": self._display,
            "deck": self.deck,
            "pile": self.pile,
            "die": self.die,
        }
        if head in tellers:
            return tellers[head](rest)
        return self._wagon_deck() if head == "wagon_deck" else None

    # ------------------------------------------------------------ cards
    def _lying(self, element: str, card: str) -> Details | None:
        seat = SEAT_ID.match(element)
        if seat is None:
            return self.card(Card(id=card), None)
        index = int(seat.group(1))
        lying = next((each for each in self.view.camps[index].cards if each.id == card), None)
        return None if lying is None else self.card(lying, index)

    def card(self, card: Card, seat: int | None) -> Details:
        """A card, with what lies on it when it lies in the camp of `seat`."""
        facts, words = CONTENT.cards[card.id], self.desk.words
        return Details(
            heading=words(f"card-{card.id}"),
            text=words(f"card-{card.id}-text"),
            picture=self._painting(card, facts.spaces),
            family=words(f"family-{facts.family}-one"),
            facts=self._notes(card, seat),
            accent=ACCENTS[facts.family],
            clause={"equipment": "HUN-8.1", "raid": "HUN-8.2", "mercenary": "HUN-8.3", "curse": "HUN-8.4"}.get(
                facts.family, "HUN-8.7"
            ),
        )

    def _notes(self, card: Card, seat: int | None) -> tuple[str, ...]:
        """Points and spaces in one line, as far as the card has them; a treasure says whether its condition is met."""
        facts, notes = CONTENT.cards[card.id], []
        worth = WORTH.get(facts.family, f"+{self.view.seats}")
        if card.fled:
            worth = signed(CONTENT.constants.fled_curse_vp_per_player * self.view.seats)
        if worth:
            notes.append(f"{{icon:laurel}} {worth}")
        if facts.family == "treasure" and seat is not None:
            notes.append("{icon:tick}" if tally_of(self.view, seat).cards[card.id] else "{icon:cross}")
        if facts.spaces and not card.fled:
            notes.append(f"{{icon:cube}} {len(card.cubes)} / {facts.spaces}")
        return ("     ".join(notes),) if notes else ()

    def _painting(self, card: Card, count: int) -> pygame.Surface:
        """The painting, with the card's spaces in a row over its lower edge."""
        art = self.desk.art
        painting = art.painting(card.id)
        if not count or card.fled:
            return painting
        out = layer((PICTURE[0], PICTURE[1] + 26))
        out.blit(painting, (0, 0))
        socket = art.socket(50)
        left, y = PICTURE[0] // 2 - (count - 1) * 28, PICTURE[1]
        for k in range(count):
            out.blit(socket, socket.get_rect(center=(left + k * 56, y)))
            if k < len(card.cubes):
                cube = art.cube(card.cubes[k], "large")
                out.blit(cube, cube.get_rect(center=(left + k * 56, y - 3)))
        return out

    def _drawn(self, index: str) -> Details | None:
        card = self.view.drawn[int(index)] if int(index) < len(self.view.drawn) else ""
        if card in CONTENT.wagons:
            return self.wagon(card, ())
        return self.card(Card(id=card), None) if card in CONTENT.cards else None

    # ------------------------------------------------------------ wagons
    def wagon(self, wagon: str, cubes: tuple[str, ...]) -> Details:
        facts, art = CONTENT.wagons[wagon], self.desk.art
        picture = art.wagon(facts.back, facts.spaces, "camp").copy()
        for cube, spot in zip(cubes, spaces("camp", picture.get_rect()), strict=False):
            if cube:
                shown = art.wagon_cube(cube, "camp")
                picture.blit(shown, shown.get_rect(center=(spot.centerx, spot.centery - 5)))
        loaded = [*cubes, *("" for _ in facts.spaces)]
        marks = (" {icon:tick}" if cube else "" for cube in loaded)
        lines = [
            self.desk.words("one-valuable", color=color) + mark
            for color, mark in zip(facts.spaces, marks, strict=False)
        ]
        full = sum(1 for cube in cubes if cube)
        return Details(
            heading=f"{{icon:back_{facts.back}}} {self.desk.words(f'back-{facts.back}').capitalize()}",
            text="\n".join(lines),
            picture=picture,
            facts=(f"{{icon:laurel}} +{CONTENT.constants.wagon_vp}     {{icon:cube}} {full} / {len(facts.spaces)}",),
            accent=ACCENTS["wagon"],
            clause="HUN-7.3",
        )

    def _display(self, index: str) -> Details | None:
        place = int(index.split("/")[0])
        wagon = self.view.display[place] if place < len(self.view.display) else ""
        return self.wagon(wagon, ()) if wagon else None

    def _wagon_deck(self) -> Details:
        back = self.view.top_back
        return Details(
            heading=self.desk.words("option-deck"),
            text=self._taught(self.desk.words(f"back-{back}").capitalize() if back else "", 6),
            picture=self.desk.art.wagon_back(back) if back else None,
            facts=(f"{{icon:deck}} {len(self.view.wagon_deck)}",),
            accent=ACCENTS["wagon"],
            clause="HUN-7.5",
        )

    # ------------------------------------------------------------ market
    def _taught(self, first: str, page: int) -> str:
        """A fact, and what the how-to-play says of such things."""
        return f"*{first}*\n{self.desk.words(f'howto-{page}-text')}"

    def deck(self, color: str) -> Details:
        count = len(self.view.decks[color])
        return Details(
            heading=self.desk.words(f"suit-{color}"),
            text=self._taught(self.desk.words("family-cards", color=color, n=count), 3),
            picture=self.desk.art.card_back(color),
            accent=ACCENTS[FAMILIES[color]],
            clause="HUN-4.1",
        )

    def pile(self, color: str) -> Details:
        count = self.view.reserve[color]
        return Details(
            heading=self.desk.words("color-word", color=color).capitalize(),
            text=self._taught(self.desk.words("valuables", color=color, n=count), 4),
            picture=self.desk.art.heap(color, count),
            accent=ACCENTS[FAMILIES[color]],
            clause="HUN-5.1",
        )

    def die(self, color: str) -> Details:
        held = self.view.die
        value = held.value if held is not None and held.color == color else self.view.dice.get(color, 0)
        owner = self.view.taken.get(color)
        heading = self.desk.words("die-word", color=color).capitalize()
        text = self.desk.name(owner) if owner is not None else ""
        if value:
            both = (self.desk.words(f"option-{each}", color=color, n=value) for each in ("draw", "pillage"))
            text = "\n".join(([text] if text else []) + list(both))
        picture = die_picture(color, value, 60) if value else None
        return Details(heading, text, picture, accent=ACCENTS[FAMILIES[color]], clause="HUN-3.3")

    # ------------------------------------------------------------ camps
    def _store(self, element: str) -> Details | None:
        found = SEAT_ID.match(element)
        if found is None:
            return None
        seat = int(found.group(1))
        camp = self.view.camps[seat]
        if "/stash" in element:
            return self._stash(seat)
        if "/dispatched" in element:
            return self._dispatched(seat)
        cards = self._list(camp.cards)
        held = sum(camp.stash.values())
        total = signed(tally_of(self.view, seat).total)
        return Details(
            heading=self.desk.name(seat),
            text="\n".join(cards),
            picture=camp_picture(self.desk, self.view, seat),
            facts=(f"{{icon:laurel}} {total}     {{icon:cart}} {len(camp.dispatched)}     {{icon:chest}} {held}",),
            accent=hexa(self.desk.color(seat)),
        )

    def _list(self, cards: list[Card]) -> list[str]:
        """The cards by name, in the order of the decks; where they are too many, what is spent is only counted."""
        ordered = [card for family in by_family(cards).values() for card in family]
        if len(ordered) > MOST_LINES:
            ordered = [card for card in ordered if not card.used and not card.fled]
        lines = [self._line(card) for card in ordered[:MOST_LINES]]
        rest = len(cards) - len(lines)
        return [*lines, f"+{rest} {{icon:card}}"] if rest else lines

    def _line(self, card: Card) -> str:
        """A card in a list: suit, name, how full it is."""
        facts = CONTENT.cards[card.id]
        state = f" {len(card.cubes)}/{facts.spaces}" if facts.spaces and not card.fled else ""
        mark = " {icon:curse_fled}" if card.fled else " {icon:raid_used}" if card.used else ""
        return f"{{icon:suit_{facts.family}}} {self.desk.words(f'card-{card.id}')}{state}{mark}"

    def _stash(self, seat: int) -> Details:
        stash = self.view.camps[seat].stash
        lines = [self.desk.words("valuables", color=color, n=stash.get(color, 0)) for color in COLORS]
        return Details(
            heading=self.desk.name(seat),
            text="\n".join(lines),
            picture=self.desk.art.image("chest"),
            facts=(f"{{icon:chest}} {sum(stash.values())}",),
            accent=ACCENTS["wagon"],
            clause="HUN-7.8",
        )

    def _dispatched(self, seat: int) -> Details:
        counts = back_counts(self.view.camps[seat].dispatched)
        lines = [f"{self.desk.words(f'back-{back}').capitalize()}: {count}" for back, count in counts]
        sets = min(count for _, count in counts)
        lines.append(f"{self.desk.words('score-wagon-set')}: {sets}")
        return Details(
            heading=self.desk.words("score-wagon"),
            text="\n".join(lines),
            facts=(f"{{icon:laurel}} {signed(tally_of(self.view, seat).wagons, plus=True)}",),
            accent=ACCENTS["wagon"],
            clause="HUN-11.9",
        )
