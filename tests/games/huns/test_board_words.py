"""Events, questions and answers in words."""

from engine.rules import Choose, Option
from games.huns.rules import events as ev
from tests.games.huns.board_support import board, start
from tests.support.tables import play


def test_a_taken_die_is_told() -> None:
    assert "Yezdi takes blue 2" in board(2).news(ev.DieTaken(seat=1, color="blue", value=2))


def test_a_curse_names_its_victim() -> None:
    told = board(3).news(ev.CardPlayed(seat=0, card="CU01", to_seat=2))
    assert told == "Conn curses Thoth with Broken Axle"


def test_a_card_played_at_home_names_nobody_else() -> None:
    assert board(3).news(ev.CardPlayed(seat=0, card="EQ01", to_seat=0)) == "Conn plays Recurve Bow"


def test_loading_from_the_hand_is_seen_and_not_told() -> None:
    loaded = ev.CubeLoaded(seat=0, color="red", to="camp:0/wagon:0/space:1")
    assert board(2).news(loaded) == ""


def test_cards_in_questions_are_named() -> None:
    question = Choose(0, "choose-victim", (Option("victim:1", ("seat:1",)),), {"card": "CU11"})
    table = board(3)
    assert table.prompt(question) == "Who suffers Tithe?"
    assert table.option(question, question.options[0]) == "Yezdi"


def test_a_missing_word_stays_visible() -> None:
    assert "⟦" in board(2).prompt(Choose(0, "nobody-wrote-this", ()))


def test_everything_said_in_a_game_has_words_in_both_languages() -> None:
    tables = [board(4, language=code) for code in ("en", "es")]
    match = start(4, 5)
    for table in tables:
        table.show(match.view(0), 0)
    for event, state in play(match, 5, 260):
        for table in tables:
            table.news(event)
            question = state.question
            if question is not None:
                table.prompt(question)
                for option in getattr(question, "options", ()):
                    table.option(question, option)
    assert [table.desk.kit.language.missing for table in tables] == [set(), set()]
