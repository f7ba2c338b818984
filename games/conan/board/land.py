"""What belongs to the areas: roofs, doors, planks, breaches, chests, objects on the floor, hidden things, ways out."""

import pygame

from engine.ui.paint import layer
from engine.ui.theme import Color
from games.conan.board.baked import layout
from games.conan.board.colors import BLOOD, INK
from games.conan.board.desk import Desk
from games.conan.board.pieces import card_picture
from games.conan.board.placed import Laid
from games.conan.board.places import box_of, places
from games.conan.rules.content import BOARDS
from games.conan.rules.figures import in_area
from games.conan.rules.ground import all_planks, exits, wall_material
from games.conan.rules.state import ConanState

OBJECT = (46, 62)


def lay_land(desk: Desk, laid: Laid, view: ConanState) -> None:
    for area in BOARDS[view.board].areas:
        laid.touch(f"area:{area}", box_of(view.board, area))
    _lay_roofs(desk, laid, view)
    _lay_exits(desk, laid, view)
    _lay_doors(desk, laid, view)
    _lay_planks(desk, laid, view)
    _lay_breaches(desk, laid, view)
    for area in view.chests:
        _lay_chest(desk, laid, view, area)
    _lay_objects(desk, laid, view)
    _lay_secrets(desk, laid, view)


def _lay_roofs(desk: Desk, laid: Laid, view: ConanState) -> None:
    """A hut is open while anybody or anything that can be seen is in it."""
    for area, spot in places(view.board).roofs.items():
        if not in_area(view, area) and not any(one.area == area for one in view.lying):
            laid.roof(desk.art.image(f"boards/{view.board}/roofs/{area}"), spot, area)


def _lay_exits(desk: Desk, laid: Laid, view: ConanState) -> None:
    """CON-25.4 The ways out, at the lower edge of their areas."""
    for area in exits(view):
        spot = max(desk.art.corners(view.board, area), key=lambda one: (one[1], one[0]))
        picture = desk.icon("exit", 40)
        laid.centre(desk.art.rested(picture, (255, 255, 255, 205)), (spot[0], spot[1] + 6), f"mark:exit/{area}")


# ---------------------------------------------------------------- borders
def _lay_doors(desk: Desk, laid: Laid, view: ConanState) -> None:
    for door, facts in BOARDS[view.board].doors.items():
        start, end = (places(view.board).at(point) for point in _ends(facts.line))
        way = "along" if start[0] == end[0] else "across"
        state = view.doors.get(door, facts.state) or "open"
        _lay_thing(desk, laid, f"door_{facts.material}_{state}_{way}", _middle(start, end), f"door:{door}")


def _ends(line: str) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in (pair.split(",") for pair in line.split())]


def _middle(start: tuple[int, int], end: tuple[int, int]) -> tuple[int, int]:
    return (start[0] + end[0]) // 2, (start[1] + end[1]) // 2


def _lay_thing(desk: Desk, laid: Laid, thing: str, ground: tuple[int, int], element: str) -> None:
    """A thing with its foot on a point of the ground."""
    x, y = layout()["things"][thing]
    laid.put(desk.art.image(f"things/{thing}"), (ground[0] - x, ground[1] - y), element, throws=True)


def _lay_planks(desk: Desk, laid: Laid, view: ConanState) -> None:
    for name in all_planks(view):
        a, _, b = name.partition("/")
        start, end = places(view.board).dots[a], places(view.board).dots[b]
        middle = _middle(start, end)
        if name in view.planks:
            _lay_thing(desk, laid, "plank", middle, f"border:{name}")
        else:
            rect = pygame.Rect(0, 0, 70, 44)
            rect.center = middle
            laid.touch(f"border:{name}", rect)


def _lay_breaches(desk: Desk, laid: Laid, view: ConanState) -> None:
    """CON-26.11 A wall that was broken through: splinters where it stood."""
    board = BOARDS[view.board]
    for name in view.breaches:
        a, _, b = name.partition("/")
        stretch = next(iter(board.stretches(a, b)), None) if b else None
        if stretch is not None:
            start, end = (places(view.board).at(point) for point in stretch)
            _lay_thing(desk, laid, f"breach_{wall_material(view, a, b)}", _middle(start, end), f"border:{name}")


# ---------------------------------------------------------------- things on the floor
def _lay_chest(desk: Desk, laid: Laid, view: ConanState, area: str) -> None:
    box = box_of(view.board, area)
    if BOARDS[view.board].areas[area].kind == "hut":
        middle = box.centerx + 26, box.bottom - 30
    else:
        middle = box.right - 44, box.bottom - 40
    _lay_thing(desk, laid, "chest", middle, f"chest:{area}")


def _lay_objects(desk: Desk, laid: Laid, view: ConanState) -> None:
    """CON-11.16 Objects lie at the foot of their area, beside each other."""
    areas: dict[str, list[str]] = {}
    for one in view.lying:
        areas.setdefault(one.area, []).append(one.card)
    for area, cards in areas.items():
        box = box_of(view.board, area)
        hut = BOARDS[view.board].areas[area].kind == "hut"
        x, y = (box.x + 26, box.bottom - 34) if hut else _corner(view, area, box)
        pitch = min(36, (box.w - 80) / max(1, len(cards)))
        for k, card in enumerate(cards):
            laid.centre(card_picture(desk, card, OBJECT), (x + pitch * k, y), f"object:{area}/{card}", True)


def _corner(view: ConanState, area: str, box: pygame.Rect) -> tuple[int, int]:
    """The lower left of an area, within its shape: near the feet of the figure that stands lowest."""
    low = max(places(view.board).spots[area], key=lambda spot: spot[1] - 0.2 * spot[0])
    return max(box.x + 34, min(int(low[0]) - 40, box.right - 60)), min(box.bottom - 40, int(low[1]) + 8)


def _lay_secrets(desk: Desk, laid: Laid, view: ConanState) -> None:
    """CON-25.6 The hiding place, for the Overlord's eyes alone: others are given no place."""
    for card, area in view.secrets.items():
        if area in BOARDS[view.board].areas and desk.bottom == view.overlord:
            box = box_of(view.board, area)
            picture = card_picture(desk, card, OBJECT)
            glow, margin = desk.art.outline(picture, BLOOD)
            where = picture.get_rect(center=(box.centerx - 20, box.centery + 6))
            laid.put(glow, (where.x - margin, where.y - margin))
            laid.put(picture, where.topleft, f"mark:secret/{card}")
            eye = desk.icon("eye_closed", 30)
            plate = layer((40, 34))
            pygame.draw.rect(plate, (*INK, 225), plate.get_rect(), border_radius=9)
            plate.blit(eye, eye.get_rect(center=(20, 17)))
            laid.centre(plate, (where.right - 4, where.bottom - 4), f"mark:secret/{card}")


# ---------------------------------------------------------------- lifting
def lifted_area(desk: Desk, laid: Laid, ground: pygame.Surface, area: str, color: Color) -> pygame.Surface:
    """An area cut free in a ring of light, with all that stands in it."""
    box = box_of(laid.board, area)
    out = desk.art.cut(ground, laid.board, area, "lit").copy()
    for piece in laid.on_board():
        if box.collidepoint(piece.rect.midbottom[0], piece.rect.midbottom[1] - 8):
            out.blit(piece.picture, (piece.at[0] - box.x, piece.at[1] - box.y))
    out.blit(desk.art.area(laid.board, area, "ring", color), (0, 0))
    return out
