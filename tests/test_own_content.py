"""Every title reads a folder of the person's own, and plays with ours alone where theirs is faulty."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.rules.content import OWN
from engine.titles import find_titles

READ = "import games.{id}.rules; from engine.rules.content import own_faults; print([str(f) for f in own_faults])"


@pytest.mark.parametrize("title_id", find_titles())
def test_what_is_wrong_with_own_content_is_told_and_left_out(title_id: str, tmp_path: Path) -> None:
    (tmp_path / title_id).mkdir()
    (tmp_path / title_id / "broken.toml").write_text("this is no TOML", encoding="utf-8")
    environment = {**os.environ, OWN: str(tmp_path)}
    code = READ.format(id=title_id)
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert f"{title_id}/broken.toml: syntax: expected TOML" in done.stdout
