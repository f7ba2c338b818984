"""What a contest looks like: drums, cards laid and turned, dice that come to rest and are counted one by one."""

from collections.abc import Callable
from typing import Any, TypeAlias

from engine.rules import Event
from engine.table.cues import Banner, Float, Fly, Glow, Hold, Look, Shake, Sound
from games.age_of_conan.board.contest_facts import contest_of, worth_of
from games.age_of_conan.board.contest_pictures import pledge_picture
from games.age_of_conan.board.stage import GOLD, GREEN, MOVE, PALE, RED, STAGGER, Cues, Stage, signed
from games.age_of_conan.rules import events as ev
from games.age_of_conan.rules.state import NOBODY, AocState

Show: TypeAlias = Callable[[Stage, Any, AocState, AocState], Cues]
SIDES = {"attacker": 0, "defender": 1}
COUNT = 0.2
"""Seconds from one success to the next."""
VERDICT = 1.1
"""Seconds that the comparison stays."""


def contest_opened(stage: Stage, event: ev.ContestOpened, before: AocState, after: AocState) -> Cues:
    """Drums, and the name of the fight; both provinces and armies in it shine."""
    kind = "alliance" if event.kind == "intrigue" else event.form
    cues: Cues = [Sound("contest_drums"), Banner(f"banner-{kind}", event.seat, 0, 0.9)]
    cues.append(Glow(f"province:{event.province}", 0, 1.2, stage.color(event.seat)))
    return [*cues, Look(f"province:{event.province}")]


def strategy_committed(stage: Stage, event: ev.StrategyCommitted, before: AocState, after: AocState) -> Cues:
    """Out of the hand, turned face down on the way."""
    side = _side_of(after, event.seat)
    element, origin = f"pledge:{side}", f"strategy:{event.seat}/{event.card}"
    back, face = stage.now.picture(element), stage.lay(origin)
    if back is None or face is None:
        return [Sound("card_slide")]
    fly = Fly(face, stage.before(origin), stage.at(element), 0, 0.4, 60, False, (1.0, 1.0), element, back)
    return [Sound("card_slide"), fly, Sound("card_place", 0.4, 0.6)]


def _side_of(view: AocState, seat: int) -> int:
    contest = contest_of(view)
    return next((k for k, side in enumerate(contest.sides) if side.seat == seat), 0) if contest else 0


def strategy_revealed(stage: Stage, event: ev.StrategyRevealed, before: AocState, after: AocState) -> Cues:
    element = f"pledge:{_side_of(after, event.seat)}"
    shine = Glow(element, 0.3, 0.8, stage.color(event.seat))
    card = Look(f"strategy:{event.seat}/{event.card}")
    return [*stage.turn(element, back=pledge_picture(stage.desk, "")), shine, Hold(0.4, 0.4), card]


def contest_rolled(stage: Stage, event: ev.ContestRolled, before: AocState, after: AocState) -> Cues:
    """From the tray each die goes to its place on its side; then the successes are counted one by one."""
    side, contest = SIDES[event.side], contest_of(after)
    thrown = _thrown(before, side, len(event.faces), event.again)
    start = stage.middle()
    cues: Cues = []
    for k, die in enumerate(thrown):
        element, delay = f"contest:{side}/{die}", k * STAGGER
        picture = stage.now.picture(element)
        if picture is not None:
            x = start[0] + (k - (len(thrown) - 1) / 2) * 90
            cues.append(Fly(picture, (x, start[1]), stage.at(element), delay, MOVE, 50, True, (1.4, 1.0), element))
            cues.append(Sound("die_wood", delay + MOVE, 0.5))
    if contest is None:
        return cues
    counted = _count(stage, side, event, contest, len(thrown) * STAGGER + MOVE)
    end = max(cue.delay for cue in counted)
    secrets = (f"successes:{side}", f"count:{side}", f"reasons:{side}", "odds", "verdict")
    return [*cues, *counted, *(stage.as_it_was(element, end) for element in secrets)]


def _thrown(before: AocState, side: int, n: int, again: bool) -> list[int]:
    """Which dice of the side have just been thrown."""
    contest = contest_of(before)
    return list(contest.again) if again and contest and contest.again else list(range(n))


def _count(stage: Stage, side: int, event: ev.ContestRolled, contest: Any, start: float) -> Cues:
    cues: Cues = []
    at, number = start + 0.1, 0
    for k, face in enumerate(event.faces):
        worth = worth_of(contest, side, face)
        if worth:
            number += worth
            element = f"contest:{side}/{k}"
            cues += [Glow(element, at, 0.45, GREEN), Float(signed(worth), element, at, 0.9, GREEN)]
            cues.append(Sound("score_tick", at))
            at += COUNT
    cues += [Glow(f"successes:{side}", at, 0.7, GOLD if number else PALE), Sound("score_total", at, 0.5)]
    return [*cues, Hold(0.5, at)]


def contest_decided(stage: Stage, event: ev.ContestDecided, before: AocState, after: AocState) -> Cues:
    """Both counts side by side; steel bites, or a shield rings."""
    sign = ">" if event.won else "≤"
    winner, loser = ("strength:0", "strength:1") if event.won else ("strength:1", "strength:0")
    cues: Cues = [Sound("sword" if event.won else "steel_ring"), Glow(winner, 0, VERDICT, GREEN)]
    cues += [Glow(loser, 0, VERDICT, RED), Float(f"{event.attack} {sign} {event.defence}", "verdict", 0, VERDICT, GOLD)]
    province = Glow(f"province:{event.province}", 0.2, 0.9, GREEN if event.won else PALE)
    artifact: Cues = [Glow(f"artifact:{event.ties}", 0, 1.0, GOLD)] if event.ties else []
    return [*cues, *artifact, province, *([Shake(5, 0, 0.25)] if event.won else []), Hold(0.3, VERDICT)]


def clash_ended(stage: Stage, event: ev.ClashEnded, before: AocState, after: AocState) -> Cues:
    """Who holds the field."""
    winner = event.seat if event.won else event.defender
    color = stage.color(winner) if winner != NOBODY else PALE
    return [Sound("banner"), Glow(f"province:{event.province}", 0, 1.0, color), Glow(f"seat:{winner}", 0, 0.8, color)]


SHOWN: dict[type[Event], Show] = {
    ev.ContestOpened: contest_opened,
    ev.StrategyCommitted: strategy_committed,
    ev.StrategyRevealed: strategy_revealed,
    ev.ContestRolled: contest_rolled,
    ev.ContestDecided: contest_decided,
    ev.ClashEnded: clash_ended,
}
