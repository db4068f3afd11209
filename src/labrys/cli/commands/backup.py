"""``labrys backup FILE``: copies the whole house into one file while the server runs."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from labrys.cli.terminal.plurals import contents
from labrys.server.admin.backup import backup
from labrys.server.ops.data_folder import default_url


@click.command("backup")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--database", metavar="URL", help="Where the house lives, if not in your data folder.")
def command(file: Path, database: str | None) -> None:
    """Copy the whole house into FILE; the server may run on."""
    counts = asyncio.run(backup(database or default_url(), file))
    click.echo(f"{file}: {contents(counts)}")
