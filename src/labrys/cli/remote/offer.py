"""What another house offers: its games, and its bots. Its packages need not be installed here."""

from __future__ import annotations

from dataclasses import dataclass

from labrys import house
from labrys.cli.remote.client import Host
from labrys.engine import BadSetting, Game
from labrys.engine.errors import shown
from labrys.words import refusal


@dataclass(frozen=True)
class Offer:
    """A game as a house offers it; ``bots`` are its levels and the bots of its packages."""

    game: str
    seats: tuple[int, ...]
    automaton: tuple[str, ...]  # levels of the automaton that one person may play against
    bots: tuple[str, ...]
    numbers: dict[str, str]  # the names of its levels by their numbers


def offer(host: Host, name: str) -> Offer:
    """A game of that house; refused if it has none of that name, or if it cannot be shown here."""
    told = host.ask("/api/house")
    games = {str(game["name"]): game for game in told["games"]}
    if name not in games:
        raise house.unknown(name, sorted(games))
    shown_here(name, host.base)
    numbers = {str(level["number"]): str(level["name"]) for level in told["bots"] if level.get("number")}
    return Offer(name, tuple(games[name]["seats"]), tuple(games[name]["automaton"]), tuple(told["levels"]), numbers)


def shown_here(name: str, address: str) -> Game:
    """The game that draws a table of that house: it must be installed here as well."""
    if name not in house.names():
        raise refusal(BadSetting, "join-not-here", game=shown(name), address=address)
    return house.game(name)
