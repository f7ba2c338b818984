"""The words of Huns: complete in both languages, equal in what they are given, within the lengths of the screen."""

import re

import pytest

from engine.rules import Match, Roll, SeatSpec
from engine.rules.chance import Chance
from engine.rules.match import play_on
from games.huns.board.words import Words
from games.huns.rules import RULES
from games.huns.rules.events import EVENTS
from games.huns.rules.state import HunsState
from tests.support.text_laws import TextLaws
from tests.support.texts import CODES, NEWS_SIZE, NEWS_WIDTH, PROMPT_SIZE, PROMPT_WIDTH, Texts

PLAIN_CARDS = [f"{family}{n:02d}" for family in ("EQ", "RD", "MC", "CU", "TR") for n in range(1, 13)]
TEXTS = Texts("huns", "HUN", {1: 7, 2: 11, 3: 9, 4: 6, 5: 5, 6: 4, 7: 8, 8: 10, 9: 6, 10: 4, 11: 12, 12: 3, "EX": 10})
ENGLISH_WORDS = {
    "the", "of", "your", "you", "and", "with", "wagon", "wagons", "valuable", "valuables", "stash", "camp", "curse",
    "raid", "mercenary", "equipment", "treasure", "deck", "die", "draw", "pillage", "fled", "each", "at", "may",
}  # fmt: skip
# "Robar" is for cards only, what is taken from a rival is "arrebatar"; the other words are rejected names of things.
BANNED_SPANISH = {"botines", "carreta", "vagón", "robar mercancía", "robas mercancía", "robar 1 mercancía"}
WORST = {
    "name": "Tomyris", "other": "Tomyris", "card": "Las gemelas exploradoras", "raid": "Expolio del santuario",
    "color": "yellow", "n": 3, "value": 3, "before": 3, "after": 2, "round": 40, "blue": 3, "red": 3, "green": 3,
    "black": 3, "yellow": 3, "cause": "RD01", "source": "wagon_deck", "total": 40,
}  # fmt: skip


class TestTexts(TextLaws):
    texts, worst = TEXTS, WORST


@pytest.mark.parametrize("code", CODES)
def test_every_card_has_a_name_a_text_and_a_saying(code: str) -> None:
    wanted = {f"card-{card}{part}" for card in PLAIN_CARDS for part in ("", "-text", "-flavour")}
    assert {key for key in TEXTS.entries(code) if key.startswith("card-")} == wanted


@pytest.mark.parametrize("code", CODES)
def test_card_names_are_all_different(code: str) -> None:
    names = {TEXTS.words(code)(f"card-{card}") for card in PLAIN_CARDS}
    assert len(names) == 60


@pytest.mark.parametrize("code", CODES)
def test_texts_fit_their_places(code: str) -> None:
    cards = TEXTS.keys("card-")
    long = TEXTS.too_long(code, [key for key in cards if key.endswith("-text")], 160)
    long += TEXTS.too_long(code, [key for key in cards if key.endswith("-flavour")], 60)
    long += TEXTS.too_long(code, [key for key in cards if "-" not in key[5:]], 28)
    assert long + TEXTS.too_long(code, TEXTS.keys("howto-"), 220) == []


@pytest.mark.parametrize("code", CODES)
def test_prompts_and_news_fit_one_line(code: str) -> None:
    assert TEXTS.too_wide(code, "prompt-", PROMPT_SIZE, PROMPT_WIDTH, WORST) == {}
    assert TEXTS.too_wide(code, "event-", NEWS_SIZE, NEWS_WIDTH, WORST) == {}


@pytest.mark.parametrize("code", CODES)
def test_every_event_has_a_line_of_news(code: str) -> None:
    assert TEXTS.lacking(code, {f"event-{event.__struct_config__.tag}" for event in EVENTS}) == []


def test_numbers_bend_the_words() -> None:
    en, es = TEXTS.words("en"), TEXTS.words("es")
    assert en("event-cubes_taken", name="Batu", cause="pillage", n=1, color="red").startswith(
        "Batu pillages 1 red valuable {"
    )
    assert es("event-cubes_taken", name="Batu", cause="pillage", n=1, color="red").startswith(
        "Batu saquea 1 mercancía roja {"
    )
    assert es("event-cubes_taken", name="Batu", cause="pillage", n=3, color="blue").startswith(
        "Batu saquea 3 mercancías azules {"
    )
    assert en("event-cards_drawn", name="Batu", n=1, color="black") == "Batu draws 1 curse"
    assert es("event-cards_drawn", name="Batu", n=2, color="black") == "Batu roba 2 maldiciones"


def test_spanish_holds_no_english_and_keeps_to_its_glossary() -> None:
    assert TEXTS.spanish_with(ENGLISH_WORDS | BANNED_SPANISH, WORST) == []


def test_every_word_the_board_asks_for_is_there() -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in (TEXTS.folder / "board").glob("*.py"))
    asked = set(re.findall(r"(?:words|Banner)\(\s*\"([a-z][\w-]+)\"", code)) | set(
        re.findall(r"\"(banner-\w+)\"", code)
    )
    assert asked - set(TEXTS.entries("en")) == set()


class Speaker:
    """Stands in for the desk of the board: names and words, and what was said with something missing."""

    def __init__(self, code: str) -> None:
        self.language = TEXTS.words(code)
        self.broken: set[str] = set()

    def words(self, key: str, **args: str | int) -> str:
        said = self.language(key, **args)
        if "{$" in said or "⟦" in said:
            self.broken.add(said)
        return said

    def name(self, seat: int) -> str:
        return ("Temur", "Aigul", "Batu", "Sarnai")[seat]


def say_question(board: Words, speaker: Speaker, match: Match[HunsState]) -> None:
    question = match.question
    if question is None:
        return
    board.prompt(question)
    for option in () if isinstance(question, Roll) else question.options:
        board.option(question, option, match.state)
        if option.blocked:
            speaker.words(f"reason-{option.blocked}")


@pytest.mark.parametrize(("code", "players", "seed"), [("en", 4, 1), ("es", 4, 1), ("es", 3, 2), ("en", 2, 3)])
def test_a_whole_game_is_said_in_full(code: str, players: int, seed: int) -> None:
    speaker = Speaker(code)
    board = Words(speaker)  # type: ignore[arg-type]
    seats = tuple(SeatSpec(name=speaker.name(seat)) for seat in range(players))
    match = Match.start(RULES, seats, seed=seed)
    chance = Chance(seed)
    moments = list(match.opening)
    while not match.over:
        say_question(board, speaker, match)
        moments += play_on(match, chance)
    for moment in moments:
        board.news(moment.event)
    for line in (line for score in match.standing().scores for line in score.lines):
        speaker.words(line.key)
    assert speaker.broken == set()
