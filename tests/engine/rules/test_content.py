"""Content that cannot be used is refused with file, key and what was expected."""

from pathlib import Path

import pytest
from msgspec import Struct

from engine.rules.content import OWN, BadContent, convert, own_faults, read_folder, with_own


class Thing(Struct, frozen=True):
    id: str
    weight: int


class Things(Struct, frozen=True):
    limit: int
    thing: list[Thing]


GOOD = 'limit = 3\n[[thing]]\nid = "A"\nweight = 1\n[[thing]]\nid = "B"\nweight = 2\n'


def folder(tmp_path: Path, name: str = "content", **files: str) -> Path:
    place = tmp_path / name
    place.mkdir()
    for file, text in files.items():
        (place / f"{file}.toml").write_text(text, encoding="utf-8")
    return place


def fault(tmp_path: Path, **files: str) -> str:
    with pytest.raises(BadContent) as caught:
        convert(read_folder(folder(tmp_path, **files)), Things)
    return str(caught.value)


def test_good_content_is_read(tmp_path: Path) -> None:
    assert convert(read_folder(folder(tmp_path, a=GOOD)), Things) == Things(3, [Thing("A", 1), Thing("B", 2)])


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    assert convert(read_folder(folder(tmp_path, a="\ufeff" + GOOD)), Things).limit == 3


def test_a_wrong_type_names_file_entry_and_key(tmp_path: Path) -> None:
    said = fault(tmp_path, a=GOOD, b='[[thing]]\nid = "C"\nweight = "heavy"\n')
    assert said == "b.toml: thing C.weight: Expected `int`, got `str`"


def test_a_missing_key_names_its_entry(tmp_path: Path) -> None:
    assert fault(tmp_path, a='limit = 1\n[[thing]]\nid = "Z"\n').startswith("a.toml: thing Z: Object missing")


def test_bad_syntax_names_the_file(tmp_path: Path) -> None:
    assert fault(tmp_path, a=GOOD, bad="limit = = 3").startswith("bad.toml: syntax: expected TOML")


def test_bytes_that_are_no_text_name_the_file(tmp_path: Path) -> None:
    place = folder(tmp_path, a=GOOD)
    (place / "noise.toml").write_bytes(b"\xff\xfe\x00\x80")
    with pytest.raises(BadContent, match=r"noise\.toml: byte 0: expected UTF-8"):
        read_folder(place)


def test_an_own_folder_replaces_entries_by_id_and_single_values(tmp_path: Path) -> None:
    own = folder(tmp_path, "own", mine='limit = 9\n[[thing]]\nid = "B"\nweight = 20\n[[thing]]\nid = "C"\nweight = 5\n')
    merged = read_folder(folder(tmp_path, a=GOOD), own)
    assert convert(merged, Things) == Things(9, [Thing("A", 1), Thing("B", 20), Thing("C", 5)])
    assert merged.hash != read_folder(tmp_path / "content").hash


def load_things(folder: Path, overlay: Path | None = None) -> Things:
    return convert(read_folder(folder, overlay), Things)


def test_own_content_is_found_by_the_title(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = folder(tmp_path, a=GOOD)
    folder(tmp_path, "mytitle", mine="limit = 8\n")
    monkeypatch.setenv(OWN, str(tmp_path))
    assert with_own(load_things, ours, "mytitle").limit == 8
    assert with_own(load_things, ours, "another").limit == 3


def test_faulty_own_content_is_left_out_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = folder(tmp_path, a=GOOD)
    own = folder(tmp_path, "mytitle", mine='limit = "no"\n')
    monkeypatch.setenv(OWN, str(tmp_path))
    own_faults.clear()
    assert with_own(load_things, ours, "mytitle").limit == 3
    assert [str(fault) for fault in own_faults] == [f"{own / 'mine.toml'}: limit: Expected `int`, got `str`"]
    own_faults.clear()
