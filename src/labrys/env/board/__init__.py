"""Boards as pictures of dots, drawn with Pillow from what the browser's boards are drawn from: a game's sheet and a view."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from labrys.engine import Game
from labrys.env.board import empire, minos, relics
from labrys.env.board.canvas import Canvas

DRAWN: dict[str, Callable[[Canvas, Any, Any], None]] = {
    "relics": relics.draw,
    "empire": empire.draw,
    "minos": minos.draw,
}


@cache
def sheet(game: Game) -> Any:
    """What a board needs to know and never changes."""
    return game.sheet(game.voice.say)


def painted(game: Game, view: Any, text: str) -> NDArray[np.uint8]:
    """The table as a viewer sees it, always of the same size: the board, and below it what each seat has.

    A game from outside has no board here: of it the ``text`` is painted.
    """
    canvas = Canvas()
    if game.name in DRAWN:
        DRAWN[game.name](canvas, sheet(game), view)
    else:
        canvas.page(text)
    return canvas.pixels()
