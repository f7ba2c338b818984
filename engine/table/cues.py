"""What an event looks like, as data: a title's `animate.py` answers an event with cues, the table plays them.

Times are in seconds at normal speed; positions are canvas pixels (1920 x 1080), of a picture's centre.
"""

from dataclasses import dataclass, field
from typing import TypeAlias

import pygame

Point: TypeAlias = tuple[float, float]


@dataclass(frozen=True)
class Fly:
    """A picture moves from `start` to `end`. `hides` is the element of the board that stays unseen until it lands.

    `arc` lifts the path by that many pixels at its middle. `overshoot` lets it swing past and settle. `scale` goes
    from its first to its second value; pictures are drawn at fixed sizes in between, so keep it within 0.5 to 2.
    `flip_to` is the picture shown from the middle of the way on, for cards that turn over.
    """

    picture: pygame.Surface
    start: Point
    end: Point
    delay: float = 0.0
    duration: float = 0.28
    arc: float = 0.0
    overshoot: bool = False
    scale: tuple[float, float] = (1.0, 1.0)
    hides: str = ""
    flip_to: pygame.Surface | None = None


@dataclass(frozen=True)
class Glow:
    """An element shines for a moment, in `color` (theme brass when empty)."""

    element: str
    delay: float = 0.0
    duration: float = 0.6
    color: str = ""


@dataclass(frozen=True)
class Banner:
    """A line across the middle, in the seat's colour: whose turn, a kill, the end. `key` is a message key."""

    key: str
    seat: int = -1
    delay: float = 0.0
    duration: float = 1.1
    args: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Float:
    """A short text rises from an element and fades: `+1`, `-2`."""

    text: str
    element: str
    delay: float = 0.0
    duration: float = 0.9
    color: str = ""


@dataclass(frozen=True)
class Sound:
    """Play an effect by its name in sounds/."""

    name: str
    delay: float = 0.0
    volume: float = 1.0


@dataclass(frozen=True)
class Shake:
    """The picture trembles, by 6 px at most; decorative, so 'reduced motion' drops it."""

    strength: float = 6.0
    delay: float = 0.0
    duration: float = 0.3


@dataclass(frozen=True)
class Hold:
    """Nothing moves for `duration`, so that people can read what lies there."""

    duration: float
    delay: float = 0.0


@dataclass(frozen=True)
class Look:
    """The enlarged card tells of `element` until somebody is asked or the next turn begins."""

    element: str
    delay: float = 0.0


Cue: TypeAlias = Fly | Glow | Banner | Float | Sound | Shake | Hold | Look
