"""AOC-9.7, AOC-9.15 to 9.17 Cards and sorcery in a contest: before the rolls, and after each side's own."""

from engine.rules import Choose, ChooseSome, Option, Roll, ask, emit, goto
from games.age_of_conan.rules import events
from games.age_of_conan.rules.content import CARDS, CONTENT, CONTEST
from games.age_of_conan.rules.frames import Contest
from games.age_of_conan.rules.goods import gain_sorcery
from games.age_of_conan.rules.powers import (
    PASS,
    Occasion,
    has_artifact,
    may_hold,
    must_ask,
    pay,
    ready_cards,
    spend_card,
    use_option,
)
from games.age_of_conan.rules.state import NOBODY, AocState
from games.age_of_conan.rules.verbs import (
    AddSuccesses,
    CountFace,
    EnemyDice,
    ExtraDie,
    ExtraSorceryReroll,
    RerollDice,
    Verb,
)

ROLES = ("attacker", "defender")
FACES = CONTENT.dice[CONTEST].faces
DONE = Option("done")
SORCERY_WINDOW = Occasion("sorcery")


def successes(c: Contest, at: int) -> int:
    """AOC-9.4, AOC-9.13, AOC-10.1 What the dice of one side count as they lie, with flat bonuses."""
    side = c.sides[at]
    total = side.bonus
    for face in side.faces:
        if face == "hit_conan":
            total += 2 if side.conan else 1
        elif face == "hit" or (face == "hit_attacker" and at == 0) or face in side.counts:
            total += 1
    return total


def occasion(c: Contest, at: int, rolled: bool) -> Occasion:
    return Occasion("own_roll" if rolled else "before_rolls", c.kind, ROLES[at], c.terrain)


def _args(c: Contest) -> dict[str, str | int]:
    return {
        "province": c.province,
        "side": ROLES[c.turn],
        "attack": successes(c, 0),
        "defence": successes(c, 1),
        "dice": len(c.sides[c.turn].faces),
    }


def offer_before_rolls(s: AocState, c: Contest) -> None:
    """Content sheet, section 11: attacker and defender in turn use a card or pass, until both pass in a row."""
    if c.passes >= len(c.sides):
        goto(c, "open_rolls")
        return
    seat, here = c.sides[c.turn].seat, occasion(c, c.turn, rolled=False)
    if seat != NOBODY and must_ask(s, seat, here):
        options = [use_option(s, seat, card) for card in ready_cards(s, seat, here)]
        ask(s, Choose(seat, "before-rolls", (*options, PASS), _args(c), "AOC-9.7"))


def note_before_rolls(s: AocState, c: Contest, answer: str | None) -> None:
    goto(c, "offer_before_rolls")
    at = c.turn
    c.turn = 1 - at
    if not answer or answer == PASS.id:
        c.passes += 1
        return
    c.passes = 0
    _use(s, c, at, answer.removeprefix("use:"))


def _use(s: AocState, c: Contest, at: int, card: str) -> None:
    spend_card(s, c.sides[at].seat, card)
    for verb in CARDS[card].verbs:
        pay(s, c.sides[at].seat, card, verb)
        _apply(c, at, verb)


def _apply(c: Contest, at: int, verb: Verb) -> None:
    """Content sheet, section 12."""
    side = c.sides[at]
    if isinstance(verb, AddSuccesses):
        side.bonus += verb.n
    elif isinstance(verb, ExtraDie):
        side.extra += verb.n
        side.six = side.six or verb.six
    elif isinstance(verb, EnemyDice):
        c.sides[1 - at].fewer += verb.n
    elif isinstance(verb, CountFace):
        side.counts = [*side.counts, verb.face] if verb.face not in side.counts else side.counts
    elif isinstance(verb, ExtraSorceryReroll):
        side.rerolls += verb.n
    elif isinstance(verb, RerollDice):
        c.picks = verb.n


def offer_own_roll(s: AocState, c: Contest) -> None:
    """AOC-9.15, AOC-9.17 Re-rolls in any order, then flat bonuses, until the roller says done."""
    seat, here = c.sides[c.turn].seat, occasion(c, c.turn, rolled=True)
    if seat == NOBODY:
        return
    options = [*sorcery_options(s, c), *_card_options(s, c, here)]
    if any(not option.blocked for option in options) or may_hold(s, seat, here):
        ask(s, Choose(seat, "own-roll", (*options, DONE), _args(c), "AOC-9.15"))


def sorcery_options(s: AocState, c: Contest) -> list[Option]:
    """AOC-9.15 One sorcery for all dice; with a power to keep dice, for a part of them."""
    side = c.sides[c.turn]
    if not s.kingdoms[side.seat].sorcery and not side.sorcery:
        return []
    reason = _why_no_sorcery(s, c)
    touches = (f"sorcery:{side.seat}",)
    found = [Option("sorcery", touches, {}, *reason)]
    if not reason[0]:
        keepers = [*ready_cards(s, side.seat, SORCERY_WINDOW), has_artifact(s, side.seat, SORCERY_WINDOW)]
        found += [Option(f"sorcery:{one}", touches, {"card": one}) for one in keepers if one]
    return found


def _why_no_sorcery(s: AocState, c: Contest) -> tuple[str, str]:
    side = c.sides[c.turn]
    if side.sorcery >= side.rerolls:
        return "sorcery-spent", "AOC-9.15"
    if not s.kingdoms[side.seat].sorcery:
        return "no-sorcery", "AOC-9.15"
    return ("re-rolls-first", "AOC-9.17") if side.bonus else ("", "")


def _card_options(s: AocState, c: Contest, here: Occasion) -> list[Option]:
    side, found = c.sides[c.turn], []
    for card in ready_cards(s, side.seat, here):
        flat = any(isinstance(verb, AddSuccesses) for verb in CARDS[card].verbs)
        reason = ("re-rolls-first", "AOC-9.17") if side.bonus and not flat else ("", "")
        found.append(use_option(s, side.seat, card, reason))
    return found


def note_own_roll(s: AocState, c: Contest, answer: str | None) -> None:
    if not answer or answer == DONE.id:
        goto(c, "end_roll")
        return
    what, _, card = answer.partition(":")
    if what == "use":
        _use(s, c, c.turn, card)
    else:
        _spend_sorcery(s, c, card)
    if not c.picks and not c.again:
        goto(c, "offer_own_roll")


def _spend_sorcery(s: AocState, c: Contest, keeper: str) -> None:
    """AOC-9.15 The whole roll, or with a `keeper` the dice that are picked."""
    side = c.sides[c.turn]
    if keeper in CARDS:
        spend_card(s, side.seat, keeper)
    side.sorcery += 1
    gain_sorcery(s, side.seat, -1, "reroll")
    if keeper:
        c.picks = len(side.faces)
    else:
        c.again = list(range(len(side.faces)))


def choose_dice(s: AocState, c: Contest) -> None:
    """Which dice are thrown again."""
    if not c.picks:
        goto(c, "throw_again")
        return
    faces = c.sides[c.turn].faces
    options = tuple(
        Option(f"die:{index}", (f"contest:{c.turn}/{index}",), {"face": face}) for index, face in enumerate(faces)
    )
    most = min(c.picks, len(options))
    ask(s, ChooseSome(c.sides[c.turn].seat, "dice-again", options, 1, most, _args(c), "AOC-9.17"))


def note_dice(s: AocState, c: Contest, picked: list[str]) -> None:
    c.again = [int(one.removeprefix("die:")) for one in picked]
    c.picks = 0


def throw_again(s: AocState, c: Contest) -> None:
    args: dict[str, str | int] = {"province": c.province, "side": ROLES[c.turn]}
    ask(s, Roll(c.sides[c.turn].seat, (CONTEST,) * len(c.again), "contest-again", args, "AOC-9.15"))


def note_again(s: AocState, c: Contest, faces: list[int]) -> None:
    """AOC-9.15 The second result stands."""
    side = c.sides[c.turn]
    for index, face in zip(c.again, faces, strict=True):
        side.faces[index] = FACES[face]
    c.again = []
    goto(c, "offer_own_roll")
    fact = events.ContestRolled(
        seat=side.seat,
        side=ROLES[c.turn],
        faces=tuple(side.faces),
        successes=successes(c, c.turn),
        again=True,
    )
    emit(s, fact)
