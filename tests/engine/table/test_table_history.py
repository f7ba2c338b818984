"""The log is told from the match, so that undo and saves agree with it."""

from engine.rules import Match, SeatSpec
from engine.table.history import lines_of
from engine.table.log import PANEL, LogScene
from engine.ui.prompts import FOOT
from engine.ui.theme import Theme
from games._template.board import BOARD
from games._template.rules import RULES

SEATS = (SeatSpec("Temur", 0), SeatSpec("Aigul", 1))


def told(kit, match):
    board = BOARD(kit, SEATS)
    board.show(match.state, None)
    return [(line.seat, line.round, line.words) for line in lines_of(match, board, None)]


def test_the_lines_of_a_round(bench) -> None:
    kit = bench.lay().kit
    match = Match.start(RULES, SEATS, 1)
    for answer in ([4], "keep", [1], "keep"):
        match.answer(answer)
    assert told(kit, match) == [
        (-1, 1, "Round 1 begins."),
        (0, 1, "Temur throws a *5*."),
        (1, 1, "Aigul throws a *2*."),
        (0, 1, "Temur wins round 1 {icon:medal}"),
        (-1, 2, "Round 2 begins."),
    ]


def test_what_was_taken_back_is_not_told(bench) -> None:
    kit = bench.lay().kit
    match = Match.start(RULES, SEATS, 1)
    match.answer([4])
    match.answer("keep")
    before = told(kit, match)
    match.undo(1)
    assert told(kit, match) == before  # keeping is no event
    assert len(match.log) == 1


def test_with_large_words_the_log_ends_above_its_prompts(bench) -> None:
    table = bench.lay()
    log = LogScene(bench.app, table.kit, table.board, table.match, None)
    assert log.panel == PANEL
    table.kit.theme = Theme(1.5)
    log = LogScene(bench.app, table.kit, table.board, table.match, None)
    bar = FOOT.bottom - table.kit.prompt_bar.height(log.prompts)
    assert bar < FOOT.top and log.panel.bottom == bar - 12 and log.view.bottom < log.panel.bottom
