"""``labrys admin``, the owner's commands."""

from pathlib import Path

import pytest

from tests.server.admin.commands import command


@pytest.mark.parametrize("asked", [("admin", "tables"), ("admin", "people"), ("backup", "copy")])
def test_an_owner_who_looks_where_no_house_is_makes_none(tmp_path: Path, asked: tuple[str, ...]) -> None:
    first, *rest = asked
    database = f"sqlite+aiosqlite:///{tmp_path / 'none.db'}"
    rest = [str(tmp_path / word) if word == "copy" else word for word in rest]
    assert "labrys serve makes one" in command(first, "--database", database, *rest, code=2)
    assert list(tmp_path.iterdir()) == []
