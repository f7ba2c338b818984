"""Valuables on the move: every function changes the position and tells of it.

Places are element ids such as "pile:blue", "camp:1/stash/blue", "camp:1/wagon:0/space:2" and "camp:1/card:MC01".
"""

from collections.abc import Sequence

from engine.rules import emit
from games.huns.rules import events
from games.huns.rules.content import CONTENT
from games.huns.rules.powers import CARDS, find_card, is_full, locks_due
from games.huns.rules.state import COLORS, Camp, Card, HunsState


def stashed(camp: Camp) -> list[str]:
    """The colours that lie in the stash."""
    return [color for color in COLORS if camp.stash.get(color, 0) > 0]


def stash_total(camp: Camp) -> int:
    return sum(camp.stash.values())


def stash_place(seat: int, color: str) -> str:
    return f"camp:{seat}/stash/{color}"


def space_place(seat: int, wagon: int, space: int) -> str:
    return f"camp:{seat}/wagon:{wagon}/space:{space}"


def card_place(seat: int, card_id: str) -> str:
    return f"camp:{seat}/card:{card_id}"


def take_from_pile(state: HunsState, seat: int, color: str, n: int, cause: str) -> int:
    """HUN-5.2 Up to `n` valuables go from the pile of `color` into the hand of `seat`; returns how many."""
    n = min(n, state.reserve[color])
    if n > 0:
        state.reserve[color] -= n
        state.hand += [color] * n
        emit(state, events.CubesTaken(seat=seat, color=color, n=n, source=f"pile:{color}", cause=cause))
    return n


def stash_from_pile(state: HunsState, seat: int, color: str, n: int, cause: str) -> None:
    """Up to `n` valuables go from the pile of `color` straight into the stash of `seat`."""
    n = min(n, state.reserve[color])
    if n > 0:
        state.reserve[color] -= n
        add_to_stash(state, seat, color, n, f"pile:{color}", cause)


def add_to_stash(state: HunsState, seat: int, color: str, n: int, source: str, cause: str) -> None:
    """`n` valuables, taken away from `source` already, go into the stash of `seat`."""
    stash = state.camps[seat].stash
    stash[color] = stash.get(color, 0) + n
    emit(state, events.CubesStashed(seat=seat, color=color, n=n, source=source, cause=cause))


def put_on_card(state: HunsState, seat: int, card: Card, color: str) -> None:
    """HUN-6.2 A valuable, taken from the hand already, goes on a card with an empty space."""
    card.cubes.append(color)
    emit(state, events.CubeLoaded(seat=seat, color=color, to=card_place(seat, card.id)))
    if is_full(card):
        _complete(state, seat, card)


def _complete(state: HunsState, seat: int, card: Card) -> None:
    """HUN-8.3, HUN-8.4 A full mercenary starts to work; a full curse is off for good."""
    if CARDS[card.id].family == "mercenary":
        emit(state, events.MercenaryFilled(seat=seat, card=card.id))
    else:
        card.used = True
        emit(state, events.CurseFilled(seat=seat, card=card.id))
        unlock_wagons(state, seat)


def unlock_wagons(state: HunsState, seat: int) -> None:
    """Take away the locks of curses that are gone."""
    camp = state.camps[seat]
    over = sum(wagon.locked for wagon in camp.wagons) - locks_due(camp)
    for index, wagon in enumerate(camp.wagons):
        if wagon.locked and over > 0:
            wagon.locked = False
            over -= 1
            emit(state, events.WagonUnlocked(seat=seat, index=index, wagon=wagon.id))


def put_on_wagon(state: HunsState, seat: int, color: str, wagon: int, space: int, source: str = "hand") -> bool:
    """HUN-7.1 A valuable, taken from `source` already, goes on a wagon space; returns whether the wagon is full."""
    cubes = state.camps[seat].wagons[wagon].cubes
    cubes[space] = color
    emit(state, events.CubeLoaded(seat=seat, color=color, to=space_place(seat, wagon, space), source=source))
    return all(cubes)


def take_out(state: HunsState, source: str, color: str) -> None:
    """Lift a valuable of `color` from `source`, a stash, wagon space or card. The caller tells where it goes."""
    seat, kind, at, space = _parse(source)
    camp = state.camps[seat]
    if kind == "stash":
        camp.stash[color] -= 1
    elif kind == "wagon":
        camp.wagons[int(at)].cubes[space] = ""
    else:
        find_card(state, seat, at).cubes.remove(color)


def after_loss(state: HunsState, source: str) -> None:
    """HUN-8.3 Tell when a mercenary that was full has lost a valuable; call it after telling of the loss."""
    seat, kind, at, _ = _parse(source)
    if kind == "card" and len(find_card(state, seat, at).cubes) == CARDS[at].spaces - 1:
        emit(state, events.MercenaryBroken(seat=seat, card=at))


def to_pile(state: HunsState, seat: int, source: str, color: str, cause: str) -> None:
    """HUN-12.1 A valuable goes from `source`, in the camp of `seat`, to the pile of its colour."""
    take_out(state, source, color)
    state.reserve[color] += 1
    to = f"pile:{color}"
    emit(state, events.CubesReturned(seat=seat, color=color, n=1, source=source, to=to, cause=cause))
    after_loss(state, source)


def steal(state: HunsState, seat: int, source: str, color: str, cause: str) -> None:
    """A valuable goes from `source`, in the camp of an opponent, into the hand of `seat`."""
    take_out(state, source, color)
    state.hand.append(color)
    victim = _parse(source)[0]
    emit(state, events.CubeStolen(seat=seat, victim=victim, color=color, source=source, cause=cause))
    after_loss(state, source)


def give_back(state: HunsState, seat: int, colors: Sequence[str], sources: Sequence[str]) -> None:
    """HUN-5.5 Valuables, taken from the hand already, go back to where they came from."""
    counts: dict[tuple[str, str], int] = {}
    for color, source in zip(colors, sources, strict=True):
        counts[color, source] = counts.get((color, source), 0) + 1
    for (color, source), n in counts.items():
        _put_back(state, color, source, n)
        emit(state, events.CubesReturned(seat=seat, color=color, n=n, source="hand", to=source))
        _after_return(state, source)


def _after_return(state: HunsState, source: str) -> None:
    if source.startswith("pile:"):
        return
    seat, kind, at, _ = _parse(source)
    if kind == "card" and is_full(find_card(state, seat, at)):
        emit(state, events.MercenaryFilled(seat=seat, card=at))


def _put_back(state: HunsState, color: str, source: str, n: int) -> None:
    if source.startswith("pile:"):
        state.reserve[color] += n
        return
    seat, kind, at, space = _parse(source)
    camp = state.camps[seat]
    if kind == "stash":
        camp.stash[color] += n
    elif kind == "wagon":
        camp.wagons[int(at)].cubes[space] = color
    else:
        find_card(state, seat, at).cubes += [color] * n


def _parse(source: str) -> tuple[int, str, str, int]:
    """`camp:1/wagon:0/space:2` as (1, "wagon", "0", 2); the parts that a place lacks are empty or 0."""
    camp, _, rest = source.partition("/")
    zone, _, tail = rest.partition("/")
    kind, _, at = zone.partition(":")
    return int(camp[5:]), kind, at, int(tail[6:]) if kind == "wagon" else 0


def opponents(state: HunsState, seat: int) -> list[int]:
    """HUN-9.4 The other seats, clockwise from `seat`."""
    return [(seat + step) % state.seats for step in range(1, state.seats)]


def wagon_spaces(wagon_id: str) -> tuple[str, ...]:
    spaces: tuple[str, ...] = CONTENT.wagons[wagon_id].spaces
    return spaces
