"""What is baked, by group, and the table of positions."""

from tools.art.output import write_layout
from tools.art_age_of_conan import ground, pieces
from tools.art_age_of_conan.output import write_manifest

GROUPS = {"ground": ground.bake_ground, "pieces": pieces.bake_pieces}
INTRO = """Pixels from the top left of the named picture; rectangles are x, y, width, height.
# map.png is the sheet without words, plates and pieces (see-through torn edge), drawn on table.png at [map] at; its
# anchors are in games/age_of_conan/content/map/geometry.toml. [province_box], [area_box]: boxes on the sheet, where
# provinces/<id>/{mask, glow, halo, ring, shadow}.png and areas/<area>_{mask, faded}.png are drawn. mask, glow and halo are
# white: multiply them by a colour. A lifted province is cut from what lies there with its mask (BLEND_RGBA_MIN), drawn
# `lift` pixels up over its shadow at shadow_offset, with halo (in the seat's colour) and ring on it.
# pieces/<name>_tint.png times a seat's colour (BLEND_RGB_MULT) plus <name>_ink.png (BLEND_RGB_ADD) is the piece in that
# colour; its shadow is drawn at place - shadow_pad + shadow_offset. [rise]: how far from its anchor a piece is centred."""


def bake_layout():
    """layout.toml and manifest.toml."""
    write_layout("age_of_conan/layout.toml", INTRO, ground.sections() | pieces.sections())
    write_manifest()
