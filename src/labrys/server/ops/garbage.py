"""Tunes Python's garbage collector so that it never stops the server for long.

Reference counting frees nearly everything; the collector looks for cycles. A full collection takes tenths of a second with a
thousand tables in memory. So only new objects are looked at, few and often, and those still in use are frozen. Cycles that
arise later, such as a closed connection, wait for a full collection every ten minutes.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

YOUNG_OBJECTS = 300  # new objects between two collections, each of a millisecond or two
FULL_SECONDS = 600.0  # between two full collections


@asynccontextmanager
async def calm() -> AsyncIterator[None]:
    """A context in which the collector is tuned like this; afterwards its former settings return."""
    usual = gc.get_threshold()
    search()
    gc.set_threshold(YOUNG_OBJECTS)
    gc.callbacks.append(set_aside)
    whole = asyncio.create_task(search_now_and_then())
    try:
        yield
    finally:
        whole.cancel()
        gc.callbacks.remove(set_aside)
        gc.set_threshold(*usual)
        gc.unfreeze()


async def search_now_and_then() -> None:
    while True:
        await asyncio.sleep(FULL_SECONDS)
        search()


def set_aside(phase: str, search: dict[str, Any]) -> None:
    if phase == "stop":
        gc.freeze()


def search() -> None:
    """Run a full collection."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
