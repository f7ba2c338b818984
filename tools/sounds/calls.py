"""What the table says: horns and drums, the menus' lute, scores, the curtain, comings and goings.

Everything that has a pitch stands in D, with the five notes D F G A C of the beds, so that nothing quarrels.
"""

import numpy as np
from numpy.random import Generator

from tools.sounds.dsp import (
    RATE,
    Wave,
    band,
    bowed,
    brass,
    clock,
    curve,
    decay,
    modes,
    noise,
    pan,
    pluck,
    put,
    room,
    skin,
    sweep,
    swell,
    warm,
)
from tools.sounds.knocks import Recipe, knock, tick
from tools.sounds.war import silence

D3, F3, G3, A3, C4, D4, F4, G4, A4, D5 = 146.83, 174.61, 196.0, 220.0, 261.63, 293.66, 349.23, 392.0, 440.0, 587.33


def blow(rng: Generator, freq: float, seconds: float, loud: float = 0.9) -> Wave:
    """One note of a long horn: it starts flat, cracks open, and wavers as lungs do."""
    t = clock(seconds)
    line = freq * (1 - 0.035 * np.exp(-t / 0.045) + 0.003 * np.sin(2 * np.pi * 4.6 * t) * np.clip(t / 0.5, 0, 1))
    breath = swell(seconds, 0.09, min(0.3, seconds * 0.45)) * loud * (1 + 0.015 * np.sin(2 * np.pi * 4.6 * t))
    air = 0.03 * band(noise(rng, seconds), 500, 3000) * breath
    return brass(line, np.clip(breath, 0, 1)) + air


def horn_turn(rng: Generator) -> Wave:
    """Your turn: D, then the fifth above."""
    out = silence(1.35)
    put(out, blow(rng, D3, 0.42, 0.8), 0, 0.8)
    put(out, blow(rng, A3, 0.95, 0.85), 0.34)
    return room(rng, out, 0.6, 0.4, 3500)


def drum_hit(rng: Generator) -> Wave:
    return room(rng, warm(skin(rng, 92, 0.6, 0.35), 2.4), 0.35, 0.25, 3000)


def drum_roll(rng: Generator) -> Wave:
    """A contest: two hands gather speed and force, then one blow."""
    out = silence(2.3)
    at, gap, hand = 0.0, 0.15, 0
    while at < 1.55:
        force = 0.22 + 0.5 * (at / 1.55) ** 1.5
        put(out, skin(rng, (108, 116)[hand % 2], 0.3, 0.3) * rng.uniform(0.85, 1.1), at, force)
        at, gap, hand = at + gap, max(0.052, gap * 0.92), hand + 1
    put(out, skin(rng, 88, 0.65, 0.5), 1.62, 1.25)
    return room(rng, warm(out, 2.6), 0.4, 0.25, 3000)


def victory(rng: Generator) -> Wave:
    """Three horns climb to an open chord over drums and a strummed lute."""
    out = np.zeros((round(3.2 * RATE), 2))
    for freq, at, length, side in (
        (D3, 0, 0.34, 0.4),
        (A3, 0.26, 0.34, 0.6),
        (C4, 0.52, 0.3, 0.5),
        (D4, 0.76, 2.0, 0.5),
    ):
        put(out, pan(blow(rng, freq, length, 0.85), side), at, 0.8)
    for freq, side in ((D3, 0.3), (A3, 0.7), (D3 / 2, 0.5)):
        put(out, pan(blow(rng, freq, 2.0, 0.7), side), 0.78, 0.55)
    for at, force in (
        (0, 0.8),
        (0.26, 0.6),
        (0.52, 0.7),
        (0.64, 0.5),
        (0.76, 1.2),
        (1.28, 0.5),
        (1.54, 0.6),
        (1.8, 0.9),
    ):
        put(out, pan(skin(rng, 84, 0.55), 0.5), at, 1.3 * force)
    for i, freq in enumerate((D4, G4, A4, D5, D5 * 1.5)):
        put(out, pan(pluck(rng, freq, 1.6, 0.6), 0.3 + 0.1 * i), 0.8 + 0.035 * i, 0.5)
    return room(rng, out, 0.8, 0.45, 5000)


def defeat(rng: Generator) -> Wave:
    """The fiddle comes down the scale; the drum gives up."""
    out = silence(2.9)
    for freq, at, length in ((A3, 0, 0.75), (G3, 0.6, 0.7), (F3, 1.15, 0.7), (D3, 1.7, 1.15)):
        put(out, bowed(rng, freq, length, swell(length, 0.14, 0.3)), at, 0.8)
    for at, force in ((0.0, 0.6), (0.6, 0.5), (1.7, 0.7)):
        put(out, skin(rng, 66, 0.8, 0.1), at, force)
    return room(rng, out, 0.8, 0.5, 2800)


def strum(rng: Generator, notes: tuple[float, ...], gap: float, seconds: float = 0.55, bright: float = 0.4) -> Wave:
    """Lute notes one after another, `gap` seconds apart, each ringing `seconds`."""
    out = silence(gap * (len(notes) - 1) + seconds)
    for i, freq in enumerate(notes):
        note = pluck(rng, freq, seconds, bright, 0.992) * decay(seconds, seconds)
        put(out, note, i * gap, 1 - 0.08 * i)
    return room(rng, band(out, 0, 7000), 0.25, 0.22)


def ui_move(rng: Generator) -> Wave:
    return room(rng, tick(rng, 620, 0.25), 0.1, 0.12)


def ui_accept(rng: Generator) -> Wave:
    return strum(rng, (D4, A4), 0.07, 0.45)


def ui_back(rng: Generator) -> Wave:
    return strum(rng, (A3, D3), 0.07, 0.4, 0.25)


def ui_refuse(rng: Generator) -> Wave:
    """Two dull knocks: a closed box. Nobody is scolded."""
    out = silence(0.32)
    put(out, tick(rng, 262, 0.6), 0)
    put(out, tick(rng, 220, 0.6), 0.11, 0.9)
    put(out, knock(rng, 0.7, 0.05, 0.12), 0.11, 0.3)
    return room(rng, warm(out, 1.6), 0.12, 0.15, 2000)


def score_tick(rng: Generator) -> Wave:
    return room(rng, tick(rng, 1174.7, 0.4) + 0.3 * place_tick(rng), 0.12, 0.2)


def place_tick(rng: Generator) -> Wave:
    return knock(rng, 2.0, 0.4, 0.14)


def score_total(rng: Generator) -> Wave:
    """The sum: a struck chime over a strummed open chord."""
    chord = strum(rng, (D3, A3, D4, A4), 0.03, 0.95, 0.5)
    bell = modes(1.0, (D5 * 2, D5 * 4.02, D5 * 5.43), (1, 0.35, 0.2), (0.9, 0.5, 0.35))
    put(chord, pan(bell, 0.5), 0.1, 0.25)
    return chord


def curtain(rng: Generator) -> Wave:
    """Heavy felt drawn across and falling still."""
    seconds = 0.95
    folds = 1 + 0.5 * np.sin(2 * np.pi * 9 * clock(seconds) + 2 * np.sin(2 * np.pi * 2 * clock(seconds)))
    cloth = sweep(noise(rng, seconds), curve(seconds, (0, 400), (0.5, 1300), (0.95, 350)), 0.9)
    out = 0.7 * cloth * folds * swell(seconds, 0.3, 0.35)
    put(out, modes(0.2, (74, 118), (1, 0.5), (0.18, 0.12)), 0.72, 0.7)
    return room(rng, out, 0.3, 0.25, 2500)


def toast(rng: Generator) -> Wave:
    bell = modes(0.7, (A4 * 2, A4 * 5.43, A4 * 8.1), (1, 0.22, 0.08), (0.65, 0.3, 0.15)) * swell(0.7, 0.004, 0.3)
    return room(rng, 0.8 * bell + 0.6 * pluck(rng, A4, 0.7, 0.3, 0.99), 0.4, 0.3)


def join(rng: Generator) -> Wave:
    return strum(rng, (D4, G4, A4, D5), 0.085, 0.55, 0.5)


def leave(rng: Generator) -> Wave:
    return strum(rng, (A4, G4, D4), 0.1, 0.5, 0.25)


EFFECTS: dict[str, Recipe] = {
    "horn_turn": horn_turn,
    "drum_hit": drum_hit,
    "drum_roll": drum_roll,
    "victory": victory,
    "defeat": defeat,
    "ui_move": ui_move,
    "ui_accept": ui_accept,
    "ui_back": ui_back,
    "ui_refuse": ui_refuse,
    "score_tick": score_tick,
    "score_total": score_total,
    "curtain": curtain,
    "toast": toast,
    "join": join,
    "leave": leave,
}
