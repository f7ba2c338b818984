"""The table as a whole: who is asked, what may be taken back, what happens when things go wrong."""

import pytest

from engine.input.actions import Action
from engine.input.events import DeviceEvent
from engine.rules import ChooseSome, Roll
from engine.table.asking import DONE
from engine.table.board import Details
from engine.table.curtain import CurtainScene
from engine.table.dialogue import Dialogue
from engine.table.lost import PadLostScene


def test_an_instant_game_of_bots_runs_to_its_end(bench) -> None:
    table = bench.lay(bots="01", demo=True, instant=True)
    table.settle()
    assert table.over and table.match.over and table.asking is None


def test_it_settles_at_the_next_decision_of_a_person(bench) -> None:
    table = bench.lay(bots="1")
    table.settle()
    assert table.asking and table.match.question.seat == 0
    assert table.stage.legal == {"seat:0", "die"} and not table.playback.busy
    assert bench.app.inputs.asking == 0


def test_accept_answers_and_play_goes_on_by_itself(bench) -> None:
    table = bench.lay(bots="1")
    table.settle()
    bench.tap(Action.ACCEPT, seat=0)
    assert table.match.log[-1].answer == "keep"
    bench.until(lambda: len(table.match.log) > 3)  # the bot has thrown and decided


def test_a_throw_by_hand_is_written_into_the_log(bench) -> None:
    table = bench.lay()
    bench.run(2.5)
    assert isinstance(table.match.question, Roll) and table.rolling.waiting
    bench.press(Action.ACCEPT, seat=0)
    bench.run(0.5)
    bench.press(Action.ACCEPT, seat=0, phase="release")
    bench.run(4.5)
    assert table.match.log[0].throw.power == pytest.approx(0.556, abs=0.03)
    assert table.asking


def test_a_device_of_another_seat_does_not_answer_and_is_told_whose_turn_it_is(bench) -> None:
    table = bench.lay()
    table.settle()
    before = len(table.match.log)
    bench.tap(Action.RIGHT, "pad:2", seat=1)
    assert not bench.app.toasts.shown
    bench.tap(Action.ACCEPT, "pad:2", seat=1)
    assert len(table.match.log) == before
    name = table.match.seats[0].name
    assert [toast.words for toast in bench.app.toasts.shown] == [table.kit.say("table-turn", name=name)]
    assert name in bench.app.toasts.shown[0].words
    bench.tap(Action.ACCEPT, "pad:1", seat=0)
    assert len(table.match.log) == before + 1


def test_undo_says_why_not_after_a_die(bench) -> None:
    table = bench.lay()
    table.settle()
    bench.tap(Action.BACK, seat=0)
    assert not table.can_undo
    assert "ui_refuse" in bench.heard
    assert bench.app.toasts.shown[-1].words == table.kit.say("undo-barred")


def test_undo_takes_back_the_last_own_decision(bench) -> None:
    table = bench.lay(bots="1")
    table.settle()
    table.answer("keep")
    assert table.can_undo  # seat 1 has not thrown yet
    assert table.undo()
    table.settle()
    assert table.asking.question.prompt == "keep-or-again" and len(table.match.log) == 1


def test_undo_does_not_stop_at_what_answered_itself(bench) -> None:
    table = bench.lay(bots="1")
    table.settle()
    table.answer("keep")
    passed = {len(table.match.log) - 1}
    assert table.match.undo_depth(frozenset({0}), passed) == 0
    assert table.match.undo_depth(frozenset({0})) == 1


def test_a_single_choice_passes_after_a_moment(bench) -> None:
    """THR-2.3 The last seat that leads already has one legal option."""
    table = bench.lay(bots="0", seed=3)
    for _ in range(30):
        table.settle()
        if table.over or table.asking is None:
            break
        table.answer("keep")
    assert table.passed  # some round was won by the last seat's first throw


def test_the_pad_of_the_asked_seat_is_lost(bench) -> None:
    """P16: paused in the same step, the seat kept, any device may claim it."""
    table = bench.lay()
    table.settle()
    seats = bench.app.inputs.seats
    seats.claim(0, "pad:7", "guid")
    seats.lose("pad:7")
    bench.app.scenes.handle(DeviceEvent("lost", "pad:7", 0, "Pad"))
    assert isinstance(bench.app.scenes.top, PadLostScene)
    bench.run(0.1, draw=True)
    bench.tap(Action.ACCEPT, "pad:9")
    assert bench.app.scenes.top is table and seats.device(0) == "pad:9"


def test_the_pad_of_another_seat_is_lost_and_play_goes_on(bench) -> None:
    """B08"""
    table = bench.lay()
    table.settle()
    bench.app.inputs.seats.claim(1, "pad:8", "guid")
    bench.app.inputs.seats.lose("pad:8")
    bench.app.scenes.handle(DeviceEvent("lost", "pad:8", 1, "Pad"))
    assert bench.app.scenes.top is table


def test_a_bot_that_fails_is_answered_for_and_said_once(bench, monkeypatch) -> None:
    table = bench.lay(bots="01", demo=False)
    monkeypatch.setattr(bench.app.thinker, "ask", lambda *_: setattr(bench.app.thinker, "fault", "broken"))
    bench.until(lambda: len(table.match.log) >= 4)
    assert len(bench.app.toasts.shown) <= 2


def test_every_answer_is_on_the_disk_in_a_moment(bench) -> None:
    table = bench.lay(bots="1", save_name="try")
    table.settle()
    table.answer("keep")
    table.autosave.close()
    saved = bench.app.saves.read("try", {"_template": table.match.rules})
    assert saved.log == table.match.log and saved.state == table.match.state


def test_a_full_disk_is_said_and_play_goes_on(bench, monkeypatch) -> None:
    table = bench.lay(bots="1", save_name="full")
    monkeypatch.setattr(bench.app.saves, "write", lambda name, match: "The disk is full.")
    table.settle()
    table.answer("keep")
    table.autosave.close()
    bench.run(0.1)
    assert any(toast.words == "The disk is full." for toast in bench.app.toasts.shown)
    assert table.match.log


def test_nothing_is_missing_in_words_and_every_part_draws(bench) -> None:
    table = bench.lay(bots="1")
    for show in (table.show_log, table.show_statistics, table.show_pause):
        table.settle()
        bench.run(0.1, draw=True)
        show()
        bench.run(0.3, draw=True)
        bench.tap(Action.BACK)
        assert bench.app.scenes.top is table
    bench.tap(Action.ALT, seat=0)
    bench.run(0.1, draw=True)
    assert table.dialogue.choices
    bench.tap(Action.BACK, seat=0)
    assert not table.dialogue.choices
    assert table.kit.language.missing == set()


def test_the_game_is_counted_and_then_shown(bench, monkeypatch) -> None:
    shown = []
    monkeypatch.setattr(bench.app, "show_results", lambda title, match: shown.append(match))
    table = bench.lay(bots="01")
    table.settle()
    table.ending.clear()
    bench.run(9.0, draw=True)
    assert shown == [table.match]
    assert "score_total" in bench.heard and "score_tick" in bench.heard


def _until_drawn(table) -> None:
    from engine.rules import Chance
    from engine.rules.match import chance_answer

    match = table.match
    for turn in range(400):
        if match.question.seat == 0 and getattr(match.question, "prompt", "") == "choose-card":
            return
        match.answer(chance_answer(match.question, Chance(turn), match.rules.sides))


def test_the_curtain_covers_before_a_secret_is_shown(bench) -> None:
    """B40: from the curtain to the accept, every picture is the same whatever the secret is."""
    table = bench.lay(title="huns", options={"secrets": "hidden"})
    table.playback.finish()
    _until_drawn(table)
    table.waiting.clear()
    table.waiting.begin()
    assert isinstance(bench.app.scenes.top, CurtainScene)
    canvas = bench.app.frame().copy()
    before = table.stage.view.drawn
    assert set(before) <= {"?"}  # the board below holds no secret yet
    bench.run(0.2)
    assert bench.app.frame().get_buffer().raw == canvas.get_buffer().raw
    bench.tap(Action.ACCEPT, seat=1)
    assert isinstance(bench.app.scenes.top, CurtainScene)  # not theirs to lift
    bench.tap(Action.ACCEPT, seat=0)
    bench.run(1.0)
    assert bench.app.scenes.top is table
    assert table.stage.view.drawn and set(table.stage.view.drawn) & {"?"} == set()


def test_open_secrets_need_no_curtain(bench) -> None:
    table = bench.lay(title="huns")
    table.playback.finish()
    _until_drawn(table)
    table.waiting.clear()
    table.waiting.begin()
    assert bench.app.scenes.top is table and table.asking


def test_a_quiet_picture_that_is_kept_shows_what_a_new_one_would(bench) -> None:
    table = bench.lay(bots="1")
    table.settle()
    bench.run(1.0)
    for _ in range(3):
        kept = bench.app.frame().copy()
    assert table.picture._kept_key is not None
    table.picture._kept_key = None
    assert bench.app.frame().get_buffer().raw == kept.get_buffer().raw
    bench.tap(Action.RIGHT, seat=0)
    assert bench.app.frame().get_buffer().raw != kept.get_buffer().raw


def test_nothing_of_a_closed_screen_is_left_on_a_picture_that_is_kept(bench) -> None:
    """A fade leaves the surface that it shares with the kept picture half transparent."""
    table = bench.lay(bots="1")
    table.settle()
    bench.run(1.0, draw=True)
    table.stage.soften(0.2)
    while table.stage.fade:
        bench.run(1 / 60, draw=True)
    for _ in range(3):
        kept = bench.app.frame().copy()
    assert table.picture._kept_key is not None
    bench.app.window.canvas.fill("magenta")
    assert bench.app.frame().get_buffer().raw == kept.get_buffer().raw


def test_the_list_of_everything_ends_the_picking_too(bench, monkeypatch) -> None:
    table = bench.lay(bots="1")
    table.settle()
    asked, answers = table.asking.question, []
    monkeypatch.setattr(table, "answer", answers.append)
    table.waiting.dialogue = Dialogue(table, ChooseSome(0, asked.prompt, asked.options, 1, 2, asked.args, asked.clause))
    bench.tap(Action.ALT, seat=0)
    assert DONE not in [item.id for item in table.dialogue.choices.menu.items], "nothing is picked yet"
    bench.tap(Action.ACCEPT, seat=0)
    bench.tap(Action.ALT, seat=0)
    table.dialogue.choices.menu.select(DONE)
    assert table.dialogue.choices.menu.current.label == "Done (1 of 2)"
    bench.tap(Action.ACCEPT, seat=0)
    assert answers == [[asked.options[0].id]]


def test_the_rules_open_where_the_enlarged_card_says(bench, monkeypatch) -> None:
    table, opened = bench.lay(bots="1"), []
    table.settle()
    monkeypatch.setattr(table, "show_rules", opened.append)
    monkeypatch.setattr(table.asking.focus, "current", "seat:0")
    monkeypatch.setattr(table.board, "details", lambda element: Details("A seat", "", clause="THR-1.2"))
    bench.tap(Action.DETAILS, seat=0)
    monkeypatch.setattr(table.board, "details", lambda element: None)
    bench.tap(Action.DETAILS, seat=0)
    assert opened == ["THR-1.2", table.asking.question.clause]


def test_another_language_and_text_size_are_taken_over_at_once(bench) -> None:
    table = bench.lay(bots="1")
    table.settle()
    bench.app.apply_settings(bench.app.settings.with_value("text.language", "es").with_value("text.size", 150))
    bench.run(0.05, draw=True)
    assert table.dialogue.asked().words == "¿Te lo quedas o vuelves a lanzar?"
    assert table.board.bar_rect.height == 112
    bench.app.apply_settings(bench.app.settings.with_value("text.language", "en").with_value("text.size", 100))
    bench.run(0.05)
    assert table.board.bar_rect.height == 80


def test_a_kiosk_asks_a_person_that_is_gone_but_never_while_bots_move(bench) -> None:
    from engine.app import Mode
    from engine.scenes.idle import StillThereScene

    table = bench.lay(bots="1")
    table.settle()
    mode, bench.app.mode = bench.app.mode, Mode(visible=False, sound=False, kiosk=True)
    try:
        bench.app.inputs.idle_seconds = bench.app.settings.kiosk.idle_after + 1.0
        bench.run(0.02)
        assert isinstance(bench.app.scenes.top, StillThereScene)
        table = bench.lay(bots="01")
        bench.app.inputs.idle_seconds = bench.app.settings.kiosk.idle_after + 1.0
        bench.run(0.5)
        assert bench.app.scenes.top is table
    finally:
        bench.app.mode = mode
        bench.app.inputs.idle_seconds = 0.0
