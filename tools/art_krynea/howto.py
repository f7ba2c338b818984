"""Eight pictures of how Krynea is played, put together from the baked glass; numerals but no words."""

import pygame

from tools.art.howto import arrow, dim, lit, points, put
from tools.art.paint import add_light, path, svg
from tools.art_krynea import plates
from tools.art_krynea.palette import BONE, BRASS, EMBER, FACTIONS, HOLD, INK, KILL, KIND_HUE, STEEL, mix
from tools.art_krynea.parts import stud
from tools.art_krynea.plates import STUDS, coin, crest, lane, lane_places, stand, token
from tools.art_krynea.signs import sign
from tools.art_krynea.vignette import (
    SIZE,
    card,
    cost,
    cracked,
    deck,
    enlarged,
    ground,
    printed,
    splinters,
    tablet,
    total,
    write,
)

PALE = (213, 222, 228)


def _badge(army, zoom=1.0):
    return enlarged("CREST", zoom, lambda: crest(army))


def _stud(state, px):
    return stud(STUDS[state][0], px, *STUDS[state][1:])


def _burst(out, pic, center, spread, seed=5):
    """A card blown apart, its light behind it."""
    add_light(out, center, round(spread * 5), (120, 40, 12), 1.5)
    for part, (dx, dy) in splinters(pic, spread, seed):
        put(out, part, (center[0] + dx, center[1] + dy), 5)


def _fan(out, cards, middle, step, turn, rise=10, glow=()):
    """Held cards; those of `glow` are lifted and lit."""
    for n, pic in enumerate(cards):
        k = n - (len(cards) - 1) / 2
        at = (middle[0] + k * step, middle[1] + abs(k) * abs(k) * rise - (34 if n in glow else 0))
        (lit if n in glow else put)(out, pygame.transform.rotozoom(pic, -k * turn, 1.0), at)


def _coins(out, count, center, px, step):
    for n in range(count):
        put(out, coin("resource", px), (center[0] + (n - (count - 1) / 2) * step, center[1]), 4)


# ---------------------------------------------------------------- the pictures
def goal():
    """1: two armies; an enemy's glass bursts and its cost goes to the one who broke it."""
    out = ground("dark", "light", (0.5, 0.5))
    for army, y, line in (
        ("dark", 154, ("heavy_infantry_2", "", "heavy_cavalry_2")),
        ("light", 412, ("archers_1", "knights", "heavy_infantry_1")),
    ):
        for n, slug in enumerate(line):
            if slug:
                put(out, card("field", army, slug, 1.24), (280 + n * 182, y), 9)
    put(out, _badge("dark", 1.15), (104, 154), 8)
    put(out, _badge("light", 1.15), (104, 412), 8)
    _burst(out, card("field", "dark", "death_riders", 1.24), (462, 162), 30)
    arrow(out, (462, 326), (462, 290), (462, 226), KILL)
    arrow(out, (372, 240), (240, 262), (150, 346))
    put(out, points(f"+{cost('death_riders')}", 100), (252, 282), 9)
    for n in range(4):  # four rounds
        x, y = 804, 108 + n * 114
        mark = svg((64, 96), _lancet(FACTIONS["magic"].glass[4] if n == 0 else FACTIONS["magic"].glass[2 - n // 2]))
        put(out, mark, (x, y), 5)
        write(out, str(n + 1), (x, y + 8), 44, INK if n == 0 else BONE)
    return out


def _lancet(tone):
    d = "M8 88V42C8 24 20 12 32 6C44 12 56 24 56 42V88Z"
    return path(d, INK, INK, 12) + path(d, tone, STEEL, 4)


def purchase():
    """2: coins are paid for troops by their cost, and one for each action."""
    out = ground("light", "light", (0.3, 0.4))
    put(out, coin("resource", 128), (122, 280), 9)
    for dx, dy in ((-46, 66), (40, 72), (2, 92)):
        put(out, coin("resource", 74), (122 + dx, 280 + dy), 6)
    write(out, "30", (122, 170), 78, (255, 230, 160))
    put(out, deck("light", "troops", 0.72), (306, 160), 8)
    for n, slug in enumerate(("light_infantry_1", "archers_2", "templars", "knights")):
        x = 450 + n * 122
        put(out, card("field", "light", slug, 0.92), (x, 146), 9)
        _coins(out, cost(slug), (x, 252), 42, 24)
    put(out, deck("light", "actions", 0.62), (306, 418), 8)
    for n, slug in enumerate(("war_cry", "shield_wall_1", "rally", "field_surgeon_1", "zeal")):
        x = 458 + n * 92
        put(out, card("hand", "light", slug, 0.52), (x, 414), 7)
        _coins(out, 1, (x, 504), 42, 0)
    return out


def battalions():
    """3: first all first lines, then the second lines, then the rear; an empty first line is covered."""
    out = ground("magic", "magic", (0.55, 0.45))
    lines = (
        ("heavy_infantry_1", "heavy_infantry_2", "elementalists", ""),
        ("mages_1", "crossbowmen_1", "archers_1", "knights"),
    )
    columns = [236 + n * 180 for n in range(4)]
    for x in columns:
        put(out, lane("three"), (x, 252), 2)
    heights = [252 + y + h / 2 - plates.LANE["three"][1] / 2 for _, y, _, h in lane_places("three")]
    for slugs, y in zip(lines, heights, strict=True):
        for slug, x in zip(slugs, columns, strict=True):
            if slug:
                put(out, card("field", "magic", slug), (x, y), 7)
    for row, y in enumerate((*heights, 410)):
        write(out, str(row + 1), (96, y), 72, (255, 230, 160))
    for n, slug in ((0, "light_infantry_1"), (2, "light_infantry_2"), (3, "archers_2")):
        put(out, card("rear", "magic", slug), (columns[n], 410), 5)
    lit(out, card("rear", "magic", "heavy_cavalry_1", 1.16), (columns[1], 418))
    arrow(out, (columns[1], 526), (columns[1], 500), (columns[1], 464), KILL)
    arrow(out, (columns[3], 232), (columns[3], 190), (columns[3], 122), KILL)
    return out


def token_and_monolith():
    """4: the holder takes the star or the arrow, the rival the other; a god's stone holds for all."""
    out = ground("light", "magic", (0.36, 0.5))
    for army, face, x in (("light", "actions", 170), ("magic", "attacks", 410)):
        put(out, enlarged("TOKEN", 1.75, lambda face=face: token(face)), (x, 206), 10)
        put(out, _badge(army, 1.12), (x, 424), 8)
        mark = stud("phase_actions" if face == "actions" else "attack", 68)
        put(out, mark, (x + 62, 478), 5)
    arrow(out, (214, 78), (290, 30), (366, 84))
    arrow(out, (366, 330), (290, 376), (214, 330), PALE)
    put(out, enlarged("TOKEN", 0.62, lambda: token("holder")), (100, 470), 5)
    add_light(out, (700, 250), 330, (54, 120, 96), 1.6)
    put(out, _standing("ceirwen"), (690, 262), 12)
    for tab, x, army in ((562, 648, "light"), (818, 732, "magic")):
        put(out, _bonus(), (tab, 488), 5)
        put(out, _badge(army, 0.72), (x, 488), 5)
    return out


def _standing(slug, zoom=1.9):
    """A monolith on its stand."""
    w, h = plates.STAND
    pic = pygame.transform.smoothscale(stand(), (round(w * zoom), round(h * zoom)))
    face = card("field", "neutral", slug, zoom)
    pic.blit(face, face.get_rect(midtop=(pic.get_width() // 2, round(12 * zoom))))
    return pic


def _bonus():
    out = pygame.transform.smoothscale_by(plates.bonus_tab("attack", "ranged"), 1.5)
    write(out, "+1", (33, 28), 38, KIND_HUE["ranged"])
    return out


def compare():
    """5: higher kills, equal does not; beside them the marks of how far a blow reaches."""
    out = ground("dark", "magic", (0.42, 0.5))
    add_light(out, (180, 132), 260, (130, 52, 20), 1.6)
    put(out, cracked(card("field", "dark", "light_infantry_1", 1.36)), (180, 142), 9)
    put(out, card("field", "dark", "mages_2", 1.36), (492, 142), 9)
    put(out, card("field", "magic", "archers_1", 1.36), (180, 424), 9)
    put(out, card("field", "magic", "mages_1", 1.36), (492, 424), 9)
    for x, kind, attacker, target in (
        (180, "ranged", "archers_1", "light_infantry_1"),
        (492, "magic", "mages_1", "mages_2"),
    ):
        _blow(out, x, kind, printed(attacker, "attack", kind), printed(target, "defence", kind))
    for n, name in enumerate(("range_front_first", "range_front_van", "range_any_enemy")):
        put(out, stud(name, 112), (806, 130 + n * 150), 6)
    return out


def _blow(out, x, kind, blow, guard):
    kills = blow > guard
    arrow(out, (x, 336), (x, 290), (x, 236), KILL if kills else HOLD)
    put(out, tablet(blow, guard, 0.98), (x + 128, 284), 7)
    put(out, stud(f"attack_{kind}", 62, KIND_HUE[kind]), (x, 300), 4)
    if kills:
        put(out, _stud("dying", 76), (x - 78, 66), 6)


def melee():
    """6: facing battalions clash; two with a melee attack add up; first lines fall, on both sides if it must be."""
    out = ground("dark", "light", (0.5, 0.5))
    _engagement(out, 126, ("death_riders", "necromancers"), ("heavy_infantry_1", "knights"))
    _engagement(out, 552, ("heavy_cavalry_2", "archers_2"), ("heavy_infantry_2", "light_infantry_1"))
    return out


def _engagement(out, x, upper, lower):
    """Two battalions, each (first line, second line), first lines face to face; the totals beside them."""
    add_light(out, (x, 280), 220, (140, 60, 20), 1.5)
    totals = [(total(side, "attack"), total(side, "defence")) for side in (upper, lower)]
    for k, (army, side, rows) in enumerate((("dark", upper, (208, 90)), ("light", lower, (352, 470)))):
        blow, guard = totals[1 - k][0], totals[k][1]
        for slug, y in zip(side, rows, strict=True):
            pic = card("field", army, slug, 0.77)
            falls = y == rows[0] and blow > guard
            put(out, cracked(pic) if falls else pic, (x, y), 7)
            if falls:
                put(out, _stud("dying", 60), (x - 58, y - 26), 5)
        put(out, tablet(blow, guard, 0.92), (x + 190, (208, 344)[k]), 7)
    put(out, stud("attack_melee", 44, KIND_HUE["melee"]), (x, 280), 6)
    _brace(out, f"M{x + 60} 306H{x + 78}V516H{x + 60}M{x + 78} 440H{x + 104}", KILL)
    put(out, stud("coordination", 74, KILL), (x + 140, 440), 5)
    first, second = (printed(slug, "attack", "melee") for slug in lower)
    write(out, f"{first} + {second}", (x + 242, 440), 46, KILL)


def _brace(out, d, color):
    for tone, wide in ((INK, 15), (color, 7)):
        out.blit(svg(SIZE, path(d, stroke=tone, width=wide)), (0, 0))


def answer():
    """7: one reaction meets what happens, a blow or a death; a second one is not heard."""
    out = ground("magic", "light", (0.5, 0.5))
    add_light(out, (440, 166), 240, (110, 96, 50), 1.6)
    put(out, card("hand", "magic", "fireball", 0.92), (124, 156), 9)
    put(out, card("field", "light", "templars", 1.36), (770, 160), 9)
    arrow(out, (222, 150), (270, 140), (330, 152), mix(EMBER, BONE, 0.1))
    lit(out, card("hand", "light", "dispel_magic_1", 0.95), (440, 158))
    arrow(out, (536, 156), (590, 150), (650, 156), PALE)
    put(out, stud("defence", 82, HOLD), (690, 82), 6)
    put(out, cracked(card("field", "light", "archers_1", 1.2)), (124, 424), 9)
    put(out, _stud("dying", 70), (60, 352), 5)
    put(out, card("hand", "light", "field_surgeon_1", 0.86), (440, 424), 9)
    arrow(out, (340, 424), (280, 414), (222, 424), PALE)
    put(out, coin("miss", 112), (548, 472), 7)
    put(out, dim(card("hand", "light", "prayer_of_mercy", 0.86), 120), (760, 424), 9)
    _cross(out, (760, 424), 72)
    return out


def _cross(out, center, r):
    """Struck out."""
    (x, y), d = center, r * 0.72
    strokes = f"M{x - d} {y - d}L{x + d} {y + d}M{x + d} {y - d}L{x - d} {y + d}"
    for tone, wide in ((INK, 34), ("#d23b2c", 20)):
        out.blit(svg(SIZE, path(strokes, stroke=tone, width=wide)), (0, 0))


def next_round():
    """8: three cards stay in the hand; what the enemy lost counts by its cost, the Raised too."""
    out = ground("light", "dark", (0.5, 0.42))
    hand = ("templars", "hawk_eyes_1", "alaric", "rally", "light_infantry_3")
    cards = [card("hand", "light", slug, 0.7) for slug in hand]
    _fan(out, [pic if n < 3 else dim(pic, 165) for n, pic in enumerate(cards)], (322, 166), 112, 5, 7, (0, 1, 2))
    arrow(out, (640, 156), (680, 140), (736, 154), PALE)
    put(out, stud("phase_discards", 130, PALE), (806, 156), 8)
    fallen = (("knights", 0), ("heavy_infantry_2", 0), ("death_riders", 180))
    for n, (slug, turn) in enumerate(fallen):
        x = 110 + n * 132
        pic = card("field", "dark", slug, 0.94)
        put(out, pygame.transform.rotate(pic, turn) if turn else cracked(pic), (x, 424), 7)
        if turn:
            put(out, _stud("raised", 56), (x + 52, 366), 5)
    _brace(out, "M436 350H460V500H436M460 424H490", BRASS)
    put(out, points(str(sum(cost(slug) for slug, _ in fallen)), 112), (546, 424), 8)
    put(out, _badge("light", 1.1), (690, 414), 8)
    put(out, dim(_badge("dark", 0.84), 190), (818, 430), 7)
    put(out, points("7", 70), (818, 496), 6)
    crown = sign("trait_champion", 66, (255, 224, 140))
    put(out, crown, (690, 318), 5)
    return out


PICTURES = (goal, purchase, battalions, token_and_monolith, compare, melee, answer, next_round)
