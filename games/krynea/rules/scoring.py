"""KRY-17, KRY-19.6 to 19.8, KRY-20.13 Points and who wins."""

from engine.rules import Result, Score, ScoreLine
from engine.rules.result import rank
from games.krynea.rules.cards import points
from games.krynea.rules.content import CARDS, CONTENT
from games.krynea.rules.field import allies, slug
from games.krynea.rules.powers import cost, has_cost
from games.krynea.rules.state import KryneaState


def standing(s: KryneaState) -> Result:
    """KRY-17.2 Most points in enemy losses; then most resources in own living troops; then shared.

    Allies (KRY-19.6) have the points of their alliance, so they share a place. KRY-20.13 A lone player who did not
    take every monolith has the second place: nobody won.
    """
    if s.solo:
        score = _solo_score(s)
        return rank((score,)) if score.total >= CONTENT.constants.solo_goal else Result((score,), ((), (0,)))
    return rank(tuple(score_seat(s, seat) for seat in range(s.seats)))


def score_seat(s: KryneaState, seat: int) -> Score:
    side = allies(s, seat)
    lines = tuple(line for owner in range(len(s.armies)) for line in _loss_lines(s, side, owner))
    total = sum(points(s, one) for one in side)
    return Score(seat, total, lines, (sum(living(s, one) for one in side),))


def _loss_lines(s: KryneaState, side: tuple[int, ...], owner: int) -> list[ScoreLine]:
    """KRY-17.1 The cards that `owner` lost to this side."""
    cards = [loss.card for loss in s.armies[owner].lost if loss.to in side]
    if not cards:
        return []
    worth = sum(CARDS[card].cost for card in cards)
    return [ScoreLine("score-losses", len(cards), worth, "KRY-17.1", tuple(map(slug, cards)), {"owner": owner})]


def living(s: KryneaState, seat: int) -> int:
    """KRY-17.3, KRY-17.4 Resources in living troops with their Objects, hidden ones too, Raised ones not."""
    return sum(
        cost(unit)
        for battalion in s.armies[seat].battalions
        for unit in (*battalion.units, *battalion.hidden)
        if has_cost(unit) and not unit.raised
    )


def _solo_score(s: KryneaState) -> Score:
    """KRY-20.13 The monoliths taken; losses caused less losses suffered break a tie."""
    taken = ScoreLine("score-monoliths", len(s.taken), len(s.taken), "KRY-20.13", tuple(s.taken))
    won = len(s.taken) >= CONTENT.constants.solo_goal
    victory = (ScoreLine("score-victory", 1, 0, "KRY-20.2"),) if won else ()
    return Score(0, len(s.taken), (taken, *victory), (points(s, 0) - points(s, 1),))
