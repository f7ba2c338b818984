"""What a position of Conan is worth, and what needs no thinking: most of it goes by the odds."""

from engine.bots.spec import BotSpec
from engine.rules import Answer, Chance, Choose, Question
from games.conan import habits, hero_habits, unit_habits
from games.conan.rules.state import ConanState
from games.conan.worth import evaluate

HABITS = {**habits.HABITS, **hero_habits.HABITS, **unit_habits.HABITS}


def shortcut(view: ConanState, question: Question, chance: Chance) -> Answer | None:
    """Habits for every decision that has one."""
    habit = HABITS.get(question.prompt) if isinstance(question, Choose) else None
    return habit(view, question, chance) if habit is not None and isinstance(question, Choose) else None


BOT = BotSpec(
    evaluate=evaluate,
    shortcut=shortcut,
    interrupts=frozenset({"guard-gems", "reroll", "parry", "sacrifice", "bodyguard", "reaction", "counterattack"}),
    fresh_starts=frozenset({"act", "activate", "model", "stance"}),
)
