"""Fair turns on the event loop: in each iteration a little of what one address sent is handled, then what others sent.

The event loop handles everything that is ready before it looks for more. An address that uses a hundred connections at once
would be served a hundred times before anybody else is, and storing somebody's move takes several iterations.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from functools import partial

SHARE_SECONDS = 0.0005  # of each iteration of the event loop, for one address


class FairTurns:
    """The first thing that an address sends is handled at once, the others one after the other in later iterations."""

    def __init__(self, share: float = SHARE_SECONDS) -> None:
        self.share = share
        self.lines: dict[
            str, deque[Callable[[], None]]
        ] = {}  # by address that had its turn: what else it sent and waits

    def take(self, address: str, work: Callable[[], None]) -> None:
        """Do this now, or when its turn comes."""
        line = self.lines.get(address)
        if line is not None:
            line.append(work)
            return
        self.lines[address] = deque()
        asyncio.get_running_loop().call_soon(self.go_on, address)
        work()

    def go_on(self, address: str) -> None:
        line = self.lines[address]
        if not line:
            del self.lines[address]
            return
        asyncio.get_running_loop().call_soon(self.go_on, address)
        end = time.perf_counter() + self.share
        while line:
            line.popleft()()
            if time.perf_counter() >= end:
                return

    async def turn(self, address: str) -> None:
        """Wait for a turn; no time at all while nobody else of this address wants one."""
        called = asyncio.get_running_loop().create_future()
        self.take(address, partial(call, called))
        if not called.done():
            await called


def call(waiting: asyncio.Future[None]) -> None:
    if not waiting.done():  # or nobody waits for it any more
        waiting.set_result(None)
