"""``labrys COMMAND``: each command is a module in `commands`, loaded when it is called."""

from __future__ import annotations

import os
import sys
from importlib import import_module

import click

import labrys
from labrys.cli.arguments.refusals import sentence
from labrys.engine.errors import either, shown
from labrys.words import refusal

COMMANDS = {
    "admin": "The few things an owner of a house needs.",
    "backup": "Copy the whole house into one file, while it is open.",
    "bench": "Measure the speed of the house.",
    "fuzz": "Play at random in search of faults.",
    "games": "List the games, their options and the bots.",
    "join": "Play at a table of a house, from the terminal.",
    "lab": "Ask a game: reports, comparisons, ladders of bots.",
    "new": "Write a game of your own to start from.",
    "play": "Play a game in the terminal.",
    "restore": "Bring a house back from a backup.",
    "review": "Learn from a game: its luck, its skill, its moments.",
    "serve": "Open the house to others: the table server.",
    "simulate": "Let bots play many games and count.",
    "train": "Train minds: nets that judge, by self-play.",
}


class LazyGroup(click.Group):
    """Loads a command's module only when it is needed, so that ``labrys play`` starts at once."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"labrys.cli.commands.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in COMMANDS and not args[0].startswith("-"):
            raise refusal(labrys.BadSetting, "command", name=shown(args[0]), names=either(list(COMMANDS)))
        return super().resolve_command(ctx, args)


@click.command(cls=LazyGroup, invoke_without_command=True)
@click.version_option(labrys.__version__, message="labrys %(version)s")
@click.pass_context
def house(ctx: click.Context) -> None:
    """Labrys: a house of board games."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main() -> None:
    """Run a command; whatever a user can fix is one sentence on stderr and exit code 2."""
    try:
        result: object = house.main(standalone_mode=False)
    except (click.ClickException, labrys.LabrysError) as error:
        refuse(error)
    except (click.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:  # the reader of our output has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:  # a traceback would not help
        refuse(error)
    sys.exit(result if isinstance(result, int) else 0)  # click hands an exit code back as the result


def refuse(error: labrys.LabrysError | click.ClickException | OSError) -> None:
    print(f"labrys: {sentence(error, sys.argv[1:], list(COMMANDS))}", file=sys.stderr)
    sys.exit(2)
