"""Counts every component that can be neither made nor lost, so that tests can check that none is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.engine.sets import only
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


def set_of(numbers: set[int]) -> int:
    """The same set as the position keeps it, in one number."""
    return sum(only(number) for number in numbers)


def cards(s: Minos) -> dict[str, int]:
    """Every card lies in one place that exists, and what is noted by place is right."""
    seats = range(s.sides)
    places = [*OPEN_PLACES, *(first + seat for first in (HAND, AREA, PALACE) for seat in seats)]
    found: list[list[int]] = [[] for _ in range(PLACES)]
    for card, place in enumerate(s.all_card()):
        if 0 <= place < PLACES:
            found[place].append(card)
    offer = {*s.all_offer()}
    return {
        "cards": sum(len(found[place]) for place in places),
        "cards misplaced": sum(s.cards_at(place) != there for place, there in enumerate(found)),
        "cards of the offer amiss": len(offer ^ {*s.cards_at(OFFER)}) + s.count_offer() - len(offer),
    }


def goods(s: Minos) -> dict[str, int]:
    found: dict[str, int] = {}
    held, temps = s.all_goods(), s.all_temps()
    for good in range(N_GOODS):
        found[f"good {good}"] = s.stock(good) + s.pile(good) + sum(held[good::N_GOODS])
        found[f"temp {good}"] = s.spare(good) + sum(temps[good::N_GOODS])
    return found


def pieces(s: Minos) -> dict[str, int]:
    """Warriors, points by source, buildings within what a player has, each on a place that exists."""
    board = s.tables.content.board
    found: dict[str, int] = {}
    towers, cities = s.all_tower(), s.all_city()
    for seat in range(s.seats):
        found[f"cities beyond {seat}"] = max(0, s.cities(seat) - len(board.city_cost) - 1)
        found[f"towers beyond {seat}"] = max(0, s.towers(seat) - len(board.tower_cost))
        found[f"farms beyond {seat}"] = max(0, s.farms(seat) - len(board.farm_cost))
        found[f"towers without a city {seat}"] = sum(
            tower == seat != city for tower, city in zip(towers, cities, strict=True)
        )
    warriors, temps, sources = s.all_warriors(), s.all_temps(), s.all_source()
    for side in range(s.sides):
        found[f"warriors {side}"] = s.reserves(side) + s.supply(side) + s.warriors_on_map(side)
        camps = {at for at, number in enumerate(warriors[side * MOST_REGIONS : (side + 1) * MOST_REGIONS]) if number}
        enough = s.tables.temps_for_good
        bundles = {at for at, number in enumerate(temps[side * N_GOODS : (side + 1) * N_GOODS]) if number >= enough}
        found[f"camps amiss {side}"] = s.camps(side) ^ set_of(camps)
        found[f"bundles amiss {side}"] = s.bundles(side) ^ set_of(bundles)
        found[f"points {side}"] = s.vp(side) - sum(sources[side * N_SOURCES : (side + 1) * N_SOURCES])
    found["ships off the routes"] = sum(not 0 <= space <= ROUTE_TOP for space in s.all_ship())
    found["dice"] = s.count_die()
    standing = [die for die in s.all_row() if die != NONE]
    found["dice twice"] = len(standing) - len({*standing})
    return found


def tiles(s: Minos) -> dict[str, int]:
    """Trade Bonus tiles, Foundations and Sea Peoples. Those of the last battles leave the game."""
    trade = s.all_trade()
    trade_places = [BOX, *range(HELD + s.seats)]
    foundations = [tile for tile in s.all_foundation() if tile != NONE]
    sea = [tile for tile in [*s.all_sea_top(), *s.all_sea_below()] if tile != NONE]
    held = [tile for tile, owner in enumerate(s.all_trophy()) if owner != NOBODY]
    ending = not s.depth or s.kind_at(0) == FINISH
    return {
        "trade tiles": sum(place in trade_places for place in trade) - 2 * TRADES,
        "trade tiles miscounted": sum(
            tiles != set_of({tile for tile, place in enumerate(trade) if place == HELD + side})
            for side, tiles in enumerate(s.all_tiles())
        ),
        "foundations": len(foundations),
        "foundations twice": len(foundations) - len({*foundations}),
        "sea peoples lost": 0 if ending else 2 * len(foundations) - len(sea) - len(held),
        "sea peoples twice": len(sea) + len(held) - len({*sea, *held}),
    }
