"""Events, questions and answers in words, by the keys of the texts; the head of text/en.ftl is their contract."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from engine.rules import Event, Option, Question
from games.conan.board.naming import Names
from games.conan.rules import events as ev

if TYPE_CHECKING:
    from games.conan.board.desk import Desk

Args = dict[str, str | int]
SILENT = frozenset(
    {
        "turn_started",
        "phase_started",
        "turn_ended",
        "phase_movement",
        "dice_thrown",
        "pool_built",
        "power_known",
        "defence_known",
        "tile_moved",
    }
)
"""Events that are seen, told by a banner, or by what follows: no count is told before the dice are counted."""
BOUGHT = frozenset({"activation", "move", "guard", "reroll", "spell"})
"""What is told by the event that follows the payment."""
CHARACTERS = ["who", "hero", "target", "saved", "attacker", "caster", "roller", "on", "by", "leader", "other"]
PLAIN = ("cause", "reason", "means")
"""Fields that come by name where they name something, else as they are."""


def tag_of(event: Event) -> str:
    return str(event.__struct_config__.tag)


class Words:
    """What the board says. Missing keys stay visible: the language shows them in brackets."""

    def __init__(self, desk: "Desk") -> None:
        self.desk = desk
        self.names = Names(desk.words, lambda key: bool(desk.kit.language.has(key)))
        names = self.names
        self._named: dict[str, Callable[[str], str]] = {
            **dict.fromkeys(CHARACTERS, names.whoever),
            **dict.fromkeys(("area", "to", "origin"), names.thing),
            **dict.fromkeys(("card", "second"), names.card),
            **dict.fromkeys(("tile", "old", "new"), names.tile),
            **dict.fromkeys(PLAIN, names.thing),
            "spell": lambda one: desk.words(f"spell-{one}"),
            "skill": lambda one: desk.words(f"skill-{one}"),
            "door": lambda one: desk.words(f"door-{one}"),
            "event": lambda one: desk.words(f"happening-{one}"),
            "scenario": lambda one: desk.words(f"scenario-{one}"),
            "rule": names.rule,
        }

    # ------------------------------------------------------------ fields
    def named(self, given: Mapping[str, Any]) -> Args:
        """What the keys are handed: names for ids, numbers and kinds as they come."""
        args = {key: self._field(key, value) for key, value in given.items() if isinstance(value, (str, int))}
        if isinstance(seat := given.get("seat"), int):
            args["name"] = self.desk.name(seat)
        return args

    def _field(self, key: str, value: str | int) -> str | int:
        if isinstance(value, int):
            return int(value)
        named = self._named.get(key)
        return (named(value) if named else value) if value else 0

    # ------------------------------------------------------------ events
    def news(self, event: Event) -> str:
        """One line; empty for what is seen, or told by what follows."""
        tag = tag_of(event)
        if tag in SILENT or _told_elsewhere(event):
            return ""
        args = self.named({**msgspec.structs.asdict(event), **self._more(event)})
        return self.desk.words(f"event-{tag}", **args)

    def _more(self, event: Event) -> dict[str, str | int]:
        """Fields of which the words need something else than what they hold."""
        if isinstance(event, ev.GemsSpent):
            return {"place": place_word(event.place)}
        if isinstance(event, ev.GemsMoved):
            return {"place": place_word(event.to), "who": owner_of(event.to)}
        if isinstance(event, ev.GuardBuilt):
            return {"n": len(event.dice)}
        if isinstance(event, ev.SecretRevealed):
            return {"what": self.names.card(event.what), "place": self.names.area(event.place)}
        return {}

    # ------------------------------------------------------------ questions
    def prompt(self, question: Question) -> str:
        return self.desk.words(f"prompt-{question.key}", **self.named(question.args))

    def option(self, question: Question, option: Option) -> str:
        args: dict[str, str | int] = {**question.args, **option.args}
        if option.id.startswith("from:"):
            args["place"] = option.id.removeprefix("from:").partition("/")[0]
        return self.desk.words(self.key(question, option), **self.named(args))

    def key(self, question: Question, option: Option) -> str:
        """The first key that there is, as the head of en.ftl tells it."""
        head, _, rest = option.id.partition(":")
        if head == "pass" and rest:
            head = "through"
        special = f"option-{question.key}-{head}"
        return special if self.names.has(special) else f"option-{head}"


def _told_elsewhere(event: Event) -> bool:
    """What a payment bought, what an area attack does to one of many, and a defence without dice."""
    if isinstance(event, ev.GemsSpent):
        return event.purpose in BOUGHT
    if isinstance(event, ev.AttackDeclared):
        return event.kind == "area"
    return isinstance(event, ev.GuardBuilt) and not event.dice


def place_word(element: str) -> str:
    """What place-word calls the place of gems: a space, a zone, spell or allies; those of the book rest in Fatigue."""
    head, _, rest = element.partition(":")
    if head == "book":
        return rest
    return head if head in ("spell", "allies") else rest.rpartition("/")[2]


def owner_of(element: str) -> str:
    """Whose the gems at an element are: a hero's, or the Overlord's."""
    head, _, rest = element.partition(":")
    return "overlord" if head == "book" else f"hero:{rest.partition('/')[0]}"
