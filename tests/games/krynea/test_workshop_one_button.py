"""The workshop with one button and short presses alone: every card is reached, a deck is built and kept, and left."""

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame.event import Event

from engine.app import App, Mode
from engine.input.actions import Action
from engine.input.events import ActionEvent, PointerEvent
from engine.input.scanning import BACK_AFTER
from engine.scenes.frame import FrameScene
from engine.scenes.text_entry import TextEntryScene
from engine.scenes.title import TitleScene
from engine.settings import Settings
from games.krynea.rules.content import CARDS
from games.krynea.rules.decks import basic_deck
from games.krynea.workshop.bench import Bench
from games.krynea.workshop.build import BuildScene
from games.krynea.workshop.choosing import Choosing
from games.krynea.workshop.deck import Deck, faults
from games.krynea.workshop.decks import DecksScene
from games.krynea.workshop.files import read_deck
from games.krynea.workshop.panels import CheckScene, ChoosingScene, DeckScene

SHORT = 0.2
ACROSS = 6
"""Cards in a row."""
SCREENS: dict[str, Callable[[Bench], FrameScene]] = {
    "decks": lambda bench: DecksScene(bench.app, bench.title),
    "build": lambda bench: BuildScene(bench, Deck(), None),
    "choosing": lambda bench: ChoosingScene(bench, Choosing(), "troop", lambda: None),
    "deck": lambda bench: DeckScene(BuildScene(bench, Deck(), None)),
    "check": lambda bench: CheckScene(bench, Deck()),
}


class Presser:
    """Somebody who has the space bar and nothing else, and never holds it. Counts presses and seconds."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.presses = 0
        self.seconds = 0.0

    @property
    def top(self) -> Any:
        return self.app.scenes.top

    def show(self, name: str) -> Any:
        scene = SCREENS[name](Bench(self.app, self.app.titles["krynea"]))
        self.app.scenes.push(scene)
        return scene

    def wait(self, seconds: float = 1 / 30) -> None:
        for _ in range(round(seconds * 30)):
            self.app.step(1 / 30)
            self.seconds += 1 / 30

    def press(self) -> None:
        assert SHORT < BACK_AFTER
        self.presses += 1
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.app.inputs.feed(Event(kind, key=pygame.K_SPACE, unicode=" ", mod=0))
            self.wait(SHORT)

    def until(self, what: Callable[[], bool], seconds: float = 60.0) -> None:
        """Pass time until `what` holds; a walk that rests is woken."""
        for _ in range(round(seconds * 30)):
            if what():
                return
            if self.app.inputs.scanner.resting:
                self.press()
            self.wait()
        raise AssertionError(f"not within {seconds} s on {self.top}")

    def to(self, stop: str) -> None:
        """Let the walk over the bench come to a stop, and press there."""
        self.until(lambda: isinstance(self.top, BuildScene) and stop_of(self.top) == stop)
        self.press()

    def choose(self, key: str) -> None:
        """Let the walk come to a row of a list or of a question, and press there."""

        def there() -> bool:
            menu = self.top.dialog.menu if self.top.dialog else self.top.menu
            return bool(menu.current.id == key) and not self.top.last_stop.here

        self.until(there)
        self.press()

    def back(self) -> None:
        self.until(lambda: bool(self.top.last_stop.here))
        self.press()

    def spell(self, *keys: str) -> None:
        """Write on the keyboard on the screen: the row, then the key."""
        entry = self.top
        assert isinstance(entry, TextEntryScene)
        for key in keys:
            self.until(lambda key=key: entry.places[entry.focus.current or ""].y == entry.places[key].y)  # type: ignore[misc]
            self.press()
            self.until(lambda key=key: entry.focus.current == key)  # type: ignore[misc]
            self.press()

    def stops(self, count: int) -> list[str]:
        """Where the walk over the bench is, and the stops that it goes on to."""
        met = [stop_of(self.top)]
        for _ in range(count * 40):
            self.wait()
            if stop_of(self.top) != met[-1]:
                met.append(stop_of(self.top))
            if len(met) == count:
                return met
        raise AssertionError(f"the walk met only {met}")


def stop_of(scene: BuildScene) -> str:
    """What of the bench is in focus."""
    if scene.last_stop.here:
        return "back"
    if scene.zone == "foot":
        return "check"
    if scene.zone == "top":
        return ("tabs", "tabs", "tabs", "show", "deck")[scene.top]
    return f"row {scene.grid.index // ACROSS}" if scene.steps.rowwise else f"card {scene.grid.index}"


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    settings = Settings().with_value("input.one_button", True)
    made = App(Mode(visible=False, sound=False, home=tmp_path / "saves"), settings)
    made.faults = []
    made.scenes.push(TitleScene(made))
    yield made
    made.thinker.close()


@pytest.fixture
def presser(app: App) -> Presser:
    return Presser(app)


@pytest.mark.parametrize("name", sorted(SCREENS))
def test_the_walk_comes_to_back_and_a_short_press_leaves(presser: Presser, name: str) -> None:
    presser.show(name)
    presser.back()
    assert isinstance(presser.top, TitleScene)


# ------------------------------------------------------------ the way over the bench
def test_the_walk_goes_over_buttons_tabs_rows_and_verdict_to_back(presser: Presser) -> None:
    presser.show("build")
    rows = [f"row {n}" for n in range(6)]  # 33 troops, six in a row
    assert presser.stops(12) == [*rows, "check", "back", "show", "deck", "tabs", "row 0"]


def test_a_press_enters_the_row_and_its_cards_come_one_by_one(presser: Presser) -> None:
    scene = presser.show("build")
    presser.to("row 1")
    cards = [f"card {n}" for n in range(6, 12)]
    assert presser.stops(8) == [*cards, "row 1", "row 2"]
    assert scene.deck.cards == []


def test_the_last_row_ends_with_its_last_card(presser: Presser) -> None:
    presser.show("build")
    presser.to("row 5")
    assert presser.stops(5) == ["card 30", "card 31", "card 32", "row 5", "check"]


def test_a_press_on_a_card_puts_copies_in_and_the_walk_goes_on_from_there(presser: Presser) -> None:
    scene = presser.show("build")
    presser.to("row 0")
    counts = []
    for _ in range(4):
        presser.press()
        counts.append(len(scene.deck.cards))
    assert counts == [1, 2, 3, 0]
    presser.press()
    assert scene.deck.cards == [54] and presser.stops(2) == ["card 0", "card 1"]


def test_a_press_on_the_tabs_opens_the_next_and_its_rows_come_at_once(presser: Presser) -> None:
    scene = presser.show("build")
    opened = []
    presser.until(lambda: stop_of(scene) == "tabs")
    for _ in range(3):
        presser.press()
        opened.append(scene.kind)
    assert opened == ["skill", "action", "troop"]
    presser.press()
    assert presser.stops(4) == ["tabs", "row 0", "row 1", "check"]  # eight skills


def test_the_buttons_and_the_verdict_open_and_the_walk_goes_on_behind_them(presser: Presser) -> None:
    presser.show("build")
    presser.to("check")
    assert isinstance(presser.top, CheckScene)
    presser.choose("done")
    presser.to("show")
    assert isinstance(presser.top, ChoosingScene)
    presser.choose("done")
    presser.to("deck")
    assert isinstance(presser.top, DeckScene)
    presser.choose("done")
    assert presser.stops(3) == ["deck", "tabs", "row 0"]


def test_where_no_card_fits_the_walk_leaves_the_rows_out(presser: Presser) -> None:
    scene = presser.show("build")
    scene.asked.words = "zzz"
    scene.deck_changed()
    assert presser.stops(6) == ["show", "deck", "tabs", "check", "back", "show"]


def test_a_row_that_loses_its_last_card_is_left(presser: Presser) -> None:
    scene = presser.show("build")
    scene.deck = Deck(cards=[54])
    scene.asked.shown = "in"
    scene.deck_changed()
    presser.to("row 0")
    presser.press()  # the second of three Light Infantry
    presser.press()
    assert sorted(scene.deck.cards) == [54, 55, 56] and stop_of(scene) == "card 0"
    presser.press()
    assert scene.deck.cards == [] and stop_of(scene) == "show"


def by_hand(presser: Presser, *actions: Action) -> None:
    """Buttons of a pad that somebody else has."""
    for action in actions:
        for phase in ("press", "release"):
            presser.app.scenes.handle(ActionEvent(action, phase, "pad:7", 0))


def test_who_sits_beside_goes_to_a_card_with_the_d_pad(presser: Presser) -> None:
    scene = presser.show("build")
    by_hand(presser, Action.RIGHT)
    assert stop_of(scene) == "card 1"
    by_hand(presser, Action.DOWN)
    assert stop_of(scene) == "card 7"
    by_hand(presser, Action.PAGE_RIGHT)
    assert (scene.kind, stop_of(scene)) == ("skill", "row 0")
    by_hand(presser, Action.RIGHT, Action.UP)
    assert stop_of(scene) == "tabs"
    assert presser.stops(2) == ["tabs", "row 0"]


def test_who_sits_beside_goes_to_a_card_with_the_mouse(presser: Presser) -> None:
    scene = presser.show("build")
    presser.app.scenes.handle(PointerEvent("move", scene.grid.place(3).center, 1))
    assert stop_of(scene) == "card 3"


def test_from_the_middle_of_a_row_the_walk_goes_to_the_beginning_of_the_next(presser: Presser) -> None:
    scene = presser.show("build")
    scene.grid.index = 8  # the card in focus has come to another place: cards are sorted otherwise
    assert presser.stops(2) == ["row 1", "row 2"] and scene.grid.index == 12
    scene.grid.index = 14
    presser.press()
    assert stop_of(scene) == "card 12"


def test_words_tell_that_a_press_enters_the_row_and_then_adds(presser: Presser) -> None:
    scene = presser.show("build")
    assert dict(scene.prompts())[Action.ACCEPT] == "Choose"
    presser.to("row 0")
    assert dict(scene.prompts())[Action.ACCEPT] == "Put in"


# ------------------------------------------------------------ one ring
def rings_of(presser: Presser, scene: BuildScene) -> list[pygame.Rect]:
    """The rings of one picture, when the screen has come up."""
    presser.wait(0.5)
    found: list[pygame.Rect] = []
    for kit in (presser.app.kit, scene.bench.kit):
        kit.ring = lambda canvas, rect, seat=None: found.append(pygame.Rect(rect))  # type: ignore[method-assign]
    presser.app.frame()
    return found


def test_there_is_one_ring_wherever_the_walk_is(presser: Presser) -> None:
    scene = presser.show("build")
    presser.app.apply_settings(presser.app.settings.with_value("comfort.reduced_motion", True))
    first, sixth = scene.grid.place(0), scene.grid.place(5)
    assert rings_of(presser, scene) == [first.union(sixth)]
    presser.to("row 0")
    assert rings_of(presser, scene) == [first.move(0, -8)]  # a card in focus is lifted
    wanted = {
        "check": scene.strip.rect,
        "back": None,
        "show": scene.top_rects()[3],
        "deck": scene.top_rects()[4],
        "tabs": scene.top_rects()[2],
    }
    for stop, place in wanted.items():
        presser.until(lambda stop=stop: stop_of(scene) == stop)  # type: ignore[misc]
        assert rings_of(presser, scene) == [place or presser.app.kit.prompt_bar.spot(Action.BACK)], stop


def test_under_a_panel_and_under_a_question_the_bench_has_no_ring(presser: Presser) -> None:
    scene = presser.show("build")
    presser.to("row 0")
    presser.press()
    presser.to("deck")
    assert len(rings_of(presser, scene)) == 1
    presser.back()
    presser.until(lambda: stop_of(scene) == "back")
    presser.press()
    assert scene.dialog is not None and len(rings_of(presser, scene)) == 1


def test_the_row_in_focus_does_not_fade_at_the_end_of_the_window(presser: Presser) -> None:
    scene = presser.show("build")
    presser.wait(0.5)
    card = scene.grid.place(7)
    foot_of_row_1 = pygame.Rect(card.x + 10, card.bottom - 12, card.w - 20, 6)
    assert scene.grid.place(12).top > scene.grid.rect.bottom  # more rows below, for whose sake the end fades

    def light() -> int:
        return sum(pygame.transform.average_color(presser.app.frame(), foot_of_row_1)[:3])

    faded = light()
    presser.until(lambda: stop_of(scene) == "row 1")
    assert light() > faded * 1.1


# ------------------------------------------------------------ a whole deck
def put_in(presser: Presser, kind: str, wanted: list[int]) -> None:
    """Open the tab of a kind; then row by row, and in a row card by card, every wanted card."""
    scene = presser.top
    presser.until(lambda: stop_of(scene) == "tabs")
    while scene.kind != kind:
        presser.press()
    counts = Counter(CARDS[card].design for card in wanted if CARDS[card].kind == kind)
    for n, design in enumerate(scene.grid.designs):
        if not counts[design]:
            continue
        if not stop_of(scene).startswith("card") or n // ACROSS != scene.grid.index // ACROSS:
            presser.to(f"row {n // ACROSS}")
        presser.until(lambda n=n: stop_of(scene) == f"card {n}")  # type: ignore[misc]
        for _ in range(counts[design]):
            presser.press()


def test_a_legal_deck_is_built_card_by_card_kept_and_left(presser: Presser) -> None:
    presser.show("decks")
    presser.choose("new")
    presser.choose("dark")
    scene = presser.top
    assert isinstance(scene, BuildScene) and scene.deck.faction == "dark"
    wanted = basic_deck("dark")
    for kind in ("skill", "action", "troop"):
        put_in(presser, kind, wanted)
    assert faults(scene.deck) == [] and len(scene.deck.cards) == 57
    presser.back()
    presser.choose("save")
    presser.spell("i", "done")
    kept = read_deck(presser.app.saves.folder.parent / "decks" / "krynea" / "i.toml")
    assert kept.faction == "dark" and faults(kept) == []
    assert isinstance(presser.top, DecksScene)
    presser.back()
    assert isinstance(presser.top, TitleScene)
    assert presser.presses < 90 and presser.seconds < 240


def test_with_all_buttons_the_bench_is_as_ever(presser: Presser) -> None:
    presser.app.apply_settings(presser.app.settings.with_value("input.one_button", False))
    scene = presser.show("build")

    by_hand(presser, Action.ACCEPT)
    assert scene.deck.cards == [54]
    by_hand(presser, Action.RIGHT, *[Action.DOWN] * 5)
    assert (scene.zone, scene.grid.index) == ("grid", 31)
    by_hand(presser, Action.DOWN, Action.DOWN, Action.DOWN)
    assert scene.zone == "foot" and not scene.last_stop.here
    by_hand(presser, Action.RIGHT, Action.DOWN)
    assert (scene.zone, scene.grid.index) == ("grid", 31)
    by_hand(presser, Action.UP, Action.UP, Action.UP, Action.UP, Action.UP, Action.UP, Action.ACCEPT)
    assert (scene.zone, scene.kind) == ("grid", "troop")
    presser.app.frame()
    by_hand(presser, *[Action.RIGHT] * 5)
    assert (scene.zone, scene.top) == ("top", 3)
    assert len(rings_of(presser, scene)) == 1
