"""HUN-5 Pillaging: take valuables of the die's colour."""

from engine.rules import Choose, Option, ask, call, emit, steps
from games.huns.rules import events
from games.huns.rules.cubes import add_to_stash, opponents, take_from_pile
from games.huns.rules.frames import Load, Pillage
from games.huns.rules.powers import CARDS, responding, standing
from games.huns.rules.state import HunsState
from games.huns.rules.verbs import CapLoad, ModPillage, Transfer

NO_CAP = 99


def pillage_size(state: HunsState, seat: int) -> int:
    """HUN-5.1 What a pillage with the die taken would take, however many the pile holds."""
    assert state.die is not None
    value = state.die.value
    return value + sum(
        verb.d for _, verb in standing(state.camps[seat], ModPillage) if verb.die == 0 or verb.die == value
    )


def take(s: HunsState, c: Pillage) -> None:
    """HUN-5.1 Take cubes from the pile of the die's colour, as many as the value of the die."""
    assert s.die is not None
    c.taken = take_from_pile(s, c.seat, s.die.color, pillage_size(s, c.seat), "pillage")
    c.waiting = responding(s.camps[c.seat], "pillage")


def tithe(s: HunsState, c: Pillage) -> None:
    """CU11 Of a pillage of two or more, one goes to the opponent with the fewest dispatched wagons."""
    while c.waiting and c.taken < _transfer(c.waiting[0]).least:
        del c.waiting[0]
    if not c.waiting:
        return
    poorest = _poorest(s, c.seat)
    if len(poorest) > 1:
        options = tuple(Option(f"opponent:{seat}", (f"seat:{seat}",), {"opponent": seat}) for seat in poorest)
        ask(s, Choose(c.seat, "choose-tithe", options, {"card": c.waiting[0]}))


def note_tithe(s: HunsState, c: Pillage, answer: str | None) -> None:
    """CU11 The victim of the curse breaks ties."""
    if not c.waiting:
        return
    heir = int(answer[9:]) if answer else _poorest(s, c.seat)[0]
    card = c.waiting.pop(0)
    n = min(_transfer(card).n, c.taken)
    color = s.hand[-1]
    del s.hand[-n:]
    c.taken -= n
    emit(s, events.EffectUsed(seat=c.seat, card=card))
    add_to_stash(s, heir, color, n, "hand", card)
    c.at = "tithe"


def load(s: HunsState, c: Pillage) -> None:
    """HUN-5.3 Place them on wagons or on one card."""
    assert s.die is not None
    room = min((verb.n for _, verb in standing(s.camps[c.seat], CapLoad)), default=NO_CAP)
    call(s, Load(seat=c.seat, sources=[f"pile:{s.die.color}"] * c.taken, cause="pillage", room=room))


def _transfer(card_id: str) -> Transfer:
    return next(verb for verb in CARDS[card_id].verbs if isinstance(verb, Transfer))


def _poorest(state: HunsState, seat: int) -> list[int]:
    others = opponents(state, seat)
    fewest = min(len(state.camps[other].dispatched) for other in others)
    return [other for other in others if len(state.camps[other].dispatched) == fewest]


steps(Pillage, take, tithe, note_tithe, load)
