"""Decks as files: there and back, dropped in, damaged."""

from pathlib import Path

import pytest
import toml

from games.krynea.workshop.deck import BASICS, Deck
from games.krynea.workshop.files import NAME_LIMIT, DeckFault, Shelf, read_deck, text_of, tidy

GOOD = 'format = 1\nname = "Two"\nmode = "free"\nfaction = "dark"\nskills = ["faith"]\ntroops = ["archers_1"]\n'


def written(folder: Path, text: str | bytes, name: str = "deck.toml") -> Path:
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def fault_of(path: Path) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(DeckFault) as found:
        read_deck(path)
    return found.value.reason, found.value.args_of


@pytest.mark.parametrize("deck", BASICS, ids=lambda deck: deck.faction)
def test_a_deck_comes_back_as_it_was(tmp_path: Path, deck: Deck) -> None:
    kept = Deck('The "Iron" \\ Ñandú', deck.mode, deck.faction, deck.cards)
    shelf = Shelf(tmp_path / "decks" / "krynea")
    path = shelf.new_path(kept.name)
    assert path.name == "the-iron-nandu.toml"
    assert shelf.keep(kept, path) == ""
    again = read_deck(path)
    assert (again.name, again.mode, again.faction) == (kept.name, kept.mode, kept.faction)
    assert sorted(again.cards) == sorted(kept.cards)


def test_the_file_is_plain_toml_with_readable_ids() -> None:
    tables = toml.loads(text_of(Deck("A", "free", "dark", [1, 9, 57, 58])))
    assert tables == {
        "format": 1,
        "name": "A",
        "mode": "free",
        "faction": "dark",
        "skills": ["attunement"],
        "actions": ["magic_bolt_1"],
        "troops": ["heavy_infantry_1", "heavy_infantry_2"],
    }


def test_a_file_by_hand_may_leave_lists_out_and_hold_a_card_twice(tmp_path: Path) -> None:
    assert read_deck(written(tmp_path, GOOD)) == Deck("Two", "free", "dark", [2, 61])
    twice = GOOD.replace('["archers_1"]', '["archers_1", "archers_1"]')
    assert read_deck(written(tmp_path, twice)).cards == [2, 61, 61]
    assert read_deck(written(tmp_path, b"\xef\xbb\xbf" + GOOD.encode())).name == "Two"


@pytest.mark.parametrize(
    ("text", "reason", "args"),
    [
        (GOOD.replace('"free"', '"basic"'), "bad-key", {"what": "mode", "value": "factions, free"}),
        (GOOD.replace('"dark"', "3"), "bad-key", {"what": "faction", "value": "light, magic, dark, mercenary"}),
        (GOOD.replace("format = 1", "format = true"), "bad-key", {"what": "format", "value": "1"}),
        (GOOD.replace("format = 1", "format = 2"), "newer", {}),
        (GOOD.replace('["archers_1"]', '"archers_1"'), "bad-list", {"what": "troops"}),
        (GOOD.replace("archers_1", "dragons"), "unknown-card", {"what": "troops", "value": "dragons"}),
        (GOOD.replace("archers_1", "faith"), "unknown-card", {"what": "troops", "value": "faith"}),
        (GOOD.replace('"archers_1"', "61"), "unknown-card", {"what": "troops", "value": "61"}),
        (GOOD.replace('"Two"', '"Two'), "bad-line", {"n": 2}),
        (GOOD.encode() + b"# \xff\n", "not-utf-8", {"n": 7}),
        (b"#" * 70_000, "too-large", {}),
        ("", "bad-key", {"what": "format", "value": "1"}),
    ],
)
def test_a_damaged_file_says_why(tmp_path: Path, text: str | bytes, reason: str, args: dict[str, str | int]) -> None:
    assert fault_of(written(tmp_path, text)) == (reason, args)


def test_no_text_at_all_can_crash_the_reader(tmp_path: Path) -> None:
    for text in (
        "[" * 5000,
        "a = " + "[" * 3000,
        "skills = [1, 'a']",
        "= 3",
        "[[x]]\n[x]",
        "format = 1e400",
        "\x00",
        '"',
    ):
        fault_of(written(tmp_path, text))


def test_names_hold_nothing_that_reads_as_markup() -> None:
    assert tidy(" a\n*b* {icon:card}\x07 ") == "a b icon:card"
    assert len(tidy("long " * 20)) <= NAME_LIMIT
    assert tidy("{}*") == ""


def test_a_deck_without_a_name_is_called_like_its_file(tmp_path: Path) -> None:
    assert read_deck(written(tmp_path, GOOD.replace('"Two"', '""'), "gift.toml")).name == "gift"


def test_the_shelf_lists_what_is_dropped_in_and_the_damaged_last(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    assert shelf.decks() == [] and Shelf(tmp_path / "none").decks() == []
    before = shelf.signature()
    written(tmp_path, GOOD, "z.toml")
    written(tmp_path, "?", "a.toml")
    written(tmp_path, "not a deck", "readme.txt")
    assert shelf.signature() != before
    found = shelf.decks()
    assert [one.path.name for one in found] == ["z.toml", "a.toml"]
    assert found[0].deck is not None and found[1].deck is None and found[1].fault is not None
    assert shelf.delete(tmp_path / "a.toml") == "" and len(shelf.decks()) == 1


def test_two_decks_of_one_name_have_two_files(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    first = shelf.new_path("Iron!")
    shelf.keep(Deck("Iron!"), first)
    assert (first.name, shelf.new_path("iron").name, shelf.new_path("¿?").name) == (
        "iron.toml",
        "iron-2.toml",
        "deck.toml",
    )


def test_a_full_disk_is_said_and_not_raised(tmp_path: Path) -> None:
    written(tmp_path, "x", "decks")
    assert Shelf(tmp_path / "decks").keep(Deck("A"), tmp_path / "decks" / "a.toml") != ""
