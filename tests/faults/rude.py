"""A rude guest: how long somebody else waits meanwhile.

uv run --extra dev python -m tests.faults.harness --rude                     # every attack, one after the other
uv run --extra dev python -m tests.faults.harness --rude --attacks chat undo
uv run --extra dev python -m tests.faults.harness --rude --processor         # for a machine that is busy otherwise, too

Somebody plays against a bot that answers at once, at a house with its usual limits, before an attack and during it, each
attack at a house of its own. Of the acknowledgements and of the bot's answers half come within p50, all but one of a hundred
within p99. Neither may be more than three times as slow as before, nor p99 over 250 ms. Two cores that do nothing else are
taken for granted: who attacks and who plays run on them too. With ``--processor`` it is also told how much processor time the
event loop spent while somebody waited for an acknowledgement, at a house whose event loop is Python's own; the guest then gives
way to nobody.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from benchmarks.server.crowd import percentile
from labrys.server.ops.settings import Settings
from tests.faults.attacks import ATTACKS
from tests.faults.stamped import VARIABLE, Stamp, processor_time
from tests.server.houses import COMMAND, OPEN_HOUSE, House

SLOWER = 3.0  # times
LONGEST = 250.0  # milliseconds at p99
FLOOR = 15.0  # milliseconds: below that, twice or four times of nothing is nothing
PAUSE = 0.03  # seconds that a person thinks
STAMPS = "stamps.json"
USUAL = {name: getattr(Settings(), name) for name in OPEN_HOUSE}


@dataclass
class Times:
    """Seconds that somebody waited."""

    acks: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    spans: list[tuple[float, float]] = field(default_factory=list)  # from when to when, for the acknowledgements


async def play(url: str, seconds: float, times: Times) -> None:
    """Games against a quick bot, for a while."""
    until = time.monotonic() + seconds
    async with httpx.AsyncClient(base_url=url, headers={"X-Labrys": "1"}, timeout=60) as client:
        (await client.post("/api/people", json={"name": "Bruno"})).raise_for_status()
        seats = [{"kind": "you"}, {"kind": "bot", "level": "greedy"}]
        while time.monotonic() < until:
            made = (await client.post("/api/tables", json={"game": "relics", "seats": seats})).raise_for_status()
            table = made.json()["id"]
            (await client.post(f"/api/tables/{table}/start")).raise_for_status()
            address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
            cookie = {"Cookie": f"labrys={client.cookies['labrys']}"}
            async with connect(address, additional_headers=cookie, open_timeout=60, close_timeout=1) as line:
                await line.send(json.dumps({"type": "hello", "words": False}))
                await play_game(line, until, times)


async def play_game(line: Any, until: float, times: Times) -> None:
    sent = asked = 0.0  # when the person acted; since when the bot is asked
    while time.monotonic() < until:
        message = json.loads(await asyncio.wait_for(line.recv(), 60))
        now = time.monotonic()
        if message["type"] == "ack":
            times.acks.append(now - sent)
            times.spans.append((sent, now))
        if message["type"] != "update":
            continue
        if asked:
            times.bots.append(now - asked)
        asked = 0.0
        if "ranking" in message:
            return
        if not message.get("choices"):
            asked = now
            continue
        await asyncio.sleep(PAUSE)
        action = message["choices"][message["version"] % len(message["choices"])]["action"]
        deed = {"type": "act", "id": f"k{message['version']}", "version": message["version"], "action": action}
        sent = time.monotonic()
        await line.send(json.dumps(deed))


@dataclass
class Outcome:
    """How somebody fared before an attack and during it."""

    name: str
    before: Times = field(default_factory=Times)
    during: Times = field(default_factory=Times)
    answers: dict[str, int] = field(default_factory=dict)
    stamps: list[Stamp] = field(default_factory=list)  # of the house's event loop

    def figures(self) -> list[tuple[float, float]]:
        """Milliseconds before and during: p50 and p99 of acknowledgements, p50 and p99 of the bot's answers."""
        pairs = ((self.before.acks, self.during.acks), (self.before.bots, self.during.bots))
        return [(percentile(was, part), percentile(now, part)) for was, now in pairs for part in (0.5, 0.99)]

    @property
    def fine(self) -> bool:
        figures = self.figures()
        slow = any(now > max(SLOWER * was, FLOOR) for was, now in figures)
        return bool(self.during.acks and self.during.bots) and not slow and max(figures[1][1], figures[3][1]) <= LONGEST

    def row(self) -> str:
        cells = [f"{was:5.0f} {now:5.0f} x{now / max(was, 0.1):<4.1f}" for was, now in self.figures()]
        told = ", ".join(f"{answer} {count}" for answer, count in sorted(self.answers.items()))
        return f"{self.name:8} {' |'.join(cells)} | {'fine' if self.fine else 'SLOW'} | {told}{self.work()}"

    def work(self) -> str:
        """Milliseconds of the event loop's processor time for an acknowledgement, at p99."""
        if not self.stamps:
            return ""
        was, now = (
            percentile([processor_time(self.stamps, *span) for span in times.spans], 0.99)
            for times in (self.before, self.during)
        )
        return f" | processor {was:.1f} {now:.1f}"


def suffer(name: str, folder: Path, seconds: float = 6.0, processor: bool = False) -> Outcome:
    """One attack at a house of its own, by another process that gives way, as if it were another machine."""
    outcome = Outcome(name)
    own = stamped_command(folder) if processor else COMMAND
    house = House(f"sqlite+aiosqlite:///{folder / f'{name}.db'}", folder / f"{name}.log", USUAL, command=own)
    try:
        asyncio.run(play(house.url, 2.0, Times()))  # the bot's worker has started
        asyncio.run(play(house.url, seconds, outcome.before))
        niceness = 0 if processor else 10
        command = [sys.executable, "-m", "tests.faults.attacks", name, house.url, str(seconds + 1)]
        rude = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, preexec_fn=lambda: os.nice(niceness))
        time.sleep(1.0)  # it has begun
        asyncio.run(play(house.url, seconds, outcome.during))
        outcome.answers = json.loads(rude.communicate(timeout=120)[0])
    finally:
        house.close()
    if processor:
        outcome.stamps = [(moment, spent) for moment, spent in json.loads((folder / STAMPS).read_text())]
    return outcome


def stamped_command(folder: Path) -> str:
    """A command that opens a house whose event loop is stamped."""
    os.environ[VARIABLE] = str(folder / STAMPS)
    command = folder / "labrys"
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m tests.faults.stamped "$@"\n')
    command.chmod(0o700)
    return str(command)


def main(names: list[str], folder: Path, processor: bool = False) -> bool:
    """All of them; is everybody else fine?"""
    print("milliseconds before and during, and how many times as slow")
    print(f"{'':8} {'ack p50':^17} |{'ack p99':^17} |{'bot p50':^17} |{'bot p99':^17} |      | what the guest was told")
    outcomes = []
    for name in names or list(ATTACKS):
        outcomes.append(suffer(name, folder, processor=processor))
        print(outcomes[-1].row(), flush=True)
    return all(outcome.fine for outcome in outcomes)
