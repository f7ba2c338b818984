"""CON-9 Guard and armour of heroes."""

from engine.rules import Choose, Option, ask, call, emit, leave
from games.conan.rules import events
from games.conan.rules.content import CONTENT
from games.conan.rules.figures import controller, hero_of, is_hero, unit_facts
from games.conan.rules.frames import HeroGuard, Throw
from games.conan.rules.gems import assign
from games.conan.rules.powers import armour_spells, defence_changes, space_dice
from games.conan.rules.state import ConanState, Hero
from games.conan.rules.watch import steps

MEANS = {"Y": 2 / 3, "O": 1.0, "R": 1.5}
"""What a die of each colour shows on average."""


def mean(icons: tuple[str, ...] | list[str]) -> float:
    return sum(MEANS[icon[0]] for icon in icons)


def guard_cards(hero: Hero, kind: str) -> list[str]:
    """CON-9.3, CON-9.4 Cards to parry with, each kind once; against anything but melee only shields."""
    found = [card for card in hero.cards if CONTENT.cards[card].guard]
    return [card for card in dict.fromkeys(found) if kind == "melee" or CONTENT.cards[card].kind == "shield"]


def armour_card(hero: Hero) -> str:
    """CON-9.10 The one card whose armour counts: the best."""
    worn = [card for card in hero.cards if CONTENT.cards[card].armour]
    return max(worn, key=lambda card: mean(CONTENT.cards[card].armour), default="")


def guarder(s: ConanState, c: HeroGuard) -> Hero | None:
    """Who performs the Guard action: the target, or the bodyguard; nobody for an ally without one."""
    name = c.by or c.target
    return hero_of(s, name) if is_hero(name) else None


def decide_gems(s: ConanState, c: HeroGuard) -> None:
    """CON-9.1, CON-9.2, CON-9.11 Guard or not, and with how many gems, before any die is rolled."""
    hero = guarder(s, c)
    if hero is None or not hero.reserve or not (c.guarded or c.by):
        return
    least = 1 if c.by else 0
    places = (f"space:{hero.id}/guard",)
    options = tuple(Option(f"gems:{n}", places, {"n": n}) for n in range(least, hero.reserve + 1))
    args: dict[str, str | int] = {"who": f"hero:{hero.id}", "attacker": c.attacker, "power": c.power}
    ask(s, Choose(hero.seat, "guard-gems", options, {**args, "kind": c.kind}, "CON-9.2"))


def note_gems(s: ConanState, c: HeroGuard, answer: str | None) -> None:
    hero = guarder(s, c)
    if answer and hero is not None:
        c.gems = int(answer.partition(":")[2])
        assign(s, hero, "guard", c.gems)


def choose_card(s: ConanState, c: HeroGuard) -> None:
    """CON-9.3 Parry with one card, or dodge with none; a bodyguard parries."""
    hero = guarder(s, c)
    cards = guard_cards(hero, c.kind) if hero is not None and c.gems else []
    if len(cards) < 2:
        c.card = cards[0] if cards else ""
        return
    assert hero is not None
    options = [Option(f"card:{card}", (f"card:{hero.id}/{card}",), {"card": card}) for card in cards]
    if not c.by:
        options.append(Option("dodge"))
    ask(s, Choose(hero.seat, "parry", tuple(options), {"who": f"hero:{hero.id}", "power": c.power}, "CON-9.3"))


def note_card(s: ConanState, c: HeroGuard, answer: str | None) -> None:
    if answer and answer != "dodge":
        c.card = answer.partition(":")[2]


def build_guard(s: ConanState, c: HeroGuard) -> None:
    """CON-9.5, CON-9.9, CON-9.12 Guard dice, the card's and the armour's are thrown together."""
    hero, worn = guarder(s, c), ""
    if hero is not None and c.gems:
        c.dice = [*space_dice(hero, "guard", c.gems), *(CONTENT.cards[c.card].guard if c.card else ())]
    if is_hero(c.target):
        worn = armour_card(hero_of(s, c.target))
        c.dice += CONTENT.cards[worn].armour if worn else ()
    built = events.GuardBuilt(
        who=c.by or c.target,
        target=c.target,
        gems=c.gems,
        card=c.card,
        armour=worn,
        dice=tuple(c.dice),
        flat=flat_armour(s, c.target),
    )
    emit(s, built)


def flat_armour(s: ConanState, target: str) -> int:
    """CON-9.13 Armour by spells, and the value of an ally's tile."""
    return armour_spells(s, target) + (0 if is_hero(target) else unit_facts(s, target).armour)


def roll_guard(s: ConanState, c: HeroGuard) -> None:
    known = flat_armour(s, c.target) + sum(n for _, n in defence_changes(s, c.attacker, c.target, c.kind))
    roller = c.by or c.target
    against = max(0, c.power - known)
    call(s, Throw(dice=c.dice, purpose="guard", roller=roller, seat=controller(s, roller), against=against))


def sum_guard(s: ConanState, c: HeroGuard, faces: list[int]) -> None:
    """CON-9.6"""
    leave(c, sum(faces) + flat_armour(s, c.target))


steps(HeroGuard, decide_gems, note_gems, choose_card, note_card, build_guard, roll_guard, sum_guard)
