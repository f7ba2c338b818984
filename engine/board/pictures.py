"""The whole table as pictures: one for each set of hidden and legal elements of the view that is shown."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from weakref import ReferenceType, ref

import pygame

from engine.board.strokes import Canvas, Sketch, Stroke, changes, extent, paint

MOST = 3
Look = tuple[frozenset[str], frozenset[str] | None]


@dataclass
class _Painting:
    """A surface, and what it shows."""

    surface: pygame.Surface
    ground: "ReferenceType[pygame.Surface]"
    """Held by the board alone: it may bake another one."""
    strokes: Sequence[Stroke] = ()


class Pictures:
    """Keeps the last few and paints over the one that differs least: most events move little, and a new surface of
    this size costs more than all the painting."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Look, _Painting] = OrderedDict()
        self._spare: list[_Painting] = []
        self._painted = False

    def __len__(self) -> int:
        return len(self._kept)

    def clear(self) -> None:
        """Another view is shown."""
        self._spare += self._kept.values()
        self._kept.clear()

    def stock(self, ground: pygame.Surface) -> None:
        """Make the surfaces now, if there are none: later each would cost a frame."""
        if not self._spare and not self._kept:
            self._spare = [_Painting(ground.copy(), ref(ground)) for _ in range(MOST)]

    def get(self, look: Look, base: Callable[[], pygame.Surface], sketch: Callable[[Canvas], object]) -> pygame.Surface:
        """The picture of `look`; when it is not kept, what `sketch` lays on `base()`, a ground that never changes."""
        self._painted = look not in self._kept
        if self._painted:
            ground, drawn = base(), Sketch()
            sketch(drawn)
            self._kept[look] = self._paint(ground, drawn.strokes)
        return self._kept[look].surface

    def quiet(self) -> bool:
        """Whether nothing was painted since this was asked last: the frame has time for something else."""
        painted, self._painted = self._painted, False
        return not painted

    def _paint(self, ground: pygame.Surface, strokes: Sequence[Stroke]) -> _Painting:
        """On the spare one that takes least work, else on the one used longest ago."""
        if not self._spare and len(self._kept) < MOST:
            self._spare = [_Painting(ground.copy(), ref(ground))]
        elif not self._spare:
            self._spare = [self._kept.popitem(last=False)[1]]
        works = [changes(one.strokes, strokes) if one.ground() is ground else None for one in self._spare]
        least = min(range(len(works)), key=lambda n: _work(works[n], ground))
        painting = self._spare.pop(least)
        paint(painting.surface, ground, strokes, works[least])
        painting.ground, painting.strokes = ref(ground), strokes
        return painting


def _work(places: Sequence[pygame.Rect] | None, ground: pygame.Surface) -> int:
    return extent(places) if places is not None else ground.get_width() * ground.get_height()
