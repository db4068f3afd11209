"""What can be neither made nor lost, counted piece by piece where it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.engine.decision import KIND_MASK
from labrys.titles.minos.content import MOST_REGIONS, ROUTE_TOP, TRADES
from labrys.titles.minos.frames import FINISH
from labrys.titles.minos.places import (
    AREA,
    BOX,
    BURIED,
    DECK,
    DISCARDS,
    GONE,
    GOODS,
    HAND,
    HELD,
    N_SOURCES,
    NOBODY,
    NONE,
    OFFER,
    PALACE,
    PLACES,
)

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
        "cards": sum(s.card.count(place) for place in places),
        "cards misplaced": sum(
            s.cards[place] != [card for card, at in enumerate(s.card) if at == place] for place in range(PLACES)
        ),
        "cards of the offer amiss": len({*s.offer} ^ {*s.cards_at(OFFER)}) + len(s.offer) - len({*s.offer}),
    }


def goods(s: Minos) -> dict[str, int]:
    found: dict[str, int] = {}
    for good in range(GOODS):
        found[f"good {good}"] = s.stock[good] + s.pile[good] + sum(s.goods[good::GOODS])
        found[f"temp {good}"] = s.spare[good] + sum(s.temps[good::GOODS])
    return found


def pieces(s: Minos) -> dict[str, int]:
    """Warriors, points by source, buildings within what a player has, each on a place that exists."""
    board = s.tables.content.board
    found: dict[str, int] = {}
    for seat in range(s.seats):
        found[f"cities beyond {seat}"] = max(0, s.city.count(seat) - len(board.city_cost) - 1)
        found[f"towers beyond {seat}"] = max(0, s.tower.count(seat) - len(board.tower_cost))
        found[f"farms beyond {seat}"] = max(0, s.farm.count(seat) - len(board.farm_cost))
        found[f"towers without a city {seat}"] = sum(
            s.tower[at] == seat and s.city[at] != seat for at in range(MOST_REGIONS)
        )
    for side in range(s.sides):
        found[f"warriors {side}"] = s.reserves[side] + s.supply[side] + s.warriors_on_map(side)
        found[f"camps amiss {side}"] = sum(
            bool(number) != bool(s.camps[side] >> region & 1)
            for region, number in enumerate(s.warriors[side * MOST_REGIONS : (side + 1) * MOST_REGIONS])
        )
        found[f"bundles amiss {side}"] = sum(
            (number >= s.tables.temps_for_good) != bool(s.bundles[side] >> good & 1)
            for good, number in enumerate(s.temps[side * GOODS : (side + 1) * GOODS])
        )
        found[f"points {side}"] = s.vp[side] - sum(s.source[side * N_SOURCES : (side + 1) * N_SOURCES])
    found["ships off the routes"] = sum(not 0 <= space <= ROUTE_TOP for space in s.ship)
    found["dice"] = len(s.die)
    standing = [die for die in s.row if die != NONE]
    found["dice twice"] = len(standing) - len({*standing})
    return found


def tiles(s: Minos) -> dict[str, int]:
    """Trade Bonus tiles, Foundations and Sea Peoples. Those of the last battles leave the game."""
    trade_places = [BOX, *range(HELD + s.seats)]
    foundations = [tile for tile in s.foundation if tile != NONE]
    sea = [tile for tile in [*s.sea_top, *s.sea_below] if tile != NONE]
    held = [tile for tile, owner in enumerate(s.trophy) if owner != NOBODY]
    ending = not s.stack or s.stack[0] & KIND_MASK == FINISH
    return {
        "trade tiles": sum(place in trade_places for place in s.trade) - 2 * TRADES,
        "trade tiles miscounted": sum(
            tiles != sum(1 << tile for tile, place in enumerate(s.trade) if place == HELD + side)
            for side, tiles in enumerate(s.tiles)
        ),
        "foundations": len(foundations),
        "foundations twice": len(foundations) - len({*foundations}),
        "sea peoples lost": 0 if ending else 2 * len(foundations) - len(sea) - len(held),
        "sea peoples twice": len(sea) + len(held) - len({*sea, *held}),
    }
