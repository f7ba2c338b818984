"""AOC-5, AOC-6 and AOC-8: Conan's way, the end of an adventure, coronation and final scoring."""

import pytest

from games.age_of_conan.rules import events
from games.age_of_conan.rules.content import TOKENS
from games.age_of_conan.rules.decks import draw_token
from tests.games.age_of_conan.scenario import Board
from tests.support.laid_out import only


def third_age(conan: str = "aquilonia", tokens: int = 0) -> Board:
    board = Board().conan(conan, "aquilonia").adventure("a01", tokens)
    board.state.age = 3
    return board


def token_for(board: Board, goods: str, amount: int) -> int:
    return next(one for one in board.state.bag if (TOKENS[one].goods, TOKENS[one].amount) == (goods, amount))


@pytest.mark.rule("AOC-5.5")
def test_staying_on_the_destination_takes_a_token() -> None:
    board = Board().conan("nordheim", "aquilonia").pool("wild").adventure("a01")
    board.turn("aquilonia")
    told = {option.id: option.args["gains"] for option in board.options}
    assert told["stay"] == "token" and told["move:cimmeria"] == "discard"
    board.answer("stay", "keep")
    assert len(board.of("aquilonia").tokens) == 1


@pytest.mark.rule("AOC-5.6", "AOC-12.3", "AOC-5.7")
def test_another_player_takes_a_token_at_court() -> None:
    board = Board().conan("koth", "turan").adventure("a01", 3)
    first, second, _ = board.state.track
    board.conan_action("aquilonia")
    assert board.legal == ["take", "decline"]
    board.answer("take", "keep")
    assert board.of("aquilonia").tokens == [first] and board.state.track[0] == second


@pytest.mark.rule("AOC-5.8", "AOC-5.9")
def test_keep_or_exchange_at_once() -> None:
    board = Board().conan("koth", "turan").adventure("a01", 1)
    board.state.bag += board.state.track
    token = token_for(board, "sorcery", 2)
    board.state.bag.remove(token)
    board.state.track = [token]
    board.conan_action("aquilonia")
    board.answer("take")
    assert board.prompt == "keep-token" and board.legal == ["keep", "exchange"]
    board.answer("exchange")
    assert board.of("aquilonia").sorcery == 2 and board.of("aquilonia").tokens == []
    assert board.state.spent_tokens == [token]
    kinds = {(facts.category, facts.value, facts.goods) for facts in TOKENS.values()}
    assert ("monsters", 4, "gold") in kinds and ("women", 1, "sorcery") in kinds


@pytest.mark.rule("AOC-5.10")
def test_exchanged_tokens_come_back_only_when_the_bag_is_empty() -> None:
    board = Board()
    board.state.spent_tokens, board.state.bag = board.state.bag[:3], board.state.bag[3:5]
    spent = set(board.state.spent_tokens)
    assert [draw_token(board.state) in spent for _ in range(3)] == [False, False, True]
    assert board.state.spent_tokens == [] and len(board.state.bag) == 2


@pytest.mark.rule("AOC-5.12")
def test_tokens_are_shown_in_a_coronation() -> None:
    board = third_age().tokens("turan", "monsters", 2).tokens("turan", "women", 1)
    board.adventure_ends()
    shown = only(board.answer("crown:women"), events.TokensShown)
    assert [(fact.seat, fact.total) for fact in shown] == [(0, 0), (1, 1)]


@pytest.mark.rule("AOC-5.13")
def test_an_empty_track_gives_and_loses_nothing() -> None:
    board = Board().conan("koth", "turan").adventure("a01", 0).pool("wild")
    board.turn("turan")
    assert {option.args["gains"] for option in board.options} == {"nothing"}
    board.answer("stay")
    assert board.prompt == "take-die" and board.state.spent_tokens == []
    board.conan_action("aquilonia")
    assert board.prompt == ""


# -- the end of an adventure


@pytest.mark.rule("AOC-6.2", "AOC-6.1")
def test_success_draws_a_token_unseen() -> None:
    board = Board().conan("nordheim", "turan").adventure("a01", 0)
    facts = board.adventure_ends()
    drawn = only(facts, events.TokenDrawn)[0]
    assert drawn.seat == board.seat("turan") and drawn.viewers == (1,) and board.prompt == "keep-token"
    hidden = board.match.view(0).stack[-1]
    assert hidden.token == 0 and board.match.view(1).stack[-1].token > 0
    board.answer("keep")
    assert len(board.of("turan").tokens) == 1


@pytest.mark.rule("AOC-6.3", "AOC-8.2", "AOC-8.3")
def test_the_coronation_is_offered_before_conan_is_carried() -> None:
    board = third_age()
    board.adventure_ends()
    assert board.prompt == "coronation" and board.state.conan == "aquilonia"
    young = third_age()
    young.state.age = 2
    young.adventure_ends()
    assert young.prompt != "coronation" and young.state.conan == "nordheim"
    away = third_age("koth")
    away.adventure_ends()
    assert away.prompt == "" and away.state.conan == "nordheim"


@pytest.mark.rule("AOC-6.4", "AOC-6.5", "AOC-6.6")
def test_conan_is_carried_and_the_next_card_revealed() -> None:
    board = Board().conan("koth", "turan").adventure("a01", 0)
    board.state.adventure_stock.remove("a21")
    board.state.adventure_deck = ["a21"]
    facts = board.adventure_ends()
    moved = only(facts, events.ConanMoved)[0]
    assert (moved.to, moved.cause) == ("nordheim", "destination") and board.of("turan").tokens == []
    assert board.state.adventures_done == ["a01"] and board.state.adventure == "a21" and len(board.state.track) == 5
    assert board.prompt == "bid-card"


@pytest.mark.rule("AOC-6.7", "AOC-7.1")
def test_the_fourth_card_leads_to_the_age_change_or_the_end() -> None:
    board = Board().conan("koth", "turan").adventure("a01", 0)
    facts = board.adventure_ends()
    assert [fact.step for fact in only(facts, events.AgeChangeStep)][:3] == ["raids", "income", "build"]
    last = third_age("koth")
    last.game("check_track")
    assert last.match.over


@pytest.mark.rule("AOC-6.9")
def test_adventures_are_not_shuffled_back() -> None:
    board = Board().conan("koth", "turan").adventure("a01", 0)
    board.state.adventure_deck = [board.state.adventure_stock.pop()]
    board.adventure_ends()
    assert "a01" in board.state.adventures_done and "a01" not in board.state.adventure_stock


@pytest.mark.rule("AOC-6.10")
def test_conan_carried_home_can_be_crowned() -> None:
    board = Board().conan("koth", "aquilonia").adventure("a20", 0)
    board.state.age = 3
    board.adventure_ends()
    assert board.prompt == "coronation" and board.state.conan == "aquilonia"
    board.answer("decline")
    assert board.prompt == ""
    there = third_age()
    there.adventure("a20", 0)
    there.adventure_ends()
    there.answer("keep", "decline")
    assert there.prompt == "", "one offer an adventure"


# -- coronation and final scoring


@pytest.mark.rule("AOC-8.1", "AOC-8.4", "AOC-8.5", "AOC-8.7")
def test_a_successful_coronation_ends_the_game() -> None:
    board = third_age().tokens("aquilonia", "monsters", 3).tokens("turan", "monsters", 2)
    board.game("check_track")
    facts = board.answer("crown:monsters")
    assert only(facts, events.CoronationDecided)[0].crowned and board.match.over
    assert board.of("aquilonia").ep == 3 and only(facts, events.GameEnded)[0].winners == (0,)


@pytest.mark.rule("AOC-8.6", "AOC-8.9")
def test_a_failed_coronation_eliminates() -> None:
    board = third_age().tokens("aquilonia", "monsters", 2).tokens("turan", "monsters", 2)
    board.goods("aquilonia", gold=9, ep=20, crom=5).goods("turan", gold=1).fort("aquilonia", "ophir")
    board.game("check_track")
    board.answer("crown:monsters")
    assert board.match.over and board.score("aquilonia") == 0
    assert board.points("turan", "score-richest") == 3 and board.points("turan", "score-master") == 5
    assert board.match.standing().winners == (1,)


@pytest.mark.rule("AOC-8.8")
def test_declining_goes_on() -> None:
    board = third_age()
    board.state.adventure_deck = [board.state.adventure_stock.pop()]
    board.game("check_track")
    facts = board.answer("decline")
    assert only(facts, events.Declined)[0].what == "coronation" and board.prompt == "bid-card"
    assert board.state.conan == "nordheim"


@pytest.mark.rule("AOC-8.10")
def test_raids_are_resolved_before_the_final_scoring() -> None:
    board = third_age("koth").goods("turan", ep=4).tower("turan", "zamora").raid("zamora", 2)
    board.game("check_track")
    assert board.match.over and board.of("turan").ep == 2 and board.state.raids == {}


@pytest.mark.rule("AOC-8.11", "AOC-8.12", "AOC-8.13", "AOC-8.22")
def test_towers_give_gold_and_forts_give_points() -> None:
    board = Board().tower("aquilonia", "zamora").goods("aquilonia", gold=1).fort("turan", "argos").objectives("o02")
    board.goods("turan", gold=4).city("turan", "ophir")
    assert board.points("turan", "score-forts") == 7 and board.points("aquilonia", "score-forts") == 0
    assert board.points("turan", "score-richest") == 3, "4 and the 3 of Ophir against 1 and the 4 of Zamora"
    assert board.points("turan", "score-objectives") == 2, "a City counts as a Fort"
    assert board.score("aquilonia") == 0


@pytest.mark.rule("AOC-8.20")
def test_a_leader_with_nothing_scores_nothing() -> None:
    board = Board()
    assert board.score("aquilonia") == board.score("turan") == 0


@pytest.mark.rule("AOC-8.21")
def test_ties_go_to_more_tokens_then_are_shared() -> None:
    board = Board().goods("aquilonia", ep=5).goods("turan", ep=5)
    assert board.match.standing().winners == (0, 1)
    board.tokens("aquilonia", "women", 1).tokens("turan", "women", 1)
    assert board.match.standing().winners == (0, 1)
    two = Board().goods("aquilonia", ep=5).goods("turan", ep=5)
    two.tokens("aquilonia", "women", 2).tokens("turan", "women", 1, 1)
    assert two.score("aquilonia") == two.score("turan") == 7 and two.match.standing().winners == (1,)


@pytest.mark.rule("AOC-8.23")
def test_the_crowned_player_scores_at_least_five() -> None:
    board = third_age().tokens("aquilonia", "monsters", 1).tokens("turan", "women", 3)
    board.adventure_ends()
    board.answer("crown:monsters")
    assert board.points("aquilonia", "score-master") == 5 and board.points("turan", "score-master") == 0
