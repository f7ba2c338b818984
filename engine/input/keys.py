"""The keys of a keyboard: what each means as shipped, by which name the settings know it, and what its cap says."""

import re

import pygame

from engine.input.actions import Action

KEY_MAP = {
    pygame.K_UP: Action.UP,
    pygame.K_w: Action.UP,
    pygame.K_DOWN: Action.DOWN,
    pygame.K_s: Action.DOWN,
    pygame.K_LEFT: Action.LEFT,
    pygame.K_a: Action.LEFT,
    pygame.K_RIGHT: Action.RIGHT,
    pygame.K_d: Action.RIGHT,
    pygame.K_RETURN: Action.ACCEPT,
    pygame.K_KP_ENTER: Action.ACCEPT,
    pygame.K_SPACE: Action.ACCEPT,
    pygame.K_ESCAPE: Action.BACK,
    pygame.K_BACKSPACE: Action.BACK,
    pygame.K_x: Action.ALT,
    pygame.K_c: Action.DETAILS,
    pygame.K_TAB: Action.DETAILS,
    pygame.K_m: Action.MENU,
    pygame.K_F10: Action.MENU,
    pygame.K_l: Action.VIEW,
    pygame.K_q: Action.PAGE_LEFT,
    pygame.K_PAGEUP: Action.PAGE_LEFT,
    pygame.K_e: Action.PAGE_RIGHT,
    pygame.K_PAGEDOWN: Action.PAGE_RIGHT,
    pygame.K_LSHIFT: Action.PEEK,
    pygame.K_RSHIFT: Action.PEEK,
    pygame.K_f: Action.FAST,
}
"""The first key of an action is the one that prompts show."""
KEPT = (pygame.K_ESCAPE, pygame.K_F12)
"""Keys that no person can give another meaning: the way back, and what the operator's chord is made of."""
CAPS = {
    "up": "↑",
    "down": "↓",
    "left": "←",
    "right": "→",
    "return": "Enter",
    "escape": "Esc",
    "backspace": "Bksp",
    "left shift": "Shift",
    "right shift": "Shift",
    "left ctrl": "Ctrl",
    "right ctrl": "Ctrl",
    "left alt": "Alt",
    "right alt": "AltGr",
    "page up": "PgUp",
    "page down": "PgDn",
}
PLAIN = re.compile(r"[A-Za-z0-9]+(?: [A-Za-z0-9]+)*")
BY_NUMBER = re.compile(r"key (\d+)")
LETTERS = range(33, 0x3000)
"""Key codes that are the letter on the cap."""


def key_name(key: int) -> str:
    """A key as it stands in files: its English name, or "key " and its number, so that every TOML reader agrees."""
    name = pygame.key.name(key)
    return name if PLAIN.fullmatch(name) else f"key {key}"


def cap_of(name: str) -> str:
    """What is written on the cap of the key of that name."""
    if number := BY_NUMBER.fullmatch(name):
        code = int(number[1])
        return chr(code).upper() if code in LETTERS else f"#{code % 1000}"
    return CAPS.get(name, name.upper() if len(name) < 4 else name.capitalize())
