"""What a card or a building will really cost: Coins or Warriors, and the Temporary Goods that go for them.

A price is what the seat can pay, not what is printed: who lacks Coins and has to give a Temporary Good reads that before
choosing. Each way to pay is a number of Temporary Goods of two types, and what is left to pay after them.
"""

from __future__ import annotations

from collections.abc import Callable

from labrys.engine.phrase import Phrase
from labrys.titles.minos import names
from labrys.titles.minos.constants import GRAIN, HERBS, N_GOODS
from labrys.titles.minos.rules.build import A_FARM, A_SAIL, A_SHIP, MATERIAL, farm_warriors, price
from labrys.titles.minos.rules.develop import card_price, uncovered
from labrys.titles.minos.state import Minos

Way = tuple[int, int, int]  # Temporary Goods of the first and of the second type, and what is left to pay
Ways = tuple[list[Way], list[int]]  # and the two types


def ways(first: int, second: int, due: Callable[[int, int], int], means: int) -> list[Way]:
    """Every way to pay with up to so many Temporary Goods: each that is given lowers the price, the rest is there."""
    reached: dict[tuple[int, int], int] = {}
    for one in range(first + 1):
        for two in range(second + 1):
            now = due(one, two)
            before = [reached.get((one - 1, two), -1), reached.get((one, two - 1), -1)]
            if one == two == 0 or now < max(before):
                reached[one, two] = now
    found = [(one, two, now) for (one, two), now in reached.items() if now <= means]
    return found or [(0, 0, reached[0, 0])]  # what nobody could pay has a price all the same


def card_ways(s: Minos, seat: int, card: int) -> Ways:
    """How the seat can pay for a card of the hand or the offer."""
    icons = [*dict.fromkeys(s.tables.icons[card])]
    most = [min(uncovered(s, seat, card, good), s.temps(seat, good)) for good in icons]
    first, second = [*most, 0, 0][:2]
    found = ways(first, second, lambda one, two: card_price(s, seat, card, one + two), s.coins(seat))
    return found, [*icons, 0, 0][:2]


def building_ways(s: Minos, seat: int, what: int, where: int) -> Ways:
    """How the seat can pay for a City, a Tower or a Ship, or for its next space."""
    temps = [s.temps(seat, good) for good in range(N_GOODS)]
    first = 0 if what == A_SAIL else temps[MATERIAL[what]]
    second = temps[HERBS] if what >= A_SHIP else 0
    found = ways(first, second, lambda one, two: price(s, seat, what, where, one, two), s.coins(seat))
    return found, [MATERIAL[what], HERBS]


def farm_ways(s: Minos, seat: int, region: int) -> Ways:
    """How many Warriors a Farm can send back: own Grain spares them or not, as the player likes (N13)."""
    there = s.warriors(seat, region)
    full = s.tables.farm_cost[s.farms(seat)]
    found: list[Way] = []
    for used, _, least in ways(s.temps(seat, GRAIN), 0, lambda one, _: farm_warriors(s, seat, one), full):
        found += [(used, 0, sent) for sent in range(least, min(full - used, there) + 1)]
    return found or [(0, 0, full)], [GRAIN, GRAIN]


def is_free(found: list[Way]) -> bool:
    """Is there nothing to pay, and so nothing to choose?"""
    return found == [(0, 0, 0)]


def card_price_phrase(s: Minos, seat: int, card: int) -> Phrase:
    return said(*card_ways(s, seat, card), "coins")


def building_price_phrase(s: Minos, seat: int, what: int, where: int) -> Phrase:
    if what == A_FARM:
        return said(*farm_ways(s, seat, where), "price-warriors")
    return said(*building_ways(s, seat, what, where), "coins")


def said(found: list[Way], goods: list[int], unit: str) -> Phrase:
    """One or two ways are named; of more, the least and the most, and whether a Temporary Good must be given."""
    if len(found) <= 2 and (len(found) == 1 or any(one or two for one, two, _ in found)):
        return names.join("effect-or", [said_way(way, goods, unit) for way in found])
    left = [now for _, _, now in found]
    given = [one + two for one, two, _ in found]
    message = f"{unit}-range"
    if max(given):
        message += "-given" if min(given) else "-or-given"
    return Phrase(message, {"least": min(left), "most": max(left)})


def said_way(way: Way, goods: list[int], unit: str) -> Phrase:
    one, two, now = way
    parts = [
        Phrase("price-temp", {"n": number, "good": names.good(good)})
        for number, good in zip((one, two), goods, strict=True)
        if number
    ]
    if now or not parts:
        parts.append(Phrase(unit, {"n": now}))
    return names.join("plus", parts)
