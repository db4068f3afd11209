"""The measuring side: a process that waits for a request, measures, and answers.

Every contender (the probe, our engine pure and compiled, each peer) is such a process. They all stay alive and only one
works at a time, so that short rounds can alternate between them and a noisy minute on the machine touches all alike.
Standard library only: peers run this in environments that know nothing of ours.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from time import perf_counter, process_time
from typing import NamedTuple

CORE_VARIABLE = "LABRYS_BENCH_CORE"


class Sample(NamedTuple):
    """So many operations took so many seconds of processor time."""

    done: float
    seconds: float


Measure = Callable[[float], Sample]


def repeat(body: Callable[[], int]) -> Measure:
    """Measure ``body``, which returns how many operations it did, again and again for the time allowed."""

    def measure(seconds: float) -> Sample:
        done = 0
        start = process_time()
        while True:
            done += body()
            spent = process_time() - start
            if spent >= seconds:
                return Sample(done, spent)

    return measure


def pin() -> None:
    """Stay on one core, where the system lets a process choose."""
    core = os.environ.get(CORE_VARIABLE)
    if core and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {int(core)})


def serve(measures: dict[str, Measure], about: str) -> None:
    """Say hello with what this is and can measure, then answer requests until the other side closes."""
    pin()
    print(json.dumps({"about": about, "measures": list(measures)}), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        start = perf_counter()
        done, seconds = measures[request["measure"]](request["seconds"])
        wall = perf_counter() - start
        print(json.dumps({"done": done, "seconds": seconds, "wall": wall}), flush=True)
