"""CON-14.4 to 14.10 What spells and drinks do, verb by verb."""

from collections.abc import Callable
from typing import Any

from engine.rules import Choose, Option, ask, call, emit, goto, leave
from games.conan.rules import events, reinforcement, units
from games.conan.rules.content import CARDS, SPELLS
from games.conan.rules.crossing import arrive
from games.conan.rules.figures import (
    area_of,
    controller,
    hero_of,
    in_area,
    is_hero,
    on_board,
    side_of,
)
from games.conan.rules.frames import AreaAttack, Effect, Guide, Harm, Mend, Throw
from games.conan.rules.frames import Attack as AttackFrame
from games.conan.rules.gems import drain, gems_of
from games.conan.rules.ground import is_water, neighbours
from games.conan.rules.lasting import begin, left_board
from games.conan.rules.moves import ways
from games.conan.rules.objects import discard, lift
from games.conan.rules.powers import blocks, passes
from games.conan.rules.state import ConanState, Hero, Lasting
from games.conan.rules.targets import fits, has_tag
from games.conan.rules.verbs import (
    Armour,
    Attack,
    Damage,
    Drain,
    Fetch,
    GiveGems,
    Grant,
    Immobile,
    Lead,
    RaiseDead,
    Recover,
    Remove,
    Surcharge,
    Teleport,
    Untargetable,
)
from games.conan.rules.watch import steps

DEAD_END = ("jump", "leap", "flee", "wreck", "shed")
"""Ways that somebody led by a spell does not take: they could hurt, or are acts of its own."""


def next_verb(s: ConanState, c: Effect) -> None:
    """One verb after the other, as the card has them."""
    verbs = CARDS[c.source].verbs if c.source in CARDS else SPELLS[c.source].verbs
    if c.todo >= len(verbs):
        leave(c)
        return
    verb = verbs[c.todo]
    c.todo += 1
    goto(c, "next_verb")
    _DO[type(verb)](s, c, verb)


steps(Effect, next_verb)


def _whose(c: Effect, verb: Any) -> str:
    return c.who if verb.whose == "self" else c.target


def attack(s: ConanState, c: Effect, verb: Attack) -> None:
    """CON-14.4, CON-14.5, CON-10.9"""
    sure = verb.no_guard and verb.no_armour
    if verb.kind == "area":
        area = c.target or area_of(s, c.who)
        spared = [name for name in in_area(s, area) if _spared(s, c.who, name, verb.spare)]
        blast = AreaAttack(area=area, dice=list(verb.dice), means=c.source, attacker=c.who, sure=sure)
        blast.seat, blast.side, blast.spared = controller(s, c.who), side_of(s, c.who), spared
        call(s, blast)
    elif on_board(s, c.target):
        strike = AttackFrame(attacker=c.who, target=c.target, kind=verb.kind, means=c.source, sure=sure)
        strike.dice, strike.gems = list(verb.dice), c.gems
        call(s, strike)


def _spared(s: ConanState, caster: str, name: str, spare: tuple[str, ...]) -> bool:
    return (name == caster and "self" in spare) or any(has_tag(s, name, tag) for tag in spare)


def damage(s: ConanState, c: Effect, verb: Damage) -> None:
    """CON-10.9"""
    target = _whose(c, verb)
    call(s, Harm(target=target, n=verb.n, by=c.who, side=side_of(s, c.who)))


def take_gems(s: ConanState, c: Effect, verb: Drain) -> None:
    if is_hero(c.target):
        drain(s, hero_of(s, c.target), verb.n, c.source)
        return
    n = min(verb.n, s.reserve)
    s.reserve -= n
    s.fatigue += n
    if n:
        emit(s, events.GemsMoved(n=n, origin="book:reserve", to="book:fatigue", cause=c.source))


def recover(s: ConanState, c: Effect, verb: Recover) -> None:
    """CON-10.8 For heroes gem by gem; the Overlord's pool knows only Fatigue."""
    whose = _whose(c, verb)
    if is_hero(whose):
        hero = whose.removeprefix("hero:")
        mend = Mend(hero=hero, origins=list(verb.origins), n=verb.n, cause=c.source, healer=c.who)
        mend.dice = list(verb.dice)
        call(s, mend)
        return
    n = min(verb.n, s.fatigue)
    s.fatigue -= n
    s.reserve += n
    if n:
        emit(s, events.GemsRecovered(who="overlord", n=n))


def give_gems(s: ConanState, c: Effect, verb: GiveGems) -> None:
    """CON-2.2 Gems change their owner."""
    giver, taker = hero_of(s, c.who), hero_of(s, c.target)
    n = min(verb.n, giver.reserve)
    giver.reserve -= n
    taker.reserve += n
    giver.born, taker.born = gems_of(giver), gems_of(taker)
    places = (f"zone:{giver.id}/reserve", f"zone:{taker.id}/reserve")
    emit(s, events.GemsMoved(n=n, origin=places[0], to=places[1], cause=c.source))


def grant(s: ConanState, c: Effect, verb: Grant) -> None:
    begin(s, Lasting(kind=verb.skill, on=c.who, until=verb.until, by=c.who, spell=c.source))


def armour(s: ConanState, c: Effect, verb: Armour) -> None:
    """CON-9.13"""
    begin(s, Lasting(kind="armour", on=_whose(c, verb), until=verb.until, n=verb.n, by=c.who, spell=c.source))


def surcharge(s: ConanState, c: Effect, verb: Surcharge) -> None:
    begin(s, Lasting(kind="dizziness", on=c.target, until=verb.until, n=verb.n, by=c.who, spell=c.source))


def immobile(s: ConanState, c: Effect, verb: Immobile) -> None:
    """Set's Possession: who is Blocking loses that instead, in the turn of the casting."""
    kind, until = ("unblocking", "turn") if blocks(s, c.target) else ("immobile", verb.until)
    begin(s, Lasting(kind=kind, on=c.target, until=until, by=c.who, spell=c.source))


def fetch(s: ConanState, c: Effect, verb: Fetch) -> None:
    """Telekinesis: no Manipulation needed."""
    area, _, card = c.target.removeprefix("object:").partition("/")
    lift(s, hero_of(s, c.who), card, area, "spell")


def untargetable(s: ConanState, c: Effect, verb: Untargetable) -> None:
    begin(s, Lasting(kind="untargetable", on=c.who, until=verb.until or "turn", by=c.who, spell=verb.by))


def remove(s: ConanState, c: Effect, verb: Remove) -> None:
    """Kiss of Death: the caster leaves the board without dying."""
    if not on_board(s, c.who):
        return
    area = area_of(s, c.who)
    if is_hero(c.who):
        hero = hero_of(s, c.who)
        hero.area, hero.status = "", "fled"
    else:
        units.remove_model(s, c.who)
    left_board(s, c.who)
    emit(s, events.Removed(who=c.who, area=area, cause=c.source))


def raise_dead(s: ConanState, c: Effect, verb: RaiseDead) -> None:
    """Return of the Brave."""
    reinforcement.bring_back(s, c.target, area_of(s, c.who), c.source)


def lead(s: ConanState, c: Effect, verb: Lead) -> None:
    """Mind Control: as many areas as gems, and one more."""
    call(s, Guide(who=c.target, seat=controller(s, c.who), left=c.gems + verb.n, how="led"))


def teleport(s: ConanState, c: Effect, verb: Teleport) -> None:
    call(s, Guide(who=c.who, seat=controller(s, c.who), left=c.gems, how="teleport"))


_DO: dict[type, Callable[[ConanState, Effect, Any], None]] = {
    Attack: attack,
    Damage: damage,
    Drain: take_gems,
    Recover: recover,
    GiveGems: give_gems,
    Grant: grant,
    Armour: armour,
    Surcharge: surcharge,
    Lead: lead,
    Immobile: immobile,
    Fetch: fetch,
    Teleport: teleport,
    RaiseDead: raise_dead,
    Remove: remove,
    Untargetable: untargetable,
}


# -- gems back


def roll_mending(s: ConanState, c: Mend) -> None:
    """Mitra's Healing is rolled for."""
    if c.dice:
        call(s, Throw(dice=c.dice, purpose="heal", roller=c.healer, seat=controller(s, c.healer)))


def note_mending(s: ConanState, c: Mend, faces: list[int] | None) -> None:
    if faces is not None:
        c.n = sum(faces)


def choose_zone(s: ConanState, c: Mend) -> None:
    """CON-11.15 From either zone where both hold gems."""
    hero = hero_of(s, c.hero)
    held = [zone for zone in c.origins if _held(hero, zone)]
    if not c.n or not held:
        leave(c)
    elif len(held) > 1:
        options = tuple(Option(f"from:{zone}", (f"zone:{hero.id}/{ZONES[zone]}",)) for zone in held)
        ask(s, Choose(hero.seat, "mend", options, {"who": f"hero:{hero.id}", "n": c.n}, "CON-11.15"))


ZONES = {"fatigue": "fatigue", "wound": "wounds"}


def _held(hero: Hero, zone: str) -> int:
    n: int = getattr(hero, ZONES[zone])
    return n


def mend_one(s: ConanState, c: Mend, answer: str | None) -> None:
    """CON-10.8 Not more than lies there."""
    hero = hero_of(s, c.hero)
    zone = answer.partition(":")[2] if answer else next(one for one in c.origins if _held(hero, one))
    n = 1 if answer else min(c.n, _held(hero, zone))
    setattr(hero, ZONES[zone], _held(hero, zone) - n)
    hero.reserve += n
    c.n -= n
    places = (f"zone:{hero.id}/{ZONES[zone]}", f"zone:{hero.id}/reserve")
    emit(s, events.GemsMoved(n=n, origin=places[0], to=places[1], cause=c.cause))
    goto(c, "choose_zone")


steps(Mend, roll_mending, note_mending, choose_zone, mend_one)


# -- led by a spell


def choose_step(s: ConanState, c: Guide) -> None:
    """Area by area; whoever leads may stop."""
    places = guide_areas(s, c) if c.left and on_board(s, c.who) else []
    if not places:
        leave(c)
        return
    options = [Option(f"area:{area}", (f"area:{area}",), {"area": area}) for area in places]
    args: dict[str, str | int] = {"who": c.who, "n": c.left}
    ask(s, Choose(c.seat, "guide", (*options, Option("stop")), args, "CON-14.4"))


def guide_areas(s: ConanState, c: Guide) -> list[str]:
    """Adjacent areas (CON-1.10): those that only touch behind a wall are not; doors and cliffs do not matter to a
    teleport."""
    if c.how == "led":
        return [way.to for way in ways(s, c.who, free=True) if not way.blocked and way.how not in DEAD_END]
    near = neighbours(s, area_of(s, c.who))
    return [area for area in near if fits(s, c.who, area) and (not is_water(s, area) or passes(s, c.who, "water"))]


def take_step(s: ConanState, c: Guide, answer: str) -> None:
    if answer == "stop":
        leave(c)
        return
    c.left -= 1
    goto(c, "choose_step")
    arrive(s, c.who, answer.partition(":")[2], c.how)


steps(Guide, choose_step, take_step)


def drink(s: ConanState, hero: Hero, card: str) -> Effect:
    """CON-5.5, CON-11.15 A free action; the card is used up."""
    discard(s, hero, card, "used")
    return Effect(who=f"hero:{hero.id}", source=card)
