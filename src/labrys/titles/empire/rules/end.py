"""The end of a game: wild cards, points, and the next game of a series."""

from __future__ import annotations

from typing import Final

from labrys.engine.decision import ARG_SHIFT, KIND_BITS, SEAT_MASK, Decision
from labrys.titles.empire.actions import GOODS, WILD
from labrys.titles.empire.rules.hands import asked
from labrys.titles.empire.rules.setup import set_up
from labrys.titles.empire.state import SLOTS, Empire
from labrys.titles.empire.tables import ALLOTTING, FINISH, WILD_GOOD

POINT: Final = 1 << ARG_SHIFT  # one wild card to allot, in a frame


def end_game(s: Empire) -> None:
    """Everybody has the same number of cards (E26). Wild cards are placed now, by their owners if the option says so."""
    s.push(FINISH, 0)
    if s.options["wilds"] == "hand":
        for turn in range(s.seats - 1, -1, -1):
            seat = (s.first + turn) % s.seats
            if s.goods[seat * SLOTS + WILD_GOOD] and len(open_goods(s, seat)) > 1:
                s.push(ALLOTTING, seat, s.goods[seat * SLOTS + WILD_GOOD])


def open_goods(s: Empire, seat: int) -> list[int]:
    """The goods that a wild card may join: those that the player has a card of (E22, E23)."""
    return [good for good in range(GOODS) if s.goods[seat * SLOTS + good]]


class Allotting(Decision[Empire]):
    """An option: the owner of wild cards says which goods they join, one by one; with a single good there is no choice."""

    name = "wild"

    def choices(self, s: Empire) -> tuple[int, ...]:
        return tuple([WILD + good for good in open_goods(s, asked(s))])

    def choose(self, s: Empire, action: int) -> None:
        frame = s.stack[-1]
        seat = frame >> KIND_BITS & SEAT_MASK
        s.allotted[seat * GOODS + action - WILD] += 1
        if s.events is not None:
            s.tell("wild", seat, {"good": action - WILD})
        if frame >= 2 * POINT:
            s.stack[-1] = frame - POINT
        else:
            s.pop()


class Finish(Decision[Empire]):
    """The game is scored; in a series its points are kept and the next game is laid out (E27)."""

    name = "finish"
    asks = False

    def run(self, s: Empire) -> None:
        s.pop()
        if s.events is not None:
            s.tell("scores", 0, {"number": s.number + 1, "points": s.scores()})
        if s.number + 1 < int(s.options["games"]):
            s.totals = [figure for tally in s.tallies() for figure in tally]
            s.number += 1
            set_up(s)
        elif s.events is not None:
            for seat, place in enumerate(s.ranking()):
                if place == 1:
                    s.tell("win", seat, {"points": s.scores()[seat], "by": s.ending})
