"""The page's own checks: types and accessibility of every component, and the component tests."""

from __future__ import annotations

import subprocess

import pytest

from tests.browser.chrome import ROOT, alone, modules, npm_command


@pytest.mark.parametrize("script", ["check", "test"])
def test_the_page_passes_its_own(script: str) -> None:
    modules(ROOT / "web")
    npm, env = npm_command()
    with alone("page"):
        done = subprocess.run([*npm, "run", script], cwd=ROOT / "web", env=env, capture_output=True, text=True)
    assert done.returncode == 0, (done.stdout + done.stderr)[-4000:]
