"""Saved games played again; games put away when they are over; what was taken back and done again."""

from engine.dice.throw import simulate
from engine.input.actions import Action
from engine.rules import Chance, Match, Roll, Score, ThrowRecord
from engine.rules.match import Entry, play_on
from engine.rules.result import Result, rank, tie_key
from engine.table.dialogue import REDO
from engine.table.replay import recalled_throw
from engine.table.scene import TableScene


def _played(bench, seed: int = 5) -> Match:
    match, chance = bench.lay(seed=seed).match, Chance(3)
    while not match.over:
        play_on(match, chance)
    return match


def test_a_saved_game_is_played_again_to_the_same_end(bench) -> None:
    saved = _played(bench)
    table = TableScene.replay(bench.app, bench.app.titles["_template"], saved)
    bench.app.scenes.clear_to(table)
    table.fast.latched = True
    bench.until(lambda: table.match.over, 120)
    assert [entry.answer for entry in table.match.log] == [entry.answer for entry in saved.log]
    assert table.match.state == saved.state
    assert not table.persons and not table.save_name  # nobody is asked, nothing is saved


def test_a_replay_ends_with_the_results(bench, monkeypatch) -> None:
    shown = []
    monkeypatch.setattr(bench.app, "show_results", lambda title, match: shown.append(match.over))
    table = TableScene.replay(bench.app, bench.app.titles["_template"], _played(bench))
    bench.app.scenes.clear_to(table)
    table.fast.latched = True
    bench.until(lambda: table.over, 120)
    assert shown == [True]


def test_the_record_of_a_game_left_half_way_ends_with_the_title_screen(bench, monkeypatch) -> None:
    shown = []
    monkeypatch.setattr(bench.app, "show_title", lambda: shown.append(True))
    saved, chance = bench.lay().match, Chance(3)
    for _ in range(2):
        play_on(saved, chance)
    table = TableScene.replay(bench.app, bench.app.titles["_template"], saved)
    bench.app.scenes.clear_to(table)
    table.fast.latched = True
    bench.until(lambda: table.over, 60)
    assert shown == [True] and len(table.match.log) == 2


def test_dice_end_on_the_recorded_faces_with_the_recorded_hand(bench) -> None:
    die = next(iter(bench.lay().match.rules.sides))
    for face in range(6):
        entry = Entry(0, "throw", [face], throw=ThrowRecord(11, 0.7, 0.2, 0.1))
        throw = recalled_throw(Roll(0, (die,), "throw"), entry, 4)
        assert throw.gesture.power == 0.7 and throw.seed == 11
        assert simulate(throw).faces == (face,)


def test_a_finished_game_leaves_no_save(bench, monkeypatch) -> None:
    monkeypatch.setattr(bench.app, "show_results", lambda title, match: None)
    table = bench.lay(bots="01", save_name="_template-77")
    table.fast.latched = True
    bench.until(lambda: table.over, 120)
    assert "_template-77" not in {slot.name for slot in bench.app.saves.slots()}


def test_what_was_taken_back_is_done_again_from_the_list(bench) -> None:
    table = bench.lay()
    table.settle()
    bench.tap(Action.ACCEPT, seat=0)
    before = len(table.match.log)
    assert table.undo() and table.can_redo
    table.settle()
    bench.tap(Action.ALT, seat=0)
    assert REDO in [item.id for item in table.dialogue.choices.menu.items]
    table.redo()
    assert len(table.match.log) == before and not table.can_redo


def test_nothing_is_done_again_once_something_else_was_decided(bench) -> None:
    table = bench.lay()
    table.settle()
    bench.tap(Action.ACCEPT, seat=0)
    assert not table.can_redo


def test_what_decided_between_seats_that_are_level() -> None:
    def result(*rows: tuple[int, tuple[int, ...]]) -> Result:
        scores = tuple(Score(n, total, (), ties) for n, (total, ties) in enumerate(rows))
        return rank(scores)

    assert tie_key(result((5, (1, 1)), (4, (9, 9)))) == ""
    assert tie_key(result((5, (1, 9)), (5, (2, 0)))) == "tie-1"
    assert tie_key(result((5, (2, 1)), (5, (2, 0)), (5, (1, 7)))) == "tie-2"
    assert tie_key(result((5, (2, 1)), (5, (2, 1)))) == "tie-shared"
