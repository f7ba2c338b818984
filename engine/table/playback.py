"""Moments become motion: each event's cues are played one after the other, and what changes is seen to move."""

import math
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from engine.rules import Event, Moment, Ruleset, SeatSpec, seen_by
from engine.table.actors import Flier, Ribbon, Rising, Shine
from engine.table.cues import Banner, Cue, Float, Fly, Glow, Hold, Look, Shake, Sound
from engine.table.stage import Actor, Stage
from engine.tween import Call, Ease, Motion, Tween, Tweens, ease_in_out, ease_out, linear, out_back, shake_offset
from engine.ui.kit import Kit

LEAD = 0.085
"""Seconds between two like events of a group: they overlap."""
READ = 0.5
"""Seconds that news of what others did stay before the next event."""
TURN_READ = 1.2
"""Seconds that the last news of another's turn stay before the next turn."""
AMONG_BOTS = 1.7
"""How much faster events go that touch no person, at a table with persons."""


class Playback:
    """Plays moments on a stage. `news` is told each readable line when its event begins, and the name of the seat of
    which it goes on to tell ("" where it begins anew).

    `viewer` is the seat at the bottom of the board; `sees` the seat whose secrets are shown (None: nobody's).
    """

    def __init__(
        self,
        stage: Stage,
        kit: Kit,
        rules: Ruleset[Any],
        seats: Sequence[SeatSpec],
        sound: Callable[[str, float], object],
        news: Callable[[str, str], None],
        calm: Callable[[], bool],
    ) -> None:
        self.stage, self.kit, self.rules, self.seats = stage, kit, rules, seats
        self.sound, self.news, self.calm = sound, news, calm
        self.viewer: int | None = None
        self.sees: int | None = None
        self.tweens = Tweens()
        self.loose = Tweens()
        """Words that rise: nobody waits for them."""
        self.persons = frozenset(n for n, seat in enumerate(seats) if not seat.bot)
        self._waiting: deque[Moment] = deque()
        self._lead = 0.0
        self._pace = 1.0
        self.acting: int | None = None
        """Whose doing is shown now; None while nothing is played or nobody did it."""
        self.looked: str | None = None
        """The element that the enlarged card tells of while nobody is asked."""
        self.discreet = False
        """What is told stays to be read by others: it says no more than all may know."""
        self._told: int | None = None
        self._since = TURN_READ
        self._anew = True

    # ------------------------------------------------------------ running
    def play(self, moments: Sequence[Moment]) -> None:
        """Queue what happened; every moment must carry its state."""
        self._waiting.extend(moments)

    @property
    def busy(self) -> bool:
        return bool(self._waiting) or self.tweens.busy or self._lead > 0

    def update(self, dt: float, speed: float) -> None:
        """`speed` multiplies time; infinity plays everything at once."""
        self.tweens.reduced_motion = self.calm()
        self.tweens.speed = speed * self._pace
        self.tweens.update(dt)
        if math.isinf(speed):
            while self._waiting:
                self._begin(self._waiting.popleft(), speed)
            self._lead = 0.0
            return
        self._lead = max(0.0, self._lead - dt * speed * self._pace)
        if (
            self._waiting and self._lead <= 0 and not self._held_back()
        ):  # one event a step at most: each lays out the board anew
            self._begin(self._waiting.popleft(), speed)

    def read(self, dt: float, speed: float) -> None:
        """Time passes for whoever reads what rises and what is told."""
        self._since += dt * speed
        self.loose.reduced_motion = self.calm()
        self.loose.speed = speed
        self.loose.update(dt)

    def reading(self, seat: int) -> bool:
        """The news of the turn of somebody else than `seat`, and nobody here, have not been up for long enough."""
        told = self._told
        return told is not None and told not in (seat, self.viewer, *self.persons) and self._since < TURN_READ

    def _held_back(self) -> bool:
        """The next event begins something else while the news of a turn are still read."""
        doer = self.stage.board.doer(self._waiting[0].event)
        return self.reading(-1 if doer is None else doer)

    def skip(self) -> None:
        """Any press: what moves now is at its end, pauses are over."""
        self._since = TURN_READ
        self.tweens.finish_all()
        self._lead = 0.0

    def finish(self) -> None:
        """All of it at once, without a sound."""
        self.loose.finish_all()
        sound, self.sound = self.sound, lambda name, volume: None
        self.update(0.0, math.inf)
        self.skip()
        self.sound = sound

    # ------------------------------------------------------------ one event
    def _begin(self, moment: Moment, speed: float) -> None:
        assert moment.state is not None, "the table plays matches that keep states"
        event = seen_by(moment.event, self.sees)
        doer = self.stage.board.doer(event)
        if self._seat(doer) is not None:
            self.acting = doer
        self._pace = self._pace_of(event)
        before, after = self.stage.view, self.rules.view(moment.state, self.sees)
        old = self.stage.board.elements() if before is not None else {}
        places = dict(old)
        cues = self._cues(event, before, after, speed)
        places.update(self.stage.board.elements())
        if any(isinstance(cue, Banner) for cue in cues) or doer not in (None, self._told):
            self._anew, self.looked = True, None
        self.looked = next((cue.element for cue in cues if isinstance(cue, Look)), self.looked)
        line = self.stage.board.news(seen_by(moment.event, None) if self.discreet else event)
        if line:
            self._tell(line, doer)
        self.tweens.speed = speed * self._pace
        ends = [self._add(cue, places) for cue in cues]
        self._lead = self._lead_after(event, max(ends, default=0.0), bool(line))

    def _seat(self, doer: int | None) -> SeatSpec | None:
        """Who sits at the table for a doer: an automaton plays without a seat."""
        return self.seats[doer] if doer is not None and doer < len(self.seats) else None

    def _tell(self, line: str, doer: int | None) -> None:
        """A line stands beside those of the same seat before it, until a banner or another seat begins anew."""
        seat, anew = self._seat(doer), self._anew or doer != self._told
        self.news(line, "" if anew or seat is None else seat.name)
        self._told, self._since, self._anew = doer, 0.0, False

    def _cues(self, event: Event, before: Any, after: Any, speed: float) -> list[Cue]:
        """The event's cues, with the board showing `after`; a change that nothing flies for is softened."""
        if not math.isinf(speed):
            self.stage.soften()
        self.stage.legal = None
        self.stage.show(after, self.viewer)
        cues = self.stage.board.cues(event, before, after) if before is not None else []
        if any(isinstance(cue, Fly) for cue in cues):
            self.stage.fade = 0.0
        return cues

    def _lead_after(self, event: Event, longest: float, told: bool) -> float:
        follows = self._waiting[0].event if self._waiting else None
        if follows is not None and type(follows) is type(event):
            return min(longest, LEAD)
        others = self.viewer is None or self.stage.board.doer(event) not in (None, self.viewer)
        return max(longest, READ if told and others else 0.0)

    def _pace_of(self, event: Event) -> float:
        board = self.stage.board
        doer, befallen = board.doer(event), board.befallen(event)
        among_bots = self.persons and (doer is not None or befallen) and not self.persons & {doer, *befallen}
        return AMONG_BOTS if among_bots else 1.0

    # ------------------------------------------------------------ cues to motions
    def _add(self, cue: Cue, places: dict[str, pygame.Rect]) -> float:
        """Start a cue; returns after how many seconds (at normal speed) it is over."""
        motion = self._motion(cue, places)
        if isinstance(cue, Float) and motion is not None:
            self.loose.add(motion)
            return 0.0
        if motion is not None:
            self.tweens.add(motion)
        return cue.delay + getattr(cue, "duration", 0.0)

    def _motion(self, cue: Cue, places: dict[str, pygame.Rect]) -> Motion | None:
        if isinstance(cue, Fly):
            return self._fly(cue)
        if isinstance(cue, Sound):
            return Call(partial(self._hear, cue), cue.delay)
        if isinstance(cue, Banner):
            return self._act(self._ribbon(cue), cue.delay, cue.duration, linear)
        if isinstance(cue, Shake):
            return Tween(cue.duration, self._shaker(cue.strength), linear, cue.delay, self._still, decorative=True)
        if isinstance(cue, Look):
            return None
        if isinstance(cue, Hold):
            return Tween(cue.duration, None, linear, cue.delay)
        return self._at_element(cue, places.get(cue.element))

    def _hear(self, cue: Sound) -> None:
        self.sound(cue.name, cue.volume)

    def _at_element(self, cue: Glow | Float, rect: pygame.Rect | None) -> Motion | None:
        if rect is None:
            return None
        if isinstance(cue, Glow):
            return self._act(Shine(cue, rect), cue.delay, cue.duration, linear)
        return self._act(Rising(cue, self.kit, rect), cue.delay, cue.duration, ease_out)

    def _ribbon(self, cue: Banner) -> Ribbon:
        look = self.seats[cue.seat].look if cue.seat >= 0 else None
        return Ribbon(cue, self.kit, look, 480, self.calm())

    def _act(self, actor: Actor, delay: float, duration: float, ease: Ease) -> Motion:
        stage = self.stage
        stage.actors.append(actor)
        return Tween(duration, actor.move, ease, delay, lambda: _leave(stage, actor))

    def _fly(self, cue: Fly) -> Motion:
        flier = Flier(cue)
        self.stage.fly(flier, cue.hides)
        ease = out_back if cue.overshoot else ease_in_out if cue.arc else ease_out
        return Tween(cue.duration, flier.move, ease, cue.delay, lambda: self.stage.land(flier))

    def _shaker(self, strength: float) -> Callable[[float], None]:
        def shake(k: float) -> None:
            self.stage.shake = shake_offset(strength, k)

        return shake

    def _still(self) -> None:
        self.stage.shake = (0, 0)


def _leave(stage: Stage, actor: Actor) -> None:
    if actor in stage.actors:
        stage.actors.remove(actor)
