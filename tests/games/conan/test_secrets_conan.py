"""Nobody at the same screen learns what the Overlord has hidden or which asset comes next."""
# ruff: noqa: F811

from typing import Any

import pytest

from engine.rules import Match, SeatSpec
from engine.table.curtain import CurtainScene
from games.conan.title import TITLE
from tests.engine.table.conftest import app, bench  # noqa: F401  the fixtures
from tests.support.couch import Couch
from tests.support.hand_over_law import Subject
from tests.support.twins import begin

CONAN = Subject(TITLE, 3)

pytestmark = pytest.mark.rule("CON-25.6")


def test_the_overlord_hides_behind_a_curtain(bench: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is hidden yet when it is asked, and still nobody else may watch where the focus goes."""
    match = begin(TITLE, 3, 1, {})
    assert match.question is not None and match.question.seat == match.state.overlord
    couch = Couch(bench, monkeypatch, TITLE.id, match)
    couch.until(lambda: couch.waited_for)
    top = bench.app.scenes.top
    assert isinstance(top, CurtainScene) and top.seat == match.state.overlord
    assert couch.table.asking is None


def test_one_person_hides_without_a_curtain(bench: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """With bots there is nobody to hide it from."""
    seats = SeatSpec("Temur", 0, "random"), SeatSpec("Aigul", 1)
    match = Match.start(TITLE.rules(), seats, 1, TITLE.default_options, keep_states=True)
    couch = Couch(bench, monkeypatch, TITLE.id, match)
    couch.until(lambda: couch.waited_for)
    assert bench.app.scenes.top is couch.table and couch.table.asked_seat == 1


@pytest.mark.parametrize(
    "kind",
    [
        ("hide", "stance"),
        ("activate", "stance"),
        ("act", "activate"),
        ("reroll", "guard-gems"),  # the Overlord reacts in a hero's turn
        ("stance", "act"),
    ],
)
def test_no_hiding_place_is_told_when_others_are_asked(
    bench: Any, monkeypatch: pytest.MonkeyPatch, kind: tuple[str, str]
) -> None:
    looked = CONAN.obeys(bench, monkeypatch, CONAN.of_kind(*kind))
    assert looked or kind[0] != "hide"


@pytest.mark.parametrize("way", ["paused", "pad_lost", "loaded", "left", "joined", "undone"])
def test_nothing_is_told_whatever_comes_between(bench: Any, monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    CONAN.obeys(bench, monkeypatch, CONAN.fitting(way), way)


def test_what_answers_itself_tells_nothing() -> None:
    assert CONAN.asks_alike((1, 2, 3)) > 100


@pytest.mark.soak
@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("scenario", ["clutches_of_the_picts", "hunting_the_tigress", "crown_of_the_drowned_temple"])
def test_every_kind_of_hand_over_of_whole_games(
    bench: Any, monkeypatch: pytest.MonkeyPatch, scenario: str, players: int
) -> None:
    subject = Subject(TITLE, players, {"scenario": scenario})
    assert subject.sweep(bench, monkeypatch, (1,)) > 3
