"""``labrys lab``: from a question about a game to an answer that can be shown."""

from __future__ import annotations

import click

from labrys.cli.commands.lab import compare, ladder, merge, report


@click.group("lab")
def command() -> None:
    """Ask a game: reports, comparisons, ladders of bots."""


command.add_command(merge.command)
command.add_command(report.command)
command.add_command(compare.command)
command.add_command(ladder.command)
