"""Boards as pictures, drawn from what the browser's boards are drawn from: a game's sheet and a view."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from labrys.boards import empire, minos, relics
from labrys.boards.canvas import Canvas
from labrys.engine import Game, Phrase

DRAWN: dict[str, Callable[[Canvas, Any, Any], None]] = {
    "relics": relics.draw,
    "empire": empire.draw,
    "minos": minos.draw,
}


@cache
def sheet(game: Game, lang: str = "en") -> Any:
    """What a board needs to know and never changes, in a language."""

    def say(phrase: Phrase) -> str:
        return game.voice.say(phrase, lang)

    return game.sheet(say)


def draw(canvas: Canvas, game: Game, view: Any, text: str, lang: str = "en") -> None:
    """The table as a viewer sees it, always of the same size: the board, and below it what each seat has.

    A game from outside has no board here: of it the ``text`` is drawn.
    """
    if game.name in DRAWN:
        DRAWN[game.name](canvas, sheet(game, lang), view)
    else:
        canvas.page(text)
