"""How the memory of pictures is given back. Without this the C library keeps what large surfaces leave behind."""

import contextlib
import ctypes
import sys

M_MMAP_THRESHOLD = -3
LARGE = 128 * 1024
"""Bytes from which on a block is mapped by itself, and so goes back to the system when it is freed."""


def give_back_large_blocks() -> None:
    """Fix glibc's threshold, which otherwise grows with the first large picture freed. Nothing happens elsewhere."""
    if sys.platform.startswith("linux"):
        with contextlib.suppress(OSError, AttributeError):  # another C library, which has no such setting
            ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE)
