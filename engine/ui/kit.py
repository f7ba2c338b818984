"""The drawing kit that scenes are given: theme, pictures, words and fonts in one hand."""

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from engine.assets import Assets
from engine.input.actions import Action
from engine.input.devices import GlyphStyle
from engine.language import Language
from engine.settings import Settings
from engine.ui import focus, glyphs, panels, seats, text
from engine.ui.faces import row_face
from engine.ui.layout import SAFE
from engine.ui.prompts import FOOT, PromptBar
from engine.ui.rich import Block, layout_rich
from engine.ui.theme import BRASS_DARK, LABEL, NUMERAL, PROMPT, TITLE, WALNUT, Color, Theme, mix

Pos = tuple[float, float]
ICON_FOLDERS = ("icons", "dice", "glyphs")


class Kit:
    """Sizes given to the methods are design pixels: the text-size setting is applied here, once.

    The application sets `style` and `button_of` from the inputs and calls `tick` once a step.
    """

    def __init__(self, theme: Theme, assets: Assets, language: Language) -> None:
        self.theme = theme
        self.assets = assets
        self.language = language
        self.style: GlyphStyle = "keyboard"
        self.button_of: Callable[[Action], str] = lambda action: ""
        self.icon_folders: tuple[str, ...] = ICON_FOLDERS
        self.tints: dict[str, Color] = {}  # icons that keep their own colour inside text: a title's suits
        self.now = 0.0
        self._icon_paths: dict[str, str] = {}
        self.prompt_bar = PromptBar(self)

    def apply(self, settings: Settings) -> None:
        """Take over changed settings: the next frame is drawn with them."""
        self.theme = Theme.of(settings)

    def tick(self, dt: float) -> None:
        """Time for slow pulses, in seconds."""
        self.now += dt

    def say(self, key: str, /, **args: Any) -> str:
        """Words in the player's language."""
        return self.language(key, **args)

    # ------------------------------------------------------------ text
    def text(
        self,
        canvas: pygame.Surface,
        string: str,
        pos: Pos,
        size: int = LABEL,
        face: str = "read",
        color: Color | None = None,
        anchor: str = "topleft",
    ) -> pygame.Rect:
        """One line; returns where it went."""
        return text.put(canvas, string, pos, self.theme.px(size), face, color or self.theme.text, anchor)

    def width(self, string: str, size: int = LABEL, face: str = "read") -> int:
        """Pixels that `text` would be wide."""
        return text.width(string, self.theme.px(size), face)

    def fitted(self, string: str, limit: int, size: int, face: str = "read", least: int = 28) -> int:
        """The design size at which a line fits into `limit` pixels, `size` at most."""
        return int(text.fit(string, face, limit, self.theme.px(size), least) / self.theme.scale)

    def line_height(self, size: int = LABEL, face: str = "read") -> int:
        return text.font(face, self.theme.px(size)).get_height()

    def block(
        self,
        string: str,
        limit: int,
        size: int = PROMPT,
        face: str = "read",
        color: Color | None = None,
        center: bool = False,
    ) -> Block:
        """Wrapped text with *bold* and {icon:name}, baked and shared."""
        ink = color or self.theme.text
        return layout_rich(string, limit, self.theme.px(size), self.inline_icon, face, ink, center=center)

    def paragraph(
        self,
        canvas: pygame.Surface,
        string: str,
        rect: pygame.Rect,
        size: int = PROMPT,
        face: str = "read",
        color: Color | None = None,
        center: bool = False,
    ) -> int:
        """Draw wrapped text from the rectangle's top; returns the y below it (the caller sees to the height)."""
        block = self.block(string, rect.w, size, face, color, center)
        canvas.blit(block.surface, rect.topleft)
        return rect.y + block.height

    def title(
        self, canvas: pygame.Surface, string: str, pos: Pos, size: int = TITLE, anchor: str = "topleft"
    ) -> pygame.Rect:
        """Engraved display type for the name of a screen; never scaled: it is large enough."""
        picture = text.engraved(string, size, "show", self.theme.accent)
        where = picture.get_rect()
        setattr(where, anchor, (round(pos[0]), round(pos[1])))
        return canvas.blit(picture, where)

    def heading(
        self, canvas: pygame.Surface, string: str, center: Pos, size: int = 40, wing: int = 120, limit: int = SAFE.w
    ) -> pygame.Rect:
        """A display line between two tapering brass rules of `wing` pixels, the words at most `limit` pixels wide."""
        size = self.fitted(string, limit, self.theme.aside(size), "show")
        where = self.text(canvas, string, center, size, "show", self.theme.accent, "center")
        y = round(center[1]) - 4
        canvas.blit(panels.wing(wing), (where.left - wing - 20, y))
        canvas.blit(panels.wing(wing, True), (where.right + 20, y))
        return where

    # ------------------------------------------------------------ pictures
    def icon(self, name: str, size: int, color: Color | None = None) -> pygame.Surface:
        """An icon by its bare name, or a path with a slash, in a colour (None: its own colours)."""
        return self.assets.svg(self.icon_path(name), size, color)

    def icon_path(self, name: str) -> str:
        """Where an icon lies under sprites/; looked up on the disk once."""
        if "/" in name:
            return name
        if name not in self._icon_paths:
            places = [f"{folder}/{name}" for folder in self.icon_folders]
            self._icon_paths[name] = next((place for place in places if self.assets.has(place)), places[0])
        return self._icon_paths[name]

    def inline_icon(self, name: str, size: int, color: Color) -> pygame.Surface:
        """An icon inside a line of text: a capital's height and a little more."""
        return self.icon(name, round(size * 0.98), self.tints.get(name, color))

    def badge(self, seat: int, size: int, hollow: bool = False) -> pygame.Surface:
        """A seat's shape in its colour."""
        return seats.badge(seat, size, self.theme.seat(seat), hollow)

    def glyph(self, action: Action, size: int = 52, style: GlyphStyle | None = None) -> pygame.Surface:
        """The button for an action, as the device last used shows it; in another `style` the one as shipped."""
        button = self.button_of(action) if style in (None, self.style) else ""
        return glyphs.glyph(action, style or self.style, size, button)

    def medal(self, size: int, string: str) -> pygame.Surface:
        return panels.medal(size, string)

    def tag(self, string: str, size: int = NUMERAL) -> pygame.Surface:
        return panels.count_tag(string, size)

    # ------------------------------------------------------------ frame
    def panel(self, canvas: pygame.Surface, rect: pygame.Rect, dark: bool = False) -> pygame.Rect:
        """A walnut board with its shadow."""
        return panels.draw_panel(canvas, self.assets, rect, dark or self.theme.high_contrast)

    def plate(
        self,
        canvas: pygame.Surface,
        rect: pygame.Rect,
        rim: Color | None = None,
        radius: int | None = None,
        strength: float = 1.0,
    ) -> None:
        """A dark plate for text on a busy ground; at less than full strength (0..1) the ground shows through it."""
        alpha = strength * (0.97 if self.theme.high_contrast else 0.86)
        canvas.blit(panels.plate_face(rect.size, self.theme.ground, alpha, rim or BRASS_DARK, radius), rect)

    def button(
        self,
        canvas: pygame.Surface,
        rect: pygame.Rect,
        label: str,
        focused: bool = False,
        seat: int | None = None,
        action: Action | None = None,
        enabled: bool = True,
    ) -> None:
        """A button that stands alone: its words in the middle, after the picture of its action if it has one."""
        canvas.blit(row_face(rect.size, focused), rect)
        picture = self.glyph(action, round(rect.h * 0.6)) if action else None
        lead = picture.get_width() + 14 if picture else 0
        size = self.fitted(label, rect.w - lead - 32, PROMPT, "bold")
        left = rect.centerx - (lead + self.width(label, size, "bold")) // 2
        if picture:
            canvas.blit(picture, picture.get_rect(midleft=(left, rect.centery)))
        color = self.theme.text if enabled else mix(self.theme.muted, WALNUT, 0.35)
        self.text(canvas, label, (left + lead, rect.centery), size, "bold", color, "midleft")
        if focused:
            self.ring(canvas, rect, seat)

    def ring(self, canvas: pygame.Surface, rect: pygame.Rect, seat: int | None = None) -> None:
        """The focus ring with its pulse in a seat's colour."""
        focus.draw_ring(canvas, rect, self.theme.seat(seat), focus.pulse_step(self.now, self.theme.calm))

    def meter(self, canvas: pygame.Surface, rect: pygame.Rect, value: float) -> None:
        """Throw strength 0..1."""
        panels.draw_meter(canvas, rect, value)

    def scroll(self, canvas: pygame.Surface, rect: pygame.Rect, start: float, share: float) -> None:
        """A vertical scroll bar; nothing when all is in view."""
        panels.draw_scroll(canvas, rect, start, share)

    def prompts(self, canvas: pygame.Surface, items: Sequence[tuple[Action, str]], **where: Any) -> pygame.Rect:
        """The bar of buttons and words at the foot of the screen; see PromptBar.draw."""
        return self.prompt_bar.draw(canvas, items, **where)

    def above_prompts(self, rect: pygame.Rect, items: Sequence[tuple[Action, str]]) -> pygame.Rect:
        """A rectangle cut off where the bar of these prompts begins, with a gap between them."""
        foot = FOOT.bottom - self.prompt_bar.height(items) - 12
        return pygame.Rect(rect.x, rect.y, rect.w, min(rect.bottom, foot) - rect.y)

    def veil(self, canvas: pygame.Surface, light: float = 0.45) -> None:
        """Darken everything drawn so far, under a dialog."""
        level = round(255 * light)
        canvas.fill((level, round(level * 0.94), round(level * 0.88)), special_flags=pygame.BLEND_RGB_MULT)
