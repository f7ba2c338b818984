"""What a position of Conan is worth to a side."""

from games.conan.plans import carrier_of, prey, wanted, where_is
from games.conan.prizes import DEATH, KILL, WOUND, prize
from games.conan.rules.figures import hero_name, living, model_name
from games.conan.rules.ground import exits
from games.conan.rules.harm import life
from games.conan.rules.state import HEROES, OVERLORD, ConanState
from games.conan.travel import FAR, ways_to

WON, CARRIED, SEEN = 200.0, 25.0, 8.0


def evaluate(s: ConanState, seat: int) -> float:
    """The own side's worth less the other's."""
    own = OVERLORD if seat == s.overlord else HEROES
    if s.winner:
        return WON if s.winner == own else -WON
    lead = heroes_worth(s) - overlord_worth(s)
    return lead if own == HEROES else -lead


def heroes_worth(s: ConanState) -> float:
    total = sum(DEATH + WOUND * life(hero) + 0.3 * hero.reserve for hero in living(s))
    total += sum(prize(s, model_name(model)) for model in s.models if model.ally)
    return total + objectives(s)


def objectives(s: ConanState) -> float:
    """How far the heroes have come with what they want."""
    total = 0.0
    for card in wanted(s):
        carrier = carrier_of(s, card)
        if carrier is not None:
            way = ways_to(s, hero_name(carrier), frozenset(exits(s))).get(carrier.area, FAR)
            total += CARRIED - min(way, 20.0)
        elif where_is(s, card):
            total += SEEN
    return total + CARRIED * len(s.fled_with) - 10.0 * len(prey(s))


def overlord_worth(s: ConanState) -> float:
    """The models by what their loss is worth, and gems."""
    total = 0.5 * s.reserve + 0.1 * s.fatigue
    for model in s.models:
        if not model.ally:
            part = model.life / s.tiles[model.tile].life
            total += prize(s, model_name(model)) * (KILL + (1 - KILL) * part)
    return total
