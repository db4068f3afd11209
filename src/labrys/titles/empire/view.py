"""Views: what each seat may see, and how what it may not see is dealt anew for bots.

Hidden are the bids of the others while some fists are closed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.chance import Rng
from labrys.titles.empire.actions import GOODS, NO_BID, REGIONS, SLOTS
from labrys.titles.empire.scoring import TALLY
from labrys.titles.empire.tables import NOBODY
from labrys.titles.empire.view_types import EmpireView

if TYPE_CHECKING:
    from labrys.titles.empire.state import Empire


def view(s: Empire, seat: int | None) -> EmpireView:
    """The table as a seat sees it."""
    seats = s.seats
    bids, totals, goods, allotted = s.all_bids(), s.all_totals(), s.all_goods(), s.all_allotted()
    armies, cities = s.all_armies(), s.all_cities()
    board = range(0, s.sides * REGIONS, REGIONS)
    hidden = NO_BID in bids
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
        "bids_made": [bid != NO_BID for bid in bids],
        "bids": [None if hidden and (who != seat or bid == NO_BID) else bid for who, bid in enumerate(bids)],
        "armies": [armies[at : at + REGIONS] for at in board],
        "cities": [cities[at : at + REGIONS] for at in board],
        "control": [None if who == NOBODY else who for who in s.controllers()],
        "supply": s.all_supply(),
        "unbuilt": s.all_unbuilt(),
        "bank": s.bank,
        "coins": s.all_coins(),
        "cards": s.all_cards(),
        "goods": [goods[at : at + SLOTS] for at in range(0, seats * SLOTS, SLOTS)],
        "allotted": [allotted[at : at + GOODS] for at in range(0, seats * GOODS, GOODS)],
        "row": s.all_row(),
        "deck": s.all_deck(),  # the cards in the box are known, so what is left follows from what was seen
        "tokens": s.all_tokens(),
        "totals": [totals[at : at + TALLY] for at in range(0, seats * TALLY, TALLY)],
        "over": s.over,
        "ranking": s.ranking() if s.over else None,
    }


def redeal(s: Empire, seat: int | None, rng: Rng) -> None:
    """A closed fist may hold any number of its seat's coins."""
    if s.bids_hidden():
        for who in range(s.seats):
            if who != seat and s.bids(who) != NO_BID:
                s.set_bids(who, rng.below(s.coins(who) + 1))
