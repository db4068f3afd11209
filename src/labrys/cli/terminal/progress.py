"""A bar for what takes long, with the time that is left, and a word where it was interrupted."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def progress_bar(what: str = "playing") -> Iterator[Callable[[int, int], None] | None]:
    """A bar on stderr if somebody looks at it. It draws only when told: no thread beside the worker processes."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, auto_refresh=False) as bar:
        task = bar.add_task(what, total=None)
        begun = False

        def progress(done: int, total: int) -> None:
            nonlocal begun
            if not begun:  # what was kept from an earlier run says nothing about the time that is left
                bar.reset(task, total=total, completed=done)
                begun = True
            bar.update(task, completed=done, total=total, refresh=done == total or done % max(1, total // 200) == 0)

        yield progress


@contextmanager
def kept(folder: Path | None) -> Iterator[None]:
    """Where Ctrl-C ends the block, say where its games are."""
    try:
        yield
    except KeyboardInterrupt:
        if folder is not None:
            print(f"What was played is kept in {folder}: go on with --resume.", file=sys.stderr)
        raise
