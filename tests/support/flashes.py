"""How often a film flashes, after WCAG 2.3.1: opposing changes of luminance, and of saturated red, place by place."""

from collections import deque
from typing import Any

import numpy as np
import pygame

GRID = (48, 27)
"""Places that are looked at: 40 pixels of the canvas each."""
AREA = 0.25
"""Share of the screen that may flash as often as it likes."""
CHANGE, DARKER = 0.1, 0.8
"""A change of luminance counts from this size on, where the darker picture is below this."""
RED_CHANGE = 20 / 320
Values = Any


def linear(canvas: pygame.Surface) -> Values:
    """The colours of the places, 0..1 each, linear in light; shape GRID and three."""
    small = pygame.surfarray.array3d(pygame.transform.smoothscale(canvas, GRID)) / 255
    return np.where(small <= 0.04045, small / 12.92, ((small + 0.055) / 1.055) ** 2.4)


class Changes:
    """Counts, for each place, the turns from dark to bright and back of at least `change` within the last second."""

    def __init__(self, change: float, darker: float, frames_a_second: int) -> None:
        self.change, self.darker = change, darker
        self._seen: deque[Values] = deque(maxlen=frames_a_second)
        self._low = self._high = self._bright = None

    def feed(self, now: Values) -> Values:
        """One more picture; gives the number of whole flashes (there and back) in the last second, place by place."""
        if self._low is None:
            self._low, self._high, self._bright = now.copy(), now.copy(), np.zeros(now.shape, int)
        self._low, self._high = np.minimum(self._low, now), np.maximum(self._high, now)
        up = (now - self._low >= self.change) & (self._low < self.darker) & (self._bright <= 0)
        down = (self._high - now >= self.change) & (now < self.darker) & (self._bright >= 0)
        self._bright = np.where(up, 1, np.where(down, -1, self._bright))
        self._low = np.where(up | down, now, self._low)
        self._high = np.where(up | down, now, self._high)
        self._seen.append((up | down).astype(int))
        return sum(self._seen) // 2


class Flashes:
    """Feed it every picture of a film; `most` is how often more than a quarter of the screen flashed in some second."""

    def __init__(self, frames_a_second: int) -> None:
        self.most = 0
        self._light = Changes(CHANGE, DARKER, frames_a_second)
        self._red = Changes(RED_CHANGE, 1.0, frames_a_second)

    def feed(self, canvas: pygame.Surface) -> None:
        colours = linear(canvas)
        red, green, blue = (colours[..., n] for n in range(3))
        pure = np.where(red >= 0.8 * (red + green + blue), np.maximum(0.0, red - green - blue), 0.0)
        for count in (self._light.feed(colours @ (0.2126, 0.7152, 0.0722)), self._red.feed(pure)):
            while (count > self.most).mean() > AREA:
                self.most += 1
