"""The README tells the truth: its Python runs, its commands exist, its links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import click
import pytest

from labrys.cli.main import COMMANDS, house

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
SHELL = re.findall(r"uv run (?:--extra lab )?(labrys [^`#\n]+)", README)


def test_its_python_examples_do_what_they_say() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 8
    assert failed == 0


def test_the_page_on_plugins_names_the_protocol() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / "plugins.md"), module_relative=False)
    assert tried == 2
    assert failed == 0


@pytest.mark.parametrize("line", SHELL)
def test_its_commands_are_understood(line: str) -> None:
    name, *args = line.split()[1:]
    command = house.get_command(click.Context(house), name)
    assert command is not None, f"{name} is not a command of labrys"
    command.make_context(name, args)  # parses the options, runs nothing


def test_it_shows_every_command() -> None:
    assert {line.split()[1] for line in SHELL} == set(COMMANDS)
