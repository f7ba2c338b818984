"""AOC-9, AOC-10 and AOC-11: contests, Conan, raids and cards in them."""

import pytest

from games.age_of_conan.rules import events
from games.age_of_conan.rules.contests import dice_of
from games.age_of_conan.rules.decks import draw_kingdom, draw_strategy
from games.age_of_conan.rules.frames import Contest, Side
from games.age_of_conan.rules.goods import place_marker
from tests.games.age_of_conan.scenario import Board
from tests.support.laid_out import only


def campaign(players: int = 2, units: int = 3, where: str = "ophir") -> Board:
    return Board(players).army("aquilonia", where, units, 0)


def go(board: Board, name: str = "aquilonia", where: str = "ophir") -> list[events.Event]:
    board.military(name)
    return board.answer(f"campaign:{where}")


def siege() -> Board:
    """Three Turanian units against an Aquilonian Fort in Ophir with one unit."""
    return Board().army("turan", "koth", 3, 0).fort("aquilonia", "ophir").army("aquilonia", "ophir", 1)


def besiege(board: Board) -> list[events.Event]:
    board.attack("turan", "koth", "ophir")
    return board.answer("units:3")


@pytest.mark.rule("AOC-9.1", "AOC-9.2", "AOC-9.9", "AOC-15.3", "AOC-13.14")
def test_a_neutral_defender_is_rolled_for_by_the_left_neighbour() -> None:
    board = campaign(3).strategies("turan", "s35").table("turan", "tu_guard").goods("turan", sorcery=2)
    go(board)
    assert board.whose == "aquilonia"
    board.dice("hit")
    assert board.prompt == "contest" and board.whose == "turan", "no card, no sorcery, only the roll"


@pytest.mark.rule("AOC-9.3", "AOC-9.20", "AOC-10.11", "AOC-11.7")
def test_how_many_dice() -> None:
    assert dice_of(Side(0, 3)) == 3 and dice_of(Side(0, 7)) == 5
    assert dice_of(Side(0, 5, conan=True)) == 6 and dice_of(Side(0, 7, conan=True)) == 6
    assert dice_of(Side(0, 5, extra=1, six=True)) == 6 and dice_of(Side(0, 5, extra=1)) == 5
    assert dice_of(Side(0, 5, conan=True, extra=2, six=True)) == 6
    assert dice_of(Side(0, 5, extra=1, six=True, fewer=1)) == 5 and dice_of(Side(0, 1, fewer=2)) == 1


@pytest.mark.rule("AOC-9.5", "AOC-9.10", "AOC-9.18", "AOC-9.19")
def test_the_order_of_a_contest() -> None:
    board = siege().strategies("turan", "s35", "s01").strategies("aquilonia", "s26")
    board.goods("turan", sorcery=1).goods("aquilonia", sorcery=1).hand("turan", "tu_dust")
    besiege(board)
    order = []
    for answer in ("strategy:s35", "none", "pass", "dice", "done", "dice", "done"):
        order.append((board.whose, board.prompt))
        if answer == "dice":
            board.dice("hit hit hit" if board.whose == "turan" else "")
        else:
            board.answer(answer)
    assert order == [
        ("turan", "commit-strategy"),
        ("aquilonia", "commit-strategy"),
        ("turan", "before-rolls"),
        ("turan", "contest"),
        ("turan", "own-roll"),
        ("aquilonia", "contest"),
        ("aquilonia", "own-roll"),
    ]
    assert board.state.strategy_discard == ["s35"] and board.prompt == "attacker-retreat"
    board.answer("fight")
    assert board.prompt == "commit-strategy" and board.legal == ["strategy:s01", "none"]


@pytest.mark.rule("AOC-9.7", "AOC-9.8")
def test_cards_are_for_the_parties() -> None:
    board = Board(3).army("turan", "koth", 3, 0).fort("aquilonia", "ophir")
    board.table("stygia", "st_guard").hand("stygia", "st_gaze").strategies("stygia", "s35").goods("stygia", sorcery=2)
    besiege(board)
    board.dice("hit", "hit")
    assert board.prompt == "attacker-retreat"


@pytest.mark.rule("AOC-9.14", "AOC-19.4")
def test_only_legal_strategy_cards_and_a_neutral_prompt() -> None:
    board = campaign().strategies("aquilonia", "s10")
    go(board)
    assert board.prompt == "commit-strategy" and board.legal == ["none"]


@pytest.mark.rule("AOC-9.5", "AOC-19.1")
def test_a_committed_card_is_hidden() -> None:
    board = siege().strategies("turan", "s35").strategies("aquilonia", "s01")
    besiege(board)
    board.answer("strategy:s35")
    frame = board.match.view(0).stack[-1]
    assert isinstance(frame, Contest) and frame.sides[0].strategy == "?"


@pytest.mark.rule("AOC-9.15", "AOC-9.17")
def test_one_sorcery_for_the_whole_roll_before_flat_bonuses() -> None:
    board = campaign().goods("aquilonia", sorcery=3).table("aquilonia", "aq_archers")
    go(board)
    board.dice("hit")
    assert set(board.legal) == {"sorcery", "use:aq_archers", "done"}
    board.answer("sorcery")
    assert board.thrown == 3
    board.dice("hit hit")
    assert board.why_not("sorcery") == "sorcery-spent AOC-9.15"
    board.answer("use:aq_archers")
    assert board.of("aquilonia").sorcery == 2 and board.prompt == "contest"
    flat = campaign().goods("aquilonia", sorcery=3).table("aquilonia", "aq_archers", "aq_archers")
    go(flat)
    flat.dice("hit")
    flat.answer("use:aq_archers")
    assert flat.why_not("sorcery") == "re-rolls-first AOC-9.17"


# -- Conan and raids


@pytest.mark.rule("AOC-10.2", "AOC-10.5")
def test_conan_helps_a_neutral_province() -> None:
    board = campaign(3).conan("ophir", "turan")
    go(board)
    assert board.thrown == 3
    board.dice("hit_conan")
    assert board.whose == "turan" and board.thrown == 4
    decided = only(board.dice("hit_conan"), events.ContestDecided)[0]
    assert (decided.attack, decided.defence) == (1, 2)


@pytest.mark.rule("AOC-10.3", "AOC-10.4")
def test_conan_is_idle_where_the_conan_player_has_no_part() -> None:
    board = Board(3).army("turan", "koth", 3, 0).army("aquilonia", "ophir", 2).fort("aquilonia", "ophir")
    board.conan("koth", "stygia")
    board.attack("aquilonia", "ophir", "koth")
    board.answer("units:2")
    assert board.thrown == 2
    board.dice("")
    assert board.thrown == 3
    cancel = Board(3).emissaries("turan", "ophir").tower("aquilonia", "ophir").conan("ophir", "stygia")
    cancel.contend("turan", "ophir")
    assert cancel.thrown == 1
    cancel.dice("")
    assert cancel.thrown == 4


@pytest.mark.rule("AOC-10.1")
def test_conan_helps_the_defending_conan_player() -> None:
    board = siege().conan("ophir", "aquilonia")
    besiege(board)
    board.dice("hit")
    assert board.whose == "aquilonia" and board.thrown == 4
    assert only(board.dice("hit_conan"), events.ContestDecided)[0].defence == 2


@pytest.mark.rule("AOC-10.6", "AOC-12.2")
def test_where_raids_are_placed() -> None:
    board = Board().conan("koth", "aquilonia").fort("turan", "ophir")
    board.conan_action("aquilonia")
    raids = {option for option in board.legal if option.startswith("raid:")}
    assert {"raid:koth", "raid:ophir", "raid:zamora"} <= raids and "raid:shem" not in raids
    board.answer("raid:ophir", "move:zamora")
    assert board.state.raids == {"ophir": 1} and board.state.conan == "zamora" and board.prompt == ""


@pytest.mark.rule("AOC-10.8", "AOC-10.9")
def test_raids_do_nothing_in_sieges_and_battles() -> None:
    board = siege().raid("ophir", 1)
    besiege(board)
    board.dice("hit", "axe axe axe")
    assert board.state.raids == {"ophir": 1} and board.units("aquilonia", "ophir") == 0
    battle = Board().army("turan", "koth", 3, 0).army("aquilonia", "ophir", 2).fort("aquilonia", "ophir")
    battle.raid("koth").attack("aquilonia", "ophir", "koth")
    battle.answer("units:2")
    battle.dice("hit", "axe")
    assert battle.state.raids == {"koth": 1}


@pytest.mark.rule("AOC-10.10")
def test_raids_hit_the_controller_of_the_moment() -> None:
    board = Board().raid("ophir", 2).goods("turan", ep=3)
    place_marker(board.state, board.seat("turan"), "ophir", "tower")
    board.raids()
    assert board.of("turan").ep == 1


# -- cards


@pytest.mark.rule("AOC-11.1")
def test_decks_are_rebuilt_from_the_discard() -> None:
    board = Board()
    aquilonia = board.of("aquilonia")
    aquilonia.deck, aquilonia.discard = [], ["aq_levy", "aq_tax"]
    draw_kingdom(board.state, 0, 3)
    assert sorted(aquilonia.hand) == ["aq_levy", "aq_tax"] and aquilonia.discard == []
    board.state.strategy_deck, board.state.strategy_discard = [], ["s01"]
    draw_strategy(board.state, 1, 2)
    assert board.of("turan").strategies == ["s01"] and board.state.strategy_deck == []


@pytest.mark.rule("AOC-11.2", "AOC-11.9")
def test_a_used_table_card_is_turned_and_stays() -> None:
    board = campaign().table("aquilonia", "aq_pikemen", "aq_pikemen")
    go(board)
    board.answer("use:aq_pikemen")
    assert [one.ready for one in board.of("aquilonia").table] == [False, True]


@pytest.mark.rule("AOC-11.3", "AOC-12.4", "AOC-12.5")
def test_an_event_is_the_whole_court_action() -> None:
    board = Board().hand("aquilonia", "aq_tax")
    board.court("aquilonia")
    board.answer("event:aq_tax")
    assert board.of("aquilonia").gold == 4 and board.of("aquilonia").discard == ["aq_tax"] and board.prompt == ""


@pytest.mark.rule("AOC-11.4", "AOC-9.19")
def test_an_instant_costs_nothing_and_goes() -> None:
    board = siege().hand("aquilonia", "aq_wall")
    besiege(board)
    assert board.whose == "aquilonia" and board.prompt == "before-rolls"
    board.answer("use:aq_wall")
    assert board.of("aquilonia").discard == ["aq_wall"] and board.of("aquilonia").hand == []
    board.dice("hit")
    assert only(board.dice("shield"), events.ContestDecided)[0].defence == 1


@pytest.mark.rule("AOC-11.5", "AOC-9.6", "AOC-11.10")
def test_an_artifact_wins_ties_again_and_again() -> None:
    board = campaign().artifact("aquilonia", "sword_of_atlantis")
    go(board)
    board.dice("hit")
    decided = only(board.dice("hit"), events.ContestDecided)[0]
    assert decided.won and decided.ties == "sword_of_atlantis"
    board.answer("march")
    board.dice("hit", "hit")
    assert board.marker("ophir") == "fort of aquilonia" and board.of("aquilonia").artifacts == ["sword_of_atlantis"]


@pytest.mark.rule("AOC-11.6")
def test_strategy_cards_serve_contests_and_bids() -> None:
    board = campaign().strategies("aquilonia", "s35")
    go(board)
    assert "strategy:s35" in board.legal
    board.set_aside()
    board.bid()
    assert board.legal == ["strategy:s35"]
