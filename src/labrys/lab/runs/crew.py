"""A crew: processes that play units, whichever is free the next one. A process that is killed costs its unit in work only.

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


class Hand:
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


class Crew:
    """The processes of a run."""

    def __init__(self, folder: Folder, jobs: int) -> None:
        self.folder = folder
        self.jobs = jobs
        self.hands: list[Hand] = []
        self.deaths: dict[int, int] = {}  # by the first seed of a unit

    def play(self, units: list[range]) -> Iterator[range]:
        """Each unit as it is done and kept, in whatever order."""
        waiting = list(reversed(units))
        try:
            with interrupts_held():  # or a process that is just being born would be nobody's child
                self.hands = [Hand(self.folder.plan.match) for _ in range(min(self.jobs, len(units)))]
            for hand in self.hands:
                hand.give(waiting.pop())
            while busy := {hand.line: hand for hand in self.hands if hand.unit is not None}:
                for line in wait(list(busy)):
                    assert isinstance(line, Connection)
                    hand = busy[line]
                    assert hand.unit is not None
                    done = hand.unit
                    hand.unit = None
                    try:
                        found: list[str] | Exception | None = line.recv()
                    except (EOFError, ConnectionResetError):
                        hand = self.replace(hand, done)
                        waiting.append(done)
                        found = None
                    if isinstance(found, Exception):
                        raise found
                    if waiting:
                        hand.give(waiting.pop())
                    if found is not None:
                        self.folder.keep(done, found)
                        yield done
        finally:  # at the end, on Ctrl-C, and whenever the caller stops listening: nobody plays on
            for hand in self.hands:
                hand.end()

    def replace(self, hand: Hand, unit: range) -> Hand:
        """Another process for one that was ended from outside."""
        first = unit.start
        self.deaths[first] = self.deaths.get(first, 0) + 1
        if self.deaths[first] == MOST_DEATHS:
            raise LabrysError(
                f"worker processes were ended from outside {MOST_DEATHS} times: go on with --resume and fewer jobs."
            )
        hand.end()
        with interrupts_held():
            fresh = Hand(self.folder.plan.match)
            self.hands[self.hands.index(hand)] = fresh
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
