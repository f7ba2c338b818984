"""Whose doing an event is, and whom it befalls: events name figures and sides, which are somebody's."""

from engine.rules import Event
from games.conan.rules import events
from games.conan.rules.figures import hero_of, is_hero, side_of
from games.conan.rules.state import OVERLORD, ConanState

DOES = ("attacker", "caster", "roller", "by", "leader", "hero", "who", "side")
"""Fields that name who does it; the first that is somebody's counts."""
SUFFERS = ("target", "saved", "on", "hero", "who")
"""Fields that name to whom it happens, unless it is the doer."""
FIGURES = ("unit:", "hero:")
BY_THE_BOOK = (
    events.TileActivated,
    events.TileMoved,
    events.TileTurned,
    events.EventResolved,
    events.ReinforcementStarted,
)
"""What the Overlord does with the Book of Skelos."""


def doer_of(view: ConanState, event: Event) -> int | None:
    if isinstance(event, BY_THE_BOOK):
        return view.overlord
    owners = (_owner(view, getattr(event, name, "")) for name in DOES)
    return next((seat for seat in owners if seat is not None), None)


def befallen(view: ConanState, event: Event) -> frozenset[int]:
    owners, doer = {_owner(view, getattr(event, name, "")) for name in SUFFERS}, doer_of(view, event)
    return frozenset(seat for seat in owners if seat is not None and seat != doer)


def _owner(view: ConanState, name: str) -> int | None:
    """CON-3.2 The seat that leads a hero, or has the units; None for an ally, for all heroes, for no figure."""
    if name == OVERLORD:
        return view.overlord
    if not name.startswith(FIGURES):
        return None
    if is_hero(name):
        return hero_of(view, name).seat
    return view.overlord if side_of(view, name) == OVERLORD else None
