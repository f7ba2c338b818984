"""AOC-1 and AOC-2: pieces, the map, setup and the reduced board."""

import pytest

from engine.headless import seat_bots
from engine.rules import Match
from games.age_of_conan.rules import RULES, events
from games.age_of_conan.rules.content import CONTENT, NUMBERS, PROVINCES, TOKENS
from games.age_of_conan.rules.goods import gain_ep, gain_gold, gain_sorcery, place_units
from games.age_of_conan.rules.intrigue import attack_strength, reach, why_not_contest
from games.age_of_conan.rules.objectives import fulfils
from games.age_of_conan.rules.realm import conan_reach, friendly, home, is_friendly, owner, raids_left
from games.age_of_conan.rules.setup import setup
from games.age_of_conan.rules.state import AocState
from tests.games.age_of_conan.scenario import Board
from tests.support.laid_out import only


def start(players: int, kingdoms: str = "suggested", seed: int = 5) -> Match[AocState]:
    return Match.start(RULES, seat_bots(players, ["random"]), seed, {"kingdoms": kingdoms})


@pytest.mark.rule("AOC-1.1", "AOC-1.2", "AOC-1.3", "AOC-1.4", "AOC-1.5")
def test_the_map() -> None:
    assert len(PROVINCES) == 28
    by_area = {area: [one for one in PROVINCES.values() if one.area == area] for area in ("central", "north", "east")}
    assert [len(one) for one in by_area.values()] == [7, 7, 7]
    homes = [one for one in PROVINCES.values() if one.home]
    assert [one.home for one in homes] == ["aquilonia", "hyperborea", "turan", "stygia"]
    assert all(not one.level and not one.track for one in homes)
    assert (PROVINCES["argos"].level, PROVINCES["argos"].track) == (4, ("plain", "hills", "city"))
    assert sum(one.level for one in by_area["central"]) == 22
    savage = {one.id for one in PROVINCES.values() if one.savage}
    assert {"cimmeria", "hyrkania", "darfar"} <= savage and "zamora" not in savage
    coast = {one.id for one in PROVINCES.values() if one.sea}
    assert {"argos", "punt", "hyrkania"} <= coast and "koth" not in coast


@pytest.mark.rule("AOC-1.6", "AOC-1.7", "AOC-1.8")
def test_friendly_enemy_and_neutral() -> None:
    board = Board().fort("aquilonia", "ophir").tower("turan", "zamora")
    state = board.state
    assert friendly(state, 0) == ["aquilonia", "ophir"] and home(state, 1) == "turan"
    assert is_friendly(state, 1, "zamora") and not is_friendly(state, 0, "zamora")
    assert owner(state, "koth") == -1 and owner(state, "aquilonia") == 0 and owner(state, "stygia") == -1


@pytest.mark.rule("AOC-1.9", "AOC-1.11")
def test_piece_limits() -> None:
    board = Board().army("aquilonia", "aquilonia", 14).army("aquilonia", "ophir", 3).fort("aquilonia", "ophir")
    assert place_units(board.state, 0, "aquilonia", 3) == 1
    board.army("aquilonia", "aquilonia", 6).army("aquilonia", "ophir", 4)
    assert place_units(board.state, 0, "ophir", 3) == 1 and board.units("aquilonia", "ophir") == 5
    board.emissaries("aquilonia", *["aquilonia"] * 6)
    board.intrigue("aquilonia")
    assert board.why_not("create:aquilonia") == "no-emissaries-left AOC-1.9"
    board.military("aquilonia")
    assert board.why_not("create:ophir") == "army-full AOC-1.11" and "create:aquilonia" in board.legal


@pytest.mark.rule("AOC-1.10")
def test_forts_and_towers_never_run_out() -> None:
    board = Board()
    places = [one.id for one in PROVINCES.values() if one.level and one.area in ("central", "east") and not one.savage]
    board.fort("turan", *places[:6]).tower("turan", *places[6:])
    board.army("turan", "hyrkania", 5, 1)
    board.military("turan")
    board.answer("campaign:hyrkania")
    board.dice("hit")
    board.dice("blank")
    assert board.marker("hyrkania") == "fort of turan" and len(board.state.markers) > 9


@pytest.mark.rule("AOC-1.12")
def test_gold_has_no_limit_and_raids_have_one() -> None:
    board = Board().conan("koth", "aquilonia").raid("zamora", 11)
    gain_gold(board.state, 0, 99, "token")
    gain_sorcery(board.state, 0, 99, "token")
    assert (board.of("aquilonia").gold, board.of("aquilonia").sorcery) == (99, 99)
    assert NUMBERS.raids == 11 and raids_left(board.state) == 0
    board.conan_action("aquilonia")
    assert board.why_not("raid:koth") == "no-raids-left AOC-1.12"


@pytest.mark.rule("AOC-1.13")
def test_the_dice() -> None:
    fate, contest = CONTENT.dice.values()
    assert sorted(fate.faces) == ["court_conan", "court_conan", "intrigue", "military", "military_intrigue", "wild"]
    assert sorted(contest.faces) == ["axe", "blank", "hit", "hit_attacker", "hit_conan", "shield"]
    assert (NUMBERS.fate_dice, NUMBERS.contest_dice, NUMBERS.most_dice) == (7, 5, 6)


@pytest.mark.rule("AOC-1.14", "AOC-1.15")
def test_empire_points_start_at_zero_and_stay_there() -> None:
    board = Board()
    assert [kingdom.ep for kingdom in board.state.kingdoms] == [0, 0]
    gain_ep(board.state, 0, 2, "subdued", "ophir")
    gain_ep(board.state, 0, -3, "raid", "ophir")
    assert board.of("aquilonia").ep == 0


@pytest.mark.rule("AOC-1.16")
def test_emissaries_coexist_and_armies_do_not() -> None:
    board = Board().emissaries("aquilonia", "koth").emissaries("turan", "koth").army("turan", "koth", 2, 0)
    board.check()
    board.army("aquilonia", "koth", 1, 0)
    assert RULES.faults(board.state) == ["koth is shared (AOC-1.16)"]


@pytest.mark.rule("AOC-1.17", "AOC-11.8", "AOC-3.16", "AOC-5.11")
def test_what_is_open() -> None:
    match = start(2)
    view, state = match.view(None), match.state
    assert (view.adventure, view.track, view.objectives) == (state.adventure, state.track, state.objectives)
    assert view.kingdoms[0].bids == [0, 3, 4, 5, 6] and view.kingdoms[1].artifacts == state.kingdoms[1].artifacts
    assert view.kingdoms[0].hand == ["?"] * 2 and view.kingdoms[0].strategies == ["?"] * 3
    assert set(view.adventure_deck) == {"?"} and set(view.bag) == {0}
    state.kingdoms[0].tokens = [state.bag.pop()]
    assert match.view(1).kingdoms[0].tokens == [0] and match.view(0).kingdoms[0].tokens == state.kingdoms[0].tokens


@pytest.mark.rule("AOC-2.1")
def test_one_player_takes_aquilonia() -> None:
    assert [one.id for one in start(3).state.kingdoms] == ["aquilonia", "turan", "stygia"]
    assert [one.id for one in start(2, "hyperborea,aquilonia").state.kingdoms] == ["hyperborea", "aquilonia"]
    assert {start(2, "random", seed).state.kingdoms[0].id for seed in range(9)} == {"aquilonia", "turan"}
    for wrong in ("turan,stygia", "aquilonia,aquilonia", "aquilonia", "aquilonia,zamora"):
        with pytest.raises(ValueError, match=r"AOC-2\.1"):
            setup(2, 1, {"kingdoms": wrong})


@pytest.mark.rule("AOC-2.2", "AOC-2.3", "AOC-2.4", "AOC-2.5")
def test_starting_forces() -> None:
    aquilonia, turan, stygia, hyperborea = setup(4, 1, {}).kingdoms
    assert aquilonia.units == {"aquilonia": 5} and turan.emissaries == {"turan": 4} and turan.gold == 3
    assert stygia.units == {"stygia": 4} and stygia.emissaries == {"stygia": 4}
    assert (hyperborea.gold, hyperborea.sorcery, aquilonia.sorcery) == (3, 2, 0)
    assert aquilonia.bids == [0, 3, 4, 5, 6]


@pytest.mark.rule("AOC-2.6", "AOC-2.7", "AOC-2.8", "AOC-2.9", "AOC-2.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_on_the_table(players: int) -> None:
    match = start(players)
    state = match.state
    assert len(state.objectives) == players and state.conan == "cimmeria"
    assert all(len(kingdom.hand) == 2 and len(kingdom.deck) == 19 for kingdom in state.kingdoms)
    assert len(state.strategy_deck) == 37 - 3 * players, "two each, and one for the first bid (AOC-3.2)"
    assert len(state.adventure_deck) == 3 and len(state.adventure_stock) == 23
    length = CONTENT.adventures[state.adventure].length
    assert len(state.track) == length and len(state.bag) == 56 - length == len(TOKENS) - length


@pytest.mark.rule("AOC-2.11", "AOC-2.12")
def test_artifacts_at_the_start() -> None:
    for players in (2, 3):
        state = setup(players, 3, {})
        assert [len(kingdom.artifacts) for kingdom in state.kingdoms] == [1] * players and state.bonus == -1
    four = setup(4, 3, {})
    held = [len(kingdom.artifacts) for kingdom in four.kingdoms]
    assert sorted(held) == [0, 1, 1, 1] and held[four.bonus] == 0


@pytest.mark.rule("AOC-2.13", "AOC-4.2", "AOC-4.10")
def test_the_winner_of_the_first_bid_begins() -> None:
    board = Board()
    board.state.strategy_deck.clear()
    board.conan("cimmeria", "turan").game("seat_first")
    assert board.prompt == "fate" and board.whose == "turan" and board.thrown == 7
    board.dice(" ".join(["military"] * 7))
    assert board.state.pool == ["military"] * 7 and board.state.active == board.seat("turan")


@pytest.mark.rule("AOC-2.14")
def test_turns_go_clockwise_by_seat() -> None:
    board = Board(3).pool("court_conan court_conan wild")
    for kingdom in board.state.kingdoms:
        kingdom.deck.clear()
    board.game("take_turn", "turan")
    asked = []
    for _ in range(3):
        asked.append(board.whose)
        board.answer(board.legal[0])
        while board.prompt in ("court-token", "court"):
            board.answer("decline")
    assert asked == ["turan", "stygia", "aquilonia"]


@pytest.mark.rule("AOC-2.20", "AOC-2.27")
def test_areas_in_play() -> None:
    assert setup(2, 1, {}).areas == ["central", "east"]
    assert setup(3, 1, {}).areas == ["central", "east", "south"]
    assert set(setup(4, 1, {}).areas) == {"central", "north", "east", "south"}
    state = setup(2, 1, {"kingdoms": "aquilonia,hyperborea"})
    assert state.areas == ["central", "north"] and owner(state, "stygia") == -1


@pytest.mark.rule("AOC-2.21", "AOC-14.10")
def test_armies_stay_in_play_and_emissaries_need_not() -> None:
    board = Board().army("aquilonia", "aquilonia", 2).emissaries("aquilonia", "aquilonia", "brythunia")
    board.military("aquilonia")
    assert board.why_not("attack:aquilonia/cimmeria") == "out-of-play AOC-2.21"
    assert "cimmeria" in reach(board.state, 0, "aquilonia")
    assert why_not_contest(board.state, 0, "brythunia") == ("out-of-play", "AOC-2.21")
    board.conan("aquilonia", "aquilonia").pool("wild").turn("aquilonia")
    assert "move:cimmeria" in board.legal


@pytest.mark.rule("AOC-2.22")
def test_areas_out_of_play_never_count() -> None:
    board = Board().fort("aquilonia", "shem", "argos")
    assert not fulfils(board.state, 0, "o03")
    board.fort("aquilonia", "zingara")
    assert fulfils(board.state, 0, "o03")


@pytest.mark.rule("AOC-2.23", "AOC-2.26")
def test_conan_travels_everywhere() -> None:
    state = start(2).state
    assert state.conan == "cimmeria" and PROVINCES["cimmeria"].area not in state.areas
    assert CONTENT.distances["zamora"]["northern_tundra"] == 2, "through the Steppes"
    assert CONTENT.distances["aquilonia"]["hyperborea"] == 2, "over the Border Kingdom, out of play or not"


@pytest.mark.rule("AOC-2.24")
def test_an_emissary_out_of_play_still_counts() -> None:
    board = Board().emissaries("turan", "zamora", "brythunia")
    assert attack_strength(board.state, 1, "zamora") == 3
    assert "nemedia" in reach(board.state, 1, "zamora")


@pytest.mark.rule("AOC-2.25")
def test_no_raids_out_of_play() -> None:
    board = Board().conan("aquilonia")
    assert set(conan_reach(board.state)) == {"aquilonia", "nemedia", "ophir", "argos", "zingara"}


def test_events_of_the_opening() -> None:
    facts = [moment.event for moment in start(2).opening]
    assert only(facts, events.GameStarted)[0].kingdoms == ("aquilonia", "turan")
    assert len(only(facts, events.ArtifactDealt)) == 2
