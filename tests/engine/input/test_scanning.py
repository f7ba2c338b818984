"""One button for all: the walk, short and long presses, and when it rests."""

from engine.input.actions import Action
from engine.input.events import ActionEvent
from engine.input.scanning import Scanner

PRESS, RELEASE = ActionEvent(Action.ACCEPT, "press", "pad:1"), ActionEvent(Action.ACCEPT, "release", "pad:1")


def scanner(every: float = 1.0) -> Scanner:
    found = Scanner()
    found.every = every
    return found


def pressed(events: list[ActionEvent]) -> list[Action]:
    return [event.action for event in events if event.phase == "press"]


def walked(found: Scanner, seconds: float) -> list[Action]:
    steps: list[ActionEvent] = []
    for _ in range(round(seconds * 100)):
        steps += found.tick(0.01, "pad:1")
    return pressed(steps)


def test_off_it_hands_everything_on() -> None:
    found = scanner(0.0)
    assert found.hear(PRESS) == [PRESS] and found.tick(9.0, "pad:1") == []


def test_the_focus_goes_one_step_a_second_down_the_list() -> None:
    assert walked(scanner(), 3.05) == [Action.DOWN] * 3


def test_a_short_press_chooses_when_it_is_let_go() -> None:
    found = scanner()
    assert found.hear(PRESS) == []
    found.tick(0.6, "pad:1")
    assert pressed(found.hear(RELEASE)) == [Action.ACCEPT]


def test_a_longer_press_goes_back_and_the_focus_stands_meanwhile() -> None:
    found = scanner()
    walked(found, 0.5)
    found.hear(PRESS)
    assert walked(found, 0.9) == []
    assert pressed(found.hear(RELEASE)) == [Action.BACK]


def test_held_on_the_focus_walks_sideways_until_it_is_let_go() -> None:
    found = scanner()
    found.hear(PRESS)
    assert walked(found, 3.85) == [Action.RIGHT] * 3  # at 1.8, 2.8 and 3.8
    assert found.hear(RELEASE) == []


def test_dice_are_held_and_let_go_by_the_button_itself() -> None:
    found = scanner()
    found.walk = lambda: None
    assert found.hear(PRESS) == [PRESS]
    assert walked(found, 2.0) == []
    assert found.hear(RELEASE) == [RELEASE]


def test_after_25_seconds_it_rests_and_a_press_only_wakes_it() -> None:
    found = scanner()
    assert len(walked(found, 30.0)) == 24
    assert found.hear(PRESS) == [] and found.hear(RELEASE) == []
    assert walked(found, 1.05) == [Action.DOWN]


def test_whoever_moves_the_focus_by_hand_has_three_steps_of_peace() -> None:
    found = scanner()
    up = ActionEvent(Action.UP, "press", "keyboard")
    assert found.hear(up) == [up]
    assert walked(found, 3.9) == []
    assert walked(found, 0.2) == [Action.DOWN]
