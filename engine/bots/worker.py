"""The process in which bots think: `python -m engine.bots.worker`.

It reads requests from its standard input and writes answers to its standard output, both as msgpack behind a length of
four bytes. It is given views, never states, and lives until its input is closed.
"""

import os
import sys
from typing import Any, BinaryIO

import msgspec

from engine.bots.policies import think
from engine.rules import Chance, Ruleset
from engine.rules.state import unpack
from engine.titles import Title, find_titles

NICENESS = 5


class Request(msgspec.Struct, array_like=True):
    """Think about `view` (packed) of `title` with the named strength; `number` comes back with the answer."""

    number: int
    title: str
    strength: str
    seed: int
    view: bytes


class Reply(msgspec.Struct, array_like=True):
    """The answer to request `number`; `fault` tells in words why there is none."""

    number: int
    answer: str | list[str | int]
    fault: str = ""


def read_frame(stream: BinaryIO) -> bytes:
    """The next message, empty at the end of the stream."""
    head = stream.read(4)
    return stream.read(int.from_bytes(head, "big")) if len(head) == 4 else b""


def write_frame(stream: BinaryIO, data: bytes) -> None:
    stream.write(len(data).to_bytes(4, "big") + data)
    stream.flush()


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer requests until `source` ends."""
    titles = find_titles()
    while data := read_frame(source):
        request = msgspec.msgpack.decode(data, type=Request)
        write_frame(sink, msgspec.msgpack.encode(_reply(titles[request.title], request)))


def _reply(title: Title, request: Request) -> Reply:
    try:
        rules: Ruleset[Any] = title.rules()
        view = unpack(rules.state, request.view)
        answer = think(request.strength, rules, title.bot(), view, Chance(request.seed))
    except Exception as error:  # a bot that fails must not take the table with it: the client is told and plays on
        return Reply(request.number, "", f"{type(error).__name__}: {error}")
    return Reply(request.number, answer if isinstance(answer, str) else list(answer))


def step_back() -> None:
    """Leave the processor to the picture where both want it. Windows knows no such thing: nothing happens there."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


if __name__ == "__main__":
    step_back()
    serve(sys.stdin.buffer, sys.stdout.buffer)
