"""The story of the running attack or throw as facts: who, with what, every modifier, and how likely it is."""

from collections.abc import Iterator
from typing import NamedTuple

from games.conan.rules.attack import own_dice, penalties
from games.conan.rules.content import CONTENT
from games.conan.rules.figures import hero_of, is_hero, on_board, unit_facts
from games.conan.rules.frames import (
    AreaAttack,
    Attack,
    Cross,
    Death,
    Fall,
    Harm,
    HeroGuard,
    Manipulation,
    Mend,
    Reactions,
    Throw,
    UnitGuard,
)
from games.conan.rules.guard import armour_card, flat_armour
from games.conan.rules.powers import defence_changes, dice_hinder
from games.conan.rules.state import ConanState
from games.conan.rules.targets import elevation_dice
from games.conan.rules.units import guard_dice

BEFORE_POOL = ("offer_reactions", "check_both", "choose_style", "offer_sacrifice", "note_style", "build_pool")
"""The steps to come of an attack whose dice are not taken up yet."""
ON_BOARD = ("note_sacrifice", "note_bodyguard", "note_circle")
"""Questions of an attack that are answered by pointing at figures on the board."""
TOLD = (Throw, HeroGuard, UnitGuard, Harm, Death, Reactions)
"""What may run within an attack while its story is told."""


class Line(NamedTuple):
    """A reason: the icon that stands for it, a message key with arguments, and the amount behind it."""

    icon: str
    key: str
    amount: str = ""


class Die(NamedTuple):
    """A die as it lies: `icon` ("O*"), the symbols it shows (-1 before the throw), and its element."""

    icon: str
    face: int
    element: str


class Side(NamedTuple):
    """One half of the story. `flat` counts without dice; `total` is -1 before all is known; `losses` are below 0."""

    lines: tuple[Line, ...]
    dice: tuple[Die, ...]
    flat: int
    losses: int
    total: int


# ---------------------------------------------------------------- what is going on
def attack_of(view: ConanState) -> Attack | None:
    """The attack whose story is told; None between attacks, and where the board itself must be seen."""
    for frame in reversed(view.stack):
        if isinstance(frame, Attack):
            return None if frame.at in ON_BOARD else frame
        if not isinstance(frame, TOLD):
            return None
    return None


def throw_of(view: ConanState) -> Throw | None:
    """The throw under way."""
    last = view.stack[-1] if view.stack else None
    return last if isinstance(last, Throw) else None


def reason_of(view: ConanState) -> AreaAttack | Manipulation | Cross | Fall | Mend | None:
    """What a throw outside an attack is made for."""
    for frame in reversed(view.stack):
        if isinstance(frame, (AreaAttack, Manipulation, Cross, Fall, Mend)):
            return frame
    return None


def guard_of(view: ConanState) -> HeroGuard | UnitGuard | None:
    """The guard under way; the latest frame of an attack that is told."""
    for frame in reversed(view.stack):
        if isinstance(frame, (HeroGuard, UnitGuard)):
            return frame
        if isinstance(frame, Attack):
            return None
    return None


# ---------------------------------------------------------------- the attack
def attack_side(view: ConanState, c: Attack) -> Side:
    """Dice of gems, weapon and height; what hindering and bare hands take away; the attack power."""
    throw = throw_of(view)
    rolling = throw is not None and throw.purpose == "attack"
    icons, faces = (throw.dice, throw.faces) if throw is not None and rolling else (pool_of(view, c), c.faces)
    dice = as_dice(icons, faces, "die" if rolling else "attack_die")
    losses = sum(n for _, n in penalties_of(view, c))
    symbols = c.fixed if c.fixed >= 0 else sum(faces)
    known = bool(faces) or c.fixed >= 0 or (not icons and c.at not in BEFORE_POOL)
    flat = max(0, c.fixed)
    lines = [*_attack_lines(view, c), *_reroll_lines(throw if rolling else None)]
    return Side(tuple(lines), dice, flat, losses, max(0, symbols - losses) if known else -1)


def as_dice(icons: list[str], faces: list[int], head: str) -> tuple[Die, ...]:
    return tuple(Die(icon, faces[k] if k < len(faces) else -1, f"{head}:{k}") for k, icon in enumerate(icons))


def pool_of(view: ConanState, c: Attack) -> list[str]:
    """The dice of the attack, reckoned in advance while they are not taken up yet."""
    if c.fixed >= 0 or c.at not in BEFORE_POOL:
        return list(c.dice)
    return [*c.dice, *own_dice(view, c), *_height(view, c)]


def _height(view: ConanState, c: Attack) -> list[str]:
    if c.kind != "ranged" or not on_board(view, c.attacker) or not on_board(view, c.target):
        return []
    return elevation_dice(view, c.attacker, c.target)


def penalties_of(view: ConanState, c: Attack) -> list[tuple[str, int]]:
    """CON-13.3, CON-7.8 What takes symbols off, each with its reason."""
    return [(reason, n) for reason, n in penalties(view, c) if n] if c.attacker else []


def _attack_lines(view: ConanState, c: Attack) -> Iterator[Line]:
    if c.means:
        yield Line(icon_of(c), f"means:{c.means}")
    if c.gems:
        yield Line(icon_of(c), "attack-gems", str(c.gems))
    for card in c.cards:
        yield Line("thrown" if thrown(c, card) else "weapon", f"card-{card}")
    if high := len(_height(view, c)):
        yield Line("elevation", "attack-elevation", f"+{high}")
    for reason, n in penalties_of(view, c):
        yield Line("hinder" if reason == "hindering" else "manipulation", f"attack-{reason}", f"\N{MINUS SIGN}{n}")


def thrown(c: Attack, card: str) -> bool:
    """Whether the weapon leaves the hand (CON-8.5)."""
    return c.kind == "ranged" and CONTENT.cards[card].thrown


def icon_of(c: Attack) -> str:
    return {"melee": "melee", "ranged": "ranged"}.get(c.kind, "spell")


def _reroll_lines(throw: Throw | None) -> Iterator[Line]:
    """CON-6.2, CON-26.28 Free rerolls that are left."""
    free = len(throw.arrows) + throw.support if throw is not None else 0
    if free:
        yield Line("reroll", "keyword-reroll", str(free) if free > 1 else "")


# ---------------------------------------------------------------- the defence
def defence_side(view: ConanState, c: Attack) -> Side:
    """Armour, guard and what skills change; the defence power once it is known."""
    throw, guard = throw_of(view), guard_of(view)
    rolling = throw is not None and throw.purpose == "guard"
    changes = changes_of(view, c)
    flat = 0 if c.sure else flat_of(view, c)
    if throw is not None and rolling:
        dice = as_dice(throw.dice, throw.faces, "die")
        total = max(0, flat + sum(throw.faces) + sum(n for _, n in changes)) if throw.faces else -1
    else:
        dice = () if is_known(c) else as_dice(coming_dice(view, c, guard), [], "guard_die")
        total = _settled(c, flat)
    lines = [*_defence_lines(view, c, guard, changes), *_reroll_lines(throw if rolling else None)]
    return Side(tuple(lines), dice, flat, 0, total)


def _settled(c: Attack, flat: int) -> int:
    """The defence power once it is known; against nothing nobody defends, and armour is all there is to tell."""
    if not is_known(c):
        return -1
    return c.defence if c.power or c.sure else flat


def flat_of(view: ConanState, c: Attack) -> int:
    """Armour of a tile and of spells; what changes it comes on top."""
    return flat_armour(view, c.target) if on_board(view, c.target) else 0


def changes_of(view: ConanState, c: Attack) -> list[tuple[str, int]]:
    """CON-26.5, 26.9, 26.30 What skills change in the defence."""
    if c.sure or not on_board(view, c.target):
        return []
    found = defence_changes(view, c.attacker, c.target, c.kind)
    return [(skill, n) for skill, n in found if not (skill == "precision_strike" and c.style == "circular")]


def is_known(c: Attack) -> bool:
    """Whether attack and defence are settled."""
    return c.at in AFTER


AFTER = (
    "tell_attack",
    "spin_web",
    "poison",
    "note_poison",
    "harm",
    "note_harm",
    "grip",
    "drop_weapon",
    "circle",
    "offer_counterattack",
    "note_counterattack",
)
"""The steps to come once the defence power is known."""


def coming_dice(view: ConanState, c: Attack, guard: HeroGuard | UnitGuard | None) -> list[str]:
    """Dice that the defence is sure to throw: those of armour, and of a guard that is decided."""
    if c.sure or not on_board(view, c.target):
        return []
    if isinstance(guard, HeroGuard) and guard.dice:
        return list(guard.dice)
    if isinstance(guard, UnitGuard):
        return guard_dice(view, guard)
    if is_hero(c.target):
        worn = armour_card(hero_of(view, c.target))
        return list(CONTENT.cards[worn].armour) if worn else []
    return []


def _defence_lines(
    view: ConanState, c: Attack, guard: HeroGuard | UnitGuard | None, changes: list[tuple[str, int]]
) -> Iterator[Line]:
    if guard is not None and guard.gems:
        yield Line("guard", "attack-guard", str(guard.gems))
    if isinstance(guard, HeroGuard) and guard.card:
        yield Line("shield", f"card-{guard.card}")
    yield from _armour_lines(view, c)
    for skill, n in changes:
        yield Line("", f"skill-{skill}", f"{n:+d}".replace("-", "\N{MINUS SIGN}"))


def _armour_lines(view: ConanState, c: Attack) -> Iterator[Line]:
    if c.sure:
        yield Line("", "attack-no-defence")
    if c.sure or not on_board(view, c.target):
        return
    printed = 0 if is_hero(c.target) else unit_facts(view, c.target).armour
    if printed:
        yield Line("armour", "attack-armour", str(printed))
    if is_hero(c.target) and (worn := armour_card(hero_of(view, c.target))):
        yield Line("armour", f"card-{worn}")
    if spells := flat_of(view, c) - printed:
        yield Line("spell", "attack-spell", f"+{spells}")


# ---------------------------------------------------------------- other throws
def throw_side(view: ConanState, throw: Throw) -> Side:
    """A throw outside an attack: its dice, what hindering takes away, what it comes to."""
    losses = dice_hinder(view, throw.roller, "manipulation") if throw.purpose == "manipulation" else 0
    lines = [*_reroll_lines(throw)]
    if losses:
        lines.insert(0, Line("hinder", "attack-hindering", f"\N{MINUS SIGN}{losses}"))
    if (goal := throw.against - losses) >= 0:
        lines.insert(0, Line("objective", "table-difficulty", str(goal)))
    total = max(0, sum(throw.faces) - losses) if throw.faces else -1
    return Side(tuple(lines), as_dice(throw.dice, throw.faces, "die"), 0, losses, total)


def wanted(view: ConanState, throw: Throw) -> int:
    """What the throw must reach once hindering is taken off; -1 where it only counts."""
    return throw.against if throw.against < 0 else throw.against - throw_side(view, throw).losses
