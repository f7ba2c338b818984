"""Done before a game begins, so that no frame of it has to wait."""

import gc
from typing import TYPE_CHECKING, ClassVar

from engine.memory import forget_pictures, give_back_what_is_free
from engine.table.throwing import warm_tray

if TYPE_CHECKING:
    from engine.table.scene import TableScene


def warm(table: "TableScene") -> None:
    """Do now what in mid-game would cost a frame: words, the bots' process, the tray's shadow."""
    table.kit.language.warm()
    if not table.instant and any(seat.bot for seat in table.match.seats):
        table.host.thinker.start()
    warm_tray(table)


class Sweep:
    """Frees an earlier table, whose parts know each other so that only a collection does it. What is left need not be
    searched again while this one is played."""

    last: ClassVar[str] = ""
    """The title of the table before this one."""

    def __init__(self, title: str) -> None:
        self.title = title
        self._done = False

    def free(self) -> None:
        """Before the new table is built up. One of the same title goes on with what was drawn for the earlier."""
        if self.title != Sweep.last:
            Sweep.last = self.title
            forget_pictures()
        gc.collect()
        give_back_what_is_free()

    def freeze(self) -> None:
        """Once, in the first step: a table that made way for this one is held until this one has entered."""
        if not self._done:
            self._done = True
            gc.collect()
            gc.freeze()

    def thaw(self) -> None:
        gc.unfreeze()
