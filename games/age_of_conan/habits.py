"""What a bot does in turn, action and age change; contests are in `fighting.py`."""

from collections.abc import Callable

from engine.rules import Chance, Choose, ChooseSome, Option
from engine.rules.question import legal_options
from games.age_of_conan.rules.artifacts import of_category, worth
from games.age_of_conan.rules.content import CARDS, CATEGORIES, NUMBERS, PROVINCES, STRATEGIES, TOKENS
from games.age_of_conan.rules.frames import Bid, Intrigue
from games.age_of_conan.rules.intrigue import reach
from games.age_of_conan.rules.realm import destination, distance, home, owner, units_at
from games.age_of_conan.rules.state import NOBODY, AocState
from games.age_of_conan.worth import EMISSARY, GOLD, SORCERY, UNIT, attack_worth, evaluate, intrigue_worth

COURT, TAKE_TOKEN, CONAN_MOVE = 0.85, 0.7, 0.5
"""Two cards, a token of the track, a second move of Conan and a raid."""
FEW_CARDS = 2


def best(options: list[Option], value: Callable[[Option], float]) -> str:
    return max(options, key=value).id


def name(option: Option) -> str:
    """What follows the colon of an option's id."""
    return option.id.partition(":")[2]


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
    holder = owner(s, place)
    if holder in (NOBODY, seat):
        return -1.0
    return 1.0 if not units_at(s, holder, place) else 0.3


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


# -- the die


def take_die(s: AocState, question: Choose, chance: Chance) -> str:
    """Table cards while there is gold, then the action that promises most."""
    legal = legal_options(question)
    gold = s.kingdoms[question.seat].gold
    for one in legal:
        kind = one.id.partition(":")[0]
        if kind == "use" and CARDS[str(one.args["card"])].kind == "table":
            return one.id
        if kind == "lay" or (kind == "refresh" and gold > int(one.args["n"])):
            return one.id
    worths = action_worths(s, question.seat)
    dice = [one for one in legal if one.id.startswith("die:")]
    return best(dice, lambda one: worths[f"{one.args['face']}/{one.args['kind']}"])


def action_worths(s: AocState, seat: int) -> dict[str, float]:
    """By die and kind of action; a purer die is given away first."""
    military, intrigue, court = best_military(s, seat), best_intrigue(s, seat), COURT
    more = CONAN_MOVE if s.conan_seat == seat else TAKE_TOKEN if s.track else 0.0
    return {
        "military/military": military,
        "military_intrigue/military": military,
        "wild/military": military,
        "intrigue/intrigue": intrigue,
        "military_intrigue/intrigue": intrigue,
        "wild/intrigue": intrigue,
        "court_conan/court": court + more,
        "wild/court": court,
    }


def best_military(s: AocState, seat: int) -> float:
    """The best attack of an army whole, or a new unit."""
    found = UNIT if sum(s.kingdoms[seat].units.values()) < NUMBERS.units else 0.0
    for place, n in s.kingdoms[seat].units.items():
        if place in s.kingdoms[seat].campaigns:
            found = max(found, attack_worth(s, seat, place, n))
        for to in PROVINCES[place].neighbours:
            if _attackable(s, seat, to):
                found = max(found, attack_worth(s, seat, to, min(NUMBERS.army, n + units_at(s, seat, to))))
    return found


def _attackable(s: AocState, seat: int, place: str) -> bool:
    return not PROVINCES[place].home and PROVINCES[place].area in s.areas and owner(s, place) != seat


def military(s: AocState, question: Choose, chance: Chance) -> str:
    """The attack that promises most, a relocation that makes a better one possible, or a new unit."""
    values = {one.id: _military_worth(s, question.seat, one) for one in legal_options(question)}
    return max(values, key=lambda one: values[one])


def _military_worth(s: AocState, seat: int, option: Option) -> float:
    what, _, where = option.id.partition(":")
    if what == "campaign":
        return attack_worth(s, seat, where, units_at(s, seat, where))
    if what == "attack":
        origin, to = where.split("/")
        return attack_worth(s, seat, to, min(NUMBERS.army, units_at(s, seat, origin) + units_at(s, seat, to)))
    if what == "create":
        return UNIT + 0.02 * len([one for one in PROVINCES[where].neighbours if _attackable(s, seat, one)])
    if what == "relocate":
        return _relocation_worth(s, seat, *where.split("/"))
    return 0.0 if what == "done" else -0.1


def _relocation_worth(s: AocState, seat: int, origin: str, to: str) -> float:
    """Towards a province from where more can be attacked with a bigger army."""
    if origin in s.kingdoms[seat].campaigns or not PROVINCES[origin].home:
        return -0.1
    there = min(NUMBERS.army, units_at(s, seat, origin) + units_at(s, seat, to))
    fronts = [one for one in PROVINCES[to].neighbours if _attackable(s, seat, one)]
    after = max((attack_worth(s, seat, one, there) for one in fronts), default=0.0)
    gained = there - max(units_at(s, seat, origin), units_at(s, seat, to))
    return 0.7 * after if gained > 0 or not units_at(s, seat, to) else -0.1


def how_many(s: AocState, question: Choose, chance: Chance) -> str:
    """As many as go without losing any."""
    safe = [one for one in legal_options(question) if not one.args["lost"]] or legal_options(question)[:1]
    return safe[-1].id


# -- intrigue


def best_intrigue(s: AocState, seat: int) -> float:
    emissaries = s.kingdoms[seat].emissaries
    create = EMISSARY - 0.1 if sum(emissaries.values()) < NUMBERS.emissaries else 0.0
    now = max((intrigue_worth(s, seat, one, emissaries) for one in emissaries), default=-1.0)
    return max(create, now, best_move(s, seat)[0])


def best_move(s: AocState, seat: int, origin: str = "") -> tuple[float, str, str]:
    """The move (from `origin`, if given) after which the best contest promises most: worth, from, to."""
    emissaries, found = s.kingdoms[seat].emissaries, (-1.0, "", "")
    for start in [origin] if origin else list(emissaries):
        for to in reach(s, seat, start):
            after = dict(emissaries)
            after[start] -= 1
            after[to] = after.get(to, 0) + 1
            value = max(intrigue_worth(s, seat, one, after) for one, n in after.items() if n)
            found = max(found, (value, start, to))
    return found


def intrigue(s: AocState, question: Choose, chance: Chance) -> str:
    frame = s.stack[-1]
    assert isinstance(frame, Intrigue)
    seat, emissaries = question.seat, s.kingdoms[question.seat].emissaries
    values = {one.id: 0.0 for one in legal_options(question) if one.id == "done"}
    move = best_move(s, seat) if frame.moves == 0 else (-1.0, "", "")
    for one in legal_options(question):
        what, _, place = one.id.partition(":")
        if what == "contest":
            values[one.id] = intrigue_worth(s, seat, place, emissaries)
        elif what == "raise":
            values[one.id] = GOLD * PROVINCES[place].level - EMISSARY
        elif what == "create":
            values[one.id] = EMISSARY - 0.1
        elif what == "move" and place == move[1]:
            values[one.id] = move[0] - 0.05
    return max(values, key=lambda one: values[one])


def emissary_destination(s: AocState, question: Choose, chance: Chance) -> str:
    return f"to:{best_move(s, question.seat, str(question.args['origin']))[2]}"


# -- court and the age change


def court(s: AocState, question: Choose, chance: Chance) -> str:
    """An Event that can be played, else cards of both kinds."""
    found = [one for one in legal_options(question) if one.id.startswith("event:")]
    if found:
        return found[0].id
    return "draw-strategy" if len(s.kingdoms[question.seat].strategies) < FEW_CARDS else "draw-both"


def build(s: AocState, question: Choose, chance: Chance) -> str:
    legal = [one.id for one in legal_options(question)]
    return next(one for one in ("tower", "unit", "none") if one in legal)


def spend(s: AocState, question: Choose, chance: Chance) -> str:
    """Emissaries up to three, then cards for every second coin, and units."""
    legal, kingdom = legal_options(question), s.kingdoms[question.seat]
    units = [one.id for one in legal if one.id.startswith("unit:")]
    emissaries = [one.id for one in legal if one.id.startswith("emissary:")]
    if emissaries and sum(kingdom.emissaries.values()) < 3:
        return emissaries[-1]
    if units and (sum(kingdom.units.values()) < 10 or chance.below(2)):
        return units[0] if chance.below(3) else units[-1]
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
    "take-die": take_die,
    "military": military,
    "how-many": how_many,
    "intrigue": intrigue,
    "emissary-destination": emissary_destination,
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
