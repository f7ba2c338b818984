"""Keeping a sound: 16 bit, 44.1 kHz, stereo; short ones as WAV, long ones as FLAC."""

import wave
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tools.sounds.dsp import RATE, Wave
from tools.sounds.flac import encode

WAV_LIMIT = 150_000


def to_samples(stereo: Wave) -> NDArray[np.int16]:
    """16-bit samples of a wave whose values lie in -1..1."""
    return np.round(stereo * 32767).astype(np.int16)


def save(folder: Path, name: str, stereo: Wave) -> Path:
    """Writes `stereo` (n, 2) as WAV when that stays under WAV_LIMIT bytes, as FLAC when not; removes the other."""
    samples = to_samples(stereo)
    short = samples.nbytes < WAV_LIMIT - 44
    path, other = (folder / f"{name}{suffix}" for suffix in ((".wav", ".flac") if short else (".flac", ".wav")))
    other.unlink(missing_ok=True)
    if short:
        with wave.open(str(path), "wb") as out:
            out.setnchannels(2)
            out.setsampwidth(2)
            out.setframerate(RATE)
            out.writeframes(samples.tobytes())
    else:
        path.write_bytes(encode(samples, RATE))
    return path
