"""What each seat may see, and how to deal anew what it may not.

Hidden are the cards in other hands, unless they came from the open offer, the decks, and, while all join their dice
into groups, what the others have chosen. The backs of cards tell their Age.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.chance import Rng
from labrys.titles.minos.about import about
from labrys.titles.minos.content import AGE_CARDS, MOST_REGIONS, ROUTES
from labrys.titles.minos.places import (
    AREA,
    BURIED,
    DECK,
    DISCARDS,
    GONE,
    GOODS,
    HAND,
    HELD,
    N_SOURCES,
    NONE,
    PALACE,
)
from labrys.titles.minos.rules.progress import groupings
from labrys.titles.minos.view_types import MinosView, PlayerView, RegionView

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos


def view(s: Minos, seat: int | None) -> MinosView:
    """The table as a seat sees it; regions, cards, Goods and tiles by their numbers in the content."""
    return {
        "game": "minos",
        "seats": s.seats,
        "options": dict(s.options),
        "you": seat,
        "steps": s.steps,
        "asked": s.seat,
        "decision": s.decision,
        "about": about(s) if seat is not None and seat == s.seat else {},
        "round": s.round,
        "first": s.first,
        "active": none(s.active),
        "players": [player_view(s, other, seat) for other in range(s.seats)],
        "regions": [region_view(s, region) for region in range(s.tables.regions)],
        "routes": [
            {
                "side": s.routes[route],
                "ships": [s.ship[side * ROUTES + route] for side in range(s.sides)],
                "tiles": [tile for tile, at in enumerate(s.trade) if at == route],
            }
            for route in range(ROUTES)
        ],
        "vases": [
            {
                "vase": s.vase[slot],
                "taken": s.vase_taken[slot],
                "base": none(s.vase_base[slot]),
                "by": [bool(s.vase_by[slot] >> other & 1) for other in range(s.seats)],
            }
            for slot in range(3)
        ],
        "bonus": s.bonus,
        "dice": [
            {"colour": s.tables.colour[die], "value": s.die[die], "seat": none(s.die_seat[die])}
            for die in range(len(s.die))
        ],
        "rows": [none(die) for die in s.row],
        "turn": {
            "deed": s.deed,
            "space": s.spot,
            "value": s.value,
            "points": s.points,
            "wild_deed": none(s.wild_deed),
            "benefits": s.benefits,
            "traits": list(s.traits),
            "extras": s.extras,
            "begun": s.begun,
            "age2_drawn": s.age2_drawn,
            "swapped": s.swapped,
        },
        "offer": list(s.offer),
        "discards": s.cards_at(DISCARDS),
        "gone": s.cards_at(GONE),
        "deck_sizes": [list(s.card[:AGE_CARDS]).count(DECK), list(s.card[AGE_CARDS:]).count(DECK)],
        "buried": len(s.cards[BURIED]),
        "stock": list(s.stock),
        "pile": list(s.pile),
        "temps": list(s.spare),
        "trophies": [none(owner) for owner in s.trophy],
        "starts": list(s.shown_starts),
        "abilities": list(s.shown_abilities),
        "lasting": list(s.lasting),
        "scores": s.scores(),
        "over": s.over,
        "ranking": s.ranking() if s.over else None,
    }


def none(number: int) -> int | None:
    return None if number == NONE else number


def player_view(s: Minos, seat: int, viewer: int | None) -> PlayerView:
    hand = s.cards_at(HAND + seat)
    return {
        "start": none(s.start[seat]),
        "ability": none(s.ability[seat]),
        "level": s.level[seat],
        "coins": s.coins[seat],
        "weapons": s.weapons[seat],
        "vp": s.vp[seat],
        "sources": list(s.source[seat * N_SOURCES : (seat + 1) * N_SOURCES]),
        "income": s.income[seat],
        "tracks": list(s.track[seat * 3 : seat * 3 + 3]),
        "pending": list(s.pending[seat * 3 : seat * 3 + 3]),
        "goods": list(s.goods[seat * GOODS : (seat + 1) * GOODS]),
        "temps": list(s.temps[seat * GOODS : (seat + 1) * GOODS]),
        "reserves": s.reserves[seat],
        "supply": s.supply[seat],
        "tiles": [tile for tile, at in enumerate(s.trade) if at == HELD + seat],
        "hand": hand if seat == viewer else None,
        "hand_sizes": [sum(card < AGE_CARDS for card in hand), sum(card >= AGE_CARDS for card in hand)],
        "known": [card for card in hand if s.open_card[card]],
        "area": s.cards_at(AREA + seat),
        "palace": s.cards_at(PALACE + seat),
        "groups": s.plan[seat] if seat == viewer else None,
        "claim": s.reserved[seat],
    }


def region_view(s: Minos, region: int) -> RegionView:
    return {
        "city": none(s.city[region]),
        "tower": none(s.tower[region]),
        "farm": none(s.farm[region]),
        "foundation": none(s.foundation[region]),
        "sea": [none(s.sea_top[region]), none(s.sea_below[region])],
        "warriors": [s.warriors[side * MOST_REGIONS + region] for side in range(s.sides)],
    }


def redeal(s: Minos, seat: int | None, rng: Rng) -> None:
    """Deal unseen cards anew, Age by Age, and let the others choose their groups anew."""
    for age in (0, 1):
        unseen: list[int] = []
        places: list[int] = []
        for card in range(age * AGE_CARDS, (age + 1) * AGE_CARDS):
            place = s.card[card]
            in_hand = HAND <= place < AREA and (seat is None or place != HAND + seat)
            if place == DECK or place == BURIED or (in_hand and not s.open_card[card]):
                unseen.append(card)
                places.append(place)
        places.sort()
        for card in unseen:
            at = rng.below(len(places))
            s.card[card] = places[at]
            places[at] = places[-1]
            places.pop()
    s.sort_cards()
    for other in range(s.seats):
        if other != seat and s.plan[other]:
            ways = groupings(s, other)
            s.plan[other] = 1 + ways[rng.below(len(ways))]
    if s.seat != seat:
        s.legal = None
