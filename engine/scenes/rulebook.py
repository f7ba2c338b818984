"""The rule book: chapters on the left, the page on parchment; it opens at a clause and finds words."""

from typing import TYPE_CHECKING, ClassVar

import pygame

from engine.input.actions import Action
from engine.input.events import ActionEvent, PointerEvent
from engine.scenes.decor import title_name
from engine.scenes.frame import Prompts
from engine.scenes.menu_scene import MenuScene
from engine.scenes.rulebook_page import BROWN, Page
from engine.scenes.rules_text import Clause, Place, find, place_of, read_rules
from engine.scenes.tap import TypingKeys
from engine.titles import Title
from engine.ui.menu import Item, Picked
from engine.ui.theme import PROMPT

if TYPE_CHECKING:
    from engine.app import App

LIST = pygame.Rect(96, 168, 520, 700)
PAGE = pygame.Rect(652, 138, 1172, 780)
SEARCH = "search"
MOST_HITS = 60


class RulebookScene(MenuScene):
    """Opens at `clause`, or where this title's book was left. LEFT and RIGHT go between the list and the page."""

    left_at: ClassVar[dict[str, Place]] = {}

    def __init__(self, app: "App", title: Title, clause: str | None = None) -> None:
        self.title = title
        self.chapters = read_rules(title.folder, app.language.code)
        self.query = ""
        self.hits: list[Place] = []
        asked = place_of(self.chapters, clause) if clause else None
        self.place = asked or self._left() or Place(0, 0)
        self.on_page = asked is not None
        super().__init__(app, LIST.copy())
        self.menu.marks = True
        self.menu.select(f"chapter {self.place.chapter}")
        self.page = Page(app, PAGE.copy())
        self._aim(snap=True)
        self.keys = TypingKeys(app.inputs, self._write, self._erase, lambda: False)

    def _left(self) -> Place | None:
        place = self.left_at.get(self.title.id)
        return place if place and place.chapter < len(self.chapters) else None

    # ------------------------------------------------------------ coming and going
    def enter(self) -> None:
        super().enter()
        self.keys.tap.start()
        self.sound("ui_page")

    def leave(self) -> None:
        self.keys.tap.stop()
        self.left_at[self.title.id] = self.place

    def cover(self) -> None:
        self.keys.tap.stop()

    def uncover(self) -> None:
        super().uncover()
        self.keys.tap.start()

    # ------------------------------------------------------------ the list
    def items(self) -> list[Item]:
        label = self.say("rulebook-found", words=self.query) if self.query else self._search_words()
        count = self.say("rulebook-hits", n=len(self.hits)) if self.hits else ""
        rows = [Item(SEARCH, label, count, "magnifier")]
        if self.query:
            if not self.hits:
                rows.append(
                    Item("none", self.say("rulebook-nothing"), self.say("rulebook-nothing-note"), enabled=False)
                )
            return rows + [self._hit_row(n, place) for n, place in enumerate(self.hits[:MOST_HITS])]
        return rows + [Item(f"chapter {n}", chapter.name) for n, chapter in enumerate(self.chapters)]

    def _search_words(self) -> str:
        return self.say("rulebook-search-typed" if self.types else "rulebook-search")

    def _hit_row(self, n: int, place: Place) -> Item:
        chapter = self.chapters[place.chapter]
        clause = chapter.clauses[place.clause]
        return Item(f"hit {n}", clause.id or chapter.id, chapter.name)

    def _picked(self, picked: Picked | None) -> None:
        if picked and picked.kind == "moved":
            self._show(picked.id)
        super()._picked(picked)

    def _show(self, key: str) -> None:
        """The page follows the focus of the list."""
        kind, _, number = key.partition(" ")
        if kind == "chapter":
            self.place = Place(int(number), 0)
        elif kind == "hit":
            self.place = self.hits[int(number)]
        else:
            return
        self._aim(snap=kind == "chapter")

    def chosen(self, key: str) -> None:
        if key == SEARCH:
            self._ask()
        else:
            self._show(key)
            self.on_page = True

    # ------------------------------------------------------------ searching
    def _ask(self) -> None:
        from engine.scenes.text_entry import TextEntryScene

        self.app.scenes.push(TextEntryScene(self.app, self.query, self.search, self.say("rulebook-search")))

    def search(self, words: str) -> None:
        """Look for the words; nothing to look for brings the chapters back."""
        self.query = words.lstrip()
        self.hits = find(self.chapters, self.query)
        self.on_page = False
        self.refresh()
        if self.hits:
            self.menu.select("hit 0")
            self._show("hit 0")
        else:
            self.menu.select(SEARCH)

    def _write(self, letter: str) -> None:
        self.search(self.query + letter)

    def _erase(self) -> bool:
        if self.query:
            self.search(self.query[:-1])
            return True
        return False

    # ------------------------------------------------------------ input
    def act(self, event: ActionEvent) -> None:
        if event.pressed and event.action is Action.ALT:
            self._ask()
        elif event.moves and event.action in (Action.PAGE_LEFT, Action.PAGE_RIGHT):
            self._turn(-1 if event.action is Action.PAGE_LEFT else 1)
        elif event.moves and event.action in (Action.LEFT, Action.RIGHT):
            self.on_page = event.action is Action.RIGHT
            self.sound("ui_move")
        elif self.on_page:
            if event.moves and event.action in (Action.UP, Action.DOWN):
                self._step(-1 if event.action is Action.UP else 1)
        else:
            super().act(event)

    @property
    def in_list(self) -> bool:
        return not self.on_page

    @property
    def at_end(self) -> bool:
        return self.on_page or super().at_end  # a book is long: every other step on its page

    def _turn(self, step: int) -> None:
        """Another chapter."""
        if self.chapters:
            self.place = Place((self.place.chapter + step) % len(self.chapters), 0)
            self.menu.select(f"chapter {self.place.chapter}")
            self._aim(snap=True)
            self.sound("ui_page")

    def _step(self, step: int) -> None:
        """The next clause, on into the next chapter."""
        at = self.place.clause + step
        if 0 <= at < len(self._clauses()):
            self.place = Place(self.place.chapter, at)
            self._aim()
            self.sound("ui_move")
        elif 0 <= self.place.chapter + step < len(self.chapters):
            self._turn(step)
            if step < 0:
                self.place = Place(self.place.chapter, max(0, len(self._clauses()) - 1))
                self._aim(snap=True)

    def point(self, event: PointerEvent) -> None:
        if PAGE.collidepoint(event.pos):
            clause = self.page.at(event.pos)
            if event.kind == "wheel":
                self.page.roll(-90 * event.delta[1])
            elif event.kind == "release" and clause is not None:
                self.place, self.on_page = Place(self.place.chapter, clause), True
            return
        if event.kind in ("move", "press") and self.menu.at(event.pos) is not None:
            self.on_page = False
        super().point(event)

    def prompts(self) -> Prompts:
        if self.types:
            turn = Action.LEFT if self.on_page else Action.RIGHT
            return (turn, self.say("rulebook-list" if self.on_page else "ui-page")), (Action.BACK, self.say("ui-back"))
        return (
            (Action.PAGE_RIGHT, self.say("rulebook-chapter")),
            (Action.ALT, self.say("rulebook-search")),
            (Action.BACK, self.say("ui-back")),
        )

    # ------------------------------------------------------------ the page
    def _clauses(self) -> tuple[Clause, ...]:
        return self.chapters[self.place.chapter].clauses if self.chapters else ()

    def _aim(self, snap: bool = False) -> None:
        """Bring the place onto the page."""
        self.page.chapter = self.chapters[self.place.chapter] if self.chapters else None
        self.page.query = self.query
        self.page.rect.h = self.foot() - PAGE.y - 14
        self.page.aim(self.place.clause, snap)

    def update(self, dt: float) -> None:
        super().update(dt)
        self.page.scroll.update(dt)

    def paint(self, canvas: pygame.Surface, rise: int) -> None:
        kit = self.app.kit
        kit.title(canvas, self.say("rulebook-title", title=title_name(self.app, self.title)), (96, 44), 64)
        self.area.h = self.foot() - LIST.y - 24
        self.draw_menu(canvas, rise)
        self.page.rect = pygame.Rect(PAGE.x, PAGE.y + rise, PAGE.w, self.foot() - PAGE.y - 14)
        hits = frozenset(place.clause for place in self.hits if place.chapter == self.place.chapter)
        shown = self.on_page or self.place.clause in hits
        self.page.draw(canvas, hits, self.place.clause if shown else None)
        if not self.chapters:
            kit.text(canvas, self.say("rulebook-none"), self.page.rect.center, PROMPT, color=BROWN, anchor="center")
