"""Everything on the boards of contest, bid and age change tells what it is, in words that fit the enlarged card."""

from collections.abc import Iterator

import pytest

from engine.rules import Match
from engine.rules.chance import Chance
from engine.rules.match import play_on
from engine.table.details import DetailsPanel
from games.age_of_conan.board import AgeOfConanBoard
from games.age_of_conan.board.contest_facts import contest_of
from games.age_of_conan.board.details import ROOM
from games.age_of_conan.board.ledger_facts import frame_of
from games.age_of_conan.rules import RULES
from games.age_of_conan.rules.content import TOKENS
from games.age_of_conan.rules.frames import AgeChange, ArtifactBid, Bid, Contest, Side
from games.age_of_conan.rules.state import AocState
from tests.support.tables import board_of, seats

HEADS = ("strength", "verdict", "successes", "pledge", "ledger", "step", "bidding", "shown")


def table(count: int = 4, scale: float = 1.0, code: str = "en") -> AgeOfConanBoard:
    made: AgeOfConanBoard = board_of("age_of_conan", count, scale, code)
    return made


def states(count: int, seed: int, limit: int) -> Iterator[AocState]:
    """The state at every question."""
    match: Match[AocState] = Match.start(RULES, seats(count), seed, {})
    chance = Chance(seed)
    for _ in range(limit):
        if match.question is None:
            return
        play_on(match, chance)
        yield match.state


def start(seats: int = 2) -> AocState:
    return next(states(seats, 3, 1))


def lines(board: AgeOfConanBoard, element: str) -> tuple[str, tuple[str, ...], str]:
    told = board.details(element)
    assert told is not None, element
    return told.heading, told.facts, told.text


def contest(**more: object) -> Contest:
    sides = [Side(seat=0, strength=3, faces=["hit", "shield", "blank"]), Side(seat=-1, strength=2)]
    return Contest(kind="military", province="koth", terrain="hills", sides=sides, **more)  # type: ignore[arg-type]


def fits(board: AgeOfConanBoard, element: str) -> bool:
    told, panel = board.details(element), DetailsPanel(board.desk.kit)
    assert told is not None, element
    size, _ = panel._fit(told, board.details_rect.size)
    blocks = panel._blocks(told, board.details_rect.w - 48, size)
    return sum(block.height + 10 for block in blocks) <= board.details_rect.h - ROOM


@pytest.mark.parametrize(("code", "scale", "seats"), [("en", 1.0, 4), ("es", 1.5, 4), ("es", 2.0, 4), ("es", 1.0, 2)])
def test_whatever_lies_on_a_board_of_the_story_has_words_that_fit(code: str, scale: float, seats: int) -> None:
    board, told = table(seats, scale, code), dict.fromkeys(HEADS, 0)
    for state in states(seats, 6, 700):
        if not (contest_of(state) or any(frame_of(state, kind) for kind in (Bid, AgeChange, ArtifactBid))):
            continue
        board.show(RULES.view(state, 0), 0)
        for element in board.elements():
            head = element.partition(":")[0]
            if head in HEADS and told[head] < 14:
                told[head] += 1
                assert fits(board, element), element
                assert "⟦" not in "".join(map(str, lines(board, element))), element
    assert all(told.values()), told


def test_a_contest_tells_each_side_and_how_it_stands() -> None:
    board, s = table(2), start()
    s.stack = [*s.stack, contest()]
    s.kingdoms[0].units = {"koth": 3}
    board.show(RULES.view(s, 0), 0)
    assert lines(board, "strength:0")[:2] == ("Conn", ("Strength: 3   {icon:dice} 3",))
    assert lines(board, "successes:0")[1] == ("Successes: 1",)
    assert lines(board, "successes:1")[1] == ("Not thrown yet.",)
    assert lines(board, "verdict")[:2] == ("Campaign in Koth", ("Conn: 1 · Neutral: ?",))


def test_a_strategy_card_is_told_only_once_it_is_turned() -> None:
    """AOC-9.5: nobody learns it by looking, not even where its owner sits."""
    board, s = table(2), start()
    for revealed, heading in ((False, "Strategy card"), (True, board.desk.card("s01"))):
        fight = contest(revealed=revealed)
        fight.sides[0].strategy = "s01"
        s.stack = [*s.stack, fight]
        board.show(RULES.view(s, 0), 0)
        assert lines(board, "pledge:0")[0] == heading


def test_bids_are_told_once_they_are_turned() -> None:
    """AOC-3.5: card s01 with token 4."""
    board, s = table(2), start()
    bid = Bid(cards=["s01", "s02"], tokens=[4, 3])
    s.stack = [*s.stack, bid]
    board.show(s, 0)
    assert lines(board, "bidding:0") == ("Conn · Bid", (), "Face down until all have chosen.")
    assert lines(board, "ledger:0") == lines(board, "bidding:0")
    bid.revealed = True
    board.show(s, 0)
    value = lines(board, "bidding:0")[1][0]
    assert value.startswith("4 + ") and value == f"4 + {int(value[4])} = {4 + int(value[4])}"


def test_tokens_for_an_artifact_are_told_once_they_are_turned() -> None:
    """AOC-7.20"""
    board, s = table(2), start()
    pair = [number for number, facts in TOKENS.items() if facts.category == "monsters"][:2]
    bid = ArtifactBid(turn=2, categories=["monsters", ""], shown=[pair, []], revealed=False)
    s.stack = [*s.stack, bid]
    board.show(s, 0)
    assert lines(board, "shown:0")[2] == "Face down until all have chosen."
    bid.revealed = True
    board.show(s, 0)
    total = sum(TOKENS[number].value for number in pair)
    assert lines(board, "shown:0")[2] == f"{{icon:monsters}} Monsters: {total}"
    assert lines(board, "shown:1")[2] == "Nothing"


def test_a_step_of_the_age_change_says_what_it_brings_and_a_track_its_province() -> None:
    """AOC-7.5: 5 gold for the home."""
    board, s = table(2), start()
    s.stack = [s.stack[0], AgeChange()]
    s.objectives = []
    board.show(s, 0)
    heading, told, text = lines(board, "step:income")
    assert (heading, told) == ("2. Gold and objectives", ("Conn {icon:gold} +5 · Yezdi {icon:gold} +5",))
    assert text.startswith("Gold for the home")
    assert lines(board, "step:strip")[0] == "1. Raids"
    assert lines(board, "step:koth")[0] == "Koth"
    assert lines(board, "ledger:0")[2].startswith("Gold and objectives {icon:gold} +5 · Cities and troops {icon:unit}")
