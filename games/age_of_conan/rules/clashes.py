"""AOC-16, AOC-17 Sieges and battles, round by round."""

from engine.rules import Choose, Option, ask, call, emit, goto, leave, steps
from games.age_of_conan.rules import events
from games.age_of_conan.rules.content import PROVINCES
from games.age_of_conan.rules.contests import open_contest
from games.age_of_conan.rules.frames import Campaign, Clash, Loss
from games.age_of_conan.rules.goods import move_units, remove_marker, stand_on_campaign
from games.age_of_conan.rules.realm import is_friendly, units_at
from games.age_of_conan.rules.state import AocState

FIGHT = Option("fight")


def fight_round(s: AocState, c: Clash) -> None:
    """AOC-16.2 to 16.4, AOC-17.2, AOC-17.3"""
    province = PROVINCES[c.province]
    attack, defence = units_at(s, c.seat, c.province), units_at(s, c.defender, c.province)
    if c.siege:
        form, terrain, defence = "siege", province.track[0], max(province.level, defence)
    else:
        form, terrain = "battle", province.track[s.kingdoms[c.defender].campaigns[c.province]]
    call(s, open_contest(s, c.seat, c.defender, c.province, form, attack, defence, terrain))


def note_round(s: AocState, c: Clash, result: str) -> None:
    """AOC-16.5, AOC-16.6, AOC-16.12, AOC-17.4 One loss: a unit, or the marker when no unit is left."""
    if result == "won" and not units_at(s, c.defender, c.province):
        remove_marker(s, c.province)
        return
    loser = c.defender if result == "won" else c.seat
    call(s, Loss(seat=loser, province=c.province))


def check_end(s: AocState, c: Clash) -> None:
    """AOC-16.8, AOC-17.6"""
    if not units_at(s, c.seat, c.province):
        _lose(s, c, retreat=False)
    elif c.province not in s.markers and not units_at(s, c.defender, c.province):
        _win(s, c, retreat=False)


def _lose(s: AocState, c: Clash, retreat: bool) -> None:
    """AOC-16.10, AOC-16.11, AOC-17.8, AOC-17.9 The defender keeps its place and gets a "Crom" token."""
    s.crom_due.append(c.defender)
    _tell_end(s, c, won=False, retreat=retreat)
    leave(c)


def _win(s: AocState, c: Clash, retreat: bool) -> None:
    """AOC-16.9, AOC-17.7 The army stands on the first icon; AOC-17.13 a march changes nothing about the token."""
    s.crom_due.append(c.seat)
    stand_on_campaign(s, c.seat, c.province)
    _tell_end(s, c, won=True, retreat=retreat)
    goto(c, "march_on")


def _tell_end(s: AocState, c: Clash, won: bool, retreat: bool) -> None:
    fact = events.ClashEnded(
        seat=c.seat, defender=c.defender, province=c.province, siege=c.siege, won=won, retreat=retreat
    )
    emit(s, fact)


def offer_retreat(s: AocState, c: Clash) -> None:
    """AOC-16.7, AOC-17.5 First the attacker, to where it came from."""
    retreat = Option("retreat", (f"province:{c.origin}",), {"to": c.origin})
    ask(s, Choose(c.seat, "attacker-retreat", (FIGHT, retreat), _args(s, c), "AOC-16.7" if c.siege else "AOC-17.5"))


def _args(s: AocState, c: Clash) -> dict[str, str | int]:
    return {
        "province": c.province,
        "attack": units_at(s, c.seat, c.province),
        "defence": units_at(s, c.defender, c.province),
    }


def note_retreat(s: AocState, c: Clash, answer: str) -> None:
    """AOC-16.13, AOC-17.12 It always works; on neutral ground the army stands on the first icon, or on its old one."""
    if answer != FIGHT.id:
        move_units(s, c.seat, c.province, c.origin, units_at(s, c.seat, c.province), "retreat")
        stand_on_campaign(s, c.seat, c.origin)
        _lose(s, c, retreat=True)


def offer_defender_retreat(s: AocState, c: Clash) -> None:
    """AOC-17.5 Then the defender of a battle, to an adjacent friendly province; AOC-16.7 never from a siege."""
    havens = [one for one in PROVINCES[c.province].neighbours if is_friendly(s, c.defender, one)]
    if havens and not c.siege:
        options = [Option(f"retreat:{one}", (f"province:{one}",), {"to": one}) for one in havens]
        ask(s, Choose(c.defender, "defender-retreat", (FIGHT, *options), _args(s, c), "AOC-17.5"))


def note_defender_retreat(s: AocState, c: Clash, answer: str | None) -> None:
    """AOC-17.10 The limit of 5 holds there."""
    if not answer or answer == FIGHT.id:
        goto(c, "fight_round")
        return
    to = answer.removeprefix("retreat:")
    move_units(s, c.defender, c.province, to, units_at(s, c.defender, c.province), "retreat")
    _win(s, c, retreat=True)


def march_on(s: AocState, c: Clash) -> None:
    """AOC-16.9, AOC-17.7 The attacker may force the march at once."""
    leave(c)
    call(s, Campaign(seat=c.seat, province=c.province, at="offer_march"))


steps(
    Clash,
    fight_round,
    note_round,
    check_end,
    offer_retreat,
    note_retreat,
    offer_defender_retreat,
    note_defender_retreat,
    march_on,
)
