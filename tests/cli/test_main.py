"""The command without a command, its help and its version."""

import labrys
from tests.cli.conftest import Run


def test_no_command_prints_the_help(run: Run) -> None:
    done = run()
    assert done.returncode == 0
    assert "play" in done.stdout
    assert done.stderr == ""


def test_help_and_version_end_well(run: Run) -> None:
    assert run("play", "--help").returncode == 0
    assert run("--version").stdout == f"labrys {labrys.__version__}\n"
