"""The line-ups of Conan: a side for each scenario and number of heroes."""

from games.conan.rules.content import SCENARIOS as PLAYED
from tools.balance import FIELDS, SCENARIOS, Series


def test_every_scenario_is_weighed_with_every_number_of_heroes() -> None:
    assert {name: facts.parties for name, facts in PLAYED.items()} == SCENARIOS
    assert len(FIELDS["conan"].line_ups) == 8 and FIELDS["conan"].seats == 2


def test_a_line_up_starts_its_scenario() -> None:
    conan = FIELDS["conan"]
    assert conan.line_up(7) == ("overlord/crown_of_the_drowned_temple/4", "heroes/crown_of_the_drowned_temple/4")
    options = {"scenario": "crown_of_the_drowned_temple", "heroes": "4", "overlord": "first"}
    assert conan.options(conan.line_up(7)) == options


def test_only_some_line_ups_may_be_played() -> None:
    assert Series("conan", 16, "picts/4").seeds == [1, 9]
    assert Series("krynea", 3).seeds == [0, 1, 2]
