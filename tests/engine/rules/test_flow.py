"""The stack of flows, on a small procedure of its own."""

import pytest
from msgspec import field

from engine.rules import (
    Choose,
    Event,
    Flow,
    Option,
    State,
    ask,
    call,
    copy_state,
    emit,
    goto,
    leave,
    recording,
    run,
    steps,
)
from engine.rules.flow import Runaway, where


class Errand(Flow):
    times: int = 0


class Haggle(Flow):
    offer: int = 10


class Endless(Flow):
    pass


class TwiceAsked(Flow):
    pass


class ErrandState(State):
    purse: int = 0
    said: list[str] = field(default_factory=list)
    stack: list[Errand | Haggle | Endless | TwiceAsked] = field(default_factory=list)


class Paid(Event, frozen=True, tag="paid"):
    coins: int


QUESTION = Choose(0, "haggle", (Option("more"), Option("take")))


def haggle(s: ErrandState, c: Errand) -> None:
    call(s, Haggle(offer=10 + c.times))


def pocket(s: ErrandState, c: Errand, coins: int) -> None:
    s.purse += coins
    emit(s, Paid(coins=coins))


def again(s: ErrandState, c: Errand) -> None:
    c.times += 1
    if c.times < 2:
        goto(c, "haggle")


steps(Errand, haggle, pocket, again)


def offer(s: ErrandState, c: Haggle) -> None:
    ask(s, QUESTION)


def hear(s: ErrandState, c: Haggle, answer: str) -> None:
    s.said.append(answer)
    if answer == "more":
        c.offer += 5
        goto(c, "offer")
    else:
        leave(c, c.offer)


def never(s: ErrandState, c: Haggle) -> None:
    raise AssertionError("the flow had left")


steps(Haggle, offer, hear, never)


def spin(s: ErrandState, c: Endless) -> None:
    goto(c, "spin")


steps(Endless, spin)


def ask_twice(s: ErrandState, c: TwiceAsked) -> None:
    ask(s, QUESTION)
    ask(s, QUESTION)


steps(TwiceAsked, ask_twice)


def errand() -> ErrandState:
    return ErrandState(seats=1, rng=1, stack=[Errand()])


def test_a_run_stops_at_a_question_and_names_its_place() -> None:
    s = errand()
    run(s)
    assert s.question == QUESTION
    assert where(s) == "Errand.pocket > Haggle.hear"


def test_a_finished_flow_hands_its_result_to_the_step_below() -> None:
    s = errand()
    run(s)
    run(s, "more")
    run(s, "take")
    assert s.purse == 15 and s.stack[0].times == 1
    run(s, "take")
    assert s.purse == 15 + 11 and s.said == ["more", "take", "take"]
    assert s.stack == [] and s.question is None


def test_a_copy_in_the_middle_of_a_flow_goes_on_by_itself() -> None:
    s = errand()
    run(s)
    twin = copy_state(s)
    run(twin, "take")
    assert twin.purse == 10 and s.purse == 0


def test_events_are_recorded_with_the_state_just_after_them() -> None:
    s = errand()
    run(s)
    with recording(keep_states=True) as moments:
        run(s, "take")
        run(s, "take")
    assert [moment.event for moment in moments] == [Paid(coins=10), Paid(coins=11)]
    assert [moment.state.purse for moment in moments] == [10, 21]


def test_a_runaway_is_an_error_that_names_the_stack() -> None:
    s = ErrandState(seats=1, rng=1, stack=[Endless()])
    with pytest.raises(Runaway, match=r"Endless\.spin"):
        run(s)


def test_asking_must_come_last_in_its_step() -> None:
    s = ErrandState(seats=1, rng=1, stack=[TwiceAsked()])
    with pytest.raises(AssertionError, match="must come last"):
        run(s)
