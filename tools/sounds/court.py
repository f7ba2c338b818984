"""The bed under the map of kingdoms: a low court drum, an oud, a choir behind many doors, wind over the plains."""

import numpy as np
from numpy.random import Generator

from tools.sounds.beds import LOOP, drone, slow, tent, wind
from tools.sounds.calls import A3, C4, D3, D4, F3, F4, G3
from tools.sounds.choir import sung
from tools.sounds.dsp import RATE, Wave, band, decay, modes, pan, pluck, put, skin, warm
from tools.sounds.knocks import Recipe

BEAT = 0.5
BARS = 16
BAR_BEATS = 6

DUM = ((0.0, 1.0), (3.0, 0.62), (3.5, 0.3))
"""(beat, force) of the low drum in each bar of six beats; the clicks of its rim are TEK."""
TEK = ((1.5, 0.3), (2.0, 0.5), (4.5, 0.45), (5.0, 0.28), (5.5, 0.4))
QUIET_BARS = (7, 15)

D2, A2, C3, G2 = D3 / 2, A3 / 2, C4 / 2, G3 / 2
CALL = ((0.0, D3, 1.0), (1.0, A3, 0.9), (1.5, G3, 0.7), (2.0, A3, 0.8), (3.0, C4, 1.0), (3.5, A3, 0.7), (4.0, G3, 0.8),
        (5.0, F3, 0.9), (5.5, G3, 0.7), (6.0, D3, 1.0), (8.0, F3, 0.7), (8.5, G3, 0.7), (9.0, A3, 1.0))  # fmt: skip
"""(beat, note, force) of a phrase two bars long."""
ANSWER = ((0.0, D4, 1.0), (0.5, C4, 0.7), (1.0, D4, 0.9), (2.0, F4, 0.9), (2.5, D4, 0.7), (3.0, C4, 1.0),
          (3.5, A3, 0.7), (4.0, C4, 0.8), (4.5, A3, 0.7), (5.0, G3, 0.9), (6.0, A3, 1.0), (7.5, G3, 0.7),
          (8.0, F3, 0.8), (8.5, G3, 0.7), (9.0, D3, 1.0))  # fmt: skip
CLOSE = ((0.0, A3, 1.0), (0.5, G3, 0.7), (1.0, F3, 0.8), (1.5, G3, 0.7), (2.0, D3, 1.0), (3.0, C3, 0.8), (4.0, A2, 0.8),
         (5.0, C3, 0.8), (6.0, D3, 1.0), (6.75, A2, 0.6), (7.5, D2, 0.9))  # fmt: skip
SONG = ((0, CALL), (4, CALL), (6, ANSWER), (8, CLOSE), (11, ANSWER), (13, CALL), (14, CLOSE))
"""(bar, phrase): between them the oud is silent and the choir is heard."""
CHORDS = ((0.0, (D3, A3, D4)), (9.0, (C3, G3, C4)), (21.0, (F3, C4, F4)), (30.0, (G2, D3, G3)), (38.0, (A2, A3, C4)))


def oud(rng: Generator, freq: float, seconds: float, force: float) -> Wave:
    """A fretless lute of paired gut strings: two plucks a hair apart, a deep bowl, a note that slips into place."""
    pair = np.zeros(round(seconds * RATE))
    for detune, late in ((1.0, 0.0), (1.0035, 0.006)):
        string = pluck(rng, freq * detune, seconds, 0.1 + 0.25 * force, 0.9945)
        put(pair, string[: len(pair) - round(late * RATE)], late, 0.6)
    bowl = modes(seconds, (103, 187, 265), (0.5, 0.35, 0.2), (0.22, 0.16, 0.1))
    return band(pair, 60, 2300) * decay(seconds, seconds * 0.95, 0.003) + 0.16 * bowl * force


def play(rng: Generator, loop: Wave) -> None:
    """The oud's phrases; long notes are shaken by the plectrum at their end, as the hand of a court player does."""
    for bar, phrase in SONG:
        for i, (beat, freq, force) in enumerate(phrase):
            until = phrase[i + 1][0] if i + 1 < len(phrase) else beat + 3
            at = (bar * BAR_BEATS + beat) * BEAT + rng.normal(0, 0.007)
            put(loop, pan(oud(rng, freq, 1.5, force), 0.62), at, 0.62 * force)
            if until - beat >= 1.5:
                for k in range(4):
                    shake = oud(rng, freq, 0.5, 0.3)
                    put(loop, pan(shake, 0.62), at + (until - beat) * BEAT - 0.44 + 0.105 * k, 0.16 + 0.03 * k)


def court_drum(rng: Generator) -> Wave:
    """A kettle as wide as a shield, struck with a felt beater."""
    kettle = skin(rng, 58, 1.3, 0.06)
    return warm(kettle + 0.5 * modes(1.3, (87, 116, 145), (0.6, 0.4, 0.3), (0.9, 0.6, 0.4)), 1.8)


def rim(rng: Generator) -> Wave:
    """Two fingers on the rim of a small goblet drum."""
    return band(skin(rng, 236, 0.22, 0.34), 60, 3000)


def drums(rng: Generator, loop: Wave) -> None:
    for bar in range(BARS):
        for beat, force in DUM[: 1 if bar in QUIET_BARS else 3]:
            put(loop, pan(court_drum(rng), 0.46), (bar * BAR_BEATS + beat) * BEAT, 0.44 * force)
        for beat, force in () if bar % 4 == 3 else TEK:
            at = (bar * BAR_BEATS + beat) * BEAT + rng.normal(0, 0.006)
            put(loop, pan(rim(rng), 0.36), at, 0.11 * force * rng.uniform(0.85, 1.1))


def bed_age_of_conan(rng: Generator) -> Wave:
    """A throne room above a wide land: sixteen bars of six beats, forty-eight seconds, and round again."""
    loop = np.zeros((round(LOOP * RATE), 2))
    loop += pan(0.05 * drone(73.42, 7, 1.9, 0.4), 0.5)
    for n, (at, chord) in enumerate(CHORDS):
        length = (CHORDS[n + 1][0] if n + 1 < len(CHORDS) else LOOP) - at + 3.5
        for part, freq in enumerate(chord):
            put(loop, pan(sung(rng, freq, length, 0.95 - 0.06 * part, 3.5), 0.2 + 0.3 * part), at, 0.05)
    far = tent(rng, loop, 1.1, 2200)
    near = np.zeros_like(loop)
    drums(rng, near)
    play(rng, near)
    plains = pan(0.009 * wind(rng), 0.3) + pan(0.009 * np.roll(wind(rng), RATE * 11), 0.7)
    gusts = (0.45 + 0.55 * slow(2, 0.3))[:, None]
    return far * 0.8 + tent(rng, near, 0.3, 3200) + plains * gusts


LOOPS: dict[str, Recipe] = {"bed_age_of_conan": bed_age_of_conan}
