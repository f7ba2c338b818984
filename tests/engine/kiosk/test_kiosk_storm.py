"""A kiosk brought down in many ways comes back by itself with the game. More: `python -m tools.chaos_crashes`."""

from pathlib import Path
from typing import Any

import pytest

from engine.cli import main
from engine.kiosk import crashes
from tools.chaos_crashes import Back, Told, judge, storm


@pytest.mark.slow
def test_six_crashes_and_two_hangs_lose_no_match(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setenv("COUCH_KHANS_HOME", str(tmp_path / "home"))  # put back afterwards
    found = storm(tmp_path, 6, 2, seed=3)
    assert found.faults == 8 and found.lives >= 9 and found.reports == found.lives - 1
    assert found.good, found
    kept = [folder for folder in crashes.listed(tmp_path / "home" / "crashes") if (folder / "save.json").exists()]
    assert len(kept) >= 6
    for folder in kept:  # the game that was cut off can be looked at
        assert main(["replay", str(folder / "save.json"), "--headless"]) == 0


def lines(*told: tuple[float, str, str, int]) -> list[Told]:
    return [Told(*each) for each in told]


LIFE = (0.0, "life", "-", 0)


def test_the_judge_sees_a_lost_match_and_a_lost_decision() -> None:
    first = ((1.0, "sits", "huns-1", 0), (2.0, "answer", "huns-1", 5), (5.0, "fault", "kill", 0))
    kept = judge(lines(LIFE, *first, LIFE, (6.5, "sits", "huns-1", 5)), 1, 2)
    assert kept.good and kept.behind == 0 and kept.crash == Back(1.5, 1.5)
    assert judge(lines(LIFE, *first, LIFE, (6.0, "free", "-", 0)), 1, 2).lost
    assert judge(lines(LIFE, *first, LIFE, (6.0, "sits", "huns-1", 4)), 1, 2).late
    late = ((1.0, "sits", "huns-1", 0), (4.9, "answer", "huns-1", 5), (5.0, "fault", "spin", 0))
    in_progress = judge(lines(LIFE, *late, LIFE, (16.0, "sits", "huns-1", 4)), 1, 2)
    assert in_progress.good and in_progress.behind == 1 and in_progress.hang == Back(11.0, 11.0)


def test_the_judge_asks_for_a_screen_within_fifteen_seconds() -> None:
    hang = ((1.0, "sits", "huns-1", 0), (5.0, "fault", "spin", 0))
    ways = []
    for screen in (19.9, 20.1):
        again = ((screen, "offered", "huns-1", 0), (23.0, "sits", "huns-1", 0))
        ways.append(judge(lines(LIFE, *hang, LIFE, *again), 1, 2))
    assert [way.good for way in ways] == [True, False]
    assert ways[0].hang.table == 18.0 and ways[0].hang.screen == pytest.approx(14.9) and ways[0].crash == Back()
