"""Commands to copy and paste are as the program was called."""

import re
from pathlib import Path

import pytest

from tests.cli.conftest import COMMAND, Run
from tests.cli.terminal.test_pipe import DUEL


def test_a_hint_to_paste_is_as_the_command_was_called_and_unbroken(run: Run, tmp_path: Path) -> None:
    assert "Go on with: uv run labrys play --resume\n" in run("play", "relics", *DUEL, typed="q\n", UV="/bin/uv").stdout
    name = "a long name " * 10 + ".json"
    assert f"labrys play --resume '{name}'\n" in run("play", "relics", *DUEL, "--save", name, typed="q\n").stdout


def test_a_hint_is_for_uv_where_the_shell_does_not_find_the_command(run: Run) -> None:
    said = run("play", "relics", *DUEL, typed="q\n", PATH="/usr/bin:/bin").stdout
    assert ("Go on with: uv run labrys play" in said) == (".venv" in Path(COMMAND).parts)


@pytest.mark.parametrize(
    "asked",
    [
        "minos --solo",
        "minos --solo --difficulty hard --lang fr",
        "empire --seats random,random --option board=B --option goods_tokens=true",
    ],
)
def test_another_game_is_like_the_last(run: Run, asked: str) -> None:
    watch = [] if "--solo" not in asked else ["--seats", "random"]
    said = run("play", *asked.split(), *watch, "--watch", "--seed", "again").stdout
    told = re.search(r"(?:Play again|Rejouer).*labrys play (.*)", said)
    assert told is not None
    assert told[1].replace(" --seats random --", " --").removesuffix(" --seats random") == asked
