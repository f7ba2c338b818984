"""One picture of one screen, without a display: for the gallery, for tests, and for whoever judges the looks.

A title may add pictures of its table in its own `shots.toml`: `name = "prompt"` is the table at a question of that
prompt (or a throw of that purpose) asked of the first seat, `name = { last = "prompt" }` of the last.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import toml

from engine.app import App, Mode
from engine.headless import DICE_SEED, NAMES
from engine.input.actions import KEYBOARD, Action
from engine.input.events import ActionEvent
from engine.kiosk.shots import KIOSK_SHOTS
from engine.rules import Chance, Match, Roll, SeatSpec
from engine.rules.match import play_on
from engine.scene import Scene
from engine.scenes.shots import SCENE_SHOTS
from engine.settings import Settings
from engine.table.scene import TableScene
from engine.titles import Title

STEP = 1 / 120
SETTLING = 90
"""Steps that any scene gets to come in and stand."""
SEARCHED = 400
"""Games looked through for a position in which the wanted question is asked."""


class Studio:
    """An application without a window, and what the pictures are of."""

    def __init__(self, title: Title, players: int, seed: int, at: int, lang: str = "en", text: int = 100) -> None:
        settings = Settings().with_value("text.language", lang).with_value("text.size", text)
        self.app = App(Mode(visible=False, sound=False), settings)
        self.title, self.players, self.seed, self.at = title, players, seed, at
        self.seats = tuple(SeatSpec(NAMES[seat], seat) for seat in range(players))

    def new_match(self, seed: int) -> Match[Any]:
        return Match.start(self.title.rules(), self.seats, seed, self.title.default_options, keep_states=True)

    def match(self, decisions: int | None = None) -> Match[Any]:
        """A game by chance after so many decisions (`at` if left out), or at its end before that."""
        match, chance = self.new_match(self.seed), Chance(self.seed ^ DICE_SEED)
        wanted = self.at if decisions is None else decisions
        while not match.over and len(match.log) < wanted:
            play_on(match, chance)
        return match

    def match_asking(self, prompt: str = "", seat: int = 0) -> Match[Any]:
        """The first position after `at` decisions in which `seat` is asked `prompt` (a throw, if empty)."""
        for seed in range(self.seed, self.seed + SEARCHED):
            match, chance = self.new_match(seed), Chance(seed ^ DICE_SEED)
            while not match.over:
                if len(match.log) >= self.at and _asks(match, prompt, seat):
                    return match
                play_on(match, chance)
        raise LookupError(f"{prompt or 'a throw'} was not asked in {SEARCHED} games")

    def table(self, match: Match[Any]) -> TableScene:
        scene = TableScene(self.app, self.title, match, "", instant=True)
        self.show(scene)
        return scene

    def show(self, *scenes: Scene, steps: int = SETTLING) -> None:
        """Lay `scenes` one on the other and let them come in."""
        for scene in scenes:
            self.app.scenes.push(scene)
        self.run(steps)

    def run(self, steps: int) -> None:
        for step in range(steps):
            self.app.step(STEP)
            if step % 30 == 0:
                self.app.frame()

    def press(self, *actions: Action) -> None:
        for action in actions:
            self.app.scenes.handle(ActionEvent(action, "press", KEYBOARD, self.app.inputs.asking))
            self.app.scenes.handle(ActionEvent(action, "release", KEYBOARD, self.app.inputs.asking))
            self.run(SETTLING)

    def picture(self) -> pygame.Surface:
        return self.app.frame(1.0)


def _asks(match: Match[Any], prompt: str, seat: int) -> bool:
    question = match.question
    if question is None or question.seat != seat:
        return False
    return prompt == question.key or (not prompt and isinstance(question, Roll))


Shot = Callable[[Studio], None]


def _title(studio: Studio) -> None:
    from engine.scenes.title import TitleScene

    studio.show(TitleScene(studio.app))


def _attract(studio: Studio) -> None:
    from engine.scenes.attract import AttractScene

    studio.show(AttractScene(studio.app), steps=900)


def _lobby(studio: Studio) -> None:
    from engine.scenes.lobby import LobbyScene

    studio.show(LobbyScene(studio.app, studio.title))


def _lobby_full(studio: Studio) -> None:
    for seat in range(studio.players):
        studio.app.inputs.seats.join(f"pad:{seat}")
    _lobby(studio)


def _table(studio: Studio) -> None:
    studio.table(studio.match())


def _pause(studio: Studio) -> None:
    studio.table(studio.match()).show_pause()
    studio.run(SETTLING)


def _log(studio: Studio) -> None:
    studio.table(studio.match()).show_log()
    studio.run(SETTLING)


def _statistics(studio: Studio) -> None:
    studio.table(studio.match()).show_statistics()
    studio.run(SETTLING)


def _settings(studio: Studio) -> None:
    from engine.scenes.settings import SettingsScene

    studio.show(SettingsScene(studio.app))


def _rulebook(studio: Studio) -> None:
    from engine.scenes.rulebook import RulebookScene

    studio.show(RulebookScene(studio.app, studio.title))


def _howto(studio: Studio) -> None:
    from engine.scenes.howto import HowToScene

    studio.show(HowToScene(studio.app, studio.title))


def _resume(studio: Studio) -> None:
    from engine.scenes.resume import ResumeScene

    saves = studio.app.saves
    for number, decisions in enumerate((studio.at, studio.at * 2), start=1):
        saves.write(f"{studio.title.id}-{number}", studio.match(decisions))
    (saves.folder / f"{studio.title.id}-9.json").write_bytes(b"{")
    studio.show(ResumeScene(studio.app))


def _text_entry(studio: Studio) -> None:
    from engine.scenes.text_entry import TextEntryScene

    studio.show(TextEntryScene(studio.app, "Temur", lambda text: None))


def _end(studio: Studio) -> None:
    """The last scores being counted."""
    scene = TableScene(studio.app, studio.title, studio.match(100_000), "")
    studio.show(scene, steps=700)


def _results(studio: Studio) -> None:
    studio.app.show_results(studio.title, studio.match(100_000))
    studio.run(600)


def _dice_hold(studio: Studio) -> None:
    scene = TableScene(studio.app, studio.title, studio.match_asking(), "")
    studio.show(scene, steps=240)
    studio.app.scenes.handle(ActionEvent(Action.ACCEPT, "press", KEYBOARD, studio.app.inputs.asking))
    studio.run(60)


def _dice_flight(studio: Studio) -> None:
    _dice_hold(studio)
    studio.app.scenes.handle(ActionEvent(Action.ACCEPT, "release", KEYBOARD, studio.app.inputs.asking))
    studio.run(45)


def _dice_rest(studio: Studio) -> None:
    _dice_flight(studio)
    studio.run(150)


SHOTS: dict[str, Shot] = {
    "title": _title,
    "attract": _attract,
    "lobby": _lobby,
    "lobby_full": _lobby_full,
    "table": _table,
    "dice_hold": _dice_hold,
    "dice_flight": _dice_flight,
    "dice_rest": _dice_rest,
    "game_end": _end,
    "pause": _pause,
    "settings": _settings,
    "rulebook": _rulebook,
    "log": _log,
    "statistics": _statistics,
    "results": _results,
    "howto": _howto,
    "resume": _resume,
    "text_entry": _text_entry,
    **SCENE_SHOTS,
    **KIOSK_SHOTS,
}


def shots_of(title: Title) -> dict[str, Shot]:
    """Every picture there is with this title: the engine's and the title's own."""
    file = title.folder / "shots.toml"
    own: dict[str, str | dict[str, str]] = toml.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return {**SHOTS, **{name: _at_prompt(asked) for name, asked in own.items()}}


def _at_prompt(asked: str | dict[str, str]) -> Shot:
    def shot(studio: Studio) -> None:
        if isinstance(asked, str):
            studio.table(studio.match_asking(asked))
        else:
            studio.table(studio.match_asking(asked["last"], studio.players - 1))

    return shot


def take(
    name: str,
    title: Title,
    players: int,
    seed: int,
    at: int,
    lang: str = "en",
    text: int = 100,
    out: Path | None = None,
) -> pygame.Surface:
    """The picture `name`, written to `out` if given. Raises KeyError for a name that `shots_of` does not have."""
    studio = Studio(title, players, seed, at, lang, text)
    shots_of(title)[name](studio)
    picture = studio.picture().copy()
    if out is not None:
        out.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(picture, out)
    studio.app.close()
    return picture


def keep_pictures(app: App, scene: TableScene, folder: Path, name: str) -> None:
    """Play the demo `scene` to its end without a window, with a picture of every tenth decision in `folder`."""
    app.scenes.push(scene)
    folder.mkdir(parents=True, exist_ok=True)
    for number, picture in enumerate(_every_tenth(app, scene)):
        pygame.image.save(picture, folder / f"{name}-{number:03}.png")
    app.scenes.pop()


def _every_tenth(app: App, scene: TableScene) -> Iterator[pygame.Surface]:
    seen = -10
    while not scene.over:
        app.step(STEP)
        if len(scene.match.log) >= seen + 10:
            seen = len(scene.match.log)
            yield app.frame()
    yield app.frame()
