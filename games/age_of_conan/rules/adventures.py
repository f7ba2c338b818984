"""AOC-5, AOC-6 Conan's way, the adventure track and its tokens, and the end of an adventure."""

from engine.rules import Choose, Option, ask, call, emit, leave, steps
from games.age_of_conan.rules import events
from games.age_of_conan.rules.content import CONTENT, NUMBERS, TOKENS
from games.age_of_conan.rules.decks import draw_token
from games.age_of_conan.rules.frames import AgeChange, Bid, Coronation, EndAdventure, TokenOffer
from games.age_of_conan.rules.goods import gain_gold, gain_sorcery, move_conan, slug
from games.age_of_conan.rules.realm import destination, distance, home
from games.age_of_conan.rules.state import NOBODY, AocState


def deal_adventures(s: AocState) -> None:
    """AOC-2.9, AOC-7.26 Four cards for the age, face down."""
    for _ in range(NUMBERS.adventures):
        s.adventure_deck.insert(0, s.adventure_stock.pop())


def reveal_adventure(s: AocState) -> None:
    """AOC-2.9, AOC-2.10, AOC-6.6 The top one, and as many tokens on the track as its length."""
    s.adventure = s.adventure_deck.pop()
    s.track = []
    for _ in range(CONTENT.adventures[s.adventure].length):
        token = draw_token(s)
        if token is not None:
            s.track.append(token)
    tokens = tuple(map(slug, s.track))
    emit(s, events.AdventureRevealed(adventure=s.adventure, destination=destination(s), tokens=tokens))


# -- the track


def gains_token(s: AocState, origin: str, to: str) -> bool:
    """AOC-5.2 to 5.5 Nearer to the destination, or staying on it."""
    goal = destination(s)
    return distance(to, goal) < distance(origin, goal) or origin == to == goal


def take_token(s: AocState, seat: int) -> int | None:
    """AOC-5.7, AOC-5.13 The first of the track, or None; the caller offers it to the seat."""
    if not s.track:
        return None
    token = s.track.pop(0)
    emit(s, events.TokenTaken(seat=seat, token=slug(token), left=len(s.track)))
    return token


def discard_token(s: AocState) -> None:
    """AOC-5.4, AOC-5.10"""
    if s.track:
        token = s.track.pop(0)
        s.spent_tokens.append(token)
        emit(s, events.TokenDiscarded(token=slug(token), left=len(s.track)))


def offer_token(s: AocState, c: TokenOffer) -> None:
    """AOC-5.9 Kept for good, or given up at once."""
    facts = TOKENS[c.token]
    args: dict[str, str | int] = {"token": facts.id, "goods": facts.goods, "n": facts.amount}
    options = (Option("keep", (f"tokens:{c.seat}",), args), Option("exchange", (f"{facts.goods}:{c.seat}",), args))
    ask(s, Choose(c.seat, "keep-token", options, args, "AOC-5.9"))


def note_token(s: AocState, c: TokenOffer, answer: str) -> None:
    """AOC-5.10, AOC-5.11"""
    token, c.token = c.token, 0
    facts, kingdom = TOKENS[token], s.kingdoms[c.seat]
    if answer == "keep":
        kingdom.tokens.append(token)
        emit(s, events.TokenKept(seat=c.seat, n=len(kingdom.tokens)))
        return
    s.spent_tokens.append(token)
    fact = events.TokenExchanged(seat=c.seat, token=facts.id, goods=facts.goods, amount=facts.amount)
    emit(s, fact)
    (gain_gold if facts.goods == "gold" else gain_sorcery)(s, c.seat, facts.amount, "token")


steps(TokenOffer, offer_token, note_token)


# -- the end of an adventure


def reward(s: AocState, c: EndAdventure) -> None:
    """AOC-6.2 Conan on the destination: one token from the bag, unseen by the others."""
    reached = s.conan == destination(s)
    emit(s, events.AdventureEnded(adventure=s.adventure, reached=reached))
    token = draw_token(s) if reached else None
    if token is not None:
        emit(s, events.TokenDrawn(seat=s.conan_seat, token=slug(token), viewers=(s.conan_seat,)))
        call(s, TokenOffer(seat=s.conan_seat, token=token, secret=True))


def may_crown(s: AocState) -> bool:
    """AOC-8.2, AOC-8.3"""
    return s.age == NUMBERS.ages and s.conan_seat != NOBODY and s.conan == home(s, s.conan_seat)


def offer_coronation(s: AocState, c: EndAdventure) -> None:
    """AOC-6.3 In the third age, before Conan is carried anywhere."""
    if may_crown(s):
        c.offered = True
        call(s, Coronation(seat=s.conan_seat))


def note_coronation(s: AocState, c: EndAdventure, tried: int | None) -> None:
    """AOC-8.7 The game is over in both cases."""
    if tried:
        leave(c, "over")


def carry_conan(s: AocState, c: EndAdventure) -> None:
    """AOC-6.4 No token is gained."""
    if s.conan != destination(s):
        move_conan(s, s.conan_seat, destination(s), "destination")


def offer_late_coronation(s: AocState, c: EndAdventure) -> None:
    """AOC-6.10 He was carried to the Conan player's home; never more than one offer."""
    if not c.offered and may_crown(s):
        call(s, Coronation(seat=s.conan_seat))


def note_late_coronation(s: AocState, c: EndAdventure, tried: int | None) -> None:
    if tried:
        leave(c, "over")


def begin_next(s: AocState, c: EndAdventure) -> None:
    """AOC-6.5 to 6.7"""
    s.adventures_done.append(s.adventure)
    s.adventure = ""
    leave(c)
    if s.adventure_deck:
        reveal_adventure(s)
        call(s, Bid())
    elif s.age < NUMBERS.ages:
        call(s, AgeChange())
    else:
        leave(c, "over")


steps(
    EndAdventure,
    reward,
    offer_coronation,
    note_coronation,
    carry_conan,
    offer_late_coronation,
    note_late_coronation,
    begin_next,
)
