import pygame
import pytest

from engine.dice.dietypes import die_type, register_dice
from engine.dice.draw import FAST, SMOOTH, die_picture
from engine.dice.orientation import resting
from engine.dice.throw import Gesture, LiveThrow, Throw, simulate
from engine.dice.tiles import draw_results, face_tile
from engine.dice.view import FAR, PICTURE, WALL, TrayView

RECT = pygame.Rect(400, 100, *PICTURE)
DICE = ("t/blue", "t/blue", "t/coin")


@pytest.fixture(autouse=True)
def canvas():
    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode((1920, 1080))
    surface.fill((0, 0, 0))
    faces = [{"symbols": [f"num_{n}"], "corner": "suit_equipment", "word": f"{n}"} for n in (1, 2, 3, 3, 2, 1)]
    coin = [{"symbols": ["coin_horse"], "word": "heads"}, {"symbols": ["coin_tamga"], "word": "tails"}]
    register_dice(
        [{"id": "t/blue", "body": "#2f73c8", "faces": faces}, {"id": "t/coin", "body": "#c9952f", "faces": coin}]
    )
    return surface


def test_the_felt_begins_below_the_far_wall():
    view = TrayView(RECT)
    assert view.scale == pytest.approx(1.0)
    assert view.spot(0, 0) == (400 + WALL, 100 + WALL + FAR)


def test_the_tray_keeps_its_proportions_in_any_rect():
    view = TrayView(pygame.Rect(0, 0, 600, 1000))
    assert view.rect.w == 600
    assert view.rect.w / view.rect.h == pytest.approx(PICTURE[0] / PICTURE[1], rel=0.01)
    assert view.rect.center == (300, 500)


def test_top_faces_of_different_worth_look_different():
    looks = {pygame.image.tobytes(die_picture(die_type("t/blue"), resting(f), 46), "RGBA") for f in (0, 1, 2)}
    assert len(looks) == 3


@pytest.mark.parametrize("half", (18, 30, 46, 70))
@pytest.mark.parametrize("quality", (FAST, SMOOTH))
def test_any_turn_fits_its_picture(half, quality):
    for k in range(24):
        q = (0.5 + k / 30, 0.4 - k / 40, 0.3, 0.1 * k)
        n = sum(v * v for v in q) ** 0.5
        for die in ("t/blue", "t/coin"):
            assert die_picture(die_type(die), tuple(v / n for v in q), half, quality).get_width() > half


def test_the_whole_throw_is_drawn_and_ends_where_simulated(canvas):
    view, throw = TrayView(RECT), Throw(DICE, Gesture(0.8), 3)
    view.show(LiveThrow(throw))
    while not view.live.done:
        view.update(1 / 60)
        view.draw(canvas)
    assert view.live.outcome().faces == simulate(throw).faces
    assert all(view.rect.contains(rect.inflate(-30, -30)) for rect in view.die_rects())


def test_emptying_or_refilling_the_tray_in_mid_flight_is_safe(canvas):
    view = TrayView(RECT)
    for n in range(12):
        view.show(LiveThrow(Throw(DICE[: n % 3 + 1], Gesture(1.0), n)))
        view.update(n / 30)
        view.draw(canvas)
        view.show(None)
        view.draw(canvas)
        assert view.die_rects() == []


def test_dice_leave_the_hand_as_they_were_held():
    view = TrayView(RECT)
    view.hold(DICE, 0.1, 77)
    assert view.update(1.0) == ()
    held = view.die_rects()
    view.show(LiveThrow(Throw(DICE, Gesture(0.9, 0.1, 0.4), 77)))
    assert [rect.x for rect in view.die_rects()] == [rect.x for rect in held]


def test_any_button_skips_to_the_same_faces():
    view, throw = TrayView(RECT), Throw(DICE, Gesture(0.8), 9)
    view.show(LiveThrow(throw))
    view.update(0.2)
    view.skip()
    assert view.live.done
    assert view.live.outcome().faces == simulate(throw).faces


def test_the_result_row_names_every_face_and_dims_the_spent(canvas):
    asked = []

    def word(key):
        asked.append(key)
        return key

    tiles = draw_results(canvas, pygame.Rect(100, 700, 900, 150), DICE, (0, 2, 1), word, {1})
    assert asked == ["1", "3", "tails"]
    assert len(tiles) == 3 and tiles[0].right < tiles[1].left < tiles[2].left
    die = die_type("t/blue")
    plain, spent = face_tile(die, 0, 80).get_at((40, 70)), face_tile(die, 0, 80, True).get_at((40, 70))
    assert spent.b < plain.b * 0.6
