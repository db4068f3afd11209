"""The house's own command, with an event loop that notes at each step how much processor time it has had so far.

On a busy machine milliseconds tell little of who held somebody up; what the event loop had to do meanwhile tells.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from asyncio.events import Handle
from bisect import bisect
from pathlib import Path
from typing import Any

import uvicorn

VARIABLE = "LABRYS_STAMPS"  # the file for them
Stamp = tuple[float, float]  # what time it is, and the processor time until then

stamps: list[Stamp] = []


def note() -> None:
    stamps.append((time.monotonic(), time.thread_time()))


def stamp() -> None:
    """From here on, in this process."""
    turn, step = asyncio.BaseEventLoop._run_once, Handle._run  # type: ignore[attr-defined]
    init, shutdown = uvicorn.Config.__init__, uvicorn.Server.shutdown

    def stamped_turn(self: Any) -> None:
        note()
        turn(self)

    def stamped_step(self: Any) -> None:
        note()
        step(self)

    def plain_loop(self: Any, *given: Any, **more: Any) -> None:
        init(self, *given, **{**more, "loop": "asyncio"})

    async def written(self: Any, *given: Any, **more: Any) -> None:
        await shutdown(self, *given, **more)
        Path(os.environ[VARIABLE]).write_text(json.dumps(stamps))

    asyncio.BaseEventLoop._run_once, Handle._run = stamped_turn, stamped_step  # type: ignore[attr-defined, method-assign]
    uvicorn.Config.__init__, uvicorn.Server.shutdown = plain_loop, written  # type: ignore[method-assign]


def processor_time(found: list[Stamp], begin: float, end: float) -> float:
    """Seconds of the event loop's processor time between two moments, as far as its stamps tell."""

    def until(moment: float) -> float:
        at = bisect(found, (moment, float("inf")))
        if at == 0 or at == len(found):
            return found[min(at, len(found) - 1)][1]
        before, after = found[at - 1], found[at]
        return min(after[1], before[1] + moment - before[0])

    return until(end) - until(begin)


if __name__ == "__main__":
    stamp()
    from labrys.cli import main

    sys.argv[0] = "labrys"
    main()
