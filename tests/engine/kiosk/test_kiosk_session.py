"""A sitting from its beginning to its end: the books, the offer after a crash, the limit of time, the volume."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.input.actions import Action
from engine.kiosk import in_play
from engine.kiosk.books import Played, read
from engine.kiosk.offer import OfferScene
from engine.kiosk.time_up import CappedResultsScene, TimeUpScene
from engine.scenes.attract import AttractScene
from engine.scenes.results import ResultsScene
from engine.scenes.title import TitleScene
from engine.start import first_of_kiosk
from engine.table.scene import TableScene


def booked(booth: Any) -> list[Played]:
    booth.app.session.books.flush()
    matches: list[Played] = read(booth.app.session.books.path).matches
    return matches


def test_a_game_played_to_its_end_is_booked_as_finished_with_its_dice(booth: Any) -> None:
    table = booth.sit_down(bots="01")
    assert in_play.read(booth.app.session.where.in_play) == in_play.InPlay("_template-1", "_template")
    table.settle()
    assert table.match.over and table.over
    table.ending._show_results()
    (match,) = booked(booth)
    assert (match.title, match.seats, match.persons, match.outcome, match.resumed) == (
        "_template",
        2,
        0,
        "finished",
        False,
    )
    assert match.decisions == len(table.match.log)
    thrown = sum(len(entry.dice) for entry in table.match.log)
    assert sum(read(booth.app.session.books.path).dice.values()) == thrown > 0
    assert in_play.read(booth.app.session.where.in_play) is None and booth.app.saves.slots() == []


def test_a_game_put_away_is_booked_as_abandoned_and_gone_on_with_as_resumed(booth: Any) -> None:
    booth.sit_down(answers=2)
    booth.wait(3.0)
    booth.app.show_title()
    booth.sit_down(answers=2)
    booth.app.show_title()
    first, _ = booked(booth)
    assert first.outcome == "abandoned" and first.persons == 1 and first.seconds == pytest.approx(3.0, abs=0.3)
    assert first.resumed  # it had been begun before


def test_after_a_crash_the_game_is_offered_and_nothing_is_lost(booth: Any) -> None:
    table = booth.sit_down(answers=3)
    log = list(table.match.log)
    again = booth.again()
    offer = first_of_kiosk(again.app)
    assert isinstance(offer, OfferScene) and offer.words == "Go on with your game of High Throw?"
    assert [match.outcome for match in booked(again)] == ["crashed"]
    again.show(offer)
    again.app.frame()
    again.press(Action.ACCEPT)
    assert isinstance(again.top, TableScene)
    assert again.top.match.log == log and again.top.save_name == "_template-1"
    again.app.thinker.close()


def test_nobody_takes_the_offer_and_the_demonstration_begins(booth: Any) -> None:
    booth.sit_down(answers=1)
    again = booth.again()
    again.show(first_of_kiosk(again.app))
    again.wait(24.0)
    assert isinstance(again.top, OfferScene)
    again.wait(1.5)
    assert isinstance(again.top, AttractScene)
    assert in_play.read(again.app.session.where.in_play) is None
    assert [slot.name for slot in again.app.saves.slots()] == ["_template-1"]  # it waits under Continue
    assert isinstance(first_of_kiosk(again.app), AttractScene)


def test_a_click_or_a_refusal_answers_the_offer_too(booth: Any) -> None:
    booth.sit_down(answers=1)
    again = booth.again()
    again.show(first_of_kiosk(again.app))
    again.press(Action.BACK)
    assert isinstance(again.top, AttractScene)
    again.sit_down(answers=1)
    third = again.again()
    third.show(first_of_kiosk(third.app))
    third.app.frame()
    third.click((960, 540))
    assert isinstance(third.top, TableScene)
    third.app.thinker.close()


@pytest.mark.parametrize("damage", ["gone", "noise"])
def test_a_save_that_cannot_be_opened_is_not_offered(booth: Any, damage: str) -> None:
    booth.sit_down(answers=1)
    again = booth.again()
    for path in (booth.folder / "saves").iterdir():
        path.unlink() if damage == "gone" else path.write_bytes(b"noise")
    assert isinstance(first_of_kiosk(again.app), AttractScene)
    (again.app.session.where.in_play).write_bytes(b"\xff{")
    assert isinstance(first_of_kiosk(again.app), AttractScene)


def test_a_save_that_breaks_the_program_is_offered_three_times(booth: Any) -> None:
    booth.sit_down(answers=1)
    again = booth.again()
    kinds = [type(first_of_kiosk(again.app)) for _ in range(4)]
    assert kinds == [OfferScene, OfferScene, OfferScene, AttractScene]


# ---------------------------------------------------------------- the time of a game
def test_when_time_is_up_the_round_is_finished_and_the_standing_decides(make_booth: Callable[..., Any]) -> None:
    booth = make_booth(kiosk__match_minutes=5, play__speed="instant")
    table = booth.sit_down(bots="", answers=0)
    booth.app.session.seconds = 4 * 60 + 1
    booth.wait(0.2)
    assert [toast.words for toast in booth.app.toasts.shown] == [booth.app.language("kiosk-time-soon")]
    booth.app.session.seconds = 5 * 60
    booth.wait(2.0)
    assert booth.top is table and table.match.state.round == 1  # nobody has thrown: the round goes on
    for answer in ([5], "keep", [1], "keep"):
        booth.wait(1.0)
        assert booth.top is table
        table.answer(answer)
    assert table.match.state.round == 2 and not table.match.over
    booth.wait(3.0)
    assert isinstance(booth.top, TimeUpScene)
    booth.app.frame()
    booth.wait(8.0)
    assert isinstance(booth.top, CappedResultsScene)
    booth.app.frame()
    assert booth.top.tie_line(booth.app.language) == "Time was up: the points as they stood have decided."
    assert booth.top.result.winners == (0,)
    assert [match.outcome for match in booked(booth)] == ["capped"] and booth.app.saves.slots() == []


@pytest.mark.parametrize("crash", [False, True])
def test_a_game_that_is_gone_on_with_has_the_time_it_had_left(make_booth: Callable[..., Any], crash: bool) -> None:
    """Five minutes, of which four were played before: whoever sits down again has one, also after a crash."""
    booth = make_booth(kiosk__match_minutes=5)
    booth.sit_down(bots="", answers=1)
    booth.app.session.seconds = 240.0
    booth.wait(6.0)
    if not crash:
        booth.app.show_title()
    again = booth.again() if crash else booth
    again.app.apply_settings(booth.settings)
    match = again.app.saves.read("_template-1", again.app.rulesets(), keep_states=True)
    again.app.show_table(again.app.titles["_template"], match, "_template-1")
    assert again.app.session.before == pytest.approx(246.0, abs=5.5 if crash else 0.5)
    again.wait(49.0)
    assert again.app.language("kiosk-time-round") not in [toast.words for toast in again.app.toasts.shown]
    again.wait(12.0)
    assert again.app.session._last is not None  # its last round is being played
    assert again.app.session.seconds == pytest.approx(61.0, abs=1.0)


def test_a_new_game_has_its_whole_time_whatever_its_name_was_before(make_booth: Callable[..., Any]) -> None:
    booth = make_booth(kiosk__match_minutes=5)
    booth.sit_down(bots="", answers=1)
    booth.app.session.seconds = 240.0
    booth.app.show_title()
    booth.app.saves.delete("_template-1")
    again = booth.again()
    table = again.sit_down(bots="")
    assert table.save_name == "_template-1" and again.app.session.before == 0.0


def test_a_round_that_nobody_ends_is_ended(make_booth: Callable[..., Any]) -> None:
    booth = make_booth(kiosk__match_minutes=5)
    booth.sit_down(bots="")
    booth.app.session.seconds = 300.0
    booth.wait(1.0)
    booth.app.session.seconds = 300.0 + 151
    booth.wait(1.0)
    assert isinstance(booth.top, TimeUpScene)


def test_a_title_without_rounds_ends_after_the_decision(make_booth: Callable[..., Any], monkeypatch: Any) -> None:
    from engine.kiosk import session

    monkeypatch.setattr(session, "round_of", lambda match: None)
    booth = make_booth(kiosk__match_minutes=5, play__speed="instant")
    table = booth.sit_down(bots="", answers=1)
    booth.app.session.seconds = 300.0
    booth.wait(1.0)
    assert booth.top is table
    table.answer("keep")
    booth.wait(2.0)
    assert isinstance(booth.top, TimeUpScene)


def test_without_a_limit_a_game_takes_as_long_as_it_takes(booth: Any) -> None:
    table = booth.sit_down(bots="")
    booth.app.session.seconds = 10_000.0
    booth.wait(1.0)
    assert booth.top is table and booth.app.toasts.shown == []


def test_a_game_that_ends_by_itself_at_the_limit_is_finished(make_booth: Callable[..., Any]) -> None:
    booth = make_booth(kiosk__match_minutes=5)
    table = booth.sit_down(bots="01")
    table.settle()
    booth.app.session.seconds = 400.0
    booth.wait(0.2)
    assert booth.top is table
    table.ending._show_results()
    assert isinstance(booth.top, ResultsScene) and not isinstance(booth.top, CappedResultsScene)
    assert [match.outcome for match in booked(booth)] == ["finished"]


# ---------------------------------------------------------------- volume, books at fault, leaving
def test_nobody_turns_it_louder_than_the_operator_allows(make_booth: Callable[..., Any]) -> None:
    booth = make_booth(kiosk__volume_limit=45)
    assert booth.app.settings.audio.master == 45 and booth.app.audio.levels.master == 45
    booth.app.apply_settings(booth.app.settings.with_value("audio.master", 90))
    assert booth.app.settings.audio.master == 45 and booth.app.audio.levels.master == 45
    booth.app.apply_settings(booth.app.settings.with_value("audio.master", 20))
    assert booth.app.audio.levels.master == 20


def test_broken_books_do_not_stop_a_game_and_are_told_in_the_service_menu(tmp_path: Path, make_booth: Any) -> None:
    from engine.scenes.service import health

    (tmp_path / "kiosk").mkdir()
    (tmp_path / "kiosk" / "books.sqlite").write_bytes(b"noise" * 900)
    booth = make_booth()
    table = booth.sit_down(bots="01")
    table.settle()
    table.ending._show_results()
    booth.app.session.books.flush()
    assert isinstance(booth.top, ResultsScene)
    assert any("put aside" in words for words, _ in health(booth.app))


def test_ending_the_program_is_no_crash(booth: Any) -> None:
    booth.sit_down(answers=1)
    booth.app.leave()
    table = booth.top
    booth.app.scenes.pop()
    booth.app.run(lambda app: table)
    assert booth.app.left
    assert [match.outcome for match in read(booth.app.session.books.path).matches] == ["abandoned"]
    assert in_play.read(booth.app.session.where.in_play) is None
    assert len(booth.app.saves.slots()) == 1


def test_a_scene_that_breaks_leaves_the_note_and_the_last_decision(booth: Any, monkeypatch: Any) -> None:
    table = booth.sit_down(answers=2)
    booth.app.scenes.pop()
    booth.wait(0.1)
    monkeypatch.setattr(table, "draw", lambda canvas, alpha: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        booth.app.run(lambda app: table)
    assert in_play.read(booth.app.session.where.in_play) is not None
    assert len(booth.app.saves.read("_template-1", booth.app.rulesets()).log) == 2


def test_a_window_that_is_closed_does_not_end_a_kiosk(booth: Any) -> None:
    import pygame

    booth.show(TitleScene(booth.app))
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    booth.app.turn(1)
    assert booth.app.running


@pytest.mark.parametrize("left_in", ["log", "statistics", "lost"])
def test_whatever_lies_over_a_table_is_not_left_for_ever(booth: Any, left_in: str) -> None:
    from engine.scenes.idle import StillThereScene
    from engine.table.lost import wait_for_pad

    table = booth.sit_down(bots="")
    booth.wait(2.0)
    {"log": table.show_log, "statistics": table.show_statistics, "lost": lambda: wait_for_pad(table)}[left_in]()
    booth.wait(85.0)
    assert not isinstance(booth.top, StillThereScene)
    booth.wait(5.0)
    assert isinstance(booth.top, StillThereScene)
    booth.wait(26.0)
    assert isinstance(booth.top, TitleScene) and booked(booth)[0].outcome == "abandoned"
