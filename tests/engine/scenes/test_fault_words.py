"""What is wrong in a settings file is said in the player's language."""

import re
from pathlib import Path

import pytest

from engine import settings_file
from engine.language import Language
from engine.settings_file import Fault, load


@pytest.mark.parametrize(
    ("text", "words", "cure"),
    [
        ("[audio]\nmastr = 3\n", "no es un ajuste", "¿Querías decir audio.master?"),
        (
            "[audio]\nmaster = 300\n",
            "«300» no sirve, debe ser un número entero de 0 a 100",
            "Se queda el valor anterior.",
        ),
        ("[audio\n", "no se entiende la línea 1: [audio", "Corrígela o bórrala."),
    ],
)
def test_in_spanish(tmp_path: Path, text: str, words: str, cure: str) -> None:
    own = tmp_path / "config.toml"
    own.write_text(text, encoding="utf-8")
    spanish = Language("es")
    assert load(own=own).faults[0].words(spanish) == (words, cure)
    assert not spanish.missing


def test_every_fault_has_words_in_both_languages() -> None:
    source = Path(settings_file.__file__).read_text(encoding="utf-8")
    kinds = set(re.findall(r'Fault\([^"]*(?:"",|key\.path,|section,|key,|f"remap[^"]*",) "([a-z0-9-]+)"', source))
    assert len(kinds) >= 12
    for code in ("en", "es"):
        language = Language(code)
        for kind in kinds:
            assert language.translated(f"faults-{kind}") and language.translated(f"faults-{kind}-cure"), (code, kind)


def test_english_for_consoles() -> None:
    assert Fault("x.toml", "a.b", "misspelt", {"near": "a.c"}).cure == "Did you mean a.c?"
