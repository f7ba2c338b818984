"""The beds: 48-second loops under a screen. Everything in them is periodic or comes round the end to the beginning."""

import numpy as np
from numpy.random import Generator

from tools.sounds.calls import A3, A4, C4, D3, D4, F3, F4, G3
from tools.sounds.dsp import RATE, Wave, band, bowed, clock, decay, noise, pan, pluck, put, skin, swell, warm
from tools.sounds.knocks import Recipe
from tools.sounds.war import fire

LOOP = 48.0
TAIL = 2.2


def whole(freq: float) -> float:
    """The nearest frequency that fits a whole number of times into the loop."""
    return round(freq * LOOP) / LOOP


def slow(turns: int, start: float = 0.0) -> Wave:
    """0..1 and back, `turns` times a loop."""
    return 0.5 - 0.5 * np.cos(2 * np.pi * (turns * clock(LOOP) / LOOP + start))


def drone(freq: float, harmonics: int, dark: float, start: float) -> Wave:
    """A string under the bow for ever: harmonics falling as k**-dark, each breathing in its own time."""
    t = clock(LOOP)
    out = np.zeros_like(t)
    for k in range(1, harmonics + 1):
        breath = 0.65 + 0.35 * slow(2 + (k * 5) % 7, start + 0.37 * k)
        out += breath * np.sin(2 * np.pi * (whole(k * freq) * t + 0.31 * k * k)) / k**dark
    return out


def tent(rng: Generator, loop: Wave, wet: float, high: float = 3000) -> Wave:
    """The loop in a wide night, its echoes coming round: a circular reverberation."""
    out = loop.copy()
    for side in (0, 1):
        answer = np.zeros(len(loop))
        answer[: round(TAIL * RATE)] = band(noise(rng, TAIL), 150, high) * decay(TAIL, TAIL, 0.02)
        answer *= wet / np.sqrt(np.sum(answer**2))
        out[:, side] += np.fft.irfft(np.fft.rfft(loop[:, side]) * np.fft.rfft(answer), len(loop))
    return out


def wind(rng: Generator) -> Wave:
    """Wind over grass: two circular bands of noise that take turns."""
    air = noise(rng, LOOP)
    low, high = band(air, 150, 420), band(air, 420, 1300)
    return low / low.std() * (0.4 + 0.6 * slow(3, 0.1)) + 0.5 * high / high.std() * slow(5, 0.4) * slow(3, 0.2)


SONG = (
    (1.5, D3, 3.2), (4.5, F3, 1.6), (6.0, G3, 1.4), (7.2, A3, 4.4),
    (13.0, C4, 1.7), (14.5, A3, 1.6), (15.9, G3, 1.5), (17.2, F3, 1.3), (18.3, G3, 3.9),
    (25.0, A3, 2.3), (27.0, D4, 3.6), (30.4, C4, 1.3), (31.5, A3, 3.0),
    (36.5, G3, 1.6), (37.9, F3, 1.6), (39.3, D3, 4.6),
)  # fmt: skip


def bed_title(rng: Generator) -> Wave:
    """Night on the steppe: two low strings, wind, a fire, and a horse-head fiddle that has time."""
    loop = np.zeros((round(LOOP * RATE), 2))
    loop += pan(0.30 * drone(73.42, 14, 1.5, 0.0), 0.4) + pan(0.20 * drone(110.0, 10, 1.6, 0.5), 0.62)
    loop += pan(0.035 * wind(rng), 0.35) + pan(0.035 * np.roll(wind(rng), RATE * 7), 0.65)
    for at, freq, length in SONG:
        note = bowed(rng, freq, length, swell(length, 0.35, min(1.1, length * 0.45)))
        put(loop, pan(note, 0.45), at, 0.34)
    for at, chord in ((0.4, (D3, A3, D4)), (12.0, (C4 / 2, G3, C4)), (24.0, (D3, A3, F4)), (35.4, (G3 / 2, D3, D4))):
        for i, freq in enumerate(chord):
            put(loop, pan(pluck(rng, freq, 3.0, 0.3, 0.997) * decay(3.0, 2.8), 0.7), at + 0.16 * i, 0.2)
    wet = tent(rng, loop, 0.5)
    for at in np.arange(0, LOOP, 4.0):
        put(wet, pan(fire(rng, 5.0, 7) * swell(5.0, 1.0, 1.0), 0.58), at, 0.12)
    return wet


def throat(freq: float, melody: Wave, rumble: float) -> Wave:
    """Throat singing: a rough low voice whose formant (`melody`, Hz a sample) picks out one harmonic at a time."""
    t = clock(LOOP)
    out = np.zeros_like(t)
    for k in range(1, 30):
        pitch = k * freq
        vowel = 0.5 * np.exp(-((np.log2(pitch / 430) / 0.7) ** 2))
        whistle = 1.1 * np.exp(-((np.log2(pitch / melody) / 0.11) ** 2))
        out += (rumble / k**0.6 * 0.4 + vowel / k**0.4 + whistle) * np.sin(2 * np.pi * whole(pitch) * t + 0.6 * k)
    return out * (1 - 0.12 * slow(round(5.3 * LOOP)))


def overtones() -> Wave:
    """The whistle's way over the harmonics 6..12 of D, one step each 1.5 seconds, slid between; it closes."""
    steps = (6, 8, 9, 8, 10, 9, 8, 6, 8, 9, 10, 12, 10, 9, 8, 8, 9, 10, 12, 10, 9, 8, 9, 6, 8, 10, 9, 8, 6, 8, 6, 6)
    line = np.repeat([whole(73.42) * s for s in steps], round(LOOP * RATE) // len(steps)).astype(np.float64)
    slide = np.zeros(len(line))
    slide[: round(0.16 * RATE)] = np.hanning(round(0.16 * RATE))
    return np.fft.irfft(np.fft.rfft(line) * np.fft.rfft(slide / slide.sum()), len(line))


BEAT = 0.75
BAR = ((0.0, 84, 1.0), (1.5, 98, 0.45), (2.0, 84, 0.75), (2.75, 128, 0.3), (3.0, 98, 0.5), (3.5, 128, 0.35))


def drums(rng: Generator, loop: Wave) -> None:
    """Sixteen bars of four beats on a frame drum; the fourth of each four bars breathes, then runs."""
    for bar in range(16):
        for beat, pitch, force in BAR:
            if bar % 4 == 3 and beat > 2:
                continue
            at = (bar * 4 + beat) * BEAT + rng.normal(0, 0.006)
            put(loop, pan(skin(rng, pitch, 0.7, 0.22), 0.42), at, force * rng.uniform(0.9, 1.05))
        if bar % 4 == 3:
            for i in range(6):
                put(loop, pan(skin(rng, 112, 0.4, 0.25), 0.6), (bar * 4 + 2.5 + i / 4) * BEAT, 0.22 + 0.07 * i)


RIFF = ((0, D3), (0.5, D3), (0.75, A3), (1.5, G3), (2, F3), (2.5, G3), (2.75, D3), (3.5, C4 / 2))


def lute(rng: Generator, loop: Wave) -> None:
    """A two-stringed lute in the second and fourth quarter, answering the drum."""
    for bar in (4, 5, 6, 7, 12, 13, 14, 15):
        for beat, freq in RIFF:
            line = freq * 2 if bar in (6, 14) and freq == A3 else freq
            note = pluck(rng, line, 0.9, 0.55, 0.993) * decay(0.9, 0.85)
            put(loop, pan(note, 0.7), (bar * 4 + beat) * BEAT + rng.normal(0, 0.005), 0.3)
    for bar in (3, 11):
        put(loop, pan(pluck(rng, A4, 1.2, 0.5, 0.995) * decay(1.2, 1.1), 0.7), (bar * 4 + 3.5) * BEAT, 0.14)


def bed_huns(rng: Generator) -> Wave:
    """The camp before the raid: drone, throat singer, frame drum, a lute that comes and goes."""
    loop = np.zeros((round(LOOP * RATE), 2))
    loop += pan(0.22 * drone(73.42, 12, 1.3, 0.0), 0.45) + pan(0.12 * drone(146.83, 8, 1.5, 0.3), 0.58)
    presence = np.clip(1.3 * slow(3, 0.05), 0, 1)
    loop += pan(0.15 * throat(73.42, overtones(), 1.0) * (0.25 + 0.75 * presence), 0.52)
    drums(rng, loop)
    lute(rng, loop)
    return warm(tent(rng, loop, 0.32) + pan(0.02 * wind(rng), 0.5), 1.9)


LOOPS: dict[str, Recipe] = {"bed_title": bed_title, "bed_huns": bed_huns}
