"""The rules machinery: pending work is data, chance is a player, nobody sees the state."""

from engine.rules.chance import Chance
from engine.rules.event import Event, Moment, emit, recording, seen_by
from engine.rules.flow import Flow, ask, call, goto, leave, run, steps
from engine.rules.match import Entry, Match, SeatSpec, ThrowRecord
from engine.rules.question import Answer, Choose, ChooseSome, IllegalAnswer, Option, Question, Roll
from engine.rules.result import Result, Score, ScoreLine
from engine.rules.ruleset import Ruleset
from engine.rules.state import BLANK, State, copy_state

__all__ = [
    "BLANK",
    "Answer",
    "Chance",
    "Choose",
    "ChooseSome",
    "Entry",
    "Event",
    "Flow",
    "IllegalAnswer",
    "Match",
    "Moment",
    "Option",
    "Question",
    "Result",
    "Roll",
    "Ruleset",
    "Score",
    "ScoreLine",
    "SeatSpec",
    "State",
    "ThrowRecord",
    "ask",
    "call",
    "copy_state",
    "emit",
    "goto",
    "leave",
    "recording",
    "run",
    "seen_by",
    "steps",
]
