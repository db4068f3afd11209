"""Open connections are counted for each address and in all, for as long as they are open."""

from contextlib import ExitStack

import pytest

from labrys.server.limits.open_connections import OpenConnections
from labrys.server.protocol.errors import Refused


def test_one_address_has_so_many() -> None:
    sockets = OpenConnections(2, 100)
    with ExitStack() as stack:
        for _ in range(2):
            stack.enter_context(sockets.connection("10.0.0.1"))
        with pytest.raises(Refused, match="2 connections are open from your address"), sockets.connection("10.0.0.1"):
            pass
        with sockets.connection("10.0.0.2"):
            assert sockets.all == 3
    assert sockets.all == 0
    with sockets.connection("10.0.0.1"):
        assert sockets.all == 1


def test_all_together_have_so_many() -> None:
    sockets = OpenConnections(2, 2)
    with (
        sockets.connection("10.0.0.1"),
        sockets.connection("10.0.0.2"),
        pytest.raises(Refused, match="the house is full"),
        sockets.connection("10.0.0.3"),
    ):
        pass
