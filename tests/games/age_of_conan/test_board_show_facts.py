"""What the contest board and the ledger of Age of Conan tell: strengths, reasons, chances, what each step brings."""

import pytest

from games.age_of_conan.board import contest_facts as facts
from games.age_of_conan.board.contest_facts import Line, contest_of
from games.age_of_conan.board.ledger_facts import GOING_ON, ICONS, STEPS, age_over, cells, on_map, step_of, tops
from games.age_of_conan.rules.frames import AgeChange, Contest, Side
from games.age_of_conan.rules.realm import home
from tests.games.age_of_conan.scenario import Board


def running(board: Board) -> Contest:
    contest = contest_of(board.state)
    assert contest is not None
    return contest


def campaign(units: int = 3) -> Board:
    board = Board(2).army("aquilonia", "ophir", units, 0).strategies("aquilonia", "s01")
    board.military("aquilonia")
    board.answer("campaign:ophir")
    return board


# ---------------------------------------------------------------- who, what, which part
def test_a_campaign_is_an_army_against_a_level() -> None:
    board = campaign()
    contest = running(board)
    assert facts.form_of(board.state) == "campaign" and facts.step_of(contest) == "cards"
    assert facts.strength_lines(board.state, contest, 0) == [Line("units", {"n": 3}, "unit")]
    assert facts.strength_lines(board.state, contest, 1) == [Line("table-level", {"n": 3}, "civilised")]


def test_the_part_that_is_asked_is_named() -> None:
    board = campaign()
    board.answer("none")
    assert (board.prompt, facts.step_of(running(board))) == ("contest", "roll-0")
    board.dice("hit hit blank")
    assert (board.prompt, facts.step_of(running(board))) == ("contest", "roll-1")
    side = [Side(0, 1), Side(1, 1)]
    contest = Contest(kind="military", province="ophir", terrain="plain", sides=side, at="note_own_roll", turn=1)
    assert facts.step_of(contest) == "own-1" and set(facts.STEPS) >= {facts.step_of(contest)}


def test_a_siege_is_against_the_stronger_of_level_and_army() -> None:
    board = Board().army("turan", "koth", 4, 0).fort("aquilonia", "ophir").army("aquilonia", "ophir", 4)
    board.strategies("turan", "s35", "s01")
    board.attack("turan", "koth", "ophir")
    board.answer("units:4")
    contest = running(board)
    assert facts.form_of(board.state) == "siege"
    assert facts.strength_lines(board.state, contest, 1) == [Line("units", {"n": 4}, "unit")], "4 units over level 3"


def test_an_alliance_names_each_friend_beside() -> None:
    board = Board(3).emissaries("aquilonia", "ophir").fort("aquilonia", "koth").strategies("aquilonia", "s01")
    board.contend("aquilonia", "ophir")
    lines = facts.strength_lines(board.state, running(board), 0)
    assert lines[0] == Line("contest-emissary", {"n": 1}, "emissary")
    assert {line.args["province"] for line in lines[1:]} == {"aquilonia", "koth"}
    assert len(lines) == running(board).sides[0].strength == 3


# ---------------------------------------------------------------- what changes dice and counts
def test_shields_and_axes_count_for_a_reason() -> None:
    board = campaign()
    contest = running(board)
    ours, theirs = contest.sides
    ours.strategy, ours.counts, contest.revealed = "s01", ["shield", "axe"], True
    theirs.counts = ["axe"]
    told = facts.change_lines(board.state, contest, 0)
    assert [line.args["source"] for line in told] == ["strategy", "strategy"] and told[0].args["card"] == "s01"
    assert facts.change_lines(board.state, contest, 1) == [
        Line("contest-counts", {"face": "axe", "source": "raid", "card": ""}, "axe")
    ]
    assert [facts.worth_of(contest, 0, face) for face in ("hit", "hit_attacker", "shield", "blank")] == [1, 1, 1, 0]
    assert [facts.worth_of(contest, 1, face) for face in ("hit", "hit_attacker", "shield", "axe")] == [1, 0, 0, 1]
    assert facts.reason_of(board.state, contest, 0, "axe") == "strategy_card"
    assert (
        facts.reason_of(board.state, contest, 1, "axe") == "raid"
        and facts.reason_of(board.state, contest, 0, "hit") == ""
    )


def test_conan_makes_his_hits_count_twice_and_says_so() -> None:
    board = campaign()
    contest = running(board)
    contest.sides[0].conan = True
    assert facts.worth_of(contest, 0, "hit_conan") == 2 and facts.worth_of(contest, 1, "hit_conan") == 1
    assert facts.reason_of(board.state, contest, 0, "hit_conan") == "conan"
    assert facts.change_lines(board.state, contest, 0) == [Line("contest-conan", {}, "conan")]


def test_a_card_is_named_only_when_no_other_can_have_done_it() -> None:
    board = campaign().table("aquilonia", "aq_knights", ready=False)
    contest = running(board)
    contest.sides[0].extra, contest.sides[0].six = 1, True
    assert facts.change_lines(board.state, contest, 0)[0].args == {"n": 1, "card": "aq_knights"}
    board.of("aquilonia").discard.append("aq_charge")
    assert facts.change_lines(board.state, contest, 0)[0].args == {"n": 1, "card": ""}


# ---------------------------------------------------------------- chances
def test_odds_before_do_not_change_with_the_roll() -> None:
    contest = Contest(kind="military", province="ophir", terrain="plain", sides=[Side(0, 1), Side(-1, 1)])
    assert facts.odds_before(contest) == facts.odds_now(contest) == pytest.approx(1 / 3)
    contest.sides[0].faces = ["hit"]
    assert facts.odds_before(contest) == pytest.approx(1 / 3) and facts.odds_now(contest) == pytest.approx(2 / 3)
    assert (facts.rolled(contest, 0), facts.rolled(contest, 1)) == (1, None)


def test_luck_is_the_share_of_throws_with_fewer_successes() -> None:
    contest = Contest(kind="military", province="ophir", terrain="plain", sides=[Side(0, 2), Side(-1, 2)])
    assert facts.luck(contest, 0) is None
    contest.sides[0].faces = ["hit", "hit"]
    assert facts.luck(contest, 0) == 75, "none or one of two, at one half each"
    contest.sides[1].faces = ["hit_attacker", "blank"]
    assert facts.luck(contest, 1) == 0


def test_a_tie_is_the_defenders() -> None:
    contest = Contest(kind="military", province="ophir", terrain="plain", sides=[Side(0, 1), Side(-1, 1)])
    contest.sides[0].faces, contest.sides[1].faces = ["hit"], ["hit"]
    assert (facts.leads(contest, 0), facts.leads(contest, 1)) == (False, True)
    contest.sides[0].bonus = 1
    assert (facts.leads(contest, 0), facts.leads(contest, 1)) == (True, False)


# ---------------------------------------------------------------- the ledger
def test_each_step_of_the_age_change_has_its_place() -> None:
    assert set(GOING_ON.values()) | {"raids"} == set(STEPS) == set(ICONS)
    assert step_of(AgeChange()) == "raids" and step_of(AgeChange(at="spend")) == "spend"
    assert (step_of(AgeChange(at="build")), step_of(AgeChange(at="build", turn=1))) == ("income", "build")
    s = Board().state
    s.age = 2
    assert (age_over(s, "artifacts"), age_over(s, "refresh")) == (2, 1)


def test_what_the_steps_bring() -> None:
    board = Board(3).tower("turan", "zamora").city("turan", "khauran").fort("turan", "koth").raid("koth", 2)
    board.goods("turan", gold=4, ep=5).table("turan", "tu_archers", ready=False).objectives("o10")
    seat, s = board.seat("turan"), board.state
    s.raids[home(s, seat)] = 1
    assert cells(s, seat, "raids") == [("\N{MINUS SIGN}3", "laurel")]
    assert cells(s, seat, "income")[0] == ("+9", "gold"), "5 for the home, 2 for a Tower, 2 for a City"
    assert cells(s, seat, "build") == [("+3", "unit")], "a Fort, a City and the home"
    assert cells(s, seat, "spend") == [("4", "gold")] and cells(s, seat, "refresh") == [("1", "kingdom_card")]
    assert cells(s, board.seat("stygia"), "raids") == [] and not on_map(s)


def test_the_highest_bids_lead() -> None:
    assert tops([4, 7, 7]) == {1, 2} and tops([]) == set()
