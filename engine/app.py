"""The application: the window, the loop and the services that scenes ask for. Only this module knows everything."""

import contextlib
import os
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from engine import settings_file
from engine.assets import Assets
from engine.audio import Audio
from engine.bots.thinker import Thinker
from engine.clock import FixedClock
from engine.input.events import DeviceEvent
from engine.input.inputs import Inputs
from engine.kiosk.chord import Chord
from engine.kiosk.places import Places
from engine.kiosk.session import Session
from engine.language import Language, system_language
from engine.loudness import tuned
from engine.memory import Sweep, give_back_large_blocks
from engine.profile import Profile
from engine.rules import Match, Ruleset, SeatSpec
from engine.rules.content import own_faults
from engine.rules.ruleset import Options
from engine.saves import Saves
from engine.scene import CANVAS, Scene, SceneStack
from engine.settings import Settings, saves_folder
from engine.titles import Title, find_titles
from engine.ui.kit import Kit
from engine.ui.notices import CaptionLine, Toasts
from engine.ui.theme import Theme
from engine.window import Window

if TYPE_CHECKING:
    from engine.table.scene import TableScene

ROOT = Path(__file__).parent.parent
STEP = 1 / 120
QUIET_TICK = 1 / 10
"""Seconds between two looks at the events while the window is minimised."""


@dataclass(frozen=True)
class Mode:
    """How the program was started. `kiosk` hides every way out; `visible` is off for tests and pictures."""

    kiosk: bool = False
    visible: bool = True
    sound: bool = True
    home: Path | None = None


class App:
    """What a scene may ask for. Tests make one with `Mode(visible=False)` and drive it with `step` and `frame`."""

    canvas_size = CANVAS

    def __init__(
        self, mode: Mode | None = None, settings: Settings | None = None, window: Window | None = None
    ) -> None:
        give_back_large_blocks()
        self.mode = mode or Mode()
        loaded = settings_file.load()
        self.faults = list(loaded.faults)
        self.told: list[settings_file.Fault] = []
        """Faults that only the operator is told of."""
        if self.mode.kiosk:
            self._tell_operator()
        self.settings = self._limited(settings or loaded.settings)
        self.house = self.settings
        """The settings as they were at the start: in a kiosk, what every visitor finds."""
        self.titles = find_titles()
        self.window = window or Window(self.settings, self.mode.visible)
        self.language = Language(self._language_code())
        self.words = self.language
        """The words of the title at the table, where one is being played; else the engine's."""
        self.assets = Assets(ROOT / "sprites")
        tuning = tuned(title.sounds for title in self.titles.values() if title.sounds.is_file())
        self.audio = Audio(self.settings.audio, ROOT / "sounds", self.mode.sound, captions=self.caption, tuning=tuning)
        self.inputs = Inputs(self.settings)
        self.scenes = SceneStack(lambda: self.settings.comfort.reduced_motion)
        self.inputs.scanner.walk = self.scenes.walk
        self.kit = Kit(Theme.of(self.settings), self.assets, self.language)
        self.toasts = Toasts(self.kit)
        self.captions = CaptionLine(self.kit)
        self.saves = Saves(self.mode.home or saves_folder())
        self.profile = Profile.load(self.saves.folder.parent)
        self.thinker = Thinker()
        self.clock = FixedClock(STEP)
        self.played = ""
        """The title that these people played last: in focus when they come back to the title screen."""
        self.running = True
        self.left = False
        """The operator has ended the program."""
        self.heart: Callable[[], None] = lambda: None
        """Called in every turn of the loop: the sign of life of a watched kiosk."""
        self.session = Session(self, Places(self.saves.folder.parent)) if self.mode.kiosk else None
        self.chord = Chord(self.inputs)
        self.kit.button_of = lambda action: self.inputs.button_of(action, self.inputs.asking)
        self.inputs.prompt_at = self.kit.prompt_bar.hit
        self._fit_pointer()

    def _limited(self, settings: Settings) -> Settings:
        """A kiosk is never louder than its operator allows."""
        limit = settings.kiosk.volume_limit
        if not self.mode.kiosk or settings.audio.master <= limit:
            return settings
        return settings.with_value("audio.master", limit)

    def _language_code(self) -> str:
        chosen = self.settings.text.language
        return system_language(dict(os.environ)) if chosen == "auto" else chosen

    def _tell_operator(self) -> None:
        """In a kiosk the faults of the settings file are no visitor's business."""
        for fault in self.faults:
            print(f"{fault.file}: {fault.key}: {fault.message}", file=sys.stderr)
        self.told, self.faults = self.faults, []

    # ------------------------------------------------------------ the loop
    def run(self, first: Callable[["App"], Scene]) -> None:
        """Show the scene that `first` makes and run until somebody leaves. The display is given back in any case."""
        try:
            self.scenes.push(first(self))
            while self.running and len(self.scenes):
                self.tick()
            if self.session:
                self.session.end("abandoned")
        finally:
            self._let_go()
            self.close()

    def _let_go(self) -> None:
        """Every scene gives back what it holds, also after a crash: the last decision must reach the disk."""
        for scene in reversed(list(self.scenes)):
            with contextlib.suppress(Exception):
                scene.leave()

    def tick(self) -> None:
        """One turn of the loop at the pace of the clock."""
        self.heart()
        self.turn(self.clock.advance())
        if self.window.hidden:
            pygame.time.wait(round(QUIET_TICK * 1000))
        else:
            self.window.pace(self.settings.display.fps_cap)

    def turn(self, steps: int) -> None:
        """Events, `steps` fixed steps, and a frame if it can be seen; tests call this at a pace of their own."""
        Sweep.free()
        self._pump()
        for _ in range(steps):
            self.step()
        if not self.window.hidden:
            self.frame(self.clock.alpha)

    def _pump(self) -> None:
        for event in pygame.event.get():
            if self.mode.kiosk:
                self.chord.feed(event)
            if event.type == pygame.QUIT:
                if not self.mode.kiosk:
                    self.quit()
            elif event.type in (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED):
                if not getattr(event, "iscapture", False):
                    self.audio.device_event(event.type == pygame.AUDIODEVICEADDED)
            elif self.window.takes(event):
                self._fit_pointer()
                self.audio.focus(self.window.focused)
            self.inputs.feed(event)

    def step(self, dt: float = STEP) -> None:
        """One fixed step of the simulation, as tests take it too."""
        for event in self.inputs.tick(dt):
            if isinstance(event, DeviceEvent):
                self.toast(self.language(f"device-{event.kind}", name=event.name), "pad", event.seat)
            self.scenes.handle(event)
        self.kit.style = self.inputs.style(self.inputs.asking)
        self.kit.tick(dt)
        self.toasts.update(dt, self.settings.comfort.patience)
        self.captions.update(dt, self.settings.comfort.patience)
        self.scenes.update(dt)
        if self.session:
            self._run_kiosk(self.session, dt)

    def _run_kiosk(self, session: Session, dt: float) -> None:
        session.update(dt)
        if self.chord.tick(dt):
            from engine.scenes.service import open_service

            open_service(self)

    def frame(self, alpha: float = 1.0) -> pygame.Surface:
        """Draw the scenes and show them; gives the canvas for whoever wants the picture."""
        canvas = self.window.canvas
        self.scenes.draw(canvas, alpha)
        self.captions.draw(canvas)
        self.toasts.draw(canvas)
        self.window.show()
        return canvas

    def _fit_pointer(self) -> None:
        self.inputs.set_window(self.window.size, self.settings.display.scale == "whole")

    def quit(self) -> None:
        """Leave at the end of this turn of the loop. A kiosk is left by its operator only."""
        self.running = False

    def leave(self) -> None:
        """The operator ends the program: nobody is to start it again."""
        self.left = True
        self.quit()

    def close(self) -> None:
        """Give back processes, sound and the display. Fonts and pads are opened once and stay."""
        if self.session:
            self.session.close()
        self.thinker.close()
        self.audio.close()
        pygame.display.quit()

    # ------------------------------------------------------------ what scenes ask for
    def apply_settings(self, settings: Settings) -> None:
        """Put changed settings into force everywhere at once."""
        self.settings = settings = self._limited(settings)
        self.language.switch(self._language_code())
        self.audio.set_volumes(
            settings.audio.master, settings.audio.effects, settings.audio.music, settings.audio.voice
        )
        self.inputs.apply(settings)
        self.kit.apply(settings)
        self.window.apply(settings)
        self._fit_pointer()

    def keep_settings(self) -> None:
        """Write the person's own settings; what goes wrong is said, not raised. A kiosk keeps nobody's."""
        if self.mode.kiosk:
            return
        fault = settings_file.save_own(self.settings)
        if fault is not None:
            self.toast(". ".join(fault.words(self.language)), "warning")

    def toast(self, words: str, icon: str = "", seat: int | None = None) -> None:
        """Say something in passing, in the corner."""
        self.toasts.add(words, icon, seat)

    def caption(self, key: str) -> None:
        """The visible twin of a sound that has words, for those who want captions."""
        if self.settings.comfort.captions and self.words.has(key):
            self.captions.say(self.words(key))

    def rulesets(self) -> Mapping[str, Ruleset[Any]]:
        """The rules of every title by its id, each loaded when it is first asked for."""
        return _Rulesets(self.titles)

    def show_title(self) -> None:
        from engine.scenes.title import TitleScene

        if self.session:
            self.session.end("abandoned")
        if self.mode.kiosk and self.settings != self.house:
            self.apply_settings(self.house)
        self.scenes.clear_to(TitleScene(self))

    def tell_content_faults(self) -> None:
        """Say which content of the person's own was left out, and why."""
        while own_faults:
            fault = own_faults.pop(0)
            self.toast(
                self.language("content-left-out", file=fault.file, key=fault.key, expected=fault.expected), "warning"
            )

    def start_match(self, title: Title, seats: tuple[SeatSpec, ...], options: Options, seed: int) -> None:
        """Begin a game at the table."""
        match = Match.start(title.rules(), seats, seed, options, keep_states=True)
        self.tell_content_faults()
        self.show_table(title, match, self.new_save_name(title))

    def show_table(self, title: Title, match: Match[Any], save_name: str) -> None:
        from engine.table.scene import TableScene

        table = TableScene(self, title, match, save_name)
        self.played = "" if self.mode.kiosk else title.id
        self.scenes.clear_to(table)
        if self.session:
            self.session.begin(table)

    def start_demo(self, title: Title, seats: tuple[SeatSpec, ...], seed: int) -> "TableScene":
        """A table at which bots play and nobody is asked; the caller pushes it."""
        from engine.table.scene import TableScene

        match = Match.start(title.rules(), seats, seed, title.default_options, keep_states=True)
        return TableScene(self, title, match, "", demo=True)

    def show_results(self, title: Title, match: Match[Any]) -> None:
        from engine.scenes.results import ResultsScene

        if self.session:
            self.session.end("finished")
        self.scenes.clear_to(ResultsScene(self, title, match))

    def new_save_name(self, title: Title) -> str:
        """A name that no save has yet: the title's id and a number."""
        taken = {slot.name for slot in self.saves.slots()}
        return next(name for number in range(1, 10_000) if (name := f"{title.id}-{number}") not in taken)


class _Rulesets(Mapping[str, Ruleset[Any]]):
    def __init__(self, titles: Mapping[str, Title]) -> None:
        self._titles = titles

    def __getitem__(self, title_id: str) -> Ruleset[Any]:
        return self._titles[title_id].rules()

    def __iter__(self) -> Iterator[str]:
        return iter(self._titles)

    def __len__(self) -> int:
        return len(self._titles)


def crash_report(folder: Path, error: BaseException) -> Path:
    """Write what went wrong where the next session can find it; gives the file."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "crash.txt"
    path.write_text("".join(traceback.format_exception(error)), encoding="utf-8")
    return path
