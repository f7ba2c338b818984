"""AOC-12 The Court+Conan action."""

from engine.rules import Choose, Option, ask, call, emit, goto, leave, steps
from games.age_of_conan.rules import events
from games.age_of_conan.rules.adventures import take_token
from games.age_of_conan.rules.content import CARDS, PROVINCES
from games.age_of_conan.rules.decks import draw_kingdom, draw_strategy
from games.age_of_conan.rules.effects import why_not_play
from games.age_of_conan.rules.frames import ConanAction, Court, Effects, TokenOffer
from games.age_of_conan.rules.goods import move_conan, place_raid
from games.age_of_conan.rules.powers import why_not_pay
from games.age_of_conan.rules.realm import conan_reach, raids_left
from games.age_of_conan.rules.state import AocState

DONE = Option("done")
DECLINE = Option("decline")


def choose_conan_action(s: AocState, c: ConanAction) -> None:
    """AOC-12.2 A move and a raid token, in any order; AOC-12.3 for another player the first token of the track."""
    if s.conan_seat != c.seat:
        if s.track:
            take = Option("take", ("track:adventure", "token:0"))
            ask(s, Choose(c.seat, "court-token", (take, DECLINE), {}, "AOC-12.3"))
        return
    options = [] if c.moved else conan_steps(s)
    options += [] if c.raided else _raid_options(s)
    if options:
        ask(s, Choose(c.seat, "conan-action", (*options, DONE), {}, "AOC-12.2"))


def conan_steps(s: AocState) -> list[Option]:
    """AOC-5.1 Any adjacent province."""
    near = PROVINCES[s.conan].neighbours
    return [Option(f"move:{one}", (f"province:{one}", "conan"), {"province": one}) for one in near]


def _raid_options(s: AocState) -> list[Option]:
    """AOC-10.6, AOC-1.12, AOC-2.25"""
    reason = ("", "") if raids_left(s) else ("no-raids-left", "AOC-1.12")
    return [
        Option(f"raid:{one}", (f"province:{one}",), {"province": one, "n": s.raids.get(one, 0)}, *reason)
        for one in conan_reach(s)
    ]


def note_conan_action(s: AocState, c: ConanAction, answer: str | None) -> None:
    what, _, place = (answer or "done").partition(":")
    if what == "take":
        leave(c)
        token = take_token(s, c.seat)
        if token is not None:
            call(s, TokenOffer(seat=c.seat, token=token))
    elif what == "move":
        c.moved = True
        move_conan(s, c.seat, place, "court")
        goto(c, "choose_conan_action")
    elif what == "raid":
        c.raided = True
        place_raid(s, c.seat, place)
        goto(c, "choose_conan_action")


steps(ConanAction, choose_conan_action, note_conan_action)


def choose_court(s: AocState, c: Court) -> None:
    """AOC-12.4, AOC-12.5 One of: a card of each kind, two strategy cards, or an Event."""
    draws = (
        Option("draw-both", (f"deck:{c.seat}/kingdom", "deck:strategy")),
        Option("draw-strategy", ("deck:strategy",)),
    )
    ask(s, Choose(c.seat, "court", (*draws, *event_options(s, c.seat), DECLINE), {}, "AOC-12.4"))


def event_options(s: AocState, seat: int) -> list[Option]:
    """AOC-11.3"""
    found = []
    for card in dict.fromkeys(s.kingdoms[seat].hand):
        if card in CARDS and CARDS[card].kind == "event":
            reason = why_not_pay(s, seat, CARDS[card].verbs)
            reason = reason if reason[0] else why_not_play(s, seat, card)
            found.append(Option(f"event:{card}", (f"hand:{seat}/{card}",), {"card": card}, *reason))
    return found


def note_court(s: AocState, c: Court, answer: str) -> None:
    if answer == "draw-both":
        draw_kingdom(s, c.seat, 1)
        draw_strategy(s, c.seat, 1)
    elif answer == "draw-strategy":
        draw_strategy(s, c.seat, 2)
    elif answer.startswith("event:"):
        call(s, Effects(seat=c.seat, card=answer.removeprefix("event:")))
    else:
        emit(s, events.Declined(seat=c.seat, what="court"))


steps(Court, choose_court, note_court)
