"""A numbered list of choices that gets shorter as the player types."""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

CAPITAL = re.compile(r"\b[A-Z]\b(?!\u2019)")  # none that French elides


def plain(text: str) -> str:
    """A text for comparing: no capitals, accents or typographic apostrophes."""
    bare = unicodedata.normalize("NFKD", text.casefold().replace("\u2019", "'"))
    return "".join(letter for letter in bare if not unicodedata.combining(letter))


def words_of(text: str) -> list[str]:
    """The words of a label, without punctuation."""
    kept = "".join(letter if letter.isalnum() or letter in "'-" else " " for letter in plain(text))
    return kept.split()


def whole_number(text: str) -> int | None:
    """The whole number that a text is, if it is a reasonable one."""
    return int(text) if text.isdecimal() and len(text) < 10 else None


def brief(text: str) -> str:
    """What somebody typed, shortened for quoting."""
    return text if len(text) <= 30 else text[:29] + "…"


class Matches(NamedTuple):
    """The choices that a text matches; ``sure`` if its words are beginnings of words of the label."""

    places: list[int]
    sure: bool


class ChoiceMenu:
    """Labels in one fixed order. A choice keeps its number however the list is narrowed."""

    def __init__(self, labels: list[str]) -> None:
        self.labels = labels
        self.words = [words_of(label) for label in labels]

    def capitals(self, text: str) -> list[int]:
        """Choices with this single capital letter in them, such as the name of a place. No command is a capital."""
        if len(text) != 1 or not text.isupper():
            return []
        return [place for place, label in enumerate(self.labels) if text in CAPITAL.findall(label)]

    def find(self, text: str) -> Matches:
        """Match whole words; if there are none, beginnings of words; if there are none, letters anywhere."""
        typed = words_of(text)
        everything = range(len(self.labels))
        if places := self.capitals(text):
            return Matches(places, True)
        if not typed:
            return Matches(list(everything), False)
        whole = [place for place in everything if all(word in self.words[place] for word in typed)]
        if whole:
            return Matches(whole, True)
        begun = [place for place in everything if self._has_beginnings(place, typed)]
        if begun:
            return Matches(begun, all(len(word) > 1 or all(word in self.words[at] for at in begun) for word in typed))
        inside = [place for place in everything if all(word in plain(self.labels[place]) for word in typed)]
        return Matches(inside, False)

    def _has_beginnings(self, place: int, typed: list[str]) -> bool:
        return all(any(word.startswith(start) for word in self.words[place]) for start in typed)


class Item(NamedTuple):
    """A choice as it is drawn: its number and what follows; or several of one kind, from ``number`` to ``last``."""

    number: int
    label: str
    kind: str = ""
    last: int = 0

    @property
    def sign(self) -> str:
        """What to type for it."""
        return f"{self.number}-{self.last}" if self.last else str(self.number)


def runs(items: list[Item], words: int | None = None) -> list[list[Item]]:
    """Group neighbours of one kind, or of kinds with the same first words; an item that stands for several is alone."""

    def kind(item: Item) -> list[str]:
        return item.kind.split(" ")[:words]

    found: list[list[Item]] = []
    for item in items:
        last = found[-1][-1] if found else None
        if last and item.kind and kind(item) == kind(last) and item.number == last.number + 1 and not item.last:
            found[-1].append(item)
        else:
            found.append([item])
    return found


def fold_largest(items: list[Item]) -> list[Item]:
    """For a list that is too long: its largest kinds as one item each; the list itself if nothing is left to fold."""
    alike = runs(items, 1)  # by the verb alone, unless that is all there is
    if len(alike) == 1:
        alike = runs(items)
    starts = [shared_words([item.label for item in run]) if len(run) > 1 else "" for run in alike]
    most = max((len(run) for run, start in zip(alike, starts, strict=True) if start), default=len(items))
    if most == len(items):  # one item for everything would not help
        return items
    found: list[Item] = []
    for run, start in zip(alike, starts, strict=True):
        if start and len(run) == most:
            found.append(Item(run[0].number, f"{start} …", run[0].kind, run[-1].number))
        else:
            found += run
    return found


def common_start(labels: list[str]) -> str:
    """The words that every label begins with, worth saying only once; empty for fewer than four labels."""
    return shared_words(labels) if len(labels) >= 4 else ""


def shared_words(labels: list[str]) -> str:
    """The words that every label begins with, at least one left over."""
    first, *rest = (label.split(" ") for label in labels)
    length = 0
    while length < len(first) - 1 and all(len(other) > length + 1 and other[length] == first[length] for other in rest):
        length += 1
    while length and first[length - 1].isdecimal():  # a number belongs to what it counts
        length -= 1
    found = " ".join(first[:length])
    counts = all(label[len(found) + 1 :][:1].isdecimal() for label in labels)
    return "" if counts and not found.endswith(":") else found  # or to what it is the number of


def flow(items: list[Item], width: int, digits: int = 0) -> list[list[tuple[int, Item]]]:
    """Lay items out in reading order on tab stops, in as few rows as possible; each with its column."""
    digits = digits or max((len(item.sign) for item in items), default=1)
    best: list[list[tuple[int, Item]]] = []
    for unit in (40, 27, 20, 16, 13, 10, 8):
        rows: list[list[tuple[int, Item]]] = []
        column = width
        for item in items:
            length = digits + 1 + len(item.label)
            if column + length > width:
                rows.append([])
                column = 0
            rows[-1].append((column, item))
            column = -(-(column + length + 2) // unit) * unit
        if not best or len(rows) < len(best):
            best = rows
    return best
