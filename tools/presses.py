"""How many presses a turn asks of a person: `python tools/presses.py TITLE [PLAYERS] [GAMES]`, for titles with a board.

Greedy bots play. Of every question to the first seat that does not answer itself it counts the fewest presses (d-pad,
the two buttons that go round the options, ACCEPT) from where the focus starts to the answer that was given, on the
board as that seat sees it; where several options share a place, the rows of the list are counted too. A throw counts
one. Printed are the presses of a turn, and where they go: a line a prompt.
"""

import os
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from copy import copy
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
sys.path.insert(0, str(Path(__file__).parent.parent))

import pygame

from engine.assets import Assets
from engine.headless import DICE_SEED, BotPlayers, seat_bots
from engine.input.actions import DIRECTIONS
from engine.language import Language
from engine.rules import Answer, Chance, Choose, ChooseSome, Match, Roll
from engine.rules.match import play_on
from engine.table.asking import DONE, Asking, button_id, lone_answer
from engine.table.board import Board
from engine.table.chrome import Chrome
from engine.titles import Title, find_titles
from engine.ui.focus import FocusMap
from engine.ui.kit import Kit
from engine.ui.theme import Theme

SEAT = 0
FAR = 60
"""Presses after which a search gives up; the list of everything is never farther."""


def ways_from(focus: FocusMap) -> Iterator[str]:
    """Where one press takes the focus."""
    start = focus.current
    for direction in DIRECTIONS:
        focus.current = start
        if focus.move(direction) and focus.current:
            yield focus.current
    for step in (1, -1):
        focus.current = start
        if focus.cycle(step) and focus.current:
            yield focus.current
    focus.current = start


def moves_to(focus: FocusMap, goal: str) -> int:
    """The fewest moves from where the focus is to the element or button `goal`."""
    trial, edge = copy(focus), [focus.current]
    reached = set(edge)
    for moves in range(FAR):
        if goal in reached:
            return moves
        after: list[str | None] = []
        for key in edge:
            trial.current = key
            for found in ways_from(trial):
                if found not in reached:
                    reached.add(found)
                    after.append(found)
        edge = after
    return FAR


def place_of(asking: Asking, option_id: str, buttons: Mapping[str, pygame.Rect]) -> str:
    """The button of an option, or else the element it is met at."""
    key = button_id(asking.options[option_id])
    if key in buttons:
        return key
    return next((spot for spot, options in asking.spots.items() if asking.options[option_id] in options), "")


def presses_for(asking: Asking, option_id: str, buttons: Mapping[str, pygame.Rect]) -> int:
    """To take one option; the focus is left there. Through the list of everything where nothing stands for it."""
    goal = place_of(asking, option_id, buttons)
    everything = [option.id for option in asking.question.options]
    if not goal:
        return 2 + everything.index(option_id)
    moves = moves_to(asking.focus, goal)
    asking.focus.focus(goal)
    options = asking.options_at(goal)
    legal = [option.id for option in options if not option.blocked]
    rows = 0 if len(options) == 1 or len(legal) == 1 else 1 + legal.index(option_id)
    return min(moves + rows + 1, 2 + everything.index(option_id))


@dataclass
class Tally:
    """Presses and questions by prompt, and the presses of each turn: own ones, and the time from one to the next."""

    presses: Counter[str] = field(default_factory=Counter)
    asked: Counter[str] = field(default_factory=Counter)
    own: list[int] = field(default_factory=list)
    between: list[int] = field(default_factory=lambda: [0])
    on_turn: bool = False

    def count(self, prompt: str, presses: int) -> None:
        self.presses[prompt] += presses
        self.asked[prompt] += 1
        (self.own if self.on_turn else self.between)[-1] += presses

    def hear(self, event: str, seat: int) -> None:
        """A turn begins or ends."""
        if event == "turn_started" and seat == SEAT:
            self.on_turn = True
            self.own.append(0)
        elif event in ("turn_started", "turn_ended") and self.on_turn:
            self.on_turn = False
            self.between.append(0)


class Person:
    """The seat that is counted: its board, and what it has to press."""

    def __init__(self, title: Title, match: Match[Any]) -> None:
        kit = Kit(Theme(), Assets(), Language("en").with_title(title.folder / "text"))
        self.board: Board = title.board()(kit, match.seats)
        self.chrome = Chrome(kit, self.board, match.seats)
        self.match = match

    def presses(self, question: Choose | ChooseSome, answer: Answer) -> int:
        """From the first focus of the question to the answer; 0 where it answers itself."""
        if lone_answer(question) is not None:
            return 0
        self.board.show(self.match.view(SEAT), SEAT)
        asking = Asking(question, self.board.elements())
        buttons = self.place(asking)
        if isinstance(answer, str):
            return presses_for(asking, answer, buttons)
        total = 0
        for one in answer:
            total += presses_for(asking, str(one), buttons)
            asking.take(str(one))
            buttons = self.place(asking)
        return total + moves_to(asking.focus, DONE) + 1

    def place(self, asking: Asking) -> Mapping[str, pygame.Rect]:
        """Lay the question out as the table does; the bar's buttons by id."""
        buttons = self.chrome.bar.lay(self.chrome.asked(asking, []), self.board.bar_rect)
        asking.place(self.board.elements(), buttons)
        return buttons


def play(title: Title, players: int, seed: int, tally: Tally) -> None:
    """One game into the tally."""
    match = Match.start(title.rules(), seat_bots(players, ["greedy"]), seed, title.default_options)
    person, bots, chance = Person(title, match), BotPlayers(title), Chance(seed ^ DICE_SEED)

    def decide(match: Match[Any], chance: Chance) -> Answer:
        question, answer = match.question, bots(match, chance)
        if isinstance(question, (Choose, ChooseSome)) and question.seat == SEAT:
            tally.count(question.prompt, person.presses(question, answer))
        return answer

    while not match.over:
        if isinstance(match.question, Roll) and match.question.seat == SEAT:
            tally.count(match.question.purpose, 1)
        for moment in play_on(match, chance, decide):
            tally.hear(str(moment.event.__struct_config__.tag), getattr(moment.event, "seat", -1))


def lines(tally: Tally) -> Iterator[str]:
    for name, turns in (("own turn", tally.own), ("between two own turns", tally.between)):
        if turns:
            nine = sorted(turns)[len(turns) * 9 // 10]
            yield f"{name}: median {median(turns):.0f}, nine of ten up to {nine}, most {max(turns)}, of {len(turns)}"
    total = sum(tally.presses.values())
    for prompt, presses in tally.presses.most_common():
        mean = presses / tally.asked[prompt]
        yield f"{prompt:<22} {presses / total:6.1%}   {tally.asked[prompt]:>5} asked, {mean:5.1f} presses each"


def main(arguments: list[str]) -> None:
    title = find_titles()[arguments[0]]
    players = int(arguments[1]) if len(arguments) > 1 else title.seats[-1]
    games = int(arguments[2]) if len(arguments) > 2 else 1
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    tally = Tally()
    for seed in range(games):
        play(title, players, seed, tally)
    for line in lines(tally):
        print(line)


if __name__ == "__main__":
    main(sys.argv[1:])
