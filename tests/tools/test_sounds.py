"""The sound files: peaks, clean ends, loops that close, and the same again from the same seed."""

import os
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
from pygame import mixer, sndarray

from tools.sounds.__main__ import EFFECTS, LOOPS, make
from tools.sounds.choir import bell, sung
from tools.sounds.dsp import finish, pan
from tools.sounds.flac import bits, crc8, crc16, encode, rice
from tools.sounds.store import save, to_samples

SOUNDS = Path(__file__).parents[2] / "sounds"
GAMES = Path(__file__).parents[2] / "games"
NAMES = sorted({**EFFECTS, **LOOPS})
BEDS = [name for name in LOOPS if name.startswith("bed_")]


def samples(path: Path) -> NDArray[np.int16]:
    if mixer.get_init() is None:
        mixer.init(44_100, -16, 2)
    return np.asarray(sndarray.array(mixer.Sound(str(path))))


def kept(name: str) -> NDArray[np.float64]:
    (path,) = SOUNDS.glob(f"{name}.*")
    return samples(path) / 32768


def test_one_file_for_each_recipe_and_none_besides() -> None:
    assert sorted(path.stem for path in SOUNDS.iterdir() if path.suffix in (".wav", ".flac")) == NAMES


def test_weight() -> None:
    sizes = {path.stem: path.stat().st_size for path in SOUNDS.iterdir()}
    assert sum(sizes.values()) < 25_000_000
    assert max(sizes[bed] for bed in BEDS) < 4_600_000
    assert max(size for name, size in sizes.items() if name not in BEDS) < 320_000


@pytest.mark.parametrize("name", NAMES)
def test_peak_is_at_minus_three_decibels(name: str) -> None:
    assert 20 * np.log10(np.abs(kept(name)).max()) == pytest.approx(-3, abs=0.05)


@pytest.mark.parametrize("name", sorted(EFFECTS))
def test_effects_begin_and_end_in_silence(name: str) -> None:
    wave = kept(name)
    assert np.abs(wave[0]).max() < 0.002
    assert np.abs(wave[-3:]).max() < 0.002
    assert abs(wave.mean()) < 0.003
    assert 0.08 < len(wave) / 44_100 < 3.5


@pytest.mark.parametrize(
    "name",
    [
        n
        for n in EFFECTS
        if n.startswith(
            ("die_", "ui_a", "ui_b", "ui_m", "cube_d", "coin_1", "coin_2", "drum_h", "deploy", "steel", "glass_c")
        )
    ],
)
def test_what_answers_a_finger_answers_at_once(name: str) -> None:
    loud = np.abs(kept(name)).max(axis=1)
    assert np.argmax(loud > 0.07) < 0.012 * 44_100


@pytest.mark.parametrize("name", sorted(LOOPS))
def test_loops_close(name: str) -> None:
    """Across the seam the wave steps no more than it does in the second around it, in value and in slope."""
    wave = kept(name)
    around = np.concatenate([wave[-22_050:], wave[:22_050]])
    first, second = np.abs(np.diff(around, axis=0)), np.abs(np.diff(around, 2, axis=0))
    assert (first[22_049] <= first.max(axis=0) * 0.9 + 1e-4).all()
    assert (second[22_048:22_050] <= second.max(axis=0) * 0.9 + 1e-4).all()


@pytest.mark.parametrize("name", BEDS)
def test_beds_are_long_even_and_below_the_effects(name: str) -> None:
    wave = kept(name)
    assert len(wave) / 44_100 == 48
    seconds = np.sqrt((wave[: 48 * 44_100].reshape(48, -1) ** 2).mean(axis=1))
    assert 0.03 < seconds.mean() < 0.3
    assert seconds.max() < 3 * seconds.min()
    assert abs(seconds[0] / seconds[-1] - 1) < 0.8


@pytest.mark.parametrize(
    "name", ["die_wood_2", "ui_refuse", "horn_turn", "spell", "dice_shake", "glass_crack", "chant"]
)
def test_the_same_seed_makes_the_same_file(name: str, tmp_path: Path) -> None:
    again = samples(save(tmp_path, name, make(name))).astype(int)
    assert np.abs(again - np.round(kept(name) * 32768)).max() <= 2


@pytest.mark.parametrize("name", ["die_wood", "glass_shatter", "steel_ring"])
def test_variants_differ(name: str) -> None:
    first, second = kept(f"{name}_1"), kept(f"{name}_2")
    shortest = min(len(first), len(second))
    assert np.abs(first[:shortest] - second[:shortest]).max() > 0.1


def test_a_bell_has_its_minor_third_and_a_choir_its_note() -> None:
    """The strongest lines: 220 Hz tolls with 110, 261.6 and 440 in it; singers on D stay within a hundredth of it."""
    toll = np.abs(np.fft.rfft(bell(220.0, 2.0)))
    assert all(toll[round(2 * f) - 2 : round(2 * f) + 3].max() > 0.15 * toll.max() for f in (110, 220, 261.6, 440))
    voices = np.abs(np.fft.rfft(sung(np.random.default_rng(1), 293.66, 2.0, 1.0)))
    assert np.argmax(voices) / 2 == pytest.approx(293.66, rel=0.01)


def test_a_gathering_burst_strikes_in_its_first_half() -> None:
    """What flies must be heard to land: the loudest moment of a burst comes before 0.6 s, of a volley after 0.6."""
    burst, shafts = (np.argmax(np.abs(kept(name)).max(axis=1)) / 44_100 for name in ("magic_burst", "volley"))
    assert 0.3 < burst < 0.6 < shafts < 1.05


def test_flac_gives_back_every_sample(tmp_path: Path) -> None:
    rng = np.random.default_rng(5)
    tone = 9000 * np.sin(np.arange(9_500) / 20)[:, None] * (1, -0.5)
    wild = rng.integers(-32_768, 32_767, (5_000, 2))
    wave = np.concatenate([tone, wild, np.zeros((4_200, 2)), [[32_767, -32_768]] * 3]).astype(np.int16)
    path = tmp_path / "x.flac"
    path.write_bytes(encode(wave, 44_100))
    assert (samples(path) == wave).all()


def test_flac_pieces_by_hand() -> None:
    assert bits(np.array([5, -1]), 4).tolist() == [0, 1, 0, 1, 1, 1, 1, 1]
    assert rice(np.array([0, -1, 2]), 1).tolist() == [1, 0, 1, 1, 0, 0, 1, 0]
    assert crc8(b"123456789") == 0xF4
    assert crc16(b"123456789") == 0xFEE8
    with pytest.raises(ValueError, match="stereo at 44,100"):
        encode(np.zeros((4, 2), np.int16), 48_000)


def test_finish_sets_the_peak_and_trims() -> None:
    quiet = np.zeros(44_100)
    quiet[10_000:20_000] = 0.01 * np.sin(np.arange(10_000) / 10)
    done = finish(pan(quiet, 0.5))
    assert np.abs(to_samples(done)).max() == round(32_767 * 10 ** (-3 / 20))
    assert 10_000 < len(done) < 12_500
