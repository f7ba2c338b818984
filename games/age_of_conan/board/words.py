"""Events, questions and answers in words, by the keys of the texts; the head of text/en.ftl is their contract."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from engine.rules import BLANK, Event, Option, Question
from games.age_of_conan.rules.content import ADVENTURES, CARDS, CONTENT, PROVINCES, STRATEGIES
from games.age_of_conan.rules.state import NOBODY

if TYPE_CHECKING:
    from games.age_of_conan.board.desk import Desk

Args = dict[str, str | int]
SILENT = frozenset({"turn_started", "turn_ended", "strategy_committed"})
"""Events that are seen, or told by a banner, and need no line."""
PAID = frozenset({"purchase", "reroll"})
"""What is told by the event that follows the payment."""
SEATS = {"seat": "name", "owner": "other", "defender": "other"}
NAMES = {
    "province": "province",
    "origin": "province",
    "to": "province",
    "destination": "province",
    "adventure": "adventure",
    "objective": "objective",
    "artifact": "card",
}
"""Which fields are named, and the first part of the key of their names."""
CAUSES = ("why", "cause")
TOKENS = {facts.id: facts for facts in CONTENT.tokens.values()}


def tag_of(event: Event) -> str:
    return str(event.__struct_config__.tag)


def is_card(card: object) -> bool:
    """Whether `card` is the id of anything that a key card-<id> names."""
    return card in CARDS or card in STRATEGIES or card in CONTENT.artifacts


class Words:
    """What the board says. Missing keys stay visible: the language shows them in brackets."""

    def __init__(self, desk: "Desk") -> None:
        self.desk = desk

    # ------------------------------------------------------------ names
    def player(self, seat: int) -> str:
        """A seat's name; a neutral province is "the province"."""
        return self.desk.words("neutral-name") if seat == NOBODY else self.desk.name(seat)

    def card(self, card: str) -> str:
        """The name of a card of any kind; a blank is "a hidden card"."""
        return self.desk.words(f"card-{card}" if is_card(card) else "card-unknown")

    def province(self, province: str) -> str:
        return self.desk.words(f"province-{province}") if province in PROVINCES else ""

    def adventure(self, adventure: str) -> str:
        return self.desk.words(f"adventure-{adventure}") if adventure in ADVENTURES else ""

    def token(self, token: str) -> str:
        """An adventure token by its kind ("monsters_2_gold_1")."""
        if token not in TOKENS:
            return self.desk.words("token-unknown")
        facts = TOKENS[token]
        return self.desk.words("token-name", category=facts.category, value=facts.value)

    def named(self, given: Mapping[str, Any]) -> Args:
        """What the keys are handed: names for seats, places and cards, numbers and kinds as they come."""
        args: Args = {}
        for key, value in given.items():
            if isinstance(value, (str, int)):
                args[key] = self._named(key, value)
            if key in SEATS:
                args[SEATS[key]] = self.player(value)
        return args

    def _named(self, key: str, value: str | int) -> str | int:
        if isinstance(value, int):
            return int(value)
        if not value:
            return 0
        if key == "card":
            return self.card(value)
        if key == "token":
            return self.token(value)
        if key in NAMES:
            return self.desk.words("card-unknown" if value == BLANK else f"{NAMES[key]}-{value}")
        return self.card(value) if key in CAUSES and is_card(value) else value

    # ------------------------------------------------------------ events
    def news(self, event: Event) -> str:
        tag, fields = tag_of(event), msgspec.structs.asdict(event)
        if tag in SILENT or (tag in ("gold_changed", "sorcery_changed") and fields["why"] in PAID):
            return ""
        return self.desk.words(f"event-{tag}", **self.named(fields))

    # ------------------------------------------------------------ questions
    def prompt(self, question: Question) -> str:
        key = question.key
        return self.desk.words(f"prompt-{key}", **self.named(question.args))

    def option(self, question: Question, option: Option) -> str:
        """The answer, with the number that tells one card of a bid from another."""
        args = self.named({**question.args, **option.args})
        said = self.desk.words(self.key(question, option), **args)
        more = MORE.get(option.id.partition(":")[0])
        return said + more(option) if more else said

    def key(self, question: Question, option: Option) -> str:
        """The first key that there is, as the head of en.ftl tells it."""
        prompt = question.key
        head = option.id.partition(":")[0]
        wanted = [f"option-{prompt}-{head}", f"option-{head}-card"]
        if "card" not in option.args:
            wanted.pop()
        return next((key for key in wanted if self.desk.kit.language.has(key)), f"option-{head}")


def _value(option: Option) -> str:
    """The bid of a strategy card stands with its name; in the market there is no card yet."""
    card = option.args.get("card")
    return f" · {STRATEGIES[card].bid}" if isinstance(card, str) and card in STRATEGIES else ""


MORE: dict[str, Callable[[Option], str]] = {"strategy": _value}
