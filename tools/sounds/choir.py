"""Voices and bells: a choir far down the nave, and the bed under Krynea's field."""

import numpy as np
from numpy.random import Generator

from tools.sounds.beds import LOOP, drone, slow, tent
from tools.sounds.dsp import RATE, Wave, band, clock, modes, noise, pan, put, swell
from tools.sounds.knocks import Recipe

AH = ((700, 0.45, 1.0), (1150, 0.28, 0.6), (2600, 0.22, 0.22))
"""An open vowel: middle in Hz, width in octaves and level of each formant."""
OO = ((330, 0.5, 1.0), (760, 0.35, 0.32), (2350, 0.22, 0.05))
SINGERS = 3


def vowel(freq: float, closed: float) -> float:
    """How loudly a throat answers `freq`; `closed` 0 is "ah", 1 is "oo"."""
    out = 0.05
    for weight, shape in ((1 - closed, AH), (closed, OO)):
        out += weight * sum(level * np.exp(-((np.log2(freq / f) / wide) ** 2)) for f, wide, level in shape)
    return float(out)


def sung(rng: Generator, freq: float, seconds: float, closed: float, rise: float = 0.25) -> Wave:
    """A few singers on one note, each a little off and with a vibrato of his own; level about 0.5."""
    t = clock(seconds)
    out = np.zeros(len(t))
    for _ in range(SINGERS):
        rate, late = rng.uniform(4.6, 5.6), np.clip(t / 0.7, 0, 1)
        drift = 1 + rng.normal(0, 0.0025) + 0.0055 * late * np.sin(2 * np.pi * rate * t + rng.uniform(0, 6))
        turn = np.exp(2j * np.pi * (freq * np.cumsum(drift) / RATE + rng.random()))
        phase = np.ones(len(t), complex)
        for k in range(1, min(24, int(4200 / freq)) + 1):
            phase = phase * turn
            out += vowel(k * freq, closed) / k**0.55 * phase.imag
    air = band(noise(rng, seconds), 1200, 5200)
    out = out / out.std() + 0.05 * air / air.std()
    return 0.25 * out * swell(seconds, min(rise, seconds * 0.4), seconds * 0.4)


def bell(freq: float, seconds: float) -> Wave:
    """A tower bell, heard from below: hum, prime, the minor third, the fifth, the octave and what lies above."""
    ratios = (0.5, 1, 1.003, 1.189, 1.5, 2, 2.51, 3.01, 4.1)
    levels = (0.55, 0.5, 0.35, 0.45, 0.18, 0.6, 0.22, 0.2, 0.1)
    t60s = [seconds * f for f in (0.97, 0.8, 0.8, 0.65, 0.4, 0.45, 0.25, 0.2, 0.12)]
    return modes(seconds, [freq * r for r in ratios], levels, t60s)


C3, D3, F3, G3, A3, C4, D4, F4, G4, A4, C5 = (
    130.81, 146.83, 174.61, 196.0, 220.0, 261.63, 293.66, 349.23, 392.0, 440.0, 523.25,
)  # fmt: skip
HYMN = (
    (D3, A3, D4, F4), (C3, G3, C4, F4), (F3, A3, C4, A4), (G3 / 2, G3, D4, G4),
    (D3, A3, F4, A4), (F3, C4, F4, C5), (C3, G3, C4, G4), (A3 / 2, A3, D4, G4),
)  # fmt: skip
"""Eight chords of six seconds, each sung into the next."""
TOWER = ((0.0, D3), (6.0, A3), (12.0, D3), (21.0, D4), (24.0, D3), (33.0, A3), (36.0, D3), (42.0, A3), (45.0, D4))
GLINTS = ((3.2, 1760.0), (3.5, 1174.7), (9.4, 1396.9), (15.1, 1760.0), (15.5, 2093.0), (18.3, 1174.7), (27.2, 1760.0),
          (27.6, 1396.9), (30.5, 2093.0), (39.3, 1760.0), (39.7, 1174.7), (44.0, 1396.9))  # fmt: skip


def bed_krynea(rng: Generator) -> Wave:
    """A nave at dusk before the battle: a slow choir, tower bells, panes that tick as they cool."""
    loop = np.zeros((round(LOOP * RATE), 2))
    loop += pan(0.21 * drone(73.42, 10, 1.5, 0.2), 0.45) + pan(0.09 * drone(146.83, 6, 1.8, 0.6), 0.58)
    for n, chord in enumerate(HYMN):
        for part, freq in enumerate(chord):
            note = sung(rng, freq, 9.0, 0.75 - 0.12 * part, 2.6)
            put(loop, pan(note, 0.26 + 0.16 * part), n * 6.0, 0.42 - 0.04 * part)
    for at, freq in TOWER:
        put(loop, pan(bell(freq, 7.0), 0.4), at + 0.05, 0.2 if freq < D4 else 0.1)
    for at, freq in GLINTS:
        drop = modes(1.6, (freq, freq * 2.32, freq * 4.25), (1, 0.3, 0.12), (1.5, 0.8, 0.4))
        put(loop, pan(drop, rng.uniform(0.2, 0.8)), at, 0.035)
    air = band(noise(rng, LOOP), 180, 900)
    loop += pan(0.012 * air / air.std() * (0.5 + slow(3, 0.3)), 0.5)
    return tent(rng, loop, 0.8, 3800)


LOOPS: dict[str, Recipe] = {"bed_krynea": bed_krynea}
