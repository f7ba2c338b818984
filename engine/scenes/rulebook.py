"""The rule book: chapters on the left, the page on parchment; it opens at a clause and finds words."""

from typing import TYPE_CHECKING, ClassVar

import pygame

from engine.input.actions import Action
from engine.input.events import ActionEvent, PointerEvent
from engine.scenes.frame import MenuScene, Prompts, title_name
from engine.scenes.rules_text import Clause, Place, find, marked, place_of, read_rules
from engine.scenes.tap import TypingKeys
from engine.titles import Title
from engine.tween import Animated
from engine.ui.menu import Item, Picked
from engine.ui.paint import fade, layer, path, rrect, svg
from engine.ui.rich import Block
from engine.ui.theme import BRASS, PROMPT, rgb

if TYPE_CHECKING:
    from engine.app import App

LIST = pygame.Rect(96, 168, 520, 700)
PAGE = pygame.Rect(652, 138, 1172, 780)
MARGIN_X, MARGIN_Y = 76, 62
BETWEEN = 26
BROWN, RUST = rgb("#33231a"), rgb("#7a2f17")
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
        self.menu.select(f"chapter {self.place.chapter}")
        self.scroll = Animated(0.0, 0.07, 0.5)
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
        rows = [Item(SEARCH, label, icon="magnifier")]
        if self.query:
            if not self.hits:
                rows.append(Item("none", self.say("rulebook-nothing"), enabled=False))
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
            if event.kind == "wheel":
                self.scroll.set(self._held(self.scroll.target - 90 * event.delta[1]))
            elif event.kind == "release":
                self._click(event.pos)
            return
        if event.kind in ("move", "press") and self.menu.at(event.pos) is not None:
            self.on_page = False
        super().point(event)

    def _click(self, pos: tuple[int, int]) -> None:
        for n, (top, block) in enumerate(self._lines()):
            y = PAGE.y + MARGIN_Y + top - round(self.scroll.value)
            if y <= pos[1] < y + block.height:
                self.place, self.on_page = Place(self.place.chapter, n), True

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

    def _lines(self) -> list[tuple[int, Block]]:
        """(top, text) of each clause of the chapter, from the page's upper margin."""
        out, y = [], self.app.kit.line_height(46, "show") + 22
        for clause in self._clauses():
            words = marked(clause.text, self.query)
            words = f"*{clause.id}*  {words}" if clause.id else words
            block = self.app.kit.block(words, PAGE.w - 2 * MARGIN_X, 34, color=BROWN)
            out.append((y, block))
            y += block.height + BETWEEN
        return out

    def _held(self, y: float) -> float:
        lines = self._lines()
        tall = lines[-1][0] + lines[-1][1].height if lines else 0
        return max(0.0, min(y, tall - (PAGE.h - 2 * MARGIN_Y)))

    def _aim(self, snap: bool = False) -> None:
        """Scroll so that the clause stands in the upper part of the page."""
        lines = self._lines()
        top = lines[self.place.clause][0] if self.place.clause < len(lines) else 0
        target = 0.0 if self.place.clause == 0 else self._held(top - 150)
        self.scroll.set(target)
        if snap or self.app.settings.comfort.reduced_motion:
            self.scroll.snap(target)

    def update(self, dt: float) -> None:
        super().update(dt)
        self.scroll.update(dt)

    def paint(self, canvas: pygame.Surface, rise: int) -> None:
        kit = self.app.kit
        kit.title(canvas, self.say("rulebook-title", title=title_name(self.app, self.title)), (96, 44), 64)
        self.menu.active = not self.on_page
        self.area.h = self.foot() - LIST.y - 24
        self.draw_menu(canvas, rise)
        page = PAGE.move(0, rise)
        page.h = self.foot() - PAGE.y - 14
        canvas.blit(self.app.assets.scaled("frame/parchment", page.size), page)
        if self.chapters:
            self._draw_page(canvas, page)
        else:
            kit.text(canvas, self.say("rulebook-none"), page.center, PROMPT, color=BROWN, anchor="center")

    def _draw_page(self, canvas: pygame.Surface, page: pygame.Rect) -> None:
        kit, clip = self.app.kit, canvas.get_clip()
        inner = page.inflate(-80, -2 * MARGIN_Y + 16)
        canvas.set_clip(inner)
        x, y = page.x + MARGIN_X, page.y + MARGIN_Y - round(self.scroll.value)
        name = self.chapters[self.place.chapter].name
        size = kit.fitted(name, page.w - 2 * MARGIN_X, 46, "show")
        kit.text(canvas, name, (x, y), size, "show", RUST)
        hits = {place.clause for place in self.hits if place.chapter == self.place.chapter}
        for n, (top, block) in enumerate(self._lines()):
            at = pygame.Rect(x, y + top, block.width, block.height)
            if at.bottom < inner.top or at.top > inner.bottom:
                continue
            if n in hits or (n == self.place.clause and self.on_page):
                canvas.blit(
                    _marker((page.w - 2 * MARGIN_X + 40, at.h + 16), n == self.place.clause), (x - 22, at.y - 8)
                )
            canvas.blit(block.surface, at)
        canvas.set_clip(clip)
        self._draw_bar(canvas, page)

    def _draw_bar(self, canvas: pygame.Surface, page: pygame.Rect) -> None:
        lines = self._lines()
        tall = lines[-1][0] + lines[-1][1].height if lines else 1
        room = page.h - 2 * MARGIN_Y
        bar = pygame.Rect(page.right - 46, page.y + MARGIN_Y, 14, room)
        self.app.kit.scroll(canvas, bar, self.scroll.value / max(1, tall - room), room / max(1, tall))


def _marker(size: tuple[int, int], here: bool) -> pygame.Surface:
    """A wash of ochre behind a clause; the one in focus has a bar on its left."""
    w, h = size
    wash = layer(size)
    wash.blit(fade(svg(size, path(rrect(0, 0, w, h, 10), BRASS)), 96 if here else 52), (0, 0))
    if here:
        wash.blit(svg((8, h), path(rrect(0, 0, 8, h, 4), RUST)), (0, 0))
    return wash
