"""Who may knock, how often, how loudly: origin and CSRF checks, rate and size limits, headers on every answer."""

from __future__ import annotations

import time
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request

from labrys.server.errors import Refused

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
CSRF = "x-labrys"
SMALL = 64 * 1024
LARGE = 2 * 1024 * 1024  # records that are brought along
MOST_BUCKETS = 20_000


class Bucket:
    """Lets ``rate`` through each second, and a few more after a rest."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, seconds: float = 3) -> None:
        self.rate = rate
        self.most = self.left = max(rate * seconds, 5)
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.left + (now - self.at) * self.rate, self.most)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limiter:
    """A bucket for each address; those that were full again are forgotten when there are too many."""

    def __init__(self, rate: float, seconds: float = 3) -> None:
        self.rate = rate
        self.seconds = seconds
        self.buckets: dict[str, Bucket] = {}

    def check(self, who: str) -> None:
        bucket = self.buckets.get(who)
        if bucket is None:
            if len(self.buckets) >= MOST_BUCKETS:
                old = time.monotonic() - self.seconds * 10
                self.buckets = {name: kept for name, kept in self.buckets.items() if kept.at > old}
            bucket = self.buckets[who] = Bucket(self.rate, self.seconds)
        if not bucket.take():
            raise Refused("rate", "that is too much at once: wait a moment and try again.")


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "?"


def check_origin(headers: Mapping[str, str], known: str) -> None:
    """A page of another site may not speak for our people; programs send no origin."""
    origin = headers.get("origin")
    if headers.get("sec-fetch-site", "none") == "cross-site":
        raise Refused("forbidden", "this request comes from another site: open the house's own page.")
    if origin is None:
        return
    if urlsplit(origin).netloc != headers.get("host") and origin != known:
        raise Refused("forbidden", "this request comes from another site: open the house's own page.")


def check_csrf(request: Request, known: str) -> None:
    """What changes something needs a header that no form and no foreign page can send."""
    check_origin(request.headers, known)
    if request.headers.get(CSRF) is None:
        raise Refused("forbidden", f"send the header {CSRF}: 1 with whatever changes something.")


def check_text(value: object) -> None:
    """Text that is to be kept, in whatever it is wrapped: without the two kinds of letters that no database takes."""
    if isinstance(value, str):
        if "\0" in value or any("\ud800" <= letter <= "\udfff" for letter in value):
            raise Refused("bad", "this text has a letter that cannot be kept (NUL, or half of a pair): leave it out.")
    elif isinstance(value, dict):
        for name, inner in value.items():
            check_text(name)
            check_text(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            check_text(inner)


async def body(request: Request, most: int) -> bytes:
    """The body, as long as it is not too long."""
    declared = request.headers.get("content-length", "0")
    if declared.isascii() and declared.isdigit() and int(declared) > most:
        raise Refused("large", f"this is more than {most // 1024} kB: send less.")
    found = b""
    async for chunk in request.stream():
        found += chunk
        if len(found) > most:
            raise Refused("large", f"this is more than {most // 1024} kB: send less.")
    return found
