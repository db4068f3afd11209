"""``labrys COMMAND``: each command is a module of this folder, loaded when it is called."""

from __future__ import annotations

import sys
from importlib import import_module

import click

import labrys

COMMANDS = ("bench", "fuzz", "play", "simulate")


class House(click.Group):
    """Loads a command's module only when it is needed, so that ``labrys play`` starts at once."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"labrys.cli.{cmd_name}").command
        return command


@click.command(cls=House)
@click.version_option(labrys.__version__, message="labrys %(version)s")
def house() -> None:
    """Labrys: a house of board games."""


def main() -> None:
    """Run; whatever a user can mend is one sentence on stderr and exit code 2."""
    try:
        house.main(standalone_mode=False)
    except click.exceptions.Exit as stop:
        sys.exit(stop.exit_code)
    except click.ClickException as error:
        print(f"labrys: {error.format_message()}", file=sys.stderr)
        sys.exit(2)
    except labrys.LabrysError as error:
        print(f"labrys: {error}", file=sys.stderr)
        sys.exit(2)
    except (click.Abort, KeyboardInterrupt):
        sys.exit(130)
