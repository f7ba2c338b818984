"""Standees, base rings, gems, sockets, dice, tiles of the river, doors, chests and what else lies on the board."""

import pygame

from tools.art_conan.craft import die_image, gem_image, rounded, socket, texture
from tools.art_conan.figure import Figure
from tools.art_conan.heroes import HEROES
from tools.art_conan.iconset import icon_image
from tools.art_conan.loose import THINGS
from tools.art_conan.output import save
from tools.art_conan.palette import BONE, BRASS, INK, SEATS, TILE_BASE, rgb
from tools.art_conan.place import halo
from tools.art_conan.standees import (
    BASE_WIDTH,
    EDGE_FOE,
    EDGE_HERO,
    EDGE_NONE,
    FIGURES,
    Base,
    base_ring,
    contact_shadow,
    render,
    standee,
)

SIZES = {"board": 96, "sheet": 176, "portrait": 300}  # pixels for a figure a hundred units tall
SMALLER = {"giant_snake": 0.92, "thog": 0.9, "hyenas": 0.88, "khosatral_khel": 0.92, "dark_demon": 0.92}
GROWN = {"conan": 1.1, "zogar_sag": 1.02}
WIDTHS = (60, 78, 100, 118)  # base rings, pixels
HEAD = 92
LIFT = {"shevatas": -0.18, "kothian_archer": -0.12, "zelata": -0.12, "thak": -0.06}
FACES = {  # where the face of what is no man lies in its picture (parts of its width and height), its zoom
    "giant_snake": (0.36, 0.24, 0.95),
    "conans_lion": (0.26, 0.42, 1.05),
    "hyenas": (0.3, 0.38, 1.25),
    "zelatas_wolf": (0.24, 0.42, 1.25),
    "dark_demon": (0.5, 0.34, 1.1),
    "khosatral_khel": (0.5, 0.2, 1.2),
    "thog": (0.5, 0.5, 0.7),
    "event": (0.5, 0.5, 0.85),
    "yselda": (0.4, 0.5, 1.2),
}


def size_of(name, kind):
    """Pixels for a hundred units of that figure at a kind of size."""
    return round(SIZES[kind] * SMALLER.get(name, 1) * (GROWN.get(name, 1) if kind == "board" else 1))


def edge_of(name):
    if name in HEROES or name == "conan_hurling":
        return EDGE_HERO
    return EDGE_HERO if name == "yselda" else EDGE_FOE


def ring_width(name):
    """The ready base ring that fits a figure on the board."""
    wanted = size_of(name, "board") * BASE_WIDTH.get(name, 0.62)
    return min(WIDTHS, key=lambda width: abs(width - wanted))


def bake_figures():
    for name in FIGURES:
        for kind in SIZES:
            art, _ = standee(name, size_of(name, kind), edge_of(name))
            save(f"figures/{name}_{kind}", art, 220)
        save(f"heads/{name}", head(name), 180)
    for width in WIDTHS:
        for name, base in bases():
            save(f"rings/{name}_{width}", base_ring(width, base)[0], 64)
        save(f"rings/shadow_{width}", contact_shadow(round(width * 1.4), round(width * 0.62), 185))


def bases():
    """(name, what it is) of every base ring: heroes by seat, foes by the colour of their tile."""
    heroes = [(f"hero_{seat}", Base(color, "hero", shape)) for seat, (color, shape) in SEATS.items()]
    return heroes + [(f"foe_{name}", Base(color, "foe", "", tally)) for name, (color, tally) in TILE_BASE.items()]


def head(name, size=HEAD):
    """The bust of a figure on torch-lit ground, round corners."""
    scene = pygame.Surface((size, size))
    warm = (206, 128, 62) if name in HEROES else (150, 62, 46)
    for k in range(size, 0, -2):
        t = k / size
        color = [int(a + (b - a) * (1 - t)) for a, b in zip((26, 20, 24), warm, strict=True)]
        pygame.draw.circle(scene, color, (size * 0.32, size * 0.34), size * 1.1 * t)
    zoom = 1.8
    if name in FACES:
        fx, fy, zoom = FACES[name]
        art, _ = standee(name, int(size * zoom), EDGE_NONE)
        scene.blit(art, (size / 2 - fx * art.get_width(), size / 2 - fy * art.get_height()))
        return rounded(scene, 12)
    art, foot = standee(name, int(size * zoom), EDGE_NONE)
    scene.blit(art, (size / 2 - foot[0], size * 0.5 - foot[1] + size * zoom * (0.86 + LIFT.get(name, 0))))
    return rounded(scene, 12)


# ---------------------------------------------------------------- gems, sockets, dice
def gem_picture(state, size):
    """A gem with its contact shadow; a spent one glows."""
    w = size * 2 if state == "spent" else size + 8
    out = pygame.Surface((w, w), pygame.SRCALPHA)
    if state == "spent":
        for k in range(size, 0, -1):
            t = 1 - k / size
            pygame.draw.circle(out, (255, 140 + int(70 * t), 50 + int(70 * t), int(230 * t**2)), (w / 2, w / 2), k)
    else:
        pygame.draw.ellipse(
            out, (6, 4, 5, 200), (w / 2 - size * 0.42 + 2, w / 2 - size * 0.34 + 3, size * 0.9, size * 0.86)
        )
    image = gem_image(state, size)
    out.blit(image, image.get_rect(center=(w // 2, w // 2)))
    return out


def bake_gems():
    for size in (20, 28, 36, 48):
        for state in ("ready", "spent", "tired", "wound", "overlord", "overlord_tired"):
            save(f"gems/{state}_{size}", gem_picture(state, size), 120)
    for size in (20, 28, 36):
        out = pygame.Surface((size + 6, size + 6), pygame.SRCALPHA)
        socket(out, (size / 2 + 3, size / 2 + 3), size)
        save(f"gems/socket_{size}", out)
    for letter in "YOR":
        for faces, symbols in ((size, n) for size in (30, 44, 72) for n in range(4)):
            save(f"dice/{letter}_{symbols}_{faces}", die_image(letter, symbols, faces, 18), 120)
    for radius, color in ((24, (255, 231, 176)), (46, (255, 183, 90)), (84, (255, 183, 90)), (130, (255, 160, 70))):
        save(f"lights/halo_{radius}", halo(radius, color, 120), 0, opaque=True, step=2)


# ---------------------------------------------------------------- tiles
FRAMING = {  # zoom, how far down, sideways, mirrored
    "giant_snake": (0.50, 0.62, 4, True),
    "hyenas": (0.80, 0.46, -4, True),
    "event": (0.80, 0.46, 0, False),
    "zogar_sag": (1.12, 0.80, 2, False),
    "pict_warriors": (1.2, 0.76, 6, False),
    "pict_hunters": (1.25, 0.64, 4, False),
    "conans_lion": (0.62, 0.42, 4, True),
    "zelatas_wolf": (0.66, 0.4, 4, True),
    "thog": (0.5, 0.48, 0, False),
    "thak": (0.8, 0.62, 4, False),
    "dark_demon": (0.8, 0.68, 2, False),
    "outer_dark_demon": (0.72, 0.62, 0, False),
    "khosatral_khel": (0.8, 0.74, 0, False),
    "kothian_archer": (1.0, 0.6, 4, False),
    "zaporavo": (1.2, 0.8, 6, False),
    "akivasha": (0.9, 0.68, 0, False),
    "constantius": (1.0, 0.76, 0, False),
}


def tile(name, color, tally, w):
    """A bone plaque with the unit; along its foot the colour of the base and the tally strokes of the group."""
    h = round(w * 1.36)
    scene = texture(w, h, rgb("#cdb78d"), "parchment", sum(map(ord, name)) % 40).copy()
    pygame.draw.circle(scene, rgb("#e8d6ac"), (w // 2 - w // 10, h // 2 - w // 5), w * 0.32)
    zoom, middle, dx, flip = FRAMING.get(name, (1.15, 0.72, 0, False))
    art, foot = standee(name, int(w * zoom), EDGE_NONE, flip)
    scene.blit(art, (w / 2 - foot[0] + dx * w / 58, h * 0.46 - foot[1] + w * zoom * middle))
    band = pygame.Rect(0, h - w * 0.36, w, w * 0.36)
    pygame.draw.rect(scene, [int(c * 0.45) for c in color], band)
    pygame.draw.rect(scene, color, band.move(0, max(2, w // 20)))
    for k in range(tally):
        x, thick = w * (0.16 + k * 0.125), max(3, w // 18)
        pygame.draw.line(scene, INK, (x, h - w * 0.27), (x, h - w * 0.09), thick + 2)
        pygame.draw.line(scene, BONE, (x, h - w * 0.25), (x, h - w * 0.11), thick)
    out = rounded(scene, max(8, w // 8))
    pygame.draw.rect(out, INK, out.get_rect(), 3, border_radius=max(8, w // 8))
    return out


def tile_back(w):
    """A tile whose models are dead lies face down."""
    h = round(w * 1.36)
    out = rounded(texture(w, h, rgb("#2c2224"), "leather", 3), max(8, w // 8))
    pygame.draw.rect(out, INK, out.get_rect(), 3, border_radius=max(8, w // 8))
    pygame.draw.rect(out, rgb("#5d4a48"), out.get_rect().inflate(-10, -10), 2, border_radius=6)
    image = icon_image("skull", round(w * 0.7), True)
    out.blit(image, image.get_rect(center=out.get_rect().center))
    return out


def bake_tiles(rows):
    """rows: (kind, colours) of the content; a kind without colours has the boss's base, the event none."""
    for w, suffix in ((58, ""), (120, "_large")):
        save(f"tiles/back{suffix}", tile_back(w), 60)
        for kind, colors in rows:
            for name in colors or ("boss",):
                color, tally = TILE_BASE["grey" if kind == "event" else name]
                file = f"{kind}_{name}" if colors else kind
                save(f"tiles/{file}{suffix}", tile(kind, color, tally, w), 160)


# ---------------------------------------------------------------- doors, chests, planks
def bake_things():
    for name, (draw, size, args) in THINGS.items():
        save(f"things/{name}", thing(draw, size, args)[0], 140)


def thing(draw, size, args):
    """(picture, the point of it that stands on the ground)."""
    f = Figure()
    draw(f, *args)
    return render(f.shapes, size, outline=2.0, fade=False)


def sections():
    out = {}
    for kind in SIZES:
        feet = {name: standee(name, size_of(name, kind), edge_of(name))[1] for name in FIGURES}
        out[f"figures.{kind}"] = {name: tuple(foot) for name, foot in feet.items()}
    out["figures.ring"] = {name: ring_width(name) for name in FIGURES}
    out["rings"] = {f"middle_{width}": base_ring(width, Base(BRASS))[1] for width in WIDTHS}
    out["things"] = {name: thing(*row)[1] for name, row in THINGS.items()}
    return out
