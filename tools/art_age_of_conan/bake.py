"""What is baked, by group, and the table of positions."""

from tools.art.output import write_layout
from tools.art_age_of_conan import ground
from tools.art_age_of_conan.output import write_manifest

GROUPS = {"ground": ground.bake_ground}
INTRO = """Pixels from the top left of the named picture; rectangles are x, y, width, height.
# map.png is the sheet without words, plates and pieces (see-through torn edge), drawn on table.png at [map] at; anchors
# are in games/age_of_conan/content/map/geometry.toml. [province_box] and [area_box] are boxes on the sheet: provinces/<id>/
# {mask, glow, halo, ring, shadow}.png and areas/<area>_{mask, faded}.png are drawn at their top left. mask, glow and halo
# are white: multiply them by a colour. A lifted province is cut from what is drawn there with its mask (BLEND_RGBA_MIN),
# over its shadow at shadow_offset, `lift` pixels up, with halo (in the seat's colour) and ring on it."""


def bake_layout():
    """layout.toml and manifest.toml."""
    write_layout("age_of_conan/layout.toml", INTRO, ground.sections())
    write_manifest()
