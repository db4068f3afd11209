"""A connection in memory."""

import asyncio
from typing import Any


class Wire(asyncio.Transport):
    """Keeps what is written to it."""

    def __init__(self, host: str) -> None:
        super().__init__({"peername": (host, 1), "sockname": ("10.0.0.9", 2)})
        self.sent = b""
        self.closing = False
        self.paused = False

    def write(self, data: Any) -> None:
        self.sent += data

    def close(self) -> None:
        self.closing = True

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False
