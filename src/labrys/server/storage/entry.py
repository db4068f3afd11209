"""An entry of a table's log: one thing that happened there, numbered in the order it was stored.

The entries of a table, folded from the first to the last, are the game. Kinds: ``start``, ``act`` (text: the action), ``undo``
(text: how many actions remain and, if something revealed was taken back, the secret of new chance), ``ask`` (how many
remain), ``agree``, ``decline``, ``hint`` (a seat took one), ``away`` (a bot sits in), ``back``, ``reopen`` (the house was closed), ``close``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from sqlalchemy import Row, select

from labrys.engine import Record
from labrys.engine.seal import Seal
from labrys.server.storage import schema
from labrys.server.storage.store import Store

PAGE_ENTRIES = 250  # that are read at once
Kind = Literal["start", "act", "undo", "ask", "agree", "decline", "hint", "away", "back", "reopen", "close"]


@dataclass(slots=True)
class Entry:
    """One row of a table's log."""

    number: int
    kind: Kind
    seat: int
    text: str
    at: int
    person: str | None = None
    key: str | None = None
    turn: int | None = None
    due: int | None = None
    digest: str = ""

    def row(self, table: str) -> dict[str, object]:
        return {
            "table": table,
            "number": self.number,
            "kind": self.kind,
            "seat": self.seat,
            "text": self.text,
            "person": self.person,
            "key": self.key,
            "at": self.at,
            "turn": self.turn,
            "due": self.due,
            "digest": self.digest,
        }

    @property
    def back_to(self) -> tuple[int, str]:
        """Of an undo: how many actions remain, and the secret of new chance, if there is one."""
        to, _, secret = self.text.partition(" ")
        return int(to), secret

    @staticmethod
    def of(row: Row[Any]) -> Entry:
        return Entry(
            row.number, row.kind, row.seat, row.text, row.at, row.person, row.key, row.turn, row.due, row.digest
        )


async def log_of(store: Store, table: str, after: int = 0) -> list[Entry]:
    """The entries of a table, read in pages, so that a long log does not hold up the event loop."""
    entries, found = schema.entries, list[Entry]()
    query = select(entries).where(entries.c.table == table).order_by(entries.c.number).limit(PAGE_ENTRIES)
    while True:
        page = await store.read(query.where(entries.c.number > after))
        found += [Entry.of(row) for row in page]
        if len(page) < PAGE_ENTRIES:
            return found
        after = found[-1].number


class Standing:
    """What remains of a log after all that was taken back: the actions, and the chance that they are played by.

    Played one after the other from that seed, they lead where the whole log leads: going back leaves the chance of earlier
    actions as it is. It is read entry by entry, so that whoever reads a long log may let others in between.
    """

    def __init__(self, seed: str) -> None:
        self.actions: list[Entry] = []
        self.plain = seed
        self.seal = Seal(seed)

    def take(self, entry: Entry) -> None:
        if entry.kind == "act":
            self.actions.append(entry)
        elif entry.kind == "undo":
            to, secret = entry.back_to
            del self.actions[to:]
            self.seal.back(to, secret)

    @property
    def seed(self) -> str:
        return self.seal.text() if self.seal.lots else self.plain


def written(row: Row[Any], seats: int, log: list[Entry]) -> Record:
    """A table's record, from its row and its entries alone: the actions that remain, and the chance they were played by."""
    standing = Standing(row.seed)
    for entry in log:
        standing.take(entry)
    actions = tuple(plain(entry.text) for entry in standing.actions)
    options = msgspec.json.decode(row.options)
    digest = log[-1].digest if log else ""
    return Record(row.game, row.content, seats, options, standing.seed, actions, digest, hints(log, seats))


def hints(log: list[Entry], seats: int) -> tuple[int, ...]:
    """In how many decisions each seat took a hint; nothing if nobody did."""
    found = [0] * seats
    for entry in log:
        if entry.kind == "hint":
            found[entry.seat] += 1
    return tuple(found) if any(found) else ()


def plain(action: str) -> str:
    """An action in the form in which records write it."""
    verb, *numbers = action.split()
    return " ".join([verb, *(str(int(number)) for number in numbers)])
