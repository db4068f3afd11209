"""Views: what each seat may see, and how what it may not see is dealt anew for bots.

Hidden are which suits still lie face down, the hands of the others, and the deck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.engine.chance import Rng
from labrys.engine.native import append, i64, vec
from labrys.engine.rows import zeros
from labrys.engine.sets import has
from labrys.titles.relics.actions import NO_MENU
from labrys.titles.relics.content import CONTENT, FACE_DOWN, NOBODY, OFF_MAP, SUITS
from labrys.titles.relics.view_types import RelicsView

if TYPE_CHECKING:
    from labrys.titles.relics.state import Relics

CARDS: Final[i64] = CONTENT.cards_per_suit * SUITS


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
        "costs": list(s.tables.costs),
        "tiles": [
            {"suit": None if suit == FACE_DOWN else suit, "owner": None if owner == NOBODY else owner}
            for suit, owner in zip(s.all_suit(), s.all_owner(), strict=True)
        ],
        "pieces": [None if tile == OFF_MAP else tile for tile in s.all_piece()],
        "gone": [has(s.gone, other) for other in range(s.seats)],
        "hand": None if seat is None else [s.hand(seat, suit) for suit in range(SUITS)],
        "hand_sizes": s.all_held(),
        "deck_size": s.stock,
        "discards": s.all_discards(),
        "suits_owned": [s.suits_owned(other) for other in range(s.seats)],
        "over": s.over,
        "ranking": s.ranking() if s.over else None,
    }


def redeal(s: Relics, seat: int | None, rng: Rng) -> None:
    """Deal the tiles that lie face down, the hands of the others and the deck anew."""
    guess_tiles(s, rng)
    unseen = vec[i64](capacity=CARDS)
    for suit in range(SUITS):
        left: i64 = CONTENT.cards_per_suit - s.discards(suit)
        if seat is not None:
            left -= s.hand(seat, suit)
        s.set_deck(suit, left)
        while left > 0:
            left -= 1
            unseen = append(unseen, suit)
    cards: i64 = len(unseen)
    for other in range(s.seats):
        if other == seat:
            continue
        for suit in range(SUITS):
            s.set_hand(other, suit, 0)
        left = s.held(other)
        while left > 0:
            left -= 1
            at = rng.below(cards)
            found = unseen[at]
            s.add_hand(other, found, 1)
            s.add_deck(found, -1)
            cards -= 1
            unseen[at] = unseen[cards]
    s.menu = NO_MENU


def guess_tiles(s: Relics, rng: Rng) -> None:
    """A fair guess at how many tiles of each suit still lie face down."""
    seen = zeros(SUITS)
    for tile in range(s.tables.tiles):
        suit: i64 = s.suit(tile)
        if suit != FACE_DOWN:
            seen[suit] += 1
    rests = s.tables.odds.rests(seen)
    drawn = rests.draw(rng)
    for suit in range(SUITS):
        s.set_pool(suit, rests.tiles[drawn + suit])
