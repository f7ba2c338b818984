"""What everybody on the couch notices of a hand-over: pictures, sounds, rumble and lights, from step to step."""

import zlib
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from engine.input.actions import Action
from engine.rules import Answer, Match
from engine.scene import Scene
from engine.table.asking import DONE
from engine.table.curtain import CurtainScene
from engine.table.dialogue import Dialogue
from engine.table.recap_scene import RecapScene
from engine.table.scene import TableScene

DT = 1 / 120
CLOSELY = 8
"""Steps after anything happened of which every frame is looked at."""
EVERY = 9
"""Steps between two frames after that."""
LONGEST = 3000
AFTER = 24
"""Steps that are looked at after the next one is waited for."""
TELLING = (
    ("audio", "play"),
    ("audio", "die"),
    ("audio", "loop"),
    ("audio", "stop"),
    ("inputs", "rumble"),
    ("inputs", "light"),
)
"""By what a table makes itself heard and felt."""


class Couch:
    """A table with one of two games, watched. Nothing is noted before `watch` and after `closed`."""

    def __init__(self, bench: Any, patch: pytest.MonkeyPatch, title: str, match: Match[Any]) -> None:
        self.bench, self.app, self.step = bench, bench.app, 0
        self.frames: list[int] = []
        self.felt: list[tuple[object, ...]] = []
        self.closed = True
        self.opened = 0
        """The frame that the person saw who decided."""
        self._since = 0
        for part, name in TELLING:
            patch.setattr(getattr(self.app, part), name, self._noting(name))
        patch.setattr(self.app.window, "show", lambda: None)  # nobody sees it, and it takes as long as the picture
        self._clear_up()
        self.table = TableScene(self.app, self.app.titles[title], match, "")
        self.table.chronicle._events = [[] for _ in match.log]  # a recap tells of this hand-over alone
        self.app.scenes.clear_to(self.table)
        self.table.playback.finish()

    def _clear_up(self) -> None:
        """Nothing is left of the game before."""
        self.app.scenes.clear_to(Scene(self.app))
        self.app.window.canvas.fill("black")
        self.app.toasts.shown.clear()
        self.app.captions.update(60.0)
        seats = self.app.inputs.seats
        seats.clear()
        seats.shared, seats.last_device = False, "keyboard"
        self.app.kit.now = 0.0

    def _noting(self, name: str) -> Callable[..., None]:
        return lambda *args, **more: None if self.closed else self.felt.append((self.step, name, args, more))

    # ------------------------------------------------------------ time
    def pass_time(self, steps: int = 1) -> None:
        """Steps with the frames that are looked at."""
        for _ in range(steps):
            self.app.step(DT)
            self.step += 1
            self._since += 1
            if self._since <= CLOSELY or (not self.closed and self._since % EVERY == 0):
                self.look()

    def look(self) -> int:
        """One frame, drawn in any case."""
        frame = zlib.crc32(self.app.frame().get_buffer())
        if not self.closed:
            self.frames.append(frame)
        return frame

    def happens(self) -> None:
        """Something has just happened: look closely."""
        self._since = 0

    @property
    def waited_for(self) -> bool:
        """Somebody is asked, or must come first."""
        table, top = self.table, self.app.scenes.top
        return top is not table or table.dialogue is not None or bool(table.rolling and table.rolling.waiting)

    def until(self, what: Callable[[], bool]) -> None:
        for _ in range(LONGEST):
            if what():
                return
            self.pass_time()
        raise AssertionError(f"nobody was waited for in {LONGEST} steps")

    # ------------------------------------------------------------ what persons do
    def lift(self, seat: int) -> None:
        """The seat lifts its curtain, if there is one, and puts its recap away; nothing of it is noted."""
        was, self.closed = self.closed, True
        self.until(lambda: self.waited_for)
        for scene in (CurtainScene, RecapScene):
            if isinstance(self.app.scenes.top, scene):
                self.happens()
                self.pass_time(3)
                self.bench.tap(Action.ACCEPT, seat=seat)
                self.until(partial(self._past, scene))
        self.closed = was

    def _past(self, scene: type[Scene]) -> bool:
        return not isinstance(self.app.scenes.top, scene) and self.waited_for

    def open_hand(self, seat: int, answer: Answer) -> None:
        """To the decision of the seat, with its hand open and the focus on its answer."""
        self.lift(seat)
        assert self.table.asked_seat == seat
        if self.table.dialogue is not None:
            _focus(self.table.dialogue, answer)
            self.look_at_a_secret()
        self.happens()
        self.pass_time(40)
        self.opened = self.look()

    def look_at_a_secret(self) -> None:
        """The focus may rest on a card in the hand while the answer is given from the list."""
        table = self.table
        board = table.title.board()(table.kit, table.match.seats)
        board.show(table.match.view(None), table.playback.viewer)
        known = set(board.elements())
        own = [key for key in table.board.elements() if key not in known]
        if own and table.dialogue is not None:
            table.dialogue.asking.focus.focus(own[-1])

    def watch(self) -> None:
        """From now on everything is noted."""
        self.closed, self.step = False, 0
        self.app.kit.now = self.table.stage.time = 0.0

    def decide(self, answer: Answer) -> None:
        """The answer is given, as a press in the list gives it, or the dice have fallen."""
        self.happens()
        self.app.audio.play("ui_accept")
        self.table.answer(answer)

    def to_the_next(self) -> None:
        """Until the next person is waited for, and a little longer."""
        self.until(lambda: self.waited_for)
        self.happens()
        self.pass_time(AFTER)


def _focus(dialogue: Dialogue, answer: Answer) -> None:
    """Picks are made one after the other; the focus is where the press that gives the answer is made."""
    asking = dialogue.asking
    if isinstance(answer, str):
        option = asking.options[answer]
        spot = next((key for key, options in asking.spots.items() if option in options), "")
        if not asking.focus.focus(spot):
            asking.focus.focus(f"option:{answer}")
        return
    asking.picks = [str(pick) for pick in answer]
    dialogue.place()
    asking.focus.focus(DONE)
