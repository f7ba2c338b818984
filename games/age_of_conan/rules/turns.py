"""AOC-4.3 to 4.8, AOC-5.1 to 5.5 One turn: Conan moves, table cards, one fate die, its action."""

from engine.rules import Choose, Flow, Option, ask, call, emit, goto, steps
from games.age_of_conan.rules import events
from games.age_of_conan.rules.adventures import discard_token, gains_token, take_token
from games.age_of_conan.rules.content import CARDS
from games.age_of_conan.rules.court import conan_steps
from games.age_of_conan.rules.effects import why_not_play
from games.age_of_conan.rules.fate import die_options, take_die
from games.age_of_conan.rules.frames import ConanAction, Court, Effects, Intrigue, Military, TokenOffer, Turn
from games.age_of_conan.rules.goods import gain_gold, move_conan
from games.age_of_conan.rules.powers import PASS, Occasion, may_hold, ready_cards, use_option
from games.age_of_conan.rules.state import AocState, TableCard

ANY_TIME = Occasion("any_time")
STEP_A = (ANY_TIME, Occasion("step_a"), Occasion("before_die"))


def open_turn(s: AocState, c: Turn) -> None:
    s.active = c.seat
    emit(s, events.TurnStarted(seat=c.seat))


def choose_conan_move(s: AocState, c: Turn) -> None:
    """AOC-4.4, AOC-5.1 The Conan player alone; what the move does to the track is told."""
    if s.conan_seat != c.seat:
        goto(c, "choose_die")
        return
    options = [_told(s, option, str(option.args["province"])) for option in conan_steps(s)]
    options.append(_told(s, Option("stay", ("conan", f"province:{s.conan}"), {"province": s.conan}), s.conan))
    ask(s, Choose(c.seat, "move-conan", (*options, *_instants(s, c.seat, ANY_TIME)), {}, "AOC-5.1"))


def _told(s: AocState, option: Option, to: str) -> Option:
    """`gains` is "token", "discard" or, with an empty track (AOC-5.13), "nothing"."""
    gains = "nothing" if not s.track else "token" if gains_token(s, s.conan, to) else "discard"
    return Option(option.id, option.touches, {**option.args, "gains": gains})


def _instants(s: AocState, seat: int, *occasions: Occasion) -> list[Option]:
    """AOC-11.4 Instants and table cards of the own turn."""
    return [use_option(s, seat, card, why_not_play(s, seat, card)) for card in ready_cards(s, seat, *occasions)]


def note_conan_move(s: AocState, c: Turn, answer: str) -> None:
    """AOC-5.2 to 5.5 A token is taken, or the first of the track is gone."""
    if answer.startswith("use:"):
        goto(c, "choose_conan_move")
        call(s, Effects(seat=c.seat, card=answer.removeprefix("use:")))
    else:
        _move_conan(s, c, s.conan if answer == "stay" else answer.removeprefix("move:"))


def _move_conan(s: AocState, c: Turn, to: str) -> None:
    origin = s.conan
    gains = gains_token(s, origin, to)
    if to == origin:
        emit(s, events.ConanStayed(seat=c.seat, province=to))
    else:
        move_conan(s, c.seat, to, "turn")
    if not gains:
        discard_token(s)
    elif (token := take_token(s, c.seat)) is not None:
        call(s, TokenOffer(seat=c.seat, token=token))


def choose_die(s: AocState, c: Turn) -> None:
    """AOC-4.5 to 4.8 Table cards are laid down and refreshed at will; taking a die ends it."""
    options = [*lay_options(s, c.seat), *refresh_options(s, c.seat), *_instants(s, c.seat, *STEP_A)]
    ask(s, Choose(c.seat, "take-die", (*die_options(s), *options), {}, "AOC-4.7"))


def lay_options(s: AocState, seat: int) -> list[Option]:
    """AOC-4.5, AOC-11.2"""
    kingdom, found = s.kingdoms[seat], []
    for card in dict.fromkeys(kingdom.hand):
        if card in CARDS and CARDS[card].kind == "table":
            cost = CARDS[card].cost
            reason = ("no-gold", "AOC-4.5") if kingdom.gold < cost else ("", "")
            found.append(Option(f"lay:{card}", (f"hand:{seat}/{card}",), {"card": card, "n": cost}, *reason))
    return found


def refresh_options(s: AocState, seat: int) -> list[Option]:
    """AOC-4.5, AOC-4.6 Turned cards that were not used in this turn."""
    kingdom, found = s.kingdoms[seat], []
    for index, one in enumerate(kingdom.table):
        if not one.ready:
            cost = CARDS[one.card].cost
            reason = ("no-gold", "AOC-4.5") if kingdom.gold < cost else ("", "")
            reason = ("used-this-turn", "AOC-4.6") if one.tired else reason
            args: dict[str, str | int] = {"card": one.card, "n": cost}
            found.append(Option(f"refresh:{index}", (f"table:{seat}/{index}",), args, *reason))
    return found


def note_choice(s: AocState, c: Turn, answer: str) -> None:
    what, _, which = answer.partition(":")
    if what != "die":
        goto(c, "choose_die")
    if what == "lay":
        _lay(s, c.seat, which)
    elif what == "refresh":
        _refresh(s, c.seat, int(which))
    elif what == "use":
        call(s, Effects(seat=c.seat, card=which))
    else:
        c.face, c.kind = which.split("/")
        take_die(s, c.seat, c.face, c.kind)


def _lay(s: AocState, seat: int, card: str) -> None:
    """AOC-4.6 Ready at once."""
    kingdom = s.kingdoms[seat]
    kingdom.hand.remove(card)
    kingdom.table.append(TableCard(card))
    emit(s, events.CardLaid(seat=seat, card=card, index=len(kingdom.table) - 1))
    gain_gold(s, seat, -CARDS[card].cost, card)


def _refresh(s: AocState, seat: int, index: int) -> None:
    one = s.kingdoms[seat].table[index]
    one.ready = True
    emit(s, events.CardRefreshed(seat=seat, card=one.card, index=index))
    gain_gold(s, seat, -CARDS[one.card].cost, one.card)


def act_for_conan(s: AocState, c: Turn) -> None:
    """AOC-12.1 First the Conan action; AOC-12.6, AOC-18.4 not with a Wild die."""
    if c.face == "court_conan":
        call(s, ConanAction(seat=c.seat))


def act(s: AocState, c: Turn) -> None:
    """AOC-4.9"""
    flows: dict[str, type[Court | Intrigue | Military]] = {"court": Court, "intrigue": Intrigue, "military": Military}
    flow: Flow = flows[c.kind](seat=c.seat)
    call(s, flow)


def offer_last(s: AocState, c: Turn) -> None:
    """Content sheet, section 11: any time in the own turn, so also after the action."""
    if s.pool and may_hold(s, c.seat, ANY_TIME):
        ask(s, Choose(c.seat, "after-action", (*_instants(s, c.seat, ANY_TIME), PASS), {}, "AOC-11.4"))


def note_last(s: AocState, c: Turn, answer: str | None) -> None:
    if answer and answer != PASS.id:
        goto(c, "offer_last")
        call(s, Effects(seat=c.seat, card=answer.removeprefix("use:")))


def close_turn(s: AocState, c: Turn) -> None:
    for one in s.kingdoms[c.seat].table:
        one.tired = False
    emit(s, events.TurnEnded(seat=c.seat))


steps(
    Turn,
    open_turn,
    choose_conan_move,
    note_conan_move,
    choose_die,
    note_choice,
    act_for_conan,
    act,
    offer_last,
    note_last,
    close_turn,
)
