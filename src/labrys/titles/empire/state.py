"""What lies on the table: armies and cities on the board, coins, goods, the row of cards and the deck.

The deck is what is left of the cards, sorted by kind: drawing one by lot is the same lottery as a shuffled stack, and
there is no hidden order that could leak. So the only secrets are bids that are not all in yet, and the dice to come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from labrys.engine.chance import Rng
from labrys.engine.decision import ARG_SHIFT, KIND_MASK, Decision
from labrys.engine.option import Setting
from labrys.engine.state import State
from labrys.titles.empire.actions import NO_BID, REGIONS
from labrys.titles.empire.actions import SLOTS as SLOTS
from labrys.titles.empire.content import CONTENT
from labrys.titles.empire.evaluate import worth, worths
from labrys.titles.empire.scoring import (
    NOBODY,
    SOURCES,
    TALLY,
    controllers,
    holdings,
    points,
    points_of_goods,
    rank,
    rulers,
    standing,
)
from labrys.titles.empire.tables import MARCHING, PLACING, SAILING, Tables, tables
from labrys.titles.empire.view import redeal, view
from labrys.titles.empire.view_types import EmpireView

if TYPE_CHECKING:
    from labrys.engine.game import Game

ENDINGS: Final = ("points", "coins", "armies", "regions", "shared")


class Empire(State):
    """A position of Empire. A power is a seat or, with two players, the neutral third; lists by power and region have
    a stride of REGIONS."""

    __slots__ = (
        "allotted", "armies", "bank", "bids", "cards", "cities", "coins", "deck", "first", "goods", "homes", "number",
        "occupied", "row", "side", "supply", "tables", "tokens", "totals", "unbuilt",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS,
        "side",
        "number",
        "first",
        "bank",
        "armies",
        "cities",
        "coins",
        "cards",
        "goods",
        "row",
        "deck",
        "bids",
        "tokens",
        "allotted",
        "totals",
    )

    side: int
    number: int
    first: int
    bank: int
    armies: list[int]
    cities: list[int]
    coins: list[int]
    cards: list[int]
    goods: list[int]
    row: list[int]
    deck: list[int]
    bids: list[int]
    tokens: list[int]
    allotted: list[int]
    totals: list[int]
    supply: list[int]  # this and the next three follow from the fields; see recall
    unbuilt: list[int]
    occupied: list[int]
    homes: list[int]

    def __init__(
        self, game: Game, seats: int, options: dict[str, Setting], flow: tuple[Decision[Any], ...], tables: Tables
    ) -> None:
        super().__init__(game, seats, options, flow)
        self.tables = tables

    def clear(self) -> None:
        """An empty table, before set-up."""
        super().clear()
        self.side = 0  # which side of the board lies up: 0 is A
        self.number = 0  # which game of a series this is, from 0
        self.first = NOBODY  # the first player, once named
        self.bank = 0  # coins in the supply
        self.armies = []  # by power and region
        self.cities = []  # by power and region
        self.coins = []  # by seat
        self.cards = []  # by seat: how many cards it owns
        self.goods = []  # by seat: symbols of each good, then wild cards
        self.row = []  # kinds of the cards on offer, the free one first
        self.deck = []  # kinds of the cards left, sorted
        self.bids = []  # by seat, or NO_BID
        self.tokens = []  # by triangle: the good of its token; empty without the variant
        self.allotted = []  # by seat and good: wild cards that the player placed by hand
        self.totals = []  # by seat: what earlier games of the series brought, TALLY numbers each
        # The rest follows from the board.
        self.supply = []  # by power: armies beside the board
        self.unbuilt = []  # by seat: cities beside the board
        self.occupied = []  # by power: the regions with its armies, as bits
        self.homes = []  # by seat: the regions where it may place armies, as bits

    def copy(self) -> Empire:
        other = Empire(self.game, self.seats, self.options, self.flow, self.tables)
        self.share(other)
        other.side = self.side
        other.number = self.number
        other.first = self.first
        other.bank = self.bank
        other.armies = self.armies[:]
        other.cities = self.cities[:]
        other.coins = self.coins[:]
        other.cards = self.cards[:]
        other.goods = self.goods[:]
        other.row = self.row[:]
        other.deck = self.deck[:]
        other.bids = self.bids[:]
        other.tokens = self.tokens[:]
        other.allotted = self.allotted[:]
        other.totals = self.totals[:]
        other.supply = self.supply[:]
        other.unbuilt = self.unbuilt[:]
        other.occupied = self.occupied[:]
        other.homes = self.homes[:]
        return other

    def recall(self) -> None:
        """Rebuild the tables, the supplies and the sets of regions from what lies on the board."""
        self.tables = tables(self.seats, self.side, str(self.options["printing"]))
        powers = self.tables.powers
        self.supply = [CONTENT.armies] * self.seats + [CONTENT.neutral_armies] * (powers - self.seats)
        self.unbuilt = [CONTENT.cities] * self.seats
        self.occupied = [0] * powers
        self.homes = [self.tables.land.start_mask] * self.seats
        for power in range(powers):
            for region in range(REGIONS):
                armies = self.armies[power * REGIONS + region]
                cities = self.cities[power * REGIONS + region]
                self.supply[power] -= armies
                self.occupied[power] |= (armies > 0) << region
                if power < self.seats:
                    self.unbuilt[power] -= cities
                    self.homes[power] |= (cities > 0) << region

    # ---- questions that rules, words and bots ask

    @property
    def points(self) -> int:
        """How many armies may still be placed, or how many moves made; 0 where nothing is counted."""
        if not self.stack or self.stack[-1] & KIND_MASK not in (PLACING, MARCHING, SAILING):
            return 0
        return self.stack[-1] >> ARG_SHIFT

    def bids_hidden(self) -> bool:
        """Are the bids still in closed fists?"""
        return NO_BID in self.bids

    def controllers(self) -> list[int]:
        """By region: the power that controls it, or NOBODY."""
        return controllers(self.armies, self.cities, self.tables.powers, self.tables.land.regions)

    def armies_on_board(self, seat: int) -> int:
        return sum(self.armies[seat * REGIONS : (seat + 1) * REGIONS])

    def census(self) -> dict[str, int]:
        """Every component, wherever it is; no number here ever changes in a game."""
        found = {
            "cards": sum(self.cards) + len(self.row) + len(self.deck),
            "coins": sum(self.coins) + self.bank,
            "cities": sum(self.cities) + sum(self.unbuilt),
        }
        for power in range(self.tables.powers):
            name = f"armies_{power + 1}" if power < self.seats else "armies_neutral"
            found[name] = self.armies_on_board(power) + self.supply[power]
        return found

    # ---- what may be known

    def view(self, seat: int | None) -> EmpireView:
        self.check_viewer(seat)
        return view(self, seat)

    def redeal(self, seat: int | None, rng: Rng) -> None:
        redeal(self, seat, rng)

    # ---- results

    def tallies(self) -> list[list[int]]:
        """By seat, over all games so far and this one as it stands: points by source, coins, armies, regions."""
        found: list[list[int]] = []
        land = self.tables.land
        control = self.controllers()
        lands = holdings(control, self.tables.powers)
        realms = holdings(rulers(control, land.continent_of, land.continents, self.tables.powers), self.tables.powers)
        for seat in range(self.seats):
            own = [lands[seat], realms[seat]]
            own += points_of_goods(self, seat, control)
            own += [self.coins[seat], self.armies_on_board(seat), lands[seat]]
            if self.totals:
                earlier = self.totals[seat * TALLY : (seat + 1) * TALLY]
                own = [a + b for a, b in zip(own, earlier, strict=True)]
            found.append(own)
        return found

    def scores(self) -> list[int]:
        return [points(tally) for tally in self.tallies()]

    def ranking(self) -> list[int]:
        return rank([standing(tally) for tally in self.tallies()])

    def breakdown(self) -> list[dict[str, int]]:
        return [dict(zip(SOURCES, tally, strict=False)) for tally in self.tallies()]

    @property
    def ending(self) -> str:
        """What decided the game, of ENDINGS; empty while it runs."""
        if not self.over:
            return ""
        best, second = sorted([standing(tally) for tally in self.tallies()], reverse=True)[:2]
        for name, one, other in zip(ENDINGS, best, second, strict=False):
            if one != other:
                return name
        return "shared"

    def evaluate(self, seat: int) -> float:
        return worth(self, seat)

    def prospects(self) -> list[float]:
        """`evaluate` for every seat at once."""
        return worths(self)
