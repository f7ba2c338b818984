"""The operator's grip and what it opens; and that nobody else gets there."""

from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from engine.input.actions import Action
from engine.input.virtual_pad import VirtualPad
from engine.kiosk import books
from engine.kiosk.chi_squared import Verdict
from engine.kiosk.chord import HELD, Chord
from engine.language import Language
from engine.scenes.attract import AttractScene
from engine.scenes.decor import title_words
from engine.scenes.service import GAP, PAGES, ServiceScene, folded, health, open_service
from engine.scenes.service_dice import DiceScene
from engine.scenes.service_display import PICTURES, DisplayScene
from engine.scenes.title import TitleScene
from engine.settings import Settings
from engine.ui.theme import LABEL, Theme

GRIP = ("start", "back", "left_shoulder", "right_shoulder")


class Held:
    """Inputs of which it is told what they hold."""

    def __init__(self) -> None:
        self.pads: dict[str, set[Action]] = {"keyboard": set(), "pad:1": set(), "pad:2": set()}

    def devices(self) -> tuple[str, ...]:
        return tuple(self.pads)

    def held(self, device: str, action: Action) -> bool:
        return action in self.pads[device]


ALL = {Action.MENU, Action.VIEW, Action.PAGE_LEFT, Action.PAGE_RIGHT}


def opens(chord: Chord, seconds: float) -> int:
    return sum(chord.tick(0.1) for _ in range(round(seconds / 0.1)))


def test_the_grip_of_one_pad_held_two_seconds_opens_once() -> None:
    held = Held()
    chord = Chord(held)  # type: ignore[arg-type]
    held.pads["pad:2"] = set(ALL)
    assert opens(chord, HELD - 0.2) == 0 and opens(chord, 10.0) == 1
    held.pads["pad:2"] = set()
    assert opens(chord, 1.0) == 0
    held.pads["pad:2"] = set(ALL)
    assert opens(chord, 3.0) == 1


@pytest.mark.parametrize("missing", sorted(ALL, key=str))
def test_three_of_the_four_are_not_enough(missing: Action) -> None:
    held = Held()
    held.pads["pad:1"] = ALL - {missing}
    held.pads["pad:2"] = {missing}  # nor two hands on two pads
    assert opens(Chord(held), 5.0) == 0  # type: ignore[arg-type]


def test_the_same_actions_on_the_keyboard_are_no_grip() -> None:
    held = Held()
    held.pads["keyboard"] = set(ALL)
    assert opens(Chord(held), 5.0) == 0  # type: ignore[arg-type]


def key(chord: Chord, kind: int, number: int, mod: int = 0) -> None:
    chord.feed(pygame.event.Event(kind, key=number, mod=mod))


def test_the_three_keys_held_two_seconds_open() -> None:
    chord = Chord(Held())  # type: ignore[arg-type]
    both = pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT
    for too_few in (pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL | pygame.KMOD_LALT):
        key(chord, pygame.KEYDOWN, pygame.K_F12, too_few)
        assert opens(chord, 3.0) == 0
        key(chord, pygame.KEYUP, pygame.K_F12)
    key(chord, pygame.KEYDOWN, pygame.K_F12, both)
    assert opens(chord, 1.5) == 0
    key(chord, pygame.KEYUP, pygame.K_LSHIFT)
    assert opens(chord, 3.0) == 0
    key(chord, pygame.KEYDOWN, pygame.K_F12, both)
    assert opens(chord, 3.0) == 1
    chord.feed(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert opens(chord, 3.0) == 0


@pytest.fixture
def pad() -> Iterator[VirtualPad]:
    made = VirtualPad()
    yield made
    made.unplug()
    pygame.event.get()


def test_a_real_grip_opens_the_menu_over_a_table_and_back_leads_back(booth: Any, pad: VirtualPad) -> None:
    table = booth.sit_down(bots="1")
    booth.app.turn(4)
    for button in GRIP:
        pad.press(button)
    for _ in range(100):
        booth.app.turn(2)
    assert not any(isinstance(scene, ServiceScene) for scene in booth.app.scenes)  # 1.7 s
    for _ in range(40):
        booth.app.turn(2)
    assert isinstance(booth.top, ServiceScene)
    for button in GRIP:
        pad.release(button)
    booth.app.turn(2)
    booth.press(Action.BACK)
    assert not any(isinstance(scene, ServiceScene) for scene in booth.app.scenes)
    assert table in booth.app.scenes


def test_at_home_the_grip_opens_nothing(booth: Any) -> None:
    from engine.app import App, Mode

    app = App(Mode(visible=False, sound=False), Settings())
    assert app.session is None
    app.scenes.push(TitleScene(app))
    app.chord._keys = True
    for _ in range(400):
        app.step()
    assert len(app.scenes) == 1
    app.thinker.close()


def test_every_page_opens_draws_and_goes_back_in_both_languages(make_booth: Callable[..., Any]) -> None:
    for language, size in (("en", 100), ("es", 150), ("xx", 150), ("xx", 200)):
        booth = make_booth(text__language=language, text__size=size)
        booth.app.session.books.enter(books.add_dice({("huns/blue", face): 30 + face for face in range(6)}))
        booth.sit_down()
        booth.app.show_title()
        open_service(booth.app)
        open_service(booth.app)
        assert len(booth.app.scenes) == 2
        booth.wait(0.5)
        booth.app.frame()
        for page in PAGES:
            booth.top.menu.select(page)
            booth.press(Action.ACCEPT)
            assert not isinstance(booth.top, ServiceScene), page
            booth.wait(0.5)
            booth.app.frame()
            booth.press(Action.DOWN, Action.UP, Action.BACK)
            assert isinstance(booth.top, ServiceScene), page
        booth.press(Action.BACK)
        assert isinstance(booth.top, TitleScene)
        assert booth.app.language.missing == set() and booth.app.assets.missing == set()


def test_ending_the_program_is_asked_first(booth: Any) -> None:
    booth.show(AttractScene(booth.app))
    open_service(booth.app)
    booth.wait(0.2)
    booth.top.menu.select("exit")
    booth.press(Action.ACCEPT, Action.ACCEPT)  # the safe answer is in focus
    assert booth.app.running
    booth.press(Action.ACCEPT, Action.DOWN, Action.ACCEPT)
    assert not booth.app.running and booth.app.left


def test_every_sound_can_be_tried_and_the_music_comes_back(booth: Any, monkeypatch: Any) -> None:
    heard: list[Any] = []
    booth.show(TitleScene(booth.app))
    monkeypatch.setattr(booth.app.audio, "play", lambda name, volume=1.0, pan=0.5: heard.append((name, pan)))
    monkeypatch.setattr(booth.app.audio, "music", lambda name, fade=1.5: heard.append(name))
    booth.app.audio.bed = "bed_title"
    open_service(booth.app)
    booth.top.menu.select("sound")
    booth.press(Action.ACCEPT)
    for row in booth.top.menu.items:
        booth.top.menu.select(row.id)
        booth.press(Action.ACCEPT)
    booth.press(Action.BACK)
    assert {("coin", 0.0), ("coin", 1.0), ("die_wood", 0.5), ("horn_turn", 0.5), "bed_huns"} <= set(heard)
    assert [name for name in heard if isinstance(name, str)][-1] == "bed_title"


def test_the_test_pictures_walk_both_ways_and_their_prompts_go(booth: Any) -> None:
    scene = DisplayScene(booth.app)
    booth.show(scene)
    seen = []
    for _ in PICTURES:
        booth.press(Action.ACCEPT)
        seen.append(PICTURES[scene.shown])
    booth.press(Action.LEFT)
    assert seen == ["bars", "greys", "grid", "safe"] and PICTURES[scene.shown] == "grid"
    covered = booth.app.frame().copy()
    booth.wait(5.0)
    assert covered.get_at((960, 1000)) != booth.app.frame().get_at((960, 1000))


def test_loaded_dice_are_told_from_fair_ones(booth: Any) -> None:
    entries = {("huns/blue", face): 200 for face in range(6)} | {
        ("huns/red", face): 200 + 90 * face for face in range(6)
    }
    booth.app.session.books.enter(books.add_dice(entries))
    scene = DiceScene(booth.app)
    assert [(each.die, each.fair) for each in scene.verdicts] == [("huns/blue", True), ("huns/red", False)]


def test_every_die_of_a_title_is_told_by_the_name_it_has_there(booth: Any) -> None:
    scene = DiceScene(booth.app)
    assert scene._name("huns/blue") == "Huns: Blue die" and scene._name("gone/odd_die") == "gone: odd die"
    for language in ("en", "es"):
        booth.app.language = Language(language)
        for title in filter(lambda one: one.listed, booth.app.titles.values()):
            for die in title.rules().sides:
                assert title_words(booth.app, title).has(f"die-{die.partition('/')[2]}"), die


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_largest_words_stay_within_the_row_of_a_die(booth: Any, language: str) -> None:
    booth.app.kit.language, booth.app.kit.theme = Language(language), Theme(2.0)
    scene = DiceScene(booth.app)
    scene.verdicts = [Verdict("huns/red", (400, *(1,) * 5), 2000.0, 0.0)]
    assert scene._told(scene.verdicts[0]).height <= scene.tall - 20


def test_the_last_crash_is_told_in_the_operator_s_language(booth: Any) -> None:
    where = booth.app.session.where.crashes / "20260801-184059-00007"
    where.mkdir(parents=True)
    (where / "report.txt").write_text("the client was ended by SIGSEGV\n", encoding="utf-8")
    told = []
    for language in ("en", "es"):
        booth.app.language = Language(language)
        told.append(health(booth.app)[-1][0])
    assert told == [
        "The last one (no. 7, 1 Aug 2026 18:40): the system ended the program (SIGSEGV)",
        "El último (n.º 7, 1 ago 2026 18:40): el sistema cerró el programa (SIGSEGV)",
    ]


def test_dice_that_do_not_all_fit_say_that_there_are_more(booth: Any) -> None:
    scene = DiceScene(booth.app)
    scene.verdicts = [Verdict("huns/red", (9,) * 6, 1.0, 0.9)] * scene.room
    assert Action.DOWN not in dict(scene.prompts())
    scene.verdicts *= 2
    assert Action.DOWN in dict(scene.prompts())


def test_a_path_wider_than_the_panel_goes_on_after_a_slash(booth: Any) -> None:
    kit, path = booth.app.kit, "/home/kiosk/.local/share/couch-khans/kiosk/books.sqlite"
    wide = kit.width("/home/kiosk/.local/share/couch-khans", LABEL)
    told = folded(kit, f"Books: {path} is full", wide)
    assert told == "Books: /home/kiosk/.local/share/\ncouch-khans/kiosk/books.sqlite is full"
    assert folded(kit, "x" * 200, wide) == "x" * 200


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_all_lines_about_the_machine_have_room_however_large_the_words(booth: Any, scale: float) -> None:
    booth.app.kit.theme = Theme(scale)
    scene = ServiceScene(booth.app)
    scene.lines = [("A line of no more than forty letters, say", None)] * 7
    blocks = scene._blocks(728, 620)
    assert len(blocks) == 7 and sum(block.height + GAP for block in blocks) - GAP <= 620
