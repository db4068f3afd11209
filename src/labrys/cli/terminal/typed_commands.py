"""The commands a player can type instead of a choice, in English and in the player's language."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

from labrys.cli.terminal.menu import plain
from labrys.engine import Phrase, Voice


class Command(Enum):
    """A command; its value is also the end of its message ``ui-command-...``, which lists the words for it."""

    UNDO = "undo"
    LOG = "log"
    HELP = "help"
    SAVE = "save"
    PAGE = "page"
    MORE = "more"
    HINT = "hint"
    QUIT = "quit"
    ASK = "ask"
    AGREE = "agree"
    DECLINE = "decline"
    BACK = "back"
    LEAVE = "leave"


ALWAYS = (Command.UNDO, Command.LOG, Command.HELP, Command.SAVE, Command.PAGE, Command.MORE, Command.QUIT)
WITH_ARGUMENT = (Command.SAVE, Command.PAGE)


class Order(NamedTuple):
    """A command with what was typed after it."""

    command: Command
    argument: str = ""


def vocabulary(voice: Voice, lang: str, more: Iterable[Command] = ()) -> dict[str, Command]:
    """Every word that is a command, with ``more`` at remote tables; the player's language comes before English."""
    found: dict[str, Command] = {}
    commands = (*ALWAYS, *more)
    for language in (lang, "en"):
        for command in commands:
            for word in voice.say(Phrase(f"ui-command-{command.value}"), language).split():
                found.setdefault(plain(word), command)
    return found


def understand(line: str, words: dict[str, Command]) -> Order | None:
    """The command in a line, if it is one; all other lines are about the choices."""
    first, _, rest = line.strip().partition(" ")
    command = words.get(plain(first))
    if command is None or (rest.strip() and command not in WITH_ARGUMENT):
        return None
    return Order(command, rest.strip())
