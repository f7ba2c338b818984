"""Pictures and costs of the dice: `SDL_VIDEODRIVER=dummy python -m tools.dice_picture OUT.png [--measure]`.

Left a throw in flight, right the same throw at rest with its result row, below twelve dice and a coin.
"""

import sys
import time

import pygame

from engine.dice.dietypes import register_dice
from engine.dice.throw import Gesture, LiveThrow, Throw
from engine.dice.tiles import draw_results
from engine.dice.view import TrayView

SUITS = (
    ("blue", "equipment", "#2f73c8", "#7db4f2", "#173f78", "#e6d5ae"),
    ("red", "raid", "#cb3a2c", "#f58b70", "#73190f", "#e6d5ae"),
    ("green", "mercenary", "#3f9a4c", "#8fd488", "#1c5528", "#e6d5ae"),
    ("black", "curse", "#3d3947", "#8a8499", "#17151d", "#e6d5ae"),
    ("yellow", "treasure", "#e8b52e", "#fde48f", "#8f6410", "#2a1a08"),
)
COIN = {
    "id": "show/coin",
    "body": "#c9952f",
    "light": "#f9e09a",
    "dark": "#6b470d",
    "ink": "#4a2f08",
    "faces": [{"symbols": ["coin_horse"], "word": "heads"}, {"symbols": ["coin_tamga"], "word": "tails"}],
}
DICE = tuple(f"show/{name}" for name, *_ in SUITS)
ROUNDS = 24


def numbered(name, suit, body, light, dark, ink):
    """1, 2 and 3 twice each, opposite faces equal, the suit in a corner of each."""
    faces = [
        {"symbols": [f"num_{n}"], "corner": f"suit_{suit}", "value": n, "word": f"{n}"} for n in (1, 2, 3, 3, 2, 1)
    ]
    return {"id": f"show/{name}", "body": body, "light": light, "dark": dark, "ink": ink, "faces": faces}


def played(dice, seed, at, rect, gesture=Gesture(0.8, -0.15)):
    """A tray whose throw has run for `at` seconds at 60 frames a second (with its ghosts)."""
    view = TrayView(rect)
    view.show(LiveThrow(Throw(dice, gesture, seed)))
    scrap = pygame.Surface((1920, 1080))
    for k in range(frames := round(at * 60)):
        view.update(1 / 60)
        if k > frames - 12:
            view.draw(scrap)
    return view


def render(canvas, seed=6):
    """The contact picture."""
    canvas.fill((29, 21, 18))
    played(DICE, seed, 0.34, pygame.Rect(40, 20, 900, 540)).draw(canvas)
    rest = played(DICE, seed, 3.0, pygame.Rect(980, 20, 900, 540))
    rest.draw(canvas)
    outcome = rest.live.outcome()
    draw_results(canvas, pygame.Rect(980, 580, 900, 150), DICE, outcome.faces, lambda key: f"Value {key}", {1})
    twelve = (*DICE, *DICE, "show/coin", "show/coin")
    played(twelve, seed, 0.30, pygame.Rect(40, 590, 820, 480)).draw(canvas)
    played(twelve, seed, 3.0, pygame.Rect(900, 750, 520, 320)).draw(canvas)
    hand = TrayView(pygame.Rect(1440, 750, 460, 320))
    hand.hold(DICE, -0.3, seed)
    hand.draw(canvas)
    hand.draw_aim(canvas, -0.3, 0.7)
    return canvas


def cost(canvas, dice, at, rect, label):
    """Median and 95th percentile of drawing one frame `at` seconds into throws (update not counted)."""
    times = []
    for seed in range(ROUNDS):
        view = played(dice, seed, at, rect)
        start = time.perf_counter()
        view.draw(canvas)
        times.append((time.perf_counter() - start) * 1000)
    times.sort()
    print(f"{len(dice):2} dice {label}: median {times[ROUNDS // 2]:.2f} ms, p95 {times[int(ROUNDS * 0.95)]:.2f} ms")


def main():
    """Write the picture; with --measure print the costs of a frame too."""
    pygame.display.init()
    pygame.font.init()
    canvas = pygame.display.set_mode((1920, 1080))
    register_dice([*(numbered(*suit) for suit in SUITS), COIN])
    pygame.image.save(render(canvas), sys.argv[1])
    if "--measure" in sys.argv:
        rect = pygame.Rect(400, 100, 1068, 627)
        for dice in (DICE, (*DICE, *DICE, *DICE[:2])):
            for at, label in ((0.25, "in flight"), (0.8, "slowing"), (3.0, "at rest")):
                cost(canvas, dice, at, rect, label)


if __name__ == "__main__":
    main()
