"""B40: two games that differ in secrets only look, sound and shake the same until the right hand lifts the curtain."""

from typing import Any

import pygame
import pytest

from engine.input.actions import Action
from engine.rules import Chance, Match, SeatSpec
from engine.rules.match import chance_answer, play_on
from engine.table.asking import lone_answer
from engine.table.beat import LENGTH, SOUND
from engine.table.curtain import CurtainScene
from engine.table.peek import WARN
from engine.table.scene import TableScene

EVERY = 3
"""Steps between two frames that are compared."""
FACTIONS = {"faction-0": "light", "faction-1": "magic"}


class Witness:
    """Everything that somebody on the couch could notice, step by step."""

    def __init__(self, bench: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        self.bench, self.step, self.closed = bench, 0, False
        self.frames: list[int] = []
        self.felt: list[tuple[object, ...]] = []
        app = bench.app
        for owner, name in ((app.audio, "play"), (app.audio, "die"), (app.audio, "loop"), (app.inputs, "rumble")):
            monkeypatch.setattr(owner, name, self._noting(name))

    def _noting(self, name: str) -> Any:
        return lambda *args: None if self.closed else self.felt.append((self.step, name, *args))

    def watch(self, steps: int) -> None:
        self.frames.append(self._frame())
        for _ in range(steps):
            self.bench.app.step(1 / 120)
            self.step += 1
            if self.step % EVERY == 0:
                self.frames.append(self._frame())
        self.closed = True

    def _frame(self) -> int:
        return hash(self.bench.app.frame().get_buffer().raw)


def same(one: Witness, other: Witness) -> None:
    assert [n for n, pair in enumerate(zip(one.frames, other.frames, strict=True)) if pair[0] != pair[1]] == []
    assert one.felt == other.felt
    assert len(set(one.frames)) > 10  # things moved meanwhile


def another_world(match: Match[Any], seat: int | None, seed: int) -> None:
    """Another world behind what `seat` sees (None: behind what all see), asked the same."""
    asked, old = match.question, match.state
    world = match.rules.resample(match.view(seat), Chance(seed))
    for army, real in zip(getattr(world, "armies", ()), getattr(old, "armies", ()), strict=True):
        army.funds, army.troop_funds = real.funds, real.troop_funds  # no cards: how much they cost is not at stake here
    world.question = asked
    match.state = world


def lay(bench: Any, title: str, match: Match[Any]) -> TableScene:
    table = TableScene(bench.app, bench.app.titles[title], match, "")
    bench.app.scenes.clear_to(table)
    table.playback.finish()
    return table


def lift(bench: Any, seat: int) -> None:
    """Through beat and curtain to the decision of `seat`."""
    bench.until(lambda: isinstance(bench.app.scenes.top, CurtainScene))
    bench.app.frame()
    bench.run(0.1)
    bench.tap(Action.ACCEPT, seat=seat)
    bench.run(1.0, draw=True)


def krynea_before(bench: Any, first: str, then: str, seed: int = 0) -> tuple[Match[Any], str]:
    """A game of two in which seat 0 is asked `first`, and the answer after which seat 1 is asked `then`."""
    rules, seats = bench.app.titles["krynea"].rules(), (SeatSpec("Temur", 0), SeatSpec("Aigul", 1))
    options = {**bench.app.titles["krynea"].default_options, **FACTIONS}
    for n in range(seed, seed + 60):
        match, chance = Match.start(rules, seats, n, options, keep_states=True), Chance(n)
        while not match.over:
            asked = match.question
            play_on(match, chance)
            now = match.question
            if now is None or (asked.seat, now.seat) != (0, 1) or getattr(asked, "prompt", "") != first:
                continue
            if getattr(now, "prompt", "") == then:
                found = Match.start(rules, seats, n, options, keep_states=True)
                found.replay(match.log[:-1])
                return found, match.log[-1].answer
    raise AssertionError(f"{then} never followed on {first}")


# ------------------------------------------------------------ Huns: what is drawn
def _to_a_draw(match: Any) -> str:
    """Play until the first seat may draw several cards; the answer that draws."""
    for turn in range(600):
        question = match.question
        draws = [o.id for o in getattr(question, "options", ()) if o.id.startswith("draw") and not o.blocked]
        if question.seat == 0 and draws and question.args["n"] >= 2:
            return str(draws[0])
        match.answer(chance_answer(question, Chance(turn), match.rules.sides))
    raise AssertionError("nobody drew")


def _huns(bench: Any, monkeypatch: pytest.MonkeyPatch, world: int) -> tuple[Witness, TableScene]:
    """From the answer that draws until the curtain hangs and some time after."""
    table = bench.lay(title="huns", options={"secrets": "hidden"})
    table.playback.finish()
    draw = _to_a_draw(table.match)
    table.waiting.clear()
    if world:
        another_world(table.match, None, world)
    table.show_now()
    table.stage.settle()
    bench.run(1.0)
    assert bench.app.scenes.top is table and table.asking
    witness = Witness(bench, monkeypatch)
    table.answer(draw)
    witness.watch(180)
    assert isinstance(bench.app.scenes.top, CurtainScene)
    return witness, table


def test_b40_what_is_drawn_is_told_by_nothing_before_its_curtain_is_lifted(bench, monkeypatch) -> None:
    one, table = _huns(bench, monkeypatch, 0)
    first = list(table.match.state.drawn)
    other, table = _huns(bench, monkeypatch, 5)
    assert first != list(table.match.state.drawn)  # the cards are others
    same(one, other)
    bench.tap(Action.ACCEPT, seat=0)
    bench.run(1.0)
    assert list(table.stage.view.drawn) == list(table.match.state.drawn)


# ------------------------------------------------------------ Krynea: hands
def _end_of_turn(
    bench: Any, monkeypatch: pytest.MonkeyPatch, world: int, asked: tuple[str, str]
) -> tuple[Witness, TableScene]:
    """Seat 0 passes with its hand open; both hands differ from world to world."""
    match, answer = krynea_before(bench, *asked)
    assert answer in ("pass", "done")
    if world:
        another_world(match, None, world)
    table = lay(bench, "krynea", match)
    lift(bench, 0)
    assert table.asking and table.playback.sees == 0
    witness = Witness(bench, monkeypatch)
    table.answer(answer)
    witness.watch(300)
    assert isinstance(bench.app.scenes.top, CurtainScene) and bench.app.scenes.top.seat == 1
    return witness, table


TURNS = [("action", "action"), ("purchase", "purchase"), ("ranged-turn", "magic-turn"), ("melee-turn", "react")]


@pytest.mark.parametrize("asked", TURNS)
def test_b40_no_hand_is_told_from_the_end_of_a_turn_to_the_next_curtain(bench, monkeypatch, asked) -> None:
    one, table = _end_of_turn(bench, monkeypatch, 0, asked)
    hands = [army.hand_actions + army.hand_troops for army in table.match.state.armies]
    other, table = _end_of_turn(bench, monkeypatch, 3, asked)
    assert all(
        a != b.hand_actions + b.hand_troops or not a for a, b in zip(hands, table.match.state.armies, strict=True)
    )
    same(one, other)


def _window(bench: Any, monkeypatch: pytest.MonkeyPatch, world: int) -> tuple[Witness, TableScene]:
    """Seat 0 acts, seat 1 may react: from the answer until the curtain before the reaction hangs."""
    match, answer = krynea_before(bench, "action", "react")
    if world:
        another_world(match, 0, world)
    table = lay(bench, "krynea", match)
    lift(bench, 0)
    witness = Witness(bench, monkeypatch)
    table.answer(answer)
    witness.watch(600)
    assert isinstance(bench.app.scenes.top, CurtainScene) and bench.app.scenes.top.seat == 1
    return witness, table


def _world_where(bench: Any, can: bool) -> int:
    """A world in which seat 1 can react, or cannot."""
    for world in range(1, 40):
        match, answer = krynea_before(bench, "action", "react")
        another_world(match, 0, world)
        match.answer(answer)
        if (lone_answer(match.question) is None) is can:
            return world
    raise AssertionError("it is the same in every world")


def test_b40_who_could_react_is_told_by_nothing(bench, monkeypatch) -> None:
    worlds = _world_where(bench, True), _world_where(bench, False)
    one, table = _window(bench, monkeypatch, worlds[0])
    other, blank = _window(bench, monkeypatch, worlds[1])
    assert len(table.match.question.options) > 1 and len(blank.match.question.options) == 1
    same(one, other)
    assert [sound for _, kind, sound, *_ in one.felt if kind == "play" and sound == SOUND] == [SOUND]
    lift(bench, 1)
    bench.run(2.0)
    assert (
        blank.dialogue.waits and blank.dialogue.asking.question.prompt == "react"
    )  # who cannot is asked too, and passes by hand


def test_who_wishes_so_is_not_asked_when_there_is_nothing_to_play(bench, monkeypatch) -> None:
    """The beat is the same; only the curtain tells."""
    worlds = _world_where(bench, True), _world_where(bench, False)
    monkeypatch.setattr(bench.app.profile, "quiet", ["Aigul"])
    for world, asked in zip(worlds, (1, 0), strict=True):
        match, answer = krynea_before(bench, "action", "react")
        another_world(match, 0, world)
        table = lay(bench, "krynea", match)
        lift(bench, 0)
        table.answer(answer)
        bench.until(lambda table=table: table.secrecy.beat is not None)
        bench.run(LENGTH - 0.1)
        assert table.secrecy.beat and bench.app.scenes.top is table
        bench.until(lambda: isinstance(bench.app.scenes.top, CurtainScene))
        assert (bench.app.scenes.top.seat == 1 and table.match.question.prompt == "react") is bool(asked)


def test_news_are_made_of_what_all_may_know(bench) -> None:
    """They stay to be read when others look at the screen again, whoever's hand was open when they were told."""
    rules, names = bench.app.titles["krynea"].rules(), (SeatSpec("Temur", 0), SeatSpec("Aigul", 1))
    match = Match.start(rules, names, 2, {"secrets": "hidden", **FACTIONS}, keep_states=True)
    while match.question.prompt != "purchase":
        play_on(match, Chance(2))
    seat = match.question.seat
    table = lay(bench, "krynea", match)
    lift(bench, seat)
    told: list[Any] = []
    table.board.news = lambda event: told.append(event) or ""
    table.answer("troop")
    bench.until(lambda: told != [])
    assert (told[0].kind, told[0].card) == ("troop", "?") and table.playback.sees == seat


# ------------------------------------------------------------ peeking
@pytest.fixture
def others_turn(bench) -> TableScene:
    """Seat 1 decides, with its hand open; seat 0 holds a pad, seat 1 the keyboard."""
    match, answer = krynea_before(bench, "action", "action")
    match.answer(answer)
    table = lay(bench, "krynea", match)
    bench.app.inputs.seats.claim(0, "pad 1")
    bench.app.inputs.seats.claim(1, "keyboard")
    lift(bench, 1)
    assert table.asked_seat == 1
    return table


def _seen(bench: Any) -> bytes:
    return bytes(bench.app.frame().get_buffer().raw)


def test_a_hand_is_peeked_at_only_while_the_button_is_held(bench, others_turn) -> None:
    bench.press(Action.PEEK, "pad 1", 0)
    assert others_turn.secrecy.peek.held  # there is something to see
    warning = _seen(bench)
    bench.run(WARN - 0.05)
    assert _seen(bench) == warning  # everybody is warned before anything is shown
    bench.run(0.1)
    assert _seen(bench) != warning
    bench.tap(Action.ACCEPT, "keyboard", 1)  # nobody decides meanwhile
    assert others_turn.asked_seat == 1
    bench.press(Action.PEEK, "pad 1", 0, "release")
    table = pygame.Surface((1920, 1080))
    others_turn.picture.draw(table)
    assert _seen(bench) == bytes(table.get_buffer().raw)  # in the same frame


def test_the_prompt_on_the_screen_is_held_too(bench, others_turn, monkeypatch) -> None:
    """Somebody who plays with the mouse."""
    app = bench.app
    app.inputs.seats.claim(0, "mouse")
    monkeypatch.setattr(app.inputs, "prompt_at", lambda pos: Action.PEEK if pos == (1000, 1000) else None)
    spot = {"pos": (1000, 1000), "button": 1}
    for kind, at, peeks in (
        (pygame.MOUSEBUTTONDOWN, spot, True),
        (pygame.MOUSEBUTTONUP, {**spot, "pos": (20, 20)}, False),  # wherever it is let go
    ):
        app.inputs.feed(pygame.event.Event(kind, at))
        for event in app.inputs.tick(0.01):
            app.scenes.handle(event)
        assert (others_turn.secrecy.peek is not None) is peeks


def test_a_bot_that_may_react_is_given_the_same_moment(bench) -> None:
    """Three armies, one of them a bot's: its window looks like a person's, and it thinks while the beat runs."""
    title = bench.app.titles["krynea"]
    seats = (SeatSpec("Temur", 0), SeatSpec("Aigul", 1), SeatSpec("Batu", 2, "random"))
    options = {**title.default_options, **FACTIONS, "faction-2": "dark"}
    match, chance = Match.start(title.rules(), seats, 4, options, keep_states=True), Chance(4)
    while getattr(match.question, "prompt", "") != "react" or match.question.seat != 2:
        play_on(match, chance)
    table = lay(bench, "krynea", match)
    bench.run(0.1)
    assert table.secrecy.beat.seat == 2 and table.thinking
    bench.until(lambda: table.match.question is None or table.match.question.seat != 2)


def test_nobody_peeks_for_another_seat(bench, others_turn) -> None:
    for device, seat in (("keyboard", 1), ("pad 2", 0), ("mouse", 1)):
        bench.press(Action.PEEK, device, seat)
        assert others_turn.secrecy.peek is None
        bench.press(Action.PEEK, device, seat, "release")
    bench.app.inputs.seats.shared = True  # a pad that goes round belongs to who is asked
    bench.press(Action.PEEK, "pad 1", 1)
    assert others_turn.secrecy.peek is None
    bench.app.inputs.seats.shared = False


def test_a_warning_is_the_same_whatever_is_held(bench, others_turn) -> None:
    bench.press(Action.PEEK, "pad 1", 0)
    one = _seen(bench)
    bench.press(Action.PEEK, "pad 1", 0, "release")
    another_world(others_turn.match, None, 9)
    bench.press(Action.PEEK, "pad 1", 0)
    assert _seen(bench) == one
    bench.press(Action.PEEK, "pad 1", 0, "release")


def test_what_lies_over_the_table_ends_a_peek(bench, others_turn) -> None:
    bench.press(Action.PEEK, "pad 1", 0)
    others_turn.show_pause()
    assert others_turn.secrecy.peek is None


def test_one_person_among_bots_has_no_secrets_to_keep(bench) -> None:
    title = bench.app.titles["krynea"]
    assert title.hides(title.default_options, 2) and title.hides({}, 2)  # a save from before the option too
    assert not title.hides(title.default_options, 1) and not title.hides({"secrets": "open"}, 4)
    table = bench.lay(bots="1", title="krynea")
    assert not table.secrecy.guarded and table.playback.sees == 0
