"""How long reviews take, and whether they slow the tables: docs/review.md.

uv run --extra dev python -m benchmarks.server.reviews [--games 4] [--seconds 8] [--tables 200] [--reviewers 2]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from functools import partial
from pathlib import Path

import httpx

import labrys
from benchmarks.server.__main__ import processor, server
from benchmarks.server.crowd import Measured, crowd, people, percentile, set_up
from labrys import bots
from labrys.engine import Perspective, Record, Rng

LONGEST = (("relics", 4, 10), ("empire", 5, 10), ("minos", 3, 30))  # game, seats, seconds that a review may take
OPEN: dict[str, object] = {"uploads": 1e9, "reviews": 1e9, "replays": 1e9}
HEAD = {"X-Labrys": "1"}


def record(game: str, seats: int, number: int) -> str:
    """A finished game: one seat plays by lot, so that there is something to review."""
    state = labrys.game(game).new(seats, f"review {number}")
    players = [bots.make("random" if seat == 0 else "greedy", Rng(f"{number} {seat}")) for seat in range(seats)]
    while (seat := state.seat) is not None:
        state.act(players[seat].choose(Perspective(state)))
    return Record.of(state).text()


async def ask(client: httpx.AsyncClient, cookie: str, text: str) -> str:
    """Bring a record, ask for its review, and tell its table."""
    head = {**HEAD, "Cookie": f"labrys={cookie}"}
    table = (await client.post("/api/records", content=text, headers=head)).raise_for_status().json()["id"]
    (await client.post(f"/api/tables/{table}/review", headers=head)).raise_for_status()
    found: str = table
    return found


async def state(client: httpx.AsyncClient, table: str) -> str:
    found: str = (await client.get(f"/api/tables/{table}/review")).json()["state"]
    return found


async def durations(folder: Path, games: int) -> None:
    """One review after the other, each from the question to the answer."""
    with server(folder, "durations", OPEN) as (url, _):
        async with httpx.AsyncClient(base_url=url, timeout=120) as client:
            [cookie] = await people(url, 1)
            for game, seats, target in LONGEST:
                took = []
                for number in range(games):
                    began = time.perf_counter()
                    table = await ask(client, cookie, record(game, seats, number))
                    while await state(client, table) not in ("done", "failed"):
                        await asyncio.sleep(0.1)
                    took.append(time.perf_counter() - began)
                told = ", ".join(f"{seconds:.1f}" for seconds in sorted(took))
                print(f"review of {game}, {seats} seats: {told} s (target {target} s)", flush=True)


async def beside(folder: Path, tables: int, seconds: float, reviewers: int) -> tuple[Measured, Measured, int]:
    """Acknowledgements of a crowd before, and while reviews are made; how many were at work at the end."""
    settings = {**OPEN, "reviewers": reviewers, "review_playouts": 100_000}  # none of them comes to its end
    with server(folder, "beside", settings) as (url, pid):
        running = await set_up(url, tables)
        before = await crowd(url, running, seconds, 2.0, partial(processor, pid))
        async with httpx.AsyncClient(base_url=url, timeout=120) as client:
            cookies = await people(url, reviewers + 2)
            asked = [await ask(client, cookie, record("minos", 3, at)) for at, cookie in enumerate(cookies)]
            await asyncio.sleep(4)
            during = await crowd(url, running, seconds, 2.0, partial(processor, pid))
            states = [await state(client, table) for table in asked]
        return before, during, states.count("working")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--tables", type=int, default=200, help="beside which reviews are made; 0 for none")
    parser.add_argument("--reviewers", type=int, default=2)
    parser.add_argument("--games", type=int, default=4, help="of each kind, to see how long reviews take; 0 for none")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=".") as name:
        folder = Path(name)
        asyncio.run(durations(folder, given.games))
        if not given.tables:
            return
        before, during, working = asyncio.run(beside(folder, given.tables, given.seconds, given.reviewers))
    for told, found in (("no review", before), (f"{working} reviews at work", during)):
        print(
            f"{given.tables} tables, {told}: {found.rate:,.0f} moves/s, p50 {found.percentile(0.5):.1f} ms, "
            f"p99 {found.percentile(0.99):.1f} ms; the crowd itself was late by {percentile(found.late, 0.99):.1f} ms at p99"
        )
    print(f"load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
