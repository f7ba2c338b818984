"""The steppe at war: feet and hooves, steel, bows, fire, wagons, magic."""

import numpy as np
from numpy.random import Generator

from tools.sounds.dsp import (
    RATE,
    Wave,
    band,
    clock,
    convolve,
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
from tools.sounds.knocks import Recipe, knock


def silence(seconds: float) -> Wave:
    return np.zeros(round(seconds * RATE))


def footfall(rng: Generator, pitch: float = 1.0) -> Wave:
    """A boot on dry ground: weight, then gravel."""
    weight = modes(0.16, [pitch * f for f in (78, 132, 215, 330)], (0.8, 0.8, 0.5, 0.3), (0.14, 0.1, 0.07, 0.05))
    return weight + 0.45 * band(noise(rng, 0.16), 900, 4200) * decay(0.16, 0.09, 0.006)


def hoof(rng: Generator, pitch: float = 1.0) -> Wave:
    """A hoof on turf: hollow and low."""
    cup = modes(0.14, [pitch * f for f in (98, 205, 390, 640)], (0.8, 0.9, 0.8, 0.5), (0.12, 0.09, 0.07, 0.05))
    return cup + 0.15 * band(noise(rng, 0.14), 400, 2600) * decay(0.14, 0.05, 0.002)


def march(rng: Generator) -> Wave:
    """A company takes four steps; leather and buckles with it."""
    seconds = 1.5
    out = np.zeros((round(seconds * RATE), 2))
    for step in range(4):
        for _ in range(9):
            at = 0.03 + step * 0.34 + abs(rng.normal(0, 0.018))
            put(out, pan(footfall(rng, rng.uniform(0.85, 1.2)), rng.uniform(0.2, 0.8)), at, rng.uniform(0.4, 1))
        buckle = modes(0.1, (3100, 4350, 5900), (1, 0.7, 0.5), (0.07, 0.06, 0.04))
        put(out, pan(buckle, rng.uniform(0.3, 0.7)), 0.09 + step * 0.34, 0.16)
    return room(rng, warm(out, 4.0), 0.3, 0.2)


def gallop(rng: Generator, seconds: float, riders: int, level: Wave) -> Wave:
    """Riders pass: three beats and a breath, over and over; `level` shapes the whole, one value a sample."""
    out = silence(seconds)
    for _ in range(riders):
        pace, start, pitch = rng.uniform(0.36, 0.42), rng.uniform(0, 0.3), rng.uniform(0.85, 1.2)
        for stride in range(int(seconds / pace)):
            for part, weight in ((0, 0.7), (0.24, 0.8), (0.46, 1.0)):
                at = start + (stride + part) * pace
                if at < seconds - 0.15:
                    put(out, hoof(rng, pitch * rng.uniform(0.95, 1.05)), at, weight)
    return out * level


def fire(rng: Generator, seconds: float, snaps: float) -> Wave:
    """Flames: a slow breath of low noise, and `snaps` crackles a second."""
    flutter = np.clip(1 + band(noise(rng, seconds), 2, 11) / 0.012 * 0.35, 0.2, 2.2)
    roar = band(noise(rng, seconds), 70, 480, 1) * flutter
    sparks = silence(seconds)
    for _ in range(int(snaps * seconds)):
        length = rng.uniform(0.008, 0.03)
        snap = band(noise(rng, length), rng.uniform(900, 2200), rng.uniform(3500, 7500)) * decay(length, length, 0.0005)
        put(sparks, snap, rng.uniform(0, seconds - 0.04), rng.pareto(2.2) * 0.4 + 0.15)
    return roar / roar.std() * 0.16 + np.clip(sparks, -2.2, 2.2) * 0.35


def raid(rng: Generator) -> Wave:
    """Riders out of the smoke: hooves swell, thatch catches."""
    seconds = 2.0
    hooves = gallop(rng, seconds, 4, curve(seconds, (0, 0.15), (0.9, 1), (1.5, 0.7), (2.0, 0.1)))
    flames = fire(rng, seconds, 45) * swell(seconds, 0.5, 0.7)
    catch = sweep(noise(rng, seconds), curve(seconds, (0, 250), (0.7, 900), (2, 300)), 0.9) * place(
        swell(0.9, 0.5, 0.35), 0.35, seconds
    )
    return room(rng, 0.55 * hooves + 1.1 * flames + 0.35 * catch, 0.4, 0.25)


def flee(rng: Generator) -> Wave:
    """One rider turns and is gone to the right."""
    seconds = 1.3
    hooves = gallop(rng, seconds, 2, curve(seconds, (0, 1), (0.3, 0.9), (1.3, 0.04)))
    wind = sweep(noise(rng, seconds), curve(seconds, (0, 500), (0.25, 1700), (1.3, 500)), 0.7) * swell(
        seconds, 0.2, 0.9
    )
    side = curve(seconds, (0, 0.35), (1.3, 0.95))
    mono = hooves + 0.16 * wind
    stereo = np.stack([mono * np.cos(side * np.pi / 2), mono * np.sin(side * np.pi / 2)], axis=1)
    return room(rng, warm(stereo, 2.0), 0.4, 0.25, 3000)


def steel(rng: Generator, base: float, seconds: float) -> Wave:
    """A blade rings: many modes that belong to no scale, beating in pairs."""
    ratios = np.array([1, 1.58, 2.24, 2.92, 3.61, 4.47, 5.4, 6.6])
    freqs = [base * r * d for r in ratios for d in (1, 1.006)]
    levels = [rng.uniform(0.5, 1) / (1 + 0.22 * i) for i in range(len(freqs))]
    t60s = [seconds * 0.95 / (1 + 0.09 * i) for i in range(len(freqs))]
    return modes(seconds, freqs, levels, t60s)


def sword(rng: Generator) -> Wave:
    """The swing, the meeting of two blades, the slide apart."""
    seconds = 0.95
    out = silence(seconds)
    swing = sweep(noise(rng, 0.2), curve(0.2, (0, 500), (0.15, 2600), (0.2, 3200)), 0.6) * swell(0.2, 0.14, 0.04)
    put(out, swing, 0, 0.7)
    put(out, steel(rng, 690, 0.75), 0.16, 0.34)
    put(out, steel(rng, 910, 0.6), 0.166, 0.3)
    put(out, band(noise(rng, 0.05), 1500, 8000) * decay(0.05, 0.025, 0.0004), 0.16, 0.9)
    scrape = sweep(noise(rng, 0.4), curve(0.4, (0, 2600), (0.4, 5600)), 0.35) * swell(0.4, 0.06, 0.3)
    put(out, scrape, 0.2, 0.35)
    return room(rng, out, 0.35, 0.22, 6000)


def arrow(rng: Generator) -> Wave:
    """String, flight, wood."""
    seconds = 0.75
    out = silence(seconds)
    put(out, pluck(rng, 98, 0.25, 0.35, 0.93) * decay(0.25, 0.2), 0, 1.9)
    flight = sweep(noise(rng, 0.36), curve(0.36, (0, 1400), (0.25, 2900), (0.36, 2000)), 0.4) * swell(0.36, 0.1, 0.06)
    put(out, flight, 0.05, 0.7)
    put(out, knock(rng, 0.9, 0.6, 0.2), 0.41, 1.1)
    shaft = clock(0.28)
    quiver = np.sin(2 * np.pi * 132 * shaft) * (1 + 0.6 * np.sin(2 * np.pi * 27 * shaft)) * decay(0.28, 0.26)
    put(out, quiver, 0.42, 0.35)
    return room(rng, out, 0.25, 0.2)


def spell(rng: Generator) -> Wave:
    """A shaman's bells climb a scale in a cloud of breath."""
    seconds = 1.3
    out = np.zeros((round(seconds * RATE), 2))
    for i, freq in enumerate((587.3, 698.5, 880.0, 1046.5, 1174.7, 1396.9)):
        t = clock(0.8)
        bell = np.sin(2 * np.pi * freq * t + 1.6 * np.exp(-t / 0.15) * np.sin(2 * np.pi * freq * 2.76 * t))
        put(out, pan(bell * decay(0.8, 0.75, 0.006), 0.25 + 0.1 * i), 0.08 + i * 0.075, 0.5 - 0.04 * i)
    breath = sweep(noise(rng, seconds), curve(seconds, (0, 700), (0.6, 3600), (1.3, 1400)), 0.5)
    out += pan(0.35 * breath * swell(seconds, 0.5, 0.7), 0.5)
    return room(rng, out, 0.55, 0.45, 7000)


def curse(rng: Generator) -> Wave:
    """Breath drawn in, a low voice with a tritone in it, and the ground giving way."""
    seconds = 1.5
    inward = sweep(noise(rng, seconds), curve(seconds, (0, 350), (0.5, 1500), (0.62, 1900), (1.5, 160)), 0.6)
    shape = curve(seconds, (0, 0), (0.45, 0.55), (0.6, 1), (0.66, 0.45), (1.5, 0))
    fall = curve(seconds, (0, 98), (0.55, 98), (1.5, 52))
    voice = sum(tone(fall * k * d) / k for k in range(1, 9) for d in (1, 1.414, 0.994))
    low = band(np.asarray(voice), 40, 700) * curve(seconds, (0, 0), (0.5, 0.35), (0.62, 1), (1.5, 0))
    thud = place(modes(0.5, (48, 71), (1, 0.5), (0.45, 0.3)), 0.6, seconds)
    return room(rng, 0.9 * inward * shape + 0.24 * low + 0.8 * thud, 0.6, 0.4, 2500)


def creak(rng: Generator, seconds: float) -> Wave:
    """An axle sticks and slips: little knocks at a gliding rate, through a beam."""
    train = silence(seconds)
    at = 0.0
    while at < seconds - 0.02:
        train[int(at * RATE)] = rng.uniform(0.6, 1)
        rate = 46 + 40 * np.sin(np.pi * at / seconds) + rng.normal(0, 2.5)
        at += 1 / max(rate, 20)
    beam = modes(0.06, (410, 655, 1120, 1730, 2380), (1, 0.9, 0.7, 0.35, 0.2), (0.05, 0.045, 0.035, 0.025, 0.02))
    return convolve(train, beam)[: len(train)] * swell(seconds, 0.1, 0.15)


def wagon_dispatch(rng: Generator) -> Wave:
    """The load settles, the axle complains, the wheels find the road."""
    seconds = 1.7
    out = silence(seconds)
    put(out, knock(rng, 0.7, 0.4, 0.25), 0, 0.55)
    put(out, creak(rng, 0.5), 0.12, 0.55)
    put(out, creak(rng, 0.38), 0.85, 0.22)
    rumble = band(noise(rng, seconds), 45, 260, 2)
    out += rumble / rumble.std() * 0.2 * curve(seconds, (0, 0), (0.35, 0.2), (0.9, 1), (1.7, 0))
    for i in range(9):
        put(out, knock(rng, rng.uniform(0.55, 0.8), 0.3, 0.12), 0.4 + 0.135 * i, rng.uniform(0.18, 0.4) * (1 - i / 12))
    return room(rng, out[: round(seconds * RATE)], 0.3, 0.2, 3500)


EFFECTS: dict[str, Recipe] = {
    "march": march,
    "raid": raid,
    "flee": flee,
    "sword": sword,
    "arrow": arrow,
    "spell": spell,
    "curse": curse,
    "wagon_dispatch": wagon_dispatch,
}
