"""HUN-8.2, HUN-12.1 Effects aimed at opponents: stealing, removing, and moving a curse."""

from engine.rules import Choose, Option, ask, call, emit, goto, leave, steps
from games.huns.rules import events
from games.huns.rules.cubes import (
    card_place,
    opponents,
    space_place,
    stash_place,
    stashed,
    steal,
    to_pile,
    unlock_wagons,
)
from games.huns.rules.frames import Load, MoveCurse, Place, Raze, UseCard
from games.huns.rules.powers import CARDS, find_card, is_face_up_curse, protected, responding
from games.huns.rules.state import Card, HunsState
from games.huns.rules.verbs import Remove, Steal

AIMED = "raid_targeting_you"


def raze_verb(card: str, verb: int) -> Steal | Remove:
    found = CARDS[card].verbs[verb]
    assert isinstance(found, (Steal, Remove))
    return found


def loot(state: HunsState, victim: int, zone: str) -> list[Option]:
    """What opponents may take from `zone` of `victim`; equal valuables of one place count once."""
    camp = state.camps[victim]
    if protected(camp, zone):
        return []
    if zone == "stash":
        return [_loot(f"color:{color}", stash_place(victim, color), color) for color in stashed(camp)]
    if zone == "mercenary":
        cards = [card for card in camp.cards if CARDS[card.id].family == "mercenary"]
        return [
            _loot(f"cube:{card.id}/{color}", card_place(victim, card.id), color)
            for card in cards
            for color in dict.fromkeys(card.cubes)
        ]
    return [
        _loot(f"space:{index}/{wagon.cubes.index(color)}", space_place(victim, index, wagon.cubes.index(color)), color)
        for index, wagon in enumerate(camp.wagons)
        for color in dict.fromkeys(filter(None, wagon.cubes))
    ]


def _loot(option_id: str, place: str, color: str) -> Option:
    return Option(option_id, (place,), {"color": color})


def victims(state: HunsState, seat: int, zone: str) -> list[int]:
    """HUN-9.4 The opponents with something to take, clockwise."""
    return [other for other in opponents(state, seat) if loot(state, other, zone)]


def find_victims(s: HunsState, c: Raze) -> None:
    c.victims = victims(s, c.seat, raze_verb(c.card, c.verb).zone)


def choose_opponent(s: HunsState, c: Raze) -> None:
    """One opponent, up to two, or every one of them in turn."""
    kind = raze_verb(c.card, c.verb).victims
    most = {"one": 1, "two": 2}.get(kind, s.seats)
    if not c.victims or c.robbed >= most:
        goto(c, "load_loot")
    elif kind != "each" and (len(c.victims) > 1 or c.robbed):
        options = [Option(f"victim:{seat}", (f"seat:{seat}",), {"victim": seat}) for seat in c.victims]
        if c.robbed:
            options.append(Option("pass"))
        ask(s, Choose(c.seat, "choose-opponent", tuple(options), {"card": c.card}))


def note_opponent(s: HunsState, c: Raze, answer: str | None) -> None:
    if answer == "pass":
        goto(c, "load_loot")
        return
    c.victim = int(answer[7:]) if answer else c.victims[0]
    c.victims.remove(c.victim)
    c.robbed += 1
    c.left = raze_verb(c.card, c.verb).n


def offer_cancel(s: HunsState, c: Raze) -> None:
    """MC11 A target of a raid may ignore it."""
    _offer_cancel(s, c.victim, c.card)


def _offer_cancel(s: HunsState, victim: int, raid: str) -> None:
    guards = responding(s.camps[victim], AIMED) if CARDS[raid].family == "raid" else []
    if guards:
        options = [Option(f"use:{card}", (card_place(victim, card),), {"card": card}) for card in guards]
        ask(s, Choose(victim, "cancel-raid", (*options, Option("pass")), {"raid": raid, "seat": s.active}))


def note_cancel(s: HunsState, c: Raze, answer: str | None) -> None:
    if answer and answer != "pass":
        goto(c, "choose_opponent")
        _cancel(s, c.victim, answer[4:], c.card)


def _cancel(s: HunsState, victim: int, guard: str, raid: str) -> None:
    """MC11 The raid has no effect on the target; then the guard does what else its card says."""
    emit(s, events.RaidCancelled(seat=victim, card=guard, raid=raid))
    call(s, UseCard(seat=victim, card=guard, todo=list(CARDS[guard].on[AIMED][1:])))


def choose_loot(s: HunsState, c: Raze) -> None:
    """The chooser picks which ones; who steals may stop after the first."""
    verb = raze_verb(c.card, c.verb)
    options = loot(s, c.victim, verb.zone) if c.left > 0 else []
    if not options:
        goto(c, "choose_opponent")
        return
    if isinstance(verb, Steal) and c.left < verb.n:
        options.append(Option("pass"))
    if len(options) > 1:
        seat = c.victim if isinstance(verb, Remove) and verb.chooser == "victim" else c.seat
        prompt = "steal-cube" if isinstance(verb, Steal) else "remove-cube"
        ask(s, Choose(seat, prompt, tuple(options), {"card": c.card, "victim": c.victim, "n": c.left}))


def take_loot(s: HunsState, c: Raze, answer: str | None) -> None:
    """HUN-12.1 Theft goes to the thief, what is removed to its pile."""
    goto(c, "choose_loot")
    if answer == "pass":
        c.left = 0
        return
    verb = raze_verb(c.card, c.verb)
    options = loot(s, c.victim, verb.zone)
    picked = next((option for option in options if option.id == answer), options[0])
    place, color = picked.touches[0], str(picked.args["color"])
    c.left -= 1
    if isinstance(verb, Steal):
        steal(s, c.seat, place, color, c.card)
        c.sources.append(place)
    else:
        to_pile(s, c.victim, place, color, c.card)


def load_loot(s: HunsState, c: Raze) -> None:
    """HUN-5.5 Stolen valuables are placed like a pillage; excess returns to the robbed zone."""
    if c.sources:
        call(s, Load(seat=c.seat, sources=list(c.sources), cause=c.card))


steps(
    Raze,
    find_victims,
    choose_opponent,
    note_opponent,
    offer_cancel,
    note_cancel,
    choose_loot,
    take_loot,
    load_loot,
)


# -- moving a curse


def movable_curses(state: HunsState, seat: int) -> list[str]:
    """RD05 The own active curses; one that is only ignored is active."""
    return [card.id for card in state.camps[seat].cards if is_face_up_curse(card)]


def choose_curse(s: HunsState, c: MoveCurse) -> None:
    """RD05 One of your active curses."""
    found = movable_curses(s, c.seat)
    c.card = found[0]
    if len(found) > 1:
        options = tuple(Option(f"card:{card}", (card_place(c.seat, card),), {"card": card}) for card in found)
        ask(s, Choose(c.seat, "choose-curse", options))


def note_curse(s: HunsState, c: MoveCurse, answer: str | None) -> None:
    if answer:
        c.card = answer[5:]


def choose_target(s: HunsState, c: MoveCurse) -> None:
    """RD05 To an opponent of your choice."""
    if s.seats > 2:
        options = tuple(Option(f"victim:{seat}", (f"seat:{seat}",), {"victim": seat}) for seat in opponents(s, c.seat))
        ask(s, Choose(c.seat, "choose-victim", options, {"card": c.card}))


def empty_curse(s: HunsState, c: MoveCurse, answer: str | None) -> None:
    """RD05 The valuables on it return to the reserve first."""
    c.victim = int(answer[7:]) if answer else opponents(s, c.seat)[0]
    for color in list(find_card(s, c.seat, c.card).cubes):
        to_pile(s, c.seat, card_place(c.seat, c.card), color, c.raid)


def offer_target_cancel(s: HunsState, c: MoveCurse) -> None:
    """MC11 A target of a raid may ignore it; the curse then stays where it is."""
    _offer_cancel(s, c.victim, c.raid)


def note_target_cancel(s: HunsState, c: MoveCurse, answer: str | None) -> None:
    if answer and answer != "pass":
        leave(c)
        _cancel(s, c.victim, answer[4:], c.raid)


def send_curse(s: HunsState, c: MoveCurse) -> None:
    """RD05, HUN-8.9 The new victim may flee."""
    s.camps[c.seat].cards.remove(find_card(s, c.seat, c.card))
    s.camps[c.victim].cards.append(Card(c.card))
    emit(s, events.CurseMoved(seat=c.seat, card=c.card, to_seat=c.victim))
    unlock_wagons(s, c.seat)
    call(s, Place(seat=c.victim, card=c.card))


steps(
    MoveCurse,
    choose_curse,
    note_curse,
    choose_target,
    empty_curse,
    offer_target_cancel,
    note_target_cancel,
    send_curse,
)
