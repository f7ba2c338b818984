"""The whole table as pictures: one for each set of hidden and legal elements of the view that is shown."""

from collections import OrderedDict
from collections.abc import Callable

import pygame

MOST = 3
Look = tuple[frozenset[str], frozenset[str] | None]


class Pictures:
    """Keeps the last few and paints on the surface used longest ago: a new one of this size costs more than all the
    drawing."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Look, pygame.Surface] = OrderedDict()
        self._spare: list[pygame.Surface] = []

    def __len__(self) -> int:
        return len(self._kept)

    def clear(self) -> None:
        """Another view is shown."""
        self._spare += self._kept.values()
        self._kept.clear()

    def stock(self, ground: pygame.Surface) -> None:
        """Make the surfaces now, if there are none: later each would cost a frame."""
        if not self._spare and not self._kept:
            self._spare = [ground.copy() for _ in range(MOST)]

    def get(
        self, look: Look, base: Callable[[], pygame.Surface], paint: Callable[[pygame.Surface], None]
    ) -> pygame.Surface:
        """The picture of `look`; painted on a copy of `base()` when it is not kept."""
        if look not in self._kept:
            ground = base()
            picture = self._take(ground)
            paint(picture)
            self._kept[look] = picture
        return self._kept[look]

    def _take(self, ground: pygame.Surface) -> pygame.Surface:
        picture = self._spare.pop() if self._spare else None
        if picture is None and len(self._kept) >= MOST:
            picture = self._kept.popitem(last=False)[1]
        if picture is None:
            return ground.copy()
        picture.blit(ground, (0, 0))
        return picture
