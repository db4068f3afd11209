"""The settings of a server; its workers read them from the environment."""

from __future__ import annotations

import os

import msgspec
from msgspec import Struct

from labrys.server.ops.data_folder import default_url

VARIABLE = "LABRYS_SERVER"


class Settings(Struct):
    """Everything that can be configured when a server starts."""

    database: str = ""
    address: str = "http://127.0.0.1:8000"  # how people reach the house
    near: str = ""  # how those reach it who are not at this computer; empty if they do not
    hosts: list[str] = []  # further names that the house goes by
    metrics_token: str = ""  # who sends it may read /metrics from elsewhere than this machine
    thinkers: int = 1  # processes for bots
    reviewers: int = 1  # processes for reviews of finished games
    review_niceness: int = 15  # how far they give way, below the bots
    review_playouts: int = 240  # for each decision in question of a review: more take longer and are surer
    eager: bool = True  # load every game and its words before anybody comes in
    rate: float = 30.0  # messages per second from one socket
    messages: float = 60.0  # messages per second from one person, by all sockets
    frames: float = 100.0  # pings, pongs and pieces of messages per second from one address
    chat: float = 1.0  # lines of chat per second from one person
    tables: float = 0.2  # set up, and as many started, per second by one person
    forks: float = 0.05  # of finished games, per second by one person
    uploads: float = 0.05  # of records, per second by one person
    reviews: float = 0.05  # asked for, per second by one person
    household: float = 4.0  # as many persons as an address counts for, in the six above
    visits: float = 20.0  # requests per second from one address
    arrivals: float = 0.5  # new people, and tries at passwords, per second from one address
    replays: float = 2.0  # games played through again per second for one address
    sockets: int = 256  # open at once from one address, a class at school among them
    connections: int = 256  # open at once from one address, besides its sockets
    open_tables: int = 20  # of one person, not yet started
    request_seconds: float = 15.0  # seconds for a request's head to arrive, and for its body
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
