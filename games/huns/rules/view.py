"""HUN-1.6 Who may know what, and what the unknown may be."""

from collections.abc import Iterable

from engine.rules import BLANK, Chance, copy_state
from engine.rules.chance import shuffle
from engine.rules.question import blank_question
from games.huns.rules.content import CONTENT
from games.huns.rules.frames import Draw
from games.huns.rules.state import COLORS, HunsState
from games.huns.rules.wagons import WAGON_DECK


def view(state: HunsState, seat: int | None) -> HunsState:
    """HUN-1.6 All is open except the order and faces of the decks, and cards seen while drawing."""
    seen = copy_state(state)
    seen.rng = 0
    for color, deck in seen.decks.items():
        seen.decks[color] = [BLANK] * len(deck)
    seen.wagon_deck = [BLANK] * len(seen.wagon_deck)
    if seat is None or seat != seen.looker:
        seen.drawn = [BLANK] * len(seen.drawn)
    seen.question = blank_question(state.question, seat)
    return seen


def resample(seen: HunsState, chance: Chance) -> HunsState:
    """A possible world behind the view `seen`: every blank filled with a card that is nowhere in sight."""
    world = copy_state(seen)
    world.rng = chance.below(1 << 63)
    for color in COLORS:
        _deal_deck(world, color, chance)
    _deal_wagons(world, chance)
    return world


def _deal_deck(world: HunsState, color: str, chance: Chance) -> None:
    blank_draw = world.drawn_from == color and BLANK in world.drawn
    if BLANK not in world.decks[color] and not blank_draw:
        return
    hidden = _hidden(CONTENT.deck(color, world.seats), _cards_in_sight(world), chance)
    if blank_draw:
        world.drawn = [hidden.pop() for _ in world.drawn]
    world.decks[color] = hidden


def _cards_in_sight(world: HunsState) -> set[str]:
    sight = {card.id for camp in world.camps for card in camp.cards}
    sight.update(world.drawn)
    for frame in world.stack:
        if isinstance(frame, Draw):
            sight.update(frame.played)
    return sight


def _hidden(ids: Iterable[str], sight: set[str], chance: Chance) -> list[str]:
    hidden = [one for one in ids if one not in sight]
    shuffle(chance, hidden)
    return hidden


def _deal_wagons(world: HunsState, chance: Chance) -> None:
    """HUN-7.5 The top of the wagon deck has the back that all can see."""
    blank_draw = world.drawn_from == WAGON_DECK and BLANK in world.drawn
    if BLANK not in world.wagon_deck and not blank_draw:
        return
    sight = {*world.display, *world.drawn}
    for camp in world.camps:
        sight.update(camp.dispatched, (wagon.id for wagon in camp.wagons))
    hidden = _hidden(CONTENT.wagons, sight, chance)
    fitting = (at for at, wagon in enumerate(hidden) if CONTENT.wagons[wagon].back == world.top_back)
    top = [hidden.pop(next(fitting))] if world.top_back else []
    if blank_draw:
        world.drawn = [hidden.pop() for _ in world.drawn]
    world.wagon_deck = hidden + top
