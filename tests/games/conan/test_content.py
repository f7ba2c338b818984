"""The facts as the sheet has them, and faults that name file, key and cure."""

import shutil
from itertools import product
from pathlib import Path

import pytest

from engine.diagnosis import content_faults
from engine.rules.content import BadContent
from games.conan.rules.content import (
    BOARDS,
    CARDS,
    CONTENT,
    FOLDER,
    HEROES,
    SCENARIOS,
    SKILLS,
    SPELLS,
    TILES,
    load_content,
)
from games.conan.rules.content_scenarios import for_party


def symbols(letter: str) -> tuple[int, ...]:
    return CONTENT.dice[letter].symbols


def chance(letters: str, least: int) -> float:
    """How likely dice of those letters show at least so many symbols."""
    throws = list(product(*map(symbols, letters)))
    return sum(sum(throw) >= least for throw in throws) / len(throws)


@pytest.mark.rule("CON-6.1")
def test_dice_show_what_was_counted_at_real_tables() -> None:
    assert chance("YY", 4) == 1 / 36 and chance("YYY", 4) == 28 / 216
    assert chance("OO", 4) == pytest.approx(1 / 9) and 1 - chance("R", 1) == pytest.approx(1 / 6)
    assert 5 * sum(symbols("R")) / 6 == 7.5 and [CONTENT.dice[one].id for one in "YOR"] == [
        "conan/yellow", "conan/orange", "conan/red",
    ]  # fmt: skip


def test_there_is_as_much_of_everything_as_the_sheet_counts() -> None:
    assert [len(table) for table in (HEROES, TILES, CARDS, SPELLS, SKILLS, BOARDS, SCENARIOS)] == [
        12,
        27,
        48,
        20,
        33,
        3,
        3,
    ]
    assert [len(BOARDS[name].areas) for name in ("pict_village", "two_ships", "drowned_temple")] == [23, 19, 15]


def test_a_hero_a_tile_and_cards_as_printed() -> None:
    shevatas, snake = HEROES["shevatas"], TILES["giant_snake"]
    assert (shevatas.gems, shevatas.melee.die, shevatas.melee.limit) == (10, "O", 4)
    assert (shevatas.guard.die, shevatas.guard.limit, shevatas.move.base) == ("O", 99, 3)
    assert (shevatas.encumbrance.max, shevatas.encumbrance.move) == (10, (6, 9))
    assert [(skill.id, skill.limit) for skill in shevatas.skills][-1] == ("lock_picking", 0)
    assert (snake.role, snake.armour, snake.melee, snake.size) == ("monster", 3, ("O*", "O*", "O*"), 4)
    assert CARDS["battle_axe"].ranged == ("R*",) and CARDS["battle_axe"].thrown and CARDS["battle_axe"].hands == 2
    assert CARDS["throwing_knives"].ranged == ("Y",) and not CARDS["throwing_knives"].thrown
    assert CARDS["explosive_orb"].area == ("R", "R") and CARDS["serpent_crown"].loses == ("evasive",)


@pytest.mark.rule("CON-7.10")
def test_three_points_of_encumbrance_take_two_hands() -> None:
    two = {card.id for card in CARDS.values() if card.hands == 2}
    assert two == {"battle_axe", "crossbow", "halberd", "two_handed_sword"}


@pytest.mark.rule("CON-14.2")
def test_spells_as_printed() -> None:
    reactions = {spell.id for spell in SPELLS.values() if spell.reaction}
    areas = {spell.id for spell in SPELLS.values() if spell.area}
    assert reactions == {"mitras_halo", "pestilential_swarm", "sets_halo"}
    assert areas == {"kiss_of_death", "lightning_storm", "pestilential_swarm", "blaze"}
    assert (SPELLS["sets_possession"].cost, SPELLS["sets_possession"].saturation) == (2, 4)
    assert SPELLS["teleportation"].variable and SPELLS["mind_control"].variable


def test_numbers_that_depend_on_the_party() -> None:
    temple = SCENARIOS["crown_of_the_drowned_temple"]
    assert [for_party(temple, temple.rounds, n) for n in temple.parties] == [9, 10, 9, 9]
    assert [for_party(temple, temple.overlord.recovery, n) for n in temple.parties] == [3, 5, 6, 9]
    assert for_party(temple, 7, 3) == 7


# -- faults


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A folder of one's own laid over ours, with our scenarios and boards to spoil."""
    for part in ("boards", "scenarios"):
        shutil.copytree(FOLDER / part, tmp_path / part)
    return tmp_path


def spoil(folder: Path, file: str, old: str, new: str) -> list[str]:
    """The faults after one change in a file."""
    path = folder / file
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    with pytest.raises(BadContent) as caught:
        load_content(FOLDER, folder)
    return [str(fault) for fault in caught.value.faults]


def test_a_folder_of_ones_own_that_is_sound(own: Path) -> None:
    (own / "scenarios" / "mine.toml").write_text(
        (own / "scenarios" / "hunting_the_tigress.toml")
        .read_text()
        .replace('id = "hunting_the_tigress"', 'id = "mine"')
    )
    found = load_content(FOLDER, own)
    assert set(found.scenarios) == {*SCENARIOS, "mine"} and found.hash != CONTENT.hash


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        (
            "boards/two_ships.toml",
            'neighbours = ["T2", "T3"]',
            'neighbours = ["T2", "T3", "T6"]',
            "boards/two_ships.toml: area T1.neighbours: expected T1 among the neighbours of T6 too: "
            "add it there or take it away here",
        ),
        (
            "boards/two_ships.toml",
            'dot = "380,140"',
            'dot = "380,14"',
            "boards/two_ships.toml: area T1.dot: expected a point inside the shape of the area",
        ),
        (
            "boards/two_ships.toml",
            'dot = "380,140"',
            'dot = "380 140"',
            "boards/two_ships.toml: area T1.dot: Expected `str` matching regex '^-?\\\\d+,-?\\\\d+$'",
        ),
        (
            "boards/two_ships.toml",
            'neighbours = ["T1", "T3", "T4"]',
            'neighbours = ["T1", "T3", "T4", "T9"]',
            "boards/two_ships.toml: area T2.neighbours: expected areas of this board, not 'T9'",
        ),
        (
            "boards/pict_village.toml",
            'line = "640,770 640,900"',
            'line = "641,770 641,900"',
            "boards/pict_village.toml: area H6: expected a wall along the side shared with V33: "
            "add one, or make them neighbours",
        ),
        (
            "scenarios/hunting_the_tigress.toml",
            'start = "T4"',
            'start = "T44"',
            "scenarios/hunting_the_tigress.toml: hero belit.start: expected ids from boards/two_ships.toml, not 'T44'",
        ),
        (
            "scenarios/hunting_the_tigress.toml",
            '"ornamental_spear"',
            '"spear"',
            "scenarios/hunting_the_tigress.toml: hero belit.cards: expected ids from cards.toml, not 'spear'",
        ),
        (
            "scenarios/hunting_the_tigress.toml",
            "place = { T5 = 3 }",
            "place = { T5 = 9 }",
            "scenarios/hunting_the_tigress.toml: place.T5: expected at most its capacity; with 4 heroes it is 3 over",
        ),
        (
            "scenarios/hunting_the_tigress.toml",
            "reserve = [9, 10]",
            "reserve = [9, 10, 11]",
            "scenarios/hunting_the_tigress.toml: overlord.reserve: expected one number, or 2, one for each number of "
            "heroes in parties",
        ),
        (
            "scenarios/hunting_the_tigress.toml",
            'board = "two_ships"',
            'board = "three_ships"',
            "scenarios/hunting_the_tigress.toml: board: expected one of drowned_temple, pict_village, two_ships, not "
            "'three_ships'",
        ),
        (
            "scenarios/clutches_of_the_picts.toml",
            'verb = "reinforce"',
            'verb = "rescue"',
            "scenarios/clutches_of_the_picts.toml: event reinforcement.verbs[0].verb: Invalid value 'rescue'",
        ),
        (
            "scenarios/clutches_of_the_picts.toml",
            'when = "time"',
            'when = "time"\nneeds = [{ test = "dead", who = ["conan"] }]',
            'scenarios/clutches_of_the_picts.toml: goal: expected a last goal with when = "time" and without needs: '
            "who wins when time is up",
        ),
        (
            "scenarios/crown_of_the_drowned_temple.toml",
            'area = "R15"',
            "area = 15",
            "scenarios/crown_of_the_drowned_temple.toml: object 0.area: Expected `str`, got `int`",
        ),
        (
            "scenarios/crown_of_the_drowned_temple.toml",
            'id = "crown_of_the_drowned_temple"',
            'id = "crown"',
            'scenarios/crown_of_the_drowned_temple.toml: id: expected id = "crown_of_the_drowned_temple", as the file',
        ),
    ],
)  # fmt: skip
def test_a_fault_names_file_key_and_cure(own: Path, file: str, old: str, new: str, fault: str) -> None:
    assert fault in spoil(own, file, old, new)


def test_a_tile_must_be_in_the_river_or_wait(own: Path) -> None:
    faults = spoil(own, "scenarios/clutches_of_the_picts.toml", '"zogar_sag", ', "")
    assert faults == [
        "scenarios/clutches_of_the_picts.toml: tile zogar_sag: expected a place in overlord.river, or no place on the "
        "board"
    ]


def test_a_file_that_is_no_toml(own: Path) -> None:
    (own / "scenarios" / "mine.toml").write_text("id = \n")
    with pytest.raises(BadContent, match=r"scenarios/mine\.toml: syntax: expected TOML"):
        load_content(FOLDER, own)


def test_the_smallest_scenario_of_the_manual_can_be_played(tmp_path: Path) -> None:
    """docs/writing_a_scenario.md"""
    manual = (Path(__file__).parents[3] / "docs" / "writing_a_scenario.md").read_text()
    text = manual.split("```toml\n")[1].split("```")[0]
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "hunters_at_the_gate.toml").write_text(text)
    found = load_content(FOLDER, tmp_path).scenarios["hunters_at_the_gate"]
    assert (
        found.parties == (2,)
        and len(found.hero) == 2
        and list(load_content(FOLDER, tmp_path).scenarios)[-1] == found.id
    )


def test_the_check_of_the_command_line_reads_scenarios_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "conan" / "scenarios").mkdir(parents=True)
    text = (FOLDER / "scenarios" / "hunting_the_tigress.toml").read_text()
    mine = text.replace('id = "hunting_the_tigress"', 'id = "mine"').replace('"ornamental_spear"', '"spear"')
    (tmp_path / "conan" / "scenarios" / "mine.toml").write_text(mine)
    assert [str(fault) for fault in content_faults(tmp_path)] == [
        "conan/scenarios/mine.toml: hero belit.cards: expected ids from cards.toml, not 'spear'"
    ]
