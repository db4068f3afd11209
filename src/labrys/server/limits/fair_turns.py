"""Turns for what one address sends: a little of it at each turn of the event loop, and what others sent in between.

The event loop does all that has come before it looks for more. Whoever has a hundred lines open and uses them all at once
would be served a hundred times before anybody else is heard again, several times over until somebody's move is stored.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from functools import partial

SHARE_SECONDS = 0.0005  # of each turn of the event loop, for one address


class FairTurns:
    """The first of an address goes at once, the others one after the other in the turns that follow."""

    def __init__(self, share: float = SHARE_SECONDS) -> None:
        self.share = share
        self.lines: dict[
            str, deque[Callable[[], None]]
        ] = {}  # who had a turn in this turn of the event loop, and what waits

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
