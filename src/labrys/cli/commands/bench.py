"""``labrys bench``: measures how fast the engine is, beside a fixed probe and, when asked, beside other engines."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

import labrys
from labrys.engine.errors import LabrysError


class NoBenchmarks(LabrysError):
    """The benchmarks are not part of an installed package."""


class Unwritable(LabrysError):
    """A file cannot be written where it was asked for."""


def root() -> Path:
    """The folder that holds ``benchmarks/``: the source tree that this package runs from, or the working directory."""
    for folder in (Path(labrys.__file__).parents[2], Path.cwd()):
        if (folder / "benchmarks" / "run.py").is_file():
            return folder
    raise NoBenchmarks("the benchmarks are not installed with labrys: run this in a clone of its repository.")


def writable(path: Path | None) -> None:
    """Find out before the long run, not after it."""
    if path is None:
        return
    try:
        with path.open("a"):
            pass
    except OSError as error:
        raise Unwritable(
            f"{path} cannot be written ({error.strerror}): name a file in a folder that you may write to."
        ) from None


def show_environments(names: list[str], quick: bool, peers: bool) -> None:
    """The table of the environments, for those who have what they need."""
    try:
        from benchmarks.environments import show
    except ModuleNotFoundError as error:
        raise NoBenchmarks(f"{error.name} is not installed: install labrys with its extra, labrys[rl].") from None
    show(names, quick, peers, Console())


@click.command()
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("--peers", is_flag=True, help="Install peers in environments of their own and measure them too.")
@click.option(
    "--env",
    "environments",
    is_flag=True,
    help="The environments for learners, and nothing else; with --peers beside those of others.",
)
@click.option("--quick", is_flag=True, help="A short run that shows the tables; its figures mean little.")
@click.option("--pure", "engine", flag_value="pure", help="Only plain Python.")
@click.option("--compiled", "engine", flag_value="compiled", help="Only the compiled engine.")
@click.option("--both", "engine", flag_value="both", default="both", help="Pure and compiled side by side (default).")
@click.option("--against", metavar="REV", help="Build an earlier commit of ours aside and measure it too.")
@click.option("--json", "raw", type=click.Path(path_type=Path), help="Write every sample to this file.")
@click.option(
    "--markdown",
    "page",
    type=click.Path(path_type=Path),
    help="Write the tables to this file; between its marks, if it has them.",
)
def command(
    games: tuple[str, ...],
    peers: bool,
    environments: bool,
    quick: bool,
    engine: str,
    against: str | None,
    raw: Path | None,
    page: Path | None,
) -> None:
    """Measure the engine on one core: decisions, copies, views, records, search, memory.

    Without a GAME, every game of the house is measured, each at the middle one of its seat counts. Empire is measured
    beside a playout in plain C, where gcc is.
    """
    sys.path.insert(0, str(root()))
    from benchmarks.earlier import resolve
    from benchmarks.run import FULL, QUICK, run
    from benchmarks.sheets import markdown, place, show

    names = [labrys.game(name).name for name in dict.fromkeys(games)] or labrys.games()
    if environments:
        show_environments(names, quick, peers)
        return
    engines = ["pure", "compiled"] if engine == "both" else [engine]
    commit = resolve(against) if against is not None else ""
    writable(raw)
    writable(page)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=1.0)
        report = run(
            names,
            engines,
            peers,
            QUICK if quick else FULL,
            lambda what, done: progress.update(task, description=what, completed=done),
            commit,
        )
    show(report, Console())
    if raw is not None:
        raw.write_text(json.dumps(report.as_json(), indent=1) + "\n", encoding="utf-8")
    if page is not None:
        page.write_text(place(page.read_text(encoding="utf-8"), markdown(report)), encoding="utf-8")
