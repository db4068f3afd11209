"""``now()``: the time for the house, in milliseconds since 1970, which never goes back.

The computer's clock is read once, at the start; from then on elapsed time is counted. Setting the computer's clock meanwhile
changes nobody's time. A table's entries may still be ahead of this node (written by another one, or before a clock was put
right): `LiveTable.now` handles that.
"""

from __future__ import annotations

import time
from collections.abc import Callable


def elapsed() -> int:
    """Nanoseconds since some moment; where the system counts them, those that a computer slept as well."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    return time.monotonic_ns()


class WallClock:
    """A clock that reads the computer's time once, at the start, and counts by itself from then on."""

    def __init__(self, wall: Callable[[], int] = time.time_ns, elapsed: Callable[[], int] = elapsed) -> None:
        self.elapsed = elapsed
        self.since = wall() - elapsed()

    def now(self) -> int:
        return (self.since + self.elapsed()) // 1_000_000


now = WallClock().now
