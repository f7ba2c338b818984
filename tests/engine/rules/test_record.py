"""Saves: what opens goes on as it was; what does not is refused with the reason and the cure."""

import json

import pytest

from engine.rules import Match, SeatSpec
from engine.rules.record import SaveFault, load, save
from games._template.rules import RULES

KNOWN = {"_template": RULES}


def played() -> Match:
    match = Match.start(RULES, (SeatSpec("Temur"), SeatSpec("Aigul", 1, "greedy")), seed=3)
    for answer in ([4], "keep", [1], "again", [5]):
        match.answer(answer)
    return match


def changed(**fields: object) -> bytes:
    return json.dumps({**json.loads(save(played())), **fields}).encode()


def refused(data: bytes) -> SaveFault:
    with pytest.raises(SaveFault) as caught:
        load(data, KNOWN)
    return caught.value


def test_a_save_opens_as_it_was_with_its_way_back() -> None:
    match, opened = played(), load(save(played()), KNOWN)
    assert opened.state == match.state and opened.log == match.log and opened.seats == match.seats
    assert opened.question == match.question


@pytest.mark.parametrize("data", [b"", b"   \n"])
def test_an_empty_save(data: bytes) -> None:
    assert refused(data).reason == "empty"


def test_half_a_save() -> None:
    whole = save(played())
    assert refused(whole[: len(whole) // 2]).reason == "damaged"


def test_noise() -> None:
    assert refused(bytes(range(256)) * 4).reason == "damaged"


@pytest.mark.parametrize("data", [b"[1, 2]", b'{"format": 1}', b'{"format": "x", "title": 3}', b"null", b"7"])
def test_json_of_the_wrong_shape(data: bytes) -> None:
    assert refused(data).reason == "damaged"


def test_a_newer_format_and_newer_rules() -> None:
    assert refused(changed(format=2)).reason == "newer"
    assert refused(changed(rules_version=99)).reason == "newer"


def test_older_rules_without_an_upgrade_and_no_version_at_all() -> None:
    assert refused(changed(rules_version=0)).reason == "other-rules"
    assert refused(changed(rules_version=None)).reason == "damaged"


def test_other_content() -> None:
    fault = refused(changed(content="0000000000000000"))
    assert fault.reason == "other-content" and "Restore that content" in str(fault)


def test_a_title_that_is_not_installed() -> None:
    assert refused(changed(title="chess")).reason == "unknown-title"


def test_a_log_that_does_not_follow_the_rules_or_not_lead_to_the_position() -> None:
    log = json.loads(save(played()))["log"]
    assert refused(changed(log=[{**log[0], "answer": [9]}, *log[1:]])).reason == "damaged"
    assert refused(changed(log=log[:-1])).reason == "damaged"
    assert refused(changed(seats=[])).reason == "damaged"


def test_an_older_save_is_upgraded_version_by_version() -> None:
    from dataclasses import replace

    def upgrade(raw: dict) -> dict:
        return {**raw, "options": {}}

    rules = replace(RULES, version=2, upgrades={1: upgrade})
    assert load(changed(options={"old": "thing"}), {"_template": rules}).options == {}
