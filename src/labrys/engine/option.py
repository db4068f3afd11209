"""Options: what a table may choose before a game begins."""

from __future__ import annotations

from dataclasses import dataclass

from labrys.engine.errors import BadSetting, either, one_of, shown
from labrys.engine.phrase import Phrase

Setting = str | int | bool


@dataclass(frozen=True)
class Option:
    """One option. ``choices`` lists the names or, for a number, ``least`` and ``most`` bound it."""

    name: str
    default: Setting
    choices: tuple[Setting, ...] = ()
    least: int = 0
    most: int = 0
    seats: tuple[int, ...] = ()  # the seat counts that it is for; empty for all

    @property
    def named(self) -> tuple[Setting, ...]:
        """The values that may have words: all choices, or the least of a range, which often means "none" or "never"."""
        return self.choices or (self.least,)

    def check(self, value: object) -> Setting:
        """The value if it fits; text from a command line or a record is read as the option's own type."""
        if self.choices:
            for choice in self.choices:
                if value == choice and type(value) is type(choice):
                    return choice
                if isinstance(value, str) and value.lower() == str(choice).lower():
                    return choice
            names = [str(choice) for choice in self.choices]
            raise BadSetting(
                f"option {self.name} cannot be '{shown(value)}': use {one_of(names)}.",
                Phrase("error-option-value", {"name": self.name, "value": shown(value), "names": either(names)}),
            )
        written = isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10
        number = int(str(value)) if written else value
        if type(number) is not int or not self.least <= number <= self.most:
            bounds = {"least": self.least, "most": self.most}
            raise BadSetting(
                f"option {self.name} cannot be '{shown(value)}': use a number from {self.least} to {self.most}.",
                Phrase("error-option-number", {"name": self.name, "value": shown(value), **bounds}),
            )
        return number


def switch(name: str, default: bool = False, seats: tuple[int, ...] = ()) -> Option:
    """An option that is on or off."""
    return Option(name, default, (False, True), seats=seats)


def check_all(options: tuple[Option, ...], given: dict[str, object], seats: int | None = None) -> dict[str, Setting]:
    """Every option for so many seats with its value: the given ones checked, the rest by default.

    Without a number of seats, every option of the game.
    """
    known = {option.name: option for option in options if seats is None or not option.seats or seats in option.seats}
    for name in given:
        if name in known:
            continue
        for option in options:
            if option.name == name:
                counts = [str(count) for count in option.seats]
                raise BadSetting(
                    f"option {name} is for a table of {one_of(counts)}, not of {seats}: leave it out.",
                    Phrase("error-option-seats", {"name": name, "counts": either(counts), "seats": seats or 0}),
                )
        if not known:
            raise BadSetting(
                f"unknown option '{shown(name)}': this game has none.",
                Phrase("error-option-none", {"name": shown(name)}),
            )
        raise BadSetting(
            f"unknown option '{shown(name)}': use {one_of(list(known))}.",
            Phrase("error-option-unknown", {"name": shown(name), "names": either(list(known))}),
        )
    return {name: option.check(given[name]) if name in given else option.default for name, option in known.items()}
