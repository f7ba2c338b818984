"""From hand to hand at a table of three, whatever comes between: nobody on the couch learns what is held."""

from typing import Any

import pytest

from engine.input.actions import Action
from engine.settings import Settings
from games.krynea.title import TITLE
from tests.support.couch import Couch
from tests.support.hand_over_law import Subject, in_haste, tells_nothing, watched
from tests.support.hand_over_ways import WAYS
from tests.support.twins import HandOver, copied

FACTIONS = {"faction-0": "light", "faction-1": "magic", "faction-2": "dark"}


def keep_funds(world: Any, true: Any) -> None:
    """How much is left to spend is not at stake: it is no card."""
    for army, real in zip(world.armies, true.armies, strict=True):
        army.funds, army.troop_funds = real.funds, real.troop_funds


KRYNEA = Subject(TITLE, 3, FACTIONS, keep_funds)


@pytest.fixture(autouse=True)
def told_in_full(bench: Any) -> None:
    """Every recap is shown."""
    bench.app.settings = Settings().with_value("play.recap", "full")


@pytest.mark.parametrize("way", WAYS)
def test_nothing_is_told_whatever_comes_between(bench: Any, monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    over = KRYNEA.of_kind("action", "action") if way in ("at_once", "paused_later") else KRYNEA.fitting(way)
    looked = KRYNEA.obeys(bench, monkeypatch, over, way)
    assert looked or way in ("loaded", "joined")  # the hands that were looked at are others


@pytest.mark.parametrize(("speed", "calm"), [("normal", True), ("double", False), ("instant", False)])
def test_nothing_is_told_at_any_speed(bench: Any, monkeypatch: pytest.MonkeyPatch, speed: str, calm: bool) -> None:
    in_haste(bench, speed, calm)
    assert KRYNEA.obeys(bench, monkeypatch, KRYNEA.of_kind("action", "action"))
    in_haste(bench, "normal", False)


def _seen(bench: Any, patch: pytest.MonkeyPatch, over: HandOver, before: Any) -> list[Couch]:
    """The frames after the decision in both games, `before` having been done with the hand open."""
    seen = []
    for game in (0, 1):
        with patch.context() as here:
            couch = Couch(bench, here, TITLE.id, copied(over.games[game]))
            couch.open_hand(over.seat, over.answers[game])
            before(couch)
            couch.watch()
            couch.decide(over.answers[game])
            couch.to_the_next()
            couch.closed = True
            seen.append(couch)
    return seen


def test_the_lens_does_not_tell_where_somebody_looked(bench: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """In one game the focus was far to the left, in the other far to the right, and the button was held."""
    over, places = KRYNEA.of_kind("action", "action"), iter((0, -1))

    def look_around(couch: Couch) -> None:
        asking, elements = couch.table.dialogue.asking, couch.table.board.elements()
        assert asking.focus.focus(sorted(elements, key=lambda key: elements[key].centerx)[next(places)])
        couch.bench.press(Action.PEEK, seat=over.seat)
        couch.pass_time(60)
        assert couch.table.lens.factor.value > 1

    one, other = _seen(
        bench,
        monkeypatch,
        HandOver((over.games[0],) * 2, (over.answers[0],) * 2, over.seat, over.then, over.kind),
        look_around,
    )
    tells_nothing(one, other)


def test_the_enlarged_card_closes_with_the_hand(bench: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer is given from the list: the focus stays on a card of the hand, and no frame shows that card."""
    over = KRYNEA.fitting("at_once")
    couch = Couch(bench, monkeypatch, TITLE.id, copied(over.games[0]))
    couch.open_hand(over.seat, over.answers[0])
    card = couch.table.dialogue.asking.shown_element
    enlarged = couch.table.board.details(card)
    assert enlarged is not None and couch.table.chrome._shown[2] == enlarged
    couch.decide(over.answers[0])
    couch.look()
    assert couch.table.chrome._shown[2] != enlarged and couch.table.chrome.details.still


def test_a_watcher_notices_what_is_told(bench: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The law can fail: a hand that is left open is seen."""
    over = KRYNEA.fitting("at_once")
    monkeypatch.setattr("engine.table.secrecy.Secrecy.close_hand", lambda self, blank: None)
    with pytest.raises(AssertionError, match="these frames differ"):
        tells_nothing(*watched(bench, monkeypatch, TITLE.id, over))


@pytest.mark.soak
@pytest.mark.slow
def test_every_kind_of_hand_over_of_whole_games(bench: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert KRYNEA.sweep(bench, monkeypatch, (1, 2)) > 30
