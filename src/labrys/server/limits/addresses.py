"""The network address that a client is counted by."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection


def address(connection: HTTPConnection) -> str:
    """The address of a request's client, as the limits count it."""
    return network(connection.client.host) if connection.client else "?"


@lru_cache(10_000)
def network(host: str) -> str:
    """An IPv4 address as it is; of an IPv6 address the first half (/64), because one household has all of that."""
    try:
        number = ip_address(host)
    except ValueError:
        return host
    if isinstance(number, IPv4Address):
        return host
    return str(number.ipv4_mapped or IPv6Network((int(number), 64), strict=False))
