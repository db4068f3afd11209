"""One result for all who ask for the same thing at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Shared(Generic[T]):
    """Computes a result once for everybody who waits for it.

    A caller that comes while it is being computed gets the next result, computed after this one, so nobody gets one
    that is older than their question. However many ask, one computation runs and one waits.
    """

    def __init__(self, find: Callable[[], Awaitable[T]]) -> None:
        self.find = find
        self.under_way: asyncio.Task[T] | None = None
        self.next: asyncio.Task[T] | None = None

    async def get(self) -> T:
        if self.next is None:
            self.next = asyncio.create_task(self.follow(self.under_way))
        return await asyncio.shield(self.next)  # a cancelled caller does not cancel it for the others

    async def follow(self, before: asyncio.Task[T] | None) -> T:
        if before is not None:
            await asyncio.wait([before])
        self.under_way, self.next = self.next, None
        return await self.find()
