"""The workshop by d-pad and two buttons, in both languages; and decks that seats bring to the table."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.app import App, Mode
from engine.input.actions import Action
from engine.input.events import ActionEvent, PointerEvent
from engine.rules import Match, SeatSpec
from engine.scenes.lobby import LobbyScene
from engine.scenes.lobby_rows import seat_rows
from engine.scenes.rulebook import RulebookScene
from engine.scenes.text_entry import TextEntryScene
from engine.settings import Settings
from engine.table.scene import TableScene
from games.krynea.workshop.build import BuildScene
from games.krynea.workshop.deck import BASICS, Deck, faults
from games.krynea.workshop.decks import DecksScene
from games.krynea.workshop.files import Shelf, read_deck
from games.krynea.workshop.panels import CheckScene, ChoosingScene, DeckScene
from games.krynea.workshop.seating import DeckChoice

UP, DOWN, LEFT, RIGHT = Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT
A, B = Action.ACCEPT, Action.BACK
PAD = "pad:7"


class Visit:
    """An application without a window that shows the workshop, and somebody with a pad."""

    def __init__(self, folder: Path, language: str = "en", size: int = 100) -> None:
        settings = Settings().with_value("text.language", language).with_value("text.size", size)
        self.app = App(Mode(visible=False, sound=False, home=folder / "saves"), settings)
        self.title = self.app.titles["krynea"]
        self.folder = folder / "decks" / "krynea"
        self.shelf = Shelf(self.folder)

    def open(self) -> DecksScene:
        scene = DecksScene(self.app, self.title)
        self.app.scenes.push(scene)
        return scene

    def build(self, deck: Deck, path: Path | None = None) -> BuildScene:
        scene = BuildScene(self.open().bench, deck, path)
        self.app.scenes.push(scene)
        return scene

    @property
    def top(self) -> Any:
        return self.app.scenes.top

    def press(self, *actions: Action) -> None:
        for action in actions:
            for phase in ("press", "release"):
                self.app.scenes.handle(ActionEvent(action, phase, PAD, 0))  # type: ignore[arg-type]
            self.app.step(1 / 30)

    def to_row(self, key: str) -> None:
        """Down, until the list has that row in focus."""
        dialog = self.top.dialog
        menu = dialog.menu if dialog else self.top.menu
        for _ in range(len(menu.items) + 1):  # the lobby's chairs are a stop of their own
            if menu.current.id == key and (dialog or self.top.in_list):
                return
            self.press(DOWN)
        assert menu.current.id == key

    def choose(self, *keys: str) -> None:
        for key in keys:
            self.to_row(key)
            self.press(A)

    def spell(self, words: str) -> None:
        """Write on the keyboard on the screen, key by key with the d-pad, and finish."""
        entry = self.top
        assert isinstance(entry, TextEntryScene)
        for key in [*words, "done"]:
            self.go(entry.focus, key)
            self.press(A)

    def go(self, focus: Any, key: str) -> None:
        """The way to a key by the d-pad alone: breadth first over what the four directions do."""
        start, ways = focus.current, {focus.current: []}
        for at in ways.copy():
            frontier = [at]
        while key not in ways:
            at = frontier.pop(0)
            for step in (UP, DOWN, LEFT, RIGHT):
                focus.focus(at)
                focus.move(step)
                if focus.current not in ways:
                    ways[focus.current] = [*ways[at], step]
                    frontier.append(focus.current)
        focus.focus(start)
        self.press(*ways[key])


@pytest.fixture
def visit(tmp_path: Path) -> Iterator[Visit]:
    made = Visit(tmp_path)
    yield made
    made.app.thinker.close()


@pytest.fixture
def visits(tmp_path: Path) -> Iterator[Callable[[str, int], Visit]]:
    made: list[Visit] = []

    def make(language: str, size: int) -> Visit:
        made.append(Visit(tmp_path / f"{len(made)}", language, size))
        return made[-1]

    yield make
    for one in made:
        one.app.thinker.close()


def test_a_deck_is_built_named_and_saved_by_d_pad_and_two_buttons(visit: Visit) -> None:
    visit.open()
    visit.choose("new", "dark")
    scene = visit.top
    assert isinstance(scene, BuildScene) and (scene.deck.faction, scene.kind) == ("dark", "troop")
    visit.press(A, A)
    assert scene.deck.cards == [54, 55]  # two of the three Light Infantry
    visit.press(UP, RIGHT, A)
    assert isinstance(visit.top, ChoosingScene)
    visit.press(B, RIGHT, A)
    assert isinstance(visit.top, DeckScene)
    visit.choose("fill", "name")
    visit.spell("iron")
    visit.choose("save")
    kept = read_deck(visit.folder / "iron.toml")
    assert (kept.name.lower(), kept.faction, faults(kept)) == ("iron", "dark", [])
    visit.press(B, B)
    assert isinstance(visit.top, DecksScene) and "own iron.toml" in [item.id for item in visit.top.menu.items]


def test_one_button_puts_copies_in_and_then_takes_all_out(visit: Visit) -> None:
    scene = visit.build(Deck())
    counts = []
    for _ in range(4):
        visit.press(A)
        counts.append(len(scene.deck.cards))
    assert counts == [1, 2, 3, 0]
    visit.press(A, A, Action.ALT)
    assert scene.deck.cards == [54]


def test_every_place_of_the_workbench_is_reached_with_the_d_pad(visit: Visit) -> None:
    scene = visit.build(BASICS[0])
    seen = set()
    visit.press(UP, LEFT, LEFT, LEFT)
    for _ in range(5):
        seen.add((scene.zone, scene.top))
        visit.press(RIGHT)
    assert seen == {("top", n) for n in range(5)}
    visit.press(DOWN)
    cards = {scene.grid.current}
    for row in range(6):
        for _ in range(2 if row == 5 else 5):  # 33 designs: the last row holds three
            visit.press(RIGHT)
            cards.add(scene.grid.current)
        visit.press(*[LEFT] * 5, DOWN)
        cards.add(scene.grid.current)
    assert cards == set(scene.grid.designs) and scene.zone == "foot"
    visit.press(A)
    assert isinstance(visit.top, CheckScene)


def test_a_broken_rule_opens_the_rule_book_at_its_clause(visit: Visit) -> None:
    scene = visit.build(Deck(cards=[57, 57, *BASICS[0].cards]))
    scene.zone = "foot"
    visit.press(A)
    rows = {item.note: item.label for item in visit.top.menu.items}
    assert rows["KRY-3.6"].startswith("Heavy Infantry (") and rows["KRY-3.6"].endswith(") is in the deck twice.")
    visit.choose(next(item.id for item in visit.top.menu.items if item.note == "KRY-3.6"))
    book = visit.top
    assert isinstance(book, RulebookScene)
    assert book.chapters[book.place.chapter].clauses[book.place.clause].id == "KRY-3.6"


def test_filters_and_search_are_set_in_the_panel(visit: Visit) -> None:
    scene = visit.build(BASICS[0])
    visit.press(Action.DETAILS)
    visit.to_row("cost")
    visit.press(RIGHT, RIGHT, RIGHT, RIGHT)
    assert scene.asked.cost == "4" and 0 < len(scene.grid.designs) < 10
    visit.choose("search")
    visit.spell("zzz")
    assert scene.grid.designs == [] and scene.zone == "top"
    visit.choose("all", "done")
    assert len(scene.grid.designs) == 33 and not scene.asked.narrows


def test_leaving_asks_when_something_changed_and_only_then(visit: Visit) -> None:
    path = visit.shelf.new_path("A")
    visit.shelf.keep(Deck("A", cards=[54]), path)
    visit.build(read_deck(path), path)
    visit.press(B)
    assert isinstance(visit.top, DecksScene)
    visit.choose("own a.toml", "edit")
    visit.press(RIGHT, A, B)
    assert visit.top.dialog is not None
    visit.choose("save")
    assert isinstance(visit.top, DecksScene) and read_deck(path).cards == [54, 57]


def test_decks_are_copied_renamed_shared_and_deleted(visit: Visit) -> None:
    visit.shelf.keep(Deck("Iron", cards=[57]), visit.folder / "iron.toml")
    visit.open()
    visit.choose("own iron.toml", "copy")
    assert read_deck(visit.folder / "iron-2.toml").name == "Iron 2"
    visit.choose("own iron.toml", "share")
    assert "iron.toml" in visit.top.dialog.words
    visit.press(A)
    visit.choose("own iron.toml", "name")
    visit.spell("s")
    assert read_deck(visit.folder / "iron.toml").name == "Irons"
    visit.choose("own iron-2.toml", "delete", "yes")
    assert [path.name for path in visit.folder.glob("*.toml")] == ["iron.toml"]


def test_a_file_dropped_in_appears_and_a_damaged_one_says_why(visit: Visit) -> None:
    scene = visit.open()
    visit.folder.mkdir(parents=True)
    (visit.folder / "gift.toml").write_text('format = 1\nname = "Gift"\nmode = "free"\nfaction = "dark"\n')
    (visit.folder / "torn.toml").write_text("format = 1\nname = 'x\n")
    for _ in range(75):
        visit.app.step(1 / 30)
    rows = {item.id: (item.label, item.note) for item in scene.menu.items}
    assert rows["own gift.toml"] == ("Gift", "Dark Knights · 4 rules broken")
    assert rows["own torn.toml"] == ("Damaged: torn.toml", "Line 2 cannot be understood.")
    visit.choose("own torn.toml")
    assert [item.id for item in visit.top.dialog.menu.items] == ["delete", "back"]


def test_the_mouse_puts_in_takes_out_and_opens(visit: Visit) -> None:
    scene = visit.build(Deck())

    def click(pos: tuple[int, int]) -> None:
        for kind in ("move", "press", "release"):
            visit.app.scenes.handle(PointerEvent(kind, pos, 1))  # type: ignore[arg-type]
        visit.app.step(1 / 30)

    click(scene.grid.place(1).center)
    assert scene.deck.cards == [57]
    click(scene.grid.minus().center)
    assert scene.deck.cards == []
    click(scene.top_rects()[0].center)
    assert scene.kind == "skill"
    click(scene.top_rects()[4].center)
    assert isinstance(visit.top, DeckScene)


def test_rows_that_were_scrolled_away_and_back_look_as_before(visit: Visit) -> None:
    scene = visit.build(BASICS[0])

    def picture() -> bytes:
        for _ in range(30):
            visit.app.step(1 / 30)
        far_from_the_ring = scene.grid.rect.inflate(0, 20)
        far_from_the_ring.w = 700
        return bytes(visit.app.frame().subsurface(far_from_the_ring).convert(24).get_view("0").raw)

    visit.press(*[RIGHT] * 5)
    first = picture()
    for rows in (2, 3, 4):  # each way leaves another part of a pixel
        visit.press(*[DOWN] * rows)
        assert picture() != first
        visit.press(*[UP] * rows)
        assert picture() == first, rows


@pytest.mark.parametrize(("language", "size"), [("en", 100), ("es", 150), ("xx", 150), ("xx", 200)])
def test_every_screen_says_everything(visits: Callable[[str, int], Visit], language: str, size: int) -> None:
    visit = visits(language, size)
    visit.shelf.keep(Deck("Iron", cards=[57, 57]), visit.folder / "iron.toml")
    (visit.folder / "torn.toml").write_text("?")
    scene = visit.open()
    for _ in scene.menu.items:
        visit.app.frame()
        visit.press(DOWN)
    visit.choose("own iron.toml")
    visit.app.frame()
    visit.choose("edit")
    build = visit.top
    for _ in range(3):
        for design in build.grid.designs:
            assert "⟦" not in build.bench.name(design) + build.bench.text(design)
        visit.press(Action.DETAILS)
        visit.app.frame()
        visit.press(B, Action.PAGE_LEFT)
        visit.app.frame()
    visit.press(Action.MENU)
    visit.app.frame()
    visit.choose("check")
    visit.app.frame()
    visit.app.scenes.pop()
    visit.app.frame()
    words = build.bench.title_kit.language
    assert words.missing == set() and visit.app.language.missing == set() and visit.app.assets.missing == set()


def test_nothing_readable_lies_outside_the_safe_margins(visits: Callable[[str, int], Visit]) -> None:
    for language, size in (("en", 100), ("es", 150), ("es", 200)):
        scene = visits(language, size).build(BASICS[0])
        for rect in (*scene.top_rects(), scene.grid.rect, scene.strip.rect, scene.card_rect):
            assert rect.left >= 96 and rect.right <= 1824 and rect.top >= 54 and rect.bottom <= scene.foot()
        assert scene.grid.rect.h >= 253  # one row of cards at least


# ---------------------------------------------------------------- at the table
def test_the_lobby_leads_to_the_workshop_and_seats_bring_their_decks(visit: Visit) -> None:
    visit.shelf.keep(Deck("Iron", "factions", "dark", BASICS[2].cards), visit.folder / "iron.toml")
    visit.app.inputs.seats.claim(0, PAD)
    lobby = LobbyScene(visit.app, visit.title)
    lobby.table.options["mode"] = "factions"
    visit.app.scenes.push(lobby)
    visit.choose("workshop")
    assert isinstance(visit.top, DecksScene)
    visit.press(B)
    visit.to_row("seat 0")
    visit.press(*[RIGHT] * 6)
    assert [chair.choice for chair in lobby.table.chairs[:2]] == ["own iron.toml", ""]
    control = lobby.menu.items[[item.id for item in lobby.menu.items].index("seat 1")].control
    assert control is not None and control.value == ""
    visit.choose("start")
    table = visit.top
    assert isinstance(table, TableScene)
    army = table.match.state.armies[0]
    assert (army.faction, sorted(army.deck)) == ("dark", sorted(BASICS[2].cards))
    assert table.match.state.phase > 0  # nobody is asked for a deck any more
    again = LobbyScene(visit.app, visit.title)
    assert [chair.choice for chair in again.table.chairs[:2]] == ["own iron.toml", ""], "as names are remembered"
    (visit.folder / "iron.toml").unlink()
    assert seat_rows(again.words, again.table, DeckChoice(visit.app, visit.title))[0].control.value == ""  # type: ignore[union-attr]


def begun(choice: DeckChoice, mode: str, *chosen: str) -> Match[Any]:
    seats = tuple(SeatSpec(f"P{n}") for n in range(len(chosen)))
    match = Match.start(choice.title.rules(), seats, 7, {"mode": mode})
    choice.begin(match, chosen)
    return match


def test_who_chose_nothing_plays_a_basic_deck_by_chance(visit: Visit) -> None:
    match = begun(DeckChoice(visit.app, visit.title), "basic", "", "magic", "", "light")
    factions = [army.faction for army in match.state.armies]
    assert (factions[1], factions[3]) == ("magic", "light") and all(factions)
    assert match.state.phase > 0


def test_only_legal_decks_of_the_mode_can_be_brought(visit: Visit) -> None:
    mixed = Deck("Mixed", "free", "light", BASICS[2].cards)
    visit.shelf.keep(mixed, visit.folder / "mixed.toml")
    visit.shelf.keep(Deck("Small", "free", "light", [57]), visit.folder / "small.toml")
    choice = DeckChoice(visit.app, visit.title)
    usual = ("", "random", "light", "magic", "dark", "mercenary")
    assert choice.values({"mode": "basic"}) == usual
    assert choice.values({"mode": "factions"}) == usual  # dark cards under the banner of Light
    assert choice.values({"mode": "free"}) == (*usual, "own mixed.toml")
    match = begun(choice, "free", "own mixed.toml", "own small.toml")
    assert sorted(match.state.armies[0].deck) == sorted(mixed.cards)
    assert match.state.armies[1].faction and len(match.state.armies[1].deck) == 57


def test_alone_the_enemy_is_still_asked_for(visit: Visit) -> None:
    match = begun(DeckChoice(visit.app, visit.title), "basic", "dark")
    assert match.state.armies[0].faction == "dark"
    assert match.question is not None and match.question.prompt == "enemy-faction"
