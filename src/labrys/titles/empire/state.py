"""The state of Empire: armies and cities on the board, coins, goods, the row of cards and the deck.

The deck is what is left of the cards, sorted by kind: drawing one by lot is the same lottery as a shuffled stack, and
there is no hidden order that could leak. So the only secrets are bids that are not all in yet, and the dice to come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.engine.chance import Rng
from labrys.engine.decision import Flow
from labrys.engine.native import i64, vec
from labrys.engine.option import Setting
from labrys.engine.packing import Packing
from labrys.engine.position import NO_SMALL, NO_WIDE
from labrys.engine.sets import adding, without
from labrys.engine.sight import Slate
from labrys.titles.empire.actions import NO_BID, REGIONS
from labrys.titles.empire.clues import note_clues
from labrys.titles.empire.content import CONTENT
from labrys.titles.empire.evaluate import worth, worths
from labrys.titles.empire.fields import LAYOUT
from labrys.titles.empire.frames import MARCHING, PLACING, SAILING
from labrys.titles.empire.observation import note_more
from labrys.titles.empire.packed import PackedEmpire
from labrys.titles.empire.scoring import (
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
from labrys.titles.empire.tables import Tables, tables
from labrys.titles.empire.view import redeal, view
from labrys.titles.empire.view_types import EmpireView

if TYPE_CHECKING:
    from labrys.engine.game import Game

ENDINGS: Final = ("points", "coins", "armies", "regions", "shared")
PACKING: Final = Packing(LAYOUT)


class Empire(PackedEmpire):
    """A position of Empire. A side is a seat or, with two players, the neutral third."""

    def __init__(self, game: Game, seats: int, options: dict[str, Setting], flow: Flow, tables: Tables) -> None:
        # Once more what `State` fills: the compiler then knows that it is there (decision 19).
        self.seal = None
        self.chance = 1
        self.steps = 0
        self.top = 0
        self.depth = 0
        self.small = NO_SMALL
        self.wide = NO_WIDE
        self.frames_at = 0
        self.seen = 0
        self.touched = 0
        self.seats = seats
        self.flow = flow
        self.events = None
        self.legal = None
        super().__init__(game, seats, options, flow, PACKING, tables.powers)
        self.tables = tables

    def copy(self) -> Empire:
        other = Empire(self.game, self.seats, self.options, self.flow, self.tables)
        self.share(other)
        return other

    def lay_out(self) -> None:
        """All that lies on the table before anything is drawn; it is the same each time, so it is copied."""
        tables = self.tables
        if len(tables.laid_small) == 0:
            self.clear()
            self.side = tables.side
            for seat in range(self.seats):
                self.set_armies(seat, tables.land.start, CONTENT.first_armies)
                self.set_coins(seat, tables.coins)
            self.bank = CONTENT.coins_in_box - self.seats * tables.coins
            self.fill_deck(tables.deck)
            self.recall()
            tables.laid_small = self.small
            tables.laid_wide = self.wide
        self.small = tables.laid_small[:]
        self.wide = tables.laid_wide[:]
        self.frames_at = PACKING.frames_at(self.sides)
        self.seen = 0
        self.end_all()

    def recall(self) -> None:
        """Rebuild the tables, the supplies and the sets of regions from what lies on the board."""
        self.tables = tables(self.seats, self.side, self.options)
        for side in range(self.sides):
            on_board: i64 = 0
            occupied: i64 = 0
            for region in range(REGIONS):
                armies: i64 = self.armies(side, region)
                on_board += armies
                if armies > 0:
                    occupied = adding(occupied, region)
            self.set_supply(side, (CONTENT.armies if side < self.seats else CONTENT.neutral_armies) - on_board)
            self.set_occupied(side, occupied)
        for seat in range(self.seats):
            built: i64 = 0
            homes: i64 = self.tables.land.start_mask
            for region in range(REGIONS):
                cities: i64 = self.cities(seat, region)
                built += cities
                if cities > 0:
                    homes = adding(homes, region)
            self.set_unbuilt(seat, CONTENT.cities - built)
            self.set_homes(seat, homes)

    # ---- pieces that come and go, with what follows from it

    def add_army(self, side: i64, region: i64) -> None:
        """An army comes from the supply."""
        self.add_supply(side, -1)
        if self.add_armies(side, region, 1) == 1:
            self.set_occupied(side, adding(self.occupied(side), region))

    def remove_army(self, side: i64, region: i64) -> None:
        """An army goes back to the supply."""
        self.add_supply(side, 1)
        if self.add_armies(side, region, -1) == 0:
            self.set_occupied(side, without(self.occupied(side), region))

    def move_army(self, side: i64, origin: i64, target: i64) -> None:
        if self.add_armies(side, origin, -1) == 0:
            self.set_occupied(side, without(self.occupied(side), origin))
        if self.add_armies(side, target, 1) == 1:
            self.set_occupied(side, adding(self.occupied(side), target))

    def add_city(self, seat: i64, region: i64) -> None:
        self.add_cities(seat, region, 1)
        self.add_unbuilt(seat, -1)
        self.set_homes(seat, adding(self.homes(seat), region))

    # ---- questions that rules, words and bots ask

    @property
    def points(self) -> int:
        """How many armies may still be placed, or how many moves made; 0 where nothing is counted."""
        if not self.depth or self.kind not in (PLACING, MARCHING, SAILING):
            return 0
        return self.arg

    def bids_hidden(self) -> bool:
        """Are the bids still in closed fists?"""
        for seat in range(self.seats):
            if self.bids(seat) == NO_BID:
                return True
        return False

    def controllers(self) -> list[int]:
        """By region: the power that controls it, or NOBODY."""
        return list(controllers(self))

    def armies_on_board(self, seat: int) -> int:
        total = 0
        for region in range(REGIONS):
            total += self.armies(seat, region)
        return total

    def census(self) -> dict[str, int]:
        """Every component, wherever it is; no number here ever changes in a game."""
        found = {
            "cards": sum(self.all_cards()) + self.count_row() + self.count_deck(),
            "coins": sum(self.all_coins()) + self.bank,
            "cities": sum(self.all_cities()) + sum(self.all_unbuilt()),
        }
        for side in range(self.sides):
            name = f"armies_{side + 1}" if side < self.seats else "armies_neutral"
            found[name] = self.armies_on_board(side) + self.supply(side)
        return found

    # ---- what may be known

    def view(self, seat: int | None) -> EmpireView:
        self.check_viewer(seat)
        return view(self, seat)

    def redeal(self, seat: int | None, rng: Rng) -> None:
        redeal(self, seat, rng)

    def note_more(self, seat: i64, slate: Slate, at: i64) -> None:
        note_more(self, seat, slate, at)

    def note_clues(self, seat: i64, out: vec[i64]) -> None:
        note_clues(self, seat, out)

    # ---- results

    def tallies(self) -> list[list[int]]:
        """By seat, over all games so far and this one as it stands: points by source, coins, armies, regions."""
        found: list[list[int]] = []
        land = self.tables.land
        control = controllers(self)
        lands = holdings(control, self.sides)
        realms = holdings(rulers(control, land.continent_of, land.continents, self.sides), self.sides)
        for seat in range(self.seats):
            own = [lands[seat], realms[seat]]
            own += points_of_goods(self, seat, control)
            own += [self.coins(seat), self.armies_on_board(seat), lands[seat]]
            if self.count_totals():
                earlier = self.all_totals()[seat * TALLY : (seat + 1) * TALLY]
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
