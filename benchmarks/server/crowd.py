"""The crowd: sockets that play at random at many tables, from a process of its own."""

from __future__ import annotations

import asyncio
import gc
import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import httpx
from websockets.asyncio.client import ClientConnection, connect

SETTERS = 16  # tables that are set up at the same time
PULSE = 0.005  # seconds


@dataclass
class Measured:
    """Acknowledgements: how many in how long, and the time each took in seconds."""

    seconds: float = 0.0
    spent: float = 0.0  # seconds of the server's processor time
    times: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)  # by how much the crowd itself woke up too late, in seconds

    @property
    def cost(self) -> float:
        """Milliseconds of the server's processor for each move."""
        return 1000 * self.spent / max(len(self.times), 1)

    @property
    def rate(self) -> float:
        return len(self.times) / self.seconds

    def percentile(self, part: float) -> float:
        """Milliseconds of an acknowledgement."""
        return percentile(self.times, part)

    async def pulse(self) -> None:
        """The crowd's own pauses, which are in its times as well and are not the server's doing."""
        while True:
            due = time.perf_counter() + PULSE
            await asyncio.sleep(PULSE)
            self.late.append(time.perf_counter() - due)


def percentile(times: list[float], part: float) -> float:
    """Milliseconds."""
    ordered = sorted(times)
    return 1000 * ordered[min(int(len(ordered) * part), len(ordered) - 1)] if ordered else 0.0


async def people(url: str, count: int) -> list[str]:
    """Cookies of so many guests."""
    found: list[str] = []
    async with httpx.AsyncClient(base_url=url, headers={"X-Labrys": "1"}, timeout=60) as client:
        for number in range(count):
            answer = await client.post("/api/people", json={"name": f"guest {number}"})
            found.append(answer.cookies["labrys"])
            client.cookies.clear()
    return found


async def set_up(url: str, count: int) -> list[tuple[str, str, str]]:
    """Running tables, each with the cookies of its two persons; a few persons sit at all of them."""
    cookies = await people(url, 2 * SETTERS)
    waiting = list(range(count))
    found: list[tuple[str, str, str]] = []

    async def work(one: str, other: str) -> None:
        async with httpx.AsyncClient(base_url=url, timeout=120) as client:
            while waiting:
                waiting.pop()
                host = {"X-Labrys": "1", "Cookie": f"labrys={one}"}
                guest = {"X-Labrys": "1", "Cookie": f"labrys={other}"}
                wish = {"game": "relics", "seats": [{"kind": "you"}, {"kind": "open"}], "options": {"round_limit": 0}}
                table = (await client.post("/api/tables", json=wish, headers=host)).json()["id"]
                await client.post(f"/api/tables/{table}/sit", json={}, headers=guest)
                (await client.post(f"/api/tables/{table}/start", headers=host)).raise_for_status()
                found.append((table, one, other))

    await asyncio.gather(*(work(*cookies[2 * number : 2 * number + 2]) for number in range(SETTERS)))
    return found


class Seat:
    """One socket that plays: at once, or after a pause."""

    def __init__(self, dice: random.Random, pause: float, measured: Measured, moving: asyncio.Event) -> None:
        self.dice = dice
        self.pause = pause
        self.measured = measured
        self.moving = moving
        self.number = 0

    async def play(self, url: str, table: str, cookie: str, ready: asyncio.Semaphore) -> None:
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {"Cookie": f"labrys={cookie}"}
        async with connect(address, additional_headers=headers, compression=None, open_timeout=120) as line:
            await line.send('{"type":"hello","words":false}')
            began = 0.0
            async for text in line:
                message = json.loads(text)
                if message["type"] == "ack":
                    if self.moving.is_set():
                        self.measured.times.append(time.perf_counter() - began)
                elif message["type"] == "update":
                    if message["version"] == 1:
                        ready.release()
                    if message.get("choices"):
                        await self.moving.wait()
                        if self.pause:
                            await asyncio.sleep(self.pause * (0.5 + self.dice.random()))
                        began = time.perf_counter()
                        await self.move(line, message)

    async def move(self, line: ClientConnection, message: dict[str, object]) -> None:
        choices: list[dict[str, str]] = message["choices"]  # type: ignore[assignment]
        self.number += 1
        action = self.dice.choice(choices)["action"]
        act = {"type": "act", "id": f"{id(self)}.{self.number}", "version": message["version"], "action": action}
        await line.send(json.dumps(act))


async def crowd(
    url: str, tables: list[tuple[str, str, str]], seconds: float, pause: float, processor: Callable[[], float]
) -> Measured:
    """Let two sockets play at each table for a while; ``processor`` tells how much processor time the server has spent."""
    measured = Measured()
    moving = asyncio.Event()
    ready = asyncio.Semaphore(0)
    dice = random.Random("crowd")
    tasks = [
        asyncio.create_task(Seat(dice, pause, measured, moving).play(url, table, cookie, ready))
        for table, *cookies in tables
        for cookie in cookies
    ]
    for _ in tasks:
        await asyncio.wait_for(ready.acquire(), 300)
    gc.collect()
    gc.disable()  # our own garbage is not what is measured
    began, spent = time.perf_counter(), processor()
    moving.set()
    pulse = asyncio.create_task(measured.pulse())
    await asyncio.sleep(seconds)
    moving.clear()
    pulse.cancel()
    measured.seconds, measured.spent = time.perf_counter() - began, processor() - spent
    gc.enable()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return measured
