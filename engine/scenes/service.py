"""The operator's screen of a kiosk: how the machine does, what can be tried out, and the only way out."""

import contextlib
import shutil
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from engine.input.actions import Action
from engine.kiosk import crashes
from engine.kiosk.health import resident
from engine.kiosk.places import Places
from engine.saves import ROOM
from engine.scenes.decor import said_day
from engine.scenes.frame import FrameScene, Prompts
from engine.scenes.menu_scene import MenuScene
from engine.scenes.service_sound import silence
from engine.ui.kit import Kit
from engine.ui.menu import Item
from engine.ui.rich import Block
from engine.ui.theme import BAD, GOOD, LABEL, Color

if TYPE_CHECKING:
    from engine.app import App

PANEL = pygame.Rect(1000, 168, 824, 0)
LIST = pygame.Rect(112, 168, 850, 0)
PAGES = ("devices", "sound", "display", "dice", "books")
ICONS = {
    "devices": "pad",
    "sound": "speaker",
    "display": "eye",
    "dice": "dice",
    "books": "chart",
    "back": "play",
    "exit": "door",
}
STARTED = time.monotonic()
LOOK_EVERY = 2.0
GAP = 18
"""Pixels between the lines about the machine."""
Line = tuple[str, Color | None]


def open_service(app: "App") -> None:
    """The operator's grip was held: the service menu lies over whatever is shown."""
    if not any(isinstance(scene, ServiceScene) for scene in app.scenes):
        app.audio.play("ui_accept")
        app.scenes.push(ServiceScene(app))


class ServiceScene(MenuScene):
    """A list at the left, the health of the machine at the right. BACK goes back to the game."""

    def __init__(self, app: "App") -> None:
        self.lines: list[Line] = []
        self._looked = -LOOK_EVERY
        super().__init__(app, LIST.copy())

    def items(self) -> list[Item]:
        notes = self.app.kit.theme.scale < 1.4
        pages = [
            Item(key, self.say(f"service-{key}"), self.say(f"service-{key}-note") if notes else "", ICONS[key])
            for key in PAGES
        ]
        return [*pages, *(Item(key, self.say(f"service-{key}"), icon=ICONS[key]) for key in ("back", "exit"))]

    def chosen(self, key: str) -> None:
        if key == "back":
            self.app.scenes.pop()
        elif key == "exit":
            self.confirm(
                self.say("service-exit"), self.say("service-exit-words"), self.say("service-exit-yes"), self.app.leave
            )
        else:
            self.app.scenes.push(_page(self.app, key))

    # ------------------------------------------------------------ health
    def update(self, dt: float) -> None:
        super().update(dt)
        if self.age - self._looked >= LOOK_EVERY:
            self._looked = self.age
            self.lines = health(self.app)

    def prompts(self) -> Prompts:
        return (Action.ACCEPT, self.say("ui-choose")), (Action.BACK, self.say("service-back"))

    def paint(self, canvas: pygame.Surface, rise: int) -> None:
        kit = self.app.kit
        kit.title(canvas, self.say("service-title"), (96, 48))
        self.area.h = self.foot() - LIST.y - 22
        self.draw_menu(canvas, rise)
        panel = pygame.Rect(PANEL.x, PANEL.y + rise, PANEL.w, self.area.h)
        kit.panel(canvas, panel)
        y = panel.y + 40
        for block in self._blocks(panel.w - 96, panel.h - 70):
            if y + block.height > panel.bottom - 30:
                break
            canvas.blit(block.surface, (panel.x + 48, y))
            y += block.height + GAP

    def _blocks(self, wide: int, tall: int) -> list[Block]:
        """The lines in the largest words of which all have room, or in the least."""
        kit, lines = self.app.kit, self.lines or health(self.app)
        for size in range(LABEL, kit.theme.least - 1, -1):
            blocks = [kit.block(folded(kit, words, wide, size), wide, size, color=color) for words, color in lines]
            if sum(block.height + GAP for block in blocks) - GAP <= tall:
                break
        return blocks


def folded(kit: Kit, words: str, wide: int, size: int = LABEL) -> str:
    """The words with paths that are wider than the panel going on in the next line after a slash."""
    out = []
    for word in words.split(" "):
        parts, rest = [], word
        while kit.width(rest, size) > wide:
            slashes = [n for n, letter in enumerate(rest[:-1], 1) if letter == "/"]
            cut = next((n for n in reversed(slashes) if kit.width(rest[:n], size) <= wide), 0)
            if not cut:
                break
            parts.append(rest[:cut])
            rest = rest[cut:]
        out.append("\n".join([*parts, rest]))
    return " ".join(out)


def _page(app: "App", key: str) -> FrameScene:
    from engine.scenes.service_books import BooksScene
    from engine.scenes.service_devices import DevicesScene
    from engine.scenes.service_dice import DiceScene
    from engine.scenes.service_display import DisplayScene
    from engine.scenes.service_sound import SoundScene

    pages: dict[str, type[FrameScene]] = {
        "devices": DevicesScene,
        "sound": SoundScene,
        "display": DisplayScene,
        "dice": DiceScene,
        "books": BooksScene,
    }
    return pages[key](app)


def health(app: "App") -> list[Line]:
    """What an operator wants to know at a glance; what is wrong comes first, in the colour of wrong things."""
    say = app.language
    wrong: list[Line] = [(words, BAD) for words in _wrong(app)]
    minutes = int(time.monotonic() - STARTED) // 60
    running = say("service-running", time=f"{minutes // 60}:{minutes % 60:02} h")
    lines: list[Line] = [(running, None), (say("service-memory", n=round(resident())), None)]
    with contextlib.suppress(OSError):
        free = shutil.disk_usage(app.saves.folder.parent).free // 1_000_000
        lines.append((say("service-disk", n=free), BAD if free < ROOM else None))
    kept = crashes.listed(Places(app.saves.folder.parent).crashes)
    lines.append((say("service-crashes", n=len(kept)), None))
    if kept:
        lines.append((_last_crash(app, kept[-1]), None))
    return [*(wrong or [(say("service-well"), GOOD)]), *lines]


def _last_crash(app: "App", folder: Path) -> str:
    key, args = crashes.cause(folder)
    day, clock = crashes.day_and_time(folder)
    when = f"{said_day(app, day)} {clock}".strip()
    words = app.language(f"service-crash-{key}", **args)
    return app.language("service-crash-last", when=when, number=crashes.number_of(folder), words=words)


def _wrong(app: "App") -> list[str]:
    say = app.language
    found = []
    if app.session and app.session.books.fault:
        found.append(say("service-books-fault", words=app.session.books.fault))
    if not app.audio.available:
        found.append(silence(app))
    found += [f"{fault.key}: {'. '.join(fault.words(say))}" for fault in app.told]
    return found
