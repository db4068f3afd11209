"""Run a measurement on a busy machine as if it were alone there: what it measures goes before all else that runs.

sudo python -m tests.faults.alone python -m tests.faults.harness --rude      # Linux, as root

The house, whoever plays and the bots that answer at once are scheduled in real time. The rude guest and bots that search take
what is left, ahead of other sessions' processes. Disks and caches are still shared with those.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections import defaultdict
from contextlib import suppress
from pathlib import Path

from labrys.server.live.bot_workers import DEEP_NICENESS

FIRST, WATCHING = 10, 20  # real-time priorities
OFTEN_SECONDS = 0.05


def begin() -> None:
    """In the new process: a session of its own that comes before other sessions."""
    os.setsid()
    Path("/proc/self/autogroup").write_text("-20")
    os.setpriority(os.PRIO_PROCESS, 0, 0)


def family(process: int) -> list[int]:
    """A process and all that it started, directly or not."""
    children = defaultdict(list)
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parent = (folder / "stat").read_text().rpartition(")")[2].split()[1]
            children[int(parent)].append(int(folder.name))
    found = [process]
    for one in found:
        found += children[one]
    return found


def arrange(process: int) -> None:
    """Real time for a process and its threads, unless it gives way to others by its niceness.

    What they start does not inherit it: a worker that is to give way would hold others up until we see it.
    """
    yields = os.getpriority(os.PRIO_PROCESS, process) >= DEEP_NICENESS
    wanted, priority = (os.SCHED_OTHER, 0) if yields else (os.SCHED_RR | os.SCHED_RESET_ON_FORK, FIRST)
    for thread in map(int, os.listdir(f"/proc/{process}/task")):
        if os.sched_getscheduler(thread) != wanted:
            os.sched_setscheduler(thread, wanted, os.sched_param(priority))


def main() -> None:
    measured = subprocess.Popen(sys.argv[1:], preexec_fn=begin)
    os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(WATCHING))
    while measured.poll() is None:
        for process in family(measured.pid):
            with suppress(OSError):  # it has ended
                arrange(process)
        time.sleep(OFTEN_SECONDS)
    sys.exit(measured.returncode)


if __name__ == "__main__":
    main()
