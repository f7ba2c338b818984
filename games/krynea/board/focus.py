"""What goes on now stands in light: who attacks, what is hit or dying, the melee that is fought."""

from engine.ui.theme import Color
from games.krynea.board.colors import KILL, KINDS, LOWER
from games.krynea.board.desk import Desk
from games.krynea.board.placed import Laid
from games.krynea.rules.content import CARDS
from games.krynea.rules.field import engagement_of, unit_place
from games.krynea.rules.frames import Assault, Declare, Fall, Melee, Play, Window
from games.krynea.rules.state import KryneaState

Lights = dict[str, Color]


def light_parts(desk: Desk, laid: Laid, view: KryneaState) -> None:
    """Mark the elements of what lies topmost on the stack of procedures."""
    for element, color in lights(view).items():
        if element in laid.rects:
            laid.lit.setdefault(element, color)


def lights(view: KryneaState) -> Lights:
    found: Lights = {}
    for frame in view.stack:
        if isinstance(frame, (Declare, Assault)) and frame.seat >= 0 and frame.card:
            found[unit_place(frame.seat, frame.card)] = KINDS[frame.kind]
        if isinstance(frame, Assault):
            found.update({unit_place(target.seat, target.card): KILL for target in frame.targets})
        if isinstance(frame, Melee):
            found[f"engagement:{engagement_of(view, *frame.sides[0])}"] = KILL
        if isinstance(frame, Fall):
            found.update({unit_place(doom.seat, doom.card): LOWER for doom in frame.doomed})
        if isinstance(frame, Window) and frame.kind in ("hit", "dying", "declared") and frame.card:
            found[unit_place(frame.seat, frame.card)] = LOWER
        if isinstance(frame, Play) and frame.source == "unit" and CARDS[frame.card].is_unit:
            found[unit_place(frame.seat, frame.card)] = KILL
    return found
