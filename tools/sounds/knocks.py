"""Hard things on the table: dice, cubes, coins, cards."""

from collections.abc import Callable

import numpy as np
from numpy.random import Generator

from tools.sounds.dsp import (
    Wave,
    band,
    clock,
    convolve,
    curve,
    decay,
    modes,
    noise,
    place,
    put,
    room,
    sweep,
    swell,
    warm,
)

Recipe = Callable[[Generator], Wave]

TABLE = (168.0, 247.0, 392.0, 610.0, 940.0, 1480.0, 2250.0)


def knock(rng: Generator, pitch: float, hard: float, seconds: float = 0.16) -> Wave:
    """Wood struck by something small: the board's own modes, the click of the contact; `hard` 0..1 is brightness."""
    spread = rng.uniform(0.96, 1.04, len(TABLE))
    freqs = [f * pitch * s for f, s in zip(TABLE, spread, strict=True)]
    levels = [(0.35 + hard) ** (0.35 * i) * rng.uniform(0.75, 1.2) / (1 + 0.18 * i) for i in range(len(TABLE))]
    t60s = [seconds * 0.95 / (1 + 0.35 * i) for i in range(len(TABLE))]
    click = band(noise(rng, seconds), 1800, 7500) * decay(seconds, 0.012, 0.0003)
    return modes(seconds, freqs, levels, t60s) + 0.8 * hard * click


def die_wood(rng: Generator) -> Wave:
    """A die lands on walnut and rocks once."""
    out = np.zeros(round(0.24 * 44_100))
    put(out, knock(rng, rng.uniform(1.35, 1.75), 0.8), 0)
    put(out, knock(rng, rng.uniform(1.6, 2.0), 0.6, 0.09), rng.uniform(0.035, 0.055), 0.3)
    return room(rng, out, 0.15, 0.2)


def die_die(rng: Generator) -> Wave:
    """Two dice of horn meet: short, high, dry."""
    base = rng.uniform(1650, 2100)
    freqs = [base * r for r in (1, 1.47, 2.09, 2.83, 3.7)]
    body = modes(0.09, freqs, (1, 0.8, 0.6, 0.4, 0.25), (0.05, 0.042, 0.034, 0.026, 0.02))
    click = band(noise(rng, 0.09), 3000, 9000) * decay(0.09, 0.01, 0.0003)
    return room(rng, body + 0.5 * click, 0.12, 0.18)


def dice_shake(rng: Generator) -> Wave:
    """Dice rattled in cupped hands: two shakes a turn, a loop of 0.75 s."""
    loop = np.zeros((round(0.75 * 44_100), 2))
    for beat in (0.0, 0.19, 0.375, 0.565):
        for _ in range(7):
            at = beat + abs(rng.normal(0, 0.035))
            hit = knock(rng, rng.uniform(2.2, 3.4), 0.7, 0.06) * rng.uniform(0.25, 1)
            side = rng.uniform(0.3, 0.7)
            put(loop, np.stack([hit * (1 - side), hit * side], axis=1), at)
    return loop


def card_slide(rng: Generator) -> Wave:
    """Linen card over felt."""
    seconds = 0.3
    grain = 1 + 0.5 * band(noise(rng, seconds), 20, 90) / 0.06
    hiss = sweep(noise(rng, seconds), curve(seconds, (0, 1500), (0.18, 3800), (0.3, 2600)), 0.9)
    return room(rng, hiss * np.clip(grain, 0.2, 2) * swell(seconds, 0.09, 0.14), 0.12, 0.12)


def card_flip(rng: Generator) -> Wave:
    """The card bends, snaps over and lands flat."""
    seconds = 0.3
    air = sweep(noise(rng, seconds), curve(seconds, (0, 900), (0.12, 3000), (0.3, 1200)), 0.8)
    out = 0.5 * air * place(swell(0.16, 0.07, 0.08), 0, seconds)
    snap = band(noise(rng, 0.05), 1500, 6500) * decay(0.05, 0.03, 0.0006)
    put(out, snap, 0.015, 0.5)
    put(out, snap[::-1], 0.11, 0.15)
    put(out, card_pat(rng), 0.15)
    return room(rng, out, 0.14, 0.15)


def card_pat(rng: Generator) -> Wave:
    """A card laid on felt: air under it, then paper."""
    low = modes(0.13, (165, 268, 410), (1, 0.7, 0.5), (0.09, 0.07, 0.05))
    return warm(0.6 * low + 0.6 * band(noise(rng, 0.13), 500, 4200) * decay(0.13, 0.07, 0.001), 1.5)


def card_place(rng: Generator) -> Wave:
    return room(rng, card_pat(rng), 0.16, 0.18)


def cube_drop(rng: Generator) -> Wave:
    """A faceted stone cube drops into a wagon's socket: stone, wood, one small hop."""
    pitch = rng.uniform(0.92, 1.1)
    stone = modes(0.3, [pitch * f for f in (1180, 1930, 2740, 4050)], (0.8, 0.5, 0.3, 0.15), (0.16, 0.11, 0.08, 0.05))
    out = np.zeros(round(0.32 * 44_100))
    put(out, knock(rng, 1.15 * pitch, 0.45, 0.2), 0)
    put(out, stone, 0.0, 0.55)
    put(out, knock(rng, 1.9 * pitch, 0.5, 0.08), 0.075, 0.35)
    put(out, stone[: round(0.12 * 44_100)] * decay(0.12, 0.1), 0.075, 0.2)
    return room(rng, out, 0.2, 0.22)


def cube_take(rng: Generator) -> Wave:
    """The cube lifted off: a scrape and a bright little ring that rises."""
    seconds = 0.22
    scrape = sweep(noise(rng, seconds), curve(seconds, (0, 1200), (seconds, 4200)), 0.6) * swell(seconds, 0.05, 0.12)
    ring = modes(0.18, (1320, 2110, 2950), (1, 0.5, 0.25), (0.14, 0.1, 0.07))
    out = 0.35 * scrape
    put(out, ring, 0.04, 0.7)
    return room(rng, out[: round(seconds * 44_100)], 0.2, 0.22)


def coin(rng: Generator) -> Wave:
    """A thick silver coin on a pile."""
    base = rng.uniform(2450, 2800)
    ratios = (1, 1.31, 1.83, 2.16, 2.71, 3.34)
    ring = modes(0.55, [base * r for r in ratios], (1, 0.7, 0.75, 0.4, 0.4, 0.25), (0.5, 0.4, 0.42, 0.3, 0.24, 0.2))
    out = np.zeros(round(0.6 * 44_100))
    put(out, ring, 0)
    put(out, ring * 0.45, rng.uniform(0.06, 0.085))
    put(out, knock(rng, 2.2, 0.5, 0.08), 0, 0.5)
    return room(rng, out, 0.2, 0.15)


def page(rng: Generator) -> Wave:
    """A leaf of parchment turned."""
    seconds = 0.36
    crackle = convolve(
        (rng.random(round(seconds * 44_100)) < 0.004) * rng.uniform(0, 1, round(seconds * 44_100)), paper(rng)
    )
    air = sweep(noise(rng, seconds), curve(seconds, (0, 900), (0.2, 2800), (seconds, 1500)), 0.7)
    return room(rng, (0.5 * air + 0.5 * crackle[: len(air)]) * swell(seconds, 0.14, 0.16), 0.14, 0.15)


def paper(rng: Generator) -> Wave:
    return band(noise(rng, 0.02), 1200, 6000) * decay(0.02, 0.012, 0.0005)


def tick(rng: Generator, pitch: float, soft: float = 0.35) -> Wave:
    """A fingertip on a wooden bar: the small sound of the menus."""
    freqs = [pitch * r for r in (1, 2.57, 4.9)]
    bar = modes(0.14, freqs, (1, soft, soft**2), (0.11, 0.05, 0.03))
    return bar + 0.08 * band(noise(rng, len(clock(0.14)) / 44_100), 800, 4000) * decay(0.14, 0.012)


EFFECTS: dict[str, Recipe] = {
    **{f"die_wood_{i}": die_wood for i in range(1, 6)},
    **{f"die_die_{i}": die_die for i in range(1, 4)},
    "card_slide": card_slide,
    "card_flip": card_flip,
    "card_place": card_place,
    **{f"cube_drop_{i}": cube_drop for i in range(1, 4)},
    "cube_take": cube_take,
    "coin_1": coin,
    "coin_2": coin,
    "ui_page": page,
}
LOOPS: dict[str, Recipe] = {"dice_shake": dice_shake}
