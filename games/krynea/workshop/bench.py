"""What the screens of the workshop share: words, pictures, the enlarged card, the faults of a deck in words."""

import os
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from engine.table.board import Details
from engine.table.words import TitleKit
from engine.titles import Title
from engine.ui.kit import Kit
from games.krynea.board.desk import ICONS, Desk
from games.krynea.board.details import Teller
from games.krynea.rules.content import CARDS, CONTENT
from games.krynea.rules.decks import Fault
from games.krynea.rules.state import Army, KryneaState
from games.krynea.workshop.deck import DESIGNS, Deck, cost, face, faults
from games.krynea.workshop.files import DeckFault, Shelf

if TYPE_CHECKING:
    from engine.app import App

LARGE = 1.3
"""From this text size on the words of the enlarged card need the room of its picture."""


class Bench:
    """One for all screens of a visit. `shelf` holds the person's own decks."""

    def __init__(self, app: "App", title: Title) -> None:
        self.app = app
        self.title = title
        self.title_kit = TitleKit(app, title)
        self.desk = Desk(self.kit, ())
        self.shelf = Shelf(decks_folder(app, title))

    @property
    def kit(self) -> Kit:
        return self.title_kit.kit

    def sync(self) -> bool:
        """Once a step: take over settings; True when looks or language have changed."""
        return self.title_kit.sync()

    def words(self, key: str, **args: str | int) -> str:
        return self.title_kit.language(key, **args)

    # ------------------------------------------------------------ cards
    def name(self, design: str) -> str:
        return self.words(f"card-{face(design).id}")

    def text(self, design: str) -> str:
        return self.words(f"card-{face(design).id}-text")

    def picture(self, design: str, faction: str) -> pygame.Surface:
        """The card as held, in the glass of a faction."""
        return self.desk.art.hand_card(face(design).id, faction, self.name(design))

    def small(self, card: int, faction: str, wide: int) -> pygame.Surface:
        """The card as held, made small."""

        def make() -> pygame.Surface:
            whole = self.picture(CARDS[card].design, faction)
            return pygame.transform.smoothscale(whole, (wide, round(wide * whole.get_height() / whole.get_width())))

        return self.kit.assets.keep(("krynea workshop small", card, faction, wide, self.app.language.code), make)

    def details(self, design: str, faction: str) -> Details | None:
        """The enlarged card of a design."""
        view = KryneaState(seats=2, rng=0, armies=[Army(faction=faction)])
        details = Teller(self.desk, view).card(0, face(design).id)
        if details is None or details.picture is None or self.kit.theme.scale < LARGE:
            return details
        return replace(details, picture=self._halved(details.picture))

    def _halved(self, picture: pygame.Surface) -> pygame.Surface:
        """Large words get the room: the card lies beside them. The key holds the picture, so that its id stays."""

        def make() -> pygame.Surface:
            return pygame.transform.smoothscale(picture, (picture.get_width() // 2, picture.get_height() // 2))

        return self.kit.assets.keep(("krynea workshop half", id(picture), picture), make)

    # ------------------------------------------------------------ decks
    def deck_name(self, deck: Deck) -> str:
        """What a deck is called: Basic decks bear the name of their faction."""
        return deck.name or self.words("workshop-new")

    def home(self, deck: Deck) -> str:
        """Mode and faction, with the faction's sign."""
        mode = self.words(f"table-mode-{deck.mode}")
        return f"{{icon:{ICONS}/faction_{deck.faction}}} {self.words(f'faction-{deck.faction}')} · {mode}"

    def verdict(self, deck: Deck) -> str:
        """Legal, or how many rules are broken."""
        broken = len(faults(deck))
        return self.words("workshop-broken", n=broken) if broken else self.words("workshop-legal")

    def cost_line(self, deck: Deck) -> str:
        return self.words("workshop-cost", n=cost(deck), wanted=CONTENT.constants.deck_cost)

    def fault(self, fault: Fault) -> str:
        """A broken rule in words."""
        clause, args = fault
        if "card" in args:
            key = "twice" if clause == "KRY-3.6" else "mark"
            return self.words(f"workshop-broken-{key}", card=self.card(int(args["card"])))
        key = str(args.get("kind", "cost"))
        return self.words(f"workshop-broken-{key}", n=args["n"], wanted=args["wanted"])

    def card(self, card: int) -> str:
        """The name of a card; of a copy with its company, so that copies can be told apart."""
        name = self.words(f"card-{card}")
        alone = len(DESIGNS[CARDS[card].design]) == 1 if card in CARDS else True
        return name if alone else f"{name} ({self.words(f'card-{card}-company')})"

    def damage(self, fault: DeckFault) -> str:
        """Why a file is no deck, in words."""
        args: dict[str, str | int] = dict(fault.args_of)
        if "what" in args:
            args["what"] = str(args["what"])
        return self.words(f"workshop-damaged-{fault.reason}", **args)

    def place(self, path: Path, limit: int, size: int) -> str:
        """A path in lines of at most `limit` pixels at that type size, broken between its parts only."""
        home = str(Path.home())
        shown = f"~{str(path)[len(home) :]}" if str(path).startswith(home + os.sep) else str(path)
        lines = [""]
        for part in shown.replace("*", "?").replace("{", "(").split(os.sep):
            longer = lines[-1] + part + os.sep
            if lines[-1] and self.kit.width(longer, size) > limit:
                lines.append(part + os.sep)
            else:
                lines[-1] = longer
        return "\n".join(lines)[: -len(os.sep)]


def decks_folder(app: "App", title: Title) -> Path:
    """Where the decks of this person lie, beside their saves."""
    folder: Any = app.saves.folder
    return Path(folder).parent / "decks" / title.id
