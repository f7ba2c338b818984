"""CON-2 Where a hero's gems go."""

from engine.rules import emit
from games.conan.rules import events
from games.conan.rules.state import SPACES, WOUND_ORDER, ConanState, Hero


def assign(s: ConanState, hero: Hero, space: str, n: int, purpose: str = "") -> None:
    """CON-2.5 `n` gems from Reserve onto a space or the ally tile ("allies"); the caller has asked `powers.room`."""
    if not n:
        return
    assert n <= hero.reserve
    hero.reserve -= n
    setattr(hero, space, getattr(hero, space) + n)
    place = f"allies:{hero.id}" if space == "allies" else f"space:{hero.id}/{space}"
    emit(s, events.GemsSpent(who=f"hero:{hero.id}", n=n, place=place, purpose=purpose))


def rest(s: ConanState, hero: Hero) -> None:
    """CON-4.2, CON-14.3, CON-17.7, CON-18.1 Everything assigned goes to Fatigue."""
    n = sum(getattr(hero, space) for space in SPACES) + hero.allies + sum(hero.spells.values())
    for space in SPACES:
        setattr(hero, space, 0)
    hero.allies = 0
    hero.spells = dict.fromkeys(hero.spells, 0)
    hero.fatigue += n
    if n:
        emit(s, events.GemsRested(who=f"hero:{hero.id}", n=n))


def rest_overlord(s: ConanState) -> None:
    """CON-19.5, CON-24.5 Gems on the Overlord's spell cards go to Fatigue."""
    n = sum(s.spell_gems.values())
    s.spell_gems = dict.fromkeys(s.spell_gems, 0)
    s.fatigue += n
    if n:
        emit(s, events.GemsRested(who="overlord", n=n))


def recover(s: ConanState, hero: Hero, n: int) -> None:
    """CON-4.4, CON-4.5 Fatigue to Reserve, at most what is there."""
    n = min(n, hero.fatigue)
    hero.fatigue -= n
    hero.reserve += n
    if n:
        emit(s, events.GemsRecovered(who=f"hero:{hero.id}", n=n))


def drain(s: ConanState, hero: Hero, n: int, cause: str) -> None:
    """Up to `n` gems from Reserve to Fatigue by an effect."""
    n = min(n, hero.reserve)
    hero.reserve -= n
    hero.fatigue += n
    if n:
        places = (f"zone:{hero.id}/reserve", f"zone:{hero.id}/fatigue")
        emit(s, events.GemsMoved(n=n, origin=places[0], to=places[1], cause=cause))


def gems_of(hero: Hero) -> int:
    """CON-2.2 Every gem of a hero, wherever it lies."""
    on_spaces: int = sum(getattr(hero, space) for space in SPACES)
    return hero.reserve + hero.fatigue + hero.wounds + on_spaces + hero.allies + sum(hero.spells.values())


def assigned(hero: Hero) -> dict[str, int]:
    """CON-10.4 The places of the second group with gems on them, in the order of default."""
    places = {space: getattr(hero, space) for space in WOUND_ORDER}
    places["allies"] = hero.allies
    places |= {f"spell/{spell}": n for spell, n in hero.spells.items()}
    return {place: n for place, n in places.items() if n}


def take_from(hero: Hero, place: str, n: int) -> None:
    """Take `n` gems off one of the places of `assigned`."""
    if place.startswith("spell/"):
        hero.spells[place.removeprefix("spell/")] -= n
    else:
        setattr(hero, place, getattr(hero, place) - n)
