"""HUN-9 Effects and their moments."""

import pytest

from games.huns.rules import events
from games.huns.rules.content import CONTENT
from tests.games.huns.scenario import Table, kinds

WINDOWS = {
    "start": "EQ03 EQ04 EQ06 EQ11 MC03 CU02 CU10 RD06",
    "during": "EQ01 EQ02 EQ05 EQ07 EQ09 EQ10 MC02 MC04 MC05 MC07 MC08 CU01 CU03 CU06 CU07 CU08 CU11 CU12"
    " RD01 RD02 RD03 RD04 RD05 RD07 RD08 RD09 RD10 RD11 RD12",
    "end": "EQ12 MC01 MC12 CU05",
    "any": "EQ08 MC06 MC10 MC11 CU04 CU09",
    "final": "MC09",
}


@pytest.mark.rule("HUN-9.1")
def test_every_card_has_its_moment() -> None:
    for window, ids in WINDOWS.items():
        assert {CONTENT.cards[card].window for card in ids.split()} == {window}, window
    assert sum(len(ids.split()) for ids in WINDOWS.values()) == 48


@pytest.mark.rule("HUN-9.1")
def test_start_lasts_until_the_action_during_goes_on_after_it_end_comes_last() -> None:
    table = Table(2).card(0, "EQ06").full(0, "MC07", "red").full(0, "MC01", "red").stash(1, blue=1)
    table.wagons(0, WG07="", WG15="").wagons(1, WG01="B", WG06="")
    table.turn(0, "blue", 1)
    assert table.legal == ["draw", "pillage", "use:EQ06", "use:MC07"]
    table.answer("pillage")
    assert table.prompt == "more-effects" and table.legal == ["use:MC07", "use:MC01", "pass"]
    table.answers("use:MC01")
    assert table.prompts == (1, "take-die")  # once an end effect is used, the time of the action is over


@pytest.mark.rule("HUN-9.1")
def test_any_time_is_also_in_an_opponents_turn() -> None:
    table = Table(2).full(1, "MC10", "red").wagons(0, WG01="BBR", WG07="").display("WG14", "WG15", "WG22", "WG31")
    table.turn(0, "green", 1)
    table.answers("pillage", "deck")
    assert table.prompts == (1, "gain-color")


@pytest.mark.rule("HUN-9.2")
def test_effects_that_fall_together_go_in_the_order_the_active_player_chooses() -> None:
    for first, second in (("use:CU05", "use:MC01"), ("use:MC01", "use:CU05")):
        table = Table(2).card(0, "CU05").full(0, "MC01", "red").stash(0, green=1).wagons(0, WG07="", WG15="")
        table.wagons(1, WG01="B", WG06="")
        table.turn(0, "blue", 1)
        table.answers("pillage", "wagons")
        assert table.prompts == (0, "more-effects") and {first, second} <= set(table.legal)
        table.answer(first)
        used = [event.card for event in table.told(events.EffectUsed)]
        assert used[0] == first[4:]


@pytest.mark.rule("HUN-9.3")
def test_may_can_be_declined_what_works_by_itself_cannot() -> None:
    table = Table(2).card(0, "CU05").full(0, "MC07", "red").stash(0, green=1).stash(1, red=1)
    table.wagons(0, WG07="", WG15="")
    table.turn(0, "blue", 1)
    table.answers("pillage", "wagons")
    assert "use:MC07" in table.legal and "pass" in table.legal
    table.answer("pass")
    assert table.stashed(0) == "" and table.stashed(1) == "R" and table.prompts == (1, "take-die")


@pytest.mark.rule("HUN-9.3")
def test_passive_equipment_is_not_offered_as_a_choice() -> None:
    table = Table(2).cards(0, "EQ01", "EQ02", "EQ08").full(0, "MC04", "red")
    table.turn(0, "blue", 1)
    assert [option.id for option in table.options] == ["draw", "pillage"]


@pytest.mark.rule("HUN-9.4")
def test_players_choose_one_after_the_other_from_the_active_player_clockwise() -> None:
    table = Table(3).card(1, "RD04").wagons(0, WG01="BRG", WG07="").wagons(2, WG02="RGK", WG14="")
    table.turn(1, "yellow", 1)
    table.answer("use:RD04")
    assert table.prompts == (2, "remove-cube")
    table.answers("space:0/0", "space:0/2")
    assert table.prompts == (0, "remove-cube")
    table.answers("space:0/0", "space:0/2")
    assert table.loads(0) == ["...G", "...."] and table.loads(2) == ["...K", "...."]


@pytest.mark.rule("HUN-9.5")
def test_a_card_switched_off_keeps_its_place_and_its_points() -> None:
    table = Table(2).full(0, "MC04", "red").card(0, "CU04").wagons(0, WG22="", WG07="")
    table.turn(0, "blue", 1)
    assert table.points(0) == {"score-mercenaries": 1, "score-curses": 0}
    table.answers("pillage", "wagons")
    assert table.told(events.CubesTaken)[0].n == 1 and table.laid(0) == ["MC04", "CU04"]


@pytest.mark.rule("HUN-9.5")
def test_a_limit_ends_at_once() -> None:
    """The curse is filled by a theft before the pillage, which it no longer caps."""
    table = Table(2).card(0, "CU01", "red", "red").full(0, "MC07", "red").stash(1, blue=1).wagons(0, WG22="", WG14="")
    table.turn(0, "blue", 3)
    table.answers("use:MC07", "fill:CU01", "pillage", "space:0/0", "space:0/1")
    assert table.loads(0) == ["BB..", "B..."]


@pytest.mark.rule("HUN-9.5")
def test_results_already_produced_stay() -> None:
    """The curse that made a 3 count as 2 is filled before the action: the die of this turn stays a 2."""
    table = Table(2).card(0, "CU02", "red").full(0, "MC07", "red").stash(1, blue=1).wagons(0, WG22="", WG14="")
    table.turn(0, "blue", 3)
    table.answers("use:MC07", "fill:CU02")
    assert table.find(0, "CU02").used and table.state.die is not None and table.state.die.value == 2


@pytest.mark.rule("HUN-9.6")
def test_what_an_effect_gives_is_no_pillage() -> None:
    """Neither the tithe (CU11) nor the cap (CU01) nor the steward (MC04) cares for the three of a raid."""
    table = Table(3).card(0, "RD01").full(0, "MC04", "red").full(0, "CU02", "red").cards(0, "CU01", "CU11")
    table.wagons(0, WG22="", WG14="")
    table.turn(0, "green", 1)
    told = table.answers("use:RD01", "color:blue", "wagons")
    assert [event.n for event in told if isinstance(event, events.CubesTaken)] == [3]
    table.answers("space:0/0", "space:0/1")
    assert table.loads(0) == ["BB..", "B..."] and table.stashed(1) == table.stashed(2) == ""
    assert "cubes_returned" not in kinds(table.said)


@pytest.mark.rule("HUN-9.6")
def test_a_draw_by_an_effect_is_no_draw_action() -> None:
    table = Table(2).cards(0, "RD10", "EQ02", "CU07").deck("yellow", "TR01", "TR02", "TR03", "TR04", "TR05")
    table.turn(0, "blue", 1)
    table.answer("use:RD10")
    assert table.legal == ["card:TR01", "card:TR02", "card:TR03", "card:TR04"] and table.stashed(1) == ""
