"""HUN-2 Setup."""

from importlib import import_module

import pytest

from engine.rules import Match, Roll, SeatSpec
from games.huns.rules import RULES, events
from games.huns.rules.content import CONTENT
from games.huns.rules.cubes import wagon_spaces
from games.huns.rules.state import COLORS, HunsState
from tests.games.huns.scenario import Table
from tests.support.laid_out import only


def begin(seats: int, seed: int = 7) -> Match[HunsState]:
    return Match.start(RULES, tuple(SeatSpec(f"player {seat}") for seat in range(seats)), seed)


@pytest.mark.rule("HUN-2.1")
@pytest.mark.parametrize(("seats", "marks"), [(2, {"2+"}), (3, {"2+", "3+"}), (4, {"2+", "3+", "4"})])
def test_marked_cards_stay_out(seats: int, marks: set[str]) -> None:
    for deck in begin(seats).state.decks.values():
        assert {CONTENT.cards[card].mark for card in deck} == marks


@pytest.mark.rule("HUN-2.2")
@pytest.mark.parametrize(("seats", "size"), [(2, 10), (3, 11), (4, 12)])
def test_deck_sizes(seats: int, size: int) -> None:
    assert [len(deck) for deck in begin(seats).state.decks.values()] == [size] * 5


@pytest.mark.rule("HUN-2.2")
@pytest.mark.parametrize("prefix", ["EQ", "RD", "MC", "CU", "TR"])
def test_each_family_has_one_card_for_three_and_one_for_four(prefix: str) -> None:
    marks = [CONTENT.cards[f"{prefix}{number:02}"].mark for number in range(1, 13)]
    assert marks == ["2+"] * 10 + ["3+", "4"]


@pytest.mark.rule("HUN-2.3")
def test_five_shuffled_decks_in_table_order() -> None:
    one, other = begin(2, 1).state, begin(2, 2).state
    assert list(one.decks) == ["blue", "red", "green", "black", "yellow"]
    for color in COLORS:
        assert one.decks[color] != other.decks[color] and sorted(one.decks[color]) == sorted(other.decks[color])
    assert begin(2, 1).state == one


@pytest.mark.rule("HUN-2.4")
@pytest.mark.parametrize(("seats", "cubes"), [(2, 20), (3, 22), (4, 24)])
def test_reserve(seats: int, cubes: int) -> None:
    assert RULES.setup(seats, 7, {}).reserve == dict.fromkeys(COLORS, cubes)


@pytest.mark.rule("HUN-2.5")
def test_four_wagons_lie_face_up_and_a_gap_is_filled_at_once() -> None:
    assert len(begin(3).state.display) == 4
    table = Table(2).wagons(0, WG01="BBR", WG07="").display("WG14", "WG15", "WG22", "WG31").wagon_deck("WG09")
    table.turn(0, "green", 1)
    table.answers("pillage", "display:1")
    assert table.state.display == ["WG14", "WG09", "WG22", "WG31"]
    assert table.told(events.DisplayRefilled) == [events.DisplayRefilled(wagon="WG09", index=1)]


@pytest.mark.rule("HUN-2.6")
@pytest.mark.parametrize(("seats", "deck"), [(2, 24), (3, 22), (4, 20)])
def test_two_empty_wagons_each(seats: int, deck: int) -> None:
    state = RULES.setup(seats, 7, {})
    assert [len(camp.wagons) for camp in state.camps] == [2] * seats and len(state.wagon_deck) == deck
    assert not any(cube for camp in state.camps for wagon in camp.wagons for cube in wagon.cubes)


@pytest.mark.rule("HUN-2.7")
def test_four_wagons_are_revealed_before_two_are_dealt_to_each(monkeypatch: pytest.MonkeyPatch) -> None:
    module = import_module("games.huns.rules.setup")
    monkeypatch.setattr(module, "shuffle", lambda holder, items: None)
    state = module.setup(2, 7, {})
    assert state.display == ["WG32", "WG31", "WG30", "WG29"]
    assert [[wagon.id for wagon in camp.wagons] for camp in state.camps] == [["WG28", "WG27"], ["WG26", "WG25"]]


@pytest.mark.rule("HUN-2.8")
def test_a_camp_has_wagons_cards_a_stash_and_dispatched_wagons() -> None:
    camp = RULES.setup(2, 7, {}).camps[0]
    assert camp.cards == [] and len(camp.wagons) == 2 and camp.dispatched == []
    assert camp.stash == {"blue": 0, "red": 0, "green": 0, "black": 0, "yellow": 0}


@pytest.mark.rule("HUN-2.9")
def test_a_random_first_player_rolls_the_five_dice() -> None:
    firsts = set()
    for seed in range(20):
        match = begin(2, seed)
        started = only([moment.event for moment in match.opening], events.GameStarted)
        assert isinstance(match.question, Roll) and match.question.seat == match.state.first == started[0].first
        firsts.add(match.state.first)
    assert firsts == {0, 1}


@pytest.mark.rule("HUN-2.10")
def test_the_third_of_three_takes_one_valuable() -> None:
    table = Table(3).wagons(2, WG06="", WG07="")
    table.start()
    assert table.prompts == (2, "start-valuable")
    table.answer("color:black")
    assert table.prompt == "roll-dice" and table.loads(2) == ["....", "..K."]
    assert table.state.reserve == {"blue": 22, "red": 22, "green": 22, "black": 21, "yellow": 22}


@pytest.mark.rule("HUN-2.10", "HUN-2.11")
def test_the_third_acts_before_the_fourth_who_takes_two_colors() -> None:
    table = Table(4).wagons(2, WG06="", WG07="").wagons(3, WG14="", WG15="")
    table.start()
    assert table.prompts == (2, "start-valuable")
    table.answer("color:green")
    assert table.prompts == (3, "start-valuable") and table.legal == [
        "color:blue",
        "color:red",
        "color:black",
        "color:yellow",
    ]
    table.answer("color:blue")
    assert table.prompts == (3, "start-valuable") and table.why_not("color:blue") == "same-color HUN-2.10"
    table.answer("color:yellow")
    assert table.prompt == "roll-dice" and table.loads(3) == ["B...", "..Y."]
    assert sum(table.state.reserve.values()) == 117


@pytest.mark.rule("HUN-2.10")
def test_two_players_start_without_valuables() -> None:
    assert Table(2).start() and Table(2).state.reserve["blue"] == 20
    table = Table(2)
    table.start()
    assert table.prompt == "roll-dice"


@pytest.mark.rule("HUN-2.11")
def test_only_colors_with_a_space_on_the_own_wagons_are_offered() -> None:
    table = Table(3).wagons(2, WG06="", WG14="")
    table.start()
    assert table.legal == ["color:blue", "color:green", "color:black"]
    assert table.why_not("color:red") == "no-space HUN-2.11" and table.why_not("color:yellow") == "no-space HUN-2.11"
    table.answer("color:blue")
    assert table.prompts == (2, "load-cube") and table.legal == ["space:0/0", "space:1/0"]
    table.answer("space:1/0")
    assert table.loads(2) == ["....", "B..."]


@pytest.mark.rule("HUN-2.11")
def test_every_wagon_shows_two_colors_at_least() -> None:
    assert min(len(set(wagon_spaces(wagon))) for wagon in CONTENT.wagons) == 2


@pytest.mark.rule("HUN-2.10")
def test_third_and_fourth_are_counted_from_the_first_player() -> None:
    for seed in range(6):
        match = begin(3, seed)
        assert match.question is not None and match.question.seat == (match.state.first + 2) % 3
    assert len({begin(3, seed).state.first for seed in range(12)}) == 3
