"""A table's clock: none, a live one with a budget and an increment, or days for each turn. Times are milliseconds."""

from __future__ import annotations

from labrys.server.messages import ClockInfo

DAY = 86_400_000


class Clock:
    """Charges time to the seat that is asked; it knows nothing but the moments it is told."""

    def __init__(self, setting: ClockInfo, seats: int, now: int) -> None:
        self.setting = setting
        self.left = [setting.budget * 1000] * seats
        self.since = now  # up to when the seat that is asked has been charged
        self.began = now  # when its turn began

    def pass_time(self, now: int, asked: int | None, runs: bool, then: int | None) -> None:
        """Time went by while ``asked`` was asked; then the turn went to ``then``. A bot's time is free."""
        if asked is not None and runs and self.setting.kind == "live":
            self.left[asked] = max(self.left[asked] - (now - self.since), 0)
            if then != asked:
                self.left[asked] += self.setting.increment * 1000
        self.since = now
        if then != asked:
            self.began = now

    def welcome(self, seat: int, now: int) -> None:
        """Whoever comes back gets a little time: a tenth of the budget, and no less than the increment or 30 seconds."""
        least = max(self.setting.budget * 100, self.setting.increment * 1000, 30_000)
        self.left[seat] = max(self.left[seat], least)
        self.since = self.began = now

    def deadline(self, asked: int | None, runs: bool) -> int | None:
        """When the time of the seat that is asked is up."""
        if asked is None or not runs or self.setting.kind == "none":
            return None
        if self.setting.kind == "live":
            return self.since + self.left[asked]
        return self.began + self.setting.days * DAY
