"""A bot that does not answer, and names that are being written when the power goes. FIELD S4, B32."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from engine.profile import Profile
from engine.rules import Match, SeatSpec
from engine.table.thinking import Thinking

ROOT = Path(__file__).parent.parent.parent.parent
WRITER = """
import itertools, sys
from pathlib import Path
from engine.profile import Profile
profile = Profile.load(Path(sys.argv[1]))
for number in itertools.count(len(profile.names) and int(profile.names[0]) + 1):
    profile.note_name(str(number))
    assert profile.keep() == ""
    print(number, flush=True)
"""


def test_a_bot_that_says_nothing_shows_a_sign_after_half_a_second_and_is_answered_for_after_five(booth: Any) -> None:
    title = booth.app.titles["_template"]
    match = Match.start(title.rules(), (SeatSpec("A"), SeatSpec("B", 1, "random")), 3, title.default_options)
    for answer in ([4], "keep", [1]):  # the bot has thrown and is to choose
        match.answer(answer)
    assert match.question is not None and match.question.seat == 1
    dumb = SimpleNamespace(fault="", ask=lambda *asked: None, poll=lambda: None)
    thinking = Thinking(SimpleNamespace(thinker=dumb), title, match)  # type: ignore[arg-type]
    seen = [(thinking.poll(0.1, 1.0), thinking.shows) for _ in range(49)]
    assert [made for made, _ in seen] == [None] * 49
    assert [signed for _, signed in seen].index(True) in (5, 6)  # half a second, less what sums of 0.1 leave out
    late = thinking.poll(0.11, 1.0)
    assert late is not None and not match.why_not(late)


@pytest.mark.slow
def test_names_outlive_a_kill_at_any_moment(tmp_path: Path) -> None:
    dice = random.Random(5)
    for kill in range(40):
        command = [sys.executable, "-c", WRITER, str(tmp_path)]
        process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        first = process.stdout.readline()
        time.sleep(dice.uniform(0, 0.02))
        os.kill(process.pid, signal.SIGKILL)
        told = [first, *process.stdout.read().split("\n")[:-1]]
        process.wait()
        names = Profile.load(tmp_path).names
        assert names and int(names[0]) >= int(told[-1]), f"kill {kill}"
