"""What a title tells the bots. `games/<title>/bot.py` exports one as `BOT`."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.rules import Answer, Chance, Question


@dataclass(frozen=True)
class BotSpec:
    """`evaluate(state, seat)` is how good a position is for a seat, in points of the final score; higher is better.

    It is called thousands of times a second on possible worlds, so it must not change the state. `shortcut(view,
    question, chance)` may answer a question at once where looking ahead is a waste; None means: think.
    `interrupts` are the prompts other seats answer in the middle of somebody's doings; `fresh_starts` are those that
    begin a new turn, where looking ahead stops even when the same seat is asked.
    """

    evaluate: Callable[[Any, int], float]
    shortcut: Callable[[Any, Question, Chance], Answer | None] | None = None
    interrupts: frozenset[str] = frozenset()
    fresh_starts: frozenset[str] = frozenset()
