"""Clues: every number is within its bounds, and a row hangs on nothing but the position."""

from __future__ import annotations

from labrys.engine import Rng
from labrys.engine.rows import row_of, zeros
from labrys.kit.case import Case, positions

POSITIONS_OF_A_GAME = 24  # positions of a game


def check_clues_stay_in_bounds(case: Case, seed: str) -> None:
    """In worlds that seats imagine, each number lies between its bounds, whatever stood in the row before."""
    clues = case.game.clues_of(case.seats)
    if clues is None:
        return
    rng = Rng(f"clues {seed}")
    row, used = zeros(clues.size), row_of([7] * clues.size)
    for state in positions(case, f"clues {seed}", POSITIONS_OF_A_GAME):
        if state.over:
            continue
        for seat in range(state.seats):
            dream = state.imagine(seat, rng)
            dream.copy().note_clues(seat, row)
            dream.note_clues(seat, used)
            for at, name in enumerate(clues.names):
                assert row[at] == used[at], f"{case}: {name} hangs on what stood in the row before"
                low, high = clues.low[at], clues.high[at]
                assert low <= row[at] <= high, f"{case}: {name} is {row[at]}, not from {low} to {high}"
