"""The board of High Throw: plates with the throws on a felt table. The smallest board that has all its parts."""

from collections.abc import Mapping
from typing import Any

import pygame

from engine.rules import Event, Option, Question, SeatSpec
from engine.table.actors import put_frame
from engine.table.board import Details
from engine.table.cues import Banner, Cue, Float, Fly, Glow, Sound
from engine.table.doers import befallen, doer_of
from engine.ui.kit import Kit
from engine.ui.paint import circle, path, svg
from engine.ui.theme import BRASS, BRASS_DARK, BRASS_LIGHT, INK, NUMERAL, WALNUT_DEEP, mix, rgb
from games._template.board.dice import die_picture
from games._template.board.layout import DETAILS, FIELD, NEWS, bar, cup, seat_places
from games._template.rules.content import CONTENT
from games._template.rules.state import DieThrown, GameEnded, RoundStarted, RoundWon, ThrowState

FELT = pygame.Rect(40, 100, 990, 485)
"""The cloth of the pine tray's picture, which covers the table."""
LEGAL = rgb("#ffd98a")


class ThrowBoard:
    """See `engine.table.board.Board`."""

    details_rect = DETAILS
    news_rect = NEWS.inflate(-48, 0)
    tray_rect = FIELD

    def __init__(self, kit: Kit, seats: tuple[SeatSpec, ...]) -> None:
        self.kit, self.seats = kit, seats
        self.places = seat_places(len(seats), CONTENT.rounds)
        self.bar_rect = bar(kit.theme.scale)
        self.view: ThrowState | None = None
        self._drawn: dict[tuple[Any, ...], pygame.Surface] = {}

    # ------------------------------------------------------------ laying out
    def show(self, view: ThrowState, viewer: int | None) -> None:
        """Nothing is hidden in High Throw, so the viewer makes no difference."""
        self.view = view
        self.bar_rect = bar(self.kit.theme.scale)
        self._drawn.clear()

    def elements(self) -> Mapping[str, pygame.Rect]:
        found = {f"seat:{seat}": place.plate for seat, place in enumerate(self.places)}
        found |= {f"thrown:{seat}": self.places[seat].die for seat, value in enumerate(self._thrown()) if value}
        return {**found, "die": cup()}

    def _thrown(self) -> list[int]:
        assert self.view is not None
        return self.view.thrown

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: pygame.Surface, hidden: frozenset[str], legal: frozenset[str] | None) -> None:
        key = (hidden, legal)
        if key not in self._drawn:
            self._drawn[key] = self._paint(hidden, legal)
        canvas.blit(self._drawn[key], (0, 0))

    def _paint(self, hidden: frozenset[str], legal: frozenset[str] | None) -> pygame.Surface:
        picture = self.kit.assets.keep(("throw-felt",), self._felt).copy()
        self.kit.panel(picture, NEWS)
        for seat in range(len(self.seats)):
            self._paint_seat(picture, seat, hidden)
        if "die" not in hidden:
            die = die_picture(max(CONTENT.values))
            picture.blit(die, die.get_rect(center=cup().center))
        for element in sorted(legal or ()):
            put_frame(picture, self.elements()[element], LEGAL)
        return picture

    def _felt(self) -> pygame.Surface:
        cloth = self.kit.assets.image("dice/tray_pine").subsurface(FELT)
        table = pygame.transform.smoothscale(cloth, (1920, 1080)).convert()
        table.blit(self.kit.assets.scaled("frame/vignette", (1920, 1080)), (0, 0))
        return table

    def _paint_seat(self, picture: pygame.Surface, seat: int, hidden: frozenset[str]) -> None:
        assert self.view is not None
        kit, place, spec = self.kit, self.places[seat], self.seats[seat]
        kit.panel(picture, place.plate)
        rim = place.plate.inflate(-22, -22)
        pygame.draw.rect(picture, mix(kit.theme.seat(spec.look), INK, 0.15), rim, 5, border_radius=10)
        badge = kit.badge(spec.look, 96)
        picture.blit(badge, badge.get_rect(center=place.badge))
        size = kit.fitted(spec.name, place.plate.w - 56, NUMERAL + 2, "show")
        kit.text(picture, spec.name, place.name, size, "show", anchor="center")
        well = _well(place.die.w)
        picture.blit(well, well.get_rect(center=place.die.center))
        if self.view.thrown[seat] and f"thrown:{seat}" not in hidden:
            die = die_picture(self.view.thrown[seat])
            picture.blit(die, die.get_rect(center=place.die.center))
        for k, spot in enumerate(place.sockets):
            won = k < self.view.points[seat] and f"point:{seat}/{k}" not in hidden
            medal = kit.medal(64, "1") if won else _socket(64)
            picture.blit(medal, medal.get_rect(center=spot))

    def draw_live(self, canvas: pygame.Surface, time: float) -> None:
        """Nothing on this table moves by itself."""

    def picture(self, element: str) -> pygame.Surface | None:
        if element == "die":
            return die_picture(max(CONTENT.values))
        if element.startswith("thrown:"):
            value = self._thrown()[int(element.removeprefix("thrown:"))]
            return die_picture(value) if value else None
        return None

    # ------------------------------------------------------------ words
    def details(self, element: str) -> Details | None:
        assert self.view is not None
        say = self.kit.say
        if element == "die":
            return Details(say("details-die"), say("details-die-text"), die_picture(6, 90), clause="THR-2.3")
        seat = int(element.split(":")[1])
        name, points, value = self.seats[seat].name, self.view.points[seat], self.view.thrown[seat]
        facts = [say("details-points", n=points), *([say("details-thrown", n=value)] if value else [])]
        picture = die_picture(value, 90) if value else self.kit.badge(self.seats[seat].look, 200)
        return Details(name, say("details-seat-text", rounds=CONTENT.rounds), picture, facts=tuple(facts))

    def news(self, event: Event) -> str:
        say = self.kit.say
        if isinstance(event, RoundStarted):
            return say("event-round-started", round=event.round)
        if isinstance(event, DieThrown):
            return say("event-die-thrown", name=self.seats[event.seat].name, value=event.value)
        if isinstance(event, RoundWon):
            if event.seat < 0:
                return say("event-round-drawn", round=event.round)
            return say("event-round-won", name=self.seats[event.seat].name, round=event.round)
        return say("event-game-ended") if isinstance(event, GameEnded) else ""

    def doer(self, event: Event) -> int | None:
        return doer_of(event)

    def befallen(self, event: Event) -> frozenset[int]:
        return befallen(event)

    def prompt(self, question: Question) -> str:
        key = question.key
        return self.kit.say(f"prompt-{key}")

    def about(self, question: Question) -> str:
        return ""

    def first(self, question: Question) -> str:
        return ""

    def option(self, question: Question, option: Option) -> str:
        return self.kit.say(f"option-{option.id}", value=self._thrown()[question.seat])

    # ------------------------------------------------------------ motion
    def cues(self, event: Event, before: Any, after: Any) -> list[Cue]:
        if isinstance(event, RoundStarted):
            return [Banner("banner-round", args={"round": event.round}), Sound("horn_turn")]
        if isinstance(event, DieThrown):
            return self._throw_cues(event)
        if isinstance(event, RoundWon) and event.seat >= 0:
            return self._point_cues(event.seat, after.points[event.seat])
        return [Sound("drum_hit")] if isinstance(event, GameEnded) else []

    def _throw_cues(self, event: DieThrown) -> list[Cue]:
        place, seat = self.places[event.seat], f"thrown:{event.seat}"
        start = FIELD.center
        fly = Fly(die_picture(event.value), start, place.die.center, 0.0, 0.32, 60, False, (1.2, 1.0), seat)
        return [fly, Sound("card_place", 0.3), Glow(seat, 0.3)]

    def _point_cues(self, seat: int, points: int) -> list[Cue]:
        place = self.places[seat]
        end = place.sockets[points - 1]
        medal = self.kit.medal(64, "1")
        fly = Fly(medal, cup().center, end, 0.25, 0.45, 120, False, (1.8, 1.0), f"point:{seat}/{points - 1}")
        return [
            Glow(f"seat:{seat}", 0.0, 0.9),
            fly,
            Sound("coin", 0.7),
            Float("+1", f"seat:{seat}", 0.6),
            Banner("banner-won", seat, 0.1, 1.3, {"name": self.seats[seat].name}),
        ]


def _well(size: int) -> pygame.Surface:
    """A round hollow for a die."""
    c = size / 2
    body = path(circle(c, c, c - 4), mix(WALNUT_DEEP, INK, 0.5), BRASS_DARK, 4)
    return svg((size, size), body + path(circle(c, c, c - 12), stroke=BRASS, width=1.5, opacity=0.5))


def _socket(size: int) -> pygame.Surface:
    """A hollow for a medal that is not won yet."""
    c = size / 2
    rim = mix(BRASS_DARK, BRASS_LIGHT, 0.1)
    return svg((size, size), path(circle(c, c, c - 5), mix(WALNUT_DEEP, INK, 0.4), rim, 3))
