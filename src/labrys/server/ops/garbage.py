"""Tunes Python's garbage collector so that it never stops the server for long.

Nearly everything goes by itself when nobody refers to it any more; the search is for what refers to itself in a circle. It
takes as long as there are things to look at, and at a thousand tables a whole one takes tenths of a second. So only what
was made since the last search is looked at, little and often, and what is still in use then is set aside. What becomes a
circle later, such as a line that was cut, waits for a whole search, every ten minutes.
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
