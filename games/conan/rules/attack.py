"""CON-7.11, CON-9.14, CON-27.5 One attack, from the declaration to its consequences, for both sides."""

from engine.rules import Choose, Option, ask, call, emit, goto, leave
from games.conan.rules import events
from games.conan.rules.aftermath import (
    circle,
    circular,
    drop_weapon,
    grip,
    harm,
    note_circle,
    note_counterattack,
    note_harm,
    note_poison,
    offer_counterattack,
    poison,
    spin_web,
)
from games.conan.rules.content import CONTENT
from games.conan.rules.defence import (
    PASS,
    check_target,
    defend,
    note_bodyguard,
    note_defence,
    offer_bodyguard,
    offer_late_reactions,
    tell_attack,
)
from games.conan.rules.figures import (
    area_of,
    clockwise,
    controller,
    friends,
    hero_of,
    is_hero,
    model_of,
    on_board,
    tile_of,
    unit_facts,
)
from games.conan.rules.frames import Attack, Throw
from games.conan.rules.powers import dice_hinder, says, space_dice
from games.conan.rules.reactions import answering
from games.conan.rules.state import ConanState
from games.conan.rules.targets import elevation_dice
from games.conan.rules.verbs import Defence, Retarget, Untargetable
from games.conan.rules.watch import quiet, steps


@quiet
def announce(s: ConanState, c: Attack) -> None:
    """CON-7.11 The attack is announced; who is fascinating has now attacked (CON-26.24)."""
    c.area = area_of(s, c.target)
    mark = f"{c.attacker}>{c.target}"
    charms = c.attacker and any(verb.unless == "attacked" for _, verb in says(s, c.attacker, Untargetable))
    if charms and mark not in s.fought:
        s.fought.append(mark)
    declared = events.AttackDeclared(attacker=c.attacker, target=c.target, kind=c.kind, area=c.area, means=c.means)
    emit(s, declared)


@quiet
def offer_reactions(s: ConanState, c: Attack) -> None:
    """CON-14.8 (a) Before dice; an area attack was announced to all at once."""
    moment = answering(s, "attack", c.target) if c.kind != "area" else None
    if moment is not None:
        call(s, moment)


def check_both(s: ConanState, c: Attack) -> None:
    """A reaction may have removed one of them."""
    if not on_board(s, c.target) or (c.kind != "area" and not on_board(s, c.attacker)):
        leave(c)


@quiet
def offer_sacrifice(s: ConanState, c: Attack) -> None:
    """CON-26.29, CON-27.3 A friend in the area may become the target; each is asked once."""
    for name in saviours(s, c):
        c.asked.append(name)
        args: dict[str, str | int] = {"who": name, "target": c.target, "attacker": c.attacker}
        yes = Option(f"sacrifice:{name}", (name, c.target), args)
        ask(s, Choose(controller(s, name), "sacrifice", (yes, PASS), args, "CON-26.29"))
        return
    goto(c, "choose_style")


def saviours(s: ConanState, c: Attack) -> list[str]:
    """Friends with Sacrifice that were not asked yet; one just like the target would change nothing."""
    if not c.guarded or c.kind == "area":
        return []
    found = [
        name
        for name in friends(s, c.target)
        if says(s, name, Retarget) and name not in c.asked and not alike(s, name, c.target)
    ]
    return clockwise(s, c.target, found) if found else []


def alike(s: ConanState, one: str, other: str) -> bool:
    """Two models of one tile with the same life."""
    if is_hero(one) or is_hero(other) or tile_of(one) != tile_of(other):
        return False
    return model_of(s, one).life == model_of(s, other).life


@quiet
def note_sacrifice(s: ConanState, c: Attack, answer: str) -> None:
    what, _, name = answer.partition(":")
    if what == "pass":
        goto(c, "offer_sacrifice")
        return
    saved, c.target, c.guarded = c.target, name, False
    emit(s, events.SkillUsed(who=name, skill="sacrifice", on=saved))
    emit(s, events.TargetChanged(saved=saved, target=name))


@quiet
def choose_style(s: ConanState, c: Attack) -> None:
    """CON-26.4 Circular Strike and Precision Strike exclude each other."""
    if c.kind == "melee" and circular(s, c) and _has_precision(s, c):
        options = tuple(Option(one, (c.attacker,)) for one in ("circular", "precision"))
        ask(s, Choose(controller(s, c.attacker), "style", options, {"who": c.attacker}, "CON-26.4"))
        return
    goto(c, "build_pool")


def _has_precision(s: ConanState, c: Attack) -> bool:
    return any(verb.whose == "target" and verb.kind == "melee" for _, verb in says(s, c.attacker, Defence))


@quiet
def note_style(s: ConanState, c: Attack, answer: str) -> None:
    c.style = answer


@quiet
def build_pool(s: ConanState, c: Attack) -> None:
    """CON-7.4, CON-8.2, CON-21.5 Space dice for the gems assigned now, cards, the tile's dice, elevation."""
    if c.fixed >= 0:
        return
    high = elevation_dice(s, c.attacker, c.target) if c.kind == "ranged" else []
    c.dice = [*c.dice, *own_dice(s, c), *high]
    built = events.PoolBuilt(who=c.attacker, dice=tuple(c.dice), gems=c.gems, cards=tuple(c.cards), elevation=len(high))
    emit(s, built)


def own_dice(s: ConanState, c: Attack) -> list[str]:
    """What the attacker itself brings; nothing where the attack names its dice."""
    if c.means:
        return []
    if is_hero(c.attacker):
        found = space_dice(hero_of(s, c.attacker), c.kind, c.gems)
        for card in c.cards:
            facts = CONTENT.cards[card]
            found += facts.melee if c.kind == "melee" else facts.ranged
        return found
    tile = unit_facts(s, c.attacker)
    return [*(tile.melee if c.kind == "melee" else tile.ranged)]


@quiet
def roll_attack(s: ConanState, c: Attack) -> None:
    """CON-6, CON-7.5 One throw with its rerolls."""
    if c.fixed < 0:
        call(s, Throw(dice=c.dice, purpose="attack", roller=c.attacker, seat=controller(s, c.attacker)))


@quiet
def note_attack(s: ConanState, c: Attack, faces: list[int] | None) -> None:
    c.faces = faces or []
    c.symbols = sum(c.faces) if c.fixed < 0 else c.fixed


@quiet
def apply_penalties(s: ConanState, c: Attack) -> None:
    """CON-7.8, CON-8.4, CON-13.3 Hindering and bare hands take symbols off the result, not below 0."""
    left = c.symbols
    for reason, n in penalties(s, c):
        lost = min(left, n)
        left -= lost
        c.ignored += lost
        if lost:
            emit(s, events.SymbolsIgnored(who=c.attacker, n=lost, reason=reason))
    c.power = left


def penalties(s: ConanState, c: Attack) -> list[tuple[str, int]]:
    found = []
    if c.kind == "ranged" and c.fixed < 0:
        found.append(("hindering", dice_hinder(s, c.attacker, "ranged")))
    if is_hero(c.attacker) and c.kind == "melee" and not c.cards and not c.means:
        found.append(("unarmed", CONTENT.constants.unarmed))
    return found


@quiet
def tell_power(s: ConanState, c: Attack) -> None:
    """CON-7.11 Attack power is final."""
    known = events.PowerKnown(attacker=c.attacker, target=c.target, symbols=c.symbols, ignored=c.ignored, power=c.power)
    emit(s, known)
    c.asked = []


steps(
    Attack,
    announce,
    offer_reactions,
    check_both,
    offer_sacrifice,
    note_sacrifice,
    choose_style,
    note_style,
    build_pool,
    roll_attack,
    note_attack,
    apply_penalties,
    tell_power,
    offer_late_reactions,
    check_target,
    offer_bodyguard,
    note_bodyguard,
    defend,
    note_defence,
    tell_attack,
    spin_web,
    poison,
    note_poison,
    harm,
    note_harm,
    grip,
    drop_weapon,
    circle,
    note_circle,
    offer_counterattack,
    note_counterattack,
)
