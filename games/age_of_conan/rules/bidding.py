"""AOC-3 Bidding for Conan."""

from engine.rules import Choose, Option, ask, emit, goto, steps
from engine.rules.chance import pick
from games.age_of_conan.rules import events
from games.age_of_conan.rules.content import NUMBERS, STRATEGIES
from games.age_of_conan.rules.decks import draw_strategy
from games.age_of_conan.rules.frames import Bid
from games.age_of_conan.rules.realm import clockwise, destination, distance, home
from games.age_of_conan.rules.state import NOBODY, AocState

NO_TOKEN = -1
KEEP = Option("keep")


def open_bid(s: AocState, c: Bid) -> None:
    """AOC-3.2 Every player first draws one strategy card."""
    emit(s, events.BidOpened(adventure=s.adventure))
    c.cards, c.tokens = [""] * s.seats, [NO_TOKEN] * s.seats
    for seat in clockwise(s, s.first):
        draw_strategy(s, seat, 1)


def choose_card(s: AocState, c: Bid) -> None:
    """AOC-3.3 Secretly, mandatory; AOC-3.14 nobody is asked who has none."""
    seat = c.turn
    options = tuple(
        Option(f"strategy:{card}", (f"strategy:{seat}/{card}",), {"card": card, "n": STRATEGIES[card].bid})
        for card in s.kingdoms[seat].strategies
    )
    if options:
        ask(s, Choose(seat, "bid-card", options, {}, "AOC-3.3"))


def note_card(s: AocState, c: Bid, answer: str | None) -> None:
    if answer:
        c.cards[c.turn] = answer.removeprefix("strategy:")
        s.kingdoms[c.turn].strategies.remove(c.cards[c.turn])


def choose_token(s: AocState, c: Bid) -> None:
    """AOC-3.4 An available token; AOC-3.9 the used ones are blocked."""
    available = s.kingdoms[c.turn].bids
    options = tuple(
        Option(f"bid:{n}", (f"bid:{c.turn}/{n}",), {"n": n}, *(("", "") if n in available else ("bid-used", "AOC-3.9")))
        for n in NUMBERS.bids
    )
    card = c.cards[c.turn]
    ask(s, Choose(c.turn, "bid-token", options, {"n": STRATEGIES[card].bid if card else 0}, "AOC-3.4"))


def note_token(s: AocState, c: Bid, answer: str) -> None:
    c.tokens[c.turn] = int(answer.removeprefix("bid:"))
    emit(s, events.BidPlaced(seat=c.turn))
    c.turn += 1
    if c.turn < s.seats:
        goto(c, "choose_card")


def value_of(card: str) -> int:
    """AOC-3.14 No card counts 0."""
    return STRATEGIES[card].bid if card else 0


def totals(s: AocState, c: Bid) -> list[int]:
    """AOC-3.5, AOC-3.13 The second card replaces the first."""
    cards = [c.second if c.second and seat == s.bonus else card for seat, card in enumerate(c.cards)]
    return [token + value_of(card) for token, card in zip(c.tokens, cards, strict=True)]


def reveal_bids(s: AocState, c: Bid) -> None:
    """AOC-3.4 Together once all have chosen."""
    c.revealed = True
    for seat, total in enumerate(totals(s, c)):
        card, token = c.cards[seat], c.tokens[seat]
        emit(s, events.BidRevealed(seat=seat, card=card, value=value_of(card), token=token, total=total))


def offer_replacement(s: AocState, c: Bid) -> None:
    """AOC-3.13 The holder of the Conan bonus card, after the reveal, once."""
    if s.bonus == NOBODY or not s.kingdoms[s.bonus].strategies:
        return
    options = [
        Option(f"strategy:{card}", (f"strategy:{s.bonus}/{card}",), {"card": card, "n": STRATEGIES[card].bid})
        for card in s.kingdoms[s.bonus].strategies
    ]
    ask(s, Choose(s.bonus, "replace-bid-card", (*options, KEEP), {"card": c.cards[s.bonus]}, "AOC-3.13"))


def note_replacement(s: AocState, c: Bid, answer: str | None) -> None:
    if answer and answer != KEEP.id:
        c.second = answer.removeprefix("strategy:")
        s.kingdoms[s.bonus].strategies.remove(c.second)
        total = totals(s, c)[s.bonus]
        emit(s, events.BidReplaced(seat=s.bonus, card=c.second, value=value_of(c.second), total=total))


def find_winner(s: AocState, c: Bid) -> None:
    """AOC-3.5 to 3.8 Highest total, fewest adventure tokens, nearest home, chance."""
    bids = totals(s, c)
    counts = [len(kingdom.tokens) for kingdom in s.kingdoms]
    ways = [distance(home(s, seat), destination(s)) for seat in range(s.seats)]
    tied = [seat for seat in range(s.seats) if bids[seat] == max(bids)]
    by = "total"
    for name, values in (("tokens", counts), ("distance", ways)):
        if len(tied) > 1:
            least, by = min(values[seat] for seat in tied), name
            tied = [seat for seat in tied if values[seat] == least]
    if len(tied) > 1:
        by = "chance"
    s.conan_seat = pick(s, tied) if len(tied) > 1 else tied[0]
    emit(s, events.BidWon(seat=s.conan_seat, total=max(bids), by=by))


def put_away(s: AocState, c: Bid) -> None:
    """AOC-3.9 to 3.12 Cards are discarded; tokens are used, except the 3; the 0 brings all back."""
    s.strategy_discard += [card for card in (*c.cards, c.second) if card]
    for seat, token in enumerate(c.tokens):
        kingdom = s.kingdoms[seat]
        if token == NUMBERS.renewing_bid:
            kingdom.bids = list(NUMBERS.bids)
            emit(s, events.BidsRenewed(seat=seat))
        elif token != NUMBERS.lasting_bid:
            kingdom.bids.remove(token)


steps(
    Bid,
    open_bid,
    choose_card,
    note_card,
    choose_token,
    note_token,
    reveal_bids,
    offer_replacement,
    note_replacement,
    find_winner,
    put_away,
)
