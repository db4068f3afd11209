"""What the rules look up in play, precomputed for one seat count, board side and printing.

A seat's armies occupy a set of regions, kept as bits. The legal moves of a set are the moves of its lower regions and
then those of its higher ones, so two tables of ready-made tuples give any list of moves in one concatenation.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from labrys.engine.chance import Rng
from labrys.engine.decision import ARG_SHIFT
from labrys.titles.empire.actions import BID, BIDS, CITY, FIRST, GOODS, MOVE, NEUTRAL, PLACE, REGIONS, SEATS, STOP, TAKE
from labrys.titles.empire.content import CONTENT, Board, Part

LOW_BITS: Final = 13
LOW_MASK: Final = (1 << LOW_BITS) - 1
MOST_SYMBOLS: Final = 24  # more than any player can gather: all the carrots, wilds and tokens
WILD_GOOD: Final = GOODS  # where wild cards stand in a list by good

# The frames of the flow, as indices into FLOW in rules.
NEUTRALS: Final = 0
BIDDING: Final = 1
FIRST_PLAYER: Final = 2
TURN: Final = 3
EITHER: Final = 4
BOTH: Final = 5
PLACING: Final = 6
MARCHING: Final = 7
SAILING: Final = 8
BUILDING: Final = 9
DESTROYING: Final = 10
ALLOTTING: Final = 11
FINISH: Final = 12

FRAME_OF: Final = {"place": PLACING, "land": MARCHING, "ship": SAILING, "city": BUILDING, "destroy": DESTROYING}

Actions = tuple[int, ...]
INTS: Final = list(range(MOVE + REGIONS * REGIONS))  # one object for each action: comparing is then mostly identity


def by_mask(by_region: list[Actions], always: Actions) -> tuple[Actions, ...]:
    """For each set of regions, as bits: what is always legal, then what each region of the set adds."""
    found: list[Actions] = [always]
    for actions in by_region:
        found += [smaller + actions for smaller in found]
    return tuple(found)


class Masked:
    """Lists of actions by a set of regions as bits, split in a lower and a higher half."""

    def __init__(self, by_region: list[Actions], always: Actions) -> None:
        self.low: tuple[Actions, ...] = by_mask(by_region[:LOW_BITS], always)
        self.high: tuple[Actions, ...] = by_mask(by_region[LOW_BITS:], ())

    def all(self, regions: int) -> Actions:
        """The actions of a set of regions."""
        return self.low[regions & LOW_MASK] + self.high[regions >> LOW_BITS]

    def pick(self, regions: int, rng: Rng) -> int:
        """One of them by lot, without laying the two lists end to end."""
        low = self.low[regions & LOW_MASK]
        high = self.high[regions >> LOW_BITS]
        size = len(low)
        at = rng.below(size + len(high))
        return low[at] if at < size else high[at - size]


def runs(base: int, regions: int) -> list[Actions]:
    """One action for each region, from a verb's base."""
    return [(INTS[base + region],) for region in range(regions)]


def moves(near: list[tuple[int, ...]]) -> list[Actions]:
    """For each region, the moves to the regions near it."""
    return [
        tuple([INTS[MOVE + region * REGIONS + target] for target in targets]) for region, targets in enumerate(near)
    ]


def frame_of(part: Part) -> int:
    """The frame that asks for a part of an action, still without its seat."""
    return part.amount << ARG_SHIFT | FRAME_OF[part.verb]


class BoardTables:
    """The tables of one side of the board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.regions: int = board.regions
        self.start: int = board.start
        self.start_mask: int = 1 << board.start
        self.continent_of: tuple[int, ...] = board.continent_of
        self.continents: int = len(board.continents)
        self.triangles: tuple[int, ...] = board.triangles
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
        self.good: tuple[int, ...] = tuple([(*CONTENT.goods, "wild").index(card.good) for card in cards])
        self.symbols: tuple[int, ...] = tuple([card.symbols for card in cards])
        self.join: tuple[int, ...] = tuple([{"": 0, "or": EITHER, "and": BOTH}[action.join] for action in actions])
        self.first: tuple[int, ...] = tuple([frame_of(action.parts[0]) for action in actions])
        self.second: tuple[int, ...] = tuple([frame_of(action.parts[-1]) for action in actions])


class Tables:
    """All tables of a game in play."""

    def __init__(self, seats: int, side: int, printing: str) -> None:
        self.land: BoardTables = board_tables(side)
        self.cards: CardTables = card_tables(printing)
        self.hand: int = CONTENT.cards_each[seats]
        self.coins: int = CONTENT.coins[seats]
        self.deck: list[int] = [kind for kind, card in enumerate(CONTENT.cards) for _ in range(card.count(seats))]
        self.powers: int = seats + 1 if seats == 2 else seats


@cache
def board_tables(side: int) -> BoardTables:
    return BoardTables(CONTENT.boards[side])


@cache
def card_tables(printing: str) -> CardTables:
    return CardTables(printing)


@cache
def tables(seats: int, side: int, printing: str) -> Tables:
    return Tables(seats, side, printing)


COSTS: Final[tuple[int, ...]] = CONTENT.costs
TAKES: Final[tuple[Actions, ...]] = tuple(  # by coins
    [tuple([INTS[TAKE + at] for at, cost in enumerate(CONTENT.costs) if cost <= coins]) for coins in range(BIDS)]
)
BIDS_UP_TO: Final[tuple[Actions, ...]] = tuple(  # nothing comes last, so that in a numbered list 3 is three coins
    [(*INTS[BID + 1 : BID + coins + 1], INTS[BID]) for coins in range(BIDS)]
)
FIRSTS: Final[tuple[Actions, ...]] = tuple([tuple(INTS[FIRST : FIRST + seats]) for seats in range(SEATS + 1)])
SET_POINTS: Final[tuple[int, ...]] = tuple(
    [CONTENT.set_points(good, symbols) for good in range(GOODS) for symbols in range(MOST_SYMBOLS)]
)
