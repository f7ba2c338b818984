"""Moments become motion: one after the other, hidden until they land, and always at the same end."""

import math

import pygame
import pytest

from engine.table.actors import Flier
from engine.table.cues import Banner, Float, Fly, Look, Shake
from engine.table.playback import AMONG_BOTS
from games._template.rules.state import DieThrown, RoundStarted

DT = 1 / 120


@pytest.fixture
def table(bench):
    found = bench.lay(seats=3, bots="12")
    found.playback.finish()
    found.stage.settle()
    return found


def thrown(table, value: int = 4):
    """The moments of seat 0 throwing `value`."""
    return table.match.answer([value - 1])


def step(table, seconds: float, speed: float = 1.0) -> None:
    for _ in range(round(seconds / DT)):
        table.playback.update(DT, speed)


def test_what_flies_is_not_seen_lying_there_before_it_lands(table) -> None:
    table.playback.play(thrown(table))
    step(table, 0.1)
    assert table.stage.hidden == {"thrown:0"}
    assert any(isinstance(actor, Flier) for actor in table.stage.actors)
    step(table, 0.4)
    assert table.stage.hidden == frozenset()
    assert not any(isinstance(actor, Flier) for actor in table.stage.actors)


def test_the_end_is_the_same_played_skipped_and_instant(table) -> None:
    table.playback.play(thrown(table))
    step(table, 0.05)
    table.playback.skip()
    step(table, DT)
    assert not table.playback.busy and table.stage.view.thrown == [4, 0, 0]
    table.match.answer("again")
    table.playback.play(table.match.answer([5]))
    table.playback.update(0.0, math.inf)
    assert not table.playback.busy and table.stage.view.thrown == [6, 0, 0]
    assert table.stage.actors == [] and table.stage.hidden == frozenset()


def test_double_speed_takes_half_the_time(table) -> None:
    table.playback.play(thrown(table))
    seconds = 0.0
    while table.playback.busy:
        table.playback.update(DT, 2.0)
        seconds += DT
    assert seconds == pytest.approx(0.45, abs=0.03)  # the longest cue is a glow that ends after 0.9 s


def test_what_touches_no_person_goes_faster(table) -> None:
    pace = table.playback._pace_of
    assert pace(DieThrown(seat=0, value=1)) == 1.0
    assert pace(DieThrown(seat=1, value=1)) == AMONG_BOTS
    assert pace(RoundStarted(round=2)) == 1.0


def test_at_a_table_of_bots_nothing_is_hurried(bench) -> None:
    table = bench.lay(bots="01")
    assert table.playback._pace_of(DieThrown(seat=1, value=1)) == 1.0


def test_news_is_told_when_its_event_begins(table) -> None:
    table.playback.play(thrown(table))
    assert "4" not in table.chrome.news.line
    step(table, DT)
    assert table.chrome.news.line == "Temur throws a *4*."


def test_reduced_motion_moves_no_camera(table, monkeypatch) -> None:
    """B51: on no picture of the shake."""
    monkeypatch.setattr(table.stage.board, "cues", lambda event, before, after: [Shake()])
    monkeypatch.setattr(table.playback, "calm", lambda: True)
    table.playback.play(thrown(table))
    for _ in range(60):
        table.playback.update(DT, 1.0)
        assert table.stage.shake == (0, 0)


def test_a_shake_ends_where_it_began(table, monkeypatch) -> None:
    monkeypatch.setattr(table.stage.board, "cues", lambda event, before, after: [Shake()])
    table.playback.play(thrown(table))
    shaken = set()
    for _ in range(60):
        table.playback.update(DT, 1.0)
        shaken.add(table.stage.shake)
    assert len(shaken) > 3 and table.stage.shake == (0, 0)


def test_a_turning_card_is_narrow_in_the_middle() -> None:
    face, back = pygame.Surface((100, 160)), pygame.Surface((100, 160))
    flier = Flier(Fly(face, (0, 0), (100, 0), flip_to=back))
    assert flier._picture(0.0) is face
    assert flier._picture(0.5).get_width() <= 4
    assert flier._picture(1.0) is back


def _showing(table, *cues):
    """Begin the next event with these cues in place of the board's."""
    table.board.cues = lambda event, before, after: list(cues)
    table.playback.play(thrown(table))
    step(table, DT)


def test_nobody_waits_for_words_that_rise(table) -> None:
    _showing(table, Float("+1", "seat:0", 0.0, 2.0))
    step(table, 0.6)
    assert not table.playback.busy and table.stage.actors  # they rise on
    for _ in range(round(2.1 / DT)):
        table.playback.read(DT, 1.0)
    assert table.stage.actors == []


def test_what_was_played_stays_on_the_enlarged_card_until_the_next_turn(table) -> None:
    _showing(table, Look("die"))
    assert table.playback.looked == "die" and table.picture._element() == "die"
    banner = Banner("banner-round", 1, args={"round": 1})
    table.board.cues = lambda event, before, after: [banner]
    table.playback.finish()
    table.match.answer("keep")
    table.playback.play(table.match.answer([1]))
    step(table, 0.1)
    assert table.playback.looked is None


def test_the_bar_names_whose_doing_is_shown_not_who_is_asked_next(table) -> None:
    table.playback.play(thrown(table))
    step(table, DT)
    assert table.playback.acting == 0 and table.picture._seat() == 0
