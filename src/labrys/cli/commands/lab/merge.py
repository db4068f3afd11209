"""``labrys lab merge FOLDER...``: the parts that several machines played, in one folder."""

from __future__ import annotations

from pathlib import Path

import click

from labrys.cli.terminal.plurals import counted
from labrys.engine import BadSetting
from labrys.lab.runs import merge


@click.command("merge")
@click.argument("folders", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--to", "target", required=True, type=click.Path(path_type=Path), help="The folder that gets them all.")
def command(folders: tuple[Path, ...], target: Path) -> None:
    """Put the parts of a run, each played with --shard, into one folder; go on there with --resume."""
    for folder in folders:
        if not folder.is_dir():
            raise BadSetting(f"there is no folder {folder}: name those that --keep filled.")
    click.echo(f"{counted(merge(folders, target), 'part')} in {target}.")
