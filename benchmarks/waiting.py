"""How long a person waits for bots, from one deed to the next question, at the real server on this machine.

uv run --extra dev python -m benchmarks.waiting [--seconds 60] [--games minos] [--levels anassa] [--seats 4]

The person chooses by lot and at once. Nobody should wait longer than six seconds for a whole round of bots.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

import labrys
from benchmarks.server.__main__ import server
from benchmarks.server.crowd import percentile
from labrys.bots import levels

LIMIT = 6.0  # seconds


@dataclass
class Waits:
    """What one person saw at tables of one kind."""

    seconds: list[float] = field(default_factory=list)  # for bots, by question
    steps: list[int] = field(default_factory=list)  # that bots took meanwhile
    gaps: list[float] = field(default_factory=list)  # between two steps that were seen

    def row(self, name: str) -> str:
        if not self.seconds:
            return f"{name:24} no waits"
        waits = sorted(self.seconds)
        worst = waits[-1]
        return (
            f"{name:24} {len(waits):6} {max(self.steps):6} {percentile(waits, 0.5) / 1000:7.2f} "
            f"{percentile(waits, 0.9) / 1000:7.2f} "
            f"{worst:7.2f} {worst / LIMIT:7.2f} {max(self.gaps):9.2f}"
        )


def measure(url: str, game: str, seats: int, level: str, until: float, waits: Waits, dice: random.Random) -> None:
    """One game of a person against bots, or as much of it as there is time for."""
    with httpx.Client(base_url=url, headers={"X-Labrys": "1"}, timeout=60) as client:
        client.post("/api/people", json={"name": "Anna"}).raise_for_status()
        wishes = [{"kind": "you"}, *[{"kind": "bot", "level": level}] * (seats - 1)]
        table = client.post("/api/tables", json={"game": game, "seats": wishes}).raise_for_status().json()["id"]
        client.post(f"/api/tables/{table}/start").raise_for_status()
        cookie = {"Cookie": f"labrys={client.cookies['labrys']}"}
    with connect(f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket", additional_headers=cookie) as line:
        line.send(json.dumps({"type": "hello", "words": False}))
        asked = latest = 0.0  # when the person acted; when something was seen last
        steps = 0
        while time.monotonic() < until:
            message: dict[str, Any] = json.loads(line.recv(60))
            if message["type"] != "update":
                continue
            now = time.monotonic()
            if asked and steps:
                waits.gaps.append(now - latest)
            latest = now
            if "ranking" in message:
                return
            if not message.get("choices"):
                steps += 1
                continue
            if asked and steps:  # the first of these updates shows the person's own deed
                waits.seconds.append(now - asked)
                waits.steps.append(steps)
            steps, asked = 0, now
            action = dice.choice(message["choices"])["action"]
            deed = {"type": "act", "id": f"w{message['version']}", "version": message["version"], "action": action}
            line.send(json.dumps(deed))


def main() -> None:
    parser = argparse.ArgumentParser(description="How long a person waits for bots.")
    parser.add_argument("--seconds", type=float, default=60, help="for each game and level")
    parser.add_argument("--games", nargs="+", default=labrys.games(), choices=labrys.games())
    parser.add_argument("--levels", nargs="+", default=levels.names(), choices=[*levels.names(), *levels.FORMER])
    parser.add_argument("--seats", type=int, default=4)
    given = parser.parse_args()
    print(f"seconds that a person waits for {given.seats - 1} bots; the limit is {LIMIT:g}")
    print(f"{'':24} {'waits':>6} {'steps':>6} {'p50':>7} {'p90':>7} {'longest':>7} {'ratio':>7} {'one step':>9}")
    with tempfile.TemporaryDirectory() as name, server(Path(name), "waiting", {}) as (url, _):
        for game in given.games:
            for level in given.levels:
                waits, dice = Waits(), random.Random(f"{game} {level}")
                until = time.monotonic() + given.seconds
                while time.monotonic() < until:
                    measure(url, game, given.seats, level, until, waits, dice)
                print(waits.row(f"{game}, {level}"), flush=True)


if __name__ == "__main__":
    main()
