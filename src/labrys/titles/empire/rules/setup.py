"""Setting up a game, and the neutral armies of two players."""

from __future__ import annotations

from labrys.engine.decision import Decision
from labrys.engine.native import i64
from labrys.titles.empire.actions import GOODS, NEUTRAL
from labrys.titles.empire.content import CONTENT
from labrys.titles.empire.frames import BIDDING, NEUTRALS
from labrys.titles.empire.state import Empire
from labrys.titles.empire.tables import COSTS, tables


def set_up(s: Empire, number: int = 0, totals: list[int] | None = None) -> None:
    """Lay out one game: board, pieces, coins, tokens, cards; then the neutral armies or the bid.

    In a series, ``number`` games went before and brought ``totals``.
    """
    board = str(s.options["board"])
    side = s.draw(2) if board == "random" else "AB".index(board)
    if side != s.tables.side:
        s.tables = tables(s.seats, side, s.options)
    s.lay_out()
    if totals is not None:
        s.number = number
        s.fill_totals(totals)
    if s.events is not None:
        s.tell("game", 0, {"number": s.number + 1, "side": "AB"[side]})
    lay_tokens(s)
    for _ in range(len(COSTS)):
        s.append_row(s.pop_deck(s.draw(s.count_deck())))
    if s.events is not None:
        s.tell("row", 0, {"cards": s.all_row()})
    if s.sides > s.seats:
        s.push(NEUTRALS, s.draw(s.seats), CONTENT.neutral_armies)  # E16: who begins is drawn by lot
    else:
        s.push(BIDDING, 0)


def lay_tokens(s: Empire) -> None:
    """The variant: one goods token, by lot, on each region with a triangle; the others stay in the box (E24)."""
    if not s.options["goods_tokens"]:
        return
    pool = [good for good in range(GOODS) for _ in range(CONTENT.tokens_each)]
    s.fill_tokens([pool.pop(s.draw(len(pool))) for _ in s.tables.land.triangles])
    if s.events is not None:
        s.tell("tokens", 0, {"goods": s.all_tokens()})


class Neutrals(Decision[Empire]):
    """Two players take turns placing armies of a third colour in any region, ten in all (E16, E17)."""

    kind = NEUTRALS
    name = "neutral"

    def choices(self, s: Empire) -> tuple[int, ...]:
        return s.tables.land.neutrals

    def choose(self, s: Empire, action: i64) -> None:
        seat = s.asked
        region = action - NEUTRAL
        neutral: i64 = s.seats
        s.add_army(neutral, region)
        if s.events is not None:
            s.tell("neutral", seat, {"region": region})
        if s.supply(neutral):
            s.turn_to(NEUTRALS, 1 - seat, s.supply(neutral))
        else:
            s.turn_to(BIDDING, 0)
