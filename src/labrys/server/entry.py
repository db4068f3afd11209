"""An entry: one thing that happened at a table, in the order in which the database took it.

The entries of a table, folded from the first to the last, are the game. Kinds: ``start``, ``act`` (text: the action), ``undo``
(text: how many actions remain and, if something revealed was taken back, the secret of new chance), ``ask`` (how many remain), ``agree``, ``decline``, ``away`` (a bot sits in), ``back``, ``close``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row


@dataclass(slots=True)
class Entry:
    """One row of a table's log."""

    number: int
    kind: str
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

    @staticmethod
    def of(row: Row[Any]) -> Entry:
        return Entry(
            row.number, row.kind, row.seat, row.text, row.at, row.person, row.key, row.turn, row.due, row.digest
        )
