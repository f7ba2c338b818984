"""What the others did since: told once, to whom it is for, and never in the way."""

from typing import Any

import pygame
import pytest

from engine.input.actions import Action
from engine.rules import Chance, Match
from engine.rules.match import play_on
from engine.rules.record import load, save
from engine.settings import Settings
from engine.table.lost import PadLostScene
from engine.table.recap import Line, due, lines_for, shortened
from engine.table.recap_scene import RecapScene
from engine.table.scene import TableScene

# Three seats of High Throw; each throws a die and keeps it. In this order the log holds, for each round:
# seat 0 throws (n 0), keeps (1); seat 1 throws (2), keeps (3); seat 2 throws (4), keeps (5).
ROUND = ([2], "keep", [5], "keep", [1], "keep")


def lay(bench: Any, answers: tuple[Any, ...], recap: str = "short", bots: str = "", **more: Any) -> TableScene:
    bench.app.settings = Settings().with_value("play.recap", recap)
    table = bench.lay(bots, seats=3, **more)
    for answer in answers:
        table.match.answer(answer)
    table.stage.show(table.match.view(None), None)
    table.playback._waiting.clear()
    return table


def recap(bench: Any, seconds: float = 2.0) -> RecapScene | None:
    bench.run(seconds)
    top = bench.app.scenes.top
    return top if isinstance(top, RecapScene) else None


def words(scene: RecapScene | None) -> list[str]:
    return [line.words for line in scene.lines] if scene else []


def test_a_person_is_told_what_the_others_did_and_whose_round_it_became(bench) -> None:
    scene = recap(bench) if lay(bench, ROUND) else None
    assert scene is not None and scene.seat == 0
    assert words(scene) == [
        "Aigul throws a *6*.",
        "Batu throws a *2*.",
        "Aigul wins round 1 {icon:medal}",
        "Round 2 begins.",
    ]


def test_never_before_the_first_turn(bench) -> None:
    table = lay(bench, ROUND[:2], "full")
    assert recap(bench) is None
    assert table.match.question.seat == 1


def test_not_in_the_middle_of_a_turn(bench) -> None:
    """Seat 0 has thrown and is asked whether to throw again: nothing has begun since."""
    lay(bench, (*ROUND, [2]), "full")
    assert recap(bench) is None


@pytest.mark.parametrize(("setting", "shown"), [("off", False), ("short", False), ("full", True)])
def test_who_watched_bots_alone_at_an_even_pace_is_told_again_only_if_they_wish(bench, setting, shown) -> None:
    lay(bench, ROUND, setting, bots="12")
    assert (recap(bench) is not None) is shown


def test_who_made_time_run_is_told_what_they_ran_past(bench) -> None:
    table = lay(bench, ROUND, "short", bots="12")
    bench.press(Action.FAST)
    bench.run(0.02)
    bench.press(Action.FAST, phase="release")
    assert table.chronicle.hurried
    assert recap(bench) is not None


def test_any_button_of_that_seat_goes_on_at_once_and_nobody_else_s(bench) -> None:
    table = lay(bench, ROUND)
    assert recap(bench)
    bench.press(Action.ACCEPT, "pad:2", 1)
    assert isinstance(bench.app.scenes.top, RecapScene)
    bench.press(Action.DETAILS, "pad:1", 0)
    assert bench.app.scenes.top is table
    bench.until(lambda: table.rolling is not None, 3.0)
    assert recap(bench) is None, "once is enough"


def test_it_goes_by_itself_in_fifteen_seconds_at_most(bench) -> None:
    table = lay(bench, ROUND)
    scene = recap(bench)
    assert scene is not None and scene.stays == 3.0 + 4 * 1.5
    many = RecapScene(bench.app, table.kit, 0, table.match.seats, [Line("x")] * 50, 0)
    assert many.stays == 15.0
    bench.run(9.1)
    assert bench.app.scenes.top is table


def test_with_patience_it_stays_as_many_times_as_long(bench) -> None:
    table = lay(bench, ROUND)
    bench.app.settings = bench.app.settings.with_value("comfort.patience", 10)
    assert RecapScene(bench.app, table.kit, 0, table.match.seats, [Line("x")] * 50, 0).stays == 150.0


def test_who_scrolls_has_all_the_time_there_is(bench) -> None:
    table = lay(bench, ROUND)
    scene = RecapScene(bench.app, table.kit, 0, table.match.seats, [Line("A line")] * 40, 0)
    bench.app.scenes.push(scene)
    bench.press(Action.DOWN, seat=0)
    assert scene.first == 120
    bench.run(20.0)
    assert bench.app.scenes.top is scene
    for _ in range(60):
        bench.press(Action.PAGE_RIGHT, seat=0)
    assert scene.first == scene.longest
    bench.app.frame()


def test_a_short_one_keeps_what_was_done_to_the_person_and_the_latest() -> None:
    lines = [Line(str(n), mine=n == 1) for n in range(9)]
    assert [line.words for line in shortened(lines, 4)] == ["1", "6", "7", "8"]


def test_undo_takes_the_recap_back_with_it(bench) -> None:
    table = lay(bench, ROUND)
    table.chronicle.complete()
    assert len(table.chronicle.since(0)) == 4
    table.match.log[-1:] = []  # as undo does
    assert [type(event).__name__ for event in table.chronicle.since(0)] == ["DieThrown", "DieThrown"]


def test_a_saved_game_tells_what_happened_before_it_was_put_away(bench) -> None:
    found = bench.app.titles["_template"]
    table = lay(bench, ROUND)
    again: Match[Any] = load(save(table.match), {"_template": found.rules()}, keep_states=True)
    bench.app.scenes.clear_to(TableScene(bench.app, found, again, ""))
    assert len(words(recap(bench))) == 4


def test_no_secret_of_another_seat_is_told(bench) -> None:
    """Krynea: which card is bought under the screen is known to its buyer alone."""
    table = bench.lay(seats=2, title="krynea")
    chance = Chance(3)
    for _ in range(60):
        play_on(table.match, chance)
    table.chronicle.complete()
    events = [event for events in table.chronicle._events for event in events]
    bought = [event for event in events if event.secret and event.viewers == (0,)]
    assert bought

    class Reader:
        def news(self, event: Any) -> str:
            return " ".join(str(getattr(event, name)) for name in event.secret)

        def doer(self, event: Any) -> None:
            return None

        def befallen(self, event: Any) -> frozenset[int]:
            return frozenset()

    own, others = lines_for(bought, Reader(), 0, 0), lines_for(bought, Reader(), 1, 1)
    assert any(line.words.strip("? ") for line in own)
    assert {line.words for line in others}.isdisjoint({line.words for line in own})
    assert others == lines_for(bought, Reader(), 1, None)


def test_a_seat_whose_hand_is_not_open_is_told_what_all_may_know(bench) -> None:
    table = lay(bench, ROUND)
    told: list[int | None] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("engine.table.recap.lines_for", lambda events, board, seat, sees: told.append(sees) or [])
        for table.playback.sees in (0, 1, None):
            due(table, table.match.question)
    assert told == [0, None, None]


def test_a_recap_does_not_wait_for_a_pad_that_is_gone(bench) -> None:
    lay(bench, ROUND)
    seats = bench.app.inputs.seats
    seats.claim(0, "pad:1", "a")
    seats.claim(1, "pad:2", "b")
    assert recap(bench)
    seats.lose("pad:1")
    bench.run(0.02)
    assert isinstance(bench.app.scenes.top, PadLostScene)
    bench.tap(Action.ACCEPT, "pad:2", 1)
    assert seats.device(0) == "pad:2" and isinstance(bench.app.scenes.top, RecapScene)


def test_no_line_is_cut_at_the_foot_of_the_recap(bench: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = lay(bench, ROUND)
    scene = RecapScene(bench.app, table.kit, 0, table.match.seats, [Line("A line")] * 40, 0)
    drawn: list[tuple[int, int]] = []
    monkeypatch.setattr(scene, "_draw_line", lambda _, line, block, y: drawn.append((y, y + block.height)))
    for way in (0, 120, 10_000):
        drawn.clear()
        scene._scroll(way)
        scene.draw(pygame.Surface((1920, 1080)), 1.0)
        assert drawn and drawn[0][0] >= scene.view.top - 4 and drawn[-1][1] <= scene.view.bottom + 4
