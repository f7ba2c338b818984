"""CON-6 Dice and rerolls, for both sides. Nothing here can decide the game, so its steps are not watched (CON-3.8)."""

from engine.rules import Choose, Option, Roll, ask, emit, goto, leave, steps
from games.conan.rules import book, events
from games.conan.rules.content import CONTENT
from games.conan.rules.content_tables import DieFacts
from games.conan.rules.figures import hero_of, is_hero, on_board, payer, purse, side_of
from games.conan.rules.frames import Throw
from games.conan.rules.gems import assign
from games.conan.rules.powers import jinxed, supported
from games.conan.rules.state import HEROES, ConanState

LOW = "fall"
"""The purpose whose symbols hurt the roller."""


DICE: dict[str, DieFacts] = {die.letter: die for die in CONTENT.dice.values()}
"""By the letter of an icon."""


def symbols(colour: str, face: int) -> int:
    """CON-6.1 The successes on a face of the die of that colour."""
    return DICE[colour].symbols[face]


def best(colour: str, low: bool) -> int:
    shown = DICE[colour].symbols
    return min(shown) if low else max(shown)


def count_rerolls(s: ConanState, c: Throw) -> None:
    """CON-6.2, CON-6.3 Each arrow is one free reroll of a die of its colour; nothing is thrown without dice."""
    if not c.dice:
        leave(c, [])
        return
    arrows = [icon[0] for icon in c.dice if icon.endswith("*")]
    support = bool(c.roller) and supported(s, c.roller)
    if c.roller and (arrows or support) and not jinxed(s, c.roller):
        c.arrows, c.support = arrows, int(support)


def throw(s: ConanState, c: Throw) -> None:
    """CON-27.2 All dice at once."""
    ids = tuple(DICE[icon[0]].id for icon in c.dice)
    ask(s, Roll(c.seat, ids, c.purpose, {"who": c.roller, "against": c.against}, "CON-6.1"))


def note_throw(s: ConanState, c: Throw, faces: list[int]) -> None:
    c.faces = [symbols(icon[0], face) for icon, face in zip(c.dice, faces, strict=True)]
    thrown = events.DiceThrown(
        roller=c.roller, purpose=c.purpose, dice=tuple(c.dice), faces=tuple(c.faces), total=sum(c.faces)
    )
    emit(s, thrown)


def offer_reroll(s: ConanState, c: Throw) -> None:
    """CON-6.4, CON-6.5 Free and paid rerolls in any order, until the roller is content."""
    options = () if settled(c) else reroll_options(s, c)
    if not options:
        leave(c, c.faces)
        return
    args: dict[str, str | int] = {"who": c.roller, "purpose": c.purpose, "total": sum(c.faces), "against": c.against}
    ask(s, Choose(c.seat, "reroll", (*options, Option("keep")), args, "CON-6.4"))


def settled(c: Throw) -> bool:
    """No die can show anything better, or enough is enough."""
    low = c.purpose == LOW
    if 0 <= c.against <= sum(c.faces):
        return True
    return all(face == best(icon[0], low) for icon, face in zip(c.dice, c.faces, strict=True))


def reroll_options(s: ConanState, c: Throw) -> tuple[Option, ...]:
    """One option for each kind of die and face; equal dice are alike."""
    found: dict[tuple[str, str, int], Option] = {}
    payable = may_pay(s, c)
    for die, (icon, face) in enumerate(zip(c.dice, c.faces, strict=True)):
        colour = icon[0]
        for means, possible in (
            ("free", colour in c.arrows and die not in c.freed),
            ("support", c.support > 0),
            ("paid", payable),
        ):
            if possible:
                args: dict[str, str | int] = {"colour": colour, "face": face}
                found.setdefault((means, colour, face), Option(f"{means}:{die}", (f"die:{die}",), args))
    return tuple(found.values())


def may_pay(s: ConanState, c: Throw) -> bool:
    """CON-6.8, CON-17.5, CON-21.6 Somebody has a gem for a reroll, and no enemy forbids it (CON-26.26)."""
    if not c.roller or (on_board(s, c.roller) and jinxed(s, c.roller)):
        return False
    return purse(s, c.roller) > 0


def pay_reroll(s: ConanState, roller: str) -> None:
    if is_hero(roller):
        assign(s, hero_of(s, roller), "reroll", 1)
    elif side_of(s, roller) == HEROES:
        hero = payer(s)
        assert hero is not None
        assign(s, hero, "allies", 1, "reroll")
    else:
        book.spend(s, 1, "reroll")


def note_choice(s: ConanState, c: Throw, answer: str) -> None:
    """CON-6.6 The new face stands unless rerolled again."""
    means, _, die = answer.partition(":")
    if means == "keep":
        leave(c, c.faces)
        return
    c.die, c.means = int(die), means
    if means == "free":
        c.arrows.remove(c.dice[c.die][0])
        c.freed.append(c.die)
    elif means == "support":
        c.support -= 1
    else:
        pay_reroll(s, c.roller)


def reroll(s: ConanState, c: Throw) -> None:
    args: dict[str, str | int] = {"who": c.roller, "against": c.against}
    ask(s, Roll(c.seat, (DICE[c.dice[c.die][0]].id,), "reroll", args, "CON-6.4"))


def note_reroll(s: ConanState, c: Throw, faces: list[int]) -> None:
    colour, before = c.dice[c.die][0], c.faces[c.die]
    c.faces[c.die] = symbols(colour, faces[0])
    told = events.DieRerolled(
        roller=c.roller,
        die=c.die,
        colour=colour,
        before=before,
        after=c.faces[c.die],
        total=sum(c.faces),
        means=c.means,
    )
    emit(s, told)
    goto(c, "offer_reroll")


steps(Throw, count_rerolls, throw, note_throw, offer_reroll, note_choice, reroll, note_reroll)
