"""Valuables that come and go by effects: gaining, paying, moving from the stash. None of it is a Pillage (HUN-9.6)."""

from engine.rules import Choose, ChooseSome, Option, ask, call, emit, goto, leave, steps
from games.huns.rules import events
from games.huns.rules.cubes import (
    add_to_stash,
    card_place,
    put_on_wagon,
    space_place,
    stash_place,
    stashed,
    take_from_pile,
    take_out,
    to_pile,
    wagon_spaces,
)
from games.huns.rules.frames import Dispatch, Gain, Haul, Load, Return
from games.huns.rules.powers import CARDS, find_card, free_spaces, loadable
from games.huns.rules.state import Camp, HunsState
from games.huns.rules.verbs import Gain as GainVerb


def gain_verb(c: Gain) -> GainVerb:
    verb = CARDS[c.card].verbs[c.verb]
    assert isinstance(verb, GainVerb)
    return verb


def open_mercenaries(camp: Camp) -> list[str]:
    """The mercenaries with an empty space."""
    return [card.id for card in camp.cards if CARDS[card.id].family == "mercenary" and free_spaces(card)]


def choose_mercenary(s: HunsState, c: Gain) -> None:
    """RD08 One of your mercenaries, with at least one empty space."""
    if gain_verb(c).to != "mercenary":
        return
    found = open_mercenaries(s.camps[c.seat])
    c.to = found[0]
    if len(found) > 1:
        options = tuple(Option(f"fill:{card}", (card_place(c.seat, card),), {"card": card}) for card in found)
        ask(s, Choose(c.seat, "choose-mercenary", options))


def note_mercenary(s: HunsState, c: Gain, answer: str | None) -> None:
    if answer:
        c.to = answer[5:]
    if c.to:
        c.left = min(c.left, free_spaces(find_card(s, c.seat, c.to)))


def choose_color(s: HunsState, c: Gain) -> None:
    """The colours allowed; what a pile lacks cannot be taken."""
    options = tuple(_color_option(s, color) for color in c.colors)
    legal = [option.id for option in options if not option.blocked]
    args: dict[str, str | int] = {"card": c.card, "n": c.left}
    if not legal or c.left <= 0:
        goto(c, "place_gain")
    elif gain_verb(c).colors == "different" and c.left > 1:
        n = min(c.left, len(legal))
        ask(s, ChooseSome(c.seat, "gain-color", options, n, n, args))
    elif len(legal) > 1 or c.optional:
        ask(s, Choose(c.seat, "gain-color", (*options, Option("pass")) if c.optional else options, args))


def _color_option(s: HunsState, color: str) -> Option:
    touches, n = (f"pile:{color}",), s.reserve[color]
    if n:
        return Option(f"color:{color}", touches, {"pile": n})
    return Option(f"color:{color}", touches, {}, "pile-empty", "HUN-5.2")


def note_color(s: HunsState, c: Gain, answer: str | list[str] | None) -> None:
    if answer == "pass":
        leave(c)
        return
    if c.optional:
        emit(s, events.EffectUsed(seat=c.seat, card=c.card))
        c.optional = False
    if answer is None:
        answer = next(f"color:{color}" for color in c.colors if s.reserve[color])
    colors = [pick[6:] for pick in ([answer] if isinstance(answer, str) else answer)]
    kind = gain_verb(c).colors
    each = c.left if kind == "one" else 1
    for color in colors:
        n = take_from_pile(s, c.seat, color, each, c.card)
        c.taken += [f"pile:{color}"] * n
    c.left = 0 if kind in ("one", "different") else c.left - 1
    goto(c, "choose_color")


def place_gain(s: HunsState, c: Gain) -> None:
    """Gained valuables are placed exactly like a pillage, unless the card names the place."""
    if not c.taken:
        return
    if gain_verb(c).to == "stash":
        for color in [source[5:] for source in c.taken]:
            s.hand.pop()
            add_to_stash(s, c.seat, color, 1, "hand", c.card)
    else:
        call(s, Load(seat=c.seat, sources=list(c.taken), cause=c.card, to=c.to))


steps(Gain, choose_mercenary, note_mercenary, choose_color, note_color, place_gain)


# -- giving back


def choose_return(s: HunsState, c: Return) -> None:
    """The owner chooses which."""
    colors = _colors_in(s, c)
    if c.left <= 0 or not colors:
        leave(c)
    elif len(colors) > 1:
        options = tuple(Option(f"color:{color}", (_place(c, color),)) for color in colors)
        ask(s, Choose(c.seat, "return-cube", options, {"card": c.cause, "n": c.left}))


def _colors_in(s: HunsState, c: Return) -> list[str]:
    if c.zone == "stash":
        return stashed(s.camps[c.seat])
    return list(dict.fromkeys(find_card(s, c.seat, c.zone).cubes))


def _place(c: Return, color: str) -> str:
    return stash_place(c.seat, color) if c.zone == "stash" else card_place(c.seat, c.zone)


def give(s: HunsState, c: Return, answer: str | None) -> None:
    """HUN-12.1 It goes back to the pile of its colour."""
    color = answer[6:] if answer else _colors_in(s, c)[0]
    to_pile(s, c.seat, _place(c, color), color, c.cause)
    c.left -= 1
    goto(c, "choose_return")


steps(Return, choose_return, give)


# -- from the stash to the wagons


def haul_berths(state: HunsState, seat: int) -> list[tuple[int, int, str]]:
    """Wagon, space and colour of every way to move a valuable from the stash to a matching empty space."""
    camp = state.camps[seat]
    colors, found = stashed(camp), []
    for index in loadable(camp):
        wagon, seen = camp.wagons[index], set[str]()
        for at, (color, cube) in enumerate(zip(wagon_spaces(wagon.id), wagon.cubes, strict=True)):
            if not cube and color in colors and color not in seen:
                seen.add(color)
                found.append((index, at, color))
    return found


def choose_haul(s: HunsState, c: Haul) -> None:
    """MC12 Move a valuable from the stash to an empty matching space of your wagons."""
    berths = haul_berths(s, c.seat) if c.left > 0 else []
    if not berths:
        leave(c)
    elif len(berths) > 1:
        options = tuple(
            Option(
                f"space:{wagon}/{at}", (space_place(c.seat, wagon, at), stash_place(c.seat, color)), {"color": color}
            )
            for wagon, at, color in berths
        )
        ask(s, Choose(c.seat, "move-cube", options))


def haul(s: HunsState, c: Haul, answer: str | None) -> None:
    """HUN-7.7 Dispatch is checked whatever the effect that placed the valuable."""
    berths = haul_berths(s, c.seat)
    wagon, at, color = next((berth for berth in berths if answer == f"space:{berth[0]}/{berth[1]}"), berths[0])
    source = stash_place(c.seat, color)
    take_out(s, source, color)
    full = put_on_wagon(s, c.seat, color, wagon, at, source)
    c.left -= 1
    goto(c, "choose_haul")
    if full:
        call(s, Dispatch(seat=c.seat, index=wagon))


steps(Haul, choose_haul, haul)
