"""What an operator asks the evening before: is the content sound, and does this machine have what it takes."""

import platform
import shutil
import sys
from pathlib import Path

from engine.rules.content import BadContent, ContentFault
from engine.titles import find_titles

NOWHERE = "offscreen"  # what SDL falls back to where there is no screen


def content_faults(own: Path | None = None) -> list[ContentFault]:
    """What is wrong with the content of the titles, with the folders in `own` (one a title) laid over ours."""
    faults: list[ContentFault] = []
    if own is not None and not own.is_dir():
        return [ContentFault(str(own), "folder", "expected a folder that holds one folder a title")]
    for title in find_titles().values():
        try:
            title.check_content(None if own is None else own / title.id)
        except BadContent as error:
            faults += [ContentFault(f"{title.id}/{fault.file}", fault.key, fault.expected) for fault in error.faults]
    return faults


def diagnose(seconds: float = 0.0) -> bool:
    """Print what this machine offers; True when nothing stands in the way of playing."""
    import pygame

    print(f"Python {platform.python_version()} on {platform.platform()}, pygame-ce {pygame.version.ver}")
    lines = [_display(), _sound(), _pads(), _settings(), _saves(), _content()]
    for good, text in lines:
        print(f"{'ok  ' if good else 'FAIL'} {text}")
    if seconds > 0:
        _listen(seconds)
    pygame.quit()
    return all(good for good, _ in lines)


def _display() -> tuple[bool, str]:
    import pygame

    try:
        pygame.display.init()
        pygame.display.set_mode((640, 360))
        if pygame.display.get_driver() == NOWHERE:
            return False, "display: none. Start in a desktop session, or set DISPLAY."
        sizes = ", ".join(f"{w}x{h}" for w, h in pygame.display.get_desktop_sizes())
        return True, f"display: {pygame.display.get_driver()}, screens {sizes}"
    except pygame.error as error:
        return False, f"display: {error}. Start in a desktop session, or set DISPLAY."


def _sound() -> tuple[bool, str]:
    from engine.app import ROOT
    from engine.audio import Audio
    from engine.settings import Settings

    audio = Audio(Settings().audio, ROOT / "sounds")
    found = f"sound: {len(audio.names())} effects and beds"
    text = found if audio.available else f"{found}; silent: {audio.fault}. The game runs without sound."
    audio.close()
    return True, text


def _pads() -> tuple[bool, str]:
    import pygame

    pygame.joystick.init()
    names = [pygame.joystick.Joystick(index).get_name() for index in range(pygame.joystick.get_count())]
    return True, f"pads: {', '.join(names) if names else 'none; keyboard and mouse can play'}"


def _settings() -> tuple[bool, str]:
    """A line that was left out stops no game, but the first visitor would be told of it."""
    from engine.settings import config_folder
    from engine.settings_file import OWN, load

    loaded = load()
    faults = [f"{fault.key}: {fault.message}".removeprefix(": ") for fault in loaded.faults]
    text = f"settings: {'; '.join(faults) or config_folder() / OWN}"
    whole = loaded.settings.display.fullscreen
    return not faults, text if whole else f"{text}; a kiosk would run in a window: display.fullscreen is false"


def _saves() -> tuple[bool, str]:
    from engine.saves import ROOM, write_aside
    from engine.settings import saves_folder

    folder = saves_folder()
    try:
        write_aside(folder / "diagnose.tmp", b"ok")
        (folder / "diagnose.tmp").unlink()
    except OSError as error:
        return False, f"saves: {folder}: {error.strerror}. Check the rights, or set COUCH_KHANS_HOME."
    free = shutil.disk_usage(folder).free // 1_000_000
    text = f"saves: {folder}, {free:,} MB free"
    return (True, text) if free >= ROOM else (False, f"{text}. Make room on the disk.")


def _content() -> tuple[bool, str]:
    faults = content_faults()
    return not faults, f"content: {'; '.join(map(str, faults)) or 'sound'}"


def _listen(seconds: float) -> None:
    """Print what the pads send, so that a broken button is found before the visitors find it."""
    import pygame

    end = pygame.time.get_ticks() + seconds * 1000
    names = {pygame.JOYBUTTONDOWN: "button", pygame.JOYHATMOTION: "d-pad", pygame.JOYDEVICEADDED: "plugged in"}
    while pygame.time.get_ticks() < end:
        for event in pygame.event.get():
            if event.type in names:
                print(f"  pad: {names[event.type]} {event.dict}", file=sys.stdout)
        pygame.time.wait(10)
