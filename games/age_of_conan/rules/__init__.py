"""The rules of Age of Conan, chapter by chapter of the rule book. `RULES` is what the engine needs."""

from engine.rules import Ruleset
from games.age_of_conan.rules import (
    adventures,
    ages,
    artifacts,
    bidding,
    campaigns,
    clashes,
    contests,
    coronation,
    court,
    effects,
    game,
    intrigue,
    military,
    turns,
)
from games.age_of_conan.rules.content import CONTENT
from games.age_of_conan.rules.events import EVENTS
from games.age_of_conan.rules.faults import faults
from games.age_of_conan.rules.scoring import standing
from games.age_of_conan.rules.setup import setup
from games.age_of_conan.rules.state import AocState
from games.age_of_conan.rules.view import resample, view

CHAPTERS = (
    game,
    bidding,
    turns,
    adventures,
    ages,
    artifacts,
    coronation,
    contests,
    effects,
    court,
    intrigue,
    military,
    campaigns,
    clashes,
)
"""The modules that register steps; importing them is what makes the flows run."""

RULES: Ruleset[AocState] = Ruleset(
    id="age_of_conan",
    version=1,
    seats=(2, 3, 4),
    state=AocState,
    events=EVENTS,
    sides={die.id: len(die.faces) for die in CONTENT.dice.values()},
    content_hash=CONTENT.hash,
    setup=setup,
    view=view,
    resample=resample,
    standing=standing,
    faults=faults,
)
__all__ = ["CHAPTERS", "RULES"]
