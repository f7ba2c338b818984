"""Brings a part of the table nearer: the wheel at the pointer, or the focus while somebody looks around.

Nothing needs it to be read; it is for a long look at a picture, or for eyes that are far away.
"""

from dataclasses import replace

import pygame

from engine.input.events import ActionEvent, InputEvent, PointerEvent
from engine.tween import Animated

NEAREST = 2.0
NOTCH = 0.25
"""How much nearer one notch of the wheel brings the table."""
AROUND = 1.5
"""How near it is while the button for looking around is held."""
GLIDE = 0.09
"""Seconds in which two thirds of a way are done."""


class Lens:
    """One table's. It changes the finished picture only; positions of the pointer are turned back by `seen`."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self.wheel = 1.0
        """What the wheel asks for; 1 is the whole table."""
        self.factor = Animated(1.0, GLIDE)
        self.x = Animated(size[0] / 2, GLIDE, 0.5)
        self.y = Animated(size[1] / 2, GLIDE, 0.5)

    def turn(self, event: InputEvent) -> bool:
        """Take a notch of the wheel. True when the event was one."""
        if not isinstance(event, PointerEvent) or event.kind != "wheel":
            return False
        before = self.wheel
        self.wheel = min(NEAREST, max(1.0, self.wheel + NOTCH * event.delta[1]))
        if before == 1.0 < self.wheel:
            self._aim(event.pos, snap=True)
        return True

    def seen(self, event: ActionEvent | PointerEvent) -> ActionEvent | PointerEvent:
        """A pointer's place in the picture as the place of the table that is seen there."""
        if not isinstance(event, PointerEvent) or self.factor.value == 1.0:
            return event
        part, (x, y) = self.part, event.pos
        place = part.x + round(x * part.w / self.size[0]), part.y + round(y * part.h / self.size[1])
        if event.kind == "move" and self.wheel > 1.0:
            self._aim(event.pos)  # the table glides as the pointer nears its edge
        return replace(event, pos=place)

    def update(self, dt: float, around: pygame.Rect | None, calm: bool) -> None:
        """`around` is what is in focus while somebody looks around; `calm` jumps instead of gliding."""
        if around is not None:
            self._aim(around.center, snap=self.factor.value == 1.0)
        self.factor.set(max(self.wheel, AROUND if around is not None else 1.0))
        for each in (self.factor, self.x, self.y):
            each.update(dt)
            if calm:
                each.snap(each.target)

    def rest(self) -> None:
        """The whole table at once: where somebody looked is told no further."""
        self.wheel = 1.0
        self.factor.snap(1.0)

    def draw(self, canvas: pygame.Surface) -> None:
        """Enlarge the part of the finished picture that is looked at."""
        if self.factor.value != 1.0:
            near = canvas.subsurface(self.part).copy()
            pygame.transform.scale(near, self.size, canvas)

    @property
    def part(self) -> pygame.Rect:
        """The part of the table that fills the screen."""
        w, h = (round(side / self.factor.value) for side in self.size)
        rect = pygame.Rect(0, 0, w, h)
        rect.center = round(self.x.value), round(self.y.value)
        return rect.clamp(pygame.Rect((0, 0), self.size))

    def _aim(self, pos: tuple[int, int], snap: bool = False) -> None:
        for each, value in ((self.x, pos[0]), (self.y, pos[1])):
            each.set(value)
            if snap:
                each.snap(value)
