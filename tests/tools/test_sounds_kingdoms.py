"""The inked map's sounds do what their names say: drums rise, bells ring out, an oud is in tune."""

from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from tools.sounds.__main__ import make
from tools.sounds.court import BAR_BEATS, BARS, BEAT, CHORDS, SONG, oud

LANGUAGES = ("en", "es")
TEXT = Path(__file__).parents[2] / "engine" / "text"


def level(wave: NDArray[np.float64], begin: float, end: float) -> float:
    """The effective value between two moments in seconds."""
    part = wave[round(begin * 44_100) : round(end * 44_100)]
    return float(np.sqrt((part**2).mean()))


def test_contest_drums_rise_to_one_blow() -> None:
    wave = make("contest_drums")
    assert 1.0 <= np.argmax(np.abs(wave).max(axis=1)) / 44_100 < 1.15
    assert level(wave, 0, 0.38) < level(wave, 0.38, 0.8) < level(wave, 1.0, 1.4)


def test_an_age_begins_with_the_bell_and_the_horn_follows() -> None:
    """Above 900 Hz there is only the clapper until the horns come in after 0.95 s."""
    wave = make("age_turn").mean(axis=1)
    high = np.fft.irfft(np.fft.rfft(wave) * (np.fft.rfftfreq(len(wave), 1 / 44_100) > 900), len(wave))
    assert level(high, 1.5, 2.2) > 3 * level(high, 0.5, 0.9)
    assert level(wave, 0, 0.2) > level(wave, 0.6, 0.9)


@pytest.mark.parametrize(("name", "longest"), [("contest_drums", 1.6), ("coronation", 2.9), ("bid_reveal", 0.8)])
def test_lengths(name: str, longest: float) -> None:
    assert len(make(name)) / 44_100 < longest


def test_an_oud_is_in_tune() -> None:
    """A3 plucked: its strongest line lies within a hundredth of 220 Hz or of its octave."""
    lines = np.abs(np.fft.rfft(oud(np.random.default_rng(2), 220.0, 2.0, 0.8)))
    peak = float(np.argmax(lines[200:]) + 200) / 2
    assert min(abs(peak / 220 - 1), abs(peak / 440 - 1)) < 0.01


def test_the_song_fills_the_loop_and_no_more() -> None:
    """Sixteen bars of six half seconds are forty-eight seconds; phrases begin and chords are sung within them."""
    assert BARS * BAR_BEATS * BEAT == 48
    assert all(bar * BAR_BEATS + phrase[-1][0] < BARS * BAR_BEATS for bar, phrase in SONG)
    assert [at for at, _ in CHORDS] == sorted(at for at, _ in CHORDS)
