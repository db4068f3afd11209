"""A table's clock: none, a live one with a budget and an increment, or days for each turn. Times are milliseconds."""

from __future__ import annotations

from labrys.server.protocol.messages import ClockInfo

SECOND_MS = 1_000
DAY_MS = 86_400_000


class Clock:
    """Charges time to the seat that is asked. It does not look at any clock: callers pass the time."""

    def __init__(self, setting: ClockInfo, seats: int, now: int) -> None:
        self.setting = setting
        self.left = [setting.budget * 1000] * seats
        self.played = 0  # the most actions after which an increment was given
        self.welcomed = [-1] * seats  # the turn in which a seat was given time for coming back, by its beginning
        self.since = now  # the moment up to which the seat that is asked has been charged
        self.began = now  # when its turn began

    def pass_time(self, now: int, asked: int | None, runs: bool, then: int | None, played: int) -> None:
        """Charge the time up to ``now`` to the seat that was asked; after ``played`` actions in all, ``then`` is asked.

        A bot's time is free. A turn that is taken back and ended again brings no second increment.
        """
        if asked is not None and runs and self.setting.kind == "live":
            self.left[asked] = max(self.left[asked] - (now - self.since), 0)
            if then != asked and played > self.played:
                self.left[asked] += self.setting.increment * 1000
        if then != asked:
            self.played = max(self.played, played)
        self.since = now
        if then != asked:
            self.began = now

    def welcome(self, seat: int, now: int) -> None:
        """Give time to somebody who is asked and comes back after running out, once in a turn.

        Days start again; a live clock gets a tenth of the budget, at least the increment and at least 30 seconds.
        """
        due = self.began + self.setting.days * DAY_MS
        late = self.left[seat] < SECOND_MS if self.setting.kind == "live" else now >= due - SECOND_MS
        if not late or self.welcomed[seat] == self.played:
            return
        self.welcomed[seat] = self.played
        self.left[seat] = max(self.setting.budget * 100, self.setting.increment * 1000, 30_000)
        self.since = self.began = now

    def deadline(self, asked: int | None, runs: bool) -> int | None:
        """When the seat that is asked runs out of time."""
        if asked is None or not runs or self.setting.kind == "none":
            return None
        if self.setting.kind == "live":
            return self.since + self.left[asked]
        return self.began + self.setting.days * DAY_MS
