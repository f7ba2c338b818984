"""Whatever a title asks, its board can tell on the enlarged card what it is about, plain answers included."""

from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest
from pygame import Rect

from engine.rules import Choose, Match, Option, Roll
from engine.rules.chance import Chance
from engine.rules.match import play_on
from engine.table.asking import Asking
from engine.table.board import Details
from engine.table.chrome import Chrome
from engine.table.picture import TablePicture
from engine.titles import find_titles
from tests.support.tables import board_of, seats

TITLES = find_titles()
SAMPLES = 3
"""Questions of each prompt that are looked at."""


@pytest.mark.parametrize("title_id", TITLES)
def test_every_question_is_about_something_that_can_be_told(title_id: str) -> None:
    title = TITLES[title_id]
    count, seen, silent = title.seats[-1], Counter[str](), set()
    board = board_of(title_id, count)
    match = Match.start(title.rules(), seats(count), 4, title.default_options)
    chance = Chance(4)
    while (question := match.question) is not None:
        seen[question.key] += 1
        if not isinstance(question, Roll) and seen[question.key] <= SAMPLES:
            board.show(match.view(question.seat), question.seat)
            if board.details(board.about(question) or f"seat:{question.seat}") is None:
                silent.add((question.key, board.about(question)))
        play_on(match, chance)
    assert silent == set()


def test_the_enlarged_card_tells_of_the_focus_else_of_the_question_else_of_who_is_asked() -> None:
    question = Choose(2, "p", (Option("take", ("card",)), Option("pass")))
    asking = Asking(question, {"card": Rect(0, 0, 9, 9)})
    asking.place({"card": Rect(0, 0, 9, 9)}, {"option:take": Rect(50, 0, 9, 9), "option:pass": Rect(90, 0, 9, 9)})
    picture: Any = TablePicture.__new__(TablePicture)
    picture.board = SimpleNamespace(about=lambda question: "phase")
    assert picture._asked_about(asking) == "card"
    asking.focus.focus("option:pass")
    assert picture._asked_about(asking) == "phase"
    picture.board = SimpleNamespace(about=lambda question: "")
    assert picture._asked_about(asking) == "seat:2"


def test_where_nothing_can_be_said_of_the_focus_the_card_is_not_blank() -> None:
    known = {"seat:2": Details("Temur", "")}
    board = SimpleNamespace(details=known.get, details_rect=Rect(0, 0, 9, 9))
    chrome: Any = Chrome.__new__(Chrome)
    chrome.board, chrome.details = board, SimpleNamespace(draw=lambda canvas, rect, told: shown.append(told))
    chrome._shown, chrome._stale, shown = (None, -1, None), 0, []
    chrome.draw_details(None, "die:0", 1, ("", "seat:2"))
    assert shown == [Details("Temur", "")]
