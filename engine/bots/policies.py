"""How the bots decide. Each policy is given a view in which it is the asked seat, and answers its question."""

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from engine.bots.spec import BotSpec
from engine.rules import Answer, Chance, Choose, ChooseSome, Question, Roll, Ruleset, State, copy_state, run
from engine.rules.match import chance_answer
from engine.rules.question import legal_options

Policy: TypeAlias = Callable[[Ruleset[Any], BotSpec, State, Chance], Answer]

WORLDS = 2
"""Possible worlds a greedy bot looks into for each answer."""
CONTINUATION = 10
"""Questions it answers by itself after its own answer before it judges the position."""
PICKS = 12
"""Ways it tries of picking several options at once."""


def think_random(rules: Ruleset[Any], bot: BotSpec, view: State, chance: Chance) -> Answer:
    """Every legal answer is as likely as another."""
    return chance_answer(_asked(view), chance, rules.sides)


def think_greedy(rules: Ruleset[Any], bot: BotSpec, view: State, chance: Chance) -> Answer:
    """The answer after which the position is best, its own follow-ups included."""
    question = _asked(view)
    answers = candidates(question, chance)
    if len(answers) == 1:
        return answers[0]
    quick = bot.shortcut(view, question, chance) if bot.shortcut is not None else None
    if quick is not None:
        return quick
    worlds = [rules.resample(view, chance) for _ in range(WORLDS)]
    scored = [(_mean_worth(rules, bot, worlds, question.seat, answer, chance), answer) for answer in answers]
    return max(scored, key=lambda pair: pair[0])[1]


POLICIES: dict[str, Policy] = {"random": think_random, "greedy": think_greedy}
"""The named strengths."""


def think(strength: str, rules: Ruleset[Any], bot: BotSpec, view: State, chance: Chance) -> Answer:
    """The answer of the named strength to the question of `view`, which must be a decision of the view's seat."""
    return POLICIES[strength](rules, bot, view, chance)


def candidates(question: Question, chance: Chance) -> list[Answer]:
    """The answers worth comparing: every legal option, or some ways of picking several."""
    if isinstance(question, Choose):
        return [option.id for option in legal_options(question)]
    return [chance_answer(question, chance, {}) for _ in range(PICKS)]


def _asked(view: State) -> Choose | ChooseSome:
    question = view.question
    assert question is not None and not isinstance(question, Roll), "bots are asked decisions, not dice"
    return question


def _mean_worth(
    rules: Ruleset[Any], bot: BotSpec, worlds: list[State], seat: int, answer: Answer, chance: Chance
) -> float:
    total = 0.0
    for world in worlds:
        state = copy_state(world)
        run(state, answer)
        _carry_on(rules, bot, state, seat, chance)
        total += bot.evaluate(state, seat)
    return total / len(worlds)


def _carry_on(rules: Ruleset[Any], bot: BotSpec, state: State, seat: int, chance: Chance) -> None:
    """Answer what belongs to the same doings: the seat's own follow-ups, dice, and what others must say in between."""
    for _ in range(CONTINUATION):
        question = state.question
        if question is None:
            return
        if isinstance(question, Roll):
            if question.seat != seat:
                return
            run(state, chance.faces(question.dice, rules.sides))
        elif question.seat == seat or question.prompt in bot.interrupts:
            if question.prompt in bot.fresh_starts:
                return
            run(state, best_at_sight(bot, state, chance))
        else:
            return


def best_at_sight(bot: BotSpec, state: State, chance: Chance) -> Answer:
    """The answer that looks best at once to the asked seat, without looking further."""
    question = _asked(state)
    answers = candidates(question, chance)
    if len(answers) == 1:
        return answers[0]
    if isinstance(question, ChooseSome):
        return chance.pick(answers)
    worths = list(_worths_at_sight(bot, state, question.seat, answers))
    return answers[worths.index(max(worths))]


def _worths_at_sight(bot: BotSpec, state: State, seat: int, answers: list[Answer]) -> Iterator[float]:
    for answer in answers:
        trial = copy_state(state)
        run(trial, answer)
        yield bot.evaluate(trial, seat)
