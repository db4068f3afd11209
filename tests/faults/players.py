"""Clients that play on whatever happens to the server: they come back with their version and repeat what is open."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import threading
import time
import uuid
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ROUGH = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)
Message = dict[str, Any]
BOT_SEAT = 2


STILL = 120.0  # seconds on the line, while a bot is asked, after which a table counts as stuck


@dataclass
class Tally:
    """What the clients were told, and what they found wrong."""

    acked: list[tuple[str, str, int]] = field(default_factory=list)  # table, key, version
    said: list[tuple[str, str]] = field(default_factory=list)  # table, key of a line of chat
    sent: int = 0
    undone: int = 0
    repeated: int = 0
    resumed: int = 0
    games: int = 0
    updates: Counter[str] = field(default_factory=Counter)  # new versions seen, by company
    by_bots: Counter[str] = field(default_factory=Counter)  # among them those that a bot made, by its company's bot
    regressions: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)  # whatever ended a company's play


def bot_of(company: str) -> str:
    return f"the bot of {company}"


class Stopped(Exception):
    """The run is over."""


class Player:
    """One person: arrives, sits, plays at random, takes back and says something now and then.

    Whoever is told to stop leaves by itself, each line and request closed in order: to cancel a task in the middle of
    a library's work leaves sockets and coroutines behind.
    """

    def __init__(self, urls: list[str], tally: Tally, dice: random.Random, company: str, stop: threading.Event) -> None:
        self.ways = itertools.cycle(urls)
        self.url = next(self.ways)
        self.tally = tally
        self.dice = dice
        self.company = company
        self.stop = stop
        self.line: ClientConnection | None = None
        self.cookie = ""
        self.waiting: dict[str, Message] = {}  # what is not acknowledged yet, by id
        self.version = -1
        self.turn: int | None = None
        self.still = 0.0  # seconds on the line since the version changed

    async def ask(self, path: str, body: dict[str, Any] | None = None, accept: tuple[int, ...] = (200,)) -> Any:
        """A request that is repeated until somebody answers it."""
        while not self.stop.is_set():
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
        raise Stopped

    async def play(self, table: str) -> None:
        """Play at a table until its game or the run is over, over as many sockets as it takes."""
        self.waiting, self.version, self.turn, self.still = {}, -1, None, 0.0
        while not self.stop.is_set():
            try:
                address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
                async with connect(
                    address, additional_headers={"Cookie": f"labrys={self.cookie}"}, open_timeout=10, close_timeout=1
                ) as line:
                    self.line = line
                    await self.greet(line)
                    while not self.stop.is_set():
                        message = await self.hear(line, table)
                        if "ranking" in message:
                            return
                        await self.answer(line, table, message)
            except ROUGH:
                self.url = next(self.ways)
                await asyncio.sleep(0.05)

    async def leave(self) -> None:
        """Whoever listens hears that the line is closed, and looks whether the run is over."""
        if self.line is not None:
            await self.line.close()

    async def greet(self, line: ClientConnection) -> None:
        """Say hello with what we have; what is open is sent again, and a last hello shows what came of it."""
        hello = {"type": "hello", "words": False, **({"version": self.version} if self.version >= 0 else {})}
        self.tally.resumed += self.version >= 0
        self.tally.repeated += len(self.waiting)
        for message in [hello, *self.waiting.values(), *([hello] if self.waiting else [])]:
            await line.send(json.dumps(message))

    async def hear(self, line: ClientConnection, table: str) -> Message:
        """The next message. A bot that is asked and does not move is noticed, however often the line is cut."""
        began = time.monotonic()
        try:
            found: Message = json.loads(await asyncio.wait_for(line.recv(), 30))
            return found
        finally:
            self.still += time.monotonic() - began
            if self.turn == BOT_SEAT and self.still > STILL:
                self.tally.stuck.append(f"{table} at version {self.version}")
                self.still = 0.0

    async def answer(self, line: ClientConnection, table: str, message: Message) -> None:
        kind = message["type"]
        if kind == "ack" and (done := self.waiting.pop(message["id"], None)) is not None:
            if done["type"] == "say":
                self.tally.said.append((table, message["id"]))
            else:
                self.tally.acked.append((table, message["id"], message["version"]))
                self.tally.undone += done["type"] == "undo"
        elif kind == "refused" and message["code"] in ("storage", "rate"):
            await asyncio.sleep(0.2)
            raise OSError(message["code"])
        elif kind == "refused":
            self.waiting.pop(message.get("id", ""), None)
        elif kind == "update":
            self.take(table, message)
            if message.get("choices") and not any(sent["type"] != "say" for sent in self.waiting.values()):
                await self.move(line, message)

    def take(self, table: str, update: Message) -> None:
        """An update: versions only grow."""
        if update["version"] < self.version:
            self.tally.regressions.append(f"{table}: {self.version} became {update['version']}")
        if update["version"] > self.version:
            self.still = 0.0
            self.tally.updates[self.company] += 1
            if self.turn == BOT_SEAT:
                self.tally.by_bots[bot_of(self.company)] += 1
        self.version, self.turn = update["version"], update.get("turn")

    async def move(self, line: ClientConnection, update: Message) -> None:
        """Mostly act; now and then take back, or say something besides."""
        messages: list[Message] = []
        if self.dice.random() < 0.05:
            messages.append({"type": "say", "room": "table", "text": "well, well"})
        if update.get("undo") and self.dice.random() < 0.1:
            messages.append({"type": "undo", "version": self.version})
        else:
            action = self.dice.choice(update["choices"])["action"]
            messages.append({"type": "act", "version": self.version, "action": action})
        for message in messages:
            message["id"] = uuid.uuid4().hex
            self.waiting[message["id"]] = message
            self.tally.sent += message["type"] != "say"
            await line.send(json.dumps(message))


def company_of(urls: list[str], tally: Tally, name: str, stop: threading.Event) -> list[Player]:
    """Two players; where there are two ways to the house, each begins with another."""
    dice = random.Random(name)
    ways = [urls[turn % len(urls) :] + urls[: turn % len(urls)] for turn in range(2)]
    return [Player(way, tally, dice, name, stop) for way in ways]


async def play_on(players: list[Player], tally: Tally, bot: bool) -> None:
    """A company, with a bot or without, that plays one game after another, for ever."""
    for player in players:
        await player.ask("/api/people", {"name": "Robin"})
    while True:
        seats = [{"kind": "you"}, {"kind": "open"}, *([{"kind": "bot", "level": "random"}] if bot else [])]
        table = (await players[0].ask("/api/tables", {"game": "relics", "seats": seats}))["id"]
        await players[1].ask(f"/api/tables/{table}/sit", {})
        await players[0].ask(f"/api/tables/{table}/start", None, (200, 409))
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play(table))
        tally.games += not players[0].stop.is_set()


async def lasting(players: list[Player], tally: Tally, bot: bool) -> None:
    """A company; whatever ends it but the end of the run is a finding."""
    try:
        await play_on(players, tally, bot)
    except* Stopped:
        pass
    except* Exception as errors:
        for error in errors.exceptions:
            tally.faults.append(f"{players[0].company}: {type(error).__name__}: {error}"[:300])


async def load(urls: list[str], tables: int, tally: Tally, stop: threading.Event) -> None:
    """Many companies at once, every other one with a bot, until told to stop."""
    names = [f"company {number}" for number in range(tables)]
    tally.updates.update(dict.fromkeys(names, 0))
    tally.by_bots.update(dict.fromkeys(map(bot_of, names[1::2]), 0))
    companies = [company_of(urls, tally, name, stop) for name in names]
    async with asyncio.TaskGroup() as group:
        for at, players in enumerate(companies):
            group.create_task(lasting(players, tally, at % 2 == 1))
        while not stop.is_set():
            await asyncio.sleep(0.02)
        for player in itertools.chain(*companies):
            group.create_task(player.leave())
