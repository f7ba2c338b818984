"""How far back undo goes: to the last decision that a person made, never past a die, a card or a secret. And forth."""

from typing import Any

from engine.rules import Match, Moment


def undo_depth(match: Match[Any], persons: frozenset[int], passed: set[int]) -> int:
    """How many answers to take back; 0 when none may be. `passed` are places in the log that were answered by
    themselves: going back to one of those would only answer it again."""
    for depth, entry in enumerate(reversed(match.log), start=1):
        if entry.barrier:
            return 0
        if entry.seat in persons and len(match.log) - depth not in passed:
            return depth
    return 0


def redo_moments(match: Match[Any], persons: frozenset[int]) -> list[Moment]:
    """Give the answers that were taken back once more, up to the next question to a person; what happens then."""
    moments: list[Moment] = []
    while match.can_redo:
        moments += match.redo()
        if match.question is not None and match.question.seat in persons:
            break
    return moments
