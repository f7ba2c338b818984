"""The story of the running contest as facts: who, over what, why so strong, what counts and how likely it is."""

from typing import NamedTuple

from games.age_of_conan.odds import Chances, beats, chance_of, roll_chances
from games.age_of_conan.rules.content import CARDS, NUMBERS, PROVINCES, STRATEGIES
from games.age_of_conan.rules.contests import dice_of
from games.age_of_conan.rules.frames import Campaign, Clash, Contest, IntrigueContest, Side
from games.age_of_conan.rules.realm import is_friendly, units_at
from games.age_of_conan.rules.state import NOBODY, AocState
from games.age_of_conan.rules.verbs import AddSuccesses, CountFace, EnemyDice, ExtraDie, ExtraSorceryReroll, Verb
from games.age_of_conan.rules.windows import successes

WINDOWS = {
    "commit_attack": "cards",
    "note_attack_card": "cards",
    "commit_defence": "cards",
    "note_defence_card": "cards",
    "reveal_cards": "cards",
    "offer_before_rolls": "before",
    "note_before_rolls": "before",
    "open_rolls": "before",
    "start_roll": "roll",
    "note_roll": "roll",
    "compare": "compare",
    "end": "compare",
}
"""AOC-9.5 The part of a contest by the step to come; steps that are not here are a side's window after its roll."""
STEPS = ("cards", "before", "roll-0", "own-0", "roll-1", "own-1", "compare")
FORMS = {"campaign": "military", "siege": "siege", "battle": "military", "alliance": "alliance", "cancel": "intrigue"}
"""The icon of each form."""
Args = dict[str, str | int]


class Line(NamedTuple):
    """A reason: a message key with its arguments, and the icon that stands for it."""

    key: str
    args: Args
    icon: str


# ---------------------------------------------------------------- who and what
def contest_of(view: AocState) -> Contest | None:
    """The contest under way; None between contests."""
    return next((frame for frame in reversed(view.stack) if isinstance(frame, Contest)), None)


def form_of(view: AocState) -> str:
    """AOC-9.1 What the contest is part of: campaign, siege, battle, alliance or cancel."""
    for frame in reversed(view.stack):
        if isinstance(frame, Clash):
            return "siege" if frame.siege else "battle"
        if isinstance(frame, Campaign):
            return "campaign"
        if isinstance(frame, IntrigueContest):
            return "alliance" if frame.defender == NOBODY else "cancel"
    return "campaign"


def step_of(contest: Contest) -> str:
    """Which of STEPS is going on."""
    window = WINDOWS.get(contest.at, "own")
    return f"{window}-{min(contest.turn, 1)}" if window in ("roll", "own") else window


# ---------------------------------------------------------------- strength
def strength_lines(view: AocState, contest: Contest, at: int) -> list[Line]:
    """AOC-9.20 What the strength of a side is made of."""
    form, place = form_of(view), contest.province
    if contest.kind == "intrigue":
        return _intrigue_lines(view, contest, at, form)
    units = units_at(view, contest.sides[at].seat, place) if contest.sides[at].seat != NOBODY else 0
    level = PROVINCES[place].level
    if at == 1 and form != "battle" and level >= units:
        return [Line("table-level", {"n": level}, realm_of(place))]
    return [Line("units", {"n": units}, "unit")]


def _intrigue_lines(view: AocState, contest: Contest, at: int, form: str) -> list[Line]:
    """AOC-13.12, AOC-13.13"""
    if at == 1:
        more = [Line("contest-allied", {"n": 1}, "alliance")] if form == "cancel" else []
        return [Line("table-level", {"n": PROVINCES[contest.province].level}, realm_of(contest.province)), *more]
    near = friends_beside(view, contest.sides[0].seat, contest.province)
    return [
        Line("contest-emissary", {"n": 1}, "emissary"),
        *(Line("contest-beside", {"province": p}, "") for p in near),
    ]


def realm_of(province: str) -> str:
    """The icon of a province that has a level."""
    return "savage" if PROVINCES[province].savage else "civilised"


def friends_beside(view: AocState, seat: int, province: str) -> list[str]:
    """AOC-13.12 Adjacent provinces that help an emissary."""
    near = PROVINCES[province].neighbours
    return [one for one in near if is_friendly(view, seat, one) or one in view.kingdoms[seat].emissaries]


# ---------------------------------------------------------------- what changes dice and successes
def change_lines(view: AocState, contest: Contest, at: int) -> list[Line]:
    """Everything but the strength that changes the dice of a side, or what they count, each with its source."""
    side, other = contest.sides[at], contest.sides[1 - at]
    lines = [Line("contest-conan", {}, "conan")] if side.conan else []
    if side.extra:
        lines.append(_card_line(view, side, "contest-extra", ExtraDie, side.extra))
    if side.fewer:
        lines.append(_card_line(view, other, "contest-fewer", EnemyDice, side.fewer))
    lines += [_count_line(view, side, face) for face in side.counts]
    if side.bonus:
        lines.append(_card_line(view, side, "contest-bonus", AddSuccesses, side.bonus))
    if side.rerolls > 1:
        lines.append(_card_line(view, side, "contest-again", ExtraSorceryReroll, side.rerolls - 1))
    if side.sorcery:
        lines.append(Line("contest-sorcery", {"n": side.sorcery}, "sorcery"))
    return lines


def _card_line(view: AocState, side: Side, key: str, verb: type[Verb], n: int) -> Line:
    return Line(key, {"n": n, "card": card_behind(view, side.seat, verb)}, "kingdom_card")


def _count_line(view: AocState, side: Side, face: str) -> Line:
    source, card = source_of_face(view, side, face)
    return Line("contest-counts", {"face": face, "source": source, "card": card}, face)


def source_of_face(view: AocState, side: Side, face: str) -> tuple[str, str]:
    """Why shields or axes count: "strategy", "raid" or "card", and the card if it is known."""
    if side.strategy in STRATEGIES and face in STRATEGIES[side.strategy].counts:
        return "strategy", side.strategy
    return ("raid", "") if side.seat == NOBODY else ("card", card_behind(view, side.seat, CountFace))


def card_behind(view: AocState, seat: int, verb: type[Verb]) -> str:
    """The kingdom card that did this, where only one used card of the seat can have done it; else ""."""
    kingdom = view.kingdoms[seat]
    used = {one.card for one in kingdom.table if not one.ready} | set(kingdom.discard)
    fitting = [card for card in sorted(used) if card in CARDS and _fights_with(card, verb)]
    return fitting[0] if len(fitting) == 1 else ""


def _fights_with(card: str, verb: type[Verb]) -> bool:
    return any(isinstance(each, verb) for each in CARDS[card].verbs)


# ---------------------------------------------------------------- dice and chances
def worth_of(contest: Contest, at: int, face: str) -> int:
    """AOC-9.4 Successes that one die of the side counts as it lies."""
    side = contest.sides[at]
    if face == "hit_conan":
        return 2 if side.conan else 1
    return int(face == "hit" or (face == "hit_attacker" and at == 0) or face in side.counts)


def reason_of(view: AocState, contest: Contest, at: int, face: str) -> str:
    """The icon of why a die counts that would not by itself, or counts twice; "" for a plain hit."""
    if face == "hit_conan" and contest.sides[at].conan:
        return "conan"
    if face in contest.sides[at].counts:
        source = source_of_face(view, contest.sides[at], face)[0]
        return {"strategy": "strategy_card", "raid": "raid"}.get(source, "kingdom_card")
    return ""


def capped(side: Side) -> bool:
    """AOC-9.3 More strength than dice."""
    return side.strength > NUMBERS.contest_dice


def _unrolled(contest: Contest, at: int) -> Chances:
    side = contest.sides[at]
    return roll_chances(dice_of(side), at == 0, side.conan, frozenset(side.counts))


def odds_before(contest: Contest) -> float:
    """The attacker's chance before any die was thrown, with the cards that are known to be in play."""
    return beats(_unrolled(contest, 0), _unrolled(contest, 1))


def odds_now(contest: Contest) -> float:
    return chance_of(contest)


def luck(contest: Contest, at: int) -> int | None:
    """Per cent of throws that have fewer successes than the side threw; None before its roll."""
    side = contest.sides[at]
    if not side.faces:
        return None
    rolled = sum(worth_of(contest, at, face) for face in side.faces)
    return round(100 * sum(_unrolled(contest, at)[:rolled]))


def rolled(contest: Contest, at: int) -> int | None:
    """The successes of a side with its flat bonuses; None before its roll."""
    return successes(contest, at) if contest.sides[at].faces else None


def leads(contest: Contest, at: int) -> bool:
    """AOC-9.6 Whether the side would win as the dice lie; nobody before both have thrown."""
    ours, theirs = rolled(contest, at), rolled(contest, 1 - at)
    if ours is None or theirs is None:
        return False
    return ours > theirs or (at == 1 and ours == theirs)
