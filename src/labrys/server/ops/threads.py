"""Makes Python switch threads sooner, so that a busy event loop does not hold up the threads that read and write.

A thread that has finished a read or a write needs Python's lock (the GIL) to report it. While the event loop is busy it gets the
lock after 5 milliseconds by default, and a transaction has a dozen such steps.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

SWITCH_SECONDS = 0.0005  # seconds: ten times what it takes to change from one thread to another and back


@contextmanager
def heard_soon() -> Iterator[None]:
    """A context with the shorter switch interval; afterwards the former one returns."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_SECONDS)
    try:
        yield
    finally:
        sys.setswitchinterval(usual)
