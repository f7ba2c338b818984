"""AOC-1 Who holds what, and where pieces may stand or go. Nothing here changes the position."""

from games.age_of_conan.rules.content import CONTENT, NUMBERS, PROVINCES
from games.age_of_conan.rules.state import NOBODY, AocState, Kingdom, Marker


def clockwise(s: AocState, first: int) -> list[int]:
    """AOC-2.14 All seats, from `first` on."""
    return [(first + step) % s.seats for step in range(s.seats)]


def left_of(s: AocState, seat: int) -> int:
    return (seat + 1) % s.seats


def home(s: AocState, seat: int) -> str:
    return CONTENT.kingdoms[s.kingdoms[seat].id].home


def in_play(s: AocState, province: str) -> bool:
    """AOC-2.20"""
    return PROVINCES[province].area in s.areas


def is_home(province: str) -> bool:
    return bool(PROVINCES[province].home)


def owner(s: AocState, province: str) -> int:
    """AOC-1.6 The seat that the province is friendly to, or `NOBODY`."""
    marker = s.markers.get(province)
    if marker is not None:
        return marker.seat
    kingdom = PROVINCES[province].home
    if not kingdom:
        return NOBODY
    return next((seat for seat, one in enumerate(s.kingdoms) if one.id == kingdom), NOBODY)


def is_friendly(s: AocState, seat: int, province: str) -> bool:
    return owner(s, province) == seat


def friendly(s: AocState, seat: int) -> list[str]:
    """AOC-1.6 Home first, then in the order of the map."""
    return [home(s, seat), *(one for one in PROVINCES if one in s.markers and s.markers[one].seat == seat)]


def has_fort(marker: Marker | None) -> bool:
    """AOC-1.8 A City counts as a Fort."""
    return marker is not None and marker.kind in ("fort", "city")


def has_tower(marker: Marker | None) -> bool:
    """AOC-1.8 A City counts as a Tower."""
    return marker is not None and marker.kind in ("tower", "city")


def marked(s: AocState, seat: int, *kinds: str) -> list[str]:
    """The provinces with a marker of one of `kinds` of the seat, in the order of the map."""
    return [one for one in PROVINCES if (m := s.markers.get(one)) is not None and m.seat == seat and m.kind in kinds]


def units_at(s: AocState, seat: int, province: str) -> int:
    return s.kingdoms[seat].units.get(province, 0)


def army_of(s: AocState, province: str, but: int = NOBODY) -> int:
    """AOC-1.16 The seat, other than `but`, whose army stands in the province, or `NOBODY`."""
    return next((seat for seat, one in enumerate(s.kingdoms) if seat != but and province in one.units), NOBODY)


def units_in_play(kingdom: Kingdom) -> int:
    return sum(kingdom.units.values())


def emissaries_in_play(kingdom: Kingdom) -> int:
    return sum(kingdom.emissaries.values())


def room(s: AocState, seat: int, province: str) -> int:
    """AOC-1.11 How many more units may stand there by the limit of the province."""
    if province == home(s, seat):
        return NUMBERS.units
    return max(0, NUMBERS.army - units_at(s, seat, province))


def why_no_unit(s: AocState, seat: int, province: str) -> tuple[str, str]:
    """AOC-14.2 Why no new unit can be put into a friendly province: key and clause, ("", "") when it can."""
    if units_in_play(s.kingdoms[seat]) >= NUMBERS.units:
        return "no-units-left", "AOC-1.9"
    return ("", "") if room(s, seat, province) else ("army-full", "AOC-1.11")


def why_no_emissary(s: AocState, seat: int) -> tuple[str, str]:
    """AOC-13.2"""
    full = emissaries_in_play(s.kingdoms[seat]) >= NUMBERS.emissaries
    return ("no-emissaries-left", "AOC-1.9") if full else ("", "")


def distance(origin: str, to: str) -> int:
    """AOC-5.3"""
    return CONTENT.distances[origin][to]


def destination(s: AocState) -> str:
    return CONTENT.adventures[s.adventure].destination


def conan_reach(s: AocState) -> list[str]:
    """AOC-10.6, AOC-2.25 Where a raid token may be placed now."""
    near = (s.conan, *PROVINCES[s.conan].neighbours)
    return [one for one in near if in_play(s, one)]


def raids_left(s: AocState) -> int:
    """AOC-1.12"""
    return NUMBERS.raids - sum(s.raids.values())
