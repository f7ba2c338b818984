"""The words of Huns: complete in both languages, equal in what they are given, within the lengths of the screen."""

import re
from functools import cache
from pathlib import Path

import fontpkg_atkinson_hyperlegible
import pygame
import pytest
import toml
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from engine.language import ENGINE_TEXT, Language, source_of
from engine.rules import Match, Roll, SeatSpec
from engine.rules.chance import Chance
from engine.rules.match import play_on
from games.huns.board.words import Words
from games.huns.rules import RULES
from games.huns.rules.events import EVENTS
from games.huns.rules.state import HunsState

HUNS = Path(__file__).parents[3] / "games" / "huns"
CODES = ("en", "es")
PLAIN_CARDS = [f"{family}{n:02d}" for family in ("EQ", "RD", "MC", "CU", "TR") for n in range(1, 13)]
CLAUSES = {1: 7, 2: 11, 3: 9, 4: 6, 5: 5, 6: 4, 7: 8, 8: 10, 9: 6, 10: 4, 11: 12, 12: 3, "EX": 10}
CLAUSE_IDS = [f"HUN-{chapter}.{n}" for chapter, last in CLAUSES.items() for n in range(1, last + 1)]
ENGLISH_WORDS = {
    "the", "of", "your", "you", "and", "with", "wagon", "wagons", "valuable", "valuables", "stash", "camp", "curse",
    "raid", "mercenary", "equipment", "treasure", "deck", "die", "draw", "pillage", "fled", "each", "at", "may",
}  # fmt: skip
# "Robar" is for cards only, what is taken from a rival is "arrebatar"; the other words are rejected names of things.
BANNED_SPANISH = ("botines", "carreta", "vagón", "robar mercancía", "robas mercancía", "robar 1 mercancía")
WORST = {
    "name": "Tomyris", "other": "Tomyris", "card": "Las gemelas exploradoras", "raid": "Expolio del santuario",
    "color": "yellow", "n": 3, "value": 3, "before": 3, "after": 2, "round": 40, "blue": 3, "red": 3, "green": 3,
    "black": 3, "yellow": 3, "cause": "RD01", "source": "wagon_deck", "total": 40,
}  # fmt: skip
PROMPT_WIDTH, PROMPT_SIZE, NEWS_WIDTH, NEWS_SIZE = 1100, 38, 1100, 30


class Variables(Visitor):
    """The variables and the other messages that a message refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def entries(code: str) -> dict[str, ast.Message]:
    body = FluentParser().parse(source_of(HUNS / "text" / f"{code}.ftl")).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in messages}) == len(messages), "a key occurs twice"
    return {message.id.name: message for message in messages}


def variables(code: str, key: str) -> set[str]:
    seen = Variables()
    seen.visit(entries(code)[key])
    return seen.names.union(*(variables(code, other) for other in seen.messages))


@cache
def words(code: str) -> Language:
    return Language(code, (ENGINE_TEXT, HUNS / "text"))


def keys(prefix: str) -> list[str]:
    return [key for key in entries("en") if key.startswith(prefix)]


def clauses(code: str) -> dict[str, str]:
    text = (HUNS / f"RULES.{code}.md").read_text(encoding="utf-8")
    return dict(re.findall(r"^\*\*(HUN-\w+\.\d+)\*\* (.+)$", text, re.MULTILINE))


@cache
def font(size: int) -> pygame.font.Font:
    pygame.font.init()
    folder = Path(fontpkg_atkinson_hyperlegible.__file__).parent
    return pygame.font.Font(next(folder.rglob("*Regular*.ttf")), size)


def width(text: str, size: int) -> int:
    """Pixels of the rich text; an inline icon is as wide as the line is high."""
    plain, icons = re.subn(r"\{icon:\w+\}", "", text)
    return font(size).size(plain)[0] + icons * font(size).get_linesize()


def test_both_languages_have_the_same_keys() -> None:
    assert list(entries("en")) == list(entries("es"))


def test_a_message_uses_the_same_variables_in_both_languages() -> None:
    assert [key for key in entries("en") if variables("en", key) != variables("es", key)] == []


@pytest.mark.parametrize("code", CODES)
def test_every_card_has_a_name_a_text_and_a_saying(code: str) -> None:
    wanted = {f"card-{card}{part}" for card in PLAIN_CARDS for part in ("", "-text", "-flavour")}
    assert {key for key in entries(code) if key.startswith("card-")} == wanted


@pytest.mark.parametrize("code", CODES)
def test_card_names_are_all_different(code: str) -> None:
    names = {words(code)(f"card-{card}") for card in PLAIN_CARDS}
    assert len(names) == 60


@pytest.mark.parametrize("code", CODES)
def test_texts_fit_their_places(code: str) -> None:
    lang = words(code)
    limits = {"-text": 160, "-flavour": 60}
    long = [key for key in keys("card-") for end, most in limits.items() if key.endswith(end) and len(lang(key)) > most]
    long += [key for key in keys("card-") if "-" not in key[5:] and len(lang(key)) > 28]
    long += [key for key in keys("howto-") if len(lang(key)) > 220]
    assert long == []


@pytest.mark.parametrize("code", CODES)
def test_prompts_fit_one_line(code: str) -> None:
    lang = words(code)
    wide = {key: size for key in keys("prompt-") if (size := width(lang(key, **WORST), PROMPT_SIZE)) > PROMPT_WIDTH}
    assert wide == {}


@pytest.mark.parametrize("code", CODES)
def test_news_fits_one_line(code: str) -> None:
    lang = words(code)
    wide = {key: size for key in keys("event-") if (size := width(lang(key, **WORST), NEWS_SIZE)) > NEWS_WIDTH}
    assert wide == {}


@pytest.mark.parametrize("code", CODES)
def test_every_event_has_a_line_of_news(code: str) -> None:
    tags = {f"event-{event.__struct_config__.tag}" for event in EVENTS}
    assert tags - set(entries(code)) == set()


def test_numbers_bend_the_words() -> None:
    en, es = words("en"), words("es")
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
    lines = {key: words("es")(key, **WORST) for key in entries("es")} | clauses("es")
    plain = {key: re.sub(r"\{icon:\w+\}", "", line).lower() for key, line in lines.items()}
    english = {key for key, line in plain.items() if ENGLISH_WORDS & set(re.findall(r"\w+", line))}
    assert english == set()
    assert [key for key, line in plain.items() if any(word in line for word in BANNED_SPANISH)] == []


@pytest.mark.parametrize("code", CODES)
def test_the_rule_book_has_every_clause_once_and_in_order(code: str) -> None:
    text = (HUNS / f"RULES.{code}.md").read_text(encoding="utf-8")
    assert re.findall(r"^\*\*(HUN-\w+\.\d+)\*\* ", text, re.MULTILINE) == CLAUSE_IDS
    assert re.findall(r"^## (HUN-\w+) .+", text, re.MULTILINE) == [f"HUN-{chapter}" for chapter in CLAUSES]


@pytest.mark.parametrize("code", CODES)
def test_the_rule_book_refers_only_to_what_is_there(code: str) -> None:
    chapters = {f"HUN-{chapter}" for chapter in CLAUSES}
    referred = set(re.findall(r"HUN-\w+(?:\.\d+)?", " ".join(clauses(code).values())))
    assert referred - chapters - set(CLAUSE_IDS) == set()


def test_both_rule_books_refer_to_the_same_clauses() -> None:
    links = [{key: re.findall(r"HUN-[\d.]*\d", line) for key, line in clauses(code).items()} for code in CODES]
    assert links[0] == links[1]


def test_the_rule_books_name_the_same_numbers() -> None:
    """A number that differs between the languages is a translator's slip; words for numbers are not compared."""
    numbers = [{key: set(re.findall(r"\d+", line)) for key, line in clauses(code).items()} for code in CODES]
    slips = {key for key in numbers[0] if numbers[0][key] != numbers[1][key]}
    assert slips == set()


def test_how_to_play_has_eight_pages_of_known_words_and_clauses() -> None:
    pages = toml.load(HUNS / "howto.toml")["page"]
    assert [page["picture"] for page in pages] == [f"{n}.png" for n in range(1, 9)]
    said = [page[part] for page in pages for part in ("title", "text")]
    assert sorted(said) == sorted(keys("howto-"))
    assert {clause for page in pages for clause in page["clauses"]} <= set(CLAUSE_IDS)


def test_every_word_the_board_asks_for_is_there() -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in (HUNS / "board").glob("*.py"))
    asked = set(re.findall(r"(?:words|Banner)\(\s*\"([a-z][\w-]+)\"", code)) | set(
        re.findall(r"\"(banner-\w+)\"", code)
    )
    assert asked - set(entries("en")) == set()


class Speaker:
    """Stands in for the desk of the board: names and words, and what was said with something missing."""

    def __init__(self, code: str) -> None:
        self.language = words(code)
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
