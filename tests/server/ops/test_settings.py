"""Settings travel to the workers of a server in its environment."""

import pytest

from labrys.server.ops.settings import VARIABLE, Settings


def test_a_worker_reads_what_the_server_was_started_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "{}")
    given = Settings(database="sqlite+aiosqlite:////tmp/x.db", hosts=["games.local"], sockets=7)
    given.to_environment()
    assert Settings.from_environment() == given


def test_what_is_not_named_has_its_usual_value(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, '{"sockets": 1000}')
    found = Settings.from_environment()
    assert (found.sockets, found.connections) == (1000, Settings().connections)
    assert found.database.startswith("sqlite+aiosqlite:///"), "the one in the data folder"
