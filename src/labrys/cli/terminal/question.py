"""One question to a player: its choices, how they are browsed, and what a typed line means."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from labrys.cli.terminal.choices import kinds, verb_of
from labrys.cli.terminal.menu import ChoiceMenu, Item, brief, whole_number

SPAN = re.compile(r"([0-9]{1,4})\s*[-\u2013]\s*([0-9]{1,4})")  # choices of one kind, gathered


class Question:
    """The choices in their order, each with a number; typing narrows what is shown until one is chosen.

    ``texts`` are the actions as records write them. Where all of them are amounts, a choice is numbered by its amount;
    elsewhere those of the ``last`` verbs come after all others.
    """

    def __init__(
        self,
        labels: Sequence[str],
        texts: Sequence[str],
        ui: Callable[..., str],
        amounts: tuple[str, ...] = (),
        last: tuple[str, ...] = (),
    ) -> None:
        self.menu = ChoiceMenu(list(labels))
        self.texts = texts
        self.ui = ui
        if amounts and all(verb_of(text) in amounts for text in texts):
            self.numbers = [int(text.split(" ")[1]) for text in texts]
        else:
            order = sorted(range(len(texts)), key=lambda at: verb_of(texts[at]) in last)
            self.numbers = [order.index(at) + 1 for at in range(len(texts))]
        self.filter = ""
        self.page = 0
        self.message = ""
        self.span: tuple[int, int] | None = None  # only these numbers

    @property
    def bounds(self) -> dict[str, int]:
        """For a sentence about what may be typed."""
        return {"first": min(self.numbers), "last": max(self.numbers), "all": len(self.numbers)}

    def shown(self) -> list[int]:
        """The places of the choices in the list, by their numbers."""
        found = sorted(self.menu.find(self.filter).places, key=lambda place: self.numbers[place])
        if self.span is None:
            return found
        first, last = self.span
        return [place for place in found if first <= self.numbers[place] <= last]

    def items(self) -> list[Item]:
        places = self.shown()
        labels = [self.menu.labels[place] for place in places]
        found = kinds([self.texts[place] for place in places], labels)
        numbers = [self.numbers[place] for place in places]
        return [Item(*item) for item in zip(numbers, labels, found, strict=True)]

    def note(self) -> str:
        """What there is to say about the list: an answer to what was typed, or how it is narrowed."""
        if self.message:
            return self.message
        if self.span:
            return self.ui("span", first=self.span[0], last=self.span[1])
        if self.filter:
            return self.ui("filter", text=brief(self.filter), found=len(self.shown()), all=len(self.menu.labels))
        return ""

    def whole(self) -> None:
        """Show the whole list again."""
        self.filter, self.page, self.span = "", 0, None

    def answer(self, typed: str) -> int | None:
        """The place of the choice that was made, if one was."""
        self.message = ""
        if not typed:
            return self.enter()
        if span := SPAN.fullmatch(typed):
            first, last = int(span[1]), int(span[2])
            if first <= last and first in self.numbers and last in self.numbers:
                self.whole()
                self.span = (first, last)
            else:
                self.message = self.ui("no-number", number=brief(typed), **self.bounds)
            return None
        if typed.isdecimal():
            chosen = whole_number(typed)
            if chosen in self.numbers:
                return self.numbers.index(chosen)
            self.message = self.ui("no-number", number=brief(typed), **self.bounds)
            return None
        text = typed.removeprefix("/").strip()
        found = self.menu.find(text)
        if len(found.places) == 1 and found.sure:
            return found.places[0]
        if not found.places:
            self.message = self.ui("no-match", text=brief(text), **self.bounds)
            return None
        self.whole()
        self.filter = text
        return None

    def enter(self) -> int | None:
        """Enter alone plays the only choice in the list, or brings the whole list back."""
        found = self.shown()
        if len(found) == 1:
            return found[0]
        if not self.filter and not self.span:
            self.message = self.ui("what", **self.bounds)
        self.whole()
        return None
