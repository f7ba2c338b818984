"""The end of a game: who won, where every point came from, how it went, and what now."""

import secrets
import time
from typing import TYPE_CHECKING, Any

import pygame

from engine.input.actions import DIRECTIONS, Action
from engine.input.events import ActionEvent, PointerEvent
from engine.language import Language
from engine.profile import Fame
from engine.rules import Match, Result
from engine.rules.result import tie_key
from engine.scenes.course import Course, chart
from engine.scenes.decor import title_words
from engine.scenes.frame import FrameScene, Prompts
from engine.scenes.night import Night
from engine.scenes.results_picture import draw_banner, draw_places, draw_points
from engine.titles import Title
from engine.ui.faces import row_face
from engine.ui.focus import Element, FocusMap
from engine.ui.layout import grid
from engine.ui.text import fit, put
from engine.ui.theme import BONE, LABEL, PROMPT

if TYPE_CHECKING:
    from engine.app import App

PANEL = pygame.Rect(600, 66, 1224, 640)
BUTTONS = ("places", "points", "course", "again", "rules", "title")
ICONS = {"places": "trophy", "points": "laurel", "course": "chart", "again": "replay", "rules": "book", "title": "home"}
VIEWS = BUTTONS[:3]


class ResultsScene(FrameScene):
    """Shows a match that is over. When it is `fresh`, people's points go into the hall of fame."""

    def __init__(self, app: "App", title: Title, match: Match[Any], fresh: bool = True) -> None:
        super().__init__(app)
        self.title = title
        self.match = match
        self.result: Result = match.standing()
        self.course = Course(match)
        self.shown = "places"
        self.focus = FocusMap()
        self.night = Night(app)
        self.fame = self._note_fame() if fresh else None
        self._chart: pygame.Surface | None = None
        self._chart_for: object = None
        self._lay()

    def _note_fame(self) -> int | None:
        """The best place that a person of this game took in the hall of fame, from 1."""
        places = []
        for score, seat in zip(self.result.scores, self.match.seats, strict=True):
            if not seat.bot:
                won = score.seat in self.result.winners
                day = time.strftime("%Y-%m-%d")
                line = Fame(seat.name, score.total, len(self.match.seats), won, day)
                places.append(self.app.profile.note_fame(self.title.id, line))
        taken = [place + 1 for place in places if place is not None]
        if places and (fault := self.app.profile.keep()):
            self.app.toast(fault, "warning")
        return min(taken, default=None)

    def _lay(self) -> None:
        area = self._button_plate().inflate(-36, -30)
        cells = grid(area, 3, 2, 18)
        self.focus.set(Element(key, rect) for key, rect in zip(BUTTONS, cells, strict=True))

    def _button_plate(self) -> pygame.Rect:
        """As wide as the panel above it."""
        return pygame.Rect(PANEL.x, self.foot() - 238, PANEL.w, 222)

    @property
    def panel(self) -> pygame.Rect:
        return pygame.Rect(PANEL.x, PANEL.y, PANEL.w, self.foot() - 238 - 18 - PANEL.y)

    # ------------------------------------------------------------ coming and going
    def enter(self) -> None:
        super().enter()
        people = [seat for seat, spec in enumerate(self.match.seats) if not spec.bot]
        lost = people and not any(seat in self.result.winners for seat in people)
        self.sound("defeat" if lost else "victory")
        self.app.inputs.asking = None
        if self.fame:
            self.app.toast(self.say("results-fame", place=self.fame), "trophy")

    def update(self, dt: float) -> None:
        super().update(dt)
        self.night.update(dt)
        self.course.work()

    def back(self) -> None:
        self.app.show_title()

    # ------------------------------------------------------------ input
    def act(self, event: ActionEvent) -> None:
        walks = self.app.inputs.scanner.on and event.action is self.walk()
        if event.moves and (walks or event.action in DIRECTIONS):
            if self.focus.cycle(1) if walks else self.focus.move(event.action):
                self.sound("ui_move")
                self._look()
        elif event.pressed and event.action is Action.ACCEPT:
            self._choose(self.focus.current or "again")

    def point(self, event: PointerEvent) -> None:
        moved, clicked = self.focus.point(event)
        if moved:
            self.sound("ui_move")
            self._look()
        if clicked:
            self._choose(clicked)

    def _look(self) -> None:
        """The views open as soon as the focus is on them."""
        if self.focus.current in VIEWS:
            self.shown = self.focus.current

    def _choose(self, key: str) -> None:
        self.sound("ui_accept")
        if key in VIEWS:
            self.shown = key
        elif key == "again":
            seed = secrets.randbelow(2**31)
            self.app.start_match(self.title, self.match.seats, self.match.options, seed)
        elif key == "rules":
            from engine.scenes.rulebook import RulebookScene

            self.app.scenes.push(RulebookScene(self.app, self.title))
        else:
            self.app.show_title()

    @property
    def at_end(self) -> bool:
        return self.focus.current == BUTTONS[-1]

    def walk(self) -> Action:
        return Action.PAGE_RIGHT  # through both rows of buttons

    def prompts(self) -> Prompts:
        return (Action.ACCEPT, self.say("ui-choose")), (Action.BACK, self.say("results-title-screen"))

    # ------------------------------------------------------------ drawing
    def ground(self, canvas: pygame.Surface) -> None:
        names = f"{self.title.id}/victory_{self.result.painting}", f"{self.title.id}/victory"
        name = next((name for name in names if self.app.assets.has(name)), "")
        if name:
            canvas.blit(self.app.assets.image(name), (0, 0))
        else:
            self.night.draw_sky(canvas)

    def paint(self, canvas: pygame.Surface, rise: int) -> None:
        self._lay()
        winners = [self.match.seats[n] for n in self.result.winners]
        most = max(score.total for score in self.result.scores)
        draw_banner(self.app, canvas, self.winners_line(), winners, most, self.age)
        panel = self.panel.move(0, rise)
        self.app.kit.panel(canvas, panel)
        inner = panel.inflate(-72, -56)
        words = title_words(self.app, self.title)
        if self.shown == "places":
            line = self.tie_line(words)
            note = self.app.kit.line_height(LABEL) if line else 0
            room = pygame.Rect(inner.x, inner.y, inner.w, inner.h - max(0, note - 8))
            draw_places(self.app, canvas, room, self.result, self.match.seats, self.age)
            self._draw_tie(canvas, panel, line)
        elif self.shown == "points":
            draw_points(self.app, canvas, inner, self.result, self.match.seats, words)
        else:
            self._draw_course(canvas, inner)
        self.app.kit.plate(canvas, self._button_plate().move(0, rise), radius=18)
        for key in BUTTONS:
            self._draw_button(canvas, key, rise)

    def winners_line(self) -> str:
        names = [self.match.seats[seat].name for seat in self.result.winners]
        if not names:
            return self.say("results-nobody")
        if len(names) == 1:
            return self.say("results-wins", name=names[0])
        joined = f"{', '.join(names[:-1])} {self.say('results-and')} {names[-1]}"
        return self.say("results-share", names=joined)

    def tie_line(self, words: Language) -> str:
        """What decided between seats with the most points, where anything had to."""
        key = tie_key(self.result)
        return words(key) if key and words.has(key) else ""

    def _draw_tie(self, canvas: pygame.Surface, panel: pygame.Rect, line: str) -> None:
        kit = self.app.kit
        if line:
            size = kit.fitted(line, panel.w - 160, LABEL)
            y = panel.bottom - 22 - kit.line_height(LABEL) // 2
            kit.text(canvas, line, (panel.centerx, y), size, color=kit.theme.muted, anchor="center")

    def _draw_course(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        kit = self.app.kit
        if not self.course.done:
            kit.text(canvas, self.say("results-counting"), rect.center, PROMPT, color=kit.theme.muted, anchor="center")
            return
        made_for = rect.size, kit.theme
        if self._chart_for != made_for:
            self._chart, self._chart_for = chart(self.app, self.course.points, self.match.seats, rect.size), made_for
        if self._chart:
            canvas.blit(self._chart, rect)

    def _draw_button(self, canvas: pygame.Surface, key: str, rise: int) -> None:
        element = self.focus.element(key)
        assert element is not None
        focused = key == self.focus.current and not self.last_stop.here
        rect = element.rect.move(0, rise - (6 if focused else 0))
        canvas.blit(row_face(rect.size, focused or key == self.shown), rect)
        names = {"rules": "lobby-rules", "title": "results-title-screen"}
        words = self.say(names.get(key, f"results-{key}"))
        picture = self.app.kit.icon(ICONS[key], 44, self.app.kit.theme.accent if key == self.shown else None)
        canvas.blit(picture, picture.get_rect(midleft=(rect.x + 20, rect.centery)))
        face = "bold" if focused else "read"
        size = fit(words, face, rect.w - 108, self.app.kit.theme.px(34))
        put(canvas, words, (rect.x + 80, rect.centery), size, face, BONE, "midleft")
        if focused:
            self.app.kit.ring(canvas, rect)
