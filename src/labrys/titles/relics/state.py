"""The state of Relics: the map, the pieces, the counters, the cards.

The deck and the face-down tiles are counts by suit, not ordered stacks: cards of a suit are identical (R32), so drawing
by lot from what is left is the same lottery as a shuffled stack, and there is no hidden order that could leak.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.engine.chance import Rng
from labrys.engine.decision import Flow
from labrys.engine.native import i64, vec
from labrys.engine.option import Setting
from labrys.engine.packing import Packing
from labrys.engine.position import NO_SMALL, NO_WIDE
from labrys.engine.sets import adding, has, size_of, without
from labrys.engine.sight import Slate
from labrys.titles.relics.actions import NO_MENU
from labrys.titles.relics.clues import note_clues
from labrys.titles.relics.content import CONTENT, FACE_DOWN, NOBODY, OFF_MAP, SUITS
from labrys.titles.relics.evaluate import worth, worths
from labrys.titles.relics.fields import LAYOUT
from labrys.titles.relics.observation import note_more
from labrys.titles.relics.packed import PackedRelics
from labrys.titles.relics.scoring import rank, standing
from labrys.titles.relics.tables import Tables
from labrys.titles.relics.view import redeal, view
from labrys.titles.relics.view_types import RelicsView

if TYPE_CHECKING:
    from labrys.engine.game import Game

PACKING: Final = Packing(LAYOUT)
DIE: Final[i64] = CONTENT.die_sides


class Relics(PackedRelics):
    """A position of Relics. Tiles are numbered in reading order from 0; suits as the content lists them."""

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
        super().__init__(game, seats, options, flow, PACKING)
        self.tables = tables

    def copy(self) -> Relics:
        other = Relics(self.game, self.seats, self.options, self.flow, self.tables)
        self.share(other)
        return other

    def lay_out(self) -> None:
        """All that lies on the table before anything is drawn; it is the same each time, so it is copied."""
        tables = self.tables
        if len(tables.laid_small) == 0:
            self.clear()
            self.fill_suit([FACE_DOWN] * tables.square.tiles)
            self.fill_owner([NOBODY] * tables.square.tiles)
            self.fill_pool([tables.square.aside] * SUITS)
            self.fill_deck([CONTENT.cards_per_suit] * SUITS)
            self.recall()
            tables.laid_small = self.small
            tables.laid_wide = self.wide
        self.small = tables.laid_small[:]
        self.wide = tables.laid_wide[:]
        self.frames_at = PACKING.frames_at(self.sides)
        self.seen = 0
        self.end_all()

    def recall(self) -> None:
        """Count the cards anew, and rebuild the sets of tiles from what lies on the map."""
        for seat in range(self.seats):
            held = 0
            for suit in range(SUITS):
                held += self.hand(seat, suit)
            self.set_held(seat, held)
            self.set_own(seat, 0)
        self.stock = sum(self.all_deck())
        for points in range(DIE + 1):
            self.set_reach(points, 0)
        self.claimed = 0
        for tile in range(self.count_suit()):
            if self.suit(tile) != FACE_DOWN:
                self.open_up(tile, self.suit(tile))
            if self.owner(tile) != NOBODY:
                self.put_counter(self.owner(tile), tile)
        self.others = 0
        if self.depth:
            self.look_round(self.seat_at(0))  # a turn lies below whatever interrupts it
        self.menu = NO_MENU
        self.legal = None

    # ---- pieces that come and go, with what follows from it

    def open_up(self, tile: i64, suit: i64) -> None:
        """A tile lies face up: note who can afford it."""
        self.set_suit(tile, suit)
        for points in range(self.tables.cost[suit], DIE + 1):
            self.set_reach(points, adding(self.reach(points), tile))

    def put_counter(self, seat: i64, tile: i64) -> None:
        """A counter is laid on a tile, in place of another's if there is one."""
        before: i64 = self.owner(tile)
        if before != NOBODY:
            self.set_own(before, without(self.own(before), tile))
        self.set_owner(tile, seat)
        self.set_own(seat, adding(self.own(seat), tile))
        self.claimed = adding(self.claimed, tile)

    def take_counters(self, seat: i64) -> None:
        """All counters of a seat come off the map."""
        for tile in range(self.count_owner()):
            if self.owner(tile) == seat:
                self.set_owner(tile, NOBODY)
        self.claimed &= ~self.own(seat)
        self.set_own(seat, 0)

    def play_cards(self, seat: i64, suit: i64, cards: i64) -> None:
        """From the hand to the discards, face up (R31)."""
        self.add_hand(seat, suit, -cards)
        self.add_held(seat, -cards)
        self.add_discards(suit, cards)

    def look_round(self, seat: i64) -> None:
        """Note where the pieces of the others stand."""
        others: i64 = 0
        for other in range(self.seats):
            tile: i64 = self.piece(other)
            if tile != OFF_MAP and other != seat:
                others = adding(others, tile)
        self.others = others

    def hand_over(self, seat: i64, after: i64) -> None:
        """The same for the seat whose turn comes after another's, with less looking."""
        others = self.others
        tile: i64 = self.piece(seat)
        if tile != OFF_MAP:
            others = adding(others, tile)
        tile = self.piece(after)
        if tile != OFF_MAP:
            others = without(others, tile)
        self.others = others

    # ---- questions that rules and bots ask

    def barred(self, seat: i64) -> i64:
        """The tiles with a counter of somebody else, as bits."""
        return self.claimed & ~self.own(seat)

    def price(self, tile: i64) -> i64:
        """The points that it costs to enter a face-up tile, or to attack it."""
        suit: i64 = self.suit(tile)
        return self.tables.cost[suit]

    def hidden(self) -> i64:
        """How many tiles lie face down."""
        found: i64 = 0
        for suit in range(SUITS):
            found += self.pool(suit)
        return found

    def discarded(self) -> bool:
        """Are there discards? An empty deck takes them back (R29)."""
        for suit in range(SUITS):
            if self.discards(suit):
                return True
        return False

    def suit_set(self, seat: i64) -> i64:
        """The suits that the seat owns a tile of, as bits."""
        found: i64 = 0
        own = self.own(seat)
        for tile in range(self.tables.tiles):
            if has(own, tile):
                found = adding(found, self.suit(tile))
        return found

    def suits_owned(self, seat: int) -> int:
        """How many different suits the seat owns a tile of."""
        return int(self.suit_set(seat)).bit_count()

    # ---- what may be known

    def view(self, seat: int | None) -> RelicsView:
        self.check_viewer(seat)
        return view(self, seat)

    def redeal(self, seat: int | None, rng: Rng) -> None:
        redeal(self, seat, rng)

    def note_more(self, seat: i64, slate: Slate, at: i64) -> None:
        note_more(self, seat, slate, at)

    def note_clues(self, seat: i64, out: vec[i64]) -> None:
        note_clues(self, seat, out)

    # ---- results

    def scores(self) -> list[int]:
        return [self.suits_owned(seat) for seat in range(self.seats)]

    def ranking(self) -> list[int]:
        return rank([standing(self, seat) for seat in range(self.seats)])

    def breakdown(self) -> list[dict[str, int]]:
        found: list[dict[str, int]] = []
        for seat in range(self.seats):
            owned = self.suit_set(seat)
            found.append({name: int(has(owned, suit)) for suit, name in enumerate(CONTENT.suits)})
        return found

    @property
    def ending(self) -> str:
        if not self.over:
            return ""
        if size_of(self.gone) == self.seats - 1:
            return "last_at_table"
        return "six_suits" if SUITS in self.scores() else "round_limit"

    def census(self) -> dict[str, int]:
        """Tiles and cards of each suit, wherever they are."""
        suits, hands = self.all_suit(), self.all_hand()
        found: dict[str, int] = {"tiles": len(suits), "pieces": len(self.all_piece())}
        for suit, name in enumerate(CONTENT.suits):
            found[f"{name} tiles"] = suits.count(suit) + self.pool(suit)
            found[f"{name} cards"] = self.deck(suit) + self.discards(suit) + sum(hands[suit::SUITS])
        return found

    def evaluate(self, seat: int) -> float:
        return worth(self, seat)

    def prospects(self) -> list[float]:
        return worths(self)
