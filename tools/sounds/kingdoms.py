"""The inked map's sounds: hosts on the road, drums before a contest, forges, seals, gold, sorcery, a crown."""

import numpy as np
from numpy.random import Generator

from tools.sounds.calls import A3, A4, C4, D3, D4, D5, F4, blow
from tools.sounds.choir import bell, sung
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
    room,
    skin,
    sweep,
    swell,
    tone,
    warm,
)
from tools.sounds.knocks import Recipe, card_pat, coin, knock
from tools.sounds.war import fire, footfall, steel


def stage(seconds: float) -> Wave:
    """Two channels of silence."""
    return np.zeros((round(seconds * RATE), 2))


def contest_drums(rng: Generator) -> Wave:
    """Two hosts face each other: three drums climb in pitch and force, and all of them strike at once."""
    out = stage(1.62)
    for i, at in enumerate((0.0, 0.2, 0.38, 0.54, 0.68, 0.8, 0.9)):
        drum = skin(rng, (66, 78, 92)[i % 3] * (1 + 0.03 * i), 0.5, 0.3 + 0.04 * i)
        put(out, pan(drum, (0.3, 0.7, 0.5)[i % 3]), at, 0.3 + 0.08 * i)
    for freq, side in ((58, 0.5), (76, 0.28), (98, 0.72)):
        put(out, pan(skin(rng, freq, 0.6, 0.5), side), 1.0 + rng.uniform(0, 0.012), 0.95)
    return room(rng, warm(out, 2.4), 0.4, 0.28, 3000)


def march_host(rng: Generator) -> Wave:
    """A whole host passes: ranks out of step with each other, harness, a drum that keeps them going."""
    out = stage(2.0)
    for step in range(5):
        near = (0.5, 0.75, 1.0, 0.85, 0.6)[step]
        for _ in range(22):
            at = max(0.0, 0.05 + step * 0.35 + rng.normal(0, 0.045))
            foot = footfall(rng, rng.uniform(0.7, 1.15))
            put(out, pan(foot, rng.uniform(0.1, 0.9)), at, near * rng.uniform(0.25, 0.8))
        for _ in range(4):
            ring = modes(0.09, (rng.uniform(2600, 3600), rng.uniform(4200, 6000)), (1, 0.5), (0.06, 0.04))
            put(out, pan(ring, rng.random()), 0.1 + step * 0.35 + rng.uniform(0, 0.15), 0.07 * near)
        put(out, pan(skin(rng, 72, 0.5, 0.12), 0.5), 0.06 + step * 0.35, near * (1.1 if step % 2 == 0 else 0.55))
    return room(rng, warm(out, 3.2), 0.4, 0.25, 4000)


def anvil(rng: Generator, hard: float) -> Wave:
    """A hammer on a wrought anvil: the blow, the face's bright ring, the horn's long one."""
    ring = modes(
        0.9,
        [f * rng.uniform(0.995, 1.005) for f in (587.3, 1489, 2349, 2361, 3720, 5080)],
        (0.35, 0.5, 0.7, 0.55, 0.35, 0.22),
        (0.5, 0.6, 0.8, 0.75, 0.4, 0.25),
    )
    blow = modes(0.9, (131, 212, 346), (0.9, 0.7, 0.5), (0.14, 0.1, 0.08))
    spark = band(noise(rng, 0.9), 1500, 8000) * decay(0.9, 0.03, 0.0004)
    return hard * (0.62 * ring + 0.55 * blow + 0.5 * spark)


def city_forge(rng: Generator) -> Wave:
    """A city grows: two blows on the anvil and a light one that falls by itself, then a stone let down on stone."""
    out = stage(1.75)
    for at, hard, side in ((0.0, 1.0, 0.42), (0.36, 0.85, 0.42), (0.5, 0.3, 0.42)):
        put(out, pan(anvil(rng, hard), side), at, 0.8)
    grind = band(noise(rng, 0.4), 60, 700) * (1 + 0.6 * np.sin(2 * np.pi * 19 * clock(0.4))) * swell(0.4, 0.15, 0.12)
    put(out, pan(grind / np.abs(grind).max(), 0.6), 0.72, 0.4)
    block = modes(0.5, (57, 92, 148, 231), (1, 0.85, 0.6, 0.35), (0.42, 0.3, 0.2, 0.12))
    put(out, pan(block + 0.5 * band(noise(rng, 0.5), 400, 2600) * decay(0.5, 0.09, 0.001), 0.6), 1.08, 0.8)
    return room(rng, out, 0.45, 0.25, 6000)


def trumpet(rng: Generator, freq: float, seconds: float, side: float) -> Wave:
    """A straight silver trumpet: a horn an octave up, blown hard."""
    return pan(blow(rng, freq, seconds, 0.95), side)


FANFARE = ((D4, 0, 0.2), (D4, 0.2, 0.13), (D4, 0.33, 0.13), (A4, 0.47, 0.42), (F4, 0.86, 0.18), (A4, 1.03, 0.18))
"""(note, begin, length) of the trumpets before the last chord."""
PEAL = ((1.18, D3, 0.5), (1.36, A3, 0.3), (1.54, D4, 0.7), (1.7, F4, 0.35), (1.9, A3, 0.65), (2.08, D4, 0.4))
"""(begin, note, side) of the bells."""


def coronation(rng: Generator) -> Wave:
    """A fanfare of trumpets, then every bell of the city over the last chord."""
    out = stage(4.2)
    for freq, at, length in FANFARE:
        put(out, trumpet(rng, freq, length, 0.4), at, 0.6)
        put(out, trumpet(rng, freq / 2, length, 0.6), at + 0.008, 0.4)
    for freq, side in ((D5, 0.45), (A4, 0.3), (D4, 0.62), (D3, 0.5)):
        put(out, trumpet(rng, freq, 0.85, side), 1.2, 0.34)
    for at, freq, side in PEAL:
        put(out, pan(bell(freq, 2.0) + 0.3 * bell(2 * freq, 2.0), side), at, 0.95)
    for at, force in ((0, 0.6), (0.47, 0.7), (1.2, 1.1)):
        put(out, pan(skin(rng, 76, 0.6, 0.2), 0.5), at, force)
    ring = round(2.8 * RATE)
    return room(rng, out[:ring] * swell(2.8, 0.001, 0.9)[:, None], 0.5, 0.4, 5500)


def raid_fire(rng: Generator) -> Wave:
    """A torch is thrown, the thatch catches with a breath, a beam gives way."""
    seconds = 1.7
    flames = fire(rng, seconds, 55) * curve(seconds, (0, 0), (0.2, 0.15), (0.55, 1.2), (1.2, 0.9), (seconds, 0))
    throw = sweep(noise(rng, 0.3), curve(0.3, (0, 350), (0.16, 1300), (0.3, 500)), 0.6) * swell(0.3, 0.14, 0.12)
    catch = sweep(noise(rng, 0.8), curve(0.8, (0, 160), (0.25, 620), (0.8, 190)), 0.9) * swell(0.8, 0.2, 0.5)
    out = pan(1.1 * flames, 0.5)
    put(out, pan(throw, 0.35), 0.0, 0.5)
    put(out, pan(knock(rng, 0.9, 0.4, 0.2), 0.5), 0.27, 0.6)
    put(out, pan(catch, 0.55), 0.3, 0.85)
    for at, pitch, loud in ((0.88, 1.1, 0.45), (0.97, 0.75, 0.6), (1.1, 0.42, 1.0)):
        put(out, pan(knock(rng, pitch, 0.6, 0.3), 0.6), at, loud)
    return room(rng, warm(out, 1.8), 0.4, 0.25, 5000)


def scratch(rng: Generator, seconds: float) -> Wave:
    """One stroke of a split quill on parchment: fast at its middle, it catches in the grain."""
    grain = np.clip(1 + band(noise(rng, seconds), 60, 260) / 0.09 * 0.5, 0.1, 2.2)
    speed = swell(seconds, seconds * 0.45, seconds * 0.4)
    stroke = sweep(noise(rng, seconds), 1500 + 1900 * speed, 0.55) + 0.3 * band(noise(rng, seconds), 350, 900)
    return stroke * grain * speed


STROKES = ((0.0, 0.13, 0.5), (0.14, 0.09, 0.4), (0.25, 0.11, 0.5), (0.39, 0.07, 0.35), (0.49, 0.26, 0.6))
"""(begin, length, force) of the pen in a short name."""


def seal(rng: Generator) -> Wave:
    """A heavy brass seal pressed into warm wax on oak."""
    body = modes(0.35, (96, 158, 247, 392), (1, 0.8, 0.5, 0.25), (0.2, 0.15, 0.1, 0.06))
    return warm(body + 0.35 * band(noise(rng, 0.35), 300, 1800) * decay(0.35, 0.07, 0.003), 1.5)


def emissary(rng: Generator) -> Wave:
    """A treaty: a name is signed in five strokes, wax is pressed under a seal, the parchment is taken up."""
    out = stage(1.5)
    for at, length, loud in STROKES:
        put(out, pan(scratch(rng, length), 0.38 + 0.3 * at), at, 0.7 * loud)
    put(out, pan(seal(rng), 0.56), 0.9, 1.1)
    for at in 1.02 + np.cumsum(rng.exponential(0.02, 9)):
        crackle = band(noise(rng, 0.03), 1300, 6000) * decay(0.03, 0.018, 0.0006)
        put(out, pan(crackle, 0.56), min(at, 1.4), rng.uniform(0.08, 0.2))
    return room(rng, out, 0.25, 0.2, 5000)


def gold_piece(rng: Generator) -> Wave:
    """A gold piece on gold: a coin a fifth lower and sooner still, for gold is heavy and soft."""
    silver = coin(rng)
    times = np.arange(0, len(silver), rng.uniform(0.62, 0.8))
    gold = np.stack([np.interp(times, np.arange(len(silver)), silver[:, side]) for side in (0, 1)], axis=1)
    return gold * decay(len(gold) / RATE, 0.55, 0.0005)[: len(gold), None]


def gold_coins(rng: Generator) -> Wave:
    """A purse is emptied on a chest's pile: leather, a pour of gold, the last two pieces by themselves."""
    out = stage(1.5)
    put(out, pan(card_pat(rng), 0.45), 0.0, 0.9)
    pour = [(0.1 + 0.045 * i + rng.uniform(0, 0.03), rng.uniform(0.25, 0.75)) for i in range(11)]
    for at, loud in (*pour, (0.74, 0.55), (0.95, 0.4)):
        side = rng.uniform(0.25, 0.75)
        put(out, gold_piece(rng) * (2 - 2 * side, 2 * side), at, loud)
    return room(rng, out[: round(1.5 * RATE)], 0.25, 0.2, 8000)


def sorcery_flame(rng: Generator) -> Wave:
    """Stygian fire: breath drawn in, a low voice under it, and the flame stands up and gutters."""
    seconds = 1.8
    t = clock(seconds)
    flicker = 1 + 0.45 * np.sin(2 * np.pi * (7 * t + 3 * t * t)) * np.clip(t - 0.45, 0, 1)
    rush = sweep(
        noise(rng, seconds), curve(seconds, (0, 240), (0.4, 1500), (0.5, 520), (1.2, 900), (seconds, 300)), 0.75
    )
    shape = curve(seconds, (0, 0), (0.36, 0.55), (0.43, 0.12), (0.5, 1), (0.9, 0.6), (seconds, 0))
    out = pan(0.9 * rush * shape * flicker, 0.5) + pan(0.8 * fire(rng, seconds, 26) * shape, 0.5)
    line = curve(seconds, (0, D3 / 2), (0.5, D3 / 2), (0.62, D3 * 0.53), (seconds, D3 / 2.08))
    voice = np.asarray(sum(tone(line * k * d) / k for k in range(1, 9) for d in (1, 1.006)))
    out += pan(0.17 * band(voice, 50, 900) * curve(seconds, (0, 0), (0.45, 0.4), (0.55, 1), (seconds, 0)), 0.5)
    for freq, side in ((D3, 0.3), (D3 * 1.0595, 0.7)):
        put(out, pan(sung(rng, freq, 1.3, 0.6), side), 0.42, 0.3)
    put(out, pan(modes(0.5, (52, 79, 118), (1, 0.7, 0.4), (0.45, 0.3, 0.2)), 0.5), 0.47, 0.7)
    return room(rng, out[: round(seconds * RATE)], 0.6, 0.4, 4500)


def conan_stride(rng: Generator) -> Wave:
    """Three steps of a heavy man in no hurry, and the broadsword comes out of its scabbard."""
    out = stage(2.1)
    for at, loud, side in ((0.0, 0.8, 0.4), (0.4, 0.9, 0.5), (0.8, 1.0, 0.58)):
        heel = footfall(rng, 0.62) + 0.8 * modes(0.16, (49, 83), (1, 0.7), (0.15, 0.12))
        put(out, pan(warm(heel, 2.0), side), at, loud)
        put(out, pan(footfall(rng, 0.95), side), at + 0.07, 0.3 * loud)
    draw = sweep(noise(rng, 0.42), curve(0.42, (0, 1700), (0.3, 3900), (0.42, 5200)), 0.4) * swell(0.42, 0.28, 0.06)
    put(out, pan(draw, 0.55), 0.84, 0.42)
    put(out, pan(steel(rng, 520, 0.8), 0.52), 1.22, 0.24)
    put(out, pan(steel(rng, 1240, 0.55), 0.6), 1.225, 0.1)
    return room(rng, out[: round(1.9 * RATE)], 0.4, 0.25, 5500)


def bid_reveal(rng: Generator) -> Wave:
    """Every ruler turns his card in the same moment: four backs bend, four faces slap the table."""
    out = stage(0.75)
    air = sweep(noise(rng, 0.26), curve(0.26, (0, 700), (0.13, 2600), (0.26, 1100)), 0.8) * swell(0.26, 0.11, 0.1)
    put(out, pan(air, 0.5), 0.0, 0.5)
    for side in (0.15, 0.4, 0.6, 0.85):
        snap = band(noise(rng, 0.05), 1500, 6500) * decay(0.05, 0.03, 0.0006)
        put(out, pan(snap, side), rng.uniform(0.02, 0.07), 0.4)
        put(out, pan(card_pat(rng), side), rng.uniform(0.2, 0.245), 0.75)
    put(out, pan(skin(rng, 82, 0.45, 0.05), 0.5), 0.22, 0.4)
    return room(rng, out[: round(0.75 * RATE)], 0.25, 0.22)


CALL = ((D3, 0.95, 0.5, 0.42), (C4 / 2, 0.95, 0.5, 0.6), (A3, 1.36, 1.35, 0.42), (D3, 1.36, 1.35, 0.6))
"""(note, begin, length, side) of the two horns."""


def age_turn(rng: Generator) -> Wave:
    """An age ends: the great bell, once, and a horn across the whole land."""
    out = stage(3.0)
    for freq, side, level in ((D3 / 2, 0.5, 0.45), (D3, 0.45, 1.1), (D4, 0.55, 0.8)):
        put(out, pan(bell(freq, 2.9), side), 0.0, level)
    clapper = modes(0.3, (212, 421, 733, 1180), (0.7, 0.5, 0.35, 0.2), (0.12, 0.09, 0.07, 0.05))
    put(out, pan(clapper, 0.5), 0.0, 0.9)
    for freq, at, length, side in CALL:
        put(out, pan(blow(rng, freq, length, 0.8), side), at, 0.42)
    return room(rng, out[: round(2.8 * RATE)], 0.45, 0.45, 3800)


EFFECTS: dict[str, Recipe] = {
    "contest_drums": contest_drums,
    "march_host": march_host,
    "city_forge": city_forge,
    "coronation": coronation,
    "raid_fire": raid_fire,
    "emissary": emissary,
    "gold_coins": gold_coins,
    "sorcery_flame": sorcery_flame,
    "conan_stride": conan_stride,
    "bid_reveal": bid_reveal,
    "age_turn": age_turn,
}
