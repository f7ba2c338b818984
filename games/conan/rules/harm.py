"""CON-10, CON-22.4 to 22.6 Damage, wounds and death, of heroes and models."""

from engine.rules import Choose, Option, ask, call, emit, goto, leave
from games.conan.rules import events, scenarios, units
from games.conan.rules.figures import (
    area_of,
    controller,
    everyone,
    hero_of,
    is_hero,
    leaders,
    model_of,
    on_board,
)
from games.conan.rules.frames import Attack, Beyond, Death, Harm
from games.conan.rules.gems import assigned, take_from
from games.conan.rules.lasting import left_board
from games.conan.rules.objects import put_down
from games.conan.rules.powers import says
from games.conan.rules.state import HEROES, ConanState, Hero
from games.conan.rules.targets import legal_targets
from games.conan.rules.verbs import Attack as Strikes
from games.conan.rules.watch import steps


def begin_harm(s: ConanState, c: Harm) -> None:
    """CON-10.3 Fatigue first; models lose life points (CON-22.4). Who is dying already is not hurt again."""
    if dying(s, c.target) or not on_board(s, c.target):
        leave(c, -1)
        return
    if not is_hero(c.target):
        lost = units.lose_life(s, c.target, c.n, c.by)
        c.excess = -1 if model_of(s, c.target).life else c.n - lost
        goto(c, "die")
        return
    hero = hero_of(s, c.target)
    c.left = c.n
    wound(s, c, hero, "fatigue", min(c.left, hero.fatigue))


def dying(s: ConanState, name: str) -> bool:
    return any(isinstance(frame, Death) and frame.target == name for frame in s.stack)


def wound(s: ConanState, c: Harm, hero: Hero, place: str, n: int) -> None:
    """CON-10.2 `n` gems from a zone or place to the Wound zone."""
    if place in ("fatigue", "reserve"):
        setattr(hero, place, getattr(hero, place) - n)
    else:
        take_from(hero, place, n)
    hero.wounds += n
    c.left -= n


def choose_place(s: ConanState, c: Harm) -> None:
    """CON-10.3, CON-10.4 Then assigned gems; where more than one place would do, the player chooses."""
    hero = hero_of(s, c.target)
    places = assigned(hero)
    if not c.left or not places:
        goto(c, "take_reserve")
    elif len(places) == 1 or sum(places.values()) <= c.left:
        for place, n in places.items():
            wound(s, c, hero, place, min(n, c.left))
        goto(c, "take_reserve")
    else:
        options = tuple(Option(f"from:{place}", (_element(hero, place),), {"n": n}) for place, n in places.items())
        ask(s, Choose(hero.seat, "wound-from", options, {"who": c.target, "n": c.left}, "CON-10.4"))


def _element(hero: Hero, place: str) -> str:
    if place == "allies":
        return f"allies:{hero.id}"
    kind, _, spell = place.partition("/")
    return f"spell:{hero.id}/{spell}" if kind == "spell" else f"space:{hero.id}/{place}"


def note_place(s: ConanState, c: Harm, answer: str) -> None:
    wound(s, c, hero_of(s, c.target), answer.partition(":")[2], 1)
    goto(c, "choose_place")


def take_reserve(s: ConanState, c: Harm) -> None:
    """CON-10.3 The Reserve last; excess is lost (CON-10.6)."""
    hero = hero_of(s, c.target)
    wound(s, c, hero, "reserve", min(c.left, hero.reserve))
    left = life(hero)
    emit(s, events.Wounded(who=c.target, n=c.n - c.left, left=left, by=c.by))
    c.excess = c.left if not left else -1


def life(hero: Hero) -> int:
    """CON-10.5 Gems outside the Wound zone."""
    return hero.reserve + hero.fatigue + sum(assigned(hero).values())


def die(s: ConanState, c: Harm) -> None:
    """CON-10.5, CON-22.4 All gems wounds, or no life points left."""
    if c.excess < 0:
        leave(c, -1)
        return
    call(s, Death(target=c.target, by=c.by, side=c.side))


def end_harm(s: ConanState, c: Harm) -> None:
    leave(c, max(0, c.excess))


steps(Harm, begin_harm, choose_place, note_place, take_reserve, die, end_harm)


# -- death


def strike_from_beyond(s: ConanState, c: Death) -> None:
    """CON-26.6, CON-22.6 Before it is removed."""
    if on_board(s, c.target) and beyond_dice(s, c.target) and legal_targets(s, c.target, "melee"):
        call(s, Beyond(who=c.target))


def remove(s: ConanState, c: Death) -> None:
    """CON-10.5, CON-10.7, CON-22.6 What it carried lies where it fell, its spells end, the model leaves the board."""
    area = area_of(s, c.target)
    if not area:
        leave(c)
        return
    if is_hero(c.target):
        bury_hero(s, hero_of(s, c.target), area)
    else:
        units.remove_model(s, c.target)
    left_board(s, c.target)
    emit(s, events.Died(who=c.target, area=area, by=c.by))
    scenarios.died(s, c.target, area, c.side)


def bury_hero(s: ConanState, hero: Hero, area: str) -> None:
    """CON-10.5 to 10.7 Gems on the board and cards leave the hero."""
    for card in list(hero.cards):
        put_down(s, hero, card, area, "dropped")
    hero.wounds = hero.born
    for place in ("reserve", "fatigue"):
        setattr(hero, place, 0)
    for place, n in assigned(hero).items():
        take_from(hero, place, n)
    hero.area, hero.status, hero.mp = "", "dead", 0


def dismiss_allies(s: ConanState, c: Death) -> None:
    """CON-17.8 Without any hero with Leadership the allies are removed."""
    if is_hero(c.target) and not leaders(s):
        for name in everyone(s, HEROES):
            if not is_hero(name):
                area = area_of(s, name)
                units.remove_model(s, name)
                left_board(s, name)
                emit(s, events.Removed(who=name, area=area, cause="leaderless"))


steps(Death, strike_from_beyond, remove, dismiss_allies)


def beyond_dice(s: ConanState, name: str) -> list[str]:
    return [icon for _, verb in says(s, name, Strikes) if verb.when == "dies" for icon in verb.dice]


def choose_victim(s: ConanState, c: Beyond) -> None:
    """CON-26.6 One free Melee Attack on any enemy in reach."""
    options = tuple(Option(f"strike:{name}", (name,), {"target": name}) for name in legal_targets(s, c.who, "melee"))
    ask(s, Choose(controller(s, c.who), "beyond", (*options, Option("pass")), {"who": c.who}, "CON-26.6"))


def strike(s: ConanState, c: Beyond, answer: str) -> None:
    if answer == "pass":
        leave(c)
        return
    target = answer.partition(":")[2]
    emit(s, events.SkillUsed(who=c.who, skill="attack_from_beyond", on=target))
    dice = beyond_dice(s, c.who)
    call(s, Attack(attacker=c.who, target=target, kind="melee", means="attack_from_beyond", dice=dice))


steps(Beyond, choose_victim, strike)
