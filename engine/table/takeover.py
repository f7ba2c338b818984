"""A bot takes a person's seat, or a person a bot's, in mid-game; and a seat goes to another device."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from engine.input.actions import KEYBOARD, MOUSE, DeviceId
from engine.table.places import remember, settle_shared

if TYPE_CHECKING:
    from engine.table.scene import TableScene


def change_players(table: "TableScene", bots: Mapping[int, str]) -> None:
    """From now on these seats are played by the named strengths, or by persons where the name is empty.

    What is shown is brought to its end, and the pending question is put anew to whoever sits there now; a throw that
    is under way falls as it was thrown. No hand stays open: whose secrets are shown is decided from the beginning. The
    game is saved with its new seats. Nothing happens where nothing changes.
    """
    match = table.match
    seats = tuple(msgspec.structs.replace(spec, bot=bots.get(n, spec.bot)) for n, spec in enumerate(match.seats))
    if seats == match.seats:
        return
    table.playback.finish()
    changed = [n for n, spec in enumerate(seats) if spec.bot != match.seats[n].bot]
    match.seats = seats
    table.playback.seats = table.chrome.seats = seats
    table.playback.persons = frozenset(n for n, spec in enumerate(seats) if not spec.bot)
    _move_devices(table)
    _ask_anew(table)
    table.autosave.keep(match)
    remember(table)
    for n in changed:
        key = "seats-now-bot" if seats[n].bot else "seats-now-person"
        table.host.toast(table.kit.say(key, name=seats[n].name), seat=seats[n].look)


def _move_devices(table: "TableScene") -> None:
    """A bot holds nothing."""
    held = table.host.inputs.seats
    for n, spec in enumerate(table.match.seats):
        if spec.bot:
            held.leave(n)
    settle_shared(held, table.playback.persons)


def _ask_anew(table: "TableScene") -> None:
    rolling = table.rolling
    table.secrecy.clear()
    table.waiting.clear()
    if rolling is not None and not rolling.waiting:
        table.waiting.rolling = rolling
    table.host.audio.stop("dice_shake")
    table.signed = None
    table.secrecy.shut()
    table.secrecy.begin()
    table.show_now()


def hand_over(table: "TableScene", seat: int, device: DeviceId) -> None:
    """`device` plays this person's seat from now on. Who held the device takes the one that the seat had, if any."""
    inputs = table.host.inputs
    device = KEYBOARD if device == MOUSE else device
    before = inputs.seats.device(seat)
    for other in inputs.seats.seats_of(device):
        if before is not None:
            inputs.seats.claim(other, before, inputs.guid(before))
        elif other != seat:
            inputs.seats.leave(other)
    inputs.seats.claim(seat, device, inputs.guid(device))
    settle_shared(inputs.seats, table.persons)
    table.signed = None
    remember(table)
