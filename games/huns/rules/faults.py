"""What must hold at every moment, whatever was played."""

from collections import Counter
from collections.abc import Iterator

from games.huns.rules.content import CONTENT
from games.huns.rules.cubes import wagon_spaces
from games.huns.rules.frames import Draw
from games.huns.rules.powers import CARDS, locks_due
from games.huns.rules.state import COLORS, Camp, HunsState
from games.huns.rules.wagons import WAGON_DECK


def faults(state: HunsState) -> list[str]:
    """Broken invariants in words; call it on a whole state (not a view) that waits for an answer or is over."""
    return [
        *_cube_faults(state),
        *_card_faults(state),
        *_wagon_faults(state),
        *_camp_faults(state),
        *_turn_faults(state),
    ]


def _cube_faults(state: HunsState) -> Iterator[str]:
    """HUN-2.4 No valuable comes into being or is lost."""
    wanted = CONTENT.players[state.seats].cubes
    counts = Counter(state.reserve) + Counter(state.hand)
    for camp in state.camps:
        counts += Counter(camp.stash)
        for card in camp.cards:
            counts += Counter(card.cubes)
        for wagon in camp.wagons:
            counts += Counter(filter(None, wagon.cubes))
    for color in COLORS:
        if counts[color] != wanted:
            yield f"{counts[color]} {color} valuables, not {wanted}"
    if any(n < 0 for heap in (state.reserve, *(camp.stash for camp in state.camps)) for n in heap.values()):
        yield "a negative number of valuables"


def _card_faults(state: HunsState) -> Iterator[str]:
    wanted = [card for color in COLORS for card in CONTENT.deck(color, state.seats)]
    found = [card for deck in state.decks.values() for card in deck]
    found += [card.id for camp in state.camps for card in camp.cards]
    found += state.drawn if state.drawn_from in COLORS else []
    found += [card for frame in state.stack if isinstance(frame, Draw) for card in frame.played]
    lost, extra = Counter(wanted) - Counter(found), Counter(found) - Counter(wanted)
    if lost or extra:
        yield f"cards lost: {sorted(lost)}, doubled: {sorted(extra)}"


def _wagon_faults(state: HunsState) -> Iterator[str]:
    found = [*state.wagon_deck, *state.display]
    found += state.drawn if state.drawn_from == WAGON_DECK else []
    for camp in state.camps:
        found += [wagon.id for wagon in camp.wagons] + camp.dispatched
    if sorted(found) != sorted(CONTENT.wagons):
        yield "wagons lost or doubled"
    back = CONTENT.wagons[state.wagon_deck[-1]].back if state.wagon_deck else ""
    if back != state.top_back:
        yield f"the top back is {back!r}, not {state.top_back!r}"
    if len(state.display) < CONTENT.constants.display and state.wagon_deck:
        yield "the display is not refilled (HUN-2.5)"


def _camp_faults(state: HunsState) -> Iterator[str]:
    for seat, camp in enumerate(state.camps):
        for wagon in camp.wagons:
            if all(wagon.cubes):
                yield f"seat {seat} holds the full wagon {wagon.id} (HUN-7.3)"
            if len(wagon.cubes) != len(wagon_spaces(wagon.id)):
                yield f"wagon {wagon.id} has {len(wagon.cubes)} spaces"
        yield from _filled_faults(seat, camp)


def _filled_faults(seat: int, camp: Camp) -> Iterator[str]:
    for card in camp.cards:
        facts = CARDS[card.id]
        if len(card.cubes) > facts.spaces:
            yield f"{card.id} of seat {seat} is overfull"
        if facts.family == "curse" and not card.fled and card.used != (len(card.cubes) == facts.spaces):
            yield f"{card.id} of seat {seat} is {'off' if card.used else 'on'} with {len(card.cubes)} valuables"
    if sum(wagon.locked for wagon in camp.wagons) > locks_due(camp):
        yield f"seat {seat} has a lock without a curse"


def _turn_faults(state: HunsState) -> Iterator[str]:
    numbers = CONTENT.constants
    if state.round > numbers.round_limit or not 0 <= state.turn < numbers.turns_per_round:
        yield f"round {state.round}, turn {state.turn}"
    if state.question is None and (state.hand or state.drawn or state.stack):
        yield "the game is over with work pending"
    if state.drawn and state.looker < 0:
        yield "cards are drawn and nobody looks"
