"""Language: chain of files, gaps, pseudo language."""

import re
from pathlib import Path

from engine.language import ENGINE_TEXT, Language, pseudo, source_of, system_language
from engine.settings import KEYS


def title_text(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(
        "draw = Draw { $n } {icon:suit_raid}\nonly-english = Only here\nui-back = Retreat\n"
    )
    (tmp_path / "es.ftl").write_text("draw = Roba { $n } {icon:suit_raid}\n")
    return tmp_path


def test_words_with_arguments_and_no_isolation_marks() -> None:
    assert Language("en")("device-added", name="Xbox") == "Xbox is ready"
    assert Language("es")("device-added", name="Xbox") == "Xbox está listo"


def test_a_title_lies_over_the_engine_and_english_below(tmp_path: Path) -> None:
    words = Language("es").with_title(title_text(tmp_path))
    assert words("draw", n=2) == "Roba 2 {icon:suit_raid}"
    assert words("only-english") == "Only here"
    assert words("ui-back") == "Atrás"  # Spanish of the engine before English of the title
    words.switch("en")
    assert words("ui-back") == "Retreat"


def test_a_missing_key_is_visible_and_noted() -> None:
    words = Language("en")
    assert words("no.such/key") == "⟦no.such/key⟧"
    assert words.missing == {"no.such/key"}


def test_a_negative_number_gets_a_minus_and_a_hyphen_stays(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text('worth = -3 or +1, "-2", 3-5 cards, KRY-4.1, 2026-11-30, { $n }\n')
    words = Language("en", (tmp_path,))
    assert words("worth", n=-7) == '−3 or +1, "−2", 3-5 cards, KRY-4.1, 2026-11-30, −7'


def test_keys_may_be_written_with_dots() -> None:
    assert Language("en")("setting.audio.music") == "Music"


def test_pseudo_is_longer_bracketed_and_keeps_markup(tmp_path: Path) -> None:
    words = Language("xx").with_title(title_text(tmp_path))
    shown = words("draw", n=2)
    assert shown.startswith("[") and shown.endswith("]")
    assert "{icon:suit_raid}" in shown
    plain = "Answer single choices at once"
    assert len(pseudo(plain)) >= len(plain) * 1.3


def test_english_and_spanish_have_the_same_engine_keys() -> None:
    keys = {
        code: set(re.findall(r"^([a-z][\w-]*) =", source_of(ENGINE_TEXT / f"{code}.ftl"), re.M))
        for code in ("en", "es")
    }
    assert keys["en"] == keys["es"]


def test_every_setting_and_choice_has_its_words() -> None:
    for code in ("en", "es"):
        words = Language(code)
        for key in KEYS.values():
            assert words.translated("setting-" + key.path.replace(".", "-")), key.path
            for choice in key.choices:
                assert not isinstance(choice, str) or words.translated(f"choice-{choice}"), choice


def test_the_system_language_is_taken_when_we_speak_it() -> None:
    assert system_language({"LANG": "es_ES.UTF-8"}) == "es"
    assert system_language({"LANG": "de_DE.UTF-8"}) == "en"
    assert system_language({}) == "en"
