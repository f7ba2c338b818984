"""The table's bench, with the recap as it is shipped."""

from collections.abc import Iterator

import pytest

from engine.settings import Settings
from tests.engine.table.conftest import Bench, app, bench

__all__ = ["Bench", "app", "bench"]


@pytest.fixture(autouse=True)
def shipped(request: pytest.FixtureRequest) -> Iterator[None]:
    """Nothing is left of the test before: settings, seats, the pace of the walk."""
    if "bench" in request.fixturenames:
        found: Bench = request.getfixturevalue("bench")
        found.app.settings = Settings()
        found.app.inputs.apply(found.app.settings)
        found.app.inputs.seats.shared = False
    yield
