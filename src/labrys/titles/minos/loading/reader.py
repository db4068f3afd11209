"""Takes entries out of a content file, and says where it was when something is wrong."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from labrys.engine.errors import either, one_of
from labrys.engine.phrase import Argument, Phrase
from labrys.titles.minos.content import SOURCES, BadContent, Named
from labrys.titles.minos.effects.language import BadEffect
from labrys.titles.minos.effects.programs import Programs


class Reader:
    """Takes entries out of a file, and says where it was when something is wrong."""

    def __init__(self, file: str, raw: dict[str, Any]) -> None:
        self.file = file
        self.raw = raw
        self.programs = Programs()

    def fault(self, where: str, what: str, kind: str = "", **words: Argument) -> BadContent:
        """``what`` is wrong, in English; the house says some kinds of fault in its other languages, too."""
        why: Argument = Phrase(f"error-content-{kind}", words) if kind else what
        args: dict[str, Argument] = {"path": self.file, "where": where, "why": why}
        return BadContent(f"{self.file}: {where}: {what}.", Phrase("error-content", args))

    def table(self, *path: str) -> dict[str, Any]:
        found: Any = self.raw
        for name in path:
            if not isinstance(found, dict) or name not in found:
                raise self.fault(".".join(path), "this table is missing", "table-missing")
            found = found[name]
        if not isinstance(found, dict):
            raise self.fault(".".join(path), "this must be a table", "table")
        return found

    def rows(self, name: str, count: int) -> list[tuple[str, dict[str, Any]]]:
        """The entries of a list with what each is called in messages."""
        found = self.raw.get(name)
        if not isinstance(found, list) or len(found) != count:
            have = len(found) if isinstance(found, list) else 0
            raise self.fault(name, f"{count} entries are needed, not {have}", "entries", count=count, have=have)
        called = [(f"{name} {row.get('id', row.get('en', i + 1))}", row) for i, row in enumerate(found)]
        names = [where for where, _ in called]
        for where in names:
            if names.count(where) > 1:
                raise self.fault(where, "this id is used twice", "twice")
        return called

    def value(self, where: str, row: dict[str, Any], column: str) -> Any:
        if column not in row:
            raise self.fault(f"{where}, {column}", "this column is missing", "column")
        return row[column]

    def whole(self, where: str, row: dict[str, Any], column: str, least: int = 0, most: int = 999) -> int:
        found = self.value(where, row, column)
        if type(found) is not int or not least <= found <= most:
            raise self.fault(
                f"{where}, {column}",
                f"{found!r} must be a whole number from {least} to {most}",
                "whole",
                found=repr(found),
                least=least,
                most=most,
            )
        return found

    def ints(self, where: str, row: dict[str, Any], column: str, count: int | None = None) -> tuple[int, ...]:
        found = self.value(where, row, column)
        if not isinstance(found, list) or any(type(n) is not int or n < 0 for n in found):
            raise self.fault(f"{where}, {column}", "this must be a list of whole numbers", "wholes")
        if count is not None and len(found) != count:
            raise self.fault(
                f"{where}, {column}",
                f"{count} numbers are needed, not {len(found)}",
                "count",
                count=count,
                have=len(found),
            )
        return tuple(found)

    def flag(self, where: str, row: dict[str, Any], column: str) -> bool:
        found = self.value(where, row, column)
        if type(found) is not bool:
            raise self.fault(f"{where}, {column}", f"{found!r} must be true or false", "flag", found=repr(found))
        return found

    def stated(self, where: str, row: dict[str, Any], column: str, fixed: object) -> None:
        """What the rules fix may be written down, but not otherwise."""
        if column in row and row[column] != fixed:
            raise self.fault(
                f"{where}, {column}",
                f"{row[column]!r} must be {fixed!r}, which the rules fix",
                "fixed",
                found=repr(row[column]),
                fixed=repr(fixed),
            )

    def text(self, where: str, row: dict[str, Any], column: str) -> str:
        found = self.value(where, row, column)
        if not isinstance(found, str) or not found.strip():
            raise self.fault(f"{where}, {column}", "this must be a text", "text")
        return found

    def one_of(self, where: str, row: dict[str, Any], column: str, names: tuple[str, ...]) -> int:
        found = self.text(where, row, column)
        if found not in names:
            raise self.fault(
                f"{where}, {column}",
                f"{found!r} is unknown: use {one_of(list(names))}",
                "value",
                found=repr(found),
                names=either(list(names)),
            )
        return names.index(found)

    def each_of(self, where: str, row: dict[str, Any], column: str, names: tuple[str, ...]) -> tuple[int, ...]:
        found = self.value(where, row, column)
        if not isinstance(found, list):
            raise self.fault(f"{where}, {column}", "this must be a list", "list")
        return tuple(self.one_of(where, {column: name}, column, names) for name in found)

    def named(self, where: str, row: dict[str, Any]) -> Named:
        return Named(self.text(where, row, "en"), self.text(where, row, "fr"))

    def effect(self, where: str, text: object, column: str, source: str) -> int:
        """Compile an effect; a fault in it is named with the file, the entry and the column."""
        if not isinstance(text, str):
            raise self.fault(f"{where}, {column}", "this must be an effect in quotes", "effect")
        try:
            return self.programs.add(text, SOURCES.index(source))
        except BadEffect as error:
            raise self.fault(f"{where}, {column}", str(error)) from None

    def effects(self, where: str, texts: object, column: str, source: str, count: int) -> tuple[int, ...]:
        if not isinstance(texts, list) or len(texts) != count:
            raise self.fault(f"{where}, {column}", f"a list of {count} effects is needed", "effects", count=count)
        return tuple(self.effect(where, text, column, source) for text in texts)


def up_to(values: Iterable[int]) -> tuple[int, ...]:
    """The largest so far."""
    found: list[int] = []
    for value in values:
        found.append(max([value, *found]))
    return tuple(found)
