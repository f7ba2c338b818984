"""The bots of both sides: what they do at once, and that they beat chance."""

import pytest

from engine.bots.policies import think
from engine.headless import seat_bots
from engine.rules import Chance, Match, Roll
from engine.rules.match import play_on
from games.conan.bot import BOT
from games.conan.odds import at_least, chances, harm, left_over, mean
from games.conan.plans import assign, prey, wanted
from games.conan.rules import RULES
from games.conan.rules.state import ConanState
from tests.games.conan.scenario import Table


def test_odds_worked_out_by_hand() -> None:
    assert chances(("Y",)) == pytest.approx((1 / 2, 1 / 3, 1 / 6))
    assert at_least(["Y", "Y"], 4) == pytest.approx(1 / 36) and at_least(["O", "O"], 4) == pytest.approx(1 / 9)
    assert mean(["R"]) == pytest.approx(1.5)
    assert mean(["O*"]) == pytest.approx(4 / 3)  # a blank in three is thrown again, and worth 1
    lost, kill = harm(["O"], 1, 1)
    assert (lost, kill) == pytest.approx((1 / 3, 1 / 3))
    assert left_over(["O"], 2) == pytest.approx(1.0)


def habit(table: Table) -> str:
    question = table.s.question
    assert question is not None and BOT.shortcut is not None
    answer = BOT.shortcut(table.s, question, Chance(1))
    assert isinstance(answer, str)
    return answer


def test_who_carries_what_is_wanted_leaves() -> None:
    table = Table()
    table.hero("conan", "V33", cards=["yselda"], mp=2)
    table.hero("shevatas", "V23")
    table.act()
    assert habit(table) == "flee:conan/V33"


def test_a_wanted_object_is_picked_up() -> None:
    table = Table()
    table.hero("conan", "V23")
    table.lie("yselda", "V23").unit("pict_hunters", "V23")
    table.act()
    assert habit(table) == "pick:conan/yselda"


def test_the_hunt_goes_to_the_strongest() -> None:
    table = Table()
    table.hero("conan", "V23", cards=["battle_axe"])
    table.hero("hadrathus", "V23", cards=["dagger"])
    table.unit("zogar_sag", "V13", life=5)
    table.lie("yselda", "V25")
    assert prey(table.s) == {"zogar_sag"} and wanted(table.s) == ["yselda", "zogar_head"]
    assert assign(table.s) == {"conan": frozenset({"V13"}), "hadrathus": frozenset({"V25"})}


def test_a_tired_hero_is_cautious() -> None:
    table = Table()
    table.hero("conan", "V23", reserve=0, fatigue=9)
    table.hero("shevatas", "V23", reserve=6, fatigue=4)
    from games.conan.rules.frames import Stances

    table.start(Stances())
    assert habit(table) == "cautious:conan"
    table.answer("cautious:conan")
    assert habit(table) == "confirm"


def test_a_unit_walks_to_a_hero_and_strikes() -> None:
    from games.conan.rules.frames import ModelTurn

    table = Table().overlords_turn()
    table.hero("conan", "V33")
    pict = table.unit("pict_hunters", "V23")
    table.model(pict).mp = 2
    table.start(ModelTurn(who=pict))
    assert habit(table) == "walk:V33"
    table.answer("walk:V33")
    assert habit(table) == "strike:hero:conan"


@pytest.mark.parametrize("clever", ["heroes", "overlord"])
def test_habits_beat_chance(clever: str) -> None:
    won = 0
    for seed in range(3):
        options = {"scenario": "crown_of_the_drowned_temple", "heroes": "2"}
        match = Match.start(RULES, seat_bots(2, ["random"]), seed, options)
        chance = Chance(seed)

        def decide(match: Match[ConanState], chance: Chance, clever: str = clever) -> object:
            assert match.question is not None
            seat = match.question.seat
            side = "overlord" if seat == match.state.overlord else "heroes"
            strength = "greedy" if side == clever else "random"
            return think(strength, RULES, BOT, match.view(seat), chance)

        while not match.over:
            play_on(match, chance, decide)  # type: ignore[arg-type]
        won += match.state.winner == clever
    assert won >= 2


def test_many_players_do_what_one_does_with_all_heroes() -> None:
    assert deeds_of(players=2) == deeds_of(players=5)


def deeds_of(players: int) -> list[object]:
    """What four heroes and the Overlord decide in one game; who is asked next is left out."""
    options = {"scenario": "crown_of_the_drowned_temple", "heroes": "4", "overlord": "last"}
    match, answers = Match.start(RULES, seat_bots(players, ["greedy"]), 4, options), []

    def decide(match: Match[ConanState], chance: Chance) -> object:
        question = match.question
        assert question is not None and not isinstance(question, Roll)
        answer = think("greedy", RULES, BOT, match.view(question.seat), chance)
        if not str(answer).startswith(("hand-on", "pass", "confirm")):
            answers.append((match.state.round, question.prompt, answer))
        return answer

    chance = Chance(4)
    while not match.over:
        play_on(match, chance, decide)  # type: ignore[arg-type]
    return [*answers, match.state.winner]
