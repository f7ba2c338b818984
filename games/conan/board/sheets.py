"""The sheets of the heroes: the large one with everything open."""

import pygame
from msgspec.json import encode

from engine.ui.paint import layer
from engine.ui.text import text
from engine.ui.theme import BONE, MUTED, mix
from games.conan.board import gems
from games.conan.board.colors import BLOOD, INK, LOAD, LOAD_EMPTY, LOAD_LIGHT, TORCH
from games.conan.board.desk import Desk
from games.conan.board.gems import NO_LIMIT, gem_row, socket_row
from games.conan.board.leather import RESTING, SPACES, ZONES, lay_card, leather, veil_gone, well
from games.conan.board.pieces import portrait, tile_face
from games.conan.board.placed import Laid
from games.conan.board.reach import frame_named, large_hero
from games.conan.board.small_sheets import lay_small
from games.conan.rules.figures import hero_facts
from games.conan.rules.powers import base_move, burden, limit, skills
from games.conan.rules.state import ConanState, Hero

AT_WORK = {
    "melee": ("Strike",),
    "ranged": ("Shoot",),
    "guard": ("HeroGuard",),
    "manipulation": ("Manipulation", "Chest", "Lock", "Hurl", "Plank"),
    "move": ("Cross",),
    "reroll": ("Throw",),
}
"""The procedures that use a space."""
GAP, CARD = 6, (50, 68)
GEM, SOCKET, SKILL = 22, 22, 38


def lay_sheets(desk: Desk, laid: Laid, view: ConanState) -> None:
    big = large_hero(view, desk.bottom)
    rows = iter(desk.table.small)
    for hero in view.heroes:
        if hero.id == big:
            lay_big(desk, laid, view, hero, desk.table.big)
        else:
            lay_small(desk, laid, view, hero, next(rows))


def limits(view: ConanState, hero: Hero) -> tuple[int, ...]:
    return tuple(limit(view, hero, space) for space in SPACES)


def at_work(view: ConanState, hero: Hero) -> str:
    """The space that is used now."""
    for space, kinds in AT_WORK.items():
        frame = frame_named(view, *kinds)
        if frame is not None and hero.id in (
            getattr(frame, "hero", ""),
            getattr(frame, "target", "").removeprefix("hero:"),
            getattr(frame, "who", "").removeprefix("hero:"),
        ):
            return space
    return ""


# ---------------------------------------------------------------- the large sheet
def lay_big(desk: Desk, laid: Laid, view: ConanState, hero: Hero, rect: pygame.Rect) -> None:
    """Portrait, zones, spaces as one picture, made anew when anything on it changes; cards lie on it one by one."""
    hot, most = at_work(view, hero), limits(view, hero)
    able = skills(view, f"hero:{hero.id}") if hero.area else ()
    key = (
        "big sheet",
        encode(hero),
        most,
        hot,
        able,
        rect.size,
        desk.theme,
        desk.kit.language.code,
        desk.color(hero.seat),
        desk.look(hero.seat),
    )
    picture = desk.art.keep(key, lambda: _bake_big(desk, hero, most, hot, able, rect.size))
    laid.put(picture, rect.topleft, f"sheet:{hero.id}")
    laid.touch(f"seat:{hero.seat}", pygame.Rect(rect.x + 14, rect.y + 12, 84, 84))
    for name, box in _zone_rects(rect).items():
        laid.touch(f"zone:{hero.id}/{name}", box)
    for name, box in _space_rects(rect).items():
        laid.touch(f"space:{hero.id}/{name}", box)
    if hero.area:
        _lay_cards(
            desk,
            laid,
            hero,
            pygame.Rect(rect.x + 16, rect.bottom - CARD[1] - 10, rect.w - 32 - skills_wide(hero), CARD[1]),
        )


def _zone_rects(rect: pygame.Rect) -> dict[str, pygame.Rect]:
    wide = (rect.w - 28 - 2 * GAP) // 3
    return {name: pygame.Rect(rect.x + 14 + k * (wide + GAP), rect.y + 102, wide, 60) for k, name in enumerate(ZONES)}


def _space_rects(rect: pygame.Rect) -> dict[str, pygame.Rect]:
    wide = (rect.w - 28 - 2 * GAP) // 3
    return {
        name: pygame.Rect(rect.x + 14 + k % 3 * (wide + GAP), rect.y + 168 + k // 3 * 80, wide, 74)
        for k, name in enumerate(SPACES)
    }


def _bake_big(
    desk: Desk, hero: Hero, most: tuple[int, ...], hot: str, able: tuple[str, ...], size: tuple[int, int]
) -> pygame.Surface:
    out = layer(size)
    rect = out.get_rect()
    leather(desk, out, rect, desk.color(hero.seat))
    _head(desk, out, hero)
    for name, box in _zone_rects(rect).items():
        _zone(desk, out, hero, name, box)
    for (name, box), top in zip(_space_rects(rect).items(), most, strict=True):
        _space(desk, out, hero, name, box, top, name == hot)
    _skills(desk, out, hero, able)
    if not hero.area:
        veil_gone(desk, out, hero, rect)
    return out


def _skills(desk: Desk, out: pygame.Surface, hero: Hero, able: tuple[str, ...]) -> None:
    """CON-15.3 At the right of the cards; those lost to the burden lie in the shade, granted ones come last."""
    printed = [one.id for one in hero_facts(hero).skills]
    shown = [*printed, *(one for one in able if one not in printed)]
    for k, skill in enumerate(shown):
        sign = desk.art.scaled(f"skills/{skill}", (SKILL, SKILL))
        if hero.area and skill not in able:
            sign = desk.art.rested(sign, RESTING)
        x = out.get_width() - 16 - (len(shown) - k) * (SKILL + 4)
        out.blit(sign, (x, out.get_height() - 10 - CARD[1] // 2 - SKILL // 2))


def skills_wide(hero: Hero) -> int:
    """How much of the row of cards the skills take."""
    return (len(hero_facts(hero).skills) + 1) * (SKILL + 4)


def _head(desk: Desk, out: pygame.Surface, hero: Hero) -> None:
    """Portrait with the seat's shape, name, stance, burden."""
    out.blit(portrait(desk, hero.id, 86, desk.color(hero.seat)), (14, 12))
    badge = desk.badge(hero.seat, 34)
    out.blit(badge, badge.get_rect(center=(96, 92)))
    room = out.get_width() - 118 - 176
    name = desk.label(desk.words(f"hero-{hero.id}"), room, 40, "show", BONE, most=46)
    out.blit(name, (116, 34 - name.get_height() // 2))
    if hero.stance:
        sign = desk.icon("aggressive" if hero.stance == "aggressive" else "cautious", 36)
        out.blit(sign, sign.get_rect(center=(134, 76)))
        tone = TORCH if hero.stance == "aggressive" else MUTED
        words = desk.label(desk.words(f"stance-{hero.stance}"), room - 40, 28, "bold", tone, most=32)
        out.blit(words, words.get_rect(midleft=(160, 76)))
    _burden(desk, out, hero, pygame.Rect(out.get_width() - 172, 14, 156, 82))


def _burden(desk: Desk, out: pygame.Surface, hero: Hero, rect: pygame.Rect) -> None:
    """CON-15.2 Load against the most; red notches where the hero slows down."""
    facts = hero_facts(hero).encumbrance
    load = burden(hero)
    sign = desk.icon("sack", 40)
    out.blit(sign, sign.get_rect(center=(rect.x + 22, rect.y + 22)))
    tone = BLOOD if load >= facts.move[0] else BONE
    number = text(f"{load} / {facts.max}", 34, "bold", tone)
    out.blit(number, number.get_rect(midleft=(rect.x + 48, rect.y + 22)))
    step = rect.w / facts.max
    for k in range(facts.max):
        cell = pygame.Rect(round(rect.x + k * step), rect.y + 48, max(4, round(step) - 3), 16)
        pygame.draw.rect(out, INK, cell.inflate(2, 2), border_radius=3)
        pygame.draw.rect(out, LOAD if k < load else LOAD_EMPTY, cell, border_radius=3)
        if k < load:
            pygame.draw.line(out, LOAD_LIGHT, (cell.x + 2, cell.y + 2), (cell.right - 3, cell.y + 2), 2)
    for mark in facts.move:
        x = rect.x + (mark - 0.5) * step
        pygame.draw.polygon(out, BLOOD, [(x - 7, rect.y + 79), (x + 7, rect.y + 79), (x, rect.y + 67)])


def _zone(desk: Desk, out: pygame.Surface, hero: Hero, name: str, rect: pygame.Rect) -> None:
    count = int(getattr(hero, name))
    well(out, rect)
    number = text(str(count), 38, "bold", BONE)
    label = desk.label(desk.words(f"zone-{name}"), rect.w - number.get_width() - 24, 28, "read", MUTED, most=30)
    out.blit(label, (rect.x + 9, rect.y + 1))
    out.blit(number, number.get_rect(topright=(rect.right - 9, rect.y - 4)))
    row = gem_row(desk.art, gems.ZONES[name], count, GEM, rect.w - 16)
    if count:
        out.blit(row, (rect.x + 5, rect.bottom - 31))


def _space(desk: Desk, out: pygame.Surface, hero: Hero, name: str, rect: pygame.Rect, most: int, hot: bool) -> None:
    """CON-2.4 Icon, die or base movement, and a socket for each gem that may lie here."""
    asleep = hero.stance == "cautious" and name not in ("guard", "reroll")
    well(out, rect, hot)
    sign = desk.icon(name, 44)
    sign = desk.art.rested(sign, RESTING) if asleep else sign
    out.blit(sign, sign.get_rect(center=(rect.x + 32, rect.y + 25)))
    _space_value(desk, out, hero, name, rect)
    lying = int(getattr(hero, name))
    row = socket_row(desk.art, lying, most, SOCKET, rect.w - 22)
    out.blit(row, (rect.x + 10 - SOCKET // 2, rect.bottom - 24 - SOCKET // 2))
    if hero.poison.get(name):
        drops = desk.art.scaled("skills/poison", (32, 32))
        out.blit(drops, drops.get_rect(midright=(rect.right - 8, rect.bottom - 22)))
    if most >= NO_LIMIT and not lying:
        endless = text("\N{INFINITY}", 34, "bold", mix(MUTED, INK, 0.25))
        out.blit(endless, endless.get_rect(midleft=(rect.x + 14, rect.bottom - 16)))


def _space_value(desk: Desk, out: pygame.Surface, hero: Hero, name: str, rect: pygame.Rect) -> None:
    middle = rect.x + 92, rect.y + 25
    facts = hero_facts(hero)
    if name == "move":
        free = hero.mp if hero.mp else base_move(hero)
        number = text(str(free), 40, "bold", TORCH if hero.mp else BONE)
        out.blit(number, number.get_rect(center=middle))
    elif name != "reroll":
        icon = getattr(facts, name).die
        die = desk.die(icon[0], 32)
        out.blit(die, die.get_rect(center=middle))
        if icon.endswith("*"):
            arrow = desk.icon("reroll", 30)
            out.blit(arrow, arrow.get_rect(center=(middle[0] + 34, middle[1])))


# ---------------------------------------------------------------- cards
def _lay_cards(desk: Desk, laid: Laid, hero: Hero, rect: pygame.Rect) -> None:
    """What is carried, then spells, then the ally tile, closer together when there are many."""
    things = [("card", card) for card in hero.cards] + [("spell", spell) for spell in hero.spells]
    leads = any(skill.id == "leadership" for skill in hero_facts(hero).skills)
    things += [("allies", "")] if leads else []
    pitch = min(CARD[0] + 6, (rect.w - CARD[0]) / max(1, len(things) - 1))
    for k, (kind, card) in enumerate(things):
        spot = round(rect.x + pitch * k), rect.y
        if kind == "allies":
            _lay_allies(desk, laid, hero, pygame.Rect(spot, CARD))
        else:
            lay_card(desk, laid, hero, kind, card, spot, CARD)


def _lay_allies(desk: Desk, laid: Laid, hero: Hero, rect: pygame.Rect) -> None:
    """CON-17.2 The gems on the ally tile."""
    tiles = [tile for tile, facts in desk.view.tiles.items() if facts.ally]
    if not tiles:
        return
    laid.put(tile_face(desk, tiles[0], rect.size, False), rect.topleft, f"allies:{hero.id}", throws=True)
    if hero.allies:
        laid.put(gem_row(desk.art, "spent", hero.allies, 20, rect.w), (rect.x, rect.bottom - 30), f"allies:{hero.id}")
