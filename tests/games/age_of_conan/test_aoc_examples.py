"""AOC-EX.1 to AOC-EX.31 The worked examples of the rules sheet, with their numbers."""

import pytest

from games.age_of_conan.rules import events
from games.age_of_conan.rules.adventures import gains_token
from games.age_of_conan.rules.content import PROVINCES, STRATEGIES
from games.age_of_conan.rules.contests import why_not_strategy
from games.age_of_conan.rules.fate import ALLOWS, why_not_take
from games.age_of_conan.rules.frames import AgeChange, Contest
from games.age_of_conan.rules.intrigue import attack_strength, reach
from games.age_of_conan.rules.scoring import bonus
from tests.games.age_of_conan.scenario import Board
from tests.support.laid_out import only


@pytest.mark.rule("AOC-EX.1", "AOC-3.3", "AOC-3.5", "AOC-3.9", "AOC-3.10", "AOC-3.11")
def test_ex_1_the_first_bid() -> None:
    board = Board().strategies("aquilonia", "s08").strategies("turan", "s14")
    board.state.strategy_deck.clear()
    board.bid()
    assert board.legal == ["strategy:s08"]
    facts = board.answer("strategy:s08", "bid:3", "strategy:s14", "bid:5")
    assert [fact.total for fact in only(facts, events.BidRevealed)] == [5, 8]
    assert board.state.conan_seat == board.seat("turan")
    assert board.of("aquilonia").bids == [0, 3, 4, 5, 6] and board.of("turan").bids == [0, 3, 4, 6]
    board.strategies_back()
    board.bid()
    board.answer("strategy:s08", "bid:3", "strategy:s14")
    assert board.why_not("bid:5") == "bid-used AOC-3.9"
    board.answer("bid:0")
    assert board.of("turan").bids == [0, 3, 4, 5, 6]


@pytest.mark.rule("AOC-EX.2", "AOC-5.1", "AOC-5.2", "AOC-5.3", "AOC-5.4")
def test_ex_2_the_way_to_nordheim() -> None:
    board = Board().conan("aquilonia", "aquilonia").pool("wild").adventure("a01")
    nearer = {one for one in PROVINCES["aquilonia"].neighbours if gains_token(board.state, "aquilonia", one)}
    assert nearer == {"pictish_wilderness", "cimmeria", "border_kingdom"}
    assert not gains_token(board.state, "aquilonia", "aquilonia")
    board.turn("aquilonia")
    told = {option.id: option.args["gains"] for option in board.options}
    assert told["move:cimmeria"] == "token" and told["move:ophir"] == told["stay"] == "discard"
    first = board.state.track[0]
    board.answer("move:cimmeria", "keep")
    assert board.of("aquilonia").tokens == [first] and len(board.state.track) == 3
    other = Board().conan("aquilonia", "aquilonia").pool("wild").adventure("a01")
    other.turn("aquilonia")
    other.answer("stay")
    assert len(other.state.spent_tokens) == 1 and other.of("aquilonia").tokens == []


@pytest.mark.rule("AOC-EX.3", "AOC-7.6", "AOC-7.7", "AOC-7.8")
def test_ex_3_objectives() -> None:
    board = Board(3, "aquilonia,stygia,hyperborea").objectives("o10", "o05", "o02")
    board.goods("stygia", sorcery=2).goods("hyperborea", sorcery=2).fort("aquilonia", "ophir", "argos")
    board.state.objective_deck.remove("o04")
    board.state.objective_deck.append("o04")
    board.begin(AgeChange(at="score_objectives"))
    assert board.state.objectives == ["o10", "o05", "o04"] and board.state.objectives_gone == ["o02"]
    assert [kingdom.ep for kingdom in board.state.kingdoms] == [2, 0, 0]


@pytest.mark.rule("AOC-EX.4", "AOC-7.2", "AOC-7.3", "AOC-7.4")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0)])
def test_ex_4_raids(before: int, after: int) -> None:
    board = Board().army("aquilonia", "aquilonia", 3).tower("turan", "zamora").goods("turan", ep=before)
    board.goods("aquilonia", ep=4).raid("aquilonia", 2).raid("steppes", 1).raid("zamora", 2)
    board.raids()
    assert board.prompt == "clear-raids" and board.legal == ["clear:aquilonia"]
    board.answer(["clear:aquilonia"])
    assert board.units("aquilonia", "aquilonia") == 2 and board.of("aquilonia").ep == 4
    assert board.of("turan").ep == after and board.state.raids == {}


@pytest.mark.rule("AOC-EX.5", "AOC-7.10", "AOC-7.11", "AOC-7.12")
def test_ex_5_cities_and_troops() -> None:
    board = Board().fort("aquilonia", "ophir", "argos").army("aquilonia", "argos", 3).army("aquilonia", "aquilonia", 1)
    board.begin(AgeChange(at="build"))
    assert board.prompt == "build" and set(board.legal) == {"unit", "tower", "none"}
    board.answer("tower", "unit")
    assert board.legal == ["unit", "none"]
    board.answer("unit")
    assert board.marker("ophir") == "city of aquilonia" and board.marker("argos") == "fort of aquilonia"
    assert board.units("aquilonia", "argos") == 4 and board.units("aquilonia", "aquilonia") == 2


@pytest.mark.rule("AOC-EX.6", "AOC-7.5", "AOC-7.16", "AOC-7.17")
def test_ex_6_income_and_purchases() -> None:
    board = Board().tower("turan", "zamora").goods("turan", gold=4)
    board.begin(AgeChange(at="take_income"))
    assert board.of("turan").gold == 11
    board.answer("none", "none", "done")
    board.answer("unit:zamora", "unit:zamora", "unit:zamora", "emissary:turan", "cards")
    turan = board.of("turan")
    assert turan.gold == 1 and turan.units == {"zamora": 3} and turan.emissaries == {"turan": 1}
    assert len(turan.hand) == len(turan.strategies) == 1


@pytest.mark.rule("AOC-EX.7", "AOC-7.19", "AOC-7.20", "AOC-7.22", "AOC-7.24", "AOC-7.25")
def test_ex_7_artifacts() -> None:
    board = Board(3).tokens("aquilonia", "monsters", 1, 1, 2).tokens("turan", "women", 2, 2)
    board.tokens("stygia", "monsters", 3, 2).artifact("aquilonia", "crown_of_the_cobra", "sword_of_atlantis")
    board.goods("aquilonia", ep=3).goods("stygia", ep=1)
    board.begin(AgeChange(at="bid_for_artifacts"))
    for name, category in (("aquilonia", "monsters"), ("turan", "women"), ("stygia", "monsters")):
        assert board.whose == name
        board.answer(f"category:{category}", [f"token:{one}" for one in board.of(name).tokens])
    assert board.of("turan").artifacts == ["heart_of_tammuz"] and board.of("stygia").artifacts == ["sword_of_atlantis"]
    assert board.of("aquilonia").artifacts == [] and board.state.bonus == board.seat("turan")
    assert len(board.of("aquilonia").tokens) == 3


def ex_8() -> Board:
    board = Board(3)
    sums = {"aquilonia": (15, 12, 8), "turan": (12, 12, 11), "stygia": (13, 10, 12)}
    for name, three in sums.items():
        for category, total in zip(("monsters", "treasures", "women"), three, strict=True):
            while total:
                value = next(value for value in (4, 3, 2, 1) if value <= total and _is_left(board, category, value))
                board.tokens(name, category, value)
                total -= value
    return board


def _is_left(board: Board, category: str, value: int) -> bool:
    from games.age_of_conan.rules.content import TOKENS

    left = board.state.bag + board.state.track
    return any(TOKENS[one].category == category and TOKENS[one].value == value for one in left)


@pytest.mark.rule("AOC-EX.8", "AOC-8.17")
def test_ex_8_masters_of_adventures() -> None:
    board = ex_8()
    assert [board.points(name, "score-master") for name in ("aquilonia", "turan", "stygia")] == [7, 2, 5]


@pytest.mark.rule("AOC-EX.9", "AOC-8.5", "AOC-8.18", "AOC-8.19")
def test_ex_9_the_same_after_a_coronation() -> None:
    board = ex_8().conan("aquilonia", "aquilonia").adventure("a01", 0)
    board.state.age = 3
    board.adventure_ends()
    board.answer("crown:monsters")
    assert board.of("aquilonia").ep == 3 and board.points("aquilonia", "score-master") == 7
    assert board.score("aquilonia") == 10
    assert board.points("turan", "score-master") == board.points("stygia", "score-master") == 0
    tied = ex_8().conan("aquilonia", "aquilonia").adventure("a01", 0)
    tied.state.age = 3
    tied.adventure_ends()
    tied.answer("crown:treasures")
    assert tied.of("aquilonia").out and tied.score("aquilonia") == 0


def ex_10(strategy: bool = False, sorcery: int = 0) -> Board:
    """Three Aquilonian units against Ophir, an alliance of Turan with two units inside."""
    board = Board().army("aquilonia", "aquilonia", 3).fort("turan", "ophir").army("turan", "ophir", 2)
    board.goods("turan", sorcery=sorcery).goods("aquilonia", sorcery=sorcery)
    if strategy:
        board.strategies("turan", "s02")
    board.attack("aquilonia", "aquilonia", "ophir")
    board.answer("units:3")
    return board


def lower(board: Board) -> None:
    """The example's defender rolls 2 dice; the level of Ophir would give it 3 in a siege."""
    frame = board.state.stack[-1]
    assert isinstance(frame, Contest)
    frame.sides[1].strength = 2


@pytest.mark.rule("AOC-EX.10", "AOC-9.4", "AOC-9.6")
def test_ex_10_two_against_one() -> None:
    board = ex_10()
    lower(board)
    facts = board.dice("hit hit_attacker axe", "hit shield")
    decided = only(facts, events.ContestDecided)[0]
    assert (decided.attack, decided.defence, decided.won) == (2, 1, True)


@pytest.mark.rule("AOC-EX.11", "AOC-9.6", "AOC-9.13")
def test_ex_11_a_strategy_card_counts_the_shield() -> None:
    board = ex_10(strategy=True)
    assert board.prompt == "commit-strategy" and board.whose == "turan"
    lower(board)
    board.answer("strategy:s02")
    decided = only(board.dice("hit hit_attacker axe", "hit shield"), events.ContestDecided)[0]
    assert (decided.attack, decided.defence, decided.won) == (2, 2, False)


@pytest.mark.rule("AOC-EX.12", "AOC-9.15", "AOC-9.16")
def test_ex_12_sorcery_of_the_defender() -> None:
    board = ex_10(sorcery=1)
    lower(board)
    board.dice("hit hit_attacker axe")
    assert board.whose == "aquilonia" and "sorcery" in board.legal
    board.answer("done")
    board.dice("hit shield")
    assert board.whose == "turan"
    board.answer("sorcery")
    assert board.thrown == 2
    decided = only(board.dice("hit hit_conan"), events.ContestDecided)[0]
    assert not decided.won and board.of("aquilonia").sorcery == 1 and board.of("turan").sorcery == 0


@pytest.mark.rule("AOC-EX.13", "AOC-9.2", "AOC-9.7", "AOC-13.12")
def test_ex_13_veziz_shah_must_be_used_in_time() -> None:
    board = Board(3).emissaries("turan", "khauran", "zamora").table("turan", "tu_veziz")
    board.contend("turan", "khauran")
    assert board.whose == "turan" and board.thrown == 3
    board.dice("hit blank blank")
    assert "use:tu_veziz" in board.legal
    board.answer("done")
    assert board.whose == "stygia" and board.thrown == 3
    board.dice("hit hit blank")
    assert board.prompt == "" and board.marker("khauran") == "" and board.of("turan").table[0].ready
    again = Board(3).emissaries("turan", "khauran", "zamora").table("turan", "tu_veziz")
    again.contend("turan", "khauran")
    again.dice("hit blank blank")
    again.answer("use:tu_veziz", ["die:1", "die:2"])
    assert again.thrown == 2
    again.dice("hit hit", "hit hit blank")
    assert again.marker("khauran") == "tower of turan"


@pytest.mark.rule("AOC-EX.14", "AOC-9.4", "AOC-10.1")
def test_ex_14_conan_in_the_pictish_wilderness() -> None:
    board = Board(4).army("aquilonia", "pictish_wilderness", 5, 0).conan("pictish_wilderness", "aquilonia")
    board.military("aquilonia")
    board.answer("campaign:pictish_wilderness")
    assert board.thrown == 6
    facts = board.dice("hit hit_attacker hit_conan", "hit hit hit_conan")
    decided = only(facts, events.ContestDecided)[0]
    assert (decided.attack, decided.defence, decided.won) == (4, 3, True)


@pytest.mark.rule("AOC-EX.15", "AOC-4.5", "AOC-11.2", "AOC-4.6")
def test_ex_15_bossonian_archers() -> None:
    board = Board().goods("aquilonia", gold=4).hand("aquilonia", "aq_archers").army("aquilonia", "ophir", 2, 0)
    board.pool("military military")
    board.turn("aquilonia")
    board.answer("lay:aq_archers", "die:military/military", "campaign:ophir")
    assert board.of("aquilonia").gold == 2
    board.dice("hit")
    board.answer("use:aq_archers")
    decided = only(board.dice("hit"), events.ContestDecided)[0]
    assert (decided.attack, decided.defence) == (2, 1) and not board.of("aquilonia").table[0].ready
    board.answer("stop")
    board.turn("aquilonia")
    board.answer("refresh:0")
    assert board.of("aquilonia").table[0].ready and board.of("aquilonia").gold == 0


@pytest.mark.rule("AOC-EX.16", "AOC-9.11", "AOC-9.13")
def test_ex_16_a_card_with_the_plain() -> None:
    board = Board().army("aquilonia", "ophir", 2, 0).strategies("aquilonia", "s35", "s10")
    board.military("aquilonia")
    board.answer("campaign:ophir")
    assert board.legal == ["strategy:s35", "none"] and board.why_not("strategy:s10") == "wrong-terrain AOC-9.11"
    board.answer("strategy:s35")
    rolled = only(board.dice("shield axe"), events.ContestRolled)[0]
    assert rolled.successes == 2


@pytest.mark.rule("AOC-EX.17", "AOC-9.12")
@pytest.mark.parametrize(("players", "legal"), [(2, True), (3, True), (4, False)])
def test_ex_17_the_secondary_area(players: int, legal: bool) -> None:
    assert (STRATEGIES["s14"].main, STRATEGIES["s14"].second, STRATEGIES["s14"].counts) == (
        "north",
        "east",
        ("shield",),
    )
    board = Board(players).emissaries("turan", "zamora").strategies("turan", "s14")
    board.contend("turan", "zamora")
    assert ("strategy:s14" in board.legal) == legal
    frame = board.state.stack[-1]
    assert isinstance(frame, Contest) and (why_not_strategy(board.state, frame, "s14")[0] == "") == legal


@pytest.mark.rule("AOC-EX.18", "AOC-13.5", "AOC-13.4")
def test_ex_18_two_emissaries_move() -> None:
    board = Board().emissaries("turan", "turan", "turan")
    board.intrigue("turan")
    assert "koth" not in reach(board.state, board.seat("turan"), "turan")
    board.answer("move:turan", "to:zamora", "move:turan")
    assert "to:koth" in board.legal
    board.answer("to:koth")
    assert board.of("turan").emissaries == {"zamora": 1, "koth": 1}


@pytest.mark.rule("AOC-EX.19", "AOC-13.12")
def test_ex_19_intrigue_strength() -> None:
    board = Board().emissaries("turan", "koth", "zamora")
    assert attack_strength(board.state, board.seat("turan"), "zamora") == 3


@pytest.mark.rule("AOC-EX.20", "AOC-13.13")
def test_ex_20_defence_of_zamora() -> None:
    neutral = Board().emissaries("aquilonia", "zamora")
    assert only(neutral.contend("aquilonia", "zamora"), events.ContestOpened)[0].defence == 4
    allied = Board().emissaries("aquilonia", "zamora").tower("turan", "zamora")
    assert only(allied.contend("aquilonia", "zamora"), events.ContestOpened)[0].defence == 5


def ex_21() -> Board:
    board = Board().army("aquilonia", "argos", 3, 1).army("aquilonia", "aquilonia", 2).army("aquilonia", "ophir", 4)
    board.fort("aquilonia", "ophir")
    board.military("aquilonia")
    return board


@pytest.mark.rule("AOC-EX.21", "AOC-14.1", "AOC-14.3", "AOC-14.5", "AOC-14.7", "AOC-14.8")
def test_ex_21_relocations_and_attacks() -> None:
    first = ex_21()
    assert "relocate:aquilonia/argos" not in first.legal
    first.answer("relocate:aquilonia/ophir", "units:1", "campaign:argos")
    assert first.units("aquilonia", "ophir") == 5 and first.thrown == 3
    second = ex_21()
    second.answer("relocate:ophir/aquilonia", "units:3")
    assert second.units("aquilonia", "aquilonia") == 5
    second.answer("attack:aquilonia/argos", "units:2")
    assert second.units("aquilonia", "argos") == 5 and second.thrown == 5
    third = ex_21()
    third.answer("attack:aquilonia/argos", "units:2")
    assert third.thrown == 5 and third.step("aquilonia", "argos") == 1
    frame = third.state.stack[-1]
    assert isinstance(frame, Contest) and frame.terrain == "hills"


@pytest.mark.rule("AOC-EX.22", "AOC-15.2")
def test_ex_22_a_campaign_in_argos() -> None:
    board = Board().army("aquilonia", "argos", 5, 0)
    board.military("aquilonia")
    opened = only(board.answer("campaign:argos"), events.ContestOpened)[0]
    assert (opened.attack, opened.defence, opened.form) == (5, 4, "campaign")


def ex_23() -> Board:
    board = Board().army("aquilonia", "ophir", 5, 0).strategies("aquilonia", "s35")
    board.military("aquilonia")
    board.answer("campaign:ophir", "strategy:s35")
    assert board.thrown == 5
    board.dice("hit hit axe")
    assert board.whose == "turan" and board.thrown == 3
    board.dice("hit hit")
    return board


@pytest.mark.rule("AOC-EX.23", "AOC-15.6")
def test_ex_23_the_army_advances() -> None:
    board = ex_23()
    assert board.step("aquilonia", "ophir") == 1 and board.units("aquilonia", "ophir") == 5


@pytest.mark.rule("AOC-EX.24", "AOC-15.7", "AOC-15.9")
def test_ex_24_a_forced_march_subdues_ophir() -> None:
    board = ex_23()
    assert board.legal == ["march", "stop"]
    board.answer("march")
    assert board.units("aquilonia", "ophir") == 4
    board.dice("hit", "blank")
    assert board.marker("ophir") == "fort of aquilonia" and board.units("aquilonia", "ophir") == 3
    assert board.of("aquilonia").ep == 3 and board.step("aquilonia", "ophir") == -1


def siege() -> Board:
    board = Board().fort("aquilonia", "ophir").army("aquilonia", "ophir", 2).army("turan", "koth", 5, 1)
    board.attack("turan", "koth", "ophir")
    return board


@pytest.mark.rule("AOC-EX.25", "AOC-16.2", "AOC-16.3")
def test_ex_25_a_siege_of_ophir() -> None:
    opened = only(siege().answer("units:5"), events.ContestOpened)[0]
    assert (opened.attack, opened.defence, opened.form) == (5, 3, "siege")


@pytest.mark.rule("AOC-EX.26", "AOC-16.4")
def test_ex_26_the_terrain_of_a_siege() -> None:
    board = siege().strategies("turan", "s35", "s10").strategies("aquilonia", "s01", "s22")
    board.answer("units:5")
    assert board.legal == ["strategy:s35", "none"]
    board.answer("none")
    assert board.whose == "aquilonia" and board.legal == ["strategy:s01", "none"]


@pytest.mark.rule("AOC-EX.27", "AOC-17.1", "AOC-17.3")
def test_ex_27_a_battle_in_the_woods_of_koth() -> None:
    board = Board().army("turan", "koth", 3, 1).army("aquilonia", "ophir", 4).fort("aquilonia", "ophir")
    board.attack("aquilonia", "ophir", "koth")
    opened = only(board.answer("units:4"), events.ContestOpened)[0]
    assert (opened.form, opened.terrain, opened.attack, opened.defence) == ("battle", "wood", 4, 3)


@pytest.mark.rule("AOC-EX.28", "AOC-8.14", "AOC-8.15", "AOC-8.16")
def test_ex_28_leads_shared_and_sole() -> None:
    board = Board(3).goods("aquilonia", gold=4, crom=2).goods("turan", gold=4, crom=1).goods("stygia", gold=3)
    assert [board.points(name, "score-richest") for name in ("aquilonia", "turan", "stygia")] == [1, 1, 0]
    assert [board.points(name, "score-crom") for name in ("aquilonia", "turan", "stygia")] == [3, 0, 0]
    assert bonus(board.state, 2, lambda s, seat: 0, 3, 1) == 0


@pytest.mark.rule("AOC-EX.29", "AOC-18.1", "AOC-18.2", "AOC-18.3", "AOC-18.5", "AOC-18.6")
@pytest.mark.parametrize(
    ("pool", "legal"),
    [
        ("military military_intrigue wild", {"military/military", "military_intrigue/intrigue", "wild/court"}),
        ("military_intrigue wild", {"military_intrigue/military", "military_intrigue/intrigue", "wild/court"}),
        ("wild wild", {"wild/military", "wild/intrigue", "wild/court"}),
    ],
)
def test_ex_29_the_last_resorts(pool: str, legal: set[str]) -> None:
    dice = pool.split()
    found = {f"{die}/{kind}" for die in dice for kind in ALLOWS[die] if not why_not_take(dice, die, kind)[0]}
    assert found == legal


@pytest.mark.rule("AOC-EX.30", "AOC-16.5", "AOC-16.9", "AOC-16.11", "AOC-16.12", "AOC-1.8")
def test_ex_30_a_city_with_one_unit() -> None:
    board = Board().city("turan", "ophir").army("turan", "ophir", 1).army("aquilonia", "aquilonia", 5)
    board.pool("military wild")
    board.turn("aquilonia")
    board.answer("die:military/military", "attack:aquilonia/ophir", "units:5")
    board.dice("hit hit", "hit")
    assert board.units("turan", "ophir") == 0 and board.marker("ophir") == "city of turan"
    assert board.prompt == "attacker-retreat"
    board.answer("fight")
    board.dice("hit", "blank")
    assert board.marker("ophir") == "" and board.step("aquilonia", "ophir") == 0
    assert board.state.crom_due == [0]
    board.answer("stop")
    board.game("check_pool")
    assert board.of("aquilonia").crom == 1 and board.of("turan").crom == 0


@pytest.mark.rule("AOC-EX.31", "AOC-10.7", "AOC-10.8")
def test_ex_31_two_raid_tokens_serve_two_contests() -> None:
    board = Board().army("aquilonia", "ophir", 5, 0).raid("ophir", 2)
    board.military("aquilonia")
    board.answer("campaign:ophir")
    facts = board.dice("blank", "axe axe")
    assert only(facts, events.ContestDecided)[0].defence == 2 and board.state.raids == {"ophir": 1}
    board.answer("march")
    assert only(board.dice("blank", "axe"), events.ContestDecided)[0].defence == 1 and board.state.raids == {}
    board.answer("march")
    assert only(board.dice("hit", "axe axe"), events.ContestDecided)[0].defence == 0
