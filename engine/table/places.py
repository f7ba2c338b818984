"""Which device played which seat of a saved game, so that going on with it needs no pad to be handed out anew."""

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from engine.input.inputs import Inputs
from engine.input.seats import Seats
from engine.saves import write_aside

if TYPE_CHECKING:
    from engine.table.scene import TableScene

FILE = "places.json"
KEPT = 40
Places = dict[str, dict[int, str]]
"""By the save's name: the seats, and what their devices are known by."""


def remember(table: "TableScene") -> None:
    """Keep where the devices of this table sit. A disk that refuses loses a convenience, nothing of the game."""
    if not table.save_name or table.demo:
        return
    path = _file(table)
    places = _read(path)
    places.pop(table.save_name, None)
    places[table.save_name] = table.host.inputs.seats.marks()
    newest = dict(list(places.items())[-KEPT:])
    with contextlib.suppress(OSError):
        write_aside(path, msgspec.json.encode(newest))


def recall(table: "TableScene") -> None:
    """Devices that are plugged in take the seats that they had in this game; who else holds one keeps it."""
    found = _read(_file(table)).get(table.save_name, {}) if table.match.log and not table.demo else {}
    if found:
        inputs = table.host.inputs
        seat_devices(inputs, {seat: mark for seat, mark in found.items() if seat in table.persons})
        settle_shared(inputs.seats, table.persons)


def seat_devices(inputs: Inputs, marks: dict[int, str]) -> None:
    """Each seat's device by its mark, twins in their order."""
    seats = inputs.seats
    before = {seat: device for seat in range(seats.count) if (device := seats.device(seat))}
    free = [device for device in inputs.devices() if device != "mouse"]
    taken: dict[int, str] = {}
    for seat, mark in sorted(marks.items()):
        same = next((device for device in taken.values() if _mark(inputs, device) == mark), None)
        device = next((device for device in free if _mark(inputs, device) == mark), same)
        if device is not None:
            taken[seat] = device
            free = [other for other in free if other != device]
    for seat, device in before.items():
        if device in taken.values():
            seats.leave(seat)
    for seat, device in taken.items():
        seats.claim(seat, device, inputs.guid(device))


def settle_shared(seats: Seats, persons: frozenset[int]) -> None:
    """One device goes round when a person has none of their own; a lost one is waited for."""
    lost = seats.lost()
    seats.shared = any(seats.device(seat) is None and seat not in lost for seat in persons)


def _mark(inputs: Inputs, device: str) -> str:
    return inputs.guid(device) or device


def _file(table: "TableScene") -> Path:
    return table.host.saves.folder.parent / FILE


def _read(path: Path) -> Places:
    with contextlib.suppress(OSError, msgspec.DecodeError, UnicodeDecodeError):
        return msgspec.json.decode(path.read_bytes(), type=Places)
    return {}
