"""HUN-5.3 to HUN-7.4 Placing valuables from the hand: on own wagons, or on one own card."""

from collections import Counter
from typing import NamedTuple

from engine.rules import Choose, Option, ask, call, emit, goto, steps
from games.huns.rules import events
from games.huns.rules.cubes import (
    add_to_stash,
    card_place,
    give_back,
    put_on_card,
    put_on_wagon,
    space_place,
    wagon_spaces,
)
from games.huns.rules.frames import Dispatch, Load, Refit
from games.huns.rules.powers import CARDS, find_card, free_spaces, loadable, locked, spend, unspent
from games.huns.rules.state import HunsState
from games.huns.rules.verbs import KeepExcess, WildSpace

PASS = "pass"
ONTO_WAGONS = "wagons"


class Berth(NamedTuple):
    """A way to load one valuable: `optional` when it is on a new wagon or on a space of another colour."""

    color: str
    wagon: int
    space: int
    wild: bool
    optional: bool

    @property
    def id(self) -> str:
        return f"space:{self.wagon}/{self.space}/{self.color}" if self.wild else f"space:{self.wagon}/{self.space}"


def in_hand(s: HunsState, c: Load) -> list[str]:
    """The valuables that this loading is about, in the order of `c.sources`."""
    return s.hand[len(s.hand) - len(c.sources) :]


def choose_destination(s: HunsState, c: Load) -> None:
    """HUN-5.3 Place them on ONE mercenary or curse in the own camp, or on any number of own wagons."""
    if c.to or not c.sources:
        return
    options = destinations(s, c.seat)
    if sum(not option.blocked for option in options) == 1:
        c.to = ONTO_WAGONS
        return
    ask(s, Choose(c.seat, "choose-destination", options, {"n": len(c.sources)}, "HUN-5.3"))


def destinations(state: HunsState, seat: int) -> tuple[Option, ...]:
    """HUN-6.1, HUN-6.4 The wagons, and every card that can be filled; full ones are blocked."""
    camp = state.camps[seat]
    wagons = tuple(f"camp:{seat}/wagon:{index}" for index in range(len(camp.wagons)))
    options = [Option(ONTO_WAGONS, wagons)]
    for card in camp.cards:
        if CARDS[card.id].spaces:
            touches = (card_place(seat, card.id),)
            if free := free_spaces(card):
                options.append(Option(f"fill:{card.id}", touches, {"free": free}))
            else:
                reason = "curse-fled" if card.fled else "curse-off" if card.used else "card-full"
                options.append(Option(f"fill:{card.id}", touches, {}, reason, "HUN-6.4"))
    return tuple(options)


def note_destination(s: HunsState, c: Load, answer: str | None) -> None:
    if answer:
        c.to = answer.removeprefix("fill:")
    if c.to != ONTO_WAGONS and c.sources:
        goto(c, "fill_card")


def load_wagons(s: HunsState, c: Load) -> None:
    """HUN-5.4, HUN-7.1 Every valuable that fits must be placed, on an empty space of its own colour."""
    berths = find_berths(s, c)
    if not berths:
        goto(c, "keep_excess")
    elif (berth := _forced(s, c, berths)) is not None:
        _load(s, c, berth)
    else:
        _ask_berth(s, c, berths)


def _ask_berth(s: HunsState, c: Load, berths: list[Berth]) -> None:
    """HUN-7.4 What is on a new wagon, or by a card's leave on another colour, may be declined."""
    options = [
        Option(berth.id, (space_place(c.seat, berth.wagon, berth.space),), {"color": berth.color}) for berth in berths
    ]
    options += _barred_berths(s, c)
    optional = all(berth.optional for berth in berths)
    if optional:
        options.append(Option(PASS))
    several = any(berth.color != berths[0].color for berth in berths)
    prompt = "move-cube" if several else "load-or-keep" if optional else "load-cube"
    args: dict[str, str | int] = {"color": berths[0].color, "n": len(c.sources)}
    ask(s, Choose(c.seat, prompt, tuple(options), args, "HUN-7.1"))


def _barred_berths(s: HunsState, c: Load) -> list[Option]:
    """HUN-8.4, HUN-9.5 Spaces that would take a valuable, on wagons that cannot be loaded now."""
    camp, colors, open_to_load = s.camps[c.seat], in_hand(s, c), loadable(s.camps[c.seat])
    options = []
    for index in (index for index in range(len(camp.wagons)) if index not in open_to_load):
        reason, clause = ("wagon-locked", "HUN-8.4") if locked(camp, index) else ("wagon-over", "HUN-9.5")
        free = _free_by_color(camp.wagons[index].id, camp.wagons[index].cubes)
        for color in (color for color in free if color in colors):
            touches = (space_place(c.seat, index, free[color]),)
            options.append(Option(f"space:{index}/{free[color]}", touches, {"color": color}, reason, clause))
    return options


def note_berth(s: HunsState, c: Load, answer: str | None) -> None:
    if answer == PASS:
        goto(c, "keep_excess")
    elif answer:
        _load(s, c, next(berth for berth in find_berths(s, c) if berth.id == answer))


def _load(s: HunsState, c: Load, berth: Berth) -> None:
    """HUN-7.3, HUN-7.7 Load one valuable; a wagon that becomes full is dispatched at once."""
    _drop_from_hand(s, c, berth.color)
    c.room -= 1
    if berth.wild and (found := unspent(s.camps[c.seat], WildSpace)):
        spend(s.camps[c.seat], found[0].id)
        emit(s, events.EffectUsed(seat=c.seat, card=found[0].id))
    full = put_on_wagon(s, c.seat, berth.color, berth.wagon, berth.space)
    goto(c, "load_wagons")
    if full:
        call(s, Dispatch(seat=c.seat, index=berth.wagon))


def _drop_from_hand(s: HunsState, c: Load, color: str) -> str:
    """Take a valuable of `color` out of the part of the hand in question; returns where it came from."""
    base = len(s.hand) - len(c.sources)
    at = s.hand.index(color, base)
    del s.hand[at]
    return c.sources.pop(at - base)


def find_berths(s: HunsState, c: Load) -> list[Berth]:
    """Every different way to load one valuable now; equal spaces of one wagon count once."""
    camp = s.camps[c.seat]
    if c.room <= 0 or not c.sources:
        return []
    colors = list(dict.fromkeys(in_hand(s, c)))
    wild = c.seat == s.active and unspent(camp, WildSpace) is not None
    found = []
    for index in loadable(camp):
        wagon = camp.wagons[index]
        free = _free_by_color(wagon.id, wagon.cubes)
        fresh = wagon.id in c.fresh
        for color in colors:
            if color in free:
                found.append(Berth(color, index, free[color], False, fresh))
            if wild:
                found += [Berth(color, index, at, True, True) for other, at in free.items() if other != color]
    return found


def _free_by_color(wagon_id: str, cubes: list[str]) -> dict[str, int]:
    """The first empty space of each colour."""
    free: dict[str, int] = {}
    for at, (color, cube) in enumerate(zip(wagon_spaces(wagon_id), cubes, strict=True)):
        if not cube:
            free.setdefault(color, at)
    return free


def _forced(s: HunsState, c: Load, berths: list[Berth]) -> Berth | None:
    """The next valuable to load where nothing is left to decide, else None."""
    if any(berth.optional for berth in berths):
        return None
    if len(berths) == 1 or _all_fit_one_way(s, c, berths):
        return berths[0]
    return None


def _all_fit_one_way(s: HunsState, c: Load, berths: list[Berth]) -> bool:
    """Whether every order ends the same: each colour has one wagon or fills all its spaces, and no wagon gets full."""
    camp, hand = s.camps[c.seat], Counter(in_hand(s, c))
    placed: Counter[int] = Counter()
    for color in {berth.color for berth in berths}:
        room = {berth.wagon: _room(s, c, berth.wagon, color) for berth in berths if berth.color == color}
        if len(room) > 1 and sum(room.values()) > hand[color]:
            return False
        for wagon, n in room.items():
            placed[wagon] += min(n, hand[color])
    if sum(placed.values()) > c.room:
        return False
    return all(camp.wagons[wagon].cubes.count("") > n for wagon, n in placed.items())


def _room(s: HunsState, c: Load, wagon: int, color: str) -> int:
    held = s.camps[c.seat].wagons[wagon]
    return sum(space == color and not cube for space, cube in zip(wagon_spaces(held.id), held.cubes, strict=True))


def fill_card(s: HunsState, c: Load) -> None:
    """HUN-6.2 Colour is free: the valuables need match neither the card nor what already lies on it."""
    free = free_spaces(find_card(s, c.seat, c.to)) if c.sources else 0
    if free == 0:
        goto(c, "keep_excess")
        return
    colors = list(dict.fromkeys(in_hand(s, c)))
    if len(colors) > 1 and free < len(c.sources):
        touches = (card_place(c.seat, c.to),)
        ask(s, Choose(c.seat, "fill-cube", tuple(Option(f"color:{color}", touches) for color in colors)))


def note_fill(s: HunsState, c: Load, answer: str | None) -> None:
    color = answer[6:] if answer else in_hand(s, c)[0]
    _drop_from_hand(s, c, color)
    put_on_card(s, c.seat, find_card(s, c.seat, c.to), color)
    goto(c, "fill_card")


def keep_excess(s: HunsState, c: Load) -> None:
    """EQ09 Of the excess of a pillage some may go to the stash."""
    if c.cause != "pillage" or not c.sources or c.seat != s.active:
        return
    if found := unspent(s.camps[c.seat], KeepExcess):
        card = found[0].id
        touches = (card_place(c.seat, card), f"camp:{c.seat}/stash")
        ask(s, Choose(c.seat, "keep-excess", (Option(f"use:{card}", touches), Option(PASS)), {"card": card}))


def note_kept(s: HunsState, c: Load, answer: str | None) -> None:
    if not answer or answer == PASS:
        return
    camp, card = s.camps[c.seat], answer[4:]
    kept = min(len(c.sources), sum(verb.n for verb in CARDS[card].standing if isinstance(verb, KeepExcess)))
    color = in_hand(s, c)[0]
    del s.hand[len(s.hand) - kept :], c.sources[len(c.sources) - kept :]
    spend(camp, card)
    emit(s, events.EffectUsed(seat=c.seat, card=card))
    add_to_stash(s, c.seat, color, kept, "hand", card)


def return_excess(s: HunsState, c: Load) -> None:
    """HUN-5.5 Excess valuables go back where they were taken from."""
    if c.sources:
        colors, sources = in_hand(s, c), list(c.sources)
        del s.hand[len(s.hand) - len(sources) :]
        c.sources.clear()
        give_back(s, c.seat, colors, sources)


def refit(s: HunsState, c: Load) -> None:
    """HUN-2.6 A card that was filled may have changed how many wagons are held."""
    if c.to != ONTO_WAGONS:
        call(s, Refit())


steps(
    Load,
    choose_destination,
    note_destination,
    load_wagons,
    note_berth,
    fill_card,
    note_fill,
    keep_excess,
    note_kept,
    return_excess,
    refit,
)
