"""The option that writes the golden playthroughs anew."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--renew-golden", action="store_true", help="write the golden playthroughs of Huns anew")
