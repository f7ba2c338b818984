"""Whole games by chance and by bots, content faults, and what must never leak."""

from pathlib import Path

import pytest

from engine.bots.policies import think
from engine.headless import seat_bots
from engine.rules import Chance, Choose, Match, Roll, copy_state, run
from engine.rules.content import BadContent
from engine.rules.match import chance_answer, play_on
from games.age_of_conan.bot import BOT
from games.age_of_conan.odds import beats, roll_chances, winning
from games.age_of_conan.rules import RULES
from games.age_of_conan.rules.content import CONTENT, FOLDER, load_content
from games.age_of_conan.rules.objectives import fulfils
from tests.games.age_of_conan.scenario import Board
from tests.support import trial

GAMES = [(2, "suggested"), (2, "aquilonia,hyperborea"), (3, "stygia,aquilonia,hyperborea"), (4, "random")]


@pytest.mark.rule("AOC-4.1", "AOC-8.1", "AOC-6.7")
@pytest.mark.parametrize(("seats", "kingdoms"), GAMES)
def test_games_by_chance_end_and_stay_sound(seats: int, kingdoms: str) -> None:
    for seed in range(3):
        match, chance = Match.start(RULES, seat_bots(seats, ["random"]), seed, {"kingdoms": kingdoms}), Chance(seed)
        while not match.over:
            assert RULES.faults(match.state) == []
            play_on(match, chance)
        crowning = match.state.crowned >= 0 or any(one.out for one in match.state.kingdoms)
        done = len(match.state.adventures_done)
        assert done == 12 or (crowning and 8 <= done < 12), "three ages of four adventures, or a coronation"


@pytest.mark.parametrize(("seats", "kingdoms"), GAMES[1:3])
def test_views_hold_at_every_tenth_decision(seats: int, kingdoms: str) -> None:
    trial.every_tenth(Match.start(RULES, seat_bots(seats, ["random"]), 8, {"kingdoms": kingdoms}), 8)


def test_who_is_asked_and_how_does_not_depend_on_secrets() -> None:
    """Two worlds behind one view, given the same open answer, ask the same seat the same thing next."""
    match, chance = Match.start(RULES, seat_bots(4, ["random"]), 12, {}), Chance(12)
    compared = 0
    while not match.over:
        question = match.question
        assert question is not None
        answer = chance_answer(question, chance, RULES.sides)
        secret = ("strategy:", "use:", "event:", "lay:", "category:", "bid:", "token:")
        first = answer[0] if isinstance(answer, list) and answer else answer
        if not (isinstance(first, str) and first.startswith(secret)):
            world, real = RULES.resample(match.view(None), chance), copy_state(match.state)
            world.question = question
            run(world, answer)
            run(real, answer)
            compared += 1
            assert _asks(world.question) == _asks(real.question)
        match.answer(answer)
    assert compared > 300


def _asks(question: object) -> tuple[object, ...]:
    prompt = question.purpose if isinstance(question, Roll) else getattr(question, "prompt", None)
    return getattr(question, "seat", None), prompt, len(question.dice) if isinstance(question, Roll) else 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bot_beats_chance(seats: int) -> None:
    for seed in range(2):
        strengths = ["greedy" if seat == seed else "random" for seat in range(seats)]
        match, chance = Match.start(RULES, seat_bots(seats, ["random"]), seed, {}), Chance(seed)
        while not match.over:
            question = match.question
            assert question is not None
            if isinstance(question, Roll):
                play_on(match, chance)
            else:
                view = match.view(question.seat)
                match.answer(think(strengths[question.seat], RULES, BOT, view, chance))
        assert match.standing().winners == (seed,)


def test_the_bot_crowns_conan_only_with_a_safe_sum() -> None:
    board = Board().conan("aquilonia", "aquilonia").adventure("a01", 0).tokens("aquilonia", "monsters", 4, 4)
    board.goods("aquilonia", ep=9)
    board.state.age = 3
    board.adventure_ends()
    assert isinstance(board.match.question, Choose)
    assert think("greedy", RULES, BOT, board.match.view(0), Chance(1)) == "crown:monsters"
    board.any_tokens("turan", 9)
    assert think("greedy", RULES, BOT, board.match.view(0), Chance(1)) == "decline"


def test_odds_by_hand() -> None:
    assert roll_chances(1, attacker=True)[1] == pytest.approx(1 / 2)
    assert roll_chances(1, attacker=False)[1] == pytest.approx(1 / 3)
    assert roll_chances(1, attacker=False, conan=True)[2] == pytest.approx(1 / 6)
    assert roll_chances(1, True, counts=frozenset({"axe"}))[1] == pytest.approx(4 / 6)
    assert winning(1, 1) == pytest.approx(1 / 2 * 2 / 3) and beats((0.0, 1.0), (0.0, 1.0)) == 0


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ('[[province]]\nid = "ophir"\narea = "central"\nneighbours = ["koth"]\nlevel = 3\n', "level and a track"),
        ('[[province]]\nid = "punt"\narea = "south"\nneighbours = ["koth"]\nlevel = 3\ntrack = ["hills"]\n', "koth"),
        ('[[adventure]]\nid = "a01"\nslug = "x"\ndestination = "atlantis"\nlength = 3\n', "atlantis"),
        ('[[card]]\nid = "aq_tax"\nkingdom = "aquilonia"\nkind = "event"\ncopies = 1\ncost = 2\n'
         'when = { window = "court" }\nverbs = [{ verb = "gain_gold", n = 4 }]\n', "cost"),
        ('[[card]]\nid = "aq_tax"\nkingdom = "aquilonia"\nkind = "event"\ncopies = 1\n'
         'when = { window = "court" }\nverbs = [{ verb = "gain_gems", n = 4 }]\n', "gain_gems"),
        ("[constants]\nages = \"three\"\n", "int"),
    ],
)  # fmt: skip
def test_faults_of_content_are_told(tmp_path: Path, text: str, wrong: str) -> None:
    (tmp_path / "own.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadContent, match=wrong):
        load_content(FOLDER, tmp_path)


def test_counts_of_the_content_sheet() -> None:
    kingdom_cards = sum(card.copies for card in CONTENT.cards.values())
    assert (len(CONTENT.provinces), len(CONTENT.tokens), kingdom_cards, len(CONTENT.cards)) == (28, 56, 84, 58)
    assert kingdom_cards + len(CONTENT.strategies) + len(CONTENT.objectives) + len(CONTENT.adventures) + 3 + 2 == 165
    sums = {}
    for facts in CONTENT.tokens.values():
        sums[facts.category] = sums.get(facts.category, 0) + facts.value
    assert sums == {"monsters": 42, "treasures": 42, "women": 40}
    assert sum(len(one.neighbours) for one in CONTENT.provinces.values()) == 2 * 62
    assert max(max(ways.values()) for ways in CONTENT.distances.values()) == 7


@pytest.mark.parametrize(
    ("objective", "board", "met"),
    [
        ("o01", Board(3).tower("turan", "shem", "zingara"), True),
        ("o01", Board(3).tower("turan", "argos", "shem"), False),
        ("o03", Board(3).fort("turan", "argos", "steppes"), True),
        ("o04", Board(3).fort("turan", "steppes", "hyrkania"), True),
        ("o04", Board(3).fort("turan", "steppes", "zamora"), False),
        ("o05", Board(3).tower("turan", "ophir").fort("turan", "koth"), True),
        ("o06", Board(3).tower("turan", "ophir", "koth").city("turan", "argos"), True),
        ("o07", Board(3).tower("turan", "ophir").tower("aquilonia", "koth"), False),
        ("o07", Board(3).city("turan", "ophir"), True),
        ("o08", Board(3).city("turan", "ophir", "koth"), True),
        ("o09", Board(3).fort("turan", "ophir").tower("aquilonia", "koth"), True),
        ("o11", Board(3).fort("turan", "ophir").tower("turan", "shem", "zamora"), False),
        ("o11", Board(3).fort("turan", "ophir").tower("turan", "shem", "koth"), True),
        ("o12", Board(3).goods("turan", crom=1), True),
        ("o12", Board(3).goods("turan", crom=1).goods("stygia", crom=1), False),
    ],
)
def test_objectives(objective: str, board: Board, met: bool) -> None:
    assert fulfils(board.state, board.seat("turan"), objective) == met
