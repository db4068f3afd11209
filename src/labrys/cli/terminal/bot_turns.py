"""Chooses which bot thinks for a seat, and for how long: the bot that was named, or the one of its level."""

from __future__ import annotations

from labrys.cli.terminal.seats import SeatSpec
from labrys.engine import Game, State
from labrys.server.live.bot_time import slot


class BotTurns:
    """Counts the decisions of bots in a turn: a level has its time for all of them (`server/live/bot_time.py`)."""

    def __init__(self, chairs: tuple[SeatSpec, ...], game: Game[State]) -> None:
        self.chairs = chairs
        self.game = game
        self.taken = [0] * len(chairs)

    def bot(self, seat: int) -> str:
        """The bot for a seat now, in the form that `bots.make` reads."""
        chair = self.chairs[seat]
        if not chair.level:
            return chair.text
        bots = sum(not one.person for one in self.chairs)
        return slot(chair.text, self.game, len(self.chairs), self.taken[seat], bots).spec

    def note(self, seat: int) -> None:
        """Count a decision. A bot's turn lasts until a person has decided; among bots alone, until another bot has."""
        mine = self.taken[seat] + 1
        if self.chairs[seat].person:
            self.taken = [0] * len(self.chairs)
        elif any(chair.person for chair in self.chairs):
            self.taken[seat] = mine
        else:
            self.taken = [mine if one == seat else 0 for one in range(len(self.chairs))]
