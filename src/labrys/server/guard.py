"""Who may knock, how often, how loudly: origin and CSRF checks, rate and size limits, headers on every answer."""

from __future__ import annotations

import asyncio
import hmac
import re
import socket
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
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
LARGE = 512 * 1024  # records that are brought along
MOST_BUCKETS = 20_000
MOST_FILES = 20_000
SPARE_FILES = 200  # for the database, logs and the bots' pipes
UNKEPT = re.compile("[\0\ud800-\udfff]")


class Bucket:
    """Lets ``rate`` through each second, and a few more after a rest."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, seconds: float = 3) -> None:
        self.rate = rate
        self.most = self.left = max(rate * seconds, 5)
        self.at = time.monotonic()

    def take(self) -> float:
        """One more, and nothing to wait for; or the seconds until there is one."""
        now = time.monotonic()
        self.left = min(self.left + (now - self.at) * self.rate, self.most)
        self.at = now
        if self.left < 1:
            return (1 - self.left) / self.rate
        self.left -= 1
        return 0.0

    def charge(self, cost: float) -> None:
        """What was let through was worth more: it has to be made up for."""
        self.left -= cost


class Limiter:
    """A bucket for each one who is counted; when there are too many, whoever was not seen for the longest time is forgotten."""

    def __init__(self, rate: float, seconds: float = 3) -> None:
        self.rate = rate
        self.seconds = seconds
        self.buckets: dict[str, Bucket] = {}  # whoever was seen last stands last

    def take(self, who: str) -> float:
        """One more, and nothing to wait for; or the seconds until there is one."""
        bucket = self.buckets.pop(who, None)
        if bucket is None:
            if len(self.buckets) >= MOST_BUCKETS:
                del self.buckets[next(iter(self.buckets))]
            bucket = Bucket(self.rate, self.seconds)
        self.buckets[who] = bucket
        return bucket.take()

    def charge(self, who: str, cost: float) -> None:
        if (bucket := self.buckets.get(who)) is not None:
            bucket.charge(cost)

    def give_back(self, who: str) -> None:
        """It was rightly done and does not count."""
        if (bucket := self.buckets.get(who)) is not None:
            bucket.left = min(bucket.left + 1, bucket.most)


class Crowd:
    """Open sockets: so many from one address, so many in all."""

    def __init__(self, each: int, most: int) -> None:
        self.each = each
        self.most = most
        self.all = 0
        self.lines: Counter[str] = Counter()

    @contextmanager
    def line(self, who: str) -> Iterator[None]:
        """A socket for as long as it is open."""
        if self.all >= self.most:
            raise Refused("rate", "the house is full: come back in a while.")
        if self.lines[who] >= self.each:
            raise Refused("rate", f"{self.each} lines are open from your address already: close one and try again.")
        self.all += 1
        self.lines[who] += 1
        try:
            yield
        finally:
            self.all -= 1
            self.lines[who] -= 1
            if not self.lines[who]:
                del self.lines[who]


def make_room() -> None:
    """Let this process, and those that it starts, open as many files as it may."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with suppress(OSError, ValueError):  # then it stays with fewer
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def socket_room() -> int:
    """How many of the connections may be sockets; the others are for plain requests, so that neither crowds the other out."""
    return room() * 4 // 5


def room() -> int:
    """How many connections this process can hold, as the system counts its files."""
    if sys.platform == "win32":
        return MOST_FILES
    import resource

    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    most = MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)
    return max(most - SPARE_FILES, most // 2)


def address(connection: HTTPConnection) -> str:
    """Where somebody knocks from, as it is counted."""
    return network(connection.client.host) if connection.client else "?"


@lru_cache(10_000)
def network(host: str) -> str:
    """An address; of the sixth version its first half, as everybody has all that begin alike."""
    try:
        number = ip_address(host)
    except ValueError:
        return host
    if isinstance(number, IPv4Address):
        return host
    return str(number.ipv4_mapped or IPv6Network((int(number), 64), strict=False))


def check_host(headers: Mapping[str, str], known: Names) -> None:
    """A name that is not ours may belong to a page that wants to speak to us as if we were its own (DNS rebinding).

    Numbers are nobody's to rename, and programs may leave the header out.
    """
    host = headers.get("host")
    if host is not None and not known.has(host):
        raise Refused(
            "host",
            f"this house does not go by that name: open it at {known.address}, or ask its owner to add the name.",
        )


class Names:
    """What the house may be called: its address, this machine's own names for itself, what its owner adds, any number."""

    def __init__(self, address: str, more: list[str]) -> None:
        self.address = address
        machine = socket.gethostname().lower().rstrip(".")
        self.known = {"localhost", machine, f"{machine}.local", *(name.lower().rstrip(".") for name in more)}
        with suppress(ValueError):
            self.known.add((urlsplit(address).hostname or "").rstrip("."))

    def has(self, host: str) -> bool:
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:  # no host at all
            return False
        if name in self.known or name.endswith(".localhost"):
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True


def check_measuring(request: Request, token: str) -> None:
    """How busy the house is: for who looks from this machine, or knows the token that its owner chose."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token and hmac.compare_digest(given.encode(), token.encode()):
        return
    with suppress(ValueError):
        if request.client is not None and ip_address(request.client.host).is_loopback:
            return
    raise Refused("forbidden", "the house's measures are for its owner: ask from its own machine, or with its token.")


def check_origin(headers: Mapping[str, str], known: str) -> None:
    """A page of another site may not speak for our people; programs send no origin."""
    origin = headers.get("origin")
    if headers.get("sec-fetch-site", "none") == "cross-site":
        raise Refused("forbidden", "this request comes from another site: open the house's own page.")
    if origin is None:
        return
    try:
        ours = origin == known or urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # no address at all
        ours = False
    if not ours:
        raise Refused("forbidden", "this request comes from another site: open the house's own page.")


def check_csrf(request: Request, known: str) -> None:
    """What changes something needs a header that no form and no foreign page can send."""
    check_origin(request.headers, known)
    if request.headers.get(CSRF) is None:
        raise Refused("forbidden", f"send the header {CSRF}: 1 with whatever changes something.")


def check_text(value: object) -> None:
    """Text that is to be kept, in whatever it is wrapped: without the two kinds of letters that no database takes."""
    if isinstance(value, str):
        if UNKEPT.search(value):
            raise Refused("bad", "this text has a letter that cannot be kept (NUL, or half of a pair): leave it out.")
    elif isinstance(value, dict):
        for name, inner in value.items():
            check_text(name)
            check_text(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            check_text(inner)


async def body(request: Request, most: int, patience: float) -> bytes:
    """The body, if it is not too long and does not take too long."""
    declared = request.headers.get("content-length", "0")
    if declared.isascii() and declared.isdigit() and int(declared) > most:
        raise Refused("large", f"this is more than {most // 1024} kB: send less.")
    found = bytearray()
    try:
        async with asyncio.timeout(patience):
            async for chunk in request.stream():
                found += chunk
                if len(found) > most:
                    raise Refused("large", f"this is more than {most // 1024} kB: send less.")
    except TimeoutError:
        raise Refused("late", f"this did not arrive within {patience:g} seconds: send it again.") from None
    return bytes(found)
