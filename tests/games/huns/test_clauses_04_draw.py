"""HUN-4 Drawing cards."""

import pytest

from engine.rules import BLANK, seen_by
from games.huns.rules import events
from tests.games.huns.scenario import Table


@pytest.mark.rule("HUN-4.1")
def test_draw_as_many_as_the_die_shows_play_one_the_others_go_under_the_deck() -> None:
    table = Table(2).deck("green", "MC01", "MC02", "MC03", "MC04")
    table.turn(0, "green", 3)
    table.answers("draw", "card:MC02", ["card:MC01", "card:MC03"])
    assert table.laid(0) == ["MC02"] and table.told(events.CardsReturned)[0].n == 2
    assert table.deck_of("green")[0] == "MC04" and table.deck_of("green")[-2:] == ["MC01", "MC03"]
    assert len(table.deck_of("green")) == 9


@pytest.mark.rule("HUN-4.2")
def test_one_of_the_drawn_cards_must_be_played() -> None:
    table = Table(2).deck("green", "MC01", "MC02")
    table.turn(0, "green", 2)
    table.answer("draw")
    assert [option.id for option in table.options] == ["card:MC01", "card:MC02"]


@pytest.mark.rule("HUN-4.2", "HUN-4.3")
def test_with_a_value_of_one_the_card_is_forced_and_goes_to_the_own_camp() -> None:
    for color, card in (("blue", "EQ01"), ("red", "RD01"), ("green", "MC01"), ("yellow", "TR01")):
        table = Table(2).deck(color, card)
        table.turn(0, color, 1)
        table.answer("draw")
        assert table.laid(0) == [card] and table.laid(1) == []


@pytest.mark.rule("HUN-4.3")
def test_a_curse_goes_to_an_opponent_never_to_the_own_camp() -> None:
    table = Table(3).deck("black", "CU01")
    table.turn(1, "black", 1)
    table.answer("draw")
    assert table.prompts == (1, "choose-victim") and table.legal == ["victim:2", "victim:0"]
    table.answers("victim:0", "endure")
    assert table.laid(0) == ["CU01"] and table.laid(1) == []


@pytest.mark.rule("HUN-4.4")
def test_with_fewer_cards_than_the_value_draw_all_that_are_left() -> None:
    table = Table(2).deck("yellow", "TR01", "TR02", only=True)
    table.turn(0, "yellow", 3)
    table.answer("draw")
    assert table.told(events.CardsDrawn)[0].n == 2 and table.legal == ["card:TR01", "card:TR02"]


@pytest.mark.rule("HUN-4.5")
def test_the_drawer_orders_the_cards_under_the_deck_unseen_by_others() -> None:
    table = Table(2).deck("green", "MC01", "MC02", "MC03")
    table.turn(0, "green", 3)
    table.answer("draw")
    drawn = table.told(events.CardsDrawn)[0]
    assert drawn.cards == ("MC01", "MC02", "MC03") and seen_by(drawn, 0) == drawn
    assert seen_by(drawn, 1) == events.CardsDrawn(
        seat=0, deck="green", n=3, cards=(BLANK, BLANK, BLANK), viewers=(0,), action=True
    )
    table.answer("card:MC02")
    assert table.prompts == (0, "order-cards") and table.match.view(1).drawn == [BLANK] * 3
    table.answer(["card:MC03", "card:MC01"])
    assert table.deck_of("green")[-2:] == ["MC03", "MC01"]


@pytest.mark.rule("HUN-4.6")
def test_equipment_works_at_once() -> None:
    table = Table(2).deck("blue", "EQ05").wagons(0, WG07="", WG15="")
    table.turn(0, "blue", 1)
    table.answer("draw")
    assert table.prompts == (0, "choose-wagon")
    table.answer("deck")
    assert len(table.held(0)) == 3


@pytest.mark.rule("HUN-4.6", "HUN-8.2")
def test_a_raid_just_played_may_be_activated_in_the_same_turn() -> None:
    table = Table(2).deck("red", "RD01")
    table.turn(0, "red", 1)
    table.answer("draw")
    assert table.prompts == (0, "more-effects") and table.legal == ["use:RD01", "pass"]
    table.answer("use:RD01")
    assert table.find(0, "RD01").used and table.prompt == "gain-color"


@pytest.mark.rule("HUN-4.6", "HUN-9.1")
def test_a_raid_whose_moment_is_over_waits_for_the_next_turn() -> None:
    table = Table(2).deck("red", "RD06")
    table.turn(0, "red", 1)
    table.answer("draw")
    assert table.laid(0) == ["RD06"] and table.prompts == (1, "take-die")
