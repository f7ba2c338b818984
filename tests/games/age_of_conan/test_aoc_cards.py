"""Every kingdom card and artifact does what its row of the content sheet says."""

from pathlib import Path

import pytest

from games.age_of_conan.rules import events
from games.age_of_conan.rules.content import CARDS, CONTENT
from games.age_of_conan.rules.frames import Contest
from tests.games.age_of_conan.scenario import Board
from tests.support.laid_out import only

ALL = "aquilonia,turan,stygia,hyperborea"


def at_war(name: str, attacks: bool, terrain: str = "plain") -> Board:
    """Three units of `name` attack a rival's army of three, or are attacked by it, on an icon of that terrain.

    The place is Argos with its track of plain, hills and city, or Koth for the wood.
    """
    place = "koth" if terrain == "wood" else "argos"
    step = CONTENT.provinces[place].track.index(terrain)
    rival = "turan" if name != "turan" else "aquilonia"
    board = Board(4, ALL)
    attacker, defender = (name, rival) if attacks else (rival, name)
    board.army(attacker, "ophir", 3).fort(attacker, "ophir").army(defender, place, 3, step)
    return board


def fight(board: Board) -> None:
    """The army in Ophir attacks."""
    attacker = next(one.id for one in board.state.kingdoms if "ophir" in one.units)
    target = next(place for one in board.state.kingdoms for place in one.campaigns)
    board.attack(attacker, "ophir", target)
    board.answer("units:3")


def to_the_dice(board: Board) -> None:
    """Nobody uses anything before the rolls."""
    while board.prompt == "before-rolls":
        board.answer("pass")


def contest(board: Board) -> Contest:
    frame = next(frame for frame in board.state.stack if isinstance(frame, Contest))
    return frame


def deal(board: Board, card: str) -> Board:
    name = CARDS[card].kingdom
    return board.table(name, card) if CARDS[card].kind == "table" else board.hand(name, card)


BEFORE = ["aq_knights", "aq_pikemen", "aq_wall", "aq_charge", "tu_archers", "tu_lancers", "tu_dust", "st_spears"]
BEFORE += ["st_gaze", "hy_thralls", "hy_fog"]
EXTRA = {"aq_knights": 1, "aq_charge": 1, "tu_archers": 1, "hy_thralls": 1}
COUNTED = {"aq_pikemen": "shield", "aq_wall": "shield", "tu_archers": "shield", "tu_lancers": "axe"}
COUNTED |= {"st_spears": "axe", "hy_thralls": "axe"}
FEWER = {"tu_dust", "st_gaze", "hy_fog"}


@pytest.mark.parametrize("card", BEFORE)
def test_cards_before_the_rolls_of_a_military_contest(card: str) -> None:
    board = deal(at_war(CARDS[card].kingdom, attacks=True), card)
    fight(board)
    assert board.prompt == "before-rolls" and f"use:{card}" in board.legal
    board.answer(f"use:{card}")
    own, other = contest(board).sides
    assert own.extra == EXTRA.get(card, 0) and own.six == (card in EXTRA)
    assert own.counts == ([COUNTED[card]] if card in COUNTED else [])
    assert other.fewer == (1 if card in FEWER else 0)
    to_the_dice(board)
    assert board.thrown == 3 + own.extra
    board.dice("shield axe")
    assert board.thrown == 3 - other.fewer
    used_up = CARDS[card].kind == "instant"
    assert (card in board.of(CARDS[card].kingdom).discard) == used_up


@pytest.mark.parametrize(
    ("card", "terrain", "works"),
    [
        ("aq_knights", "hills", True),
        ("aq_knights", "wood", False),
        ("aq_knights", "city", False),
        ("tu_lancers", "plain", True),
        ("tu_lancers", "wood", False),
        ("st_spears", "wood", True),
        ("st_spears", "hills", False),
        ("hy_levies", "hills", True),
        ("hy_levies", "wood", True),
        ("hy_levies", "plain", False),
    ],
)
def test_cards_for_some_terrains(card: str, terrain: str, works: bool) -> None:
    board = deal(at_war(CARDS[card].kingdom, attacks=True, terrain=terrain), card)
    fight(board)
    if card == "hy_levies":
        board.dice("hit")
        assert (board.prompt == "own-roll") == works
        if works:
            board.answer("use:hy_levies")
            assert contest(board).sides[0].bonus == 1
    else:
        assert (board.prompt == "before-rolls") == works


@pytest.mark.parametrize(
    ("card", "side"), [("aq_charge", "attacker"), ("tu_guard", "defender"), ("st_guard", "defender")]
)
def test_cards_for_one_side(card: str, side: str) -> None:
    for attacks in (True, False):
        board = deal(at_war(CARDS[card].kingdom, attacks), card)
        fight(board)
        found = []
        while board.prompt != "attacker-retreat":
            if board.prompt.startswith("contest"):
                board.dice("hit")
                continue
            found += [one for one in board.legal if one == f"use:{card}"]
            board.answer(board.legal[0])
        assert bool(found) == (attacks == (side == "attacker"))


@pytest.mark.parametrize("card", ["aq_archers", "tu_guard", "st_guard"])
def test_table_cards_that_add_a_success(card: str) -> None:
    board = deal(at_war(CARDS[card].kingdom, attacks=card == "aq_archers"), card)
    fight(board)
    board.dice("hit hit")
    if card != "aq_archers":
        board.dice("hit")
    board.answer(f"use:{card}")
    if card == "aq_archers":
        board.dice("hit")
    state = board.state
    assert board.prompt == "attacker-retreat" and not board.of(CARDS[card].kingdom).table[0].ready
    losses = sum(sum(one.units.values()) for one in state.kingdoms)
    assert losses == 5, "one of six units fell"
    assert board.units("turan", "argos") + board.units("turan", "ophir") in (2, 3)


def test_feigned_flight_throws_two_dice_again() -> None:
    board = deal(at_war("turan", attacks=True), "tu_flight")
    fight(board)
    to_the_dice(board)
    board.dice("hit")
    board.answer("use:tu_flight", ["die:1", "die:2"])
    assert board.thrown == 2
    board.dice("hit hit")
    assert contest(board).sides[0].faces == ["hit", "hit", "hit"] and board.of("turan").discard == ["tu_flight"]


def test_serpent_priests_and_the_black_tower() -> None:
    board = deal(deal(at_war("stygia", attacks=True), "st_priests"), "st_tower").goods("stygia", sorcery=3)
    fight(board)
    board.dice("hit")
    assert set(board.legal) == {"sorcery", "sorcery:st_tower", "use:st_priests", "done"}
    board.answer("sorcery:st_tower", ["die:1", "die:2"])
    assert board.thrown == 2 and not board.of("stygia").table[1].ready
    board.dice("hit")
    assert board.why_not("sorcery") == "sorcery-spent AOC-9.15"
    board.answer("use:st_priests")
    assert "sorcery" in board.legal
    board.answer("sorcery")
    assert board.thrown == 3 and board.of("stygia").sorcery == 1


def test_dark_bargain_needs_sorcery() -> None:
    board = deal(at_war("stygia", attacks=True), "st_bargain")
    fight(board)
    to_the_dice(board)
    board.dice("hit")
    assert board.why_not("use:st_bargain") == "no-sorcery AOC-11.3"
    rich = deal(at_war("stygia", attacks=True), "st_bargain").goods("stygia", sorcery=1)
    fight(rich)
    to_the_dice(rich)
    rich.dice("hit")
    rich.answer("use:st_bargain")
    assert rich.of("stygia").sorcery == 0 and contest(rich).sides[0].bonus == 2


@pytest.mark.parametrize("card", ["aq_marshal", "hy_mist", "hy_endure"])
def test_losses_are_prevented(card: str) -> None:
    name = CARDS[card].kingdom
    board = deal(at_war(name, attacks=True), card)
    fight(board)
    to_the_dice(board)
    board.dice("", "hit")
    assert board.prompt == "prevent-loss" and board.whose == name
    facts = board.answer(f"use:{card}")
    assert board.units(name, "argos") == 3 and only(facts, events.LossPrevented)[0].card == card
    assert board.prompt == "attacker-retreat"


def test_no_card_saves_a_marker() -> None:
    board = Board(4, ALL).army("turan", "koth", 2, 0).fort("aquilonia", "ophir").table("aquilonia", "aq_marshal")
    board.attack("turan", "koth", "ophir")
    board.answer("units:2")
    board.dice("hit", "")
    assert board.marker("ophir") == "" and board.of("aquilonia").table[0].ready


def test_black_dragons_march_for_nothing() -> None:
    board = Board().army("aquilonia", "ophir", 1, 0).table("aquilonia", "aq_dragons")
    board.military("aquilonia")
    board.answer("campaign:ophir")
    board.dice("hit", "")
    assert board.legal == ["use:aq_dragons", "stop"]
    board.answer("use:aq_dragons")
    assert board.units("aquilonia", "ophir") == 1 and board.prompt == "contest"


INTRIGUE = ["aq_chancellor", "hy_seers", "hy_cabal", "st_venom"]


@pytest.mark.parametrize("card", INTRIGUE)
def test_cards_before_the_rolls_of_an_intrigue_contest(card: str) -> None:
    name = CARDS[card].kingdom
    board = deal(Board(4, ALL).emissaries(name, "koth"), card)
    board.contend(name, "koth")
    board.answer(f"use:{card}")
    own, other = contest(board).sides
    assert own.extra == (1 if card in ("aq_chancellor", "hy_seers") else 0)
    assert own.counts == (["shield"] if card == "hy_cabal" else []) and other.fewer == (card == "st_venom")


@pytest.mark.parametrize("card", ["aq_fealty", "tu_words", "hy_tongue"])
def test_instants_that_add_a_success_in_intrigue(card: str) -> None:
    name = CARDS[card].kingdom
    board = deal(Board(4, ALL).emissaries(name, "koth"), card)
    board.contend(name, "koth")
    board.dice("hit")
    board.answer(f"use:{card}")
    board.dice("hit")
    assert board.marker("koth") == f"tower of {name}" and board.of(name).discard == [card]


def test_veziz_shah_is_for_intrigue_alone() -> None:
    board = deal(at_war("turan", attacks=True), "tu_veziz")
    fight(board)
    board.dice("hit")
    assert board.prompt == "contest"


def test_pale_envoys_keep_the_emissary() -> None:
    board = Board(4, ALL).emissaries("hyperborea", "koth").table("hyperborea", "hy_envoys")
    board.contend("hyperborea", "koth")
    board.dice("hit", "")
    board.answer("use:hy_envoys")
    assert board.of("hyperborea").emissaries == {"koth": 1} and board.marker("koth") == "tower of hyperborea"
    lost = Board(4, ALL).emissaries("hyperborea", "koth").table("hyperborea", "hy_envoys").tower("turan", "koth")
    lost.contend("hyperborea", "koth")
    lost.dice("", "hit")
    lost.answer("use:hy_envoys")
    assert lost.of("hyperborea").emissaries == {"koth": 1}


def test_caravan_masters_bring_more_gold() -> None:
    board = Board().emissaries("turan", "ophir").fort("aquilonia", "ophir").table("turan", "tu_caravans")
    board.intrigue("turan")
    board.answer("raise:ophir", "use:tu_caravans")
    assert board.of("turan").gold == 5


# -- the own turn


def test_road_wardens_give_one_more_relocation() -> None:
    board = (
        Board().army("aquilonia", "aquilonia", 6).fort("aquilonia", "ophir", "argos").table("aquilonia", "aq_wardens")
    )
    board.military("aquilonia")
    board.answer("use:aq_wardens", "relocate:aquilonia/ophir", "units:1", "relocate:aquilonia/argos", "units:1")
    assert "attack:ophir/koth" in board.legal and "relocate:aquilonia/ophir" in board.legal
    board.answer("relocate:aquilonia/ophir", "units:1")
    assert board.why_not("attack:ophir/koth") == "too-many-moves AOC-14.1"


def test_the_vilayet_fleet_sails_once() -> None:
    board = Board().army("turan", "hyrkania", 3).fort("turan", "hyrkania", "steppes").table("turan", "tu_fleet")
    board.army("turan", "turan", 2)
    board.military("turan")
    assert "relocate:hyrkania/steppes" in board.legal
    far = Board(3).army("stygia", "stygia", 2).fort("stygia", "shem", "argos").table("turan", "tu_fleet")
    far.military("stygia")
    assert "relocate:stygia/argos" not in far.legal
    west = Board().army("turan", "argos", 3).fort("turan", "argos", "zingara", "shem").table("turan", "tu_fleet")
    west.army("turan", "zingara", 1)
    west.military("turan")
    assert "relocate:zingara/shem" not in west.legal
    west.answer("use:tu_fleet")
    assert "relocate:zingara/shem" in west.legal
    west.answer("relocate:zingara/shem")
    assert west.units("turan", "shem") == 1 and "relocate:argos/shem" in west.legal
    assert "relocate:shem/zingara" not in west.legal, "the fleet has sailed"


def test_the_spymaster_moves_one_more() -> None:
    board = Board().emissaries("turan", "turan", "turan", "turan").table("turan", "tu_spymaster")
    board.intrigue("turan")
    board.answer("use:tu_spymaster")
    for _ in range(2):
        board.answer("move:turan", "to:khauran")
    assert "contest:khauran" in board.legal and "move:turan" in board.legal
    board.answer("move:turan", "to:zamora")
    assert board.why_not("contest:khauran") == "too-many-moves AOC-13.1"


@pytest.mark.parametrize(("card", "goods", "n"), [("st_scrolls", "strategies", 1), ("hy_skulls", "sorcery", 1)])
def test_table_cards_of_step_a(card: str, goods: str, n: int) -> None:
    name = CARDS[card].kingdom
    board = deal(Board(4, ALL), card).pool("wild")
    board.turn(name)
    board.answer(f"use:{card}")
    found = getattr(board.of(name), goods)
    assert (len(found) if isinstance(found, list) else found) == n and not board.of(name).table[0].ready


def test_forced_pace_moves_an_army_before_the_die() -> None:
    board = (
        Board().hand("aquilonia", "aq_pace").army("aquilonia", "aquilonia", 3).fort("aquilonia", "ophir").pool("wild")
    )
    board.turn("aquilonia")
    board.answer("use:aq_pace", "relocate:aquilonia/ophir", "units:2")
    assert board.units("aquilonia", "ophir") == 2 and board.prompt == "take-die"
    assert board.of("aquilonia").discard == ["aq_pace"]


def test_smoke_walkers_appear_anywhere_in_play() -> None:
    board = Board(3).hand("stygia", "st_smoke").emissaries("stygia", "stygia").pool("wild")
    board.turn("stygia")
    board.answer("use:st_smoke", "to:stygia")
    assert "to:ophir" in board.legal and "to:turan" not in board.legal and "to:cimmeria" not in board.legal
    board.answer("to:ophir")
    assert board.of("stygia").emissaries == {"ophir": 1} and board.prompt == "take-die"


def test_a_whisper_moves_conan_and_no_token() -> None:
    board = Board(3).hand("stygia", "st_whisper").conan("koth", "turan").pool("wild").adventure("a01", 3)
    board.turn("stygia")
    board.answer("use:st_whisper", "to:corinthia")
    assert board.state.conan == "corinthia" and len(board.state.track) == 3


def test_cloud_the_mind_turns_a_die_at_any_time() -> None:
    board = Board(4, ALL).hand("hyperborea", "hy_cloud", "hy_cloud").conan("koth", "hyperborea").pool("wild military")
    board.turn("hyperborea")
    assert "use:hy_cloud" in board.legal and board.prompt == "move-conan"
    board.answer("use:hy_cloud", "turn:1/intrigue", "stay")
    assert board.state.pool == ["wild", "intrigue"]
    board.answer("die:intrigue/intrigue", "done")
    assert board.prompt == "after-action"
    board.answer("use:hy_cloud", "turn:0/court_conan")
    assert board.state.pool == ["court_conan"] and board.prompt == ""
    empty = Board(4, ALL).hand("hyperborea", "hy_cloud").pool("wild")
    empty.turn("hyperborea")
    empty.answer("die:wild/intrigue", "done")
    assert empty.prompt == "", "with an empty pool there is nothing to turn"


# -- events


def court(card: str, board: Board | None = None) -> Board:
    board = (board or Board(4, ALL)).hand(CARDS[card].kingdom, card)
    board.court(CARDS[card].kingdom)
    return board


@pytest.mark.parametrize("card", ["aq_levy", "tu_clans"])
def test_two_units_at_home(card: str) -> None:
    board = court(card)
    board.answer(f"event:{card}")
    name = CARDS[card].kingdom
    assert board.of(name).units == {name: 2} and board.of(name).discard == [card]


@pytest.mark.parametrize(("card", "n"), [("aq_tax", 4), ("tu_tribute", 3), ("hy_furs", 3)])
def test_gold(card: str, n: int) -> None:
    board = court(card)
    board.answer(f"event:{card}")
    assert board.of(CARDS[card].kingdom).gold == n


def test_the_council_of_barons() -> None:
    board = court("aq_barons")
    board.answer("event:aq_barons")
    assert len(board.of("aquilonia").strategies) == 3


def test_the_black_ring_and_forbidden_research() -> None:
    board = court("st_circle")
    board.answer("event:st_circle")
    assert board.of("stygia").sorcery == 2 and len(board.of("stygia").strategies) == 2
    board = court("st_research")
    board.answer("event:st_research")
    assert board.of("stygia").sorcery == 2 and len(board.of("stygia").hand) == 1


def test_an_offering_costs_a_unit() -> None:
    board = court("st_altar")
    assert board.why_not("event:st_altar") == "no-unit AOC-11.3"
    board = court("st_altar", Board(4, ALL).army("stygia", "stygia", 2))
    board.answer("event:st_altar", "to:stygia")
    assert board.units("stygia", "stygia") == 1 and board.of("stygia").sorcery == 3


def test_garrison_orders_go_to_two_provinces() -> None:
    board = court("aq_garrison", Board().fort("aquilonia", "ophir", "argos"))
    board.answer("event:aq_garrison", "to:ophir")
    assert board.legal == ["to:argos"]
    board.answer("to:argos")
    assert board.of("aquilonia").units == {"ophir": 1, "argos": 1}
    single = court("aq_garrison", Board().fort("aquilonia", "ophir"))
    single.answer("event:aq_garrison", "to:ophir", "to:ophir")
    assert single.of("aquilonia").units == {"ophir": 2}


def test_the_web_of_informers() -> None:
    board = court("tu_informers", Board().tower("turan", "zamora").emissaries("turan", *["turan"] * 5))
    board.answer("event:tu_informers", "to:zamora")
    assert board.of("turan").emissaries == {"turan": 5, "zamora": 1}, "a sixth, and no more"


def test_the_bribed_captain() -> None:
    board = Board().army("aquilonia", "ophir", 2, 0).army("aquilonia", "zingara", 2, 0).emissaries("turan", "koth")
    board = court("tu_bribe", board.goods("turan", gold=2))
    board.answer("event:tu_bribe")
    assert board.legal == ["army:0/ophir"]
    board.answer("army:0/ophir")
    assert board.units("aquilonia", "ophir") == 1 and board.of("turan").gold == 0 and board.state.crom_due == []
    poor = court("tu_bribe")
    assert poor.why_not("event:tu_bribe") == "no-gold AOC-11.3"
    idle = court("tu_bribe", Board().goods("turan", gold=2))
    assert idle.why_not("event:tu_bribe") == "no-target AOC-11.3"


def test_the_curse_of_dust() -> None:
    board = Board(3).army("aquilonia", "zingara", 1, 1).army("turan", "turan", 3).goods("stygia", sorcery=2)
    board = court("st_curse", board)
    board.answer("event:st_curse")
    assert board.legal == ["army:0/zingara"], "no home"
    board.answer("army:0/zingara")
    assert board.step("aquilonia", "zingara") == -1 and board.of("stygia").sorcery == 0


def test_the_gathering_of_the_cabal() -> None:
    board = court("hy_gather", Board(4, ALL).tower("hyperborea", "brythunia"))
    board.answer("event:hy_gather", "to:brythunia")
    assert board.of("hyperborea").sorcery == 2 and board.of("hyperborea").emissaries == {"brythunia": 1}


def test_the_winter_march() -> None:
    board = Board(4, ALL).army("hyperborea", "hyperborea", 3).fort("hyperborea", "nordheim", "brythunia")
    board = court("hy_winter", board)
    board.answer("event:hy_winter", "relocate:hyperborea/nordheim", "units:1")
    board.answer("relocate:hyperborea/brythunia", "units:1")
    assert board.of("hyperborea").units == {"hyperborea": 2, "nordheim": 1, "brythunia": 1}
    declined = court("hy_winter", Board(4, ALL).army("hyperborea", "hyperborea", 3).fort("hyperborea", "nordheim"))
    declined.answer("event:hy_winter", "pass")
    assert declined.of("hyperborea").units == {"hyperborea": 4}


def test_the_frozen_dead() -> None:
    board = court("hy_dead", Board(4, ALL).goods("hyperborea", sorcery=1).fort("hyperborea", "nordheim"))
    board.answer("event:hy_dead", "to:nordheim")
    assert board.units("hyperborea", "nordheim") == 2 and board.of("hyperborea").sorcery == 0


# -- artifacts


@pytest.mark.parametrize("held", [True, False])
def test_the_crown_of_the_cobra_wins_ties_of_intrigue(held: bool) -> None:
    board = Board().emissaries("turan", "koth")
    if held:
        board.artifact("turan", "crown_of_the_cobra")
    board.contend("turan", "koth")
    board.dice("hit", "hit")
    assert (board.marker("koth") == "tower of turan") == held


def test_the_sword_of_atlantis_is_for_war() -> None:
    board = Board().emissaries("turan", "koth").artifact("turan", "sword_of_atlantis")
    board.contend("turan", "koth")
    board.dice("hit", "hit")
    assert board.marker("koth") == ""


def test_the_heart_of_tammuz_keeps_dice() -> None:
    board = Board().army("turan", "khauran", 3, 0).artifact("turan", "heart_of_tammuz").goods("turan", sorcery=1)
    board.military("turan")
    board.answer("campaign:khauran")
    board.dice("hit")
    board.answer("sorcery:heart_of_tammuz", ["die:2"])
    assert board.thrown == 1 and board.of("turan").artifacts == ["heart_of_tammuz"]


def test_every_card_is_named_here() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert [card for card in CARDS if f'"{card}"' not in text and f":{card}" not in text] == []
