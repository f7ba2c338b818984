"""What the how-to pictures are laid out from: the dark floor, cards with their numbers at any size, breaking glass."""

import tomllib
from functools import cache
from importlib import import_module
from zlib import crc32

import numpy as np
import pygame

from tools.art.frame import masked
from tools.art.output import ROOT
from tools.art.paint import path, rrect, svg
from tools.art_krynea import floor, plates
from tools.art_krynea.catalogue import CARDS
from tools.art_krynea.emblems import emblem
from tools.art_krynea.faces import COSTED, SCALE, SIZES, WINDOW_SEEDS, frame_face, places
from tools.art_krynea.palette import BONE, FACTIONS, HOLD, KILL, LEAD, PLATE, mix
from tools.art_krynea.parts import cells, shrunk, stone
from tools.art_krynea.signs import sign
from tools.art_krynea.textures import grain, noise, radial, silhouette_light, surface

SIZE = (900, 560)
BY_SLUG = {card.slug: card for card in CARDS}
KINDS_OF_CARD = ("troop", "action")
EDGE = 13  # middle of the border's strip of glass


@cache
def font(size):
    folder = import_module("fontpkg_atkinson_hyperlegible").ROOT
    return pygame.font.Font(str(folder / "files" / "AtkinsonHyperlegible-Bold.ttf"), size)


def write(dst, words, center, size, color=BONE):
    """Numerals with a dark foot, their ink centred on a point."""
    for dx, dy, tone in ((0, max(1, size // 16), LEAD), (0, 0, color)):
        ink = font(size).render(words, True, tone)
        ink = ink.subsurface(ink.get_bounding_rect())
        dst.blit(ink, ink.get_rect(center=(round(center[0]) + dx, round(center[1]) + dy)))


@cache
def facts():
    """Cost, attacks and defences by slug, as the title's content prints them."""
    content = ROOT / "games" / "krynea" / "content"
    books = (tomllib.loads((content / f"{kind}s.toml").read_text(encoding="utf-8"))[kind] for kind in KINDS_OF_CARD)
    return {entry["slug"]: entry for book in books for entry in book}


def cost(slug):
    """What a card costs to buy: every action 1."""
    return facts().get(slug, {}).get("cost", 1)


def printed(slug, row, kind):
    """An attack or a defence as printed; None for a dash."""
    return facts()[slug][row].get(kind)


def total(battalion, row):
    """KRY-11.11 Melee of (first line, second line): both together if both attack, else the first alone."""
    both = all(printed(slug, "attack", "melee") is not None for slug in battalion)
    return sum(printed(slug, row, "melee") or 0 for slug in battalion[: 2 if both else 1])


# ---------------------------------------------------------------- the floor
def ground(upper, lower, at=(0.5, 0.5)):
    """Slabs under the light of the rose window, in a border of two armies' glass. `at`: where the light falls."""
    w, h = SIZE
    slab, joint, lip = floor._slabs(w, h, 140)
    base = np.array((50, 54, 64), float) * (0.66 + 0.36 * noise(w, h, 170, 5, 2) + 0.16 * slab)[..., None]
    base = (base + grain(w, h, 4)[..., None]) * (1 - 0.6 * joint)[..., None] + (lip * 12)[..., None]
    light = floor._cast(w, h, w * at[0], h * at[1], 0.95)
    out = base * (0.8 + light * 0.95) + light * 20
    out *= (0.5 + 0.66 * radial(w, h, w * at[0], h * at[1], w * 0.72, h * 0.85, 0.8))[..., None]
    pic = surface(out).convert()
    _border(pic, upper, lower)
    return masked(pic.convert_alpha(), svg(SIZE, path(rrect(0, 0, w, h, 22), "#ffffff")))


def _border(pic, upper, lower):
    w, h = SIZE
    pygame.draw.rect(pic, LEAD, (0, 0, w, h), 2 * EDGE, border_radius=22)
    floor._strip(pic, EDGE, w - EDGE, EDGE, (upper,))
    floor._strip(pic, EDGE, w - EDGE, h - EDGE, (lower,))
    for x in (EDGE, w - EDGE):
        floor._post(pic, x, EDGE, h // 2, upper)
        floor._post(pic, x, h // 2, h - EDGE, lower)
    for x, y, army in ((0, 0, upper), (1, 0, upper), (0, 1, lower), (1, 1, lower)):
        floor.roundel(pic, EDGE + 5 + x * (w - 2 * EDGE - 10), EDGE + 5 + y * (h - 2 * EDGE - 10), 18, army)


# ---------------------------------------------------------------- cards
@cache
def glazed(size, army, slug):
    """A card without numbers, drawn SCALE times its size: as faces.finished, before it is made small."""
    card, k = BY_SLUG[slug], SCALE[size]
    spots = {name: tuple(v * k for v in rect) for name, rect in places(size, card.face).items()}
    out = frame_face(size, army, card.face, crc32(slug.encode()) % WINDOW_SEEDS).copy()
    ex, ey, px, _ = spots["emblem"]
    pic = emblem(slug, px, army)
    glow, m = silhouette_light(pic, FACTIONS[army].glow, 5 * k, 0.75)
    shade, ms = silhouette_light(pic, (8, 7, 10), 1.6 * k, 0.55)
    out.set_clip(spots["window"])
    out.blit(glow, (ex - m, ey - m))
    out.blit(shade, (ex - ms + k, ey - ms + 2 * k))
    out.blit(pic, (ex, ey))
    out.set_clip(None)
    if _costs(size, card):
        out.blit(stone(spots["cost"][2], army), spots["cost"][:2])
    return out


def _costs(size, card):
    """Whether this face has the stone of the cost: the low forms have no room for it."""
    bought = card.face in COSTED or (card.face in ("action", "summoned") and size == "hand")
    return bought and "cost" in places(size, card.face)


def card(size, army, slug, zoom=1.0):
    """A card with its printed numbers, `zoom` times its size on the table."""
    w, h = SIZES[size]
    out = shrunk(glazed(size, army, slug), (round(w * zoom), round(h * zoom)))
    spots = places(size, BY_SLUG[slug].face)
    if _costs(size, BY_SLUG[slug]):
        x, y, px, _ = (v * zoom for v in spots["cost"])
        write(out, str(cost(slug)), (x + px / 2, y + px / 2), round(px * 0.66))
    for row, kind, (x, y, cw, ch) in cells(spots["values"], 2) if "values" in spots else ():
        value = printed(slug, row, kind)
        middle = (x + cw * (0.62 if size == "hand" else 0.5), y + ch * (0.55 if row == "attack" else 0.45))
        tone = BONE if value is not None else mix(BONE, PLATE, 0.6)
        write(out, "-" if value is None else str(value), (middle[0] * zoom, middle[1] * zoom), round(ch * zoom), tone)
    return out


def back(army, deck, zoom=1.0):
    pic = pygame.image.load(str(ROOT / f"sprites/krynea/backs/{army}/hand_{deck}.png")).convert_alpha()
    return pygame.transform.smoothscale_by(pic, zoom)


def deck(army, kind, zoom, count=5):
    """A pile of cards seen a little from the right."""
    top = back(army, kind, zoom)
    out = pygame.Surface((top.get_width() + 2 * count, top.get_height() + 3 * count), pygame.SRCALPHA)
    for n in range(count):
        low = top.copy()
        if n < count - 1:
            low.fill((110, 108, 112, 255), special_flags=pygame.BLEND_RGBA_MULT)
        out.blit(low, (2 * (count - 1 - n), 3 * (count - 1 - n)))
    return out


def enlarged(name, zoom, draw):
    """What `draw` makes when the size `name` of the plates is `zoom` times as large: sharp, not blown up."""
    kept = getattr(plates, name)
    setattr(plates, name, tuple(round(v * zoom) for v in kept))
    try:
        return draw()
    finally:
        setattr(plates, name, kept)


# ---------------------------------------------------------------- what happens to a card
def cracked(pic):
    """The card at the moment of dying: the cracks of the table over it."""
    out = pic.copy()
    lines = pygame.image.load(str(ROOT / "sprites/krynea/plates/cracks_field.png")).convert_alpha()
    out.blit(pygame.transform.smoothscale(lines, pic.get_size()), (0, 0))
    return out


def splinters(pic, spread, seed=5, count=15):
    """The card burst: its wedges turned and thrown outwards, (picture, offset of its middle) each."""
    rng = np.random.default_rng(seed)
    w, h = pic.get_size()
    heart, far = np.array((w * 0.52, h * 0.46)), np.hypot(w, h)
    angles = np.sort((np.arange(count) + rng.random(count) * 0.8) * 2 * np.pi / count)
    pieces = []
    for a, b in zip(angles, np.roll(angles, -1), strict=True):
        b = b if b > a else b + 2 * np.pi
        cut = far * rng.uniform(0.14, 0.36)
        for near, out in ((0, cut), (cut, far)):
            rays = [heart + np.array((np.cos(t), np.sin(t))) * r for t, r in ((a, near), (a, out), (b, out), (b, near))]
            mask = pygame.Surface((w, h), pygame.SRCALPHA)
            pygame.draw.polygon(mask, (255, 255, 255, 255), rays)
            mask.blit(pic, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            box = mask.get_bounding_rect()
            if box.w < 4 or box.h < 4:
                continue
            part = pygame.transform.rotozoom(mask.subsurface(box), rng.normal(0, 9 if near == 0 else 20), 1.0)
            way = np.array(box.center, float) - heart
            push = spread * (0.35 if near == 0 else 1.0) * rng.uniform(0.75, 1.25)
            away = way / (np.hypot(*way) + 1e-6) * push
            pieces.append((part, np.array(box.center, float) - (w / 2, h / 2) + away))
    return pieces


def tablet(blow, guard, zoom=1.0):
    """A steel tablet: blow against guard in numbers, and the sign of what comes of it."""
    hue, mark = (KILL, "dying") if blow > guard else (HOLD, "defence")
    w, h = round(196 * zoom), round(72 * zoom)
    out = plates.plaque(w, h, hue, mix(PLATE, hue, 0.24)).copy()
    words = f"{blow} {'>' if blow > guard else '=' if blow == guard else '<'} {guard}"
    write(out, words, (w * 0.37, h / 2), round(44 * zoom), mix(hue, BONE, 0.55))
    pic = sign(mark, round(46 * zoom), hue, PLATE)
    out.blit(pic, pic.get_rect(center=(round(w * 0.8), h // 2)))
    return out
