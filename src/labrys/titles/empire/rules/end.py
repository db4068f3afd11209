"""The end of a game: wild cards, points, and the next game of a series."""

from __future__ import annotations

from labrys.engine.decision import Decision, Frame
from labrys.engine.native import i64
from labrys.titles.empire.actions import GOODS, WILD
from labrys.titles.empire.frames import ALLOTTING, FINISH
from labrys.titles.empire.rules.setup import set_up
from labrys.titles.empire.state import Empire
from labrys.titles.empire.tables import WILD_GOOD


def end_game(s: Empire) -> None:
    """Everybody has the same number of cards (E26). Wild cards are placed now, by their owners if the option says so."""
    s.push(FINISH, 0)
    if s.options["wilds"] == "hand":
        for turn in range(s.seats - 1, -1, -1):
            seat = (s.first + turn) % s.seats
            if s.goods(seat, WILD_GOOD) and len(open_goods(s, seat)) > 1:
                s.push(ALLOTTING, seat, s.goods(seat, WILD_GOOD))


def open_goods(s: Empire, seat: i64) -> list[int]:
    """The goods that a wild card may join: those that the player has a card of (E22, E23)."""
    return [good for good in range(GOODS) if s.goods(seat, good)]


class Allotting(Decision[Empire]):
    """An option: the owner of wild cards says which goods they join, one by one; with a single good there is no choice."""

    kind = ALLOTTING
    name = "wild"

    def choices(self, s: Empire) -> tuple[int, ...]:
        return tuple([WILD + good for good in open_goods(s, s.asked)])

    def choose(self, s: Empire, action: i64) -> None:
        seat = s.asked
        s.add_allotted(seat, action - WILD, 1)
        if s.events is not None:
            s.tell("wild", seat, {"good": action - WILD})
        if s.arg > 1:
            s.set_arg(s.arg - 1)
        else:
            s.pop()


class Finish(Frame[Empire]):
    """The game is scored; in a series its points are kept and the next game is laid out (E27)."""

    kind = FINISH
    name = "finish"

    def run(self, s: Empire) -> None:
        s.pop()
        if s.events is not None:
            s.tell("scores", 0, {"number": s.number + 1, "points": s.scores()})
        if s.number + 1 < int(s.options["games"]):
            set_up(s, s.number + 1, [figure for tally in s.tallies() for figure in tally])
        elif s.events is not None:
            for seat, place in enumerate(s.ranking()):
                if place == 1:
                    s.tell("win", seat, {"points": s.scores()[seat], "by": s.ending})
