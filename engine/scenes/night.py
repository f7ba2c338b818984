"""The steppe night around the couch: stars, moon and fires that live, people who breathe. Layers baked, blits only."""

import math
from typing import TYPE_CHECKING, Any

import pygame
import toml

from engine.tween import Animated
from engine.ui.theme import SEATS

if TYPE_CHECKING:
    from engine.app import App

FLAMES = 12
SPARKS = 14
SEATS_ON_COUCH = 5


class Night:
    """Call `update` every step, then the `draw_` methods from back to front."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self.time = 0.0
        self.places: dict[str, Any] = toml.load(app.assets.root / "title" / "layout.toml")
        self.risen = [Animated(0.0, 0.11, 0.002) for _ in range(SEATS_ON_COUCH)]

    @property
    def calm(self) -> bool:
        return self.app.settings.comfort.reduced_motion

    def update(self, dt: float) -> None:
        self.time += dt
        for seat in self.risen:
            seat.update(dt)

    def seat(self, joined: frozenset[int]) -> None:
        """Who sits on the couch now: those rise, the others sink."""
        for seat, up in enumerate(self.risen):
            up.set(1.0 if seat in joined else 0.0)

    # ------------------------------------------------------------ sky
    def draw_sky(self, canvas: pygame.Surface) -> None:
        """Night, moon and stars, and the light of the two fires."""
        assets = self.app.assets
        canvas.blit(assets.image("title/night"), (0, 0))
        moon = assets.image("title/moon")
        canvas.blit(moon, moon.get_rect(center=self.places["moon"]["center"]))
        for n, pos in enumerate(self.places["stars"]["at"]):
            self._draw_star(canvas, n, pos)

    def _draw_star(self, canvas: pygame.Surface, n: int, pos: tuple[int, int]) -> None:
        wave = 0.5 if self.calm else 0.5 + 0.5 * math.sin(self.time * (0.7 + 0.13 * n) + n * 1.9)
        name = ("title/star_small", "title/star_medium", "title/star_large")[min(2, int(wave * 3))]
        star = self.app.assets.image(name)
        canvas.blit(star, star.get_rect(center=pos), special_flags=0)

    # ------------------------------------------------------------ fires
    def draw_fires(self, canvas: pygame.Surface) -> None:
        """Both bowls with flames, their light and the sparks above."""
        assets, bowl = self.app.assets, self.places["bowl"]
        for side, (name, center) in enumerate(
            zip(("left", "right"), self.places["fire_light"]["centers"], strict=True)
        ):
            glow = assets.image("title/fire_light")
            flicker = 0 if self.calm else round(10 * math.sin(self.time * 7.3 + side * 2) * math.sin(self.time * 3.1))
            canvas.blit(
                glow, glow.get_rect(center=(center[0], center[1] + flicker)), special_flags=pygame.BLEND_RGB_ADD
            )
            x, y = bowl[name]
            canvas.blit(assets.image("title/bowl"), (x, y))
            frame = int(self.time * (4 if self.calm else 12) + side * 5) % FLAMES
            dx, dy = bowl["flame"]
            canvas.blit(assets.image(f"title/flame_{frame:02d}"), (x + dx, y + dy))
            if not self.calm:
                self._draw_sparks(canvas, x, y, bowl["spark_area"], side)

    def _draw_sparks(self, canvas: pygame.Surface, x: int, y: int, area: list[int], side: int) -> None:
        spark = self.app.assets.image("title/spark")
        left, top, wide, tall = area
        for n in range(SPARKS):
            seed = (n * 97 + side * 41) % 101 / 101
            life = (self.time * (0.16 + 0.1 * seed) + seed * 7.7) % 1.0
            sway = math.sin(life * 6 + n) * 18
            at = x + left + wide * seed + sway, y + top + tall * (1 - life)
            if math.sin(self.time * 5 + n * 2.4) > -0.5:
                canvas.blit(spark, (round(at[0]), round(at[1])), special_flags=pygame.BLEND_RGB_ADD)

    # ------------------------------------------------------------ couch
    def draw_couch(self, canvas: pygame.Surface) -> None:
        """The people who have joined rise behind the couch and breathe there."""
        clip = canvas.get_clip()
        low = self.places["khans"]["hidden_from"]
        canvas.set_clip(pygame.Rect(0, 0, 1920, low))
        for seat, (x, y) in enumerate(self.places["khans"]["at"]):
            up = self.risen[seat].value
            if up > 0.01:
                breath = 0.0 if self.calm else 2.5 * math.sin(self.time * 1.7 + seat * 1.3)
                khan = self.app.assets.image(f"title/khan_{SEATS[seat].key}")
                canvas.blit(khan, (x, round(low + (y - low) * up + breath)))
        canvas.set_clip(clip)
        canvas.blit(self.app.assets.image("title/couch"), self.places["couch"]["at"])
