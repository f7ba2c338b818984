"""Answers are checked before they touch anything, and the reason is said."""

import pytest

from engine.rules import Choose, ChooseSome, Option, Roll
from engine.rules.question import blank_question, why_not

SIDES = {"d6": 6, "coin": 2}
PICK = Choose(1, "take", (Option("a"), Option("b", blocked="empty", clause="T-1.1"), Option("c")))
SOME = ChooseSome(0, "order", (Option("a"), Option("b"), Option("c", blocked="no", clause="T-1.2")), 1, 2)
THROW = Roll(0, ("d6", "coin"), "attack")


@pytest.mark.parametrize(
    ("question", "answer"),
    [(PICK, "a"), (PICK, "c"), (SOME, ["b"]), (SOME, ["b", "a"]), (THROW, [5, 1]), (THROW, [0, 0])],
)
def test_legal_answers_have_no_reason_against_them(question, answer) -> None:
    assert why_not(question, answer, SIDES) == ""


@pytest.mark.parametrize(
    ("question", "answer", "said"),
    [
        (PICK, "d", "no option 'd'"),
        (PICK, ["a"], "no option"),
        (PICK, "b", "empty (T-1.1)"),
        (SOME, [], "1 to 2"),
        (SOME, ["a", "a"], "different"),
        (SOME, ["a", "c"], "T-1.2"),
        (SOME, "abc", "1 to 2"),
        (THROW, [6, 0], "faces 0 to 5"),
        (THROW, [0, 2], "faces 0 to 1"),
        (THROW, [0], "2 faces"),
        (THROW, ["1", 0], "faces 0 to 5"),
    ],
)
def test_other_answers_are_refused_in_words(question, answer, said) -> None:
    assert said in why_not(question, answer, SIDES)


def test_others_see_who_is_asked_but_not_what_there_is_to_choose() -> None:
    assert blank_question(PICK, 1) is PICK
    assert blank_question(PICK, 0) == Choose(1, "take", ())
    assert blank_question(SOME, None) == ChooseSome(0, "order", (), 1, 2)
    assert blank_question(THROW, 1) is THROW


def test_every_question_tells_what_it_is_about() -> None:
    assert Choose(0, "flee", ()).key == "flee"
    assert ChooseSome(0, "discard", (), 1, 2).key == "discard"
    assert Roll(0, ("d6",), "attack").key == "attack"
