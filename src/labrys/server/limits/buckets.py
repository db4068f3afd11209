"""Token buckets: how many of something are let through in a second, for one client or for many."""

from __future__ import annotations

import time

MOST_BUCKETS = 20_000


class Bucket:
    """A token bucket: ``rate`` per second, with a burst of ``seconds`` times that after a pause."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, seconds: float = 3) -> None:
        self.rate = rate
        self.most = self.left = max(rate * seconds, 5)
        self.at = time.monotonic()

    def take(self) -> float:
        """Take a token and return 0, or return the seconds until there is one."""
        now = time.monotonic()
        self.left = min(self.left + (now - self.at) * self.rate, self.most)
        self.at = now
        if self.left < 1:
            return (1 - self.left) / self.rate
        self.left -= 1
        return 0.0

    def charge(self, cost: float) -> None:
        """Take more tokens for something that was already let through; the balance may become negative."""
        self.left -= cost


class Limiter:
    """A bucket for each client; when there are too many, the one that was not used for the longest time is dropped."""

    def __init__(self, rate: float, seconds: float = 3) -> None:
        self.rate = rate
        self.seconds = seconds
        self.buckets: dict[str, Bucket] = {}  # whoever was seen last stands last

    def take(self, who: str) -> float:
        """Take a token and return 0, or return the seconds until there is one."""
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
        """Put a token back: this one does not count."""
        if (bucket := self.buckets.get(who)) is not None:
            bucket.left = min(bucket.left + 1, bucket.most)
