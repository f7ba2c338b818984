"""How a game ended, line by line, so that every point can be explained."""

from msgspec import Struct

from engine.rules.question import Args


class ScoreLine(Struct, frozen=True):
    """`points` for `count` things of the kind `key` (a message key), by `clause`; `items` names them."""

    key: str
    count: int
    points: int
    clause: str = ""
    items: tuple[str, ...] = ()
    args: Args = {}


class Score(Struct, frozen=True):
    """The points of one seat and the values that break ties, the weightiest first (more is better)."""

    seat: int
    total: int
    lines: tuple[ScoreLine, ...]
    tie_breaks: tuple[int, ...] = ()


class Result(Struct, frozen=True):
    """Scores in seat order; `places` are the seats from first to last, those who share a place together.

    Where the game can beat all who play, the first place is then empty."""

    scores: tuple[Score, ...]
    places: tuple[tuple[int, ...], ...]
    painting: str = ""
    """Which of several paintings of the end fits, where a title has them: `victory_<painting>`."""

    @property
    def winners(self) -> tuple[int, ...]:
        return self.places[0]


def rank(scores: tuple[Score, ...]) -> Result:
    """Places by total, then by the tie breaks in order; who is level in all of them shares a place."""

    def strength(score: Score) -> tuple[int, ...]:
        return (score.total, *score.tie_breaks)

    levels = sorted({strength(score) for score in scores}, reverse=True)
    places = tuple(tuple(score.seat for score in scores if strength(score) == level) for level in levels)
    return Result(scores, places)


def tie_key(result: Result) -> str:
    """What decided between seats with the most points: `tie-1` for the first value that breaks ties and so on,
    `tie-shared` where none did; empty when nobody was level."""
    most = max(score.total for score in result.scores)
    level = [score for score in result.scores if score.total == most]
    if len(level) < 2:
        return ""
    for n in range(len(level[0].tie_breaks)):
        best = max(score.tie_breaks[n] for score in level)
        level = [score for score in level if score.tie_breaks[n] == best]
        if len(level) == 1:
            return f"tie-{n + 1}"
    return "tie-shared"
