"""Glass and steel: blows on stained windows, volleys, chants, stone that moves. The sounds of Krynea's field."""

import numpy as np
from numpy.random import Generator

from tools.sounds.choir import sung
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
    place,
    pluck,
    put,
    room,
    sweep,
    swell,
    tone,
    warm,
)
from tools.sounds.knocks import Recipe, coin, knock
from tools.sounds.war import footfall, silence, steel

RIM = (1, 2.32, 4.25, 6.63)
D3, A3, D4, F4, A4, D5, A5, D6, F6, A6 = 146.83, 220.0, 293.66, 349.23, 440.0, 587.33, 880.0, 1174.7, 1396.9, 1760.0


def goblet(freq: float, seconds: float) -> Wave:
    """Thin glass struck at its rim: four modes, each a pair that beats."""
    freqs = [freq * r * d for r in RIM for d in (1, 1.0023)]
    levels = [0.5 / (1 + 1.1 * (i // 2)) for i in range(8)]
    return modes(seconds, freqs, levels, [seconds * 0.95 / (1 + 0.7 * (i // 2)) for i in range(8)])


def shard(rng: Generator) -> Wave:
    """A splinter hops on stone."""
    freq = rng.uniform(2100, 6200)
    ring = modes(0.16, [freq, freq * 1.53, freq * 2.27], (1, 0.6, 0.3), (0.12, 0.08, 0.05))
    return ring + 0.3 * band(noise(rng, 0.16), 3000, 11_000) * decay(0.16, 0.01, 0.0003)


def glass_chime(rng: Generator) -> Wave:
    """A blessing: three panes answer one after the other."""
    out = np.zeros((round(1.5 * RATE), 2))
    for i, freq in enumerate((D6, A6, 2 * D6)):
        put(out, pan(goblet(freq, 1.15), 0.3 + 0.2 * i), 0.085 * i, 0.75 - 0.12 * i)
    return room(rng, out, 0.7, 0.4, 9000)


def crack(rng: Generator, seconds: float = 0.3) -> Wave:
    """A split runs through a pane: ticks that gather."""
    out = silence(seconds)
    for at in np.cumsum(rng.exponential(0.016, 22)):
        tick = modes(0.05, [rng.uniform(2600, 5200), rng.uniform(5200, 8200)], (1, 0.6), (0.03, 0.02))
        put(out, tick, min(at, seconds - 0.06), rng.uniform(0.2, 0.8))
    return out


def glass_crack(rng: Generator) -> Wave:
    """The pane holds, just: a blow, a split that runs, a whine."""
    out = silence(0.8)
    put(out, band(noise(rng, 0.06), 1200, 9000) * decay(0.06, 0.035, 0.0004), 0.0, 1.1)
    put(out, knock(rng, 1.1, 0.6, 0.2), 0.0, 0.7)
    put(out, crack(rng, 0.42), 0.03, 0.75)
    put(out, goblet(1318.5, 0.6), 0.02, 0.3)
    return room(rng, out, 0.3, 0.25, 8000)


def glass_shatter(rng: Generator) -> Wave:
    """A window bursts out of its leads: the blow, the fall of many panes, the frame on the stones."""
    out = np.zeros((round(1.7 * RATE), 2))
    burst = band(noise(rng, 0.35), 1800, 12_000) * decay(0.35, 0.22, 0.0006)
    put(out, pan(burst, 0.5), 0.02, 1.0)
    put(out, pan(modes(0.4, (62, 97, 151), (1, 0.8, 0.5), (0.35, 0.26, 0.18)), 0.5), 0.02, 0.95)
    for _ in range(64):
        at = 0.03 + rng.exponential(0.2)
        if at < 0.9:
            put(out, pan(shard(rng), rng.uniform(0.1, 0.9)), at, rng.uniform(0.12, 0.62) * (1 - at / 1.6))
    put(out, pan(steel(rng, 410, 0.6), 0.45), 0.2, 0.11)
    put(out, pan(knock(rng, 0.6, 0.5, 0.22), 0.45), 0.2, 0.45)
    return room(rng, out, 0.55, 0.3, 9000)


def steel_ring(rng: Generator) -> Wave:
    """A blow on a shield that holds: boss, rim, and the long ring of the rim."""
    base = rng.uniform(490, 560)
    out = np.zeros((round(1.25 * RATE), 2))
    put(out, pan(band(noise(rng, 0.05), 1200, 7500) * decay(0.05, 0.03, 0.0004), 0.5), 0.0, 0.9)
    put(out, pan(modes(0.3, (118, 187, 305), (1, 0.8, 0.6), (0.22, 0.17, 0.12)), 0.5), 0.0, 0.95)
    put(out, pan(steel(rng, base, 1.1), 0.4), 0.003, 0.32)
    put(out, pan(steel(rng, 2.2 * base, 0.8), 0.6), 0.006, 0.15)
    return room(rng, out, 0.5, 0.28, 7000)


def magic_burst(rng: Generator) -> Wave:
    """Power gathers, leaps, and breaks over the ranks in sparks."""
    seconds = 1.5
    rise = sweep(noise(rng, seconds), curve(seconds, (0, 300), (0.42, 4200), (0.5, 1500), (1.5, 260)), 0.55)
    shape = curve(seconds, (0, 0), (0.38, 0.7), (0.44, 1), (0.62, 0.55), (1.5, 0))
    glide = curve(seconds, (0, D3), (0.42, D5), (0.5, D4), (1.5, D3 / 2))
    hum = np.asarray(sum(tone(glide * k * d) / k for k in (1, 2, 3, 4) for d in (1, 1.007)))
    out = pan(0.85 * rise * shape + 0.16 * hum * curve(seconds, (0, 0), (0.4, 1), (0.55, 0.8), (1.3, 0)), 0.5)
    put(out, pan(modes(0.6, (55, 82, 131), (1, 0.7, 0.4), (0.5, 0.4, 0.3)), 0.5), 0.43, 1.0)
    for _ in range(26):
        at, freq = 0.44 + rng.exponential(0.2), rng.choice((D6, F6, A6, 2 * D6, 2 * F6))
        if at < 1.2:
            put(out, pan(goblet(freq, 0.3), rng.uniform(0.1, 0.9)), at, rng.uniform(0.06, 0.24))
    return room(rng, out, 0.6, 0.4, 8000)


def volley(rng: Generator) -> Wave:
    """A rank looses together: strings, a cloud of shafts overhead, the rattle where it comes down."""
    seconds = 1.45
    out = np.zeros((round(seconds * RATE), 2))
    for _ in range(12):
        string = pluck(rng, rng.uniform(88, 118), 0.22, 0.35, 0.93) * decay(0.22, 0.18)
        put(out, pan(string, rng.uniform(0.1, 0.9)), abs(rng.normal(0, 0.035)), 0.7)
    for _ in range(9):
        length, high = rng.uniform(0.45, 0.62), rng.uniform(2100, 3300)
        way = curve(length, (0, high * 0.6), (length * 0.6, high), (length, high * 0.55))
        flight = sweep(noise(rng, length), way, 0.25) * swell(length, 0.16, 0.16)
        put(out, pan(flight, rng.uniform(0.15, 0.85)), rng.uniform(0.05, 0.22), 0.5)
    for _ in range(13):
        put(out, pan(knock(rng, rng.uniform(0.8, 1.5), 0.6, 0.14), rng.random()), rng.normal(0.82, 0.09), 0.5)
    return room(rng, out, 0.35, 0.22, 6000)


def coin_toss(rng: Generator) -> Wave:
    """Flicked off a thumbnail, it sings as it turns, and falls flat."""
    seconds = 1.15
    t = clock(0.62)
    turn = np.clip(np.sin(2 * np.pi * (17 * t - 4.5 * t * t)), 0, 1) ** 2
    sing = (np.sin(2 * np.pi * 2610 * t) + 0.6 * np.sin(2 * np.pi * 4010 * t)) * (0.25 + turn) * decay(0.62, 1.1, 0.002)
    out = silence(seconds)
    put(out, knock(rng, 2.6, 0.7, 0.06), 0.0, 0.6)
    put(out, sing, 0.005, 0.85)
    put(out, coin(rng)[:, 0], 0.63, 0.8)
    return room(rng, out[: round(seconds * RATE)], 0.2, 0.18)


def banner(rng: Generator) -> Wave:
    """Heavy cloth turned in the wind: it fills, and cracks twice."""
    seconds = 0.85
    wave = 0.5 + 0.5 * np.sin(2 * np.pi * (5.5 * clock(seconds) + 2.2 * clock(seconds) ** 2))
    billow = sweep(noise(rng, seconds), curve(seconds, (0, 180), (0.3, 620), (seconds, 240)), 0.9)
    out = 1.2 * billow * (0.35 + 0.65 * wave**2) * swell(seconds, 0.2, 0.4)
    for at, loud in ((0.17, 0.7), (0.37, 0.5)):
        snap = band(noise(rng, 0.12), 500, 4200) * decay(0.12, 0.07, 0.002) + modes(
            0.12, (112, 190), (0.6, 0.4), (0.09, 0.06)
        )
        put(out, snap, at, loud)
    return room(rng, out[: round(seconds * RATE)], 0.3, 0.22, 5000)


def monolith(rng: Generator) -> Wave:
    """A stone as tall as a house rises: grinding, grit, and under it voices."""
    seconds = 2.6
    grind = warm(band(noise(rng, seconds), 40, 300) * (1 + 0.7 * np.sin(2 * np.pi * 13 * clock(seconds))), 2.5)
    out = pan(grind * swell(seconds, 0.5, 0.5) * 0.42, 0.5)
    for _ in range(46):
        put(out, pan(knock(rng, rng.uniform(0.5, 2.2), 0.5, 0.08), rng.random()), rng.uniform(0.1, 1.9), 0.09)
    put(out, pan(modes(0.7, (44, 66, 98), (1, 0.8, 0.5), (0.6, 0.45, 0.3)), 0.5), 1.75, 1.15)
    for freq, side in ((D3, 0.3), (A3, 0.7), (D4, 0.5)):
        put(out, pan(sung(rng, freq, 2.3, 0.25), side), 0.25, 0.42)
    return room(rng, out[: round(seconds * RATE)], 0.7, 0.4, 3500)


def deploy(rng: Generator) -> Wave:
    """Troops ground their arms: a steel-shod base on flagstones, shields behind it."""
    out = silence(0.7)
    put(out, modes(0.35, (72, 117, 189, 301), (1, 0.9, 0.6, 0.4), (0.3, 0.22, 0.16, 0.1)), 0.0, 1.0)
    put(out, band(noise(rng, 0.12), 500, 3600) * decay(0.12, 0.07, 0.0008), 0.0, 0.7)
    put(out, steel(rng, 640, 0.4), 0.012, 0.09)
    put(out, footfall(rng, 1.1), 0.13, 0.4)
    put(out, steel(rng, 1500, 0.16), 0.14, 0.05)
    return room(rng, warm(out, 1.6), 0.3, 0.22, 5000)


def cover_step(rng: Generator) -> Wave:
    """The second line steps up: two boots, mail, the shield set."""
    out = silence(0.85)
    for at, loud in ((0.0, 0.8), (0.2, 1.0)):
        put(out, footfall(rng, rng.uniform(0.9, 1.05)), at, loud)
        for _ in range(6):
            ring = modes(0.06, (rng.uniform(3400, 6400), rng.uniform(5200, 8800)), (1, 0.6), (0.04, 0.03))
            put(out, ring, at + rng.uniform(0.01, 0.11), rng.uniform(0.04, 0.11))
    put(out, knock(rng, 0.75, 0.4, 0.18), 0.42, 0.9)
    put(out, steel(rng, 780, 0.3), 0.425, 0.08)
    return room(rng, out, 0.3, 0.22, 6000)


def chant(rng: Generator) -> Wave:
    """Voices answer: two chords on an open vowel, the second higher."""
    out = np.zeros((round(2.0 * RATE), 2))
    for at, length, chord in ((0.0, 0.85, (D3, A3, D4)), (0.62, 1.25, (D3, A3, F4, A4))):
        for i, freq in enumerate(chord):
            put(out, pan(sung(rng, freq, length, 0.12), 0.25 + 0.5 * i / (len(chord) - 1)), at, 0.5 - 0.06 * i)
    return room(rng, out, 0.9, 0.55, 5000)


def raise_dead(rng: Generator) -> Wave:
    """What had burst comes together again: splinters run backwards into a cold voice."""
    seconds = 1.9
    back = np.zeros((round(0.95 * RATE), 2))
    for _ in range(40):
        put(back, pan(shard(rng), rng.uniform(0.15, 0.85)), min(rng.exponential(0.22), 0.75), rng.uniform(0.1, 0.4))
    out = place(back[::-1], 0.0, seconds)
    put(out, pan(modes(0.5, (58, 87, 139), (1, 0.7, 0.4), (0.45, 0.32, 0.2)), 0.5), 0.93, 0.8)
    for freq, side in ((D3, 0.35), (D3 * 2**0.5, 0.65), (D4, 0.5)):
        put(out, pan(sung(rng, freq, 1.4, 0.45), side), 0.5, 0.34)
    put(out, pan(goblet(A5, 0.8), 0.5), 0.94, 0.3)
    return room(rng, out[: round(seconds * RATE)], 0.7, 0.45, 6000)


EFFECTS: dict[str, Recipe] = {
    "glass_chime": glass_chime,
    "glass_crack": glass_crack,
    "glass_shatter_1": glass_shatter,
    "glass_shatter_2": glass_shatter,
    "steel_ring_1": steel_ring,
    "steel_ring_2": steel_ring,
    "magic_burst": magic_burst,
    "volley": volley,
    "coin_toss": coin_toss,
    "banner": banner,
    "monolith": monolith,
    "deploy": deploy,
    "cover_step": cover_step,
    "chant": chant,
    "raise_dead": raise_dead,
}
