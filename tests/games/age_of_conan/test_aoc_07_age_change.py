"""AOC-7: the age change."""

import pytest

from games.age_of_conan.rules import events
from games.age_of_conan.rules.artifacts import award_conan_bonus
from games.age_of_conan.rules.frames import AgeChange
from tests.games.age_of_conan.scenario import Board
from tests.support.laid_out import only


def change(board: Board, step: str) -> list[events.Event]:
    return board.begin(AgeChange(at=step))


@pytest.mark.rule("AOC-7.1")
def test_steps_are_finished_by_all_from_the_first_player() -> None:
    board = Board(3).fort("aquilonia", "ophir").fort("stygia", "shem")
    board.state.first = board.seat("stygia")
    facts = change(board, "start_raids")
    assert only(facts, events.AgeChangeStep)[-1].step == "build" and board.whose == "stygia"
    board.answer("none", "none")
    assert board.whose == "aquilonia"


@pytest.mark.rule("AOC-7.9", "AOC-7.8")
def test_replacements_are_not_scored_at_once() -> None:
    board = Board().objectives("o10", "o02").goods("turan", sorcery=1).fort("turan", "ophir", "argos")
    board.state.objective_deck.remove("o05")
    board.state.objective_deck.append("o05")
    board.tower("turan", "koth")
    change(board, "score_objectives")
    assert board.of("turan").ep == 4 and "o05" in board.state.objectives and len(board.state.objectives) == 2
    dry = Board().objectives("o10").goods("turan", sorcery=1)
    dry.state.objectives_gone, dry.state.objective_deck = dry.state.objective_deck, []
    change(dry, "score_objectives")
    assert dry.state.objectives == []


@pytest.mark.rule("AOC-7.13", "AOC-7.14", "AOC-7.15")
def test_what_may_be_built() -> None:
    board = Board(4).fort("aquilonia", "ophir", "cimmeria").army("aquilonia", "ophir", 5)
    change(board, "build")
    assert board.why_not("unit") == "army-full AOC-1.11" and "tower" in board.legal
    board.answer("none")
    assert board.why_not("tower") == "is-savage AOC-7.14"
    board.army("aquilonia", "aquilonia", 13)
    change(board, "build")
    assert board.why_not("unit") == "no-units-left AOC-1.9"


@pytest.mark.rule("AOC-7.12")
def test_a_tower_never_becomes_a_city() -> None:
    board = Board().tower("aquilonia", "ophir")
    change(board, "build")
    assert [option.id for option in board.options] == ["unit", "none"]
    args = board.match.question.args if board.match.question else {}
    assert args == {"province": "aquilonia"}


@pytest.mark.rule("AOC-7.16", "AOC-7.17", "AOC-7.18")
def test_cards_are_seen_before_more_is_bought() -> None:
    board = Board().goods("aquilonia", gold=4).tower("aquilonia", "ophir").army("aquilonia", "ophir", 5)
    change(board, "spend")
    assert board.why_not("unit:ophir") == "army-full AOC-1.11" and "emissary:ophir" in board.legal
    board.answer("cards")
    assert len(board.of("aquilonia").hand) == 1 and board.prompt == "spend"
    board.answer("strategy")
    assert board.why_not("cards") == "no-gold AOC-7.16" and "strategy" in board.legal
    assert board.of("aquilonia").gold == 1 and len(board.of("aquilonia").strategies) == 2


@pytest.mark.rule("AOC-7.21", "AOC-7.23", "AOC-7.22")
def test_ties_and_nothing_shown_win_no_artifact() -> None:
    board = Board().tokens("aquilonia", "women", 2).tokens("turan", "women", 2).artifact("turan", "heart_of_tammuz")
    change(board, "bid_for_artifacts")
    assert board.why_not("category:monsters") == "no-token AOC-7.23"
    board.answer("category:women", board.picks(1), "category:women", board.picks(1, "turan"))
    assert [kingdom.artifacts for kingdom in board.state.kingdoms] == [[], []]
    alone = Board().tokens("aquilonia", "women", 2)
    change(alone, "bid_for_artifacts")
    alone.answer("category:women", [])
    assert alone.of("aquilonia").artifacts == []


@pytest.mark.rule("AOC-7.19", "AOC-19.1")
def test_the_choice_is_secret_until_all_have_chosen() -> None:
    board = Board().tokens("aquilonia", "women", 2).tokens("turan", "women", 3)
    change(board, "bid_for_artifacts")
    board.answer("category:women", board.picks(1))
    frame = board.match.view(1).stack[-1]
    assert (frame.categories, frame.shown) == (["?", ""], [[], []])


@pytest.mark.rule("AOC-7.25")
def test_the_conan_bonus_card_goes_to_the_last() -> None:
    board = Board(3).goods("aquilonia", ep=2).any_tokens("turan", 1)
    award_conan_bonus(board.state)
    assert board.state.bonus == board.seat("stygia"), "no EP and fewer tokens than Turan"
    board.any_tokens("stygia", 1)
    award_conan_bonus(board.state)
    assert board.state.bonus == -1


@pytest.mark.rule("AOC-7.26", "AOC-7.27", "AOC-6.8")
def test_a_new_age() -> None:
    board = Board().conan("koth", "turan").table("aquilonia", "aq_archers", ready=False)
    board.state.adventures_done, board.state.adventure = ["a01"], ""
    board.set_aside()
    facts = change(board, "open_next_age")
    assert board.state.age == 2 and len(board.state.adventure_deck) == 3 and only(facts, events.BidOpened)
    assert not board.of("aquilonia").table[0].ready and board.state.conan_seat == 1
    facts = board.answer("bid:6", "bid:4")
    assert board.of("aquilonia").table[0].ready and only(facts, events.TableRefreshed)[0].n == 1
