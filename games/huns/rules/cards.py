"""HUN-8 What follows at once when a card has been laid in a camp."""

from engine.rules import Choose, Option, ask, call, emit, leave, steps
from games.huns.rules import events
from games.huns.rules.content import CONTENT
from games.huns.rules.cubes import card_place
from games.huns.rules.frames import Place, Refit
from games.huns.rules.powers import CARDS, find_card, locks_due
from games.huns.rules.state import HunsState


def offer_flight(s: HunsState, c: Place) -> None:
    """HUN-8.5, HUN-8.9 At the very moment a curse is placed its victim may flee it, before anything else happens."""
    if CARDS[c.card].family != "curse":
        leave(c)
        call(s, Refit())
        return
    touches = (card_place(c.seat, c.card),)
    cost = -CONTENT.constants.fled_curse_vp_per_player * s.seats
    options = (Option("endure", touches), Option("flee", touches, {"n": cost}))
    ask(s, Choose(c.seat, "flee", options, {"card": c.card}, "HUN-8.5"))


def note_flight(s: HunsState, c: Place, answer: str) -> None:
    """HUN-8.5 A curse fled is turned face down and never up again."""
    if answer == "flee":
        find_card(s, c.seat, c.card).fled = True
        emit(s, events.CurseFled(seat=c.seat, card=c.card))
        leave(c)


def choose_locked(s: HunsState, c: Place) -> None:
    """CU03 The victim chooses one wagon when the curse lands; it cannot be loaded."""
    camp = s.camps[c.seat]
    free = [at for at, wagon in enumerate(camp.wagons) if not wagon.locked]
    if not free or locks_due(camp) <= len(camp.wagons) - len(free):
        leave(c)
    elif len(free) > 1:
        options = tuple(
            Option(f"wagon:{at}", (f"camp:{c.seat}/wagon:{at}",), {"wagon": camp.wagons[at].id}) for at in free
        )
        ask(s, Choose(c.seat, "lock-wagon", options, {"card": c.card}))


def lock(s: HunsState, c: Place, answer: str | None) -> None:
    """CU03 The lock lies on that wagon until the curse ends."""
    wagons = s.camps[c.seat].wagons
    at = int(answer[6:]) if answer else next(at for at, wagon in enumerate(wagons) if not wagon.locked)
    wagons[at].locked = True
    emit(s, events.WagonLocked(seat=c.seat, index=at, wagon=wagons[at].id))
    c.at = "choose_locked"


steps(Place, offer_flight, note_flight, choose_locked, lock)
