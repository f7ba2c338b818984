"""What changes the position: each change and the fact that tells of it, in one function."""

from engine.rules import emit
from games.age_of_conan.rules import events
from games.age_of_conan.rules.content import NUMBERS, TOKENS
from games.age_of_conan.rules.realm import home, is_friendly, room, units_at, units_in_play
from games.age_of_conan.rules.state import UNKNOWN, AocState, Marker


def slug(token: int) -> str:
    """The kind of an adventure token, "?" for one that may not be known."""
    return "?" if token == UNKNOWN else TOKENS[token].id


def gain_gold(s: AocState, seat: int, n: int, why: str) -> None:
    """`n` may be negative for what is paid; nothing happens for 0."""
    if n:
        s.kingdoms[seat].gold += n
        emit(s, events.GoldChanged(seat=seat, n=n, gold=s.kingdoms[seat].gold, why=why))


def gain_sorcery(s: AocState, seat: int, n: int, why: str) -> None:
    if n:
        s.kingdoms[seat].sorcery += n
        emit(s, events.SorceryChanged(seat=seat, n=n, sorcery=s.kingdoms[seat].sorcery, why=why))


def gain_ep(s: AocState, seat: int, n: int, why: str, what: str = "") -> None:
    """AOC-1.14 Never below 0."""
    kingdom = s.kingdoms[seat]
    n = max(n, -kingdom.ep)
    if n:
        kingdom.ep += n
        emit(s, events.EmpirePoints(seat=seat, n=n, ep=kingdom.ep, why=why, what=what))


def _add(pieces: dict[str, int], province: str, n: int) -> None:
    pieces[province] = pieces.get(province, 0) + n
    if not pieces[province]:
        del pieces[province]


def place_units(s: AocState, seat: int, province: str, n: int) -> int:
    """AOC-1.9, AOC-1.11 As many of `n` as there are and as fit; gives their number."""
    n = min(n, NUMBERS.units - units_in_play(s.kingdoms[seat]), room(s, seat, province))
    if n > 0:
        _add(s.kingdoms[seat].units, province, n)
        emit(s, events.UnitsPlaced(seat=seat, province=province, n=n))
    return max(n, 0)


def remove_units(s: AocState, seat: int, province: str, n: int, why: str) -> None:
    """AOC-15.11 The progress of a campaign is lost with its last unit."""
    kingdom = s.kingdoms[seat]
    _add(kingdom.units, province, -n)
    if province not in kingdom.units:
        kingdom.campaigns.pop(province, None)
    emit(s, events.UnitsRemoved(seat=seat, province=province, n=n, why=why))


def move_units(s: AocState, seat: int, origin: str, to: str, n: int, how: str) -> None:
    """AOC-14.3 `n` units that stand at `origin`; progress there ends with the last (AOC-14.6). Then AOC-14.4."""
    kingdom = s.kingdoms[seat]
    _add(kingdom.units, origin, -n)
    if origin not in kingdom.units:
        kingdom.campaigns.pop(origin, None)
    _add(kingdom.units, to, n)
    emit(s, events.UnitsMoved(seat=seat, origin=origin, to=to, n=n, how=how))
    excess = units_at(s, seat, to) - NUMBERS.army
    if excess > 0 and to != home(s, seat):
        remove_units(s, seat, to, excess, "limit")


def stand_on_campaign(s: AocState, seat: int, province: str) -> None:
    """AOC-15.1 An army in a province that is not its own stands on the first icon, or where it stood before."""
    if not is_friendly(s, seat, province) and province in s.kingdoms[seat].units:
        s.kingdoms[seat].campaigns.setdefault(province, 0)


def place_emissary(s: AocState, seat: int, province: str) -> None:
    _add(s.kingdoms[seat].emissaries, province, 1)
    emit(s, events.EmissaryPlaced(seat=seat, province=province))


def move_emissary(s: AocState, seat: int, origin: str, to: str) -> None:
    _add(s.kingdoms[seat].emissaries, origin, -1)
    _add(s.kingdoms[seat].emissaries, to, 1)
    emit(s, events.EmissaryMoved(seat=seat, origin=origin, to=to))


def remove_emissary(s: AocState, seat: int, province: str, why: str) -> None:
    _add(s.kingdoms[seat].emissaries, province, -1)
    emit(s, events.EmissaryRemoved(seat=seat, province=province, why=why))


def place_marker(s: AocState, seat: int, province: str, kind: str) -> None:
    """The progress of an own army there is over (AOC-13.11, AOC-15.7)."""
    s.markers[province] = Marker(seat, kind)
    s.kingdoms[seat].campaigns.pop(province, None)
    emit(s, events.MarkerPlaced(seat=seat, province=province, kind=kind))


def remove_marker(s: AocState, province: str) -> None:
    """AOC-1.8 A City goes as one marker; an army of the owner that stays is on campaign now."""
    marker = s.markers.pop(province)
    stand_on_campaign(s, marker.seat, province)
    emit(s, events.MarkerRemoved(seat=marker.seat, province=province, kind=marker.kind))


def move_conan(s: AocState, seat: int, to: str, cause: str) -> None:
    origin, s.conan = s.conan, to
    emit(s, events.ConanMoved(seat=seat, origin=origin, to=to, cause=cause))


def place_raid(s: AocState, seat: int, province: str) -> None:
    """AOC-10.6"""
    s.raids[province] = s.raids.get(province, 0) + 1
    emit(s, events.RaidPlaced(seat=seat, province=province, n=s.raids[province]))


def clear_raids(s: AocState, province: str) -> None:
    n = s.raids.pop(province)
    emit(s, events.RaidsCleared(province=province, n=n))


def give_first_player(s: AocState, seat: int) -> None:
    if s.first != seat:
        s.first = seat
        emit(s, events.FirstPlayerChanged(seat=seat))


def settle_crom(s: AocState) -> None:
    """AOC-16.11, AOC-17.9"""
    for seat in s.crom_due:
        s.kingdoms[seat].crom += 1
        emit(s, events.CromAwarded(seat=seat, crom=s.kingdoms[seat].crom))
    s.crom_due = []
