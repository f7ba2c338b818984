"""What bots promise themselves of campaigns, sieges, objectives and guards."""

import pytest

from engine.rules import Choose
from engine.rules.chance import Chance
from games.age_of_conan.fighting import forced_march
from games.age_of_conan.odds import winning
from games.age_of_conan.prospects import (
    attack_worth,
    clash,
    guard_worth,
    hurt,
    prospects,
    unit_worth,
)
from games.age_of_conan.worth import CROM, evaluate, objective_pull, to_come
from tests.games.age_of_conan.scenario import Board

ALL = "aquilonia,turan,stygia,hyperborea"


def test_a_card_that_counts_a_face_helps_the_attacker_alone() -> None:
    assert winning(1, 1, faces=1) == pytest.approx(4 / 6 * 2 / 3)
    assert winning(1, 1, faces=2) == pytest.approx(5 / 6 * 2 / 3)


def test_the_last_icon_is_worth_a_forced_march_and_a_hopeless_one_is_not() -> None:
    assert prospects(5, 2, 1, 3.5, 0.5, 0.9) == pytest.approx(max(_one(4) - 0.5, _one(5) - 0.9)), (
        "march at once, or go on with the next die"
    )
    assert prospects(1, 5, 3, 9.0, 0.5, 0.9) == 0.0


def _one(units: int) -> float:
    """One contest against level 2 for a prize of 3.5; after a loss it goes on with what is left."""
    odds = winning(units, 2)
    return odds * 3.5 + (1 - odds) * (prospects(units - 1, 2, 1, 3.5, 0.5, 0.9) - 0.5)


def test_a_siege_is_given_up_when_it_costs_more_than_it_brings() -> None:
    assert clash(1, 5, 4, 1.0, 0.5) == -CROM / 2
    assert clash(5, 1, 0, 4.0, 0.5) > winning(5, 1) * 4.0 - 0.5
    assert clash(3, 2, -1, 4.0, 0.5) == 4.0, "the marker is gone"


def test_big_armies_promise_more_than_small_ones() -> None:
    board = Board(4, ALL).army("turan", "turan", 5)
    worths = [attack_worth(board.state, 1, "steppes", n) for n in (1, 3, 5)]
    assert worths == sorted(worths) and worths[0] < 0 < worths[2]


def test_a_marker_that_meets_an_objective_pulls_more_than_one_on_the_way() -> None:
    board = Board(4, ALL).objectives("o04")
    near = objective_pull(board.state, 1, "steppes", "fort")
    board.fort("turan", "hyrkania")
    met = objective_pull(board.state, 1, "steppes", "fort")
    assert (near, met) == (pytest.approx(3 * 0.2), pytest.approx(3 * 0.6))
    assert objective_pull(board.state, 1, "khauran", "fort") == 0.0, "not savage"


def test_guards_are_wanted_where_an_army_stands_near() -> None:
    board = Board(4, ALL).fort("hyperborea", "border_kingdom").army("aquilonia", "aquilonia", 5)
    assert guard_worth(board.state, 3, "border_kingdom") > 0, "the Aquilonians stand next door"
    quiet = Board(4, ALL).army("aquilonia", "aquilonia", 5).fort("turan", "hyrkania")
    assert guard_worth(quiet.state, 1, "hyrkania") == 0.0


def test_the_leader_is_hurt_first() -> None:
    board = Board(4, ALL).goods("stygia", ep=9)
    assert hurt(board.state, 0, 2) > hurt(board.state, 0, 1) > 0


def test_pieces_lose_their_worth_with_the_last_adventures() -> None:
    board = Board(4, ALL)
    assert to_come(board.state) == 1.0
    early = unit_worth(board.state, 1, "turan")
    board.state.age, board.state.adventure_deck, board.state.track = 3, [], [1]
    assert to_come(board.state) == pytest.approx(0.1)
    assert unit_worth(board.state, 1, "turan") < early


def test_a_position_with_a_fort_more_is_better() -> None:
    plain, built = Board(4, ALL), Board(4, ALL).fort("turan", "khauran")
    assert evaluate(built.state, 1) > evaluate(plain.state, 1)
    assert evaluate(built.state, 0) < evaluate(plain.state, 0)


def test_two_units_do_not_force_a_march_against_level_4() -> None:
    board = Board(4, ALL).army("turan", "zamora", 2, 0)
    board.military("turan")
    board.answer("campaign:zamora")
    board.dice("hit", "")
    question = board.match.question
    assert isinstance(question, Choose) and question.prompt == "forced-march"
    assert forced_march(board.state, question, Chance(1)) == "stop"
