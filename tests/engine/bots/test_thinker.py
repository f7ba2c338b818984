"""The thinking process: answers come, and a process that dies is told and started again."""

import time

from engine.bots.thinker import Thinker
from engine.headless import seat_bots
from engine.rules import Match
from games._template.rules import RULES


def wait(thinker: Thinker, seconds: float = 20.0) -> object:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        answer = thinker.poll()
        if answer is not None or thinker.fault:
            return answer
        time.sleep(0.005)
    raise AssertionError("no answer came")


def asked() -> Match:
    match = Match.start(RULES, seat_bots(2, ["greedy"]), seed=1)
    match.answer([5])
    return match


def test_an_answer_comes_from_the_other_process() -> None:
    thinker = Thinker()
    thinker.ask("_template", "greedy", asked().view(0), seed=1)
    assert wait(thinker) == "keep" and thinker.fault == ""
    thinker.close()


def test_a_killed_process_is_a_fault_and_the_next_question_starts_another() -> None:
    thinker = Thinker()
    thinker.ask("_template", "greedy", asked().view(0), seed=1)
    wait(thinker)
    thinker._process.kill()
    thinker._process.wait()
    thinker.ask("_template", "greedy", asked().view(0), seed=1)
    assert wait(thinker) == "keep"
    thinker.close()


def test_a_bot_that_fails_is_told_in_words_and_the_process_lives_on() -> None:
    thinker = Thinker()
    thinker.ask("_template", "no-such-strength", asked().view(0), seed=1)
    assert wait(thinker) is None and "no-such-strength" in thinker.fault
    thinker.ask("_template", "random", asked().view(0), seed=1)
    assert wait(thinker) in ("keep", "again")
    thinker.close()
