"""The rounds: work that a server does every second, such as finding overdue moves and sending notices."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from labrys.server.live.registry import Tables
from labrys.server.live.services import Services
from labrys.server.ops.logs import log
from labrys.server.ops.wallclock import now
from labrys.server.people.turn_notices import Notifier
from labrys.server.protocol.errors import StoreDown

ROUND_SECONDS = 1.0  # between two rounds


class Rounds:
    """Three loops, so that a slow one does not delay the others."""

    def __init__(
        self,
        services: Services,
        tables: Tables,
        notifier: Notifier,
        look_at_all: Callable[[], None],
        look_for_reviews: Callable[[], Coroutine[Any, Any, None]],
    ) -> None:
        self.services = services
        self.store = services.store
        self.tables = tables
        self.notifier = notifier
        self.look_at_all = look_at_all  # something may have been missed meanwhile
        self.look_for_reviews = look_for_reviews
        self.healthy = True
        self.tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self.tasks = [asyncio.create_task(loop()) for loop in (self.keep_uptime, self.look_after, self.send_notices)]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def look_after(self) -> None:
        """Find overdue moves, drop idle tables from memory, and watch whether the store works."""
        metrics = self.services.metrics
        while True:
            try:
                await self.store.current()
                await self.survive(self.tables.find_overdue())
                await self.survive(self.renew_presence())
                await self.survive(self.look_for_reviews())
                self.tables.let_go()
                if not self.healthy:
                    log.info("store is back")
                    self.look_at_all()
                self.healthy = True
            except StoreDown as error:
                if self.healthy:
                    log.error("store is down", why=str(error))
                self.healthy = False
            metrics.tables.set(len(self.tables.live))
            metrics.commits.set(self.store.commits)
            await asyncio.sleep(ROUND_SECONDS)

    async def renew_presence(self) -> None:
        if await self.services.presence.round(now()):
            await self.tables.look_around()

    async def keep_uptime(self) -> None:
        """A loop of its own, because `look_after` may take long when much is overdue."""
        while True:
            before = self.store.opened
            with suppress(StoreDown):
                await self.survive(self.services.uptime.round(now()))
            if self.store.opened != before:
                self.look_at_all()
            await asyncio.sleep(ROUND_SECONDS)

    async def send_notices(self) -> None:
        """A loop of its own, because webhooks may answer slowly."""
        while True:
            with suppress(StoreDown):
                await self.survive(self.notifier.round(now()))
            await asyncio.sleep(ROUND_SECONDS)

    async def survive(self, step: Coroutine[Any, Any, Any]) -> None:
        """Run one step of a round; a fault in it is logged and does not end the loop."""
        try:
            await step
        except StoreDown:
            raise
        except Exception as error:
            self.services.metrics.faults.inc()
            log.error("round failed", fault=type(error).__name__, exc_info=True)
