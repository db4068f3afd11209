"""The house keeps its data where LABRYS_HOME says, or where the system keeps a user's data."""

from pathlib import Path

import pytest

from labrys.server.ops.data_folder import default_url, home


def test_the_owner_may_name_a_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LABRYS_HOME", str(tmp_path))
    assert home() == tmp_path
    assert default_url() == f"sqlite+aiosqlite:///{tmp_path / 'house.db'}"


def test_otherwise_it_is_the_systems(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LABRYS_HOME", raising=False)
    assert home().is_absolute()
    assert home().name == "labrys"
