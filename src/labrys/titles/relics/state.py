"""What lies on the table: the map, the pieces, the counters, the cards, and what each seat may see of them.

The deck and the face-down tiles are counts by suit, not ordered stacks: cards of a suit are identical (R32), so drawing
by lot from what is left is the same lottery as a shuffled stack, and there is no hidden order that could leak.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from labrys.engine.chance import Rng
from labrys.engine.decision import KIND_BITS, SEAT_MASK, Decision
from labrys.engine.option import Setting
from labrys.engine.state import State
from labrys.titles.relics.content import CONTENT, SUITS
from labrys.titles.relics.evaluate import worth, worths
from labrys.titles.relics.places import FACE_DOWN as FACE_DOWN
from labrys.titles.relics.places import NOBODY as NOBODY
from labrys.titles.relics.places import OFF_MAP as OFF_MAP
from labrys.titles.relics.scoring import rank, standing
from labrys.titles.relics.tables import Fan, Tables
from labrys.titles.relics.view import redeal, view
from labrys.titles.relics.view_types import RelicsView

if TYPE_CHECKING:
    from labrys.engine.game import Game


class Relics(State):
    """A position of Relics. Tiles are numbered in reading order from 0; suits as the content lists them."""

    __slots__ = (
        "claimed", "cost", "deck", "discards", "explores", "first", "gone", "hand", "held", "moves", "near",
        "neighbours", "others", "own", "owner", "piece", "points", "pool", "reach", "round", "round_limit", "stock",
        "suit", "tables",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS,
        "suit",
        "owner",
        "pool",
        "piece",
        "hand",
        "deck",
        "discards",
        "points",
        "round",
        "first",
        "gone",
        "round_limit",
    )

    suit: list[int]
    owner: list[int]
    pool: list[int]
    piece: list[int]
    hand: list[int]
    deck: list[int]
    discards: list[int]
    points: int
    round: int
    first: int
    gone: int
    round_limit: int

    # What follows from the fields and is kept beside them, because the rules ask at every step; see recall.
    held: list[int]  # by seat: cards in hand
    stock: int  # cards in the deck
    reach: list[int]  # by points: the set of face-up tiles that so many may enter
    claimed: int  # the set of tiles with a counter
    own: list[int]  # by seat: the set of its tiles
    others: int  # the set of tiles with a piece of anybody but the seat on turn

    # Shared tables.
    cost: tuple[int, ...]
    neighbours: tuple[tuple[int, ...], ...]
    near: tuple[int, ...]
    explores: tuple[Fan, ...]
    moves: tuple[Fan, ...]

    def __init__(
        self, game: Game, seats: int, options: dict[str, Setting], flow: tuple[Decision[Any], ...], tables: Tables
    ) -> None:
        super().__init__(game, seats, options, flow)
        self.tables = tables
        self.cost = tables.cost
        self.neighbours = tables.neighbours
        self.near = tables.near
        self.explores = tables.explores
        self.moves = tables.moves

    def clear(self) -> None:
        """An empty table, before set-up."""
        super().clear()
        self.suit = []  # by tile: its suit, or FACE_DOWN
        self.owner = []  # by tile: whose counter lies there, or NOBODY
        self.pool = []  # by suit: tiles still face down on the map
        self.piece = []  # by seat: its tile, or OFF_MAP
        self.hand = []  # by seat and suit: cards held
        self.deck = []  # by suit: cards in the stack
        self.discards = []  # by suit: cards played or discarded
        self.points = 0  # action points left this turn
        self.round = 0
        self.first = 0  # the seat with the first turn
        self.gone = 0  # bit by seat: has left the table
        self.round_limit = 0
        self.held = []
        self.stock = 0
        self.reach = []
        self.claimed = 0
        self.own = []
        self.others = 0

    def recall(self) -> None:
        self.held = [sum(self.hand[seat * SUITS : (seat + 1) * SUITS]) for seat in range(self.seats)]
        self.stock = sum(self.deck)
        self.reach = [0] * (CONTENT.die_sides + 1)
        self.claimed = 0
        self.own = [0] * self.seats
        for tile, suit in enumerate(self.suit):
            if suit != FACE_DOWN:
                self.open_up(tile, suit)
            if self.owner[tile] != NOBODY:
                self.claimed |= 1 << tile
                self.own[self.owner[tile]] |= 1 << tile
        if self.stack:
            self.look_round(self.stack[0] >> KIND_BITS & SEAT_MASK)  # a turn lies below whatever interrupts it
        self.legal = None

    def open_up(self, tile: int, suit: int) -> None:
        """A tile lies face up: note who can afford it."""
        self.suit[tile] = suit
        for points in range(self.cost[suit], CONTENT.die_sides + 1):
            self.reach[points] |= 1 << tile

    def look_round(self, seat: int) -> None:
        """Note where the pieces of the others stand."""
        others = 0
        for other in range(self.seats):
            tile = self.piece[other]
            if tile != OFF_MAP and other != seat:
                others |= 1 << tile
        self.others = others

    def hand_over(self, seat: int, after: int) -> None:
        """The same for the seat whose turn comes after another's, with less looking."""
        tile = self.piece[seat]
        if tile != OFF_MAP:
            self.others |= 1 << tile
        tile = self.piece[after]
        if tile != OFF_MAP:
            self.others &= ~(1 << tile)

    def copy(self) -> Relics:
        other = Relics(self.game, self.seats, self.options, self.flow, self.tables)
        self.share(other)
        other.suit = self.suit[:]
        other.owner = self.owner[:]
        other.pool = self.pool[:]
        other.piece = self.piece[:]
        other.hand = self.hand[:]
        other.deck = self.deck[:]
        other.discards = self.discards[:]
        other.points = self.points
        other.round = self.round
        other.first = self.first
        other.gone = self.gone
        other.round_limit = self.round_limit
        other.held = self.held[:]
        other.stock = self.stock
        other.reach = self.reach[:]
        other.claimed = self.claimed
        other.own = self.own[:]
        other.others = self.others
        return other

    # ---- questions that rules and bots ask

    def suits_owned(self, seat: int) -> int:
        """How many different suits the seat owns a tile of."""
        found = 0
        for tile, owner in enumerate(self.owner):
            if owner == seat:
                found |= 1 << self.suit[tile]
        return found.bit_count()

    # ---- what may be known

    def view(self, seat: int | None) -> RelicsView:
        self.check_viewer(seat)
        return view(self, seat)

    def redeal(self, seat: int | None, rng: Rng) -> None:
        redeal(self, seat, rng)

    # ---- results

    def scores(self) -> list[int]:
        return [self.suits_owned(seat) for seat in range(self.seats)]

    def ranking(self) -> list[int]:
        return rank([standing(self, seat) for seat in range(self.seats)])

    def breakdown(self) -> list[dict[str, int]]:
        found: list[dict[str, int]] = []
        for seat in range(self.seats):
            owned = {self.suit[tile] for tile, owner in enumerate(self.owner) if owner == seat}
            found.append({name: int(suit in owned) for suit, name in enumerate(CONTENT.suits)})
        return found

    @property
    def ending(self) -> str:
        if not self.over:
            return ""
        if self.gone.bit_count() == self.seats - 1:
            return "last_at_table"
        return "six_suits" if SUITS in self.scores() else "round_limit"

    def census(self) -> dict[str, int]:
        """Tiles and cards of each suit, wherever they are."""
        found: dict[str, int] = {"tiles": len(self.suit), "pieces": len(self.piece)}
        for suit, name in enumerate(CONTENT.suits):
            found[f"{name} tiles"] = self.suit.count(suit) + self.pool[suit]
            found[f"{name} cards"] = self.deck[suit] + self.discards[suit] + sum(self.hand[suit::SUITS])
        return found

    def evaluate(self, seat: int) -> float:
        return worth(self, seat)

    def prospects(self) -> list[float]:
        return worths(self)
