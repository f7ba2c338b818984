"""CON-7.11, CON-9.14, CON-27.5 One attack, from the declaration to its consequences, for both sides."""

from engine.rules import Choose, Option, ask, call, emit, goto, leave
from games.conan.rules import events
from games.conan.rules.content import CONTENT
from games.conan.rules.crossing import arrive
from games.conan.rules.figures import (
    area_of,
    controller,
    friends,
    hero_of,
    in_area,
    is_hero,
    model_of,
    on_board,
    other_side,
    side_of,
    tile_of,
    unit_facts,
)
from games.conan.rules.frames import Attack, Harm, HeroGuard, Throw, UnitGuard
from games.conan.rules.guard import guard_cards
from games.conan.rules.lasting import begin
from games.conan.rules.objects import put_down
from games.conan.rules.powers import (
    defence_changes,
    dice_hinder,
    grabs,
    says,
    space_dice,
)
from games.conan.rules.reactions import answering
from games.conan.rules.state import ConanState, Lasting
from games.conan.rules.targets import elevation_dice, fits, why_not_aim, why_not_target
from games.conan.rules.verbs import Attack as Strikes
from games.conan.rules.verbs import Defence, ParryFor, Poison, Retarget, StrikeOn
from games.conan.rules.watch import steps

PASS = Option("pass")
NO_ANSWER = ("counterattack", "attack_from_beyond")
"""CON-26.7 Attacks that are never countered: another counterattack, or one by who is dying."""


def announce(s: ConanState, c: Attack) -> None:
    """CON-7.11 The attack is announced; who is fascinating has now attacked (CON-26.24)."""
    c.area = area_of(s, c.target)
    mark = f"{c.attacker}>{c.target}"
    if c.attacker and mark not in s.fought:
        s.fought.append(mark)
    declared = events.AttackDeclared(
        attacker=c.attacker, target=c.target, kind=c.kind, area=c.area, means=c.means
    )
    emit(s, declared)


def offer_reactions(s: ConanState, c: Attack) -> None:
    """CON-14.8 (a) Before dice; an area attack was announced to all at once."""
    moment = answering(s, "attack", c.target) if c.kind != "area" else None
    if moment is not None:
        call(s, moment)


def check_both(s: ConanState, c: Attack) -> None:
    """A reaction may have removed one of them."""
    if not on_board(s, c.target) or (c.kind != "area" and not on_board(s, c.attacker)):
        leave(c)


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
    return [
        name
        for name in friends(s, c.target)
        if name not in c.asked and not alike(s, name, c.target) and any(True for _ in says(s, name, Retarget))
    ]


def alike(s: ConanState, one: str, other: str) -> bool:
    """Two models of one tile with the same life."""
    if is_hero(one) or is_hero(other) or tile_of(one) != tile_of(other):
        return False
    return model_of(s, one).life == model_of(s, other).life


def note_sacrifice(s: ConanState, c: Attack, answer: str) -> None:
    what, _, name = answer.partition(":")
    if what == "pass":
        goto(c, "offer_sacrifice")
        return
    saved, c.target, c.guarded = c.target, name, False
    emit(s, events.SkillUsed(who=name, skill="sacrifice", on=saved))
    emit(s, events.TargetChanged(saved=saved, target=name))


def choose_style(s: ConanState, c: Attack) -> None:
    """CON-26.4 Circular Strike and Precision Strike exclude each other."""
    if c.kind == "melee" and circular(s, c) and _has_precision(s, c):
        options = tuple(Option(one, (c.attacker,)) for one in ("circular", "precision"))
        ask(s, Choose(controller(s, c.attacker), "style", options, {"who": c.attacker}, "CON-26.4"))


def _has_precision(s: ConanState, c: Attack) -> bool:
    return any(verb.whose == "target" and verb.kind == "melee" for _, verb in says(s, c.attacker, Defence))


def note_style(s: ConanState, c: Attack, answer: str | None) -> None:
    if answer:
        c.style = answer


def circular(s: ConanState, c: Attack) -> bool:
    """CON-26.4 A melee attack with a two-handed weapon; any of a unit counts as such."""
    if c.kind != "melee" or c.style == "precision" or c.means in NO_ANSWER:
        return False
    if not on_board(s, c.attacker) or not any(True for _ in says(s, c.attacker, StrikeOn)):
        return False
    return not is_hero(c.attacker) or any(CONTENT.cards[card].hands == 2 for card in c.cards)


def build_pool(s: ConanState, c: Attack) -> None:
    """CON-7.4, CON-8.2, CON-21.5 Space dice for the gems assigned now, cards, the tile's dice, elevation."""
    if c.fixed >= 0:
        return
    high = elevation_dice(s, c.attacker, c.target) if c.kind == "ranged" else []
    c.dice = [*c.dice, *own_dice(s, c), *high]
    built = events.PoolBuilt(
        who=c.attacker, dice=tuple(c.dice), gems=c.gems, cards=tuple(c.cards), elevation=len(high)
    )
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
    facts = unit_facts(s, c.attacker)
    return list(facts.melee if c.kind == "melee" else facts.ranged)


def roll_attack(s: ConanState, c: Attack) -> None:
    """CON-6, CON-7.5 One throw with its rerolls."""
    if c.fixed < 0:
        call(s, Throw(dice=c.dice, purpose="attack", roller=c.attacker, seat=controller(s, c.attacker)))


def note_attack(s: ConanState, c: Attack, faces: list[int] | None) -> None:
    c.faces = faces or []
    c.symbols = sum(c.faces) if c.fixed < 0 else c.fixed


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


def tell_power(s: ConanState, c: Attack) -> None:
    """CON-7.11 Attack power is final."""
    known = events.PowerKnown(
        attacker=c.attacker, target=c.target, symbols=c.symbols, ignored=c.ignored, power=c.power
    )
    emit(s, known)
    c.asked = []


def offer_late_reactions(s: ConanState, c: Attack) -> None:
    """CON-14.8 (b), CON-9.14 At the first step of defence."""
    moment = answering(s, "defence", c.target) if c.power and not c.sure else None
    if moment is not None:
        call(s, moment)


def check_target(s: ConanState, c: Attack) -> None:
    if not on_board(s, c.target):
        leave(c)


def offer_bodyguard(s: ConanState, c: Attack) -> None:
    """CON-26.31 A friend in the area may parry with its own card and gems."""
    for name in bodyguards(s, c):
        c.asked.append(name)
        args: dict[str, str | int] = {"who": name, "target": c.target, "attacker": c.attacker, "power": c.power}
        yes = Option(f"bodyguard:{name}", (name, c.target), args)
        ask(s, Choose(controller(s, name), "bodyguard", (yes, PASS), args, "CON-26.31"))
        return
    goto(c, "defend")


def bodyguards(s: ConanState, c: Attack) -> list[str]:
    if c.sure or not c.power or not c.guarded:
        return []
    return [
        name
        for name in friends(s, c.target)
        if name not in c.asked
        and is_hero(name)
        and any(True for _ in says(s, name, ParryFor))
        and hero_of(s, name).reserve
        and guard_cards(hero_of(s, name), c.kind)
    ]


def note_bodyguard(s: ConanState, c: Attack, answer: str) -> None:
    what, _, name = answer.partition(":")
    if what == "pass":
        goto(c, "offer_bodyguard")
        return
    c.guard_by = name
    emit(s, events.SkillUsed(who=name, skill="bodyguard", on=c.target))


def defend(s: ConanState, c: Attack) -> None:
    """CON-9.1, CON-22.1 Guard and armour; against nothing, or what cannot be defended, there is no choice."""
    if c.sure or not c.power:
        return
    facts = {"attacker": c.attacker, "kind": c.kind, "power": c.power, "guarded": c.guarded}
    if is_hero(c.target) or c.guard_by:
        call(s, HeroGuard(target=c.target, by=c.guard_by, **facts))
    else:
        call(s, UnitGuard(target=c.target, **facts))


def note_defence(s: ConanState, c: Attack, symbols: int | None) -> None:
    """CON-9.6, CON-22.1, CON-26.5, 26.9, 26.30 The defence power with what skills change, not below 0."""
    c.defence = symbols or 0
    if not c.sure and c.power:
        for skill, n in defence_changes(s, c.attacker, c.target, c.kind):
            changed = max(0, c.defence + n) - c.defence
            if changed and not (skill == "precision_strike" and c.style == "circular"):
                c.defence += changed
                emit(s, events.DefenceChanged(who=c.target, n=changed, reason=skill))
    c.damage = max(0, c.power - c.defence)


def tell_attack(s: ConanState, c: Attack) -> None:
    """CON-10.1, CON-27.5"""
    emit(s, events.DefenceKnown(who=c.target, power=c.defence))
    record = events.AttackResolved(
        attacker=c.attacker,
        target=c.target,
        kind=c.kind,
        means=c.means,
        gems=c.gems,
        cards=tuple(c.cards),
        dice=tuple(c.dice),
        faces=tuple(c.faces),
        ignored=c.ignored,
        power=c.power,
        defence=c.defence,
        damage=c.damage,
    )
    emit(s, record)


def spin_web(s: ConanState, c: Attack) -> None:
    """CON-26.15 A web in place of damage."""
    if c.web:
        if c.damage:
            begin(s, Lasting(kind="web", on=c.target, until="shed", n=c.web, by=c.attacker, spell="web_projection"))
        c.damage = 0


def poison(s: ConanState, c: Attack) -> None:
    """CON-26.27 In place of damage the hero places tokens that lower Melee or Move."""
    if c.damage and is_hero(c.target) and on_board(s, c.attacker) and any(True for _ in says(s, c.attacker, Poison)):
        options = poison_options(s, c.target)
        if options:
            ask(s, Choose(controller(s, c.target), "poison", options, {"who": c.target, "n": c.damage}, "CON-26.27"))
        return
    goto(c, "harm")


def poison_options(s: ConanState, target: str) -> tuple[Option, ...]:
    hero = hero_of(s, target)
    facts = CONTENT.heroes[hero.id]
    lowered = {"melee": facts.melee.limit, "move": facts.move.limit}
    return tuple(
        Option(space, (f"space:{hero.id}/{space}",))
        for space, most in lowered.items()
        if hero.poison.get(space, 0) < most
    )


def note_poison(s: ConanState, c: Attack, answer: str) -> None:
    hero = hero_of(s, c.target)
    hero.poison[answer] = hero.poison.get(answer, 0) + 1
    c.damage -= 1
    emit(s, events.Poisoned(hero=c.target, space=answer, n=hero.poison[answer]))
    if not poison_options(s, c.target):
        c.damage = 99
        goto(c, "harm")
    elif c.damage:
        goto(c, "poison")


def harm(s: ConanState, c: Attack) -> None:
    """CON-10.2, CON-22.4"""
    if c.damage:
        side = c.side or (side_of(s, c.attacker) if c.attacker else "")
        call(s, Harm(target=c.target, n=c.damage, by=c.attacker, side=side))


def note_harm(s: ConanState, c: Attack, excess: int | None) -> None:
    if excess is not None and excess >= 0:
        c.died, c.excess = True, excess


def grip(s: ConanState, c: Attack) -> None:
    """CON-26.3 Constriction: the target is held while both stay together; with Reach it is drawn in first."""
    if c.means or c.died or not on_board(s, c.attacker) or not on_board(s, c.target):
        return
    if grabs(s, c.attacker, c.faces):
        here = area_of(s, c.attacker)
        if area_of(s, c.target) != here and fits(s, c.target, here):
            drag(s, c.target, here)
        if area_of(s, c.target) == here:
            begin(s, Lasting(kind="grabbed", on=c.target, until="together", by=c.attacker, spell="constriction"))


def drag(s: ConanState, target: str, area: str) -> None:
    arrive(s, target, area, "drawn")


def drop_weapon(s: ConanState, c: Attack) -> None:
    """CON-8.5 A thrown weapon lies in the target's area, hit or miss."""
    if c.kind == "ranged" and is_hero(c.attacker) and not c.means:
        for card in c.cards:
            if CONTENT.cards[card].thrown:
                put_down(s, hero_of(s, c.attacker), card, c.area, "weapon")


def circle(s: ConanState, c: Attack) -> None:
    """CON-26.4 What is beyond the life of the killed strikes another enemy in that area."""
    options = circle_options(s, c) if c.died and c.excess > 0 and circular(s, c) else ()
    if options:
        args: dict[str, str | int] = {"who": c.attacker, "power": c.excess}
        ask(s, Choose(controller(s, c.attacker), "circular", (*options, PASS), args, "CON-26.4"))
        return
    goto(c, "offer_counterattack")


def circle_options(s: ConanState, c: Attack) -> tuple[Option, ...]:
    enemies = in_area(s, c.area, other_side(side_of(s, c.attacker)))
    return tuple(
        Option(f"strike:{name}", (name,), {"target": name}, *why_not_aim(s, c.attacker, name, "melee"))
        for name in enemies
    )


def note_circle(s: ConanState, c: Attack, answer: str) -> None:
    if answer != "pass":
        target = answer.partition(":")[2]
        emit(s, events.SkillUsed(who=c.attacker, skill="circular_strike", on=target))
        call(
            s,
            Attack(
                attacker=c.attacker,
                target=target,
                kind="melee",
                means="circular_strike",
                cards=c.cards,
                fixed=c.excess,
                style=c.style,
            ),
        )


def offer_counterattack(s: ConanState, c: Attack) -> None:
    """CON-26.7 After surviving a Melee Attack, but not in answer to a counterattack."""
    if c.kind != "melee" or c.died or c.means in NO_ANSWER or not on_board(s, c.target):
        leave(c)
        return
    if not answer_dice(s, c) or not on_board(s, c.attacker) or why_not_target(s, c.target, c.attacker, "melee")[0]:
        leave(c)
        return
    args: dict[str, str | int] = {"who": c.target, "target": c.attacker}
    yes = Option(f"counterattack:{c.attacker}", (c.attacker,), args)
    ask(s, Choose(controller(s, c.target), "counterattack", (yes, PASS), args, "CON-26.7"))


def answer_dice(s: ConanState, c: Attack) -> list[str]:
    return [icon for _, verb in says(s, c.target, Strikes) if verb.when == "survived" for icon in verb.dice]


def note_counterattack(s: ConanState, c: Attack, answer: str) -> None:
    if answer != "pass":
        emit(s, events.SkillUsed(who=c.target, skill="counterattack", on=c.attacker))
        dice = answer_dice(s, c)
        call(s, Attack(attacker=c.target, target=c.attacker, kind="melee", means="counterattack", dice=dice))


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
