"""Events, questions and answers in words, by the keys of games/krynea/text."""

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.rules import Event, Option, Question
from games.krynea.board.desk import Desk

Args = dict[str, str | int]
SILENT = frozenset({"passed", "melee_announced", "spending_checked", "budget_set"})
"""Events that are seen, or told by the event that follows, and need no line."""
PLAYERS, OTHERS = ("seat", "token"), ("owner", "other")
CARD_FIELDS = ("card", "monolith", "bearer", "front", "back")
"""Only these name cards: "magic" is a skill, but also a kind of attack and a faction."""
FIELDS = {"stat": "stat", "front": "pair", "index": "position", "engagement": "engagement"}
SIGNS = {
    "attack": "{icon:attack} ",
    "expertise": "{icon:tap} ",
    "actions": "{icon:token_actions} ",
    "attacks": "{icon:token_attacks} ",
    "light": "{icon:faction_light} ",
    "magic": "{icon:faction_magic} ",
    "dark": "{icon:faction_dark} ",
    "mercenary": "{icon:faction_mercenary} ",
}
"""What stands before an answer of that kind."""
PICKED = {"compensate": ("return", "keep"), "carry": ("carry", "leave")}
"""Cards of the hand to pick from: what a press does to a card, and to one that is picked already."""


def tag_of(event: Event) -> str:
    return str(event.__struct_config__.tag)


class Words:
    """What the board says. Missing keys stay visible: the language shows them in brackets."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def named(self, given: Mapping[str, Any]) -> Args:
        """Names for seats and cards, the rest as it comes."""
        args: Args = {}
        for key, value in given.items():
            if key in PLAYERS and value >= 0:
                args["name"] = self.desk.name(value)
            elif key in OTHERS and value >= 0:
                args["other"] = self.desk.name(value)
            elif key in CARD_FIELDS and value:
                args[key] = self.desk.card(value)
            elif isinstance(value, (str, int)) and key not in ("name", "element"):
                args[key] = value
        return args

    # ------------------------------------------------------------ events
    def news(self, event: Event) -> str:
        tag = tag_of(event)
        if tag in SILENT:
            return ""
        return self.desk.words(f"event-{tag}", **self.named(msgspec.structs.asdict(event)))

    # ------------------------------------------------------------ questions
    def prompt(self, question: Question) -> str:
        key = question.key
        return self.desk.words(f"prompt-{key}", **self.named(question.args))

    def option(self, question: Question, option: Option) -> str:
        args = self.named({**question.args, **option.args})
        head = option.id.partition(":")[0]
        return SIGNS.get(head, "") + self.desk.words(self.key(question, option), **args)

    def key(self, question: Question, option: Option) -> str:
        """The key of an answer: what stands before the colon in its id, or what its fields tell it is."""
        if question.key in PICKED:
            return f"option-{PICKED[question.key]['picked' in option.args]}"
        plain = f"option-{option.id.partition(':')[0]}"
        if self.desk.kit.language.has(plain):
            return plain
        kind = next((word for field, word in FIELDS.items() if field in option.args), "")
        if kind:
            return f"option-{kind}"
        of = "-of" if option.args.get("owner", question.seat) != question.seat else ""
        if "battalion" in option.args:
            return f"option-battalion{of}"
        return f"option-unit{of}" if "card" in option.args else "option-opponent"
