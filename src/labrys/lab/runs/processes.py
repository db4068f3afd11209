"""Processes that play units, whichever is free the next one. A process that is killed costs its unit in work only.

What they played comes here and is brought to the disk while they play on: a disk may take longer for it than a quick game takes.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait

from labrys.engine import LabrysError
from labrys.lab.arena import Match, interrupts_held, play_seeds
from labrys.lab.runs.folder import Folder
from labrys.lab.runs.lines import to_line

MOST_DEATHS = 3  # of processes over one unit, before it is given up


class Worker:
    """One process and its line."""

    def __init__(self, match: Match) -> None:
        self.line, far = Pipe()
        self.process = Process(target=work, args=(match, far, self.line), daemon=True)
        self.process.start()
        far.close()  # so that the end of the process is the end of the line
        self.unit: range | None = None

    def give(self, unit: range) -> None:
        self.unit = unit
        with suppress(BrokenPipeError, ConnectionResetError):  # it has just been killed, and its line ends
            self.line.send(unit)

    def end(self) -> None:
        self.process.terminate()
        self.process.join()
        self.line.close()


class Processes:
    """The processes of a run."""

    def __init__(self, folder: Folder, jobs: int) -> None:
        self.folder = folder
        self.jobs = jobs
        self.workers: list[Worker] = []
        self.deaths: dict[int, int] = {}  # by the first seed of a unit

    def play(self, units: list[range]) -> Iterator[range]:
        """Each unit as it is done and kept, in whatever order."""
        waiting = list(reversed(units))
        try:
            with interrupts_held():  # or a process that is just being born would be nobody's child
                self.workers = [Worker(self.folder.plan.match) for _ in range(min(self.jobs, len(units)))]
            for worker in self.workers:
                worker.give(waiting.pop())
            while busy := {worker.line: worker for worker in self.workers if worker.unit is not None}:
                for line in wait(list(busy)):
                    assert isinstance(line, Connection)
                    worker = busy[line]
                    assert worker.unit is not None
                    done = worker.unit
                    worker.unit = None
                    try:
                        found: list[str] | Exception | None = line.recv()
                    except (EOFError, ConnectionResetError):
                        worker = self.replace(worker, done)
                        waiting.append(done)
                        found = None
                    if isinstance(found, Exception):
                        raise found
                    if waiting:
                        worker.give(waiting.pop())
                    if found is not None:
                        self.folder.keep(done, found)
                        yield done
        finally:  # at the end, on Ctrl-C, and whenever the caller stops listening: nobody plays on
            for worker in self.workers:
                worker.end()

    def replace(self, worker: Worker, unit: range) -> Worker:
        """Another process for one that was ended from outside."""
        first = unit.start
        self.deaths[first] = self.deaths.get(first, 0) + 1
        if self.deaths[first] == MOST_DEATHS:
            raise LabrysError(
                f"worker processes were ended from outside {MOST_DEATHS} times: go on with --resume and fewer jobs."
            )
        worker.end()
        with interrupts_held():
            fresh = Worker(self.folder.plan.match)
            self.workers[self.workers.index(worker)] = fresh
        return fresh


def work(match: Match, line: Connection, parent: Connection) -> None:
    """What a process does until its line ends; Ctrl-C ends it without a word, for the parent has the last one."""
    parent.close()  # once the parent is gone, the line ends
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    while True:
        try:
            unit: range = line.recv()
        except EOFError:
            return
        try:
            found: list[str] | Exception = [to_line(played) for played in play_seeds(match, unit)]
        except Exception as error:  # whatever it is, the parent shall tell it
            found = error
        try:
            line.send(found)
        except (BrokenPipeError, ConnectionResetError):
            return
