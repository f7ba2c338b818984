"""Whole games under the eyes of an umpire who knows the sheet."""

from collections import Counter
from pathlib import Path

import pytest

from games.conan.rules.content import FOLDER, SCENARIOS, load_content
from tests.games.conan.umpire_conan import watch

GAMES = [
    ("clutches_of_the_picts", 2, 3), ("clutches_of_the_picts", 5, 4),
    ("hunting_the_tigress", 3, 3), ("hunting_the_tigress", 4, 4),
    ("crown_of_the_drowned_temple", 2, 1), ("crown_of_the_drowned_temple", 3, 2), ("crown_of_the_drowned_temple", 5, 4),
]  # fmt: skip


@pytest.mark.parametrize(("scenario", "seats", "heroes"), GAMES)
def test_no_clause_is_broken_in_lively_games(scenario: str, seats: int, heroes: int) -> None:
    seen: Counter[str] = Counter()
    for seed in (1, 2):
        seen += watch(scenario, seats, heroes, seed)
    assert seen["GameEnded"] == 2 and (heroes == 1 or seen["AttackResolved"])  # who is alone may run at once


def test_the_scenario_of_the_manual_is_played_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """docs/writing_a_scenario.md"""
    manual = (Path(__file__).parents[3] / "docs" / "writing_a_scenario.md").read_text()
    (tmp_path / "scenarios").mkdir()
    text = manual.split("```toml\n")[1].split("```")[0]
    (tmp_path / "scenarios" / "hunters_at_the_gate.toml").write_text(text)
    mine = load_content(FOLDER, tmp_path).scenarios["hunters_at_the_gate"]
    monkeypatch.setitem(SCENARIOS, mine.id, mine)
    winners = {watch(mine.id, 3, 2, seed)["GameEnded"] for seed in range(3)}
    assert winners == {1}
