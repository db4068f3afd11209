"""Background tasks of one server: whatever fails in one is logged, and all are cancelled when the server stops."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from labrys.engine import LabrysError
from labrys.server.ops.logs import log
from labrys.server.ops.metrics import Metrics


class Background:
    """The tasks that run now."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            if not isinstance(fault, LabrysError):
                self.metrics.faults.inc()
            log.error("background task failed", fault=type(fault).__name__)

    async def close(self) -> None:
        """Cancel what still runs, and wait until it has stopped."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
