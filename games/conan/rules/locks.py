"""CON-11.3, CON-11.12, CON-11.14 Complex Manipulations: chests, locks, planks; and doors."""

from engine.rules import Choose, Option, ask, call, emit, leave
from games.conan.rules import events
from games.conan.rules.content import CARDS
from games.conan.rules.content_boards import key
from games.conan.rules.figures import hero_name, hero_of
from games.conan.rules.frames import Chest, Lock, Manipulation, Plank, Throw
from games.conan.rules.gems import assign
from games.conan.rules.ground import door_areas, lock, neighbours
from games.conan.rules.objects import lay, take
from games.conan.rules.powers import dice_hinder, lock_dice, room, space_dice
from games.conan.rules.state import ConanState, Hero
from games.conan.rules.strikes import gem_options, read_number
from games.conan.rules.watch import steps

LOCKS = ("chest", "lock")
PLANK_DIFFICULTY = 2


def choose_gems(s: ConanState, c: Manipulation) -> None:
    """CON-11.3 One or more gems."""
    hero = hero_of(s, c.hero)
    most = room(s, hero, "manipulation")
    if most > 1:
        args: dict[str, str | int] = {"who": hero_name(hero), "what": c.what, "difficulty": c.difficulty}
        ask(s, Choose(hero.seat, "manipulation-gems", gem_options(hero, "manipulation", most), args, "CON-11.3"))


def roll_manipulation(s: ConanState, c: Manipulation, answer: str | None) -> None:
    """CON-11.3, CON-26.23 The space's dice, and the lock-picker's at chests and doors."""
    hero = hero_of(s, c.hero)
    c.gems = read_number(answer)
    assign(s, hero, "manipulation", c.gems)
    dice = space_dice(hero, "manipulation", c.gems)
    if c.what in LOCKS:
        dice += lock_dice(s, hero_name(hero))
    against = c.difficulty + dice_hinder(s, hero_name(hero), "manipulation")
    call(s, Throw(dice=dice, purpose="manipulation", roller=hero_name(hero), seat=hero.seat, against=against))


def weigh_manipulation(s: ConanState, c: Manipulation, faces: list[int]) -> None:
    """CON-11.4, CON-13.3 Hindered; success if the symbols left reach the difficulty."""
    name, total = f"hero:{c.hero}", sum(faces)
    lost = min(total, dice_hinder(s, name, "manipulation"))
    if lost:
        emit(s, events.SymbolsIgnored(who=name, n=lost, reason="hindering"))
    power = total - lost
    done = events.ManipulationDone(
        hero=name, what=c.what, power=power, difficulty=c.difficulty, success=power >= c.difficulty
    )
    emit(s, done)
    leave(c, power)


steps(Manipulation, choose_gems, roll_manipulation, weigh_manipulation)


def eased(hero: Hero, difficulty: int) -> int:
    """The Lantern of Set: chests and doors are easier for its carrier, 1 at least."""
    return max(1, difficulty + sum(CARDS[card].difficulty for card in hero.cards))


# -- chests


def try_chest(s: ConanState, c: Chest) -> None:
    """CON-11.12 In the chest's area."""
    hero = hero_of(s, c.hero)
    call(s, Manipulation(hero=c.hero, what="chest", difficulty=eased(hero, s.chests[hero.area])))


def open_chest(s: ConanState, c: Chest, power: int) -> None:
    """CON-11.12, CON-11.13 The chest is removed, the top card of the assets turned over."""
    hero = hero_of(s, c.hero)
    if power < eased(hero, s.chests[hero.area]):
        leave(c)
        return
    del s.chests[hero.area]
    c.card = s.deck.pop() if s.deck else ""
    emit(s, events.ChestOpened(hero=hero_name(hero), area=hero.area, card=c.card))
    if not c.card:
        leave(c)


def offer_card(s: ConanState, c: Chest) -> None:
    """CON-11.12 Taken, or left there."""
    hero = hero_of(s, c.hero)
    options = tuple(Option(f"{one}:{c.card}", (hero_name(hero),), {"card": c.card}) for one in ("take", "leave"))
    ask(s, Choose(hero.seat, "chest-card", options, {"who": hero_name(hero), "card": c.card}, "CON-11.12"))


def note_card(s: ConanState, c: Chest, answer: str) -> None:
    hero = hero_of(s, c.hero)
    if answer.startswith("take"):
        take(s, hero, c.card, "deck", "drawn")
    else:
        lay(s, c.card, hero.area, "appeared")
    leave(c)


steps(Chest, try_chest, open_chest, offer_card, note_card)


# -- doors


def doors_at(s: ConanState, area: str) -> list[tuple[str, str]]:
    """Doors on a border of the area that were not wrecked, with the area beyond."""
    found = []
    for door in s.doors:
        areas = door_areas(s, door)
        if area in areas and door not in s.breaches:
            found.append((door, areas[1] if areas[0] == area else areas[0]))
    return found


def had_lock(s: ConanState, door: str) -> bool:
    """CON-11.14 A locked door, once open, is open for the rest of the game."""
    return lock(s, door) > 0


def turn_door(s: ConanState, who: str, door: str, state: str) -> None:
    s.doors[door] = state
    emit(s, events.DoorChanged(who=who, door=door, state=state))


def try_lock(s: ConanState, c: Lock) -> None:
    """CON-11.14 Complex, with the difficulty of the door."""
    hero = hero_of(s, c.hero)
    call(s, Manipulation(hero=c.hero, what="lock", difficulty=eased(hero, lock(s, c.door))))


def note_lock(s: ConanState, c: Lock, power: int) -> None:
    if power >= eased(hero_of(s, c.hero), lock(s, c.door)):
        turn_door(s, f"hero:{c.hero}", c.door, "open")
    leave(c)


steps(Lock, try_lock, note_lock)


# -- planks


def planks_at(s: ConanState, area: str) -> list[str]:
    """Borders of the area with a plank that lies."""
    return [key(area, other) for other in neighbours(s, area) if key(area, other) in s.planks]


def try_plank(s: ConanState, c: Plank) -> None:
    """Board two_ships: complex, difficulty 2."""
    call(s, Manipulation(hero=c.hero, what="plank", difficulty=PLANK_DIFFICULTY))


def note_plank(s: ConanState, c: Plank, power: int) -> None:
    if power >= PLANK_DIFFICULTY:
        move_plank(s, f"hero:{c.hero}", c.border, False)
    leave(c)


def move_plank(s: ConanState, who: str, border: str, lies: bool) -> None:
    """The plank is cast off, or laid again."""
    if lies:
        s.planks.append(border)
    else:
        s.planks.remove(border)
    emit(s, events.PlankMoved(who=who, border=border, lies=lies))


steps(Plank, try_plank, note_plank)
