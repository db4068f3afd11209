"""The probe: a fixed piece of pure Python work. Figures divided by it can be compared from one machine to another.

It does what rules do (index small lists, compare, add, append, draw a number) and uses nothing of ours, so no change to
the engine can change it. Do not edit it: old figures would lose their meaning.
"""

from __future__ import annotations

from benchmarks.contender import repeat, serve

CELLS = 36
STEPS = 100


def walk() -> int:
    """One unit of the probe: a hundred steps of a random walk over a six by six board."""
    board = [0] * CELLS
    trail: list[int] = []
    key = 12345
    at = 0
    for _ in range(STEPS):
        key = (key * 1103515245 + 12345) & 0x7FFFFFFF
        near = []
        if at % 6:
            near.append(at - 1)
        if at % 6 < 5:
            near.append(at + 1)
        if at >= 6:
            near.append(at - 6)
        if at < CELLS - 6:
            near.append(at + 6)
        at = near[(key >> 16) % len(near)]
        board[at] += 1
        if board[at] == 1:
            trail.append(at)
    return 1


if __name__ == "__main__":
    serve({"units": repeat(walk)}, "probe")
