"""HUN-9 Verbs in action: for each that can be carried out, how it starts and why it cannot be used now.

A reason is a message key; "" means that it can be used. The procedures themselves are in the modules of their chapters.
"""

from collections.abc import Callable
from typing import Any

from engine.rules import call, emit, steps
from games.huns.rules import events, verbs
from games.huns.rules.cubes import opponents, stash_from_pile, stash_total
from games.huns.rules.dice import die_choices
from games.huns.rules.frames import (
    ChangeDie,
    Draw,
    Gain,
    Haul,
    MoveCurse,
    Raze,
    Refit,
    Reroll,
    Return,
    SwapWagon,
    Turn,
    UseCard,
)
from games.huns.rules.gains import haul_berths, open_mercenaries
from games.huns.rules.powers import CARDS, find_card, forbidden, protected, spend, unspent
from games.huns.rules.raids import movable_curses, victims
from games.huns.rules.state import COLORS, HunsState

SKIPPED = "none"
"""Stands among the actions of a turn for an action that was not possible."""


def open_use(s: HunsState, c: UseCard) -> None:
    """HUN-8.2, HUN-9.1 A raid is rotated, a limit is spent; an effect that may be declined tells of itself later."""
    if CARDS[c.card].family == "raid":
        find_card(s, c.seat, c.card).used = True
        s.camps[c.seat].used_turn.append(c.card)
        emit(s, events.RaidUsed(seat=c.seat, card=c.card))
    elif not c.optional:
        spend(s.camps[c.seat], c.card)
        emit(s, events.EffectUsed(seat=c.seat, card=c.card))


def next_verb(s: HunsState, c: UseCard) -> None:
    """The verbs of an effect, one after the other."""
    if c.todo:
        at = c.todo.pop(0)
        verb = CARDS[c.card].verbs[at]
        c.at = "next_verb"
        _CARRY_OUT[type(verb)](s, c, at, verb)


def close_use(s: HunsState, c: UseCard) -> None:
    """HUN-2.6 What the effect changed may change how many wagons are held."""
    call(s, Refit())


steps(UseCard, open_use, next_verb, close_use)


# -- carrying out


def _gain(s: HunsState, c: UseCard, at: int, verb: verbs.Gain) -> None:
    if verb.who == "left":
        assert s.die is not None
        stash_from_pile(s, opponents(s, c.seat)[0], s.die.color, verb.n, c.card)
        return
    colors = gain_colors(s, verb, c.colors)
    call(s, Gain(seat=c.seat, card=c.card, verb=at, left=verb.n, colors=colors, optional=c.optional))


def gain_colors(state: HunsState, verb: verbs.Gain, on_wagon: list[str]) -> list[str]:
    """The colours that `verb` allows, in table order."""
    if verb.of == "die":
        return [state.die.color] if state.die else []
    if verb.of == "wagon":
        return [color for color in COLORS if color in on_wagon]
    return [color for color in COLORS if color != verb.but]


def _raze(s: HunsState, c: UseCard, at: int, verb: verbs.Steal) -> None:
    call(s, Raze(seat=c.seat, card=c.card, verb=at))


def _remove(s: HunsState, c: UseCard, at: int, verb: verbs.Remove) -> None:
    if verb.victims == "you":
        zone = c.card if verb.zone == "this_card" else verb.zone
        call(s, Return(seat=c.seat, zone=zone, left=verb.n, cause=c.card))
    else:
        call(s, Raze(seat=c.seat, card=c.card, verb=at))


def _pay(s: HunsState, c: UseCard, at: int, verb: verbs.Pay) -> None:
    call(s, Return(seat=c.seat, zone=verb.zone, left=verb.n, cause=c.card))


def _move(s: HunsState, c: UseCard, at: int, verb: verbs.Move) -> None:
    call(s, Haul(seat=c.seat, left=verb.n))


def _mod_die(s: HunsState, c: UseCard, at: int, verb: verbs.ModDie) -> None:
    call(s, ChangeDie(seat=c.seat, card=c.card, verb=at))


def _reroll(s: HunsState, c: UseCard, at: int, verb: verbs.RerollDie) -> None:
    call(s, Reroll(seat=c.seat, card=c.card))


def _swap(s: HunsState, c: UseCard, at: int, verb: verbs.SwapWagon) -> None:
    call(s, SwapWagon(seat=c.seat))


def _draw_play(s: HunsState, c: UseCard, at: int, verb: verbs.DrawPlay) -> None:
    call(s, Draw(seat=c.seat, deck=verb.deck, n=verb.n, action=False))


def _extra_action(s: HunsState, c: UseCard, at: int, verb: verbs.ExtraAction) -> None:
    """RD07 The other kind of action comes next in this turn, with the same die."""
    turn = current_turn(s)
    turn.owed = other_action(turn)


def _move_curse(s: HunsState, c: UseCard, at: int, verb: verbs.MoveCurse) -> None:
    call(s, MoveCurse(seat=c.seat, raid=c.card))


_CARRY_OUT: dict[type[verbs.Verb], Callable[[HunsState, UseCard, int, Any], None]] = {
    verbs.Gain: _gain,
    verbs.Steal: _raze,
    verbs.Remove: _remove,
    verbs.Pay: _pay,
    verbs.Move: _move,
    verbs.ModDie: _mod_die,
    verbs.RerollDie: _reroll,
    verbs.SwapWagon: _swap,
    verbs.DrawPlay: _draw_play,
    verbs.ExtraAction: _extra_action,
    verbs.MoveCurse: _move_curse,
}


# -- why not


def why_not_verb(state: HunsState, seat: int, verb: verbs.Verb) -> str:
    """Why `verb` would do nothing now, or may not be used; "" when it can."""
    return _WHY_NOT[type(verb)](state, seat, verb)


def _why_not_gain(s: HunsState, seat: int, verb: verbs.Gain) -> str:
    if verb.die and (s.die is None or s.die.color != verb.die):
        return "other-die-color"
    if verb.to == "mercenary" and not open_mercenaries(s.camps[seat]):
        return "no-target"
    return "" if any(s.reserve[color] for color in gain_colors(s, verb, [])) else "pile-empty"


def _why_not_raze(s: HunsState, seat: int, verb: verbs.Steal | verbs.Remove) -> str:
    if isinstance(verb, verbs.Remove) and verb.victims == "you":
        return "" if stash_total(s.camps[seat]) else "nothing-to-take"
    if victims(s, seat, verb.zone):
        return ""
    guarded = any(protected(s.camps[other], verb.zone) for other in opponents(s, seat))
    return "stash-protected" if guarded else "nothing-to-take"


def _why_not_pay(s: HunsState, seat: int, verb: verbs.Pay) -> str:
    return "" if stash_total(s.camps[seat]) >= verb.n else "cannot-pay"


def _why_not_move(s: HunsState, seat: int, verb: verbs.Move) -> str:
    return "" if haul_berths(s, seat) else "nothing-to-move"


def _why_not_mod_die(s: HunsState, seat: int, verb: verbs.ModDie) -> str:
    return "" if die_choices(s, seat, verb) else "die-unchanged"


def _always(s: HunsState, seat: int, verb: verbs.RerollDie) -> str:
    return ""


def _why_not_swap(s: HunsState, seat: int, verb: verbs.SwapWagon) -> str:
    if forbidden(s.camps[seat], "display"):
        return "jealous-rivals"
    return "" if s.display and s.camps[seat].wagons else "no-wagon"


def _why_not_draw_play(s: HunsState, seat: int, verb: verbs.DrawPlay) -> str:
    return "" if s.decks[verb.deck] else "deck-empty"


def _why_not_extra(s: HunsState, seat: int, verb: verbs.ExtraAction) -> str:
    turn = current_turn(s)
    if not turn.done or turn.done[-1] == SKIPPED:
        return "raid-not-now"
    assert s.die is not None
    if other_action(turn) == "pillage":
        return "" if s.reserve[s.die.color] else "pile-empty"
    decks = s.decks.values() if unspent(s.camps[seat], verbs.DrawFrom) else (s.decks[s.die.color],)
    return "" if any(decks) else "deck-empty"


def _why_not_move_curse(s: HunsState, seat: int, verb: verbs.MoveCurse) -> str:
    return "" if movable_curses(s, seat) else "no-active-curse"


_WHY_NOT: dict[type[verbs.Verb], Callable[[HunsState, int, Any], str]] = {
    verbs.Gain: _why_not_gain,
    verbs.Steal: _why_not_raze,
    verbs.Remove: _why_not_raze,
    verbs.Pay: _why_not_pay,
    verbs.Move: _why_not_move,
    verbs.ModDie: _why_not_mod_die,
    verbs.RerollDie: _always,
    verbs.SwapWagon: _why_not_swap,
    verbs.DrawPlay: _why_not_draw_play,
    verbs.ExtraAction: _why_not_extra,
    verbs.MoveCurse: _why_not_move_curse,
}


def current_turn(state: HunsState) -> Turn:
    """The turn under way; there must be one."""
    return next(frame for frame in state.stack if isinstance(frame, Turn))


def other_action(turn: Turn) -> str:
    return "draw" if turn.done[-1] == "pillage" else "pillage"
