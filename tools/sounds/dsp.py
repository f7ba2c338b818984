"""The bench of the sound maker: noise, struck bodies, strings, skins, breath, rooms.

A Wave is an array of float64 samples at RATE: shape (n,) for one channel, (n, 2) for stereo. Every function here is
pure; what varies comes from the generator the caller hands over, so the same seed makes the same file.
"""

from collections.abc import Sequence

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

RATE = 44_100
PEAK = 10 ** (-3 / 20)
Wave = NDArray[np.float64]


def clock(seconds: float) -> Wave:
    """Sample times in seconds from 0, `seconds` long."""
    return np.arange(round(seconds * RATE)) / RATE


def noise(rng: Generator, seconds: float) -> Wave:
    return rng.standard_normal(round(seconds * RATE))


def decay(seconds: float, t60: float, attack: float = 0.001) -> Wave:
    """An envelope: linear rise over `attack` seconds, then exponential, 60 dB down after `t60` seconds."""
    t = clock(seconds)
    return np.minimum(1.0, t / attack) * np.exp(-6.91 * t / t60)


def swell(seconds: float, rise: float, fall: float) -> Wave:
    """An envelope of two raised cosines: up over `rise` seconds, level, down over the last `fall` seconds."""
    t = clock(seconds)
    up = 0.5 - 0.5 * np.cos(np.pi * np.clip(t / rise, 0, 1))
    down = 0.5 - 0.5 * np.cos(np.pi * np.clip((seconds - t) / fall, 0, 1))
    return up * down


def curve(seconds: float, *points: tuple[float, float]) -> Wave:
    """A line through (time, value) points, straight between them."""
    return np.interp(clock(seconds), [p[0] for p in points], [p[1] for p in points])


def tone(freq: Wave, start: float = 0.0) -> Wave:
    """A sine that follows `freq` (Hz, one value a sample)."""
    return np.sin(start + 2 * np.pi * np.cumsum(freq) / RATE)


def modes(seconds: float, freqs: Sequence[float], levels: Sequence[float], t60s: Sequence[float]) -> Wave:
    """A struck body: a sum of decaying sines; the three lists are of one length."""
    t = clock(seconds)
    out = np.zeros_like(t)
    for freq, level, t60 in zip(freqs, levels, t60s, strict=True):
        out += level * np.sin(2 * np.pi * freq * t) * np.exp(-6.91 * t / t60)
    return out * np.minimum(1.0, t / 0.0004)


def band(wave: Wave, low: float, high: float, order: int = 2) -> Wave:
    """The part of `wave` between two frequencies in Hz. The filter is circular: a loop stays a loop."""
    freq = np.fft.rfftfreq(len(wave), 1 / RATE)
    freq[0] = 1e-6
    gain = 1 / np.sqrt((1 + (low / freq) ** (2 * order)) * (1 + (freq / high) ** (2 * order)))
    return np.fft.irfft(np.fft.rfft(wave) * gain, len(wave))


def no_offset(wave: Wave) -> Wave:
    """`wave` without what lies under 25 Hz; causal, so nothing sounds before its own attack."""
    slow = np.exp(-2 * np.pi * 25 * clock(0.2))
    return wave - convolve(wave, slow / slow.sum())[: len(wave)]


def sweep(wave: Wave, centre: Wave, octaves: float = 0.8) -> Wave:
    """A moving band of `wave`: a bell around `centre` (Hz, one value a sample), `octaves` wide each way."""
    size, hop = 1024, 256
    pad = np.concatenate([np.zeros(size), wave, np.zeros(size)])
    out = np.zeros_like(pad)
    freq = np.log2(np.maximum(np.fft.rfftfreq(size, 1 / RATE), 20))
    window = np.hanning(size)
    for start in range(0, len(pad) - size, hop):
        middle = min(max(start + size // 2 - size, 0), len(wave) - 1)
        gain = np.exp(-(((freq - np.log2(centre[middle])) / octaves) ** 2))
        out[start : start + size] += window * np.fft.irfft(np.fft.rfft(window * pad[start : start + size]) * gain, size)
    return out[size : size + len(wave)] / 1.5


def convolve(wave: Wave, body: Wave) -> Wave:
    """`wave` as it sounds through `body` (an impulse response); as long as both together."""
    length = len(wave) + len(body) - 1
    size = 1 << (length - 1).bit_length()
    return np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(body, size), size)[:length]


def pluck(rng: Generator, freq: float, seconds: float, bright: float = 0.5, damp: float = 0.996) -> Wave:
    """A plucked gut string (Karplus-Strong, one period at a time); `bright` 0..1, `damp` is the loss a period."""
    period = max(2, round(RATE / freq - 0.5))
    loop = rng.uniform(-1, 1, period)
    loop = bright * loop + (1 - bright) * (loop + np.roll(loop, 1) + np.roll(loop, 2) + np.roll(loop, 3)) / 4
    loop -= loop.mean()
    rounds = []
    for _ in range(round(seconds * RATE) // period + 1):
        rounds.append(loop)
        loop = damp * 0.5 * (loop + np.roll(loop, 1))
    string = np.concatenate(rounds)[: round(seconds * RATE)]
    return string * np.minimum(1.0, clock(seconds)[: len(string)] / 0.002)


def skin(rng: Generator, freq: float, seconds: float, slap: float = 0.3) -> Wave:
    """A frame drum of horse hide: the modes of a round membrane, sagging in pitch, and the fingers' slap."""
    t = clock(seconds)
    out = np.zeros_like(t)
    for ratio, level in zip(
        (1, 1.59, 2.14, 2.30, 2.65, 2.92, 3.5), (0.8, 0.75, 0.6, 0.5, 0.42, 0.36, 0.28), strict=True
    ):
        bend = freq * ratio * (1 + 0.12 * np.exp(-t / 0.03))
        out += level * tone(bend) * np.exp(-6.91 * t / (seconds * 0.95 / ratio**0.8))
    out *= np.minimum(1.0, t / 0.0015)
    return out + 2 * slap * band(noise(rng, seconds), 500, 3200) * decay(seconds, 0.09)


def brass(freq: Wave, breath: Wave, harmonics: int = 24) -> Wave:
    """A long horn blown with `breath` (0..1 a sample): the harder it is blown, the brighter it sounds."""
    out = np.zeros_like(freq)
    phase = 2 * np.pi * np.cumsum(freq) / RATE
    strength = np.maximum(breath, 1e-3)
    for k in range(1, harmonics + 1):
        if k * freq.max() > 9000:
            break
        out += np.sin(k * phase) * strength ** (0.5 + 0.28 * k) / k**0.45
    return out * np.minimum(1.0, breath * 3)


def bowed(rng: Generator, freq: float, seconds: float, pressure: Wave) -> Wave:
    """A horse-head fiddle: a saw of harmonics through a wooden box, vibrato that comes late, hair on gut."""
    t = clock(seconds)
    late = np.clip((t - 0.35) / 0.6, 0, 1)
    slide = 1 - 0.02 * np.exp(-t / 0.06)
    line = freq * slide * (1 + 0.0065 * late * np.sin(2 * np.pi * 5.1 * t) + 0.0012 * np.sin(2 * np.pi * 0.9 * t))
    phase = 2 * np.pi * np.cumsum(line) / RATE
    out = np.zeros_like(t)
    for k in range(1, min(26, int(6000 / freq)) + 1):
        out += box(k * freq) / k * np.sin(k * phase + 0.4 * k)
    hair = band(noise(rng, seconds), 900, 3600) * 0.05
    return (out / out.std() * 0.5 + hair) * pressure


def box(freq: float) -> float:
    """How loudly the fiddle's box answers a frequency in Hz: three bumps and a slow fall."""
    bumps = sum(
        g * np.exp(-((np.log2(freq / f) / w) ** 2)) for f, g, w in ((260, 1, 0.4), (520, 0.9, 0.3), (1250, 0.6, 0.45))
    )
    return float((0.25 + bumps) / (1 + (freq / 2600) ** 2))


def warm(wave: Wave, drive: float) -> Wave:
    """Soft overdrive: lifts what is quiet and gives low things overtones, which a television's small speakers need."""
    return np.tanh(wave * drive / np.abs(wave).max())


def place(wave: Wave, at: float, seconds: float) -> Wave:
    """`wave` at a time inside a silence of `seconds`; what runs over the end is cut."""
    out = np.zeros((round(seconds * RATE), *wave.shape[1:]))
    start = round(at * RATE)
    part = wave[: max(0, len(out) - start)]
    out[start : start + len(part)] = part
    return out


def put(loop: Wave, wave: Wave, at: float, level: float = 1.0) -> None:
    """Adds `wave` to `loop` in place, from `at` seconds; what runs over the end comes round to the beginning."""
    index = (round(at * RATE) + np.arange(len(wave))) % len(loop)
    np.add.at(loop, index, level * wave)


def pan(wave: Wave, side: float) -> Wave:
    """One channel to two, with equal power; `side` 0 left .. 1 right."""
    return np.stack([wave * np.cos(side * np.pi / 2), wave * np.sin(side * np.pi / 2)], axis=1)


def room(rng: Generator, wave: Wave, t60: float = 0.35, wet: float = 0.25, high: float = 4500) -> Wave:
    """A tent of felt around a sound: stereo, with a soft tail that lengthens it by `t60` seconds."""
    dry = pan(wave, 0.5) * np.sqrt(2) if wave.ndim == 1 else wave
    tail = round(t60 * RATE)
    out = np.concatenate([dry, np.zeros((tail, 2))])
    for side in (0, 1):
        answer = band(noise(rng, t60), 120, high) * decay(t60, t60, attack=0.006)
        answer *= wet / np.sqrt(np.sum(answer**2))
        out[:-1, side] += convolve(dry[:, side], answer)
    return out


def trim(wave: Wave, floor: float = 0.0015) -> Wave:
    """Without the silence before and after: what lies under `floor` of the peak."""
    loud = np.nonzero(np.abs(wave).max(axis=1) > floor * np.abs(wave).max())[0]
    return wave[max(0, loud[0] - 40) : loud[-1] + 1]


def finish(wave: Wave, fade: float = 0.03) -> Wave:
    """An effect ready to be kept: stereo, trimmed, no offset, silent at both ends, its peak at -3 dBFS."""
    stereo = pan(wave, 0.5) if wave.ndim == 1 else wave
    stereo = trim(np.stack([no_offset(stereo[:, side]) for side in (0, 1)], axis=1))
    edge = min(round(fade * RATE), len(stereo) // 3)
    stereo[:44] *= np.linspace(0, 1, 44)[:, None]
    stereo[-edge:] *= (0.5 + 0.5 * np.cos(np.linspace(0, np.pi, edge)))[:, None]
    return stereo * PEAK / np.abs(stereo).max()


def finish_loop(loop: Wave) -> Wave:
    """A loop ready to be kept: filtered circularly, so its end still meets its beginning; peak at -3 dBFS."""
    stereo = np.stack([band(loop[:, side], 25, 16_000) for side in (0, 1)], axis=1)
    return stereo * PEAK / np.abs(stereo).max()
