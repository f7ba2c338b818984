"""The points of every seat over the whole game, found by playing it again a little each frame; and their chart."""

from collections.abc import Iterator
from itertools import pairwise
from time import perf_counter
from typing import TYPE_CHECKING, Any

import pygame

from engine.rules import Match
from engine.rules.match import SeatSpec
from engine.scenes.results_picture import signed
from engine.ui.paint import path, svg
from engine.ui.text import put, width
from engine.ui.theme import INK, LABEL, WALNUT_LIGHT

if TYPE_CHECKING:
    from engine.app import App

SAMPLES = 60
MARKS = 4
"""Shapes on each line of the chart, besides the one at its end."""
APART = 50.0
"""Pixels between the shapes at the ends of the lines."""
SLICE = 0.003
"""Seconds of work in one step, so that the picture does not stutter."""


class Course:
    """`points[k]` are the totals of all seats at sample k; `done` when the end is reached. Call `work` every step."""

    def __init__(self, match: Match[Any]) -> None:
        self.points: list[tuple[int, ...]] = []
        self.done = False
        self._play = self._replay(match)

    def _replay(self, match: Match[Any]) -> Iterator[None]:
        again = Match.start(match.rules, match.seats, match.seed, match.options)
        every = max(1, len(match.log) // SAMPLES)
        for n, entry in enumerate(match.log):
            if n % every == 0:
                self._note(again)
            again.answer(entry.answer)
            yield
        self._note(match)
        self.done = True

    def _note(self, match: Match[Any]) -> None:
        self.points.append(tuple(score.total for score in match.standing().scores))

    def work(self, seconds: float = SLICE) -> None:
        """Go on for about that long."""
        until = perf_counter() + seconds
        while not self.done and perf_counter() < until:
            next(self._play, None)


def chart(
    app: "App", points: list[tuple[int, ...]], seats: tuple[SeatSpec, ...], size: tuple[int, int]
) -> pygame.Surface:
    """A line for each seat in its colour with its shape at the end; numbers at the left, names at the right."""
    w, h = size
    scale = app.kit.theme.px(LABEL)
    named = max(width(spec.name, min(scale, 38), "bold") for spec in seats)
    left, right, top, low = scale * 2 + 10, w - named - 64, scale + 46, h - scale - 18
    most = max(1, *(max(sample) for sample in points))
    least = min(0, *(min(sample) for sample in points))
    picture = pygame.Surface(size, pygame.SRCALPHA)
    step = next((s for s in (1, 2, 5, 10, 20, 50, 100, 200, 500) if (most - least) / s <= 5), 1000)

    def at(k: int, value: float) -> tuple[float, float]:
        across = k / max(1, len(points) - 1)
        return left + (right - left) * across, low - (low - top) * (value - least) / (most - least)

    grid = ""
    for value in range(-(-least // step) * step, most + 1, step):
        y = at(0, value)[1]
        grid += path(f"M{left} {y}H{right}", "none", WALNUT_LIGHT, 2, 0.9)
        put(picture, signed(value), (left - 16, y), min(scale, 40), "read", app.kit.theme.muted, "midright")
    grid += path(f"M{left} {at(0, 0)[1]}H{right}", "none", app.kit.theme.muted, 3)
    body = grid
    for seat, spec in enumerate(seats):
        line = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in (at(k, sample[seat]) for k, sample in enumerate(points)))
        body += path(line, "none", INK, 11) + path(line, "none", app.kit.theme.seat(spec.look), 6)
    picture.blit(svg(size, body), (0, 0))
    put(picture, app.language("results-course-title"), (left, 0), min(scale, 40), "bold", app.kit.theme.text)
    put(picture, app.language("results-begins"), (left, h), min(scale, 36), "read", app.kit.theme.muted, "bottomleft")
    put(
        picture,
        app.language("results-ends"),
        (right - 34, h),
        min(scale, 36),
        "read",
        app.kit.theme.muted,
        "bottomright",
    )
    for seat, spec in enumerate(seats):
        for k in marked(seat, len(seats), len(points)):
            badge = app.kit.badge(spec.look, 30)
            picture.blit(badge, badge.get_rect(center=at(k, points[k][seat])))
    _draw_marks(app, picture, [at(len(points) - 1, value) for value in points[-1]], seats, low - 6)
    return picture


def marked(seat: int, seats: int, samples: int) -> list[int]:
    """The samples at which a seat's line carries its shape: colours alone tell nothing, and no two lie together."""
    every = max(seats, samples // MARKS)
    return list(range(every // 2 + seat * every // seats, samples - every // 2, every))


def _draw_marks(
    app: "App",
    picture: pygame.Surface,
    ends: list[tuple[float, float]],
    seats: tuple[SeatSpec, ...],
    lowest: float,
) -> None:
    """The seats' shapes and names where the lines end, none below `lowest`."""
    size = min(app.kit.theme.px(LABEL), 38)
    for seat, y in enumerate(kept_apart([y for _, y in ends], lowest)):
        x = ends[seat][0]
        badge = app.kit.badge(seats[seat].look, 46)
        picture.blit(badge, badge.get_rect(center=(round(x) + 4, round(y))))
        put(picture, seats[seat].name, (x + 36, y), size, "bold", app.kit.theme.text, "midleft")


def kept_apart(wished: list[float], lowest: float, gap: float = APART) -> list[float]:
    """The heights nearest to the wished ones, in the same order and `gap` from each other: those that crowd go down,
    and up again where they would go below `lowest`."""
    order = sorted(range(len(wished)), key=wished.__getitem__)
    found = list(wished)
    for above, seat in pairwise(order):
        found[seat] = max(found[seat], found[above] + gap)
    limit = lowest
    for seat in reversed(order):
        found[seat] = min(found[seat], limit)
        limit = found[seat] - gap
    return found
