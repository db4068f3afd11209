"""Checks on every request: its host, origin, CSRF_HEADER header and size; and the security headers of every answer."""

from __future__ import annotations

import asyncio
import hmac
import socket
from collections.abc import Mapping
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import Request

from labrys.server.protocol.errors import Refused

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
CSRF_HEADER = "x-labrys"
SMALL_BYTES = 64 * 1024
LARGE_BYTES = 512 * 1024  # uploaded records


def check_host(headers: Mapping[str, str], known: HostNames) -> None:
    """Refuse a host name that is not ours: another site may have given its own name our address (DNS rebinding).

    IP addresses cannot be rebound, and programs may leave the header out.
    """
    host = headers.get("host")
    if host is not None and not known.has(host):
        raise Refused(
            "host",
            f"this house does not go by that name: open it at {known.address}, or ask its owner to add the name.",
        )


class HostNames:
    """The host names that are accepted: the configured address, this machine's names, those its owner adds, any IP address."""

    def __init__(self, address: str, more: list[str]) -> None:
        self.address = address
        machine = socket.gethostname().lower().rstrip(".")
        self.known = {"localhost", machine, f"{machine}.local", *(name.lower().rstrip(".") for name in more)}
        with suppress(ValueError):
            self.known.add((urlsplit(address).hostname or "").rstrip("."))

    def has(self, host: str) -> bool:
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:  # not a host
            return False
        if name in self.known or name.endswith(".localhost"):
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True


def check_measuring(request: Request, token: str) -> None:
    """Allow metrics to requests from this machine, or with the token in the settings."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token and hmac.compare_digest(given.encode(), token.encode()):
        return
    with suppress(ValueError):
        if request.client is not None and ip_address(request.client.host).is_loopback:
            return
    raise Refused(
        "forbidden", "the metrics are for the owner of the house: ask from its own machine, or with the token."
    )


def check_origin(headers: Mapping[str, str], known: str) -> None:
    """Refuse requests that pages of other sites make; programs send no origin."""
    origin = headers.get("origin")
    if headers.get("sec-fetch-site", "none") == "cross-site":
        raise Refused("forbidden", "this request comes from another site: open the house's own page.")
    if origin is None:
        return
    try:
        ours = origin == known or urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # not an address
        ours = False
    if not ours:
        raise Refused("forbidden", "this request comes from another site: open the house's own page.")


def check_csrf(request: Request, known: str) -> None:
    """Require a header that neither a form nor a page of another site can send."""
    check_origin(request.headers, known)
    if request.headers.get(CSRF_HEADER) is None:
        raise Refused("forbidden", f"send the header {CSRF_HEADER}: 1 with whatever changes something.")


async def body(request: Request, most: int, seconds: float) -> bytes:
    """The body of a request; refused if it is too long or takes too long."""
    declared = request.headers.get("content-length", "0")
    if declared.isascii() and declared.isdigit() and int(declared) > most:
        raise Refused("large", f"this is more than {most // 1024} kB: send less.")
    found = bytearray()
    try:
        async with asyncio.timeout(seconds):
            async for chunk in request.stream():
                found += chunk
                if len(found) > most:
                    raise Refused("large", f"this is more than {most // 1024} kB: send less.")
    except TimeoutError:
        raise Refused("late", f"this did not arrive within {seconds:g} seconds: send it again.") from None
    return bytes(found)
