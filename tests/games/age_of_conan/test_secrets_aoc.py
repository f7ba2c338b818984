"""Nobody at the same screen learns a secret of a kingdom, from the end of a turn to the curtain."""
# ruff: noqa: F811

from typing import Any

import pytest

from engine.rules import Chance, Choose, Match, SeatSpec
from engine.rules.match import chance_answer
from engine.rules.question import legal_options
from engine.table.curtain import CurtainScene
from games.age_of_conan.rules.state import AocState
from games.age_of_conan.title import TITLE
from tests.engine.table.conftest import app, bench  # noqa: F401  the fixtures
from tests.engine.table.test_table_secrets import Witness, lay, lift, same
from tests.support.hand_over_law import Subject

STEPS = 400
AOC = Subject(TITLE, 3)


def _begin(seed: int) -> Match[AocState]:
    seats = (SeatSpec("Temur", 0), SeatSpec("Aigul", 1))
    return Match.start(TITLE.rules(), seats, seed, TITLE.default_options, keep_states=True)


def _asked(match: Match[Any], seat: int, prompt: str) -> bool:
    return isinstance(match.question, Choose) and (match.question.seat, match.question.prompt) == (seat, prompt)


def _ahead(match: Match[AocState], answer: Any) -> Match[AocState]:
    """The same game with this answer given."""
    other = _begin(match.seed)
    other.replay(match.log)
    if answer is not None:
        other.answer(answer)
    return other


def _before(first: str, then: str) -> Match[AocState]:
    """A game in which seat 0 is asked `first` with two answers at least, and seat 1 is asked `then` after either."""
    for seed in range(40):
        match, chance = _begin(seed), Chance(seed)
        while not match.over:
            if _asked(match, 0, first):
                answers = [option.id for option in legal_options(match.question)][:2]
                if len(answers) == 2 and all(_asked(_ahead(match, answer), 1, then) for answer in answers):
                    return match
            match.answer(chance_answer(match.question, chance, match.rules.sides))
    raise AssertionError(f"{then} never followed on {first}")


def _to_the_curtain(bench: Any, monkeypatch: Any, match: Match[AocState], which: int) -> Witness:
    """Seat 0 gives one of its answers with its hand open; watched until some time after the next curtain has fallen."""
    answer = [option.id for option in legal_options(match.question)][which]
    table = lay(bench, "age_of_conan", _ahead(match, None))
    lift(bench, 0)
    assert table.asking and table.playback.sees == 0
    witness = Witness(bench, monkeypatch)
    table.answer(answer)
    witness.watch(STEPS)
    assert isinstance(bench.app.scenes.top, CurtainScene) and bench.app.scenes.top.seat == 1
    return witness


def test_what_is_bid_face_down_is_told_by_nothing_before_all_have_chosen(bench, monkeypatch) -> None:
    match = _before("bid-token", "bid-card")
    same(*(_to_the_curtain(bench, monkeypatch, match, which) for which in (0, 1)))


def _another_hand(match: Match[AocState], world: int) -> Match[AocState]:
    """Another world behind what all see: hands, decks and tokens are others."""
    other = _ahead(match, None)
    asked = other.question
    other.state = other.rules.resample(other.view(None), Chance(world))
    other.state.question = asked
    return other


def test_no_hand_is_told_when_the_turn_passes_on(bench, monkeypatch) -> None:
    match = _before("court", "take-die")
    seen: list[Witness] = []
    hands: list[list[str]] = []
    for world in (1, 2):
        table = lay(bench, "age_of_conan", _another_hand(match, world))
        hands.append(table.match.state.kingdoms[0].hand + table.match.state.kingdoms[0].strategies)
        lift(bench, 0)
        witness = Witness(bench, monkeypatch)
        table.answer("decline")
        witness.watch(STEPS)
        seen.append(witness)
    assert hands[0] != hands[1]
    same(*seen)


@pytest.mark.parametrize(
    "kind",
    [
        ("artifact-tokens", "artifact-category"),  # kept tokens are shown face down, seat by seat
        ("contest", "prevent-loss"),  # a reaction in somebody else's contest
        ("spend", "spend"),
    ],
)
def test_no_hand_is_told_by_bids_and_reactions(bench: Any, monkeypatch: Any, kind: tuple[str, str]) -> None:
    AOC.obeys(bench, monkeypatch, AOC.of_kind(*kind))


@pytest.mark.parametrize("way", ["paused", "pad_lost", "loaded", "left", "joined", "undone"])
def test_nothing_is_told_whatever_comes_between(bench: Any, monkeypatch: Any, way: str) -> None:
    looked = AOC.obeys(bench, monkeypatch, AOC.fitting(way), way)
    assert looked or way in ("loaded", "joined")


def test_what_answers_itself_tells_nothing() -> None:
    assert AOC.asks_alike([1]) > 100


@pytest.mark.soak
@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_every_kind_of_hand_over_of_whole_games(bench: Any, monkeypatch: Any, players: int) -> None:
    assert Subject(TITLE, players).sweep(bench, monkeypatch, [1]) > 15
