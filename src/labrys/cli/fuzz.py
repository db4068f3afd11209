"""``labrys fuzz GAME``: random games with checks at each step; a game that breaks one is saved as a record."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import labrys
from labrys.engine import BadSetting, Game
from labrys.engine.errors import one_of
from labrys.engine.option import check_all
from labrys.kit.case import cases
from labrys.kit.fuzz import Failure, Setup, Tally, fuzz


def read_options(game: Game, given: tuple[str, ...]) -> dict[str, object]:
    """``name=value`` from the command line, checked by the game."""
    found: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetting(f"{text!r} is not an option: write name=value.")
        found[name] = value
    check_all(game.options, found)
    return found


def setups(game: Game, seats: int | None, given: dict[str, object]) -> list[Setup]:
    """Every seat count and option set, less what the command line fixes."""
    if seats is not None and seats not in game.seats:
        raise BadSetting(f"{game.name} cannot be played by {seats}: use {one_of([str(n) for n in game.seats])}.")
    fixed = {name: value for name, value in check_all(game.options, given).items() if name in given}
    counts = game.seats if seats is None else (seats,)
    if fixed:
        for count in counts:
            game.check(count, check_all(game.options, given))
        return [(count, dict(fixed)) for count in counts]
    return [(case.seats, case.options) for case in cases(game) if case.seats in counts]


def save(folder: Path, failure: Failure) -> Path:
    """The failing game as a record file, with the error in a text beside it."""
    record = failure.record
    path = folder / f"{record.game}-{record.seats}-{record.seed}.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(record.text(), encoding="utf-8")
        path.with_suffix(".txt").write_text(failure.error + "\n", encoding="utf-8")
    except OSError as error:
        raise BadSetting(f"cannot write to {folder}: {error.strerror}; use --out with a folder that can.") from None
    return path


def report(console: Console, game: Game, tally: Tally) -> None:
    console.print(f"{tally.games:,} games of {game.name}, {tally.decisions:,} decisions, no fault.", highlight=False)
    for ending in game.endings:
        console.print(f"  {ending}: {tally.endings[ending]:,}", highlight=False)


@click.command()
@click.argument("game")
@click.option("--games", default=1000, show_default=True, type=click.IntRange(min=1), help="How many games.")
@click.option("--seats", type=int, help="One seat count; without it, all of them in turn.")
@click.option("--seed", help="Where the games come from; without it, a new one each time.")
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1, 256), help="How many processes.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="Fix options; else all sets in turn.")
@click.option("--out", default="fuzz", show_default=True, type=click.Path(path_type=Path), help="For failing games.")
def command(
    game: str, games: int, seats: int | None, seed: str | None, jobs: int, options: tuple[str, ...], out: Path
) -> None:
    """Play random games of GAME with every check at each step."""
    title = labrys.game(game)
    wanted = setups(title, seats, read_options(title, options))
    seed = seed or secrets.token_hex(4)
    console = Console()
    bar = Progress(
        TextColumn(f"fuzzing {game}, seed {seed}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(stderr=True),
    )  # fmt: skip
    with bar:
        task = bar.add_task("games", total=games)
        tally = fuzz(game, wanted, seed, games, jobs, lambda done: bar.advance(task, done))
    if not tally.failures:
        report(console, title, tally)
        return
    for failure in tally.failures:
        path = save(out, failure)
        print(f"labrys: game {failure.number} broke: {failure.error}; it is saved as {path}.", file=sys.stderr)
    raise click.exceptions.Exit(1)
