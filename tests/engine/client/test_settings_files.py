"""Settings: the shipped file, the own file over it, every kind of damage."""

import tomllib
from pathlib import Path

import msgspec
import pytest
import toml

from engine.settings import KEYS, Settings, config_folder, scalars, steps_of
from engine.settings_file import SHIPPED, load, save_own

ROOT = SHIPPED.parent
AUDIO = "[audio]\nmusic = 30\n"


def own(tmp_path: Path, text: str | bytes) -> Path:
    path = tmp_path / "config.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def test_the_shipped_file_has_every_key_at_its_default_and_no_fault() -> None:
    loaded = load(own=Path("/nowhere/config.toml"))
    assert loaded.faults == ()
    assert loaded.settings == Settings()
    tables = tomllib.loads(SHIPPED.read_text())
    assert [f"{section}.{key}" for section in tables for key in tables[section]] == list(KEYS)


def test_every_shipped_toml_file_reads_the_same_in_both_readers() -> None:
    files = [SHIPPED, *ROOT.glob("games/**/*.toml"), *ROOT.glob("sprites/**/*.toml"), *ROOT.glob("sounds/**/*.toml")]
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert toml.loads(text) == tomllib.loads(text), file


def test_every_shipped_key_has_a_comment() -> None:
    for line in SHIPPED.read_text().splitlines():
        if "=" in line and not line.startswith("#") and "audio" not in line:
            assert "#" in line, line


def test_the_own_file_overrides_key_by_key(tmp_path: Path) -> None:
    loaded = load(own=own(tmp_path, AUDIO))
    assert loaded.settings.audio.music == 30
    assert loaded.settings.audio.master == 80


@pytest.mark.parametrize(
    ("text", "key", "word"),
    [
        (AUDIO + "mastr = 3\n", "audio.mastr", "not a setting"),
        (AUDIO + "master = 900\n", "audio.master", "0 to 100"),
        (AUDIO + 'master = "loud"\n', "audio.master", "whole number"),
        (AUDIO + "master = true\n", "audio.master", "whole number"),
        (AUDIO + "[play]\nspeed = oops\n", "", "line 4"),
        (AUDIO + '[play]\nspeed = "warp"\n', "play.speed", "normal, double, instant"),
        (AUDIO + "[text\nsize = 125\n", "", "line 3"),
        (b"\xef\xbb\xbf" + AUDIO.encode(), "", "byte order mark"),
        (AUDIO.encode() + b'[kiosk]\ntitle = "\xff"\n', "", "line 4 is not UTF-8"),
        ("loose = 1\n" + AUDIO, "loose", "outside a section"),
        (AUDIO + '[remap]\npad = "a"\n', "remap.pad", "table"),
    ],
)
def test_a_fault_is_told_and_the_good_keys_stay(tmp_path: Path, text: str | bytes, key: str, word: str) -> None:
    loaded = load(own=own(tmp_path, text))
    assert loaded.settings.audio.music == 30
    assert loaded.settings.audio.master == 80
    assert any(fault.key == key and word in fault.message and fault.cure for fault in loaded.faults), loaded.faults


def test_a_misspelt_key_is_answered_with_the_right_one(tmp_path: Path) -> None:
    loaded = load(own=own(tmp_path, "[audio]\nmastr = 3\n"))
    assert loaded.faults[0].cure == "Did you mean audio.master?"


def test_an_empty_file_and_a_folder_are_faults_but_a_missing_file_is_none(tmp_path: Path) -> None:
    assert "empty" in load(own=own(tmp_path, "")).faults[0].message
    assert "cannot be read" in load(own=tmp_path).faults[0].message
    assert load(own=tmp_path / "none.toml").faults == ()


def test_saving_writes_only_what_differs_and_reads_back(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "config.toml"
    settings = Settings().with_value("audio.music", 40).with_value("text.language", "es")
    settings = settings.with_remap('Pad "Pro" №1', "x", "details")
    assert save_own(settings, path) is None
    assert tomllib.loads(path.read_text()) == {
        "audio": {"music": 40},
        "text": {"language": "es"},
        "remap": {"Pad Pro 1": {"x": "details"}},
    }
    assert load(own=path).settings == settings
    assert list(path.parent.iterdir()) == [path]


def test_a_failed_save_is_told_and_keeps_the_old_file(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    fault = save_own(Settings().with_value("audio.music", 5), blocked / "config.toml")
    assert fault is not None
    assert "cannot be written" in fault.message


def test_with_value_refuses_what_the_key_does_not_take() -> None:
    with pytest.raises(ValueError, match=r"audio\.music"):
        Settings().with_value("audio.music", 101)


def test_every_key_takes_each_of_its_steps() -> None:
    for key in KEYS.values():
        for value in steps_of(key):
            assert key.problem(value) == "", key.path


def test_every_default_is_a_step_of_its_key() -> None:
    for path, value in scalars(Settings()):
        steps = steps_of(KEYS[path])
        assert not steps or value in steps, path


def test_every_field_of_every_section_has_its_key() -> None:
    fields = [
        f"{section.name}.{field.name}"
        for section in msgspec.structs.fields(Settings)
        if section.name != "remap"
        for field in msgspec.structs.fields(section.type)
    ]
    assert fields == list(KEYS)


def test_home_moves_the_config_folder(home: Path) -> None:
    assert config_folder() == home / "config"
