"""HUN-7 Wagons: dispatching, taking new ones, and exchanging them."""

from engine.rules import Choose, Option, ask, call, emit, goto, leave, steps
from games.huns.rules import events
from games.huns.rules.content import CONTENT
from games.huns.rules.cubes import card_place, give_back, wagon_spaces
from games.huns.rules.frames import Dispatch, Load, Refit, SwapWagon, TakeWagon, UseCard
from games.huns.rules.powers import CARDS, active, forbidden, locks_due, owner, responding, unspent, wagon_slots
from games.huns.rules.state import HunsState, Wagon
from games.huns.rules.verbs import WagonPeek

WAGON_DECK = "wagons"


def empty_wagon(wagon_id: str) -> Wagon:
    return Wagon(wagon_id, [""] * len(wagon_spaces(wagon_id)))


def clockwise(state: HunsState) -> list[int]:
    """HUN-9.4 All seats, the active player first."""
    return [(state.active + step) % state.seats for step in range(state.seats)]


def update_back(state: HunsState) -> None:
    """HUN-7.5 The back of the top of the wagon deck is for all to see."""
    state.top_back = CONTENT.wagons[state.wagon_deck[-1]].back if state.wagon_deck else ""


def can_take_wagon(state: HunsState, seat: int) -> bool:
    """HUN-7.6 Whether there is a wagon that `seat` may take."""
    return bool(state.wagon_deck) or (bool(state.display) and not forbidden(state.camps[seat], "display"))


# -- dispatch


def dispatch(s: HunsState, c: Dispatch) -> None:
    """HUN-7.3 Its valuables move to the stash and the card goes face down to the dispatched place."""
    camp = s.camps[c.seat]
    wagon = camp.wagons.pop(c.index)
    c.cubes = list(wagon.cubes)
    for color in c.cubes:
        camp.stash[color] = camp.stash.get(color, 0) + 1
    camp.dispatched.append(wagon.id)
    emit(s, events.WagonDispatched(seat=c.seat, wagon=wagon.id, index=c.index, cubes=tuple(c.cubes)))


def replace_wagon(s: HunsState, c: Dispatch) -> None:
    """HUN-7.3 The player takes a new wagon."""
    camp = s.camps[c.seat]
    if len(camp.wagons) < wagon_slots(camp) and can_take_wagon(s, c.seat):
        call(s, TakeWagon(seat=c.seat, index=c.index))


def gather_answers(s: HunsState, c: Dispatch) -> None:
    """HUN-7.3 Cards of any camp may answer to a dispatch."""
    for seat in clockwise(s):
        c.waiting += responding(s.camps[seat], "dispatch" if seat == c.seat else "opponent_dispatch")


def order_answers(s: HunsState, c: Dispatch) -> None:
    """HUN-9.2 If several trigger together, the active player chooses which comes first."""
    c.waiting = [card for card in c.waiting if (seat := owner(s, card)) >= 0 and active(s, seat, card)]
    if len(c.waiting) > 1:
        options = tuple(Option(f"use:{card}", (card_place(owner(s, card), card),)) for card in c.waiting)
        ask(s, Choose(s.active, "choose-order", options, {}, "HUN-9.2"))


def note_order(s: HunsState, c: Dispatch, answer: str | None) -> None:
    if answer:
        card = answer[4:]
        c.waiting.remove(card)
        c.waiting.insert(0, card)


def answer_dispatch(s: HunsState, c: Dispatch) -> None:
    """HUN-9.1 The first of them answers; what it does may bring other wagons on their way."""
    if c.waiting:
        card = c.waiting.pop(0)
        seat = owner(s, card)
        event = "dispatch" if seat == c.seat else "opponent_dispatch"
        optional = CARDS[card].mode == "may"
        goto(c, "order_answers")
        todo = list(CARDS[card].on[event])
        call(s, UseCard(seat=seat, card=card, todo=todo, optional=optional, colors=list(c.cubes)))


steps(Dispatch, dispatch, replace_wagon, gather_answers, order_answers, note_order, answer_dispatch)


# -- taking a wagon


def choose_wagon(s: HunsState, c: TakeWagon) -> None:
    """HUN-7.3 Either a face-up one or the top of the deck."""
    options = wagon_options(s, c.seat)
    legal = [option.id for option in options if not option.blocked]
    if not legal:
        leave(c)
    elif len(legal) > 1:
        ask(s, Choose(c.seat, "choose-wagon", options, {}, "HUN-7.3"))


def wagon_options(s: HunsState, seat: int) -> tuple[Option, ...]:
    camp = s.camps[seat]
    blocked, clause = ("jealous-rivals", "HUN-8.4") if forbidden(camp, "display") else ("", "")
    options = [
        Option(f"display:{at}", (f"display:{at}",), {"wagon": wagon}, blocked, clause)
        for at, wagon in enumerate(s.display)
    ]
    if s.wagon_deck:
        options.append(Option("deck", ("wagon_deck",), {"back": s.top_back}))
        if len(s.wagon_deck) > 1 and (found := unspent(camp, WagonPeek)):
            touches = ("wagon_deck", card_place(seat, found[0].id))
            options.append(Option(f"use:{found[0].id}", touches, {"card": found[0].id}))
    return tuple(options)


def note_wagon(s: HunsState, c: TakeWagon, answer: str | None) -> None:
    choice = answer or next(option.id for option in wagon_options(s, c.seat) if not option.blocked)
    if choice.startswith("use:"):
        _peek(s, c.seat, choice[4:])
    elif choice == "deck":
        wagon = s.wagon_deck.pop()
        update_back(s)
        _receive(s, c, wagon, "wagon_deck")
    else:
        at = int(choice[8:])
        wagon = s.display.pop(at)
        _receive(s, c, wagon, choice)
        refill_display(s, at)


def refill_display(state: HunsState, at: int) -> None:
    """HUN-2.5 A face-up wagon that is taken is replaced at once from the deck."""
    if state.wagon_deck:
        wagon = state.wagon_deck.pop()
        update_back(state)
        state.display.insert(at, wagon)
        emit(state, events.DisplayRefilled(wagon=wagon, index=at))


def _receive(s: HunsState, c: TakeWagon, wagon_id: str, source: str) -> None:
    """HUN-7.4 The new wagon; valuables of the same pillage still in hand may be put on it."""
    camp = s.camps[c.seat]
    wagon = empty_wagon(wagon_id)
    camp.wagons.insert(c.index, wagon)
    c.result = wagon_id
    for frame in s.stack:
        if isinstance(frame, Load) and frame.seat == c.seat:
            frame.fresh.append(wagon_id)
    emit(s, events.WagonTaken(seat=c.seat, wagon=wagon_id, source=source, index=c.index))
    pass_lock(s, c.seat, c.index)


def pass_lock(state: HunsState, seat: int, index: int) -> None:
    """CU03 If the locked wagon has left play, the lock passes to the next wagon taken."""
    camp = state.camps[seat]
    if locks_due(camp) > sum(wagon.locked for wagon in camp.wagons):
        camp.wagons[index].locked = True
        emit(state, events.WagonLocked(seat=seat, index=index, wagon=camp.wagons[index].id))


def _peek(s: HunsState, seat: int, card: str) -> None:
    """EQ10 Look at the top two of the wagon deck."""
    n = next(verb.n for verb in CARDS[card].standing if isinstance(verb, WagonPeek))
    s.drawn = [s.wagon_deck.pop() for _ in range(min(n, len(s.wagon_deck)))]
    s.drawn_from, s.looker = WAGON_DECK, seat
    update_back(s)
    emit(s, events.EffectUsed(seat=seat, card=card))
    emit(s, events.WagonsPeeked(seat=seat, n=len(s.drawn), wagons=tuple(s.drawn), viewers=(seat,)))


def choose_peeked(s: HunsState, c: TakeWagon) -> None:
    """EQ10 Take one of them."""
    if not s.drawn or c.result:
        leave(c, c.result)
        return
    options = tuple(Option(f"wagon:{at}", (f"drawn:{at}",), {"wagon": wagon}) for at, wagon in enumerate(s.drawn))
    ask(s, Choose(c.seat, "choose-wagon", options))


def note_peeked(s: HunsState, c: TakeWagon, answer: str) -> None:
    """EQ10 The other goes to the bottom."""
    wagon = s.drawn.pop(int(answer[6:]))
    s.wagon_deck[:0] = reversed(s.drawn)
    s.drawn, s.drawn_from, s.looker = [], "", -1
    update_back(s)
    _receive(s, c, wagon, "wagon_deck")


steps(TakeWagon, choose_wagon, note_wagon, choose_peeked, note_peeked)


# -- keeping the number of wagons


def refit(s: HunsState, c: Refit) -> None:
    """HUN-2.6 Unless a card says otherwise a player always has 2 wagons to fill."""
    if not s.wagon_deck and not s.display:
        return
    for seat in clockwise(s):
        camp = s.camps[seat]
        if len(camp.wagons) < wagon_slots(camp) and can_take_wagon(s, seat):
            goto(c, "refit")
            call(s, TakeWagon(seat=seat, index=len(camp.wagons)))
            return


steps(Refit, refit)


# -- exchanging a wagon


def choose_given(s: HunsState, c: SwapWagon) -> None:
    """RD09 Exchange one of your wagons."""
    wagons = s.camps[c.seat].wagons
    if len(wagons) > 1:
        options = tuple(
            Option(f"wagon:{at}", (f"camp:{c.seat}/wagon:{at}",), {"wagon": wagon.id})
            for at, wagon in enumerate(wagons)
        )
        ask(s, Choose(c.seat, "swap-own", options))


def note_given(s: HunsState, c: SwapWagon, answer: str | None) -> None:
    c.index = int(answer[6:]) if answer else 0


def choose_face_up(s: HunsState, c: SwapWagon) -> None:
    """RD09 For a face-up one."""
    if len(s.display) > 1:
        options = tuple(
            Option(f"display:{at}", (f"display:{at}",), {"wagon": wagon}) for at, wagon in enumerate(s.display)
        )
        ask(s, Choose(c.seat, "swap-display", options))


def exchange(s: HunsState, c: SwapWagon, answer: str | None) -> None:
    """RD09 The old wagon joins the display; valuables with a matching space move over, the rest are excess."""
    place = int(answer[8:]) if answer else 0
    wagons = s.camps[c.seat].wagons
    old, new = wagons[c.index], empty_wagon(s.display[place])
    excess = _move_over(old, new)
    wagons[c.index], s.display[place] = new, old.id
    emit(s, events.WagonSwapped(seat=c.seat, given=old.id, wagon=new.id, index=c.index, place=place))
    give_back(s, c.seat, excess, [f"pile:{color}" for color in excess])
    pass_lock(s, c.seat, c.index)


def _move_over(old: Wagon, new: Wagon) -> list[str]:
    """Move what finds a space of its colour; returns the rest."""
    excess, spaces = [], wagon_spaces(new.id)
    for cube in filter(None, old.cubes):
        place = next((at for at, color in enumerate(spaces) if color == cube and not new.cubes[at]), None)
        if place is None:
            excess.append(cube)
        else:
            new.cubes[place] = cube
    return excess


def dispatch_if_full(s: HunsState, c: SwapWagon) -> None:
    """HUN-7.7 Whatever the effect that placed the valuables."""
    if all(s.camps[c.seat].wagons[c.index].cubes):
        call(s, Dispatch(seat=c.seat, index=c.index))


steps(SwapWagon, choose_given, note_given, choose_face_up, exchange, dispatch_if_full)
