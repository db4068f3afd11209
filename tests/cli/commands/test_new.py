"""``labrys new`` refuses what cannot be a name."""

from __future__ import annotations

from pathlib import Path

from tests.plugins.packages import run


def test_labrys_new_refuses_what_cannot_be_a_name_and_writes_over_nothing(tmp_path: Path) -> None:
    for name, words in (
        ("My Game", "cannot be the name of a game"),
        ("class", "and no keyword of Python"),
        ("relics", "there is a game called 'relics' already"),
    ):
        done = run(tmp_path / "none", tmp_path, "new", name)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
        assert words in done.stderr
    assert run(tmp_path / "none", tmp_path, "new", "mine").returncode == 0
    again = run(tmp_path / "none", tmp_path, "new", "mine")
    assert again.returncode == 2
    assert "is there already" in again.stderr
