"""What the ground is made of by day: a colour and a height for every pixel."""

import numpy as np

from tools.art_conan.fields import H, W, noise, planks, slabs, step, stones, waves
from tools.art_conan.palette import rgb

TONES = {  # shadow tone, lit tone
    "forest": ("#121d19", "#2a3a2c"),
    "grass": ("#2c3a24", "#5f6d3d"),
    "slope": ("#3a3a26", "#786f43"),
    "mound": ("#4a453f", "#94897a"),
    "hollow": ("#1f3434", "#4b6a5c"),
    "midden": ("#4a3a2c", "#8a7355"),
    "earth": ("#4d3826", "#946c45"),
    "flag": ("#4f463d", "#9c8b74"),
    "sand": ("#54452c", "#a28a58"),
    "hut": ("#3b2a1d", "#76563a"),
    "deck": ("#3a281a", "#8f6a42"),
    "castle": ("#4a3018", "#b07f45"),
    "hull": ("#1a110d", "#4a3022"),
    "sea": ("#0a1a24", "#22485a"),
    "strait": ("#0d2a36", "#2f6a76"),
    "slab": ("#3c4044", "#8a8e88"),
    "gallery": ("#4a4a44", "#a8a28e"),
    "pool": ("#0f2a2a", "#3f7a70"),
    "rock": ("#15181b", "#4a4d4c"),
    "mosaic": ("#40403c", "#98907a"),
}


def _flagged(mix, broad, mid, kind):
    cracks, tone = stones(40, 31)
    worn = step(-0.35, 0.25, broad + 0.5 * mid + (0.35 if kind == "flag" else 0.1))
    return mix * (1 - 0.5 * worn) + worn * (0.28 + 0.42 * tone) - worn * 0.55 * (1 - cracks), worn * (cracks * 5 - 2.5)


def _pebbled(mix, broad, mid, kind):
    pebbles, tone = stones(13, 33)
    few = step(0.15, 0.5, mid + 0.3 * broad)
    return mix + few * (0.35 * tone - 0.22) * pebbles - few * 0.25 * (1 - pebbles), few * pebbles * 2.2


def _rocky(mix, broad, mid, kind):
    cracks, tone = stones(74, 35)
    small, _ = stones(27, 36)
    return 0.35 * mix + 0.42 * tone - 0.4 * (1 - cracks) - 0.14 * (1 - small), cracks * 7 + small * 3


def _grown(mix, broad, mid, kind):
    fine = noise(8, 23, 2)
    return mix + 0.25 * np.abs(fine), fine * 1.6


def _planked(mix, broad, mid, kind):
    seam, tone = planks(15 if kind != "castle" else 19, 71)
    return 0.35 * mix + 0.16 + 0.5 * tone - 0.5 * (1 - seam), seam * 2.0


def _slabbed(mix, broad, mid, kind):
    wide, high = {"gallery": (64, 44), "mosaic": (30, 30)}.get(kind, (82, 58))
    joint, tone = slabs(wide, high, 81)
    chips, _ = stones(26, 84)
    moss = step(0.2, 0.7, broad + 0.4 * mid)
    return 0.45 * mix + 0.14 + 0.42 * tone - 0.5 * (1 - joint) - 0.16 * moss * (1 - chips), joint * 3.4


def _wet(mix, broad, mid, kind):
    crest = waves(91, 22.0 if kind == "sea" else 13.0)
    line = step(0.72, 0.95, crest)
    return 0.18 + 0.3 * crest + 0.22 * broad + 0.4 * line, crest * 3.0


def _pool(mix, broad, mid, kind):
    joint, tone = slabs(82, 58, 81)
    crest = waves(95, 11.0)
    return 0.16 + 0.2 * tone * joint + 0.34 * step(0.62, 0.95, crest) + 0.2 * broad, crest * 2.2


MAKERS = {
    **dict.fromkeys(("flag", "mound"), _flagged),
    **dict.fromkeys(("earth", "midden", "sand", "hollow"), _pebbled),
    **dict.fromkeys(("grass", "slope", "forest"), _grown),
    **dict.fromkeys(("deck", "castle", "hull"), _planked),
    **dict.fromkeys(("slab", "gallery", "mosaic"), _slabbed),
    **dict.fromkeys(("sea", "strait"), _wet),
    "pool": _pool,
    "rock": _rocky,
}


def albedo(kinds, depth):
    """(colour (W, H, 3), height (W, H)) of {kind: where}; depth = distance from the nearest edge."""
    broad, mid, fine = noise(120, 21, 2), noise(26, 22, 3), noise(8, 23, 2)
    color = np.zeros((W, H, 3), np.float32)
    height = step(1, 9, depth) * 9 + mid * 2.2 + fine * 0.9
    for kind, where in kinds.items():
        dark, light = (np.array(rgb(c), np.float32) for c in TONES[kind])
        mix = 0.5 + 0.30 * broad + 0.30 * mid + 0.18 * fine + 0.12 * noise(3, 11, 2)
        if kind in MAKERS:
            mix, rise = MAKERS[kind](mix, broad, mid, kind)
            height = height + where * rise
        color += where[..., None] * (dark + (light - dark) * np.clip(mix, 0, 1)[..., None])
    return color, height
