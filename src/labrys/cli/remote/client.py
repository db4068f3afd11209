"""The client of the live protocol: speaks to another house over HTTP and a WebSocket (docs/protocol.md)."""

from __future__ import annotations

import json
import os
import time
import uuid
from contextlib import ExitStack
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from labrys.engine import LabrysError, Phrase
from labrys.engine.errors import shown
from labrys.engine.phrase import Argument
from labrys.server.live.patch import patched
from labrys.server.ops.data_folder import home
from labrys.server.people.names import told_apart
from labrys.words import HOUSE, refusal

Message = dict[str, Any]
RETRY_CODES = ("storage", "rate")  # refusals after which the same may be sent again


class Unreachable(LabrysError):
    """The house does not answer, or refuses."""


class Host:
    """A house by its address; remembers who we are there."""

    def __init__(self, base: str, lang: str) -> None:
        self.base = base
        self.lang = lang
        self.file = home() / "people.json"
        known = self.remembered()
        cookies = {"labrys": known[base]} if base in known else {}
        self.http = httpx.Client(base_url=base, headers={"X-Labrys": "1"}, cookies=cookies, timeout=20)

    def say(self, message: str, **args: Argument) -> str:
        return HOUSE.say(Phrase(f"ui-{message}", args), self.lang)

    def refusal(self, code: str, text: str) -> str:
        """Why the house refuses: in its own words, which are English, or by the code in another language."""
        if self.lang == "en":
            return text
        try:
            return self.say(f"refused-{code}")
        except LookupError:
            return text

    def silent(self) -> Unreachable:
        return Unreachable(self.say("silent", house=self.base))

    def known(self) -> str:
        """The name under which the house knows us; empty if it does not."""
        try:
            answer = self.http.get("/api/me") if self.cookie else None
        except httpx.HTTPError:
            raise self.silent() from None
        return "" if answer is None or answer.status_code != 200 else str(self.read(answer)["name"])

    def introduce(self, name: str) -> None:
        """Sign in at this house as a new person."""
        self.http.cookies.clear()
        self.ask("/api/people", {"name": name, "lang": self.lang})
        self.remember()

    def rename(self, name: str) -> None:
        self.ask("/api/me", {"name": name})

    def remembered(self) -> dict[str, str]:
        try:
            found: dict[str, str] = json.loads(self.file.read_text())
        except (OSError, ValueError):
            return {}
        return found

    def remember(self) -> None:
        """Save the cookie in a file that only this user can read."""
        known = {**self.remembered(), self.base: self.cookie}
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(self.file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as out:
            json.dump(known, out)

    @property
    def cookie(self) -> str:
        return str(self.http.cookies.get("labrys", ""))

    def ask(self, path: str, body: Message | None = None) -> Message:
        """Make a request; a refusal is raised in the house's own words."""
        try:
            answer = self.http.get(path) if body is None else self.http.post(path, json=body)
        except httpx.HTTPError:
            raise self.silent() from None
        return self.read(answer)

    def read(self, answer: httpx.Response) -> Message:
        try:
            found: Message = answer.json()
        except ValueError:
            raise Unreachable(self.say("no-house", house=self.base)) from None
        if answer.status_code != 200:
            text = str(found.get("text", f"{self.base} refuses: status {answer.status_code}."))
            raise Unreachable(self.refusal(str(found.get("code", "")), text))
        return found


def parts_of(address: str) -> tuple[str, str, str]:
    """The house, the table and the seat link in an address that somebody pasted."""
    parts = urlsplit(address if "://" in address else f"http://{address}")
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise refusal(Unreachable, "address", address=shown(address))
    path = parts.path.strip("/").split("/")
    table = path[1] if len(path) == 2 and path[0] == "t" else ""
    return f"{parts.scheme}://{parts.netloc}", table, parts.fragment


class Remote:
    """One table over a socket; reconnects without losing or repeating anything."""

    def __init__(self, host: Host, table: str, lang: str) -> None:
        self.host = host
        self.table = table
        self.lang = lang
        self.info: Message = {}
        self.update: Message = {}
        self.view: Message = {}
        self.log: list[Message] = []
        self.chat: list[Message] = []
        self.waiting: Message | None = None
        self.refusal = ""
        self.code = ""
        self.stack = ExitStack()
        self.socket: ClientConnection | None = None
        self.greeting = False  # a hello is on its way, or was refused for now

    @property
    def you(self) -> int | None:
        return self.info.get("you")

    @property
    def names(self) -> list[str]:
        return told_apart([str(seat["name"]) for seat in self.info["seats"]])

    @property
    def over(self) -> bool:
        return "ranking" in self.update or self.info.get("status") == "closed"

    def open(self) -> ClientConnection:
        """Connect and say what we have; what was not answered is asked again once the house has answered that."""
        url = f"{self.host.base.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        self.stack.close()
        headers = {"Cookie": f"labrys={self.host.cookie}"}
        self.socket = self.stack.enter_context(connect(url, additional_headers=headers, open_timeout=10))
        self.greet(self.socket)
        return self.socket

    def greet(self, socket: ClientConnection) -> None:
        hello: Message = {"type": "hello", "lang": self.lang, "chat": self.chat[-1]["number"] if self.chat else 0}
        if self.update:
            hello["version"] = self.update["version"]
        self.greeting = True
        socket.send(json.dumps(hello))

    def receive(self, timeout: float | None = None) -> Message | None:
        """The next message; None after a timeout. Reconnects for up to a minute if the connection is lost."""
        until = time.monotonic() + 60
        while True:
            try:
                socket = self.socket or self.open()
                try:
                    message: Message = json.loads(socket.recv(timeout))
                except TimeoutError:
                    return None
                self.take(message)
                return message
            except (OSError, WebSocketException) as error:
                self.socket = None
                if isinstance(error, ConnectionClosed) and error.rcvd is not None and error.rcvd.code in (1008, 4404):
                    raise Unreachable(self.why_closed()) from None
                if time.monotonic() > until:
                    raise Unreachable(self.host.say("silent-now", house=self.host.base)) from None
                time.sleep(0.5)

    def why_closed(self) -> str:
        return self.host.refusal(self.code, self.refusal) if self.refusal else self.host.say("line-closed")

    def take(self, message: Message) -> None:
        kind = message["type"]
        if kind == "table":
            self.info = message
            greeted, self.greeting = self.greeting, False
            if greeted and self.waiting is not None:
                self.send(self.waiting)
        elif kind == "update":
            self.update = message
            self.view = message["view"] if "view" in message else patched(self.view, message.get("patch", []))
            self.log += message.get("events", [])
        elif kind == "chat":
            self.chat.append(message)
        elif kind == "refused":
            self.refusal, self.code = message["text"], message["code"]
            if self.greeting and message.get("id") is None and message["code"] in RETRY_CODES:
                time.sleep(1)
                if self.socket is not None:
                    self.greet(self.socket)
            elif self.waiting is not None and message.get("id") == self.waiting["id"]:
                if message["code"] in RETRY_CODES:
                    time.sleep(0.5)
                    self.send(self.waiting)
                else:
                    self.waiting = None
        elif kind == "ack" and self.waiting is not None and message["id"] == self.waiting["id"]:
            self.waiting, self.refusal = None, ""  # whatever was refused for a while

    def send(self, message: Message) -> None:
        try:
            socket = self.socket or self.open()
            if not self.greeting:  # or else it goes out after the greeting
                socket.send(json.dumps(message))
        except (OSError, WebSocketException):
            self.socket = None  # `receive` opens another and sends what is waiting

    def do(self, kind: str, **more: Any) -> str:
        """Send a message and wait for the answer: the reason of a refusal, or nothing."""
        self.refusal = ""
        self.waiting = {"type": kind, "id": uuid.uuid4().hex, **more}
        self.send(self.waiting)
        while self.waiting is not None:
            self.receive()
        self.drain()
        return self.refusal

    def drain(self) -> None:
        """Read all messages that have arrived."""
        while self.receive(0.05) is not None:
            pass

    def close(self) -> None:
        self.stack.close()
        self.host.http.close()
