"""Which die a bot takes, and what it does with armies and emissaries: whatever promises most."""

from collections.abc import Callable

from engine.rules import Chance, Choose, Option
from engine.rules.question import legal_options
from games.age_of_conan.prospects import attack_worth, best_attack, intrigue_worth, unit_worth
from games.age_of_conan.rules.content import CARDS, NUMBERS, PROVINCES
from games.age_of_conan.rules.frames import Intrigue
from games.age_of_conan.rules.intrigue import reach
from games.age_of_conan.rules.realm import units_at
from games.age_of_conan.rules.state import AocState
from games.age_of_conan.tricks import ENOUGH, PURE, change_die, instant_worth, relocations
from games.age_of_conan.worth import EMISSARY, GOLD, UNIT

COURT, TAKE_TOKEN, CONAN_MOVE = 1.0, 0.8, 0.5
"""Two cards, a token of the track, a second move of Conan and a raid."""


def best(options: list[Option], value: Callable[[Option], float]) -> str:
    return max(options, key=value).id


def name(option: Option) -> str:
    """What follows the colon of an option's id."""
    return option.id.partition(":")[2]


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
    tricks = [one for one in legal if one.id.startswith("use:")]
    if tricks:
        values = {one.id: trick_worth(s, question.seat, name(one)) for one in tricks}
        trick = max(values, key=lambda one: values[one])
        if values[trick] > ENOUGH:
            return trick
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


def kinds_worth(s: AocState, seat: int) -> dict[str, float]:
    worths = action_worths(s, seat)
    return {kind: worths[f"{PURE[kind]}/{kind}"] for kind in PURE}


def trick_worth(s: AocState, seat: int, card: str) -> float:
    """Of an instant of the own turn."""
    ways = [_relocation_worth(s, seat, *name(one).split("/")) for one in relocations(s, seat)]
    return instant_worth(s, seat, card, kinds_worth(s, seat), max(ways, default=0.0))


def turned_die(s: AocState, question: Choose, chance: Chance) -> str:
    return change_die(s, question, chance, kinds_worth(s, question.seat))


def relocate_army(s: AocState, question: Choose, chance: Chance) -> str:
    """The best relocation of a card, if there is a good one."""
    values = {one.id: _military_worth(s, question.seat, one) for one in legal_options(question) if one.id != "pass"}
    way = max(values, key=lambda one: values[one])
    return way if values[way] > 0 else "pass"


def best_military(s: AocState, seat: int) -> float:
    """The best attack of an army whole, or a new unit."""
    found = UNIT if sum(s.kingdoms[seat].units.values()) < NUMBERS.units else 0.0
    for place, n in s.kingdoms[seat].units.items():
        if place in s.kingdoms[seat].campaigns:
            found = max(found, attack_worth(s, seat, place, n))
        found = max(found, best_attack(s, seat, place, n))
    return found


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
        return unit_worth(s, seat, where)
    if what == "relocate":
        return _relocation_worth(s, seat, *where.split("/"))
    return 0.0 if what == "done" else -0.1


def _relocation_worth(s: AocState, seat: int, origin: str, to: str) -> float:
    """Towards a province from where more can be attacked with a bigger army."""
    if origin in s.kingdoms[seat].campaigns:
        return -0.1
    n, already = units_at(s, seat, origin), units_at(s, seat, to)
    before = max(best_attack(s, seat, origin, n), best_attack(s, seat, to, already))
    return best_attack(s, seat, to, min(NUMBERS.army, n + already)) - before - 0.3


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


HABITS: dict[str, Callable[[AocState, Choose, Chance], str]] = {
    "take-die": take_die,
    "military": military,
    "relocate-army": relocate_army,
    "change-die": turned_die,
    "how-many": how_many,
    "intrigue": intrigue,
    "emissary-destination": emissary_destination,
}
