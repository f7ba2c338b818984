"""CON-7.11, CON-10.2, CON-26 What follows from an attack: harm, grip, dropped weapons, further attacks."""

from engine.rules import Choose, Option, ask, call, emit, goto, leave
from games.conan.rules import events
from games.conan.rules.content import CONTENT
from games.conan.rules.crossing import arrive
from games.conan.rules.defence import PASS
from games.conan.rules.figures import area_of, controller, hero_of, in_area, is_hero, on_board, other_side, side_of
from games.conan.rules.frames import Attack, Harm
from games.conan.rules.lasting import begin
from games.conan.rules.objects import put_down
from games.conan.rules.powers import grabs, says
from games.conan.rules.state import ConanState, Lasting
from games.conan.rules.targets import fits, why_not_aim, why_not_target
from games.conan.rules.verbs import Attack as Strikes
from games.conan.rules.verbs import Poison, StrikeOn
from games.conan.rules.watch import quiet

NO_ANSWER = ("counterattack", "attack_from_beyond")
"""CON-26.7 Attacks that are never countered: another counterattack, or one by who is dying."""


@quiet
def spin_web(s: ConanState, c: Attack) -> None:
    """CON-26.15 A web in place of damage."""
    if c.web:
        if c.damage:
            begin(s, Lasting(kind="web", on=c.target, until="shed", n=c.web, by=c.attacker, spell="web_projection"))
        c.damage = 0


@quiet
def poison(s: ConanState, c: Attack) -> None:
    """CON-26.27 In place of damage the hero places tokens that lower Melee or Move."""
    if c.damage and is_hero(c.target) and on_board(s, c.attacker) and says(s, c.attacker, Poison):
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


@quiet
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
            arrive(s, c.target, here, "drawn")
        if area_of(s, c.target) == here:
            begin(s, Lasting(kind="grabbed", on=c.target, until="together", by=c.attacker, spell="constriction"))


def drop_weapon(s: ConanState, c: Attack) -> None:
    """CON-8.5 A thrown weapon lies in the target's area, hit or miss."""
    if c.kind == "ranged" and is_hero(c.attacker) and not c.means:
        hero = hero_of(s, c.attacker)
        for card in c.cards:
            if CONTENT.cards[card].thrown and card in hero.cards:  # the dead have dropped it where they fell
                put_down(s, hero, card, c.area, "weapon")


def circular(s: ConanState, c: Attack) -> bool:
    """CON-26.4 A melee attack with a two-handed weapon; any of a unit counts as such."""
    if c.kind != "melee" or c.style == "precision" or c.means in NO_ANSWER:
        return False
    if not on_board(s, c.attacker) or not says(s, c.attacker, StrikeOn):
        return False
    return not is_hero(c.attacker) or any(CONTENT.cards[card].hands == 2 for card in c.cards)


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
