"""Weights for tests, drawn by lot; and, run as a script, what minds choose with them, for another engine to compare."""

from __future__ import annotations

import json
import sys
from array import array
from pathlib import Path
from random import Random

import labrys
from labrys import Perspective, Rng, bots
from labrys.bots.minds.judge import Reader
from labrys.bots.minds.weights import SUFFIX, Label, outputs, pack

FIRST, SECOND, SHIFT = 9, 5, 14  # odd: the last unit has a word for itself
TABLES = (("empire", 2), ("relics", 3), ("minos", 2))


def drawn(game: str, seats: int, hinted: bool = False) -> tuple[Label, list[array[int]]]:
    """A net for a game that knows nothing."""
    title = labrys.game(game)
    reader = Reader(title, seats, hinted)
    observation, hints = reader.numbers, int(reader.hints)
    label = Label(
        game=game,
        content=title.content_version,
        seats=seats,
        observation=observation.name,
        inputs=int(reader.size),
        first=FIRST,
        second=SECOND,
        outputs=outputs(seats),
        shift=SHIFT,
        hints=hints,
    )
    lot = Random("weights")
    scales = (*observation.scales, *[1 / 1024] * (label.inputs - observation.size))
    fine = [scale for scale in scales for _ in range(FIRST)]
    parts = [array("i", [round(lot.gauss(0, 0.5) * (1 << SHIFT) * scale) for scale in fine])]
    bits = (SHIFT, 10, 20, 10, 20, 10)
    for size, shift in zip(label.sizes[1:], bits, strict=True):
        parts.append(array("i", [round(lot.gauss(0, 0.5) * (1 << shift)) for _ in range(size)]))
    return label, parts


def lay_down(folder: Path, game: str, seats: int, hinted: bool = False) -> Path:
    """A file of such weights."""
    path = folder / f"{game}-{seats}{SUFFIX}"
    path.write_bytes(pack(*drawn(game, seats, hinted)))
    return path


def choices(folder: str) -> list[str]:
    """What a mind does in some positions, by its digest and its action."""
    found = []
    for game, seats in TABLES:
        state = labrys.game(game).new(seats, "choices")
        rng = Rng("steps")
        for step in range(24):
            if step % 4 == 0:
                budget = (("", "12")[step // 4 % 2]) + f"@{folder}"
                action = bots.make(f"mind:{budget}", Rng(f"{step}")).choose(Perspective(state))
                found.append(f"{state.digest()} {state.game.codec.text(action)}")
            state.act(state.actions()[rng.below(len(state.actions()))])
    return found


if __name__ == "__main__":
    print(json.dumps(choices(sys.argv[1])))
