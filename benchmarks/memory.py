"""The memory of many live states of one game: ``python -m benchmarks.memory relics 10000`` prints JSON.

A process of its own, because what an earlier measure left in the allocator would hide what states need.
"""

from __future__ import annotations

import gc
import json
import os
import sys
import tracemalloc
from pathlib import Path

import labrys
from benchmarks.ours import usual_seats

STATM = Path("/proc/self/statm")
APART = 5  # decisions between two states that are kept


def live_states(name: str, wanted: int) -> list[labrys.State]:
    """Copies of different positions, taken all along random games."""
    game = labrys.game(name)
    rng = labrys.Rng("memory")
    kept: list[labrys.State] = []
    seed = 0
    while len(kept) < wanted:
        state = game.new(usual_seats(game), seed)
        while not state.over and len(kept) < wanted:
            state.playout(rng, APART)
            kept.append(state.copy())
        seed += 1
    return kept


def resident() -> int | None:
    """Bytes of this process in memory, where the system tells."""
    if not STATM.exists():
        return None
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def main(name: str, wanted: int) -> None:
    live_states(name, 10)  # tables and caches are not the states' own
    gc.collect()
    before = resident()
    states = live_states(name, wanted)
    after = resident()
    states.clear()
    tracemalloc.start()
    states = live_states(name, wanted)
    gc.collect()
    each = tracemalloc.get_traced_memory()[0] / wanted
    grown = None if before is None or after is None else after - before
    print(json.dumps({"states": wanted, "bytes_each": each, "resident": grown}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
