"""The rules of Huns, chapter by chapter of the rule book. `RULES` is what the engine needs."""

from engine.rules import Ruleset
from games.huns.rules import cards, draw, effects, loading, pillage, raids, rounds, turns
from games.huns.rules.content import CONTENT
from games.huns.rules.events import EVENTS
from games.huns.rules.faults import faults
from games.huns.rules.scoring import standing
from games.huns.rules.setup import setup
from games.huns.rules.state import HunsState
from games.huns.rules.view import resample, view

CHAPTERS = (rounds, turns, draw, pillage, loading, cards, raids, effects)
"""The modules that register steps; importing them is what makes the flows run."""

RULES: Ruleset[HunsState] = Ruleset(
    id="huns",
    version=1,
    seats=(2, 3, 4),
    state=HunsState,
    events=EVENTS,
    sides={die.id: len(die.values) for die in CONTENT.dice.values()},
    content_hash=CONTENT.hash,
    setup=setup,
    view=view,
    resample=resample,
    standing=standing,
    faults=faults,
)
__all__ = ["CHAPTERS", "RULES"]
