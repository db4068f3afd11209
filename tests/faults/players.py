"""Clients that play on whatever happens to the server: they come back with their version and repeat what is open."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import uuid
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

ROUGH = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)


@dataclass
class Tally:
    """What the clients were told."""

    acked: list[tuple[str, str, int]] = field(default_factory=list)  # table, key, version
    sent: int = 0
    repeated: int = 0
    resumed: int = 0
    games: int = 0
    regressions: list[str] = field(default_factory=list)


class Player:
    """One person: arrives, sits, plays at random."""

    def __init__(self, urls: list[str], tally: Tally, dice: random.Random) -> None:
        self.ways = itertools.cycle(urls)
        self.url = next(self.ways)
        self.tally = tally
        self.dice = dice
        self.cookie = ""

    async def ask(self, path: str, body: dict[str, Any] | None = None, accept: tuple[int, ...] = (200,)) -> Any:
        """A request that is repeated until somebody answers it."""
        while True:
            try:
                headers = {"X-Labrys": "1", "Cookie": f"labrys={self.cookie}"}
                async with httpx.AsyncClient(base_url=self.url, headers=headers, timeout=10) as client:
                    answer = await client.post(path, json=body)
                    if answer.status_code in accept:
                        self.cookie = answer.cookies.get("labrys") or self.cookie
                        return answer.json()
                    if answer.status_code < 500:
                        raise AssertionError(answer.text)
            except ROUGH:
                pass
            self.url = next(self.ways)
            await asyncio.sleep(0.1)

    async def play(self, table: str) -> None:
        """Play at a table until its game is over, over as many sockets as it takes."""
        waiting: dict[str, Any] | None = None
        version = -1
        while True:
            try:
                address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
                async with connect(
                    address, additional_headers={"Cookie": f"labrys={self.cookie}"}, open_timeout=10, close_timeout=1
                ) as line:
                    hello = {"type": "hello", "words": False, **({"version": version} if version >= 0 else {})}
                    await line.send(json.dumps(hello))
                    if version >= 0:
                        self.tally.resumed += 1
                    if waiting is not None:
                        self.tally.repeated += 1
                        await line.send(json.dumps(waiting))
                    while True:
                        message = json.loads(await asyncio.wait_for(line.recv(), 30))
                        kind = message["type"]
                        if kind == "ack" and waiting is not None and message["id"] == waiting["id"]:
                            self.tally.acked.append((table, message["id"], message["version"]))
                            waiting = None
                        elif kind == "refused" and message["code"] not in ("storage", "rate"):
                            waiting = None
                        elif kind == "refused":
                            await asyncio.sleep(0.2)
                            raise OSError(message["code"])
                        elif kind == "update":
                            if message["version"] < version:
                                self.tally.regressions.append(f"{table}: {version} became {message['version']}")
                            version = message["version"]
                            if "ranking" in message:
                                return
                            if message.get("choices") and waiting is None:
                                action = self.dice.choice(message["choices"])["action"]
                                act = {"type": "act", "version": version, "action": action}
                                waiting = {**act, "id": uuid.uuid4().hex}
                                self.tally.sent += 1
                                await line.send(json.dumps(waiting))
            except ROUGH:
                self.url = next(self.ways)
                await asyncio.sleep(0.05)


async def company(urls: list[str], tally: Tally, seed: str) -> None:
    """Two players who play one game after another, for ever."""
    dice = random.Random(seed)
    players = [Player(urls[turn % len(urls) :] + urls[: turn % len(urls)], tally, dice) for turn in range(2)]
    for player in players:
        await player.ask("/api/people", {"name": "Robin"})
    while True:
        wish = {"game": "relics", "seats": [{"kind": "you"}, {"kind": "open"}]}
        table = (await players[0].ask("/api/tables", wish))["id"]
        await players[1].ask(f"/api/tables/{table}/sit", {})
        await players[0].ask(f"/api/tables/{table}/start", None, (200, 409))
        await asyncio.gather(*(player.play(table) for player in players))
        tally.games += 1


async def load(urls: list[str], tables: int, tally: Tally, stop: asyncio.Event) -> None:
    """Many companies at once, until told to stop."""
    tasks = [asyncio.create_task(company(urls, tally, f"company {number}")) for number in range(tables)]
    ended = asyncio.create_task(stop.wait())
    await asyncio.wait([ended, *tasks], return_when=asyncio.FIRST_COMPLETED)
    rest = asyncio.all_tasks() - {asyncio.current_task()}
    while rest:  # a task that is just being answered may not hear that it is cancelled
        for task in rest:
            task.cancel()
        _, rest = await asyncio.wait(rest, timeout=1)
    await asyncio.gather(ended, *tasks, return_exceptions=True)
