"""HUN-3 Rounds and turns."""

from collections import Counter

import pytest

from engine.rules import Roll
from games.huns.rules import events
from tests.games.huns.scenario import Table, kinds
from tests.support.laid_out import only


def begun(players: int) -> Table:
    table = Table(players)
    table.start()
    table.play_round()
    return table


@pytest.mark.rule("HUN-3.1")
def test_a_round_has_five_turns_one_for_each_die() -> None:
    table = begun(2)
    table.roll(1, 1, 1, 1, 1)
    table.play_round()
    assert [event.color for event in table.told(events.DieTaken)] == ["blue", "red", "green", "black", "yellow"]
    assert table.state.round == 2 and table.prompt == "roll-dice"


@pytest.mark.rule("HUN-3.2")
def test_the_first_player_rolls_and_each_die_goes_to_its_pile() -> None:
    table = begun(3)
    question = table.match.question
    assert isinstance(question, Roll) and question.seat == 0
    assert question.dice == ("huns/blue", "huns/red", "huns/green", "huns/black", "huns/yellow")
    table.roll(3, 1, 2, 2, 1)
    assert table.state.dice == {"blue": 3, "red": 1, "green": 2, "black": 2, "yellow": 1}
    assert table.prompts == (0, "take-die")


@pytest.mark.rule("HUN-3.3")
def test_each_in_turn_takes_a_die_still_on_offer_and_acts_with_it() -> None:
    table = Table(2).wagons(0, WG07="", WG15="").wagons(1, WG02="", WG26="")
    table.offer(1, blue=2, red=1, green=3)
    assert table.prompts == (1, "take-die") and table.legal == ["die:blue", "die:red", "die:green"]
    table.answers("die:blue", "pillage")
    assert table.told(events.CubesTaken)[0].n == 2 and table.told(events.TurnEnded)[0].seat == 1
    assert table.prompts == (0, "take-die") and table.legal == ["die:red", "die:green"]
    assert table.state.taken["blue"] == 1


@pytest.mark.rule("HUN-3.4")
@pytest.mark.parametrize(("players", "turns"), [(2, [3, 2]), (3, [2, 2, 1]), (4, [2, 1, 1, 1])])
def test_turns_in_a_round(players: int, turns: list[int]) -> None:
    table = begun(players)
    started = table.roll(1, 1, 1, 1, 1) + table.play_round()
    counts = Counter(event.seat for event in only(started, events.TurnStarted))
    assert [counts[seat] for seat in range(players)] == turns


@pytest.mark.rule("HUN-3.5")
def test_the_token_passes_to_the_left_and_a_new_round_starts() -> None:
    table = Table(3)
    table.last_turn(1, "blue", 1)
    assert table.state.first == 0
    table.answer("pillage")
    table.play_round()
    assert table.state.round == 2 and table.state.first == 1
    assert table.prompts == (1, "roll-dice")


@pytest.mark.rule("HUN-3.6")
def test_the_action_is_drawing_or_pillaging_and_compulsory() -> None:
    table = Table(2)
    table.turn(0, "red", 2)
    assert table.prompts == (0, "choose-action") and [option.id for option in table.options] == ["draw", "pillage"]


@pytest.mark.rule("HUN-3.7")
def test_an_empty_pile_leaves_only_drawing() -> None:
    table = Table(2).pile(red=0).card(0, "RD01").deck("red", "RD02")
    table.turn(0, "red", 1)
    assert table.legal == ["draw", "use:RD01"] and table.why_not("pillage") == "pile-empty HUN-3.7"
    forced = Table(2).pile(red=0).deck("red", "RD02")
    forced.turn(0, "red", 1)
    assert forced.laid(0) == ["RD02"] and forced.prompts == (1, "take-die")


@pytest.mark.rule("HUN-3.7")
def test_an_empty_deck_leaves_only_pillaging() -> None:
    table = Table(2).deck("red", only=True).card(0, "RD01")
    table.turn(0, "red", 1)
    assert table.legal == ["pillage", "use:RD01"] and table.why_not("draw") == "deck-empty HUN-3.7"


@pytest.mark.rule("HUN-3.7")
def test_with_pile_and_deck_empty_the_die_is_taken_and_no_action_follows() -> None:
    table = Table(2).deck("red", only=True).pile(red=0)
    happened = table.turn(0, "red", 3)
    assert kinds(happened)[1:] == ["die_taken", "action_skipped", "turn_ended", "turn_started"]
    assert table.prompts == (1, "take-die") and "red" not in table.state.dice


@pytest.mark.rule("HUN-3.8")
def test_a_card_of_every_turn_may_be_used_in_two_turns_of_a_round() -> None:
    table = Table(2).full(0, "MC03").wagons(0, WG02="", WG03="").wagons(1, WG06="", WG30="")
    table.offer(0, blue=1, red=1, green=1)
    table.answers("die:blue", "use:MC03")
    table.roll(2)
    assert table.why_not("use:MC03") == "limit-turn HUN-9.1"
    table.answer("pillage")
    table.answers("die:red", "pillage")
    assert table.prompts == (0, "choose-action") and table.why_not("use:MC03") == ""


@pytest.mark.rule("HUN-3.9")
def test_the_order_inside_a_turn() -> None:
    table = Table(2).cards(0, "EQ04", "EQ06", "CU05").full(0, "MC01").stash(0, blue=1)
    table.wagons(0, WG15="R", WG02="R").wagons(1, WG01="BB", WG06="")
    told = table.turn(0, "black", 2)
    assert "use:EQ04" in table.legal and "use:EQ06" in table.legal and table.why_not("use:MC01") == "absent"
    told += table.answers("use:EQ04", "color:yellow", "wagons")
    told += table.answers("use:EQ06", "value:3", "pillage", "wagons")
    assert table.prompt == "more-effects" and table.legal == ["use:MC01", "use:CU05", "pass"]
    assert table.why_not("use:EQ06") == "absent"
    told += table.answers("use:MC01")
    seen = [
        name
        for name in kinds(told)
        if name in {"turn_started", "die_taken", "effect_used", "die_changed", "cubes_taken"}
    ]
    assert seen == [
        "turn_started",
        "die_taken",
        *("effect_used", "cubes_taken"),  # the bone charm
        *("effect_used", "die_changed"),  # the dice cup
        "cubes_taken",  # the pillage
        "effect_used",  # Ildico
        "effect_used",  # the hungry winter
        "turn_started",
    ]
    assert table.stashed(0) == ""


@pytest.mark.rule("HUN-3.9")
def test_end_effects_come_after_a_second_action_too() -> None:
    """RD07 gives one more action; what belongs to the end of the turn waits until it is done."""
    table = Table(2).card(0, "RD07").full(0, "MC01").full(0, "MC07", "red").stash(1, green=1)
    table.wagons(0, WG07="", WG15="").wagons(1, WG02="RR", WG06="")
    table.turn(0, "blue", 1)
    table.answers("pillage", "use:RD07")
    assert table.prompt == "choose-action" and table.legal == ["draw", "use:MC07"]
