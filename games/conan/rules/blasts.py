"""CON-16.1 to 16.3 Area attacks: one throw for all, each defends for itself."""

from engine.rules import Choose, Option, ask, call, emit, goto, leave
from games.conan.rules import events, scenarios
from games.conan.rules.attack import alike
from games.conan.rules.figures import in_area, is_hero
from games.conan.rules.frames import AreaAttack, Attack, Throw
from games.conan.rules.reactions import answering
from games.conan.rules.state import ConanState
from games.conan.rules.watch import steps


def offer_reactions(s: ConanState, c: AreaAttack) -> None:
    """CON-14.8 (a) An area effect is announced against everybody in its area."""
    moment = answering(s, "attack", *victims(s, c))
    if moment is not None:
        call(s, moment)


def victims(s: ConanState, c: AreaAttack) -> list[str]:
    """CON-16.1 Friend and foe, but those the effect leaves out."""
    everybody = [name for name in in_area(s, c.area) if name not in c.spared]
    return [name for name in everybody if not c.only or is_hero(name) == (c.only == "heroes")]


def roll_blast(s: ConanState, c: AreaAttack) -> None:
    """CON-16.2, CON-16.5 Never hindered; rerolls come before any defence."""
    call(s, Throw(dice=c.dice, purpose="blast", roller=c.attacker, seat=c.seat))


def note_blast(s: ConanState, c: AreaAttack, faces: list[int]) -> None:
    c.power = sum(faces)
    emit(s, events.AreaAttacked(area=c.area, means=c.means, attacker=c.attacker, power=c.power))
    c.todo = victims(s, c) if c.power else []
    if not c.only:
        scenarios.objects_hit(s, c.area, c.power, c.side)


def choose_victim(s: ConanState, c: AreaAttack) -> None:
    """CON-16.2 The attacker chooses the order; models just alike need no order."""
    here = in_area(s, c.area)
    c.todo = [name for name in c.todo if name in here]
    different = [name for n, name in enumerate(c.todo) if not any(alike(s, name, other) for other in c.todo[:n])]
    if len(different) > 1:
        options = tuple(Option(f"next:{name}", (name,), {"target": name}) for name in different)
        args: dict[str, str | int] = {"area": c.area, "power": c.power}
        ask(s, Choose(c.seat, "next-victim", options, args, "CON-16.2"))


def attack_one(s: ConanState, c: AreaAttack, answer: str | None) -> None:
    """CON-16.3 Guard without weapons, and armour."""
    if not c.todo:
        leave(c)
        return
    target = answer.partition(":")[2] if answer else c.todo[0]
    c.todo.remove(target)
    goto(c, "choose_victim")
    call(
        s,
        Attack(
            attacker=c.attacker,
            target=target,
            kind="area",
            means=c.means,
            fixed=c.power,
            sure=c.sure,
            side=c.side,
        ),
    )


steps(AreaAttack, offer_reactions, roll_blast, note_blast, choose_victim, attack_one)
