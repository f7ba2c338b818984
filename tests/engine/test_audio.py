"""Sound never stops a game: what is heard, how loud, and what happens where nothing can be heard."""

import os
import shutil
import subprocess
import sys
import time
import wave
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
from pygame import mixer

from engine.audio import SAME_KIND, Audio
from engine.loudness import OURS, Levels, Tuning, kind_of, sides, tuned
from engine.sounds import SoundLibrary

ROOT = Path(__file__).parents[2]
SOUNDS = ROOT / "sounds"
FULL = Levels(100, 100, 100, 100)


@pytest.fixture
def audio() -> Iterator[Audio]:
    made = Audio(FULL, SOUNDS)
    assert made.available
    yield made
    made.close()


def test_a_name_with_variants_picks_them_in_turn() -> None:
    library = SoundLibrary(SOUNDS)
    picked = [library.variant("die_wood") for _ in range(6)]
    assert [path.stem for path in picked if path] == [f"die_wood_{i}" for i in (1, 2, 3, 4, 5, 1)]


def test_kind_drops_only_a_number() -> None:
    assert [kind_of(n) for n in ("die_wood_3", "coin_12", "ui_move", "horn_turn")] == [
        "die_wood",
        "coin",
        "ui_move",
        "horn_turn",
    ]


def test_no_more_than_six_of_a_kind(audio: Audio) -> None:
    heard = [audio.play("victory") for _ in range(8)]
    assert heard == [True] * SAME_KIND + [False, False]
    assert audio.count("victory") == 6
    assert audio.play("defeat")


def test_play_every_sound(audio: Audio) -> None:
    for name in audio.names():
        if not name.startswith("bed_"):
            mixer.stop()
            assert audio.play(name), name


def test_half_a_slider_is_ten_decibels_less() -> None:
    assert Levels(100, 50, 0, 100).gain("effects") == pytest.approx(0.315, abs=0.001)
    assert Levels(50, 50, 0, 100).gain("effects") == pytest.approx(0.0992, abs=0.0001)
    assert Levels(100, 50, 0, 100).gain("music") == 0
    assert Levels(100, 50, 0, 300).gain("voice") == 1


def test_pan_keeps_both_sides_in_the_middle() -> None:
    assert sides(0.5) == (1, 1)
    assert sides(0.0) == (1, 0)
    assert sides(1.0) == (0, 1)
    assert sides(0.75) == (0.5, 1)


def test_sliders_reach_what_sounds_now(audio: Audio) -> None:
    audio.play("victory")
    audio.music("bed_title", 0.0)
    bed = mixer.Channel(audio._music_channel).get_sound()
    audio.set_volumes(100, 0, 50, 50)
    gain = audio.levels.gain("voice") * OURS.share("victory")
    assert audio._playing[2].kind == "victory"
    assert gain == pytest.approx(0.2835, abs=0.001)
    assert bed.get_volume() == pytest.approx(0.315, abs=0.01)
    audio.set_volumes(0, 100, 100, 100)
    assert bed.get_volume() == 0


def test_soft_collisions_are_softer_and_the_softest_silent(audio: Audio) -> None:
    assert not audio.die(0.01)
    assert audio.die(0.1)
    assert audio.die(5.0, on_die=True)
    assert [(p.kind, round(p.volume, 2)) for p in audio._playing.values()] == [("die_wood", 0.2), ("die_die", 1.0)]


def test_a_loop_sounds_once_and_stops(audio: Audio) -> None:
    assert audio.loop("dice_shake", 0.4)
    assert audio.loop("dice_shake", 0.9)
    assert audio.count("dice_shake") == 1
    assert audio._playing[2].volume == 0.9
    audio.stop("dice_shake", 0)
    assert audio.count("dice_shake") == 0
    assert not mixer.Channel(2).get_busy()


def test_a_loop_taken_up_again_while_it_fades(audio: Audio) -> None:
    audio.loop("dice_shake")
    audio.stop("dice_shake", 2000)
    assert audio.loop("dice_shake")
    assert audio.count("dice_shake") == 1
    assert audio._playing[3].kind == "dice_shake"


def test_a_bed_left_before_its_fade_in_began_does_not_play_on(audio: Audio) -> None:
    audio.music("bed_title", 2.0)
    first = audio._music_channel
    audio.music("bed_huns", 2.0)
    time.sleep(0.1)
    if mixer.Channel(first).get_busy():
        assert mixer.Channel(first).get_volume() < 0.2


def test_beds_cross(audio: Audio) -> None:
    assert audio.music("bed_title", 0.0)
    first = audio._music_channel
    assert audio.music("bed_huns", 0.3)
    assert {first, audio._music_channel} == {0, 1}
    assert mixer.Channel(first).get_busy(), "the old bed is still dying away"
    end = time.monotonic() + 5
    while mixer.Channel(first).get_busy() and time.monotonic() < end:
        time.sleep(0.05)
    assert not mixer.Channel(first).get_busy()
    assert audio.music("bed_huns"), "asked again it goes on"
    assert audio.bed == "bed_huns"
    audio.stop_music(0.0)
    assert not mixer.Channel(audio._music_channel).get_busy()


def test_unfocused_holds_its_breath(audio: Audio) -> None:
    audio.focus(False)
    assert not audio.play("coin")
    audio.focus(True)
    assert audio.play("coin")
    audio.mute_unfocused = False
    audio.focus(False)
    assert audio.play("coin")


def test_captions_go_out_heard_or_not() -> None:
    said: list[str] = []
    deaf = Audio(FULL, SOUNDS, enabled=False, captions=said.append)
    assert not deaf.available and deaf.fault == ""
    assert not deaf.play("horn_turn")
    deaf.play("coin_2")
    deaf.play("ui_move")
    assert said == ["caption-horn-turn", "caption-coin", "caption-ui-move"]


def test_titles_tune_their_own_sounds_over_ours(tmp_path: Path) -> None:
    files = [tmp_path / "one.toml", tmp_path / "two.toml"]
    files[0].write_text('voice = ["gong"]\n[share]\ngong = 0.25\n')
    files[1].write_text("[share]\nbowl = 1.0\n")
    both = tuned(files)
    assert (both.share("gong"), both.share("bowl"), both.share("ui_move")) == (0.25, 1.0, 0.3)
    assert (both.group("gong"), both.group("bowl"), both.group("horn_turn")) == ("voice", "effects", "voice")
    assert OURS.share("gong") == 0.8 and OURS.group("gong") == "effects"


def test_a_sound_is_as_loud_as_it_is_tuned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half the share on the voice's full slider; the effects' slider, at 0, is another's."""
    audio, set_to = Audio(Levels(100, 0, 0, 100), SOUNDS, tuning=Tuning({"coin": 0.5}, frozenset({"coin"}))), []
    channel = SimpleNamespace(set_volume=lambda *sides: set_to.append(sides), play=lambda *_, **__: None)
    monkeypatch.setattr(audio, "_mixer", SimpleNamespace(Channel=lambda _: channel, Sound=str, get_init=lambda: None))
    monkeypatch.setattr(audio, "_busy", lambda _: False)
    assert audio.play("coin_1") and set_to == [(0.5, 0.5)]


def test_an_unknown_name_and_a_broken_file_cost_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "bad.wav").write_bytes(b"RIFF")
    shutil.copy(SOUNDS / "ui_move.wav", tmp_path)
    audio = Audio(FULL, tmp_path)
    assert not audio.play("bad") and not audio.play("bad") and not audio.play("ghost") and not audio.play("ghost")
    assert audio.play("ui_move")
    assert audio.available
    assert [record.message.split(":")[0][:24] for record in caplog.records] == [
        "cannot read " + str(tmp_path)[:12],
        "no sound file is named gh"[:24],
    ]
    assert not Audio(FULL, tmp_path / "nowhere").play("ui_move")
    audio.close()


def test_device_lost_in_play_and_found_again(audio: Audio) -> None:
    audio.music("bed_title", 0.0)
    mixer.quit()
    assert not audio.play("coin")
    assert not audio.available
    assert "not initialized" in audio.fault
    assert not audio.music("bed_huns")
    audio.set_volumes(1, 2, 3, 4)
    audio.stop("coin")
    audio.focus(False)
    audio.focus(True)
    assert audio.retry()
    assert audio.available and audio.fault == ""
    assert audio.bed == "bed_huns"
    assert mixer.Channel(audio._music_channel).get_busy()


def test_a_device_is_taken_only_when_the_old_one_is_gone(audio: Audio) -> None:
    audio.music("bed_huns", 0.0)
    audio.play("victory")
    audio.device_event(added=True)
    assert audio.count("victory") == 1, "what is reported at the start changes nothing"
    audio.device_event(added=False)
    audio.device_event(added=True)
    assert audio.count("victory") == 0
    assert audio.available and audio.bed == "bed_huns"
    assert mixer.Channel(audio._music_channel).get_busy()


CHILD = """
import sys
from pathlib import Path
{before}
from engine.audio import Audio
from engine.loudness import Levels
said = []
audio = Audio(Levels(), Path("sounds"), captions=said.append)
audio.play("horn_turn"); audio.die(1.0); audio.loop("dice_shake"); audio.stop("dice_shake"); audio.music("bed_huns")
audio.set_volumes(1, 2, 3, 4); audio.focus(False)
audio.stop_music(); audio.retry(); audio.close()
print(audio.available, bool(audio.fault), said)
"""


@pytest.mark.parametrize(
    ("driver", "before"),
    [
        ("nonsense", ""),
        ("dummy", "import pygame; sys.modules['pygame.mixer'] = None; del pygame.mixer"),
        ("dummy", "sys.modules['pygame'] = None"),
    ],
    ids=["a driver that does not exist", "no mixer module", "no pygame"],
)
def test_no_way_to_make_a_sound(driver: str, before: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", CHILD.format(before=before)],
        cwd=ROOT,
        env={**os.environ, "SDL_AUDIODRIVER": driver},
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "False True ['caption-horn-turn', 'caption-die-wood', 'caption-dice-shake']"


def test_memory_is_bounded_by_the_files(audio: Audio) -> None:
    for _ in range(300):
        audio.play("die_wood")
        audio.play("card_flip")
        mixer.stop()
    assert len(audio._library._sounds) == 6
    assert len(audio._playing) <= 22


def test_only_the_bed_that_plays_is_kept(audio: Audio) -> None:
    beds = ("bed_title", "bed_huns", "bed_krynea", "bed_title")
    for name in beds:
        assert audio.music(name, 0.2)
        assert [path.stem for path in audio._library._sounds] == [name]
    audio.stop_music(0.0)
    assert not audio._library._sounds


def test_short_files_are_in_the_mixers_own_format() -> None:
    for path in SOUNDS.glob("*.wav"):
        with wave.open(str(path)) as file:
            assert (file.getframerate(), file.getsampwidth(), file.getnchannels()) == (44_100, 2, 2), path.name
