"""The command line: what it prints, what it refuses, and that it does the same thing every time."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine.cli import UsageError, main, need_board
from engine.headless import seat_bots
from engine.rules import Match
from engine.saves import Saves
from engine.titles import Title
from games._template.rules import RULES

ROOT = Path(__file__).parent.parent.parent


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(arguments)
    told = capsys.readouterr()
    return code, told.out, told.err


def test_a_demo_prints_the_course_and_the_final_table_alike_on_every_run(capsys: pytest.CaptureFixture[str]) -> None:
    first = run(capsys, "demo", "_template", "--players", "3", "--seed", "7", "--headless")
    again = run(capsys, "demo", "_template", "--players", "3", "--seed", "7", "--headless")
    assert first == again and first[0] == 0
    assert re.search(r"^1\. seat 0 throw: \d$", first[1], re.MULTILINE)
    table = first[1].split("\n\n")[-1].splitlines()
    assert len(table) == 3 and all(re.match(r"\d\. (Temur|Aigul|Batu) +\d+ ", line) for line in table)


@pytest.mark.slow
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_a_demo_of_huns_is_the_same_in_another_process(players: str) -> None:
    def told(salt: str) -> bytes:
        command = [sys.executable, "main.py", "demo", "huns", "--players", players, "--seed", "7", "--headless"]
        return subprocess.run(
            command, cwd=ROOT, check=True, capture_output=True, env={**os.environ, "PYTHONHASHSEED": salt}
        ).stdout

    assert told("1") == told("2") and b"huns, " + players.encode() in told("1")


def test_many_games_are_a_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "demo", "_template", "--players", "2", "--games", "5", "--headless")
    assert code == 0 and "5 of 5 games finished" in out and len(out.splitlines()) == 6


def test_a_game_that_breaks_is_named_and_the_others_go_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from engine import headless

    real = headless.play_game

    def fragile(title, seats, seed):
        if seed == 2:
            raise RuntimeError("the wheel came off")
        return real(title, seats, seed)

    monkeypatch.setattr(headless, "play_game", fragile)
    code, out, _ = run(capsys, "demo", "_template", "--players", "2", "--games", "3", "--headless")
    assert code == 1 and "seed 2: FAILED: RuntimeError: the wheel came off" in out and "2 of 3 games finished" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("demo", "chess"), "There is no title 'chess'. Installed: huns"),
        (("demo", "huns", "--players", "7"), "huns is for 2 to 4 players, not 7."),
        (("arena", "huns", "--bots", "genius,random"), "There is no bot 'genius'."),
        (("shot", "nothing"), "There is no screen 'nothing'."),
        (("replay", "missing.json"), "missing.json: there is no such file."),
        (("kiosk",), "A kiosk needs a display."),
    ],
)
def test_what_is_not_there_is_said_with_what_is(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], said: str
) -> None:
    code, out, err = run(capsys, *arguments)
    assert code == 2 and said in err and out == ""


def test_without_a_display_the_bots_play_a_printed_game(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys)
    assert code == 0 and out.startswith("There is no display here") and "game_ended" in out


def test_a_saved_game_is_told_from_its_start(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    match = Match.start(RULES, seat_bots(2, ["random"]), seed=4)
    match.answer([5])
    match.answer("keep")
    Saves(tmp_path).write("mine", match)
    code, out, _ = run(capsys, "replay", str(tmp_path / "mine.json"), "--headless")
    assert code == 0
    assert out.splitlines() == [
        "  round_started round=1",
        "1. seat 0 throw: 5",
        "  die_thrown seat=0 value=6",
        "2. seat 0 keep-or-again: keep",
    ]


def test_a_damaged_save_is_not_replayed_but_explained(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "torn.json").write_bytes(b'{"format": 1, "tit')
    code, _, err = run(capsys, "replay", str(tmp_path / "torn.json"), "--headless")
    assert code == 1 and "damaged" in err


def test_the_shipped_content_is_sound_and_faulty_content_of_ones_own_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(capsys, "check")[:2] == (0, "All content is sound.\n")
    own = tmp_path / "_template"
    own.mkdir()
    (own / "mine.toml").write_text('rounds = "three"\n')
    code, out, _ = run(capsys, "check", str(tmp_path))
    assert code == 1 and "_template/mine.toml: rounds: Expected `int`, got `str`" in out
    assert run(capsys, "check", str(tmp_path / "nowhere"))[0] == 1


def test_diagnose_names_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "diagnose")
    assert code == 0 and "display: dummy" in out and "pads: none" in out and "content: sound" in out


def test_diagnose_without_a_sound_device_says_that_the_game_runs_without() -> None:
    environment = {**os.environ, "SDL_AUDIODRIVER": "nonsense"}
    told = subprocess.run(
        [sys.executable, "main.py", "diagnose"], cwd=ROOT, check=True, capture_output=True, text=True, env=environment
    )
    assert "The game runs without sound." in told.stdout


def test_diagnose_without_a_display_fails_with_the_cure() -> None:
    environment = {**os.environ, "SDL_VIDEODRIVER": "nonsense"}
    told = subprocess.run(
        [sys.executable, "main.py", "diagnose"], cwd=ROOT, check=False, capture_output=True, text=True, env=environment
    )
    assert told.returncode == 1 and "FAIL display" in told.stdout and "set DISPLAY" in told.stdout


def test_diagnose_does_not_take_an_offscreen_surface_for_a_screen() -> None:
    environment = {**os.environ, "SDL_VIDEODRIVER": "offscreen"}
    told = subprocess.run(
        [sys.executable, "main.py", "diagnose"], cwd=ROOT, check=False, capture_output=True, text=True, env=environment
    )
    assert told.returncode == 1 and "FAIL display: none" in told.stdout


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a person's own settings lie."""
    monkeypatch.setenv("COUCH_KHANS_HOME", str(tmp_path))
    (tmp_path / "config").mkdir()
    return tmp_path / "config" / "config.toml"


def test_diagnose_tells_what_is_wrong_in_the_settings(capsys: pytest.CaptureFixture[str], own: Path) -> None:
    own.write_text("[display]\nscael = 1\n")
    code, out, _ = run(capsys, "diagnose")
    assert code == 1 and "FAIL settings: display.scael: is not a setting" in out


def test_diagnose_tells_of_a_kiosk_in_a_window_and_of_a_full_disk(
    capsys: pytest.CaptureFixture[str], own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own.write_text("[display]\nfullscreen = false\n")
    code, out, _ = run(capsys, "diagnose")
    assert code == 0 and "a kiosk would run in a window: display.fullscreen is false" in out
    usage = shutil.disk_usage(own.parent)._replace(free=90_000_000)
    monkeypatch.setattr("engine.diagnosis.shutil.disk_usage", lambda _: usage)
    code, out, _ = run(capsys, "diagnose")
    assert code == 1 and "FAIL saves" in out and "90 MB free. Make room on the disk." in out


def test_a_title_without_a_table_says_how_it_can_be_played() -> None:
    with pytest.raises(UsageError, match="boardless has no table to be shown on yet"):
        need_board(Title(id="boardless", order=9, seats=(2,), accent="#000000"))
