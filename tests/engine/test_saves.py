"""Saves on disk: three generations, nothing torn, bad ones listed as bad."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engine.rules import Match, SeatSpec
from engine.rules.record import SaveFault
from engine.saves import Saves
from games._template.rules import RULES

ROOT = Path(__file__).parent.parent.parent
KNOWN = {"_template": RULES}


def match_with(answers: int) -> Match:
    match = Match.start(RULES, (SeatSpec("Temur"), SeatSpec("Aigul", 1)), seed=3)
    for answer in ([4], "keep", [1], "keep", [2], "keep")[:answers]:
        match.answer(answer)
    return match


def test_the_newest_generation_is_read_and_two_older_ones_are_kept(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    for answers in range(1, 6):
        assert saves.write("auto", match_with(answers)) == ""
    assert len(saves.read("auto", KNOWN).log) == 5
    assert sorted(path.name for path in tmp_path.iterdir()) == ["auto.1.json", "auto.2.json", "auto.json"]


@pytest.mark.parametrize("damage", [b"", b"{", b"\x00\xff" * 40, b'{"format": 1}'])
def test_a_damaged_newest_generation_falls_back_to_the_one_before(tmp_path: Path, damage: bytes) -> None:
    saves = Saves(tmp_path)
    saves.write("auto", match_with(2))
    saves.write("auto", match_with(3))
    saves.generation("auto", 0).unlink()
    saves.generation("auto", 0).write_bytes(damage)
    assert len(saves.read("auto", KNOWN).log) == 2
    assert saves.slots()[0].heading is not None


def test_a_save_of_which_nothing_is_left_is_listed_with_its_fault(tmp_path: Path) -> None:
    (tmp_path / "lost.json").write_bytes(b"")
    (tmp_path / "folder.json").mkdir()
    slots = {slot.name: slot for slot in Saves(tmp_path).slots()}
    assert "0 bytes" in slots["lost"].fault and slots["folder"].fault
    with pytest.raises(SaveFault):
        Saves(tmp_path).read("lost", KNOWN)


def test_a_folder_that_cannot_be_written_is_told_in_words(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    fault = Saves(blocked).write("auto", match_with(1))
    assert "could not be saved" in fault and str(blocked) in fault


def test_deleting_forgets_every_generation(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    for answers in (1, 2, 3):
        saves.write("auto", match_with(answers))
    saves.delete("auto")
    assert saves.slots() == []


WRITER = """
import itertools, sys
from pathlib import Path
from engine.rules import Match, SeatSpec
from engine.rules.match import play_on
from engine.rules import Chance
from engine.saves import Saves
from games._template.rules import RULES
saves, folder = Saves(Path(sys.argv[1])), Path(sys.argv[1])
for seed in itertools.count(int(sys.argv[2])):
    match, chance = Match.start(RULES, (SeatSpec("a"), SeatSpec("b", 1)), seed), Chance(seed)
    while not match.over:
        play_on(match, chance)
        assert saves.write("auto", match) == ""
        print(seed, len(match.log), flush=True)
"""


@pytest.mark.slow
def test_killed_at_200_random_moments_never_loses_more_than_the_decision_in_progress(tmp_path: Path) -> None:
    dice = random.Random(7)
    for kill in range(200):
        process = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(tmp_path), str(kill * 1000)], cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(dice.uniform(0, 0.02))
        os.kill(process.pid, signal.SIGKILL)
        told = process.stdout.read().splitlines()
        process.wait()
        whole = [line.split() for line in told if len(line.split()) == 2]
        opened = Saves(tmp_path).read("auto", KNOWN)
        if whole:
            seed, answers = int(whole[-1][0]), int(whole[-1][1])
            assert (opened.seed, len(opened.log)) >= (seed, answers), f"kill {kill}"
