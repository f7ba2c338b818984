"""What is known of the baked pictures."""

from functools import cache
from typing import Any

import toml

from engine.assets import SPRITES

HOME = "conan"


@cache
def layout() -> dict[str, Any]:
    """Where the baked pictures lie: sprites/conan/layout.toml."""
    return toml.loads((SPRITES / HOME / "layout.toml").read_text(encoding="utf-8"))
