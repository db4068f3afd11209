"""Clients are counted by their IPv4 address, or by the first half of their IPv6 address."""

import pytest

from labrys.server.limits.addresses import network


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("testclient", "testclient"),
    ],
)
def test_how_a_client_is_counted(host: str, counted: str) -> None:
    assert network(host) == counted
