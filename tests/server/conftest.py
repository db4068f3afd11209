"""Fixtures for all tests of the server."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.databases import new_database, postgres, postgres_url, sqlite_url, url
from tests.server.houses import OPENED, Guest, House, Line, house

__all__ = ["postgres", "postgres_url", "sqlite_url", "url"]


@pytest.fixture(scope="session")
def sqlite_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("sqlite_house")
    with house(f"sqlite+aiosqlite:///{folder / 'house.db'}", folder / "log") as found:
        yield found


@pytest.fixture(scope="session")
def postgres_house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    database = new_database(request.getfixturevalue("postgres"))
    with house(database, tmp_path_factory.mktemp("postgres_house") / "log") as found:
        yield found


@pytest.fixture(params=["sqlite_house", "postgres_house"])
def here(request: pytest.FixtureRequest) -> House:
    """A server that runs for the whole session, once on each database."""
    found: House = request.getfixturevalue(request.param)
    return found


@pytest.fixture(autouse=True)
def goodbye() -> Iterator[None]:
    yield
    while OPENED:
        OPENED.pop().close()


@pytest.fixture
def log_file(tmp_path: Path) -> Path:
    return tmp_path / "log"


@pytest.fixture
def line() -> Iterator[Callable[..., Line]]:
    """Opens sockets, and closes them after the test."""
    with ExitStack() as stack:

        def start(guest: Guest, table: str, **hello: object) -> Line:
            found = guest.socket(table, **hello)
            stack.callback(found.close)
            return found

        yield start
