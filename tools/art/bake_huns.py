"""sprites/huns: the rug, the mats, the pieces and the positions that the board reads."""

from tools.art import cards, mats, pieces, rug
from tools.art.output import save, write_layout
from tools.art.palette import BACKS, SUIT_ORDER

WAGONS = {"camp": 210, "market": 155}
SOCKETS = {"camp": 45, "market": 33, "mini": 26}
CUBES = {"flying": 64, "large": 42, "camp": 39, "stash": 36, "pile": 32, "market": 29, "mini": 21, "card": 20}
DECKS = {"market": (110, 140), "small": (68, 92)}
CHIPS = {"large": 64, "small": 44}
BANNER = (156, 94)


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
    write_layout("huns/layout.toml", "Pixels from the top left of the named picture unless said otherwise.", layout())


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
    for name, size in CUBES.items():
        save(f"huns/cubes/{suit}_{name}", pieces.cube(suit, size))
    for name, size in SOCKETS.items():
        save(f"huns/sockets/{suit}_{name}", pieces.socket(suit, size))
        save(f"huns/sockets/{suit}_{name}_lit", pieces.socket(suit, size, True))


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
        **{f"sockets_{n}": card_sockets(n, 23, w / 2, h - cards.BAND / 2 - 3) for n in (2, 3, 4)},
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
    sections["cubes"] = CUBES
    sections["medals"] = {"sizes": (44, 56, 72, 96)}
    return sections


def card_sockets(n, pitch, cx, cy):
    """Centres of a card's n spaces in a row about (cx, cy)."""
    return [(round(cx + (k - (n - 1) / 2) * pitch), round(cy)) for k in range(n)]
