"""Commands to copy and paste are as the program was called."""

from pathlib import Path

from tests.cli.conftest import COMMAND, Run
from tests.cli.terminal.test_pipe import DUEL


def test_a_hint_to_paste_is_as_the_command_was_called_and_unbroken(run: Run, tmp_path: Path) -> None:
    assert "Go on with: uv run labrys play --resume\n" in run("play", "relics", *DUEL, typed="q\n", UV="/bin/uv").stdout
    name = "a long name " * 10 + ".json"
    assert f"labrys play --resume '{name}'\n" in run("play", "relics", *DUEL, "--save", name, typed="q\n").stdout


def test_a_hint_is_for_uv_where_the_shell_does_not_find_the_command(run: Run) -> None:
    said = run("play", "relics", *DUEL, typed="q\n", PATH="/usr/bin:/bin").stdout
    assert ("Go on with: uv run labrys play" in said) == (".venv" in Path(COMMAND).parts)
