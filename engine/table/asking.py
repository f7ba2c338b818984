"""One question put to one person: what can be focused, what is picked, and what an input means. It draws nothing."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

import pygame

from engine.input.actions import DIRECTIONS, Action
from engine.input.events import ActionEvent, InputEvent, PointerEvent
from engine.rules import Answer, Choose, ChooseSome, Option
from engine.rules.question import legal_options
from engine.ui.focus import Element, FocusMap

DONE = "option:*done"
MORE = "option:*more"
"""Opens the list of everything by d-pad and ACCEPT alone, for pads and cabinets with two buttons."""
FEW = 4
"""Up to so many legal options are all shown as buttons, whether or not they can also be met on the board."""

Kind = Literal["answer", "undo", "refused", "moved", "picked", "rules", "list", "all"]


@dataclass(frozen=True)
class Said:
    """What an input meant. `answer` comes with `value`; `refused` and `rules` with the option they are about.

    `list` wants some options to choose from, `all` the list of everything; `value` holds their ids.
    """

    kind: Kind
    value: Answer = ""
    option: Option | None = None


def kind_of(element: str) -> tuple[str, ...]:
    """What sort of thing an element is: "camp:0/wagon:1" is a camp's wagon."""
    return tuple(part.partition(":")[0] for part in element.split("/") if ":" in part)


def button_id(option: Option) -> str:
    return f"option:{option.id}"


class Asking:
    """The state of a question on the screen. `place` it again whenever elements or buttons have moved."""

    def __init__(self, question: Choose | ChooseSome, elements: Mapping[str, pygame.Rect]) -> None:
        self.question = question
        self.options = {option.id: option for option in question.options}
        self.picks: list[str] = []
        self.focus = FocusMap()
        self.around = False
        self.spots = self._spots(elements)
        self.stops = frozenset(self.spots)
        """The elements at which the focus stops: each option at one."""
        self.spots |= self._equals(elements)
        self.buttons = self._buttons()

    @property
    def some(self) -> ChooseSome | None:
        """The question, when several options are picked."""
        return self.question if isinstance(self.question, ChooseSome) else None

    def _spots(self, elements: Mapping[str, pygame.Rect]) -> dict[str, list[Option]]:
        """Options by the element they are met at: the first of those they touch that lies on the board."""
        spots: dict[str, list[Option]] = {}
        for option in self.question.options:
            place = next((key for key in option.touches if key in elements), "")
            if place:
                spots.setdefault(place, []).append(option)
        return spots

    def _equals(self, elements: Mapping[str, pygame.Rect]) -> dict[str, list[Option]]:
        """Things as good as the one an option is met at, such as other dice of the same face: they are touched as well,
        are of the same kind, and are no other option's own."""
        equals: dict[str, list[Option]] = {}
        for place, options in self.spots.items():
            for option in options:
                for key in option.touches:
                    if key in elements and key not in self.stops and kind_of(key) == kind_of(place):
                        equals.setdefault(key, []).append(option)
        return equals

    def _buttons(self) -> list[Option]:
        options = list(self.question.options)
        met = {option.id for options in self.spots.values() for option in options}
        few = sum(not option.blocked for option in options) <= FEW
        return [option for option in options if option.id not in met or (few and not option.blocked)]

    @property
    def legal(self) -> frozenset[str]:
        """Elements that answer the question."""
        return frozenset(key for key, options in self.spots.items() if any(not each.blocked for each in options))

    # ------------------------------------------------------------ focus
    def place(self, elements: Mapping[str, pygame.Rect], buttons: Mapping[str, pygame.Rect]) -> None:
        """Tell where everything is; `buttons` by button id, DONE included."""
        first = self.focus.current is None
        legal = self.legal & self.stops
        found = [Element(key, rect, key in legal or self.around) for key, rect in elements.items() if rect.w > 0]
        for key, rect in buttons.items():
            option = self.options.get(key.removeprefix("option:"))
            found.append(Element(key, rect, option is None or not option.blocked))
        self.focus.set(found)
        if first:
            self._first_focus(buttons)

    def _first_focus(self, buttons: Mapping[str, pygame.Rect]) -> None:
        """The first thing that can be chosen, in the order of the rules."""
        for option in self.question.options:
            key = button_id(option) if button_id(option) in buttons else self._place_of(option)
            if not option.blocked and self.focus.focus(key):
                return

    def _place_of(self, option: Option) -> str:
        return next((key for key, options in self.spots.items() if option in options), "")

    def _next_focus(self, taken: str) -> None:
        """From the pick just taken, if it is in focus, to the next thing that has still to be picked: to its button
        from a button, to its place on the board from a place. A second press then does not take the pick back."""
        if self.options[taken] not in self.focused:
            return
        ids = [option.id for option in self.question.options]
        after = ids.index(taken) + 1
        on_button = self.focus.current == f"option:{taken}"
        for option_id in (*ids[after:], *ids[:after]):
            option = self.options[option_id]
            if option.blocked or option_id in self.picks:
                continue
            if self.focus.focus(button_id(option) if on_button else self._place_of(option)):
                return

    def begin(self, key: str) -> None:
        """Put the focus on this element or button, if it answers the question; call it once all is placed."""
        if any(not option.blocked for option in self.options_at(key)):
            self.focus.focus(key)

    def options_at(self, key: str | None) -> list[Option]:
        """The options that the thing in focus stands for."""
        if key is None:
            return []
        if key.startswith("option:"):
            option = self.options.get(key.removeprefix("option:"))
            return [option] if option else []
        return self.spots.get(key, [])

    @property
    def focused(self) -> list[Option]:
        return self.options_at(self.focus.current)

    @property
    def shown_element(self) -> str | None:
        """The element whose details are shown: the focused one, or what the focused button is about."""
        key = self.focus.current
        if key is None or not key.startswith("option:"):
            return key
        option = self.options.get(key.removeprefix("option:"))
        return option.touches[0] if option and option.touches else None

    # ------------------------------------------------------------ input
    def handle(self, event: InputEvent) -> Said | None:
        """What the input means for the question; None when nothing."""
        if isinstance(event, ActionEvent):
            return self._act(event)
        return self._point(event) if isinstance(event, PointerEvent) else None

    def _act(self, event: ActionEvent) -> Said | None:
        if event.action is Action.PEEK:
            self.around = event.phase != "release"
            return None
        if event.action in DIRECTIONS and event.moves:
            return Said("moved") if self.focus.move(event.action) else None
        if event.action in (Action.PAGE_LEFT, Action.PAGE_RIGHT) and event.moves:
            return Said("moved") if self.focus.cycle(-1 if event.action is Action.PAGE_LEFT else 1) else None
        return self._press(event.action) if event.pressed else None

    def _press(self, action: Action) -> Said | None:
        if action is Action.ACCEPT:
            return self.choose(self.focus.current)
        if action is Action.BACK:
            if self.picks:
                self.picks.pop()
                return Said("picked")
            return Said("undo")
        if action is Action.ALT:
            return Said("all", value=[option.id for option in self.question.options])
        if action is Action.DETAILS:
            return Said("rules", option=next((each for each in self.focused if each.blocked), None))
        return None

    def _point(self, event: PointerEvent) -> Said | None:
        moved, clicked = self.focus.point(event)
        if clicked is not None:
            return self.choose(clicked)
        return Said("moved") if moved else None

    # ------------------------------------------------------------ choosing
    def choose(self, key: str | None) -> Said | None:
        """ACCEPT on an element or a button."""
        if key == DONE:
            return self.done()
        if key == MORE:
            return self._press(Action.ALT)
        options = self.options_at(key)
        legal = [option for option in options if not option.blocked]
        if len(options) > 1 and len(legal) != 1:
            return Said("list", value=[option.id for option in options])
        if legal:
            return self.take(legal[0].id)
        return Said("refused", option=options[0] if options else None)

    def take(self, option_id: str) -> Said:
        """Choose an option by id (from the list, say)."""
        option = self.options[option_id]
        if option.blocked:
            return Said("refused", option=option)
        some = self.some
        if some is None:
            return Said("answer", value=option_id)
        if option_id in self.picks:
            self.picks.remove(option_id)
        elif len(self.picks) < some.most:
            self.picks.append(option_id)
            if len(self.picks) == some.most:
                self.focus.focus(DONE)  # a second press finishes instead of taking the last pick back
            elif len(self.picks) < some.least:
                self._next_focus(option_id)
        else:
            return Said("refused")
        return Said("picked")

    @property
    def can_finish(self) -> bool:
        return self.some is not None and self.some.least <= len(self.picks) <= self.some.most

    def done(self) -> Said:
        """The picks are the answer, if they are as many as are wanted."""
        return Said("answer", value=list(self.picks)) if self.can_finish else Said("refused")

    def number(self, option_id: str) -> int:
        """The place of an option among the picks, 1 for the first; 0 when it is not picked."""
        return self.picks.index(option_id) + 1 if option_id in self.picks else 0


def lone_answer(question: Choose | ChooseSome) -> Answer | None:
    """The answer when there is only one, else None. Picks whose order matters are never alone."""
    legal = legal_options(question)
    if isinstance(question, Choose):
        return legal[0].id if len(legal) == 1 else None
    if question.least == question.most == len(legal) == 1:
        return [legal[0].id]
    return [] if question.most == 0 or not legal else None
