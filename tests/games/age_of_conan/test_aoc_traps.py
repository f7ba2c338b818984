"""The ten rules most likely to be built wrong, each from a named position."""

import pytest

from games.age_of_conan.rules import events
from games.age_of_conan.rules.adventures import gains_token
from games.age_of_conan.rules.fate import why_not_take
from games.age_of_conan.rules.intrigue import attack_strength
from tests.games.age_of_conan.scenario import Board
from tests.support.laid_out import only


@pytest.mark.rule("AOC-9.6")
def test_trap_1_ties_go_to_the_defender_always() -> None:
    for faces, won in (("hit hit", False), ("hit hit hit", True)):
        board = Board().army("aquilonia", "ophir", 3, 0)
        board.military("aquilonia")
        board.answer("campaign:ophir")
        board.dice(faces)
        assert only(board.dice("hit hit"), events.ContestDecided)[0].won == won
    both = Board().fort("turan", "ophir").army("aquilonia", "aquilonia", 1)
    both.artifact("aquilonia", "sword_of_atlantis").attack("aquilonia", "aquilonia", "ophir")
    both.dice("hit")
    assert only(both.dice("hit"), events.ContestDecided)[0].won, "unless an artifact says otherwise"


@pytest.mark.rule("AOC-9.15", "AOC-9.16", "AOC-9.18")
def test_trap_2_sorcery_in_order_whole_and_once() -> None:
    board = Board().fort("turan", "ophir").army("aquilonia", "aquilonia", 3)
    board.goods("aquilonia", sorcery=2).goods("turan", sorcery=2).attack("aquilonia", "aquilonia", "ophir")
    board.answer("units:3")
    board.dice("hit")
    assert board.whose == "aquilonia" and board.prompt == "own-roll", "before the defender rolls"
    board.answer("sorcery")
    assert board.thrown == 3, "the whole roll"
    board.dice("hit hit")
    assert board.whose == "turan" and board.prompt == "contest", "once"
    board.dice("hit")
    assert board.whose == "turan" and "sorcery" in board.legal
    board.answer("done")
    assert board.of("aquilonia").sorcery == 1 and board.prompt == "forced-march"
    board.answer("march")
    board.dice("")
    assert "sorcery" in board.legal, "the next contest is another one"


@pytest.mark.rule("AOC-10.1", "AOC-10.2", "AOC-10.3", "AOC-10.4")
@pytest.mark.parametrize(("player", "attack", "defence"), [("aquilonia", 4, 3), ("turan", 3, 4), ("stygia", 3, 4)])
def test_trap_3_conan_at_a_neutral_province(player: str, attack: int, defence: int) -> None:
    board = Board(3).army("aquilonia", "ophir", 3, 0).conan("ophir", player)
    board.military("aquilonia")
    board.answer("campaign:ophir")
    assert board.thrown == attack
    board.dice("")
    assert board.thrown == defence
    siege = Board(3).fort("turan", "ophir").army("aquilonia", "aquilonia", 3).conan("ophir", "stygia")
    siege.attack("aquilonia", "aquilonia", "ophir")
    siege.answer("units:3")
    siege.dice("")
    assert siege.thrown == 3


@pytest.mark.rule("AOC-5.4", "AOC-5.5", "AOC-12.2")
def test_trap_4_tokens_follow_the_first_move_alone() -> None:
    board = Board().adventure("a19")
    assert gains_token(board.state, "koth", "koth") and not gains_token(board.state, "ophir", "ophir")
    assert not gains_token(board.state, "koth", "ophir") and gains_token(board.state, "ophir", "koth")
    board.conan("ophir", "turan").conan_action("turan")
    left = list(board.state.track)
    board.answer("move:koth")
    assert board.state.track == left and board.of("turan").tokens == []


@pytest.mark.rule("AOC-6.3", "AOC-8.5", "AOC-8.6", "AOC-8.7")
def test_trap_5_the_coronation_comes_first_and_ends_the_game() -> None:
    board = Board().conan("turan", "turan").adventure("a01", 0)
    board.tokens("turan", "women", 3).tokens("aquilonia", "women", 3)
    board.state.age, board.state.adventure_deck = 3, [board.state.adventure_stock.pop()]
    board.game("check_track")
    assert board.prompt == "coronation" and board.state.conan == "turan"
    board.answer("crown:women")
    assert board.match.over and board.of("turan").out, "a tie is a failure"


@pytest.mark.rule("AOC-3.9", "AOC-3.10", "AOC-3.11")
def test_trap_6_bid_tokens_come_back_through_the_zero() -> None:
    board = Board()
    board.set_aside()
    for token, left in ((6, [0, 3, 4, 5]), (3, [0, 3, 4, 5]), (5, [0, 3, 4]), (4, [0, 3]), (0, [0, 3, 4, 5, 6])):
        board.bid()
        board.answer(f"bid:{token}", "bid:3")
        assert board.of("aquilonia").bids == left


@pytest.mark.rule("AOC-13.12", "AOC-13.15", "AOC-13.16", "AOC-13.17", "AOC-13.18")
def test_trap_7_provinces_count_and_not_emissaries() -> None:
    board = Board().emissaries("turan", "koth", "koth", "koth", "zamora", "zamora")
    assert attack_strength(board.state, 1, "koth") == 2, "one in the province, and Zamora once"
    ends = {}
    for kind in ("alliance", "cancel"):
        for won in (True, False):
            one = Board().emissaries("turan", "koth")
            if kind == "cancel":
                one.tower("aquilonia", "koth")
            one.contend("turan", "koth")
            one.dice("hit", "" if won else "hit")
            ends[kind, won] = "koth" in one.of("turan").emissaries
    assert ends == {
        ("alliance", True): False,
        ("alliance", False): True,
        ("cancel", True): True,
        ("cancel", False): False,
    }


@pytest.mark.rule("AOC-15.7", "AOC-8.11", "AOC-8.12")
def test_trap_8_a_subdued_province_scores_twice() -> None:
    board = Board().army("aquilonia", "ophir", 2, 1)
    board.military("aquilonia")
    board.answer("campaign:ophir")
    board.dice("hit", "")
    assert board.units("aquilonia", "ophir") == 1 and board.of("aquilonia").ep == 3
    assert board.score("aquilonia") == 6
    board.tower("aquilonia", "ophir")
    assert board.score("aquilonia") == 3 + 3, "a Tower gives gold, here the most: 3 for the richest"
    board.city("aquilonia", "ophir")
    assert board.score("aquilonia") == 3 + 3 + 3, "a City both"


@pytest.mark.rule("AOC-16.3", "AOC-16.4", "AOC-16.9", "AOC-17.3", "AOC-17.7")
def test_trap_9_after_a_siege_the_campaign_begins() -> None:
    board = Board().fort("turan", "ophir").army("turan", "ophir", 5).army("aquilonia", "aquilonia", 5)
    board.attack("aquilonia", "aquilonia", "ophir")
    opened = only(board.answer("units:5"), events.ContestOpened)[0]
    assert (opened.defence, opened.terrain) == (5, "plain"), "the maximum and not the sum"
    fall = Board().fort("turan", "ophir").army("aquilonia", "aquilonia", 3)
    fall.attack("aquilonia", "aquilonia", "ophir")
    fall.answer("units:3")
    fall.dice("hit", "")
    assert fall.marker("ophir") == "" and fall.step("aquilonia", "ophir") == 0 and fall.of("aquilonia").ep == 0
    battle = Board().army("turan", "ophir", 1, 1).army("aquilonia", "aquilonia", 3)
    battle.attack("aquilonia", "aquilonia", "ophir")
    assert only(battle.answer("units:3"), events.ContestOpened)[0].terrain == "city"
    battle.dice("hit", "")
    assert battle.step("aquilonia", "ophir") == 0, "not on the icon of the old defender"


@pytest.mark.rule("AOC-18.2", "AOC-18.5", "AOC-4.13", "AOC-18.4")
def test_trap_10_mixed_dice_are_a_last_resort() -> None:
    pool = ["military", "military_intrigue", "wild", "court_conan"]
    assert why_not_take(pool, "military_intrigue", "military") == ("purer-die", "AOC-18.2")
    assert why_not_take(pool, "military_intrigue", "intrigue") == ("", "")
    assert {why_not_take(pool, "wild", kind)[1] for kind in ("military", "intrigue", "court")} == {"AOC-18.5"}
    kept = Board().conan("koth", "turan").adventure("a01", 0).pool("military wild")
    kept.state.adventure_deck = [kept.state.adventure_stock.pop()]
    kept.set_aside()
    kept.game("check_pool", "aquilonia")
    kept.answer("bid:3", "bid:6")
    assert kept.state.pool == ["military", "wild"] and kept.whose == "turan", "an adventure's end keeps dice and order"
