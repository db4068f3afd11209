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

YOUNG_OBJECTS = 300  # things made, less those that went, between two searches: a millisecond or two
FULL_SECONDS = 600.0  # between two whole searches


@asynccontextmanager
async def calm() -> AsyncIterator[None]:
    """As long as the house is open; a program that does other things as well gets its usual searches back."""
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
    """Look at everything once."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
