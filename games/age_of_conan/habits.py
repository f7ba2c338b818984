"""What a bot does with Conan, bids, tokens and cards at court, and in the age change."""

from collections.abc import Callable

from engine.rules import Chance, Choose, ChooseSome
from engine.rules.question import legal_options
from games.age_of_conan.prospects import hurt, unit_worth
from games.age_of_conan.rules.artifacts import of_category, worth
from games.age_of_conan.rules.content import CATEGORIES, NUMBERS, STRATEGIES, TOKENS
from games.age_of_conan.rules.frames import Bid
from games.age_of_conan.rules.realm import destination, distance, home, owner, units_at
from games.age_of_conan.rules.state import NOBODY, AocState
from games.age_of_conan.ventures import best, name
from games.age_of_conan.worth import GOLD, SORCERY, evaluate

FEW_CARDS = 2


# -- Conan


def move_conan(s: AocState, question: Choose, chance: Chance) -> str:
    """AOC-5.2 The way that takes a token; in the third age home, with a sum that is safe to be shown (AOC-8.3)."""
    legal = [one for one in legal_options(question) if not one.id.startswith("use:")]
    if crown_category(s, question.seat):
        goal = home(s, question.seat)
        return best(legal, lambda one: -distance(name(one) or s.conan, goal))
    good = [one for one in legal if one.args.get("gains") != "discard"] or legal
    return best(good, lambda one: -distance(name(one) or s.conan, destination(s)))


def conan_action(s: AocState, question: Choose, chance: Chance) -> str:
    """A raid where it hurts another, then a step to the destination."""
    legal = legal_options(question)
    raids = [one for one in legal if one.id.startswith("raid:")]
    if raids:
        target = max(raids, key=lambda one: _raid_worth(s, question.seat, name(one)))
        if _raid_worth(s, question.seat, name(target)) > 0:
            return target.id
    steps = [one for one in legal if one.id.startswith("move:")]
    goal = destination(s)
    nearer = [one for one in steps if distance(name(one), goal) < distance(s.conan, goal)]
    return nearer[0].id if nearer else "done"


def _raid_worth(s: AocState, seat: int, place: str) -> float:
    """AOC-7.3 The leader's provinces without units first."""
    holder = owner(s, place)
    if holder in (NOBODY, seat):
        return -1.0
    return hurt(s, seat, holder) * (1.0 if not units_at(s, holder, place) else 0.3)


def keep_token(s: AocState, question: Choose, chance: Chance) -> str:
    token = question.options[0].args
    value = int(str(token["token"]).split("_")[1])
    price = int(token["n"]) * (GOLD if token["goods"] == "gold" else SORCERY)
    return "keep" if 0.42 * value + 0.15 * s.age >= price + 0.1 else "exchange"


# -- bids


def bid_card(s: AocState, question: Choose, chance: Chance) -> str:
    """High with a high token left, else the card that is worth least."""
    high = max(s.kingdoms[question.seat].bids) > NUMBERS.lasting_bid and chance.below(4) > 0
    return best(legal_options(question), lambda one: int(one.args["n"]) * (1 if high else -1))


def bid_token(s: AocState, question: Choose, chance: Chance) -> str:
    """The 0 once the high ones are used (AOC-3.11), or with a poor card; else any of the others."""
    available = s.kingdoms[question.seat].bids
    high = [n for n in available if n > NUMBERS.lasting_bid]
    if not high or (len(high) == 1 and int(question.args["n"]) <= 2):
        return f"bid:{NUMBERS.renewing_bid}"
    return f"bid:{max(high) if int(question.args['n']) >= 4 else chance.pick([NUMBERS.lasting_bid, *high])}"


def replace_bid(s: AocState, question: Choose, chance: Chance) -> str:
    frame = s.stack[-1]
    assert isinstance(frame, Bid)
    seat = question.seat
    totals = [
        token + (STRATEGIES[card].bid if card else 0) for token, card in zip(frame.tokens, frame.cards, strict=True)
    ]
    rival = max(total for other, total in enumerate(totals) if other != seat)
    cards = [one for one in legal_options(question) if one.id != "keep"]
    enough = [one for one in cards if frame.tokens[seat] + int(one.args["n"]) > rival]
    return best(enough, lambda one: -int(one.args["n"])) if enough and totals[seat] <= rival else "keep"


# -- court and the age change


def court(s: AocState, question: Choose, chance: Chance) -> str:
    """An Event that can be played, else cards of both kinds."""
    found = [one for one in legal_options(question) if one.id.startswith("event:")]
    if found:
        return found[0].id
    return "draw-strategy" if len(s.kingdoms[question.seat].strategies) < FEW_CARDS else "draw-both"


def build(s: AocState, question: Choose, chance: Chance) -> str:
    """AOC-7.12 A City where there can be one."""
    legal = [one.id for one in legal_options(question)]
    return next(one for one in ("tower", "unit", "none") if one in legal)


def spend(s: AocState, question: Choose, chance: Chance) -> str:
    """Emissaries up to three, then cards for every second coin, and units."""
    legal, kingdom = legal_options(question), s.kingdoms[question.seat]
    units = [one for one in legal if one.id.startswith("unit:")]
    emissaries = [one.id for one in legal if one.id.startswith("emissary:")]
    if emissaries and sum(kingdom.emissaries.values()) < 3:
        return emissaries[-1]
    if units and (sum(kingdom.units.values()) < 10 or chance.below(2)):
        return best(units, lambda one: unit_worth(s, question.seat, name(one)))
    return next((one.id for one in legal if one.id in ("cards", "strategy")), "done")


def artifact_category(s: AocState, question: Choose, chance: Chance) -> str:
    legal = [one for one in legal_options(question) if one.id != "none"]
    return best(legal, lambda one: int(one.args["n"])) if legal else "none"


def coronation(s: AocState, question: Choose, chance: Chance) -> str:
    category = crown_category(s, question.seat)
    return f"crown:{category}" if category else "decline"


def crown_category(s: AocState, seat: int) -> str:
    """AOC-8.5 One with a sum that the others' numbers of tokens make safe, in the third age and in the lead."""
    if s.age < NUMBERS.ages:
        return ""
    own = {one: worth(of_category(s.kingdoms[seat].tokens, one)) for one in CATEGORIES}
    most = max(len(kingdom.tokens) for other, kingdom in enumerate(s.kingdoms) if other != seat)
    category = max(CATEGORIES, key=lambda one: own[one])
    safe = own[category] > SAFE * most * MEAN + 2
    return category if safe and evaluate(s, seat) > LEAD else ""


MEAN = sum(facts.value for facts in TOKENS.values()) / len(TOKENS)
SAFE, LEAD = 0.5, 2.0
"""Part of the others' tokens that may be of one category, and the lead (a rival's worth counts less than half)."""


def clear_raids(s: AocState, question: ChooseSome, chance: Chance) -> list[str]:
    """A unit for two tokens, or for one where it is not the last."""
    picked = []
    for one in question.options:
        if int(one.args["n"]) > 1 or units_at(s, question.seat, name(one)) > 1:
            picked.append(one.id)
    return picked


def all_tokens(s: AocState, question: ChooseSome, chance: Chance) -> list[str]:
    return [one.id for one in question.options]


HABITS: dict[str, Callable[[AocState, Choose, Chance], str]] = {
    "move-conan": move_conan,
    "conan-action": conan_action,
    "court-token": lambda s, question, chance: "take",
    "keep-token": keep_token,
    "bid-card": bid_card,
    "bid-token": bid_token,
    "replace-bid-card": replace_bid,
    "court": court,
    "build": build,
    "spend": spend,
    "artifact-category": artifact_category,
    "coronation": coronation,
    "after-action": lambda s, question, chance: "pass",
}
SOME_HABITS: dict[str, Callable[[AocState, ChooseSome, Chance], list[str]]] = {
    "clear-raids": clear_raids,
    "artifact-tokens": all_tokens,
}
