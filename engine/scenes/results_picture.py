"""The parts of the results: the winner's banner, the places, the table of points."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from engine.language import Language
from engine.rules import Result, SeatSpec
from engine.tween import ease_out
from engine.ui.faces import row_face
from engine.ui.paint import drop, lin, path, svg
from engine.ui.text import fit, put, shorten, width, wrap
from engine.ui.theme import BONE, BRASS, BRASS_LIGHT, INK, LABEL, SEATS, Color, mix

if TYPE_CHECKING:
    from engine.app import App

BANNER = pygame.Rect(130, 176, 400, 600)
UNROLL = 0.7
HEAD = 88
"""Pixels above the table of points: shapes and names."""
COUNT = 1.1
"""Seconds in which the points count up."""


def draw_banner(
    app: "App", canvas: pygame.Surface, line: str, winners: Sequence[SeatSpec], points: int, age: float
) -> None:
    """A long flag in the first winner's colour, brass for nobody, that unrolls: who won, the good news, the points."""
    calm = app.settings.comfort.reduced_motion
    share = 1.0 if calm else ease_out(min(1.0, age / UNROLL))
    key = ("victory flag", line, points, app.kit.theme, tuple(winner.look for winner in winners))
    flag = app.assets.keep(key, lambda: _flag(app, line, winners, points))
    tall = max(1, round(BANNER.h * share))
    if tall >= BANNER.h:
        drop(canvas, flag, BANNER.topleft, 14, (10, 18), 0.55)
    else:
        canvas.blit(flag, BANNER.topleft, (0, BANNER.h - tall, BANNER.w, tall))


def _flag(app: "App", line: str, winners: Sequence[SeatSpec], points: int) -> pygame.Surface:
    w, h = BANNER.size
    color = app.kit.theme.seat(winners[0].look if winners else None)
    cloth = f"M6 0H{w - 6}V{h - 8}L{w / 2} {h - 78}L6 {h - 8}Z"
    stitch = f"M22 12H{w - 22}V{h - 40}L{w / 2} {h - 104}L22 {h - 40}Z"
    shade = lin("f", 0, 0, w, 0, (0, mix(color, INK, 0.42)), (0.4, mix(color, INK, 0.22)), (1, mix(color, INK, 0.6)))
    picture = svg(
        (w, h), path(cloth, "url(#f)", INK, 5) + path(stitch, "none", mix(color, BONE, 0.5), 3, 0.8), defs=shade
    )
    _draw_winners(app, picture, winners)
    limit = w - 76
    size = next((s for s in range(64, 30, -2) if len(wrap(line, s, "show", limit)) <= 3), 32)
    y = 356
    for words in wrap(line, size, "show", limit):
        put(picture, words, (w / 2 + 2, y + 3), size, "show", INK, "center")
        put(picture, words, (w / 2, y), size, "show", BONE, "center")
        y += round(size * 1.05)
    if y < 440:
        medal = app.kit.medal(96, signed(points))
        picture.blit(medal, medal.get_rect(center=(w / 2, 462)))
    return picture


def _draw_winners(app: "App", picture: pygame.Surface, winners: Sequence[SeatSpec]) -> None:
    """All within the flag, however many share it."""
    wide = {1: 250, 2: 170}.get(len(winners), 130)
    step = 0 if len(winners) == 1 else min(160, (BANNER.w - 30 - wide) // max(1, len(winners) - 1))
    middle = BANNER.w / 2 - step * (len(winners) - 1) / 2
    for n, winner in enumerate(winners):
        khan = app.assets.scaled(f"title/khan_{SEATS[winner.look].key}", (wide, round(wide * 190 / 220)))
        x = round(middle + n * step)
        clip = pygame.Rect(0, 0, BANNER.w, 284)
        picture.set_clip(clip)
        picture.blit(khan, khan.get_rect(midbottom=(x, 288)))
        picture.set_clip(None)
        badge = app.kit.badge(winner.look, 60 if len(winners) < 3 else min(60, step - 6))
        picture.blit(badge, badge.get_rect(center=(x, 292)))


def draw_places(
    app: "App", canvas: pygame.Surface, rect: pygame.Rect, result: Result, seats: tuple[SeatSpec, ...], age: float = 9.0
) -> None:
    """A row for each seat from first to last: place, mark, name, points."""
    order = numbered(result)
    tall = min(116, (rect.h - 14 * (len(order) - 1)) // len(order))
    y = rect.y + (rect.h - len(order) * tall - 14 * (len(order) - 1)) // 2
    for place, seat in order:
        row = pygame.Rect(rect.x, y, rect.w, tall)
        _draw_place(app, canvas, row, place, seats[seat], result.scores[seat].total, age)
        y += tall + 14


def numbered(result: Result) -> list[tuple[int, int]]:
    """(place, seat) from first to last; after two who share the first place comes the third."""
    out: list[tuple[int, int]] = []
    for level in result.places:
        place = len(out) + 1
        out += [(place, seat) for seat in level]
    return out


def signed(value: int) -> str:
    """A number with a real minus."""
    return str(value) if value >= 0 else f"−{-value}"


def _draw_place(
    app: "App", canvas: pygame.Surface, row: pygame.Rect, place: int, seat: SeatSpec, total: int, age: float
) -> None:
    kit = app.kit
    canvas.blit(row_face(row.size, place == 1), row)
    medal = kit.medal(min(76, row.h - 14), str(place))
    canvas.blit(medal, medal.get_rect(center=(row.x + 64, row.centery)))
    badge = kit.badge(seat.look, min(72, row.h - 10))
    canvas.blit(badge, badge.get_rect(center=(row.x + 160, row.centery)))
    shown = round(total * min(1.0, age / COUNT)) if not app.settings.comfort.reduced_motion else total
    words = app.language("results-score", n=shown)
    size = fit(words, "show", 380, kit.theme.px(46))
    where = put(canvas, words, (row.right - 30, row.centery), size, "show", BRASS_LIGHT, "midright")
    room = where.left - row.x - 240
    name = fit(seat.name, "bold", room, kit.theme.px(44))
    named = put(canvas, seat.name, (row.x + 214, row.centery), name, "bold", BONE, "midleft")
    if seat.bot:
        x = named.right + 14
        if x + 50 < where.left:
            picture = kit.icon("bot", 40, kit.theme.muted)
            canvas.blit(picture, picture.get_rect(midleft=(x, row.centery)))


def draw_points(
    app: "App",
    canvas: pygame.Surface,
    rect: pygame.Rect,
    result: Result,
    seats: tuple[SeatSpec, ...],
    words: Language,
) -> None:
    """A line for each kind of points, a column for each seat; kinds that gave nobody anything are left out."""
    kit = app.kit
    keys = list(dict.fromkeys(line.key for score in result.scores for line in score.lines))
    rows = [(key, [_points(result, seat, key) for seat in range(len(seats))]) for key in keys]
    rows = [(key, points) for key, points in rows if any(points)]
    label = round(rect.w * (0.5 if len(seats) < 5 else 0.46))
    column = (rect.w - label) / len(seats)
    top = rect.y + HEAD
    step = (rect.h - HEAD) / (len(rows) + 1)
    size = min(kit.theme.px(LABEL), round(step * 0.78))
    room = round(column) - 10
    named = min(fit(seat.name, "bold", room, min(kit.theme.px(28), 40)) for seat in seats)
    for n, seat in enumerate(seats):
        x = rect.x + label + column * (n + 0.5)
        badge = kit.badge(seat.look, 46)
        canvas.blit(badge, badge.get_rect(center=(x, rect.y + 20)))
        name = shorten(seat.name, named, "bold", room)
        put(canvas, name, (x, rect.y + 62), named, "bold", kit.theme.seat(seat.look), "center")
    for n, (key, points) in enumerate(rows):
        y = top + step * (n + 0.5)
        pygame.draw.line(canvas, mix(BRASS, INK, 0.62), (rect.x, y - step / 2), (rect.right, y - step / 2), 2)
        name = words(key if key.startswith("score-") else f"score-{key}")
        _draw_kind(canvas, name, pygame.Rect(rect.x, round(y - step / 2), label - 20, round(step)), size)
        _draw_numbers(canvas, points, rect.x + label, y, column, size, BONE)
    y = top + step * (len(rows) + 0.5)
    pygame.draw.line(canvas, BRASS, (rect.x, y - step / 2), (rect.right, y - step / 2), 4)
    put(canvas, app.language("results-total"), (rect.x, y), round(size * 1.1), "bold", BRASS_LIGHT, "midleft")
    totals = [score.total for score in result.scores]
    _draw_numbers(canvas, totals, rect.x + label, y, column, round(size * 1.25), BRASS_LIGHT, "show")


def _draw_kind(canvas: pygame.Surface, words: str, rect: pygame.Rect, size: int) -> None:
    """The words of a kind of points on one line, or on two where that leaves them larger."""
    small = fit(words, "read", rect.w, size)
    lines: tuple[str, ...] = (words,)
    if small < size or width(words, small, "read") > rect.w:
        sizes = range(min(size, rect.h // 2 - 4), 27, -2)
        twice = next((each for each in sizes if len(wrap(words, each, "read", rect.w)) <= 2), 0)
        if twice > small or (twice and width(words, small, "read") > rect.w):
            small, lines = twice, wrap(words, twice, "read", rect.w)
    for n, line in enumerate(lines):
        y = rect.centery + (n - (len(lines) - 1) / 2) * small * 1.08
        put(canvas, line, (rect.x, y), small, "read", BONE, "midleft")


def _points(result: Result, seat: int, key: str) -> int:
    return sum(line.points for line in result.scores[seat].lines if line.key == key)


def _draw_numbers(
    canvas: pygame.Surface,
    points: Sequence[int],
    left: float,
    y: float,
    column: float,
    size: int,
    color: Color,
    face: str = "bold",
) -> None:
    for n, value in enumerate(points):
        shown = signed(value)
        faint = mix(color, INK, 0.4) if value == 0 else color
        put(canvas, shown, (left + column * (n + 0.5), y), size, face, faint, "center")
