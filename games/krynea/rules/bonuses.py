"""KRY-4.7 Bonuses and maluses that cards give: for an attack, a melee, a phase or a round."""

from collections.abc import Callable
from typing import TypeVar

from engine.rules import Flow, emit
from games.krynea.rules import events, verbs
from games.krynea.rules.cards import next_number
from games.krynea.rules.field import battalion_place, read_ref, ref, slug, unit_place
from games.krynea.rules.frames import Assault, Declare, Melee, Play
from games.krynea.rules.state import Boon, KryneaState

F = TypeVar("F", bound=Flow)


def below(s: KryneaState, kind: type[F]) -> F:
    """The nearest frame of `kind` on the stack; there must be one."""
    return next(frame for frame in reversed(s.stack) if isinstance(frame, kind))


def event_frame(s: KryneaState) -> Flow:
    """The frame that carries out the event being answered: below the play and its window."""
    return s.stack[-3]


def read_battalion(name: str) -> tuple[int, int]:
    """Seat and number in "seat/number", of a battalion or a position."""
    seat, battalion = map(int, name.split("/")[:2])
    return seat, battalion


def give_bonus(s: KryneaState, c: Play, verb: verbs.Bonus) -> None:
    """KRY-4.7 Only ever to own units that have the stat."""
    _BONUS[verb.who](s, c, verb)


def _tell(s: KryneaState, c: Play, stat: str, n: int, until: str, element: str = "") -> None:
    emit(s, events.BonusGiven(seat=c.seat, card=slug(c.card), stat=stat, n=n, until=until, element=element))


def _bonus_target(s: KryneaState, c: Play, verb: verbs.Bonus) -> None:
    """The stat chosen of the unit chosen."""
    stat, name = c.targets[0].split("/")
    seat, card = read_ref(name)
    s.boons.append(Boon(stat, verb.n, verb.until, seat, card=card, entered=next_number(s)))
    _tell(s, c, stat, verb.n, verb.until, unit_place(seat, card))


def _bonus_subject(s: KryneaState, c: Play, verb: verbs.Bonus) -> None:
    """KRY-14.6 For the attack being answered: the comparison is made again with it."""
    frame = event_frame(s)
    seat, card = read_ref(c.subject)
    if isinstance(frame, Melee):
        side = next(at for at, wounded in enumerate(frame.wounded) if wounded == c.subject)
        frame.plus_defence[side] += verb.n
    else:
        assert isinstance(frame, Assault)
        frame.shields[c.subject] = frame.shields.get(c.subject, 0) + verb.n
    _tell(s, c, verb.stat, verb.n, verb.until, unit_place(seat, card))


def _bonus_each(s: KryneaState, c: Play, verb: verbs.Bonus) -> None:
    """Every own unit that this attack hits."""
    frame = event_frame(s)
    assert isinstance(frame, Assault)
    for target in frame.targets:
        if target.seat == c.seat:
            name = ref(target.seat, target.card)
            frame.shields[name] = frame.shields.get(name, 0) + verb.n
            _tell(s, c, verb.stat, verb.n, verb.until, unit_place(target.seat, target.card))


def _bonus_attacker(s: KryneaState, c: Play, verb: verbs.Bonus) -> None:
    """KRY-11.17 The attack being declared."""
    declared = below(s, Declare)
    declared.bonus += verb.n
    _tell(s, c, verb.stat, verb.n, verb.until, unit_place(c.seat, declared.card))


def _bonus_battalion(s: KryneaState, c: Play, verb: verbs.Bonus) -> None:
    """The battalion chosen, for the round, or the own one in this melee."""
    if verb.until == "melee":
        melee = below(s, Melee)
        side = next(at for at, one in enumerate(melee.sides) if one[0] == c.seat)
        plus = melee.plus_attack if verb.stat == "melee_attack_total" else melee.plus_defence
        plus[side] += verb.n
        _tell(s, c, verb.stat, verb.n, verb.until, battalion_place(*melee.sides[side]))
        return
    seat, battalion = read_battalion(c.targets[-1])
    s.boons.append(Boon(verb.stat, verb.n, verb.until, seat, battalion, entered=next_number(s)))
    _tell(s, c, verb.stat, verb.n, verb.until, battalion_place(seat, battalion))


def _bonus_own(s: KryneaState, c: Play, verb: verbs.Bonus) -> None:
    s.boons.append(
        Boon(
            verb.stat,
            verb.n,
            verb.until,
            c.seat,
            traits=verb.traits,
            vanguard=verb.vanguard,
            entered=next_number(s),
        )
    )
    _tell(s, c, verb.stat, verb.n, verb.until)


_BONUS: dict[str, Callable[[KryneaState, Play, verbs.Bonus], None]] = {
    "target": _bonus_target,
    "subject": _bonus_subject,
    "each": _bonus_each,
    "attacker": _bonus_attacker,
    "battalion": _bonus_battalion,
    "own": _bonus_own,
}


def give_malus(s: KryneaState, c: Play, verb: verbs.Malus) -> None:
    """The battalion facing the own one in this melee."""
    melee = below(s, Melee)
    side = next(at for at, one in enumerate(melee.sides) if one[0] != c.seat)
    plus = melee.plus_attack if verb.stat == "melee_attack_total" else melee.plus_defence
    plus[side] -= verb.n
    _tell(s, c, verb.stat, -verb.n, verb.until, battalion_place(*melee.sides[side]))
