"""What attacks and intrigues of Age of Conan promise: whole campaigns and sieges by the odds, in points."""

from functools import cache

from games.age_of_conan.odds import winning
from games.age_of_conan.rules.content import NUMBERS, PROVINCES, STRATEGIES
from games.age_of_conan.rules.intrigue import why_not_contest
from games.age_of_conan.rules.military import form_of
from games.age_of_conan.rules.realm import army_of, has_fort, has_tower, is_friendly, owner, units_at
from games.age_of_conan.rules.state import NOBODY, AocState
from games.age_of_conan.worth import (
    CROM,
    EMISSARY,
    GOLD,
    STRATEGY,
    UNIT,
    ages_left,
    marker_worth,
    objective_pull,
    subdue_worth,
    to_come,
)

ACTION = 0.9
"""What a die is worth that is spent on going on with a campaign."""
SPITE, LEADER = 0.6, 1.4
"""What the losses of all rivals together are worth to oneself, and how much more those of the leading one are."""

EAGER, FEAR = 0.5, 0.4
"""The part of what a new unit lets win, and of what it saves if somebody comes, that counts."""


# -- one contest


def conan_helps(s: AocState, seat: int, place: str, neutral: bool) -> int:
    """AOC-10.1, AOC-10.2 The attacker (1), the defender (-1) or nobody."""
    if s.conan != place:
        return 0
    if s.conan_seat == seat:
        return 1
    return -1 if neutral or owner(s, place) == s.conan_seat else 0


def attack_strengths(s: AocState, seat: int, place: str, units: int) -> tuple[int, int]:
    """AOC-15.2, AOC-16.3, AOC-17.2"""
    form, level = form_of(s, seat, place), PROVINCES[place].level
    if form == "campaign":
        return units, level
    if form == "siege":
        return units, max(level, units_at(s, owner(s, place), place))
    return units, units_at(s, army_of(s, place, but=seat), place)


def attack_odds(s: AocState, seat: int, place: str, units: int, faces: int = 0) -> float:
    """The chance of the first contest of `units` there, with a card that counts so many faces."""
    ours, theirs = attack_strengths(s, seat, place, units)
    neutral = form_of(s, seat, place) == "campaign"
    return winning(ours, theirs, conan_helps(s, seat, place, neutral), neutral and place in s.raids, faces)


def faces_in_hand(s: AocState, seat: int, terrain: str = "", area: str = "") -> int:
    """AOC-9.11, AOC-9.12 How many faces the best own strategy card counts that is legal there."""
    found = 0
    for card in s.kingdoms[seat].strategies:
        facts = STRATEGIES.get(card)
        if facts and (terrain in facts.terrain or area == facts.main or (s.seats < 4 and area == facts.second)):
            found = max(found, len(facts.counts))
    return found


# -- attacks


def attack_worth(s: AocState, seat: int, place: str, units: int) -> float:
    """What attacking with `units` promises, all that follows from it included."""
    form = form_of(s, seat, place)
    step = s.kingdoms[seat].campaigns.get(place, 0) if form == "campaign" else 0
    terrain = PROVINCES[place].track[step]
    faces = faces_in_hand(s, seat, terrain)
    bare, helped = attack_odds(s, seat, place, units), attack_odds(s, seat, place, units, faces)
    odds = helped if helped - bare > STRATEGY / 3 else bare
    cost = STRATEGY / 2 if odds > bare else 0.0
    unit = UNIT * to_come(s)
    won, lost = _outcomes(s, seat, place, units, form, step)
    return odds * won + (1 - odds) * (lost - unit) - cost


def _outcomes(s: AocState, seat: int, place: str, units: int, form: str, step: int) -> tuple[float, float]:
    """What is to come after the first contest was won, and after it was lost."""
    level, length = PROVINCES[place].level, len(PROVINCES[place].track)
    prize, unit, action = round(prize_of(s, seat, place), 1), round(UNIT * to_come(s), 2), price_of_waiting(s)
    if form == "campaign":
        left = length - step - 1
        return (
            prospects(units, level, left, prize, unit, action) if left else prize,
            prospects(units - 1, level, left + 1, prize, unit, action) if units > 1 else 0.0,
        )
    after = prospects(units, level, length, prize, unit, action)
    if form == "battle":
        there = units_at(s, army_of(s, place, but=seat), place)
        falls = CROM + SPITE / (s.seats - 1) * UNIT * there + 0.5 * after
        return clash(units, 0, there - 1, falls, unit), clash(units - 1, 0, there, falls, unit)
    holder, there = owner(s, place), units_at(s, owner(s, place), place)
    falls = round(CROM + hurt(s, seat, holder) * _loss(s, place) + after, 1)
    return (
        clash(units, level, there - 1, falls, unit),
        clash(units - 1, level, there, falls, unit),
    )


def prize_of(s: AocState, seat: int, place: str) -> float:
    """Of subduing it, with the objectives it serves."""
    return subdue_worth(place) + objective_pull(s, seat, place, "fort")


def price_of_waiting(s: AocState) -> float:
    """A die for the next contest; near the end there may be no turn left to use it."""
    return round(ACTION / (to_come(s) if not ages_left(s) else 1.0), 1)


def _loss(s: AocState, place: str) -> float:
    """What the holder of the marker loses."""
    marker = s.markers[place]
    return marker_worth(s, place, has_fort(marker), has_tower(marker))


def hurt(s: AocState, seat: int, other: int) -> float:
    """What a point that `other` loses is worth to `seat`: more if nobody else stands better."""
    leads = [lead(s, one) for one in range(s.seats) if one != seat]
    factor = LEADER if lead(s, other) == max(leads) else 1.0
    return min(1.0, SPITE / (s.seats - 1) * factor)


def lead(s: AocState, seat: int) -> int:
    """Points that all can see: gained, and to be gained for Forts."""
    forts = [one for one, marker in s.markers.items() if marker.seat == seat and has_fort(marker)]
    return s.kingdoms[seat].ep + sum(PROVINCES[one].level for one in forts)


@cache
def prospects(units: int, level: int, left: int, prize: float, unit: float, action: float) -> float:
    """AOC-15.9 Of a campaign with `left` icons to win, after a contest: it stops, or a march is forced, or it waits."""
    if units < 1:
        return 0.0
    march = _contest(units - 1, level, left, prize, unit, action) - unit if units > 1 else 0.0
    wait = _contest(units, level, left, prize, unit, action) - action
    return max(0.0, march, wait)


def _contest(units: int, level: int, left: int, prize: float, unit: float, action: float) -> float:
    """AOC-15.6 to 15.8 Of one contest and what follows it."""
    odds = winning(units, level)
    won = prospects(units, level, left - 1, prize, unit, action) if left > 1 else prize
    return odds * won + (1 - odds) * (prospects(units - 1, level, left, prize, unit, action) - unit)


def march_pays(s: AocState, seat: int, place: str, free: bool) -> bool:
    """AOC-15.9 Whether going on at once promises more than stopping, or than going on with the next die."""
    units, unit = units_at(s, seat, place), UNIT * to_come(s)
    with_all = attack_worth(s, seat, place, units)
    if free:
        return with_all > 0
    return attack_worth(s, seat, place, units - 1) - unit > max(0.0, with_all - price_of_waiting(s))


@cache
def clash(units: int, level: int, there: int, falls: float, unit: float) -> float:
    """AOC-16.5 to 16.7, AOC-17.4 Of fighting on against `there` units: -1 when the last, or the marker, is gone."""
    last = -1 if level else 0
    if there <= last:
        return falls
    if units < 1:
        return -CROM / 2
    odds = winning(units, max(level, there))
    fight = odds * clash(units, level, there - 1, falls, unit)
    fight += (1 - odds) * (clash(units - 1, level, there, falls, unit) - unit)
    return max(-CROM / 2, fight)


def fighting_pays(s: AocState, seat: int, place: str) -> bool:
    """AOC-16.7, AOC-17.5 Whether another round promises more than retreating."""
    return attack_worth(s, seat, place, units_at(s, seat, place)) > -CROM / 2


# -- new units


def fronts(s: AocState, seat: int, place: str) -> list[str]:
    """AOC-14.7, AOC-14.10 Where an army may attack from there."""
    return [one for one in PROVINCES[place].neighbours if attackable(s, seat, one)]


def attackable(s: AocState, seat: int, place: str) -> bool:
    return not PROVINCES[place].home and PROVINCES[place].area in s.areas and owner(s, place) != seat


def best_attack(s: AocState, seat: int, place: str, units: int) -> float:
    """What `units` there could win, joined by those that are on campaign next door."""
    if units < 1:
        return 0.0
    there = [(one, min(NUMBERS.army, units + units_at(s, seat, one))) for one in fronts(s, seat, place)]
    return max((attack_worth(s, seat, one, n) for one, n in there), default=0.0)


def unit_worth(s: AocState, seat: int, place: str) -> float:
    """Of one more unit in a friendly province: what it lets attack, and what it guards."""
    n = units_at(s, seat, place)
    better = best_attack(s, seat, place, n + 1) - best_attack(s, seat, place, n)
    return UNIT * to_come(s) + EAGER * max(0.0, better) + guard_worth(s, seat, place)


def guard_worth(s: AocState, seat: int, place: str) -> float:
    """AOC-16.5 What one more round that a siege has to win is worth to the marker there."""
    threat = max(units_at(s, other, one) for other in range(s.seats) if other != seat for one in (place, *_near(place)))
    if place not in s.markers or not threat:
        return 0.0
    n, level = units_at(s, seat, place), PROVINCES[place].level
    now = winning(threat, max(level, n)) ** (n + 1)
    then = winning(threat, max(level, n + 1)) ** (n + 2)
    return FEAR * _loss(s, place) * (now - then)


def _near(place: str) -> tuple[str, ...]:
    return PROVINCES[place].neighbours


# -- intrigue


def intrigue_strength(s: AocState, seat: int, place: str, emissaries: dict[str, int]) -> int:
    """AOC-13.12 With emissaries placed so."""
    near = PROVINCES[place].neighbours
    return 1 + sum(is_friendly(s, seat, one) or bool(emissaries.get(one)) for one in near)


def intrigue_worth(s: AocState, seat: int, place: str, emissaries: dict[str, int]) -> float:
    """What a contest there promises; below 0 where none is possible."""
    if is_friendly(s, seat, place) or why_not_contest(s, seat, place)[0]:
        return -1.0
    facts, holder, left = PROVINCES[place], owner(s, place), to_come(s)
    strength, faces = intrigue_strength(s, seat, place, emissaries), faces_in_hand(s, seat, area=facts.area)
    conan = conan_helps(s, seat, place, holder == NOBODY)
    if holder == NOBODY:
        odds = winning(strength, facts.level, conan, place in s.raids, faces)
        prize = marker_worth(s, place, False, True) + GOLD * facts.level + objective_pull(s, seat, place, "tower")
        return odds * (prize - EMISSARY * left)
    odds = winning(strength, facts.level + 1, conan, faces=faces)
    gain = hurt(s, seat, holder) * (_loss(s, place) + 1.0) + 0.3 * objective_pull(s, seat, place, "tower")
    return odds * gain - (1 - odds) * EMISSARY * left
