"""Who is at the table is told to all who are there: who comes, looks elsewhere, goes, or vanishes without a word."""

import asyncio
import base64
import json
import os
import socket
from collections.abc import Callable
from pathlib import Path

from labrys.server.node import Node
from labrys.server.ops.settings import Settings
from labrys.server.ops.wallclock import now
from tests.server.houses import Guest, House, Line, Message, house

Open = Callable[..., Line]


def here_is(seats: list[int], hidden: list[int] | None = None) -> Callable[[Message], bool]:
    told = {"type": "here", **({"seats": seats} if seats else {}), **({"hidden": hidden} if hidden else {})}
    return lambda message: message == told


def two(here: House, title: str = "empire") -> tuple[Guest, Guest, str]:
    anna, bruno = Guest(here, "Anna"), Guest(here, "Bruno")
    table = anna.table("you", "open", game=title)
    bruno.sit_at(table)
    anna.post(f"/api/tables/{table}/start")
    return anna, bruno, table


def test_who_comes_looks_elsewhere_and_goes_is_told(here: House, line: Open) -> None:
    anna, bruno, table = two(here)
    hers = line(anna, table)
    hers.until(here_is([0]))
    his = line(bruno, table)
    hers.until(here_is([0, 1]))
    his.until(here_is([0, 1]))
    his.send({"type": "look", "hidden": True})
    hers.until(here_is([0, 1], [1]))
    other = line(bruno, table)  # a second page, in sight
    hers.until(here_is([0, 1]))
    other.close()
    hers.until(here_is([0, 1], [1]))
    his.close()
    hers.until(here_is([0]))


def test_who_looks_on_sees_who_is_there_and_is_nobody_at_the_table(here: House, line: Open) -> None:
    anna, _, table = two(here)
    seen = line(Guest(here, "Clara"), table)
    seen.until(here_is([]))
    line(anna, table)
    seen.until(here_is([0]))


def test_before_the_start_it_is_told_as_well(here: House, line: Open) -> None:
    anna, bruno = Guest(here, "Anna"), Guest(here, "Bruno")
    table = anna.table("you", "open")
    hers = line(anna, table)
    hers.until(here_is([0]))
    line(bruno, table)
    bruno.sit_at(table)
    hers.until(here_is([0, 1]))


def test_who_vanishes_without_a_word_is_known_to_be_gone(here: House, line: Open) -> None:
    """A line that swallows everything: it is open, and nobody answers on it."""
    anna, bruno, table = two(here)
    hers = line(anna, table)
    with dead_line(here, table, bruno.cookie):
        hers.until(here_is([0, 1]))
        hers.until(here_is([0]), timeout=60)


def dead_line(here: House, table: str, cookie: str) -> socket.socket:
    """A socket that says hello, and then answers nothing, no ping either."""
    host, port = here.url.removeprefix("http://").split(":")
    wire = socket.create_connection((host, int(port)))
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: labrys={cookie}",
    ]
    wire.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += wire.recv(1)
    hello, mask = json.dumps({"type": "hello"}).encode(), b"\0\0\0\0"
    wire.sendall(bytes([0x81, 0x80 | len(hello)]) + mask + hello)
    return wire


def test_who_is_at_another_node_is_here(postgres_url: str, tmp_path: Path, line: Open) -> None:
    with house(postgres_url, tmp_path / "one") as one, house(postgres_url, tmp_path / "two") as other:
        anna, bruno, table = two(one)
        hers = line(anna, table)
        hers.until(here_is([0]))
        his = Line(other, table, bruno.cookie)
        hers.until(here_is([0, 1]))
        his.until(here_is([0, 1]))
        his.send({"type": "look", "hidden": True})
        hers.until(here_is([0, 1], [1]))
        his.close()
        hers.until(here_is([0]))


def test_however_often_somebody_looks_away_one_note_waits(postgres_url: str) -> None:
    async def run() -> None:
        node = Node(Settings(database=postgres_url))
        await node.store.open()
        node.presence.arrive("table", "anna", now())
        await asyncio.gather(*node.background.tasks)
        for _ in range(2):
            for _ in range(20):
                node.presence.look("table", "anna", now())
            assert len(node.background.tasks) == 1
            await asyncio.gather(*node.background.tasks)
        await node.close()

    asyncio.run(run())
