"""The end of a game at its table: the final count, then the results."""

from typing import TYPE_CHECKING

from engine.table.counting import Counting

if TYPE_CHECKING:
    from engine.table.scene import TableScene

AT_ONCE, FASTEST = 1000.0, 60.0
"""Seconds that a step counts for where nothing takes time; how much faster than normal the count may go."""


class Ending:
    """Counts the score of a match that is over. `over` once there is nothing more to see at the table."""

    def __init__(self, table: "TableScene") -> None:
        self.table = table
        self.counting: Counting | None = None
        self.over = False

    def clear(self) -> None:
        """The game has gone back, or is counted anew."""
        self.counting, self.over = None, False

    def update(self, dt: float) -> None:
        """One step; the match must be over."""
        if self.counting is None:
            self._begin()
        elif not self.over:
            self._count(self.counting, dt)

    def _begin(self) -> None:
        table = self.table
        table.stage.set_legal(None)
        self.counting = Counting(table.kit, table.match.standing(), table.match.seats)

    def _count(self, counting: Counting, dt: float) -> None:
        table = self.table
        counting.update(AT_ONCE if table.instant else dt * min(table.speed, FASTEST))
        for name in counting.sounds:
            table.sound(name)
        if counting.done:
            self.over = True
            if not table.instant and (table.waiting.recording or not table.demo):
                self._show_results()

    def _show_results(self) -> None:
        """The game is played: its save is no longer something to go on with."""
        table = self.table
        table.autosave.close()
        if table.save_name:
            table.host.saves.delete(table.save_name)
        table.host.show_results(table.title, table.match)

    def break_off(self) -> None:
        """A record that ends before its game does: back to the title screen."""
        self.over = True
        self.table.host.show_title()
