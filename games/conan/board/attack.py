"""The overlay that tells the story of the running attack, from the declaration to the wounds, every modifier named.

A torn band of ink over the board: on the left who strikes, in warm light; on the right who is struck; between them the
attack row, the defence row and what hangs on it. Sheets, book and question stay in sight. Other throws have a lower
band.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

import pygame

from engine.table.board import CAPTION
from engine.ui.theme import BONE, Color
from games.conan.board import attack_facts as facts
from games.conan.board.attack_fighters import NAME, fighter, lay_fighter, portrait, room_of
from games.conan.board.attack_outlook import Outlook, life_of, may_guard, may_reroll, outlook
from games.conan.board.attack_pictures import band, outlook_bar, plate, slab
from games.conan.board.attack_rows import Row, dice_to_come, lay_row
from games.conan.board.colors import BLOOD, EMBER, TORCH
from games.conan.board.desk import Desk
from games.conan.board.naming import Names, kind_of
from games.conan.board.placed import Laid
from games.conan.rules.figures import controller, everyone, is_hero, tile_of
from games.conan.rules.frames import AreaAttack, Attack, Manipulation, Throw
from games.conan.rules.state import ConanState

Rect = pygame.Rect
BAND = Rect(-6, 174, 1292, 692)
TITLE = Rect(96, 194, 1178, 66)
LEFT, RIGHT = Rect(40, 268, 352, 578), Rect(952, 268, 334, 578)
"""Where the two fighters stand: the figures may reach into the margin, the names may not."""
ATTACK, DEFENCE = Rect(396, 268, 556, 216), Rect(396, 490, 556, 216)
OUTCOME = Rect(396, 712, 556, 138)
LOW_BAND, LOW_TITLE = Rect(-6, 300, 1292, 400), Rect(96, 322, 1178, 66)
LOW_ROW, LOW_LEFT = Rect(396, 420, 878, 216), Rect(96, 398, 290, 290)


@dataclass(frozen=True)
class Teller:
    """What every part of the story needs."""

    desk: Desk
    laid: Laid
    view: ConanState
    names: Names

    def color(self, who: str) -> Color:
        """Of the seat that plays a character; torchlight where nobody does."""
        return self.desk.color(controller(self.view, who)) if who else TORCH


def lay_attack(desk: Desk, laid: Laid, view: ConanState) -> None:
    """Nothing while nobody attacks or throws."""
    for size in (BAND.size, LOW_BAND.size):
        band(size)  # at the start: later it would cost a frame
    teller = Teller(desk, laid, view, Names(desk.words, desk.kit.language.has))
    attack, throw = facts.attack_of(view), facts.throw_of(view)
    if attack is not None:
        _lay_fight(teller, attack)
    elif throw is not None:
        _lay_throw(teller, throw)


def pictures_to_come(desk: Desk, view: ConanState) -> Iterator[Callable[[], object]]:
    """What the story of an attack will want of who stands on the board now: each call makes one picture."""
    seen = set()
    for name in everyone(view):
        color = desk.color(controller(view, name))
        kind = name if is_hero(name) else tile_of(name)
        if (kind, color) not in seen:
            seen.add((kind, color))
            yield partial(portrait, desk, kind_of(name))  # to read it and to make it smaller are a step each
            yield partial(fighter, desk, view, name, room_of(LEFT), color, False)
            yield partial(fighter, desk, view, name, room_of(RIGHT), color, True)
            yield partial(slab, ATTACK.size, color)
            yield partial(plate, NAME, color)
    yield partial(plate, OUTCOME.size, BLOOD)
    for name, size in (("guard", 62), ("wound", 62), ("guard", 44), ("skull", 44)):
        yield partial(desk.icon, name, size)
    yield from dice_to_come(desk)


# ---------------------------------------------------------------- an attack
def _lay_fight(teller: Teller, c: Attack) -> None:
    laid, desk = teller.laid, teller.desk
    laid.put(band(BAND.size), BAND.topleft)
    _lay_title(teller, _title(teller, c), TITLE)
    if c.attacker:
        lay_fighter(desk, laid, teller.view, c.attacker, LEFT, teller.color(c.attacker))
    else:
        _lay_means(teller, c.means, LEFT)
    lay_fighter(desk, laid, teller.view, c.target, RIGHT, teller.color(c.target), True)
    attack, defence = facts.attack_side(teller.view, c), facts.defence_side(teller.view, c)
    power = "?" if attack.total < 0 else str(attack.total)
    lay_row(desk, laid, teller.names, Row("attack", ATTACK, attack, power, teller.color(c.attacker)))
    wall = str(defence.total) if defence.total >= 0 else _wall(attack, defence)
    lay_row(desk, laid, teller.names, Row("defence", DEFENCE, defence, wall, teller.color(c.target)))
    _lay_outcome(teller, c, outlook(teller.view, c, attack, defence))


def _wall(attack: facts.Side, defence: facts.Side) -> str:
    """The defence so far: more may come on top."""
    return f"{defence.flat}+" if attack.total < 0 or defence.dice or defence.total < 0 else str(defence.flat)


def _title(teller: Teller, c: Attack) -> str:
    names = teller.names
    if c.attacker and c.kind in ("melee", "ranged"):
        who, whom = names.character(c.attacker), names.character(c.target)
        return teller.desk.words("event-attack_declared", kind=c.kind, attacker=who, target=whom)
    return f"{names.thing(c.means)}: {names.character(c.target)}"


def _lay_title(teller: Teller, words: str, rect: Rect) -> None:
    label = teller.desk.label(words, rect.w - 120, 44, "show", EMBER, 28, 52)
    wide = min(rect.w, -(-(label.get_width() + 90) // 90) * 90)
    teller.laid.centre(plate((wide, rect.h), teller.desk.theme.accent), rect.center)
    teller.laid.centre(label, rect.center, CAPTION)


def _lay_means(teller: Teller, means: str, rect: Rect) -> None:
    """Where nobody strikes: what does the harm."""
    laid, desk = teller.laid, teller.desk
    high = min(rect.h - 60, 360)
    for name in (f"cards/{means}", f"spells/{means}", f"events/{means}"):
        if desk.art.has(name):
            w, h = desk.art.image(name).get_size()
            laid.centre(desk.art.scaled(name, (w * high // h, high)), rect.center, throws=True)
            return
    laid.centre(desk.icon("skull", high // 2), rect.center)


# ---------------------------------------------------------------- what hangs on it
def _lay_outcome(teller: Teller, c: Attack, hangs: Outlook) -> None:
    """Damage, or what is to be feared: a bar of nothing, wounds and death."""
    desk, laid, rect = teller.desk, teller.laid, OUTCOME
    element = "attack:outcome"
    laid.put(plate(rect.size, BLOOD), rect.topleft, element)
    known = facts.is_known(c)
    harm = max(0, c.power - c.defence) if known else -1
    icon = "guard" if harm == 0 else "wound"
    laid.centre(desk.icon(icon, 62), (rect.x + 46, rect.y + 40), element)
    deadly = known and harm >= life_of(teller.view, c.target) and harm > 0
    words = _told(teller, harm, hangs, deadly)
    label = desk.label(words, rect.w - 100, 34, "bold", BONE)
    laid.put(label, (rect.x + 88, rect.y + 42 - label.get_height() // 2), element)
    _lay_bar(teller, c, hangs, deadly, harm)


def _told(teller: Teller, harm: int, hangs: Outlook, deadly: bool) -> str:
    words = teller.desk.words
    if harm < 0:
        return words("attack-expected", n=_decimal(hangs.damage, teller.desk.kit.language.code))
    told = f"{words('attack-damage')} {harm}"
    return f"{told} · {words('attack-kills')}" if deadly else told


def _decimal(number: float, code: str) -> str:
    """One decimal where there is one, with the sign of the language."""
    return f"{number:.1f}".removesuffix(".0").replace(".", "," if code == "es" else ".")


def _lay_bar(teller: Teller, c: Attack, hangs: Outlook, deadly: bool, harm: int) -> None:
    desk, laid, element = teller.desk, teller.laid, "attack:outcome"
    held, kills = round(hangs.held * 100), round(hangs.kills * 100)
    if harm >= 0:
        held, kills = (100, 0) if not harm else (0, 100 if deadly else 0)
    bar = Rect(OUTCOME.x + 62, OUTCOME.y + 82, OUTCOME.w - 124, 42)
    laid.put(outlook_bar(bar.size, held, kills), bar.topleft, element)
    laid.centre(desk.icon("guard", 44), (bar.left - 28, bar.centery), element)
    laid.centre(desk.icon("skull", 44), (bar.right + 28, bar.centery), element)
    if harm < 0:
        words = _odds(teller, c, kills)
        laid.centre(desk.label(words, bar.w - 12, 28, "bold", BONE, 28, 34), bar.center, element)


def _odds(teller: Teller, c: Attack, kills: int) -> str:
    """The chance to kill; where the target may still put gems, a guard or a reroll against it, the words say so."""
    guards, rerolls = may_guard(teller.view, c), may_reroll(teller.view)
    key = "attack-odds-open" if guards else "attack-odds-reroll" if rerolls else "attack-odds"
    return teller.desk.words(key if kills else "attack-odds", n=kills)


# ---------------------------------------------------------------- other throws
def _lay_throw(teller: Teller, throw: Throw) -> None:
    """Who throws what for, the dice, and what is wanted."""
    laid, desk, view = teller.laid, teller.desk, teller.view
    laid.put(band(LOW_BAND.size), LOW_BAND.topleft)
    _lay_title(teller, _throw_title(teller, throw), LOW_TITLE)
    if throw.roller:
        lay_fighter(desk, laid, view, throw.roller, LOW_LEFT, teller.color(throw.roller), named=False)
    elif isinstance(why := facts.reason_of(view), AreaAttack):
        _lay_means(teller, why.means, LOW_LEFT)
    side, goal = facts.throw_side(view, throw), facts.wanted(view, throw)
    words = "?" if side.total < 0 else str(side.total) if goal < 0 else f"{side.total}/{goal}"
    lay_row(desk, laid, teller.names, Row(throw.purpose, LOW_ROW, side, words, teller.color(throw.roller)))


def _throw_title(teller: Teller, throw: Throw) -> str:
    names, words, why = teller.names, teller.desk.words, facts.reason_of(teller.view)
    if isinstance(why, AreaAttack):
        return f"{names.thing(why.means)}: {names.area(why.area)}"
    what = {"manipulation": "space-manipulation", "leap": "skill-leap", "fall": "keyword-fall"}.get(throw.purpose)
    if isinstance(why, Manipulation) and throw.purpose == "manipulation" and teller.names.has(f"attempt-{why.what}"):
        what = f"attempt-{why.what}"
    told = words(what) if what else words("keyword-recovery")
    return f"{names.character(throw.roller)}: {told}" if throw.roller else told
