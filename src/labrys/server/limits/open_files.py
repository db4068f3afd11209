"""How many connections this process can hold: the operating system's limit on open files."""

from __future__ import annotations

import sys
from contextlib import suppress

MOST_FILES = 20_000
SPARE_FILES = 200  # for the database, logs and the bots' pipes


def make_room() -> None:
    """Raise the limit on open files of this process and its children as far as allowed."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with suppress(OSError, ValueError):  # not allowed: keep the limit
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def socket_room() -> int:
    """How many of the connections may be WebSockets; the rest is kept for plain requests."""
    return room() * 4 // 5


def room() -> int:
    """How many connections this process can hold."""
    if sys.platform == "win32":
        return MOST_FILES
    import resource

    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    most = MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)
    return max(most - SPARE_FILES, most // 2)
