"""What is baked, by group, and the table of positions."""

import tomllib

from tools.art.output import write_layout
from tools.art_conan import boards, cards, howto, iconset, pieces, victory
from tools.art_conan.output import HOME, write_manifest
from tools.art_conan.places import tile_kinds


def bake_pieces():
    """Everything that stands or lies on the table."""
    pieces.bake_figures()
    pieces.bake_gems()
    pieces.bake_tiles(tile_kinds())
    pieces.bake_things()


GROUPS = {
    "boards": (boards.bake_boards, boards.sections),
    "pieces": (bake_pieces, pieces.sections),
    "cards": (cards.bake_cards, cards.sections),
    "icons": (iconset.bake_icons, dict),
    "story": (victory.bake_victory, dict),
    "howto": (howto.bake_howto, dict),
}
INTRO = """Positions in pixels of the 1920 x 1080 screen; rectangles are x, y, width, height.
# boards/<board>/lit.png is the whole screen with the board by torchlight, dim.png its board part by moonlight, drawn at
# [boards] dim_at. boards/<board>/areas/<area>_{mask, glow, ring}.png are white and lie at [<board>.area_box]: multiply
# them by a colour (BLEND_RGBA_MULT); dim.png cut with masks shows areas out of reach. [<board>.dot]: where sight lines
# meet, .mark: centre of an area's coin, .spots: feet of figures, the best first, .flames: where fire flickers.
# boards/pict_village/roofs/<hut>.png at [pict_village.roof]: drawn while nobody is inside.
# figures/<hero, tile kind or yselda>_{board, sheet, portrait}.png: [figures.<size>] is the point of it that stands in
# the middle of its base; [figures.ring] the width of the base ring that fits on the board. rings/hero_<seat colour>_
# <width>, rings/foe_<tile colour or boss>_<width>: [rings] middle_<width> is the point of it under the foot. Draw the
# shadow (rings/shadow_<width>, border 20), the ring, the figure, then again the part of the ring below its middle and
# 12 % of its height, so that seat shape and tally strokes stay seen. heads/<figure>: 92 x 92.
# tiles/<kind>[_<colour>][_large], tiles/back[_large]. things/<name>.png: [things] is the point on the ground; doors are
# door_<wood, bronze, stone>_<open, closed, locked>_<across, along>. gems/<state>_<size>: a spent one is twice its size,
# the others 8 px more, a socket 6 px more. dice/<letter>_<symbols>_<size>.
# cards/<card>, spells/<spell>, events/<event>: finished, 150 x 210, with a back. pictures/<card or spell> goes into the
# window of frames/<kind, event or spell>.png, where [large_card] says what has room; gear/<card or spell> is the thing
# alone. icons/<name>, skills/<skill>: squares of 96. lights/halo_<radius>.png are opaque: add them (BLEND_RGB_ADD).
# victory.png: the heroes have won, victory_overlord.png: he has."""


def bake(names):
    """Bake the groups; the table keeps what it knew of the others."""
    file, known = HOME / "layout.toml", {}
    if file.exists():
        known = _flat(tomllib.loads(file.read_text(encoding="utf-8")))
    for name in names:
        make, sections = GROUPS[name]
        make()
        known |= sections()
    write_layout("conan/layout.toml", INTRO, known)
    file.write_text(file.read_text(encoding="utf-8").replace("tools.art`", "tools.art_conan`", 1), encoding="utf-8")
    write_manifest()


def _flat(table):
    """{"board.section": its table} of a table of tables."""
    out: dict[str, dict] = {}
    for name, inner in table.items():
        deep = {f"{name}.{key}": value for key, value in inner.items() if isinstance(value, dict)}
        plain = {key: value for key, value in inner.items() if not isinstance(value, dict)}
        out |= deep | ({name: plain} if plain else {})
    return out
