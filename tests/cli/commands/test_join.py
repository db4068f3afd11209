"""``labrys join`` with an address that leads nowhere."""

import pytest

from tests.cli.conftest import Run
from tests.server.conftest import goodbye, sqlite_house
from tests.server.houses import House

__all__ = ["goodbye", "sqlite_house"]


@pytest.mark.parametrize(
    ("address", "remedy"),
    [
        ("ftp://x", "not the address of a house"),
        ("http://127.0.0.1:1", "does not answer"),
        ("{url}/t/nowhere", "no such table"),
    ],
)
def test_a_wrong_address_is_one_sentence(sqlite_house: House, run: Run, address: str, remedy: str) -> None:
    done = run("join", address.format(url=sqlite_house.url))
    assert done.returncode == 2
    assert remedy in done.stderr
    assert done.stderr.count("\n") == 1
