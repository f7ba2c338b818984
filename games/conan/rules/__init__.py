"""The rules of Conan, chapter by chapter of the rule book. `RULES` is what the engine needs."""

from engine.rules import Ruleset
from games.conan.rules import (
    acting,
    activation,
    attack,
    blasts,
    crossing,
    effects,
    game,
    guard,
    harm,
    locks,
    objects,
    overlord,
    overlord_events,
    reactions,
    reinforcement,
    spells,
    strikes,
    throws,
    turns,
    units,
)
from games.conan.rules.content import CONTENT
from games.conan.rules.events import EVENTS
from games.conan.rules.faults import faults
from games.conan.rules.game import setup
from games.conan.rules.scoring import standing
from games.conan.rules.state import ConanState
from games.conan.rules.view import resample, view

CHAPTERS = (
    game,
    turns,
    acting,
    throws,
    strikes,
    attack,
    guard,
    harm,
    blasts,
    objects,
    locks,
    crossing,
    spells,
    effects,
    reactions,
    overlord,
    activation,
    units,
    overlord_events,
    reinforcement,
)
"""The modules that register steps; importing them is what makes the flows run."""

RULES: Ruleset[ConanState] = Ruleset(
    id="conan",
    version=1,
    seats=(2, 3, 4, 5),
    state=ConanState,
    events=EVENTS,
    sides={die.id: len(die.symbols) for die in CONTENT.dice.values()},
    content_hash=CONTENT.hash,
    setup=setup,
    view=view,
    resample=resample,
    standing=standing,
    faults=faults,
)
__all__ = ["CHAPTERS", "RULES"]
