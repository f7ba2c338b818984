"""Every sound that a title's table plays is there, is tuned in one place, and tells those who do not hear it."""

import re
from pathlib import Path

import pytest
import toml

from engine.language import Language
from engine.loudness import OURS, caption_of, kind_of
from engine.titles import find_titles
from tests.support.texts import CODES

TITLES = find_titles()
SOUNDS = Path(__file__).parents[1] / "sounds"
KEPT = {kind_of(file.stem) for file in SOUNDS.iterdir()}
TELLS_NOTHING = re.compile(r"ui_(?!refuse)|card_|cube_|die_|dice_|score_tick|bed_|deploy|figure_step|leap_land")
"""What the eye sees as it happens: a thing is moved, laid or turned over."""

every_title = pytest.mark.parametrize("title", TITLES)


def named(title: str) -> set[str]:
    """The sounds named in the code of a title's table."""
    code = [file.read_text(encoding="utf-8") for file in (TITLES[title].folder / "board").glob("*.py")]
    return {name for text in code for name in re.findall(r'\bSound\(\s*"(\w+)"', text)}


def own(title: str) -> dict[str, object]:
    file = TITLES[title].sounds
    return toml.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def tuned_by(title: str) -> set[str]:
    table = own(title)
    return {*table.get("share", {}), *table.get("voice", ())}  # type: ignore[misc]


@every_title
def test_every_sound_of_a_table_and_its_music_are_kept(title: str) -> None:
    music = {TITLES[title].music} - {""}
    assert named(title) and (named(title) | music) - KEPT == set()


def test_whatever_is_tuned_is_kept_and_tuned_once() -> None:
    all_tuned = [name for title in TITLES for name in sorted(tuned_by(title))]
    assert len(all_tuned) == len(set(all_tuned)) > 20
    assert not set(all_tuned) & {*OURS.shares, *OURS.voice}
    assert {*all_tuned, *OURS.shares, *OURS.voice} <= KEPT


def test_shares_are_shares() -> None:
    shares = [share for title in TITLES for share in own(title).get("share", {}).values()]  # type: ignore[attr-defined]
    assert all(0 < share <= 1 for share in (*shares, *OURS.shares.values()))


@pytest.mark.parametrize("code", CODES)
@every_title
def test_sounds_that_tell_something_have_words(title: str, code: str) -> None:
    words = Language(code).with_title(TITLES[title].folder / "text")
    telling = {name for name in named(title) if not TELLS_NOTHING.match(name)}
    assert {name for name in telling if not words.translated(caption_of(name))} == set()


@pytest.mark.parametrize("title", ["", *TITLES])
def test_words_are_for_sounds_that_there_are(title: str) -> None:
    """Of the engine's, one tells of all dice together."""
    folder = TITLES[title].folder / "text" if title else Path("engine/text")
    keys = re.findall(r"^(caption-[a-z-]+) = \S", (folder / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(keys) - {caption_of(name) for name in KEPT} <= {"caption-dice"}


def test_the_engine_tells_of_its_own_sounds_only() -> None:
    words = Language("en")
    assert [name for title in TITLES for name in tuned_by(title) if words.has(caption_of(name))] == []
