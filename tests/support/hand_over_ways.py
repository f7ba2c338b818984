"""Ways from hand to hand: at once, or with something else that happens at the table meanwhile."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from engine.input.actions import Action
from engine.table.lost import PadLostScene
from engine.table.seats_scene import SeatsScene
from engine.titles import find_titles
from tests.support.couch import Couch
from tests.support.twins import HandOver, copied, knows_more, tells_apart

MOMENT = 20
"""Steps for which something lies over the table. A bot that begins to think meanwhile never answers sooner."""
SECRET = tuple(prompt for title in find_titles().values() for prompt in title.secret_prompts)
Way = Callable[[Couch, HandOver, int], None]
"""One way to go from hand to hand: with the couch of one of the two games, whose number follows."""


def decide(couch: Couch, over: HandOver, game: int) -> None:
    """The seat looks at its hand; everything is noted from its decision on."""
    couch.open_hand(over.seat, over.answers[game])
    couch.watch()
    couch.decide(over.answers[game])


# ------------------------------------------------------------ ways
def at_once(couch: Couch, over: HandOver, game: int) -> None:
    """From turn to turn, to a reaction, from bid to bid."""
    decide(couch, over, game)
    couch.to_the_next()


def paused(couch: Couch, over: HandOver, game: int) -> None:
    """Somebody calls the pause before another frame is drawn."""
    decide(couch, over, game)
    _pause(couch)
    couch.to_the_next()


def _pause(couch: Couch) -> None:
    couch.table.show_pause()
    couch.happens()
    couch.pass_time(MOMENT)
    couch.bench.tap(Action.MENU)
    couch.happens()


def paused_later(couch: Couch, over: HandOver, game: int) -> None:
    """While all look at what follows; where a reaction is asked, in the middle of its moment."""
    decide(couch, over, game)
    couch.pass_time(MOMENT)
    if couch.app.scenes.top is couch.table:
        _pause(couch)
    couch.to_the_next()


def pad_lost(couch: Couch, over: HandOver, game: int) -> None:
    """The pad of who is asked next is pulled; another one is taken up."""
    for seat in sorted(couch.table.persons):
        couch.app.inputs.seats.claim(seat, f"pad {seat}")
    decide(couch, over, game)
    couch.app.inputs.seats.lose(f"pad {over.then}")
    couch.until(lambda: isinstance(couch.app.scenes.top, PadLostScene))
    couch.happens()
    couch.pass_time(MOMENT)
    couch.bench.tap(Action.ACCEPT, "pad 9", over.then)
    assert couch.app.inputs.seats.device(over.then) == "pad 9"
    couch.to_the_next()


def loaded(couch: Couch, over: HandOver, game: int) -> None:
    """A saved game is opened where the next one is to decide."""
    couch.watch()
    couch.to_the_next()


def left(couch: Couch, over: HandOver, game: int) -> None:
    """Who decides leaves the seat to a bot, from the pause."""
    couch.open_hand(over.seat, over.answers[game])
    couch.table.show_pause()
    couch.pass_time(MOMENT)
    couch.table.show_seats()
    couch.pass_time(MOMENT)
    _leave_seats(couch, {over.seat: "random"})
    couch.happens()
    couch.pass_time(MOMENT)


def joined(couch: Couch, over: HandOver, game: int) -> None:
    """A second person comes to a table of one, who has kept no secrets from anybody."""
    couch.lift(over.seat)
    couch.table.show_pause()
    couch.pass_time(MOMENT)
    couch.table.show_seats()
    couch.pass_time(MOMENT)
    _leave_seats(couch, {over.then: ""})
    couch.to_the_next()


def _leave_seats(couch: Couch, bots: Mapping[int, str]) -> None:
    """Players change when the page of the seats is left; then the pause goes too."""
    page = couch.app.scenes.top
    assert isinstance(page, SeatsScene)
    page.bots.update(bots)
    couch.watch()
    couch.app.scenes.pop()
    couch.happens()
    couch.pass_time(MOMENT)
    couch.app.scenes.pop()


def undone(couch: Couch, over: HandOver, game: int) -> None:
    """The next one has looked, and takes the decision before back."""
    couch.open_hand(over.seat, over.answers[game])
    couch.decide(over.answers[game])
    couch.lift(over.then)
    couch.look_at_a_secret()
    couch.pass_time(MOMENT)
    couch.watch()
    couch.happens()
    assert couch.table.undo()
    couch.to_the_next()


def redone(couch: Couch, over: HandOver, game: int) -> None:
    """What was taken back is done again, with the hand open."""
    couch.open_hand(over.seat, over.answers[game])
    couch.decide(over.answers[game])
    couch.lift(over.then)
    assert couch.table.undo()
    couch.open_hand(over.seat, over.answers[game])
    couch.watch()
    couch.happens()
    couch.table.redo()
    couch.to_the_next()


WAYS: Mapping[str, Way] = {
    way.__name__: way for way in (at_once, paused, paused_later, pad_lost, loaded, left, joined, undone, redone)
}


# ------------------------------------------------------------ what a way needs
def fits(way: str, over: HandOver) -> bool:
    """Hand and pile lie at stake for this way, and it can be gone here."""
    if over.stays or over.seat == over.then:
        return False
    after = over.after
    if way in ("undone", "redone"):
        return all(game.undo_depth() == 1 for game in after) and tells_apart(after, over.then)
    return knows_more(over.games[0], over.seat) or over.kind[0] in SECRET


def laid_with(way: str, over: HandOver, game: int) -> Any:
    """The match with which the table is laid for a way."""
    if way == "loaded":
        return over.after[game]
    match = copied(over.games[game])
    if way == "joined":
        match.seats = tuple(
            msgspec.structs.replace(seat, bot="" if n == over.seat else "random") for n, seat in enumerate(match.seats)
        )
    return match
