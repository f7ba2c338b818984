"""The checklist names tests that exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent.parent
NAMED = re.compile(r"([\w/]+/test_\w+)::(test_\w+)")


def test_every_test_that_the_checklist_names_is_there() -> None:
    named = NAMED.findall((ROOT / "docs" / "conventions.md").read_text(encoding="utf-8"))
    assert len(named) > 90
    texts = {file: (ROOT / "tests" / f"{file}.py").read_text(encoding="utf-8") for file, _ in named}
    assert [f"{file}::{test}" for file, test in named if f"def {test}(" not in texts[file]] == []
