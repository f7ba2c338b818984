"""The rules of Krynea Battlefield, chapter by chapter of the rule book. `RULES` is what the engine needs."""

from engine.rules import Ruleset
from games.krynea.rules import (
    assault,
    attacks,
    deaths,
    deployment,
    discards,
    melee,
    monoliths,
    phases,
    plays,
    purchase,
    reactions,
    turns,
)
from games.krynea.rules.content import CONTENT
from games.krynea.rules.events import EVENTS
from games.krynea.rules.faults import faults
from games.krynea.rules.scoring import standing
from games.krynea.rules.setup import setup
from games.krynea.rules.state import KryneaState
from games.krynea.rules.view import resample, view

CHAPTERS = (phases, monoliths, purchase, deployment, turns, plays, reactions, attacks, assault, melee, deaths, discards)
"""The modules that register steps; importing them is what makes the flows run."""

RULES: Ruleset[KryneaState] = Ruleset(
    id="krynea",
    version=1,
    seats=(1, 2, 3, 4),
    state=KryneaState,
    events=EVENTS,
    sides={CONTENT.coin.id: len(CONTENT.coin.values)},
    content_hash=CONTENT.hash,
    setup=setup,
    view=view,
    resample=resample,
    standing=standing,
    faults=faults,
)
__all__ = ["CHAPTERS", "RULES"]
