"""Sound: effects by name, dice by impulse, one bed of music at a time. It never raises and never stops a game.

Every call works with no device, with a driver that will not open, without SDL's mixer and when the device goes away in
mid-play: it then makes no sound, `available` is False and `fault` says why. Captions go out in every case, because a
sound that carries meaning has a visible twin.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from engine.loudness import OURS, Levels, Tuning, Volumes, caption_of, clamp, kind_of, sides
from engine.sounds import SoundLibrary

log = logging.getLogger(__name__)

CHANNELS = 24
MUSIC_CHANNELS = (0, 1)
SAME_KIND = 6


@dataclass
class Playing:
    """What one channel was last given."""

    kind: str
    volume: float
    pan: float


class Audio:
    """All that is heard.

    `volumes` has four ints 0..100; `root` is the folder of the sound files, which may be missing. With `enabled` False
    no device is opened. `captions` is called with the message key of each sound, heard or not; most have no words.
    """

    def __init__(
        self,
        volumes: Volumes,
        root: Path,
        enabled: bool = True,
        mute_unfocused: bool = True,
        captions: Callable[[str], None] | None = None,
        tuning: Tuning = OURS,
    ) -> None:
        self.root = root
        self.enabled = enabled
        self.mute_unfocused = mute_unfocused
        self.captions = captions
        self.tuning = tuning
        self.fault = ""
        self.levels = Levels(volumes.master, volumes.effects, volumes.music, volumes.voice)
        self.bed = ""
        self._mixer: Any = None
        self._focused = True
        self._removed = False
        self._library = SoundLibrary(root)
        self._playing: dict[int, Playing] = {}
        self._music_channel = MUSIC_CHANNELS[0]
        if enabled:
            self.retry()

    # --- the device ---------------------------------------------------------------------------------------------

    @property
    def available(self) -> bool:
        """True while sounds can be heard."""
        return self._mixer is not None

    def retry(self) -> bool:
        """Opens the device anew and takes up the bed again; what it found is in `available` and `fault`."""
        if not self.enabled:
            return False
        bed, self.bed = self.bed, ""
        self.close()
        try:
            self._mixer = open_mixer()
            self.fault = ""
        except Exception as error:  # whatever SDL, a missing module or a driver can think of
            self._lose(error)
            self.bed = bed
            return False
        if bed:
            self.music(bed, 0.0)
        return True

    def device_event(self, added: bool) -> None:
        """SDL reports an output device plugged in or pulled out. A new one is taken only when the old one is gone.

        The caller leaves out microphones (`event.iscapture`). What is there at the start is reported as added too.
        """
        if not self.enabled:
            return
        if not added:
            self._removed = True
        elif self._removed or not self.available:
            self._removed = False
            self.retry()

    def close(self) -> None:
        """Silence; the device is given back."""
        mixer = self._mixer
        self._forget()
        if mixer is not None:
            try:
                mixer.quit()
            except Exception as error:
                log.info("the mixer did not close: %s", error)

    def _forget(self) -> None:
        self._mixer = None
        self._library.forget()
        self._playing.clear()

    def _lose(self, error: Exception) -> None:
        """The device is gone: say so once, and be quiet from now on."""
        self._forget()
        self.fault = str(error) or type(error).__name__
        log.warning("no sound: %s", self.fault)

    def _guard(self, action: Callable[[], bool]) -> bool:
        """Runs what touches the mixer; a fault costs the sound, not the game."""
        if self._mixer is None:
            return False
        try:
            return action()
        except Exception as error:
            if self._mixer is not None:
                self._lose(error)
            return False

    def _find(self, name: str) -> Any:
        """The next sound of a name; None without one. A reader that fails because the device is gone says so."""
        mixer = self._mixer
        try:
            return self._library.sound(name, mixer.Sound, mixer.get_init)
        except Exception as error:
            self._lose(error)
            return None

    # --- effects ------------------------------------------------------------------------------------------------

    def names(self) -> list[str]:
        """Every name that `play` knows, variants under their base name."""
        return self._library.names()

    def play(self, name: str, volume: float = 1.0, pan: float = 0.5) -> bool:
        """Plays an effect once; True when it is heard.

        `name` with variants picks the next of them in turn. `volume` 0..1 comes on top of the sliders; `pan` 0 is left,
        1 right. No more than SAME_KIND of a kind sound together: the one too many is left out.
        """
        kind = kind_of(name)
        self._caption(kind)
        return self._start(name, kind, volume, pan, loops=0)

    def die(self, impulse: float, pan: float = 0.5, on_die: bool = False) -> bool:
        """The click of one collision in the tray; `impulse` 1.0 is the hardest usual knock, below 0.02 is silent."""
        if impulse < 0.02:
            return False
        return self.play("die_die" if on_die else "die_wood", clamp(impulse) ** 0.7, pan)

    def loop(self, name: str, volume: float = 1.0, pan: float = 0.5) -> bool:
        """Starts an effect that goes on until `stop`; when it sounds already it only takes the new volume and pan."""
        kind = kind_of(name)
        for channel, playing in self._playing.items():
            if playing.kind == kind and self._busy(channel):
                playing.volume, playing.pan = volume, pan
                return self._guard(partial(self._level, channel))
        self._caption(kind)
        return self._start(name, kind, volume, pan, loops=-1)

    def stop(self, name: str, fade_ms: int = 80) -> None:
        """Ends every sounding effect of that kind, softly."""
        kind = kind_of(name)
        for channel, playing in list(self._playing.items()):
            if playing.kind == kind:
                del self._playing[channel]
                self._guard(partial(self._fade, channel, fade_ms))

    def count(self, name: str) -> int:
        """How many of a kind sound now."""
        kind = kind_of(name)
        return sum(p.kind == kind and self._busy(c) for c, p in list(self._playing.items()))

    def _caption(self, kind: str) -> None:
        if self.captions is not None:
            self.captions(caption_of(kind))

    def _start(self, name: str, kind: str, volume: float, pan: float, loops: int) -> bool:
        if not self.available or (self.mute_unfocused and not self._focused):
            return False
        sound = self._find(name)
        if sound is None or self.count(kind) >= SAME_KIND:
            return False
        return self._guard(lambda: self._begin(sound, Playing(kind, volume, pan), loops))

    def _begin(self, sound: Any, playing: Playing, loops: int) -> bool:
        channel = next((c for c in range(len(MUSIC_CHANNELS), CHANNELS) if not self._busy(c)), None)
        if channel is None:
            return False
        self._mixer.Channel(channel).play(sound, loops=loops)
        self._playing[channel] = playing
        return self._level(channel)

    def _level(self, channel: int) -> bool:
        playing = self._playing[channel]
        level = self.levels.gain(self.tuning.group(playing.kind))
        gain = level * clamp(playing.volume) * self.tuning.share(playing.kind)
        left, right = sides(playing.pan)
        self._mixer.Channel(channel).set_volume(gain * left, gain * right)
        return True

    def _fade(self, channel: int, fade_ms: int) -> bool:
        # SDL_mixer lets a channel at volume 0 play on for ever, so one that has only begun to fade in is cut.
        voice = self._mixer.Channel(channel)
        if fade_ms > 0 and voice.get_volume() > 0:
            voice.fadeout(fade_ms)
        else:
            voice.stop()
        return True

    def _busy(self, channel: int) -> bool:
        return self._guard(lambda: bool(self._mixer.Channel(channel).get_busy()))

    # --- music --------------------------------------------------------------------------------------------------

    def music(self, name: str, fade: float = 1.5) -> bool:
        """Lets a bed go on for ever, crossing from the one before over `fade` seconds; asked twice it just goes on."""
        if name == self.bed and (not self.available or self._busy(self._music_channel)):
            return self.available
        sound = self._find(name) if self.available else None  # read first: the old bed covers the wait
        self.stop_music(fade)
        self.bed = name
        if sound is None:
            return False
        self._music_channel = MUSIC_CHANNELS[1 - self._music_channel]
        return self._guard(lambda: self._begin_bed(sound, fade))

    def stop_music(self, fade: float = 1.5) -> None:
        """Lets the bed die away over `fade` seconds. It is read again when it is wanted again."""
        self._library.drop(self.bed)
        self.bed = ""
        self._guard(lambda: self._fade(self._music_channel, int(fade * 1000)))

    def _begin_bed(self, sound: Any, fade: float) -> bool:
        # The bed's own volume carries the slider: a channel's volume is taken by the fade.
        sound.set_volume(self.levels.gain("music"))
        self._mixer.Channel(self._music_channel).play(sound, loops=-1, fade_ms=int(fade * 1000))
        if self.mute_unfocused and not self._focused:
            self._mixer.Channel(self._music_channel).pause()
        return True

    # --- levels -------------------------------------------------------------------------------------------------

    def set_volumes(self, master: int, effects: int, music: int, voice: int) -> None:
        """The four sliders, 0..100; what sounds now follows at once."""
        self.levels = Levels(master, effects, music, voice)
        self._guard(self._relevel)

    def _relevel(self) -> bool:
        for channel in list(self._playing):
            if self._busy(channel):
                self._level(channel)
        bed = self._mixer.Channel(self._music_channel).get_sound()
        if bed is not None:
            bed.set_volume(self.levels.gain("music"))
        return True

    def focus(self, has_focus: bool) -> None:
        """The window gained or lost the focus; with `mute_unfocused` everything holds its breath meanwhile."""
        self._focused = has_focus
        if self.mute_unfocused:
            self._guard(lambda: self._hold(not has_focus))

    def _hold(self, hold: bool) -> bool:
        if hold:
            self._mixer.pause()
        else:
            self._mixer.unpause()
        return True


def open_mixer() -> Any:
    """pygame's mixer, opened in the format of the files. Raises whatever stands in the way."""
    from pygame import mixer

    if mixer.get_init() is None:
        mixer.init(frequency=44_100, size=-16, channels=2, buffer=512)
    mixer.set_num_channels(CHANNELS)
    return mixer
