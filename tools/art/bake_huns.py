"""sprites/huns: the rug, the mats, the pieces and the positions that the board reads."""

from tools.art import cards, howto, mats, pieces, rug, victory
from tools.art.output import save, write_layout
from tools.art.paint import halo, layer, path, shadow_of, svg
from tools.art.palette import BACKS, SUIT_ORDER

WAGONS = {"camp": 210, "market": 155}
SOCKETS = {"camp": 45, "market": 33, "mini": 26}
CUBES = {"flying": 64, "large": 42, "camp": 39, "stash": 36, "pile": 32, "market": 29, "mini": 21, "card": 20}
DECKS = {"market": (110, 140), "small": (68, 92)}
CHIPS = {"large": 64, "small": 44}
BANNER = (156, 94)
INTRO = "Pixels from the top left of the named picture unless said otherwise; pads are drawn at place - pad + offset."


def bake_huns():
    """Everything but the cards' paintings."""
    _grounds()
    for suit in SUIT_ORDER:
        _suit(suit)
    for back in BACKS:
        _wagon(back)
    for size in (22, 30, 50):
        save(f"huns/sockets/any_{size}", pieces.free_socket(size))
    save("huns/chest", pieces.chest())
    save("huns/count_plate", pieces.count_plate())
    save("huns/first_player", pieces.horn_token())
    save("huns/raid_used", pieces.spent_seal())
    save("huns/raid_used_small", pieces.spent_seal(44))
    write_layout("huns/layout.toml", INTRO, layout() | _lights())


def _grounds():
    save("huns/table_rug", rug.table_rug(), opaque=True, step=4)
    save("huns/market_ground", mats.market_ground(), step=4)
    save("huns/mats/camp", mats.camp_ground(), step=4)
    for rivals, size in mats.RIVALS.items():
        save(f"huns/mats/rival_{rivals}", mats.rival_ground(size), step=4)
    for seat, color in mats.seat_colors():
        save(f"huns/mats/camp_hem_{seat}", mats.hem(mats.CAMP, color, 24, True), step=4)
        for rivals, size in mats.RIVALS.items():
            save(f"huns/mats/rival_{rivals}_hem_{seat}", mats.hem(size, color, 18, False), step=4)
        save(f"huns/mats/slice_hem_{seat}", mats.slices(color, True)[1], step=4)
        save(f"huns/mats/slice_hem_{seat}_quiet", mats.slices(color, False)[1], step=4)
    save("huns/mats/slice_ground", mats.slices((0, 0, 0), True)[0], step=4)
    save("huns/mats/slice_ground_quiet", mats.slices((0, 0, 0), False)[0], step=4)


def _suit(suit):
    save(f"huns/banners/{suit}", rug.banner(suit, BANNER))
    save(f"huns/rings/{suit}", rug.die_spot(suit, 124))
    save(f"huns/tags/{suit}", pieces.family_tag(suit))
    for name, size in DECKS.items():
        save(f"huns/backs/{suit}_{name}", cards.back(suit, size))
        save(f"huns/backs/{suit}_{name}_edge", cards.deck_edge(suit, size))
    save(f"huns/backs/{suit}_card", cards.back(suit, cards.SMALL))
    for name, edge in CUBES.items():
        save(f"huns/cubes/{suit}_{name}", pieces.cube(suit, edge))
    for name, edge in SOCKETS.items():
        save(f"huns/sockets/{suit}_{name}", pieces.socket(suit, edge))
        save(f"huns/sockets/{suit}_{name}_lit", pieces.socket(suit, edge, True))


def silhouettes():
    """The shapes that throw a shadow or glow: name below sprites/huns to a picture of that outline."""
    shapes = {"card_small": cards.SMALL, "deck_market": DECKS["market"], "deck_small": DECKS["small"]}
    pics = {name: cards.deck_edge("raid", size) for name, size in shapes.items()}
    pics |= {f"wagon_{name}": pieces.wagon("blue", width) for name, width in WAGONS.items()}
    pics |= {f"cube_{name}": pieces.cube("raid", size) for name, size in CUBES.items() if size > 28}
    pics |= {"wagon_mini": pieces.mini_wagon("blue"), "wagon_back": pieces.wagon_back("blue", 84, 128)}
    return pics | {"banner": rug.banner("raid", BANNER), "mat_camp": mats.camp_ground(), "ring": _ring_disc()}


def _ring_disc():
    return svg((124, 96), path("M6 48a56 42 0 1 0 112 0a56 42 0 1 0 -112 0Z", "#ffffff"))


def _lights():
    """Shadows (lying, lifted) and the double glow of a legal target; returns their layout."""
    pads = {}
    for name, pic in silhouettes().items():
        small = pic.get_width() < 80
        low, pad = shadow_of(pic, 4 if small else 7, 0.6)
        high, far = shadow_of(pic, 8 if small else 13, 0.5)
        save(f"huns/shadows/{name}", low, step=4)
        save(f"huns/shadows/{name}_lifted", high, step=4)
        pads[name] = {"pad": pad, "offset": (2, 4) if small else (4, 7), "lifted_pad": far, "lifted_offset": (8, 18)}
        if name != "mat_camp":
            reach = 48
            w, h = pic.get_size()
            halo_pic = layer((w + 2 * reach, h + 2 * reach))
            halo(halo_pic, pic, (reach, reach), (255, 196, 60), blur=12, strength=1.0, grow=6)
            halo(halo_pic, pic, (reach, reach), (255, 250, 214), blur=3, strength=1.0, grow=3)
            save(f"huns/halos/{name}", halo_pic, step=4)
            pads[name]["halo_pad"] = reach
    return {f"light_{name}": table for name, table in pads.items()}


def _wagon(back):
    for name, width in WAGONS.items():
        save(f"huns/wagons/{back}_{name}", pieces.wagon(back, width))
    save(f"huns/wagons/{back}_mini", pieces.mini_wagon(back))
    save(f"huns/wagons/{back}_back", pieces.wagon_back(back, 84, 128))
    save(f"huns/wagons/{back}_back_wide", pieces.wagon_back(back, 155, 118))
    for name, size in CHIPS.items():
        save(f"huns/wagons/{back}_chip_{name}", pieces.back_chip(back, size))


def bake_cards():
    """The sixty cards, small and large, their frames, the fled curse."""
    for ident in cards.IDS:
        save(f"huns/cards/{ident}", cards.large_picture(ident), step=2)
        save(f"huns/cards/small/{ident}", cards.small_card(ident), step=2)
    for suit in SUIT_ORDER:
        save(f"huns/frames/{suit}_small", cards.small_frame(suit), step=2)
        save(f"huns/frames/{suit}_large", cards.big_frame(suit), step=2)
        save(f"huns/frames/{suit}_ribbon", cards.ribbon_face(suit))
    save("huns/cards/small/curse_fled", cards.fled_curse())


def layout():
    """Positions on the pieces."""
    sections = {}
    for name, width in WAGONS.items():
        centers, socket, cube = pieces.wagon_sockets(width)
        lift = round(width * 0.025)
        sections[f"wagon_{name}"] = {
            "size": (width, round(width * 0.84)),
            "sockets": centers,
            "socket": socket,
            "cube": cube,
            "cube_lift": lift,
            "bed": (0, round(70 * width / 200), width, round(60 * width / 200)),
        }
    centers, socket, cube = pieces.mini_sockets()
    sections["wagon_mini"] = {"size": (126, 52), "sockets": centers, "socket": socket, "cube": cube, "cube_lift": 1}
    w, h = cards.SMALL
    sections["card_small"] = {
        "size": cards.SMALL,
        "suit_disc": cards.DISC,
        "medal": cards.MEDAL,
        "medal_size": 44,
        "seal": (w // 2, h // 2),
        "socket": 22,
        "cube": 20,
        **{f"sockets_{n}": cards.card_sockets(n, 23, w / 2, h - cards.BAND / 2 - 3) for n in (2, 3, 4)},
    }
    sections["card_large"] = {
        "size": cards.LARGE,
        "frame": cards.BIG_FRAME,
        **cards.big_window(),
        "socket": 50,
        "cube": 42,
        "socket_pitch": 56,
    }
    heap = [(round(x * 100), round(y * 100)) for x, y in pieces.HEAP]
    sections["heap"] = {
        "percent_of_cube": heap,
        "order": sorted(range(8), key=lambda k: (k > 5, heap[k][1])),
        "cubes_per_piece": 2,
    }
    sections["deck"] = {"market": DECKS["market"], "small": DECKS["small"], "step": (1, 2), "edges": 9}
    sections["ring"] = {"size": (124, 96), "die": (62, 48)}
    sections["banner"] = {"size": (BANNER[0], BANNER[1] + 6)}
    sections["count_plate"] = {"size": (290, 86), "icon": (26, 43), "first": 46, "width": 236}
    sections["mat_slice"] = {"margin": mats.SLICE, "middle": mats.MIDDLE}
    sections["mats"] = {"camp": mats.CAMP, "market": mats.MARKET, "seam": 868}
    x, y = victory.CLOTH_AT
    sections["victory"] = {"banner": (x, y, *victory.CLOTH), "name": (x + 30, y + 250, victory.CLOTH[0] - 60, 100)}
    sections["cubes"] = CUBES
    sections["medals"] = {"sizes": (44, 56, 72, 96)}
    return sections


def bake_scenes():
    """Results and how-to-play."""
    save("huns/victory", victory.dawn(), opaque=True, step=3)
    for seat, (name, _) in enumerate(mats.seat_colors()):
        save(f"huns/banners/winner_{name}", victory.banner_cloth(seat), step=2)
    save("huns/laurel", victory.laurel())
    for k, picture in enumerate(howto.PICTURES, 1):
        save(f"huns/howto/{k}", picture(), step=3)
