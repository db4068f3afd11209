"""What each seat may see, and how to deal anew what it may not.

Hidden are the cards in other hands, unless they came from the open offer, the decks, and, while all join their dice
into groups, what the others have chosen. The backs of cards tell their Age.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.chance import Rng
from labrys.engine.native import append, i64, vec
from labrys.engine.rows import zeros
from labrys.engine.sets import has, nth, size_of
from labrys.titles.minos.about import about
from labrys.titles.minos.constants import (
    AREA,
    BURIED,
    DECK,
    DISCARDS,
    GONE,
    HAND,
    HELD,
    N_GOODS,
    N_SOURCES,
    N_TRACKS,
    NONE,
    PALACE,
    PLACES,
)
from labrys.titles.minos.content import AGE_CARDS, ROUTES
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
                "side": s.routes(route),
                "ships": [s.ship(side, route) for side in range(s.sides)],
                "tiles": [tile for tile, at in enumerate(s.all_trade()) if at == route],
            }
            for route in range(ROUTES)
        ],
        "vases": [
            {
                "vase": s.vase(slot),
                "taken": s.vase_taken(slot),
                "base": none(s.vase_base(slot)),
                "by": [has(s.vase_by(slot), other) for other in range(s.seats)],
            }
            for slot in range(3)
        ],
        "bonus": s.bonus,
        "dice": [
            {"colour": s.tables.colour[die], "value": s.die(die), "seat": none(s.die_seat(die))}
            for die in range(s.count_die())
        ],
        "rows": [none(die) for die in s.all_row()],
        "turn": {
            "deed": s.deed,
            "space": s.spot,
            "value": s.value,
            "points": s.points,
            "wild_deed": none(s.wild_deed),
            "benefits": s.benefits,
            "traits": s.all_traits(),
            "extras": s.extras,
            "begun": s.begun,
            "age2_drawn": s.age2_drawn,
            "swapped": s.swapped,
        },
        "offer": s.all_offer(),
        "discards": s.cards_at(DISCARDS),
        "gone": s.cards_at(GONE),
        "deck_sizes": [s.number_at(DECK, age) for age in (0, 1)],
        "buried": s.count_at(BURIED),
        "stock": s.all_stock(),
        "pile": s.all_pile(),
        "temps": s.all_spare(),
        "trophies": [none(owner) for owner in s.all_trophy()],
        "starts": s.all_shown_starts(),
        "abilities": s.all_shown_abilities(),
        "lasting": s.all_lasting(),
        "scores": s.scores(),
        "over": s.over,
        "ranking": s.ranking() if s.over else None,
    }


def none(number: int) -> int | None:
    return None if number == NONE else number


def player_view(s: Minos, seat: int, viewer: int | None) -> PlayerView:
    hand = s.cards_at(HAND + seat)
    return {
        "start": none(s.start(seat)),
        "ability": none(s.ability(seat)),
        "level": s.level(seat),
        "coins": s.coins(seat),
        "weapons": s.weapons(seat),
        "vp": s.vp(seat),
        "sources": [s.source(seat, source) for source in range(N_SOURCES)],
        "income": s.income(seat),
        "tracks": [s.track(seat, track) for track in range(N_TRACKS)],
        "pending": [s.pending(seat, track) for track in range(N_TRACKS)],
        "goods": [s.goods(seat, good) for good in range(N_GOODS)],
        "temps": [s.temps(seat, good) for good in range(N_GOODS)],
        "reserves": s.reserves(seat),
        "supply": s.supply(seat),
        "tiles": [tile for tile, at in enumerate(s.all_trade()) if at == HELD + seat],
        "hand": hand if seat == viewer else None,
        "hand_sizes": [sum(card < AGE_CARDS for card in hand), sum(card >= AGE_CARDS for card in hand)],
        "known": [card for card in hand if s.open_card(card)],
        "area": s.cards_at(AREA + seat),
        "palace": s.cards_at(PALACE + seat),
        "groups": s.plan(seat) if seat == viewer else None,
        "claim": s.reserved(seat),
    }


def region_view(s: Minos, region: int) -> RegionView:
    return {
        "city": none(s.city(region)),
        "tower": none(s.tower(region)),
        "farm": none(s.farm(region)),
        "foundation": none(s.foundation(region)),
        "sea": [none(s.sea_top(region)), none(s.sea_below(region))],
        "warriors": [s.warriors(side, region) for side in range(s.sides)],
    }


def redeal(s: Minos, seat: int | None, rng: Rng) -> None:
    """Deal unseen cards anew, Age by Age, and let the others choose their groups anew."""
    own: i64 = NONE if seat is None else HAND + seat
    for age in range(2):
        unseen = vec[i64](capacity=AGE_CARDS)
        number = zeros(PLACES)  # by place: how many of them lie there
        for card in range(age * AGE_CARDS, (age + 1) * AGE_CARDS):
            place: i64 = s.card(card)
            in_hand = HAND <= place < AREA and place != own
            if place == DECK or place == BURIED or (in_hand and not s.open_card(card)):
                unseen = append(unseen, card)
                number[place] += 1
        places = vec[i64](capacity=AGE_CARDS)
        for lies in range(PLACES):
            while number[lies]:
                number[lies] -= 1
                places = append(places, lies)
        left: i64 = len(places)
        for at in range(len(unseen)):
            lot = rng.below(left)
            left -= 1
            s.set_card(unseen[at], places[lot])
            places[lot] = places[left]
    s.sort_cards()
    for other in range(s.seats):
        if other != seat and s.plan(other):
            ways = groupings(s, other)
            s.set_plan(other, 1 + nth(ways, rng.below(size_of(ways))))
    if s.seat != seat:
        s.legal = None
