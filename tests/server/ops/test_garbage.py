"""Memory: the search for garbage looks at little while the house is open, and at everything now and then."""

import asyncio
import gc
import weakref

from labrys.server.ops import garbage as memory


class Circle:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


def test_what_is_in_use_is_set_aside_and_found_by_a_whole_search() -> None:
    async def run() -> None:
        async with memory.calm():
            young = weakref.ref(Circle())
            gc.collect(0)
            assert young() is None
            old = Circle()
            gone = weakref.ref(old)
            gc.collect(0)
            del old
            gc.collect(0)
            assert gone() is not None
            memory.search()
            assert gone() is None

    asyncio.run(run())


def test_a_closed_house_leaves_the_search_as_it_was() -> None:
    async def run() -> None:
        async with memory.calm():
            assert gc.get_freeze_count() > 0

    before = gc.get_threshold(), list(gc.callbacks)
    asyncio.run(run())
    assert (gc.get_threshold(), list(gc.callbacks)) == before
    assert gc.get_freeze_count() == 0
