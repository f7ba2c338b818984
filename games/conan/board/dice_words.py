"""What the enlarged card says of a die of the attack or throw under way."""

from engine.table.board import Details
from games.conan.board import attack_facts as facts
from games.conan.board.attack_rows import die_picture
from games.conan.board.desk import Desk
from games.conan.rules.frames import Throw
from games.conan.rules.state import ConanState

SIZE = 72


def tell_die(desk: Desk, view: ConanState, element: str) -> Details | None:
    """CON-6.1, CON-6.2 Its colour, what is on its faces, what it shows, whether it may be thrown again free; None where
    no such die lies."""
    die = next((one for one in _dice(view) if one.element == element), None)
    if die is None:
        return None
    letter, throw = die.icon[0], facts.throw_of(view)
    told = [desk.words("die-shows", n=die.face)] if die.face >= 0 else []
    if throw is not None and _is_free(throw, element, letter):
        told.append(f"{{icon:reroll}} {desk.words('keyword-reroll')}")
    return Details(
        heading=desk.words(f"die-{letter}"),
        text=desk.words(f"die-{letter}-text"),
        picture=die_picture(desk, die, SIZE),
        facts=tuple(told),
    )


def _is_free(throw: Throw, element: str, letter: str) -> bool:
    """Whether an arrow is left for a die of the throw under way."""
    head, _, number = element.partition(":")
    return head == "die" and letter in throw.arrows and int(number) not in throw.freed


def _dice(view: ConanState) -> tuple[facts.Die, ...]:
    """All that lie on the board."""
    attack, throw = facts.attack_of(view), facts.throw_of(view)
    if attack is not None:
        return facts.attack_side(view, attack).dice + facts.defence_side(view, attack).dice
    return facts.throw_side(view, throw).dice if throw is not None else ()
