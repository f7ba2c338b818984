"""How a bot plays the Overlord's tiles, and allies, which act in the same manner."""

from collections.abc import Callable

from engine.rules import Chance, Choose, Option
from engine.rules.question import legal_options
from games.conan.plans import carrier_of, darlings, prey, rounds_left, wanted, where_is
from games.conan.prizes import blow, prize
from games.conan.rules.content import SPELLS, TILES
from games.conan.rules.content_scenarios import EVENT
from games.conan.rules.figures import (
    area_of,
    everyone,
    hero_of,
    in_area,
    is_hero,
    living,
    model_of,
    other_side,
    side_of,
    tile_of,
    unit_facts,
)
from games.conan.rules.ground import distance, neighbours
from games.conan.rules.powers import dice_hinder, move_hinder
from games.conan.rules.reinforcement import missing, price
from games.conan.rules.scenarios import number, scenario
from games.conan.rules.sight import los
from games.conan.rules.state import OVERLORD, ConanState
from games.conan.rules.targets import elevation_dice, legal_targets
from games.conan.rules.units_board import models_of
from games.conan.rules.verbs import Attack, Kill, Reinforce, Shoot
from games.conan.travel import FAR, ways_to

GEM = 0.75
"""What a gem is worth to the Overlord while it has few; less with many."""
APPROACH, BLOCKADE, RETURN = 0.3, 0.5, 1.3
"""Coming nearer by a movement point, standing in a hero's way, a point of reinforcement."""
EVENTS, WORST = {"glory_to_set": 3.0}, 99.0
WAYS = ("walk", "open", "wreck", "climb", "jump", "leap", "swim", "fly", "pass", "shed")


# -- the River


def activate(s: ConanState, question: Choose, chance: Chance) -> str:
    """The tile that promises most for its price; a gem or two is kept for guard."""
    best, choice = 0.2, "end-turn"
    for option in legal_options(question):
        tile = str(option.args.get("tile", ""))
        if not tile:
            continue
        cost = int(option.args["n"])
        worth = tile_worth(s, tile) - cost * gem_worth(s, cost)
        if worth > best:
            best, choice = worth, option.id
    return choice


def gem_worth(s: ConanState, spent: int) -> float:
    """What is recovered anyway is cheap, what is left for guard is dear; at the end nothing is kept."""
    if rounds_left(s) <= 1:
        return 0.1
    left = s.reserve - spent
    return GEM if left < 2 else 0.5 if left < 5 else 0.35


def tile_worth(s: ConanState, tile: str) -> float:
    if tile == EVENT:
        return max(event_worth(s, event.id) for event in scenario(s).event)
    if s.tiles[tile].face_down:
        return 0.3 if len(s.river) > 6 else 0.0
    return sum(prospect(s, name) for name in models_of(s, tile))


def event_worth(s: ConanState, event_id: str) -> float:
    facts = next(event for event in scenario(s).event if event.id == event_id)
    points = sum(number(s, verb.n) for verb in facts.verbs if isinstance(verb, Reinforce))
    if points:
        dead = sum(price(s, tile) * missing(s, tile) for tile in s.river if price(s, tile))
        return RETURN * min(points, dead)
    blasts = [verb for verb in facts.verbs if isinstance(verb, Attack)]
    if blasts:
        return sum(blast_worth(s, verb) for verb in blasts)
    if any(isinstance(verb, Shoot) for verb in facts.verbs):
        archers = [f"unit:{model.tile}/{model.n}" for model in s.models if TILES[s.tiles[model.tile].kind].ranged]
        return sum(best_hit(s, name, "ranged")[0] for name in archers)
    if any(isinstance(verb, Kill) and prey(s) <= {verb.tile} for verb in facts.verbs):
        return -WORST  # the heroes' last prey
    return EVENTS.get(event_id, 1.0)


def blast_worth(s: ConanState, verb: Attack) -> float:
    """CON-16.1 The heroes' losses less one's own."""
    total = 0.0
    for name in in_area(s, verb.area):
        if not verb.only or is_hero(name) == (verb.only == "heroes"):
            worth = blow(s, "", name, "area", list(verb.dice))
            total += worth if side_of(s, name) != OVERLORD else -worth
    return total


def event(s: ConanState, question: Choose, chance: Chance) -> str:
    return max(legal_options(question), key=lambda one: event_worth(s, one.id.partition(":")[2])).id


def reinforce(s: ConanState, question: Choose, chance: Chance) -> str:
    """The dearest models, as near to the heroes as may be."""
    options = [one for one in legal_options(question) if one.args]
    heroes = [hero.area for hero in living(s)]

    def worth(option: Option) -> float:
        area = str(option.args["area"])
        return 10 * int(option.args["n"]) - min(distance(s, area, hero) for hero in heroes)

    return max(options, key=worth).id


# -- one model


def best_hit(s: ConanState, who: str, kind: str) -> tuple[float, str]:
    """Worth and target of the best attack from where it stands."""
    facts = unit_facts(s, who)
    dice = facts.melee if kind == "melee" else facts.ranged
    if not dice:
        return 0.0, ""
    less = dice_hinder(s, who, "ranged") if kind == "ranged" else 0
    best = (0.0, "")
    for target in legal_targets(s, who, kind):
        high = elevation_dice(s, who, target) if kind == "ranged" else []
        best = max(best, (blow(s, who, target, kind, [*dice, *high], less), target))
    return best


def prospect(s: ConanState, who: str) -> float:
    """What activating this model promises: a blow in reach, or a step nearer."""
    worth, area = best_place(s, who, unit_facts(s, who).move)
    if worth > 0.05:
        return worth
    return 0.0 if shy(s, who) else APPROACH * min(unit_facts(s, who).move, 3) if area else 0.0


def shy(s: ConanState, who: str) -> bool:
    """Who is hunted does not go to meet the hunters."""
    return side_of(s, who) == OVERLORD and tile_of(who) in prey(s) and unit_facts(s, who).role == "leader"


def best_place(s: ConanState, who: str, points: int) -> tuple[float, str]:
    """Worth and area of the best attack within so many movement points; where none is, 0 and the nearest enemy's."""
    here, facts = area_of(s, who), unit_facts(s, who)
    reach = points - move_hinder(s, who)
    best, nearest = (0.0, ""), (FAR, "")
    for enemy in everyone(s, other_side(side_of(s, who))):
        area = area_of(s, enemy)
        far = ways_to(s, who, frozenset({area})).get(here, FAR)
        nearest = min(nearest, (far - 2 * _pull(s, enemy), area))
        if facts.melee and (far <= reach or area == here):
            best = max(best, (_hit(s, who, enemy, "melee"), area))
        if facts.ranged:
            spot = _firing_spot(s, who, area, reach)
            if spot:
                best = max(best, (_hit(s, who, enemy, "ranged"), spot))
    return best if best[0] > 0 else (0.0, nearest[1])


def _hit(s: ConanState, who: str, enemy: str, kind: str) -> float:
    facts = unit_facts(s, who)
    return blow(s, who, enemy, kind, list(facts.melee if kind == "melee" else facts.ranged))


def _pull(s: ConanState, enemy: str) -> float:
    """Heroes who carry what all is about, or on whom all depends, draw the others."""
    if not is_hero(enemy):
        return prize(s, enemy) / 8
    hero = hero_of(s, enemy)
    if hero.id in darlings(s):
        return 4.0
    return 2.0 if any(card in wanted(s) for card in hero.cards) else 0.0


def _firing_spot(s: ConanState, who: str, target: str, reach: int) -> str:
    """The own area if it sees the target, else one next to it that does."""
    here = area_of(s, who)
    if los(s, here, target):
        return here
    if reach < 1:
        return ""
    return next((area for area in neighbours(s, here) if los(s, area, target)), "")


def choose_model(s: ConanState, question: Choose, chance: Chance) -> str:
    """The strongest blow first; those that stand in the way of others with it."""
    options = [one for one in legal_options(question) if one.args]
    return max(options, key=lambda one: prospect(s, str(one.args["who"]))).id


def model(s: ConanState, question: Choose, chance: Chance) -> str:
    """Strike where it stands unless a better enemy is in reach; then go there; then go nearer."""
    who = str(question.args["who"])
    options = legal_options(question)
    cast = _cast(s, who, options)
    if cast:
        return cast
    points = model_of(s, who).mp
    now = max((*best_hit(s, who, "melee"), "strike"), (*best_hit(s, who, "ranged"), "shoot"))
    able = not model_of(s, who).attacked
    there, area = best_place(s, who, points)
    if able and now[0] > 0 and now[0] >= 0.85 * there:
        return f"{now[2]}:{now[1]}"
    if not able or not area or (shy(s, who) and there <= 0):
        return "end-model"
    step = _towards(s, who, area, options)
    if step:
        return step
    return f"{now[2]}:{now[1]}" if now[0] > 0 else "end-model"


def _towards(s: ConanState, who: str, area: str, options: list[Option]) -> str:
    """The way that leads nearer without gems, or with one when it brings the blow."""
    far = ways_to(s, who, frozenset({area}))
    here = far.get(area_of(s, who), FAR)
    steps = []
    for option in options:
        how, _, to = option.id.partition(":")
        gems = int(option.args.get("gems", 0))
        if how in WAYS and to and (not gems or (gems == 1 and to == area and s.reserve > 3)):
            steps.append((far.get(to, FAR) + 2 * gems, option.id))
    best = min(steps, default=(FAR, ""))
    return best[1] if best[0] < here - 0.1 else ""


def _cast(s: ConanState, who: str, options: list[Option]) -> str:
    """Spells that strike or drain a hero, while there are gems."""
    for option in options:
        if option.id.startswith("cast:") and s.reserve >= int(option.args["n"]) + 1:
            spell = SPELLS[str(option.args["spell"])]
            if spell.id == "energy_drain" and s.fatigue >= 2:
                return option.id
            if spell.id in ("sets_bite", "boris_rage", "withering", "lightning_storm", "blaze"):
                return option.id
    return ""


# -- events and secrets


def hide(s: ConanState, question: Choose, chance: Chance) -> str:
    return chance.pick(legal_options(question)).id


def aim(s: ConanState, question: Choose, chance: Chance) -> str:
    target = best_hit(s, str(question.args["who"]), "ranged")[1]
    found = [one.id for one in legal_options(question) if one.id.endswith(target)] if target else []
    return found[0] if found else "pass"


def slam(s: ConanState, question: Choose, chance: Chance) -> str:
    """A door near who carries what the heroes want, or near what they want."""
    for card in wanted(s):
        carrier = carrier_of(s, card)
        area = carrier.area if carrier else where_is(s, card)
        near = [one for one in legal_options(question) if any(place == f"area:{area}" for place in one.touches)]
        if near:
            return near[0].id
    return legal_options(question)[0].id


HABITS: dict[str, Callable[[ConanState, Choose, Chance], str]] = {
    "activate": activate,
    "event": event,
    "reinforce": reinforce,
    "choose-model": choose_model,
    "model": model,
    "hide": hide,
    "aim": aim,
    "slam": slam,
}
