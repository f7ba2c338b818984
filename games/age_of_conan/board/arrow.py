"""The broad arrow from what would move to the province in focus."""

import pygame

from engine.rules import Choose, Option
from engine.ui.paint import layer
from engine.ui.pool import pooled
from engine.ui.theme import Color
from games.age_of_conan.board.colors import INK, light_of
from games.age_of_conan.board.map import places
from games.age_of_conan.rules.state import AocState

Way = tuple[tuple[int, int], tuple[int, int]]
CONAN = ("move-conan", "conan-action", "conan-step")
"""Questions in which Conan moves."""
BEND = 0.14
STEPS = 22
HEAD = 6
"""Steps of the curve that the head takes."""
FINE = 2
"""It is drawn so much larger, then brought down smoothly."""
ROOM = 30
SHORT = 30


def way_to(view: AocState, province: str) -> Way | None:
    """From where it stands now to its place in the province, of what would move there; None where nothing would."""
    question = view.question
    if not isinstance(question, Choose):
        return None
    fitting = (one for one in question.options if not one.blocked and f"province:{province}" in one.touches)
    ways = (_way(view, question, one, province) for one in fitting)
    return next((way for way in ways if way is not None), None)


def _way(view: AocState, question: Choose, option: Option, to: str) -> Way | None:
    what, _, where = option.id.partition(":")
    origin, kind, seat = where.rpartition("/")[0], "", question.seat
    if what in ("attack", "relocate"):
        kind = "army"
    elif question.prompt in CONAN and what in ("move", "to"):
        origin, kind = view.conan, "conan"
    elif question.prompt == "emissary-destination":
        origin, kind = str(question.args.get("origin", "")), "emissaries"
    if not kind or origin not in places():
        return None
    return places()[origin].spot(kind, seat), places()[to].spot(kind, seat)


def draw_arrow(out: pygame.Surface, start: tuple[int, int], end: tuple[int, int], color: Color) -> None:
    """On a picture, between two of its points; nothing between points that are too near."""
    if pygame.Vector2(end).distance_to(start) > 2 * SHORT:
        picture = _arrow((end[0] - start[0], end[1] - start[1]), color)
        out.blit(picture, (min(start[0], end[0]) - ROOM, min(start[1], end[1]) - ROOM))


@pooled
def _arrow(way: tuple[int, int], color: Color) -> pygame.Surface:
    """From one corner to the opposite one, with `ROOM` all round."""
    size = abs(way[0]) + 2 * ROOM, abs(way[1]) + 2 * ROOM
    start = pygame.Vector2(ROOM if way[0] >= 0 else ROOM - way[0], ROOM if way[1] >= 0 else ROOM - way[1])
    line = _curve(start, start + pygame.Vector2(way))
    big = layer((size[0] * FINE, size[1] * FINE))
    for grow, shade in ((3.0, INK), (0.0, color), (-3.4, light_of(color))):
        pygame.draw.polygon(big, shade, [point * FINE for point in _blade(line, grow)])
    return pygame.transform.smoothscale(big, size)


def _curve(start: pygame.Vector2, end: pygame.Vector2) -> list[pygame.Vector2]:
    """A slight bend to one side; it leaves the piece and stops before the middle of the province."""
    way = end - start
    middle = (start + end) / 2 + pygame.Vector2(way.y, -way.x) * BEND
    first, last = SHORT / way.length(), 1 - SHORT / 2 / way.length()
    shares = [first + (last - first) * k / STEPS for k in range(STEPS + 1)]
    return [start * (1 - t) ** 2 + middle * 2 * t * (1 - t) + end * t * t for t in shares]


def _blade(line: list[pygame.Vector2], grow: float) -> list[pygame.Vector2]:
    """The outline along the line: thin tail, broad neck, head."""
    neck = len(line) - 1 - HEAD
    left, right = [], []
    for k in range(neck + 1):
        along = (line[k + 1] - line[max(0, k - 1)]).normalize()
        aside = pygame.Vector2(-along.y, along.x) * max(0.5, 2 + 6 * k / neck + grow)
        left.append(line[k] + aside)
        right.append(line[k] - aside)
    along = (line[-1] - line[neck]).normalize()
    wing = pygame.Vector2(-along.y, along.x) * (17 + 1.6 * grow)
    base, tip = line[neck] - along * grow, line[-1] + along * grow * 1.5
    return [*left, base + wing, tip, base - wing, *reversed(right)]
