"""One-button play at the bench: the buttons, the tabs, row after row of cards, the verdict. A press enters a row, and
its cards come one by one: of forty cards the last is met after a dozen steps."""

from typing import TYPE_CHECKING

from engine.input.actions import Action
from games.krynea.workshop.deck import KINDS

if TYPE_CHECKING:
    from games.krynea.workshop.build import BuildScene

FIRST_TOOL = len(KINDS)


class BenchWalk:
    """Moves the focus of `build` as long as somebody plays with one button, and does nothing else."""

    def __init__(self, build: "BuildScene") -> None:
        self.build = build
        self._in_row = False

    @property
    def on(self) -> bool:
        return self.build.app.inputs.scanner.on

    @property
    def in_row(self) -> bool:
        """One card of the entered row is in focus."""
        return self.on and self._in_row and self.build.zone == "grid"

    @property
    def rowwise(self) -> bool:
        """A whole row of cards is in focus."""
        return self.on and not self._in_row and self.build.zone == "grid"

    @property
    def action(self) -> Action:
        """By which action the focus goes on."""
        return Action.RIGHT if self.in_row else Action.DOWN

    def enter_row(self) -> None:
        """Where a card is in focus it is meant alone: a mouse has met it, say."""
        self._in_row = True

    def leave_row(self) -> None:
        self._in_row = False

    def hear(self, action: Action) -> bool:
        """True when the action means with one button what it does not mean else, and has been seen to."""
        self._in_row = self.in_row
        if not self.on:
            return False
        if action is Action.ACCEPT:
            return self._press()
        if action is Action.DOWN and not self.in_row:
            self._go_on()
            return True
        if action is Action.RIGHT and self.in_row:
            self._next_card()
            return True
        if action in (Action.LEFT, Action.RIGHT):
            self.enter_row()  # by hand, or by the long hold
        return False

    def _press(self) -> bool:
        """Into the row, or to the next tab: what comes after the tabs are its cards."""
        build = self.build
        if self.rowwise:
            self._in_row = True
            build.grid.index = build.grid.row().start
            build.sound("ui_move")
            return True
        if build.zone == "top" and build.top < FIRST_TOOL:
            build.turn(1)
            return True
        return False

    def _next_card(self) -> None:
        """Beyond the last card the row is in focus again, for those who have missed one."""
        grid = self.build.grid
        if not grid.move(1, 0):
            self._in_row = False
            grid.index = grid.row().start
        self.build.sound("ui_move")

    def _go_on(self) -> None:
        build = self.build
        if build.zone == "top" and build.top >= FIRST_TOOL:
            on_last = build.top + 1 == len(build.top_rects())
            build.top = build.tabs.index if on_last else build.top + 1
        elif build.zone == "top":
            self._to_row(0)
        elif build.zone == "grid":
            self._to_row(build.grid.row().stop)
        else:
            build.zone, build.top = "top", FIRST_TOOL
        build.sound("ui_move")

    def _to_row(self, first: int) -> None:
        """The row that begins with that card; behind the last one comes the verdict."""
        build = self.build
        build.zone = "grid" if first < len(build.grid.designs) else "foot"
        build.grid.index = first if build.zone == "grid" else build.grid.index
