"""Pictures that may soon be wanted: one new one every few quiet frames, in the order in which they were expected."""

import time
from collections.abc import Iterator
from functools import partial

from engine.board.warm import IDLE, PAUSE, Make, Warmer


class Painter:
    """Makes pictures that take a while, once each."""

    def __init__(self) -> None:
        self.kept: list[str] = []

    def to_come(self, *names: str) -> Iterator[Make]:
        for name in names:
            yield partial(self._make, name)

    def _make(self, name: str) -> None:
        if name not in self.kept:
            self.kept.append(name)
            time.sleep(2 * IDLE)


def frames(warmer: Warmer, count: int) -> None:
    for _ in range(count):
        warmer.step()


def test_one_picture_at_a_time_with_a_pause_between() -> None:
    warmer, painter = Warmer(), Painter()
    warmer.expect("cards", 1, painter.to_come("a", "b", "c"))
    frames(warmer, PAUSE - 1)
    assert painter.kept == []
    frames(warmer, 1)
    assert painter.kept == ["a"]
    frames(warmer, 2 * PAUSE)
    assert painter.kept == ["a", "b", "c"]
    frames(warmer, 2 * PAUSE)  # nothing is left


def test_what_is_kept_already_holds_nothing_up() -> None:
    warmer, painter = Warmer(), Painter()
    painter.kept = ["a", "b"]
    warmer.expect("cards", 1, painter.to_come("a", "b", "c"))
    frames(warmer, PAUSE)
    assert painter.kept == ["a", "b", "c"]


def test_another_key_replaces_what_was_expected_the_same_changes_nothing() -> None:
    warmer, painter = Warmer(), Painter()
    warmer.expect("cards", 1, painter.to_come("a", "b"))
    warmer.expect("cards", 1, painter.to_come("x"))
    frames(warmer, PAUSE)
    warmer.expect("cards", 2, painter.to_come("y"))
    warmer.expect("lands", 2, painter.to_come("z"))
    frames(warmer, 9 * PAUSE)
    assert painter.kept == ["a", "y", "z"]
