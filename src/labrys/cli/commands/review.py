"""``labrys review RECORD``: a game in review, or a folder of games as a table."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import click
import msgspec

import labrys
from labrys.charts.scale import DASH
from labrys.cli.arguments.refusals import system_language
from labrys.cli.terminal import saves
from labrys.cli.terminal.ending import aligned, widths
from labrys.cli.terminal.progress import progress_bar
from labrys.cli.terminal.review_text import Reviewer, share, signed
from labrys.cli.terminal.screen import Screen, open_screen
from labrys.cli.terminal.seats import SeatSpec, names
from labrys.coach import Review, as_json, review
from labrys.coach.page import page
from labrys.coach.review import PLAYOUTS_OF_SECOND_PASS
from labrys.engine import Game, LabrysError, Phrase
from labrys.words import HOUSE, check_language, explain, refusal


@click.command("review")
@click.argument("record", type=click.Path(path_type=Path))
@click.option("--html", type=click.Path(path_type=Path), metavar="FILE", help="Write one page that needs nothing else.")
@click.option("--json", "as_data", is_flag=True, help="Print the review as JSON; of a folder, one a line.")
@click.option("--budget", default=PLAYOUTS_OF_SECOND_PASS, show_default=True, type=click.IntRange(1, 100_000), help="Playouts for each decision in question.")  # fmt: skip
@click.option("--content", type=click.Path(path_type=Path), metavar="FILE", help="The content file it was played with.")
@click.option("--lang", metavar="LANG", help="en or fr; by default as the system says.")
@click.option("--no-color", is_flag=True, help="No colours; NO_COLOR does the same.")
def command(
    record: Path, html: Path | None, as_data: bool, budget: int, content: Path | None, lang: str | None, no_color: bool
) -> None:
    """Review the game in RECORD, a record or a saved game: luck, skill, and moments to learn from.

    RECORD may be a folder: then its games come as a table.
    """
    lang = check_language(lang) if lang else system_language()
    screen = open_screen(not no_color)
    if record.is_dir():
        folder(record, as_data, budget, content, lang, screen, html)
        return
    save = saves.read(record)
    game = labrys.game(save.record.game, content)
    with progress_bar(record.name) as progress:
        found = review(
            save.record, budget, None if progress is None else lambda done: progress(round(1000 * done), 1000), game
        )
    told = Reviewer(game, seat_names(save, game, lang), lang, screen)
    if html is not None:
        saves.write(html, page(found, save.record, game, told.names, lang))
    if as_data:
        print(as_json(found).decode())
    elif html is None:
        screen.show(told.lines(found, save.record))


def seat_names(save: saves.Save, game: Game, lang: str) -> list[str]:
    """What the seats were called, where the file tells."""
    if save.chairs:
        return names(tuple(SeatSpec(chair) for chair in save.chairs), game, lang)
    return [game.voice.say(Phrase("seat", {"number": seat + 1}), lang) for seat in range(save.record.seats)]


def folder(
    path: Path, as_data: bool, budget: int, content: Path | None, lang: str, screen: Screen, html: Path | None
) -> None:
    """A row for each seat of each game; files that cannot be reviewed are named and passed over."""
    if html is not None:
        raise refusal(labrys.BadSetting, "review-folder-html", path=str(path))
    files = sorted(path.glob("*.json"))
    if not files:
        raise refusal(labrys.BadSetting, "review-empty", path=str(path))
    rows: list[list[str]] = []
    done = 0
    for file, save, found in reviewed(files, budget, content, lang):
        done += 1
        if as_data:
            print(msgspec.json.encode({"file": file.name, "review": found}).decode(), flush=True)
            continue
        game = labrys.game(save.record.game, content)
        for player, name in zip(found.players, seat_names(save, game, lang), strict=True):
            accuracy = DASH if player.accuracy is None else str(round(player.accuracy))
            figures = [share(player.result), signed(player.luck), share(player.adjusted)]
            rows.append(
                [file.name, found.game, name, str(player.score), accuracy, str(player.grades["blunder"]), *figures]
            )
    if rows:
        columns = ("file", "game", "player", "score", "accuracy", "blunders", "result", "luck", "adjusted")
        table = [[HOUSE.say(Phrase(f"review-{column}"), lang) for column in columns], *rows]
        sizes = widths(table)
        screen.show(
            [aligned(row, sizes, ["dim" if number == 0 else ""] * len(row)) for number, row in enumerate(table)]
        )
    if not done:
        raise click.exceptions.Exit(2)


def reviewed(
    files: list[Path], budget: int, content: Path | None, lang: str
) -> Iterator[tuple[Path, saves.Save, Review]]:
    """Each file that can be reviewed; the others are told of."""
    with progress_bar() as progress:
        for number, file in enumerate(files):
            try:
                save = saves.read(file)
                found = review(save.record, budget, None, labrys.game(save.record.game, content))
            except LabrysError as error:
                print(f"labrys: {file}: {explain(error, lang)}", file=sys.stderr)
                continue
            finally:
                if progress is not None:
                    progress(number + 1, len(files))
            yield file, save, found
