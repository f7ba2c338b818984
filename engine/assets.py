"""Pictures from sprites/: found by name, converted once, kept within a budget of bytes, never a crash."""

from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path

import pygame

from engine.ui.paint import layer, tint
from engine.ui.text import put, shorten
from engine.ui.theme import BONE, BRASS_DARK, WALNUT_LIGHT, Color

SPRITES = Path(__file__).parent.parent / "sprites"
BUDGET = 56 * 1024 * 1024
PLACEHOLDER = (160, 120)
Key = tuple[object, ...]


class Assets:
    """Names are paths under the root without the ending: "mygame/table", "icons/suit_raid".

    What is returned is shared: callers must not draw on it. A missing picture is a plate with its name, noted once in
    `missing`.
    """

    def __init__(self, root: Path = SPRITES, budget: int = BUDGET) -> None:
        self.root = root
        self.budget = budget
        self.missing: set[str] = set()
        self.bytes = 0
        self._files: dict[str, Path | None] = {}
        self._kept: OrderedDict[Key, pygame.Surface] = OrderedDict()

    def image(self, name: str) -> pygame.Surface:
        """A picture at its own size."""
        return self.keep(("image", name), lambda: self._load(name))

    def scaled(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """A picture smoothly brought to exactly this size."""
        if self._file(name, ".svg"):
            return self.svg(name, size)
        return self.keep(("scaled", name, size), lambda: pygame.transform.smoothscale(self.image(name), size))

    def svg(self, name: str, size: int | tuple[int, int], color: Color | None = None) -> pygame.Surface:
        """An SVG rasterised to fit `size` (its proportions stay); with a colour, its white parts take that colour."""
        box = (size, size) if isinstance(size, int) else size
        return self.keep(("svg", name, box, color), lambda: self._draw_svg(name, box, color))

    def has(self, name: str) -> bool:
        return bool(self._file(name, ".png") or self._file(name, ".svg"))

    def keep(self, key: Key, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The kept picture of a key, made when it is not there: widgets bake their faces here, within the budget."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        picture = make()
        self._kept[key] = picture
        self.bytes += cost(picture)
        while self.bytes > self.budget and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self.bytes -= cost(oldest)
        return picture

    # ------------------------------------------------------------ loading
    def _file(self, name: str, ending: str) -> Path | None:
        key = name + ending
        if key not in self._files:  # asked for in every frame: the disk is looked at once
            file = self.root / key
            self._files[key] = file if file.is_file() else None
        return self._files[key]

    def _load(self, name: str) -> pygame.Surface:
        file = self._file(name, ".png") or self._file(name, ".svg")
        if file is None:
            return self._placeholder(name, PLACEHOLDER)
        try:
            return prepared(pygame.image.load(str(file)))
        except (pygame.error, OSError):
            return self._placeholder(name, PLACEHOLDER)

    def _draw_svg(self, name: str, box: tuple[int, int], color: Color | None) -> pygame.Surface:
        file = self._file(name, ".svg")
        if file is None:
            return self._placeholder(name, box)
        try:
            picture = prepared(pygame.image.load_sized_svg(str(file), box))
        except (pygame.error, OSError):
            return self._placeholder(name, box)
        return tint(picture, color) if color else picture

    def _placeholder(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        self.missing.add(name)
        plate = layer(size)
        pygame.draw.rect(plate, WALNUT_LIGHT, plate.get_rect(), border_radius=6)
        pygame.draw.rect(plate, BRASS_DARK, plate.get_rect(), 2, border_radius=6)
        label = shorten(name.rsplit("/", 1)[-1], 16, "read", size[0] - 8)
        put(plate, label, plate.get_rect().center, 16, color=BONE, anchor="center")
        return plate


def cost(picture: pygame.Surface) -> int:
    """Bytes of a picture's pixels."""
    return picture.get_width() * picture.get_height() * picture.get_bytesize()


def prepared(picture: pygame.Surface) -> pygame.Surface:
    """In the display's own format: with alpha where the picture has some, else opaque with a safe row length."""
    if not pygame.display.get_surface():
        return picture
    if picture.get_flags() & pygame.SRCALPHA or picture.get_masks()[3]:
        return picture.convert_alpha()
    return padded(picture.convert())


def padded(picture: pygame.Surface) -> pygame.Surface:
    """An opaque picture whose rows are no multiple of 16 bytes: such rows cost ten times as much to blit at some x."""
    w, h = picture.get_size()
    if (w * picture.get_bytesize()) % 16:
        return picture
    wide = pygame.Surface((w + 1, h), 0, picture)
    wide.blit(picture, (0, 0))
    return wide.subsurface((0, 0, w, h))
