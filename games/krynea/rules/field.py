"""KRY-5, KRY-12, KRY-19.3 Where things are: battalions, what faces what, who is whose enemy, the ten ranges."""

from collections.abc import Iterator

from games.krynea.rules.content import CARDS
from games.krynea.rules.state import BATTALIONS, Army, KryneaState, Unit

Spot = tuple[int, int, int]
"""Seat, battalion, index of an active unit; index 0 is the first line (KRY-5.2)."""


def ref(seat: int, card: int) -> str:
    return f"{seat}:{card}"


def read_ref(name: str) -> tuple[int, int]:
    seat, card = name.split(":")
    return int(seat), int(card)


def unit_place(seat: int, card: int) -> str:
    return f"unit:{seat}/{card}"


def battalion_place(seat: int, battalion: int) -> str:
    return f"battalion:{seat}/{battalion}"


def slug(card: int) -> str:
    return CARDS[card].slug


def lines(s: KryneaState, seat: int, battalion: int) -> list[Unit]:
    """The active units of a battalion, first line first."""
    return s.armies[seat].battalions[battalion].units


def units(s: KryneaState, seat: int) -> Iterator[tuple[int, int, Unit]]:
    """Every active unit of `seat` with its battalion and index."""
    for number, battalion in enumerate(s.armies[seat].battalions):
        for index, unit in enumerate(battalion.units):
            yield number, index, unit


def find(s: KryneaState, seat: int, card: int) -> tuple[int, int] | None:
    """Battalion and index of an active unit, None when it is not in play or hidden."""
    for number, battalion in enumerate(s.armies[seat].battalions):
        for index, unit in enumerate(battalion.units):
            if unit.card == card:
                return number, index
    return None


def unit_of(s: KryneaState, seat: int, card: int) -> Unit:
    """The active unit `card` of `seat`, which must be in play."""
    found = find(s, seat, card)
    assert found is not None, f"{slug(card)} of seat {seat} is not in play"
    return lines(s, seat, found[0])[found[1]]


def allies(s: KryneaState, seat: int) -> tuple[int, ...]:
    """KRY-19.6 The seats of one side: with four players those who sit opposite."""
    return (seat, (seat + 2) % 4) if len(s.armies) == 4 else (seat,)


def enemies(s: KryneaState, seat: int) -> list[int]:
    """KRY-19.9 The enemy seats, clockwise; allies are no enemies."""
    n, own = len(s.armies), allies(s, seat)
    return [other for step in range(1, n) if (other := (seat + step) % n) not in own]


def clockwise(s: KryneaState, first: int) -> list[int]:
    """Every army's seat, in turn order from `first`."""
    n = len(s.armies)
    return [(first + step) % n for step in range(n)]


def facing(s: KryneaState, seat: int, battalion: int) -> tuple[int, int]:
    """KRY-5.1, KRY-19.3 The battalion that faces this one."""
    n = len(s.armies)
    if n == 2:
        return 1 - seat, battalion
    return (seat + (1 if battalion < 2 else -1)) % n, 3 - battalion


def engagements(s: KryneaState) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """KRY-5.1, KRY-19.3 The pairs of facing battalions: 4 with two armies, 6 with three, 8 with four."""
    if len(s.armies) == 2:
        return [((0, number), (1, number)) for number in range(BATTALIONS)]
    return [((seat, number), facing(s, seat, number)) for seat in range(len(s.armies)) for number in (0, 1)]


def engagement_of(s: KryneaState, seat: int, battalion: int) -> int:
    """The number of the engagement that the battalion is in."""
    if len(s.armies) == 2:
        return battalion
    if battalion >= 2:
        seat, battalion = facing(s, seat, battalion)
    return seat * 2 + battalion


def beside(battalion: int) -> list[int]:
    """KRY-5.6 The numbers of the adjacent battalions of one row."""
    return [number for number in (battalion - 1, battalion + 1) if 0 <= number < BATTALIONS]


def within(s: KryneaState, seat: int, battalion: int, code: str) -> list[tuple[int, int]]:
    """KRY-12.1 The enemy units (seat, card) that the range `code` reaches from an own battalion."""
    return [(other, lines(s, other, number)[at].card) for other, number, at in _spots(s, seat, battalion, code)]


def _spots(s: KryneaState, seat: int, battalion: int, code: str) -> Iterator[Spot]:
    width, depth = code.split("_", 1)
    if width == "any":
        rows = [(other, number) for other in enemies(s, seat) for number in range(BATTALIONS)]
    elif code == "first_adj":
        numbers = [battalion, *beside(battalion)]
        rows, depth = [facing(s, seat, number) for number in numbers], "first"
    else:
        rows = [facing(s, seat, battalion)]
    for other, number in rows:
        size = len(lines(s, other, number))
        for at in _DEPTHS[depth]:
            if at < size:
                yield other, number, at
        if depth in ("any", "rear", "enemy"):
            yield from ((other, number, at) for at in range(2, size))


_DEPTHS = {"first": (0,), "second": (1,), "van": (0, 1), "any": (0, 1), "enemy": (0, 1), "rear": ()}
"""Which vanguard lines a range reaches; "any", "rear" and "enemy" reach the rear too."""


def in_vanguard(s: KryneaState, seat: int, battalion: int) -> list[tuple[int, int]]:
    """The vanguard units (seat, card) of a battalion."""
    return [(seat, unit.card) for unit in lines(s, seat, battalion)[:2]]


def smallest(army: Army, among: list[int]) -> int:
    """The fewest active units in one of the battalions `among`."""
    return min(len(army.battalions[number].units) for number in among)
