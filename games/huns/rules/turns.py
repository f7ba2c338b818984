"""HUN-3.9 One turn: take a die, act with it, use cards before and after."""

from engine.rules import Choose, Option, ask, call, emit, goto, leave, steps
from engine.rules.question import Args
from games.huns.rules import events
from games.huns.rules.cubes import card_place
from games.huns.rules.dice import settle_taken_die
from games.huns.rules.draw import draw_size
from games.huns.rules.effects import SKIPPED
from games.huns.rules.frames import Draw, Pillage, Turn, UseCard
from games.huns.rules.pillage import pillage_size
from games.huns.rules.powers import CARDS, forbidden, spend, unspent
from games.huns.rules.state import COLORS, Die, HunsState
from games.huns.rules.verbs import DrawFrom
from games.huns.rules.windows import card_options, compelled

PASS = Option("pass")


def begin_turn(s: HunsState, c: Turn) -> None:
    """HUN-3.8 A card usable every turn may be used in each of a player's turns of the same round."""
    s.active = c.seat
    s.die = None
    s.camps[c.seat].used_turn.clear()
    emit(s, events.TurnStarted(seat=c.seat, turn=s.turn))


def take_die(s: HunsState, c: Turn) -> None:
    """HUN-3.3 Take one die still on offer; the last one is taken without asking."""
    if len(s.dice) > 1:
        ask(s, Choose(c.seat, "take-die", die_options(s, c.seat), {}, "HUN-3.3"))


def die_options(s: HunsState, seat: int) -> tuple[Option, ...]:
    """CU10 Under an Evil Star a die of the highest value is blocked while a lower one is on offer."""
    most, least = max(s.dice.values()), min(s.dice.values())
    starred = most > least and forbidden(s.camps[seat], "highest_die")
    options = []
    for color in COLORS:
        if color in s.dice:
            value = s.dice[color]
            reason, clause = ("evil-star", "HUN-8.4") if starred and value == most else ("", "")
            touches = (f"die:{color}", f"pile:{color}", f"deck:{color}")
            options.append(Option(f"die:{color}", touches, {"color": color, "value": value}, reason, clause))
    return tuple(options)


def note_die(s: HunsState, c: Turn, answer: str | None) -> None:
    """HUN-3.3 The die is taken; what changes it by itself does so now."""
    color = answer[4:] if answer else next(iter(s.dice))
    value = s.dice.pop(color)
    s.taken[color] = c.seat
    s.die = Die(color, value)
    emit(s, events.DieTaken(seat=c.seat, color=color, value=value))
    settle_taken_die(s, c.seat)


def choose_action(s: HunsState, c: Turn) -> None:
    """HUN-3.6 The action is one of two, draw or pillage; cards whose window is open may be used first."""
    actions = action_options(s, c)
    cards = card_options(s, c)
    possible = [option for option in actions if not option.blocked]
    useful = any(not option.blocked for option in cards)
    if len(possible) > 1 or useful:
        assert s.die is not None
        options = (*actions, *cards, *(() if possible else (PASS,)))
        args: Args = {"color": s.die.color, "n": s.die.value}
        ask(s, Choose(c.seat, "choose-action", options, args, "HUN-3.6"))


def action_options(s: HunsState, c: Turn) -> list[Option]:
    """HUN-3.7 Nothing can be drawn from an empty deck nor pillaged from an empty pile."""
    options: list[Option] = []
    assert s.die is not None
    color = s.die.color
    if c.owed != "pillage":
        n = draw_size(s, c.seat)
        blocked = ("", "") if s.decks[color] else ("deck-empty", "HUN-3.7")
        options.append(Option("draw", (f"deck:{color}",), {"color": color, "n": n}, *blocked))
        options += _other_decks(s, c.seat, color, n)
    if c.owed != "draw":
        blocked = ("", "") if s.reserve[color] else ("pile-empty", "HUN-3.7")
        args: Args = {"color": color, "n": pillage_size(s, c.seat)}
        options.append(Option("pillage", (f"pile:{color}",), args, *blocked))
    return options


def _other_decks(s: HunsState, seat: int, color: str, n: int) -> list[Option]:
    """MC05 When you Draw you may draw from a deck of another colour."""
    found = unspent(s.camps[seat], DrawFrom)
    if not found:
        return []
    card = found[0].id
    others = [other for other in COLORS if other != color and s.decks[other]]
    touches = card_place(seat, card)
    return [Option(f"draw:{to}", (f"deck:{to}", touches), {"color": to, "n": n, "card": card}) for to in others]


def act(s: HunsState, c: Turn, answer: str | None) -> None:
    """HUN-3.6 The action is compulsory; where only one thing is possible it is done without asking."""
    choice = answer or next((option.id for option in action_options(s, c) if not option.blocked), "")
    if choice.startswith("use:"):
        goto(c, "choose_action")
        _use(s, c, choice[4:])
    elif choice in ("", "pass"):
        c.done.append(SKIPPED)
        c.owed = ""
        emit(s, events.ActionSkipped(seat=c.seat))
    else:
        c.done.append(choice[:4] if choice != "pillage" else choice)
        c.owed = ""
        _begin_action(s, c, choice)


def _begin_action(s: HunsState, c: Turn, choice: str) -> None:
    assert s.die is not None
    if choice == "pillage":
        call(s, Pillage(seat=c.seat))
        return
    deck = choice[5:] or s.die.color
    if deck != s.die.color and (found := unspent(s.camps[c.seat], DrawFrom)):
        spend(s.camps[c.seat], found[0].id)
        emit(s, events.EffectUsed(seat=c.seat, card=found[0].id))
    call(s, Draw(seat=c.seat, deck=deck))


def _use(s: HunsState, c: Turn, card: str) -> None:
    facts = CARDS[card]
    call(s, UseCard(seat=c.seat, card=card, todo=list(facts.use or facts.compelled)))


def more_effects(s: HunsState, c: Turn) -> None:
    """HUN-9.1 During and end effects may follow the action; HUN-9.2 the player orders those that must happen, too."""
    cards = card_options(s, c)
    if any(not option.blocked for option in cards):
        must = [Option(f"use:{card}", (card_place(c.seat, card),), {"card": card}) for card in compelled(s, c.seat)]
        ask(s, Choose(c.seat, "more-effects", (*cards, *must, PASS), {}, "HUN-9.1"))


def use_more(s: HunsState, c: Turn, answer: str | None) -> None:
    """HUN-3.9 Once an end effect is used, the time of the action is over."""
    if answer and answer != "pass":
        card = answer[4:]
        c.ending = c.ending or CARDS[card].window == "end"
        goto(c, "after_use")
        _use(s, c, card)
    else:
        goto(c, "must_end")


def after_use(s: HunsState, c: Turn) -> None:
    """RD07 A second action may be owed now."""
    goto(c, "choose_action" if c.owed else "more_effects")


def must_end(s: HunsState, c: Turn) -> None:
    """HUN-9.3 End effects that cannot be declined."""
    waiting = compelled(s, c.seat)
    if waiting:
        goto(c, "must_end")
        _use(s, c, waiting[0])


def end_turn(s: HunsState, c: Turn) -> None:
    s.die = None
    emit(s, events.TurnEnded(seat=c.seat))
    leave(c)


steps(
    Turn,
    begin_turn,
    take_die,
    note_die,
    choose_action,
    act,
    more_effects,
    use_more,
    after_use,
    must_end,
    end_turn,
)
