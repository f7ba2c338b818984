"""CON-22 Units and allies that are attacked: life points, guard by gems, and the end of a model."""

from engine.rules import Choose, Option, ask, call, emit, leave
from games.conan.rules import book, events
from games.conan.rules.content import NUMBERS
from games.conan.rules.figures import controller, leaders, model_of, side_of, tile_of, unit_facts
from games.conan.rules.frames import Throw, UnitGuard
from games.conan.rules.gems import assign
from games.conan.rules.powers import armour_spells, defence_changes
from games.conan.rules.state import HEROES, ConanState, Hero
from games.conan.rules.units_board import models_of
from games.conan.rules.watch import steps


def lose_life(s: ConanState, name: str, n: int, by: str = "") -> int:
    """CON-22.4, CON-22.5 Up to `n` life points; gives how many were really lost."""
    model = model_of(s, name)
    lost = min(n, model.life)
    model.life -= lost
    if lost:
        emit(s, events.Wounded(who=name, n=lost, left=model.life, by=by))
    return lost


def remove_model(s: ConanState, name: str) -> None:
    """CON-22.6 The model leaves the board; CON-20.6 the last of its tile turns the tile face down in its place."""
    tile = tile_of(name)
    s.models.remove(model_of(s, name))
    if tile in s.river and not models_of(s, tile) and not s.tiles[tile].face_down:
        s.tiles[tile].face_down = True
        emit(s, events.TileTurned(tile=tile, face_down=True))


# -- guard


def known_defence(s: ConanState, c: UnitGuard) -> int:
    """CON-22.1 What defends without gems: the armour of the tile and of spells."""
    return unit_facts(s, c.target).armour + armour_spells(s, c.target)


def open_damage(s: ConanState, c: UnitGuard) -> int:
    """What guard dice must still show so that nothing comes through; skills of both are counted in."""
    changes = sum(n for _, n in defence_changes(s, c.attacker, c.target, c.kind))
    return c.power - max(0, known_defence(s, c) + changes)


def purse(s: ConanState, name: str) -> int:
    """CON-17.5, CON-22.2 The gems that can buy guard dice: the Overlord's, or a leader's for an ally."""
    if side_of(s, name) == HEROES:
        hero = leader_for(s)
        return hero.reserve if hero is not None else 0
    return s.reserve


def leader_for(s: ConanState) -> Hero | None:
    """CON-17.5 The hero with Leadership, in either stance, who has most gems to spend on allies."""
    return max(leaders(s), key=lambda hero: hero.reserve, default=None)


def decide_gems(s: ConanState, c: UnitGuard) -> None:
    """CON-22.2 The number is fixed before anything is rolled; nobody is asked when no damage is to be feared."""
    most = purse(s, c.target)
    if not c.guarded or not most or open_damage(s, c) <= 0:
        return
    hero = leader_for(s) if side_of(s, c.target) == HEROES else None
    seat = controller(s, c.target) if hero is None else hero.seat
    place = "book:reserve" if hero is None else f"allies:{hero.id}"
    options = tuple(Option(f"gems:{n}", (place, c.target), {"n": n}) for n in range(most + 1))
    args: dict[str, str | int] = {"who": c.target, "attacker": c.attacker, "power": c.power}
    ask(s, Choose(seat, "guard-gems", options, {**args, "kind": c.kind, "armour": known_defence(s, c)}, "CON-22.2"))


def note_gems(s: ConanState, c: UnitGuard, answer: str | None) -> None:
    c.gems = int(answer.partition(":")[2]) if answer else 0
    if not c.gems:
        return
    if side_of(s, c.target) == HEROES:
        hero = leader_for(s)
        assert hero is not None
        assign(s, hero, "allies", c.gems, "guard")
    else:
        book.spend(s, c.gems, "guard")


def build_guard(s: ConanState, c: UnitGuard) -> None:
    dice = tuple(guard_dice(s, c))
    emit(s, events.GuardBuilt(who=c.target, target=c.target, gems=c.gems, dice=dice))


def guard_dice(s: ConanState, c: UnitGuard) -> list[str]:
    """CON-22.2, CON-17.5 One orange die for each gem."""
    icons = NUMBERS.ally_guard if side_of(s, c.target) == HEROES else NUMBERS.unit_guard
    return [*icons] * c.gems


def roll_guard(s: ConanState, c: UnitGuard) -> None:
    dice, seat = guard_dice(s, c), controller(s, c.target)
    call(s, Throw(dice=dice, purpose="guard", roller=c.target, seat=seat, against=max(0, open_damage(s, c))))


def sum_guard(s: ConanState, c: UnitGuard, faces: list[int]) -> None:
    """CON-22.1"""
    leave(c, known_defence(s, c) + sum(faces))


steps(UnitGuard, decide_gems, note_gems, build_guard, roll_guard, sum_guard)
