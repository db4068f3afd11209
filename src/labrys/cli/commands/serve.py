"""``labrys serve``: starts the table server."""

from __future__ import annotations

import asyncio
import os
import socket
from urllib.parse import urlsplit

import click
import uvicorn
from uvicorn.supervisors import Multiprocess

from labrys import bots, house
from labrys.cli.terminal import command_hints
from labrys.engine import BadSetting
from labrys.server.http.connections import BoundedHttp
from labrys.server.http.websocket_frames import BoundedSocket
from labrys.server.limits.open_files import make_room, room
from labrys.server.ops import network
from labrys.server.ops.data_folder import default_url
from labrys.server.ops.logs import LOG_LEVELS
from labrys.server.ops.settings import Settings
from labrys.server.storage.database import Database

MOST_FRAME_BYTES = 16_384  # bytes in one message of a socket
PING_SECONDS, PONG_SECONDS = 5.0, 7.0  # between pings, and for the answer to one


@click.command("serve")
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    metavar="ADDRESS",
    help="Where to listen; 0.0.0.0 lets in others in your network.",
)
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="0 finds a free one.")
@click.option("--database", metavar="URL", help="sqlite+aiosqlite:///FILE or postgresql+asyncpg://HOST/NAME.")
@click.option(
    "--workers", default=1, show_default=True, type=click.IntRange(1, 64), help="Processes; needs PostgreSQL."
)
@click.option("--thinkers", default=1, show_default=True, type=click.IntRange(1, 64), help="Processes for bots, each.")
@click.option("--address", metavar="URL", help="How people reach the house, if not by host and port.")
@click.option(
    "--log-level",
    default="warning",
    show_default=True,
    type=click.Choice(LOG_LEVELS),
    help="What goes to stderr, as JSON; debug tells every request.",
)
def command(
    host: str, port: int, database: str | None, workers: int, thinkers: int, address: str | None, log_level: str
) -> None:
    """Open the house: people create tables, invite each other by link, and play."""
    make_room()
    url = database or default_url()
    asyncio.run(try_out(url, workers))
    listening = listen(host, port)
    port = listening.getsockname()[1]
    settings = Settings.from_environment()
    settings.database, settings.thinkers, settings.log_level = url, thinkers, log_level
    here = network.url("127.0.0.1" if network.is_everywhere(host) else host, port)
    if address:
        here = settings.address = address.rstrip("/")
        settings.near = "" if network.is_loopback(urlsplit(here).hostname or "") else here
    else:
        settings.near = network.near(host, port)
        settings.address = settings.near or here
    settings.to_environment()
    click.echo(f"Labrys is open at {here} (Ctrl-C closes it)")
    if not settings.near:
        click.echo(
            f"Only this computer reaches it; {command_hints.myself()} serve --host 0.0.0.0 lets in phones and others in your network."
        )
    elif settings.near != here:
        click.echo(f"Phones and others in your network reach it at {settings.near}")
    for fault in [*house.faults(), *bots.faults()]:
        click.echo(f"labrys: {fault}", err=True)
    config = uvicorn.Config(
        "labrys.server.http.app:from_environment",
        factory=True,
        workers=workers,
        http=BoundedHttp,
        ws=BoundedSocket,
        ws_max_size=MOST_FRAME_BYTES,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
        ws_ping_interval=PING_SECONDS,  # connections that vanish silently are noticed soon
        ws_ping_timeout=PONG_SECONDS,
        limit_concurrency=room(),
    )
    if workers > 1:
        Multiprocess(config, sockets=[listening]).run()
    else:
        uvicorn.Server(config).run(sockets=[listening])


async def try_out(url: str, workers: int) -> None:
    """Open the database once, so that a wrong address gives one sentence, not a traceback from a worker."""
    database = Database(url)
    if database.sqlite and workers > 1:
        raise BadSetting(
            "an SQLite file serves one worker: leave out --workers, or give --database postgresql+asyncpg://…"
        )
    await database.open(serve=True)
    await database.close()


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    if os.name == "posix":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise BadSetting(f"cannot listen at {host} port {port} ({error.strerror}): choose another --port.") from None
    listening.set_inheritable(True)
    return listening
