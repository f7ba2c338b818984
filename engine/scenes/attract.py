"""While nobody plays: the title, then for each game in turn a demonstration with captions, how to play it, and its hall
of fame. Any button ends it and leaves nothing."""

import secrets
from collections.abc import Iterator
from itertools import cycle
from typing import TYPE_CHECKING

import pygame

from engine.headless import seat_bots
from engine.input.events import InputEvent, is_press
from engine.scene import Scene
from engine.scenes.cards import SIZE, draw_card, find_cards
from engine.scenes.decor import title_name, title_words, walnut
from engine.scenes.fame import FameScene
from engine.scenes.howto import paint_page
from engine.scenes.night import Night
from engine.titles import Title
from engine.tween import Animated, ease_in_out
from engine.ui.layout import SAFE
from engine.ui.panels import plate_face
from engine.ui.theme import BRASS, PROMPT, WALNUT_DEEP, mix

if TYPE_CHECKING:
    from engine.app import App
    from engine.table.scene import TableScene

SHOWN = {"picture": 10.0, "page": 8.0, "demo": 50.0, "fame": 8.0}
"""Seconds of each kind of slide: nothing stands still for a minute."""
DARK, BLACK = 0.5, 0.1
"""Seconds in which a slide comes and goes; seconds of full darkness at each of its ends."""
SHIFTS = ((0, 0), (6, 2), (3, 6), (-5, 3), (-6, -4), (4, -6), (0, -3), (-3, 5))
PAGES_IN_A_ROW = 2
CAPTIONS = ("title-tagline", "title-about")
CAPTION_EVERY, CAPTION_SHOWN, CAPTION_FADE, CAPTION_WIDE = 20.0, 6.0, 0.4, 1180
"""Seconds from one caption of a demonstration to the next, and that it stays, and in which it comes and goes: it lies
over what somebody owns, so most of the time the table is seen whole."""
Slide = tuple[str, int]


class AttractScene(Scene):
    """Any press goes back to the title screen at once. A demo lives inside this scene and is left with it."""

    app: "App"
    watched = False

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.night = Night(app)
        self.title: Title | None = None
        self.fame: FameScene | None = None
        self.slides = self._order()
        self.slide: Slide = next(self.slides)
        self.age = 0.0
        self.count = 0
        self.demo: TableScene | None = None
        self.cards = find_cards(app)
        self.lifts = [Animated(0.0, 0.06) for _ in self.cards]

    def _titles(self) -> list[Title]:
        """The game of the settings, if it is there; else all that the title screen has."""
        chosen = self.app.titles.get(self.app.settings.kiosk.title)
        return [chosen] if chosen else [title for title in self.app.titles.values() if title.listed]

    def _order(self) -> Iterator[Slide]:
        """Without end; `title` is then the game that a slide is about."""
        pages: dict[str, int] = {}
        for title in cycle(self._titles() or [None]):
            self.title = None
            yield "picture", 0
            self.title = title
            if title:
                yield "demo", 0
                for _ in range(min(PAGES_IN_A_ROW, title.howto_pages)):
                    pages[title.id] = pages.get(title.id, 0) % title.howto_pages + 1
                    yield "page", pages[title.id]
                if self.app.profile.fame.get(title.id):
                    yield "fame", 0

    # ------------------------------------------------------------ coming and going
    def enter(self) -> None:
        audio = self.app.settings.audio
        part = self.app.settings.kiosk.attract_volume / 100
        self.app.audio.set_volumes(round(audio.master * part), audio.effects, audio.music, audio.voice)
        self.app.audio.music("bed_title")

    def leave(self) -> None:
        self._end_demo()
        audio = self.app.settings.audio
        self.app.audio.set_volumes(audio.master, audio.effects, audio.music, audio.voice)

    def _end_demo(self) -> None:
        if self.demo:
            self.demo.leave()
            if self.app.session:
                self.app.session.note_dice(self.demo.match)
        self.demo = None

    def handle(self, event: InputEvent) -> None:
        if is_press(event):
            self.app.show_title()

    # ------------------------------------------------------------ running
    def update(self, dt: float) -> None:
        self.age += dt
        self.night.seat(frozenset(range(min(5, int(self.age * 0.8)))))
        self.night.update(dt)
        for n, lift in enumerate(self.lifts):
            lift.set(1.0 if n == int(self.age / 2.5) % len(self.lifts) else 0.0)
            lift.update(dt)
        if self.demo:
            self.demo.update(dt)
        if self.age >= SHOWN[self.slide[0]] or (self.demo and self.demo.over):
            self._next()

    def _next(self) -> None:
        self._end_demo()
        self.slide = next(self.slides)
        self.age = 0.0
        self.count += 1
        if self.slide[0] == "demo" and self.title:
            seats = seat_bots(self.title.seats[-1], ["greedy"])
            self.demo = self.app.start_demo(self.title, seats, secrets.randbelow(2**31))
            self.demo.enter()
        elif self.slide[0] == "fame" and self.title:
            self.fame = FameScene(self.app, self.title)

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        kind, page = self.slide
        if kind == "picture":
            self._draw_picture(canvas)
        elif kind == "page" and self.title:
            canvas.blit(walnut(self.app), (0, 0))
            self._draw_heading(canvas, "attract-learn")
            paint_page(self.app, canvas, self.title, page)
        elif kind == "fame" and self.fame:
            self.fame.ground(canvas)
            self.fame.paint(canvas, 0)
        elif self.demo:
            self.demo.draw(canvas, alpha)
            self._draw_caption(canvas, self.demo)
        self._draw_invitation(canvas)
        self._shift(canvas)
        self._darken(canvas)

    def _draw_picture(self, canvas: pygame.Surface) -> None:
        night = self.night
        night.draw_sky(canvas)
        night.draw_fires(canvas)
        logo = self.app.assets.image("title/logotype")
        canvas.blit(logo, logo.get_rect(center=night.places["logotype"]["center"]))
        left = 960 - ((SIZE[0] + 28) * len(self.cards) - 28) // 2
        for n, card in enumerate(self.cards):
            place = pygame.Rect(left + n * (SIZE[0] + 28), 302, *SIZE)
            draw_card(self.app, canvas, card, place, self.lifts[n].value, None)
        night.draw_couch(canvas)

    def _draw_heading(self, canvas: pygame.Surface, key: str) -> None:
        assert self.title is not None
        name = title_name(self.app, self.title)
        self.app.kit.title(canvas, self.app.language(key, title=name), (96, 48))

    def _draw_caption(self, canvas: pygame.Surface, demo: "TableScene") -> None:
        """Now and then what game this is and what it is about, over the bar."""
        assert self.title is not None
        turn, since = divmod(self.age, CAPTION_EVERY)
        light = min(1.0, since / CAPTION_FADE, (CAPTION_SHOWN - since) / CAPTION_FADE)
        key, words = CAPTIONS[int(turn) % len(CAPTIONS)], title_words(self.app, self.title)
        if light <= 0 or demo.rolling or not words.has(key):  # dice are watched, not read over
            return
        plate = self._caption(words(key))
        plate.set_alpha(round(255 * light))
        place = plate.get_rect(midbottom=(demo.board.bar_rect.centerx, demo.board.bar_rect.top - 14))
        canvas.blit(plate, place.clamp(SAFE))

    def _caption(self, words: str) -> pygame.Surface:
        """A plate no wider than its words."""
        assert self.title is not None
        kit, heading = self.app.kit, title_name(self.app, self.title)
        wide = max(kit.width(heading, PROMPT, "show"), kit.block(words, CAPTION_WIDE, PROMPT - 4).width)
        name = kit.block(heading, wide, PROMPT, "show", kit.theme.accent, center=True)
        block = kit.block(words, wide, PROMPT - 4, center=True)
        plate = pygame.Surface((wide + 80, name.height + block.height + 36), pygame.SRCALPHA)
        plate.blit(plate_face(plate.get_size(), kit.theme.ground, 0.97, BRASS, 16), (0, 0))
        plate.blit(name.surface, (40, 16))
        plate.blit(block.surface, (40, 16 + name.height))
        return plate

    def _draw_invitation(self, canvas: pygame.Surface) -> None:
        """Along the foot, each time at another place, so that it burns nothing in; over the prompts of a demo."""
        kit, words = self.app.kit, self.app.language("attract-press")
        bar = self.demo.board.bar_rect if self.demo else None
        size = kit.fitted(words, bar.w // 2 - 90, PROMPT + 4, "bold") if bar else PROMPT + 4
        rect = pygame.Rect(0, 0, kit.width(words, size, "bold") + 90, kit.line_height(size, "bold") + 30)
        if bar:
            rect.size = bar.w // 2, max(rect.h, bar.h - 16)
            rect.midright = (bar.right - 8, bar.bottom - rect.h // 2 - 8)
        else:
            rect.midbottom = ((960, 700, 1220)[int(self.night.time / 6) % 3], 1016)
        canvas.blit(plate_face(rect.size, WALNUT_DEEP, 1.0, BRASS), rect)
        glow = 1.0 if kit.theme.calm else 0.45 + 0.55 * abs(1 - (self.night.time / 1.4) % 2)
        kit.text(canvas, words, rect.center, size, "bold", mix(WALNUT_DEEP, kit.theme.accent, glow), "center")

    def _shift(self, canvas: pygame.Surface) -> None:
        """The whole picture a few pixels aside, another way each slide: against burning in."""
        dx, dy = SHIFTS[self.count % len(SHIFTS)]
        if dx or dy:
            canvas.scroll(dx, dy)

    def _darken(self, canvas: pygame.Surface) -> None:
        """Each slide comes out of a black frame and goes back into one."""
        near = min(self.age, SHOWN[self.slide[0]] - self.age) - BLACK
        light = max(0.0, min(1.0, near / DARK))
        if light < 1:
            level = round(255 * ease_in_out(light))
            canvas.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
