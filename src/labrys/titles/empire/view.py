"""What each seat may see, and how to deal anew what it may not.

Hidden are the bids of the others while some fists are closed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.chance import Rng
from labrys.titles.empire.actions import GOODS, NO_BID, REGIONS, SLOTS
from labrys.titles.empire.scoring import NOBODY, TALLY
from labrys.titles.empire.view_types import EmpireView

if TYPE_CHECKING:
    from labrys.titles.empire.state import Empire


def view(s: Empire, seat: int | None) -> EmpireView:
    """The table as a seat sees it."""
    seats = s.seats
    powers = s.tables.powers
    armies, cities, goods = s.armies, s.cities, s.goods
    hidden = s.bids_hidden()
    return {
        "game": "empire",
        "seats": seats,
        "options": dict(s.options),
        "you": seat,
        "steps": s.steps,
        "asked": s.seat,
        "decision": s.decision,
        "points": s.points,
        "side": "A" if s.side == 0 else "B",
        "number": s.number,
        "first": None if s.first == NOBODY else s.first,
        "bids_made": [bid != NO_BID for bid in s.bids],
        "bids": [None if hidden and (who != seat or bid == NO_BID) else bid for who, bid in enumerate(s.bids)],
        "armies": [list(armies[at : at + REGIONS]) for at in range(0, powers * REGIONS, REGIONS)],
        "cities": [list(cities[at : at + REGIONS]) for at in range(0, powers * REGIONS, REGIONS)],
        "control": [None if who == NOBODY else who for who in s.controllers()],
        "supply": list(s.supply),
        "unbuilt": list(s.unbuilt),
        "bank": s.bank,
        "coins": list(s.coins),
        "cards": list(s.cards),
        "goods": [list(goods[at : at + SLOTS]) for at in range(0, seats * SLOTS, SLOTS)],
        "allotted": [list(s.allotted[at : at + GOODS]) for at in range(0, seats * GOODS, GOODS)],
        "row": list(s.row),
        "deck": list(s.deck),  # the cards in the box are known, so what is left follows from what was seen
        "tokens": list(s.tokens),
        "totals": [list(s.totals[at : at + TALLY]) for at in range(0, seats * TALLY, TALLY)],
        "over": s.over,
        "ranking": s.ranking() if s.over else None,
    }


def redeal(s: Empire, seat: int | None, rng: Rng) -> None:
    """A closed fist may hold any number of its seat's coins."""
    if s.bids_hidden():
        s.bids = [
            bid if who == seat or bid == NO_BID else rng.below(s.coins[who] + 1) for who, bid in enumerate(s.bids)
        ]
