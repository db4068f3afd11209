"""Seals: chance that nobody can foretell, for tables where strangers play.

A seed is any text. Words at its end such as ``18:9c0f…`` (a step and 32 hexadecimal digits) are *lots*: from that step on
each draw is a keyed hash of how many were drawn before, under that secret, instead of the quick generator. Set-up is
step 0, so a seed that begins with ``0:`` is sealed from the start. Whoever knows every die of a sealed game knows nothing
about the next one; and a game that goes on from an earlier step with a new lot meets new dice, in a record like any other.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from bisect import bisect_right
from operator import itemgetter

from labrys.engine.errors import BadSetting, shown
from labrys.engine.phrase import Phrase

LOT = re.compile(r"(?a:(0|[1-9]\d{0,8}):([0-9a-f]{32}))")
LETTERS = 1_000  # in a seed, its lots not counted
LOTS = 1_000  # more than any game has moments at which somebody wished for other dice
MOST_LETTERS = LETTERS + LOTS * 43


class Seal:
    """The lots of a seed, the earliest first; one that a later lot takes the place of from its first step on counts no more.

    A seed that is too long is refused: whoever opens a table has to read it.
    """

    __slots__ = ("lots", "plain")

    def __init__(self, seed: str) -> None:
        words = seed.split(" ") if len(seed) <= MOST_LETTERS else []
        lots: list[tuple[int, bytes]] = []
        count = 0
        while words and (lot := LOT.fullmatch(words[-1])):
            first = int(lot[1])
            if not lots or first < lots[-1][0]:
                lots.append((first, bytes.fromhex(lot[2])))
            words.pop()
            count += 1
        self.lots = lots[::-1]
        self.plain = " ".join(words)
        if len(seed) > MOST_LETTERS or len(self.plain) > LETTERS or count > LOTS:
            raise BadSetting(
                f"'{shown(seed[:20])}…' is too long for a seed: use {LETTERS} letters at most, and {LOTS} lots after them.",
                Phrase("error-seed-long", {"seed": shown(seed[:20]), "letters": str(LETTERS), "lots": str(LOTS)}),
            )

    def text(self) -> str:
        """The seed."""
        words = [self.plain] if self.plain else []
        return " ".join([*words, *(f"{step}:{secret.hex()}" for step, secret in self.lots)])

    def at(self, step: int) -> bytes | None:
        """The secret in force at a step; None where the quick generator is."""
        found = bisect_right(self.lots, step, key=itemgetter(0))
        return self.lots[found - 1][1] if found else None

    def back(self, length: int, fresh: str = "") -> None:
        """Go on after ``length`` actions: by a fresh secret, or else by the latest one, of which nobody has seen more."""
        cut = bisect_right(self.lots, length, key=itemgetter(0))
        latest = self.lots[-1][1] if cut < len(self.lots) else None
        del self.lots[cut:]
        if fresh:
            self.lots.append((length + 1, bytes.fromhex(fresh)))
        elif latest is not None:
            self.lots.append((length + 1, latest))


def seal_of(seed: str) -> Seal | None:
    """The seal of a seed that has lots."""
    found = Seal(seed)
    return found if found.lots else None


def sealed_draw(secret: bytes, count: int, n: int) -> int:
    """An even choice from 0 to n - 1: the ``count``-th of a secret."""
    raw = hashlib.blake2b(count.to_bytes(8, "big"), digest_size=16, key=secret, person=b"labrys.seal").digest()
    return int.from_bytes(raw, "big") % n


def new_secret() -> str:
    """A secret from the system's entropy."""
    return secrets.token_hex(16)
