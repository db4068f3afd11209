"""Turns an error in a command line into one sentence, in the language that the command line asks for."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence

import click

from labrys.cli.terminal.saves import why
from labrys.engine import LabrysError, Phrase
from labrys.engine.errors import shown
from labrys.words import HOUSE, LANGUAGES, explain

EXTRA = re.compile(r"\((.*)\)$", re.DOTALL)  # where click quotes an argument that it did not expect


def system_language() -> str:
    """French where the system speaks French, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return "fr" if value.startswith("fr") else "en"
    return "en"


def language(arguments: Sequence[str]) -> str:
    """The language that a command line asks for, even if the rest of it is wrong; else the system's."""
    for at, word in enumerate(arguments):
        name, equals, value = word.partition("=")
        if name == "--lang":
            wanted = value if equals else "".join(arguments[at + 1 : at + 2])
            if wanted in LANGUAGES:
                return wanted
    return system_language()


def sentence(
    error: LabrysError | click.ClickException | OSError, arguments: Sequence[str], known: Sequence[str]
) -> str:
    """An error as one sentence: what is wrong and what would be right; ``known`` are commands that have their own help."""
    lang = language(arguments)
    if isinstance(error, LabrysError):
        return explain(error, lang)
    if isinstance(error, OSError):  # such as a full disk, or a file that was deleted
        if error.filename is None:
            return HOUSE.say(Phrase("error-system", {"why": why(error)}), lang)
        return HOUSE.say(Phrase("error-system-at", {"path": shown(str(error.filename)), "why": why(error)}), lang)
    command = [word for word in arguments[:1] if word in known]
    return HOUSE.say(usage(error, " ".join(["labrys", *command, "--help"])), lang)


def usage(error: click.ClickException, guide: str) -> Phrase:
    """An error that click found, as one sentence; ``guide`` is the command that shows the help."""
    if isinstance(error, click.NoSuchOption):
        return Phrase("error-usage-option", {"name": shown(error.option_name), "help": guide})
    if isinstance(error, click.BadOptionUsage):
        return Phrase("error-usage-argument", {"name": shown(error.option_name), "help": guide})
    if isinstance(error, click.BadParameter) and error.param is not None:
        name = error.param.opts[-1] if isinstance(error.param, click.Option) else str(error.param.name).upper()
        kind = error.param.type
        if isinstance(error, click.MissingParameter):
            return Phrase("error-usage-missing", {"name": name, "help": guide})
        if isinstance(kind, (click.IntRange, click.FloatRange)) and kind.min is not None and kind.max is not None:
            return Phrase("error-usage-range", {"name": name, "least": f"{kind.min:g}", "most": f"{kind.max:g}"})
        return Phrase("error-usage-value", {"name": name, "help": guide})
    if extra := EXTRA.search(error.message):
        return Phrase("error-usage-extra", {"text": shown(extra[1]), "help": guide})
    return Phrase("error-usage", {"help": guide})
