"""Makes Python switch threads sooner, so that a busy event loop does not hold up the threads that read and write.

A thread that has read or written needs Python's lock to say so. While the loop is busy it gets that after 5 milliseconds by
default, and a transaction has a dozen such steps: whoever acts while others set tables up would wait for all of them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

SWITCH_SECONDS = 0.0005  # seconds: ten times what it takes to change from one thread to another and back


@contextmanager
def heard_soon() -> Iterator[None]:
    """As long as the house is open; a program that does other things as well gets its usual interval back."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_SECONDS)
    try:
        yield
    finally:
        sys.setswitchinterval(usual)
