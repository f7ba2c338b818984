"""The watcher, with small clients that crash, hang, leave or end too early."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from engine.kiosk import crashes, in_play
from engine.kiosk.heartbeat import Heartbeat
from engine.kiosk.in_play import InPlay
from engine.kiosk.places import LEFT, Places
from engine.kiosk.supervisor import Limits, Supervisor, _death

ROOT = Path(__file__).parent.parent.parent.parent
QUICK = Limits(stale=0.5, start=5.0, early=0.2, look=0.05, grace=1.0, dump=0.1, pauses=(0.0, 0.1, 0.2))

CLIENT = """
import faulthandler, os, signal, sys, time
lives, beats = sys.argv[1], sys.argv[2]
with open(lives, "a") as file: file.write(f"{time.monotonic()}\\n")
life = len(open(lives).readlines())
faulthandler.register(signal.SIGUSR1)
def beat(n=3):
    for _ in range(n):
        os.utime(beats, ns=(time.monotonic_ns(),) * 2); time.sleep(0.1)
"""


def supervisor(tmp_path: Path, script: str, limits: Limits = QUICK) -> Supervisor:
    command = (sys.executable, "-c", CLIENT + script, str(tmp_path / "lives"))
    return Supervisor(command, Places(tmp_path), limits)


def starts(tmp_path: Path) -> list[float]:
    return [float(line) for line in (tmp_path / "lives").read_text().split()]


def test_a_crash_is_followed_by_a_start_at_once_and_kept_with_the_save(tmp_path: Path) -> None:
    where = Places(tmp_path)
    where.saves.mkdir()
    (where.saves / "huns-1.json").write_text('{"a": 1}')
    in_play.note(where.in_play, InPlay("huns-1", "huns"))
    script = f"beat()\nif life == 1: raise RuntimeError('the paint ran out')\nsys.exit({LEFT})"
    assert supervisor(tmp_path, script).run() == 0
    first, second = starts(tmp_path)
    assert second - first < 2.0
    (folder,) = crashes.listed(where.crashes)
    report = (folder / "report.txt").read_text()
    assert report.startswith("the client ended with exit code 1") and "RuntimeError: the paint ran out" in report
    assert (folder / "save.json").read_text() == '{"a": 1}' and "Traceback" in (folder / "log.txt").read_text()


def test_a_client_that_stands_still_is_ended_with_all_it_started(tmp_path: Path) -> None:
    script = f"""
import subprocess
if life == 2: sys.exit({LEFT})
helper = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
open({str(tmp_path / "helper")!r}, "w").write(str(helper.pid))
beat(); time.sleep(60)
"""
    begun = time.monotonic()
    assert supervisor(tmp_path, script).run() == 0
    assert time.monotonic() - begun < 6.0
    (folder,) = crashes.listed(Places(tmp_path).crashes)
    report = (folder / "report.txt").read_text()
    assert "stood still" in report and "most recent call first" in report  # it told where it hung
    helper = int((tmp_path / "helper").read_text())
    assert _gone(helper)


def _gone(pid: int) -> bool:
    for _ in range(40):
        try:
            if Path(f"/proc/{pid}/stat").read_text().split()[2] == "Z":
                return True
        except OSError:
            return True
        time.sleep(0.05)
    return False


def test_a_stopped_client_counts_as_hanging(tmp_path: Path) -> None:
    script = f"if life == 2: sys.exit({LEFT})\nbeat(); os.kill(os.getpid(), signal.SIGSTOP)"
    assert supervisor(tmp_path, script).run() == 0
    assert len(starts(tmp_path)) == 2


def test_a_restart_need_not_compile_and_nothing_compiled_outlives_the_watcher(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(tempfile, "tempdir", None)
    (tmp_path / "part.py").write_text("")
    script = f"""
sys.path.insert(0, {str(tmp_path)!r}); import part
print(os.path.exists(part.__cached__), file=open({str(tmp_path / "told")!r}, "a"))
assert {str(tmp_path)!r} in sys.pycache_prefix and "__pycache__" not in part.__cached__
sys.exit({LEFT} if life == 2 else 3)
"""
    assert supervisor(tmp_path, script).run() == 0
    assert (tmp_path / "told").read_text().split() == ["True", "True"]
    assert not list(tmp_path.glob("couch-khans-*"))


def test_early_deaths_in_a_row_are_given_more_and_more_time(tmp_path: Path) -> None:
    limits = Limits(early=60.0, look=0.02, pauses=(0.0, 0.1, 0.6))
    assert supervisor(tmp_path, f"sys.exit({LEFT} if life == 4 else 3)", limits).run() == 0
    times = starts(tmp_path)
    assert len(times) == 4
    assert times[1] - times[0] < times[3] - times[2] and times[3] - times[2] >= 0.6


def test_a_stamp_is_alive_whenever_it_changes_whatever_time_it_shows(tmp_path: Path) -> None:
    script = f"""
for stamp in (5_000_000_000_000_000_000, 7, 4_000_000_000_000_000_000, 9, 3, 8, 2, 6):
    os.utime(beats, ns=(stamp, stamp)); time.sleep(0.2)
sys.exit({LEFT})
"""
    assert supervisor(tmp_path, script).run() == 0
    assert len(starts(tmp_path)) == 1 and crashes.listed(Places(tmp_path).crashes) == []


PARENT = """
import sys
from pathlib import Path
from engine.kiosk.places import Places
from engine.kiosk.supervisor import Supervisor
sys.exit(Supervisor((sys.executable, "-c", sys.argv[2], sys.argv[1] + "/lives"), Places(Path(sys.argv[1]))).run())
"""


@pytest.mark.parametrize("stubborn", [False, True])
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_both_within_two_seconds(tmp_path: Path, number: signal.Signals, stubborn: bool) -> None:
    script = CLIENT + f"print('pid', os.getpid(), flush=True)\n{_deaf() if stubborn else ''}\nbeat(600)"
    parent = subprocess.Popen(
        [sys.executable, "-c", PARENT, str(tmp_path), script], cwd=ROOT, stderr=subprocess.PIPE, text=True
    )
    assert parent.stderr is not None
    child = int(parent.stderr.readline().split()[1])
    time.sleep(0.2)
    begun = time.monotonic()
    parent.send_signal(number)
    assert parent.wait(timeout=10) == 0
    assert time.monotonic() - begun < 2.0 and _gone(child)


@pytest.mark.parametrize("number", ["SIGTERM", "SIGINT"])
def test_a_signal_to_a_client_that_does_not_hear_yet_ends_both(tmp_path: Path, number: str) -> None:
    script = f"signal.signal(signal.{number}, signal.SIG_DFL)\nbeat()\nos.kill(os.getpid(), signal.{number}); beat(600)"
    assert supervisor(tmp_path, script).run() == 0
    assert len(starts(tmp_path)) == 1 and crashes.listed(Places(tmp_path).crashes) == []


def _deaf() -> str:
    return "signal.signal(signal.SIGTERM, signal.SIG_IGN)"


def test_no_more_than_so_many_crashes_are_kept_whatever_the_clock_says(tmp_path: Path) -> None:
    where = Places(tmp_path)
    for n in range(7):
        crashes.keep(where, f"crash {n}", [], kept=5)
    assert [crashes.number_of(path) for path in crashes.listed(where.crashes)] == [3, 4, 5, 6, 7]
    (where.crashes / "21000101-000000-00008").mkdir()  # the clock was wrong once
    assert crashes.number_of(crashes.keep(where, "late", [], kept=5) or tmp_path) == 9


def test_the_watcher_loads_nothing_of_the_game() -> None:
    """What breaks there cannot break it."""
    loaded = "import sys, engine.cli, engine.kiosk.supervisor, engine.kiosk.places; print(*sys.modules)"
    modules = subprocess.run([sys.executable, "-c", loaded], cwd=ROOT, check=True, capture_output=True, text=True)
    names = set(modules.stdout.split())
    assert not {name for name in names if name.startswith(("pygame", "pymunk", "games", "engine.app", "engine.scenes"))}


def test_a_full_disk_costs_the_report_only(tmp_path: Path) -> None:
    (tmp_path / "crashes").write_text("in the way")
    assert crashes.keep(Places(tmp_path), "x", []) is None


def test_the_heart_beats_once_a_second_and_notices_that_it_is_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, alone = [100.0], []
    path = tmp_path / "beat"
    path.touch()
    heart = Heartbeat(path, lambda: alone.append(1), lambda: now[0])
    stamps = set()
    for _ in range(40):
        heart.beat()
        stamps.add(path.stat().st_mtime_ns)
        now[0] += 0.1
    assert len(stamps) == 4 and alone == []
    path.unlink()
    monkeypatch.setattr(os, "getppid", lambda: 1)
    now[0] += 2
    heart.beat()
    assert path.exists() and alone == [1]


def test_a_position_is_not_offered_for_ever_unless_play_goes_on() -> None:
    game = InPlay("huns-1", "huns")
    for tries in (1, 2, 3):
        nearer = in_play.offered(game, 0)
        assert nearer is not None and nearer.tries == tries
        game = nearer
    assert in_play.offered(game, 0) is None
    again = in_play.offered(game, 12)
    assert again is not None and (again.tries, again.decisions) == (1, 12)


@pytest.mark.parametrize(
    ("reason", "cause"),
    [
        ("the client has stood still for 10 s", ("hung", {"n": "10"})),
        (_death(-signal.SIGKILL), ("signal", {"name": "SIGKILL"})),
        (_death(3), ("code", {"n": "3"})),
        ("lightning struck", ("other", {"words": "lightning struck"})),
    ],
)
def test_a_kept_crash_tells_its_cause_and_when_it_was(
    tmp_path: Path, reason: str, cause: tuple[str, dict[str, str]]
) -> None:
    folder = crashes.keep(Places(tmp_path), reason, [])
    assert folder is not None and crashes.cause(folder) == cause
    assert crashes.day_and_time(Path("20260801-184059-00007")) == ("2026-08-01", "18:40")
    assert crashes.day_and_time(Path("by-hand-1")) == ("by-hand-1", "")
