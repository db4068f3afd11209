"""Bots from outside: those of installed packages by their name, and any class by ``my_package:MyBot``."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from labrys.bots.levels import ALIASES
from labrys.bots.levels import names as level_names
from labrys.engine import BadSetting, LabrysError, Perspective, Rng
from labrys.engine.codec import whole_number
from labrys.engine.errors import shown
from labrys.installed import BOTS, broken, check_protocol, loaded, package, sorted_out
from labrys.words import refusal

OUR_BOTS = ("random", "greedy", "mcts", "mind")
SEAT_WORDS = ("you", "me", "open", "link", "bot", "automaton", *ALIASES, *level_names())  # what else a seat may say
TAKEN = frozenset([*OUR_BOTS, *SEAT_WORDS])


class BotFault(LabrysError):
    """A bot from outside raised, or answered with what is not legal: its author can mend it."""


class Chooser(Protocol):
    """Any bot."""

    def choose(self, perspective: Perspective) -> int: ...


class OutsideBot:
    """Checks the answers of a bot before they are played."""

    def __init__(self, name: str, bot: Chooser) -> None:
        self.name = name
        self.bot = bot

    def choose(self, perspective: Perspective) -> int:
        try:
            answer: Any = self.bot.choose(perspective)
        except (Exception, SystemExit) as error:  # whatever it raises is the bot's fault
            why = f"{type(error).__name__}: {error}".splitlines()[0]
            raise refusal(BotFault, "bot-raised", bot=shown(self.name), why=shown(why)) from error
        number = whole_number(answer)
        if number is None or number not in perspective.actions:
            raise refusal(BotFault, "bot-illegal", bot=shown(self.name), answer=shown(answer))
        return number


def names() -> list[str]:
    """The bots that installed packages offer and that can play."""
    return [name for name in sorted_out(BOTS, TAKEN)[0] if not isinstance(offer(name), BadSetting)]


def known(text: str) -> bool:
    """True if this can be a bot from outside, by its name or by its class. Nothing is loaded."""
    name, _, path = text.partition("+")[0].partition(":")
    return name in sorted_out(BOTS, TAKEN)[0] or (dotted(name) and dotted(path.partition(":")[0]))


def dotted(text: str) -> bool:
    """True if this can be the name of something in Python."""
    return all(part.isidentifier() for part in text.split("."))


def faults() -> list[BadSetting]:
    """A sentence about each bot that a package offers and that cannot play."""
    offers, misnamed = sorted_out(BOTS, TAKEN)
    return [*misnamed, *(found for name in offers if isinstance(found := offer(name), BadSetting))]


def about(name: str, lang: str) -> str:
    """A bot's description of itself (``about = {"en": …, "fr": …}`` in its class), or its name."""
    said = getattr(offer(name), "about", None)
    return str(said.get(lang) or name) if isinstance(said, dict) else name


@cache
def offer(name: str) -> Callable[..., Any] | BadSetting:
    """The bot that a package offers, or the reason why there is none. A package is tried once."""
    entry = sorted_out(BOTS, TAKEN)[0][name]
    try:
        return checked(loaded(entry), package(entry), name)
    except BadSetting as fault:
        return fault


def named(where: str) -> Callable[..., Any]:
    """The class of ``my_package:MyBot``, of an installed package or of the folder in which one stands."""
    module, _, path = where.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found: Any = import_module(module)
        for part in path.split("."):
            found = getattr(found, part)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):  # it lacks another one
            raise broken(module, where, error) from error
        raise refusal(BadSetting, "bot-no-module", module=shown(module)) from error
    except (Exception, SystemExit) as error:
        raise broken(module, where, error) from error
    return checked(found, module, where)


def checked(found: Any, where: str, name: str) -> Callable[..., Any]:
    """What somebody calls a bot; refused with a sentence if it cannot be one."""
    if not callable(found) or not (hasattr(found, "choose") or hasattr(found, "make")):
        raise refusal(BadSetting, "plugin-no-bot", package=where, name=shown(name), what=type(found).__name__)
    check_protocol(found, where, name)
    kind: Callable[..., Any] = found
    return kind


def make(spec: str, rng: Rng) -> OutsideBot | None:
    """A bot from its text in a seat, with the budget last; None if no bot from outside has that name."""
    name, _, budget = spec.partition(":")
    if name in sorted_out(BOTS, TAKEN)[0]:
        found = offer(name)
        if isinstance(found, BadSetting):
            raise BadSetting(str(found), found.phrase)
    elif known(spec):
        path, _, budget = budget.partition(":")
        name = f"{name}:{path}"
        found = named(name)
    else:
        return None
    return OutsideBot(spec, begun(found, name, budget, rng))


def begun(kind: Any, name: str, budget: str, rng: Rng) -> Chooser:
    """A bot of a kind: by its ``make``, which gets the budget as well, or else from a generator alone."""
    if budget and not hasattr(kind, "make"):
        raise refusal(BadSetting, "no-budget", bot=name, budget=shown(budget))
    try:
        found: Chooser = kind.make(budget, rng) if hasattr(kind, "make") else kind(rng)
    except BadSetting:
        raise
    except (Exception, SystemExit) as error:
        raise broken(name.partition(":")[0], name, error) from error
    return found
