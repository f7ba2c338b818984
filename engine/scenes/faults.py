"""What was wrong in the settings files, said once at the start: file, key, what is wrong, what helps."""

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from engine.input.actions import DIRECTIONS, Action
from engine.input.events import ActionEvent
from engine.scenes.frame import FrameScene, Prompts
from engine.settings_file import Fault
from engine.ui.layout import centred
from engine.ui.rich import Block
from engine.ui.theme import PROMPT

if TYPE_CHECKING:
    from engine.app import App

WIDE, HEAD = 1400, 120
STEP = 90


class FaultsScene(FrameScene):
    """Lies over the title screen until somebody presses a button. Long lists scroll."""

    opaque = False

    def __init__(self, app: "App", faults: list[Fault]) -> None:
        super().__init__(app)
        self.faults = faults
        self.first = 0

    def words(self) -> str:
        """All faults as one text."""
        return "\n\n".join(self._line(fault) for fault in self.faults)

    def _line(self, fault: Fault) -> str:
        message, cure = fault.words(self.app.language)
        key = "faults-line" if fault.key else "faults-line-file"
        return self.say(key, file=Path(fault.file).name, key=fault.key, message=message, cure=cure)

    def _block(self) -> Block:
        return self.app.kit.block(self.words(), WIDE - 132, PROMPT)

    def act(self, event: ActionEvent) -> None:
        if event.action in DIRECTIONS and event.moves:
            block = self._block()
            most = max(0, block.height - self._room())
            self.first = max(0, min(most, self.first + STEP * DIRECTIONS[event.action][1]))
        elif event.pressed and event.action is Action.ACCEPT:
            self.sound("ui_accept")
            self.app.scenes.pop()

    def _room(self) -> int:
        """Pixels for words; the bar at the foot is one line whatever it says."""
        return 946 - 54 - HEAD - 110

    def prompts(self) -> Prompts:
        more = ((Action.DOWN, self.say("ui-more")),) if self._block().height > self._room() else ()
        return (Action.ACCEPT, self.say("faults-go-on")), *more

    def ground(self, canvas: pygame.Surface) -> None:
        self.app.kit.veil(canvas, 0.4)

    def paint(self, canvas: pygame.Surface, rise: int) -> None:
        kit = self.app.kit
        block = self._block()
        tall = min(block.height, self._room())
        panel = centred((WIDE, HEAD + tall + 50)).move(0, -40 + rise)
        panel.top = max(54, panel.top)
        kit.panel(canvas, panel)
        heading = self.say("fault-title")
        kit.heading(canvas, heading, (panel.centerx, panel.y + 60), 40, 60, WIDE - 280)
        canvas.blit(block.surface, (panel.x + 56, panel.y + HEAD), (0, self.first, block.width, tall))
        bar = pygame.Rect(panel.right - 44, panel.y + HEAD, 16, tall)
        kit.scroll(canvas, bar, self.first / max(1, block.height - tall), tall / max(1, block.height))
