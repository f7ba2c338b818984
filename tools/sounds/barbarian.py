"""Conan's sounds: an axe, gems that crack, chests, doors, stone tiles, steps and leaps; jungle night and low drums."""

import numpy as np
from numpy.random import Generator

from tools.sounds.dsp import (
    RATE,
    Wave,
    band,
    clock,
    curve,
    decay,
    modes,
    noise,
    pan,
    put,
    skin,
    sweep,
    swell,
    warm,
)
from tools.sounds.knocks import Recipe, knock
from tools.sounds.war import footfall, steel

LOOP = 48.0
BAR = 3.0
"""Seconds of one bar of the drums: sixteen to the loop."""


def mono(wave: Wave) -> Wave:
    """Both channels alike."""
    return pan(wave, 0.5)


def axe_bite(rng: Generator) -> Wave:
    """A heavy blade through leather into the bone behind it."""
    seconds = 0.42
    air = sweep(noise(rng, 0.12), curve(0.12, (0, 500), (0.12, 2400)), 0.7) * swell(0.12, 0.1, 0.015)
    crack = band(noise(rng, 0.3), 700, 3800) * decay(0.3, 0.05, 0.0006)
    flesh = modes(0.3, (74, 121, 187, 265), (1, 0.8, 0.6, 0.4), (0.2, 0.16, 0.1, 0.07))
    out = np.zeros(round(seconds * RATE))
    put(out, air, 0.0, 0.45)
    put(out, warm(flesh + 1.6 * crack, 2.2), 0.1, 1.0)
    put(out, steel(rng, 900, 0.25)[: round(0.25 * RATE)], 0.105, 0.12)
    return mono(out * curve(seconds, (0, 1), (0.34, 1), (seconds, 0)))


def gem_crack(rng: Generator) -> Wave:
    """A ruby splits: a click, two bright partials out of tune, grains that fall."""
    seconds = 0.34
    ring = modes(seconds, (2310, 3190, 4730), (1, 0.7, 0.4), (0.1, 0.08, 0.05))
    out = ring + 1.2 * band(noise(rng, seconds), 1800, 7000) * decay(seconds, 0.035, 0.0004)
    for at in 0.06 + np.cumsum(rng.exponential(0.03, 6)):
        grain = modes(0.04, (rng.uniform(3000, 5200),), (1,), (0.03,))
        put(out, grain, min(at, 0.28), rng.uniform(0.1, 0.25))
    return mono(out)


def chest_creak(rng: Generator) -> Wave:
    """Old hinges under a lid of oak, and the lid against its stop."""
    seconds = 0.62
    t = clock(0.42)
    pulse = np.maximum(0, np.sin(2 * np.pi * np.cumsum(curve(0.42, (0, 38), (0.2, 74), (0.42, 52))) / RATE)) ** 12
    hinge = sweep(pulse * (1 + 0.3 * noise(rng, 0.42)), 620 + 900 * t, 0.6) + 0.4 * sweep(pulse, 1400 + 500 * t, 0.4)
    out = np.zeros(round(seconds * RATE))
    put(out, hinge / np.abs(hinge).max() * swell(0.42, 0.05, 0.1), 0.0, 0.6)
    put(out, knock(rng, 0.55, 0.6, 0.16), 0.44, 0.9)
    return mono(out)


def door_slam(rng: Generator) -> Wave:
    """Planks and iron into a frame of stone."""
    boards = modes(0.5, (62, 97, 151, 233, 340), (1, 0.9, 0.7, 0.45, 0.3), (0.35, 0.26, 0.18, 0.12, 0.08))
    latch = modes(0.12, (1450, 2230), (1, 0.6), (0.06, 0.04))
    out = warm(boards + 0.7 * band(noise(rng, 0.5), 250, 2200) * decay(0.5, 0.08, 0.001), 2.0)
    put(out, latch, 0.05, 0.16)
    return mono(out)


def river_tile(rng: Generator) -> Wave:
    """A tile of stone pushed along its groove until it meets the next."""
    seconds = 0.46
    grain = 1 + 0.7 * np.sin(2 * np.pi * 27 * clock(0.32))
    grind = band(noise(rng, 0.32), 180, 1500) * grain * swell(0.32, 0.08, 0.06)
    out = np.zeros(round(seconds * RATE))
    put(out, grind / np.abs(grind).max(), 0.0, 0.45)
    put(out, modes(0.14, (410, 676, 1120, 1840), (1, 0.8, 0.5, 0.3), (0.09, 0.07, 0.05, 0.03)), 0.31, 0.8)
    return mono(out)


def figure_step(rng: Generator) -> Wave:
    """Two steps on stone, the second further on."""
    out = np.zeros(round(0.4 * RATE))
    put(out, footfall(rng, 0.9), 0.0, 0.8)
    put(out, footfall(rng, 1.05), 0.19, 1.0)
    return mono(out)


def leap_land(rng: Generator) -> Wave:
    """Air, and both heels on planks."""
    seconds = 0.52
    air = sweep(noise(rng, 0.3), curve(0.3, (0, 300), (0.16, 1500), (0.3, 600)), 0.7) * swell(0.3, 0.14, 0.1)
    out = np.zeros(round(seconds * RATE))
    put(out, air, 0.0, 0.5)
    put(out, footfall(rng, 0.7) + 0.6 * modes(0.16, (54, 88), (1, 0.7), (0.15, 0.12)), 0.3, 1.0)
    put(out, footfall(rng, 0.95), 0.335, 0.6)
    return mono(out)


def splash(rng: Generator) -> Wave:
    """A body into deep water: the slap, the hollow behind it, drops."""
    seconds = 0.62
    slap = sweep(noise(rng, seconds), curve(seconds, (0, 1700), (0.1, 800), (seconds, 420)), 0.9)
    out = slap * curve(seconds, (0, 0), (0.012, 1), (0.15, 0.5), (0.4, 0.16), (seconds, 0))
    for at in 0.12 + np.cumsum(rng.exponential(0.05, 7)):
        rise = curve(0.05, (0, rng.uniform(500, 800)), (0.05, rng.uniform(1100, 1700)))
        drop = np.sin(2 * np.pi * np.cumsum(rise) / RATE) * decay(0.05, 0.04, 0.002)
        put(out, drop, min(at, 0.55), rng.uniform(0.1, 0.3))
    put(out, modes(0.3, (68, 104), (1, 0.6), (0.2, 0.15)), 0.02, 0.5)
    return mono(out)


EFFECTS: dict[str, Recipe] = {
    "axe_bite": axe_bite,
    "gem_crack": gem_crack,
    "chest_creak": chest_creak,
    "door_slam": door_slam,
    "river_tile": river_tile,
    "figure_step": figure_step,
    "leap_land": leap_land,
    "splash": splash,
}


# ---------------------------------------------------------------- the bed
def whole(freq: float) -> float:
    """The nearest frequency that fits a whole number of times into the loop."""
    return round(freq * LOOP) / LOOP


def breath(turns: int, start: float = 0.0) -> Wave:
    """0..1 and back, `turns` times a loop."""
    return 0.5 - 0.5 * np.cos(2 * np.pi * (turns * clock(LOOP) / LOOP + start))


def jungle(rng: Generator) -> Wave:
    """The dark between trees: a low wind that comes and goes, and a drone that nobody plays."""
    t = clock(LOOP)
    air = band(noise(rng, LOOP), 90, 300, 3)
    out = 0.03 * air / air.std() * (0.4 + 0.6 * breath(5, 0.2))
    for k, (freq, level) in enumerate(((36.71, 0.5), (55.0, 0.35), (73.42, 0.3), (87.31, 0.12), (110.0, 0.1))):
        out += 0.16 * level * (0.5 + 0.5 * breath(3 + k, 0.3 * k)) * np.sin(2 * np.pi * whole(freq) * t + k)
    return out


def frog(rng: Generator) -> Wave:
    """Something small by the water, three times."""
    out = np.zeros(round(0.9 * RATE))
    for k in range(3):
        line = curve(0.14, (0, 250), (0.05, 330), (0.14, 270))
        croak = np.sin(2 * np.pi * np.cumsum(line) / RATE) * (1 + 0.8 * np.sin(2 * np.pi * 46 * clock(0.14)))
        put(out, croak * swell(0.14, 0.03, 0.06), 0.05 + 0.24 * k, 0.6 + 0.2 * rng.random())
    return out


def owl(rng: Generator) -> Wave:
    """A night bird: one long call that sinks."""
    line = curve(1.1, (0, 400), (0.2, 440), (0.8, 415), (1.1, 370))
    tone = np.sin(2 * np.pi * np.cumsum(line) / RATE) + 0.2 * np.sin(4 * np.pi * np.cumsum(line) / RATE)
    return tone * swell(1.1, 0.2, 0.4) * (1 + 0.15 * np.sin(2 * np.pi * 5.5 * clock(1.1)))


BEATS = ((0.0, 58, 1.0), (0.75, 82, 0.35), (1.5, 58, 0.7), (1.875, 82, 0.4), (2.25, 70, 0.55))
"""(begin, pitch, force) of the drums of a bar; every fourth bar answers with a run."""
RUN = ((2.4375, 92, 0.4), (2.625, 82, 0.5), (2.8125, 70, 0.6))


def drums(rng: Generator, loop: Wave) -> None:
    """Far off, on hides and hollow logs; they never hurry."""
    for bar in range(round(LOOP / BAR)):
        swells = 0.6 + 0.4 * float(np.sin(np.pi * (bar % 8) / 8))
        for at, freq, force in (*BEATS, *(RUN if bar % 4 == 3 else ())):
            drum = band(skin(rng, freq * rng.uniform(0.99, 1.01), 0.9, 0.04), 30, 700) * swell(0.9, 0.006, 0.1)
            put(loop, drum, bar * BAR + at + 0.05, 0.34 * swells * force * rng.uniform(0.9, 1.05))


def bed_conan(rng: Generator) -> Wave:
    """Jungle night and low drums. Both channels are alike and nothing in it is bright: a small file for a long loop."""
    loop = jungle(rng)
    drums(rng, loop)
    for at, level in ((4.2, 0.05), (17.6, 0.06), (28.9, 0.04), (41.3, 0.055)):
        put(loop, frog(rng), at, level)
    for at, level in ((10.4, 0.05), (34.7, 0.06)):
        put(loop, owl(rng), at, level)
    return mono(loop)


LOOPS: dict[str, Recipe] = {"bed_conan": bed_conan}
