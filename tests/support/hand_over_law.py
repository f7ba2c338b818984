"""The law of secrets: of two games that differ in secrets only, no picture, sound or tremble tells which one it is.

It holds from a decision until the curtain before the next hand is lifted, whatever else happens at the table meanwhile.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from engine.rules import Choose, ChooseSome
from engine.settings import Settings
from engine.table.asking import lone_answer
from engine.titles import Title
from tests.support.couch import Couch
from tests.support.hand_over_ways import WAYS, fits, laid_with
from tests.support.twins import HandOver, Mend, begin, hand_overs, one_of_each


def watched(bench: Any, patch: pytest.MonkeyPatch, title: str, over: HandOver, way: str = "at_once") -> list[Couch]:
    """Both games, gone through the same way."""
    seen = []
    for game in (0, 1):
        with patch.context() as here:
            couch = Couch(bench, here, title, laid_with(way, over, game))
            WAYS[way](couch, over, game)
            couch.closed = True
            seen.append(couch)
    return seen


def tells_nothing(one: Couch, other: Couch, hand_stays: bool = False) -> None:
    """Frame by frame, sound by sound, tremble by tremble. Where a hand stays open it is only heard and felt."""
    assert one.felt == other.felt and one.step == other.step
    assert len(one.frames) == len(other.frames) > 0
    pairs = zip(one.frames, other.frames, strict=True)
    told = [n for n, (mine, theirs) in enumerate(pairs) if mine != theirs]
    assert hand_stays or told == [], "these frames differ"


def obeys(bench: Any, patch: pytest.MonkeyPatch, title: str, over: HandOver, way: str = "at_once") -> bool:
    """Assert the law for one hand-over. True when the hand of who decided was another one, and was looked at."""
    one, other = watched(bench, patch, title, over, way)
    try:
        tells_nothing(one, other, over.stays)
    except AssertionError as error:
        error.add_note(f"{way}: seat {over.seat} {over.kind[0]}, seat {over.then} {over.kind[1]}: {over.answers}")
        raise
    return one.opened != other.opened


@dataclass(frozen=True)
class Subject:
    """A title at a table of so many persons, to whom the law is applied."""

    title: Title
    players: int
    options: Mapping[str, str] = field(default_factory=dict)
    mend: Mend = lambda world, true: None

    def played(self, seeds: Iterable[int]) -> Iterator[HandOver]:
        """Every decision of games by chance."""
        for seed in seeds:
            yield from hand_overs(begin(self.title, self.players, seed, self.options), seed, self.mend)

    def fitting(self, way: str) -> HandOver:
        return next(over for over in self.played(range(1, 30)) if fits(way, over))

    def of_kind(self, first: str, then: str) -> HandOver:
        """The first hand-over of the kind, or the first in the same game with other answers if there is one."""
        for seed in range(1, 30):
            found = [over for over in self.played([seed]) if over.kind == (first, then) and over.passes]
            if found:
                return next((over for over in found if over.answers[0] != over.answers[1]), found[0])
        raise AssertionError(f"{then} never followed on {first}")

    def obeys(self, bench: Any, patch: pytest.MonkeyPatch, over: HandOver, way: str = "at_once") -> bool:
        return obeys(bench, patch, self.title.id, over, way)

    def sweep(self, bench: Any, patch: pytest.MonkeyPatch, seeds: Iterable[int]) -> int:
        """Every kind of hand-over in whole games; gives how many there were."""
        return len([self.obeys(bench, patch, over) for over in one_of_each(self.played(seeds))])

    def asks_alike(self, seeds: Iterable[int]) -> int:
        """What answers itself tells nothing by doing so: it does in both games or in none. The number looked at."""
        looked = 0
        for over in self.played(seeds):
            one, other = (game.question for game in over.after)
            if not isinstance(one, Choose | ChooseSome) or not isinstance(other, Choose | ChooseSome):
                continue
            if one.prompt not in self.title.hand_prompts:
                assert (lone_answer(one) is None) is (lone_answer(other) is None), over.kind
                looked += 1
        return looked


def in_haste(bench: Any, speed: str, calm: bool) -> None:
    """Another speed, reduced motion, or both, until the end of the test."""
    settings: Settings = bench.app.settings.with_value("play.speed", speed).with_value("comfort.reduced_motion", calm)
    bench.app.settings = settings
    bench.app.kit.apply(settings)
