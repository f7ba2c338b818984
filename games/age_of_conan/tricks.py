"""When a bot plays the instants of the own turn, and what it does with them."""

from collections.abc import Callable

from engine.rules import Chance, Choose, Option
from engine.rules.question import legal_options
from games.age_of_conan.prospects import intrigue_worth, unit_worth
from games.age_of_conan.rules.content import CARDS, PROVINCES
from games.age_of_conan.rules.fate import ALLOWS, why_not_take
from games.age_of_conan.rules.frames import Effects
from games.age_of_conan.rules.military import relocation_options
from games.age_of_conan.rules.realm import destination, distance, home, in_play, is_home
from games.age_of_conan.rules.state import AocState
from games.age_of_conan.rules.verbs import ChangeFateDie, MoveArmy, MoveConan, TeleportEmissary

ENOUGH = 0.7
"""What an instant must bring to be played."""
Worths = dict[str, float]
"""Of the kinds of action: "military", "intrigue" and "court"."""
PURE = {"military": "military", "intrigue": "intrigue", "court": "court_conan"}


def best_kind(s: AocState, worths: Worths) -> float:
    """The best action that some die of the pool can be taken for."""
    kinds = {kind for face in s.pool for kind in ALLOWS[face] if not why_not_take(s.pool, face, kind)[0]}
    return max((worths[kind] for kind in kinds), default=0.0)


def instant_worth(s: AocState, seat: int, card: str, worths: Worths, relocation: float) -> float:
    """What playing the instant now promises. `relocation`: the best relocation."""
    for verb in CARDS[card].verbs:
        if isinstance(verb, ChangeFateDie):
            return max(worths.values()) - best_kind(s, worths)
        if isinstance(verb, TeleportEmissary):
            return best_flight(s, seat)[0] - worths["intrigue"]
        if isinstance(verb, MoveArmy):
            return relocation
        if isinstance(verb, MoveConan):
            return _conan_worth(s, seat)
    return 0.0


def _conan_worth(s: AocState, seat: int) -> float:
    """A step nearer for the Conan player, a step away for the others when he is about to arrive."""
    far = distance(s.conan, destination(s))
    return float(far > 1 if s.conan_seat == seat else far < 2)


def best_flight(s: AocState, seat: int) -> tuple[float, str, str]:
    """The flight of an emissary after which the best contest promises most: worth, from, to."""
    emissaries, found = s.kingdoms[seat].emissaries, (0.0, "", "")
    for to in (one for one in PROVINCES if in_play(s, one) and not is_home(one)):
        for start in emissaries:
            after = {**emissaries, to: emissaries.get(to, 0) + 1}
            after[start] -= 1
            if start != to:
                found = max(found, (intrigue_worth(s, seat, to, after), start, to))
    return found


def _card(s: AocState) -> Effects:
    frame = s.stack[-1]
    assert isinstance(frame, Effects)
    return frame


def change_die(s: AocState, question: Choose, chance: Chance, worths: Worths) -> str:
    """To the face of the best action; a face that lies there twice is turned first."""
    face = PURE[max(worths, key=lambda kind: worths[kind])]
    legal = [one for one in legal_options(question) if one.args["face"] == face] or legal_options(question)
    return max(legal, key=lambda one: s.pool.count(str(one.args["before"]))).id


def teleport(s: AocState, question: Choose, chance: Chance) -> str:
    """Who flies, then where to."""
    _, start, to = best_flight(s, question.seat)
    wanted = f"to:{to if _card(s).place else start}"
    legal = [one.id for one in legal_options(question)]
    return wanted if wanted in legal else legal[0]


def conan_step(s: AocState, question: Choose, chance: Chance) -> str:
    sign = -1 if s.conan_seat == question.seat else 1

    def value(one: Option) -> int:
        return sign * distance(str(one.args["province"]), destination(s))

    return max(legal_options(question), key=value).id


def own_place(s: AocState, question: Choose, chance: Chance) -> str:
    """New units go where they do most, emissaries to the front; lost units come from home."""
    legal = legal_options(question)
    own = home(s, question.seat)
    if question.prompt == "place-unit":
        return max(legal, key=lambda one: unit_worth(s, question.seat, str(one.args["province"]))).id
    if question.prompt == "remove-own-unit":
        return next((one.id for one in legal if one.args["province"] == own), legal[0].id)
    return next((one.id for one in legal if one.args["province"] != own), legal[0].id)


def relocations(s: AocState, seat: int) -> list[Option]:
    return relocation_options(s, seat, {})


HABITS: dict[str, Callable[[AocState, Choose, Chance], str]] = {
    "teleport-emissary": teleport,
    "teleport-to": teleport,
    "conan-step": conan_step,
    "place-unit": own_place,
    "place-emissary": own_place,
    "remove-own-unit": own_place,
}
