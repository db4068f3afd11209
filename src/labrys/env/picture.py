"""Pictures: a text painted letter by letter, each on a small grid of dots."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from labrys.env.letters import BOX, LETTERS

WIDE, HIGH = 6, 9
PAPER, INK = 250, 30


@cache
def letter(sign: str) -> NDArray[np.uint8]:
    """A sign as dots: five columns of eight, from the left, with a little room around; a box where we have none."""
    found = np.full((HIGH, WIDE), PAPER, np.uint8)
    if sign.isspace():
        return found
    for column, dots in enumerate(LETTERS.get(sign, BOX)):
        for row in range(8):
            if dots >> row & 1:
                found[row + 1, column] = INK
    return found


def painted(text: str) -> NDArray[np.uint8]:
    """A text in black on white, as an image of three colours."""
    lines = text.split("\n")
    width = max(map(len, lines))
    rows = [np.hstack([letter(sign) for sign in line.ljust(width)]) for line in lines if width]
    image = np.vstack(rows) if rows else np.full((HIGH, WIDE), PAPER, np.uint8)
    return np.repeat(image[:, :, np.newaxis], 3, axis=2)
