"""Draws the table: the stage first, then what is said and asked round it, then what lies over everything."""

from typing import TYPE_CHECKING

import pygame

from engine.rules import Question
from engine.table.asking import Asking
from engine.table.dialogue import Dialogue
from engine.table.prompts import rolling_prompts, waiting_prompts
from engine.table.roll_picture import draw_dice, draw_tray
from engine.table.rolling import Rolling

if TYPE_CHECKING:
    from engine.table.scene import TableScene

AFTER_COVER = 0.6
"""Seconds, longer than any fade between screens."""


class TablePicture:
    """One frame of a table at a time; a quiet one is kept."""

    def __init__(self, table: "TableScene") -> None:
        self._told = (-1, -1)
        self._drawn = -1
        """The version of the view that was painted last."""
        self._clear_at = AFTER_COVER
        """The stage's time from which on the canvas surely holds the table's own last frame."""
        self._kept = table.stage.second
        self._kept_key: tuple[object, ...] | None = None
        self._last_key: tuple[object, ...] | None = None
        self.table, self.kit, self.board, self.chrome = table, table.kit, table.board, table.chrome

    def draw(self, canvas: pygame.Surface) -> None:
        """While somebody thinks or dice roll and nothing else moves, the picture is kept; only ring and dice change."""
        table, key = self.table, self._still_key()
        if table.stage.fade:
            self._kept_key = None  # what was kept has made room for what fades
        if self._waits_a_frame():
            return
        if key is not None and key == self._kept_key:
            canvas.blit(self._kept, (0, 0))
            if not table.rolling:  # under the tray's veil the board holds still
                self.board.draw_live(canvas, table.stage.time)
        else:
            self._draw_all(canvas)
            if key is not None and key == self._last_key:
                self._kept.set_alpha(None)  # the last fade has left it at what it came to
                self._kept.blit(canvas, (0, 0))
                self._kept_key = key
            self._last_key = key
        if table.rolling and not table.counting:
            draw_dice(canvas, table.rolling)
        if table.dialogue and not table.dialogue.choices and not table.counting:
            self.chrome.draw_ring(canvas, table.dialogue.asking)
        table.stage.draw_over(canvas)
        table.lens.draw(canvas)

    def covered(self) -> None:
        """Another screen has been painted on the canvas, and fades for a while; buttons may mean something else now."""
        self._kept_key = None
        self._clear_at = self.table.stage.time + AFTER_COVER

    def _waits_a_frame(self) -> bool:
        """A view laid out in this frame is painted in the next: the canvas goes on showing the one before."""
        table, version = self.table, self.table.stage.version
        laid, self._drawn = version != self._drawn, version
        if not laid or table.instant or table.secrecy.guarded or table.stage.time < self._clear_at:
            return False
        host = table.host
        if host.scenes.top is not table or host.toasts.shown or host.settings.comfort.captions:
            return False  # what others paint over the table must not be painted twice on one picture
        plays = table.playback.busy or table.thinking is not None or table.rolling is not None
        return plays and not table.dialogue and not table.counting

    def _still_key(self) -> tuple[object, ...] | None:
        """All that a quiet picture shows; None while anything moves."""
        table, stage, asked = self.table, self.table.stage, self._asked_key()
        if asked is None or table.counting or table.secrecy.beat or table.playback.busy or table.fast.factor > 1:
            return None
        if stage.fade or stage.actors or not self.chrome.still:
            return None
        shown = stage.version, stage.hidden, stage.legal, self.chrome.news.line
        looks = self.kit.theme, self.kit.style, self.kit.language.code
        return (*shown, *looks, self._element(), self._version(), *asked)

    def _asked_key(self) -> tuple[object, ...] | None:
        """What is asked, as far as it is drawn; None while that moves by itself."""
        dialogue, rolling, thinking = self.table.dialogue, self.table.rolling, self.table.thinking
        if dialogue:
            focused, picks = dialogue.asking.focus.current, tuple(dialogue.asking.picks)
            return None if dialogue.choices else (dialogue.asked(), focused, picks)
        if rolling:
            return (rolling.seed, tuple(rolling_prompts(self.kit, rolling))) if rolling.still else None
        return (thinking.seat,) if thinking and not thinking.shows else None

    def _draw_all(self, canvas: pygame.Surface) -> None:
        table = self.table
        table.stage.draw(canvas)
        self.chrome.news.draw(canvas, self.board.news_rect)
        dialogue = table.dialogue
        whole = self._whole(dialogue.asking.question) if dialogue else ()
        self.chrome.draw_details(canvas, self._element(), self._version(), whole)
        if table.counting:
            table.counting.draw(canvas)
        elif table.rolling:
            self._draw_roll(canvas, table.rolling)
        elif table.dialogue and table.dialogue.waits:
            self._draw_asking(canvas, table.dialogue)
        elif table.dialogue:
            self._draw_passing(canvas, table.dialogue)
        else:
            self._draw_waiting(canvas)
        self._draw_fast(canvas)
        if table.secrecy.beat:
            table.secrecy.beat.draw(canvas)

    def _element(self) -> str | None:
        """What the enlarged card is about: the focus, or else what was just played, or the seat on turn."""
        if self.table.dialogue:
            return self._asked_about(self.table.dialogue.asking)
        looked = self.table.playback.looked
        if looked is not None and not self.table.rolling:
            return looked
        seat = self._seat()
        return f"seat:{seat}" if seat is not None else None

    def _asked_about(self, asking: Asking) -> str:
        """The focus, or what its option touches; for a plain answer what all is about, at least whoever is asked."""
        return asking.shown_element or next(filter(None, self._whole(asking.question)))

    def _whole(self, question: Question) -> tuple[str, str]:
        """What a question as a whole is about, and who is asked."""
        return self.board.about(question), f"seat:{question.seat}"

    def _seat(self) -> int | None:
        """Who is on turn in what is shown: while events are played that is not yet who is asked next."""
        playback, question = self.table.playback, self.table.match.question
        if playback.busy and playback.acting is not None:
            return playback.acting
        return question.seat if question is not None else None

    def _version(self) -> int:
        """Of which view the enlarged card tells: while events are played it is not told anew for each of them."""
        sees = self.table.playback.sees
        seen_by = -1 if sees is None else sees
        if seen_by != self._told[1] or not self.table.playback.busy:
            self._told = self.table.stage.version, seen_by
        return self._told[0]

    def _draw_asking(self, canvas: pygame.Surface, dialogue: Dialogue) -> None:
        asked, asking = dialogue.asked(), dialogue.asking
        rects = self.chrome.bar.lay(asked, self.board.bar_rect)
        self.chrome.draw_focus(canvas, asking)
        self.chrome.bar.draw(canvas, asked, self.board.bar_rect, asking.focus.current)
        top = min([self.board.bar_rect.top, *(rect.top - 14 for rect in rects.values())])
        self.chrome.draw_reason(canvas, asking, top)
        if dialogue.choices:
            dialogue.choices.draw(canvas)

    def _draw_passing(self, canvas: pygame.Surface, dialogue: Dialogue) -> None:
        """A single choice, shown for a moment."""
        self.chrome.draw_focus(canvas, dialogue.asking)
        asked = dialogue.asked()
        self.chrome.bar.draw(canvas, asked, self.board.bar_rect, dialogue.asking.focus.current)

    def _draw_roll(self, canvas: pygame.Surface, rolling: Rolling) -> None:
        draw_tray(canvas, rolling)
        seat = self.table.match.seats[rolling.question.seat]
        words = self.board.prompt(rolling.question)
        asked = self.chrome.says(seat, words, rolling_prompts(self.kit, rolling))
        self.chrome.bar.draw(canvas, asked, self.board.bar_rect, None)

    def _draw_waiting(self, canvas: pygame.Surface) -> None:
        table, question = self.table, self.table.match.question
        thinks = table.thinking is not None and table.thinking.shows
        key = "table-over" if question is None else "table-thinks" if thinks else "table-turn"
        beat = table.secrecy.beat is not None
        asked = self.chrome.waiting(
            self._seat() if question is not None else None,
            "beat-words" if beat else key,
            [*table.secrecy.prompts(), *waiting_prompts(self.kit, table.demo or beat)],
        )
        self.chrome.bar.draw(canvas, asked, self.board.bar_rect, None)
        if thinks:
            self.chrome.draw_sign(canvas, "hourglass", "", self.kit.now)

    def _draw_fast(self, canvas: pygame.Surface) -> None:
        factor = self.table.fast.factor
        if factor > 1:
            self.chrome.draw_sign(canvas, "fast", f"×{round(factor)}", 0.0, 1)
