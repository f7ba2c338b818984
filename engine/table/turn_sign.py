"""Whose turn it is, told by the pads themselves: the asked one shakes, and its light shows the seat's colour in full.

The name plate in the bar says it for those without a pad that can.
"""

from typing import TYPE_CHECKING

from engine.ui.theme import Color

if TYPE_CHECKING:
    from engine.table.scene import TableScene

SHAKE = (0.25, 0.25, 140)
"""Low and high motor, milliseconds."""
WAITS = 0.12
"""Brightness of the light of a pad whose seat waits."""


def turn_begins(table: "TableScene") -> None:
    """Call it when a question has been put to somebody. It does nothing while the same person goes on."""
    seat, inputs = table.asked_seat, table.host.inputs
    if seat is None or seat == table.signed or table.instant:
        return
    table.signed = seat
    if inputs.seats.shared:
        return
    for each in sorted(table.persons):
        device = inputs.seats.device(each)
        if device is not None and device != inputs.seats.device(seat):
            inputs.light(device, _dimmed(table.kit.theme.seat(table.match.seats[each].look)))
    device = inputs.seats.device(seat)
    if device is not None and len(table.persons) > 1:
        inputs.light(device, table.kit.theme.seat(table.match.seats[seat].look))
        inputs.rumble(device, *SHAKE)


def _dimmed(color: Color) -> Color:
    red, green, blue = (round(part * WAITS) for part in color)
    return red, green, blue
