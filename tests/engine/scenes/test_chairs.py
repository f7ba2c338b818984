"""Laying the table: who sits where, with which device."""

from engine.input.seats import Seats
from engine.profile import ChairMemory, LastTable
from engine.scenes.chairs import NOBODY, PERSON, Table
from engine.titles import find_titles

NAMES = ("Temur", "Aigul", "Batu", "Sarnai", "Tomyris")
HUNS = find_titles()["huns"]


def table(seats: Seats | None = None, last: LastTable | None = None) -> Table:
    return Table(HUNS, seats or Seats(), ("greedy", "random"), NAMES, last)


def test_a_new_table_is_one_person_against_one_bot() -> None:
    laid = table()
    assert [chair.kind for chair in laid.chairs] == [PERSON, "greedy", NOBODY, NOBODY]
    assert laid.why_not() == ""


def test_devices_take_persons_chairs_first_then_free_ones_then_a_bots() -> None:
    laid = table()
    assert [laid.join(f"pad:{n}", "") for n in range(5)] == [0, 2, 3, 1, None]
    assert [chair.kind for chair in laid.chairs] == [PERSON] * 4
    assert laid.join("pad:2", "") == 3, "who sits already stays"


def test_too_few_cannot_start() -> None:
    laid = table()
    laid.set_kind(1, NOBODY)
    assert laid.why_not() == "lobby-too-few"


def test_a_bot_on_a_held_chair_frees_the_device() -> None:
    seats = Seats()
    seats.claim(0, "keyboard")
    laid = table(seats)
    laid.set_kind(0, "random")
    assert seats.device(0) is None and laid.join("keyboard", "") == 2


def test_looks_change_places() -> None:
    laid = table()
    laid.set_look(0, 2)
    assert [chair.look for chair in laid.chairs] == [2, 1, 0, 3]
    laid.set_look(0, 4)
    assert [chair.look for chair in laid.chairs] == [4, 1, 0, 3]


def test_empty_chairs_close_up_and_devices_follow() -> None:
    seats = Seats()
    laid = table(seats)
    laid.set_kind(1, NOBODY)
    laid.join("keyboard", "")
    laid.set_kind(3, "random")
    laid.set_kind(2, PERSON)
    seats.claim(2, "pad:7", "guid")
    laid.settle({"pad:7": "guid"})
    assert [(spec.name, spec.look, spec.bot) for spec in laid.specs()] == [
        ("Temur", 0, ""),
        ("Batu", 2, ""),
        ("Sarnai", 3, "random"),
    ]
    assert (seats.device(0), seats.device(1), seats.device(2), seats.shared) == ("keyboard", "pad:7", None, False)


def test_a_person_without_a_device_makes_one_go_round() -> None:
    seats = Seats()
    laid = table(seats)
    laid.join("keyboard", "")
    laid.set_kind(1, PERSON)
    laid.settle({})
    assert seats.shared


def test_the_table_is_laid_as_it_was_and_nonsense_is_mended() -> None:
    memory = LastTable(
        (ChairMemory("random", "Ana", 3), ChairMemory("genius", "Bo", 3), ChairMemory(PERSON, "", 9)), {"no": "such"}
    )
    laid = table(last=memory)
    assert [(chair.kind, chair.name) for chair in laid.chairs[:3]] == [
        ("random", "Ana"),
        ("greedy", "Bo"),
        (PERSON, "Batu"),
    ]
    assert len({chair.look for chair in laid.chairs}) == 4, "no two wear the same"
    assert "no" not in laid.options


def test_what_a_chair_brings_is_laid_again() -> None:
    laid = table()
    laid.chairs[1].choice = "dark"
    assert [chair.choice for chair in table(last=laid.memory()).chairs] == ["", "dark", "", ""]
