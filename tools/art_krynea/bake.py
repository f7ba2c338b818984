"""sprites/krynea: what is baked, in which names, with which positions."""

from collections.abc import Callable
from functools import partial

from tools.art import output
from tools.art.output import SPRITES, describe, write_layout
from tools.art.palette import hexa
from tools.art_krynea import faces, floor, howto, plates, victory
from tools.art_krynea.catalogue import CARDS
from tools.art_krynea.emblems import bake_emblems
from tools.art_krynea.faces import FACES, LOW, SIZES, UNITS, back, empty, finished
from tools.art_krynea.pack import save
from tools.art_krynea.palette import ARMIES, FACTIONS, KIND_HUE, KINDS
from tools.art_krynea.parts import cells
from tools.art_krynea.signs import bake_signs
from tools.art_krynea.textures import rounded_alpha, silhouette_light, surface

COLORS = {"hand": 168, "field": 160, "chip": 128, "rear": 112, "thumb": 96, "pile": 128, "large": 250}
BACKS = ("large", "hand", "field", "pile")
INTRO = (
    "Pixels from the top left of the named picture; rectangles are x, y, width, height; "
    "a shadow or halo is drawn at place - pad + offset."
)


def bake_vectors():
    bake_emblems()
    bake_signs()


def bake_army(faction):
    """Every card as this army carries it, its empty frames, its backs."""
    for card in CARDS:
        if (card.face == "monolith") != (faction == "neutral"):
            continue
        for size in sizes_of(card):
            save(f"cards/{faction}/{size}/{card.id}", finished(size, faction, card), COLORS[size])
    for face in FACES:
        if face != "monolith" or faction == "neutral":
            save(f"frames/{faction}/large_{face}", empty("large", faction, face), COLORS["large"])
    for face in ("unit", "object", "action"):
        save(f"frames/{faction}/hand_{face}", empty("hand", faction, face), COLORS["hand"])
    for size in ("field", *LOW):
        save(f"frames/{faction}/{size}_unit", empty(size, faction, "unit"), COLORS[size])
    for size in BACKS:
        for deck in ("monoliths",) if faction == "neutral" else ("actions", "troops"):
            if size != "large" or deck != "actions":
                save(f"backs/{faction}/{size}_{deck}", back(size, faction, deck), COLORS[size])
    save(f"crests/{faction}", plates.crest(faction))
    for end in ("upper", "lower"):
        save(f"lancets/{faction}_{end}", plates.lancet(faction, end == "upper"), 160)


def sizes_of(card):
    """The finished sizes of a card: all in the hand and as a thumb; units also on the field and in the low forms."""
    low = LOW if card.stands else ()
    return ("hand", "thumb", *(("field",) if card.face in (*UNITS, "skill", "monolith") else ()), *low)


def bake_table():
    """Floors, plates, wells, tokens, studs, lights."""
    for seats in floor.LINES:
        output.save(f"krynea/floor_{seats}", floor.floor(seats), opaque=True, step=5)
        save(f"plates/rail_{seats}", plates.rail(seats), 128)
    for seats in plates.LANE:
        save(f"plates/lane_{seats}", plates.lane(seats))
    for up, kills in ((up, kills) for up in (True, False) for kills in (True, False)):
        name = f"{'up' if up else 'down'}_{'kills' if kills else 'holds'}"
        save(f"plates/engagement_{name}", plates.engagement_half(up, kills))
    for kills in (True, False):
        save(f"plates/forecast_{'kills' if kills else 'holds'}", plates.forecast(kills))
    for kind in KINDS:
        for row in ("attack", "defence"):
            save(f"plates/bonus_{row}_{kind}", plates.bonus_tab(row, kind))
    for state in ("now", "next", "done"):
        save(f"plates/phase_{state}", plates.phase_cell(state))
    _small_pieces()
    _lights()


def _small_pieces():
    for face in ("actions", "attacks", "holder"):
        save(f"token/{face}", plates.token(face))
    for face in ("success", "miss", "resource"):
        save(f"coin/{face}", plates.coin(face))
    save("coin/resource_small", plates.coin("resource", 35))
    for name, sign in WELLS.items():
        save(f"wells/{name}", plates.well(sign))
    save("wells/coins", plates.coin_well())
    save("stands/monolith", plates.stand())
    save("plates/count", plates.count_tab())
    for state in plates.STUDS:
        save(f"studs/{state}", plates.state_stud(state))
    for size in ("field", "chip", "rear"):
        save(f"plates/cracks_{size}", plates.cracks(size), 64)


WELLS = {
    "deck_actions": "deck_actions",
    "deck_troops": "deck_troops",
    "deck_monoliths": "phase_monoliths",
    "discard_actions": "phase_discards",
    "discard_troops": "dying",
    "skill": "permanent",
    "plain": None,
}


def _outline(size):
    w, h = SIZES[size]
    return surface(rounded_alpha(w, h, 11)[..., None] * (1.0, 1.0, 1.0), rounded_alpha(w, h, 11))


def lights():
    """{size: (blur of shadow, its offset, blur when lifted, that offset, blur of halo)}."""
    big, small = (7, (4, 7), 13, (8, 18), 9), (4, (2, 4), 8, (6, 12), 6)
    return {size: small if size in ("thumb", "pile", "rear", "chip") else big for size in SIZES}


def _lights():
    for size, (blur, _, far, _, glow) in lights().items():
        shape = _outline(size)
        save(f"shadows/{size}", silhouette_light(shape, (8, 6, 8), blur, 0.66)[0], 64)
        save(f"shadows/{size}_lifted", silhouette_light(shape, (8, 6, 8), far, 0.55)[0], 64)
        save(f"halos/{size}", silhouette_light(shape, (255, 255, 255), glow, 1.7)[0], 64)


# ---------------------------------------------------------------- positions
def bake_layout():
    """sprites/krynea/layout.toml and manifest.toml."""
    sections = {"cards": {card.slug: card.id for card in CARDS}}
    sections["faces"] = {card.id: card.face for card in CARDS}
    for size in ("hand", "field", "large"):
        for face in FACES:
            sections[f"{size}_{face}"] = {"size": SIZES[size]} | _spots(size, face)
    for size in LOW:
        sections[f"{size}_unit"] = {"size": SIZES[size]} | _spots(size, "unit")
    sections["thumb"] = {"size": SIZES["thumb"]}
    sections["pile"] = {"size": SIZES["pile"], "step": (1, 2), "count": (7, SIZES["pile"][1] - 16, *plates.COUNT)}
    for size, (blur, offset, far, lifted, glow) in lights().items():
        sections[f"light_{size}"] = {
            "pad": 3 * blur,
            "offset": offset,
            "lifted_pad": 3 * far,
            "lifted_offset": lifted,
            "halo_pad": 3 * glow,
        }
    write_layout("krynea/layout.toml", INTRO, sections | _plates() | _colors())
    _write_manifest()


def _spots(size, face):
    """The places of a face, and each of its six values by row and kind."""
    spots = dict(faces.places(size, face))
    if face not in faces.COSTED and not (face in ("action", "summoned") and size != "field"):
        spots.pop("cost", None)
    if "values" in spots:
        gap = {"large": 4, "rear": 1}.get(size, 2)
        for row, kind, (x, y, w, h) in cells(spots["values"], gap):
            inset = w * 0.34 if size in ("hand", "large") else 0
            nudge = h * 0.05 if row == "attack" else -h * 0.05
            spots[f"{row}_{kind}"] = (x + inset, y + nudge, w - inset, h)
    return spots


def _plates():
    half, tab, cast = plates.HALF, plates.TAB, plates.FORECAST
    stand, field = plates.STAND, SIZES["field"]
    return {
        "engagement": {"half": half, "blow": (8, 14, 34, 42), "sign": (42, 16, 18, 38), "guard": (58, 14, 40, 42)},
        "forecast": {"size": cast, "blow": (32, 8, 26, 40), "guard": (32, 46, 26, 40)},
        "bonus": {"size": tab, "number": (4, 2, 34, 33)},
        "token": {"size": plates.TOKEN},
        "coin": {"size": (plates.COIN, plates.COIN)},
        "stand": {"size": stand, "card": ((stand[0] - field[0]) // 2, 12, *field)},
        "well": {"size": (SIZES["pile"][0] + 12, SIZES["pile"][1] + 12), "card": (6, 6, *SIZES["pile"])},
        "well_coins": {"size": plates.COIN_WELL, "number": (54, 4, 62, 41)},
        "rail": {"two": plates.RAIL["two"], "four": plates.RAIL["four"], "margin": 5, "gap": 3},
        "phase": {
            "now": plates.PHASE_NOW,
            "cell": plates.PHASE_CELL,
            "icon": (10, 4, 31, 31),
            "name": (46, 2, 180, 35),
        },
        "lane_two": {"size": plates.LANE["two"], "places": plates.lane_places("two"), "rear": (50, 320)},
        "lane_three": {
            "size": plates.LANE["three"],
            "places": plates.lane_places("three"),
            "rear": (23, 320),
        },
        "lane_four": {"size": plates.LANE["four"], "places": plates.lane_places("four"), "rear": (2, 58)},
        "floor": {
            **{
                f"field_{seats}": (a, floor.TOP, b - a, floor.BOTTOM[seats] - floor.TOP)
                for seats, (a, b) in floor.FIELD.items()
            },
            **{f"lines_{seats}": lines for seats, lines in floor.LINES.items()},
        },
        "lancet": {"size": plates.LANCET},
        "crest": {"size": plates.CREST},
        "stud": {"size": (41, 41)},
    }


def _colors():
    cloth = {name: [hexa(tone) for tone in look.cloth] for name, look in FACTIONS.items()}
    glow = {name: hexa(look.glow) for name, look in FACTIONS.items()}
    return {"cloth": cloth, "glow": glow, "kinds": {kind: hexa(tone) for kind, tone in KIND_HUE.items()}}


def _write_manifest():
    lines = ["# Written by `python -m tools.art_krynea`: every baked picture, its size, whether it is see-through.\n"]
    for file in sorted((SPRITES / "krynea").rglob("*.png")):
        w, h, alpha = describe(file)
        name = file.relative_to(SPRITES).with_suffix("").as_posix()
        lines.append(f'\n[[sprite]]\nname = "{name}"\nw = {w}\nh = {h}\nalpha = {str(alpha).lower()}\n')
    (SPRITES / "krynea" / "manifest.toml").write_text("".join(lines), encoding="utf-8")


def bake_stories():
    """The pages of how to play and the ground of the results; the pages print the numbers of the content."""
    for k, picture in enumerate(howto.PICTURES, 1):
        output.save(f"krynea/howto/{k}", picture(), step=4)
    output.save("krynea/victory", victory.field(), opaque=True, step=5)


GROUPS: dict[str, Callable[[], None]] = {"vectors": bake_vectors, "table": bake_table, "stories": bake_stories}
GROUPS |= {faction: partial(bake_army, faction) for faction in (*ARMIES, "neutral")}
