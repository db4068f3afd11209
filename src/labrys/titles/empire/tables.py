"""What the rules look up in play, precomputed for one seat count, board side and printing.

A seat's armies occupy a set of regions, kept as bits. The legal moves of a set are the moves of its lower regions and
then those of its higher ones, so two tables of ready-made tuples give any list of moves in one concatenation. To pick one
by lot no list is made: smaller tables tell how many moves each few regions have, and which.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from labrys.engine.chance import Rng
from labrys.engine.menu import NUMBERS, Menu
from labrys.engine.native import i16, i64, vec
from labrys.engine.option import Setting
from labrys.titles.empire.actions import BID, BIDS, CITY, FIRST, GOODS, MOVE, NEUTRAL, PLACE, REGIONS, SEATS, STOP, TAKE
from labrys.titles.empire.content import CONTENT, Board
from labrys.titles.empire.frames import BOTH, BUILDING, DESTROYING, EITHER, MARCHING, PLACING, SAILING

LOW_BITS: Final = 13
LOW_MASK: Final = (1 << LOW_BITS) - 1
FEW_BITS: Final = 7  # regions in one of the tables to pick from
FEW: Final = 1 << FEW_BITS
FEW_MASK: Final = FEW - 1
NOBODY: Final = -1  # in place of the side that controls a region
MOST_SYMBOLS: Final = 24  # more than any player can gather: all the carrots, wilds and tokens
WILD_GOOD: Final = GOODS  # where wild cards stand in a list by good

FRAME_OF: Final = {"place": PLACING, "land": MARCHING, "ship": SAILING, "city": BUILDING, "destroy": DESTROYING}
JOIN_OF: Final = {"": 0, "or": EITHER, "and": BOTH}

Actions = tuple[int, ...]
INTS: Final = NUMBERS  # one object for each action: comparing is then mostly identity


def by_mask(by_region: list[Actions], always: Actions) -> tuple[Actions, ...]:
    """For each set of regions, as bits: what is always legal, then what each region of the set adds."""
    found: list[Actions] = [always]
    for actions in by_region:
        found += [smaller + actions for smaller in found]
    return tuple(found)


class Masked:
    """Lists of actions by a set of regions as bits. The action that is always legal, if there is one, comes first."""

    def __init__(self, by_region: list[Actions], always: Actions) -> None:
        self.low: tuple[Actions, ...] = by_mask(by_region[:LOW_BITS], always)
        self.high: tuple[Actions, ...] = by_mask(by_region[LOW_BITS:], ())
        sizes: list[int] = []
        starts: list[int] = []
        actions: list[int] = []
        for first in range(0, len(by_region), FEW_BITS):
            few = by_mask(by_region[first : first + FEW_BITS], () if first else always)
            for listed in few:
                sizes.append(len(listed))
                starts.append(len(actions))
                actions += listed
            sizes += [0] * (FEW - len(few))
            starts += [0] * (FEW - len(few))
        self.sizes: vec[i64] = vec[i64](sizes)
        self.starts: vec[i64] = vec[i64](starts)
        self.actions: vec[i16] = vec[i16](actions)

    def all(self, regions: i64) -> Actions:
        """The actions of a set of regions."""
        return self.low[regions & LOW_MASK] + self.high[regions >> LOW_BITS]

    def offer(self, regions: i64, menu: Menu) -> None:
        """The same on a menu."""
        sizes = self.sizes
        table: i64 = 0
        while table < len(sizes):
            few: i64 = table + (regions & FEW_MASK)
            menu.add_some(self.actions, self.starts[few], sizes[few])
            regions >>= FEW_BITS
            table += FEW

    def pick(self, regions: i64, rng: Rng) -> i64:
        """One of them by lot."""
        sizes = self.sizes
        total: i64 = 0
        table: i64 = 0
        left: i64 = regions
        while table < len(sizes):
            total += sizes[table + (left & FEW_MASK)]
            left >>= FEW_BITS
            table += FEW
        lot: i64 = rng.below(total)
        table = 0
        left = regions
        while True:
            few: i64 = table + (left & FEW_MASK)
            if lot < sizes[few]:
                return i64(self.actions[self.starts[few] + lot])
            lot -= sizes[few]
            left >>= FEW_BITS
            table += FEW


def runs(base: int, regions: int) -> list[Actions]:
    """One action for each region, from a verb's base."""
    return [(INTS[base + region],) for region in range(regions)]


def moves(near: list[tuple[int, ...]]) -> list[Actions]:
    """For each region, the moves to the regions near it."""
    return [
        tuple([INTS[MOVE + region * REGIONS + target] for target in targets]) for region, targets in enumerate(near)
    ]


class BoardTables:
    """The tables of one side of the board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.regions: i64 = board.regions
        self.start: i64 = board.start
        self.start_mask: i64 = 1 << board.start
        self.continent_of: vec[i64] = vec[i64](board.continent_of)
        self.continents: i64 = len(board.continents)
        self.triangles: vec[i64] = vec[i64](board.triangles)
        self.nobody: vec[i64] = vec[i64]([NOBODY] * board.regions)  # by region, to reckon on a copy of it
        self.neutrals: Actions = tuple(INTS[NEUTRAL : NEUTRAL + board.regions])
        by_ship = [tuple(sorted(land + water)) for land, water in zip(board.land, board.water, strict=True)]
        self.marches = Masked(moves(list(board.land)), (STOP,))
        self.voyages = Masked(moves(by_ship), (STOP,))
        self.places = Masked(runs(PLACE, board.regions), (STOP,))
        self.sites = Masked(runs(CITY, board.regions), (STOP,))


class CardTables:
    """The cards of one printing, by kind."""

    def __init__(self, printing: str) -> None:
        cards = CONTENT.cards
        actions = [card.actions[printing] for card in cards]
        goods = [*CONTENT.goods, "wild"]
        self.good: vec[i64] = vec[i64]([goods.index(card.good) for card in cards])
        self.symbols: vec[i64] = vec[i64]([card.symbols for card in cards])
        self.join: vec[i64] = vec[i64]([JOIN_OF[action.join] for action in actions])
        first = [action.parts[0] for action in actions]
        second = [action.parts[-1] for action in actions]
        self.first: vec[i64] = vec[i64]([FRAME_OF[part.verb] for part in first])
        self.second: vec[i64] = vec[i64]([FRAME_OF[part.verb] for part in second])
        self.first_amount: vec[i64] = vec[i64]([part.amount for part in first])
        self.second_amount: vec[i64] = vec[i64]([part.amount for part in second])


class Tables:
    """All tables of a game in play."""

    def __init__(self, seats: int, side: int, printing: str, games: int, by_hand: bool) -> None:
        self.games: i64 = games
        self.by_hand = by_hand  # do players place their wild cards themselves?
        self.neutral: bool = printing == "neutral"
        self.land: BoardTables = board_tables(side)
        self.cards: CardTables = card_tables(printing)
        self.hand: i64 = CONTENT.cards_each[seats]
        self.coins: int = CONTENT.coins[seats]
        self.side: int = side
        self.laid_small: vec[i16] = vec[i16]()  # what lies on the table before anything is drawn, once it was laid
        self.laid_wide: vec[i64] = vec[i64]()
        self.deck: list[int] = [kind for kind, card in enumerate(CONTENT.cards) for _ in range(card.count(seats))]
        self.powers: int = seats + 1 if seats == 2 else seats


@cache
def board_tables(side: int) -> BoardTables:
    return BoardTables(CONTENT.boards[side])


@cache
def card_tables(printing: str) -> CardTables:
    return CardTables(printing)


@cache
def tables_of(seats: int, side: int, printing: str, games: int, by_hand: bool) -> Tables:
    return Tables(seats, side, printing, games, by_hand)


def tables(seats: int, side: int, options: dict[str, Setting]) -> Tables:
    """The tables for a side of the board, with the options that are played."""
    return tables_of(seats, side, str(options["printing"]), int(options["games"]), options["wilds"] == "hand")


COSTS: Final[vec[i64]] = vec[i64](CONTENT.costs)
TAKES: Final[tuple[Actions, ...]] = tuple(  # by coins
    [tuple([INTS[TAKE + at] for at, cost in enumerate(CONTENT.costs) if cost <= coins]) for coins in range(BIDS)]
)
BIDS_UP_TO: Final[tuple[Actions, ...]] = tuple(  # nothing comes last, so that in a numbered list 3 is three coins
    [(*INTS[BID + 1 : BID + coins + 1], INTS[BID]) for coins in range(BIDS)]
)
FIRSTS: Final[tuple[Actions, ...]] = tuple([tuple(INTS[FIRST : FIRST + seats]) for seats in range(SEATS + 1)])
SET_POINTS: Final[vec[i64]] = vec[i64](
    [CONTENT.set_points(good, symbols) for good in range(GOODS) for symbols in range(MOST_SYMBOLS)]
)
