"""A process that reviews one game, and what it says on the way. It gives way to everything else that the machine does."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection

from labrys import coach
from labrys.coach.report import Names
from labrys.engine import LabrysError, Record
from labrys.server.live.bot_workers import ready

MESSAGE_WAIT_SECONDS = 0.5  # for a message, before the server looks whether it still wants one
LONGEST_SECONDS = 900.0  # for a review; one that takes longer is ended
STEP = 0.01  # of the work between two messages

Message = (
    float | tuple[str, bytes]
)  # how much is done, or ("done", the review as JSON), or ("fault", why there is none)


class Lost(Exception):
    """The worker is gone, or did not come to an end."""


class CannotReview(Exception):
    """The worker says that this game cannot be reviewed."""


def work(line: Connection, text: str, names: Names, budget: int, niceness: int) -> None:
    """In the worker: review a record, and say how far it is."""
    ready()
    with suppress(OSError):
        os.nice(max(0, niceness - os.nice(0)))
    told = 0.0

    def tell(done: float) -> None:
        nonlocal told
        if done >= told + STEP:
            told = done
            line.send(done)

    try:
        found = coach.review(Record.parse(text), budget, tell, names=names)
        line.send(("done", coach.as_json(found)))
    except LabrysError as error:
        line.send(("fault", str(error).encode()))
    except Exception as error:  # rules of a package: whoever wrote them can mend them
        line.send(("fault", f"{type(error).__name__}: {error}".splitlines()[0].encode()))
    line.close()


class ReviewWorker:
    """One review in a process of its own, which ends with it."""

    def __init__(self, text: str, names: Names, budget: int, niceness: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, there = context.Pipe(duplex=False)
        self.process = context.Process(target=work, args=(there, text, names, budget, niceness), daemon=True)
        self.process.start()
        there.close()
        with suppress(
            ProcessLookupError
        ):  # from its first moment on: it has much to read before it could do so by itself
            least = os.getpriority(os.PRIO_PROCESS, 0)
            os.setpriority(os.PRIO_PROCESS, self.process.pid or 0, max(least, niceness))

    async def run(self, tell: Callable[[float], None]) -> bytes:
        """The review as JSON; `Lost` if the worker dies or takes too long, `CannotReview` if it says that there is none."""
        end = asyncio.get_running_loop().time() + LONGEST_SECONDS
        while asyncio.get_running_loop().time() < end:
            message = await asyncio.to_thread(self.hear)
            if isinstance(message, float):
                tell(message)
            elif message is not None:
                kind, text = message
                if kind == "fault":
                    raise CannotReview(text.decode())
                return text
        raise Lost

    def hear(self) -> Message | None:
        """The next message; None if none came for a while."""
        try:
            if not self.line.poll(MESSAGE_WAIT_SECONDS):
                return None
            found: Message = self.line.recv()
            return found
        except (EOFError, OSError):
            raise Lost from None

    def close(self) -> None:
        """End it, whatever it is doing."""
        if self.process.is_alive():
            self.process.kill()
        self.process.join()
        self.process.close()
        self.line.close()
