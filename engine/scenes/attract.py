"""While nobody plays: the title, a game among bots, and how to play, in turn; any button ends it and leaves nothing."""

import secrets
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from engine.headless import seat_bots
from engine.input.events import InputEvent, is_press
from engine.scene import Scene
from engine.scenes.cards import SIZE, draw_card, find_cards
from engine.scenes.decor import title_name, walnut
from engine.scenes.howto import paint_page
from engine.scenes.night import Night
from engine.titles import Title
from engine.tween import Animated, ease_in_out
from engine.ui.panels import plate_face
from engine.ui.theme import BRASS, PROMPT, WALNUT_DEEP, mix

if TYPE_CHECKING:
    from engine.app import App

SHOWN = {"picture": 10.0, "page": 8.0, "demo": 50.0}
"""Seconds of each kind of slide: nothing stands still for a minute."""
DARK = 0.5
SHIFTS = ((0, 0), (6, 2), (3, 6), (-5, 3), (-6, -4), (4, -6), (0, -3), (-3, 5))
PAGES_IN_A_ROW = 2
Slide = tuple[str, int]


class AttractScene(Scene):
    """Any press goes back to the title screen at once. A demo lives inside this scene and is left with it."""

    app: "App"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.night = Night(app)
        self.title = self._title()
        self.slides = self._order()
        self.slide: Slide = next(self.slides)
        self.age = 0.0
        self.count = 0
        self.demo: Scene | None = None
        self.cards = find_cards(app)
        self.lifts = [Animated(0.0, 0.06) for _ in self.cards]

    def _title(self) -> Title | None:
        """The game of the settings, if it is there; else the first one."""
        titles = self.app.titles
        listed = [title for title in titles.values() if title.listed]
        return titles.get(self.app.settings.kiosk.title) or (listed[0] if listed else None)

    def _order(self) -> Iterator[Slide]:
        page = 1
        while True:
            yield "picture", 0
            if self.title:
                yield "demo", 0
                for _ in range(min(PAGES_IN_A_ROW, self.title.howto_pages)):
                    yield "page", page
                    page = page % self.title.howto_pages + 1

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
        if self.age >= SHOWN[self.slide[0]] or (self.demo and getattr(self.demo, "over", False)):
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

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        kind, page = self.slide
        if kind == "picture":
            self._draw_picture(canvas)
        elif kind == "page" and self.title:
            canvas.blit(walnut(self.app), (0, 0))
            self._draw_heading(canvas, "attract-learn")
            paint_page(self.app, canvas, self.title, page)
        elif self.demo:
            self.demo.draw(canvas, alpha)
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

    def _draw_invitation(self, canvas: pygame.Surface) -> None:
        """Along the foot, each time at another place, so that it burns nothing in; over the prompts of a demo."""
        kit = self.app.kit
        words = self.app.language("attract-press")
        wide, tall = kit.width(words, PROMPT + 4, "bold") + 90, kit.line_height(PROMPT + 4, "bold") + 30
        rect = pygame.Rect(0, 0, wide, tall)
        bar = getattr(getattr(self.demo, "board", None), "bar_rect", None)
        if bar:
            rect = pygame.Rect(0, 0, max(wide, bar.w // 2), max(tall, bar.h - 16))
            rect.midright = (bar.right - 8, bar.bottom - rect.h // 2 - 8)
        else:
            rect.midbottom = ((960, 700, 1220)[int(self.night.time / 6) % 3], 1016)
        canvas.blit(plate_face(rect.size, WALNUT_DEEP, 1.0, BRASS), rect)
        glow = 1.0 if kit.theme.calm else 0.45 + 0.55 * abs(1 - (self.night.time / 1.4) % 2)
        kit.text(canvas, words, rect.center, PROMPT + 4, "bold", mix(WALNUT_DEEP, kit.theme.accent, glow), "center")

    def _shift(self, canvas: pygame.Surface) -> None:
        """The whole picture a few pixels aside, another way each slide: against burning in."""
        dx, dy = SHIFTS[self.count % len(SHIFTS)]
        if dx or dy:
            canvas.blit(canvas.copy(), (dx, dy))

    def _darken(self, canvas: pygame.Surface) -> None:
        """Each slide comes out of full darkness and goes back into it."""
        left = SHOWN[self.slide[0]] - self.age
        light = min(1.0, self.age / DARK, max(0.0, left) / DARK)
        if light < 1:
            level = round(255 * ease_in_out(light))
            canvas.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
