"""What things are worth in Age of Conan, in points of the final score."""

from games.age_of_conan.odds import winning
from games.age_of_conan.rules.content import NUMBERS, PROVINCES, TOKENS
from games.age_of_conan.rules.intrigue import why_not_contest
from games.age_of_conan.rules.military import form_of
from games.age_of_conan.rules.realm import has_fort, has_tower, is_friendly, owner, units_at
from games.age_of_conan.rules.scoring import standing
from games.age_of_conan.rules.state import NOBODY, AocState

UNIT, EMISSARY, CARD, STRATEGY, TABLE, SORCERY, GOLD, CROM = 0.55, 0.6, 0.5, 0.35, 0.7, 0.45, 0.28, 0.5
TOKEN, RAID, CONAN, SHARE = 0.55, 0.8, 1.0, 0.45
"""A point on a token, a raid token on an own province, control of Conan, the part of the best rival's worth."""


def evaluate(s: AocState, seat: int) -> float:
    """The own worth less a share of the best rival's."""
    if s.question is None and not s.stack:
        totals = [score.total for score in standing(s).scores]
        return 2.0 * (totals[seat] - max(total for other, total in enumerate(totals) if other != seat))
    worths = [kingdom_worth(s, other) for other in range(s.seats)]
    return worths[seat] - SHARE * max(worth for other, worth in enumerate(worths) if other != seat)


def kingdom_worth(s: AocState, seat: int) -> float:
    kingdom = s.kingdoms[seat]
    if kingdom.out:
        return -20.0
    worth = float(kingdom.ep)
    for place, marker in s.markers.items():
        if marker.seat == seat:
            worth += marker_worth(s, place, has_fort(marker), has_tower(marker)) - RAID * s.raids.get(place, 0)
    for place, step in kingdom.campaigns.items():
        worth += 0.8 * subdue_worth(place) * step / len(PROVINCES[place].track)
    worth += UNIT * sum(kingdom.units.values()) + EMISSARY * sum(kingdom.emissaries.values())
    worth += CARD * len(kingdom.hand) + STRATEGY * len(kingdom.strategies)
    worth += sum(TABLE if one.ready else TABLE / 2 for one in kingdom.table) + 0.8 * len(kingdom.artifacts)
    worth += SORCERY * kingdom.sorcery + GOLD * kingdom.gold + CROM * (kingdom.crom + s.crom_due.count(seat))
    worth += TOKEN * sum(TOKENS[token].value for token in kingdom.tokens if token)
    return worth + (CONAN if s.conan_seat == seat else 0.0)


def ages_left(s: AocState) -> int:
    return NUMBERS.ages - s.age


def marker_worth(s: AocState, place: str, fort: bool, tower: bool) -> float:
    """AOC-8.11, AOC-8.12, AOC-7.5 Forts give points, Towers gold."""
    level = PROVINCES[place].level
    worth = level + 0.6 if fort else 0.0
    return worth + (GOLD * (level + NUMBERS.tower_income * ages_left(s)) + 0.8 if tower else 0.0)


def subdue_worth(place: str) -> float:
    """AOC-15.7, AOC-8.12 Its level now and once more at the end, less the unit for the Fort."""
    return 2.0 * PROVINCES[place].level - UNIT


def _conan(s: AocState, seat: int, place: str, neutral: bool) -> int:
    """AOC-10.1, AOC-10.2"""
    if s.conan != place:
        return 0
    if s.conan_seat == seat:
        return 1
    return -1 if neutral or owner(s, place) == s.conan_seat else 0


def attack_odds(s: AocState, seat: int, place: str, units: int) -> float:
    """The chance of the first contest of `units` there."""
    form = form_of(s, seat, place)
    level = PROVINCES[place].level
    if form == "campaign":
        return winning(units, level, _conan(s, seat, place, True), place in s.raids)
    defender = owner(s, place) if form == "siege" else _army_there(s, seat, place)
    there = units_at(s, defender, place)
    return winning(units, max(level, there) if form == "siege" else there, _conan(s, seat, place, False))


def _army_there(s: AocState, seat: int, place: str) -> int:
    return next(other for other, one in enumerate(s.kingdoms) if other != seat and place in one.units)


def attack_worth(s: AocState, seat: int, place: str, units: int) -> float:
    """What attacking with `units` promises; the longer the track and the fewer the units, the less."""
    odds, form = attack_odds(s, seat, place, units), form_of(s, seat, place)
    if form == "campaign":
        track = len(PROVINCES[place].track)
        left = track - s.kingdoms[seat].campaigns.get(place, 0)
        gain = subdue_worth(place) * (1.0 if left == 1 else 0.75 / left)
        if units + 1 < left:
            gain *= 0.6
    elif form == "siege":
        marker = s.markers[place]
        rounds = units_at(s, marker.seat, place) + 1
        loss = marker_worth(s, place, has_fort(marker), has_tower(marker))
        gain = (0.4 * loss + CROM + 0.4 * subdue_worth(place)) / rounds
    else:
        gain = CROM + UNIT
    return odds * gain - (1 - odds) * UNIT


def intrigue_strength(s: AocState, seat: int, place: str, emissaries: dict[str, int]) -> int:
    """AOC-13.12 With emissaries placed so."""
    near = PROVINCES[place].neighbours
    return 1 + sum(is_friendly(s, seat, one) or bool(emissaries.get(one)) for one in near)


def intrigue_worth(s: AocState, seat: int, place: str, emissaries: dict[str, int]) -> float:
    """What a contest there promises; below 0 where none is possible."""
    if is_friendly(s, seat, place) or why_not_contest(s, seat, place)[0]:
        return -1.0
    strength, level, holder = intrigue_strength(s, seat, place, emissaries), PROVINCES[place].level, owner(s, place)
    if holder == NOBODY:
        odds = winning(strength, level, _conan(s, seat, place, True), place in s.raids)
        return odds * (marker_worth(s, place, False, True) + GOLD * level - EMISSARY)
    odds = winning(strength, level + 1, _conan(s, seat, place, False))
    return odds * 0.5 * marker_worth(s, place, False, True) - (1 - odds) * EMISSARY
