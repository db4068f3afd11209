"""Every number of an observation keeps its bounds, over many positions: ``python -m tests.env.test_bounds 1000000``."""

from __future__ import annotations

import sys

import numpy as np
import pytest

from labrys import Rng
from labrys.env import LabrysVectorEnv
from tests.env.games import TABLES

ROWS = 64


def strays(name: str, seats: int, positions: int) -> list[str]:
    """The names of numbers that were beyond their bounds in so many positions of random games."""
    env = LabrysVectorEnv(name, ROWS, seats=seats, numbers="raw", copy=False)
    told = env.table.observation
    seen, info = env.reset(seed=1)
    rng = Rng("bounds")
    least, most = seen.min(axis=0), seen.max(axis=0)
    for _ in range(positions // ROWS):
        actions = env.sample(rng)
        assert (info["action_mask"][np.arange(ROWS), actions] == 1).all()
        seen, _, _, _, info = env.step(actions)
        np.minimum(least, seen.min(axis=0), out=least)
        np.maximum(most, seen.max(axis=0), out=most)
    beyond = np.flatnonzero((least < np.array(told.low)) | (most > np.array(told.high)))
    return [f"{told.names[at]}: {least[at]} to {most[at]}" for at in beyond]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_numbers_keep_their_bounds(name: str, seats: int) -> None:
    assert not strays(name, seats, 6400)


if __name__ == "__main__":
    for name, seats in TABLES:
        print(name, seats, strays(name, seats, int(sys.argv[1])), flush=True)
