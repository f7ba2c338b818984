"""The tag at the focus lies where it hides nothing that could be chosen."""

import pygame

from engine.table.board import CAPTION
from engine.table.tag import AWAY, PICTURES, find_place

AREA = pygame.Rect(96, 54, 1300, 800)


def test_below_when_nothing_is_there() -> None:
    places = {"a": pygame.Rect(600, 300, 100, 100)}
    assert find_place((200, 50), "a", places, frozenset({"a"}), AREA) == pygame.Rect(550, 418, 200, 50)


def test_not_over_a_neighbour_that_can_be_chosen() -> None:
    places = {name: pygame.Rect(600 + 150 * x, 300 + 150 * y, 130, 130) for name, x, y in
              (("a", 0, 0), ("b", 1, 0), ("c", 0, 1), ("d", 1, 1))}  # fmt: skip
    for name in places:
        plate = find_place((300, 60), name, places, frozenset(places), AREA)
        assert plate.collidelist(list(places.values())) < 0
        assert AREA.contains(plate)


def test_over_an_empty_part_of_the_field_sooner_than_over_a_thing_in_it() -> None:
    """Above the focus lies a strip with nothing in it, below a card of the size of the focus; both sides are taken."""
    places = {
        "a": pygame.Rect(600, 400, 130, 150),
        "card": pygame.Rect(600, 556, 130, 150),
        "strip": pygame.Rect(400, 60, 530, 330),
        "left": pygame.Rect(100, 400, 490, 400),
        "right": pygame.Rect(740, 400, 600, 400),
    }
    plate = find_place((400, 90), "a", places, frozenset({"a", "left", "right"}), AREA)
    assert plate == pygame.Rect(465, 400 - AWAY - 90, 400, 90)


def test_not_over_words_that_say_what_goes_on() -> None:
    """Above lies a wide line of words, below and beside things that can be chosen: a thing of that size is covered,
    the words are not."""
    others = {"below": pygame.Rect(400, 556, 530, 240), "left": pygame.Rect(96, 400, 490, 400)}
    others["right"] = pygame.Rect(740, 400, 656, 400)
    wide, legal = pygame.Rect(100, 310, 1290, 72), frozenset({"a", *others})
    for name, hidden in ((CAPTION, False), ("strip", True)):
        places = {"a": pygame.Rect(600, 400, 130, 150), name: wide, **others}
        assert find_place((400, 90), "a", places, legal, AREA).colliderect(wide) == hidden


def test_inside_the_area_at_its_edge() -> None:
    places = {"a": pygame.Rect(100, 780, 100, 70)}
    plate = find_place((300, 60), "a", places, frozenset({"a"}), AREA)
    assert AREA.contains(plate) and not plate.colliderect(places["a"])


def test_pictures_of_the_thing_itself_are_left_out() -> None:
    assert PICTURES.sub("", "Face-up wagon {icon:back_green} {icon:suit_raid} {icon:suit_raid}") == "Face-up wagon"
    assert PICTURES.sub("", "Red 2 {icon:suit_raid}") == "Red 2 {icon:suit_raid}"
