import math

import pytest

from engine.dice.orientation import UNTURNED, between, mul, quat, resting, support, top_face, turns


def test_a_cube_has_24_different_turns():
    seen = set()
    for q in turns(6):
        lead = next(v for v in q if abs(v) > 1e-9)
        seen.add(tuple(round(v * math.copysign(1, lead), 6) + 0.0 for v in q))
    assert len(seen) == 24


def test_each_face_is_on_top_in_four_of_the_24():
    tops = [top_face(q) for q in turns(6)]
    assert [tops.count(face) for face in range(6)] == [4] * 6


def test_a_quarter_turn_to_the_right_brings_the_left_face_up():
    # to roll along +x the top goes to the right: turn about +y; then face 3 (left) looks up
    assert top_face(quat((0, 1, 0), math.pi / 2)) == 3
    # towards the viewer (+y) is about -x: the back (4) comes up
    assert top_face(quat((-1, 0, 0), math.pi / 2)) == 4


@pytest.mark.parametrize("face", range(6))
def test_resting_shows_its_face_at_any_yaw(face):
    for yaw in (0.0, 0.4, -1.3, 3.0):
        assert top_face(resting(face, yaw)) == face


def test_opposite_faces_are_i_and_5_minus_i():
    over = quat((1, 0, 0), math.pi)
    for face in range(6):
        assert top_face(mul(over, resting(face))) == 5 - face


def test_a_coin_has_two_turns_and_two_faces():
    assert [top_face(q, 2) for q in turns(2)] == [0, 1]


def test_the_centre_is_highest_on_a_corner():
    assert support(UNTURNED) == pytest.approx(1.0)
    edge = quat((1, 0, 0), math.pi / 4)
    assert support(edge, rounding=0.0) == pytest.approx(math.sqrt(2))


def test_between_goes_the_short_way():
    a, b = UNTURNED, quat((0, 0, 1), 1.0)
    assert between(a, tuple(-v for v in b), 0.5) == pytest.approx(quat((0, 0, 1), 0.5))
