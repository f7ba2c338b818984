"""The application in bad weather: windows that change, clocks that jump, missing devices, scenes that break."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from engine.app import App, Mode, crash_report
from engine.dice.throw import simulate
from engine.headless import seat_bots
from engine.rules import Match
from engine.scene import Scene
from engine.settings import Settings
from engine.table.scene import TableScene

TITLE = "_template"


@pytest.fixture
def app() -> Iterator[App]:
    running = App(Mode(visible=False, sound=False), Settings())
    yield running
    running.close()


def rolling_table(app: App) -> TableScene:
    """A bot's throw at High Throw, with the die in the air."""
    title = app.titles[TITLE]
    match = Match.start(title.rules(), seat_bots(2, ["greedy"]), 5, {}, keep_states=True)
    scene = TableScene(app, title, match, "", demo=True)
    app.scenes.push(scene)
    for _ in range(600):
        if scene.rolling is not None and scene.rolling.phase == "flight":
            return scene
        app.turn(2)
    raise AssertionError(f"nothing was thrown at {match.question}")


def finish(app: App, scene: TableScene) -> list[int]:
    """Play on until the throw is answered; gives its faces."""
    for _ in range(1200):
        if scene.match.log:
            return list(scene.match.log[0].answer)
        app.turn(2)
    raise AssertionError("the throw was never answered")


def undisturbed() -> list[int]:
    calm = App(Mode(visible=False, sound=False), Settings())
    faces = finish(calm, rolling_table(calm))
    calm.close()
    return faces


def window_event(kind: int, **fields: object) -> None:
    pygame.event.post(pygame.event.Event(kind, **fields))


def test_a_window_minimised_in_mid_roll_draws_nothing_and_changes_nothing(app: App) -> None:
    scene = rolling_table(app)
    window_event(pygame.WINDOWMINIMIZED)
    app.turn(0)
    before = app.window.canvas.copy()
    for _ in range(20):
        app.turn(2)
    assert app.window.hidden and before.get_buffer().raw == app.window.canvas.get_buffer().raw
    window_event(pygame.WINDOWRESTORED)
    assert finish(app, scene) == undisturbed() and not app.window.hidden


def test_a_window_resized_in_mid_roll_goes_on_at_the_new_size(app: App) -> None:
    scene = rolling_table(app)
    pygame.display.set_mode((1280, 800))
    window_event(pygame.WINDOWSIZECHANGED, x=1280, y=800)
    app.turn(2)
    assert app.window.size == (1280, 800) and app.window.shown == pygame.Rect(0, 40, 1280, 720)
    assert app.window.canvas.get_size() == (1920, 1080)
    assert app.inputs.map_pointer((640, 400)) == (960, 540)
    assert finish(app, scene) == undisturbed()


def test_a_clock_that_jumps_a_minute_in_mid_roll_costs_a_quarter_of_a_second(app: App) -> None:
    scene = rolling_table(app)
    steps: list[int] = []
    step, now = app.step, [100.0]
    app.clock._now = lambda: now[0]
    app.clock.advance()
    now[0] += 60.0
    app.step = lambda dt=1 / 120: (steps.append(1), step(dt))[1]  # type: ignore[method-assign]
    app.tick()
    assert len(steps) <= 30
    app.step = step  # type: ignore[method-assign]
    assert finish(app, scene) == undisturbed()


def test_the_faces_recorded_are_those_of_the_recorded_throw(app: App) -> None:
    from engine.dice.throw import Gesture, Throw

    scene = rolling_table(app)
    faces = finish(app, scene)
    entry = scene.match.log[0]
    assert entry.throw is not None
    gesture = Gesture(entry.throw.power, entry.throw.angle, entry.throw.spin)
    assert list(simulate(Throw(entry.dice, gesture, entry.throw.seed)).faces) == faces


@pytest.mark.parametrize("driver", ["nonsense", "dummy"])
def test_it_starts_with_and_without_a_sound_device(driver: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", driver)
    pygame.mixer.quit()
    app = App(Mode(visible=False, sound=True), Settings())
    rolling_table(app)
    app.audio.play("card_flip")
    assert app.audio.available == (driver == "dummy")
    app.close()


class Breaks(Scene):
    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        raise RuntimeError("the paint ran out")


def test_a_scene_that_breaks_gives_the_display_back(tmp_path: Path) -> None:
    app = App(Mode(visible=False, sound=False), Settings())
    with pytest.raises(RuntimeError, match="the paint ran out") as caught:
        app.run(Breaks)
    assert not pygame.display.get_init()
    report = crash_report(tmp_path / "deep", caught.value)
    assert "the paint ran out" in report.read_text()


def test_faults_of_the_settings_file_are_kept_for_the_first_screen(home: Path) -> None:
    (home / "config").mkdir(parents=True)
    (home / "config" / "config.toml").write_text('[audio]\nmusic = "loud"\nmaster = 35\n')
    app = App(Mode(visible=False, sound=False))
    assert [fault.key for fault in app.faults] == ["audio.music"] and app.settings.audio.master == 35
    app.close()


def test_changed_settings_are_in_force_at_once(app: App) -> None:
    app.apply_settings(app.settings.with_value("text.size", 150).with_value("text.language", "es"))
    assert app.kit.theme.px(38) == 57 and app.language.code == "es"


def test_captions_are_said_only_when_they_are_wanted(app: App) -> None:
    app.caption("caption-horn-turn")
    assert app.captions.words == ""
    app.apply_settings(app.settings.with_value("comfort.captions", True))
    app.caption("caption-horn-turn")
    assert app.captions.words == app.language("caption-horn-turn")
    app.caption("caption-card-flip")
    assert app.captions.words == app.language("caption-horn-turn"), "what tells nothing has no words"


def test_new_saves_take_the_first_free_name(app: App) -> None:
    title = app.titles[TITLE]
    assert app.new_save_name(title) == "_template-1"
    app.saves.write("_template-1", Match.start(title.rules(), seat_bots(2, ["random"]), 1, {}))
    assert app.new_save_name(title) == "_template-2"


def test_a_kiosk_keeps_no_visitors_settings_and_tells_faults_to_its_operator(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = home / "config" / "config.toml"
    own.parent.mkdir(parents=True)
    own.write_text('[audio]\nmusic = "loud"\n')
    app = App(Mode(kiosk=True, visible=False, sound=False))
    assert app.faults == [] and "audio.music" in capsys.readouterr().err
    app.apply_settings(app.settings.with_value("text.language", "es"))
    app.keep_settings()
    assert "loud" in own.read_text()
    app.show_title()
    assert app.settings == app.house
    app.close()


def test_a_settings_file_with_faults_is_kept_beside_the_new_one(home: Path) -> None:
    own = home / "config" / "config.toml"
    own.parent.mkdir(parents=True)
    own.write_text('# mine\n[audio]\nmusic = "loud"\nmaster = 35\n')
    app = App(Mode(visible=False, sound=False))
    app.apply_settings(app.settings.with_value("audio.effects", 20))
    app.keep_settings()
    assert "# mine" in (home / "config" / "config.toml.faulty").read_text()
    assert "effects = 20" in own.read_text() and "master = 35" in own.read_text()
    app.close()
