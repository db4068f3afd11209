"""The limit as a contender: ``python -m benchmarks.limit``."""

from __future__ import annotations

import tempfile
from pathlib import Path

import labrys
from benchmarks.contender import repeat, serve
from benchmarks.limit import Limit
from benchmarks.ours import usual_seats

GAMES = 100  # in one call

if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        limit = Limit(Path(folder), usual_seats(labrys.game("empire")))
        serve({"empire playout": repeat(lambda: limit.run(GAMES))}, "plain C")
