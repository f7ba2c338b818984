"""HUN-1 The game and its goal."""

from collections import Counter
from pathlib import Path

import pytest

from engine.rules import BLANK, Match, SeatSpec
from games.huns.rules import RULES
from games.huns.rules.content import CONTENT
from games.huns.rules.state import COLORS, FAMILIES
from tests.games.huns.scenario import Table

TEXTS = Path(__file__).parents[3] / "games" / "huns"


@pytest.mark.rule("HUN-1.1")
def test_two_to_four_play_and_most_points_win() -> None:
    assert RULES.seats == (2, 3, 4)
    with pytest.raises(ValueError):
        Match.start(RULES, (SeatSpec("Aigul"),), 7)
    table = Table(2).dispatched(0, "WG01").dispatched(1, "WG02", "WG03")
    assert (table.score(0), table.score(1)) == (1, 2)
    assert table.match.standing().winners == (1,)


@pytest.mark.rule("HUN-1.2")
def test_points_come_from_wagons_and_cards() -> None:
    table = Table(2).dispatched(0, "WG01").card(0, "RD01")
    assert table.points(0) == {"score-wagons": 1, "score-raids": 1}
    assert table.stash(1, blue=4).wagons(1, WG02="RR", WG06="").points(1) == {}


@pytest.mark.rule("HUN-1.3")
def test_contents() -> None:
    families = Counter(card.family for card in CONTENT.cards.values())
    assert families == {"equipment": 12, "raid": 12, "mercenary": 12, "curse": 12, "treasure": 12}
    assert len(CONTENT.wagons) == 32 and len(CONTENT.dice) == 5
    assert CONTENT.players[4].cubes * len(COLORS) == 120


@pytest.mark.rule("HUN-1.3")
def test_wagons_have_the_spaces_counted_in_the_content_sheet() -> None:
    spaces = Counter(color for wagon in CONTENT.wagons.values() for color in wagon.spaces)
    assert spaces == {"blue": 25, "red": 25, "green": 26, "black": 26, "yellow": 26}
    patterns = Counter(tuple(sorted(wagon.spaces)) for wagon in CONTENT.wagons.values())
    assert len(patterns) == 31 and max(patterns.values()) == 2


@pytest.mark.rule("HUN-1.4")
def test_five_colors_tie_deck_pile_and_die_together() -> None:
    assert FAMILIES == {
        "blue": "equipment",
        "red": "raid",
        "green": "mercenary",
        "black": "curse",
        "yellow": "treasure",
    }
    state = Table(2).state
    for color, family in FAMILIES.items():
        assert {CONTENT.cards[card].family for card in state.decks[color]} == {family}
        assert color in state.reserve and CONTENT.dice[color].id == f"huns/{color}"


@pytest.mark.rule("HUN-1.5")
@pytest.mark.parametrize("color", COLORS)
def test_each_die_shows_one_two_and_three_twice(color: str) -> None:
    assert sorted(CONTENT.dice[color].values) == [1, 1, 2, 2, 3, 3] and RULES.sides[f"huns/{color}"] == 6


@pytest.mark.rule("HUN-1.6", "HUN-4.5")
def test_hidden_are_the_decks_and_what_another_looks_at() -> None:
    table = Table(2).deck("green", "MC01", "MC02").stash(1, blue=1).card(1, "CU01")
    table.turn(0, "green", 2)
    table.answer("draw")
    mine, other = table.match.view(0), table.match.view(1)
    assert mine.drawn == ["MC01", "MC02"] and other.drawn == [BLANK, BLANK]
    assert mine.decks["red"] == [BLANK] * 10 and mine.wagon_deck == [BLANK] * 24
    assert mine.rng == other.rng == 0
    assert other.question is not None and not other.question.options
    assert mine.camps == other.camps == table.state.camps and mine.reserve == table.state.reserve
    assert mine.display == table.state.display and mine.top_back == table.state.top_back


@pytest.mark.rule("HUN-1.7")
@pytest.mark.parametrize("book", ["RULES.en.md", "RULES.es.md"])
def test_it_is_the_winter_of_the_year_453(book: str) -> None:
    text = (TEXTS / book).read_text(encoding="utf-8")
    assert "453" in text and ("Khan" in text or "Kan" in text)
