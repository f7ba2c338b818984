"""KRY-7.2 to 7.6 Monoliths: the answer to their reveal, and what happens once."""

from engine.rules import call, emit, goto, leave, steps
from games.krynea.rules import events
from games.krynea.rules.content import CONTENT
from games.krynea.rules.deaths import credit
from games.krynea.rules.field import engagement_of, lines
from games.krynea.rules.frames import Assault, Reveal, Target, Window
from games.krynea.rules.powers import score
from games.krynea.rules.state import BATTALIONS, KryneaState
from games.krynea.rules.verbs import GainResources, SelfStrike


def answer_reveal(s: KryneaState, c: Reveal) -> None:
    """KRY-14.1 The reveal is an event."""
    call(s, Window(kind="monolith_revealed", seat=-1, card=0, by=-1, source="monolith"))


def act_once(s: KryneaState, c: Reveal) -> None:
    """KRY-7.3 One-time effects happen at the reveal."""
    if not c.todo:
        leave(c)
        return
    monolith = c.todo.pop(0)
    goto(c, "act_once")
    here = next(one.battalion for one in s.monoliths if one.monolith == monolith)
    for verb in CONTENT.monoliths[monolith].verbs:
        if isinstance(verb, GainResources):
            _give(s, monolith, verb.n)
        elif isinstance(verb, SelfStrike):
            _strike_own(s, here)


def _give(s: KryneaState, monolith: str, n: int) -> None:
    for seat, army in enumerate(s.armies):
        army.gains += n
        emit(s, events.ResourcesGained(seat=seat, n=n, card=monolith))


def _strike_own(s: KryneaState, here: int) -> None:
    """KRY-7.6 All battalions at once; values are those at the reveal."""
    by_kind: dict[str, list[Target]] = {}
    for seat in range(len(s.armies)):
        for battalion in range(BATTALIONS):
            rows = lines(s, seat, battalion)
            near = here in (-1, engagement_of(s, seat, battalion))
            if near and len(rows) > 1 and seat not in s.attuned and (best := _best_attack(s, seat, battalion)):
                target = Target(seat, rows[1].card, best[0], credit(s, -1, seat, battalion))
                by_kind.setdefault(best[1], []).append(target)
    for kind, targets in by_kind.items():
        s.stack.append(Assault(seat=-1, card=0, source="monolith", kind=kind, targets=targets))


def _best_attack(s: KryneaState, seat: int, battalion: int) -> tuple[int, str] | None:
    """KRY-7.6 The highest attack score of the first line; ties: melee, then ranged, then magic."""
    scores = [(score(s, seat, battalion, 0, f"{kind}_attack"), kind) for kind in ("melee", "ranged", "magic")]
    known = [(value, kind) for value, kind in scores if value is not None]
    return max(known, key=lambda pair: pair[0]) if known else None


steps(Reveal, answer_reveal, act_once)
