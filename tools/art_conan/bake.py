"""What is baked, by group, and the table of positions."""

import tomllib

from tools.art.output import write_layout
from tools.art_conan import boards
from tools.art_conan.output import HOME, write_manifest

GROUPS = {"boards": (boards.bake_boards, boards.sections)}
INTRO = """Positions in pixels of the 1920 x 1080 screen; rectangles are x, y, width, height.
# boards/<board>/lit.png is the whole screen with the board by torchlight, dim.png its board part by moonlight, drawn at
# [boards] dim_at. boards/<board>/areas/<area>_{mask, glow, ring}.png are white and lie at [<board>.area_box]: multiply
# them by a colour (BLEND_RGBA_MULT); dim.png cut with masks shows areas that are out of reach. [<board>.dot]: where sight
# lines meet, .mark: centre of an area's coin, .spots: feet of figures, the best first, .flames: where fire flickers.
# boards/pict_village/roofs/<hut>.png at [pict_village.roof]: drawn while nobody is inside."""


def bake(names):
    """Bake the groups; the table keeps what it knew of the others."""
    file, known = HOME / "layout.toml", {}
    if file.exists():
        known = _flat(tomllib.loads(file.read_text(encoding="utf-8")))
    for name in names:
        make, sections = GROUPS[name]
        make()
        known |= sections()
    write_layout("conan/layout.toml", INTRO.replace("tools.art`", "tools.art_conan`"), known)
    write_manifest()


def _flat(table):
    """{"board.section": its table} of a table of tables."""
    out = {}
    for name, inner in table.items():
        deep = {f"{name}.{key}": value for key, value in inner.items() if isinstance(value, dict)}
        plain = {key: value for key, value in inner.items() if not isinstance(value, dict)}
        out |= deep | ({name: plain} if plain else {})
    return out
