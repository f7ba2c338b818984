"""Where things are on the table of High Throw. Canvas pixels; nothing here knows how anything looks."""

from dataclasses import dataclass

from pygame import Rect

SAFE = Rect(96, 54, 1728, 972)
NEWS = Rect(96, 54, 1300, 60)
FIELD = Rect(96, 128, 1300, 792)
DETAILS = Rect(1416, 54, 408, 866)
BARS = {1.0: 80, 1.25: 96, 1.5: 112, 2.0: 112}
GAP = 18


@dataclass(frozen=True)
class SeatPlace:
    """One player's plate: mark and name on top, the die thrown, and a socket for each round that can be won."""

    plate: Rect
    badge: tuple[int, int]
    name: tuple[int, int]
    die: Rect
    sockets: tuple[tuple[int, int], ...]


def bar(scale: float) -> Rect:
    """The question bar at a text size of 1.0, 1.25, 1.5 or 2.0."""
    tall = BARS.get(scale, BARS[1.0])
    return Rect(SAFE.x, SAFE.bottom - tall, SAFE.w, tall)


def seat_places(seats: int, rounds: int) -> tuple[SeatPlace, ...]:
    """The plates side by side, two to five of them."""
    wide = (FIELD.w - GAP * (seats - 1)) // seats
    return tuple(_place(Rect(FIELD.x + k * (wide + GAP), FIELD.y, wide, 520), rounds) for k in range(seats))


def _place(plate: Rect, rounds: int) -> SeatPlace:
    pitch = min(84, (plate.w - 40) // rounds)
    left = plate.centerx - pitch * (rounds - 1) // 2
    die = Rect(0, 0, 190, 190)
    die.center = plate.centerx, plate.y + 288
    sockets = tuple((left + k * pitch, plate.bottom - 64) for k in range(rounds))
    return SeatPlace(plate, (plate.centerx, plate.y + 76), (plate.centerx, plate.y + 150), die, sockets)


def cup() -> Rect:
    """Where the die waits for the seat on turn."""
    rect = Rect(0, 0, 200, 200)
    rect.center = FIELD.centerx, FIELD.bottom - 122
    return rect
