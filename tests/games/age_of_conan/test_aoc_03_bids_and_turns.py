"""AOC-3 and AOC-4: bidding for Conan, turns and the fate dice."""

import pytest

from games.age_of_conan.rules import events
from tests.games.age_of_conan.scenario import Board
from tests.support.laid_out import only


def bidders(players: int = 2) -> Board:
    """Every player has one card, all worth 3, and the deck is empty."""
    board = Board(players)
    for name, card in zip(("aquilonia", "turan", "stygia", "hyperborea"), ("s13", "s14", "s15", "s16"), strict=True):
        if any(kingdom.id == name for kingdom in board.state.kingdoms):
            board.strategies(name, card)
    board.set_aside()
    return board


def bid(board: Board, *tokens: int) -> list[events.Event]:
    """Everybody plays the first card and these tokens, in seat order."""
    board.bid()
    facts: list[events.Event] = []
    for token in tokens:
        if board.prompt == "bid-card":
            board.answer(board.legal[0])
        facts = board.answer(f"bid:{token}")
    return facts


@pytest.mark.rule("AOC-3.1", "AOC-6.6")
def test_a_bid_follows_every_new_adventure() -> None:
    board = Board().conan("koth", "turan").adventure("a01", 0)
    board.state.adventure_deck = [board.state.adventure_stock.pop()]
    facts = board.adventure_ends()
    assert only(facts, events.AdventureRevealed) and only(facts, events.BidOpened)
    assert board.prompt == "bid-card"


@pytest.mark.rule("AOC-3.2", "AOC-3.4", "AOC-19.1")
def test_all_draw_then_choose_in_secret() -> None:
    board = Board().strategies("aquilonia", "s01").strategies("turan", "s02")
    board.bid()
    assert [len(kingdom.strategies) for kingdom in board.state.kingdoms] == [2, 2]
    board.answer("strategy:s01", "bid:6")
    assert board.whose == "turan"
    seen = board.match.view(1).stack[-1]
    assert seen.cards == ["?", ""] and seen.tokens == [-2, -1]
    assert board.match.view(1).kingdoms[0].bids == [0, 3, 4, 5, 6]
    facts = board.answer("strategy:s02", "bid:5")
    assert [fact.total for fact in only(facts, events.BidRevealed)] == [7, 6]


@pytest.mark.rule("AOC-3.6", "AOC-3.7", "AOC-3.8")
def test_ties_fewest_tokens_nearest_home_chance() -> None:
    board = bidders().adventure("a02")
    board.any_tokens("turan", 2).any_tokens("aquilonia", 1)
    won = only(bid(board, 4, 4), events.BidWon)[0]
    assert (won.seat, won.by) == (0, "tokens")
    near = bidders().adventure("a02")
    won = only(bid(near, 4, 4), events.BidWon)[0]
    assert (won.seat, won.by) == (near.seat("turan"), "distance"), "Zamora lies beside Turan"
    level = bidders().adventure("a19")
    won = only(bid(level, 4, 4), events.BidWon)[0]
    assert won.by == "chance", "Koth lies two steps from both homes"


@pytest.mark.rule("AOC-3.12")
def test_cards_are_discarded_win_or_lose() -> None:
    board = bidders()
    bid(board, 6, 3)
    assert board.state.strategy_discard == ["s13", "s14"]
    assert [kingdom.strategies for kingdom in board.state.kingdoms] == [[], []]


@pytest.mark.rule("AOC-3.13")
def test_the_conan_bonus_card_replaces_the_first() -> None:
    board = bidders().take_back("turan", "s31")
    board.state.bonus = board.seat("turan")
    board.bid()
    board.answer("strategy:s13", "bid:5", "strategy:s14", "bid:4")
    assert board.prompt == "replace-bid-card" and board.legal == ["strategy:s31", "keep"]
    facts = board.answer("strategy:s31")
    assert only(facts, events.BidReplaced)[0].total == 10 and only(facts, events.BidWon)[0].seat == 1
    assert board.state.strategy_discard == ["s13", "s14", "s31"]
    worse = bidders().take_back("turan", "s01")
    worse.state.bonus = worse.seat("turan")
    worse.bid()
    worse.answer("strategy:s13", "bid:4", "strategy:s14", "bid:5")
    assert only(worse.answer("strategy:s01"), events.BidWon)[0].seat == 0


@pytest.mark.rule("AOC-3.14")
def test_who_has_no_card_bids_with_the_token() -> None:
    board = Board().strategies("turan", "s01")
    board.set_aside()
    board.bid()
    assert board.prompt == "bid-token" and board.whose == "aquilonia"
    facts = board.answer("bid:5", "strategy:s01", "bid:3")
    assert [fact.total for fact in only(facts, events.BidRevealed)] == [5, 4]


@pytest.mark.rule("AOC-3.15", "AOC-6.8")
def test_the_conan_player_stays_until_the_bid() -> None:
    board = Board().conan("koth", "turan").adventure("a01", 0)
    board.state.adventure_deck = [board.state.adventure_stock.pop()]
    board.adventure_ends()
    assert board.state.conan_seat == board.seat("turan") and board.prompt == "bid-card"


# -- turns


@pytest.mark.rule("AOC-4.1")
def test_three_ages_of_four_adventures() -> None:
    board = Board().conan("koth", "turan").adventure("a01", 0)
    board.state.age = 3
    board.game("check_track")
    assert board.prompt == "" and board.match.over


@pytest.mark.rule("AOC-4.3", "AOC-4.4", "AOC-4.14")
def test_the_conan_player_moves_conan_first() -> None:
    board = Board().conan("koth", "turan").pool("wild wild")
    board.turn("aquilonia")
    assert board.prompt == "take-die"
    board.turn("turan")
    assert board.prompt == "move-conan"
    board.answer("stay")
    assert board.prompt == "take-die"


@pytest.mark.rule("AOC-4.5", "AOC-4.6")
def test_no_card_works_twice_in_one_turn() -> None:
    board = Board().table("turan", "tu_veziz").goods("turan", gold=9).pool("wild wild")
    board.of("turan").table[0].ready = False
    board.hand("turan", "tu_caravans", "tu_archers").turn("turan")
    assert {"lay:tu_caravans", "lay:tu_archers", "refresh:0"} <= set(board.legal)
    board.answer("lay:tu_archers")
    assert board.of("turan").gold == 6 and board.of("turan").table[1].ready
    scrolls = Board(3).table("stygia", "st_scrolls").goods("stygia", gold=9).pool("wild")
    scrolls.turn("stygia")
    scrolls.answer("use:st_scrolls")
    assert len(scrolls.of("stygia").strategies) == 1
    assert scrolls.why_not("refresh:0") == "used-this-turn AOC-4.6"
    scrolls.turn("stygia")
    assert scrolls.why_not("refresh:0") == "used-this-turn AOC-4.6", "the turn was never closed"
    poor = Board().hand("turan", "tu_archers").goods("turan", gold=2).pool("wild")
    poor.turn("turan")
    assert poor.why_not("lay:tu_archers") == "no-gold AOC-4.5"


@pytest.mark.rule("AOC-4.7", "AOC-4.8", "AOC-4.9")
def test_a_die_must_be_taken_and_its_action_may_be_declined() -> None:
    board = Board().army("turan", "turan", 1).pool("military intrigue court_conan")
    board.turn("turan")
    assert set(board.legal) == {"die:military/military", "die:intrigue/intrigue", "die:court_conan/court"}
    board.answer("die:military/military")
    assert board.state.pool == ["intrigue", "court_conan"]
    facts = board.answer("done")
    assert only(facts, events.Declined)[0].what == "military" and only(facts, events.TurnEnded)


@pytest.mark.rule("AOC-4.10", "AOC-4.12")
def test_an_empty_pool_is_rolled_by_the_left_hand_player() -> None:
    board = Board(3).adventure("a01", 2)
    board.state.crom_due = [0]
    board.game("check_pool", "aquilonia")
    assert board.of("aquilonia").crom == 1
    assert board.prompt == "fate" and board.whose == "turan" and board.state.first == board.seat("turan")
    board.dice(" ".join(["wild"] * 7))
    assert board.whose == "turan" and board.prompt == "take-die"


@pytest.mark.rule("AOC-4.11", "AOC-4.12", "AOC-6.1")
@pytest.mark.parametrize("left", [1, 0])
def test_an_empty_track_ends_the_adventure_after_the_roll(left: int) -> None:
    board = Board().conan("koth", "turan").adventure("a01", left)
    board.state.adventure_deck = [board.state.adventure_stock.pop()]
    board.game("check_pool", "aquilonia")
    facts = board.dice(" ".join(["wild"] * 7))
    assert bool(only(facts, events.AdventureEnded)) == (left == 0)
    assert board.state.pool == ["wild"] * 7


@pytest.mark.rule("AOC-4.13", "AOC-7.28")
def test_dice_stay_and_play_resumes_with_the_next_player() -> None:
    board = Board().conan("koth", "turan").adventure("a01", 0).pool("wild military")
    board.state.adventure_deck = [board.state.adventure_stock.pop()]
    board.set_aside()
    board.game("check_pool", "turan")
    assert board.state.first == board.seat("aquilonia") and board.prompt == "bid-token"
    board.answer("bid:6", "bid:3")
    assert board.state.pool == ["wild", "military"] and board.prompt == "move-conan" and board.whose == "aquilonia"
