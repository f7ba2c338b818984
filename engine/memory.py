"""How the memory of pictures is given back. Without this the C library keeps what large surfaces leave behind."""

import contextlib
import ctypes
import gc
import re
import sys
from functools import _lru_cache_wrapper
from typing import ClassVar

from engine.ui.pool import pooled

M_MMAP_THRESHOLD = -3
LARGE = 128 * 1024
"""Bytes from which on a block is mapped by itself, and so goes back to the system when it is freed."""


def give_back_large_blocks() -> None:
    """Fix glibc's threshold, which otherwise grows with the first large picture freed. Nothing happens elsewhere."""
    if sys.platform.startswith("linux"):
        with contextlib.suppress(OSError, AttributeError):  # another C library, which has no such setting
            ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE)


def give_back_what_is_free() -> None:
    """Have glibc return the free pages between what is kept: pictures of many sizes that come and go leave holes."""
    if sys.platform.startswith("linux"):
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)


DRAWS = re.compile(r"engine\.(ui|table|dice|board)\.|games\.\w+\.board\.")
"""Modules whose cached functions make pictures, texts and their layouts."""


def forget_pictures() -> None:
    """Empty what functions keep of pictures drawn for an earlier table; they are drawn again when they are wanted."""
    for name, module in list(sys.modules.items()):
        if DRAWS.match(name):
            for kept in vars(module).values():
                if isinstance(kept, _lru_cache_wrapper):
                    kept.cache_clear()
    pooled.clear()


class Sweep:
    """Frees a table that was left, whose parts know each other so that only a collection does it. What the next one
    finds need not be searched again while that is played."""

    last: ClassVar[str] = ""
    """The title of the table before this one."""
    due: ClassVar[bool] = False
    """A table was left and is not yet freed: left to itself, the collector may wait for minutes."""

    def __init__(self, title: str) -> None:
        self.title = title
        self._done = False

    def forget(self) -> None:
        """Before the new table is built up. One of the same title goes on with what was drawn for the earlier."""
        if self.title != Sweep.last:
            Sweep.last = self.title
            forget_pictures()

    def freeze(self) -> None:
        """Once, in the first step: a table that made way for this one is held until this one has entered."""
        if not self._done:
            self._done = True
            self._collect()
            gc.freeze()

    def thaw(self) -> None:
        """The table is left. Whoever is leaving it still holds it."""
        gc.unfreeze()
        Sweep.due = True

    @classmethod
    def free(cls) -> None:
        """Between two turns of the loop, when nobody holds a table that was left in the one before."""
        if cls.due:
            cls._collect()

    @classmethod
    def _collect(cls) -> None:
        cls.due = False
        gc.collect()
        give_back_what_is_free()
