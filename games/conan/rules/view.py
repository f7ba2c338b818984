"""CON-25.5, CON-25.6 Who may know what, and what the unknown may be."""

from collections import Counter

from engine.rules import BLANK, Chance, copy_state
from engine.rules.chance import shuffle
from engine.rules.question import blank_question
from games.conan.rules.content import SCENARIOS
from games.conan.rules.frames import Chest
from games.conan.rules.scenarios import hiding_places
from games.conan.rules.state import ConanState

SECRET_PROMPT = "hide"


def view(s: ConanState, seat: int | None) -> ConanState:
    """The order of the asset deck is hidden from all, the Overlord's secret choices from the heroes."""
    seen = copy_state(s)
    seen.rng = 0
    seen.deck = [BLANK] * len(seen.deck)
    if seat != s.overlord:
        seen.secrets = dict.fromkeys(seen.secrets, BLANK)
    if seen.question is not None and getattr(seen.question, "prompt", "") == SECRET_PROMPT:
        seen.question = blank_question(seen.question, seat)
    return seen


def resample(seen: ConanState, chance: Chance) -> ConanState:
    """A possible world behind the view `seen`."""
    world = copy_state(seen)
    world.rng = chance.below(1 << 63)
    if BLANK in world.deck:
        world.deck = unseen_assets(world)
        shuffle(chance, world.deck)
    for card, place in world.secrets.items():
        if place == BLANK:
            world.secrets[card] = chance.pick(hiding_places(world, card))
    return world


def unseen_assets(s: ConanState) -> list[str]:
    """CON-25.5 The asset cards that did not come to light yet."""
    scenario = SCENARIOS[s.scenario]
    seen = Counter(cards_in_sight(s))
    for hero in scenario.hero[: len(s.heroes)]:
        seen.subtract(hero.cards)
    seen.subtract(thing.card for thing in scenario.object)
    return sorted((Counter(scenario.deck) - Counter({card: n for card, n in seen.items() if n > 0})).elements())


def cards_in_sight(s: ConanState) -> list[str]:
    """Every object that is carried, lies, or has left the game."""
    found = [card for hero in s.heroes for card in hero.cards]
    found += [one.card for one in s.lying]
    return found + s.gone + s.fled_with + cards_in_the_air(s)


def cards_in_the_air(s: ConanState) -> list[str]:
    """An asset card just turned over that nobody has taken or left yet."""
    return [frame.card for frame in s.stack if isinstance(frame, Chest) and frame.at == "note_card"]
