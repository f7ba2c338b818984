"""What a position of High Throw is worth."""

from engine.bots.spec import BotSpec
from games._template.rules.state import ThrowState


def evaluate(state: ThrowState, seat: int) -> float:
    """Rounds won, and the lead in the round that is being thrown (a seat that has not thrown is worth an average)."""
    thrown = [value or 3.5 for value in state.thrown]
    others = max(value for other, value in enumerate(thrown) if other != seat)
    rounds = state.points[seat] - max(points for other, points in enumerate(state.points) if other != seat)
    return rounds + (thrown[seat] - others) / 10


BOT = BotSpec(evaluate=evaluate)
