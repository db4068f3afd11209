"""What is said while much is played, and after Ctrl-C."""

from pathlib import Path

import pytest

from labrys.cli.terminal.progress import kept, progress_bar


def test_nothing_is_drawn_where_nobody_looks(capsys: pytest.CaptureFixture[str]) -> None:
    with progress_bar() as progress:
        assert progress is None
    assert capsys.readouterr() == ("", "")


def test_after_ctrl_c_it_is_said_where_the_games_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(KeyboardInterrupt), kept(tmp_path):
        raise KeyboardInterrupt
    assert capsys.readouterr().err == f"What was played is kept in {tmp_path}: go on with --resume.\n"
    with pytest.raises(KeyboardInterrupt), kept(None):
        raise KeyboardInterrupt
    assert capsys.readouterr().err == ""
