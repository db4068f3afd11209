"""Parses the seats of a new remote table on the command line: ``you,open,rhyta``."""

from __future__ import annotations

from labrys.bots import levels
from labrys.cli.remote.offer import Offer
from labrys.cli.terminal.menu import brief
from labrys.cli.terminal.seats import nobody
from labrys.engine import BadSetting
from labrys.engine.errors import either, shown
from labrys.words import refusal

FOR_PEOPLE = ("you", "open", "invited")
AUTOMATON = "automaton"


def wishes(text: str, offer: Offer) -> list[dict[str, str]]:
    """The seats to ask the house for; mistakes are refused here already, in the player's language."""
    found = [wish(part.strip(), offer) for part in text.split(",")]
    alone = any(one["kind"] == AUTOMATON for one in found)
    count = len(found) - alone
    if count not in offer.seats or (count == 1) != alone:
        counts = either([str(number) for number in offer.seats if number > 1])
        raise refusal(BadSetting, "join-count", game=offer.game, counts=counts, count=len(found))
    return found


def asked_for(text: str, offer: Offer) -> str:
    """A level by its name, if it was asked for by its number, or by a word that it had before."""
    number = str(levels.ALIASES.get(text.casefold(), text))
    return text if text in offer.bots else offer.numbers.get(number, text.casefold())


def wish(text: str, offer: Offer) -> dict[str, str]:
    kind, _, level = text.partition(":")
    if kind == AUTOMATON:
        if not offer.automaton:
            raise refusal(BadSetting, "join-no-rival", game=offer.game)
        if level not in offer.automaton:
            known = either(list(offer.automaton))
            raise refusal(BadSetting, "join-rival", level=shown(brief(level)), names=known)
        return {"kind": AUTOMATON, "level": level}
    if text in FOR_PEOPLE:
        return {"kind": text}
    text = asked_for(text, offer)
    if text not in offer.bots:
        raise nobody(
            text, [*FOR_PEOPLE, *offer.bots, *([f"{AUTOMATON}:{offer.automaton[0]}"] if offer.automaton else [])]
        )
    return {"kind": "bot", "level": text}
