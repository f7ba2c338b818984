"""The keyboard on the screen: every field can be filled with a d-pad and two buttons, or simply typed into."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from engine.input.actions import DIRECTIONS, Action
from engine.input.events import ActionEvent, PointerEvent
from engine.scenes.frame import FrameScene, Prompts
from engine.scenes.tap import TypingKeys
from engine.ui.faces import row_face
from engine.ui.focus import Element, FocusMap
from engine.ui.layout import centred, columns
from engine.ui.text import fit, put, width
from engine.ui.theme import BONE, BRASS, PROMPT

if TYPE_CHECKING:
    from engine.app import App

ROWS = {
    "en": ("1234567890", "qwertyuiop", "asdfghjkl-", "zxcvbnm'.,"),
    "es": ("1234567890", "qwertyuiop", "asdfghjklñ", "zxcvbnm-.,", "áéíóúü'ç¿?"),
}
DIGITS = ("12345", "67890")
WIDE, KEY, GAP, HEAD = 1240, 82, 12, 210
SHIFT, SPACE, ERASE, DONE = "shift", "space", "erase", "done"


class TextEntryScene(FrameScene):
    """`then` is given the words at DONE; BACK leaves without. With `digits` only numbers can be written."""

    opaque = False

    def __init__(
        self,
        app: "App",
        words: str,
        then: Callable[[str], None],
        heading: str = "",
        limit: int = 24,
        digits: bool = False,
    ) -> None:
        super().__init__(app)
        self.heading = heading or app.language("names-ask")
        self.words = words
        self.then = then
        self.limit = limit
        self.digits = digits
        self.shift = not words and not digits
        self.focus = FocusMap()
        self.in_row = False
        """With one button a press enters the row in focus; the next one writes the key to which the walk has come."""
        self.keys = TypingKeys(app.inputs, self.write, self.erase, self._enter_key)
        self._typed = False
        self._behind: pygame.Surface | None = None
        rows = DIGITS if digits else ROWS.get(app.language.code, ROWS["en"])
        self.panel = centred((WIDE, HEAD + (len(rows) + 1) * (KEY + GAP) + 40)).move(0, -40)
        self._lay(rows)

    def _lay(self, rows: tuple[str, ...]) -> None:
        inner = pygame.Rect(self.panel.x + 48, self.panel.y + HEAD, WIDE - 96, KEY)
        self.places: dict[str, pygame.Rect] = {}
        for n, row in enumerate(rows):
            line = inner.move(0, n * (KEY + GAP))
            self.places |= dict(zip(row, columns(line, len(row), GAP), strict=True))
        foot = (ERASE, DONE) if self.digits else (SHIFT, SPACE, ERASE, DONE)
        self.places |= dict(zip(foot, columns(inner.move(0, len(rows) * (KEY + GAP)), len(foot), GAP), strict=True))
        self.focus.set(Element(key, rect) for key, rect in self.places.items())
        self.focus.focus(rows[min(1, len(rows) - 1)][0])

    # ------------------------------------------------------------ coming and going
    def enter(self) -> None:
        super().enter()
        self.keys.tap.start()

    def leave(self) -> None:
        self.keys.tap.stop()
        self._behind = None  # eight megabytes, which would otherwise wait for a collection

    def cover(self) -> None:
        self.keys.tap.stop()

    def uncover(self) -> None:
        self.keys.tap.start()
        self._behind, self.opaque = None, False

    # ------------------------------------------------------------ writing
    def write(self, letters: str) -> None:
        """From a real keyboard: as typed."""
        self._typed = True
        self._put(letters)

    def _put(self, letter: str) -> None:
        if len(self.words) >= self.limit or (self.digits and not letter.isdigit()):
            self.sound("ui_refuse")
            return
        self.words += letter
        self.shift = False
        self.sound("ui_move")

    def erase(self) -> bool:
        self.words = self.words[:-1]
        self.sound("ui_back")
        return True

    def done(self) -> None:
        self.sound("ui_accept")
        self.app.scenes.pop()
        self.then(self.words.strip())

    def _enter_key(self) -> bool:
        if self._typed:
            self.done()
        return self._typed

    def press(self, key: str) -> None:
        """A key of the screen."""
        if key == SHIFT:
            self.shift = not self.shift
            self.sound("ui_move")
        elif key == ERASE:
            self.erase()
        elif key == DONE:
            self.done()
        else:
            self._put(" " if key == SPACE else key.upper() if self.shift else key)

    # ------------------------------------------------------------ input
    def act(self, event: ActionEvent) -> None:
        if event.pressed and self.app.inputs.scanner.on and self._by_rows(event.action):
            self.sound("ui_move")
        elif event.action in DIRECTIONS and event.moves:
            self._typed = False
            if self.focus.move(event.action):
                self.sound("ui_move")
        elif event.pressed and event.action is Action.ACCEPT:
            self.press(self.focus.current or DONE)
        elif event.pressed and event.action is Action.ALT:
            self.erase()
        elif event.pressed and event.action is Action.DETAILS and not self.digits:
            self.press(SHIFT)
        elif event.pressed and event.action is Action.MENU:
            self.done()

    def walk(self) -> Action:
        return Action.RIGHT if self.in_row else Action.DOWN

    def _by_rows(self, action: Action) -> bool:
        """Into the row and, beyond its last key, out of it. A key that is pressed ends it too, and is told as False."""
        row = self._row()
        entered = action is Action.ACCEPT and not self.in_row
        passed = self.in_row and action is Action.RIGHT and self.focus.current == row[-1]
        if entered or passed:
            self.focus.focus(row[0])
        self.in_row = entered or (self.in_row and not passed and action is not Action.ACCEPT)
        return entered or passed

    def _row(self) -> list[str]:
        """The keys beside the one in focus, itself included."""
        here = self.places[self.focus.current or DONE]
        return [key for key, rect in self.places.items() if rect.y == here.y]

    def point(self, event: PointerEvent) -> None:
        moved, clicked = self.focus.point(event)
        if moved:
            self.sound("ui_move")
        if clicked:
            self.press(clicked)

    @property
    def at_end(self) -> bool:
        return not self.in_row and self.focus.last(Action.DOWN)

    def prompts(self) -> Prompts:
        if self.types:
            return (Action.ACCEPT, self.say("text-typed")), (Action.BACK, self.say("ui-cancel"))
        shift = [] if self.digits else [(Action.DETAILS, self.say("text-shift"))]
        return (
            (Action.ACCEPT, self.say("ui-choose")),
            (Action.ALT, self.say("text-erase")),
            *shift,
            (Action.MENU, self.say("ui-done")),
            (Action.BACK, self.say("ui-cancel")),
        )

    # ------------------------------------------------------------ drawing
    def ground(self, canvas: pygame.Surface) -> None:
        """What lies beneath, which stands still meanwhile: it is drawn once."""
        if self._behind is None:
            self.app.kit.veil(canvas, 0.36)
            self._behind, self.opaque = canvas.copy(), True
        else:
            canvas.blit(self._behind, (0, 0))

    def paint(self, canvas: pygame.Surface, rise: int) -> None:
        kit, panel = self.app.kit, self.panel.move(0, rise)
        kit.panel(canvas, panel)
        kit.heading(canvas, self.heading, (panel.centerx, panel.y + 52), 40)
        field = pygame.Rect(panel.x + 48, panel.y + 96, panel.w - 96, 88)
        kit.plate(canvas, field, BRASS, 12)
        size = fit(self.words, "read", field.w - 60, kit.theme.px(PROMPT + 4))
        put(canvas, self.words, (field.x + 24, field.centery), size, "read", kit.theme.text, "midleft")
        if kit.theme.calm or kit.now % 1.0 < 0.6:
            x = field.x + 28 + width(self.words, size)
            pygame.draw.rect(canvas, kit.theme.accent, (x, field.centery - 26, 4, 52), border_radius=2)
        for key, rect in self.places.items():
            self._draw_key(canvas, key, rect.move(0, rise))
        if self._rowwise and not self.last_stop.here:
            row = self._row()
            kit.ring(canvas, self.places[row[0]].union(self.places[row[-1]]).move(0, rise))

    @property
    def _rowwise(self) -> bool:
        """A whole row is in focus."""
        return self.app.inputs.scanner.on and not self.in_row

    def _draw_key(self, canvas: pygame.Surface, key: str, rect: pygame.Rect) -> None:
        focused = key == self.focus.current and not self._rowwise
        place = rect.move(0, -6 if focused else 0)
        canvas.blit(row_face(place.size, focused or (key == SHIFT and self.shift)), place)
        words = self._word_of(key) if len(key) > 1 else key.upper() if self.shift else key
        size = self._foot_size(rect.w) if len(key) > 1 else self.app.kit.theme.px(40)
        put(canvas, words, place.center, min(size, 56), "bold", BONE, "center")
        if focused:
            self.app.kit.ring(canvas, place)

    def _word_of(self, key: str) -> str:
        return self.say("ui-done" if key == DONE else f"text-{key}")

    def _foot_size(self, wide: int) -> int:
        """One size for all the keys that bear words."""
        words = (self._word_of(key) for key in self.places if len(key) > 1)
        return min(fit(word, "bold", wide - 36, self.app.kit.theme.px(38)) for word in words)
