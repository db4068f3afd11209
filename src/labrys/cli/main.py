"""``labrys COMMAND``: each command is a module of this folder, loaded when it is called."""

from __future__ import annotations

import os
import sys
from importlib import import_module

import click

import labrys
from labrys.engine.errors import one_of

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
    sys.exit(result if isinstance(result, int) else 0)  # click hands an exit code back as the result


def refuse(sentence: str) -> None:
    print(f"labrys: {sentence}", file=sys.stderr)
    sys.exit(2)


def usage(error: click.ClickException) -> str:
    """One sentence for a command line that cannot be read, with where to look."""
    sentence = " ".join(error.format_message().split())
    ctx = error.ctx if isinstance(error, click.UsageError) else None
    if ctx is None or ": use " in sentence:
        return sentence
    return f"{sentence[:1].lower()}{sentence[1:].rstrip('.')}: see labrys {ctx.info_name} --help."
