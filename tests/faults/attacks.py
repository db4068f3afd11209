"""What a rude guest does to a house: each attack is bounded in number and time, and goes to this machine alone.

python -m tests.faults.attacks chat http://127.0.0.1:8000 6      # what was tried, and what became of it, as JSON
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.houses import short_record

ROUGH = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, asyncio.IncompleteReadError)
UPGRADE = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: eHh4eHh4eHh4eHh4eHh4eA==\r\n\r\n"
)
Message = dict[str, Any]


class Rude:
    """Somebody from another address, for a while; counts what was answered."""

    def __init__(self, url: str, sender: str, seconds: float, until: tuple[str, ...] = ()) -> None:
        parts = urlsplit(url)
        assert parts.hostname == "127.0.0.1", "attacks are for a server on this machine"
        self.url = url
        self.host, self.port = parts.hostname, parts.port or 80
        self.sender = sender
        self.until = time.monotonic() + seconds
        self.enough = until  # answers after the first of which it is over
        self.found: Counter[str] = Counter()

    @property
    def late(self) -> bool:
        return time.monotonic() > self.until or any(self.found[answer] for answer in self.enough)

    def client(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=self.sender, limits=httpx.Limits(max_connections=100))
        return httpx.AsyncClient(base_url=self.url, headers={"X-Labrys": "1"}, timeout=30, transport=transport)

    async def post(self, client: httpx.AsyncClient, path: str, body: Any = None, **more: Any) -> Message | None:
        """What was answered, counted by its status; nothing if it was refused."""
        try:
            answer = (
                await client.post(path, json=body, **more) if "content" not in more else await client.post(path, **more)
            )
        except ROUGH:
            self.found["cut"] += 1
            return None
        self.found[str(answer.status_code)] += 1
        return answer.json() if answer.status_code == 200 else None

    async def guest(self, client: httpx.AsyncClient, name: str = "Mallory") -> bool:
        return await self.post(client, "/api/people", {"name": name}) is not None

    async def table(self, client: httpx.AsyncClient, *seats: str, game: str = "relics", **more: Any) -> str | None:
        """A table that is started; seats are you or a level."""
        wishes = [{"kind": "you"} if seat == "you" else {"kind": "bot", "level": seat} for seat in seats]
        made = await self.post(client, "/api/tables", {"game": game, "seats": wishes, **more})
        if made is None or await self.post(client, f"/api/tables/{made['id']}/start") is None:
            return None
        return str(made["id"])

    def dial(self, client: httpx.AsyncClient, table: str) -> Any:
        address = f"ws://{self.host}:{self.port}/api/tables/{table}/socket"
        cookie = {"Cookie": f"labrys={client.cookies['labrys']}"}
        return connect(
            address, additional_headers=cookie, local_addr=(self.sender, 0), open_timeout=30, close_timeout=1
        )

    async def say(self, line: ClientConnection, message: Message) -> Message:
        """Send something, and count what comes back under its id."""
        await line.send(json.dumps(message))
        while True:
            heard: Message = json.loads(await asyncio.wait_for(line.recv(), 30))
            if heard["type"] == "refused" or (heard["type"] == "ack" and heard["id"] == message.get("id")):
                self.found[heard.get("code", "ack")] += 1
                return heard


async def headers(rude: Rude) -> None:
    """Requests whose headers do not end."""

    async def endless() -> None:
        while not rude.late:
            rude.found["tried"] += 1
            with suppress(*ROUGH):
                reader, writer = await asyncio.open_connection(rude.host, rude.port, local_addr=(rude.sender, 0))
                try:
                    writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
                    for number in range(4_000):
                        writer.write(b"X-%d: %s\r\n" % (number, b"x" * 1000))
                        await writer.drain()
                        if rude.late or reader.at_eof() or writer.is_closing():
                            break
                    answer = await asyncio.wait_for(reader.read(100), 1)
                    rude.found[answer.split()[1].decode() if answer else "cut"] += 1
                finally:
                    writer.close()
                continue
            rude.found["cut"] += 1
            await asyncio.sleep(0.02)

    await asyncio.gather(*(endless() for _ in range(8)))


async def records(rude: Rude) -> None:
    """Records with endless seeds and others, and everybody asks for the list at once."""
    async with rude.client() as client:
        if not await rude.guest(client):
            return
        brought = json.loads(short_record("rude"))
        for number in range(40):
            seed = ["x" * 400_000, " ".join(f"{step}:{'5e' * 16}" for step in range(9_000)), "y" * 900][number % 3]
            await rude.post(client, "/api/records", {**brought, "seed": seed} if number % 3 < 2 else brought)
        while not rude.late:
            answers = await asyncio.gather(*(client.get("/api/records") for _ in range(60)), return_exceptions=True)
            for answer in answers:
                rude.found[str(answer.status_code) if isinstance(answer, httpx.Response) else "cut"] += 1
            await asyncio.sleep(0.05)


async def undo(rude: Rude) -> None:
    """Act and take back at one table, and have it read again and again."""
    async with rude.client() as client:
        if not await rude.guest(client) or (table := await rude.table(client, "you", "easy", game="minos")) is None:
            return
        async with rude.dial(client, table) as line:
            await line.send(json.dumps({"type": "hello", "words": False}))
            update: Message = {}
            key = 0
            while not rude.late:
                heard = json.loads(await asyncio.wait_for(line.recv(), 30))
                if heard["type"] == "refused":
                    rude.found[heard["code"]] += 1
                    if heard["code"] == "often":
                        break
                    if heard["code"] == "rate":  # with what is stale comes an update
                        await asyncio.sleep(0.05)
                        await line.send(json.dumps({"type": "hello", "words": False}))
                elif heard["type"] == "ack":
                    rude.found["ack"] += 1
                elif heard["type"] == "update":
                    update = heard
                    key += 1
                    if update.get("undo"):
                        deed: Message = {"type": "undo"}
                    elif update.get("choices"):
                        deed = {"type": "act", "action": update["choices"][0]["action"]}
                    else:
                        continue
                    await line.send(json.dumps({**deed, "id": f"k{key}", "version": update["version"]}))
        while not rude.late:
            answer = await client.get(f"/api/tables/{table}")
            rude.found[str(answer.status_code)] += 1
            await asyncio.sleep(0.02)


async def keep_bots_busy(rude: Rude, client: httpx.AsyncClient, tables: int) -> None:
    """Tables of strong bots, at half of them somebody who looks on."""
    lines = []
    try:
        for number in range(tables):
            seats = ("strong",) * 4 if number % 2 else ("you", "strong", "strong", "strong")
            table = await rude.table(client, *seats, game="minos")
            if table is not None:
                with suppress(*ROUGH):
                    line = await rude.dial(client, table)
                    lines.append(line)
                    await line.send(json.dumps({"type": "hello", "words": False}))
            if rude.late:
                break

        async def play(line: ClientConnection) -> None:
            with suppress(*ROUGH):
                while not rude.late:
                    heard = json.loads(await asyncio.wait_for(line.recv(), max(rude.until - time.monotonic(), 0.01)))
                    if heard.get("choices"):
                        deed = {"type": "act", "version": heard["version"], "action": heard["choices"][0]["action"]}
                        await line.send(json.dumps({**deed, "id": f"b{heard['version']}"}))

        await asyncio.gather(*(play(line) for line in lines))
    finally:
        for line in lines:
            await line.close()


async def bots(rude: Rude) -> None:
    """Twenty tables of strong bots by one guest."""
    async with rude.client() as client:
        if await rude.guest(client):
            await keep_bots_busy(rude, client, 20)


async def lots(rude: Rude) -> None:
    """Twenty tables where easy bots play each other, half of them looked at."""
    async with rude.client() as client:
        if not await rude.guest(client):
            return
        lines = []
        try:
            for number in range(20):
                table = await rude.table(client, *("easy",) * 4, game="minos")
                if table is not None and number % 2:
                    with suppress(*ROUGH):
                        lines.append(await rude.dial(client, table))
                        await lines[-1].send(json.dumps({"type": "hello", "words": False}))
            while not rude.late:
                await asyncio.sleep(0.1)
        finally:
            for line in lines:
                await line.close()


async def guests(rude: Rude) -> None:
    """Forty guests from one address, each with strong bots."""

    async def one(number: int) -> None:
        async with rude.client() as client:
            if await rude.guest(client, f"Mallory {number}"):
                await keep_bots_busy(rude, client, 2)

    await asyncio.gather(*(one(number) for number in range(40)))


async def chat(rude: Rude) -> None:
    """One guest talks through a hundred sockets."""
    async with rude.client() as client:
        if not await rude.guest(client) or (table := await rude.table(client, "you", "easy")) is None:
            return

        async def talk(number: int) -> None:
            with suppress(*ROUGH):
                async with rude.dial(client, table) as line:
                    await line.send(json.dumps({"type": "hello", "words": False}))
                    for count in range(2_000):
                        if rude.late:
                            return
                        said = {"type": "say", "id": f"{number}.{count}", "room": "table", "text": "x" * 500}
                        await rude.say(line, said)
            rude.found["cut"] += 1

        await asyncio.gather(*(talk(number) for number in range(100)))


async def frames(rude: Rude) -> None:
    """Pings and empty pieces of a message that never ends, as fast as they are taken."""
    async with rude.client() as client:
        if not await rude.guest(client) or (table := await rude.table(client, "you", "easy")) is None:
            return

        async def pour(frame: bytes) -> None:
            while not rude.late:
                rude.found["tried"] += 1
                with suppress(*ROUGH):
                    reader, writer = await asyncio.open_connection(rude.host, rude.port, local_addr=(rude.sender, 0))
                    try:
                        writer.write(
                            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n".encode() + UPGRADE
                        )
                        await reader.readuntil(b"\r\n\r\n")
                        writer.write(b"\x01\x80\0\0\0\0")  # a text that goes on
                        while not rude.late and not reader.at_eof():
                            writer.write(frame * 10_000)
                            await writer.drain()
                            await asyncio.sleep(0.01)
                    finally:
                        writer.close()
                rude.found["cut"] += 1
                await asyncio.sleep(0.02)

        ping, piece = b"\x89\x80\0\0\0\0", b"\0\x80\0\0\0\0"
        await asyncio.gather(*(pour(frame) for frame in (ping, piece) * 4))


async def forks(rude: Rude) -> None:
    """Forks of a finished game, each started."""
    async with rude.client() as client:
        if not await rude.guest(client):
            return
        record = await rude.post(client, "/api/records", content=short_record("forks"))
        while record is not None and not rude.late:
            seats = [{"kind": "bot", "level": "strong"}] * 2
            made = await rude.post(client, f"/api/tables/{record['id']}/fork", {"step": 3, "seats": seats})
            if made is not None:
                await rude.post(client, f"/api/tables/{made['id']}/start")


async def tables(rude: Rude) -> None:
    """Tables that are set up and started without end."""
    async with rude.client() as client:
        if await rude.guest(client):
            for _ in range(1_000):
                await rude.table(client, "you", "easy", game="minos")
                if rude.late:
                    return


async def files(rude: Rude) -> None:
    """What nobody counts, ten at a time through a hundred connections: the page's files, and whether the house is well."""
    asked = b"".join(
        b"GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" % path for path in [b"/icon.svg"] * 9 + [b"/healthz"]
    )

    async def ask() -> None:
        while not rude.late:
            with suppress(*ROUGH):
                reader, writer = await asyncio.open_connection(rude.host, rude.port, local_addr=(rude.sender, 0))
                try:
                    while not rude.late:
                        writer.write(asked)
                        for _ in range(10):
                            answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 30)
                            head = answer.lower().split()
                            await reader.readexactly(int(head[head.index(b"content-length:") + 1]))
                            rude.found[head[1].decode()] += 1
                finally:
                    writer.close()

    await asyncio.gather(*(ask() for _ in range(100)))


async def sockets(rude: Rude) -> None:
    """A hundred sockets, opened and closed over and over."""
    async with rude.client() as client:
        if not await rude.guest(client) or (table := await rude.table(client, "you", "easy")) is None:
            return

        async def knock() -> None:
            while not rude.late:
                with suppress(*ROUGH):
                    async with rude.dial(client, table) as line:
                        await line.send(json.dumps({"type": "hello", "words": False}))
                        heard = json.loads(await asyncio.wait_for(line.recv(), 30))
                        rude.found[heard.get("code", "open")] += 1

        await asyncio.gather(*(knock() for _ in range(100)))


async def idle(rude: Rude) -> None:
    """Connections that say nothing."""
    opened: list[asyncio.StreamWriter] = []
    readers: list[asyncio.StreamReader] = []
    for _ in range(830):
        rude.found["tried"] += 1
        with suppress(*ROUGH):
            reader, writer = await asyncio.open_connection(rude.host, rude.port, local_addr=(rude.sender, 0))
            opened.append(writer)
            readers.append(reader)
    while time.monotonic() < rude.until and not rude.found["429"]:
        for reader in list(readers):
            with suppress(TimeoutError, OSError):
                answer = await asyncio.wait_for(reader.read(100), 0.001)
                rude.found[answer.split()[1].decode() if answer else "cut"] += 1
                readers.remove(reader)
        await asyncio.sleep(0.1)
    while not rude.late:
        await asyncio.sleep(0.1)
    for writer in opened:
        writer.close()


ATTACKS: dict[str, Callable[[Rude], Awaitable[None]]] = {
    attack.__name__: attack
    for attack in (headers, records, undo, bots, lots, guests, chat, frames, files, sockets, forks, tables, idle)
}


async def attack(name: str, url: str, seconds: float, until: tuple[str, ...] = ()) -> dict[str, int]:
    """Go through with one; what was answered how often.

    Each comes from an address of this machine of its own: whoever plays meanwhile is another address's neighbour, and what
    one attack has used up of its address is not missing to the next.
    """
    sender = f"127.0.0.{2 + list(ATTACKS).index(name)}"
    rude = Rude(url, sender, seconds, until)
    with suppress(*ROUGH):
        await asyncio.wait_for(ATTACKS[name](rude), seconds + 30)
    return dict(rude.found)


if __name__ == "__main__":
    print(json.dumps(asyncio.run(attack(sys.argv[1], sys.argv[2], float(sys.argv[3])))))
