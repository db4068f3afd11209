"""Fixtures of the tests with packages from outside."""

from __future__ import annotations

from pathlib import Path

import pytest

from labrys.cli.commands.new import written
from tests.plugins.packages import EXAMPLES, install


@pytest.fixture(scope="session")
def examples(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the example game and the example bot were installed."""
    folder = tmp_path_factory.mktemp("packages") / "examples"
    install(folder, EXAMPLES / "labrys-pig", EXAMPLES / "labrys-holdat")
    return folder


@pytest.fixture(scope="session")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """What `labrys new` wrote, and the folder into which it was installed."""
    base = tmp_path_factory.mktemp("new")
    written("my_nim", base)
    install(base / "installed", base / "labrys-my_nim")
    return base / "labrys-my_nim", base / "installed"
