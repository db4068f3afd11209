"""One answer for all who ask the same at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Shared(Generic[T]):
    """Finds something out once for everybody who waits for it.

    Whoever asks while it is being found out gets the next answer, which is begun when that one is there: nobody hears of
    less than there was when they asked. However many ask, one is found out at a time and one waits.
    """

    def __init__(self, find: Callable[[], Awaitable[T]]) -> None:
        self.find = find
        self.under_way: asyncio.Task[T] | None = None
        self.next: asyncio.Task[T] | None = None

    async def get(self) -> T:
        if self.next is None:
            self.next = asyncio.create_task(self.follow(self.under_way))
        return await asyncio.shield(self.next)  # one who goes away takes nothing from the others

    async def follow(self, before: asyncio.Task[T] | None) -> T:
        if before is not None:
            await asyncio.wait([before])
        self.under_way, self.next = self.next, None
        return await self.find()
