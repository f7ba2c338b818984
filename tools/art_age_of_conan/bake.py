"""What is baked, by group, and the table of positions."""

from tools.art.output import write_layout
from tools.art_age_of_conan import cards, ground, howto, pieces, victory
from tools.art_age_of_conan.output import save, write_manifest


def bake_story():
    """The ground of the results."""
    save("victory", victory.hall(), opaque=True, step=5)


GROUPS = {
    "ground": ground.bake_ground,
    "pieces": pieces.bake_pieces,
    "hands": cards.bake_hands,
    "cards": cards.bake_cards,
    "story": bake_story,
    "howto": howto.bake_howto,
}
INTRO = """Pixels from the top left of the named picture; rectangles are x, y, width, height.
# map.png is the sheet without words, plates and pieces (see-through torn edge), drawn on table.png at [map] at.
# [province_box], [area_box]: boxes on the sheet, where provinces/<id>/{mask, glow, halo, ring}.png and
# areas/<area>_faded.png are drawn. mask, glow and halo are white: multiply them by a colour. A lifted province is cut
# from what lies there with its mask (BLEND_RGBA_MULT), drawn with halo (in the seat's colour) and ring on it.
# pieces/<name>_tint.png times a seat's colour (BLEND_RGB_MULT) plus <name>_ink.png (BLEND_RGB_ADD) is the piece in
# that colour. [rise]: how far from its anchor it is centred.
# cards/hand/<card>.png are finished; cards/picture/<card or objective>.png and adventures/picture/<id>.png are for the
# enlarged card. emblems/<card>.svg: signs of kingdom cards. icons/crest_<kingdom>.svg are the kingdoms' shields."""


def bake_layout():
    """layout.toml and manifest.toml."""
    sections = ground.sections() | pieces.sections()
    write_layout("age_of_conan/layout.toml", INTRO, sections)
    write_manifest()
