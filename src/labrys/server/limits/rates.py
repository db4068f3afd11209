"""The rate limits: one table of everything that is limited, by person and by address, and the place that counts it.

A person is counted over all sockets and devices. An address may use as much as ``household`` persons: signing in as many
guests gains little, and a school class behind one address is not held up.
"""

from __future__ import annotations

import asyncio
import math
from dataclasses import dataclass

from labrys.server.limits.buckets import Limiter
from labrys.server.limits.concurrency import Concurrency
from labrys.server.ops.settings import Settings
from labrys.server.protocol.errors import Refused

REFUSAL_DELAY_SECONDS = 1.0  # before a refusal is sent: it costs time, too, and the client would try again at once
BETWEEN_REFUSALS_SECONDS = 0.01  # of one address: what came at once is due at once, and a burst would hold others up


@dataclass(frozen=True)
class Limit:
    """A rate per second for a person and for an address; ``seconds`` of it may be used in one burst."""

    what: str
    person: float | None  # by person; None where only the address counts
    address: float
    seconds: float


def table(settings: Settings) -> dict[str, Limit]:
    """Everything that is rationed; docs/owners.md has the same table in words."""

    def each(what: str, rate: float, seconds: float) -> Limit:
        return Limit(what, rate, rate * settings.household, seconds)

    return {
        "visits": Limit("requests", None, settings.visits, 15),
        "arrivals": Limit("arrivals", None, settings.arrivals, 120),
        "replays": Limit("games played through", None, settings.replays, 20),
        "frames": Limit("frames", None, settings.frames, 5),
        "messages": each("messages", settings.messages, 3),
        "chat": each("lines of chat", settings.chat, 20),
        "tables": each("new tables", settings.tables, 50),
        "starts": each("started games", settings.tables, 50),
        "forks": each("forks", settings.forks, 100),
        "uploads": each("uploads", settings.uploads, 100),
        "reviews": each("reviews", settings.reviews, 100),
    }


class Limits:
    """Counts what each person and each address used lately, at this node."""

    def __init__(self, settings: Settings) -> None:
        self.table = table(settings)
        self.persons = {
            name: Limiter(limit.person, limit.seconds) for name, limit in self.table.items() if limit.person is not None
        }
        self.addresses = {name: Limiter(limit.address, limit.seconds) for name, limit in self.table.items()}
        self.refusals = Concurrency(1)

    def take(self, name: str, address: str, person: str | None = None) -> None:
        """Count one more; `Refused` if it is one too many, with a sentence that says how long to wait."""
        persons = self.persons.get(name) if person is not None else None
        if persons is not None and person is not None:
            self.count(name, persons.take(person), "you")
        wait = self.addresses[name].take(address)
        if wait and persons is not None and person is not None:
            persons.give_back(person)  # it is refused, so it does not count
        self.count(name, wait, "your address")

    async def let_in(self, address: str) -> None:
        """Count a visit. Refusals are sent after a pause, so that they cost little, and one after the other, so that others
        have their turn between two of them."""
        try:
            self.take("visits", address)
        except Refused:
            await asyncio.sleep(REFUSAL_DELAY_SECONDS)
            async with self.refusals.turn(address):
                await asyncio.sleep(BETWEEN_REFUSALS_SECONDS)
            raise

    def charge(self, name: str, cost: float, address: str, person: str | None = None) -> None:
        """Count more for something that was already let through and turned out to cost more."""
        if person is not None and name in self.persons:
            self.persons[name].charge(person, cost)
        self.addresses[name].charge(address, cost)

    def count(self, name: str, wait: float, whose: str) -> None:
        if wait:
            seconds = math.ceil(wait)
            soon = "a second" if seconds == 1 else f"{seconds} seconds"
            what = self.table[name].what
            raise Refused("rate", f"too many {what} at once from {whose}: wait {soon} and try again.")
