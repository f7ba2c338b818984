"""What a button or a key means from now on, and what becomes of the meaning it had. No drawing."""

from typing import NamedTuple

from engine.input.actions import KEYBOARD, Action
from engine.input.bindings import Bindings
from engine.input.keys import KEPT, key_name
from engine.settings import Settings


def remapped(settings: Settings, bindings: Bindings, pad: str, button: str, action: Action) -> Settings:
    """`button` means `action` from now on, and the button that meant it takes the other meaning."""
    before, other = bindings.button_of(action, pad), bindings.pad(button, pad)
    settings = settings.with_remap(pad, button, action.value)
    if before and other and before != button:
        settings = settings.with_remap(pad, before, other.value)
    return settings


class Rekeyed(NamedTuple):
    """The settings after a key got a meaning. `other` is what it meant before, None where that was nothing else; `now`
    is the key that `other` has from now on. Without one the key could not be had: `settings` are as they were."""

    settings: Settings
    other: Action | None = None
    now: str = ""


def rekeyed(settings: Settings, bindings: Bindings, key: int, action: Action) -> Rekeyed:
    """The key is the person's own for `action`, in the place of one they chose before; as shipped others go on meaning
    it too. What the key meant has its other keys left, or takes over one of `action`. `key` is none of `KEPT`."""
    name, other = key_name(key), bindings.key(key)
    had = bindings.keys_of(action)
    other = None if other is action else other
    now = next((one for one in bindings.keys_of(other) if one != name), "") if other else ""
    taken = "" if now or other is None else next((one for one in had if one not in (name, *map(key_name, KEPT))), "")
    if other and not (now or taken):
        return Rekeyed(settings, other)
    for own in [own for own, wanted in settings.remap.get(KEYBOARD, {}).items() if wanted == action.value]:
        settings = settings.with_remap(KEYBOARD, own, "")
    settings = settings.with_remap(KEYBOARD, name, action.value)
    if other and taken:
        settings = settings.with_remap(KEYBOARD, taken, other.value)
    return Rekeyed(settings, other, now or taken)


def as_shipped(settings: Settings) -> Settings:
    """Every button and every key means again what it does as shipped."""
    for device, buttons in settings.remap.items():
        for button in buttons:
            settings = settings.with_remap(device, button, "")
    return settings
