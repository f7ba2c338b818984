"""The facts of Conan: dice, heroes, tiles, cards, spells, skills, boards, scenarios, read from `content/` and checked.

Names and texts are not facts; they live with the languages.
"""

import hashlib
import json
from pathlib import Path

from engine.rules.content import BadContent, ContentFault, convert, read_folder, with_own
from games.conan.rules.content_boards import Board, BoardTable
from games.conan.rules.content_faults import board_faults, table_faults
from games.conan.rules.content_files import convert_each, read_each
from games.conan.rules.content_scenario_faults import scenario_faults
from games.conan.rules.content_scenarios import Scenario
from games.conan.rules.content_tables import HeroFacts as HeroFacts
from games.conan.rules.content_tables import Tables
from games.conan.rules.content_tables import TileFacts as TileFacts


class Content:
    """Look-ups by id over one set of content; dice by their letter."""

    def __init__(
        self, tables: Tables, boards: dict[str, BoardTable], scenarios: dict[str, Scenario], digest: str
    ) -> None:
        self.hash = digest
        self.constants = tables.constants
        self.dice = {one.letter: one for one in tables.die}
        self.heroes = {one.id: one for one in tables.hero}
        self.tiles = {one.id: one for one in tables.tile}
        self.cards = {one.id: one for one in tables.card}
        self.spells = {one.id: one for one in tables.spell}
        self.skills = {one.id: one for one in tables.skill}
        self.boards = {name: Board(table) for name, table in boards.items()}
        self.scenarios = dict(sorted(scenarios.items(), key=lambda item: (item[1].order, item[0])))


def load_content(folder: Path, overlay: Path | None = None) -> Content:
    """Read and check `folder`, with the files of `overlay` laid over it. Raises `BadContent` naming every fault."""
    source = read_folder(folder, overlay)
    tables = convert(source, Tables)
    faults: list[ContentFault] = []
    board_files = read_each(folder, overlay, "boards", faults)
    scenario_files = read_each(folder, overlay, "scenarios", faults)
    boards = convert_each(board_files, BoardTable, faults)
    scenarios = convert_each(scenario_files, Scenario, faults)
    faults += table_faults(source, tables)
    for board in boards.values():
        faults += board_faults(board)
    if not faults:  # a scenario can only be judged on sound boards and cards
        for scenario in scenarios.values():
            faults += scenario_faults(scenario, tables, boards)
    if faults:
        raise BadContent(faults)
    facts = [source.data, *(one.data for one in (*board_files.values(), *scenario_files.values()))]
    digest = hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()[:16]
    return Content(tables, boards, scenarios, digest)


FOLDER = Path(__file__).parent.parent / "content"
CONTENT = with_own(load_content, FOLDER, "conan")
NUMBERS = CONTENT.constants
HEROES = CONTENT.heroes
TILES = CONTENT.tiles
CARDS = CONTENT.cards
SPELLS = CONTENT.spells
SKILLS = CONTENT.skills
BOARDS = CONTENT.boards
SCENARIOS = CONTENT.scenarios
