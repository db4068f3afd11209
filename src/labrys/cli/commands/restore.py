"""``labrys restore FILE``: replaces the house by a backup."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import click

from labrys.cli.terminal.plurals import contents
from labrys.engine import BadSetting
from labrys.server.admin.backup import restore
from labrys.server.ops.data_folder import default_url


@click.command("restore")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--database", metavar="URL", help="Where the house lives, if not in your data folder.")
@click.option("--yes", is_flag=True, help="Replace everything that is in the house now.")
def command(file: Path, database: str | None, yes: bool) -> None:
    """Replace the whole house by the backup in FILE; a running server notices and reads everything anew."""
    if not yes:
        if not os.path.isfile(file):
            raise BadSetting(f"{file} cannot be read: name a file that labrys backup wrote.")
        raise BadSetting("a restore replaces everything that is in the house now: add --yes if you mean it.")
    counts = asyncio.run(restore(database or default_url(), file))
    click.echo(f"restored {contents(counts)}")
