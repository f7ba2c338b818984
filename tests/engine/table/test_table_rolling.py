"""The faces on top are the answer, watched or skipped, by hand or by bot."""

import pygame
import pytest

from engine.dice.throw import Gesture, Throw, simulate
from engine.input.actions import Action
from engine.input.events import ActionEvent, PointerEvent
from engine.rules import Roll
from engine.table.roll_picture import draw_dice, draw_tray
from engine.table.rolling import LEAST_SEEN, Rolling, bot_gesture
from engine.table.throwing import throw_seed
from games._template.board.dice import DIE

AREA = pygame.Rect(96, 126, 1300, 800)
DICE = (DIE,) * 4


@pytest.fixture
def kit(app):
    return app.kit


def rolling(kit, person: bool = False, fast: bool = False, seed: int = 99) -> Rolling:
    return Rolling(kit, Roll(0, DICE, "throw"), AREA, 940, seed, person, fast)


def watch(roll: Rolling, speed: float = 1.0, dt: float = 1 / 120, limit: float = 12.0) -> float:
    seconds = 0.0
    while not roll.done and seconds < limit:
        roll.update(dt, speed, lambda impulse, pan, on_die: None)
        seconds += dt
    assert roll.done
    return seconds


def test_the_answer_is_what_the_recorded_throw_shows(kit) -> None:
    roll = rolling(kit)
    watch(roll)
    record = roll.record
    again = simulate(Throw(DICE, Gesture(record.power, record.angle, record.spin), record.seed))
    assert tuple(roll.faces) == again.faces


@pytest.mark.parametrize("speed", [4.0, 16.0, float("inf")])
def test_faster_is_the_same_result(kit, speed: float) -> None:
    slow, quick = rolling(kit), rolling(kit)
    assert watch(quick, speed) < watch(slow)
    assert quick.faces == slow.faces


def test_not_watching_at_all_is_the_same_result(kit) -> None:
    watched, unseen = rolling(kit), rolling(kit)
    watch(watched)
    assert unseen.finish() == watched.faces


def test_however_fast_something_is_seen_to_change(kit) -> None:
    roll = rolling(kit, fast=True)
    assert watch(roll, float("inf")) >= 2 * LEAST_SEEN  # the flight, and then what fell


def test_any_press_goes_on_with_the_same_throw(kit) -> None:
    watched, pressed = rolling(kit), rolling(kit)
    watch(watched)
    seconds = 0.0
    while not pressed.done:
        pressed.handle(ActionEvent(Action.ACCEPT, "press", "keyboard", 0))
        pressed.update(1 / 120, 1.0, lambda impulse, pan, on_die: None)
        seconds += 1 / 120
    assert pressed.faces == watched.faces and seconds < 1.5


def test_five_seconds_without_a_picture_change_nothing(kit) -> None:
    """B18: the window is dragged, the loop stands still, one step is huge."""
    calm, stalled = rolling(kit), rolling(kit)
    watch(calm)
    for dt in (0.4, 0.1, 5.0):
        stalled.update(dt, 1.0, lambda impulse, pan, on_die: None)
    watch(stalled)
    assert stalled.faces == calm.faces


def test_a_person_holds_aims_and_lets_go(kit) -> None:
    roll = rolling(kit, person=True)
    roll.update(1.0, 1.0, lambda *_: None)
    assert roll.waiting
    roll.handle(ActionEvent(Action.ACCEPT, "press", "pad:1", 0))
    roll.steer(0.0, 1.0)
    for _ in range(54):  # 0.45 s: half of the way to full strength
        roll.update(1 / 120, 1.0, lambda *_: None)
    roll.handle(ActionEvent(Action.ACCEPT, "release", "pad:1", 0))
    assert not roll.waiting
    assert roll.record.power == pytest.approx(0.5, abs=0.02)
    assert roll.record.angle > 0.4


def test_back_keeps_the_dice_in_the_hand(kit) -> None:
    roll = rolling(kit, person=True)
    roll.handle(ActionEvent(Action.ACCEPT, "press", "pad:1", 0))
    roll.handle(ActionEvent(Action.BACK, "press", "pad:1", 0))
    roll.handle(ActionEvent(Action.ACCEPT, "release", "pad:1", 0))
    assert roll.waiting


def test_a_mouse_flicks(kit) -> None:
    roll = rolling(kit, person=True)
    x, y = roll.view.rect.center
    roll.handle(PointerEvent("press", (x, y), 1))
    for step in range(1, 8):
        roll.update(1 / 120, 1.0, lambda *_: None)
        roll.handle(PointerEvent("move", (x + 20 * step, y), 0, (20, 0)))
    roll.handle(PointerEvent("release", (x + 140, y), 1))
    assert not roll.waiting and abs(roll.record.angle) < 0.01


def test_bots_never_throw_twice_alike_and_seeds_differ_by_answer() -> None:
    assert len({bot_gesture(seed) for seed in range(20)}) == 20
    assert all(0 < bot_gesture(seed).power <= 1 for seed in range(50))
    assert throw_seed(7, 1) == throw_seed(7, 1) != throw_seed(7, 2) != throw_seed(8, 2)


def test_the_row_of_results_stays_below_the_tray_while_it_sinks(kit) -> None:
    roll = rolling(kit)
    while roll.phase != "closing":
        roll.update(1 / 120, 1.0, lambda impulse, pan, on_die: None)
    for _ in range(20):
        roll.update(1 / 120, 1.0, lambda impulse, pan, on_die: None)
    both, dice = pygame.Surface((1920, 1080)), pygame.Surface((1920, 1080))
    draw_tray(both, roll)
    draw_tray(dice, roll)
    assert roll.view.rect.y > roll.home.y + 30, "the tray is on its way"
    draw_dice(both, roll)
    roll.view.draw_dice(dice)
    tray = roll.view.rect.clip(both.get_rect())
    assert both.subsurface(tray).get_buffer().raw == dice.subsurface(tray).get_buffer().raw
    assert both.get_buffer().raw != dice.get_buffer().raw, "the row is still seen"
