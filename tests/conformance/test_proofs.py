"""The proofs that the kit can fail, run as plain Python (see proofs/)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROOFS = sorted(path for path in Path(__file__).with_name("proofs").glob("*.py") if path.stem != "__init__")


def test_each_check_of_the_kit_catches_the_game_that_breaks_it() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-o", "addopts=", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*command, *(str(path) for path in PROOFS)],
        cwd=ROOT,
        env={**os.environ, "LABRYS_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
