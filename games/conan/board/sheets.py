"""The sheets of the heroes: one large with everything open, the others small."""

import pygame
from msgspec.json import encode

from engine.ui.paint import layer
from engine.ui.text import ink, text
from engine.ui.theme import BONE, BRASS, MUTED, Color, mix
from games.conan.board.colors import (
    BLOOD,
    INK,
    LOAD,
    LOAD_EMPTY,
    LOAD_LIGHT,
    TORCH,
    WELL,
    WELL_HOT,
    WELL_LINE,
)
from games.conan.board.desk import Desk
from games.conan.board.gems import NO_LIMIT, ZONES, gem, gem_row, socket_row
from games.conan.board.pieces import card_picture, portrait, tile_face
from games.conan.board.placed import Laid
from games.conan.board.reach import frame_named, large_hero
from games.conan.rules.figures import hero_facts
from games.conan.rules.powers import base_move, burden, limit, skills
from games.conan.rules.state import ConanState, Hero

SPACES = ("melee", "ranged", "guard", "manipulation", "move", "reroll")
AT_WORK = {
    "melee": ("Strike",),
    "ranged": ("Shoot",),
    "guard": ("HeroGuard",),
    "manipulation": ("Manipulation", "Chest", "Lock", "Hurl", "Plank"),
    "move": ("Cross",),
    "reroll": ("Throw",),
}
"""The procedures that use a space."""
GAP, CARD, MINI = 6, (50, 68), (25, 33)
GEM, SOCKET, SKILL = 22, 22, 38
RESTING = (96, 92, 92, 255)


def lay_sheets(desk: Desk, laid: Laid, view: ConanState) -> None:
    big = large_hero(view, desk.bottom)
    rows = iter(desk.table.small)
    for hero in view.heroes:
        if hero.id == big:
            lay_big(desk, laid, view, hero, desk.table.big)
        else:
            lay_small(desk, laid, view, hero, next(rows))


def acts(view: ConanState, hero: Hero) -> bool:
    """Whether its player may act with it now, or it defends itself."""
    question = view.question
    return question is not None and question.seat == hero.seat and hero.area != ""


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
    return {
        name: pygame.Rect(rect.x + 14 + k * (wide + GAP), rect.y + 102, wide, 60)
        for k, name in enumerate(("reserve", "fatigue", "wounds"))
    }


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
    _board(desk, out, rect, desk.color(hero.seat))
    _head(desk, out, hero)
    for name, box in _zone_rects(rect).items():
        _zone(desk, out, hero, name, box)
    for (name, box), top in zip(_space_rects(rect).items(), most, strict=True):
        _space(desk, out, hero, name, box, top, name == hot)
    _skills(desk, out, hero, able)
    if not hero.area:
        _gone(desk, out, hero, rect)
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


def _board(desk: Desk, out: pygame.Surface, rect: pygame.Rect, rim: Color) -> None:
    """Leather in a rim of the seat's colour."""
    face = mix(desk.theme.ground, (52, 36, 28), 0.55)
    pygame.draw.rect(out, (*face, 250), rect, border_radius=14)
    pygame.draw.rect(out, mix(face, (90, 62, 44), 0.35), rect.inflate(-12, -12), 2, border_radius=10)
    pygame.draw.rect(out, INK, rect, 5, border_radius=14)
    pygame.draw.rect(out, rim, rect.inflate(-2, -2), 4, border_radius=13)


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


def well(
    out: pygame.Surface, rect: pygame.Rect, hot: bool = False, line: Color = WELL_LINE, face: Color = WELL
) -> None:
    """A hollow in the leather; a hot one glows at its rim."""
    pygame.draw.rect(out, WELL_HOT if hot else face, rect, border_radius=9)
    pygame.draw.rect(out, TORCH if hot else line, rect, 3 if hot else 2, border_radius=9)


def _zone(desk: Desk, out: pygame.Surface, hero: Hero, name: str, rect: pygame.Rect) -> None:
    count = int(getattr(hero, name))
    well(out, rect)
    number = text(str(count), 38, "bold", BONE)
    label = desk.label(desk.words(f"zone-{name}"), rect.w - number.get_width() - 24, 28, "read", MUTED, most=30)
    out.blit(label, (rect.x + 9, rect.y + 1))
    out.blit(number, number.get_rect(topright=(rect.right - 9, rect.y - 4)))
    row = gem_row(desk.art, ZONES[name], count, GEM, rect.w - 16)
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


def _gone(desk: Desk, out: pygame.Surface, hero: Hero, rect: pygame.Rect) -> None:
    """Dead or fled: what is left in the shade, and the word in the light."""
    dead = hero.status == "dead"
    words = desk.label(desk.words("table-dead" if dead else "table-fled"), rect.w // 2, 32, "bold", BONE, most=38)
    plate = pygame.Rect(0, 0, words.get_width() + 84, 50)
    plate.midright = rect.right - 14, rect.centery
    veil = layer(rect.size)
    pygame.draw.rect(veil, (10, 8, 10, 150), veil.get_rect(), border_radius=14)
    out.blit(veil, rect)
    pygame.draw.rect(out, INK, plate, border_radius=12)
    pygame.draw.rect(out, BLOOD if dead else BRASS, plate, 2, border_radius=12)
    sign = desk.icon("skull" if dead else "exit", 40)
    out.blit(sign, sign.get_rect(midleft=(plate.x + 14, plate.centery)))
    out.blit(words, words.get_rect(midleft=(plate.x + 64, plate.centery)))


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
            _lay_card(desk, laid, hero, kind, card, spot, CARD)


def _lay_card(
    desk: Desk, laid: Laid, hero: Hero, kind: str, card: str, spot: tuple[int, int], size: tuple[int, int]
) -> None:
    element = f"{kind}:{hero.id}/{card}"
    rect = laid.put(card_picture(desk, card, size, kind == "spell"), spot, element, throws=True)
    if kind == "spell" and any(one.spell == card and one.by == f"hero:{hero.id}" for one in desk.view.lasting):
        laid.put(desk.icon("halo", size[0] // 2), (rect.right - size[0] // 2, rect.y - 3), element)
    lying = hero.spells.get(card, 0) if kind == "spell" else 0
    if lying:
        row = gem_row(desk.art, "spent", lying, 20, size[0])
        laid.put(row, (rect.x, rect.bottom - 30), element)


def _lay_allies(desk: Desk, laid: Laid, hero: Hero, rect: pygame.Rect) -> None:
    """CON-17.2 The gems on the ally tile."""
    tiles = [tile for tile, facts in desk.view.tiles.items() if facts.ally]
    if not tiles:
        return
    laid.put(tile_face(desk, tiles[0], rect.size, False), rect.topleft, f"allies:{hero.id}", throws=True)
    if hero.allies:
        laid.put(gem_row(desk.art, "spent", hero.allies, 20, rect.w), (rect.x, rect.bottom - 30), f"allies:{hero.id}")


# ---------------------------------------------------------------- the small sheets
def lay_small(desk: Desk, laid: Laid, view: ConanState, hero: Hero, rect: pygame.Rect) -> None:
    """Face, name, stance, the three zones as numbers, the six spaces with their gems, the cards."""
    most = limits(view, hero)
    key = (
        "small sheet",
        encode(hero),
        most,
        rect.size,
        desk.theme,
        desk.kit.language.code,
        desk.color(hero.seat),
        desk.look(hero.seat),
    )
    laid.put(desk.art.keep(key, lambda: _bake_small(desk, hero, rect.size)), rect.topleft, f"sheet:{hero.id}")
    laid.touch(f"seat:{hero.seat}", pygame.Rect(rect.x + 4, rect.y + 4, rect.h - 8, rect.h - 8))
    for k, name in enumerate(("reserve", "fatigue", "wounds")):
        laid.touch(f"zone:{hero.id}/{name}", pygame.Rect(rect.right - 210 + 68 * k, rect.y + 4, 64, 38))
    for k, name in enumerate(SPACES):
        laid.touch(f"space:{hero.id}/{name}", pygame.Rect(_space_x(rect, k) - 17, rect.bottom - 42, 34, 38))
    if hero.area:
        _lay_minis(desk, laid, hero, pygame.Rect(rect.right - 212, rect.bottom - MINI[1] - 5, 202, MINI[1]))


def _space_x(rect: pygame.Rect, k: int) -> int:
    return rect.x + rect.h + 18 + 36 * k


def _lay_minis(desk: Desk, laid: Laid, hero: Hero, rect: pygame.Rect) -> None:
    things = [("card", card) for card in hero.cards] + [("spell", spell) for spell in hero.spells]
    pitch = min(MINI[0] + 5, (rect.w - MINI[0]) / max(1, len(things) - 1))
    for k, (kind, card) in enumerate(things):
        _lay_card(desk, laid, hero, kind, card, (round(rect.x + pitch * k), rect.y), MINI)


def _bake_small(desk: Desk, hero: Hero, size: tuple[int, int]) -> pygame.Surface:
    out = layer(size)
    rect = out.get_rect()
    _board(desk, out, rect, desk.color(hero.seat))
    side = rect.h - 16
    out.blit(portrait(desk, hero.id, side, desk.color(hero.seat)), (8, 8))
    badge = desk.badge(hero.seat, 28)
    out.blit(badge, badge.get_rect(center=(8 + side - 4, 8 + side - 4)))
    left = rect.h + 4
    sign = desk.icon("aggressive" if hero.stance == "aggressive" else "cautious", 30)
    room = rect.w - 222 - left
    name = desk.label(desk.words(f"hero-{hero.id}"), room - (36 if hero.stance else 0), 30, "bold", BONE, most=34)
    out.blit(name, name.get_rect(midleft=(left, 22)))
    if hero.stance:
        out.blit(sign, sign.get_rect(center=(left + name.get_width() + 22, 22)))
    for k, zone in enumerate(("reserve", "fatigue", "wounds")):
        x = rect.w - 210 + 68 * k
        stone = gem(desk.art, ZONES[zone], 28)
        out.blit(stone, stone.get_rect(center=(x + 16, 22)))
        number = ink(str(getattr(hero, zone)), 34, "bold", BONE)
        out.blit(number, number.get_rect(midleft=(x + 34, 22)))
    for k, space in enumerate(SPACES):
        _small_space(desk, out, hero, space, (_space_x(rect, k), rect.h - 20))
    if not hero.area:
        _gone(desk, out, hero, rect)
    return out


def _small_space(desk: Desk, out: pygame.Surface, hero: Hero, space: str, middle: tuple[int, int]) -> None:
    asleep = hero.stance == "cautious" and space not in ("guard", "reroll")
    lying = int(getattr(hero, space))
    sign = desk.icon(space, 30)
    out.blit(desk.art.rested(sign, RESTING) if asleep else sign, sign.get_rect(center=middle))
    if lying:
        row = gem_row(desk.art, "ready", lying, 16, 32)
        out.blit(row, row.get_rect(center=(middle[0], middle[1] + 11)))
