"""What can be neither made nor lost, counted piece by piece where it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.engine.sets import has, only
from labrys.titles.minos.constants import (
    AREA,
    BOX,
    BURIED,
    DECK,
    DISCARDS,
    GONE,
    HAND,
    HELD,
    N_GOODS,
    N_SOURCES,
    NOBODY,
    NONE,
    OFFER,
    PALACE,
    PLACES,
)
from labrys.titles.minos.content import MOST_REGIONS, ROUTE_TOP, TRADES
from labrys.titles.minos.frames import FINISH

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos

OPEN_PLACES: Final = (DECK, OFFER, DISCARDS, GONE, BURIED)


def census(s: Minos) -> dict[str, int]:
    """How many there are of each component; the same at every step of a game."""
    return {**cards(s), **goods(s), **pieces(s), **tiles(s)}


def cards(s: Minos) -> dict[str, int]:
    """Every card lies in one place that exists, and what is noted by place is right."""
    seats = range(s.sides)
    places = [*OPEN_PLACES, *(first + seat for first in (HAND, AREA, PALACE) for seat in seats)]
    return {
        "cards": sum(s.all_card().count(place) for place in places),
        "cards misplaced": sum(
            s.cards_at(place) != [card for card, at in enumerate(s.all_card()) if at == place]
            for place in range(PLACES)
        ),
        "cards of the offer amiss": len({*s.all_offer()} ^ {*s.cards_at(OFFER)})
        + s.count_offer()
        - len({*s.all_offer()}),
    }


def goods(s: Minos) -> dict[str, int]:
    found: dict[str, int] = {}
    for good in range(N_GOODS):
        found[f"good {good}"] = s.stock(good) + s.pile(good) + sum(s.all_goods()[good::N_GOODS])
        found[f"temp {good}"] = s.spare(good) + sum(s.all_temps()[good::N_GOODS])
    return found


def pieces(s: Minos) -> dict[str, int]:
    """Warriors, points by source, buildings within what a player has, each on a place that exists."""
    board = s.tables.content.board
    found: dict[str, int] = {}
    for seat in range(s.seats):
        found[f"cities beyond {seat}"] = max(0, s.cities(seat) - len(board.city_cost) - 1)
        found[f"towers beyond {seat}"] = max(0, s.towers(seat) - len(board.tower_cost))
        found[f"farms beyond {seat}"] = max(0, s.farms(seat) - len(board.farm_cost))
        found[f"towers without a city {seat}"] = sum(
            s.tower(at) == seat and s.city(at) != seat for at in range(MOST_REGIONS)
        )
    for side in range(s.sides):
        found[f"warriors {side}"] = s.reserves(side) + s.supply(side) + s.warriors_on_map(side)
        found[f"camps amiss {side}"] = sum(
            bool(number) != has(s.camps(side), region)
            for region, number in enumerate(s.all_warriors()[side * MOST_REGIONS : (side + 1) * MOST_REGIONS])
        )
        found[f"bundles amiss {side}"] = sum(
            (number >= s.tables.temps_for_good) != has(s.bundles(side), good)
            for good, number in enumerate(s.all_temps()[side * N_GOODS : (side + 1) * N_GOODS])
        )
        found[f"points {side}"] = s.vp(side) - sum(s.all_source()[side * N_SOURCES : (side + 1) * N_SOURCES])
    found["ships off the routes"] = sum(not 0 <= space <= ROUTE_TOP for space in s.all_ship())
    found["dice"] = s.count_die()
    standing = [die for die in s.all_row() if die != NONE]
    found["dice twice"] = len(standing) - len({*standing})
    return found


def tiles(s: Minos) -> dict[str, int]:
    """Trade Bonus tiles, Foundations and Sea Peoples. Those of the last battles leave the game."""
    trade_places = [BOX, *range(HELD + s.seats)]
    foundations = [tile for tile in s.all_foundation() if tile != NONE]
    sea = [tile for tile in [*s.all_sea_top(), *s.all_sea_below()] if tile != NONE]
    held = [tile for tile, owner in enumerate(s.all_trophy()) if owner != NOBODY]
    ending = not s.depth or s.kind_at(0) == FINISH
    return {
        "trade tiles": sum(place in trade_places for place in s.all_trade()) - 2 * TRADES,
        "trade tiles miscounted": sum(
            tiles != sum(only(tile) for tile, place in enumerate(s.all_trade()) if place == HELD + side)
            for side, tiles in enumerate(s.all_tiles())
        ),
        "foundations": len(foundations),
        "foundations twice": len(foundations) - len({*foundations}),
        "sea peoples lost": 0 if ending else 2 * len(foundations) - len(sea) - len(held),
        "sea peoples twice": len(sea) + len(held) - len({*sea, *held}),
    }
