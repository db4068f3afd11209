"""Setting up a game, and the neutral armies of two players."""

from __future__ import annotations

from labrys.engine.decision import KIND_BITS, SEAT_MASK, Decision
from labrys.titles.empire.actions import GOODS, NEUTRAL, NO_BID, REGIONS
from labrys.titles.empire.content import CONTENT
from labrys.titles.empire.scoring import NOBODY
from labrys.titles.empire.state import SLOTS, Empire
from labrys.titles.empire.tables import BIDDING, COSTS, NEUTRALS, tables


def set_up(s: Empire) -> None:
    """Lay out one game: board, pieces, coins, tokens, cards; then the neutral armies or the bid."""
    seats = s.seats
    board = str(s.options["board"])
    s.side = s.draw(2) if board == "random" else "AB".index(board)
    s.tables = tables(seats, s.side, str(s.options["printing"]))
    s.armies = [0] * (s.tables.powers * REGIONS)
    s.cities = [0] * (s.tables.powers * REGIONS)
    for seat in range(seats):
        s.armies[seat * REGIONS + s.tables.land.start] = CONTENT.first_armies
    s.coins = [s.tables.coins] * seats
    s.bank = CONTENT.coins_in_box - sum(s.coins)
    s.cards = [0] * seats
    s.goods = [0] * (seats * SLOTS)
    s.allotted = [0] * (seats * GOODS)
    s.bids = [NO_BID] * seats
    s.first = NOBODY
    s.supply = [CONTENT.armies - CONTENT.first_armies] * seats + [CONTENT.neutral_armies] * (s.tables.powers - seats)
    s.unbuilt = [CONTENT.cities] * seats
    s.occupied = [s.tables.land.start_mask] * seats + [0] * (s.tables.powers - seats)
    s.homes = [s.tables.land.start_mask] * seats
    s.tell("game", 0, {"number": s.number + 1, "side": "AB"[s.side]})
    lay_tokens(s)
    s.deck = s.tables.deck[:]
    s.row = [s.deck.pop(s.draw(len(s.deck))) for _ in COSTS]
    s.tell("row", 0, {"cards": list(s.row)})
    if s.tables.powers > seats:
        s.push(NEUTRALS, s.draw(seats), CONTENT.neutral_armies)  # E16: who begins is drawn by lot
    else:
        s.push(BIDDING, 0)


def lay_tokens(s: Empire) -> None:
    """The variant: one goods token, by lot, on each region with a triangle; the others stay in the box (E24)."""
    s.tokens = []
    if not s.options["goods_tokens"]:
        return
    pool = [good for good in range(GOODS) for _ in range(CONTENT.tokens_each)]
    s.tokens = [pool.pop(s.draw(len(pool))) for _ in s.tables.land.triangles]
    s.tell("tokens", 0, {"goods": list(s.tokens)})


class Neutrals(Decision[Empire]):
    """Two players take turns placing armies of a third colour in any region, ten in all (E16, E17)."""

    name = "neutral"

    def choices(self, s: Empire) -> tuple[int, ...]:
        return s.tables.land.neutrals

    def choose(self, s: Empire, action: int) -> None:
        frame = s.stack[-1]
        seat = frame >> KIND_BITS & SEAT_MASK
        region = action - NEUTRAL
        power = s.seats
        s.armies[power * REGIONS + region] += 1
        s.occupied[power] |= 1 << region
        s.supply[power] -= 1
        if s.events is not None:
            s.tell("neutral", seat, {"region": region})
        s.pop()
        if s.supply[power]:
            s.push(NEUTRALS, 1 - seat, s.supply[power])
        else:
            s.push(BIDDING, 0)
