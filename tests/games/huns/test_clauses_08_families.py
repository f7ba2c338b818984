"""HUN-8 The five families of cards."""

import pytest

from games.huns.rules import events
from games.huns.rules.content import CONTENT
from tests.games.huns.scenario import Table


@pytest.mark.rule("HUN-8.1")
def test_equipment_works_from_the_moment_it_is_placed_and_scores_nothing() -> None:
    table = Table(2).card(0, "EQ02").deck("green", "MC01", "MC02")
    table.turn(0, "green", 1)
    table.answer("draw")
    assert table.legal == ["card:MC01", "card:MC02"] and table.score(0) == 0


@pytest.mark.rule("HUN-8.2")
def test_a_raid_works_once_one_a_turn() -> None:
    table = Table(2).cards(0, "RD01", "RD12").card(0, "RD07", used=True).wagons(0, WG07="", WG15="")
    table.turn(0, "red", 1)
    assert table.why_not("use:RD07") == "raid-used HUN-8.2"
    table.answers("use:RD01", "color:blue")
    assert table.find(0, "RD01").used and not table.find(0, "RD12").used
    assert table.prompt == "choose-action" and table.why_not("use:RD12") == "raid-this-turn HUN-8.2"
    assert table.why_not("use:RD01") == "raid-used HUN-8.2"
    assert table.points(0) == {"score-raids": 3}


@pytest.mark.rule("HUN-8.3")
def test_a_mercenary_works_only_while_full() -> None:
    for cubes, taken, points in ((4, 2, 1), (3, 1, -1)):
        table = Table(2).card(0, "MC04", *["red"] * cubes).wagons(0, WG22="", WG07="")
        table.turn(0, "blue", 1)
        assert table.score(0) == points
        table.answer("pillage")
        assert table.told(events.CubesTaken)[0].n == taken


@pytest.mark.rule("HUN-8.3", "HUN-9.5")
def test_a_mercenary_robbed_stops_until_it_is_filled_again() -> None:
    table = Table(3).card(0, "RD11").full(1, "MC03", "red").wagons(0, WG07="", WG15="")
    table.turn(0, "green", 1)
    table.answer("use:RD11")
    assert table.told(events.MercenaryBroken) == [events.MercenaryBroken(seat=1, card="MC03")]
    assert table.find(1, "MC03").cubes == ["red"] and table.score(1) == -1


@pytest.mark.rule("HUN-8.3")
def test_a_mercenary_filled_again_works_again() -> None:
    table = Table(3).card(0, "MC03", "red").card(0, "RD01")
    table.turn(0, "blue", 1)
    assert table.why_not("use:MC03") == "mercenary-incomplete HUN-8.3"
    table.answers("pillage", "fill:MC03")
    assert table.told(events.MercenaryFilled) == [events.MercenaryFilled(seat=0, card="MC03")]
    assert table.points(0) == {"score-raids": 1, "score-mercenaries": 1}


@pytest.mark.rule("HUN-8.4")
def test_a_curse_weighs_until_it_is_filled_and_stays_in_front_of_the_victim() -> None:
    table = Table(2).card(0, "CU02", "red")
    table.turn(0, "blue", 3)
    assert table.state.die is not None and table.state.die.value == 2
    table.answers("pillage", "fill:CU02")
    card = table.find(0, "CU02")
    assert card.used and card.cubes == ["red", "blue"] and table.stashed(0) == "" and table.score(0) == 0
    assert table.told(events.CurseFilled) == [events.CurseFilled(seat=0, card="CU02")]


@pytest.mark.rule("HUN-8.5")
def test_the_victim_may_flee_at_the_very_moment() -> None:
    table = Table(3).deck("black", "CU02")
    table.turn(0, "black", 1)
    table.answers("draw", "victim:1")
    assert table.prompts == (1, "flee") and table.legal == ["endure", "flee"]
    table.answer("flee")
    assert table.find(1, "CU02").fled and table.score(1) == -3
    table.answer("die:blue")
    assert table.asked == 1 and [option.id for option in table.options] == ["draw", "pillage"]


@pytest.mark.rule("HUN-8.5")
def test_a_curse_not_fled_at_once_cannot_be_fled_later() -> None:
    table = Table(2).card(0, "CU02")
    table.turn(0, "blue", 3)
    assert [option.id for option in table.options] == ["draw", "pillage"]


@pytest.mark.rule("HUN-8.5")
def test_a_fled_curse_does_nothing() -> None:
    table = Table(2).card(0, "CU02", fled=True)
    table.turn(0, "blue", 3)
    assert table.state.die is not None and table.state.die.value == 3


@pytest.mark.rule("HUN-8.6")
def test_face_up_curses_score_nothing() -> None:
    table = Table(2).full(0, "CU02", "red").card(0, "CU01", "blue")
    assert table.points(0) == {"score-curses": 0}


@pytest.mark.rule("HUN-8.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_treasure_gives_as_many_points_as_players(players: int) -> None:
    table = Table(players).cards(0, "TR03", "TR04").stash(0, blue=1)
    assert table.points(0) == {"score-treasures": players}
    assert all(not CONTENT.cards[f"TR{number:02}"].verbs for number in range(1, 13))


@pytest.mark.rule("HUN-8.8")
def test_a_curse_that_is_off_never_works_again_and_keeps_its_valuables() -> None:
    table = Table(3).full(0, "CU02", "red").card(0, "RD05").card(1, "RD11")
    table.turn(0, "blue", 3)
    assert table.state.die is not None and table.state.die.value == 3
    assert table.why_not("use:RD05") == "no-active-curse HUN-8.4"
    other = Table(3).full(0, "CU02", "red").card(1, "RD11")
    other.turn(1, "blue", 3)
    assert other.why_not("use:RD11") == "nothing-to-take HUN-9.1"


@pytest.mark.rule("HUN-8.9")
def test_fleeing_comes_before_anything_else_also_for_a_curse_moved_by_a_raid() -> None:
    table = Table(3).cards(0, "RD05", "CU03")
    table.turn(0, "blue", 1)
    table.answers("use:RD05", "victim:2")
    assert table.prompts == (2, "flee") and not any(wagon.locked for wagon in table.camp(2).wagons)
    table.answer("flee")
    assert table.laid(0) == ["RD05"] and table.find(2, "CU03").fled and table.score(2) == -3
    assert table.prompts == (0, "choose-action")


@pytest.mark.rule("HUN-8.10")
def test_any_number_of_each_family_and_limits_add_up() -> None:
    raids = [f"RD{number:02}" for number in range(1, 11)]
    assert Table(2).cards(0, *raids).score(0) == 10
    table = Table(2).cards(0, "EQ02", "CU06").deck("green", "MC01", "MC02", "MC03")
    table.turn(0, "green", 2)
    table.answer("draw")
    assert table.told(events.CardsDrawn)[0].n == 2


@pytest.mark.rule("HUN-8.10")
def test_of_two_caps_the_lower_one_counts() -> None:
    """CU01 caps a pillage at two on wagons, a locked wagon (CU03) takes none: together two on the other one."""
    table = Table(2).cards(0, "CU01", "CU03").wagons(0, WG22="", WG31="").lock(0, 1)
    table.turn(0, "yellow", 3)
    table.answers("pillage", "wagons")
    assert table.loads(0) == ["..YY", "...."] and table.state.reserve["yellow"] == 18
