"""CON-19.3, CON-20 The Overlord's turn: recovery, up to two tiles of the River, the end. And hidden choices."""

from engine.rules import Choose, Flow, Option, ask, call, emit, goto, leave
from games.conan.rules import book, events, lasting
from games.conan.rules.content import NUMBERS
from games.conan.rules.content_scenarios import EVENT
from games.conan.rules.frames import Activation, EventTile, OverlordTurn, Secrets
from games.conan.rules.gems import rest_overlord
from games.conan.rules.reactions import passing
from games.conan.rules.scenarios import scenario, time_limit
from games.conan.rules.state import OVERLORD, ConanState
from games.conan.rules.watch import quiet, steps

END = "end-turn"


@quiet
def choose_secret(s: ConanState, c: Secrets) -> None:
    """CON-25.1, CON-25.6 One place for each hidden object, unseen by the heroes."""
    hidden = next((one for one in scenario(s).hidden if one.card not in s.secrets), None)
    if hidden is None:
        leave(c)
        return
    c.card = hidden.card
    options = tuple(Option(f"hide:{area}", (f"area:{area}",), {"area": area}) for area in hidden.areas)
    ask(s, Choose(s.overlord, "hide", options, {"card": hidden.card}, "CON-25.6"))


@quiet
def note_secret(s: ConanState, c: Secrets, answer: str) -> None:
    s.secrets[c.card] = answer.partition(":")[2]
    emit(s, events.SecretChosen(viewers=(s.overlord,), what=c.card, place=s.secrets[c.card]))
    goto(c, "choose_secret")


steps(Secrets, choose_secret, note_secret)


# -- the turn


def recover(s: ConanState, c: OverlordTurn) -> None:
    """CON-19.4 First the marker, then the gems."""
    s.phase, s.activations = "recovery", 0
    emit(s, events.PhaseStarted(side=OVERLORD, phase="recovery"))
    book.move_marker(s, time_limit(s))
    book.recover(s)


@quiet
def begin_activations(s: ConanState, c: OverlordTurn) -> None:
    s.phase = "activation"
    emit(s, events.PhaseStarted(side=OVERLORD, phase="activation"))


@quiet
def choose_tile(s: ConanState, c: OverlordTurn) -> None:
    """CON-20.1 None, one or two."""
    if s.activations >= NUMBERS.activations or s.reserve == 0:
        goto(c, "offer_reactions")
        return
    options = tuple(_tile_option(s, tile) for tile in s.river)
    ask(s, Choose(s.overlord, "activate", (*options, Option(END)), {"n": s.activations + 1}, "CON-20.1"))


def _tile_option(s: ConanState, tile: str) -> Option:
    """CON-20.2 At the cost of its place."""
    price = book.cost(s, tile)
    reason = ("no-gems", "CON-20.2") if price > s.reserve else ("", "")
    down = int(s.tiles[tile].face_down)
    return Option(f"tile:{tile}", (f"tile:{tile}", f"river:{price}"), {"tile": tile, "n": price, "down": down}, *reason)


@quiet
def pay_tile(s: ConanState, c: OverlordTurn, answer: str) -> None:
    if answer == END:
        goto(c, "offer_reactions")
        return
    c.tile = answer.partition(":")[2]
    price = book.cost(s, c.tile)
    s.activations += 1
    book.spend(s, price, "activation")
    emit(s, events.TileActivated(tile=c.tile, place=price, cost=price))


@quiet
def resolve_tile(s: ConanState, c: OverlordTurn) -> None:
    """CON-20.5 Unit or event; CON-20.7 a tile that lies face down only leaves the game."""
    if s.tiles[c.tile].face_down:
        book.discard_tile(s, c.tile)
        return
    flow: Flow = EventTile(tile=c.tile) if c.tile == EVENT else Activation(tile=c.tile)
    call(s, flow)


def move_tile(s: ConanState, c: OverlordTurn) -> None:
    """CON-20.3, CON-20.10 To the right end, whatever was made of it."""
    book.move_to_end(s, c.tile)
    goto(c, "choose_tile")


@quiet
def offer_reactions(s: ConanState, c: OverlordTurn) -> None:
    """CON-14.8 (d) Before the Overlord ends the turn."""
    moment = passing(s, "end")
    if moment is not None:
        call(s, moment)


def end_turn(s: ConanState, c: OverlordTurn) -> None:
    """CON-24.5 Gems on spell cards go to Fatigue, what ends now ends."""
    s.phase = "end"
    emit(s, events.PhaseStarted(side=OVERLORD, phase="end"))
    rest_overlord(s)
    lasting.side_ended(s, OVERLORD)


steps(
    OverlordTurn,
    recover,
    begin_activations,
    choose_tile,
    pay_tile,
    resolve_tile,
    move_tile,
    offer_reactions,
    end_turn,
)
