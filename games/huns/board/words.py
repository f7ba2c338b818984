"""Events, questions and answers in words, by the keys of games/huns/text."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from engine.rules import Event, Option, Question
from games.huns.board.desk import Desk
from games.huns.rules.content import CONTENT
from games.huns.rules.powers import unspent
from games.huns.rules.state import COLORS, HunsState
from games.huns.rules.verbs import WildSpace

Args = dict[str, str | int]
SILENT = frozenset(
    {"turn_started", "turn_ended", "round_ended", "display_refilled", "cards_returned", "effect_used", "token_passed"}
)
"""Events that are seen, or told by the event that follows, and need no line."""
OTHERS = ("to_seat", "victim", "other", "opponent")
NAMES = ("seat", "first")


def tag_of(event: Event) -> str:
    return str(event.__struct_config__.tag)


class Words:
    """What the board says. Missing keys stay visible: the language shows them in brackets."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def card(self, card: str) -> str:
        """The name of a card; a blank has none."""
        return self.desk.words(f"card-{card}") if card in CONTENT.cards else "?"

    def _args(self, given: Mapping[str, Any]) -> Args:
        """Names for seats and cards, the rest as it comes."""
        args: Args = {}
        for key, value in given.items():
            if key in NAMES and isinstance(value, int) and value >= 0:
                args["name"] = self.desk.name(value)
            elif key in OTHERS and isinstance(value, int) and value >= 0:
                args["other"] = self.desk.name(value)
            elif isinstance(value, str) and value in CONTENT.cards:
                args[key] = self.card(value)
            elif isinstance(value, (str, int)):
                args[key] = value
        return args

    # ------------------------------------------------------------ events
    def news(self, event: Event) -> str:
        tag = tag_of(event)
        if tag in SILENT or (tag == "cube_loaded" and getattr(event, "source", "") == "hand"):
            return ""
        fields = msgspec.structs.asdict(event)
        args = self._args(fields)
        if fields.get("deck") in COLORS:
            args["color"] = fields["deck"]
        if fields.get("cause") in CONTENT.cards:
            args["card"] = self.card(fields["cause"])
        args.update(fields.get("values", {}))
        other = tag == "card_played" and fields["to_seat"] != fields["seat"]
        return self.desk.words(f"event-{tag}-other" if other else f"event-{tag}", **args)

    # ------------------------------------------------------------ questions
    def prompt(self, question: Question) -> str:
        key = question.key
        return self.desk.words(f"prompt-{key}", **self._args(question.args))

    def option(self, question: Question, option: Option, view: HunsState | None = None) -> str:
        """An answer in words; with `view` those about a wagon tell which one, and what lies on its spaces."""
        kind, _, rest = option.id.partition(":")
        args = self._args({**question.args, **option.args})
        if kind in READERS:
            READERS[kind](self, args, rest)
        if view is not None and kind in TELLERS:
            return TELLERS[kind](self, view, question.seat, args, rest)
        return self.desk.words(f"option-{kind}", **args)

    def tell_deck(self, view: HunsState, seat: int, args: Args, rest: str) -> str:
        """Its top wagon shows its back, as a picture."""
        words = self.desk.words("option-deck", **args)
        return f"{words} {{icon:back_{view.top_back}}}" if view.top_back else words

    def tell_display(self, view: HunsState, seat: int, args: Args, rest: str) -> str:
        """A wagon on offer by its back and its spaces."""
        facts = CONTENT.wagons.get(view.display[int(rest)])
        if facts is None:
            return self.desk.words("option-display", **args)
        counts = (self.desk.words("space-count", color=color, n=n) for color, n in Counter(facts.spaces).items())
        words = self.desk.words("option-offer", back=facts.back, spaces=", ".join(counts))
        return f"{{icon:back_{facts.back}}} {words}"

    def tell_space(self, view: HunsState, seat: int, args: Args, rest: str) -> str:
        """HUN-7.4 A space of another colour by that colour, and by the card that gives leave to load it."""
        camp = view.camps[seat]
        wagon, at, *wild = rest.split("/")
        card = unspent(camp, WildSpace)
        if not wild or card is None:
            return self.desk.words("option-space", **args)
        own = CONTENT.wagons[camp.wagons[int(wagon)].id].spaces[int(at)]
        return self.desk.words("option-wild", **args, space=own, card=self.card(card[0].id))

    def read_card(self, args: Args, rest: str) -> None:
        args["card"] = self.card(rest) if rest in CONTENT.cards else args.get("card", rest)

    def read_seat(self, args: Args, rest: str) -> None:
        if rest.isdigit():
            args["other"] = self.desk.name(int(rest))

    def read_color(self, args: Args, rest: str) -> None:
        color = rest.rsplit("/", 1)[-1]
        if color in COLORS:
            args["color"] = color

    def read_place(self, args: Args, rest: str) -> None:
        head = rest.split("/")[0]
        if head.isdigit():
            args["n"] = int(head) + 1

    def read_value(self, args: Args, rest: str) -> None:
        args["value"] = rest


READERS: dict[str, Callable[[Words, Args, str], None]] = {
    "card": Words.read_card,
    "use": Words.read_card,
    "fill": Words.read_card,
    "victim": Words.read_seat,
    "opponent": Words.read_seat,
    "die": Words.read_color,
    "color": Words.read_color,
    "cube": Words.read_color,
    "space": Words.read_place,
    "wagon": Words.read_place,
    "value": Words.read_value,
}
TELLERS: dict[str, Callable[[Words, HunsState, int, Args, str], str]] = {
    "display": Words.tell_display,
    "deck": Words.tell_deck,
    "space": Words.tell_space,
}
"""Answers that are told from the view that the seat asked has."""
