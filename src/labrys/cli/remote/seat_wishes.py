"""Parses the seats of a new remote table on the command line: ``you,open,fair``."""

from __future__ import annotations

from labrys.bots import outside
from labrys.cli.terminal.menu import brief
from labrys.cli.terminal.seats import nobody
from labrys.engine import BadSetting, Game
from labrys.engine.errors import either, shown
from labrys.server.live.bot_workers import levels
from labrys.words import refusal

PEOPLE = ("you", "open", "invited")
RIVAL = "automaton"


def wishes(text: str, game: Game) -> list[dict[str, str]]:
    """The seats as the house is asked for them; what it would refuse is said here, in the player's own language."""
    found = [wish(part.strip(), game) for part in text.split(",")]
    alone = any(one["kind"] == RIVAL for one in found)
    count = len(found) - alone
    if count not in game.seats or (count == 1) != alone:
        counts = either([str(number) for number in game.seats if number > 1])
        raise refusal(BadSetting, "join-count", game=game.name, counts=counts, count=len(found))
    return found


def wish(text: str, game: Game) -> dict[str, str]:
    kind, _, level = text.partition(":")
    if kind == RIVAL:
        if not game.automaton:
            raise refusal(BadSetting, "join-no-rival", game=game.name)
        if level not in game.automaton:
            known = either(list(game.automaton))
            raise refusal(BadSetting, "join-rival", level=shown(brief(level)), names=known)
        return {"kind": RIVAL, "level": level}
    if text in PEOPLE:
        return {"kind": text}
    if text not in levels() and not outside.known(text):
        raise nobody(text, [*PEOPLE, *levels(), *([f"{RIVAL}:{game.automaton[0]}"] if game.automaton else [])])
    return {"kind": "bot", "level": text}
