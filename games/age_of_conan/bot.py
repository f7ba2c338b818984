"""What a position of Age of Conan is worth, and what needs no thinking: most of it goes by the odds."""

from engine.bots.spec import BotSpec
from engine.rules import Answer, Chance, Choose, ChooseSome, Question
from games.age_of_conan import fighting, habits, tricks, ventures
from games.age_of_conan.rules.state import AocState
from games.age_of_conan.worth import evaluate

HABITS = {**habits.HABITS, **ventures.HABITS, **fighting.HABITS, **tricks.HABITS}
SOME_HABITS = {**habits.SOME_HABITS, **fighting.SOME_HABITS}


def shortcut(view: AocState, question: Question, chance: Chance) -> Answer | None:
    """Habits for everything that has one; what cards ask for is thought about."""
    if isinstance(question, ChooseSome):
        some = SOME_HABITS.get(question.prompt)
        return some(view, question, chance) if some else None
    if isinstance(question, Choose):
        habit = HABITS.get(question.prompt)
        return habit(view, question, chance) if habit else None
    return None


BOT = BotSpec(
    evaluate=evaluate,
    shortcut=shortcut,
    interrupts=frozenset({"commit-strategy", "before-rolls", "own-roll", "prevent-loss", "defender-retreat"}),
    fresh_starts=frozenset({"move-conan", "take-die", "military", "intrigue", "court", "bid-card", "bid-token"}),
)
