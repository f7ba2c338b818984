"""Every setting: typed, described for the settings screen, and kept when the file around it is damaged."""

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import msgspec
import platformdirs

from engine.language import PSEUDO

Value = bool | int | float | str
Remap = dict[str, dict[str, str]]  # device name -> button name -> action name
HOME = "COUCH_KHANS_HOME"


class Display(msgspec.Struct, frozen=True):
    fullscreen: bool = True
    scale: str = "smooth"
    fps_cap: int = 60
    show_fps: bool = False


class Text(msgspec.Struct, frozen=True):
    size: int = 100
    language: str = "auto"


class Audio(msgspec.Struct, frozen=True):
    master: int = 80
    effects: int = 90
    music: int = 60
    voice: int = 80


class Play(msgspec.Struct, frozen=True):
    speed: str = "normal"
    fast_dice: bool = False
    auto_pass: bool = True
    confirm: bool = True
    recap: str = "short"


class Comfort(msgspec.Struct, frozen=True):
    reduced_motion: bool = False
    high_contrast: bool = False
    captions: bool = False
    caption_plate: int = 100
    palette: str = "standard"
    patience: int = 1


class Input(msgspec.Struct, frozen=True):
    dead_zone: int = 24
    repeat_delay: int = 400
    repeat_every: int = 120
    swap_accept: bool = False
    glyphs: str = "auto"
    rumble: bool = True
    cool_down: int = 0
    one_button: bool = False
    scan_every: int = 1200


class Kiosk(msgspec.Struct, frozen=True):
    attract_after: int = 45
    idle_after: int = 90
    idle_grace: int = 25
    attract_volume: int = 40
    volume_limit: int = 100
    match_minutes: int = 0
    title: str = ""


class Settings(msgspec.Struct, frozen=True):
    """All sections. Never changed in place: `with_value` gives the next one."""

    display: Display = Display()
    text: Text = Text()
    audio: Audio = Audio()
    play: Play = Play()
    comfort: Comfort = Comfort()
    input: Input = Input()
    kiosk: Kiosk = Kiosk()
    remap: Remap = {}

    def value(self, path: str) -> Value:
        """The value at "section.key"; the path must be one of KEYS."""
        section, key = path.split(".")
        found: Value = getattr(getattr(self, section), key)
        return found

    def with_value(self, path: str, value: Value) -> "Settings":
        """A copy with one key changed; ValueError when the key does not take that value."""
        problem = KEYS[path].problem(value)
        if problem:
            raise ValueError(f"{path}: {problem}")
        section, key = path.split(".")
        changed = msgspec.structs.replace(getattr(self, section), **{key: value})
        return msgspec.structs.replace(self, **{section: changed})

    def with_remap(self, device: str, button: str, action: str) -> "Settings":
        """A copy in which `button` of pads named `device`, or the key of that name where it is "keyboard", means
        `action` ("" forgets the change)."""
        table = {name: dict(buttons) for name, buttons in self.remap.items()}
        buttons = table.setdefault(plain_name(device), {})
        buttons.pop(button, None)
        if action:
            buttons[button] = action
        return msgspec.structs.replace(self, remap={name: kept for name, kept in table.items() if kept})


def plain_name(device: str) -> str:
    """A pad's name as it stands in files: letters, digits and a few marks, so that every TOML reader agrees on it."""
    return " ".join(re.sub(r"[^\w.()+ -]", " ", device, flags=re.ASCII).split())


@dataclass(frozen=True)
class Key:
    """What the settings screen and the file reader know about one key. Slider: `low`..`high` in steps of `step`."""

    path: str
    kind: Literal["toggle", "choice", "slider", "text"]
    choices: tuple[Value, ...] = ()
    low: int = 0
    high: int = 100
    step: int = 5
    unit: str = ""

    def problem(self, value: object) -> str:
        """Why this key does not take the value, or "" when it does."""
        if self.kind == "toggle":
            return "" if isinstance(value, bool) else "wants true or false"
        if self.kind == "choice":
            same = any(value == choice and type(value) is type(choice) for choice in self.choices)
            offered = (str(choice) for choice in self.choices if choice != PSEUDO)
            return "" if same else "wants one of " + ", ".join(offered)
        if self.kind == "text":
            return "" if isinstance(value, str) else "wants a text in quotes"
        if isinstance(value, bool) or not isinstance(value, int):
            return f"wants a whole number from {self.low} to {self.high}"
        return "" if self.low <= value <= self.high else f"wants a number from {self.low} to {self.high}"


def _toggle(path: str) -> Key:
    return Key(path, "toggle")


def _choice(path: str, *choices: Value) -> Key:
    return Key(path, "choice", choices)


def _slider(path: str, low: int, high: int, step: int, unit: str = "") -> Key:
    return Key(path, "slider", low=low, high=high, step=step, unit=unit)


KEYS: dict[str, Key] = {
    key.path: key
    for key in (
        _toggle("display.fullscreen"),
        _choice("display.scale", "smooth", "whole", "sharp"),
        _choice("display.fps_cap", 30, 50, 60, 120, 144),
        _toggle("display.show_fps"),
        _choice("text.size", 100, 125, 150, 200),
        _choice("text.language", "auto", "en", "es", PSEUDO),
        _slider("audio.master", 0, 100, 5, "%"),
        _slider("audio.effects", 0, 100, 5, "%"),
        _slider("audio.music", 0, 100, 5, "%"),
        _slider("audio.voice", 0, 100, 5, "%"),
        _choice("play.speed", "normal", "double", "instant"),
        _toggle("play.fast_dice"),
        _toggle("play.auto_pass"),
        _toggle("play.confirm"),
        _choice("play.recap", "off", "short", "full"),
        _toggle("comfort.reduced_motion"),
        _toggle("comfort.high_contrast"),
        _toggle("comfort.captions"),
        _slider("comfort.caption_plate", 0, 100, 25, "%"),
        _choice("comfort.palette", "standard", "deutan", "tritan"),
        _slider("comfort.patience", 1, 10, 1),
        _slider("input.dead_zone", 5, 60, 1, "%"),
        _slider("input.repeat_delay", 200, 1000, 50, "ms"),
        _slider("input.repeat_every", 60, 400, 20, "ms"),
        _toggle("input.swap_accept"),
        _choice("input.glyphs", "auto", "xbox", "playstation", "nintendo", "deck", "generic"),
        _toggle("input.rumble"),
        _slider("input.cool_down", 0, 500, 50, "ms"),
        _toggle("input.one_button"),
        _slider("input.scan_every", 400, 4000, 200, "ms"),
        _slider("kiosk.attract_after", 10, 600, 5, "s"),
        _slider("kiosk.idle_after", 30, 900, 5, "s"),
        _slider("kiosk.idle_grace", 20, 120, 5, "s"),
        _slider("kiosk.attract_volume", 0, 100, 5, "%"),
        _slider("kiosk.volume_limit", 0, 100, 5, "%"),
        _choice("kiosk.match_minutes", 0, 5, 10, 15),
        Key("kiosk.title", "text"),
    )
}


def section_keys(section: str) -> tuple[Key, ...]:
    """The keys of one section in the order of the settings screen."""
    return tuple(key for key in KEYS.values() if key.path.startswith(section + "."))


def steps_of(key: Key) -> tuple[Value, ...]:
    """Every value that the pad walks through for a key, lowest first."""
    if key.kind == "toggle":
        return (False, True)
    if key.kind == "slider":
        return tuple(range(key.low, key.high + 1, key.step))
    return key.choices


def speed_factor(settings: Settings) -> float:
    """Multiplier of animation time: 1, 2 or infinity."""
    return {"normal": 1.0, "double": 2.0, "instant": float("inf")}[settings.play.speed]


def config_folder() -> Path:
    """Where the person's own config.toml lives."""
    home = os.environ.get(HOME)
    return Path(home) / "config" if home else Path(platformdirs.user_config_dir("couch-khans", appauthor=False))


def saves_folder() -> Path:
    """Where matches and records are kept."""
    home = os.environ.get(HOME)
    return Path(home) / "saves" if home else Path(platformdirs.user_data_dir("couch-khans", appauthor=False)) / "saves"


def scalars(settings: Settings) -> Iterator[tuple[str, Value]]:
    """Every (path, value), in the order of KEYS."""
    for path in KEYS:
        yield path, settings.value(path)


def with_tables(base: Settings, tables: dict[str, Any]) -> Settings:
    """`base` with already checked tables laid over it."""
    for section, keys in tables.items():
        if section == "remap":
            base = msgspec.structs.replace(base, remap={**base.remap, **keys})
            continue
        for key, value in keys.items():
            base = base.with_value(f"{section}.{key}", value)
    return base
