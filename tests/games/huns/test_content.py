"""The content of Huns, and what is said about content that cannot be played with."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from engine.rules.content import BadContent
from games.huns.rules.content import CONTENT, FOLDER, load_content
from games.huns.rules.state import BACKS, COLORS, FAMILIES


def overlay(tmp_path: Path, **files: str) -> Path:
    """A folder of a person's own content with these files."""
    folder = tmp_path / "mine"
    folder.mkdir()
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def faults(folder: Path, over: Path | None = None) -> list[tuple[str, str, str]]:
    with pytest.raises(BadContent) as caught:
        load_content(folder, over)
    return [(fault.file, fault.key, fault.expected) for fault in caught.value.faults]


def without(tmp_path: Path, file: str, entry_id: str) -> Path:
    """A copy of the content that lacks one entry."""
    folder = tmp_path / "content"
    shutil.copytree(FOLDER, folder)
    path = folder / file
    head, *entries = path.read_text(encoding="utf-8").split("\n[[")
    family = {"equipment.toml": "equipment", "wagons.toml": "wagon"}[file]
    kept, drop = [head], False
    for entry in entries:
        if entry.startswith(f"{family}]]"):
            drop = f'"{entry_id}"' in entry
        if not drop:
            kept.append(entry)
    path.write_text("\n[[".join(kept), encoding="utf-8")
    return folder


def test_there_are_twelve_cards_in_each_of_five_decks() -> None:
    assert Counter(card.family for card in CONTENT.cards.values()) == dict.fromkeys(FAMILIES.values(), 12)
    assert [[len(CONTENT.deck(color, seats)) for color in COLORS] for seats in (2, 3, 4)] == [
        [10] * 5,
        [11] * 5,
        [12] * 5,
    ]


def test_the_wagons_are_those_of_the_sheet() -> None:
    spaces = Counter(color for wagon in CONTENT.wagons.values() for color in wagon.spaces)
    assert spaces == {"blue": 25, "red": 25, "green": 26, "black": 26, "yellow": 26}
    assert Counter(wagon.back for wagon in CONTENT.wagons.values()) == dict.fromkeys(BACKS, 8)
    assert (
        CONTENT.wagons["WG11"].spaces == ("green", "green", "blue", "red") and CONTENT.wagons["WG11"].back == "orange"
    )


def test_each_die_shows_each_value_on_two_opposite_faces() -> None:
    for die in CONTENT.dice.values():
        assert [die.values[face] for face in range(3)] == [die.values[5 - face] for face in range(3)] == [1, 2, 3]


def test_spaces_of_mercenaries_and_curses() -> None:
    spaces = {card.id: card.spaces for card in CONTENT.cards.values() if card.spaces}
    assert [spaces[f"MC{n:02}"] for n in range(1, 13)] == [2, 3, 2, 4, 3, 3, 4, 4, 2, 3, 3, 2]
    assert [spaces[f"CU{n:02}"] for n in range(1, 13)] == [3, 2, 4, 3, 3, 2, 3, 3, 3, 4, 2, 3]
    assert len(spaces) == 24


def test_an_overlay_replaces_a_card_and_changes_the_hash(tmp_path: Path) -> None:
    mine = overlay(
        tmp_path,
        mine='[[mercenary]]\nid = "MC09"\nplayers = "2+"\nspaces = 5\nwindow = "final"\n'
        '[[mercenary.effect]]\nverbs = [{ verb = "score", n = 3 }]\n',
    )
    content = load_content(FOLDER, mine)
    assert content.cards["MC09"].spaces == 5 and content.hash != CONTENT.hash and CONTENT.cards["MC09"].spaces == 2


def test_a_missing_card_is_named(tmp_path: Path) -> None:
    folder = without(tmp_path, "equipment.toml", "EQ07")
    assert faults(folder) == [("equipment.toml", "equipment", "expected 12 cards, found 11; missing EQ07")]


def test_a_missing_wagon_is_counted(tmp_path: Path) -> None:
    folder = without(tmp_path, "wagons.toml", "WG10")
    assert faults(folder) == [
        ("wagons.toml", "wagon", "expected 32 different wagons, found 31"),
        ("wagons.toml", "wagon", "expected 8 wagons with backs of orange, found 7"),
    ]


def test_a_card_too_many_is_named(tmp_path: Path) -> None:
    mine = overlay(tmp_path, more='[[treasure]]\nid = "TR13"\nplayers = "2+"\ncondition = { test = "no_curse" }\n')
    assert faults(FOLDER, mine) == [("more.toml", "treasure", "expected 12 cards, found 13; unknown TR13")]


def test_an_unknown_verb_is_named(tmp_path: Path) -> None:
    raid = '[[raid]]\nid = "RD01"\nplayers = "2+"\n[[raid.effect]]\nverbs = [{ verb = "conjure", n = 3 }]\n'
    ((file, key, expected),) = faults(FOLDER, overlay(tmp_path, bad=raid))
    assert (file, key) == ("bad.toml", "raid RD01.effect[0].verbs[0].verb") and "conjure" in expected


def test_an_unknown_colour_is_named(tmp_path: Path) -> None:
    wagon = '[[wagon]]\nid = "WG01"\nback = "purple"\nspaces = ["blue", "mauve", "red", "green"]\n'
    ((file, key, expected),) = faults(FOLDER, overlay(tmp_path, bad=wagon))
    assert (file, key) == ("bad.toml", "wagon WG01.spaces[1]") and "mauve" in expected


def test_a_wrong_field_of_a_verb_is_named(tmp_path: Path) -> None:
    raid = '[[raid]]\nid = "RD01"\nplayers = "2+"\n[[raid.effect]]\nverbs = [{ verb = "gain", n = "three" }]\n'
    ((file, key, expected),) = faults(FOLDER, overlay(tmp_path, bad=raid))
    assert (file, key, expected) == ("bad.toml", "raid RD01.effect[0].verbs[0].n", "Expected `int`, got `str`")


def test_a_curse_cannot_be_optional_and_needs_spaces(tmp_path: Path) -> None:
    curse = (
        '[[curse]]\nid = "CU06"\nplayers = "2+"\nmode = "may"\n'
        '[[curse.effect]]\nverbs = [{ verb = "mod_draw", d = -1 }]\n'
    )
    assert faults(FOLDER, overlay(tmp_path, bad=curse)) == [
        ("bad.toml", "curse CU06.spaces", "expected at least 1"),
        ("bad.toml", "curse CU06.mode", "expected passive: curses cannot be declined (HUN-9.3)"),
    ]


def test_two_cards_of_one_mark_are_counted(tmp_path: Path) -> None:
    treasure = '[[treasure]]\nid = "TR01"\nplayers = "4"\ncondition = { test = "no_curse" }\n'
    assert faults(FOLDER, overlay(tmp_path, bad=treasure)) == [
        ("bad.toml", "treasure", 'expected one card marked "3+" and one marked "4" (HUN-2.2)')
    ]


def test_a_wagon_of_one_colour_is_refused(tmp_path: Path) -> None:
    wagon = '[[wagon]]\nid = "WG06"\nback = "purple"\nspaces = ["blue", "blue", "blue", "blue"]\n'
    assert faults(FOLDER, overlay(tmp_path, bad=wagon)) == [
        ("bad.toml", "wagon WG06.spaces", "expected spaces of two colours or more (HUN-2.11)")
    ]


def test_a_die_value_out_of_range_is_named(tmp_path: Path) -> None:
    die = '[[die]]\nid = "huns/red"\ncolor = "red"\nvalues = [1, 2, 3, 3, 2, 6]\n'
    assert faults(FOLDER, overlay(tmp_path, bad=die)) == [
        ("bad.toml", "die huns/red.values", "expected values from 1 to 3")
    ]
