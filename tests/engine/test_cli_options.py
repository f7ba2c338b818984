"""Choices of the lobby on the command line."""

import pytest

from engine.cli import UsageError, find_title, with_options


def test_a_demo_begins_with_what_was_chosen() -> None:
    conan = with_options(find_title("conan"), ["scenario=hunting_the_tigress", "heroes=4"])
    assert conan.default_options["scenario"] == "hunting_the_tigress" and conan.default_options["heroes"] == "4"
    assert conan.default_options["overlord"] == find_title("conan").default_options["overlord"]
    assert find_title("conan").default_options["scenario"] == "clutches_of_the_picts"


@pytest.mark.parametrize("text", ["heroes=7", "weather=rain", "heroes"])
def test_a_choice_that_there_is_not_is_refused(text: str) -> None:
    with pytest.raises(UsageError, match="conan has no option"):
        with_options(find_title("conan"), [text])
