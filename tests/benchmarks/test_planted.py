"""The planted imbalances: each changes one line of a content that can still be read."""

from __future__ import annotations

from pathlib import Path

import labrys
from benchmarks.planted import PLANTED, content


def test_each_changes_its_line_and_all_together_can_be_played(tmp_path: Path) -> None:
    text = content()
    for planted in PLANTED:
        changed = planted.apply(text)
        assert sum(a != b for a, b in zip(text.splitlines(), changed.splitlines(), strict=True)) == 1
    every = text
    for planted in PLANTED:
        every = planted.apply(every)
    (tmp_path / "every.toml").write_text(every, encoding="utf-8")
    game = labrys.game("minos", tmp_path / "every.toml")
    assert game.new(2, "planted").actions()
    assert len(PLANTED) == 20
