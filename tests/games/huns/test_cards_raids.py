"""The twelve raids, one by one against the content sheet. Seat 0 activates."""

import pytest

from games.huns.rules import events
from games.huns.rules.content import CONTENT
from tests.games.huns.scenario import Table, kinds


def die(table: Table) -> int:
    assert table.state.die is not None
    return table.state.die.value


@pytest.mark.rule("HUN-8.2", "HUN-9.3")
@pytest.mark.parametrize("raid", [f"RD{number:02}" for number in range(1, 13)])
def test_every_raid_is_a_choice_used_once_and_blocked_by_mutiny(raid: str) -> None:
    assert CONTENT.cards[raid].mode == "may"
    table = Table(4).card(0, raid).card(0, "CU08").full(0, "MC07", "red").stash(1, blue=1)
    table.wagons(0, WG15="", WG31="")
    table.turn(0, "green", 1)
    assert table.why_not(f"use:{raid}") == "mutiny HUN-8.4"
    used = Table(4).card(0, raid, used=True).full(0, "MC07", "red").stash(1, blue=1)
    used.turn(0, "green", 1)
    assert used.why_not(f"use:{raid}") == "raid-used HUN-8.2"


# -- RD01 Storm the Granary: three of one colour


def test_rd01_three_of_one_color_placed_like_a_pillage() -> None:
    table = Table(2).card(0, "RD01").card(0, "CU01").wagons(0, WG22="", WG07="")
    table.turn(0, "green", 1)
    table.answers("use:RD01", "color:yellow")
    assert table.prompts == (0, "choose-destination") and table.legal == ["wagons", "fill:CU01"]
    table.answer("fill:CU01")
    assert table.find(0, "CU01").cubes == ["yellow"] * 3 and table.find(0, "CU01").used
    assert table.state.reserve["yellow"] == 17 and table.prompt == "choose-action"


def test_rd01_takes_what_is_there_and_returns_the_excess() -> None:
    table = Table(2).card(0, "RD01").wagons(0, WG06="B", WG07="").pile(blue=2, red=0)
    table.turn(0, "green", 1)
    table.answer("use:RD01")
    assert table.why_not("color:red") == "pile-empty HUN-5.2"
    table.answer("color:blue")
    assert table.told(events.CubesTaken)[0].n == 2
    assert table.loads(0) == ["BB..", "...."] and table.state.reserve["blue"] == 1


def test_rd01_not_with_an_empty_reserve() -> None:
    table = Table(2).card(0, "RD01").full(0, "MC07").stash(1, blue=1).pile(blue=0, red=0, green=0, black=0, yellow=0)
    table.turn(0, "green", 1)
    assert table.why_not("use:RD01") == "pile-empty HUN-5.2"


# -- RD02 Night Riders: one from the stash of every opponent


def test_rd02_one_of_your_choice_from_every_stash() -> None:
    table = Table(3).card(0, "RD02").stash(1, blue=1, red=1).stash(2, green=2).wagons(0, WG11="", WG07="")
    table.turn(0, "yellow", 1)
    table.answer("use:RD02")
    assert table.prompts == (0, "steal-cube") and table.legal == ["color:blue", "color:red"]
    table.answer("color:blue")
    assert table.stashed(1) == "R" and table.stashed(2) == "G"
    assert sorted("".join(table.loads(0)).replace(".", "")) == ["B", "G"]


@pytest.mark.rule("HUN-5.5")
def test_rd02_excess_returns_to_the_stash_it_came_from() -> None:
    table = Table(3).card(0, "RD02").stash(1, yellow=1).stash(2, green=1).wagons(0, WG01="", WG07="")
    table.turn(0, "yellow", 1)
    table.answer("use:RD02")
    assert table.stashed(1) == "Y" and table.stashed(2) == "" and table.loads(0) == ["...G", "...."]


def test_rd02_not_when_every_stash_is_empty() -> None:
    table = Table(2).cards(0, "RD02", "RD01")
    table.turn(0, "yellow", 1)
    assert table.why_not("use:RD02") == "nothing-to-take HUN-9.1"


# -- RD03 Rustle the Herd: up to two from the wagons of one opponent


def test_rd03_up_to_two_from_one_opponent() -> None:
    table = (
        Table(3).card(0, "RD03").wagons(0, WG01="", WG09="").wagons(1, WG06="BG", WG11="R").wagons(2, WG14="B", WG15="")
    )
    table.turn(0, "yellow", 1)
    table.answer("use:RD03")
    assert table.prompts == (0, "choose-opponent") and table.legal == ["victim:1", "victim:2"]
    table.answer("victim:1")
    assert table.legal == ["space:0/0", "space:0/2", "space:1/3"]
    table.answers("space:1/3", "space:0/2")
    assert table.loads(1) == ["B...", "...."] and table.loads(0) == ["..RG", "...."]
    assert table.loads(2) == ["B...", "...."]


def test_rd03_may_stop_after_one() -> None:
    table = Table(2).card(0, "RD03").wagons(0, WG01="", WG07="").wagons(1, WG06="GG", WG14="")
    table.turn(0, "yellow", 1)
    table.answer("use:RD03")
    assert table.legal == ["space:0/3", "pass"]
    table.answer("pass")
    assert table.loads(1) == ["...G", "...."] and table.loads(0) == ["...G", "...."]


def test_rd03_takes_all_there_is_and_needs_something() -> None:
    table = Table(2).card(0, "RD03").wagons(0, WG01="", WG07="").wagons(1, WG06="G", WG14="")
    table.turn(0, "yellow", 1)
    table.answer("use:RD03")
    assert table.loads(1) == ["....", "...."] and table.loads(0) == ["...G", "...."]
    empty = Table(2).cards(0, "RD03", "RD01").wagons(1, WG06="", WG14="")
    empty.turn(0, "yellow", 1)
    assert empty.why_not("use:RD03") == "nothing-to-take HUN-9.1"


@pytest.mark.rule("HUN-7.7")
def test_rd03_may_fill_a_wagon_in_which_case_it_is_dispatched() -> None:
    table = Table(2).card(0, "RD03").wagons(0, WG01="BBR", WG07="").wagons(1, WG06="GG", WG14="")
    table.wagon_deck("WG15", "WG16").display("WG22", "WG31", "WG02", "WG30")
    table.turn(0, "yellow", 1)
    table.answers("use:RD03", "space:0/3", "deck")
    assert table.camp(0).dispatched == ["WG01"] and table.loads(1) == ["...G", "...."]


# -- RD04 Scorched Grass: every opponent returns two


def test_rd04_each_victim_chooses_two_of_their_wagons() -> None:
    table = Table(3).card(0, "RD04").wagons(1, WG06="BGG", WG14="").wagons(2, WG11="R", WG15="")
    table.turn(0, "yellow", 1)
    table.answer("use:RD04")
    assert table.prompts == (1, "remove-cube") and table.legal == ["space:0/0", "space:0/2"]
    table.answers("space:0/2", "space:0/3")
    assert table.loads(1) == ["B...", "...."] and table.loads(2) == ["....", "...."]
    assert table.state.reserve == {"blue": 21, "red": 22, "green": 22, "black": 22, "yellow": 22}
    assert table.prompts == (0, "choose-action")


def test_rd04_spares_the_own_wagons_and_needs_a_loaded_one() -> None:
    table = Table(2).cards(0, "RD04", "RD01").wagons(0, WG06="BG", WG14="").wagons(1, WG11="", WG15="")
    table.turn(0, "yellow", 1)
    assert table.why_not("use:RD04") == "nothing-to-take HUN-9.1"


# -- RD05 Turn the Hex: move an own active curse


def test_rd05_the_valuables_return_and_the_new_victim_may_endure() -> None:
    table = Table(2).card(0, "RD05").card(0, "CU02", "red")
    table.turn(0, "yellow", 1)
    table.answer("use:RD05")
    assert table.state.reserve["red"] == 20 and table.prompts == (1, "flee")
    table.answer("endure")
    moved = table.find(1, "CU02")
    assert table.laid(0) == ["RD05"] and not moved.fled and not moved.used and moved.cubes == []


def test_rd05_or_flee() -> None:
    table = Table(2).cards(0, "RD05", "CU02")
    table.turn(0, "yellow", 1)
    table.answers("use:RD05", "flee")
    assert table.find(1, "CU02").fled and table.score(1) == -2 and table.prompts == (0, "choose-action")


def test_rd05_which_curse_and_to_whom_are_chosen() -> None:
    table = Table(3).cards(0, "RD05", "CU02", "CU05").card(0, "CU10", fled=True).full(0, "CU01", "red")
    table.turn(0, "yellow", 1)
    table.answer("use:RD05")
    assert table.prompts == (0, "choose-curse") and table.legal == ["card:CU02", "card:CU05"]
    table.answer("card:CU05")
    assert table.prompts == (0, "choose-victim") and table.legal == ["victim:1", "victim:2"]
    table.answers("victim:2", "endure")
    assert table.laid(2) == ["CU05"] and table.laid(0) == ["RD05", "CU02", "CU10", "CU01"]


def test_rd05_needs_an_active_curse() -> None:
    table = Table(2).cards(0, "RD05", "RD01").card(0, "CU02", fled=True).full(0, "CU01", "red")
    table.turn(0, "yellow", 1)
    assert table.why_not("use:RD05") == "no-active-curse HUN-8.4"


def test_rd05_a_lock_goes_with_the_lame_oxen() -> None:
    table = Table(2).cards(0, "RD05", "CU03").lock(0, 0).wagons(1, WG06="", WG14="")
    table.turn(0, "yellow", 1)
    table.answers("use:RD05", "endure")
    assert not any(wagon.locked for wagon in table.camp(0).wagons) and table.prompts == (1, "lock-wagon")
    table.answer("wagon:1")
    assert [wagon.locked for wagon in table.camp(1).wagons] == [False, True]


# -- RD06 Feint: set the die


@pytest.mark.parametrize(("value", "choices"), [(1, [2, 3]), (2, [1, 3]), (3, [1, 2])])
def test_rd06_sets_the_die_for_the_turn(value: int, choices: list[int]) -> None:
    table = Table(2).card(0, "RD06").wagons(0, WG22="", WG31="")
    table.turn(0, "red", value)
    table.answer("use:RD06")
    assert table.prompt == "set-die" and table.legal == [f"value:{choice}" for choice in choices]
    table.answers(f"value:{choices[0]}", "pillage")
    assert table.told(events.CubesTaken)[0].n == choices[0]


@pytest.mark.rule("HUN-9.1")
def test_rd06_only_after_the_die_is_taken_and_before_the_action() -> None:
    table = Table(2).cards(0, "RD06", "RD10").wagons(0, WG22="", WG31="")
    table.offer(0, red=1, green=1)
    assert [option.id for option in table.options] == ["die:red", "die:green"]
    table.answer("die:red")
    assert table.why_not("use:RD06") == ""
    table.answer("pillage")
    assert table.prompt == "more-effects" and table.why_not("use:RD06") == "absent"


def test_rd06_not_between_the_actions_of_a_second_charge() -> None:
    table = Table(2).cards(0, "RD06", "RD07").full(0, "MC07").stash(1, blue=1).wagons(0, WG22="", WG31="")
    table.turn(0, "red", 1)
    table.answers("pillage", "use:RD07")
    assert table.prompt == "choose-action" and table.why_not("use:RD06") == "absent"


# -- RD07 Second Charge: the other action with the same die


def test_rd07_draw_then_pillage() -> None:
    table = Table(2).card(0, "RD07").deck("yellow", "TR01", "TR02").wagons(0, WG22="", WG07="")
    table.turn(0, "yellow", 2)
    table.answers("draw", "card:TR01", "use:RD07")
    assert table.loads(0) == ["..YY", "...."] and table.laid(0) == ["RD07", "TR01"]
    assert table.prompts == (1, "take-die") and "yellow" not in table.state.dice


def test_rd07_pillage_then_draw_with_a_die_that_was_changed() -> None:
    table = Table(2).cards(0, "RD07", "EQ06").deck("yellow", "TR01", "TR02", "TR03").wagons(0, WG22="", WG07="")
    table.turn(0, "yellow", 2)
    table.answers("use:EQ06", "value:3", "pillage", "use:RD07")
    assert table.prompt == "choose-card" and len(table.legal) == 3


def test_rd07_not_when_the_other_action_is_impossible() -> None:
    table = Table(2).cards(0, "RD07", "RD10").wagons(0, WG15="", WG31="").deck("blue", only=True)
    table.turn(0, "blue", 1)
    table.answer("pillage")
    assert table.why_not("use:RD07") == "deck-empty HUN-3.7"
    pile = Table(2).cards(0, "RD07").full(0, "MC07").stash(1, blue=1).deck("red", "RD01").pile(red=0)
    pile.turn(0, "red", 1)
    pile.answer("draw")
    assert pile.why_not("use:RD07") == "pile-empty HUN-5.2"


def test_rd07_both_actions_feel_the_curses() -> None:
    """Blood Feud answers to the draw, the cap of the Broken Axle to the pillage."""
    table = Table(2).cards(0, "RD07", "CU01", "CU07").deck("yellow", "TR01", "TR02", "TR03").wagons(0, WG22="", WG31="")
    table.turn(0, "yellow", 3)
    table.answers("pillage", "wagons", "space:0/2", "space:1/2", "use:RD07")
    assert table.loads(0) == ["..Y.", "..Y."] and table.stashed(1) == "Y" and table.prompt == "choose-card"


# -- RD08 Buy Loyalty: two of any colours on one own mercenary


def test_rd08_two_of_any_colors_on_one_mercenary() -> None:
    table = Table(2).cards(0, "RD08", "MC01", "MC02")
    table.turn(0, "yellow", 1)
    table.answer("use:RD08")
    assert table.prompts == (0, "choose-mercenary") and table.legal == ["fill:MC01", "fill:MC02"]
    table.answers("fill:MC01", "color:red", "color:green")
    assert table.find(0, "MC01").cubes == ["red", "green"] and table.find(0, "MC02").cubes == []
    assert table.state.reserve["red"] == table.state.reserve["green"] == 19 and table.prompt == "choose-action"


def test_rd08_only_as_many_as_find_a_space_and_the_mercenary_works_at_once() -> None:
    table = Table(2).card(0, "RD08").card(0, "MC03", "red")
    table.turn(0, "yellow", 1)
    table.answers("use:RD08", "color:blue")
    assert table.find(0, "MC03").cubes == ["red", "blue"] and "use:MC03" in table.legal


def test_rd08_needs_a_mercenary_with_a_space() -> None:
    table = Table(2).cards(0, "RD08", "RD01").full(0, "MC01")
    table.turn(0, "yellow", 1)
    assert table.why_not("use:RD08") == "no-target HUN-6.4"


# -- RD09 Seize a Convoy: exchange a wagon, gain one


def test_rd09_matching_valuables_move_over_the_rest_is_excess() -> None:
    table = Table(2).card(0, "RD09").wagons(0, WG01="BRG", WG07="").display("WG06", "WG15", "WG22", "WG31")
    table.turn(0, "yellow", 1)
    table.answer("use:RD09")
    assert table.prompt == "swap-own" and table.legal == ["wagon:0", "wagon:1"]
    table.answer("wagon:0")
    assert table.prompt == "swap-display"
    table.answer("display:0")
    assert table.held(0) == ["WG06", "WG07"] and table.loads(0) == ["B.G.", "...."]
    assert table.state.display == ["WG01", "WG15", "WG22", "WG31"] and table.state.reserve["red"] == 20
    assert table.prompt == "gain-color" and len(table.legal) == 5
    table.answer("color:black")
    assert table.loads(0) == ["B.G.", "..K."]


def test_rd09_may_gain_the_last_valuable_and_dispatch() -> None:
    table = Table(2).card(0, "RD09").wagons(0, WG01="BBG", WG07="").display("WG06", "WG15", "WG22", "WG31")
    table.turn(0, "yellow", 1)
    table.answers("use:RD09", "wagon:0", "display:0", "color:green", "deck")
    assert table.camp(0).dispatched == ["WG06"] and table.stashed(0) == "BBGG"


def test_rd09_jealous_rivals_forbid_a_face_up_wagon() -> None:
    table = Table(4).cards(0, "RD09", "RD01", "CU12")
    table.turn(0, "yellow", 1)
    assert table.why_not("use:RD09") == "jealous-rivals HUN-8.4"


def test_rd09_a_lock_passes_to_the_new_wagon() -> None:
    table = Table(2).cards(0, "RD09", "CU03").wagons(0, WG01="", WG07="").lock(0, 0).display("WG06", "WG15")
    table.turn(0, "yellow", 1)
    table.answers("use:RD09", "wagon:0", "display:0")
    assert [wagon.locked for wagon in table.camp(0).wagons] == [True, False]


# -- RD10 Loot the Shrine: draw four treasures, play one


def test_rd10_four_treasures_one_is_played() -> None:
    table = Table(2).card(0, "RD10").deck("yellow", "TR01", "TR02", "TR03", "TR04", "TR05")
    table.turn(0, "blue", 1)
    table.answers("use:RD10", "card:TR03", ["card:TR04", "card:TR01", "card:TR02"])
    assert table.laid(0) == ["RD10", "TR03"] and table.deck_of("yellow")[0] == "TR05"
    assert table.deck_of("yellow")[-3:] == ["TR04", "TR01", "TR02"] and table.prompt == "choose-action"


def test_rd10_draws_what_is_left_and_needs_one() -> None:
    table = Table(2).card(0, "RD10").deck("yellow", "TR01", only=True)
    table.turn(0, "blue", 1)
    table.answer("use:RD10")
    assert table.laid(0) == ["RD10", "TR01"] and table.prompt == "choose-action"
    empty = Table(2).cards(0, "RD10", "RD01").deck("yellow", only=True)
    empty.turn(0, "blue", 1)
    assert empty.why_not("use:RD10") == "deck-empty HUN-3.7"


# -- RD11 Broken Oaths: one from a mercenary of up to two opponents


def oaths() -> Table:
    table = Table(4).card(0, "RD11").full(1, "MC01", "red").card(1, "MC02", "blue").full(2, "MC03", "green")
    return table.card(3, "MC04", "black").wagons(0, WG11="", WG01="")


def test_rd11_from_up_to_two_opponents() -> None:
    table = oaths()
    table.turn(0, "yellow", 1)
    table.answer("use:RD11")
    assert table.prompts == (0, "choose-opponent") and table.legal == ["victim:1", "victim:2", "victim:3"]
    table.answer("victim:1")
    assert table.prompt == "steal-cube" and table.legal == ["cube:MC01/red", "cube:MC02/blue"]
    table.answer("cube:MC01/red")
    assert table.prompt == "choose-opponent" and table.legal == ["victim:2", "victim:3", "pass"]
    table.answer("victim:2")
    assert table.find(1, "MC01").cubes == ["red"] and table.find(2, "MC03").cubes == ["green"]
    assert table.find(3, "MC04").cubes == ["black"] and table.state.hand == ["red", "green"]


def test_rd11_one_is_enough() -> None:
    table = oaths().wagons(0, WG14="", WG15="")
    table.turn(0, "yellow", 1)
    table.answers("use:RD11", "victim:3", "pass")
    assert table.find(3, "MC04").cubes == [] and table.loads(0) == ["..K.", "...."]
    assert table.prompt == "choose-action" and len(table.find(1, "MC01").cubes) == 2


@pytest.mark.rule("HUN-5.5")
def test_rd11_excess_returns_to_the_mercenary_which_is_full_again() -> None:
    table = Table(3).card(0, "RD11").full(1, "MC01", "yellow").wagons(0, WG01="", WG07="")
    table.turn(0, "red", 1)
    told = table.answer("use:RD11")
    assert table.find(1, "MC01").cubes == ["yellow", "yellow"] and table.score(1) == 1
    assert [name for name in kinds(told) if name.startswith("mercenary")] == ["mercenary_broken", "mercenary_filled"]


# -- RD12 Great Sweep: three of three different colours


def test_rd12_three_different_colors() -> None:
    table = Table(4).card(0, "RD12").wagons(0, WG08="", WG15="")
    table.turn(0, "yellow", 1)
    table.answers("use:RD12", ["color:blue", "color:green", "color:black"])
    assert table.loads(0) == ["B.GK", "...."] and table.state.reserve == {
        "blue": 23,
        "red": 24,
        "green": 23,
        "black": 23,
        "yellow": 24,
    }


def test_rd12_with_two_colors_left_takes_two() -> None:
    table = Table(4).card(0, "RD12").wagons(0, WG08="", WG15="").pile(blue=0, red=0, green=0)
    table.turn(0, "yellow", 1)
    table.answers("use:RD12", ["color:black", "color:yellow"])
    assert table.prompt == "choose-action"
    assert table.loads(0) == ["...K", "..Y."]
