"""``labrys fuzz GAME``: random games with checks at each step; a game that breaks one is saved as a record."""

from __future__ import annotations

import os
import re
import secrets
import sys
from collections.abc import Mapping
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import labrys
from labrys.cli.arguments.options import read_options
from labrys.cli.terminal.plurals import counted
from labrys.engine import BadSetting, Game
from labrys.engine.errors import one_of
from labrys.engine.option import check_all
from labrys.kit.case import cases, fits
from labrys.kit.fuzz import Failure, FuzzTotals, Setup, fuzz

LONGEST_SEED = 80  # of a seed, in a file name


def setups(game: Game, seats: int | None, given: Mapping[str, object]) -> list[Setup]:
    """Every seat count and option set, as far as the command line leaves them open."""
    if seats is not None and seats not in game.seats:
        plain = f"{game.name} cannot be played by {seats}: use {one_of([str(n) for n in game.seats])}."
        raise game.closed_to(seats) or BadSetting(plain)
    fixed = {name: value for name, value in check_all(game.options, dict(given)).items() if name in given}
    counts = game.seats if seats is None else (seats,)
    if fixed:
        for count in counts if seats is not None else ():
            game.check(count, check_all(game.options, dict(given), count))
        return [(count, dict(fixed)) for count in counts if fits(game, count, fixed)]
    return [(case.seats, case.options) for case in cases(game) if case.seats in counts]


def save(folder: Path, failure: Failure) -> Path:
    """Save a failing game as a record, and the error as a text beside it."""
    record = failure.record
    seed = re.sub(r"[^\w.-]", "_", record.seed)[-LONGEST_SEED:]  # the end tells the games of a run apart
    path = folder / f"{record.game}-{record.seats}-{seed}.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(record.text(), encoding="utf-8")
        path.with_suffix(".txt").write_text(failure.error + "\n", encoding="utf-8")
    except OSError as error:
        raise unwritable(folder, error.strerror or str(error)) from None
    return path


def check_folder(folder: Path) -> None:
    """Refuse, before a long run, a folder that cannot be written to or made."""
    try:
        folder.stat()
    except (FileNotFoundError, NotADirectoryError):
        pass  # the deepest folder that exists decides
    except OSError as error:
        raise unwritable(folder, error.strerror or str(error)) from None
    there = next((place for place in [folder, *folder.absolute().parents] if os.path.exists(place)), folder)
    if not there.is_dir():
        raise unwritable(folder, f"{there} is not a folder")
    if not os.access(there, os.W_OK | os.X_OK):
        raise unwritable(folder, "it is not yours to write to")


def unwritable(folder: Path, why: str) -> BadSetting:
    return BadSetting(f"cannot write to {folder}: {why}; use --out with a folder that can.")


def report(console: Console, game: Game, tally: FuzzTotals) -> None:
    console.print(
        f"{counted(tally.games, 'game')} of {game.name}, {counted(tally.decisions, 'decision')}, no fault.",
        highlight=False,
    )
    for ending in game.endings:
        console.print(f"  {ending}: {tally.endings[ending]:,}", highlight=False)


@click.command()
@click.argument("game")
@click.option("--games", default=1000, show_default=True, type=click.IntRange(min=1), help="How many games.")
@click.option("--seats", type=int, help="One seat count; without it, all of them in turn.")
@click.option("--seed", help="Where the games come from; without it, a new one each time.")
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1, 256), help="How many processes.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="Fix options; else all sets in turn.")
@click.option("--content", type=click.Path(path_type=Path), help="Play with this content file.")
@click.option("--out", default="fuzz", show_default=True, type=click.Path(path_type=Path), help="For failing games.")
def command(
    game: str,
    games: int,
    seats: int | None,
    seed: str | None,
    jobs: int,
    options: tuple[str, ...],
    content: Path | None,
    out: Path,
) -> None:
    """Play random games of GAME with every check at each step."""
    title = labrys.game(game, content)
    wanted = setups(title, seats, read_options(title, options))
    check_folder(out)
    seed = seed or secrets.token_hex(4)
    console = Console()
    bar = Progress(
        TextColumn(f"fuzzing {game}, seed {seed}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(stderr=True),
    )  # fmt: skip
    with bar:
        task = bar.add_task("games", total=games)
        tally = fuzz(game, wanted, seed, games, jobs, lambda done: bar.advance(task, done), content)
    if not tally.failures:
        report(console, title, tally)
        return
    for failure in tally.failures:
        path = save(out, failure)
        print(f"labrys: game {failure.number} broke: {failure.error}; it is saved as {path}.", file=sys.stderr)
    raise click.exceptions.Exit(1)
