"""Threads are heard of soon while the house is open, and as usual before and after."""

import asyncio
import sys
from pathlib import Path

import pytest
from starlette.applications import Starlette

from labrys.server.http.app import Application
from labrys.server.ops.settings import Settings
from labrys.server.ops.threads import SWITCH_SECONDS


def test_while_the_house_is_open_no_thread_waits_long_for_a_busy_loop(tmp_path: Path) -> None:
    async def run() -> None:
        async with Application(Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'h.db'}")).lifespan(Starlette()):
            assert sys.getswitchinterval() == pytest.approx(SWITCH_SECONDS)

    usual = sys.getswitchinterval()
    assert usual > 2 * SWITCH_SECONDS
    asyncio.run(run())
    assert sys.getswitchinterval() == usual
