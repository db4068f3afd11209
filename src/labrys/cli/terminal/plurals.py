"""Numbers with their nouns: ``1 table``, ``2 tables``."""

from __future__ import annotations


def counted(count: int, one: str, many: str = "") -> str:
    """``1 table``, ``2 tables``."""
    return f"{count:,} {one if count == 1 else many or one + 's'}"


def contents(counts: dict[str, int]) -> str:
    """What is in a house, for who copies it."""
    people = counted(counts["people"], "person", "people")
    return f"{counted(counts['tables'], 'table')}, {counted(counts['entries'], 'entry', 'entries')}, {people}"
