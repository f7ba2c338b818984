"""How to play: a picture a page, few words, turned like a book."""

from typing import TYPE_CHECKING

import pygame

from engine.input.actions import Action
from engine.input.events import ActionEvent, PointerEvent
from engine.scenes.decor import title_name, title_words
from engine.scenes.frame import FrameScene, Prompts
from engine.titles import Title
from engine.tween import Animated
from engine.ui.paint import circle, path, svg
from engine.ui.rich import Block
from engine.ui.theme import BRASS, BRASS_DARK, BRASS_LIGHT, INK, PROMPT, WALNUT_DEEP

if TYPE_CHECKING:
    from engine.app import App

PICTURE = pygame.Rect(96, 170, 1044, 663)
WORDS = pygame.Rect(1180, 150, 644, 740)
SIZES = (46, 42, PROMPT, 36, 34, 32, 30, 28, 24, 21)


class HowToScene(FrameScene):
    """Pages 1 to `title.howto_pages`; after the last one it closes."""

    still = True

    def __init__(self, app: "App", title: Title) -> None:
        super().__init__(app)
        self.title = title
        self.page = 1
        self.slide = Animated(0.0, 0.07, 0.5)

    @property
    def pages(self) -> int:
        return max(1, self.title.howto_pages)

    def enter(self) -> None:
        super().enter()
        self.sound("ui_page")

    def act(self, event: ActionEvent) -> None:
        if event.pressed and event.action is Action.ALT:
            self._open_rules()
        elif event.pressed and event.action is Action.ACCEPT:
            self._turn(1) if self.page < self.pages else self.app.scenes.pop()
        elif event.moves and event.action in (Action.RIGHT, Action.PAGE_RIGHT, Action.DOWN):
            self._turn(1)
        elif event.moves and event.action in (Action.LEFT, Action.PAGE_LEFT, Action.UP):
            self._turn(-1)

    def point(self, event: PointerEvent) -> None:
        if event.kind == "release":
            self._turn(-1 if event.pos[0] < 480 else 1)
        elif event.kind == "wheel" and event.delta[1]:
            self._turn(-1 if event.delta[1] > 0 else 1)

    def _turn(self, step: int) -> None:
        if 1 <= self.page + step <= self.pages:
            self.page += step
            self.slide.snap(0.0 if self.app.settings.comfort.reduced_motion else 140.0 * step)
            self.slide.set(0.0)
            self.sound("ui_page")

    def _open_rules(self) -> None:
        from engine.scenes.rulebook import RulebookScene

        self.sound("ui_accept")
        self.app.scenes.push(RulebookScene(self.app, self.title))

    def update(self, dt: float) -> None:
        super().update(dt)
        self.slide.update(dt)

    def prompts(self) -> Prompts:
        last = self.page == self.pages
        return (
            (Action.ACCEPT, self.say("ui-done" if last else "howto-next")),
            (Action.ALT, self.say("lobby-rules")),
            (Action.BACK, self.say("ui-back")),
        )

    # ------------------------------------------------------------ drawing
    def paint(self, canvas: pygame.Surface, rise: int) -> None:
        self.app.kit.title(canvas, self.say("howto-title", title=title_name(self.app, self.title)), (96, 48))
        paint_page(self.app, canvas, self.title, self.page, (round(self.slide.value), rise))
        self._draw_dots(canvas)

    def _draw_dots(self, canvas: pygame.Surface) -> None:
        top = min(self.foot() - 34, PICTURE.bottom + 40)
        for n in range(1, self.pages + 1):
            dot = _dot(n == self.page)
            canvas.blit(dot, dot.get_rect(center=(PICTURE.centerx + (n - (self.pages + 1) / 2) * 46, top)))


def paint_page(app: "App", canvas: pygame.Surface, title: Title, page: int, shift: tuple[int, int] = (0, 0)) -> None:
    """One page: the picture in a brass frame and its words beside it. The attract loop shows pages too."""
    kit, words = app.kit, title_words(app, title)
    frame = PICTURE.move(shift)
    kit.panel(canvas, frame)
    name = f"{title.id}/howto/{page}"
    inner = frame.inflate(-36, -36)
    if app.assets.has(name):
        picture = app.assets.scaled(name, inner.size)
        canvas.blit(picture, inner)
    heading, _ = _page_words(app, title, page, PROMPT)
    block = kit.block(words(f"howto-{page}-text"), WORDS.w, size_of_words(app, title))
    top = WORDS.y + max(0, (WORDS.h - heading.height - 32 - block.height) // 2) + shift[1]
    canvas.blit(heading.surface, (WORDS.x + shift[0], top))
    canvas.blit(block.surface, (WORDS.x + shift[0], top + heading.height + 32))


def size_of_words(app: "App", title: Title) -> int:
    """The largest size in which every page's words stand beside its picture: all pages look alike."""
    for size in SIZES:
        pages = (_page_words(app, title, page, size) for page in range(1, title.howto_pages + 1))
        if all(heading.height + 32 + block.height <= WORDS.h for heading, block in pages):
            return size
    return SIZES[-1]


def _page_words(app: "App", title: Title, page: int, size: int) -> tuple[Block, Block]:
    """Heading and words of a page."""
    kit, words = app.kit, title_words(app, title)
    large = round(
        56 * min(1.1, kit.theme.scale) / kit.theme.scale
    )  # a heading is large enough; the words need the room
    heading = kit.block(words(f"howto-{page}-title"), WORDS.w, large, "show", kit.theme.accent)
    return heading, kit.block(words(f"howto-{page}-text"), WORDS.w, size)


def _dot(here: bool) -> pygame.Surface:
    size = 30 if here else 22
    c = size / 2
    rim = path(circle(c, c, c - 2), BRASS if here else WALNUT_DEEP, INK, 2)
    return svg((size, size), rim + path(circle(c, c, c - 4), "none", BRASS_LIGHT if here else BRASS_DARK, 2))
