"""Done before a game begins, so that no frame of it has to wait."""

from typing import TYPE_CHECKING

from engine.table.actors import warm_frame
from engine.table.throwing import warm_tray

if TYPE_CHECKING:
    from engine.table.scene import TableScene


def warm(table: "TableScene") -> None:
    """Do now what in mid-game would cost a frame: words, the bots' process, the tray's shadow."""
    table.kit.language.warm()
    if not table.instant and any(seat.bot for seat in table.match.seats):
        table.host.thinker.start()
    warm_tray(table)
    for seat in table.match.seats:
        warm_frame(table.kit.theme.seat(seat.look))
