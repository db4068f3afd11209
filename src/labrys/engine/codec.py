"""Actions as dense integers inside, and as a verb with arguments outside.

A game lists its verbs with the size of each argument; the codec lays them end to end, so that ``move`` over 36 tiles
is one run of 36 integers. Records and people see ``move 3``; states and bots see the integer.
"""

from __future__ import annotations

from operator import index
from typing import Any

from labrys.engine.errors import BadText, one_of
from labrys.engine.menu import MOST_NUMBERS, NUMBERS
from labrys.engine.native import i64

Decoded = tuple[str | int, ...]


def whole_number(value: object) -> int | None:
    """Anything that Python would take for an index, as a plain integer; a truth value is none, nor is a text."""
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]  # that is the question
    except TypeError:
        return None


class Verb:
    """One verb: its run of integers starts at ``base``."""

    __slots__ = ("base", "count", "name", "sizes")

    def __init__(self, name: str, base: int, sizes: tuple[int, ...]) -> None:
        self.name = name
        self.base = base
        self.sizes = sizes
        self.count = 1
        for size in sizes:
            self.count *= size

    def form(self) -> str:
        """How the verb is written, for error messages: ``attack 0-35 0-1``."""
        return " ".join([self.name, *(f"0-{size - 1}" for size in self.sizes)])


class Codec:
    """The action space of one game."""

    def __init__(self, *verbs: tuple[str, *tuple[int, ...]]) -> None:
        self.verbs: dict[str, Verb] = {}
        self.size = 0
        for name, *sizes in verbs:
            verb = Verb(name, self.size, tuple(sizes))
            self.verbs[name] = verb
            self.size += verb.count
        self._decoded: tuple[Decoded, ...] = tuple(
            self._unpack(verb, offset) for verb in self.verbs.values() for offset in range(verb.count)
        )
        self._texts: tuple[str, ...] = tuple(" ".join(map(str, parts)) for parts in self._decoded)
        numbers: list[Any] = NUMBERS[: self.size] + list(range(MOST_NUMBERS, self.size))
        self.by_text: dict[str, Any] = dict(zip(self._texts, numbers, strict=True))  # the actions, all of them integers

    @staticmethod
    def _unpack(verb: Verb, offset: int) -> Decoded:
        args: list[int] = []
        for size in reversed(verb.sizes):
            args.append(offset % size)
            offset //= size
        return (verb.name, *reversed(args))

    def base(self, name: str) -> int:
        """The first integer of a verb's run."""
        return self.verbs[name].base

    def decode(self, action: object) -> Decoded:
        """``17`` -> ``("move", 3)``."""
        return self._decoded[self.number(action)]

    def number(self, action: object) -> int:
        """The action as a plain integer, whatever kind of whole number it is."""
        found = whole_number(action)
        if found is None or not 0 <= found < self.size:
            raise BadText(f"{action!r} is not an action: actions are integers from 0 to {self.size - 1}.")
        return found

    def encode(self, name: str, *args: object) -> int:
        """``"move", 3`` -> ``17``."""
        verb = self.verbs.get(name)
        if verb is None:
            raise BadText(f"unknown verb {name!r}: use {one_of(list(self.verbs))}.")
        if len(args) != len(verb.sizes):
            raise BadText(f"{name} takes {len(verb.sizes)} argument(s), not {len(args)}: write {verb.form()!r}.")
        offset: i64 = 0
        for arg, size in zip(args, verb.sizes, strict=True):
            number = whole_number(arg)
            if number is None or not 0 <= number < size:
                raise BadText(f"{arg!r} is outside the range of {name}: write {verb.form()!r}.")
            offset = offset * size + number
        return verb.base + offset

    def text(self, action: object) -> str:
        """``17`` -> ``"move 3"``, the form that records store."""
        return self._texts[self.number(action)]

    def parse(self, text: str) -> int:
        """``"move 3"`` -> ``17``."""
        try:
            known: int = self.by_text[text]
            return known
        except (KeyError, TypeError):  # written another way, or nothing that could be an action
            pass
        if not isinstance(text, str) or not text.strip():
            raise BadText(f"{text!r} is not an action: write a verb and its numbers, such as {self.text(0)!r}.")
        name, *rest = text.split()
        if not all(part.isascii() and part.isdigit() and len(part) < 10 for part in rest):
            raise BadText(f"{text!r} is not an action: after the verb come small whole numbers.")
        return self.encode(name, *(int(part) for part in rest))

    def refused(self, action: object, legal: tuple[int, ...]) -> str:
        """Why an action is refused that is not among the legal ones."""
        name = self.text(action) if type(action) is int and 0 <= action < self.size else action
        listed = ", ".join([self.text(other) for other in legal[:8]])
        more = " and others" if len(legal) > 8 else ""
        return f"{name!r} is not legal now; legal: {listed}{more}."
