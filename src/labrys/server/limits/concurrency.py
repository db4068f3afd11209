"""Limits how many requests of one address are worked on at the same time; the others wait.

So a burst of requests from one address does not delay requests from others.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

REQUESTS_AT_ONCE = 4


class Concurrency:
    """Counts the requests in progress for each address; those over the limit wait."""

    def __init__(self, each: int = REQUESTS_AT_ONCE) -> None:
        self.each = each
        self.rooms: dict[str, asyncio.Semaphore] = {}
        self.present: dict[str, int] = {}  # those served and those who wait

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        room = self.rooms.setdefault(address, asyncio.Semaphore(self.each))
        self.present[address] = self.present.get(address, 0) + 1
        try:
            async with room:
                yield
        finally:
            self.present[address] -= 1
            if not self.present[address]:
                del self.present[address], self.rooms[address]
