"""Single things as pictures: standees with their bases, cards, tiles, portraits, plates of life."""

import pygame

from engine.ui.paint import circle, layer, path, svg
from engine.ui.text import ink
from engine.ui.theme import BONE, INK, SEATS, Color
from games.conan.board.art import Art
from games.conan.board.baked import layout
from games.conan.board.colors import BLOOD, HERO_EDGE
from games.conan.board.desk import Desk
from games.conan.board.gems import gem
from games.conan.board.naming import parts_of
from games.conan.rules.content import CARDS, SPELLS

PLATE = 34
LEAST_FACE = 100
"""How wide a card must be to show its whole face."""
SHADE = 22
"""Room round a figure for its shadow."""


def kind_of(name: str) -> str:
    """The picture of a figure: a hero's id or the kind of its tile."""
    side, _, rest = name.partition(":")
    return rest if side == "hero" else parts_of(rest.rpartition("/")[0])[0]


def colour_of(name: str) -> str:
    """The colour of the tile it belongs to."""
    return parts_of(name.removeprefix("unit:").rpartition("/")[0])[1]


# ---------------------------------------------------------------- figures
def standee(art: Art, kind: str, size: str) -> pygame.Surface:
    """A figure cut out, without its base; `size` is board, sheet or portrait."""
    return art.image(f"figures/{kind}_{size}")


def foot_of(kind: str, size: str) -> tuple[int, int]:
    """The point of its picture that stands in the middle of its base."""
    x, y = layout()["figures"][size][kind]
    return int(x), int(y)


def base_wide(kind: str) -> int:
    """How wide the base ring of a figure is."""
    return int(layout()["figures"]["ring"][kind])


def base_ring(desk: Desk, wide: int, seat: int, colour: str) -> pygame.Surface:
    """CON-1.6 The base: smooth and in its seat's colour for heroes, thorned with the tally of the group for foes."""
    if seat < 0:
        return desk.art.image(f"rings/foe_{colour or 'boss'}_{wide}")
    look, own = desk.look(seat), desk.color(seat)
    name = f"rings/hero_{SEATS[look].key}_{wide}"
    if own == SEATS[look].color:
        return desk.art.image(name)
    return desk.art.keep(("ring", name), lambda: recoloured(desk.art.image(name), SEATS[look].color, own))


def recoloured(picture: pygame.Surface, old: Color, new: Color) -> pygame.Surface:
    """A picture in one hue in that of another palette."""
    out = picture.copy()
    for x in range(out.get_width()):
        for y in range(out.get_height()):
            r, g, b, a = out.get_at((x, y))
            if a and max(r, g, b) - min(r, g, b) > 40:
                k = max(r, g, b) / max(old)
                out.set_at((x, y), (*(min(255, round(c * k)) for c in new), a))
    return out


def figure(desk: Desk, name: str, seat: int) -> tuple[pygame.Surface, tuple[int, int]]:
    """A figure on its base, and where the middle of the base is on the picture. `seat` colours a hero's or ally's
    base; -1 for the Overlord's."""
    kind, colour = kind_of(name), "" if name.startswith("hero:") else colour_of(name)
    look = desk.look(seat) if seat >= 0 else -1
    picture = desk.art.keep(("figure", kind, colour, look), lambda: _figure(desk, kind, colour, seat))
    return picture, _middle(desk, kind, colour, seat)


def _middle(desk: Desk, kind: str, colour: str, seat: int) -> tuple[int, int]:
    wide = base_wide(kind)
    mx, my = layout()["rings"][f"middle_{wide}"]
    fx, fy = foot_of(kind, "board")
    return max(int(mx), fx) + SHADE, max(int(my), fy) + SHADE


def _figure(desk: Desk, kind: str, colour: str, seat: int) -> pygame.Surface:
    wide = base_wide(kind)
    ring, body = base_ring(desk, wide, seat, colour), standee(desk.art, kind, "board")
    mx, my = layout()["rings"][f"middle_{wide}"]
    fx, fy = foot_of(kind, "board")
    cx, cy = max(mx, fx) + SHADE, max(my, fy) + SHADE
    right = max(ring.get_width() - mx, body.get_width() - fx)
    low = max(ring.get_height() - my, body.get_height() - fy)
    out, shade = layer((cx + right + SHADE, cy + low + SHADE)), desk.art.image(f"rings/shadow_{wide}")
    out.blit(shade, shade.get_rect(center=(cx + 7, cy + 8)))
    out.blit(ring, (cx - mx, cy - my))
    out.blit(body, (cx - fx, cy - fy))
    front = pygame.Rect(0, round(my + ring.get_height() * 0.12), ring.get_width(), ring.get_height())
    out.blit(ring, (cx - mx, cy - my + front.y), front)  # the seat's shape and the tally stay seen
    return out


def life_plate(desk: Desk, n: int, hero: bool) -> pygame.Surface:
    """Wounds of a hero as a cracked gem, life of a leader or monster as a drop, with the numeral."""

    def make() -> pygame.Surface:
        number = ink(str(n), PLATE, "bold", BONE)
        sign = gem(desk.art, "wound", 28) if hero else desk.icon("drop", 32)
        out = layer((sign.get_width() + number.get_width() + 18, 40))
        pygame.draw.rect(out, (16, 11, 12, 235), out.get_rect(), border_radius=10)
        pygame.draw.rect(out, HERO_EDGE if hero else BLOOD, out.get_rect(), 2, border_radius=10)
        out.blit(sign, sign.get_rect(midleft=(4, 20)))
        out.blit(number, number.get_rect(midright=(out.get_width() - 9, 20)))
        return out

    return desk.art.keep(("life", n, hero), make)


# ---------------------------------------------------------------- cards and tiles
def card_picture(desk: Desk, card: str, size: tuple[int, int], spell: bool = False) -> pygame.Surface:
    """A card of equipment or a spell as it lies; its back when nobody may know it. Small ones show the thing alone."""
    known = card in (SPELLS if spell else CARDS)
    if not known:
        return desk.art.scaled("spells/back" if spell else "cards/back", size)
    if size[0] >= LEAST_FACE:
        return desk.art.scaled(f"{'spells' if spell else 'cards'}/{card}", size)
    return desk.art.keep(("small card", card, spell, size), lambda: _small_card(desk, card, spell, size))


def _small_card(desk: Desk, card: str, spell: bool, size: tuple[int, int]) -> pygame.Surface:
    out, (w, h) = layer(size), size
    face, line = ((58, 42, 92), (150, 128, 210)) if spell else ((216, 193, 147), (138, 106, 60))
    rim = max(1, w // 24)
    pygame.draw.rect(out, face, out.get_rect(), border_radius=max(4, w // 8))
    pygame.draw.rect(out, line, out.get_rect().inflate(-4 * rim, -4 * rim), rim, border_radius=max(3, w // 10))
    thing = desk.art.image(f"gear/{card}")
    scale = min((w - 2 * rim) / thing.get_width(), h * 0.9 / thing.get_height())
    thing = desk.art.scaled(f"gear/{card}", (round(thing.get_width() * scale), round(thing.get_height() * scale)))
    out.blit(thing, thing.get_rect(center=(w // 2, h // 2)))
    pygame.draw.rect(out, INK, out.get_rect(), max(2, rim), border_radius=max(4, w // 8))
    return out


def tile_face(desk: Desk, tile: str, size: tuple[int, int], down: bool) -> pygame.Surface:
    """A tile of the river: the unit on bone, its colour and tally along the foot; its back when it is dead."""
    name = f"tiles/{'back' if down or not desk.art.has(f'tiles/{tile}') else tile}_large"
    return desk.art.scaled(name, size)


def portrait(desk: Desk, kind: str, size: int, rim: Color) -> pygame.Surface:
    """A bust before torchlight, in a frame."""

    def make() -> pygame.Surface:
        out, mask = layer((size, size)), layer((size, size))
        pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=12)
        out.blit(desk.art.scaled(f"heads/{kind}", (size, size)), (0, 0))
        out.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        pygame.draw.rect(out, INK, out.get_rect(), 5, border_radius=12)
        pygame.draw.rect(out, rim, out.get_rect().inflate(-2, -2), 3, border_radius=11)
        return out

    return desk.art.keep(("portrait", kind, size, rim), make)


def pip(color: Color, size: int = 12) -> pygame.Surface:
    """A small round mark: one living figure."""
    return svg((size, size), path(circle(size / 2, size / 2, size / 2 - 1.5), color, INK, 2))
