"""An emblem for each kingdom card: sketches kept for the other titles, in the cloth of the kingdom."""

from string import Template

from tools.art.output import SPRITES
from tools.art_age_of_conan.output import HOME
from tools.art_krynea.catalogue import CARDS
from tools.art_krynea.emblems import SKETCHES
from tools.art_krynea.palette import TONES
from tools.art_krynea.sketch import contour, svg_of
from tools.emblems.draw import fitted

CLOTH = {  # light, base, dark, glow
    "aquilonia": ("#ffb08a", "#c23a2c", "#6e1a16", "#ffe2a8"),
    "turan": ("#f6cf62", "#c98a1a", "#7c5410", "#bfe6ff"),
    "stygia": ("#9fe8bc", "#2f9064", "#134a34", "#d8ff9a"),
    "hyperborea": ("#e6d2fb", "#8f68b8", "#4a2e6c", "#d8f2ff"),
}
# A number is a sketch of Krynea's, a code one of the Huns'.
SOURCES = {
    "aq_archers": "61", "aq_dragons": "88", "aq_knights": "72", "aq_pikemen": "73", "aq_marshal": "57",
    "aq_chancellor": "MC12", "aq_wardens": "95", "aq_levy": "33", "aq_tax": "52", "aq_barons": "7",
    "aq_garrison": "58", "aq_wall": "16", "aq_charge": "32", "aq_fealty": "27", "aq_pace": "19",
    "tu_veziz": "MC04", "tu_archers": "MC07", "tu_lancers": "RD07", "tu_fleet": "RD09", "tu_spymaster": "MC05",
    "tu_caravans": "TR12", "tu_guard": "MC11", "tu_tribute": "26", "tu_clans": "TR09", "tu_informers": "14",
    "tu_bribe": "RD08", "tu_flight": "24", "tu_dust": "CU02", "tu_words": "RD06",
    "st_priests": "CU12", "st_spears": "54", "st_guard": "87", "st_tower": "M4", "st_scrolls": "66",
    "st_venom": "79", "st_circle": "TR08", "st_altar": "50", "st_research": "5", "st_curse": "CU05",
    "st_gaze": "CU06", "st_bargain": "37", "st_smoke": "78", "st_whisper": "65",
    "hy_mist": "6", "hy_thralls": "46", "hy_seers": "MC03", "hy_cabal": "75", "hy_levies": "93", "hy_envoys": "76",
    "hy_skulls": "89", "hy_gather": "30", "hy_winter": "92", "hy_furs": "MC06", "hy_dead": "48", "hy_cloud": "31",
    "hy_fog": "M7", "hy_tongue": "TR07", "hy_endure": "60",
}  # fmt: skip
GALLEY = """w M60 16 L66 16 L66 84 L60 84Z
a M58 20 C94 26 98 60 88 76 L30 76 C46 58 46 34 58 20Z
b M70 24 C94 34 96 60 88 76 L66 76 C78 58 78 38 70 24Z
w M2 78 L16 82 L108 82 L126 64 C122 100 104 112 84 112 L40 112 C20 112 6 100 2 78Z
c| M6 92 L122 84 C118 104 102 110 84 112 L40 112 C24 112 12 106 6 92Z
w~5 M30 104 L20 124
w~5 M52 106 L42 126
w~5 M74 106 L64 126
w~5 M96 104 L86 124"""


def kingdom_of(card):
    return {"aq": "aquilonia", "tu": "turan", "st": "stygia", "hy": "hyperborea"}[card[:2]]


def emblem(card):
    """The whole file of a card's emblem."""
    light, base, dark, glow = CLOTH[kingdom_of(card)]
    if card == "tu_fleet" or not SOURCES[card][:2].isalpha():
        body = svg_of(GALLEY if card == "tu_fleet" else SKETCHES[_slug(SOURCES[card])])
        joins = '<g stroke="$K" stroke-width="3.2" stroke-linejoin="round" stroke-linecap="round">'
        tones = TONES | {"a": light, "b": base, "c": dark, "g": glow}
        return fitted([Template(f"{joins}{contour(body)}\n{body}</g>").substitute(tones)])
    text = (SPRITES / "huns" / "emblems" / f"{SOURCES[card]}.svg").read_text(encoding="utf-8")
    for old, new in (("#efe3c4", light), ("#8d7450", base), ("#fff6de", "#fff3da")):
        text = text.replace(old, new)
    return text


def _slug(number):
    return next(card.slug for card in CARDS if card.id == number)


def bake_emblems():
    folder = HOME / "emblems"
    folder.mkdir(parents=True, exist_ok=True)
    for card in SOURCES:
        (folder / f"{card}.svg").write_text(emblem(card), encoding="utf-8")
