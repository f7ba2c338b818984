"""HUN-4 Drawing cards: look, choose one, play it, put the others under the deck."""

from engine.rules import Choose, ChooseSome, Option, ask, call, emit, goto, leave, steps
from games.huns.rules import events
from games.huns.rules.cubes import opponents
from games.huns.rules.frames import Draw, Place, UseCard
from games.huns.rules.powers import CARDS, active, responding, spend, standing, unspent
from games.huns.rules.state import Card, HunsState
from games.huns.rules.verbs import ModDraw, PlayExtra


def draw_size(state: HunsState, seat: int) -> int:
    """HUN-4.1 How many cards the Draw action with the die taken reveals, however many the deck holds."""
    assert state.die is not None
    return max(1, state.die.value + sum(verb.d for _, verb in standing(state.camps[seat], ModDraw)))


def begin_draw(s: HunsState, c: Draw) -> None:
    """HUN-4.1 As many cards as the value of the die; an effect draws its own number."""
    if c.action:
        c.n = draw_size(s, c.seat)
        c.waiting = responding(s.camps[c.seat], "draw")


def answer_draw(s: HunsState, c: Draw) -> None:
    """CU07 What happens each time the victim Draws."""
    while c.waiting:
        card = c.waiting.pop(0)
        if active(s, c.seat, card):
            goto(c, "answer_draw")
            call(s, UseCard(seat=c.seat, card=card, todo=list(CARDS[card].on["draw"])))
            return


def draw_cards(s: HunsState, c: Draw) -> None:
    """HUN-4.4 With fewer cards in the deck than the value, draw all that are left."""
    deck = s.decks[c.deck]
    s.drawn = [deck.pop() for _ in range(min(c.n, len(deck)))]
    if not s.drawn:
        leave(c)
        return
    s.drawn_from, s.looker = c.deck, c.seat
    cards = tuple(s.drawn)
    emit(
        s,
        events.CardsDrawn(seat=c.seat, deck=c.deck, n=len(cards), cards=cards, action=c.action, viewers=(c.seat,)),
    )


def choose_card(s: HunsState, c: Draw) -> None:
    """HUN-4.2 One of the drawn cards must be played."""
    if len(s.drawn) > 1:
        ask(s, Choose(c.seat, "choose-card", _cards_left(s, c), {"deck": c.deck, "n": len(s.drawn)}, "HUN-4.2"))


def _cards_left(s: HunsState, c: Draw) -> tuple[Option, ...]:
    return tuple(
        Option(f"card:{card}", (f"drawn:{at}",), {"card": card})
        for at, card in enumerate(s.drawn)
        if at not in c.chosen
    )


def note_card(s: HunsState, c: Draw, answer: str | None) -> None:
    c.chosen.append(s.drawn.index(answer[5:]) if answer else 0)


def choose_extra(s: HunsState, c: Draw) -> None:
    """MC08 With a value of 3 two of the cards drawn may be played."""
    found = unspent(s.camps[c.seat], PlayExtra) if c.action and len(s.drawn) > len(c.chosen) else None
    if found and s.die is not None and s.die.value == found[1].die and len(c.chosen) <= found[1].n:
        args: dict[str, str | int] = {"card": found[0].id}
        ask(s, Choose(c.seat, "choose-second-card", (*_cards_left(s, c), Option("pass")), args))


def note_extra(s: HunsState, c: Draw, answer: str | None) -> None:
    camp = s.camps[c.seat]
    if answer and answer != "pass":
        c.chosen.append(s.drawn.index(answer[5:]))
        goto(c, "choose_extra")
    elif len(c.chosen) > 1 and (found := unspent(camp, PlayExtra)):
        spend(camp, found[0].id)
        emit(s, events.EffectUsed(seat=c.seat, card=found[0].id))


def order_rest(s: HunsState, c: Draw) -> None:
    """HUN-4.5 The drawing player chooses the order of the cards put under the deck, the uppermost first."""
    left = _cards_left(s, c)
    if len(left) > 1:
        ask(s, ChooseSome(c.seat, "order-cards", left, len(left), len(left), {"deck": c.deck}, "HUN-4.5"))


def return_rest(s: HunsState, c: Draw, answer: list[str] | None) -> None:
    """HUN-4.1 The others go face down under the deck."""
    options = answer or [option.id for option in _cards_left(s, c)]
    rest = [option[5:] for option in options]
    c.played = [s.drawn[at] for at in c.chosen]
    s.decks[c.deck][:0] = reversed(rest)
    s.drawn, s.drawn_from, s.looker = [], "", -1
    c.chosen = []
    if rest:
        emit(s, events.CardsReturned(seat=c.seat, deck=c.deck, n=len(rest)))


def choose_victim(s: HunsState, c: Draw) -> None:
    """HUN-4.3 A curse must go to an opponent's camp and never to the own camp."""
    if not c.played:
        leave(c)
    elif CARDS[c.played[0]].family == "curse" and s.seats > 2:
        options = tuple(Option(f"victim:{seat}", (f"seat:{seat}",), {"victim": seat}) for seat in opponents(s, c.seat))
        ask(s, Choose(c.seat, "choose-victim", options, {"card": c.played[0]}, "HUN-4.3"))


def play_card(s: HunsState, c: Draw, answer: str | None) -> None:
    """HUN-4.3, HUN-4.6 The card goes to a camp, where its effect starts at once."""
    card = c.played.pop(0)
    seat = c.seat
    if CARDS[card].family == "curse":
        seat = int(answer[7:]) if answer else opponents(s, c.seat)[0]
    s.camps[seat].cards.append(Card(card))
    emit(s, events.CardPlayed(seat=c.seat, card=card, to_seat=seat, source=f"deck:{c.deck}"))
    goto(c, "choose_victim")
    call(s, Place(seat=seat, card=card))


steps(
    Draw,
    begin_draw,
    answer_draw,
    draw_cards,
    choose_card,
    note_card,
    choose_extra,
    note_extra,
    order_rest,
    return_rest,
    choose_victim,
    play_card,
)
