"""What the sides are after: the heroes' objects and prey, who goes where, and whom the Overlord wants dead."""

from functools import partial

from games.conan.odds import mean
from games.conan.rules.content import CARDS, SCENARIOS
from games.conan.rules.content_scenarios import Goal
from games.conan.rules.figures import area_of, everyone, hero_facts, hero_name, in_area, living, tile_of
from games.conan.rules.ground import distance, exits
from games.conan.rules.harm import life
from games.conan.rules.powers import burden
from games.conan.rules.scenarios import hiding_places, is_dead, time_limit
from games.conan.rules.state import HEROES, OVERLORD, ConanState, Hero
from games.conan.rules.units_board import models_of
from games.conan.rules.verbs import Dead, FledWith, Lay
from games.conan.travel import FAR, ways_to

NEAR = 1
"""How near an enemy must come to a hero on whom all depends before others turn to meet it."""
FIT, FEEBLE = 5, 3.0
"""Life and weakness of arms of who can wait for slower carriers."""


def goals(s: ConanState, side: str) -> list[Goal]:
    return [goal for goal in SCENARIOS[s.scenario].goal if goal.side == side and goal.when == "at_once"]


def wanted(s: ConanState) -> list[str]:
    """Objects that the heroes must still carry off."""
    tests = [test for goal in goals(s, HEROES) for test in goal.needs if isinstance(test, FledWith)]
    return [card for test in tests for card in test.cards if card not in s.fled_with]


def prey(s: ConanState) -> set[str]:
    """Tiles that the heroes want dead: by their goal, or for the object that they leave."""
    tests = [test for goal in goals(s, HEROES) for test in goal.needs if isinstance(test, Dead)]
    found = {who for test in tests for who in test.who if who in s.tiles and not is_dead(s, who)}
    missing = {card for card in wanted(s) if not where_is(s, card) and card not in s.secrets}
    for rule in SCENARIOS[s.scenario].rule:
        if rule.when == "died" and any(isinstance(verb, Lay) and verb.card in missing for verb in rule.verbs):
            found.add(rule.what)
    return {tile for tile in found if models_of(s, tile)}


def darlings(s: ConanState) -> set[str]:
    """Heroes whose death wins the game for the Overlord."""
    tests = [test for goal in goals(s, OVERLORD) for test in goal.needs if isinstance(test, Dead)]
    return {who for test in tests for who in test.who if who not in s.tiles}


def where_is(s: ConanState, card: str) -> str:
    """The area where the object lies or is carried; empty when it is not in the game yet."""
    carrier = carrier_of(s, card)
    if carrier is not None:
        return carrier.area
    return next((one.area for one in s.lying if one.card == card), "")


def carrier_of(s: ConanState, card: str) -> Hero | None:
    return next((hero for hero in living(s) if card in hero.cards), None)


def rounds_left(s: ConanState) -> int:
    """Heroes' turns still to come, this one included."""
    return time_limit(s) - s.round + 1


def errands(s: ConanState) -> list[frozenset[str]]:
    """What has to be fetched, found or killed, as the areas where."""
    found: list[frozenset[str]] = []
    for card in wanted(s):
        if carrier_of(s, card) is not None:
            continue
        if card in s.secrets:
            found += [frozenset({area}) for area in hiding_places(s, card)]
        elif where_is(s, card):
            found.append(frozenset({where_is(s, card)}))
    for tile in sorted(prey(s)):
        found.append(frozenset(area_of(s, name) for name in models_of(s, tile)))
    return found


def threats(s: ConanState) -> list[str]:
    """Enemies who could soon be upon a hero on whom all depends."""
    charges = {hero.area for hero in living(s) if hero.id in darlings(s)}
    return [
        name for name in everyone(s, OVERLORD) if any(distance(s, area_of(s, name), one) <= NEAR for one in charges)
    ]


def assign(s: ConanState) -> dict[str, frozenset[str]]:
    """Hero id -> the areas it makes for: out with what is carried, else the nearest errand that nobody else does."""
    plan: dict[str, frozenset[str]] = {}
    needed = wanted(s)
    for hero in living(s):
        if any(card in needed for card in hero.cards):
            plan[hero.id] = _convoy(s, hero) or frozenset(exits(s))
        elif hero.id in darlings(s):
            plan[hero.id] = frozenset({hero.area})
    free = [hero for hero in living(s) if hero.id not in plan]
    _share(s, plan, free, [*_watches(s), *errands(s)])
    for hero in free:
        plan[hero.id] = _escort(s, hero, plan)
    return plan


def _convoy(s: ConanState, hero: Hero) -> frozenset[str]:
    """Where a slower carrier is that a strong one waits for; none when it is time to go."""
    fit = life(hero) >= FIT and _weakness(hero) < FEEBLE and rounds_left(s) > 2
    others = [one for one in map(partial(carrier_of, s), wanted(s)) if one is not None and one is not hero]
    if not fit or not others:
        return frozenset()
    way, mine = frozenset(exits(s)), hero_name(hero)
    slow = max(others, key=lambda one: ways_to(s, hero_name(one), way).get(one.area, FAR))
    late = ways_to(s, hero_name(slow), way).get(slow.area, FAR) > ways_to(s, mine, way).get(hero.area, FAR)
    return frozenset({slow.area}) if late else frozenset()


def _watches(s: ConanState) -> list[frozenset[str]]:
    """One hero for every three enemies who are near a hero on whom all depends; it goes to meet them."""
    near = threats(s)
    return [frozenset(area_of(s, name) for name in near)] * -(-len(near) // 3)


def _share(s: ConanState, plan: dict[str, frozenset[str]], free: list[Hero], left: list[frozenset[str]]) -> None:
    """The nearest pair of a free hero and something to be done, again and again; watches come first."""
    watches = len(_watches(s))
    while free and left:
        first = left[:watches] or left
        _, _, number, hero = min(
            ((_far(s, hero, areas), hero.id, number, hero) for hero in free for number, areas in enumerate(first)),
            key=lambda pair: pair[:3],
        )
        plan[hero.id] = left.pop(number)
        watches = max(0, watches - 1)
        free.remove(hero)


def _far(s: ConanState, hero: Hero, areas: frozenset[str]) -> float:
    """With a handicap for weak arms where somebody is to be killed, and for strong ones elsewhere meanwhile; for weak
    backs where something is to be carried."""
    hunted = prey(s)
    hunting = any(tile_of(name) in hunted for area in areas for name in in_area(s, area, OVERLORD))
    handicap = _weakness(hero) if hunting else 4.0 - _weakness(hero) / 2 if hunted else 0.0
    load = [card for card in wanted(s) if where_is(s, card) in areas and carrier_of(s, card) is None]
    handicap += sum(slowness(hero, card) for card in load)
    return ways_to(s, f"hero:{hero.id}", areas).get(hero.area, FAR) + handicap


def slowness(hero: Hero, card: str) -> float:
    """What its weight would cost the hero on the way out: movement, and spells."""
    facts, before = hero_facts(hero), burden(hero)
    after = before + CARDS[card].enc
    points = sum(before < limit <= after for limit in facts.encumbrance.move)
    spells = sum(bool(one.limit) and before < one.limit <= after for one in facts.skills if one.id == "spell_caster")
    return 3.0 * points + 2.0 * spells


def _weakness(hero: Hero) -> float:
    """By what three gems in melee would show with the best weapon."""
    arms = max((mean(CARDS[card].melee) for card in hero.cards), default=0.0)
    return max(0.0, 6.0 - arms - 3 * mean([hero_facts(hero).melee.die])) * 1.5


def _escort(s: ConanState, hero: Hero, plan: dict[str, frozenset[str]]) -> frozenset[str]:
    """Who has no errand joins the hunt, or who carries what is wanted, or the nearest who has one."""
    hunts = [frozenset(area_of(s, name) for name in models_of(s, tile)) for tile in sorted(prey(s))]
    carriers = [carrier_of(s, card) for card in wanted(s)]
    convoys = [frozenset({one.area}) for one in carriers if one is not None]
    choices = hunts or convoys or [areas for areas in plan.values() if areas]
    return min(choices, key=lambda areas: _far(s, hero, areas), default=frozenset({hero.area}))


def may_leave(s: ConanState, hero: Hero) -> bool:
    """With something wanted in its hands, or when nothing is left to be done."""
    needed = wanted(s)
    return any(card in needed for card in hero.cards)
