"""What is stored in the same transaction as a move: the end of the game with its result, or a notice to the next player."""

from __future__ import annotations

from sqlalchemy import Connection, update

from labrys.server.live.audience import Audience
from labrys.server.live.outcome import keep, rows
from labrys.server.live.play import Play
from labrys.server.live.roster import Roster
from labrys.server.people.turn_notices import turn_notice
from labrys.server.storage import schema
from labrys.server.storage.write_queue import Job


class Finisher:
    """Decides after each move what else has to be stored."""

    def __init__(self, roster: Roster, audience: Audience) -> None:
        self.roster = roster
        self.audience = audience

    def job(self, play: Play, before: int | None) -> Job | None:
        """What to store along with entries after which another seat than ``before`` may be asked."""
        absent = self.absent(play, before)
        if not play.over and absent is None:
            return None
        row, at, over = self.roster.row, play.latest, play.over
        status = "closed" if play.closed else "over"
        result = (
            rows(row, self.roster.chairs, play.state, play.began, at, play.hints) if over and not play.closed else []
        )

        def job(connection: Connection) -> None:
            if over:
                tables = schema.tables
                connection.execute(update(tables).where(tables.c.id == row.id).values(status=status, ended=at))
            if result:
                keep(connection, result)
            if absent is not None:
                turn_notice(connection, absent, row.id, row.game, at)

        return job

    def absent(self, play: Play, before: int | None) -> str | None:
        """The person who is asked now and was not before, if that person is not watching the table at this node."""
        turn = play.turn
        if turn is None or turn == before or not play.by_person(turn):
            return None
        person = self.roster.chairs[turn].person
        return None if self.audience.has(person) else person
