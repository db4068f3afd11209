"""The real server in a process of its own, and clients that speak to it as anybody would."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

import labrys
from labrys.engine import Rng

COMMAND = str(Path(sys.executable).with_name("labrys"))
OPEN_HOUSE = {
    "rate": 100000,
    "messages": 100000,
    "frames": 100000,
    "chat": 100000,
    "tables": 100000,
    "forks": 100000,
    "uploads": 100000,
    "reviews": 100000,
    "review_playouts": 24,
    "review_niceness": 0,  # other tests are no tables that they must give way to
    "visits": 100000,
    "arrivals": 100000,
    "replays": 100000,
    "sockets": 100000,
    "connections": 100000,
    "webhooks_anywhere": True,
    "eager": False,  # servers start by the hundred here
}
QUICK_START = {  # for the same reason they may keep their bytecode, outside the source
    "PYTHONDONTWRITEBYTECODE": "",
    "PYTHONPYCACHEPREFIX": str(Path(tempfile.gettempdir()) / "labrys-tests-bytecode"),
}
PATIENCE_SECONDS = 120.0  # seconds for whatever must happen: what is right is quick, and a busy machine is no fault
Message = dict[str, Any]
OPENED: list[httpx.Client] = []  # closed after each test


def wait_until(happened: Callable[[], object], seconds: float = PATIENCE_SECONDS, every: float = 0.05) -> None:
    """Look again and again until something is so."""
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(every)


class House:
    """A server: where it is, and the process that it runs in. It can be started again at the same place."""

    def __init__(
        self, database: str, log: Path, settings: Message | None = None, *more: str, command: str = COMMAND
    ) -> None:
        self.database = database
        self.log = log
        self.place = socket.socket()
        # Bound and never listened at: the server may have this port, whenever it starts, and nobody else is given it.
        self.place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.place.bind(("127.0.0.1", 0))
        self.port: int = self.place.getsockname()[1]
        self.env = {**os.environ, **QUICK_START, "LABRYS_SERVER": json.dumps({**OPEN_HOUSE, **(settings or {})})}
        self.command = [command, "serve", "--port", str(self.port), "--database", database, *more]
        self.start()

    def start(self) -> None:
        with self.log.open("ab") as errors:
            self.process = subprocess.Popen(
                self.command, env=self.env, stdout=subprocess.PIPE, stderr=errors, text=True
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "is open at" in line, self.log.read_text()
        self.url = line.split(" is open at ")[1].split()[0]
        self.wait()

    def wait(self) -> None:
        end = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < end:
            try:
                if self.get("/healthz").status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            time.sleep(0.05)
        raise AssertionError(self.log.read_text())

    def get(self, path: str = "", **headers: str) -> httpx.Response:
        """A plain request, by nobody."""
        return httpx.get(
            f"{self.url}{path}",
            headers={name.replace("_", "-"): headers[name] for name in headers},
            timeout=PATIENCE_SECONDS,
        )

    def client(self, **headers: str) -> httpx.Client:
        """Somebody who has not come in yet."""
        return httpx.Client(base_url=self.url, headers={"X-Labrys": "1", **headers}, timeout=PATIENCE_SECONDS)

    def dial(self, path: str, cookie: str | None = None, origin: str | None = None) -> ClientConnection:
        """A socket, as it is."""
        headers = {"Cookie": f"labrys={cookie}"} if cookie else {}
        return connect(
            f"{self.url.replace('http', 'ws', 1)}{path}",
            additional_headers=headers,
            origin=Origin(origin) if origin else None,
            open_timeout=PATIENCE_SECONDS,
            ping_timeout=PATIENCE_SECONDS,
        )

    def stop(self) -> int:
        """Ask it to stop, as an owner would; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.end()

    def kill(self) -> None:
        self.process.kill()
        self.end()

    def end(self) -> int:
        code = self.process.wait(PATIENCE_SECONDS)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code

    def close(self) -> None:
        """For good."""
        if self.process.poll() is None:
            self.stop()
        self.place.close()


@contextmanager
def house(
    database: str, log: Path, settings: Message | None = None, *more: str, command: str = COMMAND
) -> Iterator[House]:
    """A server for a while, with the command of this environment or another."""
    with closing(House(database, log, settings, *more, command=command)) as found:
        yield found


class Guest:
    """A person with a name, and everything that a person can ask of the house."""

    def __init__(self, house: House, name: str = "Anna", lang: str = "en") -> None:
        self.house = house
        self.http = house.client()
        OPENED.append(self.http)
        self.id = self.post("/api/people", {"name": name, "lang": lang})["id"]

    def post(self, path: str, body: Message | None = None, status: int = 200) -> Any:
        answer = self.http.post(path, json=body) if body is not None else self.http.post(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    @property
    def cookie(self) -> str:
        return self.http.cookies["labrys"]

    def table(self, *seats: str, game: str = "relics", **more: Any) -> str:
        """Set a table up; seats are you, open, invited or bot:LEVEL."""
        wishes = [dict(zip(("kind", "level"), seat.split(":"), strict=False)) for seat in seats]
        found: str = self.post("/api/tables", {"game": game, "seats": wishes, **more})["id"]
        return found

    def sit_at(self, table: str, **wish: Any) -> Message:
        found: Message = self.post(f"/api/tables/{table}/sit", wish)
        return found

    def socket(self, table: str, **hello: Any) -> Line:
        return Line(self.house, table, self.cookie, **hello)


class Line:
    """A socket to a table, kept up to date as the protocol says."""

    def __init__(self, house: House, table: str, cookie: str | None, **hello: Any) -> None:
        self.stack = ExitStack()
        self.socket: ClientConnection = self.stack.enter_context(house.dial(f"/api/tables/{table}/socket", cookie))
        self.view: Message = {}
        self.update: Message = {}
        self.heard: list[Message] = []
        if hello.pop("greet", True):
            self.send({"type": "hello", **hello})

    def send(self, message: Message) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = PATIENCE_SECONDS) -> Message:
        message: Message = json.loads(self.socket.recv(timeout))
        self.heard.append(message)
        if message["type"] == "update":
            self.update = message
            if "view" in message:
                self.view = message["view"]
            for path, value in message.get("patch", ()):
                put(self.view, path, value)
        return message

    def until(self, wanted: Callable[[Message], bool], timeout: float = PATIENCE_SECONDS) -> Message:
        end = time.monotonic() + timeout
        while True:
            message = self.receive(max(end - time.monotonic(), 0.01))
            if wanted(message):
                return message

    def ready(self) -> Line:
        """Wait for the first update."""
        self.until(lambda message: message["type"] == "update")
        return self

    def ask(self, kind: str, **more: Any) -> Message:
        """Send something under a new id, and wait for its answer."""
        key = more.pop("id", uuid.uuid4().hex)
        self.send({"type": kind, "id": key, **more})
        return self.until(lambda message: message.get("id") == key)

    def act(self, action: str, version: int | None = None, **more: Any) -> Message:
        at = self.update["version"] if version is None else version
        answer = self.ask("act", action=action, version=at, **more)
        if answer["type"] == "ack":
            while self.update["version"] < answer["version"]:
                self.receive()
        return answer

    def catch_up(self, version: int) -> None:
        while self.update.get("version", -1) < version:
            self.receive()

    def my_turn(self) -> list[str]:
        """Wait until I am asked; what I may choose."""
        while not self.update.get("choices"):
            self.receive()
        return [choice["action"] for choice in self.update["choices"]]

    def closed(self) -> int:
        """Read to the end; the code that it was closed with."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd else 1006

    def close(self) -> None:
        self.stack.close()


def short_record(seed: str) -> str:
    """A short game, played to its end without any server."""
    state = labrys.game("relics").new(2, seed, round_limit=1)
    while not state.over:
        actions = state.actions()
        state.act(actions[state.steps % len(actions)])
    return labrys.Record.of(state).text()


def long_record() -> str:
    """A game of some hundred actions, played to its end without any server."""
    state, rng = labrys.game("relics").new(4, "long"), Rng("long")
    while not state.over:
        actions = state.actions()
        state.act(actions[rng.below(len(actions))])
    assert state.steps > 200
    return labrys.Record.of(state).text()


def put(view: Any, path: list[str | int], value: Any) -> None:
    for step in path[:-1]:
        view = view[step]
    view[path[-1]] = value


def play_first_choices(mine: Line) -> None:
    """Take the first choice every time one is asked, until the game is over."""
    while "ranking" not in mine.update:
        if mine.update.get("choices"):
            mine.act(mine.my_turn()[0])
        else:
            mine.receive()


def play_out(lines: list[Line], limit: int = 5000) -> None:
    """Play the first choice of whoever is asked, until the game is over."""
    for _ in range(limit):
        latest = max(line.update["version"] for line in lines)
        for line in lines:
            line.catch_up(latest)
        if "ranking" in lines[0].update:
            return
        asked = next(line for line in lines if line.update.get("choices"))
        choices = asked.my_turn()
        answer = asked.act(choices[asked.update["version"] % len(choices)])
        assert answer["type"] == "ack", answer
    raise AssertionError("the game does not end")
