"""Who holds which device. A seat owns a player; pads are borrowed: one each, or one passed round. Pure."""

from dataclasses import dataclass, field

from engine.input.actions import KEYBOARD, MOUSE, TOUCH, DeviceId

STRANGER = -1
"""The seat of what a device without a seat does while everybody else at the table plays with their own."""


@dataclass
class Seats:
    """Seats 0..count-1. With `shared` every device speaks for whoever is asked; else those with a seat speak for it."""

    count: int = 5
    shared: bool = False
    _holder: dict[int, DeviceId] = field(default_factory=dict)
    _lost: dict[int, tuple[str, DeviceId]] = field(default_factory=dict)  # seat: its pad's mark, and the pad
    _known_by: dict[DeviceId, str] = field(default_factory=dict)
    _last: dict[int, DeviceId] = field(default_factory=dict)
    last_device: DeviceId = "keyboard"

    # ------------------------------------------------------------ holding
    def device(self, seat: int) -> DeviceId | None:
        """The device that a seat holds, or None (shared, free or lost)."""
        return self._holder.get(seat)

    def seats_of(self, device: DeviceId) -> tuple[int, ...]:
        return tuple(sorted(seat for seat, holder in self._holder.items() if holder == device))

    def free(self) -> tuple[int, ...]:
        """Seats that nobody holds and no lost pad waits for."""
        return tuple(seat for seat in range(self.count) if seat not in self._holder and seat not in self._lost)

    def join(self, device: DeviceId, known_by: str = "") -> int | None:
        """The device takes the lowest free seat and gets its number; its old seat if it has one; None when full."""
        if held := self.seats_of(device):
            return held[0]
        free = self.free()
        if not free:
            return None
        self.claim(free[0], device, known_by)
        return free[0]

    def claim(self, seat: int, device: DeviceId, known_by: str = "") -> None:
        """The device takes this very seat, held, lost or free; it keeps the seats that it has."""
        self._holder[seat] = device
        self._lost.pop(seat, None)
        self._last[seat] = device
        self._known_by[device] = known_by or device

    def leave(self, seat: int) -> None:
        """The seat is free again."""
        for table in (self._holder, self._lost, self._last):
            table.pop(seat, None)

    def clear(self) -> None:
        for seat in range(self.count):
            self.leave(seat)

    # ------------------------------------------------------------ lost and found
    def lose(self, device: DeviceId) -> tuple[int, ...]:
        """The device is gone: its seats stay kept for it. Returns those seats."""
        seats = self.seats_of(device)
        for seat in seats:
            del self._holder[seat]
            self._lost[seat] = self._known_by.get(device, device), device
        return seats

    def find(self, device: DeviceId, known_by: str) -> tuple[int, ...]:
        """A device came: it gets back the seats of the first lost pad known by the same mark. Returns those seats."""
        pad = next((pad for mark, pad in self._lost.values() if mark == known_by), None)
        seats = tuple(sorted(seat for seat, (_, lost) in self._lost.items() if lost == pad))
        for seat in seats:
            self.claim(seat, device, known_by)
        return seats

    def lost(self) -> tuple[int, ...]:
        """Seats whose pad is gone; any pad may claim them."""
        return tuple(sorted(self._lost))

    # ------------------------------------------------------------ speaking
    def speaks_for(self, device: DeviceId, asking: int | None) -> int | None:
        """The seat that an input of this device belongs to while `asking` is the seat that is asked."""
        held = self.seats_of(device)
        if device in (MOUSE, TOUCH) and not held:  # one pair of hands
            held = self.seats_of(KEYBOARD)
        if self.shared or asking in held:
            return asking
        if held:
            return held[0]
        return STRANGER if self._answered_for(asking) else asking

    def _answered_for(self, seat: int | None) -> bool:
        """The seat has a device of its own, and so has somebody else: no other may answer in its place."""
        return seat in self._holder and len({*self._holder.values(), *self._lost.values()}) > 1

    # ------------------------------------------------------------ remembered
    def marks(self) -> dict[int, str]:
        """What the devices of held and lost seats are known by, to find them again in another run."""
        held = {seat: self._known_by.get(device, device) for seat, device in self._holder.items()}
        return {**{seat: mark for seat, (mark, _) in self._lost.items()}, **held}

    def used(self, device: DeviceId, seat: int | None) -> None:
        """Note the device last used, so that prompts show its buttons."""
        self.last_device = device
        if seat is not None and seat != STRANGER:
            self._last[seat] = device

    def prompt_device(self, seat: int | None) -> DeviceId:
        """The device whose buttons a prompt for this seat shows."""
        if seat is None:
            return self.last_device
        return self._last.get(seat) or self._holder.get(seat) or self.last_device
