"""Measure the server on this machine: targets T8 and T9 of docs/performance.md.

uv run --extra dev python -m benchmarks.server [--seconds 5] [--tables 1000] [--rounds 2]    # --rounds 0: T9 alone
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import httpx

from benchmarks.server.crowd import Measured, crowd, percentile, set_up

MODES: dict[str, dict[str, object]] = {
    "stored": {},
    "storage off": {"keep": False},
    "one commit per move": {"batch": 1},
}
OPEN_HOUSE = {
    "rate": 1e9,
    "messages": 1e9,
    "chat": 1e9,
    "tables": 1e9,
    "visits": 1e9,
    "arrivals": 1e9,
    "sockets": 100_000,
    "connections": 100_000,
    "open_tables": 100_000,
}


@contextmanager
def server(folder: Path, name: str, settings: dict[str, object]) -> Iterator[tuple[str, int]]:
    """A server with a database of its own; its address and its process."""
    env = {**os.environ, "LABRYS_SERVER": json.dumps({**OPEN_HOUSE, **settings})}
    command = [str(Path(sys.executable).with_name("labrys")), "serve", "--port", "0"]
    command += ["--database", f"sqlite+aiosqlite:///{folder / name}.db"]
    process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    url = process.stdout.readline().split(" is open at ")[1].split()[0]
    try:
        for _ in range(600):
            try:
                httpx.get(f"{url}/healthz").raise_for_status()
                break
            except httpx.HTTPError:
                time.sleep(0.05)
        yield url, process.pid
    finally:
        process.terminate()
        process.wait(60)
        process.stdout.close()


def commit_rate(folder: Path, seconds: float = 2.0) -> float:
    """Commits of one small row each that this machine does in a second, in the way the server commits."""
    line = sqlite3.connect(folder / "commits.db", isolation_level=None)
    line.execute("PRAGMA journal_mode=WAL")
    line.execute("PRAGMA synchronous=FULL")
    line.execute("CREATE TABLE moves (number INTEGER PRIMARY KEY, text TEXT)")
    began, count = time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        line.execute("INSERT INTO moves (text) VALUES ('move 3')")
        count += 1
    line.close()
    return count / (time.perf_counter() - began)


def memory(pid: int) -> int:
    """Resident bytes of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def processor(pid: int) -> float:
    """Seconds of processor time that a process has spent, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def busy(folder: Path, name: str, settings: dict[str, object], seconds: float) -> Measured:
    """100 sockets at 50 tables, each moving as soon as it is asked."""
    with server(folder, name, settings) as (url, pid):
        return await crowd(url, await set_up(url, 50), seconds, 0.0, partial(processor, pid))


async def evening(folder: Path, tables: int, seconds: float) -> tuple[Measured, float]:
    """Many tables, each moving about every 2 seconds; the acknowledgements, and bytes for each table."""
    with server(folder, "evening", {}) as (url, pid):
        await set_up(url, 1)
        before = memory(pid)
        found = await crowd(url, await set_up(url, tables), seconds, 2.0, partial(processor, pid))
        return found, (memory(pid) - before) / tables


def throughput(folder: Path, seconds: float, rounds: int, commits: float) -> None:
    """T8: the best of some rounds of each mode."""
    best: dict[str, float] = {}
    for number in range(rounds):
        for mode, settings in MODES.items():
            found = asyncio.run(busy(folder, f"{mode.replace(' ', '-')}{number}", settings, seconds))
            best[mode] = max(best.get(mode, 0), found.rate)
            print(
                f"100 sockets, {mode}: {found.rate:,.0f} acknowledged moves/s, "
                f"p50 {found.percentile(0.5):.1f} ms, p99 {found.percentile(0.99):.1f} ms, "
                f"{found.cost:.2f} ms of the server's processor each"
            )
    stored = best["stored"]
    print(
        f"T8 stored: {stored / best['storage off']:.2f}x of storage off (target 0.5x), "
        f"{stored / best['one commit per move']:.1f}x of one commit per move (target 4x), "
        f"{stored / commits:.2f} moves for each commit the disk could do"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server on this machine.")
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=2)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=".") as name:
        folder = Path(name)
        commits = commit_rate(folder)
        load = os.getloadavg()[0]
        print(f"this machine: {commits:,.0f} commits/s of one row, {1000 / commits:.2f} ms each; load {load:.1f}")
        if given.rounds:
            throughput(folder, given.seconds, given.rounds, commits)
        found, size = asyncio.run(evening(folder, given.tables, given.seconds * 4))
        target = 20 + 1000 / commits
        print(
            f"T9 {given.tables} tables, a move every 2 s each: {found.rate:,.0f} moves/s, p50 "
            f"{found.percentile(0.5):.1f} ms, p99 {found.percentile(0.99):.1f} ms (target {target:.1f} ms), "
            f"{found.cost:.2f} ms of the server's processor each, {size / 1024:.0f} kB for each table with its two sockets; "
            f"the crowd itself was late by {percentile(found.late, 0.99):.1f} ms at p99; load {os.getloadavg()[0]:.1f}"
        )


if __name__ == "__main__":
    main()
