"""Signals between nodes: a connection that is dead is noticed, and another one takes its place."""

import asyncio
from contextlib import suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from labrys.server.storage import notify
from labrys.server.storage.signals import SignalKind
from labrys.server.storage.store import Store
from tests.server.listeners import Heard
from tests.server.peers import wait_until


class Proxy:
    """Stands before PostgreSQL, and may let nothing through any more that comes from it on the lines that are open."""

    def __init__(self, socket: Path) -> None:
        self.socket = socket
        self.lines: list[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = []
        self.dead: set[asyncio.StreamWriter] = set()

    def freeze(self) -> None:
        self.dead = {down for down, _ in self.lines}

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        up, upwards = await asyncio.open_unix_connection(self.socket)
        self.lines.append((writer, upwards))
        await asyncio.gather(self.pump(reader, upwards), self.pump(up, writer))

    async def pump(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                if target not in self.dead:
                    target.write(data)
        target.close()


def test_a_connection_for_signals_that_is_dead_is_noticed(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notify, "HEARTBEAT_SECONDS", 0.2)
    monkeypatch.setattr(notify, "ECHO_SECONDS", 2.0)

    async def run() -> None:
        proxy = Proxy(Path(parse_qs(urlsplit(postgres_url).query)["host"][0]) / ".s.PGSQL.5432")
        server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        name = urlsplit(postgres_url).path.strip("/")
        one, two = Store(postgres_url), Store(f"postgresql+asyncpg://postgres@127.0.0.1:{port}/{name}")
        await one.open()
        listener = Heard()
        missed, heard = listener.misses, listener.signals
        await two.notify.open(listener)  # its own line alone goes by the proxy
        while SignalKind.LOG.of("a") not in heard:  # a line that was lost meanwhile, on a busy machine, comes back
            async with one.database.writing.begin() as connection:
                await connection.run_sync(one.notify.send, [SignalKind.LOG.of("a")])
            await asyncio.sleep(0.1)
        proxy.freeze()
        before = len(missed)
        async with one.database.writing.begin() as connection:
            await connection.run_sync(one.notify.send, [SignalKind.LOG.of("b")])
        await wait_until(lambda: len(missed) > before)
        while SignalKind.LOG.of("c") not in heard:
            async with one.database.writing.begin() as connection:
                await connection.run_sync(one.notify.send, [SignalKind.LOG.of("c")])
            await asyncio.sleep(0.1)
        assert set(heard) == {SignalKind.LOG.of("a"), SignalKind.LOG.of("c")}
        await two.notify.close()
        await one.close()
        server.close()
        for line in proxy.lines:
            for end in line:
                end.close()
        await asyncio.sleep(0.1)

    asyncio.run(run())
