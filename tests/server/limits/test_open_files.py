"""How many connections a process can hold follows from how many files it may open."""

import resource

import pytest

from labrys.server.limits import open_files


@pytest.mark.parametrize(
    ("files", "connections"),
    [(1024, 824), (20_000, 19_800), (1_000_000, 19_800), (resource.RLIM_INFINITY, 19_800), (300, 150)],
)
def test_some_files_are_kept_for_the_house_itself(
    monkeypatch: pytest.MonkeyPatch, files: int, connections: int
) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda what: (files, files))
    assert open_files.room() == connections
    assert open_files.socket_room() == connections * 4 // 5
