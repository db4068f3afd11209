"""What each seat may see, and how to deal anew what it may not.

Hidden are which suits still lie face down, the hands of the others, and the deck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.chance import Rng
from labrys.titles.relics.content import CONTENT, SUITS
from labrys.titles.relics.odds import hidden_tiles
from labrys.titles.relics.places import FACE_DOWN, NOBODY, OFF_MAP
from labrys.titles.relics.view_types import RelicsView

if TYPE_CHECKING:
    from labrys.titles.relics.state import Relics


def view(s: Relics, seat: int | None) -> RelicsView:
    """The table as a seat sees it."""
    return {
        "game": "relics",
        "seats": s.seats,
        "options": dict(s.options),
        "you": seat,
        "steps": s.steps,
        "asked": s.seat,
        "decision": s.decision,
        "round": s.round,
        "first": s.first,
        "points": s.points,
        "side": s.tables.square.side,
        "costs": list(s.cost),
        "tiles": [
            {"suit": None if suit == FACE_DOWN else suit, "owner": None if owner == NOBODY else owner}
            for suit, owner in zip(s.suit, s.owner, strict=True)
        ],
        "pieces": [None if tile == OFF_MAP else tile for tile in s.piece],
        "gone": [bool(s.gone >> other & 1) for other in range(s.seats)],
        "hand": None if seat is None else list(s.hand[seat * SUITS : (seat + 1) * SUITS]),
        "hand_sizes": list(s.held),
        "deck_size": s.stock,
        "discards": list(s.discards),
        "suits_owned": [s.suits_owned(other) for other in range(s.seats)],
        "over": s.over,
        "ranking": s.ranking() if s.over else None,
    }


def redeal(s: Relics, seat: int | None, rng: Rng) -> None:
    """Deal the tiles that lie face down, the hands of the others and the deck anew."""
    s.pool = hidden_tiles(s.tables.square, s.suit, rng)
    hand = s.hand
    unseen: list[int] = []
    for suit in range(SUITS):
        left = CONTENT.cards_per_suit - s.discards[suit]
        if seat is not None:
            left -= hand[seat * SUITS + suit]
        unseen.extend([suit] * left)
    for other in range(s.seats):
        if other != seat:
            hand[other * SUITS : (other + 1) * SUITS] = [0] * SUITS
            for _ in range(s.held[other]):
                at = rng.below(len(unseen))
                hand[other * SUITS + unseen[at]] += 1
                unseen[at] = unseen[-1]
                unseen.pop()
    s.deck = [0] * SUITS
    for suit in unseen:
        s.deck[suit] += 1
