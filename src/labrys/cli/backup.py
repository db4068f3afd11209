"""``labrys backup FILE``: the whole house in one file, while it is open."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from labrys.cli.numbers import contents
from labrys.server.admin.backup import backup
from labrys.server.storage.database import default_url


@click.command("backup")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--database", metavar="URL", help="Where the house lives, if not in your data folder.")
def command(file: Path, database: str | None) -> None:
    """Copy the whole house into FILE; the server may run on."""
    counts = asyncio.run(backup(database or default_url(), file))
    click.echo(f"{file}: {contents(counts)}")
