"""What the board of Age of Conan says: every prompt, answer and event of whole games, in both languages."""

import re
from types import SimpleNamespace
from typing import Any, cast

import pytest

from engine.language import Language
from engine.rules import Choose, Match, Option, SeatSpec
from games.age_of_conan.board.words import SILENT, Words, tag_of
from games.age_of_conan.rules import RULES
from games.age_of_conan.rules import events as ev
from games.age_of_conan.rules.content import ADVENTURES, CARDS, CONTENT, PROVINCES, STRATEGIES
from games.age_of_conan.rules.events import EVENTS
from tests.support.text_laws import say_game
from tests.support.texts import GAMES

NAMES = ("Conn", "Yezdi", "Thoth", "Haloga")
IDS = {*CARDS, *STRATEGIES, *ADVENTURES, *CONTENT.artifacts, *CONTENT.objectives, *PROVINCES}
IDS |= {facts.id for facts in CONTENT.tokens.values()}
WORD = re.compile(r"[a-z][a-z0-9_]*")


def words(code: str, players: int = 4) -> Words:
    language = Language(code).with_title(GAMES / "age_of_conan" / "text")
    desk = SimpleNamespace(words=language, name=NAMES[:players].__getitem__, kit=SimpleNamespace(language=language))
    return Words(cast(Any, desk))


def slips(said: str) -> set[str]:
    """Gaps and ids in what is said."""
    plain = re.sub(r"\{icon:\w+\}", "", said)
    return set(re.findall(r"[{⟦]|(?<!\S)\?", plain)) | (set(WORD.findall(plain)) & IDS)


def test_ids_and_gaps_are_found() -> None:
    assert slips("Conn goes to koth") == {"koth"} and slips("⟦event-x⟧") == {"⟦"}
    assert slips("A bid of ?") == {"?"} and slips("Attack Koth?") == set()


@pytest.mark.parametrize(("code", "players", "seed"), [("en", 4, 21), ("es", 4, 22), ("es", 3, 23), ("en", 2, 24)])
def test_whole_games_are_said_without_gaps_and_ids(code: str, players: int, seed: int) -> None:
    match = Match.start(RULES, tuple(SeatSpec(name=name) for name in NAMES[:players]), seed=seed)
    wrong, silent = say_game(words(code, players), match, seed, slips)
    assert wrong == {} and silent <= SILENT | {"gold_changed", "sorcery_changed"}


def test_silent_events_are_events() -> None:
    assert {tag_of(cast(Any, event)) for event in EVENTS} >= SILENT


def test_names_stand_for_ids() -> None:
    en, es = words("en"), words("es")
    assert en.news(ev.ConanMoved(seat=1, origin="koth", to="border_kingdom", cause="turn")) == (
        "Yezdi: Conan goes to Border Kingdom"
    )
    assert en.news(ev.GoldChanged(seat=0, n=4, gold=7, why="aq_tax")) == "Conn: +4 gold (Tax of the Crown), 7 in all"
    assert en.news(ev.TokenTaken(seat=2, token="?", left=1)) == "Thoth takes a token: A hidden token"
    assert es.news(ev.TokenDiscarded(token="women_2_gold_1", left=1)).endswith("Compañeras 2")
    opened = ev.ContestOpened(
        seat=0, defender=-1, province="ophir", kind="military", form="campaign", attack=3, defence=3, terrain="plain"
    )
    assert en.news(opened) == "Conn on campaign in Ophir: 3 against 3"


def test_what_is_paid_is_told_by_what_is_bought() -> None:
    assert words("en").news(ev.GoldChanged(seat=0, n=-3, gold=1, why="purchase")) == ""
    assert words("en").news(ev.SorceryChanged(seat=0, n=-1, sorcery=1, why="reroll")) == ""


def test_a_strategy_card_is_offered_with_its_bid() -> None:
    card = next(iter(STRATEGIES.values()))
    option = Option(f"strategy:{card.id}", (), {"card": card.id, "n": card.bid})
    bid = Choose(0, "bid-card", (option,))
    en = words("en")
    assert en.option(bid, option) == f"{en.card(card.id)} · {card.bid}"
    market = Option("strategy", (), {"n": 3})
    assert en.option(Choose(0, "spend", (market,)), market) == "A strategy card for 3 gold"
