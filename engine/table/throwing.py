"""The table's part in a roll: it opens the tray, leads the person's hand to it, and makes knocks heard and felt."""

import math
from typing import TYPE_CHECKING

import pygame

from engine.dice.dietypes import die_type
from engine.dice.draw import die_picture
from engine.dice.orientation import resting
from engine.input.actions import Action, DeviceId
from engine.input.inputs import Inputs
from engine.rules import Chance, Roll
from engine.scene import CANVAS
from engine.table.roll_picture import result_picture
from engine.table.rolling import Rolling

if TYPE_CHECKING:
    from engine.table.scene import TableScene

HARD = 0.35
"""Impulse from which a knock of the dice shakes the pad."""
DIRECTIONS = {Action.LEFT: (-1.0, 0.0), Action.RIGHT: (1.0, 0.0), Action.UP: (0.0, -1.0), Action.DOWN: (0.0, 1.0)}


def throw_seed(match_seed: int, answers: int) -> int:
    """The seed of the throw that is answer number `answers` of a match: the same however often it is shown."""
    return Chance((match_seed << 20) ^ answers).bits()


def open_tray(table: "TableScene", question: Roll, person: bool) -> Rolling:
    """The tray for `question`, which must be pending; `person`: it waits for a hand."""
    seed = throw_seed(table.match.seed, len(table.match.log))
    fast = table.host.settings.play.fast_dice or math.isinf(table.speed)
    table.stage.set_legal(None, 0.0)
    table.host.caption("caption-dice")
    return Rolling(table.kit, question, table.board.tray_rect, _floor(table), seed, person, fast)


def warm_tray(table: "TableScene") -> None:
    """Draw a tray with every die and every result once where nobody sees it: they would cost frames in mid-game."""
    sides = table.match.rules.sides
    if sides:
        spare = Rolling(table.kit, Roll(0, tuple(sides), ""), table.board.tray_rect, _floor(table), 0, False, True)
        spare.view.draw(pygame.Surface(CANVAS))
        for die, faces in sides.items():
            die_picture(die_type(die), resting(0, 0.3, faces), spare.view.half)
            for face in range(faces):
                result_picture(die, face)


def _floor(table: "TableScene") -> int:
    """What the tray and its row of results stand on."""
    return table.board.bar_rect.top - 8


def run_throw(table: "TableScene", rolling: Rolling, dt: float) -> None:
    """One step of an open tray. When it has closed, `rolling.done` holds and its faces are the answer."""
    if table.instant:
        rolling.finish()
        return
    if rolling.waiting:
        _lead_hand(table, rolling)

    def knock(impulse: float, pan: float, on_die: bool) -> None:
        table.host.audio.die(impulse, pan, on_die)
        if impulse > HARD and rolling.question.seat in table.persons:
            inputs = table.host.inputs
            inputs.rumble(inputs.seats.prompt_device(rolling.question.seat), 0.2, min(1.0, impulse), 60)

    rolling.update(dt, table.speed, knock)


def _lead_hand(table: "TableScene", rolling: Rolling) -> None:
    """A person's hand: aim, and the rattle of the dice in it."""
    inputs, audio = table.host.inputs, table.host.audio
    rolling.steer(*steering(inputs, inputs.seats.prompt_device(rolling.question.seat)))
    if rolling.hand.charging:
        audio.loop("dice_shake", 0.4 + 0.6 * rolling.hand.power)
    else:
        audio.stop("dice_shake")


def steering(inputs: Inputs, device: DeviceId) -> tuple[float, float]:
    """Stick, d-pad or arrow keys of a device as one direction."""
    x, y = inputs.stick(device)
    for action, (dx, dy) in DIRECTIONS.items():
        if inputs.held(device, action):
            x, y = x or dx, y or dy
    return x, y
