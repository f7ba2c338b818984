"""Nobody at the same screen learns what was drawn or which cards lie in a pile, from turn to turn."""
# ruff: noqa: F811

from typing import Any

import pytest

from engine.table.curtain import CurtainScene
from games.huns.title import TITLE
from tests.engine.table.conftest import app, bench  # noqa: F401  the fixtures
from tests.support.couch import Couch
from tests.support.hand_over_law import Subject
from tests.support.hand_over_ways import decide

HUNS = Subject(TITLE, 3)

pytestmark = pytest.mark.rule("HUN-1.6")


@pytest.mark.parametrize(
    "kind",
    [
        ("order-cards", "take-die"),  # what was drawn and not played goes under the pile in an order nobody else knows
        ("choose-card", "choose-action"),
        ("choose-victim", "flee"),  # a raid is answered in somebody else's turn
        ("load-cube", "roll-dice"),
    ],
)
def test_no_pile_is_told_when_the_turn_passes_on(
    bench: Any, monkeypatch: pytest.MonkeyPatch, kind: tuple[str, str]
) -> None:
    HUNS.obeys(bench, monkeypatch, HUNS.of_kind(*kind))


def test_cards_are_drawn_behind_a_curtain(bench: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who draws held nothing before: the curtain comes down although the same person goes on."""
    over = HUNS.of_kind("choose-action", "choose-card")
    assert over.seat == over.then
    HUNS.obeys(bench, monkeypatch, over)
    couch = Couch(bench, monkeypatch, TITLE.id, over.games[1])
    decide(couch, over, 1)
    couch.to_the_next()
    top = bench.app.scenes.top
    assert isinstance(top, CurtainScene) and top.seat == over.seat


@pytest.mark.parametrize("way", ["paused", "pad_lost", "loaded", "left", "joined"])
def test_nothing_is_told_whatever_comes_between(bench: Any, monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    HUNS.obeys(bench, monkeypatch, HUNS.fitting(way), way)


def test_what_answers_itself_tells_nothing() -> None:
    assert HUNS.asks_alike((1, 2)) > 200


@pytest.mark.soak
@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_every_kind_of_hand_over_of_whole_games(bench: Any, monkeypatch: pytest.MonkeyPatch, players: int) -> None:
    assert Subject(TITLE, players).sweep(bench, monkeypatch, (1, 2)) > 15
