"""``labrys COMMAND``: each command is a module of this folder, loaded when it is called."""

from __future__ import annotations

import os
import sys
from importlib import import_module

import click

import labrys
from labrys.engine.errors import one_of

COMMANDS = {
    "admin": "The few things an owner of a house needs.",
    "backup": "Copy the whole house into one file, while it is open.",
    "bench": "Measure the speed of the house.",
    "fuzz": "Play at random in search of faults.",
    "games": "List the games, their options and the bots.",
    "join": "Play at a table of a house, from the terminal.",
    "play": "Play a game in the terminal.",
    "restore": "Bring a house back from a backup.",
    "serve": "Open the house to others: the table server.",
    "simulate": "Let bots play many games and count.",
}


class House(click.Group):
    """Loads a command's module only when it is needed, so that ``labrys play`` starts at once."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"labrys.cli.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in COMMANDS and not args[0].startswith("-"):
            raise click.UsageError(f"unknown command {args[0]!r}: use {one_of(list(COMMANDS))}.")
        return super().resolve_command(ctx, args)


@click.command(cls=House, invoke_without_command=True)
@click.version_option(labrys.__version__, message="labrys %(version)s")
@click.pass_context
def house(ctx: click.Context) -> None:
    """Labrys: a house of board games."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main() -> None:
    """Run; whatever a user can mend is one sentence on stderr and exit code 2."""
    try:
        result: object = house.main(standalone_mode=False)
    except click.ClickException as error:
        refuse(usage(error))
    except labrys.LabrysError as error:
        refuse(str(error))
    except (click.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:  # whoever read our output has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:  # a full disk, a file that went away: nothing that a traceback would explain
        refuse(f"{error}: free some room or choose another place.")
    sys.exit(result if isinstance(result, int) else 0)  # click hands an exit code back as the result


def refuse(sentence: str) -> None:
    print(f"labrys: {sentence}", file=sys.stderr)
    sys.exit(2)


def usage(error: click.ClickException) -> str:
    """One sentence for a command line that cannot be read, with where to look."""
    message = error.message if isinstance(error, click.NoSuchOption) else error.format_message()
    sentence = " ".join(message.split()).rstrip(".")
    if ": use " in sentence:
        return f"{sentence}."
    command = [word for word in sys.argv[1:2] if word in COMMANDS]
    return f"{sentence[:1].lower()}{sentence[1:]}: see {' '.join(['labrys', *command])} --help."
