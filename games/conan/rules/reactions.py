"""CON-14.7, CON-14.8, CON-24.3, CON-27.3 The moments at which reaction spells may be cast."""

from engine.rules import Choose, Option, ask, call, goto, leave
from games.conan.rules.content import SPELLS
from games.conan.rules.figures import controller, on_board, other_side, side_of
from games.conan.rules.frames import Cast, Reactions
from games.conan.rules.powers import holders
from games.conan.rules.spells import cast_options
from games.conan.rules.state import ConanState
from games.conan.rules.verbs import Attack
from games.conan.rules.watch import steps

STRIKING = ("attack", "between")
"""Moments at which only spells that strike could change anything that a later moment could not."""


def answering(s: ConanState, when: str, *about: str) -> Reactions | None:
    """CON-14.8 (a), (b) The attacked who can cast a reaction in the other side's turn; None if nobody can."""
    return _moment(s, when, [name for name in about if on_board(s, name) and side_of(s, name) != s.turn])


def passing(s: ConanState, when: str) -> Reactions | None:
    """CON-14.8 (c), (d) Between two models (`between`) and before the active side ends its turn (`end`)."""
    return _moment(s, when, holders(s, other_side(s.turn)))


def _moment(s: ConanState, when: str, names: list[str]) -> Reactions | None:
    queue = [name for name in names if any(not option.blocked for option in reaction_options(s, name, when))]
    return Reactions(when=when, queue=queue) if queue else None


def reaction_options(s: ConanState, name: str, when: str) -> list[Option]:
    """`cast:<spell>` for the reactions that matter at that moment."""
    return [
        option
        for option in cast_options(s, name, own_turn=False)
        if when not in STRIKING or any(isinstance(verb, Attack) for verb in SPELLS[_spell(option)].verbs)
    ]


def _spell(option: Option) -> str:
    return option.id.partition(":")[2]


def offer_reaction(s: ConanState, c: Reactions) -> None:
    """CON-14.7 Also by a cautious hero."""
    while c.queue:
        name = c.queue[0]
        options = reaction_options(s, name, c.when) if on_board(s, name) else []
        if any(not option.blocked for option in options):
            args: dict[str, str | int] = {"who": name, "when": c.when}
            ask(s, Choose(controller(s, name), "reaction", (*options, Option("pass")), args, "CON-14.8"))
            return
        c.queue.pop(0)
    leave(c)


def note_reaction(s: ConanState, c: Reactions, answer: str) -> None:
    if answer == "pass":
        c.queue.pop(0)
        goto(c, "offer_reaction")
        return
    goto(c, "offer_reaction")
    call(s, Cast(caster=c.queue[0], spell=answer.partition(":")[2]))


steps(Reactions, offer_reaction, note_reaction)
