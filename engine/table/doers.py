"""Whose doing an event is, and whom it befalls, where its fields name seats by number."""

from engine.rules import Event

BEFALLS = ("to", "to_seat", "other", "victim", "target", "owner")
"""Fields that name a seat to which something happens; `seat` names whose doing it is."""


def doer_of(event: Event) -> int | None:
    """The seat whose doing it is; None: nobody's."""
    seat = getattr(event, "seat", None)
    return seat if isinstance(seat, int) and seat >= 0 else None


def befallen(event: Event) -> frozenset[int]:
    """The other seats that the event names."""
    found = (getattr(event, name, None) for name in BEFALLS)
    return frozenset(seat for seat in found if isinstance(seat, int) and seat >= 0)
