"""Fixtures of the tests with packages from outside."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.plugins.clean import KINDS, Clean, clean


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """A folder for all test processes of this run."""
    base = tmp_path_factory.getbasetemp()
    return base if worker_id == "master" else base.parent


@pytest.fixture(scope="session", params=KINDS)
def outside(request: pytest.FixtureRequest, shared: Path) -> Clean:
    """Clean virtual environments, one with the compiled wheel and one with the pure one."""
    return clean(request.param, shared)


@pytest.fixture(scope="session")
def usual(shared: Path) -> Clean:
    """The one that most people have, with the extra ``rl``."""
    return clean(KINDS[0], shared)
