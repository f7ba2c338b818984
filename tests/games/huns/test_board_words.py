"""Events, questions and answers in words."""

import pytest

from engine.rules import Choose, Option
from games.huns.rules import RULES
from games.huns.rules import events as ev
from games.huns.rules.content import CONTENT
from games.huns.rules.state import Card, Wagon
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


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "{icon:back_purple} Purple wagon: 2 blue, 1 red, 1 green"),
        ("es", "{icon:back_purple} Carromato morado: 2 azules, 1 rojo, 1 verde"),
    ],
)
def test_a_wagon_on_offer_is_told_by_its_back_and_its_spaces(language: str, words: str) -> None:
    table, state = board(2, language=language), start(2, 5).state
    offer = next(each for each, facts in CONTENT.wagons.items() if facts.spaces == ("blue", "blue", "red", "green"))
    assert CONTENT.wagons[offer].back == "purple"
    state.display[1] = offer
    table.show(RULES.view(state, 0), 0)
    option = Option("display:1", ("display:1",), {"wagon": offer})
    assert table.option(Choose(0, "choose-wagon", (option,)), option) == words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Wagon 1: yellow on a red space (Flexible Tally)"),
        ("es", "Carromato 1: amarillo en un espacio rojo (Cuentas flexibles)"),
    ],
)
def test_a_space_of_another_colour_names_that_colour_and_the_card_that_allows_it(language: str, words: str) -> None:
    """HUN-7.4 The first wagon's third space is red; the yellow valuable may lie there by Flexible Tally."""
    table, state = board(2, language=language), start(2, 5).state
    wagon = next(each for each, facts in CONTENT.wagons.items() if facts.spaces[2] == "red")
    state.camps[0].wagons[0] = Wagon(id=wagon, cubes=["", "", "", ""])
    state.camps[0].cards.append(Card(id="EQ07"))
    table.show(RULES.view(state, 0), 0)
    wild, own = (Option(key, (), {"color": "yellow"}) for key in ("space:0/2/yellow", "space:0/2"))
    question = Choose(0, "load-cube", (wild, own), {"color": "yellow", "n": 1})
    assert table.option(question, wild) == words
    assert "(" not in table.option(question, own)


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
