"""Counts open connections, WebSockets or plain ones, and refuses more than allowed, from one address or in all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from labrys.server.protocol.errors import Refused


class OpenConnections:
    """Counts open connections by address and in all."""

    def __init__(self, each: int, most: int) -> None:
        self.each = each
        self.most = most
        self.all = 0
        self.lines: Counter[str] = Counter()

    @contextmanager
    def connection(self, who: str) -> Iterator[None]:
        """A context during which a connection counts as open."""
        if self.all >= self.most:
            raise Refused("rate", "the house is full: come back in a while.")
        if self.lines[who] >= self.each:
            raise Refused(
                "rate", f"{self.each} connections are open from your address already: close one and try again."
            )
        self.all += 1
        self.lines[who] += 1
        try:
            yield
        finally:
            self.all -= 1
            self.lines[who] -= 1
            if not self.lines[who]:
                del self.lines[who]
