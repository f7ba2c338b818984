"""Small signs in white with lead for the hollows (a tint multiplies them): values, ranges, phases, traits, states."""

from functools import cache
from io import BytesIO

import pygame

from tools.art.output import SPRITES
from tools.art.palette import hexa
from tools.art_krynea.palette import BONE, LEAD

WHITE, HOLLOW = "#ffffff", "#17161a"
FOLDER = SPRITES / "krynea" / "icons"
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">'
JOINS = '<g stroke-linejoin="round" stroke-linecap="round" transform="translate(4 4) scale(.9375)">'


def fill(d, tone="$f"):
    return f'<path d="{d}" fill="{tone}" fill-rule="evenodd"/>'


def hole(d):
    return fill(d, "$K")


def disc(cx, cy, r, tone="$f"):
    return f'<circle cx="{cx}" cy="{cy}" r="{r}" fill="{tone}"/>'


def line(d, width, tone="$f"):
    return f'<path d="{d}" fill="none" stroke="{tone}" stroke-width="{width}"/>'


def placed(body, x, y, k):
    return f'<g transform="translate({x} {y}) scale({k})">{body}</g>'


ARROW = line("M20 108L84 44M20 108L44 104L24 84ZM78 16L112 16L112 50", 15) + fill("M112 16L66 26L102 62Z")
SPARK = fill("M64 4L78 50L124 64L78 78L64 124L50 78L4 64L50 50Z")
BLADE = fill("M106 8L120 8L120 22L60 88L74 102L64 112L46 94L26 116L12 102L34 82L16 64L26 54L40 68Z")
SHIELD = fill("M16 18L64 6L112 18C116 74 100 104 64 124C28 104 12 74 16 18Z")
CROSSED = fill(
    "M10 8L26 8L64 50L102 8L118 8L118 24L76 64L98 88L106 80L116 90L104 102L118 116L108 124L96 110L84 120"
    "L76 110L84 102"
    "L64 80L44 102L52 110L44 120L32 110L20 124L10 116L24 102L12 90L22 80L30 88L52 64L10 24Z"
)
STAR = fill("M64 6L80 46L122 48L88 76L100 118L64 94L28 118L40 76L6 48L48 46Z")
BANNER = fill("M24 6L104 6L104 118L64 92L24 118Z")
HORSE_SIGN = fill(
    "M92 120L38 120C38 98 52 92 52 74C44 80 36 86 27 84C17 82 14 72 18 64L38 36L36 10L52 24C88 24 110 60 106 120Z"
) + disc(48, 48, 6, "$K")
SKULL = (
    fill(
        "M64 8C26 8 12 36 18 62C20 76 32 80 36 88L38 110L52 110L52 120L76 120L76 110L90 110L92 88C96 80 108 76 110 62"
        "C116 36 102 8 64 8Z"
    )
    + disc(44, 62, 13, "$K")
    + disc(84, 62, 13, "$K")
    + hole("M64 76L72 92L56 92Z")
)
COIN = disc(64, 64, 54) + '<circle cx="64" cy="64" r="38" fill="none" stroke="$K" stroke-width="8"/>'
PAIR = fill("M18 34L84 34L84 120L18 120Z") + hole("M28 2L114 2L114 108L28 108Z") + fill("M36 10L106 10L106 100L36 100Z")
CROWN = fill("M14 104L8 28L38 56L64 12L90 56L120 28L114 104Z")
CLOVER = fill("M64 64C44 30 64 4 64 4C64 4 84 30 64 64Z")
HORN = fill("M44 46C16 50 -6 30 2 0C14 20 30 22 52 28Z")
ALTAR = "M36 122L30 50C32 22 50 6 66 4C86 8 98 24 98 52L92 122Z"

VALUES = {f"attack_{kind}": body for kind, body in (("ranged", ARROW), ("magic", SPARK), ("melee", BLADE))} | {
    f"defence_{kind}": SHIELD + placed(body.replace("$f", "$K"), 33, 25, 0.48)
    for kind, body in (("ranged", ARROW), ("magic", SPARK), ("melee", BLADE))
}

PHASES = {
    "initiative": fill("M26 4L40 4L40 124L26 124ZM44 12L116 12L98 40L116 68L44 68Z"),
    "monoliths": fill(ALTAR) + line("M50 46L78 46M64 46L64 96", 9, "$K"),
    "purchase": fill("M44 10L84 10L76 36C114 54 122 120 96 122L32 122C6 120 14 54 52 36Z") + disc(64, 82, 18, "$K"),
    "deployment": line("M64 4L64 70M38 48L64 78L90 48", 16) + fill("M14 92L114 92L114 120L14 120Z"),
    "movement": fill("M4 44L40 12L40 32L124 32L124 54L40 54L40 76ZM124 84L88 116L88 98L4 98L4 76L60 76L88 76L88 56Z"),
    "actions": STAR,
    "ranged": line("M26 8C104 30 104 98 26 120M26 8L26 120", 12)
    + line("M10 64L100 64", 10)
    + fill("M92 42L126 64L92 86Z"),
    "magic": disc(64, 64, 58) + placed(SPARK.replace("$f", "$K"), 15, 15, 0.766),
    "melee": fill("M16 8L30 4L76 76L64 86Z M112 8L98 4L52 76L64 86Z")
    + line("M36 76L62 104M92 76L66 104", 11)
    + line("M50 92L34 118M78 92L94 118", 12),
    "discards": fill("M22 34L106 34L96 122L32 122ZM12 16L48 16L52 4L76 4L80 16L116 16L116 28L12 28Z")
    + line("M48 52L50 106M64 52L64 106M80 52L78 106", 8, "$K"),
}

TRAITS = {
    "infantry": disc(64, 64, 50) + disc(64, 64, 18, "$K"),
    "stealth": fill("M6 40C40 24 88 24 122 40C122 84 96 96 64 72C32 96 6 84 6 40Z")
    + hole("M26 52L52 58L34 66ZM102 52L76 58L94 66Z"),
    "archery": line("M34 8C112 30 112 98 34 120M34 8L34 120M20 64L108 64", 13),
    "arcanist": fill("M72 2C92 18 76 28 98 84C124 90 124 108 64 114C4 108 4 90 30 84C38 50 48 20 72 2Z")
    + hole("M32 80C52 90 76 90 96 80L98 90C76 100 52 100 30 90Z"),
    "sacred": fill("M50 6L78 6L78 38L112 38L112 64L78 64L78 122L50 122L50 64L16 64L16 38L50 38Z"),
    "cavalry": fill("M24 10L46 8C38 40 36 84 64 88C92 84 90 40 82 8L104 10C122 62 110 120 64 122C18 120 6 62 24 10Z"),
    "noble": fill(
        "M64 4C84 26 84 50 72 70L92 70C118 60 116 30 96 30C100 44 92 50 84 50L84 84L76 84L84 118L44 118"
        "L52 84L36 84L44 50"
        "C36 50 28 44 32 30C12 30 10 60 36 70L56 70C44 50 44 26 64 4Z"
    ),
    "siege_engine": fill("M64 6A58 58 0 1 1 63 6ZM64 26A38 38 0 1 0 65 26Z") + line("M64 10L64 118M10 64L118 64", 12),
    "champion": CROWN,
    "object": '<circle cx="64" cy="80" r="36" fill="none" stroke="$f" stroke-width="16"/>'
    + fill("M40 4L88 4L102 22L64 58L26 22Z"),
    "magic_object": fill("M40 30L88 30L116 60L64 118L12 60Z")
    + line("M12 60L116 60M64 118L44 60L54 30M64 118L84 60L74 30", 6, "$K"),
    "magic_creature": fill(
        "M64 20L78 40C90 20 112 14 124 22C114 34 118 52 124 62C106 60 96 78 86 88L64 118L42 88C32 78 22 60 4 62"
        "C10 52 14 34 4 22C16 14 38 20 50 40Z"
    )
    + hole("M44 54L60 62L48 68ZM84 54L68 62L80 68Z"),
    "ally": fill("M6 36L34 24L64 40L94 24L122 36L112 84L88 92L64 112L40 92L16 84Z")
    + line("M34 64L58 84M50 54L74 76M66 48L90 70", 7, "$K"),
    "raised": fill("M64 2L104 44L80 44L80 76L48 76L48 44L24 44Z")
    + fill("M8 88C30 76 40 98 64 88C88 78 98 98 120 88L120 122L8 122Z"),
    "human": HORSE_SIGN,
}

NATURES = {
    "arcane": fill("M78 4C38 6 8 34 10 68C12 102 46 126 82 118C56 106 42 88 44 62C46 38 58 18 78 4Z")
    + placed(SPARK, 66, 34, 0.46),
    "physical": fill(
        "M30 50L30 22L46 22L46 12L64 12L64 20L80 18L80 28L98 30L100 62C100 86 92 92 90 120L40 120"
        "C40 100 16 84 14 62L24 54Z"
    )
    + line("M46 26L46 50M64 26L64 50M82 32L82 52", 6, "$K"),
    "prayer": fill("M62 8C52 30 46 60 32 84L16 108L42 122L62 100ZM66 8C76 30 82 60 96 84L112 108L86 122L66 100Z"),
}

STATES = {
    "tap": line("M104 64A42 42 0 1 1 78 24", 16) + fill("M70 0L106 26L66 46Z"),
    "roll": fill("M64 6L116 34L116 92L64 122L12 92L12 34Z")
    + line("M12 34L64 62L116 34M64 62L64 122", 8, "$K")
    + disc(64, 34, 8, "$K"),
    "reaction": fill("M76 4L20 74L56 74L46 124L108 50L70 50Z"),
    "permanent": line("M64 64C44 30 8 36 8 64C8 92 44 98 64 64C84 30 120 36 120 64C120 92 84 98 64 64Z", 15),
    "hidden": fill("M4 64C34 20 94 20 124 64C94 108 34 108 4 64Z")
    + disc(64, 64, 20, "$K")
    + line("M20 112L108 16", 24, "$K")
    + line("M20 112L108 16", 11),
    "moved": line("M14 36L88 36M66 10L94 36L66 62M114 92L40 92M62 66L34 92L62 118", 14),
    "deployed": fill("M14 92L114 92L114 120L14 120Z") + fill("M40 4L88 4L88 46L108 46L64 86L20 46L40 46Z"),
    "exhausted": fill(
        "M14 24L70 24L70 38L36 74L70 74L70 90L12 90L12 76L46 38L14 38ZM78 52L118 52L118 64L96 90L118 90"
        "L118 104L76 104L76 92L98 64L78 64Z"
    ),
    "dying": SKULL,
    "resource": COIN + hole("M64 42L82 64L64 86L46 64Z"),
    "points": fill("M20 76L8 126L36 114L50 126L56 90ZM108 76L120 126L92 114L78 126L72 90Z")
    + disc(64, 54, 52)
    + placed(SKULL.replace("$f", "$T").replace("$K", "$f").replace("$T", "$K"), 28, 18, 0.56),
    "hand": '<g transform="rotate(-14 64 110)">' + fill("M34 18L86 18L86 98L34 98Z") + "</g>"
    '<g transform="rotate(14 64 110)">'
    + hole("M38 16L106 16L106 112L38 112Z")
    + fill("M44 22L100 22L100 106L44 106Z")
    + "</g>",
    "deck_actions": PAIR + placed(STAR.replace("$f", "$K"), 44, 28, 0.42),
    "deck_troops": fill(
        "M24 30C36 0 92 0 104 30L108 92L84 122L72 122L72 76L96 62L96 48L64 60L32 48L32 62L56 76L56 122L44 122L20 92Z"
    ),
    "attack": CROSSED,
    "defence": SHIELD,
    "coordination": placed(SHIELD, -2, 8, 0.62) + placed(SHIELD, 52, 40, 0.62) + line("M78 26L104 26M91 13L91 39", 10),
    "lowered": fill("M64 120L16 66L46 66L46 8L82 8L82 66L112 66Z"),
    "heightened": fill("M64 8L112 62L82 62L82 120L46 120L46 62L16 62Z"),
}

TOKENS = {
    "token_actions": BANNER + placed(STAR.replace("$f", "$K"), 35, 22, 0.45),
    "token_attacks": BANNER + placed(ARROW.replace("$f", "$K"), 36, 22, 0.45),
    "token_holder": BANNER + placed(CROWN.replace("$f", "$K"), 36, 22, 0.45),
    "coin_success": COIN + placed(STAR.replace("$f", "$K"), 38, 36, 0.4),
    "coin_miss": COIN + line("M46 46L82 82M82 46L46 82", 12, "$K"),
}

FACTION_SIGNS = {
    "faction_light": "".join(
        f'<g transform="rotate({a} 64 64)">{fill("M64 0L76 30L52 30Z")}</g>' for a in range(0, 360, 45)
    )
    + disc(64, 64, 30),
    "faction_magic": "".join(f'<g transform="rotate({a} 64 64)">{CLOVER}</g>' for a in (0, 60, 120, 180, 240, 300))
    + disc(64, 64, 10, "$K"),
    "faction_dark": HORN
    + f'<g transform="matrix(-1 0 0 1 128 0)">{HORN}</g>'
    + fill("M34 26C46 10 82 10 94 26L98 78L86 112L64 124L42 112L30 78Z")
    + hole("M36 58L58 68L56 78L40 72ZM92 58L70 68L72 78L88 72ZM60 92L68 92L68 116L60 116Z"),
    "faction_mercenary": fill("M10 10L36 10L118 102L102 118ZM118 10L92 10L10 102L26 118Z")
    + disc(64, 62, 24)
    + disc(64, 62, 11, "$K"),
    "faction_neutral": fill(ALTAR),
}

REACH = {  # rear, second, first line: 1 = the facing battalion, 3 = and those beside it, 9 = every battalion
    "front_first": (0, 0, 1),
    "front_van": (0, 1, 1),
    "front_rear": (1, 0, 0),
    "front_any": (1, 1, 1),
    "first_adj": (0, 0, 3),
    "any_first": (0, 0, 9),
    "any_second": (0, 9, 0),
    "any_van": (0, 9, 9),
    "any_rear": (9, 0, 0),
    "any_enemy": (9, 9, 9),
}


def reach(code):
    """Three enemy lines above an own arrow. Bright cells can be hit; a bar with points runs through all battalions."""
    out = fill(
        "M20 0L108 0C120 0 128 8 128 20L128 108C128 120 120 128 108 128L20 128C8 128 0 120 0 108L0 20C0 8 8 0 20 0Z",
        "$K",
    )
    for row, what in enumerate(REACH[code]):
        y = 13 + row * 28
        for column in range(3):
            x = 22 + column * 30
            on = what in (3, 9) or (what == 1 and column == 1)
            cell = f"M{x} {y}L{x + 24} {y}L{x + 24} {y + 20}L{x} {y + 20}Z"
            out += fill(cell, "$f" if on else "#565a60")
        if what == 9:
            out += fill(f"M18 {y + 5}L110 {y + 5}L110 {y + 15}L18 {y + 15}Z")
            out += fill(f"M4 {y + 10}L20 {y - 2}L20 {y + 22}ZM124 {y + 10}L108 {y - 2}L108 {y + 22}Z")
    return out + fill("M64 97L86 120L42 120Z")


SIGNS = (
    VALUES
    | {f"phase_{name}": body for name, body in PHASES.items()}
    | {f"trait_{name}": body for name, body in TRAITS.items()}
    | {f"nature_{name}": body for name, body in NATURES.items()}
    | STATES
    | TOKENS
    | FACTION_SIGNS
    | {f"range_{code}": reach(code) for code in REACH}
)


def sign_svg(name, tone=WHITE, hollow=HOLLOW):
    return f"{HEAD}{JOINS}{SIGNS[name]}</g></svg>\n".replace("$f", tone).replace("$K", hollow)


@cache
def sign(name, px, color=BONE, hollow=LEAD):
    """The sign in a colour, `px` square."""
    return pygame.image.load_sized_svg(
        BytesIO(sign_svg(name, hexa(color), hexa(hollow)).encode()), (px, px)
    ).convert_alpha()


def bake_signs():
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in SIGNS:
        (FOLDER / f"{name}.svg").write_text(sign_svg(name), encoding="utf-8")
