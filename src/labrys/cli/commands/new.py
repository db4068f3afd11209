"""``labrys new NAME``: a game to start from, as a package of its own that plays, is tested and can be published."""

from __future__ import annotations

import keyword
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import click

from labrys import house
from labrys.engine import BadSetting
from labrys.engine.errors import shown
from labrys.installed import NAME
from labrys.words import refusal

PACKAGE_FILES = ("__init__.py", "rules.py", "table.py")  # goes into the package; the rest lies beside it


@click.command("new")
@click.argument("name")
@click.option("--into", type=click.Path(path_type=Path), default=Path(), help="Where to put it; by default here.")
def command(name: str, into: Path) -> None:
    """Write a package with a small game called NAME: it plays, passes the kit, and is yours to change."""
    for path in written(name, into):
        click.echo(path)
    click.echo(f'cd {into / f"labrys-{name}"} && pip install -e ".[dev]" && labrys play {name} && pytest')


def written(name: str, into: Path) -> list[Path]:
    """Write the package; refuse a name that is not allowed or taken, and never overwrite anything."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise refusal(BadSetting, "new-name", name=shown(name))
    if name in house.names():
        raise refusal(BadSetting, "new-taken", name=shown(name))
    folder = into / f"labrys-{name}"
    if folder.exists():
        raise refusal(BadSetting, "new-there", path=str(folder))
    found = []
    for part, text in sorted(texts(files("labrys.cli") / "template").items()):
        path = folder / place(part, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(filled(text, name), encoding="utf-8")
        found.append(path)
    return found


def texts(folder: Traversable, before: str = "") -> dict[str, str]:
    """The template's files by path. Those of Python end in .txt, so that nothing imports them."""
    found: dict[str, str] = {}
    for item in folder.iterdir():
        if item.is_dir():
            found |= texts(item, f"{before}{item.name}/")
        elif item.name.endswith((".txt", ".ftl")):
            found[f"{before}{item.name.removesuffix('.txt')}"] = item.read_text(encoding="utf-8")
    return found


def place(part: str, name: str) -> str:
    """Where a file of the template is written to."""
    inside = part in PACKAGE_FILES or part.startswith("words/")
    return f"src/labrys_{name}/{part}" if inside else part


def filled(text: str, name: str) -> str:
    """A text of the template with the game's name put in: as it is typed, as a class, and as people read it."""
    words = [part.capitalize() for part in name.split("_")]
    for mark, value in (("@NAME@", name), ("@TITLE@", "".join(words)), ("@CALLED@", " ".join(words).strip())):
        text = text.replace(mark, value)
    return text
