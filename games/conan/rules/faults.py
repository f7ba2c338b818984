"""What must hold at every moment, whatever was played."""

from collections import Counter
from collections.abc import Iterator

from games.conan.rules.content import CARDS, SCENARIOS
from games.conan.rules.figures import hero_facts, in_area, size_of
from games.conan.rules.frames import Attack, Harm, Overload
from games.conan.rules.gems import gems_of
from games.conan.rules.ground import areas, capacity
from games.conan.rules.powers import overloaded
from games.conan.rules.scenarios import time_limit
from games.conan.rules.state import SPACES, ConanState, Hero
from games.conan.rules.view import cards_in_sight


def faults(s: ConanState) -> list[str]:
    """Broken invariants in words; call it on a whole state (not a view) that waits for an answer or is over."""
    found = [f"{hero.id}: {one}" for hero in s.heroes for one in _hero_faults(s, hero)]
    found += [*_overlord_faults(s), *_card_faults(s), *_board_faults(s)]
    if s.question is None and s.stack:
        found.append("the game is over with work pending")
    if s.question is None and not s.winner:
        found.append("the game is over and nobody has won (CON-3.4)")
    if s.round > time_limit(s):
        found.append(f"round {s.round}")
    return found


def _hero_faults(s: ConanState, hero: Hero) -> Iterator[str]:
    """CON-2.2 The sum of gems is constant; CON-10.5 who has none left is dead."""
    if gems_of(hero) != hero.born:
        yield f"{gems_of(hero)} gems instead of {hero.born} (CON-2.2)"
    places = (*(getattr(hero, space) for space in SPACES), hero.reserve, hero.fatigue, hero.wounds, hero.allies)
    if min(places) < 0 or hero.mp < 0:
        yield "less than nothing"
    if bool(hero.area) != (hero.status == "alive"):
        yield f"{hero.status} in {hero.area}"
    if hero.status == "alive" and hero.wounds >= hero.born and not _dying(s):
        yield "lives without gems (CON-10.5)"
    for space in ("melee", "ranged", "manipulation", "move"):
        if getattr(hero, space) > getattr(hero_facts(hero), space).limit:
            yield f"{space} over its limit (CON-2.5)"
    if overloaded(hero) and not any(isinstance(frame, Overload | Attack) for frame in s.stack) and not _busy(s):
        yield "carries too much (CON-15.2)"


def _dying(s: ConanState) -> bool:
    return any(isinstance(frame, Harm) for frame in s.stack)


def _busy(s: ConanState) -> bool:
    """In the middle of an action."""
    return len(s.stack) > 3


def _overlord_faults(s: ConanState) -> Iterator[str]:
    if s.reserve + s.fatigue + sum(s.spell_gems.values()) != s.gems:
        yield "the Overlord's gems do not add up"
    if s.reserve < 0 or s.fatigue < 0 or len(set(s.river)) != len(s.river):
        yield "the Book of Skelos is in disorder"


def _card_faults(s: ConanState) -> Iterator[str]:
    """No object comes into being or is lost."""
    scenario = SCENARIOS[s.scenario]
    wanted = Counter(scenario.deck)
    for place in scenario.hero[: len(s.heroes)]:
        wanted.update(place.cards)
    wanted.update(thing.card for thing in scenario.object)
    found = Counter([*cards_in_sight(s), *s.deck])
    lost, extra = wanted - found, found - wanted
    unknown = [card for card in extra if CARDS[card].kind != "object"]
    if lost or unknown:
        yield f"objects lost: {sorted(lost)}, doubled: {sorted(unknown)}"


def _board_faults(s: ConanState) -> Iterator[str]:
    """CON-16.10 Nowhere more than fits; every living model stands somewhere."""
    for area in areas(s):
        if sum(size_of(s, name) for name in in_area(s, area)) > capacity(s, area):
            yield f"{area} holds more than {capacity(s, area)} (CON-16.10)"
    for model in s.models:
        if model.area not in areas(s) or (model.life <= 0 and not _dying(s)):
            yield f"{model.tile} {model.n} is nowhere or dead"
