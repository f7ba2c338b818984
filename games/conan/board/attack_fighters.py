"""Who strikes and who is struck: the large figure on its base, the name, and what is left to live by."""

import pygame

from engine.ui.paint import fade, layer
from engine.ui.text import ink
from engine.ui.theme import BONE, Color
from games.conan.board.attack_pictures import plate, plinth
from games.conan.board.colors import TILES
from games.conan.board.desk import Desk
from games.conan.board.naming import Names, kind_of, parts_of
from games.conan.board.placed import Laid
from games.conan.rules.figures import area_of, hero_of, is_hero, side_of, tile_of
from games.conan.rules.harm import life
from games.conan.rules.state import ConanState

Surface = pygame.Surface
SAFE = pygame.Rect(96, 54, 1182, 972)
"""Where the names must stay."""
NAME = (292, 84)
"""The plate with the name."""
FOOT = 80
"""From the bottom of the place to where the base stands."""


def lay_fighter(
    desk: Desk,
    laid: Laid,
    view: ConanState,
    name: str,
    place: pygame.Rect,
    color: Color,
    mirrored: bool = False,
    named: bool = True,
) -> None:
    """The figure is the character's element while the band covers the board. `mirrored` looks to the left."""
    foot = FOOT if named else 0
    picture = fighter(desk, view, name, room_of(place, foot), color, mirrored)
    if not area_of(view, name):
        picture = desk.art.keep(("fallen", id(picture)), lambda: fallen(desk, picture))
    where = picture.get_rect(midbottom=(place.centerx, place.bottom - foot))
    laid.forget(name)  # the small figure under the band is no longer what is meant
    laid.put(picture, where.topleft, name)
    if named:
        low = pygame.Rect(place.x, place.bottom - NAME[1], place.w, NAME[1]).clip(SAFE)
        _lay_name(desk, laid, view, name, pygame.Rect(low.centerx - NAME[0] // 2, low.y, *NAME), color)


def room_of(place: pygame.Rect, foot: int = FOOT) -> tuple[int, int]:
    """What a figure may fill of its place."""
    return place.w, place.h - foot


def fighter(desk: Desk, view: ConanState, name: str, room: tuple[int, int], color: Color, mirrored: bool) -> Surface:
    """A figure on its base, as large as the room allows."""
    hero, base = side_of(view, name) == "heroes", color
    if not is_hero(name):
        base = TILES.get(parts_of(tile_of(name))[1], TILES[""])[0]
    key = ("fighter", kind_of(name), room, base, mirrored, hero)
    return desk.art.keep(key, lambda: _stand(desk, kind_of(name), room, base, mirrored, hero))


def portrait(desk: Desk, kind: str) -> Surface:
    """The figure as it was drawn, large."""
    return desk.art.image(f"figures/{kind}_portrait")


def fallen(desk: Desk, picture: Surface) -> Surface:
    """Who has died: a shadow on an empty base, and a skull."""
    out = fade(picture, 70)
    skull = desk.icon("skull", 130)
    out.blit(skull, skull.get_rect(center=(out.get_width() // 2, out.get_height() // 2)))
    return out


def _stand(desk: Desk, kind: str, room: tuple[int, int], base: Color, mirrored: bool, hero: bool) -> Surface:
    body = portrait(desk, kind)
    w, h = body.get_size()
    scale = min(room[0] / w, (room[1] - 40) / h, 1.0)
    size = (max(1, round(w * scale)), max(1, round(h * scale)))
    body = pygame.transform.smoothscale(body, size)
    if mirrored:
        body = pygame.transform.flip(body, True, False)
    stand = plinth(min(room[0], max(190, round(size[0] * 0.92))), base, hero)
    wide, high = max(size[0], stand.get_width()), size[1] + stand.get_height() // 2
    out = layer((wide, high))
    out.blit(stand, stand.get_rect(midbottom=(wide // 2, high)))
    out.blit(body, body.get_rect(midtop=(wide // 2, 0)))
    return out


def _lay_name(desk: Desk, laid: Laid, view: ConanState, name: str, rect: pygame.Rect, color: Color) -> None:
    laid.put(plate(rect.size, color), rect.topleft)
    words = Names(desk.words, desk.kit.language.has).short(name)
    label = desk.label(words, rect.w - 24, 28, "bold", BONE, 28, 34)
    laid.centre(label, (rect.centerx, rect.y + 24))
    _lay_life(desk, laid, view, name, (rect.centerx, rect.y + 61))


def _lay_life(desk: Desk, laid: Laid, view: ConanState, name: str, at: tuple[int, int]) -> None:
    """CON-10.5 Gems left and wounds of a hero; drops of anybody else."""
    element = f"attack:life/{name}"
    if is_hero(name):
        hero = hero_of(view, name)
        pairs = [(desk.art.image("gems/ready_36"), life(hero)), (desk.art.image("gems/wound_36"), hero.wounds)]
    else:
        model = next((one for one in view.models if f"unit:{one.tile}/{one.n}" == name), None)
        pairs = [(desk.icon("drop", 40), model.life if model is not None else 0)]
    first = at[0] - 56 * (len(pairs) - 1)
    for k, (picture, n) in enumerate(pairs):
        x = first + 112 * k
        laid.centre(picture, (x - 24, at[1]), element)
        laid.centre(ink(str(n), 34, "show", BONE), (x + 20, at[1]), element)
