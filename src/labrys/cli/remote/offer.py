"""What another house offers: its games, and the bots that can sit down there. Its packages need not be ours."""

from __future__ import annotations

from dataclasses import dataclass

from labrys import house
from labrys.cli.remote.client import Host
from labrys.engine import BadSetting, Game
from labrys.engine.errors import shown
from labrys.words import refusal


@dataclass(frozen=True)
class Offer:
    """A game as a house offers it. ``bots`` are what its bots are called there: levels, and those of its packages."""

    game: str
    seats: tuple[int, ...]
    automaton: tuple[str, ...]  # levels of the automaton that one person may play against
    bots: tuple[str, ...]


def offer(host: Host, name: str) -> Offer:
    """A game of that house; refused if it has none of that name, or this terminal could not show it."""
    told = host.ask("/api/house")
    games = {str(game["name"]): game for game in told["games"]}
    if name not in games:
        raise house.unknown(name, sorted(games))
    shown_here(name, host.base)
    return Offer(name, tuple(games[name]["seats"]), tuple(games[name]["automaton"]), tuple(told["levels"]))


def shown_here(name: str, address: str) -> Game:
    """The game that draws a table of that house: it must be installed here, too."""
    if name not in house.names():
        raise refusal(BadSetting, "join-not-here", game=shown(name), address=address)
    return house.game(name)
