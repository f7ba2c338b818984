"""The demonstration: every game in turn, nothing that burns in, and three presses from there to a game."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from engine.headless import seat_bots
from engine.input.actions import Action
from engine.kiosk.books import read
from engine.profile import Fame
from engine.rules import Chance, Match
from engine.rules.match import play_on
from engine.scenes.attract import BLACK, SHOWN, AttractScene
from engine.scenes.lobby import LobbyScene
from engine.scenes.title import TitleScene
from engine.table.scene import TableScene

SMALL = (96, 54)
EVERY = 2.0
BRIGHT = 60
"""Brightness 0..255 from which on a spot can burn in."""


def test_every_listed_game_is_shown_in_turn_with_pages_and_fame(booth: Any) -> None:
    booth.app.profile.fame["huns"] = [Fame("Temur", 31, 3, True, "2026-08-01")]
    attract = AttractScene(booth.app)
    seen = []
    for _ in range(40):
        seen.append((attract.slide[0], attract.title.id if attract.title else "", attract.slide[1]))
        attract.slide = next(attract.slides)
    listed = [title.id for title in booth.app.titles.values() if title.listed]
    demos = [title for kind, title, _ in seen if kind == "demo"]
    assert demos[: len(listed)] == listed and demos[len(listed)] == listed[0] and len(listed) >= 2
    assert seen[:5] == [
        ("picture", "", 0),
        ("demo", "huns", 0),
        ("page", "huns", 1),
        ("page", "huns", 2),
        ("fame", "huns", 0),
    ]
    assert ("page", "huns", 3) in seen and ("fame", listed[1], 0) not in seen


def test_a_game_of_the_operators_choice_is_shown_alone(make_booth: Callable[..., Any]) -> None:
    attract = AttractScene(make_booth(kiosk__title="krynea").app)
    for _ in range(12):
        assert attract.title is None or attract.title.id == "krynea"
        attract.slide = next(attract.slides)


def small(canvas: pygame.Surface) -> list[int]:
    """The brightness of each spot of a picture."""
    picture = pygame.transform.smoothscale(canvas, SMALL)
    return [max(picture.get_at((x, y))[:3]) for y in range(SMALL[1]) for x in range(SMALL[0])]


@pytest.mark.slow
def test_no_bright_spot_of_the_picture_stands_for_a_minute(booth: Any) -> None:
    """Pictures of three minutes: the longest that any bright spot keeps its brightness."""
    attract = AttractScene(booth.app)
    booth.show(attract)
    kinds, longest = set(), 0.0
    before: list[int] = []
    stood = [0.0] * (SMALL[0] * SMALL[1])
    for _ in range(round(180 / EVERY)):
        for _ in range(round(EVERY * 20)):
            booth.app.step(1 / 20)
        now = small(booth.app.frame())
        kinds.add(attract.slide[0])
        same = [level > BRIGHT and abs(level - was) < 3 for level, was in zip(now, before or now, strict=True)]
        stood = [time + EVERY if still else 0.0 for time, still in zip(stood, same, strict=True)]
        before, longest = now, max(longest, *stood)
    assert kinds == {"picture", "demo", "page"}
    assert 0 < longest < 60, longest


def test_slides_end_in_a_black_frame_and_the_next_lies_a_few_pixels_aside(booth: Any) -> None:
    attract = AttractScene(booth.app)
    booth.show(attract)
    shifts = []
    for _ in range(3):
        attract.age = SHOWN[attract.slide[0]] - BLACK / 2
        assert max(small(booth.app.frame())) == 0
        attract._next()
        assert max(small(booth.app.frame())) == 0
        shifts.append(attract.count)
        attract.age = 2.0
        assert max(small(booth.app.frame())) > BRIGHT
    assert shifts == [1, 2, 3]


def test_the_captions_of_a_demonstration_come_and_go(booth: Any) -> None:
    attract = AttractScene(booth.app)
    booth.show(attract)
    attract._next()
    assert attract.demo is not None
    whole = over_the_bar(attract.demo.draw, attract.demo.board.bar_rect)
    told: list[str] = []
    block = booth.app.kit.block
    booth.app.kit.block = lambda words, *rest, **more: told.append(words) or block(words, *rest, **more)
    attract.count = 0  # lies straight
    seen = {}
    for attract.age in (1.0, 3.0, 5.9, 7.0, 19.0, 23.0, 27.0, 39.0, 43.0, 47.0):
        told.clear()
        seen[attract.age] = over_the_bar(attract.draw, attract.demo.board.bar_rect)
        bare = attract.age in (7.0, 19.0, 27.0, 39.0, 47.0)
        assert (seen[attract.age] == whole) == bare and bool(told) != bare, attract.age
        assert bare or told[-1].startswith("Draw cards" if attract.age == 23.0 else "Winter, 453."), attract.age
    assert seen[1.0] == seen[3.0] == seen[43.0] != seen[5.9], "the caption fades before it is gone"


def over_the_bar(draw: Callable[[pygame.Surface, float], None], bar: pygame.Rect) -> bytes:
    """The picture of a demonstration where its captions are, clear of the invitation at the bar."""
    canvas = pygame.Surface((1920, 1080))
    draw(canvas, 0.0)
    return pygame.image.tobytes(canvas.subsurface(bar.x, bar.y - 200, bar.w, 170), "RGB")


def test_the_dice_of_demonstrations_count(booth: Any) -> None:
    attract = AttractScene(booth.app)
    booth.show(attract)
    attract._next()
    assert attract.demo is not None
    chance = Chance(1)
    for _ in range(60):
        play_on(attract.demo.match, chance)
    thrown = sum(len(entry.dice) for entry in attract.demo.match.log)
    attract._next()
    booth.app.session.books.flush()
    books = read(booth.app.session.books.path)
    assert sum(books.dice.values()) == thrown > 0 and books.matches == []


def test_three_presses_lead_from_the_demonstration_to_a_game(booth: Any) -> None:
    booth.show(AttractScene(booth.app))
    booth.press(Action.DETAILS)
    assert isinstance(booth.top, TitleScene)
    booth.wait(0.5)
    booth.press(Action.ACCEPT)
    assert isinstance(booth.top, LobbyScene)
    booth.wait(0.5)
    booth.press(Action.ACCEPT)
    assert isinstance(booth.top, TableScene) and booth.app.session.open
    assert booth.top.persons


def test_the_demonstration_has_a_loudness_of_its_own_or_none(make_booth: Callable[..., Any]) -> None:
    """K5: a share of the master volume, given back to whoever presses."""
    for share, heard in ((40, 32), (0, 0)):
        booth = make_booth(audio__master=80, kiosk__attract_volume=share)
        booth.show(AttractScene(booth.app))
        assert booth.app.audio.levels.master == heard
        booth.press(Action.ACCEPT)
        booth.wait(0.3)
        assert isinstance(booth.top, TitleScene) and booth.app.audio.levels.master == 80


def test_where_one_plays_alone_somebody_without_a_seat_acts_and_is_told_of(booth: Any) -> None:
    alone = [title for title in booth.app.titles.values() if title.listed and title.seats[0] == 1]
    assert alone
    for title in alone:
        match = Match.start(title.rules(), seat_bots(1, ["random"]), 5, title.default_options, keep_states=True)
        table = TableScene(booth.app, title, match, "", demo=True, instant=True)
        booth.app.scenes.clear_to(table)
        acting = set()
        for step in range(20_000):
            if table.over:
                break
            table.update(1 / 120)
            acting.add(table.playback.acting)
            if step % 50 == 0:
                booth.app.frame()
        assert table.over and table.chrome.news.line and acting <= {None, 0}, title.id
