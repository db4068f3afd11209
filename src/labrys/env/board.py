"""Boards as pictures of dots, for learners."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from labrys.boards import draw
from labrys.boards.painting import Painting
from labrys.engine import Game


def painted(game: Game, view: Any, text: str) -> NDArray[np.uint8]:
    """The table as a viewer sees it: rows of dots of three colours. Of a game from outside the ``text`` is painted."""
    canvas = Painting()
    draw(canvas, game, view, text)
    return np.array(canvas.picture(), np.uint8)
