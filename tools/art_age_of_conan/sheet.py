"""The map sheet: parchment, wash, scenery, borders and furniture; words and plates are laid on it by the board."""

import random
from functools import cache

import numpy as np
import pygame
from scipy import ndimage

from tools.art_age_of_conan import ink
from tools.art_age_of_conan import textures as tx
from tools.art_age_of_conan.furniture import draw_furniture
from tools.art_age_of_conan.palette import AREA_TINT, INK, INK_SOFT, PARCHMENT_LIGHT, SEA, SEA_DEEP
from tools.art_age_of_conan.places import label_rect, print_boxes

CANVAS = (1240, 940)
GROUND = {  # what grows where: (picture, size, share)
    "nordheim": (("mountain", 26, 3), ("fir", 20, 2)),
    "hyperborea": (("fir", 20, 2), ("hill", 22, 1)),
    "northern_tundra": (("tuft", 13, 3), ("hill", 20, 1)),
    "pictish_wilderness": (("fir", 21, 3), ("oak", 18, 3)),
    "cimmeria": (("hill", 24, 3), ("fir", 20, 2)),
    "border_kingdom": (("hill", 22, 2), ("oak", 16, 1)),
    "brythunia": (("oak", 17, 2), ("tuft", 12, 2)),
    "steppes": (("tuft", 13, 1),),
    "hyrkania": (("tuft", 13, 3), ("hill", 20, 1)),
    "aquilonia": (("oak", 17, 2), ("tuft", 12, 2)),
    "nemedia": (("hill", 20, 1), ("tuft", 12, 2)),
    "zingara": (("oak", 17, 2), ("tuft", 12, 1)),
    "argos": (("tuft", 12, 2), ("hill", 20, 1)),
    "ophir": (("tuft", 12, 2), ("oak", 15, 1)),
    "corinthia": (("hill", 22, 2), ("oak", 15, 1)),
    "zamora": (("hill", 22, 2), ("tuft", 12, 1)),
    "koth": (("hill", 22, 2), ("oak", 16, 1)),
    "khauran": (("tuft", 12, 1),),
    "khoraja": (("hill", 20, 2), ("dune", 18, 2)),
    "turan": (("tuft", 12, 2), ("palm", 18, 1)),
    "zuagir_desert": (("dune", 20, 1),),
    "shem": (("tuft", 12, 2), ("palm", 18, 1)),
    "stygia": (("dune", 20, 4), ("palm", 18, 1)),
    "kush": (("palm", 19, 2), ("tuft", 12, 2)),
    "black_coast": (("palm", 20, 3), ("oak", 17, 2)),
    "darfar": (("palm", 20, 2), ("oak", 17, 2)),
    "keshan": (("palm", 19, 1), ("hill", 20, 2)),
    "punt": (("hill", 21, 2), ("palm", 19, 2)),
}


def bake_map(data, facts):
    """The finished sheet with burnt edges, as a per-pixel-alpha surface of the canvas size."""
    width, height = data["canvas"]
    rgb = tx.parchment(width, height)
    labels, areas, sea = rasters(data, facts)
    rgb = wash(rgb, labels, areas, sea)
    rgb, alpha = tx.burn_edges(rgb)
    sheet = tx.surface_of(rgb, alpha)
    layer = pygame.Surface((width * ink.SCALE, height * ink.SCALE), pygame.SRCALPHA)
    draw_scenery(layer, data, facts, sea)
    draw_lines(layer, data, facts)
    draw_furniture(layer, data)
    for fact in facts:
        clearing(layer, label_rect(data, fact))
    small = pygame.transform.smoothscale(layer, (width, height))
    small.blit(tx.surface_of(np.full((height, width, 3), 255.0), alpha), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    sheet.blit(small, (0, 0))
    return sheet


def clearing(layer, rect):
    """A lighter spot under a name, so that ink reads on the wash."""
    s = ink.SCALE
    glow = pygame.Surface(((rect.w + 28) * s, (rect.h + 20) * s), pygame.SRCALPHA)
    for k in range(7):
        box = glow.get_rect().inflate(-3 * k * s, -2.6 * k * s)
        pygame.draw.rect(glow, (*PARCHMENT_LIGHT, 16 + 9 * k), box, border_radius=16 * s)
    layer.blit(glow, glow.get_rect(center=(rect.centerx * s, rect.centery * s)))


def rasters(data, facts):
    """Label rasters: region number per pixel, area number per pixel, sea mask (height x width)."""
    surface = pygame.Surface(data["canvas"])
    names = [*data["province"], *data["impassable"]]
    polygons = [v["polygon"] for kind in ("province", "impassable") for v in data[kind].values()]
    for i, points in enumerate(polygons, 1):
        pygame.draw.polygon(surface, (i, 0, 0), points)
    labels = pygame.surfarray.array3d(surface)[:, :, 0].T
    for x, y, rx, ry in data["scenery"]["islands"]:
        yy, xx = np.mgrid[0 : labels.shape[0], 0 : labels.shape[1]]
        labels[(((xx - x) / rx) ** 2 + ((yy - y) / ry) ** 2 + 0.35 * np.sin(xx / 3.1) * np.cos(yy / 2.7)) < 1] = 60
    area_of = {f.id: list(AREA_TINT).index(f.area) + 1 for f in facts}
    table = np.array([0, *[area_of.get(n, 5) for n in names], *[0] * 40, *[6] * 20])
    x0, y0, x1, y1 = map(int, data["frame"])
    sea = labels == 0
    sea[:y0], sea[y1:], sea[:, :x0], sea[:, x1:] = False, False, False, False
    return labels, table[np.minimum(labels, len(table) - 1)], sea


def wash(rgb, labels, areas, sea):
    """Water colour: area tints that pool along borders, sea that darkens away from the land."""
    height, width = labels.shape
    wet, cloud = tx.noise(width, height, 21, 1.7), tx.noise(width, height, 22, 1.3)
    inside = ndimage.minimum_filter(labels, 3) == ndimage.maximum_filter(labels, 3)
    rim = ndimage.distance_transform_edt(inside)
    area_rim = ndimage.distance_transform_edt(ndimage.minimum_filter(areas, 3) == ndimage.maximum_filter(areas, 3))
    for i, tint in enumerate(AREA_TINT.values(), 1):
        here = areas == i
        t = 0.36 + 0.22 * (wet - 0.5) * 2 + 0.2 * np.exp(-rim / 5) + 0.42 * np.exp(-area_rim / 9)
        t = np.where(here, np.clip(t, 0, 0.85), 0)
        stain = np.array(tint) * (0.9 + 0.2 * cloud[..., None])
        rgb = rgb + (rgb * stain / 232 - rgb) * t[..., None]
    rgb = tx.blend(rgb, (168, 140, 108), np.where(areas == 5, 0.5, 0))
    out = ndimage.distance_transform_edt(labels == 0)
    deep = np.where(sea, np.clip(out / 120, 0, 1), 0)
    water = tx.blend(np.broadcast_to(np.array(SEA, float), rgb.shape).copy(), SEA_DEEP, deep * (0.6 + 0.5 * wet))
    water = water * (0.86 + 0.14 * rgb / 229) + ((cloud - 0.5) * 26)[..., None]
    rgb = np.where(sea[..., None], rgb + (water - rgb) * 0.93, rgb)
    rings = ((6, 0.85), (12.5, 0.6), (20, 0.42), (28.5, 0.28), (38, 0.18))  # distance from land, strength
    lines = sum(a * np.exp(-(((out - d) / 0.95) ** 2)) for d, a in rings)
    rgb = tx.blend(rgb, (30, 50, 60), np.where(sea, np.clip(lines, 0, 0.8), 0))
    return tx.blend(rgb, (238, 240, 228), np.where(sea, 0.3 * np.exp(-(((out - 2.5) / 1.6) ** 2)), 0))


def draw_scenery(layer, data, facts, sea):
    """Hills, trees, dunes, mountains, reeds and waves, back to front."""
    rng = random.Random(5)
    spots: list[tuple] = []
    for fact in facts:
        boxes = print_boxes(data, fact)
        kinds = [k for k in GROUND[fact.id] for _ in range(k[2])]
        for x, y in scatter(data["province"][fact.id]["polygon"], 21, rng, margin=9):
            name, size, _ = rng.choice(kinds)
            body = pygame.Rect(x - size * 0.6, y - size, size * 1.2, size + 3)
            if body.collidelist(boxes) < 0 and y - size > data["frame"][1]:
                spots.append((y, x, name, size * rng.uniform(0.85, 1.1), 150))
    printed = [b for f in facts for b in print_boxes(data, f)]
    for feature in data["impassable"].values():
        spots += barrier(feature, printed, rng)
    for y, x, name, size, alpha in sorted(spots):
        getattr(ink, name)(layer, x, y, size, rng, alpha=alpha)
    far = ndimage.distance_transform_edt(sea) > 48
    for x, y in scatter([(24, 24), (1216, 24), (1216, 916), (24, 916)], 34, rng, margin=0):
        if far[int(y), int(x)]:
            ink.wave(layer, x, y, rng.uniform(6, 9), rng, alpha=110)


def barrier(feature, printed, rng):
    """Peaks or reeds that fill an impassable region without hiding print beyond it."""
    near = depth(feature["polygon"])
    if feature["kind"] != "mountains":
        return [(y, x, "reed", 15, 255) for x, y in scatter(feature["polygon"], 15, rng, margin=8)]
    peaks = []
    for x, y in scatter(feature["polygon"], 19, rng, margin=5):
        size = next((s for s in (44, 36, 28, 20) if _fits(near, printed, x, y, s)), 0)
        if size:
            peaks.append((y, x, "mountain", size, 255))
    return peaks


def _fits(near, printed, x, y, size):
    """Whether a peak keeps within 6 px of its region and off the print."""
    feet = ((x, y - size * 0.8), (x + size * 0.5, y), (x - size * 0.5, y))
    box = pygame.Rect(x - size * 0.6, y - size * 1.2, size * 1.2, size * 1.2)
    return all(depth_at(near, *foot) > -6 for foot in feet) and box.collidelist(printed) < 0


@cache
def _depth(polygon):
    surface = pygame.Surface(CANVAS)
    pygame.draw.polygon(surface, (255, 0, 0), polygon)
    inside = pygame.surfarray.array3d(surface)[:, :, 0].T > 0
    return ndimage.distance_transform_edt(inside) - ndimage.distance_transform_edt(~inside)


def depth(polygon):
    """Height x width: how far within the polygon every pixel of the sheet lies; negative outside."""
    return _depth(tuple(map(tuple, polygon)))


def depth_at(field, x, y):
    return field[int(np.clip(y, 0, field.shape[0] - 1)), int(np.clip(x, 0, field.shape[1] - 1))]


def scatter(polygon, gap, rng, margin):
    """Random points inside a polygon, at least `gap` apart and `margin` from its border."""
    field = depth(polygon)
    ys, xs = np.nonzero(field > margin)
    if not len(xs):
        return []
    x0, y0, x1, y1 = xs.min(), ys.min(), xs.max(), ys.max()
    kept: list[tuple[float, float]] = []
    for _ in range(int((x1 - x0) * (y1 - y0) / gap**2 * 8)):
        x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
        free = all((x - a) ** 2 + 1.7 * (y - b) ** 2 >= gap * gap for a, b in kept)
        if free and depth_at(field, x, y) > margin:
            kept.append((x, y))
    return kept


def draw_lines(layer, data, facts):
    """Rivers, then borders, then the coast."""
    area = {f.id: f.area for f in facts}
    for river in data["river"]:
        ink.pen(layer, river["points"], 7.5, (58, 92, 108))
        ink.pen(layer, river["points"], 4.6, (134, 172, 178))
    rivers = [r["points"] for r in data["river"]]
    for i, line in enumerate(data["line"]):
        points, kind = line["points"], line["kind"]
        if kind == "coast":
            ink.pen(layer, points, 3.4, INK, seed=i)
        elif kind == "impassable":
            ink.pen(layer, points, 1.8, INK, 200, seed=i)
        elif kind == "border" and points not in rivers and points[::-1] not in rivers:
            if len({area[s] for s in line["sides"]}) > 1:
                ink.pen(layer, points, 4.2, INK, 235, dash=(14, 6), seed=i)
            else:
                ink.pen(layer, points, 2.8, INK_SOFT, 255, dash=(7, 4), seed=i)
