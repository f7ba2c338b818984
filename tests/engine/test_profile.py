"""Names, tables and the hall of fame."""

from pathlib import Path

import pytest

from engine.profile import FAME_KEPT, NAMES_KEPT, ChairMemory, Fame, LastTable, Profile


def test_what_is_kept_is_read_again(tmp_path: Path) -> None:
    profile = Profile.load(tmp_path)
    profile.note_name("Ana")
    profile.sit(1, "Ana")
    profile.tables["huns"] = LastTable((ChairMemory("person", "Ana", 2),), {"secrets": "open"}, True)
    assert profile.keep() == ""
    again = Profile.load(tmp_path)
    assert again.names == ["Ana"] and again.tables == profile.tables
    assert again.name_at(1, "x") == "Ana" and again.name_at(0, "x") == "x"


@pytest.mark.parametrize("data", [b"", b"{", b"\xff\x00", b'{"names": 7}', b"[]"])
def test_a_damaged_file_is_started_anew(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "profile.json").write_bytes(data)
    assert Profile.load(tmp_path).names == []


def test_names_are_kept_newest_first_without_doubles() -> None:
    profile = Profile()
    for number in range(NAMES_KEPT + 3):
        profile.note_name(f"n{number}")
    profile.note_name("n10")
    assert profile.names[0] == "n10" and profile.names.count("n10") == 1 and len(profile.names) == NAMES_KEPT


def test_the_hall_of_fame_keeps_the_best() -> None:
    profile = Profile()
    places = [
        profile.note_fame("huns", Fame("A", points, 2, False, "2026-08-01")) for points in range(1, FAME_KEPT + 2)
    ]
    assert places[:2] == [0, 0], "each one better than those before"
    assert [line.points for line in profile.fame["huns"]] == list(range(FAME_KEPT + 1, 1, -1))
    assert profile.note_fame("huns", Fame("B", 0, 2, True, "2026-08-02")) is None
