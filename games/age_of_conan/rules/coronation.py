"""AOC-8.1 to 8.9 The coronation of Conan."""

from engine.rules import Choose, Option, ask, emit, leave, steps
from games.age_of_conan.rules import events
from games.age_of_conan.rules.artifacts import of_category, worth
from games.age_of_conan.rules.content import CATEGORIES, NUMBERS
from games.age_of_conan.rules.frames import Coronation
from games.age_of_conan.rules.goods import gain_ep, slug
from games.age_of_conan.rules.state import AocState


def offer_crown(s: AocState, c: Coronation) -> None:
    """AOC-8.4, AOC-8.8 A category is named, or the game goes on."""
    own = s.kingdoms[c.seat].tokens
    options = [
        Option(f"crown:{one}", ("conan",), {"category": one, "n": worth(of_category(own, one))}) for one in CATEGORIES
    ]
    ask(s, Choose(c.seat, "coronation", (*options, Option("decline")), {}, "AOC-8.4"))


def crown(s: AocState, c: Coronation, answer: str) -> None:
    """AOC-8.4 to 8.6 All show their tokens of it; the sum must be strictly the highest."""
    if answer == "decline":
        emit(s, events.Declined(seat=c.seat, what="coronation"))
        return
    category = answer.removeprefix("crown:")
    emit(s, events.CoronationTried(seat=c.seat, category=category))
    sums = _show_all(s, category)
    crowned = all(sums[c.seat] > other for seat, other in enumerate(sums) if seat != c.seat)
    emit(s, events.CoronationDecided(seat=c.seat, category=category, crowned=crowned))
    if crowned:
        s.crowned = c.seat
        gain_ep(s, c.seat, NUMBERS.coronation, "coronation")
    else:
        s.kingdoms[c.seat].out = True
    leave(c, 1)


def _show_all(s: AocState, category: str) -> list[int]:
    """AOC-8.4 Every player reveals all tokens of it; gives the sums by seat."""
    sums = []
    for seat, kingdom in enumerate(s.kingdoms):
        tokens = of_category(kingdom.tokens, category)
        sums.append(worth(tokens))
        names = tuple(map(slug, tokens))
        emit(s, events.TokensShown(seat=seat, category=category, tokens=names, total=sums[-1]))
    return sums


steps(Coronation, offer_crown, crown)
