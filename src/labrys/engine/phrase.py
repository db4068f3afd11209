"""A sentence before it has a language: the name of a message and what goes into it.

The engine and the games never hold a word that a player reads. They hold phrases; a voice (`labrys.words`) turns a
phrase into English or French, in the terminal and, from the same files, in the browser.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol, Union


class Phrase(NamedTuple):
    """A message of the words files and its arguments; an argument may be a phrase itself."""

    id: str
    args: dict[str, Argument] = {}


Argument = Union[int, str, Phrase]


def seat_phrase(seat: int) -> Phrase:
    """The name of whoever sits there; the voice knows the names."""
    return Phrase("seat", {"number": seat + 1})


def seat_or_you(seat: int, viewer: int | None) -> Phrase:
    """The same for somebody who reads it: nobody is told of themselves by name."""
    return Phrase("you") if seat == viewer else seat_phrase(seat)


class Voice(Protocol):
    """Whatever can say a phrase in a language."""

    def say(self, phrase: Phrase, lang: str = "en", names: list[str] | None = None) -> str:
        """The sentence; ``names`` are what the seats are called."""


class PlainVoice:
    """The voice of a game that was given no words: message names and arguments as they are."""

    def say(self, phrase: Phrase, lang: str = "en", names: list[str] | None = None) -> str:
        parts = [self.say(arg, lang, names) if isinstance(arg, Phrase) else str(arg) for arg in phrase.args.values()]
        return " ".join([phrase.id, *parts])
