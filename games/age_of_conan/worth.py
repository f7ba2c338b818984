"""What things are worth in Age of Conan, in points of the final score."""

import msgspec

from games.age_of_conan.rules.content import (
    CONTENT,
    NUMBERS,
    PROVINCES,
    TOKENS,
    Condition,
    ControlAll,
    CountMarkers,
    NonadjacentCoastal,
)
from games.age_of_conan.rules.objectives import count_markers, fulfils
from games.age_of_conan.rules.realm import has_fort, has_tower
from games.age_of_conan.rules.scoring import standing
from games.age_of_conan.rules.state import AocState, Marker

UNIT, EMISSARY, CARD, STRATEGY, TABLE, SORCERY, GOLD, CROM = 0.55, 0.6, 0.5, 0.35, 0.7, 0.45, 0.28, 0.5
TOKEN, RAID, CONAN, SHARE = 0.55, 0.8, 1.0, 0.45
"""A point on a token, a raid token on an own province, control of Conan, the part of the best rival's worth."""
OBJECTIVE, PLEDGE = 0.6, 0.2
"""The part of the points of an objective that is met now, and of one that comes nearer."""


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
    worth += sum(OBJECTIVE * CONTENT.objectives[one].ep for one in s.objectives if fulfils(s, seat, one))
    worth += TOKEN * sum(TOKENS[token].value for token in kingdom.tokens if token)
    return worth + (CONAN if s.conan_seat == seat else 0.0)


# -- time


def ages_left(s: AocState) -> int:
    return NUMBERS.ages - s.age


def to_come(s: AocState) -> float:
    """The part of its worth that a piece can still earn: all of it until the last age, next to nothing at its end."""
    if ages_left(s):
        return 1.0
    return max(0.1, (len(s.adventure_deck) + min(1.0, len(s.track) / 3)) / NUMBERS.adventures)


# -- provinces


def marker_worth(s: AocState, place: str, fort: bool, tower: bool) -> float:
    """AOC-8.11, AOC-8.12, AOC-7.5 Forts give points, Towers gold."""
    level = PROVINCES[place].level
    worth = level + 0.6 if fort else 0.0
    return worth + (GOLD * (level + NUMBERS.tower_income * ages_left(s)) + 0.8 if tower else 0.0)


def subdue_worth(place: str) -> float:
    """AOC-15.7, AOC-8.12 Its level now and once more at the end, less the unit for the Fort."""
    return 2.0 * PROVINCES[place].level - UNIT


def objective_pull(s: AocState, seat: int, place: str, kind: str) -> float:
    """AOC-7.6 What a marker of `kind` there is worth to the objectives: it meets some, and brings others nearer."""
    marker = {place: Marker(seat, kind)}
    alone = msgspec.structs.replace(s, markers=marker)
    served = [one for one in s.objectives if _serves(alone, seat, place, CONTENT.objectives[one].condition)]
    after = msgspec.structs.replace(s, markers={**s.markers, **marker})
    pull = 0.0
    for one in served:
        if not fulfils(s, seat, one):
            pull += CONTENT.objectives[one].ep * (OBJECTIVE if fulfils(after, seat, one) else PLEDGE)
    return pull


def _serves(alone: AocState, seat: int, place: str, condition: Condition) -> bool:
    """Whether the only marker on the board counts for it."""
    if isinstance(condition, CountMarkers):
        return count_markers(alone, seat, condition) > 0
    if isinstance(condition, ControlAll):
        return place in condition.provinces
    return isinstance(condition, NonadjacentCoastal) and bool(PROVINCES[place].sea)
