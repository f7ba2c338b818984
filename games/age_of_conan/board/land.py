"""The pieces on the map: every province with its armies, markers, emissaries, raids; Conan and where he is bound."""

from collections.abc import Iterator
from itertools import pairwise

import pygame

from engine.rules import Choose
from engine.ui.paint import circle, layer, path, svg
from engine.ui.pool import pooled
from engine.ui.theme import BRASS_LIGHT, Color
from games.age_of_conan.board import pieces
from games.age_of_conan.board.arrow import draw_arrow, way_to
from games.age_of_conan.board.art import box_of, layout
from games.age_of_conan.board.colors import GONE, INK
from games.age_of_conan.board.desk import Desk
from games.age_of_conan.board.ground import put_cell
from games.age_of_conan.board.map import cell_rect, label_rect, name_rect, places, plate_rect
from games.age_of_conan.board.placed import Laid, province_of
from games.age_of_conan.board.tokens import token_picture
from games.age_of_conan.rules.content import ADVENTURES, CONTENT, PROVINCES
from games.age_of_conan.rules.state import AocState

MOST_RAIDS = 3


ARROW = 70
"""Room for the tail of an arrow, round where it starts."""
LIFT = 8
"""How far the focus raises a thing."""


def lay_land(desk: Desk, laid: Laid, view: AocState) -> None:
    for province in PROVINCES:
        laid.touch(f"province:{province}", name_rect(province))
    lay_path(desk, laid, view)
    lay_gains(desk, laid, view)
    for province in sorted(PROVINCES, key=lambda one: places()[one].army_at[1]):
        _lay_homes(desk, laid, view, province)
        _lay_marker(desk, laid, view, province)
        _lay_armies(desk, laid, view, province)
        _lay_emissaries(desk, laid, view, province)
        _lay_raids(desk, laid, view, province)
        if province == destination(view):
            _lay_goal(desk, laid, view, province)
        if province == view.conan:
            _lay_conan(desk, laid, view, province)


def destination(view: AocState) -> str:
    """Where the current adventure leads, or nowhere."""
    facts = ADVENTURES.get(view.adventure)
    return facts.destination if facts else ""


def _stand(laid: Laid, picture: pygame.Surface, at: tuple[int, int], kind: str, element: str) -> None:
    """`at` is the middle of its feet; how far it rises above is baked with the pictures."""
    laid.centre(picture, (at[0], at[1] + layout()["rise"][kind]), element, throws=True)


# ---------------------------------------------------------------- what belongs to seats
def _lay_homes(desk: Desk, laid: Laid, view: AocState, province: str) -> None:
    home = PROVINCES[province].home
    seat = next((k for k, one in enumerate(view.kingdoms) if one.id == home), -1) if home else -1
    if seat >= 0:
        flag = pieces.standard(desk.art, desk.look(seat))
        _stand(laid, flag, places()[province].spot("marker"), "standard", f"home:{province}")


def _lay_marker(desk: Desk, laid: Laid, view: AocState, province: str) -> None:
    marker = view.markers.get(province)
    if marker is not None:
        picture = pieces.marker(desk.art, desk.look(marker.seat), marker.kind)
        _stand(laid, picture, places()[province].spot("marker"), "marker", f"marker:{province}")


def armies_in(view: AocState, province: str) -> list[tuple[int, int]]:
    """Seats with units there, and how many."""
    return [(seat, one.units[province]) for seat, one in enumerate(view.kingdoms) if one.units.get(province)]


def _lay_armies(desk: Desk, laid: Laid, view: AocState, province: str) -> None:
    """One army; for a moment two when one attacks another (AOC-1.16)."""
    x, y = places()[province].spot("army")
    for k, (seat, count) in enumerate(armies_in(view, province)):
        step = view.kingdoms[seat].campaigns.get(province)
        if step is not None and PROVINCES[province].track:
            _lay_campaign(desk, laid, province, seat, step)
        picture = pieces.army(desk.art, desk.look(seat), count)
        _stand(laid, picture, (x + 4 + 40 * k, y - 12 * k), "army", f"army:{seat}/{province}")


def _lay_campaign(desk: Desk, laid: Laid, province: str, seat: int, step: int) -> None:
    """AOC-15.1 Terrain that is behind the army is grey, that under its feet stands in a bracket."""
    track, element = PROVINCES[province].track, f"step:{province}"
    for k in range(min(step, len(track))):
        cell = cell_rect(province, k)
        laid.put(_past(desk, track[k], cell.size, k == len(track) - 1), cell.topleft, element)
    if step < len(track):
        laid.centre(pieces.pin(desk.art, desk.look(seat)), cell_rect(province, step).center, element)


def _past(desk: Desk, terrain: str, size: tuple[int, int], last: bool) -> pygame.Surface:
    def make() -> pygame.Surface:
        cell = layer(size)
        put_cell(cell, desk, cell.get_rect(), terrain, last, GONE)
        pygame.draw.line(cell, INK, (3, size[1] - 4), (size[0] - 4, 3), 3)
        return cell

    return desk.art.assets.keep(("aoc past", terrain, size, last), make)


def _lay_emissaries(desk: Desk, laid: Laid, view: AocState, province: str) -> None:
    """One figure a seat; where more stand there, their number lies before it."""
    crowds: list[tuple[int, int, str]] = []
    for seat, kingdom in enumerate(view.kingdoms):
        count = kingdom.emissaries.get(province, 0)
        if count:
            at, element = places()[province].spot("emissaries", seat), f"emissary:{seat}/{province}"
            _stand(laid, pieces.emissary(desk.art, desk.look(seat)), at, "emissary", element)
            if count > 1:
                crowds.append((count, seat, element))
    for count, seat, element in crowds:
        x, y = places()[province].spot("emissaries", seat)
        laid.centre(pieces.count_tag(desk.art, count), (x + 11, y + 15), element)


def _lay_raids(desk: Desk, laid: Laid, view: AocState, province: str) -> None:
    count = view.raids.get(province, 0)
    flame = desk.art.image("pieces/raid")
    for k in range(min(count, MOST_RAIDS)):
        _stand(laid, flame, places()[province].raid(province, k), "raid", f"raid:{province}")
    if count > MOST_RAIDS:
        x, y = places()[province].raid(province, MOST_RAIDS - 1)
        laid.centre(pieces.count_tag(desk.art, count), (x + 6, y + 10), f"raid:{province}")


# ---------------------------------------------------------------- Conan
def _lay_goal(desk: Desk, laid: Laid, view: AocState, province: str) -> None:
    """The obelisk of the destination; beside Conan when he has arrived."""
    x, y = places()[province].spot("conan")
    beside = 18 if view.conan == province else 0
    _stand(laid, desk.art.image("pieces/obelisk"), (x + beside, y), "obelisk", f"goal:{province}")


def _lay_conan(desk: Desk, laid: Laid, view: AocState, province: str) -> None:
    name = "conan_crowned" if view.crowned >= 0 else "conan"
    _stand(laid, desk.art.image(f"pieces/{name}"), places()[province].spot("conan"), "conan", "conan")


def lay_path(desk: Desk, laid: Laid, view: AocState) -> None:
    """AOC-5.2 While Conan is on his way: a dotted line along one shortest way, whose first step counts as nearer."""
    goal = destination(view)
    if not view.conan or not goal or view.conan == goal:
        return
    stops = [places()[one].spot("conan") for one in shortest(view.conan, goal)]
    printed = [rect for one in PROVINCES for rect in (label_rect(one), plate_rect(one))]
    for k, (x, y) in enumerate(_dots(stops)):
        if pygame.Rect(x - 7, y - 7, 14, 14).collidelist(printed) < 0:  # names and tracks stay to be read
            laid.centre(_dot(k % 2 == 0), (x, y), "path")


def lay_gains(desk: Desk, laid: Laid, view: AocState) -> None:
    """AOC-5.2 While Conan is led: the token of the track lies in the provinces to which he would take it."""
    if not isinstance(view.question, Choose) or view.question.prompt != "move-conan" or not view.track:
        return
    for province in nearer(view) or [view.conan]:
        x, y = places()[province].spot("conan")
        beside = 34 if province == view.conan else 0
        laid.centre(token_picture(desk, view.track[0], 44), (x + beside, y + 2), f"goal:{province}", throws=True)


def nearer(view: AocState) -> list[str]:
    """Neighbours of Conan that are nearer to the destination."""
    goal = destination(view)
    if not goal or not view.conan:
        return []
    far = CONTENT.distances[view.conan][goal]
    return [one for one in PROVINCES[view.conan].neighbours if CONTENT.distances[one][goal] < far]


def shortest(origin: str, goal: str) -> list[str]:
    """One shortest way over the whole map, both ends included."""
    way = [origin]
    while way[-1] != goal:
        far = CONTENT.distances[way[-1]][goal]
        way.append(next(one for one in PROVINCES[way[-1]].neighbours if CONTENT.distances[one][goal] == far - 1))
    return way


def _dots(stops: list[tuple[int, int]], gap: float = 19.0) -> Iterator[tuple[float, float]]:
    """Points along the way, bare round both ends."""
    for (ax, ay), (bx, by) in pairwise(stops):
        far = pygame.Vector2(bx - ax, by - ay).length()
        count = max(1, round(far / gap))
        yield from ((ax + (bx - ax) * k / count, ay + 8 + (by - ay) * k / count) for k in range(1, count))


@pooled
def _dot(strong: bool) -> pygame.Surface:
    inner = path(circle(7, 7, 4), BRASS_LIGHT if strong else (214, 70, 52))
    return svg((14, 14), path(circle(7, 7, 6), INK, opacity=0.75) + inner)


# ---------------------------------------------------------------- lifting
def lifted_land(
    desk: Desk, laid: Laid, view: AocState, ground: pygame.Surface, province: str, color: Color
) -> pygame.Surface:
    """The province cut free with its pieces and a brass border, and an arrow from what would move there.

    Its middle is where its name lies: the focus lifts it.
    """
    way = way_to(view, province)
    box, name = box_of(province), name_rect(province)
    if way is not None:
        box = box.union(pygame.Rect(way[0], (1, 1)).inflate(ARROW, ARROW))
    half = max(abs(side - name.centerx) for side in (box.left, box.right))
    tall = max(abs(side - name.centery) for side in (box.top, box.bottom))
    frame = pygame.Rect(0, 0, 2 * half, 2 * tall)
    frame.center = name.center
    out = layer(frame.size)
    land = box_of(province)
    at = (land.x - frame.x, land.y - frame.y)
    part = desk.art.cut(ground, province).copy()
    part.fill((24, 20, 10, 0), special_flags=pygame.BLEND_RGB_ADD)
    out.blit(part, at)
    out.blit(desk.art.rim(province, color), at)
    for piece in laid.pieces:
        if province_of(piece.element) == province or (
            piece.element == "conan" and land.collidepoint(piece.rect.center)
        ):
            x, y = piece.at[0] - frame.x, piece.at[1] - frame.y
            if piece.throws:
                shade, (dx, dy) = desk.art.shadow(piece.picture)
                out.blit(shade, (x + dx, y + dy))
            out.blit(piece.picture, (x, y))
    if way is not None:
        start, end = ((x - frame.x, y - frame.y) for x, y in way)
        draw_arrow(out, start, end, color)
    out.fill((0, 0, 0, 0), desk.table.details.inflate(16, 16).move(-frame.x, LIFT - frame.y))
    return out


__all__ = ["armies_in", "destination", "lay_land", "lifted_land", "nearer", "shortest"]
