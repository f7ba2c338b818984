import pytest

from engine.dice.dietypes import die_type, read_die, read_face, register_dice
from engine.dice.symbols import FOLDER, outlines

FACES = [{"symbols": [f"num_{n}"], "corner": "suit_raid", "value": n, "word": f"die-{n}"} for n in (1, 2, 3, 3, 2, 1)]


def test_a_die_is_read_from_plain_data():
    die = read_die({"id": "huns/red", "body": "#cb3a2c", "faces": FACES})
    assert (die.base, die.sides) == ((203, 58, 44), 6)
    assert [face.value for face in die.faces] == [1, 2, 3, 3, 2, 1]
    assert die.faces[0].word == "die-1"
    assert [mark.symbol for mark in die.faces[0].marks] == ["num_1", "suit_raid"]


def test_opposite_faces_are_first_and_last():
    die = read_die({"id": "huns/red", "body": "#cb3a2c", "faces": FACES})
    assert [die.faces[k].value + die.faces[5 - k].value for k in range(3)] == [2, 4, 6]


def test_ink_is_dark_on_a_light_body_and_light_on_a_dark_one():
    light = read_die({"id": "a", "body": "#e8b52e", "faces": FACES})
    dark = read_die({"id": "b", "body": "#17151d", "faces": FACES})
    assert sum(light.ink) < 150 < 500 < sum(dark.ink)


def test_a_die_of_five_faces_is_refused_by_name():
    with pytest.raises(ValueError, match="die x/odd: 5 faces"):
        read_die({"id": "x/odd", "body": "#ffffff", "faces": FACES[:5]})


def test_five_symbols_do_not_fit_a_face():
    with pytest.raises(ValueError, match="5 symbols"):
        read_face({"symbols": ["num_1"] * 5, "word": "w"})


def test_a_later_registration_replaces_the_first():
    register_dice([{"id": "t/again", "body": "#000001", "faces": FACES}])
    register_dice([{"id": "t/again", "body": "#000002", "faces": FACES}])
    assert die_type("t/again").base == (0, 0, 2)


@pytest.mark.parametrize("name", sorted(file.stem for file in FOLDER.glob("*.svg")))
def test_every_symbol_is_outlines_within_its_box(name):
    shapes = outlines(name)
    assert any(not hole for _, hole in shapes)
    assert all(abs(x) <= 1 and abs(y) <= 1 for points, _ in shapes for x, y in points)


def test_a_hole_follows_the_shape_it_pierces():
    holes = [hole for _, hole in outlines("suit_curse")]
    assert holes == sorted(holes)
    assert True in holes
