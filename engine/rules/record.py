"""A match as bytes and back: format version, rules version, content hash, state and log.

What cannot be opened is refused with a `SaveFault` whose `reason` is a message key and whose text says what to do.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.rules.match import Entry, Match, SeatSpec
from engine.rules.question import IllegalAnswer
from engine.rules.ruleset import Ruleset
from engine.rules.state import State

FORMAT = 1


class Record(msgspec.Struct, kw_only=True):
    """The fields of a save file, in JSON."""

    format: int
    title: str
    rules_version: int
    content: str
    seats: tuple[SeatSpec, ...]
    seed: int
    options: dict[str, str | int | bool]
    log: list[Entry]
    state: msgspec.Raw


class Heading(msgspec.Struct):
    """What a list of saves shows without opening the match."""

    format: int
    title: str
    seats: tuple[SeatSpec, ...]
    log: list[msgspec.Raw]


class SaveFault(ValueError):
    """A save that cannot be opened.

    `reason` is one of empty, damaged, newer, other-content, unknown-title, other-rules.
    """

    def __init__(self, reason: str, text: str) -> None:
        self.reason = reason
        super().__init__(text)


def save(match: Match[Any]) -> bytes:
    """The match as it stands, in JSON: what `load` opens again."""
    record = Record(
        format=FORMAT,
        title=match.rules.id,
        rules_version=match.rules.version,
        content=match.rules.content_hash,
        seats=match.seats,
        seed=match.seed,
        options=match.options,
        log=match.log,
        state=msgspec.Raw(msgspec.json.encode(match.state)),
    )
    return msgspec.json.encode(record)


def read_heading(data: bytes) -> Heading:
    """Title, seats and length of a save; raises `SaveFault` for what is no save at all."""
    if not data.strip():
        raise SaveFault("empty", "The save is empty (0 bytes). An older generation may be whole.")
    try:
        heading = msgspec.json.decode(data, type=Heading)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise SaveFault("damaged", f"The save is damaged: {error}. An older generation may be whole.") from None
    if heading.format > FORMAT:
        raise SaveFault("newer", f"The save has format {heading.format}; this program reads up to {FORMAT}. Update it.")
    return heading


def load(data: bytes, rulesets: Mapping[str, Ruleset[Any]], keep_states: bool = False) -> Match[Any]:
    """The match in `data`, with its whole way back. Raises `SaveFault`."""
    heading = read_heading(data)
    rules = rulesets.get(heading.title)
    if rules is None:
        raise SaveFault("unknown-title", f"The save is of {heading.title!r}, which is not installed.")
    record = _read(data, rules)
    if record.content != rules.content_hash:
        raise SaveFault(
            "other-content", "The save was made with other cards or numbers. Restore that content to open it."
        )
    try:
        state = msgspec.json.decode(record.state, type=rules.state)
    except msgspec.DecodeError as error:
        raise SaveFault("damaged", f"The position in the save is damaged: {error}.") from None
    return _rebuild(record, rules, state, keep_states)


def _read(data: bytes, rules: Ruleset[Any]) -> Record:
    raw = msgspec.json.decode(data)
    version = raw.get("rules_version")
    if not isinstance(version, int):
        raise SaveFault("damaged", "The save does not say which version of the rules it is of.")
    if version > rules.version:
        raise SaveFault(
            "newer", f"The save is of rules version {version}; this program has {rules.version}. Update it."
        )
    while version < rules.version:
        if version not in rules.upgrades:
            raise SaveFault("other-rules", f"The save is of rules version {version}, which can no longer be opened.")
        raw, version = rules.upgrades[version](raw), version + 1
    try:
        return msgspec.json.decode(msgspec.json.encode(raw), type=Record)
    except msgspec.DecodeError as error:
        raise SaveFault("damaged", f"The save is damaged: {error}.") from None


def _rebuild(record: Record, rules: Ruleset[Any], state: State, keep_states: bool) -> Match[Any]:
    """Play the log again for the way back; the position in the save is the authority on where play stands."""
    try:
        match = Match.start(rules, record.seats, record.seed, record.options, keep_states)
        match.replay(record.log)
    except (IllegalAnswer, ValueError) as error:
        raise SaveFault("damaged", f"The log of the save does not follow the rules: {error}.") from None
    if match.state != state:
        raise SaveFault("damaged", "The log of the save does not lead to its position.")
    match.opening = []
    return match
