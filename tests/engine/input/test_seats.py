"""Seats: joining, passing one pad round, losing and finding."""

from engine.input.seats import Seats


def test_pads_join_the_lowest_free_seat_once() -> None:
    seats = Seats(3)
    assert seats.join("pad:0") == 0
    assert seats.join("pad:1") == 1
    assert seats.join("pad:0") == 0
    seats.leave(0)
    assert seats.join("pad:2") == 0
    assert seats.join("keyboard") == 2
    assert seats.join("pad:9") is None


def test_a_device_without_a_seat_speaks_for_the_one_that_is_asked() -> None:
    seats = Seats(3)
    assert seats.speaks_for("pad:0", 2) == 2
    assert seats.speaks_for("pad:0", None) is None
    seats.join("pad:0")
    assert seats.speaks_for("pad:0", 2) == 0
    assert seats.speaks_for("mouse", 2) == 2


def test_shared_means_any_pad_answers_for_whoever_is_asked() -> None:
    seats = Seats(3, shared=True)
    seats.join("pad:0")
    assert seats.speaks_for("pad:0", 1) == 1


def test_one_pad_may_hold_several_seats() -> None:
    seats = Seats(4)
    seats.claim(1, "pad:0")
    seats.claim(3, "pad:0")
    assert seats.speaks_for("pad:0", 3) == 3
    assert seats.speaks_for("pad:0", 0) == 1


def test_a_lost_pad_keeps_its_seat_and_finds_it_again() -> None:
    seats = Seats(2)
    seats.join("pad:0", "guid-a")
    seats.join("pad:1", "guid-b")
    assert seats.lose("pad:0") == (0,)
    assert seats.lost() == (0,)
    assert seats.free() == ()
    assert seats.device(1) == "pad:1"
    assert seats.find("pad:7", "guid-a") == (0,)
    assert seats.device(0) == "pad:7"
    assert seats.lost() == ()


def test_any_pad_may_claim_a_lost_seat() -> None:
    seats = Seats(2)
    seats.join("pad:0", "guid-a")
    seats.lose("pad:0")
    seats.claim(0, "pad:5", "guid-z")
    assert seats.find("pad:6", "guid-a") == ()
    assert seats.device(0) == "pad:5"


def test_prompts_follow_the_device_last_used_for_a_seat() -> None:
    seats = Seats(2)
    seats.join("pad:0")
    seats.used("mouse", 0)
    assert seats.prompt_device(0) == "mouse"
    seats.used("pad:0", 0)
    assert seats.prompt_device(0) == "pad:0"
    assert seats.prompt_device(None) == "pad:0"
