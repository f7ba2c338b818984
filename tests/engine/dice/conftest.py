import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pytest

from engine.dice.dietypes import register_dice


def _numbered(die_id: str, sides: int) -> dict[str, object]:
    return {
        "id": die_id,
        "body": "#2f73c8",
        "faces": [{"symbols": [], "value": n, "word": f"w{n}"} for n in range(sides)],
    }


@pytest.fixture(autouse=True)
def plain_dice() -> None:
    register_dice([_numbered("test/die", 6), _numbered("test/coin", 2)])
