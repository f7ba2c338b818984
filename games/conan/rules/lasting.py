"""CON-14.9, CON-24.4 Effects that stay: how they begin and when they end."""

from collections.abc import Callable

from engine.rules import emit
from games.conan.rules import events
from games.conan.rules.figures import area_of, is_hero, side_of, tile_of
from games.conan.rules.state import HEROES, ConanState, Lasting


def begin(s: ConanState, effect: Lasting) -> None:
    """CON-14.10 The same lasting effect of the same spell adds nothing."""
    same = [one for one in s.lasting if (one.kind, one.on, one.spell) == (effect.kind, effect.on, effect.spell)]
    for one in same:
        s.lasting.remove(one)
    s.lasting.append(effect)
    if not same:
        began = events.EffectBegan(kind=effect.kind, on=effect.on, by=effect.by, cause=effect.spell, n=effect.n)
        emit(s, began)


def end_those(s: ConanState, over: Callable[[Lasting], bool]) -> None:
    """End every effect of which `over` is true."""
    for effect in [one for one in s.lasting if over(one)]:
        s.lasting.remove(effect)
        emit(s, events.EffectEnded(kind=effect.kind, on=effect.on, cause=effect.spell))


def turn_begins(s: ConanState) -> None:
    """CON-24.4 The heroes' turn: what was to last until then ends."""
    end_those(s, lambda one: one.until == "next_turn" and is_hero(one.by))


def changed_stance(s: ConanState, name: str) -> None:
    """Mitra's Halo: the hero changed from cautious to aggressive (CON-4.11)."""
    end_those(s, lambda one: one.until == "stance" and one.on == name)


def action_phase_begins(s: ConanState, name: str) -> None:
    """Set's Possession holds in the next aggressive Action phase of a hero, the next activation of an ally."""
    for effect in s.lasting:
        if effect.until == "own_turn" and effect.on == name:
            effect.ripe = True


def activated(s: ConanState, tile: str) -> None:
    """CON-24.4 The tile is activated: halos on it and effects by it end, possession begins."""
    end_those(s, lambda one: one.until == "stance" and _of_tile(one.on, tile))
    end_those(s, lambda one: one.until == "next_turn" and _of_tile(one.by, tile))
    for effect in s.lasting:
        if effect.until == "own_turn" and _of_tile(effect.on, tile):
            effect.ripe = True


def acted(s: ConanState, tile: str) -> None:
    """The activation of the tile is over."""
    end_those(s, lambda one: one.ripe and _of_tile(one.on, tile))


def side_ended(s: ConanState, side: str) -> None:
    """CON-18.2, CON-24.5 The End phase of a side's turn."""
    end_those(s, lambda one: one.until == "turn")
    if side == HEROES:
        end_those(s, lambda one: one.ripe and side_of(s, one.on) == HEROES)


def moved_apart(s: ConanState) -> None:
    """CON-26.3 A grip holds only within one area."""
    if s.lasting:
        end_those(s, lambda one: one.until == "together" and area_of(s, one.on) != area_of(s, one.by))


def left_board(s: ConanState, name: str) -> None:
    """CON-10.7 What held on `name` or came from it ends."""
    end_those(s, lambda one: name in (one.on, one.by))


def _of_tile(name: str, tile: str) -> bool:
    return bool(name) and not is_hero(name) and tile_of(name) == tile


def surcharge(s: ConanState, caster: str) -> int:
    """Magical Dizziness: what each spell of `caster` costs on top."""
    return sum(one.n for one in s.lasting if one.kind == "dizziness" and one.on == caster)


def webbed(s: ConanState, name: str) -> bool:
    return [one for one in s.lasting if one.on == name and one.kind == "web"] != []


def shed_web(s: ConanState, name: str) -> None:
    end_those(s, lambda one: one.kind == "web" and one.on == name)
