"""What holds for the words and the rule book of every title, and a speaker who says a whole game with them."""

import re
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import msgspec
import pytest

from engine.language import Language
from engine.rules import Event, Match, Option, Question, Roll
from engine.rules.chance import Chance
from engine.rules.match import play_on
from tests.support.texts import CODES, Texts

both_languages = pytest.mark.parametrize("code", CODES)


class TextLaws:
    """A title's tests of its texts have a class that is one of these, with its `texts` and `worst`."""

    texts: ClassVar[Texts]
    worst: ClassVar[Mapping[str, Any]]
    """A value for everything that a message may be given."""

    def test_both_languages_have_the_same_keys(self) -> None:
        assert list(self.texts.entries("en")) == list(self.texts.entries("es"))

    def test_a_message_uses_the_same_variables_in_both_languages(self) -> None:
        assert self.texts.unequal_variables() == []

    @both_languages
    def test_every_message_that_is_referred_to_is_there(self, code: str) -> None:
        assert self.texts.broken(code, self.worst) == []

    @both_languages
    def test_the_rule_book_has_every_clause_once_in_order_and_refers_to_what_is_there(self, code: str) -> None:
        assert self.texts.headings(code) == (self.texts.chapter_ids, self.texts.clause_ids)
        assert self.texts.dangling_references(code) == set()

    def test_both_rule_books_refer_to_the_same_clauses_and_numbers(self) -> None:
        assert self.texts.unequal_references() == []
        assert self.texts.unequal_clause_numbers() == []

    def test_how_to_play_has_eight_pages_of_known_words_and_clauses(self) -> None:
        assert self.texts.howto_slips() == []


class Speaker:
    """Says a game as a board would, by the head of en.ftl, and notes what was said with something `missing`."""

    missing = re.compile(r"[{⟦]")

    def __init__(self, language: Language) -> None:
        self.language = language
        self.broken: set[str] = set()

    def named(self, args: Mapping[str, Any]) -> Mapping[str, str | int]:
        """What a message is given for the fields of an event or a question."""
        raise NotImplementedError

    def option_key(self, question: Question, option: Option) -> str:
        """The key of an answer."""
        raise NotImplementedError

    def say(self, key: str, args: Mapping[str, Any]) -> str:
        return self.put(key, self.named(args))

    def put(self, key: str, args: Mapping[str, str | int]) -> str:
        """Say what is named already."""
        said = self.language(key, **args)
        if self.missing.search(said):
            self.broken.add(f"{key}: {said}")
        return said

    def event(self, event: Event) -> str:
        return self.say(f"event-{event.__struct_config__.tag}", msgspec.structs.asdict(event))

    def question(self, question: Question) -> None:
        self.say(f"prompt-{question.key}", question.args)
        for option in () if isinstance(question, Roll) else question.options:
            self.say(self.option_key(question, option), {**question.args, **option.args})
            if option.blocked:
                self.say(f"reason-{option.blocked}", {})

    def whole_game(self, match: Match[Any], seed: int) -> set[str]:
        """Say every question, answered by chance, every event and the score; gives what was broken."""
        chance, moments = Chance(seed), list(match.opening)
        while (question := match.question) is not None:
            self.question(question)
            moments += play_on(match, chance)
        for moment in moments:
            self.event(moment.event)
        for line in (line for score in match.standing().scores for line in score.lines):
            self.say(line.key, line.args)
        return self.broken


def say_game(
    words: Any, match: Match[Any], seed: int, slips: Callable[[str], set[str]]
) -> tuple[dict[str, set[str]], set[str]]:
    """A whole game by chance as the board's `words` say it: the lines in which `slips` finds something, or that a
    question or an answer leaves empty; and the tags of the events of which nothing is told."""
    chance, asked, moments = Chance(seed), list[str](), list(match.opening)
    while (question := match.question) is not None:
        asked.append(words.prompt(question))
        if not isinstance(question, Roll):
            asked += [words.option(question, option) for option in question.options]
        moments += play_on(match, chance)
    told = [(str(moment.event.__struct_config__.tag), words.news(moment.event)) for moment in moments]
    wrong = {line: slips(line) for line in (*asked, *(line for _, line in told)) if slips(line)}
    wrong |= {"": {"nothing is said"}} if "" in asked else {}
    return wrong, {tag for tag, line in told if not line}
