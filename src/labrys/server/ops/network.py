"""Finds the address by which other devices in the same network can open the house."""

from __future__ import annotations

import socket
from ipaddress import ip_address

ELSEWHERE = ("192.0.2.1", 9)  # an address for documentation: nothing is sent, the system only chooses a route


def is_loopback(host: str) -> bool:
    """True for an address that leads to the same computer."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def is_everywhere(host: str) -> bool:
    """True for an address that means all of the computer's addresses."""
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return host == ""


def own_number() -> str | None:
    """This computer's IP address in its network; None if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        number: str = probe.getsockname()[0]
    return None if is_loopback(number) or is_everywhere(number) else number


def url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def near(host: str, port: int) -> str:
    """The address by which others in the network reach a server at host and port; empty if they cannot."""
    if is_everywhere(host):
        number = own_number()
        return url(number, port) if number else ""
    return "" if is_loopback(host) else url(host, port)
