"""CON-9.14, CON-22.1 The second half of an attack: reactions, guard, armour, and what the skills of both change."""

from engine.rules import Choose, Option, ask, call, emit, goto, leave
from games.conan.rules import events
from games.conan.rules.figures import clockwise, controller, friends, hero_of, is_hero, on_board
from games.conan.rules.frames import Attack, HeroGuard, UnitGuard
from games.conan.rules.guard import guard_cards
from games.conan.rules.powers import defence_changes, says
from games.conan.rules.reactions import answering
from games.conan.rules.state import ConanState
from games.conan.rules.verbs import ParryFor
from games.conan.rules.watch import quiet

PASS = Option("pass")


@quiet
def offer_late_reactions(s: ConanState, c: Attack) -> None:
    """CON-14.8 (b), CON-9.14 At the first step of defence."""
    moment = answering(s, "defence", c.target) if c.power and not c.sure else None
    if moment is not None:
        call(s, moment)


def check_target(s: ConanState, c: Attack) -> None:
    if not on_board(s, c.target):
        leave(c)


@quiet
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
    found = [
        name
        for name in friends(s, c.target)
        if is_hero(name)
        and name not in c.asked
        and says(s, name, ParryFor)
        and hero_of(s, name).reserve
        and guard_cards(hero_of(s, name), c.kind)
    ]
    return clockwise(s, c.target, found) if found else []


@quiet
def note_bodyguard(s: ConanState, c: Attack, answer: str) -> None:
    what, _, name = answer.partition(":")
    if what == "pass":
        goto(c, "offer_bodyguard")
        return
    c.guard_by = name
    emit(s, events.SkillUsed(who=name, skill="bodyguard", on=c.target))


@quiet
def defend(s: ConanState, c: Attack) -> None:
    """CON-9.1, CON-22.1 Guard and armour; against nothing, or what cannot be defended, there is no choice."""
    if c.sure or not c.power:
        return
    guard: HeroGuard | UnitGuard
    if is_hero(c.target) or c.guard_by:
        guard = HeroGuard(target=c.target, attacker=c.attacker, kind=c.kind, power=c.power, by=c.guard_by)
    else:
        guard = UnitGuard(target=c.target, attacker=c.attacker, kind=c.kind, power=c.power)
    guard.guarded = c.guarded
    call(s, guard)


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


@quiet
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
