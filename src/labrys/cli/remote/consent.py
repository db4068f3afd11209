"""Commands and sentences for what players at a remote table must agree on: going back, leaving and returning."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from labrys.cli.terminal.typed_commands import Command

Update = dict[str, Any]
Ui = Callable[..., str]


def commands(update: Update, you: int | None) -> list[Command]:
    """The consent commands that this seat can use now."""
    if you is None or not update:
        return []
    found = [Command.LEAVE]
    if you in update.get("away", []):
        found.append(Command.BACK)
    request = update.get("request")
    if request is None:
        return [*found, Command.ASK] if update.get("own") is not None else found
    asked = you != request["seat"] and you not in request["agreed"]
    return [*found, Command.DECLINE, *([Command.AGREE] if asked else [])]


def message(command: Command, update: Update) -> Update:
    """The protocol's message for a command; the names are the same."""
    found: Update = {"kind": command.value}
    if command in (Command.ASK, Command.AGREE, Command.DECLINE):
        found["version"] = update["version"]
    if command is Command.ASK:
        found["to"] = update["own"]
    return found


def sentences(update: Update, you: int | None, names: list[str], ui: Ui) -> list[str]:
    """What is asked and of whom, and that a bot plays for a seat."""
    found = [ui("away")] if you in update.get("away", []) else []
    request = update.get("request")
    if request is None:
        return found
    actions = update.get("played", 0) - request["to"]
    if Command.AGREE in commands(update, you):
        return [*found, ui("request", name=names[request["seat"]], actions=actions)]
    missing = ", ".join(names[seat] for seat in request["waiting"])
    return [*found, ui("request-waits", name=names[request["seat"]], actions=actions, names=missing)]
