"""Turn notices: tells people by webhook that it is their turn, and tries again when that fails."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import httpx
from sqlalchemy import Connection, Row, func, insert, literal, select, update

from labrys.engine import Phrase
from labrys.house import game, games
from labrys.server.ops.background import Background
from labrys.server.ops.logs import log
from labrys.server.people.presence import elsewhere
from labrys.server.protocol.errors import Refused, StoreDown
from labrys.server.storage import schema
from labrys.server.storage.store import Store

RETRY_MS = (5_000, 30_000, 120_000, 600_000, 3_600_000)  # before each further try
ARRIVAL_MS = 5_000  # at the start people are on their way to the table: a little later it is known who is there
PERSONS_AT_ONCE = 100  # to whom a node sends at the same time
CLAIM_MS = 30_000  # how long a node has for a notice before another may take it
GLOBAL_IPV6 = ipaddress.IPv6Network("2000::/3")  # all other IPv6 is local, multicast, or an IPv4 address in disguise
TUNNELS = [ipaddress.IPv6Network(net) for net in ("2001::/32", "2002::/16")]  # Teredo, 6to4
WEBHOOK_SECONDS = 10  # that a chat service has for the whole of its answer


def turn_notice(connection: Connection, person: str, table: str, game: str, at: int) -> None:
    """Store a notice that it is a person's turn, if they have a webhook and are not at the table at another node."""
    people, notices = schema.people, schema.notices
    values = [people.c.id, literal(table), literal(game), literal(at), literal(0), literal("waiting"), literal(at)]
    wanted = select(*values).where(people.c.id == person, people.c.webhook.is_not(None), ~elsewhere(person, table, at))
    connection.execute(insert(notices).from_select(["person", "table", "text", "due", "tries", "state", "at"], wanted))


def check_webhook(url: str, anywhere: bool) -> str:
    """Check the form of a webhook's address. What a host name leads to is checked each time that something is sent."""
    try:
        parts = urlsplit(url)
        usable = url.isascii() and url.isprintable() and " " not in url and (parts.port or 1) > 0
    except ValueError:
        usable = False
    if not usable or parts.scheme not in ("http", "https") or not parts.hostname or parts.username or len(url) > 500:
        raise Refused("bad", "a webhook is an address such as https://chat.example/hooks/…: check it.")
    with suppress(ValueError):  # a name
        if not anywhere and not public(parts.hostname):
            raise Refused(
                "bad",
                "this webhook is not on the internet: use the address of a chat service that everybody can reach.",
            )
    return url


def public(number: str) -> bool:
    """True for the address of one machine on the internet; no multicast, and no tunnel that may lead to our network."""
    address = ipaddress.ip_address(number)
    if isinstance(address, ipaddress.IPv6Address):
        return address.is_global and address in GLOBAL_IPV6 and not any(address in net for net in TUNNELS)
    return address.is_global and not address.is_multicast


async def resolve(host: str, port: int, anywhere: bool) -> str:
    """The IP address of a host, resolved now; one inside our own network is refused."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    for *_, address in found:
        number = str(address[0])
        if anywhere or public(number):
            return number
    raise OSError("not a public address")


class Notifier:
    """Sends what is due, to each person one after another; a failure waits and is tried again, a few times."""

    def __init__(
        self,
        store: Store,
        background: Background,
        address: str,
        anywhere: bool,
        at_table: Callable[[str, str], bool],
    ) -> None:
        self.store = store
        self.background = background
        self.address = address  # how people reach the house
        self.anywhere = anywhere  # may webhooks go to our own network?
        self.at_table = at_table  # does a table have this person among its watchers at this node?
        self.waits = RETRY_MS
        self.busy: set[str] = set()  # to whom something is being sent

    async def round(self, now: int) -> None:
        """Begin to send what is due, each in a task of its own, so that a slow service delays nobody else's."""
        notices, people, tables = schema.notices, schema.people, schema.tables
        due = (notices.c.state == "waiting", notices.c.due <= now, notices.c.person.not_in(self.busy))
        first = select(func.min(notices.c.id)).where(*due).group_by(notices.c.person)
        query = (
            select(notices, people.c.webhook, people.c.lang, people.c.name, tables.c.status)
            .join(people, people.c.id == notices.c.person)
            .join(tables, tables.c.id == notices.c.table)
            .where(notices.c.id.in_(first))
            .order_by(notices.c.due)
            .limit(PERSONS_AT_ONCE - len(self.busy))
        )
        for row in await self.store.read(query):
            self.busy.add(row.person)
            self.background.spawn(self.send(row, now))

    async def send(self, row: Row[Any], now: int) -> None:
        try:
            with suppress(StoreDown):
                if await self.claim(row, now):
                    await self.deliver(row, now)
        finally:
            self.busy.discard(row.person)

    async def claim(self, row: Row[Any], now: int) -> bool:
        """Reserve a notice for this node; False if another node has it."""
        notices = schema.notices
        mine = update(notices).where(notices.c.id == row.id, notices.c.due == row.due).values(due=now + CLAIM_MS)

        def job(connection: Connection) -> bool:
            return connection.execute(mine).rowcount == 1

        return await self.store.write(job)

    async def deliver(self, row: Row[Any], now: int) -> None:
        if row.webhook is None or not await self.waits_for(row, now):
            await self.note(row.id, "dropped", now)
            return
        voice = game(row.text).voice
        title = voice.say(Phrase("title"), row.lang)
        link = f"{self.address}/t/{row.table}"
        text = voice.say(Phrase("table-notice", {"name": row.name, "title": title, "link": link}), row.lang)
        try:
            await self.post(row.webhook, {"text": text, "content": text, "username": "Labrys"})
        except (httpx.HTTPError, OSError, ValueError) as error:
            log.info("notice failed", tries=row.tries + 1, why=type(error).__name__)
            left = row.tries < len(self.waits)
            await self.note(row.id, "waiting" if left else "failed", now + (self.waits[row.tries] if left else 0))
            return
        await self.note(row.id, "sent", now)

    async def waits_for(self, row: Row[Any], now: int) -> bool:
        """True if the table still waits for this person, who is not there."""
        if row.status != "playing" or row.text not in games():
            return False
        if self.at_table(row.table, row.person):
            return False
        entries, seats = schema.entries, schema.seats
        latest = select(func.max(entries.c.number)).where(entries.c.table == row.table).scalar_subquery()
        query = (
            select(seats.c.person)
            .join(entries, (entries.c.table == seats.c.table) & (entries.c.turn == seats.c.seat))
            .where(seats.c.table == row.table, seats.c.person == row.person, entries.c.number == latest)
            .where(~elsewhere(row.person, row.table, now))
        )
        return bool(await self.store.read(query))

    async def post(self, url: str, body: dict[str, str]) -> None:
        parts = urlsplit(url)
        host = parts.hostname or ""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        number = await resolve(host, port, self.anywhere)
        place = f"[{number}]:{port}" if ":" in number else f"{number}:{port}"
        target = urlunsplit((parts.scheme, place, parts.path or "/", parts.query, ""))
        way: dict[str, Any] = {"headers": {"host": parts.netloc}, "extensions": {"sni_hostname": host}}
        async with (
            asyncio.timeout(WEBHOOK_SECONDS),
            httpx.AsyncClient(follow_redirects=False, trust_env=False) as client,
            client.stream("POST", target, json=body, **way) as answer,  # only the status matters
        ):
            if answer.status_code >= 300:
                raise httpx.HTTPError(f"status {answer.status_code}")

    async def note(self, notice: int, state: str, due: int) -> None:
        notices = schema.notices
        values = {"state": state, "due": due, "tries": notices.c.tries + 1}
        change = update(notices).where(notices.c.id == notice).values(**values)
        await self.store.write(lambda connection: connection.execute(change))
