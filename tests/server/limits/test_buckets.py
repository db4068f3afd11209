"""Token buckets: their number is bounded."""

import pytest

from labrys.server.limits.buckets import Limiter

SLOW = 0.01  # a second: however slow the machine is, we are quicker; five at once is the least


def test_when_too_many_are_counted_whoever_was_seen_longest_ago_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("labrys.server.limits.buckets.MOST_BUCKETS", 3)
    limiter = Limiter(SLOW)
    for who in ("anna", "bruno", "anna", "carla", "anna", "dora", "anna"):
        limiter.take(who)
    assert list(limiter.buckets) == ["carla", "dora", "anna"]
    limiter.take("anna")
    assert limiter.take("anna")  # the sixth
