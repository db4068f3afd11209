"""Chat at a node: whoever arrives, or hears of a line in two ways, gets each line once and in order."""

import asyncio
from typing import Any, cast

import msgspec
import pytest
from starlette.websockets import WebSocket

from labrys.server.http.admission import Admission
from labrys.server.http.table_socket import TableSocket, TableSockets
from labrys.server.live.table import LiveTable
from labrys.server.ops.ids import new_id
from labrys.server.people.accounts import Person
from labrys.server.protocol.messages import Hello, Line, Say
from tests.server.peers import Ear, nodes


def said(wire: TableSocket) -> list[str]:
    found: list[dict[str, Any]] = [msgspec.json.decode(text) for text in wire.waiting]
    return [message["text"] for message in found if message["type"] == "chat"]


@pytest.mark.parametrize("before", [True, False], ids=["before they are read", "after they are read"])
def test_a_line_said_while_somebody_arrives_is_told_once(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, before: bool
) -> None:
    async def run() -> None:
        async with nodes(sqlite_url) as (one,):
            anna, bruno = [await one.people.guest(name, "en") for name in ("Anna", "Bruno")]
            table = await one.node.tables.get(await one.running(anna, bruno))
            read = table.chat.since

            async def say(text: str) -> None:
                line = await table.chat.say(anna, Say(new_id(8), "table", text))
                assert line is not None
                table.audience.tell(line)

            async def while_reading(room: str, number: int) -> list[Line]:
                if before:
                    await say("just now")
                found = await read(room, number)
                if not before:
                    await say("just now")
                return found

            monkeypatch.setattr(table.chat, "since", while_reading)
            await say("long ago")
            wire = TableSocket(cast(WebSocket, None), table, bruno, "")  # nothing is sent: it all waits
            await TableSockets(one.node, cast(Admission, None)).greet(wire, Hello())
            await say("later")
            assert said(wire) == ["long ago", "just now", "later"]

    asyncio.run(run())


def test_a_line_found_before_the_writer_answers_is_told_once(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with nodes(sqlite_url) as (one,):
            anna, bruno = [await one.people.guest(name, "en") for name in ("Anna", "Bruno")]
            table = await one.node.tables.get(await one.running(anna, bruno))
            ear = Ear(table, bruno)
            await speak(table, anna, "once")
            write = one.node.store.write

            async def looked_at(*args: Any) -> Any:
                number = await write(*args)
                await table.hear_chat()  # another node's signal came in this moment
                return number

            monkeypatch.setattr(one.node.store, "write", looked_at)
            await speak(table, anna, "twice")
            assert ear.said == ["once", "twice"]

    asyncio.run(run())


async def speak(table: LiveTable, person: Person, text: str) -> None:
    line = await table.chat.say(person, Say(new_id(8), "table", text))
    if line is not None:
        table.audience.tell(line)
