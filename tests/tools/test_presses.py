"""Presses from the focus to an answer, counted by hand on a row of four."""

import pygame

from engine.rules import Choose, Option
from engine.table.asking import Asking
from engine.ui.focus import Element, FocusMap
from tools.presses import Tally, moves_to, presses_for

ROW = {name: pygame.Rect(100 * n, 0, 80, 50) for n, name in enumerate("abcd")}


def test_the_nearer_way_round_is_counted() -> None:
    focus = FocusMap()
    focus.set(Element(name, rect) for name, rect in ROW.items())
    assert [moves_to(focus, name) for name in "abcd"] == [0, 1, 2, 1], "d lies one step back, round the edge"
    assert focus.current == "a"


def test_options_that_share_a_place_cost_the_list() -> None:
    options = tuple(Option(f"{place}:{n}", (place,)) for place in "abcd" for n in range(2))
    asking = Asking(Choose(0, "test", options), ROW)
    asking.place(ROW, {})
    assert presses_for(asking, "b:1", {}) == 1 + 1 + 1 + 1, "to b, open its list, a row down, take it"
    assert asking.focus.current == "b"


def test_presses_go_to_the_turn_in_which_they_were_made() -> None:
    tally = Tally()
    tally.count("bid", 3)
    tally.hear("turn_started", 0)
    tally.count("die", 2)
    tally.count("army", 5)
    tally.hear("turn_ended", 0)
    tally.hear("turn_started", 1)
    tally.count("card", 1)
    assert (tally.own, tally.between) == ([7], [3, 1]) and tally.presses["army"] == 5
