"""The tray on the screen: walnut and felt, the dice of a live throw, ghosts of their motion, marks where they knock."""

import math
from collections import deque
from pathlib import Path
from typing import NamedTuple

import pygame

from engine.dice.dietypes import die_type
from engine.dice.draw import FAST, SMOOTH, centre_of, die_picture, draw_shadow, resting_picture, tilt_between
from engine.dice.marks import arrow, clack, streak
from engine.dice.orientation import Quat, between, mul, support
from engine.dice.outline import COS, Point
from engine.dice.solid import HALF
from engine.dice.throw import Gesture, LiveThrow, Throw, edge_of
from engine.dice.tray import DEPTH, FRAME, WIDTH, Impact
from engine.ui.paint import converted, drop
from engine.ui.pool import pooled

FOLDER = Path(__file__).resolve().parents[2] / "sprites" / "dice"
WALL, FAR = 34, 56  # thickness of the walls; height of the far wall's visible inner face
FLOOR = (round(WIDTH), round(DEPTH * COS))
PICTURE = (FLOOR[0] + 2 * WALL, FLOOR[1] + FAR + 2 * WALL)
FEW = 6  # up to so many dice are always drawn smooth
QUICK = 0.12  # radians in 1/60 s: a faster die may be drawn without supersampling
GHOST_EVERY = 1 / 36
RUNNING = 260.0  # tray units/s from which a die leaves ghosts
CLACK_LASTS = 0.16


@pooled
def tray_picture(wool: str, size: tuple[int, int]) -> pygame.Surface:
    """The empty tray at a size (kept); `wool` is oat or pine."""
    picture = converted(pygame.image.load(str(FOLDER / f"tray_{wool}.png")))
    return picture if size == PICTURE else pygame.transform.smoothscale(picture, size)


class _Look(NamedTuple):
    """One die in one frame: index, spot on the screen, height, screen centre, picture, speed in tray units/s."""

    k: int
    pos: Point
    lift: float
    centre: tuple[int, int]
    picture: pygame.Surface
    speed: float


class _Ghosts:
    """The last pictures and places of one die in motion."""

    def __init__(self, kept: int) -> None:
        self.pictures: deque[tuple[pygame.Surface, tuple[int, int]]] = deque(maxlen=kept)
        self.places: deque[tuple[int, int]] = deque(maxlen=10)

    def push(self, picture: pygame.Surface, centre: tuple[int, int]) -> None:
        self.pictures.append((picture, centre))
        self.places.append(centre)

    def fade(self) -> None:
        if self.pictures:
            self.pictures.popleft()
        if self.places:
            self.places.popleft()


class TrayView:
    """Draws a tray in a rect of the canvas (the picture keeps its proportions, centred) with the dice of `live`.

    `calm` leaves out ghosts and knock marks (reduced motion)."""

    def __init__(self, rect: pygame.Rect, wool: str = "oat", calm: bool = False) -> None:
        scale = min(rect.w / PICTURE[0], rect.h / PICTURE[1])
        self.rect = pygame.Rect(0, 0, round(PICTURE[0] * scale), round(PICTURE[1] * scale))
        self.rect.center = rect.center
        self.scale = scale
        self.half = round(HALF * scale)
        self.wool, self.calm = wool, calm
        self.live: LiveThrow | None = None
        self.held = False
        self._ghosts: list[_Ghosts] = []
        self._clacks: list[Impact] = []
        self._pushed: list[int] = []
        self._hold: tuple[tuple[bool, bool], tuple[str, ...], int] | None = None

    def show(self, live: LiveThrow | None) -> None:
        """Put these dice in the tray (None: empty it). Safe at any moment of an earlier throw."""
        self.held = False
        self.live = live
        count = len(live.throw.dice) if live else 0
        self._ghosts = [_Ghosts(5 if count <= FEW else 3) for _ in range(count)]
        self._clacks = []
        self._pushed = [-1] * count

    def hold(self, dice: tuple[str, ...], angle: float, seed: int) -> None:
        """Show the dice in the hand, at the edge that this aim throws from. With the seed of the throw to come they
        leave the hand as they are seen."""
        at = (edge_of(angle), dice, seed)
        if not (self.held and at == self._hold):
            self.show(LiveThrow(Throw(dice, Gesture(angle=angle), seed)))
        self.held, self._hold = True, at

    def draw_aim(self, canvas: pygame.Surface, angle: float, power: float) -> None:
        """An arrow on the felt from the hand in the direction of the aim; the longer, the stronger."""
        sideways, forward = edge_of(angle)
        near = HALF * 3.4
        x = (near if forward else WIDTH - near) if sideways else WIDTH / 2
        y = DEPTH / 2 if sideways else (near if forward else DEPTH - near)
        reach = 160 + 420 * power
        tip = self.spot(x + reach * math.cos(angle), y + reach * math.sin(angle))
        arrow(canvas, self.spot(x, y), tip, 26 * self.scale)

    @property
    def _beat(self) -> int:
        """Counts the moments at which running dice leave a ghost."""
        return int(self.live.t / GHOST_EVERY) if self.live else 0

    def update(self, dt: float) -> tuple[Impact, ...]:
        """Play the throw on by dt seconds; the knocks to be heard now. Held dice wait."""
        if self.live is None or self.held:
            return ()
        knocks = self.live.step(dt)
        now = self.live.t
        if not self.live.done:
            self._clacks = [c for c in self._clacks if now - c.t < CLACK_LASTS]
            self._clacks += [k for k in knocks if k.kind != "floor" and k.impulse > 420]
        else:
            self._clacks = []
        return knocks

    def skip(self) -> tuple[Impact, ...]:
        """Any button: straight to the same result."""
        self._clacks = []
        for ghosts in self._ghosts:
            ghosts.pictures.clear()
            ghosts.places.clear()
        return self.live.fast_forward() if self.live else ()

    def spot(self, x: float, y: float) -> Point:
        """Screen place of a spot on the felt given in tray units."""
        return (
            self.rect.x + (WALL + x) * self.scale,
            self.rect.y + (WALL + FAR + y * COS) * self.scale,
        )

    def die_rects(self) -> list[pygame.Rect]:
        """Where each die is on the screen now, for focus and pointer."""
        if self.live is None:
            return []
        size = round(self.half * 2.9)
        out = []
        for k in range(len(self.live.throw.dice)):
            x, y, z, q = self._now(k)
            rect = pygame.Rect(0, 0, size, size)
            rect.center = centre_of(self.spot(x, y), z / HALF + support(q, self.live.sides[k]), self.half)
            out.append(rect)
        return out

    def draw(self, canvas: pygame.Surface) -> None:
        """Everything. Where the tray is part of a static layer, draw_dice alone is enough each frame."""
        self.draw_tray(canvas)
        self.draw_dice(canvas)

    def draw_tray(self, canvas: pygame.Surface) -> None:
        """The empty tray with its shadow: about 1.3 ms, so better kept than drawn anew."""
        drop(canvas, tray_picture(self.wool, self.rect.size), self.rect.topleft, blur=20, offset=(8, 20), strength=0.8)

    def draw_dice(self, canvas: pygame.Surface) -> None:
        """Dice from far to near, then knock marks."""
        if self.live is None:
            return
        was = canvas.get_clip()
        rim = round(WALL * self.scale)
        canvas.set_clip(was.clip(self.rect.inflate(-2 * rim + 4, -2 * rim + 4)))
        looks = sorted((self._look(k) for k in range(len(self.live.throw.dice))), key=lambda look: look.pos[1])
        if not self.calm:
            for look in looks:
                self._draw_ghosts(canvas, look)
        for look in looks:
            draw_shadow(canvas, look.pos, look.lift, self.half)
        for look in looks:
            canvas.blit(look.picture, look.picture.get_rect(center=look.centre))
        canvas.set_clip(was)
        if not self.calm:
            for mark in self._clacks:
                pos = self.spot(mark.x, mark.y)
                clack(canvas, pos, mark.impulse, (self.live.t - mark.t) / CLACK_LASTS, self.scale)

    def _now(self, k: int) -> tuple[float, float, float, Quat]:
        """Interpolated spot, height and painted orientation of one die."""
        assert self.live is not None
        early, late, part = self.live.poses()
        a, b = early[k], late[k]
        q = b.q if a.q is b.q else between(a.q, b.q, part)
        paint = self.live.paint[k]
        return a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part, a.z + (b.z - a.z) * part, mul(q, paint)

    def _look(self, k: int) -> _Look:
        """One die as it is to be drawn in this frame."""
        assert self.live is not None
        x, y, z, q = self._now(k)
        die, pos = die_type(self.live.throw.dice[k]), self.spot(x, y)
        lift = z / HALF + support(q, die.sides)
        early, late, _ = self.live.poses()
        turned = tilt_between(early[k].q, late[k].q)
        if turned < 1e-4 or self.live.t == 0:
            picture = resting_picture(die, q, self.half)
        else:
            fast = turned > QUICK and len(self._ghosts) > FEW
            picture = die_picture(die, q, self.half, FAST if fast else SMOOTH)
        speed = math.hypot(late[k].x - early[k].x, late[k].y - early[k].y) / FRAME
        return _Look(k, pos, lift, centre_of(pos, lift, self.half), picture, speed)

    def _draw_ghosts(self, canvas: pygame.Surface, look: _Look) -> None:
        """What a running die leaves behind; below every die, so that a ghost never veils one."""
        assert self.live is not None
        ghosts = self._ghosts[look.k]
        if len(self._ghosts) <= FEW:
            light = die_type(self.live.throw.dice[look.k]).light
            streak(canvas, [*ghosts.places][::-1], self.half * 0.92, light)
        for n, (past, where) in enumerate(ghosts.pictures):
            past.set_alpha(round(100 * (n + 1) / (len(ghosts.pictures) + 1)))
            canvas.blit(past, past.get_rect(center=where))
            past.set_alpha(255)
        if look.speed <= RUNNING or self.live.done:
            ghosts.fade()
        elif self._beat != self._pushed[look.k]:
            self._pushed[look.k] = self._beat
            ghosts.push(look.picture, look.centre)
