"""AOC-4.7, AOC-4.9, AOC-18 The fate dice: what each may be taken for."""

from engine.rules import Option, emit
from games.age_of_conan.rules import events
from games.age_of_conan.rules.state import AocState

ALLOWS = {
    "military": ("military",),
    "intrigue": ("intrigue",),
    "court_conan": ("court",),
    "military_intrigue": ("military", "intrigue"),
    "wild": ("military", "intrigue", "court"),
}
"""AOC-4.9 Kinds of action by face."""


def why_not_take(pool: list[str], face: str, kind: str) -> tuple[str, str]:
    """AOC-18.2, AOC-18.5, AOC-18.6 Why a die of `face` cannot be taken for `kind`: key and clause."""
    if face == "military_intrigue" and kind in pool:
        return "purer-die", "AOC-18.2"
    if face == "wild" and any(kind in ALLOWS[other] for other in pool if other != "wild"):
        return "purer-die", "AOC-18.5"
    return "", ""


def die_options(s: AocState) -> list[Option]:
    """One option for each face in the pool and kind of action."""
    found = []
    for face in dict.fromkeys(s.pool):
        touches = tuple(f"die:{index}" for index, one in enumerate(s.pool) if one == face)
        for kind in ALLOWS[face]:
            args: dict[str, str | int] = {"face": face, "kind": kind, "n": len(touches)}
            found.append(Option(f"die:{face}/{kind}", touches, args, *why_not_take(s.pool, face, kind)))
    return found


def take_die(s: AocState, seat: int, face: str, kind: str) -> None:
    index = s.pool.index(face)
    del s.pool[index]
    emit(s, events.DieTaken(seat=seat, face=face, kind=kind, index=index))


def turn_die(s: AocState, seat: int, index: int, face: str) -> None:
    before, s.pool[index] = s.pool[index], face
    emit(s, events.DieTurned(seat=seat, index=index, before=before, after=face))
