"""AOC-9, AOC-10.1 to 10.8 One contest, strictly in the order of AOC-9.5."""

from engine.rules import Choose, Option, Roll, ask, emit, goto, leave, steps
from games.age_of_conan.rules import events
from games.age_of_conan.rules.content import CONTENT, CONTEST, NUMBERS, PROVINCES, STRATEGIES
from games.age_of_conan.rules.frames import Contest, Side
from games.age_of_conan.rules.powers import Occasion, has_artifact
from games.age_of_conan.rules.realm import left_of
from games.age_of_conan.rules.state import NOBODY, AocState
from games.age_of_conan.rules.windows import (
    choose_dice,
    note_again,
    note_before_rolls,
    note_dice,
    note_own_roll,
    offer_before_rolls,
    offer_own_roll,
    successes,
    throw_again,
)

ROLES = ("attacker", "defender")
FACES = CONTENT.dice[CONTEST].faces
NO_CARD = Option("none")


def open_contest(
    s: AocState, seat: int, defender: int, province: str, form: str, attack: int, defence: int, terrain: str = ""
) -> Contest:
    """AOC-9.20 Strengths are fixed now. `form` is alliance, cancel, campaign, siege or battle; tells of the contest."""
    kind = "intrigue" if form in ("alliance", "cancel") else "military"
    attack, defence, here = max(1, attack), max(1, defence), s.conan == province
    attacker = Side(seat, attack, here and s.conan_seat == seat)
    other = Side(defender, defence, here and _has_conan(s, seat, defender))
    fact = events.ContestOpened(
        seat=seat,
        defender=defender,
        province=province,
        kind=kind,
        form=form,
        attack=attack,
        defence=defence,
        terrain=terrain,
    )
    emit(s, fact)
    return Contest(kind=kind, province=province, terrain=terrain, sides=[attacker, other])


def _has_conan(s: AocState, seat: int, defender: int) -> bool:
    """AOC-10.1, AOC-10.2, AOC-10.4 A neutral province has him against all but the Conan player."""
    return s.conan_seat != seat if defender == NOBODY else s.conan_seat == defender


def why_not_strategy(s: AocState, c: Contest, card: str) -> tuple[str, str]:
    """AOC-9.11, AOC-9.12"""
    facts = STRATEGIES[card]
    if c.kind == "military":
        return ("", "") if c.terrain in facts.terrain else ("wrong-terrain", "AOC-9.11")
    areas = (facts.main,) if s.seats > 3 else (facts.main, facts.second)
    return ("", "") if PROVINCES[c.province].area in areas else ("wrong-area", "AOC-9.12")


def commit_attack(s: AocState, c: Contest) -> None:
    """AOC-9.5 (1) The attacker says whether to play a strategy card and puts it face down."""
    _ask_strategy(s, c, 0)


def note_attack_card(s: AocState, c: Contest, answer: str | None) -> None:
    _note_strategy(s, c, 0, answer)


def commit_defence(s: AocState, c: Contest) -> None:
    """AOC-9.5 (2) The defender does the same; not a neutral province (AOC-9.9)."""
    _ask_strategy(s, c, 1)


def note_defence_card(s: AocState, c: Contest, answer: str | None) -> None:
    _note_strategy(s, c, 1, answer)


def _ask_strategy(s: AocState, c: Contest, at: int) -> None:
    """AOC-9.14 Only legal cards; AOC-19.4 whoever has cards is asked."""
    seat = c.sides[at].seat
    if seat == NOBODY or not s.kingdoms[seat].strategies:
        return
    options = [
        Option(f"strategy:{card}", (f"strategy:{seat}/{card}",), {"card": card}, *why_not_strategy(s, c, card))
        for card in s.kingdoms[seat].strategies
    ]
    args: dict[str, str | int] = {"province": c.province, "terrain": c.terrain, "kind": c.kind}
    ask(s, Choose(seat, "commit-strategy", (*options, NO_CARD), args, "AOC-9.5"))


def _note_strategy(s: AocState, c: Contest, at: int, answer: str | None) -> None:
    side = c.sides[at]
    if answer and answer != NO_CARD.id:
        side.strategy = answer.removeprefix("strategy:")
        s.kingdoms[side.seat].strategies.remove(side.strategy)
        emit(s, events.StrategyCommitted(seat=side.seat, card=side.strategy, viewers=(side.seat,)))


def reveal_cards(s: AocState, c: Contest) -> None:
    """AOC-9.5 (3, 4), AOC-9.13 Attacker first; the faces shown count. AOC-9.19 Discarded after use."""
    c.revealed = True
    for side in c.sides:
        if side.strategy:
            side.counts = list(STRATEGIES[side.strategy].counts)
            s.strategy_discard.append(side.strategy)
            emit(s, events.StrategyRevealed(seat=side.seat, card=side.strategy))


def open_rolls(s: AocState, c: Contest) -> None:
    """AOC-9.5 (5) The attacker rolls first."""
    c.turn = 0


def start_roll(s: AocState, c: Contest) -> None:
    """AOC-9.5 (5, 6), AOC-9.3 AOC-9.2 for a neutral province the player to the attacker's left rolls."""
    side = c.sides[c.turn]
    if side.seat == NOBODY:
        _use_raid(s, c, side)
    thrower = left_of(s, c.sides[0].seat) if side.seat == NOBODY else side.seat
    args: dict[str, str | int] = {"province": c.province, "side": ROLES[c.turn], "owner": side.seat}
    ask(s, Roll(thrower, (CONTEST,) * dice_of(side), "contest", args, "AOC-9.3"))


def _use_raid(s: AocState, c: Contest, side: Side) -> None:
    """AOC-10.7, AOC-10.8 Obligatory, one token, before the defence roll."""
    if c.province not in s.raids:
        return
    s.raids[c.province] -= 1
    if "axe" not in side.counts:
        side.counts.append("axe")
    left = s.raids[c.province]
    if not left:
        del s.raids[c.province]
    emit(s, events.RaidHelps(province=c.province, left=left))


def dice_of(side: Side) -> int:
    """AOC-9.3, AOC-10.1, AOC-10.11, AOC-11.7, AOC-9.20: strength, Conan, cards, at most 5 or 6, fewer, at least 1."""
    cap = NUMBERS.most_dice if side.conan or side.six else NUMBERS.contest_dice
    dice = min(NUMBERS.contest_dice, side.strength) + side.conan + side.extra
    return max(1, min(cap, dice) - side.fewer)


def note_roll(s: AocState, c: Contest, faces: list[int]) -> None:
    side = c.sides[c.turn]
    side.faces = [FACES[face] for face in faces]
    fact = events.ContestRolled(
        seat=side.seat, side=ROLES[c.turn], faces=tuple(side.faces), successes=successes(c, c.turn)
    )
    emit(s, fact)


def end_roll(s: AocState, c: Contest) -> None:
    """AOC-9.16 The window of this side is closed; the defender rolls after the attacker."""
    c.turn += 1
    if c.turn < len(c.sides):
        goto(c, "start_roll")


def compare(s: AocState, c: Contest) -> None:
    """AOC-9.5 (7), AOC-9.6 Strictly more wins; a tie is the defender's unless the attacker's artifact wins it."""
    attack, defence = successes(c, 0), successes(c, 1)
    won, artifact = attack > defence, ""
    if attack == defence:
        artifact = has_artifact(s, c.sides[0].seat, Occasion("compare", c.kind, "attacker"))
        held = c.sides[1].seat != NOBODY and has_artifact(s, c.sides[1].seat, Occasion("compare", c.kind, "defender"))
        won = bool(artifact) and not held
    fact = events.ContestDecided(
        province=c.province, attack=attack, defence=defence, won=won, ties=artifact if won else ""
    )
    emit(s, fact)
    leave(c, "won" if won else "lost")


steps(
    Contest,
    commit_attack,
    note_attack_card,
    commit_defence,
    note_defence_card,
    reveal_cards,
    offer_before_rolls,
    note_before_rolls,
    open_rolls,
    start_roll,
    note_roll,
    offer_own_roll,
    note_own_roll,
    choose_dice,
    note_dice,
    throw_again,
    note_again,
    end_roll,
    compare,
)
