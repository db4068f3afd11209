"""The errors that clients see, each with a code and an HTTP status."""

from __future__ import annotations

from labrys.engine import LabrysError

STATUS = {
    "bad": 400,
    "illegal": 409,
    "stale": 409,
    "turn": 409,
    "state": 409,
    "taken": 409,
    "full": 409,
    "often": 409,
    "unknown-person": 401,
    "forbidden": 403,
    "unknown": 404,
    "late": 408,
    "large": 413,
    "host": 421,
    "rate": 429,
    "storage": 503,
}


class Refused(LabrysError):
    """A request that is not granted; nothing has changed."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code

    @property
    def status(self) -> int:
        return STATUS[self.code]


class Conflict(Exception):
    """This number or key was stored by somebody else first: memory is out of date."""


class StoreDown(Refused):
    """The database cannot be written or read now. What was asked for was not acknowledged and can be sent again."""

    def __init__(self, why: str) -> None:
        super().__init__(
            "storage", f"the house's storage is in trouble ({why}): this was not acknowledged, try again soon."
        )


def nobody() -> Refused:
    return Refused("unknown-person", "nobody is signed in: say who you are with POST /api/people or /api/enter.")


def unknown(what: str) -> Refused:
    """Refuse in the same words whether something does not exist or may not be seen by whoever asks."""
    return Refused("unknown", f"there is no such {what}: check the link.")
