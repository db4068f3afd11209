"""The moves that the house makes by itself at a table: a bot's turn, and what follows when a clock runs out."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Protocol

from labrys.server.live.audience import Audience
from labrys.server.live.bot_time import Slot, slot
from labrys.server.live.bot_workers import Claim, standing_in
from labrys.server.live.moves import Step, going_away
from labrys.server.live.play import Play
from labrys.server.live.roster import Roster
from labrys.server.live.services import Services
from labrys.server.ops.wallclock import now

RANK_NOBODY = 2  # the rank of answers that nobody waits for


class TableInPlay(Protocol):
    """What the house needs to know of a table, and how it moves there."""

    play: Play | None
    audience: Audience
    roster: Roster

    @property
    def dirty(self) -> bool: ...

    def now(self) -> int: ...

    async def by_house(self, version: int, steps: list[Step]) -> int | None: ...


class HousePlayer:
    """Waits until the house has to move at one table, then makes the move."""

    def __init__(self, services: Services, table: TableInPlay) -> None:
        self.services = services
        self.table = table
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """True while a bot is thinking or a timer is set."""
        return self.timer is not None or (self.thinking is not None and not self.thinking.done())

    def rest(self) -> None:
        """Stop waiting: this node makes no more moves at the table."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def consider(self, wait: float) -> None:
        """See to the next move of the house, if there is one: let a bot think, or wait for the clock."""
        self.rest()
        table, play = self.table, self.table.play
        if play is None or play.over or play.full or table.dirty:
            return
        loop = asyncio.get_running_loop()
        if play.turn is not None and not play.by_person(play.turn):
            if wait:  # the other node's bot needs its thinking time first
                wait += self.slot(play, play.turn).seconds
            wait = max(wait, (play.paused - table.now()) / 1000)
            self.timer = loop.call_later(wait, self.begin_thinking, play.version)
        elif play.deadline is not None:
            left = max((play.deadline - table.now()) / 1000, 0)
            self.timer = loop.call_later(left + wait, self.time_is_up, play.version)

    # ---- bots

    def begin_thinking(self, version: int) -> None:
        self.timer = None
        if self.thinking is None or self.thinking.done():
            self.thinking = self.services.background.spawn(self.think(version))

    async def think(self, version: int) -> None:
        """A bot's turn: think outside the table's lock, then act if the table still stands as it did."""
        following: int | None = version
        while following is not None:
            version = following
            play = self.table.play
            turn = play.turn if play is not None and not self.table.dirty else None
            if play is None or turn is None or play.version != version or play.by_person(turn):
                break
            with self.services.metrics.thinking.time():
                given, claim, wanted = self.slot(play, turn), self.claim(play), partial(self.stands, version)
                if claim.rank == RANK_NOBODY:  # who could see it? No answer is held back
                    given = given._replace(seconds=0.0)
                action = await self.services.bot_workers.choose(play.state.copy(), turn, given, claim, wanted)
            if action is None:
                break
            following = await self.table.by_house(version, [("act", turn, action)])
        if self.timer is None and self.table.play is not None and self.table.play.version != version:
            self.consider(0)  # something happened meanwhile: perhaps a bot is asked again

    @staticmethod
    def slot(play: Play, seat: int) -> Slot:
        """Which bot thinks for a seat now, and for how long."""
        bots = sum(bot is not None for bot in play.bots)
        return slot(play.bots[seat] or standing_in(), play.state.game, play.state.seats, play.thoughts[seat], bots)

    def claim(self, play: Play) -> Claim:
        """The rank of a bot's answer: a player here is waiting for it, somebody will see it later, or nobody will."""
        watchers = self.table.audience.watchers
        waits = play.has_people and any(watcher.viewpoint.viewer is not None for watcher in watchers)
        rank = 0 if waits else 1 if play.has_people or watchers else RANK_NOBODY
        owner: str = self.table.roster.row.owner
        return Claim(rank, self.services.addresses.of(owner), owner)

    def stands(self, version: int) -> bool:
        return self.table.play is not None and self.table.play.version == version

    # ---- clocks

    def time_is_up(self, version: int) -> None:
        self.timer = None
        play = self.table.play
        if play is None or play.turn is None or play.version != version:
            return
        if self.services.uptime.known(now()):
            self.services.background.spawn(self.table.by_house(version, going_away(play, play.turn)))
        else:  # perhaps the house was closed just now
            self.consider(1)
