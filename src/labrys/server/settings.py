"""How a server is set up; workers of one server read the same settings from the environment."""

from __future__ import annotations

import os

import msgspec
from msgspec import Struct

from labrys.server.database import default_url

VARIABLE = "LABRYS_SERVER"


class Settings(Struct):
    """Everything that can be chosen when a server starts."""

    database: str = ""
    address: str = "http://127.0.0.1:8000"  # how people reach the house
    near: str = ""  # how those reach it who are not at this computer; empty if they do not
    thinkers: int = 1  # processes for bots
    rate: float = 30.0  # messages per second from one socket
    visits: float = 20.0  # requests per second from one address
    arrivals: float = 0.5  # new people, and tries at passwords, per second from one address
    replays: float = 2.0  # games played through again per second for one address
    sockets: int = 256  # open at once from one address, a class at school among them
    connections: int = 256  # open at once from one address, besides its sockets
    open_tables: int = 20  # of one person, not yet started
    patience: float = 15.0  # seconds for a request's head to arrive, and for its body
    webhooks_anywhere: bool = False  # also to addresses inside our own network
    batch: int = 1000  # moves in one commit at most
    log_level: str = "warning"  # debug tells every request
    keep: bool = True  # False stores no moves: only for measuring what storing costs

    def to_environment(self) -> None:
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @staticmethod
    def from_environment() -> Settings:
        found = msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Settings)
        found.database = found.database or default_url()
        return found
